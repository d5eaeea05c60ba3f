"""The HTTP status of every refusal: 400, 404, 413, 429 and 503 by its kind, 409 for the others."""

import asyncio
import pkgutil
import sqlite3
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import ubongo.server
from tests.support.server_in_process import Asker, Json, server
from ubongo.rules.refusals import Refused
from ubongo.server import main
from ubongo.server.storage.sqlite.guest_database import GuestDatabase

BAD_REQUEST = (
    *("bad_setting", "bad_name", "bad_choice", "bad_seed", "not_a_record", "broken_record"),
    *("no_puzzle", "area_unreadable", "area_empty", "area_too_large", "area_in_parts"),
    *("piece_twice", "too_many_pieces", "sizes_differ"),
)
NOT_FOUND = (
    *("no_such_table", "no_such_code", "no_such_round", "no_such_game", "no_such_date"),
    *("no_such_board", "no_such_piece", "no_such_sheet", "no_such_event", "no_such_pack"),
)
TOO_LONG = ("text_too_long", "record_too_long")
LIMITS = (
    *("too_many_requests", "too_many_tables", "too_many_codes", "too_many_connections"),
    "too_much_asked",
    "too_many_events",
)
CONFLICT = (
    *("board_is_live", "no_cover", "no_set_fits", "not_started", "not_covered"),
    *("game_not_over", "took_too_long", "table_frozen"),
    # Of a table that is opened with its bots and begun at once.
    *("not_ready", "name_taken", "seat_taken", "not_the_host", "levels_missing", "not_fitted"),
    # Of runs that were played offline.
    *("board_played_twice", "offline_cover_wrong", "times_impossible", "run_in_the_future"),
    *("run_too_old", "no_such_length", "nothing_played", "too_many_runs"),
)
STATUSES = {
    "foreign_origin": 403,
    "turned_away": 403,
    "unknown_host": 421,
    "store_trouble": 503,
    "server_drains": 503,
    "moved": 503,
    **dict.fromkeys(BAD_REQUEST, 400),
    **dict.fromkeys(NOT_FOUND, 404),
    **dict.fromkeys(TOO_LONG, 413),
    **dict.fromkeys(LIMITS, 429),
    **dict.fromkeys(CONFLICT, 409),
}
# Where refusals are defined that only an order over the WebSocket can get.
ONLY_ORDERS = (
    *("ubongo.rules.", "ubongo.protocol.from_wire", "ubongo.tournament.refusals"),
    *("ubongo.server.tables.lobby", "ubongo.server.tables.limits."),
    "ubongo.server.tables.fair.fair_handler",
)


def _subclasses(kind: type[Refused]) -> Iterator[type[Refused]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("ubongo."):
            yield one
            yield from _subclasses(one)


def every_refusal() -> list[type[Refused]]:
    for module in pkgutil.walk_packages(ubongo.server.__path__, "ubongo.server."):
        import_module(module.name)
    return list(_subclasses(Refused))


def test_every_refusal_over_http_has_the_status_of_its_kind() -> None:
    found = {one.code: one.status for one in every_refusal() if one.code in STATUSES}

    assert found == STATUSES


def test_no_refusal_over_http_is_missing_in_the_table() -> None:
    unlisted = {one for one in every_refusal() if one.code not in STATUSES}

    assert [one for one in unlisted if not one.__module__.startswith(ONLY_ORDERS)] == []


REQUESTS: list[tuple[str, str, Json, int, str]] = [
    ("POST", "/api/tables", {"edition": "chess"}, 400, "bad_setting"),
    ("POST", "/api/me", {"name": ""}, 400, "bad_name"),
    ("POST", "/api/join", {"code": "AAAAAA"}, 404, "no_such_code"),
    ("POST", "/api/events", {"plan": {"edition": "cooperative"}}, 400, "bad_setting"),
    ("POST", "/api/events", {"plan": {"title": "x" * 41}}, 400, "bad_setting"),
    ("GET", "/api/events/nobody/results.json", None, 404, "no_such_event"),
    ("POST", "/api/lookup/solutions", {}, 400, "no_puzzle"),
    ("POST", "/api/lookup/solutions", {"area": "#" * 201, "pieces": ["I2"]}, 413, "text_too_long"),
    ("POST", "/api/lookup/solutions", {"area": "##", "pieces": ["Q9"]}, 404, "no_such_piece"),
    ("POST", "/api/lookup/solutions", {"area": "####", "pieces": ["O4"]}, 409, "no_cover"),
    ("GET", "/api/print/boards.pdf?seed=x", None, 400, "bad_seed"),
    ("GET", "/api/daily?date=1999-12-31", None, 404, "no_such_date"),
    ("GET", "/api/tables/none/rounds/1/solutions", None, 404, "no_such_table"),
    ("POST", "/api/replay", "not a record", 400, "not_a_record"),
    ("POST", "/api/join", {"code": 7}, 400, "bad_body"),
]


def test_the_status_is_sent_with_the_code(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            for method, path, body, status, code in REQUESTS:
                kind = "data" if isinstance(body, str) else "json"
                answer, said = await ada.asks(method, path, **{kind: body})
                assert (answer, said["code"]) == (status, code), (path, body)

    asyncio.run(go())


def test_too_many_computations_of_one_address_are_429(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One more is allowed only after half a minute, however busy the machine is.
    monkeypatch.setattr(main, "WORK_A_MINUTE", 2)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            body = {"area": "##", "pieces": ["I2"]}
            answers = [await ada.posts("/api/lookup/solutions", body) for _ in range(4)]
            status, said = answers[-1]
            assert (status, said["code"], said["numbers"]) == (429, "too_much_asked", {"wait": 10})

    asyncio.run(go())


def test_a_database_that_cannot_be_read_is_503(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr(GuestDatabase, "attempts", fails)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            status, said = await ada.gets("/api/daily")
            assert (status, said["code"]) == (503, "store_trouble")

    asyncio.run(go())
