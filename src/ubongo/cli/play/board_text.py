"""A puzzle drawn in the terminal: two characters a cell, so that cells look square.

The pieces are drawn with the digits that a player types for them, and rows and columns
have the numbers that `cover_check` names. Without colour the characters are the same.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> print(picture(Puzzle.parse("##./### + I2 L3")))
     1 2 3    1 I2   2 L3
  1  # # .    1 1    2 .
  2  # # #           2 2
"""

from itertools import zip_longest

from ubongo import terminal
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.shapes import AREA_INK, Cell

NOTHING_LAID = Cover(())

Lines = list[tuple[str, int]]  # the text with colour codes, and its width without


def numbered(puzzle: Puzzle) -> dict[str, Piece]:
    """The digit of each piece: 1 for the first listed."""
    return {str(number): one for number, one in enumerate(puzzle.pieces, 1)}


def picture(puzzle: Puzzle, cover: Cover = NOTHING_LAID) -> str:
    """The area with the laid pieces, and beside it the pieces not yet laid."""
    laid = {placement.piece for placement in cover.placements}
    blocks = [_area_lines(puzzle, cover)]
    blocks += [
        _piece_lines(digit, one) for digit, one in numbered(puzzle).items() if one not in laid
    ]
    return _beside(blocks)


def _area_lines(puzzle: Puzzle, cover: Cover) -> Lines:
    digits = {one: digit for digit, one in numbered(puzzle).items()}
    lying = {cell: laid.piece for laid in cover.placements for cell in laid.cells}
    width = max([puzzle.area.width, *(cell.x + 1 for cell in lying)])
    height = max([puzzle.area.height, *(cell.y + 1 for cell in lying)])
    light = frozenset(puzzle.area.cells)
    ruler = "".join(f"{x + 1:<2}" for x in range(width))
    lines: Lines = [(f"     {terminal.faint(ruler)}", 5 + 2 * width)]
    for y in range(height):
        row = f"{'':{2 - y // 9}}{terminal.faint(str(y + 1))}  "
        for x in range(width):
            piece = lying.get(Cell(x, y))
            if piece is not None:
                row += terminal.painted(f"{digits.get(piece, '?')} ", piece.colour)
            elif (x, y) in light:
                row += terminal.painted("# ", AREA_INK)
            else:
                row += terminal.faint(". ")
        lines.append((row, 5 + 2 * width))
    return lines


def _piece_lines(digit: str, piece: Piece) -> Lines:
    title = f"{digit} {piece.id}"
    lines: Lines = [(title, len(title))]
    for row in piece.shape.rows():
        drawn = "".join(
            terminal.painted(f"{digit} ", piece.colour) if mark == "#" else terminal.faint(". ")
            for mark in row
        )
        lines.append((drawn, 2 * len(row)))
    return lines


def _beside(blocks: list[Lines]) -> str:
    widths = [max(seen for _, seen in block) for block in blocks]
    rows = []
    for line in zip_longest(*blocks, fillvalue=("", 0)):
        cells = [
            text + " " * (width - seen) for (text, seen), width in zip(line, widths, strict=True)
        ]
        rows.append("   ".join(cells).rstrip())
    return "\n".join(rows)
