"""`ubongo.client` against a real server: lines that break, windows that double, the example."""

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientSession, WSMsgType, web
from aiohttp.test_utils import TestServer

import do
from tests.support.scripted_players import a_table, covered, own_board
from tests.support.server_process import Served
from tools.patience import PATIENCE
from ubongo.client import Client, OrderRefused, RemoteTable, RequestFailed, TableClosed
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.messages import Closed, FromServer, Welcome
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings


async def cut(table: RemoteTable) -> None:
    """Break the line without a word."""
    assert table._socket is not None
    connection = table._socket._response.connection
    assert connection is not None
    assert isinstance(connection.transport, asyncio.Transport)
    connection.transport.abort()
    connection.close()


def test_a_cut_line_comes_back_with_all_that_was_missed(server: Served) -> None:
    """R-401, R-406: the last number goes along, and the rest comes back, without a gap."""

    async def go() -> None:
        settings = Settings(rounds=1, start_seat=0)
        async with a_table(server.address, 2, "bare", settings) as (ada, ben):
            heard: list[FromServer] = []
            ben.watch = heard.append
            seen = ben.number
            await cut(ben)
            await ada.give(messages.Roll)
            await ben.until(lambda table: table.game.phase is Phase.ROUND)
            assert ben.connects == 2
            welcome = next(one for one in heard if isinstance(one, Welcome))
            assert welcome.missed is not None
            numbers = [notice.number for notice in welcome.missed]
            assert seen is not None
            assert numbers == list(range(seen + 1, welcome.number + 1))

    asyncio.run(go())


def test_an_order_on_a_cut_line_is_carried_out_once(server: Served) -> None:
    """R-413: said again under its old id when the line is back."""

    async def go() -> None:
        settings = Settings(rounds=1, start_seat=0)
        async with a_table(server.address, 2, "bare", settings) as (ada, _):
            await cut(ada)
            number = await ada.give(messages.Roll, id_="once")
            assert await ada.give(messages.Roll, id_="once") == number
            with pytest.raises(OrderRefused, match="wrong_phase"):
                await ada.give(messages.Roll, id_="twice")
            with pytest.raises(OrderRefused, match="wrong_phase"):
                await ada.give(messages.Roll, id_="twice")

    asyncio.run(go())


def test_the_newest_window_plays_and_the_older_does_not_come_back(server: Served) -> None:
    """R-412: told why, and then quiet."""

    async def go() -> None:
        async with Client(server.address, "Ada") as ada:
            opened = await ada.open_table("bare", start=True)
            async with ada.join(opened.table) as older, ada.join(opened.table) as newer:
                with pytest.raises(TableClosed) as closed:
                    await older.until(lambda table: False)
                assert (closed.value.code, closed.value.again) == ("elsewhere", False)
                with pytest.raises(TableClosed):
                    await older.give(messages.Roll)
                await newer.give(messages.Roll)
                assert older.connects == 1

    asyncio.run(go())


def test_half_laid_pieces_come_back(server: Served) -> None:
    """R-406: one's own draft is in the welcome."""

    async def go() -> None:
        async with Client(server.address, "Ada") as ada:
            opened = await ada.open_table("bare", start=True)
            async with ada.join(opened.table) as table:
                await table.give(messages.Roll)
                await table.until(lambda table: own_board(table.game) is not None)
                board = own_board(table.game)
                assert board is not None
                half = covered(board)[:2]
                await table.glimpse(half)
                # Its answer comes after the glimpse was taken up.
                with pytest.raises(OrderRefused):
                    await table.give(messages.Roll)
            async with ada.join(opened.table) as table:
                assert table.draft == half

    asyncio.run(go())


