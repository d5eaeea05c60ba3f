"""The snapshots of past releases, and everything that must still be possible with each.

`python -m tests.past.snapshots FOLDER` does it all with the `ubongo` that Python finds, so that
a scratch copy of the package can be tried, too. Nothing is ever written into a snapshot.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tools.simulation.evening import Evening, Person, an_evening, covered
from tools.snapshot import told_results
from ubongo.boards.board import Animal, Side
from ubongo.boards.box import the_box
from ubongo.cli import run
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted
from ubongo.rules.game import Phase
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.record import parse_record, write_record
from ubongo.rules.records.verification import verify
from ubongo.server.events.hall import EventHall
from ubongo.server.events.log import event_past
from ubongo.server.http.cookies import GuestCookies
from ubongo.server.storage.sqlite import public_tables
from ubongo.server.storage.sqlite.database import FILE, SECRET, Database
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.summary import summary_of
from ubongo.server.tables.table import Table
from ubongo.version import __version__

PAST = Path(__file__).parents[1] / "past"
# What depends on when somebody asks.
OF_THE_MOMENT = frozenset({"elapsed", "next_in"})


def snapshots() -> list[Path]:
    """The folders of all releases, the oldest first."""
    found = [path for path in PAST.iterdir() if (path / "manifest.json").is_file()]
    return sorted(found, key=lambda path: [int(part) for part in path.name.split(".")])


def unpacked(snapshot: Path, folder: Path) -> None:
    """A copy of the database to work on."""
    (folder / FILE).write_bytes(gzip.decompress((snapshot / f"{FILE}.gz").read_bytes()))


def manifest(snapshot: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((snapshot / "manifest.json").read_text("utf-8"))
    return found


# The records


def check_record(path: Path, version: str) -> None:
    """A record holds as it did, tells its game, and can be written again."""
    text = path.read_bytes().decode("utf-8")
    found = verify(text, the_box())
    assert (found.notes, found.version) == ((), version)
    assert run(["replay", str(path), "--quiet"]) == 0
    again = parse_record(write_record(found.events))
    assert again.events == found.events
    assert again.version == __version__


# The database


def check_logs(folder: Path, known: dict[str, Any]) -> None:
    """Every table follows from its log as it was when the server died."""
    database = Database(folder)
    try:
        assert database.written_by == known["version"]
        for line in known["tables"]:
            table = Table.resumed(line["table"], database.entries(line["table"]), _no_context())
            assert table.state.lobby.edition == line["edition"]
            if "fingerprint" in line:
                game = table.state.game
                assert game is not None
                assert fingerprint(game, line.get("facts", 1)) == line["fingerprint"]
                assert (game.phase.value, table.state.number) == (line["phase"], line["number"])
        for line in known.get("events", ()):
            event_id = line["event"]
            past = event_past(database.entries(event_id))
            assert told_results(past.tournament, event_id) == line["results"]
    finally:
        database.close()


async def check_summaries(folder: Path, known: dict[str, Any]) -> None:
    """Every live table can be asked for, and boards are hidden while they are played."""
    async with an_evening(folder, known["at"], Random(1)) as evening:
        stored = evening.database._db
        live_boards: set[str] = set()
        seats: set[tuple[str, str]] = set()
        for table_id, live in evening.registry.tables.items():
            if isinstance(live.table, EventHall):
                summary = live.table.summary
            else:
                summary = summary_of(live.game_table.state.lobby, live.game_table.state.game)
            if summary.code:
                assert public_tables.table_of_code(stored, summary.code) == table_id
            live_boards.update(summary.live_boards)
            seats.update((guest, table_id) for guest in summary.guests)
        assert live_boards
        assert public_tables.live_boards(stored) == live_boards
        assert set(stored.execute("SELECT guest, table_id FROM seats")) == seats


def _no_context() -> Any:
    from ubongo.server.tables.table_context import TableContext

    return TableContext(the_box(), lambda: bytes(32), lambda: "ABCDEF")


class Again:
    """A server of today on the data of a past release."""

    def __init__(self, evening: Evening, known: dict[str, Any]) -> None:
        self.evening = evening
        self.known = known
        secret = evening.database.fact(SECRET)
        assert secret is not None
        # However long ago they were made: cookies themselves end after 400 days.
        self._read = GuestCookies(secret, now=lambda: 0).read
        self.guests = {one["id"]: self._guest(one) for one in known["guests"]}

    def _guest(self, known: dict[str, str]) -> Guest:
        found = self._read(known["cookie"])
        assert found is not None, "the cookie is not read any more"
        assert found.guest == Guest(known["id"], known["name"])
        return found.guest

    async def go(self) -> None:
        self._check_resumed()
        await self._check_told()
        await self._check_games(self.known["tables"])
        await self._finish_daily()
        before = await self._games_played()
        people = [some for line in self.known["tables"] if (some := self._come_back(line))]
        self._check_answers(people)
        self._play_on(people)
        await self._check_ended()
        after = await self._games_played()
        assert all(after[guest] > before[guest] for guest in list(after)[:3])

    def _check_resumed(self) -> None:
        live_tables = self.evening.registry.tables
        for line in self.known["tables"]:
            table = live_tables.get(line["table"])
            assert (table is not None) == (line["stands"] in _LIVE), line
            assert table is None or not table.frozen, line

    async def _check_told(self) -> None:
        """Statistics, ratings, puzzles of the day and everything else that is a guest's own."""
        for id_, told in self.known["told"].items():
            for path, was in told.items():
                status, now = await self.evening.asks(self.guests[id_], "GET", path)
                assert status == 200
                for where in _lost(was, now):
                    raise AssertionError(f"{path}{where} is not told any more")

    async def _check_games(self, lines: list[dict[str, Any]]) -> None:
        """Replays and records of the games that are over."""
        anybody = next(iter(self.guests.values()))
        for line in lines:
            for number in range(1, line["games"] + 1):
                path = f"/api/tables/{line['table']}/games/{number}"
                status, record = await self.evening.asks(anybody, "GET", f"{path}/record")
                assert status == 200, record
                assert verify(record, the_box()).notes == ()
                status, replay = await self.evening.asks(anybody, "GET", f"{path}/replay")
                assert status == 200, replay
                assert replay["notes"] == []
                assert replay["events"] == len(parse_record(record).events)

    async def _finish_daily(self) -> None:
        """A puzzle of the day that was begun before is the same, and is solved now."""
        guest, told = next(iter(self.known["told"].items()))
        [was] = [one for one in told["/api/daily"]["puzzles"] if one["elapsed"] is not None]
        who = self.guests[guest]
        _, daily = await self.evening.asks(who, "GET", "/api/daily")
        [now] = [one for one in daily["puzzles"] if one["level"] == was["level"]]
        assert now["elapsed"] > was["elapsed"]
        board = messages.BoardSeen(0, Animal.JURI, Side.EASY, was["area"], was["pieces"], ())
        cover = [{"piece": one.piece, "cells": one.cells} for one in covered(board)]
        answer = {"level": was["level"], "date": daily["date"], "cover": cover}
        status, daily = await self.evening.asks(who, "POST", "/api/daily/solve", answer)
        assert status == 200, daily
        assert daily["streak"] == told["/api/daily"]["streak"] == 5

    async def _games_played(self) -> dict[str, int]:
        return {
            id_: (await self.evening.asks(guest, "GET", "/api/me/statistics"))[1]["games"]
            for id_, guest in self.guests.items()
        }

    def _come_back(self, line: dict[str, Any]) -> list[Person]:
        """Everybody of a table that is not over; a lobby begins its game."""
        if line["stands"] in ("finished", "void"):
            return []
        people = [self.evening.joins(self.guests[id_], line["table"]) for id_ in line["people"]]
        host = people[0]
        if "lobby" in line["stands"]:
            for person in people[1:]:
                person.does(messages.SetReady, ready=True)
            host.gives(messages.Kick, seat=1 if len(people) == 1 else 3)
            if line["edition"] != "bare" and len(people) == 1:
                host.does(messages.SeatBot, seat=2, strength="fair")
            host.does(messages.StartGame)
        elif line["stands"] == "paused":
            assert host.game is not None
            assert host.game.paused
            host.does(messages.Continue)
        return people

    def _check_answers(self, people: list[list[Person]]) -> None:
        """R-413: an order that was accepted by the past release is not carried out again."""
        found = 0
        for some in people:
            accepted = {
                entry.cause: entry.number
                for entry in self.evening.database.entries(some[0].table)
                if entry.cause and entry.version == self.known["version"]
            }
            for person in some:
                own = [one for one in accepted if one.startswith(f"{person.guest.id} ")]
                for cause in own[-5:]:
                    order = cause.partition(" ")[2]
                    assert person.repeats(messages.Roll(order)) == Accepted(order, accepted[cause])
                    found += 1
        assert found > 50

    def _play_on(self, people: list[list[Person]]) -> None:
        """To the end of every game; who plays alone without a clock says when it is enough."""
        evening = self.evening
        evening.waits(60_000)
        for some in people:
            game = some[0].game
            if game is not None and "finish" in game.may and game.settings.minutes is None:
                some[0].does(messages.Finish)
        tables = [some[0].table for some in people]
        evening.passes(lambda: all(_is_over(evening, table) for table in tables))

    async def _check_ended(self) -> None:
        """What was begun by a past release and ended by this one is a whole game, too."""
        ended = [
            {**line, "games": line["games"] + 1}
            for line in self.known["tables"]
            if line["stands"] not in ("finished", "void")
        ]
        await self._check_games(ended)


