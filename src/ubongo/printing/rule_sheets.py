"""The rules on one page, in two columns, in the words of each language's players."""

from ubongo.printing.art import AREA, INK, PAPER, RIM
from ubongo.printing.canvas import Pen
from ubongo.printing.draw_piece import lay, placed
from ubongo.printing.fonts import BOLD, TEXT, broken
from ubongo.printing.page_layout import MARGIN, bottom, foot, heading, left
from ubongo.printing.svg_path import Point
from ubongo.printing.translations import Words, rules_paragraphs
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.puzzles import Puzzle

WIDTH = 188.0
COLUMN = 90.0
# The largest of these with which everything is on one page.
SIZES = (3.2, 3.1, 3.0, 2.9, 2.8, 2.7, 2.6)
LEADING = 1.34

EXAMPLE = Puzzle.parse(".###/####/####/..## + T4 O4 P5")
SOLVED = Cover.parse(".. T4 T4 T4 / O4 O4 T4 P5 / O4 O4 P5 P5 / .. .. P5 P5")
CELL = 4.0


def rule_sheets(pen: Pen, words: Words) -> None:
    """Headings, paragraphs and points, flowing from column to column."""
    for size in SIZES:
        tried = Pen(pen.options, "", "")
        _flow(tried, words, size)
        if tried.pages == 1:
            break
    _flow(pen, words, size)


def _flow(pen: Pen, words: Words, size: float) -> None:
    column = _Columns(pen, words, size)
    listing = False
    for paragraph in rules_paragraphs(words.language):
        point = paragraph.startswith("- ")
        if listing and not point:
            column.down(0.5)
        listing = point
        if paragraph.startswith("# "):
            column.room_for(size * 6)
            column.down(size * 0.8)
            column.put(paragraph[2:], size * 1.25, BOLD, RIM)
            column.down(0.6)
        elif paragraph == "= example":
            column.room_for(4 * CELL + 4)
            _example(pen, column.at)
            column.down(4 * CELL + 4)
        elif point:
            for place, line in enumerate(broken(paragraph[2:], COLUMN - 3.5, size)):
                column.room_for(size * LEADING)
                if not place:
                    x, y = column.at
                    pen.circle((x + 1, y + size * 0.68), 0.5, fill=INK)
                column.put(line, size, TEXT, INK, 3.5)
            column.down(0.4)
        else:
            for line in broken(paragraph, COLUMN, size):
                column.room_for(size * LEADING)
                column.put(line, size, TEXT, INK)
            column.down(0.8)
    column.close()


def _example(pen: Pen, corner: Point) -> None:
    """An area, the pieces listed for it, and how they cover it."""
    x, y = corner[0] + 3, corner[1] + 1.5
    pieces = EXAMPLE.pieces
    area = EXAMPLE.area
    in_colour = pen.options.in_colour
    around = placed(area, (x, y), CELL)
    pen.loops(around, fill=AREA if in_colour else PAPER, line=RIM if in_colour else INK, thick=0.5)
    across = x + 5 * CELL
    for piece in pieces:
        pose = piece.shape.canonical()
        lay(pen, piece, pose, (across, y + (4 - pose.height) * CELL / 2), CELL * 0.8)
        across += (pose.width + 0.8) * CELL * 0.8
    middle = y + 2 * CELL - 1.5
    pen.line((across, middle), (across + 6, middle), INK, 0.4)
    pen.loops([((across + 5, middle - 1.2), (across + 7, middle), (across + 5, middle + 1.2))], INK)
    for laid in SOLVED.placements:
        at_x = across + 11 + min(cell.x for cell in laid.cells) * CELL
        at_y = y + min(cell.y for cell in laid.cells) * CELL
        lay(pen, laid.piece, laid.pose, (at_x, at_y), CELL)


class _Columns:
    """The position of the next line in the columns of a page."""

    def __init__(self, pen: Pen, words: Words, size: float) -> None:
        self.pen, self.words, self.size = pen, words, size
        self.title = words.say("sheet-rules")
        self.column, self.top, self.y = 0, MARGIN, MARGIN
        self._begin()

    def _begin(self) -> None:
        self.pen.bookmark(self.title)
        self.top = heading(self.pen, MARGIN, f"Ubongo · {self.title}")
        self.y = self.top

    @property
    def at(self) -> Point:
        return left(self.pen, WIDTH) + self.column * (WIDTH - COLUMN), self.y

    def room_for(self, height: float) -> None:
        if self.y + height <= bottom(self.pen) - 1:
            return
        if self.column:
            self.close()
            self.column = 0
            self._begin()
        else:
            self.column = 1
            self.y = self.top

    def put(self, line: str, size: float, font: str, colour: str, inset: float = 0) -> None:
        x, y = self.at
        self.pen.text((x + inset, y + size), line, size, font, colour)
        self.y += size * LEADING

    def down(self, by: float) -> None:
        if self.y > self.top:
            self.y += by

    def close(self) -> None:
        foot(self.pen, self.words, self.title, [self.words.say("unofficial")])
        self.pen.page_done()
