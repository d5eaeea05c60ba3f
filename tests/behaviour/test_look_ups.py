"""Whatever board a client is shown, no node gives its solution (R-321, G8).

People play short rounds at two nodes on one PostgreSQL. From the very message that shows a board,
the other node is asked for its solutions and for a hint, with the board turned and flipped by
chance. It must refuse both until the round is over, and nobody ends a round before that is asked.
"""

import asyncio
import os
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import aiohttp
import pytest

from tests.support.scripted_players import a_table, own_board
from tools.fault_injection.kills import Server
from tools.postgres_server import PostgresServer
from ubongo.client import OrderRefused, RemoteTable
from ubongo.protocol import messages
from ubongo.protocol.messages import BoardSeen, GameSeen
from ubongo.rules.settings import Boards, Settings
from ubongo.shapes import Shape

# UBONGO_LOOKED_UP_ROUNDS=10000 tries more.
ROUNDS = int(os.environ.get("UBONGO_LOOKED_UP_ROUNDS", "1000"))
EDITIONS = ("classic", "bare", "2024", "cooperative", "solo")
TABLES = 10


class Guard:
    """Asks a node about the boards of another one, until so many rounds were played."""

    def __init__(self, http: aiohttp.ClientSession) -> None:
        self.rounds = 0
        self.dice = Random(1)
        self._http = http

    async def play(self, table: RemoteTable, other: str) -> None:
        """Play a game; ask about every board as soon as it is shown, and then give it up."""
        asked = 0
        async for game in table.views():
            board = own_board(game)
            if "give_up" in game.may and board is not None and game.round > asked:
                asked = game.round
                await self._ask(other, board)
                self.rounds += game.seat == 0
                if self.rounds >= ROUNDS:
                    return
            with suppress(OrderRefused):  # somebody else was faster
                await act(table, game)

    async def _ask(self, other: str, board: BoardSeen) -> None:
        area = self.dice.choice(Shape.parse(board.area).poses())
        asked = {"area": str(area), "pieces": self.dice.sample(board.pieces, len(board.pieces))}
        for question in ("solutions", "hint"):
            async with self._http.post(f"{other}/api/lookup/{question}", json=asked) as answer:
                said = (answer.status, (await answer.json()).get("code"))
            assert said == (409, "board_is_live"), (question, asked)


async def act(table: RemoteTable, game: GameSeen) -> None:
    """Whatever brings the next board."""
    if "choose_field" in game.may:
        await table.give(messages.ChooseField, field=1 + (game.seat or 0))
    elif "give_up" in game.may:
        await table.give(messages.GiveUp)
    elif "next" in game.may:
        await table.give(messages.Next)
    elif "roll" in game.may:
        await table.give(messages.Roll)


@pytest.mark.slow(40)
def test_no_node_solves_a_board_that_another_one_has_shown(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """R-321: a thousand rounds of five editions, with boards of the box and fresh ones."""

    async def at_table(number: int, here: str, other: str, guard: Guard) -> None:
        edition = EDITIONS[number % len(EDITIONS)]
        while guard.rounds < ROUNDS:
            settings = Settings(
                pause=0, any_hourglass=True, hourglass=None, boards=guard.dice.choice(list(Boards))
            )
            people = 1 if edition == "solo" else 2
            async with a_table(here, people, edition, settings) as tables:
                await asyncio.gather(*(guard.play(table, other) for table in tables))

    async def go() -> None:
        async with AsyncExitStack() as opened:
            url = opened.enter_context(postgres.database())
            places = []
            for name in ("a", "b"):
                (tmp_path / name).mkdir()
                node = Server(tmp_path / name, store=url)
                await node.start()
                opened.push_async_callback(node.die)
                places.append(f"http://127.0.0.1:{node.port}")
            guard = Guard(await opened.enter_async_context(aiohttp.ClientSession()))
            begun = [
                asyncio.create_task(
                    at_table(number, places[number % 2], places[1 - number % 2], guard)
                )
                for number in range(TABLES)
            ]
            await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED)
            for task in begun:
                if task.done():
                    task.result()
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)
            assert guard.rounds >= ROUNDS

    asyncio.run(go())
