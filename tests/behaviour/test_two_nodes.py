"""Two servers on one PostgreSQL: each knows what the other has shown, and goes on where it ended.

The routing of people to nodes is a balancer's; here they go where the test sends them.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from tests.support.http_guest import Someone
from tests.support.scripted_players import a_table, move, own_board
from tests.support.server_in_process import Asker, solves
from tests.support.server_process import Served, served
from tools.patience import PATIENCE
from tools.postgres_server import PostgresServer
from ubongo.client import RemoteTable
from ubongo.rules.settings import Settings

ROUNDS = 3
SETTINGS = {"rounds": ROUNDS, "pause": 0, "any_hourglass": True, "start_seat": 0}

Nodes = tuple[Served, Served]
Body = dict[str, object]


@pytest.fixture
def nodes(postgres: PostgresServer, tmp_path: Path) -> Iterator[Nodes]:
    with (
        postgres.database() as url,
        served(tmp_path / "a", "--store", url) as one,
        served(tmp_path / "b", "--store", url) as other,
    ):
        yield one, other


async def rejoin(someone: Someone, port: int) -> None:
    """Come back at another node, until it takes one in."""
    someone.base = f"http://127.0.0.1:{port}"
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await someone.joins()
            except (AssertionError, OSError, aiohttp.ClientError):
                await asyncio.sleep(0.1)
            else:
                return


async def look_up(eve: Asker, body: Body) -> tuple[int, str]:
    """Status and code of an answer; on a busy machine the first ones may take too long."""
    while True:
        status, said = await eve.posts("/api/lookup/solutions", body)
        if said.get("code") != "took_too_long":
            return status, said.get("code", "")


@pytest.mark.slow(20)
def test_a_board_that_was_shown_is_not_solved_at_another_node(nodes: Nodes) -> None:
    """R-321, G8: from the very message that shows it; when the game is over it is no secret."""
    one, other = nodes
    shown: list[Body] = []

    async def play(table: RemoteTable, eve: Asker) -> None:
        async for game in table.views():
            board = own_board(game)
            if "call_ubongo" in game.may and board is not None:
                body: Body = {"area": board.area, "pieces": list(board.pieces)}
                assert await look_up(eve, body) == (409, "board_is_live")
                # A board may be told more than once.
                if body not in shown:
                    shown.append(body)
            await move(table, game)

    async def go() -> None:
        async with (
            Asker(other.port) as eve,
            a_table(one.address, 1, "solo", Settings(minutes=5)) as [ada],
        ):
            playing = asyncio.create_task(play(ada, eve))
            while len(shown) < ROUNDS and not playing.done():
                await asyncio.sleep(0.05)
            if playing.done():
                await playing
            playing.cancel()
            assert await look_up(eve, shown[0]) == (200, "")

    asyncio.run(go())


@pytest.mark.slow(20)
def test_a_table_goes_on_at_another_node_when_its_own_is_killed(nodes: Nodes) -> None:
    """R-401: nothing that was told is lost; `hears` fails at a gap, and the game is the same."""
    one, other = nodes

    async def go() -> None:
        async with Asker(one.port) as ada:
            await ada.opens(edition="bare", settings=SETTINGS, name="Ada")
            await ada.joins()
            await ada.orders("seat_bot", seat=1, strength="child")
            await ada.orders("start_game")
            await ada.orders("roll")
            while ada.game["seats"][0]["board"] is None:
                await ada.hears(lambda message: message["type"] == "happened")
            board, number = ada.game["seats"][0]["board"], ada.last
            one.process.kill()
            await rejoin(ada, other.port)
            assert ada.game["seats"][0]["board"] == board
            assert number is not None
            assert ada.last is not None
            assert ada.last > number
            await solves(ada)

    asyncio.run(go())


@pytest.mark.slow(20)
def test_a_node_that_stops_hands_its_tables_over(nodes: Nodes) -> None:
    """At once, and not after ten seconds; codes and guests are known everywhere."""
    one, other = nodes

    async def go() -> None:
        async with Asker(one.port) as ada:
            table = await ada.opens(edition="bare", settings=SETTINGS, name="Ada")
            await ada.joins()
            status, here = await ada.gets("/api/me")
            assert status == 200
            assert table in str(here)
            ada.base = f"http://127.0.0.1:{other.port}"
            assert (await ada.gets("/api/me"))[1]["tables"] == here["tables"]
            one.process.terminate()
            await rejoin(ada, other.port)
            assert ada.table == table

    asyncio.run(go())
