"""Whole events at real servers: three rounds, kill -9 in the middle, two nodes, a class."""

import asyncio
import csv
import io
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path

import aiohttp
import pytest

from tests.support.event_guests import ONE_PUZZLE, EventParty, an_event
from tests.support.server_process import Served, served
from tools.free_port import free_port
from tools.patience import PATIENCE
from tools.postgres_server import PostgresServer
from ubongo.client import Client, OrderRefused, RequestFailed, TableClosed
from ubongo.protocol import messages
from ubongo.protocol.http.events import EventResults
from ubongo.protocol.http.tables import CodeFound, EnterCode
from ubongo.protocol.messages import EventPlan
from ubongo.tournament.points import POINTS, TWELFTHS

PLAN = EventPlan(edition="2024", settings=ONE_PUZZLE, rounds=3, title="Class 5b")


def check_points(results: EventResults) -> None:
    """R-437: every table that is done has given its points once, and to those who sat there."""
    by_member: dict[int, int] = {}
    for table in results.tables:
        if table.done:
            given = sum(seat.twelfths for seat in table.seats)
            assert given == TWELFTHS * sum(POINTS[: len(table.seats)])
        for seat in table.seats:
            by_member[seat.member] = by_member.get(seat.member, 0) + seat.twelfths
    assert {one.member: one.twelfths for one in results.ranking} == by_member
    assert [one.twelfths for one in results.ranking] == sorted(by_member.values(), reverse=True)


async def play_rounds(party: EventParty, first: int, last: int) -> None:
    """Play these rounds to their ends."""
    for number in range(first, last + 1):
        await party.begin_round()
        await party.until_phase("over" if number == last == PLAN.rounds else "between", number)


@pytest.mark.slow(20)
def test_an_event_of_three_rounds(tmp_path: Path) -> None:
    """R-437: nine people, one code; the ranking, the files and the seed at the end."""

    async def go(server: Served) -> None:
        async with an_event(server.address, 9, PLAN) as party:
            host = party.clients[0]
            code = EnterCode(party.code.lower())
            found = await host.ask("POST", "/api/join", CodeFound, code)
            assert (found.table, found.is_event) == (party.event_id, True)
            me = await party.guests[0].client.me()
            assert (me.events, me.tables) == ((party.event_id,), ())
            playing = party.play()
            await play_rounds(party, 1, 3)
            await asyncio.gather(*playing)
            results = await host.event_results(party.event_id)
            check_points(results)
            assert [len(guest.played) for guest in party.guests] == [3] * 9
            assert sha256(bytes.fromhex(results.seed)).hexdigest() == results.seal
            # Nobody met anybody twice: nine people at tables of three can avoid it three times.
            met = [
                frozenset((one.member, other.member))
                for table in results.tables
                for one in table.seats
                for other in table.seats
                if one.member < other.member
            ]
            assert len(met) == len(set(met))
            async with host.http.get(
                f"{server.address}/api/events/{party.event_id}/results.csv"
            ) as answer:
                assert answer.content_type == "text/csv"
                rows = list(csv.DictReader(io.StringIO((await answer.read()).decode("utf-8-sig"))))
            assert [row["name"] for row in rows] == [one.name for one in results.ranking]
            assert all(row["round 3"] for row in rows)
            assert (await host.me()).events == ()

    with served(tmp_path) as server:
        asyncio.run(asyncio.wait_for(go(server), PATIENCE))


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> Iterator[tuple[str, ...]]:
    """The options of a server that keeps its data in each of the stores."""
    if request.param == "sqlite":
        yield ()
        return
    postgres: PostgresServer = request.getfixturevalue("postgres")
    with postgres.database() as url:
        yield "--store", url


