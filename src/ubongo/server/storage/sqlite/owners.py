"""SQL about the owners of tables: nodes, claims, and what nobody owns. The rules: `ownership`."""

import sqlite3
from dataclasses import dataclass

from ubongo.server.storage.ownership import DEAD_AFTER, KEEPS_FOR, OwnedElsewhere, Release
from ubongo.server.storage.sqlite.commit_rows import STORE_NOW
from ubongo.server.storage.sqlite.connection import transaction
from ubongo.version import __version__

# When the clock of a table stopped whose owner has died: with the owner's last beat.
_WITH_ITS_OWNER = """coalesce(
    stopped_at,
    (SELECT max(nodes.time + tables.ahead, coalesce(tables.resumed_at, 0))
        FROM nodes WHERE nodes.id = tables.owner),
    resumed_at
)"""


@dataclass(frozen=True, slots=True)
class ClaimedRow:
    """The row of a table that has just been claimed."""

    epoch: int
    last: int
    stopped_at: int | None
    is_new: bool


def register(db: sqlite3.Connection, node: str, time: int) -> None:
    """Begin the life of the only node: whoever owned a table before has died.

    That is certain, because a data folder is locked by its server.
    """
    with transaction(db):
        db.execute(
            f"UPDATE tables SET stopped_at = {_WITH_ITS_OWNER}, owner = NULL, people = 0"
            " WHERE owner IS NOT NULL"
        )
        db.execute("DELETE FROM nodes")
        db.execute(
            f"INSERT INTO nodes (id, version, beat, time) VALUES (?, ?, {STORE_NOW}, ?)",
            (node, __version__, time),
        )


def is_owner(db: sqlite3.Connection, node: str, table_id: str, epoch: int) -> bool:
    """Whether this node owns the table in this epoch."""
    row = db.execute(
        "SELECT 1 FROM tables WHERE id = ? AND owner = ? AND epoch = ?", (table_id, node, epoch)
    ).fetchone()
    return row is not None


def owned(db: sqlite3.Connection, node: str) -> dict[str, int]:
    """The tables of a node, with their epochs."""
    return dict(db.execute("SELECT id, epoch FROM tables WHERE owner = ?", (node,)))


def claim(
    db: sqlite3.Connection, node: str, table_id: str, kept_at: int, released: Release | None = None
) -> ClaimedRow | None:
    """Become the owner of a table, at which nobody is yet; None if there is no such table."""
    if released is not None:
        db.execute(
            "UPDATE tables SET stopped_at = coalesce(stopped_at, ?)"
            " WHERE id = ? AND epoch = ? AND owner = ?",
            (released.stopped_at, table_id, released.epoch, node),
        )
    row = db.execute(
        f"""
        UPDATE tables SET
            epoch = epoch + 1, stopped_at = {_WITH_ITS_OWNER}, owner = :node,
            owned_since = {STORE_NOW}, people = 0, touched_at = max(touched_at, :kept_at)
        WHERE id = :table AND (
            owner IS NULL
            OR owner = :node
            OR owned_since <= {STORE_NOW} - {KEEPS_FOR}
            OR NOT EXISTS (
                SELECT 1 FROM nodes WHERE id = owner AND beat > {STORE_NOW} - {DEAD_AFTER}
            )
        )
        RETURNING epoch, last, stopped_at, resumed_at
        """,
        {"table": table_id, "node": node, "kept_at": kept_at},
    ).fetchone()
    if row is not None:
        # Not asked in SQL: in SQLite 3.40 `RETURNING … IS NULL` is wrong for such tables.
        epoch, last, stopped_at, resumed_at = row
        return ClaimedRow(epoch, last, stopped_at, resumed_at is None)
    if db.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone() is None:
        return None
    raise OwnedElsewhere


def disown(db: sqlite3.Connection, node: str, table_id: str, epoch: int) -> None:
    """Give back a table that was just claimed and cannot be read; its clock stands as it stood."""
    db.execute(
        "UPDATE tables SET owner = NULL WHERE id = ? AND epoch = ? AND owner = ?",
        (table_id, epoch, node),
    )


def unowned(db: sqlite3.Connection, after: str, most: int) -> tuple[str, ...]:
    """Tables that are to be played on and that nobody owns: the first ones after this id."""
    rows = db.execute(
        "SELECT id FROM tables WHERE state = 'live' AND owner IS NULL AND id > ?"
        " ORDER BY id LIMIT ?",
        (after, most),
    )
    return tuple(table_id for (table_id,) in rows)


def hide(db: sqlite3.Connection, table_id: str) -> None:
    """Take away what others know of a table that nobody owns."""
    with transaction(db):
        found = db.execute(
            "UPDATE tables SET code = NULL, is_open = 0 WHERE id = ? AND owner IS NULL", (table_id,)
        )
        if found.rowcount:
            db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
            db.execute("DELETE FROM live_boards WHERE table_id = ?", (table_id,))
