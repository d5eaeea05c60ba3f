"""Statistics of a box: areas, solutions, use of pieces, difficulty and fairness.

The same figures were measured on the real box, so that ours can be compared with it.

>>> from ubongo.boards.box import the_box
>>> statistics = statistics_of(the_box())
>>> statistics.boards, statistics.puzzles
(36, 432)
>>> max(statistics.easy.spread) < 0.25
True
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, median

from ubongo.boards.board import SYMBOLS, Animal, Board, Side
from ubongo.boards.box import Box
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.pieces import PIECES

# How often each thing occurs, in the order of the things.
Counts = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SideStatistics:
    """The figures of one side, over all boards of a box."""

    side: Side
    # Areas by their number of cells.
    cells: Counts
    # Areas by their bounding box: the longer edge, the shorter edge, how many.
    boxes: tuple[tuple[int, int, int], ...]
    holes: int
    # Puzzles by their number of solutions; 0 would be one that cannot be solved.
    solutions: Counts
    # How many sets cover an area: the fewest, the median, the most.
    offered: tuple[int, float, int]
    # Pieces by how many puzzles use them, the most used first.
    uses: tuple[tuple[str, int], ...]
    # Expected placements tried: the mean, the least, the most (of the puzzles with a solution).
    difficulty: tuple[float, float, float]
    # Puzzles by their stars.
    stars: Counts
    # For each symbol, the mean difficulty over the boards and its coefficient of variation; the
    # mean is infinite, here and below, if none has a solution.
    means: tuple[float, ...]
    spread: tuple[float, ...]
    # For each animal that has a board, the mean difficulty of its boards.
    animals: tuple[tuple[str, float], ...]

    def share_with_solutions(self, fewest: int, most: int | None = None) -> float:
        """The share of the puzzles with `fewest` to `most` solutions."""
        chosen = (n for covers, n in self.solutions if fewest <= covers <= (most or fewest))
        return sum(chosen) / sum(n for _, n in self.solutions)


@dataclass(frozen=True, slots=True)
class BoxStatistics:
    """The figures of a box."""

    boards: int
    puzzles: int
    easy: SideStatistics
    hard: SideStatistics

    def side(self, side: Side) -> SideStatistics:
        return self.easy if side is Side.EASY else self.hard

    def text(self) -> str:
        """The table, a line for each figure."""
        rows = [("", *(f"{side.value} ({side.pieces} pieces)" for side in Side))]
        told = [_figures(self.side(side)) for side in Side]
        rows += [(name, *(one[name] for one in told)) for name in told[0]]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]
        return "\n".join((f"{self.boards} boards, {self.puzzles} puzzles", "", *lines))


def statistics_of(box: Box) -> BoxStatistics:
    """The figures of any box; for 36 boards this takes a fifth of a second."""
    return BoxStatistics(
        len(box.boards),
        len(box.boards) * len(Side) * len(SYMBOLS),
        _of_side(box, Side.EASY),
        _of_side(box, Side.HARD),
    )


def _of_side(box: Box, side: Side) -> SideStatistics:
    areas = [board.side(side).area for board in box.boards]
    offered = [sets_of(area, side.pieces) for area in areas]
    puzzles = [board.side(side).puzzles for board in box.boards]
    tries = [[difficulty(puzzle) for puzzle in six] for six in puzzles]
    every = [one for six in tries for one in six if one < inf]
    by_symbol = list(zip(*tries, strict=True))
    uses = Counter(one.id for six in puzzles for puzzle in six for one in puzzle.pieces)
    edges = Counter((max(area.width, area.height), min(area.width, area.height)) for area in areas)
    return SideStatistics(
        side=side,
        cells=_frequencies(area.size for area in areas),
        boxes=tuple((*edge, count) for edge, count in sorted(edges.items())),
        holes=sum(area.has_hole() for area in areas),
        solutions=_frequencies(
            sets.get(puzzle.pieces, 0)
            for sets, six in zip(offered, puzzles, strict=True)
            for puzzle in six
        ),
        offered=(min(map(len, offered)), median(map(len, offered)), max(map(len, offered))),
        uses=tuple(sorted(((one.id, uses[one.id]) for one in PIECES), key=lambda use: -use[1])),
        difficulty=(_mean(every), min(every, default=inf), max(every, default=inf)),
        stars=_frequencies(map(stars, every)),
        means=tuple(map(_mean, by_symbol)),
        spread=tuple(map(spread, by_symbol)),
        animals=_by_animal(box.boards, tries),
    )


def spread(values: Iterable[float]) -> float:
    """The coefficient of variation: the standard deviation in parts of the mean.

    Puzzles without a solution, which are infinitely hard, are left out.
    """
    finite = [value for value in values if value < inf]
    if not finite:
        return 0.0
    mean = fmean(finite)
    return sqrt(fmean((value - mean) ** 2 for value in finite)) / mean


def _mean(values: Iterable[float]) -> float:
    finite = [value for value in values if value < inf]
    return fmean(finite) if finite else inf


def _frequencies(things: Iterable[int]) -> Counts:
    return tuple(sorted(Counter(things).items()))


def _by_animal(
    boards: tuple[Board, ...], tries: list[list[float]]
) -> tuple[tuple[str, float], ...]:
    found = []
    for animal in Animal:
        own = [six for board, six in zip(boards, tries, strict=True) if board.animal is animal]
        if own:
            found.append((animal.species, _mean(one for six in own for one in six)))
    return tuple(found)


def _figures(side: SideStatistics) -> dict[str, str]:
    areas = sum(count for _, count in side.cells)
    more = 3 if side.side is Side.EASY else 4
    solutions = [(str(n), side.share_with_solutions(n)) for n in range(more)]
    if not solutions[0][1]:
        del solutions[0]
    highest = max(n for n, _ in side.solutions)
    if highest >= more:
        solutions.append((f"{more}–{highest}", side.share_with_solutions(more, highest)))
    fewest, middle, most = side.offered
    mean, least, largest = side.difficulty
    return {
        "cells of the area": ", ".join(
            f"{cells}: {count / areas:.0%}" for cells, count in side.cells
        ),
        "bounding box": ", ".join(f"{w}×{h}: {count}" for w, h, count in side.boxes),
        "holes in the area": str(side.holes) if side.holes else "none",
        "solutions per puzzle": ", ".join(f"{n}: {share:.0%}" for n, share in solutions),
        "sets that cover the area": f"{fewest} to {most}, median {middle:g}",
        "pieces used most": _uses(side.uses[:3]),
        "pieces used least": _uses(side.uses[:-4:-1]),
        "difficulty": f"mean {mean:.1f}, from {least:.1f} to {largest:.1f}",
        "stars": ", ".join(f"{n}: {count}" for n, count in side.stars),
        **{
            f"{symbol.value}: mean, spread": f"{mean:.1f}, {spread:.2f}"
            for symbol, mean, spread in zip(SYMBOLS, side.means, side.spread, strict=True)
        },
        **{f"{name}: mean": f"{mean:.1f}" for name, mean in side.animals},
    }


def _uses(uses: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count}" for name, count in uses)
