"""Guests of an event at a real server: a host, and people who go where they are told to."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from tests.support.scripted_players import play, short
from ubongo.client import Client, RemoteEvent, RemoteTable
from ubongo.protocol import messages
from ubongo.protocol.messages import EventPlan, GameSeen

# One round without hurry: each game is one puzzle long.
ONE_PUZZLE = short(rounds=1)


@dataclass(slots=True)
class EventGuest:
    """Somebody who takes part and plays wherever they have a seat."""

    client: Client
    event: RemoteEvent
    # The tables at which they have played to the end.
    played: list[str] = field(default_factory=list)
    # Whether they do anything at a view of a game.
    moves: Callable[[GameSeen], bool] = lambda game: True
    # Where tables are looked for, if not where the event is; and the one they sit at.
    tables_at: str = ""
    table: RemoteTable | None = None

    @property
    def is_playing(self) -> bool:
        return self.table is not None and self.table.is_playing

    def move_to(self, address: str) -> None:
        """Look for this table and the next ones at another node, as a balancer would say."""
        self.tables_at = address
        if self.table is not None:
            self.table._address = address

    async def play_for_ever(self) -> None:
        """Play at each table where there is a seat, until the event is over."""
        while True:
            await self.event.until(
                lambda event: (
                    event.event.phase == "over" or event.you.table not in ("", *self.played)
                ),
                within=None,
            )
            table_id = self.event.you.table
            if not table_id:
                return
            address = self.tables_at or self.client.address
            async with RemoteTable(self.client.http, address, table_id, None) as self.table:
                await play(self.table, self.moves)
            self.table = None
            self.played.append(table_id)


@dataclass(slots=True)
class EventParty:
    """An event with its host, who only looks on, and its people."""

    event_id: str
    code: str
    host: RemoteEvent
    guests: list[EventGuest]
    clients: list[Client]

    async def begin_round(self, anyway: bool = False) -> None:
        await self.host.give(messages.BeginRound, anyway=anyway)

    async def until_phase(self, phase: str, round_number: int = 0) -> None:
        def is_so(event: RemoteEvent) -> bool:
            return event.event.phase == phase and event.event.round >= round_number

        await self.host.until(is_so, within=None)

    def play(self) -> list[asyncio.Task[None]]:
        """Let everybody play in the background."""
        return [asyncio.create_task(guest.play_for_ever()) for guest in self.guests]


@asynccontextmanager
async def an_event(
    address: str, people: int, plan: EventPlan | None = None, elsewhere: str = ""
) -> AsyncIterator[EventParty]:
    """An event that so many people have entered; every second one comes to another node."""
    plan = plan or EventPlan(edition="2024", settings=ONE_PUZZLE)
    async with AsyncExitStack() as stack:
        host_client = await stack.enter_async_context(Client(address, "Host"))
        opened = await host_client.open_event(plan)
        host = await stack.enter_async_context(host_client.join_event(opened.event))
        party = EventParty(opened.event, opened.code, host, [], [host_client])
        for number in range(people):
            node = elsewhere if elsewhere and number % 2 else address
            client = await stack.enter_async_context(Client(node, f"Guest {number}"))
            party.clients.append(client)
            mine = await stack.enter_async_context(client.join_event(opened.event))
            await mine.give(messages.EnterEvent)
            party.guests.append(EventGuest(client, mine))
        yield party