_LIVE = frozenset(
    {"lobby", "lobby after two games", "in a round", "between rounds", "paused", "play-off"}
    | {"pawns are placed"}
)


def _is_over(evening: Evening, table: str) -> bool:
    live = evening.registry.tables.get(table)
    assert live is None or not live.frozen
    game = None if live is None else live.game_table.state.game
    return live is None or (game is not None and game.phase is Phase.OVER)


def _lost(was: Any, now: Any, where: str = "") -> Iterator[str]:
    """Where something that was told is not told now; what has been added is no loss."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name in was.keys() - OF_THE_MOMENT:
            if name in now:
                yield from _lost(was[name], now[name], f"{where}.{name}")
            else:
                yield f"{where}.{name}"
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for number, (old, new) in enumerate(zip(was, now, strict=True)):
            yield from _lost(old, new, f"{where}[{number}]")
    elif was != now:
        yield where


def versions_in(folder: Path) -> set[str]:
    """The releases that have written in the logs of a database."""
    db = sqlite3.connect(folder / FILE)
    try:
        return {version for (version,) in db.execute("SELECT DISTINCT version FROM entries")}
    finally:
        db.close()


async def played_on(folder: Path, known: dict[str, Any], seed: int = 1) -> None:
    """Restart a server on a past release's data, and play everything to its end."""
    async with an_evening(folder, known["at"] + 60_000, Random(seed)) as evening:
        await Again(evening, known).go()
        at = evening.time
    # What two releases have written together is read by the next start as well.
    async with an_evening(folder, at + 60_000, Random(seed)) as evening:
        assert not any(live.frozen for live in evening.registry.tables.values())
        lines = [{**line, "games": max(1, line["games"])} for line in known["tables"]]
        await Again(evening, known)._check_games(lines)


def main() -> None:
    """Everything, for a scratch copy of the package."""
    snapshot = Path(sys.argv[1])
    known = manifest(snapshot)
    for path in sorted(snapshot.glob("*.record")):
        check_record(path, known["version"])
    with TemporaryDirectory() as scratch:
        unpacked(snapshot, Path(scratch))
        check_logs(Path(scratch), known)
    with TemporaryDirectory() as scratch:
        unpacked(snapshot, Path(scratch))
        asyncio.run(played_on(Path(scratch), known))
        print(*sorted(versions_in(Path(scratch))))


if __name__ == "__main__":
    main()
