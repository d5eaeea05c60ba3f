"""Shapes on a grid: sets of cells that can be turned, flipped, drawn and parsed.

A shape is a set of cells pushed into the upper left corner; it knows nothing of
pieces or puzzles. Its text is its rows with `/` between them, `#` for a cell and
`.` for an empty place; line breaks and blanks are accepted, too.

>>> Shape.parse("##./.##").turned().text()
'.#/##/#.'
>>> print(Shape.parse("##./.##"))
##.
.##
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ubongo import terminal
from ubongo.misread import Misread, quoted

AREA_INK = "#fffdf6"

# No drawing of the game comes near this; without a limit, a short text could ask for a
# picture of a million rows by a million columns.
LARGEST_DRAWING = 64


class Cell(NamedTuple):
    """One square of the grid: x to the right, y downwards."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Shape:
    """Cells in reading order, touching the upper and the left edge.

    `mask` is the same as an integer for quick searches: row after row with one empty
    column between them, `stride` bits a row, so that nothing can run over an edge unseen.
    """

    cells: tuple[Cell, ...]
    width: int = field(init=False, repr=False, compare=False)
    mask: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        width = max([x for x, _ in self.cells]) + 1
        stride = width + 1
        mask = 0
        for x, y in self.cells:
            mask |= 1 << y * stride + x
        object.__setattr__(self, "width", width)
        object.__setattr__(self, "mask", mask)

    @classmethod
    def of(cls, cells: Iterable[tuple[int, int]]) -> "Shape":
        """The shape of any cells, wherever they lie."""
        lying = {(y, x) for x, y in cells}
        if not lying:
            raise Misread("shape", "", "it has no cell", "mark at least one cell with #")
        top = min(lying)[0]
        left = min([x for _, x in lying])
        return cls(tuple([Cell(x - left, y - top) for y, x in sorted(lying)]))

    @classmethod
    def parse(cls, text: str) -> "Shape":
        """Read `##./.##`, or the same in rows; empty rows and columns around it do not matter."""
        return cls.of(_cells_in(text))

    @property
    def size(self) -> int:
        """The number of its cells."""
        return len(self.cells)

    @property
    def stride(self) -> int:
        """How far apart two rows are when its cells are numbered: one more than its width."""
        return self.width + 1

    @property
    def height(self) -> int:
        """The number of its rows."""
        return self.cells[-1].y + 1

    def turned(self) -> "Shape":
        """A quarter turn clockwise."""
        return Shape.of((-y, x) for x, y in self.cells)

    def flipped(self) -> "Shape":
        """Turned over, left to right."""
        return Shape.of((-x, y) for x, y in self.cells)

    def poses(self) -> tuple["Shape", ...]:
        """Every different way the shape can lie: up to four turns, then the same flipped."""
        seen: dict[Shape, None] = {}
        pose = self
        for _ in range(2):
            for _ in range(4):
                seen.setdefault(pose)
                pose = pose.turned()
            pose = pose.flipped()
        return tuple(seen)

    def canonical(self) -> "Shape":
        """The pose that represents all poses: the widest, then the first in reading order."""
        return min(self.poses(), key=lambda pose: (pose.height, pose.cells))

    def is_connected(self) -> bool:
        """Whether all cells are joined edge to edge."""
        # On the mask, because this is asked of every puzzle that is made.
        reached, further = 0, self.mask & -self.mask
        while further != reached:
            reached = further
            further |= (further << 1 | further >> 1) & self.mask
            further |= (further << self.stride | further >> self.stride) & self.mask
        return reached == self.mask

    def has_hole(self) -> bool:
        """Whether the shape encloses an empty cell."""
        width, height = self.width, self.height
        around = frozenset(Cell(x, y) for x in range(-1, width + 1) for y in range(-1, height + 1))
        outside = around.difference(self.cells)
        return len(_reached(Cell(-1, -1), outside)) < len(outside)

    def rows(self) -> Iterator[str]:
        """The picture, a row at a time."""
        mine = frozenset(self.cells)
        width = self.width
        for y in range(self.height):
            yield "".join("#" if (x, y) in mine else "." for x in range(width))

    def text(self) -> str:
        """One line that `parse` reads."""
        return "/".join(self.rows())

    def _repr_svg_(self) -> str:
        from ubongo.drawing.grids import area_picture

        return area_picture(self.cells).svg(self.text())

    def __str__(self) -> str:
        return "\n".join(
            "".join(
                terminal.painted(character, AREA_INK)
                if character == "#"
                else terminal.faint(character)
                for character in row
            )
            for row in self.rows()
        )


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge with this one."""
    x, y = cell
    return Cell(x, y - 1), Cell(x - 1, y), Cell(x + 1, y), Cell(x, y + 1)


def _reached(start: Cell, within: frozenset[Cell]) -> set[Cell]:
    reached = {start}
    edge = [start]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in within and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return reached


def rows_in(text: str, thing: str) -> list[str]:
    """The rows of a drawing, which are separated by line breaks or by `/`."""
    rows = text.strip().replace("\r\n", "/").replace("\n", "/").split("/")
    if len(rows) > LARGEST_DRAWING:
        raise _too_large(thing, f"{len(rows)} rows")
    return rows


def columns_in(columns: Sequence[str], y: int, thing: str) -> Sequence[str]:
    """The columns of one row; a `Misread` if there are too many."""
    if len(columns) > LARGEST_DRAWING:
        raise _too_large(thing, f"{len(columns)} columns in row {y + 1}")
    return columns


def _too_large(thing: str, found: str) -> Misread:
    cure = f"draw at most {LARGEST_DRAWING} rows and columns"
    return Misread(thing, "", f"the drawing has {found}", cure)


def _cells_in(text: str) -> Iterator[Cell]:
    for y, row in enumerate(rows_in(text, "shape")):
        for x, character in enumerate(columns_in("".join(row.split()), y, "shape")):
            if character == "#":
                yield Cell(x, y)
            elif character != ".":
                raise Misread(
                    "shape",
                    f"row {y + 1}, column {x + 1}",
                    f"{quoted(character)} is neither # nor .",
                    "write # for a cell of the shape, . for none, / between rows",
                )
