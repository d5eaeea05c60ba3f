"""Whole games in no time: a match of bots passes its time until nothing is left.

Each game depends on the seed and its own number alone, so that the same games are
played in whatever order and by however many processes, and any one of them can be
played again by itself.

>>> order = Order("classic", ("expert", "child"), Settings(), seed=1, games=3)
>>> tally = simulate(order)
>>> tally.games, tally.breaches
(3, 0)
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

from ubongo.boards.box import Box, the_box
from ubongo.match.match import Match
from ubongo.match.seating import bots_named
from ubongo.match.tally import Outcome, Tally
from ubongo.rules.chance import SMALLEST_SEED, Chance
from ubongo.rules.events import Event, HourglassTurned, PlayOffStarted
from ubongo.rules.game import Game, Phase
from ubongo.rules.records.record import write_record
from ubongo.rules.referee import Referee
from ubongo.rules.settings import Settings

# A process gets so many games at a time: a bar that moves, and no waiting for the last ones.
MOST_AT_ONCE = 250
CHUNKS_A_JOB = 8


@dataclass(frozen=True, slots=True)
class Order:
    """Which games are to be played; they are numbered from `first`."""

    edition: str
    bots: tuple[str, ...]
    settings: Settings
    seed: int
    games: int
    first: int = 1
    # Whether a referee looks at every event.
    check: bool = False
    # Where to keep the records of all games.
    record: Path | None = None


def simulate(
    order: Order, jobs: int = 1, heard: Callable[[int], None] = lambda games: None
) -> Tally:
    """Play all games, in several processes if asked; `heard` is told of some games done."""
    tally = Tally(order.bots)
    chunks = list(_chunks(order, jobs))
    for part in _played(order, chunks, jobs):
        tally.add_all(part)
        heard(part.games)
    return tally


def play(order: Order, number: int, box: Box) -> Outcome:
    """Play one game of the order."""
    chance, dice = drawn(order.seed, number, box)
    breaches: list[str] = []
    referee = Referee() if order.check else None

    def watch(event: Event, game: Game) -> None:
        assert referee is not None
        found = referee.saw(event, game)
        if found:
            at = f"game {number}, event {game.number}"
            breaches.extend(f"{at}: {breach.sentence}" for breach in found)

    match = Match(
        order.edition,
        bots_named(order.bots, dice),
        order.settings,
        chance,
        watch=watch if order.check else None,
    )
    match.pass_time()
    breaches += [f"game {number}: a bot was refused ({code})" for code in match.refused]
    if order.record is not None:
        _keep(order, number, match)
    game = match.game
    if game.phase is not Phase.OVER:
        breaches.append(f"game {number}: it came to no end")
        return Outcome((0,) * len(order.bots), (0,) * len(order.bots), breaches=tuple(breaches))
    return Outcome(
        game.places,
        tuple([_whole(score) for score in game.edition.scores(game)]),
        sum([type(event) is HourglassTurned for event in match.log]),
        sum([type(event) is PlayOffStarted for event in match.log[-6:]]),
        len(match.log),
        game.now,
        tuple(breaches),
    )


def drawn(seed: int, number: int, box: Box) -> tuple[Chance, Random]:
    """The chance of the table and the dice of the bots in one game."""
    bits = sha256(f"{seed} {number}".encode()).digest()
    dice = Random(int.from_bytes(bits[SMALLEST_SEED:], "big"))
    return Chance(bits[:SMALLEST_SEED], box), dice


def _whole(score: object) -> int:
    """The first thing that counts: points, gems of the best colour, boards solved."""
    while isinstance(score, tuple):
        score = score[0]
    assert isinstance(score, int)
    return score


def _keep(order: Order, number: int, match: Match) -> None:
    assert order.record is not None
    name = f"{order.edition}-seed-{order.seed}-game-{number}.txt"
    (order.record / name).write_text(write_record(match.log), encoding="utf-8")


def _chunks(order: Order, jobs: int) -> Iterator[range]:
    size = max(1, min(MOST_AT_ONCE, order.games // (jobs * CHUNKS_A_JOB)))
    last = order.first + order.games
    for first in range(order.first, last, size):
        yield range(first, min(first + size, last))


def _played(order: Order, chunks: list[range], jobs: int) -> Iterator[Tally]:
    if jobs == 1 or len(chunks) < 2:
        for chunk in chunks:
            yield _some(order, chunk)
        return
    the_box()  # where processes are forked they have it already
    parts = [(order, chunk) for chunk in chunks]
    # Leaving the block ends the processes, also after Ctrl-C.
    with multiprocessing.Pool(min(jobs, len(chunks)), as_a_worker) as pool:
        yield from pool.imap(_part, parts)


def _part(part: tuple[Order, range]) -> Tally:
    return _some(*part)


def _some(order: Order, numbers: range) -> Tally:
    tally = Tally(order.bots)
    box = the_box()
    for number in numbers:
        tally.add(play(order, number, box))
    return tally


def as_a_worker() -> None:
    """Leave interrupts to the parent, and end when it says so.

    A process that was forked has its parent's handlers too; one that caught SIGTERM there
    would outlive its pool, which waits for it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