def test_the_server_says_what_is_wrong(server: Served) -> None:
    async def go() -> None:
        async with Client(server.address, "Ada") as ada:
            with pytest.raises(RequestFailed) as failed:
                await ada.open_table("chess")
            assert (failed.value.status, failed.value.code) == (400, "bad_setting")
            with pytest.raises(RequestFailed, match="no_such_code"):
                await ada.table_of("AAAAAA")
            with pytest.raises(RequestFailed, match="no_such_table"):
                await ada.record("nowhere")
            with pytest.raises(TableClosed, match="no_such_table"):
                await ada.join("nowhere").__aenter__()
            opened = await ada.open_table("bare", start=True)
            with pytest.raises(RequestFailed, match="no_such_game"):
                await ada.record(opened.table)
            with pytest.raises(RequestFailed, match="no_such_code"):
                await ada.table_of(opened.code)  # valid in the lobby only
            waiting = await ada.open_table(public=True)
            async with ada.join(waiting.table):
                # The list may be a second old.
                async with asyncio.timeout(PATIENCE):
                    while not (await ada.tables()).tables:
                        await asyncio.sleep(0.1)
                assert waiting.table in {line.table for line in (await ada.tables()).tables}
            assert {opened.table, waiting.table} <= set((await ada.me()).tables)

    asyncio.run(go())


def test_who_gives_up_while_a_line_is_made_leaves_none_behind() -> None:
    """The server sees the end of a connection at once, not when Python collects it."""
    came, went = asyncio.Event(), asyncio.Event()

    async def say_nothing(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.receive()
        came.set()
        try:
            assert (await socket.receive()).type is not WSMsgType.TEXT
        finally:
            went.set()
        return socket

    async def go() -> None:
        app = web.Application()
        app.router.add_get("/live/mute", say_nothing)
        async with TestServer(app) as server, ClientSession() as http:
            table = RemoteTable(http, f"http://127.0.0.1:{server.port}", "mute", None)
            joining = asyncio.create_task(table.__aenter__())
            async with asyncio.timeout(PATIENCE):
                await came.wait()
                joining.cancel()
                await asyncio.gather(joining, return_exceptions=True)
                await went.wait()
            assert joining.cancelled()

    asyncio.run(go())


def test_what_the_server_never_says_is_an_error() -> None:
    for frame in ('{"type":"hello"}', "[]", "{}", '{"type":"pong"}'):
        with pytest.raises((msgspec.MsgspecError, AttributeError)):
            read(frame)
    assert read('{"type":"closed","code":"restart","again":true}') == Closed("restart", again=True)


def test_the_example_bot_plays_a_game(server: Served, tmp_path: Path) -> None:
    """The program that bot writers copy is run as they would run it."""

    async def go() -> None:
        async with Client(server.address, "Ada") as ada:
            opened = await ada.open_table("classic", Settings(rounds=1, start_seat=0))
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(do.ROOT / "examples" / "bot.py"), server.address,
                "--code", opened.code, "--thinks", "0",
                stdout=subprocess.PIPE,
            )  # fmt: skip
            async with ada.join(opened.table) as table:
                await table.until(lambda table: _is_ready(table, 1))
                await table.give(messages.StartGame)
                await table.give(messages.ChooseField, field=5)
                await table.until(lambda table: "roll" in table.game.may)
                await table.give(messages.Roll)
                await table.until(lambda table: "call_ubongo" in table.game.may)
                board = own_board(table.game)
                assert board is not None
                await table.give(messages.CallUbongo, cover=covered(board))
                await table.give(messages.TakeGems)
                await table.until(lambda table: table.game.seed != "")
            out, _ = await bot.communicate()
            # It may have been overtaken now and then; what counts is how it ended.
            places = [line for line in out.decode().splitlines() if line[:1].isdecimal()]
            assert sorted(line[3:] for line in places) == ["Ada", "Roboto"]
            assert bot.returncode == 0

    asyncio.run(go())


def _is_ready(table: RemoteTable, seat: int) -> bool:
    place = table.lobby.places[seat] if table.lobby is not None else None
    return place is not None and place.ready