@pytest.mark.slow(40)
def test_an_event_goes_on_after_kill_9(tmp_path: Path, store: tuple[str, ...]) -> None:
    """R-437, R-401: in the middle of a round, and between two; nothing lost, nothing twice."""
    port = free_port()

    async def go() -> None:
        async with AsyncExitStack() as stack:
            server = stack.enter_context(served(tmp_path, "-p", str(port), *store))
            party = await stack.enter_async_context(an_event(server.address, 7, PLAN))
            held = asyncio.Event()
            # The people of one table think for so long that the server dies meanwhile.
            party.guests[0].moves = lambda game: held.is_set()
            playing = party.play()
            await party.begin_round()
            await party.host.until(lambda event: any(one.done for one in event.event.tables), None)
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            held.set()
            server = stack.enter_context(served(tmp_path, "-p", str(port), *store))
            await party.until_phase("between", 1)
            check_points(await party.clients[0].event_results(party.event_id))
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            stack.enter_context(served(tmp_path, "-p", str(port), *store))
            await play_rounds(party, 2, 3)
            await asyncio.gather(*playing)
            results = await party.clients[0].event_results(party.event_id)
            check_points(results)
            assert [one.rounds for one in results.ranking] == [3] * 7

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.slow(40)
def test_the_tables_of_an_event_live_on_another_node(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """R-437: results come through storage; a node that dies takes nothing with it."""

    async def go(one: Served, other: Served) -> None:
        async with an_event(one.address, 6, PLAN) as party:
            held = asyncio.Event()
            for guest in party.guests:
                guest.tables_at = other.address
                guest.moves = lambda game: held.is_set()
            playing = party.play()
            await party.begin_round()
            await party.until_phase("playing")
            async with asyncio.timeout(PATIENCE):
                while not all(guest.is_playing for guest in party.guests):
                    await asyncio.sleep(0.05)
            os.kill(other.process.pid, signal.SIGKILL)
            for guest in party.guests:
                guest.move_to(one.address)
            held.set()
            await party.until_phase("between", 1)
            await play_rounds(party, 2, 3)
            await asyncio.gather(*playing)
            results = await party.clients[0].event_results(party.event_id)
            check_points(results)
            assert [one.rounds for one in results.ranking] == [3] * 6

    with (
        postgres.database() as url,
        served(tmp_path / "a", "--store", url) as one,
        served(tmp_path / "b", "--store", url) as other,
    ):
        asyncio.run(asyncio.wait_for(go(one, other), PATIENCE))


@pytest.mark.slow(20)
def test_a_class_behind_one_router_plays_a_whole_lesson(tmp_path: Path) -> None:
    """R-437, B21: limits of an address do not stop an event's people, and still stop others."""
    people = 24
    limits = {
        "UBONGO_TABLES_AN_HOUR": "1",
        "UBONGO_CONNECTIONS_AN_ADDRESS": "10",
        "UBONGO_REQUESTS_A_MINUTE": "60",
    }

    async def go(server: Served) -> None:
        async with an_event(server.address, people, PLAN) as party:
            playing = party.play()
            await play_rounds(party, 1, 3)
            await asyncio.gather(*playing)
            results = await party.clients[0].event_results(party.event_id)
            check_points(results)
            assert [one.rounds for one in results.ranking] == [3] * people
            host = party.clients[0]
            await host.open_table("2024")
            with pytest.raises(RequestFailed) as refused:
                await host.open_table("2024")
            assert refused.value.code == "too_many_tables"

    with served(tmp_path, environment=limits) as server:
        asyncio.run(asyncio.wait_for(go(server), PATIENCE))


@pytest.mark.slow(20)
def test_to_open_events_is_limited(tmp_path: Path) -> None:
    async def go(server: Served) -> None:
        async with Client(server.address, "Host") as host:
            for _ in range(20):
                await host.open_event(EventPlan())
            with pytest.raises(RequestFailed) as refused:
                await host.open_event(EventPlan())
            assert refused.value.code == "too_many_events"

    with served(tmp_path) as server:
        asyncio.run(asyncio.wait_for(go(server), PATIENCE))


@pytest.mark.slow(20)
def test_nonsense_at_an_event_harms_nobody(tmp_path: Path) -> None:
    """A clear code for each, and the event goes on."""

    async def go(server: Served) -> None:
        async with (
            an_event(server.address, 2, EventPlan(edition="2024", settings=ONE_PUZZLE)) as party,
            Client(server.address, "Eve") as eve,
            aiohttp.ClientSession() as bare,
        ):
            async with eve.join_event(party.event_id) as event:
                for kind, more, code in (
                    (messages.BeginRound, {"anyway": True}, "not_the_host"),
                    (messages.RemoveMember, {"member": 1}, "not_the_host"),
                    (messages.HostEvent, {"key": "a" * 64}, "wrong_host_key"),
                    (messages.QuitEvent, {}, "not_a_member"),
                    (messages.Sit, {"seat": 0}, "not_a_table"),
                    (messages.Roll, {}, "not_a_table"),
                ):
                    with pytest.raises(OrderRefused) as refused:
                        await event.give(kind, **more)
                    assert refused.value.code == code
            with pytest.raises(TableClosed) as closed:
                async with eve.join_event("nobody-knows-this"):
                    pass
            assert closed.value.code == "no_such_table"
            for text in (
                '{"type": "enter_event", "id": "a", "grade": "genius"}',
                '{"type": "begin_round", "id": "a", "anyway": "yes"}',
                '{"type": "plan_event", "id": "a", "plan": {"seats": 9}}',
                '{"type": "remove_member", "id": "a", "member": -1}',
            ):
                async with bare.ws_connect(f"{server.address}/live/{party.event_id}") as socket:
                    await socket.send_json(
                        {"type": "join", "table": party.event_id, "visit": "v" * 22}
                    )
                    assert (await socket.receive_json())["type"] == "event_welcome"
                    await socket.send_str(text)
                    answer = await socket.receive_json()
                    assert (answer["type"], answer["code"]) == ("refused", "bad_message")
            for path in (
                f"/api/tables/{party.event_id}/games/1/replay",
                f"/api/tables/{party.event_id}/rounds/1/solutions",
                "/api/events/nobody/results.csv",
            ):
                async with bare.get(server.address + path) as answer_over_http:
                    assert answer_over_http.status == 404, path
            playing = party.play()
            await party.begin_round()
            await party.until_phase("between", 1)
            await party.host.give(messages.EndEvent)
            await asyncio.gather(*playing)

    with served(tmp_path) as server:
        asyncio.run(asyncio.wait_for(go(server), PATIENCE))
