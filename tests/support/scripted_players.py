"""Scripted players at a real server: they give each order as soon as they may."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from ubongo.client import Client, OrderRefused, RemoteTable
from ubongo.protocol import messages
from ubongo.protocol.messages import BoardSeen, GameSeen, Laid
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.pieces import piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.editions.classic import GemView
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.shapes import Shape

NAMES = ("Ada", "Ben", "Clara", "Dan")
# Codes of orders that came too late because another player was quicker.
OVERTAKEN = {"wrong_phase", "already_solved", "out_of_time", "row_is_empty", "already_taken"}
OVERTAKEN |= {"not_the_roller", "still_waiting", "next_awaited", "already_ready"}
OVERTAKEN |= {"already_chosen", "not_solved"}


# not more than five calls a second.
PACE = 0.21


def covered(board: BoardSeen) -> tuple[Laid, ...]:
    """A cover of this board."""
    cover = solve(Puzzle.of(Shape.parse(board.area), map(piece, board.pieces)))
    assert cover is not None
    return laid_of(cover)


def own_board(game: GameSeen) -> BoardSeen | None:
    return None if game.seat is None else game.seats[game.seat].board


async def move(table: RemoteTable, game: GameSeen) -> None:
    """Give one order that is allowed now, if there is one."""
    may, board = game.may, own_board(game)
    if "choose_field" in may:
        await table.give(messages.ChooseField, field=(game.seat or 0) + 1)
    elif "next" in may and game.phase is Phase.BORDER:
        await table.give(messages.Next)
    elif "roll" in may:
        await table.give(messages.Roll)
    elif "call_ubongo" in may and board is not None:
        await asyncio.sleep(PACE)
        await table.give(messages.CallUbongo, cover=covered(board))
    elif "take_gems" in may and isinstance(game.table, GemView):
        rows = [field for field in game.table.reachable if game.table.rows[field]]
        if rows:
            await table.give(messages.TakeGems, field=rows[0])
        else:
            await table.give(messages.Pass)


async def play(
    table: RemoteTable, moves: Callable[[GameSeen], bool] = lambda game: True
) -> GameSeen:
    """Play until the game is over; `moves` says whether anything is done at a view."""
    game: GameSeen | None = None
    async for game in table.views():
        if moves(game):
            try:
                await move(table, game)
            except OrderRefused as refused:
                assert refused.code in OVERTAKEN, refused
    assert game is not None
    return game


@asynccontextmanager
async def a_table(
    address: str, people: int, edition: str, settings: Settings
) -> AsyncIterator[list[RemoteTable]]:
    """A table with so many people at which the game has begun."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Client(address, name)) for name in NAMES[:people]]
        opened = await guests[0].open_table(edition, settings)
        tables = [await stack.enter_async_context(guest.join(opened.table)) for guest in guests]
        for seat, table in enumerate(tables[1:], 1):
            await table.give(messages.Sit, seat=seat)
            await table.give(messages.SetReady, ready=True)
        await tables[0].give(messages.StartGame)
        await asyncio.gather(*(table.until(lambda table: table.is_playing) for table in tables))
        yield tables


def short(**more: object) -> Settings:
    """Settings with an hourglass of a second and a half, and no pause between rounds."""
    return Settings(**{"hourglass": 1_500, "pause": 0, "any_hourglass": True, **more})  # type: ignore[arg-type]
