"""A model of people's solving times: their logarithm, fitted by least squares.

A time is explained by features of its puzzle. The quality is measured on puzzles that the
fit has not seen: the puzzles are split into ten folds, and each fold is predicted from
the other nine. A fit on the difficulty number alone is made in the same way, for
comparison.

>>> features(Puzzle.parse("###/### + I2 O4"))
(0.6931, 0.6931, 6.0, 10.0, 2.0, 0.6931)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt
from zlib import crc32

from ubongo.puzzles.difficulty import difficulty
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers

# With fewer times, differences between the players outweigh those between the puzzles.
FEWEST = 200
FOLDS = 10
# Keeps the equations solvable when a feature is the same everywhere; too small to be seen.
RIDGE = 1e-6

FEATURES = ("log tries", "log solutions", "cells", "outline", "pieces", "log poses")
# The number of features of the plain difficulty number.
PLAIN = 1

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Time:
    """The time in which a person solved this puzzle."""

    puzzle: Puzzle
    seconds: float


@dataclass(frozen=True, slots=True)
class Fit:
    """A model, how well it explains the times it was fitted to, and how well it predicts others."""

    weights: tuple[float, ...]
    explained: float
    predicted: float
    rank_correlation: float


@lru_cache(maxsize=4096)
def features(puzzle: Puzzle) -> Row:
    """The features of a puzzle that may make it hard, in the order of `FEATURES`."""
    area = puzzle.area
    touching = (area.mask & area.mask >> 1).bit_count()
    touching += (area.mask & area.mask >> area.stride).bit_count()
    values = (
        log(difficulty(puzzle)),
        log(count_covers(puzzle)),
        area.size,
        4 * area.size - 2 * touching,
        len(puzzle.pieces),
        sum(log(len(one.poses)) for one in puzzle.pieces),
    )
    return tuple(round(float(value), 4) for value in values)


def fit(times: Sequence[Time], count: int = len(FEATURES)) -> Fit:
    """The best model on the first `count` features."""
    rows = [(1.0, *features(time.puzzle)[:count]) for time in times]
    targets = [log(max(time.seconds, 0.1)) for time in times]
    folds = [crc32(time.puzzle.text().encode()) % FOLDS for time in times]
    weights = least_squares(rows, targets)
    unseen = [0.0] * len(times)
    for fold in range(FOLDS):
        others = [place for place, one in enumerate(folds) if one != fold]
        if len(others) == len(times) or not others:
            continue
        taught = least_squares([rows[p] for p in others], [targets[p] for p in others])
        for place, one in enumerate(folds):
            if one == fold:
                unseen[place] = _dot(taught, rows[place])
    seen = [_dot(weights, row) for row in rows]
    return Fit(
        weights,
        determination(targets, seen),
        determination(targets, unseen),
        rank_correlation(targets, unseen),
    )


def least_squares(rows: Sequence[Row], targets: Sequence[float]) -> tuple[float, ...]:
    """The weights with the smallest sum of squared errors, by the normal equations.

    >>> [round(weight, 3) for weight in least_squares([(1, 0), (1, 1), (1, 2)], [1, 3, 5])]
    [1.0, 2.0]
    """
    width = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) + RIDGE * (i == j) for j in range(width)]
        + [sum(row[i] * target for row, target in zip(rows, targets, strict=True))]
        for i in range(width)
    ]
    for i in range(width):
        pivot = max(range(i, width), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        for k in range(width):
            if k != i:
                factor = matrix[k][i] / matrix[i][i]
                matrix[k] = [a - factor * b for a, b in zip(matrix[k], matrix[i], strict=True)]
    return tuple(matrix[i][width] / matrix[i][i] for i in range(width))


def determination(found: Sequence[float], predicted: Sequence[float]) -> float:
    """R²: the share of the variance that is predicted; below 0 the mean would predict better."""
    mean = sum(found) / len(found)
    missed = sum((a - b) ** 2 for a, b in zip(found, predicted, strict=True))
    spread = sum((a - mean) ** 2 for a in found)
    return 1 - missed / spread if spread else 0.0


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: 1 if both are in the same order, -1 if in the opposite one.

    >>> round(rank_correlation([1, 2, 3], [10, 30, 20]), 3)
    0.5
    """
    a, b = _ranks(one), _ranks(other)
    middle = (len(a) + 1) / 2
    together = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    spread = sqrt(sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b))
    return together / spread if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and values[order[last + 1]] == values[order[first]]:
            last += 1
        for place in order[first : last + 1]:
            ranks[place] = (first + last) / 2 + 1  # equal values share a rank
        first = last + 1
    return ranks


def _dot(weights: Sequence[float], row: Row) -> float:
    return sum(weight * value for weight, value in zip(weights, row, strict=True))
