"""Targets of the search for a box, and the distance of 36 sides from them.

The figures are those of the real box, but for one: there the difficulty of the boards
for one symbol varies twice as much. Players notice it: "some puzzles are just harder".

>>> EASY.tries, HARD.tries
(14.1, 31.6)
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ubongo.boards.board import SYMBOLS, Side
from ubongo.puzzles.catalogue import AreaNumber
from ubongo.puzzles.piece_sets import Pieces
from ubongo.puzzles.pieces import PIECES, piece


@dataclass(frozen=True, slots=True)
class Wish:
    """The targets for one side of all boards."""

    side: Side
    # How many areas of how many cells.
    cells: tuple[tuple[int, int], ...]
    # Bounding boxes, the longer edge first.
    boxes: tuple[tuple[int, int], ...]
    # A long outline makes a puzzle fall into place.
    longest_outline: int
    # The fewest, the median and the most sets that cover an area.
    offered: tuple[int, int, int]
    # Shares of the puzzles with one, two, three and more solutions.
    solutions: tuple[float, float, float, float]
    # Expected placements tried: the mean, and the limits for a single puzzle.
    tries: float
    easiest: float
    hardest: float
    # The pieces that are used most, the first of them first, and least.
    most: tuple[str, str]
    least: str


EASY = Wish(
    side=Side.EASY,
    cells=((11, 5), (12, 11), (13, 18), (14, 2)),
    boxes=((4, 3), (4, 4), (5, 3), (5, 4), (6, 3)),
    longest_outline=20,
    offered=(7, 15, 30),
    solutions=(0.66, 0.24, 0.05, 0.05),
    tries=14.1,
    easiest=8.0,
    hardest=24.0,
    most=("L4", "P5"),
    least="I2",
)
HARD = Wish(
    side=Side.HARD,
    cells=((14, 1), (15, 4), (16, 12), (17, 15), (18, 4)),
    boxes=((4, 4), (5, 4), (5, 5), (6, 4), (6, 5)),
    longest_outline=22,
    offered=(19, 47, 77),
    solutions=(0.29, 0.20, 0.20, 0.31),
    tries=31.6,
    easiest=18.0,
    hardest=54.0,
    most=("P5", "L4"),
    least="Z5",
)


@dataclass(frozen=True, slots=True)
class MeasuredSet:
    """A set of pieces for one area: its number of covers, and how many tries a person needs."""

    pieces: Pieces
    covers: int
    tries: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """An area that may be chosen, its bounding box, how many sets cover it and which may be set."""

    number: AreaNumber
    box: tuple[int, int]
    offered: int
    sets: tuple[MeasuredSet, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A candidate with six of its sets, in the order of the symbols."""

    candidate: Candidate
    sets: tuple[MeasuredSet, ...]


# How much the parts of the strain weigh: found by trial, so that no part is left over.
SPREAD, MEAN, SOLUTIONS, OFFERED, BOXES, USE = 1.0, 20.0, 10.0, 5.0, 0.03, 10.0

# By how many uses a piece should lead the ones that are used less.
LEAD = 3


def strain(sides: Sequence[Chosen], wish: Wish) -> float:
    """How far the sides are from the wish; 0 if it is met and all puzzles are equally hard.

    Only additions, products and comparisons in a fixed order, which are the same on every
    machine; Python's own `sum` is not, it has become more exact with 3.12.
    """
    spread = mean = 0.0
    counts = [0, 0, 0, 0, 0]
    uses = [0] * len(PIECES)
    for place in range(len(SYMBOLS)):
        total = squares = 0.0
        for side in sides:
            measured = side.sets[place]
            off = measured.tries / wish.tries - 1
            total += off
            squares += off * off
            counts[min(measured.covers, 4)] += 1
        average = total / len(sides)
        mean += average * average
        spread += squares / len(sides) - average * average
    for side in sides:
        for measured in side.sets:
            for index in _indices(measured.pieces):
                uses[index] += 1
    puzzles = len(sides) * len(SYMBOLS)
    missed = 0.0
    for number, share in enumerate(wish.solutions, start=1):
        off = counts[number] / puzzles - share
        missed += off * off
    _, median, _ = wish.offered
    above = sum(side.candidate.offered >= median for side in sides) / len(sides) - 0.5
    boxes = {side.candidate.box for side in sides}
    return (
        SPREAD * spread
        + MEAN * mean
        + SOLUTIONS * missed
        + OFFERED * above * above
        + BOXES * (len(wish.boxes) - len(boxes))
        + USE * _misuse(uses, wish) / puzzles
    )


def _misuse(uses: list[int], wish: Wish) -> int:
    """By how many uses the order of the pieces is missed."""
    first, second = (piece(one).index for one in wish.most)
    least = piece(wish.least).index
    missed = max(0, uses[second] + LEAD - uses[first])
    for index, used in enumerate(uses):
        if index not in (first, second):
            missed += max(0, used + LEAD - uses[second])
        if index != least:
            missed += max(0, uses[least] + LEAD - used)
    return missed


_KNOWN_INDICES: dict[Pieces, tuple[int, ...]] = {}


def _indices(pieces: Pieces) -> tuple[int, ...]:
    known = _KNOWN_INDICES.get(pieces)
    if known is None:
        known = tuple(index for index in range(len(PIECES)) if pieces >> index & 1)
        _KNOWN_INDICES[pieces] = known
    return known
