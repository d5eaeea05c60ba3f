"""Are fitted boards (R-429) fair? Shares of first places and wins of bots; what cheating brings.

`engine_shares` plays whole games with the engine. `Model` plays many games of the 2024 edition
at once with numpy, for the 511 sets of rounds in which somebody could cheat in a game of nine; a
test compares its levels with those of the rules. All of it is about bots: `docs/fairness.md` says
what that means for people. `python3 do.py bench bots --fitted` prints it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Any, NamedTuple

import numpy as np

from ubongo.boards.box import the_box
from ubongo.boards.fitted_boards import wanted_tenths
from ubongo.match.bots.bot import StrengthBot
from ubongo.match.bots.gem_strategies import far_sighted, greedy
from ubongo.match.bots.strength import STRENGTHS
from ubongo.match.levels import level_of_bot
from ubongo.match.plugins import add_bot
from ubongo.match.simulate import SimulationJob, played, worker_pool
from ubongo.rules.editions.edition_2024 import Edition2024
from ubongo.rules.editions.fitting import DELAY_OF_LEVEL, SHORTEST_DELAY
from ubongo.rules.events import PlayOffStarted, UbongoCalled
from ubongo.rules.settings import (
    HIGHEST_LEVEL,
    HOURGLASS,
    LONGEST_FITTED_DELAY,
    LOWEST_LEVEL,
    Boards,
    Settings,
)

Numbers = Any  # arrays of numpy
# How levels move: from levels and points won, each game a row.
Moves = Callable[[Numbers, Numbers], Numbers]

ROUNDS = 9
EVERY_SET = range(1, 1 << ROUNDS)
# How a cheat plays in the rounds of a set: not at all; as late as the sand allows; only when
# somebody else has been first.
DAWDLE, HOLD_BACK, LET_PASS = CHEATS = ("dawdle", "hold back", "let pass")

# Bots that differ only in how fast they solve, and bots that follow the tips for gems.
SAME_GEMS, WITH_TIPS = GEM_PLAYS = ("-same", "-tips")


class Shares(NamedTuple):
    """What the seats have reached over many games."""

    games: int
    # Of the rounds that somebody solved; of the games (a tie is shared); of all rounds.
    first: tuple[float, ...]
    wins: tuple[float, ...]
    unsolved: tuple[float, ...]


# With the engine


def fitted_settings(bots: Sequence[str]) -> Settings:
    """Fitted boards, with the level of each bot's grade."""
    levels = tuple(level_of_bot(name.partition("-")[0]) for name in bots)
    return Settings(boards=Boards.FRESH, levels=levels)


def add_bots_of_other_gem_play() -> None:
    """Add the bots `child-same` to `expert-same`, and `child-tips` to `expert-tips`."""
    for strength in STRENGTHS.values():
        for suffix, gem_play in zip(GEM_PLAYS, (greedy, far_sighted), strict=True):
            add_bot(StrengthBot(replace(strength, name=strength.name + suffix, gem_play=gem_play)))


def engine_shares(job: SimulationJob, processes: int = 1) -> Shares:
    """Play all games of the job."""
    numbers = range(job.first, job.first + job.games)
    if processes == 1:
        results = [_one_game(job, number) for number in numbers]
    else:
        the_box()
        with worker_pool(processes) as pool:
            results = pool.starmap(_one_game, zip(repeat(job), numbers), chunksize=8)
    first, solved, wins = (np.array(one, float).sum(0) for one in zip(*results, strict=True))
    return Shares(
        job.games,
        _shares(first, first.sum()),
        _shares(wins, job.games),
        tuple(1 - one for one in _shares(solved, ROUNDS * job.games)),
    )


def _one_game(job: SimulationJob, number: int) -> tuple[list[int], list[int], list[float]]:
    """How often each seat was first and solved, and its share of the win."""
    match, outcome = played(job, number, the_box())
    assert not outcome.breaches, outcome.breaches
    seats = len(job.bots)
    first, solved = [0] * seats, [0] * seats
    for event in match.log:
        if isinstance(event, PlayOffStarted):
            break
        if isinstance(event, UbongoCalled):
            first[event.seat] += event.rank == 1
            solved[event.seat] += 1
    winners = outcome.places.count(1)
    return first, solved, [(place == 1) / winners for place in outcome.places]


def _shares(counts: Numbers, total: float) -> tuple[float, ...]:
    return tuple(float(one) for one in counts / max(1, total))


# With numpy


@dataclass(frozen=True, slots=True)
class Cheat:
    """One seat that cheats in the rounds whose bits are set."""

    seat: int
    how: str
    rounds: int


