"""Look-ups at another node: whatever board a client is shown, no node gives its solution (R-321).

People play short rounds at two nodes on one PostgreSQL. From the very message that shows a board,
the other node is asked for its solutions and for a hint, with the board turned and flipped by
chance. It must refuse both until the round is over.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import aiohttp

from tools.fault_injection.kills import Server
from tools.postgres_server import PostgresServer
from tools.simulation.client import BrokenPromise
from ubongo.client import Client, RemoteTable
from ubongo.protocol import messages
from ubongo.protocol.messages import BoardSeen, GameSeen
from ubongo.rules.game import Phase
from ubongo.rules.settings import Boards, Settings
from ubongo.shapes import Shape

EDITIONS = ("classic", "bare", "2024", "cooperative", "solo")
TABLES = 8
PLAYED = (Phase.ROUND, Phase.PLAY_OFF)


class Guard:
    """Asks a node about the boards of another one, until so many rounds were played."""

    def __init__(self, rounds: int, dice: Random) -> None:
        self.rounds = rounds
        self.refused = 0
        self.done = asyncio.Event()
        self._dice = dice

    async def play(self, table: RemoteTable, other: str, http: aiohttp.ClientSession) -> None:
        """Play one game, and ask about every board that is shown; then give the round up."""
        asked = 0
        async for game in table.views():
            if self.done.is_set():
                return
            boards = shown(game)
            if boards and game.round > asked:
                asked = game.round
                for board in boards:
                    await self._ask(other, http, board)
                self.rounds -= 1
                if self.rounds <= 0:
                    self.done.set()
            if "give_up" in game.may and asked == game.round:
                await table.give(messages.GiveUp)
            elif "next" in game.may and game.phase is Phase.BORDER:
                await table.give(messages.Next)
            elif "roll" in game.may:
                await table.give(messages.Roll)

    async def _ask(self, other: str, http: aiohttp.ClientSession, board: BoardSeen) -> None:
        area = self._dice.choice(Shape.parse(board.area).poses())
        body = {"area": str(area), "pieces": self._dice.sample(board.pieces, len(board.pieces))}
        for question in ("solutions", "hint"):
            async with http.post(f"{other}/api/lookup/{question}", json=body) as answer:
                said = await answer.json()
                if (answer.status, said.get("code")) != (409, "board_is_live"):
                    raise BrokenPromise(f"{question} of a live board: {answer.status} {said}")
            self.refused += 1


def shown(game: GameSeen) -> list[BoardSeen]:
    """The boards that somebody lays and this viewer sees."""
    if game.phase not in PLAYED:
        return []
    return [seat.board for seat in game.seats if seat.board is not None]


async def guard_rounds(folder: Path, database: PostgresServer, rounds: int, seed: int) -> int:
    """Play so many rounds at two nodes; returns how many look-ups were refused."""
    dice = Random(seed)
    guard = Guard(rounds, dice)
    async with AsyncExitStack() as opened:
        url = opened.enter_context(database.database())
        nodes = []
        for number in range(2):
            (folder / f"n{number}").mkdir()
            nodes.append(Server(folder / f"n{number}", store=url))
            await nodes[-1].start()
            opened.push_async_callback(nodes[-1].die)
        http = await opened.enter_async_context(aiohttp.ClientSession())

        async def at_table(number: int) -> None:
            places = [f"http://127.0.0.1:{node.port}" for node in nodes]
            here, other = places[number % 2], places[1 - number % 2]
            async with Client(here, f"P{number}") as client:
                while not guard.done.is_set():
                    edition = EDITIONS[number % len(EDITIONS)]
                    settings = Settings(
                        pause=0, any_hourglass=True, boards=dice.choice(list(Boards))
                    )
                    opened = await client.open_table(edition, settings)
                    async with client.join(opened.table) as table:
                        if edition != "solo":
                            await table.give(messages.SeatBot, seat=1, strength="child")
                        await table.give(messages.StartGame)
                        await guard.play(table, other, http)

        await asyncio.gather(*(at_table(number) for number in range(TABLES)))
    return guard.refused
