"""The difficulty of a puzzle for a person: the expected number of placements tried.

The person of the model lays the biggest piece first (of equal ones the first in the box),
tries its placements in random order, each once, and goes on with the next piece on the
cells that are left. A placement that leaves a dead corner, an empty pocket too small for
every piece still to be laid, is undone at once. The number of solutions does not measure
difficulty: it hardly correlates.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> difficulty(Puzzle.parse("##.../###../.####/..##. + I2 I4 P5"))
7.0
>>> stars(7.0)
2
"""

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from ubongo.puzzles.bitmasks import MOST_POSED, Mask, fits_of
from ubongo.puzzles.facts import fact
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle

# The first is one star, each next one more. A star is a factor of 1.8, because trying twice as
# long is what feels like a step: the easy sides of the box have about 14 (three stars), the hard
# ones about 32 (four), and a puzzle that falls into place has one.
STAR_LIMITS = (6.2, 11.0, 20.0, 36.0)

# Pockets are looked up again and again, on one area and on the next; 65 536 are some 10 MB.
MOST_POCKETS = 1 << 16


@fact
def difficulty(puzzle: Puzzle) -> float:
    """The expected number of placements tried until the area is covered; `inf` if it never is."""
    area = puzzle.area
    return expected_tries(area.mask, area.stride, puzzle.pieces)


def stars(difficulty: float) -> int:
    """One to five stars, by the limits above; the same scale for both sides of a board."""
    return 1 + sum(difficulty >= limit for limit in STAR_LIMITS)


# What to take for a dead corner was decided by the figures measured on the real box (a mean of
# 14.1 with three pieces and 31.6 with four). On some of the most compact areas of the catalogue
# (11 to 14 cells with an outline of 16, 14 to 18 cells with one of 20), six sets each:
#
#                                                                   3 pieces 4 pieces
#   dead corners are not seen                                          13.3   63.3
#   pocket smaller than every piece left, placement not even tried      5.1   12.0
#   pocket smaller than every piece left, tried and taken up at once   10.4   30.7
#   pocket whose cells no pieces left add up to, tried and taken up    10.4   29.3
#
# So a placement that leaves a dead corner counts as tried (one sees the corner when the piece
# lies there), and of the two kinds of corner it is the simpler one; a person who looks for a
# place and not for sums sees no other. The rest of the way to 14.1 is the choice of sets: two
# thirds of the real ones have one solution only.
def expected_tries(area: Mask, stride: int, pieces: tuple[Piece, ...]) -> float:
    """`difficulty` on a mask as `Shape.mask` writes it, for measuring many sets on one area.

    Exact, by one search. Of f failing and s succeeding placements, in random order, each
    failing one comes before the first succeeding one with probability 1/(s + 1), and each
    succeeding one is as likely to be that first one. So a node has

        E = 1 + (sum of the failing costs)/(s + 1) + mean of the succeeding E,

    where a failing placement costs 1 + the costs of all placements tried after it, and E = 0
    when nothing is left to lay.
    """
    order = sorted(pieces, key=_bigger_first)
    *places, last = [_places(area, stride, piece) for piece in order]
    if not places:
        return 1.0 if last else inf
    # The last piece is the smallest, so a pocket too small for every piece is too small for it.
    expected, _ = _tries(area, stride, places, order[-1].size, frozenset(last), {})
    return expected


def _bigger_first(piece: Piece) -> tuple[int, int]:
    return -piece.size, piece.index


@lru_cache(maxsize=256)
def _places(area: Mask, stride: int, piece: Piece) -> tuple[Mask, ...]:
    """Every place of a piece on the area."""
    found = []
    for pose, offsets in _offsets(piece, stride):
        # All at once: a bit for each shift of the pose that keeps it on the area.
        shifts = area
        for offset in offsets:
            shifts &= area >> offset
        while shifts:
            lowest = shifts & -shifts
            found.append(pose * lowest)
            shifts ^= lowest
    return tuple(found)


@lru_cache(maxsize=MOST_POSED)
def _offsets(piece: Piece, stride: int) -> tuple[tuple[Mask, tuple[int, ...]], ...]:
    """The poses of a piece, and how far their cells are from the first."""
    return tuple(
        (pose, tuple(bit for bit in range(1, pose.bit_length()) if pose >> bit & 1))
        for pose in fits_of(piece, stride).poses
    )


def _tries(
    free: Mask,
    stride: int,
    places: Sequence[Sequence[Mask]],
    smallest: int,
    last: frozenset[Mask],
    known: dict[Mask, tuple[float, float]],
) -> tuple[float, float]:
    """E (`inf` if this node fails) and the sum of the failing costs below it.

    `places` are those on what is free of all pieces to lay but the last, whose size is
    `smallest` and whose places are `last`; `known` are the nodes met before.
    """
    here = places[0]
    if len(places) == 1:
        # Whatever is left of the last but one either is the last piece or fails at a cost of 1,
        # with or without a dead corner.
        succeeding = len(last.intersection(map(free.__xor__, here)))
        failing = len(here) - succeeding
        return (2 + failing / (succeeding + 1), 0.0) if succeeding else (inf, failing)
    found = known.get(free)
    if found is not None:
        return found
    pockets = _pockets(stride)
    costs = 0.0
    succeeding = 0
    expected = 0.0
    for laid in here:
        rest = free ^ laid
        # Most dead corners are single cells, and those are seen without looking them up.
        if smallest > 1 and (
            rest & ~(rest << 1 | rest >> 1 | rest << stride | rest >> stride)
            or (smallest > 2 and pockets[rest // (rest & -rest)] < smallest)
        ):
            costs += 1
            continue
        below = [[one for one in next_ if not one & laid] for next_ in places[1:]]
        if not below[0]:
            costs += 1
            continue
        tries, wasted = _tries(rest, stride, below, smallest, last, known)
        if tries < inf:
            succeeding += 1
            expected += tries
        else:
            costs += 1 + wasted
    if succeeding:
        found = (1 + costs / (succeeding + 1) + expected / succeeding, 0.0)
    else:
        found = (inf, costs)
    known[free] = found
    return found


class Pockets(dict[Mask, int]):
    """The size of the smallest pocket (cells that hang together) of what is free."""

    __slots__ = ("stride",)

    def __init__(self, stride: int) -> None:
        super().__init__()
        self.stride = stride

    def __missing__(self, free: Mask) -> int:
        if len(self) >= MOST_POCKETS:
            self.clear()
        stride = self.stride
        smallest = free.bit_count()
        left = free
        while left:
            pocket = 0
            grown = left & -left
            while grown != pocket:
                pocket = grown
                grown |= (grown << 1 | grown >> 1) & left
                grown |= (grown << stride | grown >> stride) & left
            left ^= pocket
            if left:
                smallest = min(smallest, pocket.bit_count(), left.bit_count())
        self[free] = smallest
        return smallest


@lru_cache(maxsize=16)
def _pockets(stride: int) -> Pockets:
    return Pockets(stride)
