"""The rules on two or three pages, in two columns, in the words of each language's players."""

from ubongo.printing.art import INK, RIM
from ubongo.printing.furniture import MARGIN, bottom, foot, heading, left
from ubongo.printing.letters import BOLD, TEXT, broken
from ubongo.printing.paths import Point
from ubongo.printing.pen import Pen
from ubongo.printing.words import Words, told_rules

WIDTH = 188.0
COLUMN = 90.0
SIZE = 2.95
LEADING = 1.36


def rule_sheets(pen: Pen, words: Words) -> None:
    """Headings, paragraphs and points, flowing from column to column."""
    title = words.say("sheet-rules")
    column = _Columns(pen, words, title)
    for paragraph in told_rules(words.language):
        if paragraph.startswith("# "):
            column.room_for(16)
            column.down(2.4)
            column.put(paragraph[2:], SIZE * 1.3, BOLD, RIM)
            column.down(0.7)
        elif paragraph.startswith("- "):
            for place, line in enumerate(broken(paragraph[2:], COLUMN - 3.5, SIZE)):
                column.room_for(SIZE * LEADING)
                if not place:
                    x, y = column.at
                    pen.circle((x + 1, y + SIZE * 0.68), 0.5, fill=INK)
                column.put(line, SIZE, TEXT, INK, 3.5)
            column.down(0.5)
        else:
            for line in broken(paragraph, COLUMN, SIZE):
                column.room_for(SIZE * LEADING)
                column.put(line, SIZE, TEXT, INK)
            column.down(1.0)
    column.close()


class _Columns:
    """Where the next line goes."""

    def __init__(self, pen: Pen, words: Words, title: str) -> None:
        self.pen, self.words, self.title = pen, words, title
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
