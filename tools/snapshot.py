"""Write the data of this release for `tests/past`: a database, and a record of every edition.

    python3 do.py snapshot                 into tests/past/VERSION, once for each release
    python3 do.py snapshot --to FOLDER     somewhere else, to look at

A week at a server is played with a clock set by hand: puzzles of the day, finished games with a
rematch, lobbies, and games of every edition that stand in the middle of a round, between two
rounds and in a pause when the server dies. A snapshot is never written anew: later releases must
read exactly these bytes.
"""

import argparse
import asyncio
import gzip
import json
import sqlite3
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tools.simulation.direct_log import run_now
from tools.simulation.evening import Evening, Person, an_evening, covered
from tools.stored_schema import schema
from ubongo import __version__
from ubongo.boards.board import Animal, Side
from ubongo.boards.box import the_box
from ubongo.protocol import messages
from ubongo.protocol.messages import encode
from ubongo.rules.game import Game, Phase
from ubongo.rules.records.fingerprint import NEWEST, fingerprint
from ubongo.rules.records.record import read_record
from ubongo.rules.records.verification import (
    verify,
)
from ubongo.rules.settings import Boards, Settings
from ubongo.server.events.hall import EventHall
from ubongo.server.features.events.results import results_of
from ubongo.server.storage.sqlite.database import FILE
from ubongo.server.tables.event_report import EventReport
from ubongo.server.tables.guest import Guest
from ubongo.tournament.tournament import Tournament, TournamentPlan

ROOT = Path(__file__).resolve().parents[1]
PAST = ROOT / "tests" / "past"
DATABASE = f"{FILE}.gz"
SUMS = "sums.txt"
STORED = "stored.txt"

NOON = 1_794_916_800_000  # 2026-11-17, 12:00 UTC
HOUR = 3_600_000
DAY = 24 * HOUR
NAMES = ("Ada", "Ben", "Clara", "Dan", "Eve")

# Games that are played to their end: edition, people, bots, options.
FINISHED: tuple[tuple[str, int, tuple[str, ...], Settings], ...] = (
    ("classic", 2, (), Settings()),
    ("classic", 2, ("fair",), Settings(sides=(Side.EASY, Side.HARD, Side.HARD))),
    ("classic", 4, (), Settings(play_off_ties=True, grace=250)),
    ("classic-long", 1, ("strong",), Settings()),
    ("2015", 3, (), Settings(hourglass=90_000)),
    ("2024", 3, (), Settings()),
    ("cooperative", 2, ("child",), Settings(second_chance_if_none_solved=True)),
    ("solo", 1, (), Settings(minutes=5, sides=(Side.HARD,))),
    ("solo", 1, (), Settings(minutes=5, sides=(Side.HARD,), boards=Boards.FRESH)),
    ("bare", 2, (), Settings(rounds=3, same_puzzle=True)),
    ("bare", 3, (), Settings(rounds=2, boards=Boards.FRESH, agreed=7)),
    ("2024", 4, (), Settings(rounds=3, boards=Boards.FRESH, levels=(-100, 300, 700, 1_000))),
)

# Games that are played on until the server dies, each in the middle of a round and between two.
RUNNING: tuple[tuple[str, int, tuple[str, ...], Settings], ...] = (
    ("classic", 2, ("strong",), Settings(sides=(Side.HARD,), delays=(0, 4_000, 0), start_seat=1)),
    ("classic-long", 3, (), Settings(fair_deal=True, open_boards=True)),
    ("2015", 2, (), Settings(find_pieces=True)),
    ("2024", 2, ("beginner", "expert"), Settings(hourglass=None)),
    ("cooperative", 2, (), Settings(animals=(Animal.JURI, None))),
    ("bare", 3, (), Settings(rounds=6, hourglass=180_000, grace=100)),
    ("2015", 3, (), Settings(boards=Boards.FRESH, stars=3)),
    ("classic", 2, (), Settings(boards=Boards.FRESH, levels=(72, 1_000))),
)


