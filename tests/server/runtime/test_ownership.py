"""The rules of ownership in one process: append, claim, beat, drain, and when clocks stopped."""

import sqlite3
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.support.table_harness import ImmediateWriter, RegistryHarness
from tools.simulation.direct_log import run_now
from tools.simulation.memory_database import MemoryDatabase
from ubongo.match.countdown import COUNTDOWN, LEAST_LEFT
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted, Closed, Welcome
from ubongo.rules.events import ClockMoved
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.server.runtime.registry import JUST_OPENED, Moved
from ubongo.server.storage.interface import Batch, Done
from ubongo.server.storage.ownership import DEAD_AFTER, KEEPS_FOR, Beat, OwnedElsewhere
from ubongo.server.storage.sqlite import public_tables
from ubongo.server.storage.sqlite.writer import BeatDone, BeatJob, WriteJob, commit
from ubongo.server.tables.log import event_in
from ubongo.server.tables.table import Table

DAY = 24 * 3600.0
YEAR = 365 * DAY


def puzzling(home: RegistryHarness) -> str:
    """A table at which Ada has a minute to solve."""
    table, _ = home.open(edition="bare", settings=Settings(rounds=2), start=True)
    home.join(table, 1, "ada")
    home.order(table, 1, messages.Roll(id="r"))
    return table


def row(home: RegistryHarness, table: str) -> dict[str, object]:
    names = ("owner", "epoch", "last", "stopped_at", "resumed_at", "ahead", "state")
    found = home.database._db.execute(
        f"SELECT {', '.join(names)} FROM tables WHERE id = ?", (table,)
    ).fetchone()
    return dict(zip(names, found, strict=True))


def moves(home: RegistryHarness, table: str) -> list[ClockMoved]:
    found = [event_in(entry) for entry in home.database.entries(table) if entry.kind != "lobby"]
    return [event for event in found if isinstance(event, ClockMoved)]


def sand(home: RegistryHarness, table: str) -> int:
    """Milliseconds until the sand of a table has run out."""
    live = home.registry.tables[table]
    game = live.game_table.state.game
    assert game is not None
    assert game.phase is Phase.ROUND
    assert game.deadline is not None
    return game.deadline - live.now


def is_good(home: RegistryHarness) -> bool:
    return home.runtime.heartbeat.is_good


def dies(home: RegistryHarness, after: float, away: float) -> RegistryHarness:
    """The next life of a process that dies: so long after, and so long away."""
    home.wait(after)
    again = RegistryHarness(home.database, home.seconds + away)
    again.resume_all()
    return again


# Opening and claiming


def test_a_table_that_comes_in_after_a_pause_has_not_stood_still_with_the_others(
    home: RegistryHarness,
) -> None:
    """R-411: the time is given back once, by whoever claims it (found by a simulated world)."""
    table = puzzling(home)
    again = dies(home, after=20, away=0)
    again.may_pause = True
    again.registry.tables[table].forget("moved")
    before = [one.by for one in moves(again, table)]
    again.tick()
    # The process stands still, and the first thing afterwards is a join.
    again.seconds += 30
    again.find(table)
    again.tick()

    assert [one.reason for one in moves(again, table)][len(before) :] == ["restart"]


def test_a_table_that_was_opened_belongs_to_nobody_until_somebody_comes(
    home: RegistryHarness,
) -> None:
    """Whoever it was opened at, its people may be sent to another node."""
    lobby = home.open()[0]
    del home.registry.tables[lobby]
    home.database._db.execute("UPDATE tables SET owner = NULL, epoch = 0, resumed_at = NULL")
    home.seconds += 1
    other = RegistryHarness(home.database, home.seconds)
    other.join(lobby, 7, "ada")

    assert isinstance(other.last(7), Welcome)
    assert row(home, lobby)["owner"] == other.node


def test_a_game_that_was_just_opened_has_not_been_restarted(home: RegistryHarness) -> None:
    """R-411: the moment until its first person is there is no outage."""
    alone = Settings(minutes=5, hourglass=None)
    table, _ = home.open(edition="solo", settings=alone, start=True)
    home.join(table, 1, "ada")
    assert moves(home, table) == []

    never, _ = home.open("ben", edition="solo", settings=alone, start=True)
    del home.registry.tables[never]
    home.database._db.execute(
        "UPDATE tables SET owner = NULL, resumed_at = NULL, stopped_at = opened_at WHERE id = ?",
        (never,),
    )
    home.seconds += JUST_OPENED / 1_000
    home.join(never, 2, "ben")
    # But a server that died meanwhile gives its time back.
    assert len(moves(home, never)) == 1


