"""Simulation of whole games between bots, without waiting, in one process or in several.

Each game depends on the seed and its number alone. So the games are the same in any
order and with any number of processes, and each can be played again by itself.

>>> job = SimulationJob("classic", ("expert", "child"), Settings(), seed=1, games=3)
>>> tally = simulate(job)
>>> tally.games, tally.breaches
(3, 0)
>>> [outcome.places for _, outcome in outcomes(job)]
[(1, 2), (1, 2), (1, 2)]
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from ubongo.boards.box import Box, the_box
from ubongo.match.match import Match
from ubongo.match.plugins import add_again, added_by_hand, load_plugins
from ubongo.match.seating import bots_named
from ubongo.match.tally import Outcome, Tally
from ubongo.puzzles.catalogue import catalogue_fingerprint
from ubongo.rules.chance import SMALLEST_SEED, Chance
from ubongo.rules.events import Event, HourglassTurned, PlayOffStarted
from ubongo.rules.game import Game, Phase
from ubongo.rules.records.record import write_record
from ubongo.rules.referee import Referee
from ubongo.rules.settings import Settings

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

# The games that a process gets at a time: few enough for a moving progress bar and an even end.
MOST_AT_ONCE = 250
CHUNKS_A_PROCESS = 8

Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class SimulationJob:
    """The games to play; they are numbered from `first`."""

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
    job: SimulationJob, processes: int = 1, on_progress: Callable[[int], None] = lambda games: None
) -> Tally:
    """Play all games; `on_progress` is called with the number of games done since its last call."""
    tally = Tally(job.bots)
    chunks = list(_chunks(job, processes))
    for _, part in _parts(job, chunks, processes, _play_some):
        tally.add_all(part)
        on_progress(part.games)
    return tally


def outcomes(job: SimulationJob, processes: int = 1) -> Iterator[tuple[int, Outcome]]:
    """Play all games one after the other: the number of each, and how it ended."""
    for numbers, part in _parts(job, list(_chunks(job, processes)), processes, _play_each):
        yield from zip(numbers, part, strict=True)


def play(job: SimulationJob, number: int, box: Box) -> Outcome:
    """Play one game of the job."""
    return played(job, number, box)[1]


def played(job: SimulationJob, number: int, box: Box) -> tuple[Match, Outcome]:
    """Play one game of the job: the whole match, and how it ended."""
    chance, dice = random_sources(job.seed, number, box)
    breaches: list[str] = []
    referee = Referee() if job.check else None

    def watch(event: Event, game: Game) -> None:
        assert referee is not None
        found = referee.check(event, game)
        if found:
            at = f"game {number}, event {game.number}"
            breaches.extend(f"{at}: {breach.sentence}" for breach in found)

    match = Match(
        job.edition,
        bots_named(job.bots, dice),
        job.settings,
        chance,
        watch=watch if job.check else None,
    )
    match.pass_time()
    breaches += [f"game {number}: a bot was refused ({code})" for _, code in match.refused]
    if job.record is not None:
        _write_record_of(job, number, match)
    game = match.game
    if game.phase is not Phase.OVER:
        breaches.append(f"game {number}: it came to no end")
        nothing = (0,) * len(job.bots)
        return match, Outcome(nothing, nothing, breaches=tuple(breaches))
    kinds = [type(event) for event in match.log]
    return match, Outcome(
        game.places,
        tuple([score_of(score) for score in game.edition.scores(game)]),
        kinds.count(HourglassTurned),
        kinds.count(PlayOffStarted),
        len(match.log),
        game.now,
        tuple(breaches),
    )


def random_sources(seed: int, number: int, box: Box) -> tuple[Chance, Random]:
    """The chance of the table and the dice of the bots for one game."""
    bits = sha256(f"{seed} {number}".encode()).digest()
    dice = Random(int.from_bytes(bits[SMALLEST_SEED:], "big"))
    return Chance(bits[:SMALLEST_SEED], box), dice


def score_of(score: object) -> int:
    """The first number of a score: points, gems of the best colour, or boards solved."""
    while isinstance(score, tuple):
        score = score[0]
    assert isinstance(score, int)
    return score


def _write_record_of(job: SimulationJob, number: int, match: Match) -> None:
    assert job.record is not None
    name = f"{job.edition}-seed-{job.seed}-game-{number}.txt"
    (job.record / name).write_text(write_record(match.log), encoding="utf-8")


def _chunks(job: SimulationJob, processes: int) -> Iterator[range]:
    size = max(1, min(MOST_AT_ONCE, job.games // (processes * CHUNKS_A_PROCESS)))
    last = job.first + job.games
    for first in range(job.first, last, size):
        yield range(first, min(first + size, last))


def _parts(
    job: SimulationJob,
    chunks: list[range],
    processes: int,
    work: Callable[[SimulationJob, range], Part],
) -> Iterator[tuple[range, Part]]:
    """Each chunk with what came of it, in their order."""
    load_plugins()
    if processes == 1 or len(chunks) < 2:
        for chunk in chunks:
            yield chunk, work(job, chunk)
        return
    the_box()  # loaded before the fork, so that all processes share it
    if job.settings.is_fresh:
        catalogue_fingerprint()
    # Leaving the block ends the processes, also after Ctrl-C.
    with worker_pool(min(processes, len(chunks))) as pool:
        yield from zip(chunks, pool.imap(partial(work, job), chunks), strict=True)


def _play_each(job: SimulationJob, numbers: range) -> list[Outcome]:
    box = the_box()
    return [play(job, number, box) for number in numbers]


def _play_some(job: SimulationJob, numbers: range) -> Tally:
    tally = Tally(job.bots)
    box = the_box()
    for number in numbers:
        tally.add(play(job, number, box))
    return tally


@contextmanager
def worker_pool(processes: int) -> Iterator["Pool"]:
    """Processes that know the same bots and editions as this one; leaving the block ends them."""
    with multiprocessing.Pool(processes, as_a_worker, (added_by_hand(),)) as pool:
        yield pool
        # Everything is done, so they end by themselves. One that has only just been forked still
        # has its parent's handlers, and would not hear that it is terminated.
        pool.close()
        pool.join()


def as_a_worker(added: tuple[tuple[str, Any], ...] = ()) -> None:
    """Begin a worker: load the plug-ins, ignore interrupts, end on SIGTERM.

    A forked process inherits its parent's handlers; with a handler for SIGTERM it would
    outlive its pool, which waits for it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # Where processes are not forked, they begin without.
    load_plugins()
    add_again(added)
