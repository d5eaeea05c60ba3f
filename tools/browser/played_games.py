"""Games for a guest's statistics, played by bots in no time and written down as the server would.

Nothing in them is made up: every time is of a simulated solve. The guest has the first seat,
begins as a child and ends as an expert, a few games a day; some games are public and
among people, as far as the server knows, so that there are ratings.
"""

import json
from base64 import urlsafe_b64decode
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext

from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.match.bots.strength import FAIR
from ubongo.match.match import Match
from ubongo.match.seating import bots_named
from ubongo.match.simulate import random_sources
from ubongo.protocol.http.daily import DailyLevel
from ubongo.puzzles.difficulty import difficulty
from ubongo.rules.events import Event, GameStarted
from ubongo.rules.settings import Settings
from ubongo.server.features.daily.calendar import today
from ubongo.server.features.daily.puzzles import PuzzleOfDay, puzzles_of_day
from ubongo.server.features.statistics import ratings
from ubongo.server.features.statistics.finished_game import finished
from ubongo.server.http.cookies import COOKIE
from ubongo.server.storage.sqlite import game_records
from ubongo.server.storage.sqlite.database import SECRET
from ubongo.server.storage.sqlite.guest_database import GuestDatabase
from ubongo.server.tables.lobby import Lobby, Place

DAY = 24 * 3_600_000
STRENGTHS = ("child", "beginner", "fair", "strong", "expert")
EDITIONS = ("classic", "2024", "solo", "classic", "cooperative", "2015")
OTHERS = ("bob", "eve", "kim")


def guest_of(context: BrowserContext) -> str:
    """The guest that the cookie of a browser names; whoever has none gets one."""
    context.request.get("/api/me")
    cookie = next(one["value"] for one in context.cookies() if one["name"] == COOKIE)
    payload = cookie.split(".")[0]
    return str(json.loads(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))[0])


def plays(folder: Path, guest: str, games: int, until: int, *, rated: bool = False) -> None:
    """Write so many games down, the last one at `until` (milliseconds), one to four a day."""
    book = GuestDatabase(folder / "ubongo.sqlite3", lambda: until)
    dice = Random(games)
    days = sorted(dice.randrange(max(1, games // 2)) for _ in range(games))
    try:
        for one in (guest, *OTHERS) if rated else ():
            game_records.opt_in(book, one, wanted=True)
        for number, day in enumerate(days):
            strength = STRENGTHS[min(4, 5 * number // max(5, games))]
            edition = EDITIONS[number % len(EDITIONS)]
            events = _game(edition, strength, number)
            people: tuple[str, ...] = (guest,)
            if rated and edition in ("classic", "2024"):
                people, events = (guest, *OTHERS), _as_people(events)
            over = finished(f"of-{guest}", _lobby(events, people, number), events)
            ended = until - (days[-1] - day) * DAY - (games - number) * 1_000
            game_records.keep(book, replace(over, ended_at=ended), (), ratings.rated)
    finally:
        book.close()


def _game(edition: str, strength: str, number: int) -> tuple[Event, ...]:
    chance, dice = random_sources(7, number, the_box())
    others = () if edition == "solo" else ("beginner", "fair", "beginner")
    side = Side.HARD if number % 4 == 3 else Side.EASY
    settings = Settings(
        sides=(side,),
        minutes=5 if edition == "solo" else None,
        **({"hourglass": None} if edition == "solo" else {}),  # type: ignore[arg-type]
    )
    match = Match(edition, bots_named((strength, *others), dice), settings, chance)
    match.pass_time()
    return tuple(match.log)


def _as_people(events: tuple[Event, ...]) -> tuple[Event, ...]:
    started = events[0]
    assert isinstance(started, GameStarted)
    people = tuple(replace(player, bot="") for player in started.players)
    return (replace(started, players=people), *events[1:])


def _lobby(events: Sequence[Event], people: tuple[str, ...], number: int) -> Lobby:
    """A table where these guests sat on the first seats, and bots on the others."""
    started = events[0]
    assert isinstance(started, GameStarted)
    places = tuple(
        Place(player.name, people[seat] if seat < len(people) else "", player.bot)
        for seat, player in enumerate(started.players)
    )
    return Lobby(started.edition, started.settings, True, people[0], "", places, number, True)


def solves_daily(folder: Path, guest: str, days: int, until: int) -> None:
    """The puzzles of so many days before, solved on their day as fast as a fair bot would."""
    dice = Random(days)
    book = GuestDatabase(folder / "ubongo.sqlite3", lambda: until)
    try:
        for at in range(until - days * DAY, until, DAY):
            for level, task in _tasks(book, today(at)).items():
                took = FAIR.solving_time(difficulty(task.puzzle), dice)
                book.start_daily(guest, today(at), level, at - took)
                book.solve_daily(guest, today(at), level, at, on_day=True)
    finally:
        book.close()


def starts_daily(folder: Path, guest: str, level: DailyLevel, at: int) -> None:
    """A puzzle of today begun as long ago as a fair bot needs for it: time to finish it."""
    book = GuestDatabase(folder / "ubongo.sqlite3", lambda: at)
    try:
        tries = difficulty(_tasks(book, today(at))[level].puzzle)
        took = FAIR.solving_time(tries, Random(level))
        book.start_daily(guest, today(at), level, at - took)
    finally:
        book.close()


def _tasks(book: GuestDatabase, day: str) -> dict[DailyLevel, PuzzleOfDay]:
    [secret] = book.db.execute("SELECT value FROM facts WHERE name = ?", (SECRET,)).fetchone()
    return puzzles_of_day(secret, day)