def test_nobody_is_welcomed_before_storage_was_asked(home: RegistryHarness) -> None:
    """R-401: the state in memory may be older than what somebody has seen elsewhere."""
    table = puzzling(home)
    home.is_taken_away(table)
    home.database.append("another node", [], Beat(0))  # it lives
    with pytest.raises(Moved):
        home.join(table, 2, "ada")

    assert table not in home.registry.tables
    assert home.last(1) == Closed("moved", again=True)


def test_a_living_owner_keeps_a_table_for_ten_seconds_and_a_dead_one_no_longer() -> None:
    now = [1_000_000]
    database = MemoryDatabase(lambda: now[0])
    home = RegistryHarness(database)
    table, _ = home.open()

    def is_free() -> bool:
        database._db.execute("BEGIN")
        try:
            database.claim("another node", table)
        except OwnedElsewhere:
            return False
        finally:
            database._db.execute("ROLLBACK")
        return True

    def lives(milliseconds: int) -> None:
        for _ in range(milliseconds // 500):
            now[0] += 500
            database.append(home.node, [], Beat(0))

    database.append(home.node, [], Beat(0))
    assert not is_free()
    now[0] += DEAD_AFTER - 1
    assert not is_free()
    now[0] += 1
    assert is_free(), "it has died"
    lives(KEEPS_FOR - DEAD_AFTER - 500)
    assert not is_free()
    lives(500)
    assert is_free(), "it goes where its people are sent"


def test_a_table_that_cannot_be_rebuilt_belongs_to_nobody(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = puzzling(home)
    again = RegistryHarness(home.database, home.seconds + 10)
    stopped = row(home, table)["stopped_at"]

    def faulty(*arguments: object) -> object:
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr(Table, "resumed", faulty)
    again.resume_all()
    assert row(home, table)["owner"] is None
    assert row(home, table)["stopped_at"] == stopped
    monkeypatch.undo()
    again.join(table, 2, "ada")
    assert isinstance(again.last(2), Welcome)


# Appending


def test_a_failed_write_forgets_the_table_and_its_clock_stands(home: RegistryHarness) -> None:
    """R-401, R-411: no retry, no question whether it was written; the sand is as it was."""
    table = puzzling(home)
    home.wait(10)
    left = sand(home, table)
    home.writer.trouble = sqlite3.OperationalError("database or disk is full")
    home.order(table, 1, messages.Leave(id="lost"))
    assert home.last(1) == Closed("table_frozen", again=True)
    assert table not in home.registry.tables
    home.wait(60)
    home.writer.trouble = None
    home.join(table, 2, "ada")

    assert isinstance(home.last(2), Welcome)
    assert sand(home, table) == left + COUNTDOWN
    home.order(table, 2, messages.Leave(id="lost"))  # the same id: it did not count
    assert any(isinstance(one, Accepted) for one in home.told[2])


def test_what_was_written_though_nobody_knew_is_found_by_the_next_owner(
    home: RegistryHarness,
) -> None:
    """R-401, R-413: the order was carried out, and the same order again says so."""
    table = puzzling(home)
    write = home.writer.write

    def answer_lost(batch: object, done: object) -> None:
        write(batch, lambda trouble: None)  # type: ignore[arg-type]
        done(TimeoutError("no answer"))  # type: ignore[operator]

    home.writer.write = answer_lost  # type: ignore[method-assign]
    home.order(table, 1, messages.GiveUp(id="up"))
    home.writer.write = write  # type: ignore[method-assign]
    assert home.last(1) == Closed("table_frozen", again=True)
    before = list(home.database.entries(table))
    home.join(table, 2, "ada")
    home.order(table, 2, messages.GiveUp(id="up"))

    answers = [one for one in home.told[2] if isinstance(one, Accepted)]
    assert [one.id for one in answers] == ["up"]
    after = list(home.database.entries(table))
    assert len([entry for entry in after if entry.cause == "ada up"]) == len(
        [entry for entry in before if entry.cause == "ada up"]
    )


# Beats


def test_a_beat_gives_back_what_was_forgotten_and_learns_what_was_lost(
    home: RegistryHarness,
) -> None:
    first, second = puzzling(home), puzzling(home)
    home.registry.tables[first].forget("moved")
    home.is_taken_away(second)
    home.wait(2)

    assert row(home, first)["owner"] is None
    assert row(home, first)["stopped_at"] is not None
    assert home.registry.tables == {}
    assert home.registry.released == ()


def test_a_release_takes_nothing_back_from_who_has_claimed_since(home: RegistryHarness) -> None:
    table = puzzling(home)
    live = home.registry.tables[table]
    live.forget("moved")
    home.seconds += 30
    home.join(table, 2, "ada")
    claimed = row(home, table)
    home.wait(1)

    assert row(home, table)["owner"] == claimed["owner"] == home.node
    assert row(home, table)["epoch"] == live.epoch + 1


class GroupWriter(ImmediateWriter):
    """A writer that is busy until the next beat: what comes until then is one commit."""

    def __init__(self, home: RegistryHarness) -> None:
        super().__init__(home.database, home.node)
        self.jobs: list[WriteJob] = []

    def write(self, batch: Batch, done: Done) -> None:
        self.jobs.append(WriteJob(batch, done))

    def beat(self, beat: Beat, done: BeatDone) -> None:
        jobs, self.jobs = self.jobs, []
        for tell in commit(self._database, self._node, jobs, BeatJob(beat, done)):
            tell()


def becomes_busy(home: RegistryHarness, monkeypatch: pytest.MonkeyPatch) -> GroupWriter:
    """Let storage be busy from now on."""
    writer = GroupWriter(home)
    monkeypatch.setattr(home.writer, "write", writer.write)
    monkeypatch.setattr(home.writer, "beat", writer.beat)
    return writer


def test_a_table_that_is_put_away_is_given_back_in_the_same_commit(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its last batch, the beat and the release are written, and nobody says that they were not.

    The release came first, so the table belonged to nobody when its last batch came; the server
    logged that its database could not be written, and the beat had to wait.
    """
    table, _ = home.open()
    home.join(table, 1, "ada")
    home.leave(table, 1)
    home.wait(2)
    writer = becomes_busy(home, monkeypatch)
    idle_until = home.registry.tables[table].table.idle_until()
    assert idle_until is not None
    home.seconds = idle_until / 1_000
    home.runtime.timers.tick()
    assert [job.batch.is_over for job in writer.jobs] == [True]
    assert [release.table_id for release in home.registry.released] == [table]
    home.runtime.heartbeat.tick()

    assert row(home, table)["state"] == "over"
    assert row(home, table)["owner"] is None
    assert home.registry.released == ()
    beaten = home.database._db.execute("SELECT time FROM nodes").fetchone()
    assert beaten == (idle_until,)
    assert is_good(home)
    assert not [line for line in caplog.messages if "written" in line]


def test_entries_that_may_be_written_without_their_owners_resumption_tell_it_again(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-411: else a table would have run, by its log, while its clock stands in its row."""
    table, _ = home.open(edition="bare")
    home.registry.tables[table].forget("moved")
    home.wait(1)
    handed: list[Batch] = []
    monkeypatch.setattr(home.writer, "write", lambda batch, done: handed.append(batch))
    home.join(table, 1, "ada")
    for name in ("Ada B", "Ada C"):
        home.order(table, 1, messages.Rename(id=name, name=name))

    resumption, first, second = handed
    assert resumption.resumed is not None
    assert not resumption.entries
    assert first.resumed == resumption.resumed, "no number of an entry says that one is missing"
    assert first.entries
    assert second.resumed is None


def test_an_outage_is_given_back_though_the_table_is_forgotten_in_that_commit(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """R-411: the owner resumes the table and forgets it; both are written, and neither is lost."""
    table = puzzling(home)
    home.wait(10)
    left = sand(home, table)
    home.registry.tables[table].forget("moved")
    home.wait(25)
    becomes_busy(home, monkeypatch)
    home.join(table, 2, "ada")
    home.registry.tables[table].forget("moved")
    home.wait(1)
    assert row(home, table)["owner"] is None
    assert len(moves(home, table)) == 1, "the first outage is given back"
    monkeypatch.undo()
    home.wait(60)
    home.join(table, 3, "ada")

    first, second = moves(home, table)
    resumed_at = first.at + first.by - COUNTDOWN
    assert resumed_at == second.at, "not a moment in between, and none twice"
    assert sand(home, table) == left + COUNTDOWN
    assert not [line for line in caplog.messages if "written" in line]


def test_two_seconds_without_a_beat_forget_everything(home: RegistryHarness) -> None:
    """Nobody can be sure of anything then; people are sent away, and come back by themselves."""
    table = puzzling(home)
    lobby, _ = home.open("ben")
    home.join(lobby, 2, "ben")
    home.wait(1)
    home.writer.trouble = sqlite3.OperationalError("disk I/O error")
    home.wait(1, step=0.25)
    assert not is_good(home)
    home.wait(2, step=0.25)
    assert home.registry.tables == {}
    assert home.last(1) == home.last(2) == Closed("table_frozen", again=True)

    home.writer.trouble = None
    home.wait(1)
    assert is_good(home)
    home.join(table, 3, "ada")
    home.join(lobby, 4, "ben")
    assert isinstance(home.last(3), Welcome)
    assert isinstance(home.last(4), Welcome)


def test_nothing_is_written_while_nothing_happens(home: RegistryHarness) -> None:
    """A laptop's disk may sleep."""
    table, _ = home.open()
    home.join(table, 1, "ada")
    home.wait(2)
    changes = home.database._db.total_changes
    home.wait(60)

    assert home.database._db.total_changes == changes


def test_what_was_forgotten_and_nobody_comes_back_to_goes_on(home: RegistryHarness) -> None:
    """R-409: the round ends by the clock, also if everybody has gone when the disk was full."""
    table = puzzling(home)
    home.registry.tables[table].forget("table_frozen")
    home.wait(1)
    home.resume_all()
    home.wait(200)

    assert any(entry.kind == "RoundEnded" for entry in home.database.entries(table))


# Draining


def test_a_server_that_stops_gives_everything_back(home: RegistryHarness) -> None:
    """R-411: its tables stopped when it did, and not with some beat before."""
    table = puzzling(home)
    home.wait(7.3)
    left = sand(home, table)
    run_now(home.runtime.heartbeat.leave())
    assert row(home, table)["owner"] is None
    assert home.last(1) == Closed("restart", again=True)
    with pytest.raises(Moved):
        home.join(table, 2, "ada")
    again = RegistryHarness(home.database, home.seconds + 1_000)
    again.resume_all()

    assert sand(again, table) == left + COUNTDOWN


# Time


def test_an_outage_is_given_back_once_however_often_the_server_dies() -> None:
    """S-04, R-411: 25 s away, then lives of less than a second: the hourglass stays as it was."""
    home = RegistryHarness()
    table = puzzling(home)
    home.wait(20)
    left = sand(home, table)
    home = dies(home, after=0, away=25)
    for _ in range(40):
        assert sand(home, table) == left + COUNTDOWN
        home = dies(home, after=0.9, away=3)

    assert sand(home, table) == left + COUNTDOWN


def test_between_rounds_a_table_waits_no_longer_however_often_the_server_dies() -> None:
    """S-04, R-408: nobody could roll for as long as the outages had lasted in all."""
    home = RegistryHarness()
    table, _ = home.open(edition="bare", settings=Settings(rounds=2), start=True)
    home.join(table, 1, "ada")
    home.wait(1)
    home = dies(home, after=0, away=3_600)
    other = sqlite3.connect(":memory:")
    for _ in range(5):
        home = dies(home, after=0.4, away=2)
    game = home.registry.tables[table].game_table.state.game
    assert game is not None
    assert game.phase is Phase.BORDER
    home.database._db.backup(other)
    home.join(table, 2, "ada")
    home.order(table, 2, messages.Roll(id="r"))
    assert [one.id for one in home.told[2] if isinstance(one, Accepted)] == ["r"]

    # and if nobody rolls, the die does it after five seconds of play, whatever dies.
    database = MemoryDatabase()
    other.backup(database._db)
    other.close()
    home = RegistryHarness(database, home.seconds)
    home.resume_all()
    for _ in range(10):
        home = dies(home, after=0.4, away=2)
    assert any(entry.kind == "RoundStarted" for entry in home.database.entries(table))


def test_the_times_that_are_given_back_never_overlap() -> None:
    """S-04: each outage begins after the table had been resumed from the one before."""
    home = RegistryHarness()
    table, _ = home.open(edition="bare", settings=Settings(rounds=2), start=True)
    for _ in range(20):
        home = dies(home, after=0.3, away=5)
    found = moves(home, table)

    assert len(found) == 20
    for one, other in pairwise(found):
        assert other.at >= one.at + one.by


@pytest.mark.parametrize("jump", [-50 * YEAR, -DAY, -2.0, 2.0, DAY, 70 * YEAR])
def test_a_wrong_clock_leaves_every_table_playable(jump: float) -> None:
    """S-05, R-411: a start in 1970 or in 2099, and then one with the right clock."""
    home = RegistryHarness(seconds=55 * YEAR)
    table = puzzling(home)
    home.wait(10)
    left = sand(home, table)
    wrong = RegistryHarness(home.database, home.seconds + 30 + jump)
    wrong.resume_all()
    assert sand(wrong, table) == left + COUNTDOWN
    wrong.wait(13)
    assert sand(wrong, table) == left - 10_000
    wrong.join(table, 2, "ada")
    welcome = wrong.last(2)
    assert isinstance(welcome, Welcome)
    assert welcome.game is not None
    assert welcome.game.deadline is not None
    assert welcome.game.deadline - welcome.time == left - 10_000
    right = RegistryHarness(home.database, home.seconds + 100)
    right.resume_all()

    assert sand(right, table) == max(left - 10_000, LEAST_LEFT) + COUNTDOWN
    right.join(table, 3, "ada")
    right.order(table, 3, messages.GiveUp(id="up"))
    assert any(isinstance(one, Accepted) for one in right.told[3])
    times = [entry.at for entry in home.database.entries(table) if entry.kind != "lobby"]
    assert times == sorted(times), "a table's time never goes back"


def test_a_crash_with_a_wrong_clock_is_given_back_as_exactly() -> None:
    """S-05, S-04: the owner's clock is years behind the table's time, and it dies."""
    home = RegistryHarness(seconds=55 * YEAR)
    table = puzzling(home)
    home.wait(10)
    wrong = RegistryHarness(home.database, home.seconds - 50 * YEAR)
    wrong.resume_all()
    wrong.wait(23)
    left = sand(wrong, table)
    right = RegistryHarness(home.database, home.seconds + 100)
    right.resume_all()

    # The last beat may be half a second old, and nothing is lost by that.
    assert left <= sand(right, table) - COUNTDOWN <= left + 1_000


# A fault


def test_a_table_that_a_fault_has_stopped_plays_no_boards(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-33, R-321: nobody can play them, so anybody may look them up; after a restart they live."""
    table = puzzling(home)
    assert public_tables.live_boards(home.database._db)
    left = sand(home, table)

    def faulty(*arguments: object) -> object:
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr(Table, "handle_order", faulty)
    home.order(table, 1, messages.GiveUp(id="up"))
    monkeypatch.undo()
    assert home.last(1) == Closed("table_frozen", again=False)
    assert public_tables.live_boards(home.database._db) == frozenset()
    assert home.tables_of("ada") == ()
    home.wait(500)
    again = RegistryHarness(home.database, home.seconds + 5)
    again.resume_all()

    assert public_tables.live_boards(home.database._db)
    assert sand(again, table) == left + COUNTDOWN, "its clock stood while it was stopped"


# A damaged log


@pytest.mark.parametrize("kind", ["bit", "lost", "last", "exchanged"])
def test_a_damaged_log_is_found_and_nobody_plays_on(home: RegistryHarness, kind: str) -> None:
    """S-13: whatever has happened to it, and in whichever entry."""
    table = puzzling(home)
    db = home.database._db
    db.execute("DROP TRIGGER entries_follow")
    entries = list(home.database.entries(table))
    if kind == "bit":
        body = bytearray(entries[1].body)
        body[-3] ^= 1
        db.execute("UPDATE entries SET body = ? WHERE number = 2", (bytes(body),))
    elif kind == "lost":
        db.execute("DELETE FROM entries WHERE number = 2")
    elif kind == "last":
        db.execute("DELETE FROM entries WHERE number = ?", (len(entries),))
    else:
        twin = replace(entries[1], body=entries[2].body)
        db.execute("UPDATE entries SET body = ? WHERE number = 2", (twin.body,))
    again = RegistryHarness(home.database, home.seconds + 5)
    again.resume_all()

    assert again.registry.tables == {}
    assert public_tables.live_boards(db) == frozenset()
