"""An endless supply of new boards, drawn from the catalogue; a seed always gives the same ones.

A level names the side and perhaps the difficulty: `easy`, `hard`, `4 stars` or
`hard 3 stars`. Without stars the sides are like those of the box. For each area, sets are
drawn and measured until six have the wanted difficulty; if that would take too long, some
are a little easier or harder.

>>> [side] = fresh_sides(seed=7, level=Level.parse("3 stars"), count=1)
>>> print(side.area)
######
.#####
....##
>>> side.sets[0]
(L4, S4, P5)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import inf
from random import Random

from ubongo.boards.board import SYMBOLS, Animal, Board, BoardSide, PieceSet, Side
from ubongo.boards.box_targets import EASY, HARD
from ubongo.boards.seeded_random import below, shuffled
from ubongo.misread import Misread, quoted
from ubongo.puzzles.catalogue import AreaNumber, area_of, areas_for, perimeter
from ubongo.puzzles.difficulty import STAR_LIMITS, expected_tries
from ubongo.puzzles.piece_sets import Pieces, counted_sets
from ubongo.puzzles.pieces import PIECES
from ubongo.shapes import Cell, Shape

WISHES = {Side.EASY: EASY, Side.HARD: HARD}

MOST_STARS = len(STAR_LIMITS) + 1

# The areas to look among: cells, shortest and longest outline. On those for some stars, about
# half of the sets have these stars (measured on 25 areas of each cells and outline); there are
# no three-piece puzzles of five stars, hardly any of four, and few four-piece puzzles of one.
Kind = tuple[int, int, int]
KINDS: dict[tuple[Side, int | None], tuple[Kind, ...]] = {
    (Side.EASY, None): ((11, 14, 16), (12, 16, 18), (13, 16, 20), (14, 16, 22)),
    (Side.EASY, 1): ((11, 22, 24), (12, 24, 26)),
    (Side.EASY, 2): ((12, 18, 20), (13, 22, 24)),
    (Side.EASY, 3): ((13, 16, 18), (14, 16, 22)),
    (Side.HARD, None): ((15, 18, 20), (16, 18, 22), (17, 20, 24), (18, 22, 26)),
    (Side.HARD, 2): ((14, 24, 26), (15, 26, 30), (16, 30, 32), (17, 32, 34)),
    (Side.HARD, 3): ((15, 22, 24), (16, 24, 28), (17, 26, 30), (18, 28, 32)),
    (Side.HARD, 4): ((17, 20, 22), (18, 24, 28)),
    (Side.HARD, 5): ((17, 18, 20), (18, 18, 22)),
}

# How many sets of an area are measured at most, at some 40 µs and 90 µs a set: a side should
# take no longer than 1.5 ms.
MOST_MEASURED = {Side.EASY: 12, Side.HARD: 8}

# After this many areas in a row that were used already, areas may be used again.
PATIENCE = 2_000


@dataclass(frozen=True, slots=True)
class Level:
    """Which side, and how many stars its puzzles should have (None: any number)."""

    side: Side
    stars: int | None = None

    def __post_init__(self) -> None:
        if (self.side, self.stars) not in KINDS:
            known = [str(stars) for side, stars in KINDS if side is self.side and stars]
            raise Misread(
                "level",
                "",
                f"there are no {self.side.value} boards of {self.stars} stars",
                f"ask for {', '.join(known[:-1])} or {known[-1]}, or for the other side",
            )

    @classmethod
    def parse(cls, text: str) -> "Level":
        """Read `easy`, `hard`, `4 stars`, or `hard 3 stars`; stars alone choose the side."""
        words = text.lower().split()
        sides = [side for side in Side if side.value in words]
        numbers = [word for word in words if word not in ("easy", "hard", "star", "stars")]
        wrong = Misread(
            "level",
            "",
            f"{quoted(text)} is not a level",
            f"write easy, hard, 1 to {MOST_STARS} stars, or a side and stars: hard 3 stars",
        )
        if len(sides) > 1 or len(numbers) > 1 or not (sides or numbers):
            raise wrong
        if not numbers:
            return cls(sides[0])
        if numbers[0] not in map(str, range(1, MOST_STARS + 1)):
            raise wrong
        stars = int(numbers[0])
        return cls(sides[0] if sides else Side.EASY if stars <= 3 else Side.HARD, stars)

    def __str__(self) -> str:
        return self.side.value if self.stars is None else f"{self.side.value} {self.stars} stars"


def has_stars(side: Side, stars: int) -> bool:
    """Whether there are boards of so many stars on this side."""
    return (side, stars) in KINDS


def fresh_sides(seed: int, level: Level, count: int) -> Iterator[BoardSide]:
    """`count` sides of a level, one at a time, on different areas as long as there are any."""
    chance = Random(seed)
    drawn = areas_of(chance, level)
    for _ in range(count):
        yield _side(chance, level, next(drawn))


def fresh_boards(seed: int, count: int) -> Iterator[Board]:
    """`count` boards with both sides, numbered from 1, the four animals in turn."""
    chance = Random(seed)
    levels = tuple(Level(side) for side in Side)
    drawn = tuple(areas_of(chance, level) for level in levels)
    animals = tuple(Animal)
    for place in range(count):
        easy, hard = (
            _side(chance, level, next(areas)) for level, areas in zip(levels, drawn, strict=True)
        )
        yield Board(place + 1, animals[place % len(animals)], easy, hard)


def lying(chance: Random, area: Shape) -> Shape:
    """The area in a random pose, but as on a printed board: not higher than wide."""
    width, height = area.width, area.height
    cells: list[tuple[int, int]] = list(area.cells)
    turn, across, down = chance.random() < 0.5, chance.random() < 0.5, chance.random() < 0.5
    if height > width or (height == width and turn):
        width, height = height, width
        cells = [(y, x) for x, y in cells]
    if across:
        cells = [(width - 1 - x, y) for x, y in cells]
    if down:
        cells = [(x, height - 1 - y) for x, y in cells]
    return Shape(tuple(Cell(x, y) for y, x in sorted((y, x) for x, y in cells)))


def areas_of(chance: Random, level: Level) -> Iterator[AreaNumber]:
    """Areas of a level without end."""
    numbers = areas_for(level.side.pieces).numbers
    outlines = {cells: (least, most) for cells, least, most in KINDS[level.side, level.stars]}
    boxes = WISHES[level.side].boxes
    seen: set[AreaNumber] = set()
    tired = 0
    while True:
        number = numbers[below(chance, len(numbers))]
        kind = outlines.get(number.bit_count())
        if kind is None or not kind[0] <= perimeter(number) <= kind[1]:
            continue
        if number in seen:
            tired += 1
            if tired > PATIENCE:
                seen.clear()
            continue
        area = area_of(number)
        tired = 0
        seen.add(number)
        if (max(area.width, area.height), min(area.width, area.height)) in boxes:
            yield number


def _side(chance: Random, level: Level, number: AreaNumber) -> BoardSide:
    area = lying(chance, area_of(number))
    counted = counted_sets(area.mask, area.size, level.side.pieces, area.stride)
    sets = map(piece_set, shuffled(chance, sorted(counted)))
    six = len(SYMBOLS)
    if level == Level(Side.HARD):
        # Most sets of these areas are as hard as the sets of the box, and measuring is expensive.
        return BoardSide(level.side, area, tuple(islice(sets, six)))
    # A set of the wanted difficulty is off by a factor of 1; of the others, the nearest are taken.
    least, most = _tries_wanted(level)
    measured: list[tuple[float, int, PieceSet]] = []
    right = 0
    for place, listed in enumerate(sets):
        if right == six or place == MOST_MEASURED[level.side]:
            break
        tries = expected_tries(area.mask, area.stride, listed)
        off = 1.0 if least <= tries < most else max(least / tries, tries / most)
        right += off == 1.0
        measured.append((off, place, listed))
    chosen = sorted(sorted(measured, key=how_far_off)[:six], key=when_measured)
    return BoardSide(level.side, area, tuple(listed for _, _, listed in chosen))


def _tries_wanted(level: Level) -> tuple[float, float]:
    if level.stars is None:
        wish = WISHES[level.side]
        return wish.easiest, wish.hardest
    limits = (0.0, *STAR_LIMITS, inf)
    return limits[level.stars - 1], limits[level.stars]


def piece_set(pieces: Pieces) -> PieceSet:
    """The pieces of a set that is written as an integer."""
    return tuple(one for one in PIECES if pieces >> one.index & 1)


def how_far_off(measured: tuple[float, int, PieceSet]) -> tuple[float, int]:
    """A key for sorting measured sets: the factor by which each is off, then when measured."""
    return measured[0], measured[1]


def when_measured(measured: tuple[float, int, PieceSet]) -> int:
    """A key for sorting measured sets: which was measured first."""
    return measured[1]
