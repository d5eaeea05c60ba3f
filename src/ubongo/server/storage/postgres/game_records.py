"""SQL about the games of guests in PostgreSQL: written once, whichever node comes first."""

from collections.abc import Collection, Iterable
from dataclasses import fields

from ubongo.server.storage.game_rows import FinishedGame, PlayedGame, Rate, Rating
from ubongo.server.storage.postgres.driver import Connection

# The columns of `PlayedGame`, in its order.
PLAYED = ", ".join(field.name for field in fields(PlayedGame))
COUNTED = "DELETE FROM uncounted WHERE table_id = $1 AND game = $2"


async def touch_guests(db: Connection, guests: Collection[str], kept_at: int) -> None:
    """Insert guests, or update when they were last seen; their rows are locked in order of id."""
    for guest in sorted(guests):
        await db.execute(
            "INSERT INTO guests (id, seen_at) VALUES ($1, $2) ON CONFLICT (id)"
            " DO UPDATE SET seen_at = greatest(guests.seen_at, excluded.seen_at)",
            guest, kept_at,
        )  # fmt: skip


async def keep(
    db: Connection, kept_at: int, over: FinishedGame, ids: Iterable[int], rate: Rate
) -> None:
    """Write a game once, for every guest who had a seat; `ids` are numbers for its times.

    The mark that it is to be counted is its lock: another node that counts it waits here, and
    then finds the game kept.
    """
    table_id, _, number = over.id.rpartition(" ")
    await db.execute(COUNTED, table_id, int(number))
    await touch_guests(db, {row.guest for row in over.guests}, kept_at)
    if await db.fetchval("SELECT 1 FROM games WHERE game = $1 LIMIT 1", over.id):
        return
    await _insert(db, over)
    if over.is_measure:
        await _keep_times(db, over, ids)
    if over.is_rated:
        await _rate(db, over, rate)


async def keep_offline(db: Connection, kept_at: int, run: FinishedGame, most: int) -> bool | None:
    """Write a run that a guest has played offline, once; see `interface.GuestRecords`.

    The guest's row is the lock: the same run on another node waits here, and is then found.
    """
    [row] = run.guests
    await touch_guests(db, (row.guest,), kept_at)
    found = await db.fetchrow(
        "SELECT count(*), count(*) FILTER (WHERE game = $1) FROM games"
        " WHERE guest = $2 AND edition = $3",
        run.id, row.guest, run.edition,
    )  # fmt: skip
    there, same = found or (0, 0)
    if same:
        return False
    if there >= most:
        return None
    await _insert(db, run)
    return True


async def _insert(db: Connection, over: FinishedGame) -> None:
    """Write the rows of a game, for every guest who had a seat."""
    await db.executemany(
        "INSERT INTO games (guest, game, ended_at, edition, seats, place, minutes, side,"
        " solved, put_aside, last_solve, boards, stars, is_agreed)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        [
            (row.guest, over.id, over.ended_at, over.edition, over.seats, row.place,
             row.run.minutes, row.run.side, row.run.solved, row.run.put_aside,
             row.run.last_solve, row.run.boards, row.run.stars, int(row.run.is_agreed))
            for row in over.guests
        ],
    )  # fmt: skip
    await db.executemany(
        "INSERT INTO boards (guest, game, round, pieces, stars, tries, took)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [
            (row.guest, over.id, board.round, board.pieces, board.stars, board.tries, board.took)
            for row in over.guests
            for board in row.boards
        ],
    )


async def _keep_times(db: Connection, over: FinishedGame, ids: Iterable[int]) -> None:
    times = [
        (board.puzzle, round(board.took / 100))
        for row in over.guests
        for board in row.boards
        if board.took is not None
    ]
    await db.executemany(
        "INSERT INTO times (id, puzzle, tenths) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        [(id_, puzzle, tenths) for id_, (puzzle, tenths) in zip(ids, times, strict=False)],
    )


async def _rate(db: Connection, over: FinishedGame, rate: Rate) -> None:
    rows = await db.fetch(
        "SELECT id FROM guests WHERE id = ANY ($1::text[]) AND rated = 1",
        [row.guest for row in over.guests],
    )
    wanted = {guest for (guest,) in rows}
    guests = [row for row in over.guests if row.guest in wanted]
    if len(guests) < 2:
        return
    before = [await _rating(db, row.guest, over.edition) for row in guests]
    # players who have left are placed last, behind all who stayed.
    places = [row.place + over.seats * row.left for row in guests]
    for row, rating in zip(guests, rate(before, places), strict=True):
        await db.execute(
            "INSERT INTO ratings (guest, edition, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (guest, edition) DO UPDATE"
            " SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
            row.guest, over.edition, rating.mu, rating.sigma, rating.games,
        )  # fmt: skip


async def _rating(db: Connection, guest: str, edition: str) -> Rating:
    found = [one for one in await ratings(db, guest) if one.edition == edition]
    return found[0] if found else Rating(edition)


async def ratings(db: Connection, guest: str) -> tuple[Rating, ...]:
    rows = await db.fetch(
        "SELECT edition, mu, sigma, games FROM ratings WHERE guest = $1 ORDER BY edition", guest
    )
    return tuple(Rating(*row) for row in rows)
