"""Plays an arena on all cores, goes on where it was, and verifies one that others have played.

The games depend on the job alone, so that anybody who has the bots can play them again; and
the record of each game proves by itself that the rules were kept and that nothing was drawn
but what the arena's seed gives.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from ubongo.arena.journal import Journal, Played, digest, open_journal
from ubongo.arena.pairing import ArenaJob, checked
from ubongo.arena.standings import Standings
from ubongo.boards.box import the_box
from ubongo.match.match import Match
from ubongo.match.plugins import load_plugins
from ubongo.match.simulate import score_of, worker_pool
from ubongo.misread import Misread
from ubongo.puzzles.catalogue import catalogue_fingerprint
from ubongo.rules.events import GameStarted
from ubongo.rules.records.record import Broken, text_of, write_record
from ubongo.rules.records.verification import verify

# Games that a process gets at a time, and that are written together: what a crash may cost.
CHUNK = 50


def play(
    job: ArenaJob,
    folder: Path | None = None,
    processes: int = 1,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Standings:
    """Play all games that are not in the folder yet; the standings after all of them."""
    load_plugins()
    checked(job)
    box = the_box()
    standings = Standings(job.bots, job.seats)
    journal = None if folder is None else Journal(folder)
    begun = 0 if journal is None else journal.begin(job, box)
    if journal is not None:
        for one in journal.played():
            _add(standings, job, one)
    on_progress(begun)
    for part in _parts(job, begun, processes):
        if journal is not None:
            journal.append(part)
        for one, _ in part:
            _add(standings, job, one)
        on_progress(len(part))
    return standings


def standings_of(folder: Path) -> tuple[ArenaJob, Standings]:
    """The standings of an arena so far, without playing."""
    load_plugins()
    journal, job = open_journal(folder, the_box())
    standings = Standings(job.bots, job.seats)
    for one in journal.played():
        _add(standings, job, one)
    return job, standings


def prove(
    folder: Path, on_progress: Callable[[int], None] = lambda games: None
) -> tuple[ArenaJob, Standings]:
    """Verify every game of an arena by its record; a `Misread` names the first that does not hold.

    The record must hold by itself, be of this game (bots, options and seed), and have the
    places that the journal tells.
    """
    load_plugins()
    box = the_box()
    journal, job = open_journal(folder, box)
    checked(job)
    standings = Standings(job.bots, job.seats)
    for one in journal.played():
        path = journal.record_of(one.game)
        if not path.is_file():
            raise _broken(one.game, "it has no record")
        text = text_of(path.read_bytes())
        if digest(text) != one.record:
            raise _broken(one.game, "its record is not the one that was written")
        try:
            found = verify(text, box)
        except Broken as broken:
            raise _broken(one.game, f"its record does not hold: {broken}") from None
        started = found.events[0]
        assert isinstance(started, GameStarted)
        seated = tuple(player.bot for player in started.players)
        if seated != job.seated(one.game) or one.bots != seated:
            raise _broken(one.game, "other bots sat there")
        agreed = found.game.edition.agreed(job.settings, job.seats)
        if started.edition != job.edition or started.settings != agreed:
            raise _broken(one.game, "it was played by other rules")
        if found.game.seed != job.chance(one.game, box).seed.hex():
            raise _broken(one.game, "its seed is not that of the arena")
        if found.notes:
            raise _broken(one.game, found.notes[0])
        scores = tuple(score_of(score) for score in found.game.edition.scores(found.game))
        if (found.game.places, scores) != (one.places, one.scores):
            raise _broken(one.game, "it ended otherwise")
        _add(standings, job, one)
        on_progress(1)
    return job, standings


def _broken(game: int, found: str) -> Misread:
    return Misread("arena", f"game {game}", found, "the arena cannot be trusted")


def _add(standings: Standings, job: ArenaJob, one: Played) -> None:
    standings.add(job.block(one.game), one.bots, one.places, one.faults)


def _parts(job: ArenaJob, begun: int, processes: int) -> Iterator[list[tuple[Played, str]]]:
    """The games after the first ones, some at a time, in their order."""
    chunks = [
        range(first, min(first + CHUNK, job.games + 1))
        for first in range(begun + 1, job.games + 1, CHUNK)
    ]
    work = partial(_play_some, job)
    if processes == 1 or len(chunks) < 2:
        yield from map(work, chunks)
        return
    the_box()  # before the fork, so that all processes share it
    if job.settings.is_fresh:
        catalogue_fingerprint()
    with worker_pool(min(processes, len(chunks))) as pool:
        # A few chunks at a time: what has been played must not pile up before it is written.
        waiting = iter(chunks)
        while some := list(islice(waiting, 4 * processes)):
            yield from pool.imap(work, some)


def _play_some(job: ArenaJob, numbers: range) -> list[tuple[Played, str]]:
    return [play_game(job, number) for number in numbers]


def play_game(job: ArenaJob, number: int) -> tuple[Played, str]:
    """One game of an arena, and its record."""
    box = the_box()
    match = Match(job.edition, job.sitting(number), job.settings, job.chance(number, box))
    match.pass_time()
    game = match.game
    if not match.is_over:
        raise RuntimeError(f"game {number} came to no end")
    record = write_record(match.log)
    faults = tuple(
        sum(seat == refused.seat for refused in match.refused) for seat in range(job.seats)
    )
    scores = tuple(score_of(score) for score in game.edition.scores(game))
    return Played(number, job.seated(number), game.places, scores, faults, digest(record)), record
