"""Options of the sheets: paper, style, language, number of players, sides.

>>> Options(paper=Paper.LETTER).paper.width
215.9
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ubongo.boards.board import Side, Symbol
from ubongo.languages import LANGUAGES, SOURCE
from ubongo.misread import Misread, quoted

MOST_PLAYERS = 4

# The solutions of one side for one symbol stand one below the other.
Column = tuple[Side, Symbol]


class Paper(Enum):
    """A sheet, in millimetres."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        return 210.0 if self is Paper.A4 else 215.9

    @property
    def height(self) -> float:
        return 297.0 if self is Paper.A4 else 279.4


class Style(Enum):
    """Full colour, or black lines and patterns on white."""

    COLOUR = "colour"
    INK_SAVING = "ink-saving"


@dataclass(frozen=True, slots=True)
class Options:
    """How to print; every sheet takes the same."""

    paper: Paper = Paper.A4
    style: Style = Style.COLOUR
    # The tag of one of `ubongo.languages.LANGUAGES`.
    language: str = SOURCE
    players: int = MOST_PLAYERS
    sides: tuple[Side, ...] = tuple(Side)

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_PLAYERS:
            raise Misread(
                "players", "", f"{self.players} cannot play", f"there are 1 to {MOST_PLAYERS}"
            )
        if self.language not in LANGUAGES:
            raise Misread(
                "language", "", f"{quoted(self.language)} is none", f"take {', '.join(LANGUAGES)}"
            )
        if not self.sides:
            raise Misread("sides", "", "none is asked for", "take easy, hard or both")

    @property
    def in_colour(self) -> bool:
        return self.style is Style.COLOUR


def numbers_in(text: str, most: int) -> tuple[int, ...]:
    """The numbers of `1-12` or `3,7,20-22`, each once, in order.

    >>> numbers_in("3, 7, 20-22", 36)
    (3, 7, 20, 21, 22)
    """
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = (word.strip() for word in part.partition("-"))
        ends = (first, last) if dash else (first, first)
        if not all(end.isascii() and end.isdecimal() and len(end) <= 6 for end in ends):
            raise _misread(f"{quoted(part.strip())} is neither a number nor a range", most)
        low, high = map(int, ends)
        if not 1 <= low <= high <= most:
            raise _misread(f"{quoted(part.strip())} is not among them", most)
        found.update(range(low, high + 1))
    return tuple(sorted(found))


def ranges(numbers: Iterable[int]) -> str:
    """Numbers in order in few words.

    >>> ranges([3, 7, 20, 21, 22])
    '3, 7, 20–22'
    """
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if run[1:] else f"{run[0]}" for run in found)


def _misread(found: str, most: int) -> Misread:
    return Misread("boards", "", found, f"write 1-{most}, or numbers such as 3,7,20-22")
