"""Standings of an arena: shares of wins with 95 % intervals, duels, and openskill ratings.

The games of a block share their deal, so they are not independent; a block counts as one
observation. A shared victory counts as a part of one.

>>> table = Standings(("a", "b"), seats=2)
>>> for block in range(50):
...     table.add(block, ("a", "b"), (1, 2))
...     table.add(block, ("b", "a"), (1, 2) if block % 5 == 0 else (2, 1))
>>> line = table.lines()[0]
>>> line.bot, line.games, round(line.share, 2), round(line.least, 2), round(line.most, 2)
('a', 100, 0.9, 0.84, 0.96)
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import ThurstoneMostellerPart, ThurstoneMostellerPartRating

# Student's t for 95 %, by degrees of freedom from 1; beyond, 1.96 + 2.4 / degrees is as good.
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
NORMAL = 1.96


@dataclass(frozen=True, slots=True)
class Line:
    """One bot: its games, its share of the wins with its interval, and its rating."""

    bot: str
    games: int
    share: float
    least: float
    most: float
    mu: float
    sigma: float
    faults: int


@dataclass(frozen=True, slots=True)
class Duel:
    """How often one bot was placed before another at the same table; a tie is half."""

    bot: str
    other: str
    games: int
    share: float
    least: float
    most: float


@dataclass(slots=True)
class Means:
    """Sums of observations by block."""

    blocks: defaultdict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    games: int = 0

    def add(self, block: int, value: float) -> None:
        self.blocks[block].append(value)
        self.games += 1

    def interval(self) -> tuple[float, float, float]:
        """The mean over all blocks, and its 95 % interval."""
        return interval([fmean(values) for values in self.blocks.values()])


class Standings:
    """The results of the games so far; they must be added in the order of their numbers."""

    def __init__(self, bots: Sequence[str], seats: int) -> None:
        self.bots = tuple(bots)
        self.seats = seats
        self.games = 0
        self.ties = 0
        self._wins = {name: Means() for name in bots}
        self._duels = {(a, b): Means() for a in bots for b in bots if a != b}
        self._faults = dict.fromkeys(bots, 0)
        self._model = _model()
        self._ratings: dict[str, ThurstoneMostellerPartRating] = {
            name: self._model.rating() for name in bots
        }

    def add(
        self, block: int, bots: Sequence[str], places: Sequence[int], faults: Sequence[int] = ()
    ) -> None:
        """Count a game: who sat there, and which place each got."""
        self.games += 1
        winners = places.count(1)
        self.ties += winners > 1
        for seat, (name, place) in enumerate(zip(bots, places, strict=True)):
            self._wins[name].add(block, 1 / winners if place == 1 else 0.0)
            self._faults[name] += faults[seat] if faults else 0
            for other, their in zip(bots, places, strict=True):
                if other != name:
                    before = 1.0 if place < their else 0.5 if place == their else 0.0
                    self._duels[name, other].add(block, before)
        teams = [[self._ratings[name]] for name in bots]
        after = self._model.rate(teams, ranks=[float(place) for place in places])
        for name, (rating,) in zip(bots, after, strict=True):
            self._ratings[name] = rating

    def lines(self) -> list[Line]:
        """All bots, the best first."""
        found = []
        for name in self.bots:
            wins, rating = self._wins[name], self._ratings[name]
            found.append(
                Line(
                    name,
                    wins.games,
                    *wins.interval(),
                    rating.mu,
                    rating.sigma,
                    self._faults[name],
                )
            )
        return sorted(found, key=lambda line: (-line.share, self.bots.index(line.bot)))

    def duels(self) -> list[Duel]:
        """Each pair once, the better one of the standings first."""
        order = [line.bot for line in self.lines()]
        return [
            Duel(name, other, duel.games, *duel.interval())
            for place, name in enumerate(order)
            for other in order[place + 1 :]
            if (duel := self._duels[name, other]).games
        ]


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent observations between 0 and 1, and its 95 % interval.

    >>> [round(value, 2) for value in interval([1.0] * 20)]
    [1.0, 0.84, 1.0]
    """
    count = len(values)
    if not count:
        return 0.0, 0.0, 1.0
    mean = fmean(values)
    spread = variance(values) if count > 1 else 0.0
    if not spread:
        # All alike: Student's t would be certain of it, which Wilson's interval is not.
        centre = (mean + NORMAL**2 / (2 * count)) / (1 + NORMAL**2 / count)
        width = sqrt(mean * (1 - mean) / count + NORMAL**2 / (4 * count**2))
        width *= NORMAL / (1 + NORMAL**2 / count)
        return mean, max(0.0, centre - width), min(1.0, centre + width)
    degrees = count - 1
    student = STUDENT[degrees - 1] if degrees <= len(STUDENT) else NORMAL + 2.4 / degrees
    width = student * sqrt(spread / count)
    return mean, max(0.0, mean - width), min(1.0, mean + width)


def _model() -> "ThurstoneMostellerPart":
    # The model of the server's ratings: it takes tables of two to four, and ties.
    from openskill.models import ThurstoneMostellerPart

    return ThurstoneMostellerPart()
