"""Whole games over real sockets, played by scripted people against a server on each storage."""

import asyncio
from contextlib import suppress
from hashlib import sha256

import pytest

from tests.support.scripted_players import a_table, covered, own_board, play, short
from tests.support.server_process import Served
from ubongo.boards.box import the_box
from ubongo.client import Client, OrderRefused, RemoteTable
from ubongo.protocol import messages
from ubongo.protocol.messages import Counted, FromServer, GameSeen, Glimpsed
from ubongo.rules.editions.classic import GemView
from ubongo.rules.editions.cooperative import AnimalView
from ubongo.rules.editions.edition_2024 import TrackView
from ubongo.rules.editions.solo import SoloView
from ubongo.rules.events import GameStarted, SeedPublished, UbongoCalled
from ubongo.rules.game import Phase
from ubongo.rules.records.record import read_record
from ubongo.rules.records.verification import verify
from ubongo.rules.settings import Settings


async def recorded(address: str, table: str, game: GameSeen) -> None:
    """The record can be had by anybody, fits the seal, and holds what can be true (R-405)."""
    async with Client(address) as anybody:
        text = await anybody.record(table)
    verify(text, the_box())
    events = read_record(text)
    assert isinstance(events[0], GameStarted)
    assert events[0].seal == game.seal
    assert isinstance(events[-1], SeedPublished)
    assert sha256(bytes.fromhex(events[-1].seed)).hexdigest() == game.seal
    assert events[-1].seed == game.seed


def test_a_whole_classic_game(any_server: Served) -> None:
    """R-401, R-404, R-405: nine rounds of three people, the same for all, with its record."""

    async def go() -> None:
        async with a_table(any_server.address, 3, "classic", Settings(start_seat=0)) as tables:
            first = tables[0].game
            assert first.phase is Phase.SETUP
            assert first.seed == ""
            last = await asyncio.gather(*map(play, tables))

            assert {game.phase for game in last} == {Phase.OVER}
            assert {game.round for game in last} == {9}
            assert len({(game.places, game.seed, game.seal) for game in last}) == 1
            assert all(game.settings == first.settings for game in last)
            table = last[0].table
            assert isinstance(table, GemView)
            # All three solve in every round, so in all 54 gems were taken.
            assert [sum(own) for own in table.gems] == [18, 18, 18]
            await recorded(any_server.address, tables[0].table_id, last[0])

    asyncio.run(go())


def test_a_whole_game_of_the_2024_edition(any_server: Served) -> None:
    """R-401, R-405: two people, nine rounds, and a play-off if it is needed."""

    async def go() -> None:
        async with a_table(any_server.address, 2, "2024", Settings()) as tables:
            last = await asyncio.gather(*map(play, tables))

            assert sorted(last[0].places) in ([1, 2], [1, 1])
            assert isinstance(last[0].table, TrackView)
            assert last[0].table.sapphires == 0
            await recorded(any_server.address, tables[0].table_id, last[0])

    asyncio.run(go())


def test_a_whole_co_operative_game_with_help(any_server: Served) -> None:
    """In the second chance a helper lays the pieces of a seat that has not solved, and calls."""

    async def go() -> None:
        settings = short(rounds=2)
        async with a_table(any_server.address, 2, "cooperative", settings) as (ada, ben):
            shown: list[FromServer] = []
            ben.watch = shown.append
            both = asyncio.gather(play(ada), play(ben, lambda game: game.round != 1))
            await ada.until(lambda table: table.game.second_chance)
            helped = ada.game.seats[1].board
            assert helped is not None
            assert isinstance(ada.game.table, AnimalView)
            assert 1 in ada.game.table.helpable
            cover = covered(helped)
            for laid in cover[:2]:
                await ada.glimpse((laid,), seat=1, held=laid.piece)
            await ben.until(lambda table: sum(isinstance(one, Glimpsed) for one in shown) >= 2)
            seen = [one for one in shown if isinstance(one, Glimpsed)][-1]
            assert (seen.seat, seen.by, seen.laid) == (1, 0, cover[:2])
            await ada.give(messages.CallUbongo, cover=cover, seat=1)

            last, _ = await both
            assert last.reason == "played"
            assert isinstance(last.table, AnimalView)
            assert last.table.score > 0
            async with Client(any_server.address) as anybody:
                events = read_record(await anybody.record(ada.table_id))
            calls = [event for event in events if isinstance(event, UbongoCalled)]
            assert [call.seat for call in calls[:2]] == [0, 1]

    asyncio.run(go())


