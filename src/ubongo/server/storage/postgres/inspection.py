"""What people who look after servers may see of a PostgreSQL store: its nodes, and its health."""

import asyncio
import time
from dataclasses import dataclass

from ubongo.server.storage.interface import StoreTrouble
from ubongo.server.storage.ownership import DEAD_AFTER
from ubongo.server.storage.postgres.commit_statement import STORE_NOW
from ubongo.server.storage.postgres.connection import connect, without_password
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.storage.postgres.migrations import postgres_migrations, schema_of
from ubongo.server.storage.postgres.server_check import (
    check_owned,
    check_server,
    check_sessions,
)

_NODES = f"""
SELECT n.id, n.address, n.version, count(t.id), coalesce(sum(t.people), 0)::bigint,
    {STORE_NOW} - n.beat, n.draining
FROM nodes n LEFT JOIN tables t ON t.owner = n.id
GROUP BY n.id ORDER BY n.address, n.id
"""
# How often the way to the database is measured.
ROUND_TRIPS = 20


@dataclass(frozen=True, slots=True)
class NodeRow:
    """One node, as others see it."""

    id: str
    address: str
    version: str
    tables: int
    people: int
    # Milliseconds since its last beat.
    beat_age: int
    is_draining: bool

    @property
    def is_alive(self) -> bool:
        return self.beat_age < DEAD_AFTER


@dataclass(frozen=True, slots=True)
class StoreReport:
    """What a host wants to know of a store before servers run on it."""

    place: str
    server: str
    # 0: nothing of ours is in it yet.
    schema: int
    newest_schema: int
    tables: int
    nodes: int
    # Milliseconds from here to the database and back, the median.
    round_trip: float
    # How far the store's clock is ahead of ours.
    clock_ahead: int
    connections_left: int
    # One sentence each; nothing that keeps a server from starting.
    warnings: tuple[str, ...]


async def nodes_of(url: str) -> tuple[NodeRow, ...]:
    """All nodes of a store, also those that have died and still own tables."""
    db = await connect(url)
    try:
        await _check_ours(db, without_password(url))
        return tuple(NodeRow(*row) for row in await db.fetch(_NODES))
    finally:
        await db.close()


async def check_store(url: str) -> StoreReport:
    """Look at a store without changing it; `StoreTrouble` if no server could run on it."""
    place = without_password(url)
    db = await connect(url)
    try:
        await check_server(db, place)
        await check_sessions(db, url, place)
        await check_owned(db, place)
        schema = await schema_of(db)
        begun = time.time()
        store_now = await db.fetchval(f"SELECT {STORE_NOW}")
        ahead = store_now - round((begun + time.time()) * 500)
        version = db.get_server_version()
        return StoreReport(
            place,
            f"{version.major}.{version.minor}",
            schema,
            postgres_migrations()[-1].number,
            await db.fetchval("SELECT count(*) FROM tables") if schema else 0,
            await _living(db) if schema else 0,
            await _round_trip(db),
            ahead,
            await db.fetchval(
                "SELECT current_setting('max_connections')::int - count(*)"
                " FROM pg_stat_activity WHERE backend_type = 'client backend'"
            ),
            await _warnings(db, ahead),
        )
    finally:
        await db.close()


async def check_unused(db: Connection, place: str) -> None:
    """Refuse a store on which a server is running: it beats while we wait."""
    if await schema_of(db) and await _living(db):
        # One that was killed, or whose data were copied here, may have beaten just before.
        await asyncio.sleep((DEAD_AFTER + 100) / 1_000)
    if await schema_of(db) and await _living(db):
        raise StoreTrouble(f"a server is running on {place}; stop it first")


async def _living(db: Connection) -> int:
    found: int = await db.fetchval(
        f"SELECT count(*) FROM nodes WHERE beat > {STORE_NOW} - {DEAD_AFTER}"
    )
    return found


async def _check_ours(db: Connection, place: str) -> None:
    if not await schema_of(db):
        raise StoreTrouble(f"there is nothing of ubongo in {place} yet")


async def _round_trip(db: Connection) -> float:
    taken = []
    for _ in range(ROUND_TRIPS):
        begun = time.perf_counter()
        await db.fetchval("SELECT 1")
        taken.append(time.perf_counter() - begun)
    return sorted(taken)[ROUND_TRIPS // 2] * 1_000


async def _warnings(db: Connection, ahead: int) -> tuple[str, ...]:
    found = []
    for setting, risk in (
        ("fsync", "a crash of the machine may destroy the whole database"),
        ("full_page_writes", "a crash of the machine may destroy the whole database"),
    ):
        if await db.fetchval(f"SHOW {setting}") == "off":
            found.append(f"{setting} is off: {risk}")
    if abs(ahead) > DEAD_AFTER:
        found.append(f"its clock and ours differ by {abs(ahead) / 1_000:.0f} seconds")
    return tuple(found)
