"""The twelve pieces, all different in shape and colour (R-004), and pieces of one's own.

There is one object for each piece in a process, so pieces are compared by
identity; their order is `index`, their place in the box.

>>> piece("P5").shape.text()
'##/##/#.'
>>> sum(p.size for p in PIECES), sum(len(p.poses) for p in PIECES)
(48, 55)

A piece of one's own is any shape with a name, for puzzles that no box has. Its colour and
its place after the twelve follow from its name.

>>> Piece.of("X5", ".#./###/.#.").text()
'X5=.#./###/.#.'
>>> Piece.parse("X5=.#./###/.#.") is Piece.of("X5", ".#./###/.#.")
True
"""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from weakref import WeakValueDictionary

from ubongo import terminal
from ubongo.misread import Misread, quoted
from ubongo.shapes import Shape

# A name of a piece of one's own, and how it is told apart from its shape.
_OWN_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}", re.ASCII)
_LONGEST_ID = 8
_BETWEEN = "="


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Piece:
    """One of the twelve, or one's own: its id (`L4`), its shape and how it is drawn."""

    id: str
    shape: Shape
    colour: str
    mark: str
    index: int
    size: int
    poses: tuple[Shape, ...]

    @classmethod
    def of(cls, id_: str, shape: "Shape | str") -> "Piece":
        """A piece of one's own: the same object whenever name and shape are the same."""
        return _own_piece(id_, Shape.parse(shape) if isinstance(shape, str) else shape)

    @classmethod
    def parse(cls, text: str) -> "Piece":
        """Read the id of one of the twelve, or `NAME=SHAPE`."""
        name, between, shape = text.partition(_BETWEEN)
        return cls.of(name.strip(), shape) if between else piece(text)

    @property
    def is_in_the_box(self) -> bool:
        """Whether it is one of the twelve."""
        return self.index < len(PIECES)

    def text(self) -> str:
        """What `parse` reads: the id, and the shape of a piece that is not in the box."""
        return self.id if self.is_in_the_box else f"{self.id}{_BETWEEN}{self.shape.text()}"

    def _repr_svg_(self) -> str:
        from ubongo.puzzles.puzzle_drawing import piece_picture

        return piece_picture(self).svg(self.id)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # A piece that is unpickled must be the same object.
        return Piece.parse, (self.text(),)

    def __repr__(self) -> str:
        return self.id

    def __str__(self) -> str:
        return self.id


def drawn(piece: Piece, pose: Shape) -> str:
    """One pose of a piece in its own colour."""
    return "\n".join(
        "".join(terminal.painted(one, piece.colour) if one == "#" else one for one in row)
        for row in pose.rows()
    )


def _read_pieces() -> tuple[Piece, ...]:
    # By hand, because importing pathlib for one file would take a third of the start-up time.
    folder = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120
    with open(os.path.join(folder, "data", "pieces.txt"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
        lines = file.read().splitlines()
    pieces: list[Piece] = []
    for line in lines:
        if line.startswith("#"):
            continue
        id_, colour, mark, text = line.split()
        shape = Shape.parse(text)
        pieces.append(Piece(id_, shape, colour, mark, len(pieces), shape.size, shape.poses()))
    return tuple(pieces)


PIECES: tuple[Piece, ...] = _read_pieces()
"""The twelve pieces of the box, from the smallest to the largest."""

_BY_ID = {piece.id: piece for piece in PIECES}


def piece(id_: str) -> Piece:
    """The piece of this id, in capitals or not."""
    found = _BY_ID.get(id_.strip().upper())
    if found is None:
        known = " ".join(_BY_ID)
        raise Misread("piece", "", f"there is no piece {quoted(id_)}", f"the pieces are {known}")
    return found


def _own_piece(id_: str, shape: Shape) -> Piece:
    known = _OWN.get((id_, shape))
    if known is not None:
        return known
    if not _OWN_ID.fullmatch(id_):
        cure = f"take a letter and at most {_LONGEST_ID - 1} more letters or digits"
        raise Misread("piece", "", f"{quoted(id_)} is not a name for a piece", cure)
    if id_.upper() in _BY_ID:
        cure = "write only its id, or take another name"
        raise Misread("piece", "", f"{id_.upper()} is a piece of the box", cure)
    if not shape.is_connected():
        raise Misread("piece", id_, "it is in several parts", "join all cells edge to edge")
    # After the twelve, in the order of their names, which is the same in every process.
    letters = id_.encode()
    place = int.from_bytes(letters.ljust(_LONGEST_ID, b"\0"), "big")
    like = PIECES[sum(letters) % len(PIECES)]
    made = Piece(id_, shape, like.colour, like.mark, len(PIECES) + place, shape.size, shape.poses())
    return _OWN.setdefault((id_, shape), made)


# Pieces of one's own are forgotten when nobody has them any more.
_OWN: WeakValueDictionary[tuple[str, Shape], Piece] = WeakValueDictionary()


def in_box_order(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The pieces as they lie in the box."""
    return tuple(sorted(pieces, key=_index))


def _index(piece: Piece) -> int:
    return piece.index