def test_who_wants_no_help_takes_other_hands_off(any_server: Served) -> None:
    """Muted helpers lay nothing and cannot call for the seat."""

    async def go() -> None:
        async with a_table(any_server.address, 2, "cooperative", short(rounds=1)) as (ada, ben):
            both = asyncio.gather(play(ada), play(ben, lambda game: "roll" in game.may))
            await ben.until(lambda table: table.game.second_chance)
            await ben.mute_helpers(True)
            # A refused order comes after the mute on the same line: by then it is in force.
            with suppress(OrderRefused):
                await ben.give(messages.Roll)
            await ada.until(lambda table: table.game.second_chance)
            board = ada.game.seats[1].board
            assert board is not None
            with pytest.raises(OrderRefused, match="not_seated_here"):
                await ada.give(messages.CallUbongo, cover=covered(board), seat=1)
            await both

    asyncio.run(go())


def test_a_whole_solo_game(any_server: Served) -> None:
    """R-401: boards solved, one put aside, and an end when it is enough."""

    async def solves(table: RemoteTable) -> None:
        board = own_board(table.game)
        assert board is not None
        number = table.game.round
        await table.give(messages.CallUbongo, cover=covered(board))
        await table.until(lambda table: table.game.round > number)

    async def go() -> None:
        async with Client(any_server.address, "Ada") as ada:
            opened = await ada.open_table("solo", start=True)
            async with ada.join(opened.table) as table:
                await table.until(lambda table: table.game.phase is Phase.ROUND)
                for _ in range(3):
                    await solves(table)
                await table.give(messages.PutAside)
                await table.until(lambda table: own_board(table.game) is not None)
                await solves(table)
                await table.give(messages.Finish)
                await table.until(lambda table: table.game.seed != "")

                assert isinstance(table.game.table, SoloView)
                assert (table.game.table.run.solved, table.game.table.run.put_aside) == (4, 1)
                await recorded(any_server.address, opened.table, table.game)

    asyncio.run(go())


def test_onlookers_see_boards_only_after_the_round(any_server: Served) -> None:
    """R-414, R-021: no board and no cover while it is laid, how many pieces lie, then all."""

    async def go() -> None:
        async with (
            a_table(any_server.address, 2, "bare", Settings(rounds=1, start_seat=0)) as (ada, ben),
            Client(any_server.address, "Eve") as eve,
            eve.join(ada.table_id) as watching,
        ):
            counted: list[FromServer] = []
            watching.watch = counted.append
            assert watching.game.seat is None
            await ada.give(messages.Roll)
            await watching.until(lambda table: table.game.phase is Phase.ROUND)
            board = own_board(ada.game)
            assert board is not None
            await ada.glimpse(covered(board)[:2])
            await watching.until(lambda table: any(isinstance(one, Counted) for one in counted))
            assert all(seat.board is None for seat in watching.game.seats)
            for order in (messages.Roll, messages.Leave):
                with pytest.raises(OrderRefused, match="not_seated_here"):
                    await watching.give(order)
            await asyncio.gather(play(ada), play(ben))
            await watching.until(lambda table: table.game.seed != "")

            assert all(seat.board and seat.cover for seat in watching.game.seats)
            assert [one.laid_counts for one in counted if isinstance(one, Counted)] == [(2, 0)]

    asyncio.run(go())


def test_bots_are_marked_and_play_along(any_server: Served) -> None:
    """R-415: everybody sees which seat is a bot, and how strong."""

    async def go() -> None:
        async with Client(any_server.address, "Ada") as ada:
            opened = await ada.open_table(
                "2024", Settings(rounds=1, start_seat=0), bots=("expert", "child"), start=True
            )
            async with ada.join(opened.table) as table:
                bots = [seat.player.bot for seat in table.game.seats]
                assert bots == ["", "expert", "child"]
                await table.give(messages.Roll)
                await table.until(lambda table: table.game.phase is Phase.ROUND)

    asyncio.run(go())
