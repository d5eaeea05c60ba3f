"""R-429: a level from a guest's own solving times, as they are stored when games are over."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.support.server_in_process import Asker, server
from ubongo.match.levels import LEVELS_OF_GRADES, MOST_TIMES
from ubongo.server.features.statistics import own_level
from ubongo.server.storage.game_rows import BoardRow, FinishedGame, GuestGameRow, RunRow
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.storage.sqlite import game_records
from ubongo.server.storage.sqlite.guest_database import GuestDatabase

# Fourteen tries in 24.7 s are what a fair bot needs.
FAIR = (14.0, 24_700)


def keep_times(folder: Path, guest: str, times: list[tuple[float, int | None]]) -> None:
    """Write a finished game of this guest while a server runs there."""
    boards = tuple(
        BoardRow(number, "##../####/.##.", "I2 I4 P5", tries, 3, took)
        for number, (tries, took) in enumerate(times, 1)
    )
    part = GuestGameRow(guest, 1, False, RunRow(None, "easy", 9, 0, 0), boards)
    records = GuestDatabase(folder / "ubongo.sqlite3", lambda: 0)
    over = FinishedGame("earlier 1", 99, "classic", 1, False, (part,), False)
    game_records.keep(records, over, (), lambda before, places: ())
    records.close()


def guest_at(folder: Path, table: str) -> str:
    """The guest who has the only seat of a table."""
    with closing(sqlite3.connect(folder / "ubongo.sqlite3")) as db:
        return str(db.execute("SELECT guest FROM seats WHERE table_id = ?", (table,)).fetchone()[0])


async def level_is_told(someone: Asker) -> dict[str, Any]:
    """The level of the first seat, as soon as it is known."""
    told = await someone.hears(
        lambda one: one["type"] == "happened" and one["lobby"]["places"][0]["level"] is not None
    )
    level: dict[str, Any] = told["lobby"]["places"][0]["level"]
    return level


def test_twenty_own_solves_make_a_level_by_themselves(tmp_path: Path) -> None:
    """R-429: one tap of the host is all."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            table = await ada.opens(edition="2024")
            keep_times(tmp_path, guest_at(tmp_path, table), [FAIR] * 20)
            await ada.joins()
            # The level may be told before the order is answered.
            await ada.says(type="make_fair", id="fair")
            assert await level_is_told(ada) == {"grade": "fair", "stars": 3, "found": "times"}

    asyncio.run(go())


def test_with_fewer_a_grade_is_asked_for(tmp_path: Path) -> None:
    """R-429: unsolved boards do not make the twenty."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            table = await ada.opens(edition="2024", fair=True, bots=["child"])
            keep_times(tmp_path, guest_at(tmp_path, table), [FAIR] * 19 + [(14.0, None)] * 5)
            await ada.joins()
            refused = await ada.orders("start_game")
            assert (refused["code"], refused["numbers"]) == ("levels_missing", {"missing": 1})
            await ada.orders("choose_grade", grade="strong")
            await ada.says(type="start_game", id="starts")
            await ada.hears_of("start_game")
            assert ada.game["settings"]["levels"] == [624, 72]

    asyncio.run(go())


def test_a_run_that_becomes_harder_begins_where_its_player_is(tmp_path: Path) -> None:
    """R-429: by a grade, by own times, or as a beginner; nobody has to say anything."""

    async def levels(ada: Asker, **wish: Any) -> list[int]:
        await ada.opens(edition="solo", settings={"minutes": 5}, start=True, fair=True, **wish)
        ada.last = None
        await ada.joins()
        found: list[int] = ada.game["settings"]["levels"]
        return found

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            assert await levels(ada) == [LEVELS_OF_GRADES["beginner"]]
            guest = guest_at(tmp_path, ada.table)
            assert await levels(ada, grade="expert") == [LEVELS_OF_GRADES["expert"]]
            keep_times(tmp_path, guest, [FAIR] * 20)
            assert await levels(ada) == [432]

    asyncio.run(go())


def test_wrong_wishes_for_a_fair_table_are_refused(tmp_path: Path) -> None:
    """R-429: with a sentence, and nothing is opened."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            for wish in ({"grade": "genius"}, {"fair": "yes"}, {"fair": 1}, {"level": 444}):
                status, said = await ada.posts("/api/tables", {"edition": "2024", **wish})
                assert (status, said["code"]) == (400, "bad_body"), wish
            status, said = await ada.posts("/api/tables", {"edition": "bare", "fair": True})
            assert (status, said["code"]) == (400, "bad_setting")

    asyncio.run(go())


def test_a_message_with_a_wrong_grade_or_board_changes_nothing(tmp_path: Path) -> None:
    """R-429: the table lives on, as it was."""
    wrong = (
        {"type": "choose_grade", "id": "a", "grade": "genius"},
        {"type": "choose_grade", "id": "a", "grade": 444},
        {"type": "choose_grade", "id": "a", "grade": "fair", "seat": 4},
        {"type": "choose_grade", "id": "a", "grade": "fair", "level": 9},
        {"type": "make_fair", "id": "a", "fair": "yes"},
        {"type": "cover_warm_up", "id": "a", "board": 3, "cover": []},
        {"type": "cover_warm_up", "id": "a", "board": 0, "cover": [{"piece": "X9", "cells": []}]},
        {"type": "offer_tips", "id": "a", "tips": None},
    )

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await ada.opens(edition="classic", fair=True)
            for message in wrong:
                await ada.joins()
                await ada.says(**message)
                answer = await ada.hears(lambda one: one["type"] in ("refused", "closed"))
                assert answer["code"] == "bad_message", message
            welcome = await ada.joins()
            assert welcome["lobby"]["fair"] is True
            assert welcome["lobby"]["places"][0]["level"] is None

    asyncio.run(go())


def test_while_storage_is_in_trouble_nothing_is_known(tmp_path: Path) -> None:
    """R-429: the table waits for a grade instead, and nobody is turned away."""

    class Trouble:
        async def latest_times(self, guest: str, most: int) -> tuple[tuple[float, int | None], ...]:
            raise StorageTrouble(f"{guest} {most}")

    answers: list[int | None] = []
    asyncio.run(own_level.tell_level(Trouble(), "ada", answers.append))  # type: ignore[arg-type]
    assert answers == [None]
    assert MOST_TIMES >= 20