class Week:
    """What is played, and what is told of it for the tests."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._dice = Random(2026)
        self.guests: list[Guest] = []
        self.tables: list[dict[str, Any]] = []
        # What the release itself answered, and the records of its finished games.
        self.told: dict[str, Any] = {}
        self.records: dict[str, str] = {}
        self.manifest: dict[str, Any] = {}
        # Events of many tables, with the results they have.
        self.events: list[dict[str, Any]] = []

    async def go(self) -> None:
        async with self._evening(NOON - 7 * DAY) as evening:
            self.guests = [evening.guest(name) for name in NAMES]
            self._sleeps(evening)
        for days_before in (4, 3, 2, 1):
            async with self._evening(NOON - days_before * DAY) as evening:
                await self._daily(evening, days_before)
        async with self._evening(NOON - 2 * HOUR) as evening:
            dies = self._dies(evening)
        async with self._evening(NOON) as evening:
            self._goes_on(evening, dies)
            await self._last_day(evening)

    def _evening(self, at: int) -> Any:
        return an_evening(self._folder, at, self._dice)

    # Puzzles of the day

    async def _daily(self, evening: Evening, days_before: int) -> None:
        ada, ben, clara, *_ = self.guests
        if days_before == 4:
            for guest in (ada, ben, clara):
                await self._ask(evening, guest, "PUT", "/api/me/ratings", {"opted_in": True})
        await self._solves(evening, ada, "easy")  # a streak of five days with the last one
        if days_before in (4, 3, 1):
            await self._solves(evening, ben, "hard")
        if days_before == 2:
            await self._solves(evening, clara, "five_stars", wrong=2)

    async def _solves(self, evening: Evening, guest: Guest, level: str, wrong: int = 0) -> None:
        puzzle = await self._starts(evening, guest, level)
        day = puzzle["date"]
        laid = covered(
            messages.BoardSeen(0, Animal.JURI, Side.EASY, puzzle["area"], puzzle["pieces"], ())
        )
        cover = [{"piece": one.piece, "cells": one.cells} for one in laid]
        evening.waits(self._dice.randint(5_000, 50_000))
        for count in range(wrong + 1):
            answer = {"level": level, "date": day, "cover": cover[1:] if count < wrong else cover}
            status, _ = await evening.asks(guest, "POST", "/api/daily/solve", answer)
            assert status == (409 if count < wrong else 200)

    async def _starts(self, evening: Evening, guest: Guest, level: str) -> dict[str, Any]:
        daily = await self._ask(evening, guest, "POST", "/api/daily/start", {"level": level})
        [puzzle] = [one for one in daily["puzzles"] if one["level"] == level]
        return {**puzzle, "date": daily["date"]}

    # The tables

    async def _last_day(self, evening: Evening) -> None:
        ada, _, clara, *_ = self.guests
        await self._solves(evening, ada, "easy")
        await self._starts(evening, ada, "hard")  # begun, and left
        await self._starts(evening, clara, "easy")
        for game in FINISHED:
            self._finishes(evening, *game)
        self._plays_twice(evening)
        self._ends_early(evening)
        self._gives_way(evening)
        self._gathers(evening)
        self._holds_events(evening)
        tables = [
            (self._plays_on(evening, *game), want)
            for game in RUNNING
            for want in ("in a round", "between rounds")
        ]
        tables.append((self._plays_on(evening, *RUNNING[0]), "paused"))
        self._plays_off(evening)
        self._begins_solo(evening, Settings(minutes=10))
        [alone] = self._begins_solo(evening, Settings(minutes=None, hourglass=None))
        alone.does(messages.PutAside)
        for people, want in tables:
            if want == "in a round":
                _continues(people)
        evening.passes(
            lambda: all(
                _phase(evening, people) is Phase.ROUND
                for people, want in tables
                if want == "in a round"
            ),
            60_000,
        )
        self._sets_up(evening)
        evening.waits(9_000)
        for people, want in tables:
            if want == "between rounds":
                for person in people:
                    person.is_idle = True
                _continues(people)
            self._note(evening, people[0].table, want, people)
        evening.waits(1_000)
        await self._listen(evening)
        self.manifest = {
            "version": __version__,
            "at": evening.time,
            "guests": [
                {"id": one.id, "name": one.name, "cookie": evening.cookies.cookie(one)}
                for one in self.guests
            ],
            "tables": self.tables,
            "events": self.events,
            "told": self.told,
        }

    def _seated(
        self, evening: Evening, edition: str, people: int, bots: tuple[str, ...],
        settings: Settings, public: bool = True,
    ) -> list[Person]:  # fmt: skip
        """A table that has begun."""
        host, *others = self.guests[:people]
        bots_wanted: Any = bots
        table = evening.opens(
            host, edition=edition, settings=settings, public=public, bots=bots_wanted
        )
        seated = [evening.joins(host, table)]
        for place, guest in enumerate(others, 1 + len(bots)):
            person = evening.joins(guest, table)
            person.does(messages.Sit, seat=place)
            person.does(messages.SetReady, ready=True)
            seated.append(person)
        seated[0].does(messages.StartGame)
        return seated

    def _finishes(self, evening: Evening, *game: Any) -> list[Person]:
        people = self._seated(evening, *game)
        evening.passes(lambda: _game(evening, people).is_over)
        self._note(evening, people[0].table, "finished", people, games=1)
        return people

    def _plays_twice(self, evening: Evening) -> None:
        """A game, its rematch, and the lobby after it."""
        people = self._finishes(evening, "2024", 2, (), Settings())
        for finished in (2, 3):
            people[0].does(messages.Rematch)
            if finished == 2:
                people[1].does(messages.SetReady, ready=True)
                people[0].does(messages.StartGame)
                evening.passes(lambda: _game(evening, people).is_over)
        self.tables[-1] |= {"stands": "lobby after two games", "games": 2}

    def _ends_early(self, evening: Evening) -> None:
        """Somebody leaves for good, the other ends the game alone."""
        people = self._seated(evening, "classic", 2, (), Settings())
        evening.passes(lambda: _phase(evening, people) is Phase.BORDER)
        people[1].does(messages.Leave)
        people[0].is_idle = True
        evening.passes(lambda: _phase(evening, people) is Phase.BORDER)
        people[0].does(messages.EndAlone)
        evening.waits(1_000)
        self._note(evening, people[0].table, "finished", people, games=1)

    def _gives_way(self, evening: Evening) -> None:
        """Gems that nobody takes, rounds given up, and a play-off that is conceded and shared."""
        people = self._seated(evening, "classic", 2, (), Settings(rounds=2))
        evening.passes(lambda: _may(people[0], "give_up"))
        people[0].does(messages.GiveUp)
        people[0].does(messages.PlayOn)
        evening.passes(lambda: _may(people[0], "pass"))
        people[0].does(messages.Pass)
        evening.passes(lambda: _game(evening, people).is_over)
        self._note(evening, people[0].table, "finished", people, games=1)
        people = self._seated(evening, "2024", 3, (), Settings(rounds=1, hourglass=None))
        for person in people:
            person.is_idle = True
        evening.passes(lambda: _may(people[0], "give_up"))
        for person in people:
            person.does(messages.GiveUp)
        evening.passes(lambda: _phase(evening, people) is Phase.PLAY_OFF)
        people[1].does(messages.Concede)
        people[0].does(messages.AgreeToShare)
        people[2].does(messages.AgreeToShare)
        evening.passes(lambda: _game(evening, people).is_over)
        self._note(evening, people[0].table, "finished", people, games=1)

    def _sleeps(self, evening: Evening) -> None:
        """Everybody goes, and nobody comes back for a day."""
        people = self._seated(evening, "bare", 2, (), Settings())
        evening.passes(lambda: _game(evening, people).round == 2)
        for person in people:
            person.leaves_the_page()
        evening.waits(DAY + HOUR)
        self._note(evening, people[0].table, "void", people, games=1)

    def _dies(self, evening: Evening) -> list[Person]:
        """The server dies while the sand runs."""
        people = self._seated(evening, "2024", 3, (), Settings(delays=(0, 2_000, 0)))
        evening.passes(lambda: _game(evening, people).round == 3)
        return people

    def _goes_on(self, evening: Evening, before: list[Person]) -> None:
        """After a restart two come back, and the third a while later."""
        table = before[0].table
        people = [evening.joins(one.guest, table) for one in before[:2]]
        evening.waits(20_000)
        people.append(evening.joins(before[2].guest, table))
        evening.passes(lambda: _game(evening, people).is_over)
        self._note(evening, table, "finished", people, games=1)

    def _gathers(self, evening: Evening) -> None:
        """Lobbies: one that is open to everybody, one that is not, one that nobody is at."""
        ada, ben, clara, dan, eve = self.guests
        table = evening.opens(ada, edition="2024", public=True, settings=Settings(fair_deal=True))
        people = [evening.joins(guest, table) for guest in (ada, ben, clara)]
        people[1].does(messages.Sit, seat=2, name="Benjamin")
        people[2].does(messages.Sit, seat=1)
        people[2].does(messages.SetReady, ready=True)
        people[0].does(messages.SeatBot, seat=3, strength="child")
        people[0].does(messages.Kick, seat=2)
        self._note(evening, table, "lobby", people[:1])
        table = evening.opens(dan, edition="classic", settings=Settings(sides=(Side.HARD,)))
        people = [evening.joins(guest, table) for guest in (dan, eve)]
        people[1].does(messages.Sit, seat=3, name="Ève \U0001f98e")
        people[0].does(messages.MoveSeat, seat=3, to=1)
        people[0].does(
            messages.Arrange, edition="cooperative", settings=Settings(grace=50), public=False
        )
        self._note(evening, table, "lobby", people)
        table = evening.opens(eve, edition="bare", settings=Settings(rounds=1))
        person = evening.joins(eve, table)
        person.leaves_the_page()
        evening.waits(11 * 60_000)
        self._note(evening, table, "lobby put away", [person])

    def _holds_events(self, evening: Evening) -> None:
        """An event that is over, one in which a table plays, and one that waits."""
        self._holds_event(evening, is_over=True)
        self._holds_event(evening, is_over=False)
        plan = TournamentPlan("classic", minutes=45, seats=3, bots="fair", title="Waiting")
        event_id, _ = run_now(evening.registry.open_event(plan, self.guests[0].id))
        self._note_event(evening, event_id)

    def _holds_event(self, evening: Evening, is_over: bool) -> None:
        """Everything happens at it that can; places are told by hand, as tables would."""
        ada, *others = self.guests
        registry = evening.registry
        plan = TournamentPlan("2024", Settings(rounds=1), rounds=9, seats=2, boards="fitted")
        event_id, _ = run_now(registry.open_event(plan, ada.id))
        live = run_now(registry.find(event_id))
        hall = live.table
        assert isinstance(hall, EventHall)
        live.run_if_here(lambda: hall.resume(live.now, live.now, needs_code=True))
        for number, guest in enumerate(self.guests):
            live.join(-number - 1, guest.id, None, evening.time, guest.name)
        host = -1
        orders: list[tuple[int, messages.EventOrder]] = [
            *((-number - 2, messages.EnterEvent(f"e{number}")) for number in range(len(others))),
            (-2, messages.QuitEvent("quit")),
            (-2, messages.EnterEvent("back", grade="child")),
            (-3, messages.HostEvent("host", key=hall.now.key)),
            (host, messages.LockEvent("lock", locked=True)),
            (host, messages.PlanEvent("plan", plan=messages.EventPlan(seats=2, boards="same"))),
            (host, messages.BeginRound("begin")),
        ]
        for connection, order in orders:
            live.receive(connection, order, evening.time)
        for table_id, lobby in hall.tables_to_open():
            run_now(registry.open_for_event(table_id, lobby))
        live.run_if_here(lambda: hall.note_opened(1, live.now))
        assert hall.now.round is not None
        tables = [table.table_id for table in hall.now.round.tables]
        done = EventReport(1, 1, ended=True, places=(1, 2))
        told = [(table_id, done) for table_id in tables[: None if is_over else 1]]
        live.run_if_here(lambda: hall.note_reports(told, live.now))
        if is_over:
            live.receive(host, messages.EndEvent("end"), evening.time)
        assert hall.is_over == is_over
        for number in range(len(self.guests)):
            live.leave(-number - 1, evening.time)
        self._note_event(evening, event_id)

    def _note_event(self, evening: Evening, event_id: str) -> None:
        hall = run_now(evening.registry.find(event_id)).table
        assert isinstance(hall, EventHall)
        self.events.append({"event": event_id, "results": told_results(hall.now, event_id)})

    def _sets_up(self, evening: Evening) -> None:
        """Classic, when one pawn is placed and the other is not."""
        people = self._seated(evening, "classic", 2, (), Settings(), False)
        people[0].is_idle = True
        evening.waits(4_000)
        self._note(evening, people[0].table, "pawns are placed", people)

    def _plays_on(self, evening: Evening, *game: Any) -> list[Person]:
        """Two rounds, and a pause after them."""
        people = self._seated(evening, *game)
        evening.passes(
            lambda: _phase(evening, people) is Phase.BORDER and _game(evening, people).round == 2
        )
        for person in people:
            person.does(messages.AskPause)
        assert _game(evening, people).paused
        return people

    def _plays_off(self, evening: Evening) -> None:
        """Two who have solved nothing are tied, and have ten minutes to play it off."""
        people = self._seated(evening, "2024", 2, (), Settings(rounds=1))
        for person in people:
            person.is_idle = True
        evening.passes(lambda: _phase(evening, people) is Phase.PLAY_OFF)
        self._note(evening, people[0].table, "play-off", people)

    def _begins_solo(self, evening: Evening, settings: Settings) -> list[Person]:
        people = self._seated(evening, "solo", 1, (), settings, False)
        evening.waits(30_000)
        self._note(evening, people[0].table, "in a round", people)
        return people

    # What is told of it

    def _note(
        self, evening: Evening, table: str, stands: str, people: list[Person], games: int = 0
    ) -> None:
        self.tables.append(
            {
                "table": table,
                "edition": run_now(evening.registry.find(table)).game_table.state.lobby.edition,
                "stands": stands,
                "games": games,
                "people": [person.guest.id for person in people],
            }
        )

    async def _listen(self, evening: Evening) -> None:
        """What the release itself answers, to be held against what later ones do."""
        for guest in self.guests:
            self.told[guest.id] = {
                path: await self._ask(evening, guest, "GET", path)
                for path in (
                    "/api/me",
                    "/api/me/statistics",
                    "/api/me/ratings",
                    "/api/me/export",
                    "/api/me/games",
                    "/api/daily",
                    "/api/daily/days",
                )
            }
        for told in self.told.values():
            # The rest of it depends on where the server runs.
            told["/api/me"] = {name: told["/api/me"][name] for name in ("name", "tables")}
        for line in self.tables:
            live = evening.registry.tables.get(line["table"])
            if live is not None and live.game_table.state.game is not None:
                line["facts"] = NEWEST
                line["fingerprint"] = fingerprint(live.game_table.state.game)
                line["phase"] = live.game_table.state.game.phase.value
                line["round"] = live.game_table.state.game.round
                line["number"] = live.game_table.state.number
            for number in range(1, line["games"] + 1):
                path = f"/api/tables/{line['table']}/games/{number}/record"
                record = await self._ask(evening, self.guests[0], "GET", path)
                seats = len(read_record(record)[0].players)  # type: ignore[union-attr]
                name = f"{line['edition']}-{seats}{'-void' * (line['stands'] == 'void')}.record"
                self.records.setdefault(name, record)

    async def _ask(
        self, evening: Evening, guest: Guest, method: str, path: str, body: object = None
    ) -> Any:
        status, answer = await evening.asks(guest, method, path, body)
        assert status == 200, answer
        return answer


def told_results(now: Tournament, event_id: str) -> Any:
    """What is known of an event, as plain data."""
    return json.loads(encode(results_of(now, event_id)))


def _game(evening: Evening, people: list[Person]) -> Game:
    game = evening.registry.tables[people[0].table].game_table.state.game
    assert game is not None
    return game


def _phase(evening: Evening, people: list[Person]) -> Phase:
    return _game(evening, people).phase


def _may(person: Person, order: str) -> bool:
    return person.game is not None and order in person.game.may


def _continues(people: list[Person]) -> None:
    people[0].does(messages.Continue)


def snapshot(folder: Path) -> None:
    """Write the snapshot of this release into a new folder."""
    with TemporaryDirectory() as scratch:
        week = Week(Path(scratch))
        asyncio.run(week.go())
        database = Path(scratch) / FILE
        db = sqlite3.connect(database)
        # All of it in one file, without a log beside it and without holes.
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()
        folder.mkdir(parents=True)
        (folder / DATABASE).write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    for name, text in week.records.items():
        assert verify(text, the_box()).notes == ()
        (folder / name).write_bytes(text.encode("utf-8"))
    manifest = json.dumps(week.manifest, ensure_ascii=False, separators=(",", ":")) + "\n"
    (folder / "manifest.json").write_bytes(manifest.encode("utf-8"))
    (folder / STORED).write_text(schema(), encoding="utf-8")
    (folder / SUMS).write_text(sums(folder), encoding="utf-8")


def sums(folder: Path) -> str:
    """What lies in a snapshot, and a check sum of each file."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    return "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the data of this release for tests/past.")
    parser.add_argument("--to", type=Path, default=PAST / __version__, metavar="FOLDER")
    folder: Path = parser.parse_args().to
    if folder.exists():
        print(f"{folder} is there already, and a snapshot is never written anew.", file=sys.stderr)
        return 2
    snapshot(folder)
    size = sum(path.stat().st_size for path in folder.iterdir())
    print(f"Wrote {folder}: {size // 1024} KiB", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
