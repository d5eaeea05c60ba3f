"""The twelve pieces of each player, in the size of the boards' cells, front and back.

A piece is flipped in play, so its back is printed too: the same sheet in the mirror.
"""

from ubongo.printing.canvas import Pen
from ubongo.printing.cards import CELL
from ubongo.printing.draw_piece import lay
from ubongo.printing.fonts import BOLD
from ubongo.printing.page_layout import MARGIN, bottom, foot, left, marks
from ubongo.printing.svg_path import Point
from ubongo.printing.translations import Words
from ubongo.puzzles.pieces import Piece, piece
from ubongo.shapes import Shape

# Three rows of pieces; the marked ones are upright, to fill the sheet better.
ROWS = (("Z5", "P5", "T4'", "L4'", "S4'"), ("Y5", "L5", "O4", "L3"), ("I4", "I3", "I2"))
WIDTH, GAP = 189.0, 6.0
HEAD = 7.0
SETS = 2


def piece_sheets(pen: Pen, words: Words) -> None:
    """Two players' pieces on a sheet, and their backs on the next page."""
    players = pen.options.players
    for first in range(1, players + 1, SETS):
        numbers = range(first, min(first + SETS, players + 1))
        for back in (False, True):
            title = words.say("sheet-pieces-back" if back else "sheet-pieces")
            pen.bookmark(title)
            height = bottom(pen) - MARGIN
            each = height / SETS
            for place, number in enumerate(numbers):
                y = MARGIN + place * each + (each - set_height()) / 2
                name = words.say("player", number=number)
                pen.text((pen.width / 2, y + 4), name, 4.2, BOLD, anchor="middle")
                for one, pose, corner in laid_out((left(pen, WIDTH), y + HEAD)):
                    if back:
                        x = pen.width - corner[0] - pose.width * CELL
                        lay(pen, one, pose.flipped(), (x, corner[1]), CELL, named=True)
                    else:
                        lay(pen, one, pose, corner, CELL, named=True)
            marks(pen, [MARGIN + 2, MARGIN + each])
            notes = [words.say("note-pieces"), words.say("note-duplex")]
            foot(pen, words, title, notes)
            pen.page_done()


def set_height() -> float:
    """How high the pieces of one player are, with the player's name above."""
    heights = [max(_pose(name)[1].height for name in row) * CELL for row in ROWS]
    return HEAD + sum(heights) + GAP * (len(ROWS) - 1)


def laid_out(corner: Point) -> list[tuple[Piece, Shape, Point]]:
    """The twelve pieces, their poses and their corners."""
    placed: list[tuple[Piece, Shape, Point]] = []
    y = corner[1]
    for row in ROWS:
        chosen = [_pose(name) for name in row]
        wide = sum(pose.width for _, pose in chosen) * CELL
        gap = (WIDTH - wide) / (len(row) - 1) if wide > WIDTH * 0.8 else 14.0
        x = corner[0] + (WIDTH - wide - gap * (len(row) - 1)) / 2
        high = max(pose.height for _, pose in chosen) * CELL
        for one, pose in chosen:
            placed.append((one, pose, (x, y)))
            x += pose.width * CELL + gap
        y += high + GAP
    return placed


def _pose(name: str) -> tuple[Piece, Shape]:
    one = piece(name.rstrip("'"))
    return one, one.shape.turned() if name.endswith("'") else one.shape
