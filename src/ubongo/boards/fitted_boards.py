"""Fitted boards (R-429): sides drawn for a wanted number of tries, and the levels that want them.

A level says in twelfths of a rung how hard boards a player gets; sixteen rungs double the tries
of `puzzles/difficulty`. Everything is in whole numbers, so that every program draws the same.

>>> [wanted_tenths(level) for level in (72, 264, 456)]
[39, 78, 156]
>>> from ubongo.puzzles.difficulty import difficulty
>>> side = fitted_side(number=7, board=1, symbol=SYMBOLS[0], wanted=156)
>>> round(difficulty(side.puzzle(SYMBOLS[0])), 1)
16.2
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from random import Random

from ubongo.boards.board import SYMBOLS, BoardSide, PieceSet, Side, Symbol
from ubongo.boards.fresh_boards import (
    Level,
    areas_of,
    how_far_off,
    lying,
    piece_set,
    when_measured,
)
from ubongo.boards.seeded_random import shuffled
from ubongo.puzzles.catalogue import area_of
from ubongo.puzzles.difficulty import expected_tries, stars
from ubongo.puzzles.piece_sets import counted_sets
from ubongo.shapes import Shape

RUNG = 12  # of a level
DOUBLING = 16  # rungs
THREE_TRIES = 30  # tenths: what rung 0 wants

# The catalogue has boards from 3.6 to 62 tries.
LOWEST_RUNG = 4
HIGHEST_RUNG = 70

# Up to which tenths of tries the boards are of which side and stars; the rest has five stars.
LEVELS = (
    (55, Level(Side.EASY, 1)),
    (100, Level(Side.EASY, 2)),
    (140, Level(Side.EASY, 3)),
    (170, Level(Side.HARD, 3)),
    (310, Level(Side.HARD, 4)),
)
HARDEST = Level(Side.HARD, 5)

# On each area so many sets are measured. The first area with one that is off by 4 % at most is
# taken; of eight without such a one, that with the nearest. Measured on 23 levels from end to end,
# 150 boards each: off by 10 % at most, and by less than 4.5 % in nine of ten; 1 to 10 ms a board.
MOST_MEASURED = 12
MOST_AREAS = 8
NEAR = 1.04
# No board is off by more (the referee objects to it), however many areas that may take.
FURTHEST_OFF = 1.2


@lru_cache(maxsize=1024)
def wanted_tenths(level: int) -> int:
    """How many tenths of tries the boards of this level should take.

    Rung k wants the least w with w¹⁶ ≥ 30¹⁶·2ᵏ.
    """
    rung = min(max((level + RUNG // 2) // RUNG, LOWEST_RUNG), HIGHEST_RUNG)
    least: int = THREE_TRIES**DOUBLING << rung
    wanted = THREE_TRIES
    while wanted**DOUBLING < least:
        wanted += 1
    return wanted


def stars_of_level(level: int) -> int:
    """The stars of the boards that this level wants."""
    return stars(wanted_tenths(level) / 10)


def side_of_level(level: int) -> Side:
    """The side that boards of this level are on."""
    return _kind(wanted_tenths(level)).side


def fitted_side(number: int, board: int, symbol: Symbol, wanted: int) -> BoardSide:
    """The side of this board of a number; beside `symbol` is the list nearest to what is wanted.

    The five other lists are the next nearest of the same area.
    """
    level = _kind(wanted)
    seed = sha256(f"fitted {number} {board} {wanted}".encode()).digest()
    chance = Random(int.from_bytes(seed, "big"))
    best: tuple[float, Shape, list[tuple[float, int, PieceSet]]] | None = None
    for count, (area, sets) in enumerate(_areas(chance, level), 1):
        measured = []
        for place, one in enumerate(sets[:MOST_MEASURED]):
            tenths = 10 * expected_tries(area.mask, area.stride, one)
            measured.append((max(tenths / wanted, wanted / tenths), place, one))
        measured.sort(key=how_far_off)
        if best is None or measured[0][0] < best[0]:
            best = measured[0][0], area, measured[: len(SYMBOLS)]
        if best[0] <= (NEAR if count < MOST_AREAS else FURTHEST_OFF):
            break
    assert best is not None
    (_, _, played), *others = best[2]
    lists = [one for _, _, one in sorted(others, key=when_measured)]
    lists.insert(SYMBOLS.index(symbol), played)
    return BoardSide(level.side, best[1], tuple(lists))


def _kind(wanted: int) -> Level:
    return next((level for below, level in LEVELS if wanted < below), HARDEST)


def _areas(chance: Random, level: Level) -> Iterator[tuple[Shape, tuple[PieceSet, ...]]]:
    """Areas of a level without end, each with the sets that cover it, in random order."""
    for number in areas_of(chance, level):
        area = lying(chance, area_of(number))
        counted = counted_sets(area.mask, area.size, level.side.pieces, area.stride)
        yield area, tuple(map(piece_set, shuffled(chance, sorted(counted))))
