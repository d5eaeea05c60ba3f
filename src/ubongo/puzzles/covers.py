"""A cover: pieces laid on the cells of an area.

The same type comes from the solver, a bot and a player, whole or half laid, right
or wrong; `cover_check` says whether it is right. Its text is a grid of
piece ids with `..` where nothing lies.

>>> Cover.parse("O4 O4 I2 / O4 O4 I2").text()
'O4 O4 I2 / O4 O4 I2'
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ubongo import terminal
from ubongo.misread import Misread, quoted
from ubongo.puzzles.pieces import Piece, piece
from ubongo.shapes import Cell, Shape, columns_in, rows_in

EMPTY = ".."
CROWDED = "**"


@dataclass(frozen=True, slots=True)
class Placement:
    """One piece and the cells it lies on, in reading order."""

    piece: Piece
    cells: tuple[Cell, ...]

    @classmethod
    def of(cls, piece: Piece, cells: Iterable[tuple[int, int]]) -> "Placement":
        """A piece on these cells, in any order."""
        lying = (Cell(*cell) for cell in cells)
        return cls(piece, tuple(sorted(lying, key=lambda cell: (cell.y, cell.x))))

    @property
    def pose(self) -> Shape:
        """How the piece lies, wherever it lies."""
        return Shape.of(self.cells)


@dataclass(frozen=True, slots=True)
class Cover:
    """Placements in the order of the box."""

    placements: tuple[Placement, ...]

    @classmethod
    def of(cls, placements: Iterable[Placement]) -> "Cover":
        """A cover of these placements, in any order."""
        return cls(tuple(sorted(placements, key=lambda laid: laid.piece.index)))

    @classmethod
    def parse(cls, text: str, numbered: Mapping[str, Piece] | None = None) -> "Cover":
        """Read a grid of ids such as `O4 O4 I2 / O4 O4 I2`.

        With `numbered`, one character a cell is enough: with {"1": O4, "2": I2}
        `112/112` is the same cover.
        """
        cells: dict[Piece, list[Cell]] = {}
        for y, row in enumerate(rows_in(text, "cover")):
            for x, name in enumerate(columns_in(_names_in(row, numbered), y, "cover")):
                if name.strip("."):
                    cells.setdefault(_piece_at(name, x, y, numbered), []).append(Cell(x, y))
        return cls.of(Placement.of(one, lying) for one, lying in cells.items())

    def text(self) -> str:
        """One line that `parse` reads."""
        return " / ".join(" ".join(row) for row in self._grid())

    def _repr_svg_(self) -> str:
        from ubongo.puzzles.puzzle_drawing import cover_picture

        return cover_picture(self).svg(self.text())

    def __str__(self) -> str:
        pieces = {laid.piece.id: laid.piece for laid in self.placements}
        width = max(map(len, (EMPTY, *pieces)))
        return "\n".join(
            "".join(_drawn(name, pieces.get(name), width) for name in row).rstrip()
            for row in self._grid()
        )

    def _grid(self) -> list[list[str]]:
        width = max((cell.x for laid in self.placements for cell in laid.cells), default=0) + 1
        height = max((cell.y for laid in self.placements for cell in laid.cells), default=0) + 1
        grid = [[EMPTY] * width for _ in range(height)]
        for laid in self.placements:
            for x, y in laid.cells:
                if x < 0 or y < 0:
                    raise Misread(
                        "cover",
                        f"column {x + 1}, row {y + 1}",
                        "a cell lies off the grid",
                        "count columns and rows from 1",
                    )
                grid[y][x] = laid.piece.id if grid[y][x] == EMPTY else CROWDED
        return grid


def _names_in(row: str, numbered: Mapping[str, Piece] | None) -> list[str]:
    names = row.split()
    if numbered and all(mark == "." or mark in numbered for name in names for mark in name):
        return list("".join(names))
    return names


def _piece_at(name: str, x: int, y: int, numbered: Mapping[str, Piece] | None) -> Piece:
    if numbered and name in numbered:
        return numbered[name]
    try:
        return piece(name)
    except Misread as wrong:
        place = f"row {y + 1}, column {x + 1}"
        raise Misread("cover", place, f"there is no piece {quoted(name)}", wrong.cure) from None


def _drawn(name: str, piece: Piece | None, width: int) -> str:
    if piece is not None:
        return terminal.painted(f"{name:{width}} ", piece.colour)
    return f"{terminal.faint(name) if name == EMPTY else name}{'':{width - len(name)}} "
