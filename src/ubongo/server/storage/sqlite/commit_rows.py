"""Everything that a commit writes, as rows of one INSERT into a temporary view.

Each statement releases Python's global lock and waits to get it back from the event loop, which
holds it nearly all the time. So a commit is one statement: batches of many tables, a beat with
what it releases, and head-counts are rows of one view, and triggers put each where it belongs.

A row has a table and: an entry; or what else is new of the table; or a head-count; or a release.
A row without a table is the beat of the node. Whatever the table's owner writes is refused as a
whole if the table has another owner, another epoch or another last entry ('stale owner').
"""

import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from ubongo.server.storage.interface import UNOWNED, Batch
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.sqlite.connection import transaction
from ubongo.version import __version__

# What the triggers say to an owner that was replaced.
STALE_OWNER = "stale owner"
# The most rows of one statement; a commit seldom has more.
MOST_ROWS = 50

# The clock of the store, in milliseconds: a function of each connection that writes.
STORE_NOW = "store_now()"

_encode = msgspec.json.Encoder().encode
_STALE = f"SELECT RAISE(ABORT, '{STALE_OWNER}')"
_COLUMNS = (
    "table_id", "owner", "epoch", "number", "at", "kind", "body", "cause", "version", "sum",
    "kept_at", "state", "summary", "finished", "resumed_at", "ahead", "stopped_at", "people",
    "release",
)  # fmt: skip
_PLACES = f"({', '.join('?' * len(_COLUMNS))})"

VIEW = f"""
CREATE TEMP VIEW commit_rows ({", ".join(_COLUMNS)}) AS
    SELECT {", ".join(["NULL"] * len(_COLUMNS))};

CREATE TEMP TRIGGER entry_kept INSTEAD OF INSERT ON commit_rows WHEN NEW.number IS NOT NULL
BEGIN
    INSERT INTO tables (id, epoch, opened_at, touched_at, stopped_at)
        SELECT NEW.table_id, {UNOWNED}, NEW.at, NEW.kept_at, NEW.at
        WHERE NEW.number = 1 AND NEW.epoch = {UNOWNED};
    {_STALE} WHERE NOT EXISTS
        (SELECT 1 FROM tables WHERE id = NEW.table_id AND owner IS NEW.owner);
    INSERT INTO entries (table_id, number, epoch, at, kind, body, cause, version, sum)
        VALUES (NEW.table_id, NEW.number, NEW.epoch, NEW.at, NEW.kind, NEW.body, NEW.cause,
            NEW.version, NEW.sum);
    UPDATE tables SET last = NEW.number, state = coalesce(NEW.state, state)
        WHERE id = NEW.table_id;
END;

CREATE TEMP TRIGGER state_kept INSTEAD OF INSERT ON commit_rows
    WHEN NEW.number IS NULL AND NEW.state IS NOT NULL
BEGIN
    {_STALE} WHERE NOT EXISTS
        (SELECT 1 FROM tables
            WHERE id = NEW.table_id AND epoch = NEW.epoch AND owner IS NEW.owner);
    UPDATE tables SET
        state = NEW.state,
        stopped_at = CASE
            WHEN NEW.resumed_at IS NULL THEN coalesce(stopped_at, NEW.stopped_at)
        END,
        resumed_at = coalesce(NEW.resumed_at, resumed_at),
        ahead = coalesce(NEW.ahead, ahead)
        WHERE id = NEW.table_id;
END;

CREATE TEMP TRIGGER summary_kept INSTEAD OF INSERT ON commit_rows WHEN NEW.summary IS NOT NULL
BEGIN
    UPDATE tables SET
        code = nullif(json_extract(NEW.summary, '$.code'), ''),
        is_open = json_extract(NEW.summary, '$.is_open'),
        edition = json_extract(NEW.summary, '$.edition'),
        host = json_extract(NEW.summary, '$.host'),
        seats_taken = json_extract(NEW.summary, '$.seats_taken'),
        seats = json_extract(NEW.summary, '$.seats'),
        event = coalesce(nullif(json_extract(NEW.summary, '$.event'), ''), event),
        told = coalesce(nullif(json_extract(NEW.summary, '$.told'), ''), told)
        WHERE id = NEW.table_id;
    DELETE FROM seats WHERE table_id = NEW.table_id;
    INSERT INTO seats (guest, table_id)
        SELECT value, NEW.table_id FROM json_each(NEW.summary, '$.guests');
    DELETE FROM live_boards WHERE table_id = NEW.table_id;
    INSERT INTO live_boards (key, table_id)
        SELECT value, NEW.table_id FROM json_each(NEW.summary, '$.live_boards');
END;

CREATE TEMP TRIGGER finished_kept INSTEAD OF INSERT ON commit_rows WHEN NEW.finished IS NOT NULL
BEGIN
    INSERT INTO uncounted (table_id, game) VALUES (NEW.table_id, NEW.finished);
END;

CREATE TEMP TRIGGER people_kept INSTEAD OF INSERT ON commit_rows WHEN NEW.people IS NOT NULL
BEGIN
    UPDATE tables SET people = NEW.people WHERE id = NEW.table_id AND owner = NEW.owner;
END;

CREATE TEMP TRIGGER release_kept INSTEAD OF INSERT ON commit_rows WHEN NEW.release IS NOT NULL
BEGIN
    UPDATE tables SET
        owner = NULL, people = 0, touched_at = max(touched_at, NEW.kept_at),
        stopped_at = coalesce(stopped_at, NEW.release)
        WHERE id = NEW.table_id AND epoch = NEW.epoch AND owner = NEW.owner;
END;

CREATE TEMP TRIGGER beat_kept INSTEAD OF INSERT ON commit_rows WHEN NEW.table_id IS NULL
BEGIN
    INSERT INTO nodes (id, version, beat, time)
        VALUES (NEW.owner, NEW.version, {STORE_NOW}, NEW.at)
        ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, time = max(time, excluded.time);
END;
"""


