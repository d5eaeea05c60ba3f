"""The verdict on tables whose servers were killed: all go on, nothing that was told is lost.

Clients remember what they were told; their memories are compared with the logs, and so are the
times: what was given back once is not given back again, and nobody is left waiting (R-408, R-411).
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from tools.fault_injection.real_world import RealWorld
from tools.patience import PATIENCE
from tools.simulation.client import BrokenPromise
from tools.simulation.promises import check_promises
from ubongo.boards.box import the_box
from ubongo.match.countdown import COUNTDOWN, LEAST_LEFT, runs_sand
from ubongo.rules.engine import apply, replay
from ubongo.rules.events import ClockMoved, Event, SeatBack, SeatLost
from ubongo.rules.records.record import write_record
from ubongo.rules.records.stored_names import NAMES
from ubongo.rules.records.verification import verify
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.tables.log import finished_games, games_in
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext

# Milliseconds: no table of ours waits longer for anything that comes by itself. The longest is a
# player who was lost and is waited for.
LONGEST_WAIT = 120_000
NO_PROGRESS = frozenset(NAMES[kind] for kind in (ClockMoved, SeatLost, SeatBack))


class StoredTables(Protocol):
    """The tables as they are stored, seen from outside."""

    async def entries(self, table: str) -> Sequence[Entry]: ...

    async def is_over(self, table: str) -> bool: ...


class SqliteTables:
    """The tables in a data folder, while a server uses it."""

    def __init__(self, folder: Path) -> None:
        self._database = Database(folder)

    async def entries(self, table: str) -> Sequence[Entry]:
        return list(self._database.entries(table))

    async def is_over(self, table: str) -> bool:
        return self._database.state(table) == "over"

    def close(self) -> None:
        self._database.close()


async def all_go_on(tables: StoredTables, worlds: Sequence[RealWorld]) -> None:
    """Wait until something happens at every table: none may have come to a stop."""

    async def moved(table: str, before: int) -> bool:
        return await tables.is_over(table) or await _progress(tables, table) > before

    begun = {world.table: await _progress(tables, world.table) for world in worlds}
    waiting = set(begun)
    until = asyncio.get_running_loop().time() + PATIENCE
    while waiting:
        await asyncio.sleep(0.1)
        waiting = {table for table in waiting if not await moved(table, begun[table])}
        if waiting and asyncio.get_running_loop().time() > until:
            raise BrokenPromise(f"nothing happens any more at {len(waiting)} tables")


async def _progress(tables: StoredTables, table: str) -> int:
    """How many entries somebody's play has made; those of restarts and lines do not count."""
    return sum(entry.kind not in NO_PROGRESS for entry in await tables.entries(table))


def check_times(events: Sequence[Event]) -> int:
    """Raise `BrokenPromise` if the same time was given back twice; returns how often it was.

    A restart tells when the clock stopped; the next one cannot have stopped before that clock ran
    again. With sand in the glass that is a countdown, and what is left of it, before the deadline.
    """
    restarts, resumed_at = 0, 0
    game = replay(events[:1])
    for event in events[1:]:
        deadline = game.deadline if runs_sand(game) else None
        apply(game, event)
        if not (isinstance(event, ClockMoved) and event.reason == "restart"):
            continue
        if event.at < resumed_at:
            raise BrokenPromise(f"{resumed_at - event.at} ms were given back twice")
        restarts += 1
        resumed_at = event.at + event.by
        if deadline is not None:
            resumed_at += deadline - COUNTDOWN - max(LEAST_LEFT, deadline - event.at) - event.at
    return restarts


async def check_tables(tables: StoredTables, worlds: Sequence[RealWorld]) -> dict[str, int]:
    """Raise `BrokenPromise` if one was broken at any table; returns what was found again."""
    found = events = games = restarts = 0
    box = the_box()
    nothing = TableContext(box, bytes, str)
    for world in worlds:
        entries = await tables.entries(world.table)
        events += len(entries)
        found += check_promises(entries, world.clients)
        table = Table.resumed(world.table, entries, nothing)
        restarts += sum(check_times(game) for game in games_in(entries))
        due, game_now = table.due(), table.state.game
        is_asleep = game_now is not None and game_now.is_asleep
        if due is not None and not is_asleep and due - entries[-1].at > LONGEST_WAIT:
            raise BrokenPromise(f"a table waits for {due - entries[-1].at} ms")
        for game in finished_games(entries):
            verify(write_record(game), box)
            games += 1
    return {"acknowledged": found, "events": events, "games": games, "restarts": restarts}
