"""A puzzle: one light area and the pieces that must cover it.

`Puzzle.of` refuses a puzzle that cannot make sense: the pieces must differ, and their
cells must add up to those of a connected area. Whether it has a cover is a question for
the solver. `check_playable` refuses what no board of a game may have: an area that is too
large for one, or pieces that are not in the box.

>>> Puzzle.parse("##.../###../.####/..##. + I2 I4 P5").text()
'##.../###../.####/..##. + I2 I4 P5'
>>> Puzzle.parse("###### + I2 I=####").pieces
(I2, I)
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise, zip_longest

from ubongo.misread import Misread
from ubongo.puzzles.facts import FactCarrier
from ubongo.puzzles.pieces import Piece, drawn, in_box_order
from ubongo.shapes import LARGEST_DRAWING, Shape

# The limit of boards, and so of the page's grid and of messages; a real board needs 6 by 5.
WIDEST = 8
HIGHEST = 8

# The solver goes one call deeper for each piece.
MOST_PIECES = 128

# In a sentence, more pieces than in the box are counted and not named.
MOST_NAMED = 12


@dataclass(frozen=True, slots=True)
class Puzzle(FactCarrier):
    """An area, and the pieces in box order."""

    area: Shape
    pieces: tuple[Piece, ...]

    @classmethod
    def of(cls, area: Shape, pieces: Iterable[Piece]) -> "Puzzle":
        """The puzzle, or a `Misread` that explains why it makes no sense."""
        listed = in_box_order(pieces)
        if not listed:
            raise Misread("puzzle", "", "no piece is listed", "list at least one, such as I2 L3")
        for one, next_ in pairwise(listed):
            if one.id == next_.id:
                raise Misread("puzzle", "", f"{one.id} is listed twice", "list each piece once")
        if len(listed) > MOST_PIECES:
            found, cure = f"{len(listed)} pieces are listed", f"list at most {MOST_PIECES}"
            raise Misread("puzzle", "", found, cure)
        check_area(area)
        cells = sum(one.size for one in listed)
        if cells != area.size:
            raise Misread(
                "puzzle",
                "",
                f"{_ids(listed)} have {cells} cells together and the area has {area.size}",
                f"choose pieces with {area.size} cells or an area of {cells}",
            )
        return cls(area, listed)

    @classmethod
    def parse(cls, text: str) -> "Puzzle":
        """Read `area + pieces`; a piece of one's own is written as `NAME=SHAPE`."""
        area, plus, names = text.partition("+")
        if not plus:
            raise Misread(
                "puzzle", "", "there is no + between area and pieces", "write it as ##/## + O4"
            )
        return cls.of(Shape.parse(area), map(Piece.parse, names.split()))

    def text(self) -> str:
        """One line that `parse` reads."""
        return f"{self.area.text()} + {_names(self.pieces)}"

    def canonical(self) -> "Puzzle":
        """The puzzle that represents this one in all poses of its area.

        >>> Puzzle.parse("#./##/## + I2 L3").canonical().text()
        '##./### + I2 L3'
        """
        return Puzzle(self.area.canonical(), self.pieces)

    def is_same_as(self, other: "Puzzle") -> bool:
        """Whether both are the same puzzle, turned or flipped in any way."""
        if self.pieces != other.pieces:
            return False
        return self.area == other.area or self.area.canonical() == other.area.canonical()

    def key(self) -> str:
        """The same text for this puzzle however it is turned or flipped, for an index.

        >>> Puzzle.parse("#./##/## + I2 L3").key() == Puzzle.parse("###/##. + I2 L3").key()
        True
        """
        return self.canonical().text()

    def _repr_svg_(self) -> str:
        from ubongo.puzzles.puzzle_drawing import puzzle_picture

        return puzzle_picture(self).svg(self.text())

    def __str__(self) -> str:
        columns = [_column("", str(self.area), self.area.width)]
        columns += [_column(one.id, drawn(one, one.shape), one.shape.width) for one in self.pieces]
        lines = []
        for row in zip_longest(*(lines for lines, _ in columns), fillvalue=""):
            cells = [
                cell + " " * (width - _visible(cell))
                for cell, (_, width) in zip(row, columns, strict=True)
            ]
            lines.append("   ".join(cells).rstrip())
        return "\n".join(lines)


def check_area(area: Shape) -> None:
    """Refuse an area that is in several parts or larger than any drawing."""
    check_fits(area, LARGEST_DRAWING, LARGEST_DRAWING)
    if not area.is_connected():
        raise Misread("area", "", "it is in several parts", "join all cells edge to edge")


def check_fits(area: Shape, width: int, height: int) -> None:
    """Refuse an area that is larger than this."""
    if area.width > width or area.height > height:
        raise Misread(
            "area",
            "",
            f"it is {area.width} wide and {area.height} high",
            f"it must fit into {width} by {height}",
        )


def check_playable(puzzle: Puzzle) -> None:
    """Refuse a puzzle that no board of a game may have."""
    check_fits(puzzle.area, WIDEST, HIGHEST)
    for one in puzzle.pieces:
        if not one.is_in_the_box:
            raise Misread(
                "puzzle", "", f"{one.id} is not a piece of the box", "list pieces of the box"
            )


def _names(pieces: tuple[Piece, ...]) -> str:
    return " ".join(one.text() for one in pieces)


def _ids(pieces: tuple[Piece, ...]) -> str:
    """The pieces in a sentence."""
    few = len(pieces) <= MOST_NAMED
    return " ".join(one.id for one in pieces) if few else f"{len(pieces)} pieces"


def _column(title: str, picture: str, width: int) -> tuple[list[str], int]:
    return [title, *picture.split("\n")], max(width, len(title))


def _visible(text: str) -> int:
    """The width of the text as it is displayed, without colour codes."""
    return len(
        "".join(part.partition("m")[2] if i else part for i, part in enumerate(text.split("\x1b[")))
    )
