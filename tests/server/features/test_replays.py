"""Replays: from a table's log and from files, whole, compact, and never a server error."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.support.http_guest import playing
from tests.support.server_in_process import Asker, server, solves
from tools.patience import PATIENCE
from tools.replay_fixtures import FILE, films
from ubongo.boards.box import the_box
from ubongo.match.random_games import play_random_game
from ubongo.protocol.http.replays import MOST_EVENTS
from ubongo.protocol.messages import encode
from ubongo.protocol.to_wire import game_open
from ubongo.rules.events import GameStarted
from ubongo.rules.records.record import read_record, write_record
from ubongo.rules.refusals import Refused
from ubongo.rules.view import open_views
from ubongo.server.features.replays.frames import opened
from ubongo.server.worker_process import Worker

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.record"))


def shown(replay: Any) -> Iterator[Any]:
    """What a viewer makes of a replay: the view after each event."""
    view = replay["first"]
    yield view
    for frame in replay["frames"]:
        seats = [
            {**seat, **frame.get("seats", {}).get(str(number), {})}
            for number, seat in enumerate(view["seats"])
        ]
        view = {**view, **frame.get("game", {}), "seats": seats}
        yield view


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_the_frames_add_up_to_the_views(path: Path) -> None:
    data = path.read_bytes()
    replay = json.loads(encode(opened(data, the_box())))
    events = read_record(data.decode())

    for view, seen in zip(shown(replay), open_views(events), strict=True):
        assert view == json.loads(encode(game_open(seen)))
    assert [frame["at"] for frame in replay["frames"]] == [event.at for event in events[1:]]


def test_all_boards_and_covers_are_open_and_it_is_compact() -> None:
    data = next(path for path in PLAYTHROUGHS if path.stem == "classic-4").read_bytes()
    replay = json.loads(encode(opened(data, the_box())))
    laying = [view for view in shown(replay) if view["phase"] == "round"]

    assert all(seat["board"] for view in laying for seat in view["seats"])
    assert any(seat["cover"] for view in laying for seat in view["seats"])
    assert len(encode(replay)) < 60_000


def wrong(data: bytes) -> tuple[str, object]:
    try:
        opened(data, the_box())
    except Refused as refusal:
        return refusal.code, refusal.numbers["line"]
    raise AssertionError("that is no record")


RECORD = PLAYTHROUGHS[0].read_bytes()
LINES = RECORD.splitlines(keepends=True)


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "not_a_record", 1),
        (b"%PDF-1.7\n\xff\xfe", "not_a_record", 2),
        (b"\x89PNG\r\n", "not_a_record", 1),
        (b'{"game": "chess"}', "not_a_record", 1),
        (b"ubongo record 3\n", "not_a_record", 1),
        (b"ubongo record 2\n", "broken_record", 1),
        (RECORD.replace(b"\n", b"\r\n"), "not_a_record", 1),
        (b"ubongo record 1\n\xff", "broken_record", 2),
        (b"ubongo record 1\n", "broken_record", 2),
        (RECORD[:-1], "broken_record", len(LINES)),
        (b"".join(LINES[:9]), "broken_record", 9),
        (b"".join([*LINES[:4], *LINES[5:]]), "broken_record", 5),
        (RECORD.replace(b"RoundStarted", b"RoundStarteD", 1), "broken_record", None),
    ],
)
def test_broken_and_foreign_files_are_told_with_their_line(
    data: bytes, code: str, line: int | None
) -> None:
    found = wrong(data)

    assert found[0] == code
    assert line is None or found[1] == line


def test_half_a_sign_in_a_name_is_no_trouble() -> None:
    first, *rest = read_record(RECORD.decode())
    assert isinstance(first, GameStarted)
    players = tuple(replace(player, name="\ud83d half") for player in first.players)
    record = write_record([replace(first, players=players), *rest]).encode()
    replay = json.loads(encode(opened(record, the_box())))

    assert replay["first"]["seats"][0]["player"]["name"] == "? half"


def test_a_game_that_is_not_over_has_no_replay() -> None:
    events = read_record(RECORD.decode())[:20]

    try:
        opened(write_record(events).encode(), the_box())
    except Refused as refusal:
        assert refusal.code in ("game_not_over", "broken_record")
    else:
        raise AssertionError("the game was not over")


def test_a_finished_game_is_replayed_from_the_table_and_from_its_record(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await playing(ada, rounds=1)
            game = f"/api/tables/{ada.table}/games/1"
            assert await ada.gets(f"{game}/replay") == (
                404,
                {
                    "code": "no_such_game",
                    "sentence": "no such game was played to its end at this table",
                    "numbers": {},
                },
            )
            await solves(ada)
            if ada.game["phase"] != "over":
                await ada.hears_of("seed_published")
            status, replay = await ada.gets(f"{game}/replay")
            assert status == 200
            assert replay["frames"][-1]["notice"]["what"] == "seed_published"
            assert replay["notes"] == []

            async with ada._http.get(f"{ada.base}{game}/record") as answer:
                text = await answer.read()
            assert await ada.sends("/api/replay", text) == (200, replay)
            assert (await ada.sends("/api/replay", text[:-9]))[1]["code"] == "broken_record"
            for number in ("0", "2", "x", "٣", "9" * 30):
                status, said = await ada.gets(f"/api/tables/{ada.table}/games/{number}/replay")
                assert (status, said["code"]) == (404, "no_such_game")
            status, said = await ada.gets("/api/tables/nowhere/games/1/replay")
            assert (status, said["code"]) == (404, "no_such_table")

    asyncio.run(go())


def test_own_games_are_listed_until_their_table_is_cleared_away(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as eve:
            assert await eve.gets("/api/me/games") == (200, {"games": []})
            await playing(ada, rounds=1)
            assert await ada.gets("/api/me/games") == (200, {"games": []})
            await solves(ada)
            if ada.game["phase"] != "over":
                await ada.hears_of("seed_published")
            async with asyncio.timeout(PATIENCE):
                while not (games := (await ada.gets("/api/me/games"))[1]["games"]):
                    await asyncio.sleep(0.02)  # it is written when the disk has time
            [own] = games
            assert (own["table"], own["game"], own["solved"]) == (ada.table, 1, 1)
            status, _ = await ada.gets(f"/api/tables/{own['table']}/games/{own['game']}/replay")
            assert status == 200
            assert await eve.gets("/api/me/games") == (200, {"games": []})
            with closing(sqlite3.connect(tmp_path / "ubongo.sqlite3", timeout=PATIENCE)) as db, db:
                db.execute("PRAGMA foreign_keys = ON")
                db.execute("DELETE FROM tables WHERE id = ?", (ada.table,))
            assert await ada.gets("/api/me/games") == (200, {"games": []})

    asyncio.run(go())


def test_the_page_is_tested_with_what_a_server_answers() -> None:
    assert FILE.read_text("utf-8") == films(), "run: python -m tools.replay_fixtures"


def test_a_file_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            status, said = await ada.sends("/api/replay", b"ubongo record 1\n" * 40_000)
            assert (status, said["code"]) == (413, "record_too_long")
            assert said["numbers"] == {"most": 512 * 1024, "events": 1_500}

    asyncio.run(go())


def test_a_record_with_more_events_than_any_game_is_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each event costs time: five thousand took a second."""

    async def fails(*_: object) -> None:
        raise AssertionError("the worker was asked")

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            line = b'3 0 Paused {"seat": 0}\n'
            status, said = await ada.sends("/api/replay", b"ubongo record 1\n" + line * 1_498)
            assert (status, said["code"]) == (400, "broken_record")
            monkeypatch.setattr(Worker, "ask_for", fails)
            status, said = await ada.sends("/api/replay", b"ubongo record 1\n" + line * 1_502)
            assert (status, said["code"]) == (413, "record_too_long")

    asyncio.run(go())


def test_no_game_of_careless_people_is_too_long() -> None:
    longest = max(len(play_random_game(5, number, the_box()).match.log) for number in range(1, 300))

    assert 2 * longest < MOST_EVENTS
