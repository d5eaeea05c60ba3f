"""Pairings: who sits where in each game of an arena, and with which chance.

Every group of bots plays the same deal once on each rotation of its seats, so that neither
luck nor a seat favours anybody: a block. A cycle has a block for each group. The game's
number and the seed of the arena decide everything.

>>> job = ArenaJob(("expert", "fair", "child"), "bare", Settings(), seats=2, seed=1, games=7)
>>> job.games, [job.seated(number) for number in range(1, 5)]
(12, [('expert', 'fair'), ('fair', 'expert'), ('expert', 'child'), ('child', 'expert')])
>>> job.block(1) == job.block(2) != job.block(3)
True
"""

from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import combinations
from random import Random

from ubongo.boards.box import Box
from ubongo.match.bots import bot_named
from ubongo.match.plugins import check_loaded
from ubongo.match.seating import Sitting
from ubongo.misread import Misread
from ubongo.rules.chance import SMALLEST_SEED, Chance
from ubongo.rules.editions import EDITIONS
from ubongo.rules.refusals import BadSetting
from ubongo.rules.settings import Settings

MOST_GAMES = 10_000_000


@dataclass(frozen=True, slots=True)
class ArenaJob:
    """The games of an arena, numbered from 1; their number is rounded up to whole cycles."""

    bots: tuple[str, ...]
    edition: str
    settings: Settings
    seats: int
    seed: int
    games: int
    groups: tuple[tuple[str, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        groups = tuple(combinations(self.bots, self.seats))
        object.__setattr__(self, "groups", groups)
        if groups:
            cycle = len(groups) * self.seats
            object.__setattr__(self, "games", -(-self.games // cycle) * cycle)

    def block(self, number: int) -> int:
        """The block that a game belongs to: all its games have the same deal."""
        return (number - 1) // self.seats

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game, by seat."""
        group = self.groups[self.block(number) % len(self.groups)]
        turn = (number - 1) % self.seats
        return (*group[turn:], *group[:turn])

    def chance(self, number: int, box: Box) -> Chance:
        """What the table draws; the same in all games of a block."""
        bits = sha256(f"ubongo arena {self.seed} {self.block(number)}".encode()).digest()
        return Chance(bits[:SMALLEST_SEED], box)

    def sitting(self, number: int) -> tuple[Sitting, ...]:
        """The seats of a game, each bot with dice of its own."""
        return tuple(
            Sitting(
                f"{name} {seat + 1}",
                bot_named(name),
                Random(f"ubongo arena {self.seed} {number} {seat}"),
            )
            for seat, name in enumerate(self.seated(number))
        )


def checked(job: ArenaJob) -> ArenaJob:
    """The job if it can be played, or a `Misread` that says what is wrong with it."""
    check_loaded("edition", job.edition)
    edition = EDITIONS.get(job.edition)
    if edition is None:
        known = ", ".join(EDITIONS)
        raise Misread("edition", "", f"there is no {job.edition!r}", f"there are {known}")
    if not edition.is_a_race:
        raise Misread("edition", "", f"nobody can win {job.edition}", "choose one that is a race")
    for name in job.bots:
        check_loaded("bot", name)
        bot_named(name)
    if len(set(job.bots)) < len(job.bots):
        raise Misread("bots", "", "one is named twice", "name each bot once")
    if len(job.bots) < 2 or not job.groups:
        found = f"{len(job.bots)} cannot fill {job.seats} seats"
        raise Misread("bots", "", found, "name at least as many as there are seats")
    if not 1 <= job.games <= MOST_GAMES:
        found = f"{job.games} games cannot be played"
        raise Misread("games", "", found, f"play 1 to {MOST_GAMES}")
    try:
        edition.agreed(job.settings, job.seats)
    except BadSetting as refusal:
        raise Misread(job.edition, "", str(refusal), "change that option") from None
    return job


def longer(job: ArenaJob, games: int) -> ArenaJob:
    """The same arena with so many games."""
    return replace(job, games=games)