class CommitRow(NamedTuple):
    """One row of the view, in the order of its columns."""

    table_id: str | None
    owner: str | None
    epoch: int = UNOWNED
    number: int | None = None
    at: int | None = None
    kind: str | None = None
    body: bytes | None = None
    cause: str | None = None
    version: str | None = None
    sum: int | None = None
    # By the retention clock.
    kept_at: int | None = None
    # The new state of the table, and what else is new of it: its summary as JSON, the number of
    # the game that is over, whether its clock runs again or has stopped.
    state: str | None = None
    summary: bytes | None = None
    finished: int | None = None
    resumed_at: int | None = None
    ahead: int | None = None
    stopped_at: int | None = None
    # How many people are at it.
    people: int | None = None
    # When its owner stopped, who gives it back.
    release: int | None = None


def write_rows(db: sqlite3.Connection, rows: list[CommitRow]) -> None:
    """Write all rows or none; those of a usual commit in one statement."""
    if len(rows) <= MOST_ROWS:
        # Outside of a transaction a statement is one by itself.
        _insert(db, rows)
        return
    with transaction(db):
        for begin in range(0, len(rows), MOST_ROWS):
            _insert(db, rows[begin : begin + MOST_ROWS])


def rows_of_batch(batch: Batch, node: str, kept_at: int) -> Iterator[CommitRow]:
    """The rows of a batch; the last entry carries the new state of the table."""
    table_id, epoch = batch.table_id, batch.epoch
    owner = None if epoch == UNOWNED else node
    state = "over" if batch.is_over else "live"
    left = len(batch.entries)
    for entry, value in zip(batch.entries, batch.sums, strict=True):
        left -= 1
        yield CommitRow(
            table_id, owner, epoch, entry.number, entry.at, entry.kind, entry.body, entry.cause,
            entry.version, value, kept_at, None if left else state,
        )  # fmt: skip
    resumed = batch.resumed
    more = (batch.summary, resumed, batch.stopped_at, batch.finished_game or None)
    if not batch.entries or any(one is not None for one in more):
        yield CommitRow(
            table_id,
            owner,
            epoch,
            state=state,
            summary=None if batch.summary is None else _encode(batch.summary),
            finished=batch.finished_game or None,
            resumed_at=None if resumed is None else resumed.at,
            ahead=None if resumed is None else resumed.ahead,
            stopped_at=batch.stopped_at,
        )


def rows_of_beat(beat: Beat, node: str, kept_at: int) -> Iterator[CommitRow]:
    """The beat itself, what it releases, and head-counts."""
    yield CommitRow(None, node, at=beat.time, version=__version__)
    for table_id, epoch, stopped_at in beat.released:
        yield CommitRow(table_id, node, epoch, kept_at=kept_at, release=stopped_at)
    for table_id, count in beat.people.items():
        yield CommitRow(table_id, node, people=count)


def _insert(db: sqlite3.Connection, rows: list[CommitRow]) -> None:
    places = ", ".join([_PLACES] * len(rows))
    db.execute(f"INSERT INTO commit_rows VALUES {places}", [value for row in rows for value in row])
