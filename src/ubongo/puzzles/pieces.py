"""The twelve pieces, all different in shape and colour (R-004).

There is one object for each piece in a process, so pieces are compared by
identity; their order is `index`, their place in the box.

>>> piece("P5").shape.text()
'##/##/#.'
>>> sum(p.size for p in PIECES), sum(len(p.poses) for p in PIECES)
(48, 55)
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass

from ubongo import terminal
from ubongo.misread import Misread, quoted
from ubongo.shapes import Shape


@dataclass(frozen=True, eq=False, slots=True)
class Piece:
    """One of the twelve: its id (`L4`: an L of four cells), its shape and how it is drawn."""

    id: str
    shape: Shape
    colour: str
    pattern: str
    index: int
    size: int
    poses: tuple[Shape, ...]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # A piece that is unpickled must be the same object.
        return piece, (self.id,)

    def __repr__(self) -> str:
        return self.id

    def __str__(self) -> str:
        return drawn(self, self.shape)


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
        id_, colour, pattern, text = line.split()
        shape = Shape.parse(text)
        pieces.append(Piece(id_, shape, colour, pattern, len(pieces), shape.size, shape.poses()))
    return tuple(pieces)


PIECES = _read_pieces()
_BY_ID = {piece.id: piece for piece in PIECES}


def piece(id_: str) -> Piece:
    """The piece of this id, in capitals or not."""
    found = _BY_ID.get(id_.strip().upper())
    if found is None:
        known = " ".join(_BY_ID)
        raise Misread("piece", "", f"there is no piece {quoted(id_)}", f"the pieces are {known}")
    return found


def in_box_order(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The pieces as they lie in the box."""
    return tuple(sorted(pieces, key=_index))


def _index(piece: Piece) -> int:
    return piece.index
