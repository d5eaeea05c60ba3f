"""One statement that writes the batches of many tables: the fence, the entries, the summaries.

The row of a table is its lock and its fence: it is changed only if the owner, the epoch and the
last entry are what the batch says, and everything else is written only for rows that were
changed. What the statement does not give back is stale. A claim that comes meanwhile waits for
the row; an append that comes after a claim finds no row.

Values come as arrays, one for each column, so that the statement stays the same however many
tables there are, and is planned once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ubongo.server.storage.interface import UNOWNED, Batch
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.storage.summary import Summary

# The clock of the store, in milliseconds.
STORE_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# Milliseconds: a table that has stopped two owners by a fault within this time is stuck.
STUCK_WITHIN = 60_000

# The last CTEs are the same for tables that are new and for those that have an owner.
_REST = """
written AS (
    INSERT INTO entries (table_id, number, epoch, at, kind, body, cause, version, sum)
    SELECT e.table_id, e.number, e.epoch, e.at, e.kind, e.body, e.cause, e.version, e.sum
    FROM unnest($21::text[], $22::bigint[], $23::bigint[], $24::bigint[], $25::text[],
            $26::bytea[], $27::text[], $28::text[], $29::bigint[])
        AS e (table_id, number, epoch, at, kind, body, cause, version, sum)
    JOIN held ON held.id = e.table_id
),
told AS (
    SELECT held.id FROM held JOIN page p ON p.table_id = held.id WHERE p.has_summary
),
new_seats AS (
    SELECT s.guest, s.table_id FROM unnest($30::text[], $31::text[]) AS s (table_id, guest)
    JOIN told ON told.id = s.table_id
),
seats_gone AS (
    DELETE FROM seats USING told WHERE seats.table_id = told.id
        AND NOT EXISTS (SELECT 1 FROM new_seats n
            WHERE n.guest = seats.guest AND n.table_id = seats.table_id)
),
seats_kept AS (
    INSERT INTO seats (guest, table_id) SELECT DISTINCT guest, table_id FROM new_seats
    ON CONFLICT DO NOTHING
),
new_boards AS (
    SELECT b.key, b.table_id FROM unnest($32::text[], $33::text[]) AS b (table_id, key)
    JOIN told ON told.id = b.table_id
),
boards_gone AS (
    DELETE FROM live_boards USING told WHERE live_boards.table_id = told.id
        AND NOT EXISTS (SELECT 1 FROM new_boards n
            WHERE n.key = live_boards.key AND n.table_id = live_boards.table_id)
),
boards_kept AS (
    INSERT INTO live_boards (key, table_id) SELECT DISTINCT key, table_id FROM new_boards
    ON CONFLICT DO NOTHING
),
games_over AS (
    INSERT INTO uncounted (table_id, game)
    SELECT g.table_id, g.game FROM unnest($34::text[], $35::bigint[]) AS g (table_id, game)
    JOIN held ON held.id = g.table_id
    ON CONFLICT DO NOTHING
)
SELECT id FROM held
"""

_PAGE = """
WITH page AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[],
            $6::bigint[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[],
            $12::boolean[], $13::text[], $14::smallint[], $15::text[], $16::text[],
            $17::bigint[], $18::bigint[], $19::text[], $20::text[])
        AS p (table_id, owner, kept_at, epoch, first, last, state, resumed_at, ahead,
            stopped_at, opened_at, has_summary, code, is_open, edition, host, seats_taken, seats,
            event, told)
),
"""

APPEND = f"""{_PAGE}
held AS (
    UPDATE tables t SET
        last = coalesce(p.last, t.last),
        state = CASE
            WHEN p.stopped_at IS NOT NULL AND t.faulted_at > {STORE_NOW} - {STUCK_WITHIN}
            THEN 'stuck' ELSE p.state
        END,
        faulted_at = CASE WHEN p.stopped_at IS NULL THEN t.faulted_at ELSE {STORE_NOW} END,
        stopped_at = CASE
            WHEN p.resumed_at IS NULL THEN coalesce(t.stopped_at, p.stopped_at)
            ELSE p.stopped_at
        END,
        resumed_at = coalesce(p.resumed_at, t.resumed_at),
        ahead = coalesce(p.ahead, t.ahead),
        code = CASE WHEN p.has_summary THEN p.code ELSE t.code END,
        is_open = CASE WHEN p.has_summary THEN p.is_open ELSE t.is_open END,
        edition = CASE WHEN p.has_summary THEN p.edition ELSE t.edition END,
        host = CASE WHEN p.has_summary THEN p.host ELSE t.host END,
        seats_taken = CASE WHEN p.has_summary THEN p.seats_taken ELSE t.seats_taken END,
        seats = CASE WHEN p.has_summary THEN p.seats ELSE t.seats END,
        event = coalesce(p.event, t.event),
        told = coalesce(p.told, t.told)
    FROM page p
    WHERE t.id = p.table_id AND t.owner = p.owner AND t.epoch = p.epoch
        AND (p.first IS NULL OR t.last = p.first - 1)
    RETURNING t.id
),
{_REST}"""

CREATE = f"""{_PAGE}
held AS (
    INSERT INTO tables (id, epoch, opened_at, touched_at, state, code, is_open, edition, host,
        seats_taken, seats, owned_since, last, stopped_at, event, told)
    SELECT p.table_id, p.epoch, p.opened_at, p.kept_at, p.state, p.code, coalesce(p.is_open, 0),
        coalesce(p.edition, ''), coalesce(p.host, ''), coalesce(p.seats_taken, 0),
        coalesce(p.seats, 0), {STORE_NOW}, p.last, p.opened_at, p.event, p.told
    FROM page p
    RETURNING id
),
{_REST}"""


@dataclass(slots=True)
class Page:
    """Everything that one statement writes of one table, from one batch or several in a row."""

    table_id: str
    epoch: int
    batches: list[Batch]

    def takes(self, batch: Batch) -> bool:
        """Whether another batch can go into the same statement."""
        return batch.epoch == self.epoch and self.epoch != UNOWNED


def pages_of(batches: Sequence[Batch]) -> tuple[list[Page], int]:
    """The batches by table, and how many of them: the others have to wait for the next commit.

    Rows are locked in the order of the ids, so that no two statements wait for each other.
    """
    pages: dict[str, Page] = {}
    for count, batch in enumerate(batches):
        page = pages.get(batch.table_id)
        if page is None:
            pages[batch.table_id] = Page(batch.table_id, batch.epoch, [batch])
        elif page.takes(batch):
            page.batches.append(batch)
        else:
            return sorted(pages.values(), key=_id), count
    return sorted(pages.values(), key=_id), len(batches)


def _id(page: Page) -> str:
    return page.table_id


async def write_pages(
    db: Connection, sql: str, node: str, kept_at: int, pages: Sequence[Page]
) -> set[str]:
    """Write all pages or none but the stale ones; returns the tables that were written."""
    rows = [_row(page, node, kept_at) for page in pages]
    entries = [
        (page.table_id, entry.number, page.epoch, entry.at, entry.kind, entry.body, entry.cause,
         entry.version, value)
        for page in pages
        for batch in page.batches
        for entry, value in zip(batch.entries, batch.sums, strict=True)
    ]  # fmt: skip
    summaries = [
        (page.table_id, summary) for page in pages if (summary := _summary(page)) is not None
    ]
    seats = [(id_, guest) for id_, summary in summaries for guest in summary.guests]
    boards = [(id_, key) for id_, summary in summaries for key in summary.live_boards]
    games = [
        (page.table_id, batch.finished_game)
        for page in pages
        for batch in page.batches
        if batch.finished_game
    ]
    values = (
        *_columns(rows, 20), *_columns(entries, 9), *_columns(seats, 2), *_columns(boards, 2),
        *_columns(games, 2),
    )  # fmt: skip
    return {row[0] for row in await db.fetch(sql, *values)}


def _columns(rows: Sequence[Sequence[object]], count: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(count)]


def _summary(page: Page) -> Summary | None:
    """The newest summary, if one is new."""
    told = [batch.summary for batch in page.batches if batch.summary is not None]
    return told[-1] if told else None


def _row(page: Page, node: str, kept_at: int) -> tuple[object, ...]:
    batches = page.batches
    entries = [entry for batch in batches for entry in batch.entries]
    resumed = [batch.resumed for batch in batches if batch.resumed is not None]
    stopped = [batch.stopped_at for batch in batches if batch.stopped_at is not None]
    summary = _summary(page)
    told: tuple[object, ...] = (None,) * 8
    if summary is not None:
        told = (
            summary.code or None, int(summary.is_open), summary.edition, summary.host,
            summary.seats_taken, summary.seats, summary.event or None, summary.told or None,
        )  # fmt: skip
    return (
        page.table_id,
        None if page.epoch == UNOWNED else node,
        kept_at,
        page.epoch,
        entries[0].number if entries else None,
        entries[-1].number if entries else None,
        "over" if batches[-1].is_over else "live",
        resumed[-1].at if resumed else None,
        resumed[-1].ahead if resumed else None,
        stopped[-1] if stopped else None,
        entries[0].at if entries else None,
        summary is not None,
        *told,
    )
