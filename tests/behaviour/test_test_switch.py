"""The test switch allows hourglasses of any length and fixed seeds; without it both are refused."""

import asyncio
from pathlib import Path

import aiohttp

from tests.support.http_guest import Someone
from tests.support.server_in_process import server

SEED = "00112233445566778899aabbccddeeff"


def test_two_tables_with_one_seed_draw_the_same(tmp_path: Path) -> None:
    """Whether the game begins at once or waits in a lobby."""

    async def laid_out(port: int, start: bool) -> object:
        async with Someone(port) as ada:
            await ada.opens(edition="classic", bots=["child"], start=start, seed=SEED)
            await ada.joins()
            if not start:
                await ada.orders("start_game")
                await ada.says(type="ping", sent=0)
                await ada.hears(lambda message: message["type"] == "pong")
            return ada.game["seal"], ada.game["table"]["rows"]

    async def go() -> None:
        async with server(tmp_path, test_switch=True) as port:
            assert await laid_out(port, start=True) == await laid_out(port, start=False)

    asyncio.run(go())


def test_without_the_switch_nobody_chooses_a_seed_or_a_short_hourglass(tmp_path: Path) -> None:
    async def refused(port: int, **wish: object) -> object:
        url = f"http://127.0.0.1:{port}/api/tables"
        async with aiohttp.ClientSession() as http, http.post(url, json=wish) as answer:
            said = await answer.json()
            return answer.status, said["code"], said["numbers"]["setting"]

    async def go() -> None:
        async with server(tmp_path, test_switch=False) as port:
            assert await refused(port, seed=SEED) == (400, "bad_setting", "seed")
            short = {"hourglass": 500, "any_hourglass": True}
            assert await refused(port, settings=short) == (400, "bad_setting", "any_hourglass")

    asyncio.run(go())
