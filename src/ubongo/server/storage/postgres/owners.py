"""SQL about the owners of tables: nodes, claims, and what nobody owns. The rules: `ownership`.

What is asked about other nodes is judged by the clock of the store, which all of them share.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ubongo.server.storage.ownership import (
    DEAD_AFTER,
    KEEPS_FOR,
    Beat,
    OwnedElsewhere,
    Release,
    TableStuck,
)
from ubongo.server.storage.postgres.commit_statement import STORE_NOW
from ubongo.server.storage.postgres.driver import Connection
from ubongo.version import __version__

# Milliseconds. A table that has lost its owner waits so long for its people, who go where the
# balancer sends them; then any node takes it up, so that its game does not stand forever.
WAITS_FOR_PEOPLE = 30_000
# A node that has not beaten for so long, and owns nothing any more, is forgotten.
FORGET_NODES_AFTER = 3_600_000

_ALIVE = f"SELECT 1 FROM nodes WHERE nodes.id = t.owner AND beat > {STORE_NOW} - {DEAD_AFTER}"

CLAIM = f"""
UPDATE tables t SET
    epoch = epoch + 1,
    -- When the table's clock stopped, if nobody has noted it: when we gave it back ourselves, or
    -- with the last beat of an owner that has died.
    stopped_at = coalesce(
        stopped_at,
        CASE WHEN owner = $2 AND epoch = $4::bigint THEN $5::bigint END,
        (SELECT greatest(nodes.time + t.ahead, coalesce(t.resumed_at, 0))
            FROM nodes WHERE nodes.id = t.owner),
        resumed_at
    ),
    owner = $2, owned_since = {STORE_NOW}, people = 0, touched_at = greatest(touched_at, $3)
WHERE id = $1 AND state <> 'stuck' AND (
    owner IS NULL OR owner = $2 OR owned_since <= {STORE_NOW} - {KEEPS_FOR}
    OR NOT EXISTS ({_ALIVE})
)
RETURNING epoch, last, stopped_at, resumed_at IS NULL AS is_new
"""

BEAT = f"""
WITH released AS (
    UPDATE tables t SET
        owner = NULL, owned_since = {STORE_NOW}, people = 0, touched_at = greatest(touched_at, $5),
        stopped_at = coalesce(t.stopped_at, r.stopped_at)
    FROM unnest($6::text[], $7::bigint[], $8::bigint[]) AS r (table_id, epoch, stopped_at)
    WHERE t.id = r.table_id AND t.owner = $1 AND t.epoch = r.epoch
),
counted AS (
    UPDATE tables t SET people = c.people
    FROM unnest($9::text[], $10::bigint[]) AS c (table_id, people)
    WHERE t.id = c.table_id AND t.owner = $1 AND NOT t.id = ANY ($6::text[])
),
beaten AS (
    INSERT INTO nodes (id, version, address, draining, beat, time)
    VALUES ($1, $2, $3, $11, {STORE_NOW}, $4)
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, draining = excluded.draining,
        time = greatest(nodes.time, excluded.time)
)
SELECT id, epoch FROM tables WHERE owner = $1
"""

UNOWNED = f"""
SELECT id FROM tables t
WHERE state = 'live' AND id > $1 AND CASE
    WHEN owner IS NULL THEN coalesce(owned_since, 0) <= {STORE_NOW} - {WAITS_FOR_PEOPLE}
    ELSE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = t.owner
        AND beat > {STORE_NOW} - {WAITS_FOR_PEOPLE})
END
ORDER BY id LIMIT $2
"""

HIDE = """
WITH hidden AS (
    UPDATE tables SET code = NULL, is_open = 0 WHERE id = $1 AND owner IS NULL RETURNING id
),
seats_gone AS (DELETE FROM seats USING hidden WHERE seats.table_id = hidden.id)
DELETE FROM live_boards USING hidden WHERE live_boards.table_id = hidden.id
"""

PURGE = f"""
WITH gone AS (
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables t WHERE touched_at < $1 AND (owner IS NULL OR NOT EXISTS ({_ALIVE}))
        ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING id
),
entries_gone AS (DELETE FROM entries USING gone WHERE entries.table_id = gone.id),
seats_gone AS (DELETE FROM seats USING gone WHERE seats.table_id = gone.id),
boards_gone AS (DELETE FROM live_boards USING gone WHERE live_boards.table_id = gone.id),
games_gone AS (DELETE FROM uncounted USING gone WHERE uncounted.table_id = gone.id)
SELECT count(*) FROM gone
"""

_FORGET_NODES = f"""
DELETE FROM nodes WHERE beat < {STORE_NOW} - {FORGET_NODES_AFTER}
    AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = nodes.id)
"""


class ClaimedTable(NamedTuple):
    """The row of a table that has just been claimed."""

    epoch: int
    last: int
    stopped_at: int | None
    is_new: bool


async def claim(
    db: Connection, node: str, table_id: str, kept_at: int, released: Release | None
) -> ClaimedTable | None:
    """Become the owner of a table; None if there is no such table."""
    epoch, stopped_at = (None, None) if released is None else released[1:]
    row = await db.fetchrow(CLAIM, table_id, node, kept_at, epoch, stopped_at)
    if row is not None:
        return ClaimedTable(*row)
    state = await db.fetchval("SELECT state FROM tables WHERE id = $1", table_id)
    if state is None:
        return None
    raise TableStuck if state == "stuck" else OwnedElsewhere


async def beat(
    db: Connection, node: str, address: str, told: Beat, kept_at: int
) -> Mapping[str, int]:
    """Write a beat; returns the tables of this node as they were just before, with their epochs."""
    released = sorted(told.released)
    people = sorted(told.people.items())
    rows = await db.fetch(
        BEAT,
        node,
        __version__,
        address,
        told.time,
        kept_at,
        [one.table_id for one in released],
        [one.epoch for one in released],
        [one.stopped_at for one in released],
        [table_id for table_id, _ in people],
        [count for _, count in people],
        told.is_draining,
    )
    return {row[0]: row[1] for row in rows}


async def disown(db: Connection, node: str, table_id: str, epoch: int) -> None:
    """Give back a table that was just claimed and cannot be read; its clock stands as it stood."""
    await db.execute(
        f"UPDATE tables SET owner = NULL, owned_since = {STORE_NOW}"
        " WHERE id = $1 AND epoch = $2 AND owner = $3",
        table_id, epoch, node,
    )  # fmt: skip


async def note_use(db: Connection, node: str, kept_at: int) -> None:
    """Note that this node's tables are in use; those that are just written are so anyway."""
    await db.execute(
        "UPDATE tables SET touched_at = greatest(touched_at, $2) WHERE id IN"
        " (SELECT id FROM tables WHERE owner = $1 ORDER BY id FOR UPDATE SKIP LOCKED)",
        node, kept_at,
    )  # fmt: skip
    await db.execute(_FORGET_NODES)