class Model:
    """Games of the 2024 edition among bots, many at once; the dice are thrown once for all."""

    def __init__(
        self, bots: Sequence[str], games: int, seed: int, levels: Sequence[int] | None = None
    ) -> None:
        strengths = [STRENGTHS[name] for name in bots]
        self.seats = len(bots)
        self.games = games
        self.levels = list(levels or [level_of_bot(name) for name in bots])
        self.look = np.array([one.look for one in strengths], float)
        self.pace = np.array([one.pace for one in strengths], float)
        dice = np.random.default_rng(seed)
        spread = np.array([one.spread for one in strengths])
        # One more round for the play-off.
        normal = dice.standard_normal((ROUNDS + 1, games, self.seats))
        self.luck = np.exp(spread * normal)
        self.tries = (
            np.array([wanted_tenths(level) for level in range(LOWEST_LEVEL, HIGHEST_LEVEL + 1)])
            / 10
        )

    def play(self, cheat: Cheat | None = None, moves: Moves | None = None) -> Shares:
        """All games, perhaps with somebody who cheats, or with another rule for the levels."""
        moves = moves or self.next_levels
        levels = np.tile(np.array(self.levels), (self.games, 1))
        score = np.zeros((self.games, self.seats), int)
        first, solved = np.zeros(self.seats), np.zeros(self.seats)
        for number in range(ROUNDS):
            times = self._times(levels, number)
            if cheat is not None and cheat.rounds >> number & 1:
                times = _cheated(times, cheat)
            # the sand is turned once more if nobody has solved.
            sand = np.where((times < HOURGLASS).any(1), HOURGLASS, 2 * HOURGLASS)[:, None]
            times = np.where(times < sand, times, np.inf)
            is_solved = np.isfinite(times)
            ranks = times.argsort(1, kind="stable").argsort(1, kind="stable")
            points = np.where(is_solved, np.array(Edition2024.fit.points)[ranks], 0)
            score += points
            first += ((ranks == 0) & is_solved).sum(0)
            solved += is_solved.sum(0)
            levels = moves(levels, points).clip(LOWEST_LEVEL, HIGHEST_LEVEL)
        # a tie for the first place is played off, with fitted boards as well.
        tied = score == score.max(1)[:, None]
        race = np.where(tied, self._times(levels, ROUNDS), np.inf)
        wins = np.bincount(race.argmin(1), minlength=self.seats)
        return Shares(
            self.games,
            _shares(first, first.sum()),
            _shares(wins, self.games),
            tuple(1 - one for one in _shares(solved, ROUNDS * self.games)),
        )

    @staticmethod
    def next_levels(levels: Numbers, points: Numbers) -> Numbers:
        """The levels after a round, each game a row: those of `rules.editions.fitting.raced`."""
        seats = levels.shape[1]
        share = Edition2024.fit.step * (12 // seats)
        moved = levels + share * (seats * points - points.sum(1)[:, None])
        return moved.clip(LOWEST_LEVEL, HIGHEST_LEVEL)

    def _times(self, levels: Numbers, number: int) -> Numbers:
        """When each seat covers its board of this round, after its start delay."""
        left = levels - levels.clip(48, 840)
        delays = (DELAY_OF_LEVEL * (left - left.min(1)[:, None])).clip(0, LONGEST_FITTED_DELAY)
        delays = np.where(delays < SHORTEST_DELAY, 0, delays)
        tries = self.tries[levels - LOWEST_LEVEL]
        return delays + self.look + self.pace * tries * self.luck[number]


def _cheated(times: Numbers, cheat: Cheat) -> Numbers:
    """The times of a round in which this seat cheats."""
    own = times[:, cheat.seat]
    others = np.delete(times, cheat.seat, 1).min(1)
    last_moment = HOURGLASS - 1
    if cheat.how == DAWDLE:
        changed = np.full_like(own, np.inf)
    elif cheat.how == HOLD_BACK:
        changed = np.where(own < last_moment, last_moment, own)
    else:
        later = np.where(others < last_moment, others + 1, last_moment)
        changed = np.where((own < others) & (own < last_moment), later, own)
    cheated = times.copy()
    cheated[:, cheat.seat] = changed
    return cheated


def best_cheats(
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: Sequence[int] | None = None,
    ways: Sequence[str] = CHEATS,
    kept: int = 5,
) -> list[tuple[Cheat, float]]:
    """The cheats that gain most, and how much of the chance to win, by other dice than found them.

    All sets of rounds are tried by these seats (all) with the same dice, and the best of each seat
    and way once more with forty times as many new ones: the best of many is always lucky.
    """
    search, proof = Model(bots, games, seed), Model(bots, 40 * games, seed + 1)
    proven = proof.play().wins
    found = []
    for seat in range(len(bots)) if seats is None else seats:
        for how in ways:
            tried = [Cheat(seat, how, one) for one in EVERY_SET]
            tried.sort(key=lambda one: search.play(one).wins[one.seat])
            found += [(one, proof.play(one).wins[seat] - proven[seat]) for one in tried[-kept:]]
    return sorted(found, key=lambda one: -one[1])
