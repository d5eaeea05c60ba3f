"""A bot that plays over the network: it looks, thinks a while, calls Ubongo, and takes gems.

    python examples/bot.py http://127.0.0.1:8642                 open a table and wait
    python examples/bot.py http://127.0.0.1:8642 --code ABCDEF   join a table by its code
    python examples/bot.py http://127.0.0.1:8642 --against fair  play a built-in bot at once

It knows no rules: `game.may` lists the orders that are allowed now. Copy it and give it ideas.
"""

import argparse
import asyncio

from ubongo import Puzzle, Shape, solve
from ubongo.client import Client, OrderRefused, RemoteTable
from ubongo.protocol import messages
from ubongo.protocol.messages import GameSeen, Laid
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.pieces import piece
from ubongo.rules.editions.classic import GemView


def solved(game: GameSeen) -> tuple[Laid, ...]:
    """A cover of our board."""
    assert game.seat is not None
    board = game.seats[game.seat].board
    assert board is not None
    cover = solve(Puzzle.of(Shape.parse(board.area), map(piece, board.pieces)))
    assert cover is not None
    return laid_of(cover)


def best_field(table: GemView, seat: int) -> int | None:
    """The reachable row with the two gems we have most of; None if all are empty."""
    own = table.gems[seat]
    worth = {
        field: sum(1 + own[gem.place] for gem in table.rows[field][:2])
        for field in table.reachable
        if table.rows[field]
    }
    return max(worth, key=worth.__getitem__) if worth else None


async def move(table: RemoteTable, game: GameSeen, thinks: float) -> None:
    """Do one thing that may be done now, if there is one."""
    may, view = game.may, game.table
    if "choose_field" in may:
        await table.give(messages.ChooseField, field=2)
    elif "next" in may:
        await table.give(messages.Next)
    elif "roll" in may:
        await table.give(messages.Roll)
    elif "call_ubongo" in may:
        await asyncio.sleep(thinks)
        await table.give(messages.CallUbongo, cover=solved(game))
    elif "take_gems" in may and isinstance(view, GemView) and game.seat is not None:
        field = best_field(view, game.seat)
        if field is None:
            await table.give(messages.Pass)
        else:
            await table.give(messages.TakeGems, field=field, seen=view.rows[field][:2])


async def play(table: RemoteTable, thinks: float) -> GameSeen:
    """Play until the game is over; the last view."""
    game: GameSeen | None = None
    async for game in table.views():
        try:
            await move(table, game, thinks)
        except OrderRefused as refused:
            # Another player or the hourglass was faster: the next view lists what is allowed.
            print(f"refused: {refused}")
    assert game is not None
    return game


async def main(address: str, name: str, code: str, against: str, thinks: float) -> None:
    async with Client(address, name=name) as bot:
        if code:
            table_id = await bot.table_of(code)
        else:
            bots = (against,) if against else ()
            opened = await bot.open_table("classic", bots=bots, start=bool(against))
            table_id = opened.table
            print(f"the table's code is {opened.code}" if not against else "playing")
        async with bot.join(table_id) as table:
            lobby = table.lobby
            assert lobby is not None
            if code:
                await table.give(messages.Sit, seat=lobby.places.index(None))
                await table.give(messages.SetReady, ready=True)
            game = await play(table, thinks)
    for player, place in zip(game.seats, game.places, strict=True):
        print(f"{place}. {player.player.name}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot for a live table.")
    parser.add_argument("address")
    parser.add_argument("--name", default="Roboto")
    parser.add_argument("--code", default="")
    parser.add_argument("--against", default="", help="a bot of the server, such as fair")
    parser.add_argument("--thinks", type=float, default=15, help="seconds before it calls")
    asyncio.run(main(**vars(parser.parse_args())))
