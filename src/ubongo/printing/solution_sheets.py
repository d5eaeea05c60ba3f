"""The solution sheets, in a file of their own, so that nobody sees them by accident.

For each puzzle the first cover is drawn, with the number of all covers.
"""

from collections.abc import Callable, Sequence

from ubongo.boards.board import SYMBOLS, Board, Side
from ubongo.printing.art import GREY, INK, PAPER, SYMBOL_ART
from ubongo.printing.canvas import Pen
from ubongo.printing.cards import LETTERS, drawing, lying
from ubongo.printing.draw_piece import lay
from ubongo.printing.fonts import BOLD
from ubongo.printing.options import Column, ranges
from ubongo.printing.page_layout import MARGIN, bottom, foot, left
from ubongo.printing.svg_path import Point
from ubongo.printing.translations import Words
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, solve

WIDTH = 190.0
LABEL = 14.0
SLOT = (WIDTH - LABEL) / len(SYMBOLS)
MINI = 3.4
HEIGHTS = {Side.EASY: 16.5, Side.HARD: 20.5}
HEAD = 8.0


def solution_sheets(
    pen: Pen,
    words: Words,
    boards: Sequence[Board],
    left_out: frozenset[Column],
    progress: Callable[[int], None],
) -> None:
    """Draw the solutions, as many boards on a sheet as fit."""
    sides = pen.options.sides
    each = sum(HEIGHTS[side] for side in sides) + 3.0
    fitting = int((bottom(pen) - MARGIN - HEAD) // each)
    for start in range(0, len(boards), fitting):
        batch = boards[start : start + fitting]
        title = words.say("sheet-solutions", numbers=ranges(board.number for board in batch))
        pen.bookmark(title)
        pen.text((pen.width / 2, MARGIN + 5), title, 4.6, BOLD, INK, "middle")
        y = MARGIN + HEAD
        for board in batch:
            pen.line((left(pen, WIDTH), y), (left(pen, WIDTH) + WIDTH, y), GREY, 0.15)
            y += 1.5
            for side in sides:
                _row(pen, board, side, left_out, (left(pen, WIDTH), y))
                y += HEIGHTS[side]
                progress(1)
            y += 1.5
        foot(pen, words, title, [words.say("note-solutions")])
        pen.page_done()


def _row(pen: Pen, board: Board, side: Side, left_out: frozenset[Column], corner: Point) -> None:
    x, y = corner
    pen.text((x, y + 6), str(board.number), 5.2, BOLD, INK)
    pen.text((x + 9, y + 6), LETTERS[side], 3.6, BOLD, GREY)
    area = lying(board.side(side))
    for place, symbol in enumerate(SYMBOLS):
        at = (x + LABEL + place * SLOT, y)
        drawing(pen, SYMBOL_ART[symbol], at, 5.2, INK, PAPER)
        if (side, symbol) in left_out:
            continue
        listed = board.puzzle(side, symbol)
        puzzle = Puzzle.of(area, listed.pieces)
        cover = solve(puzzle)
        if cover is None:
            pen.text((at[0] + 7, y + 6), "–", 4, BOLD, INK)
            continue
        count = count_covers(puzzle)
        if count > 1:
            pen.text((at[0] + 2.6, y + 8.2), f"×{count}", 2.2, colour=INK, anchor="middle")
        for laid in cover.placements:
            across = at[0] + 7 + min(cell.x for cell in laid.cells) * MINI
            down = y + min(cell.y for cell in laid.cells) * MINI
            lay(pen, laid.piece, laid.pose, (across, down), MINI)
