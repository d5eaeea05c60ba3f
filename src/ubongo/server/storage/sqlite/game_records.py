"""SQL about the games of guests: written when a game ends, read for statistics and ratings."""

import sqlite3
from collections.abc import Iterable
from dataclasses import fields

from ubongo.server.storage.game_rows import FinishedGame, PlayedBoard, PlayedGame, Rate, Rating
from ubongo.server.storage.sqlite.guest_database import GuestDatabase

# The columns of `PlayedGame`, in its order.
PLAYED = ", ".join(field.name for field in fields(PlayedGame))


def keep(records: GuestDatabase, over: FinishedGame, ids: Iterable[int], rate: Rate) -> None:
    """Write a game once, for every guest who had a seat; `ids` are numbers for its times."""
    table_id, _, number = over.id.rpartition(" ")
    with records.writing() as db:
        _mark_counted(db, table_id, int(number))
        if db.execute("SELECT 1 FROM games WHERE game = ? LIMIT 1", (over.id,)).fetchone():
            return
        _insert(records, over)
        if over.is_measure:
            times = [
                (board.puzzle, round(board.took / 100))
                for row in over.guests
                for board in row.boards
                if board.took is not None
            ]
            db.executemany(
                "INSERT OR IGNORE INTO times (id, puzzle, tenths) VALUES (?, ?, ?)",
                ((id_, puzzle, tenths) for id_, (puzzle, tenths) in zip(ids, times, strict=False)),
            )
        if over.is_rated:
            _rate(records, over, rate)


def keep_offline(records: GuestDatabase, run: FinishedGame, most: int) -> bool | None:
    """Write a run that a guest has played offline, once; see `interface.GuestRecords`."""
    [row] = run.guests
    with records.writing() as db:
        mine = "SELECT count(*), count(*) FILTER (WHERE game = ?) FROM games"
        mine += " WHERE guest = ? AND edition = ?"
        there, same = db.execute(mine, (run.id, row.guest, run.edition)).fetchone()
        if same:
            return False
        if there >= most:
            return None
        _insert(records, run)
        return True


def _insert(records: GuestDatabase, over: FinishedGame) -> None:
    """Write the rows of a game, for every guest who had a seat."""
    for row in over.guests:
        run = row.run
        records.touch_guest(row.guest)
        records.db.execute(
            "INSERT INTO games (guest, game, ended_at, edition, seats, place, minutes, side,"
            " solved, put_aside, last_solve, boards, stars, is_agreed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (row.guest, over.id, over.ended_at, over.edition, over.seats, row.place,
             run.minutes, run.side, run.solved, run.put_aside, run.last_solve,
             run.boards, run.stars, int(run.is_agreed)),
        )  # fmt: skip
        records.db.executemany(
            "INSERT INTO boards (guest, game, round, pieces, stars, tries, took)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                (row.guest, over.id, board.round, board.pieces, board.stars, board.tries,
                 board.took)
                for board in row.boards
            ),
        )  # fmt: skip


def uncounted(records: GuestDatabase) -> tuple[tuple[str, int], ...]:
    """Games that are over and neither kept nor skipped: table and number, the oldest first."""
    rows = records.db.execute("SELECT table_id, game FROM uncounted ORDER BY position")
    return tuple(rows.fetchall())


def skip(records: GuestDatabase, table_id: str, game: int) -> None:
    """Leave a game out: it counts for nobody."""
    _mark_counted(records.db, table_id, game)


def _mark_counted(db: sqlite3.Connection, table_id: str, game: int) -> None:
    db.execute("DELETE FROM uncounted WHERE table_id = ? AND game = ?", (table_id, game))


def _rate(records: GuestDatabase, over: FinishedGame, rate: Rate) -> None:
    guests = [row for row in over.guests if is_opted_in(records, row.guest)]
    if len(guests) < 2:
        return
    before = [_rating(records, row.guest, over.edition) for row in guests]
    # players who have left are placed last, behind all who stayed.
    places = [row.place + over.seats * row.left for row in guests]
    for row, rating in zip(guests, rate(before, places), strict=True):
        records.db.execute(
            "INSERT INTO ratings (guest, edition, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (guest, edition) DO UPDATE"
            " SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
            (row.guest, over.edition, rating.mu, rating.sigma, rating.games),
        )


def _rating(records: GuestDatabase, guest: str, edition: str) -> Rating:
    found = [one for one in ratings(records, guest) if one.edition == edition]
    return found[0] if found else Rating(edition)


def ratings(records: GuestDatabase, guest: str) -> tuple[Rating, ...]:
    rows = records.db.execute(
        "SELECT edition, mu, sigma, games FROM ratings WHERE guest = ? ORDER BY edition", (guest,)
    )
    return tuple(Rating(*row) for row in rows)


def is_opted_in(records: GuestDatabase, guest: str) -> bool:
    row = records.db.execute("SELECT rated FROM guests WHERE id = ?", (guest,)).fetchone()
    return bool(row and row[0])


def opt_in(records: GuestDatabase, guest: str, wanted: bool) -> None:
    """Start or stop rating a guest's public games; earlier ratings stay."""
    with records.writing() as db:
        records.touch_guest(guest)
        db.execute("UPDATE guests SET rated = ? WHERE id = ?", (int(wanted), guest))


def latest(records: GuestDatabase, guest: str, most: int) -> tuple[PlayedGame, ...]:
    """A guest's latest games, the newest first, of tables that have not been purged."""
    games = records.db.execute(
        f"SELECT {PLAYED} FROM games WHERE guest = ? AND EXISTS (SELECT 1 FROM entries"
        " WHERE table_id = substr(game, 1, instr(game, ' ') - 1))"
        " ORDER BY ended_at DESC, game DESC LIMIT ?",
        (guest, most),
    )
    return tuple(PlayedGame(*row) for row in games)


def played(
    records: GuestDatabase, guest: str
) -> tuple[tuple[PlayedGame, ...], tuple[PlayedBoard, ...]]:
    """A guest's games, the oldest first, and all their boards."""
    games = records.db.execute(
        f"SELECT {PLAYED} FROM games WHERE guest = ? ORDER BY ended_at, game",
        (guest,),
    )
    found = tuple(PlayedGame(*row) for row in games)
    boards = records.db.execute(
        "SELECT game, pieces, stars, took FROM boards WHERE guest = ?", (guest,)
    )
    return found, tuple(PlayedBoard(*row) for row in boards)


def latest_times(
    records: GuestDatabase, guest: str, most: int
) -> tuple[tuple[float, int | None], ...]:
    """Tries and time of a guest's latest boards, without what says little of them."""
    rows = records.db.execute(
        "SELECT tries, took FROM boards JOIN games USING (guest, game)"
        " WHERE guest = ? AND (edition != 'solo' OR (minutes IS NOT NULL AND took IS NOT NULL))"
        " ORDER BY ended_at DESC, game DESC, round DESC LIMIT ?",
        (guest, most),
    )
    return tuple(rows.fetchall())
