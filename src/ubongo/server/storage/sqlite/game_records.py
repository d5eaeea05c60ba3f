"""The games in the guestbook: kept when they end, counted when somebody asks, rated if wanted."""

from collections.abc import Iterable
from dataclasses import dataclass

from ubongo.rules.records.stored_names import SIDES
from ubongo.server.features.statistics.finished_game import Finished
from ubongo.server.storage.sqlite.guest_records import Guestbook

# The numbers of openskill's Thurstone-Mosteller model for somebody unknown.
NEW_MU, NEW_SIGMA = 25.0, 25.0 / 3


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A guest's game as it is kept."""

    game: str
    ended_at: int
    edition: str
    seats: int
    place: int
    minutes: int | None
    side: str
    solved: int
    put_aside: int
    last_solve: int


@dataclass(frozen=True, slots=True)
class StoredBoard:
    """A guest's board as it is kept."""

    game: str
    pieces: str
    stars: int
    took: int | None


@dataclass(frozen=True, slots=True)
class Rating:
    edition: str
    mu: float = NEW_MU
    sigma: float = NEW_SIGMA
    games: int = 0


def keep(book: Guestbook, over: Finished, ids: Iterable[int]) -> None:
    """Write a game down for everybody who had a seat, once; `ids` are numbers for its times."""
    with book.writing() as db:
        if db.execute("SELECT 1 FROM games WHERE game = ? LIMIT 1", (over.id,)).fetchone():
            return
        for line in over.lines:
            run = line.run
            book.known(line.guest, over.ended_at)
            db.execute(
                "INSERT INTO games (guest, game, ended_at, edition, seats, place, minutes, side,"
                " solved, put_aside, last_solve) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (line.guest, over.id, over.ended_at, over.edition, over.seats, line.place,
                 run.minutes, SIDES.word(run.side), run.solved, run.put_aside, run.last_solve),
            )  # fmt: skip
            db.executemany(
                "INSERT INTO boards (guest, game, round, pieces, stars, tries, took)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    (line.guest, over.id, board.round,
                     " ".join(one.id for one in board.puzzle.pieces),
                     board.stars, board.tries, board.took)
                    for board in line.boards
                ),
            )  # fmt: skip
        if over.is_measure:
            times = [
                (board.puzzle.text(), round(board.took / 100))
                for line in over.lines
                for board in line.boards
                if board.took is not None
            ]
            db.executemany(
                "INSERT OR IGNORE INTO times (id, puzzle, tenths) VALUES (?, ?, ?)",
                ((id_, puzzle, tenths) for id_, (puzzle, tenths) in zip(ids, times, strict=False)),
            )
        if over.is_rated:
            _rate(book, over)


def _rate(book: Guestbook, over: Finished) -> None:
    from ubongo.server.features.statistics.ratings import rated

    lines = [line for line in over.lines if is_opted_in(book, line.guest)]
    if len(lines) < 2:
        return
    before = [_rating(book, line.guest, over.edition) for line in lines]
    # who has left places last, behind everybody who stayed.
    places = [line.place + over.seats * line.left for line in lines]
    for line, rating in zip(lines, rated(before, places), strict=True):
        book.db.execute(
            "INSERT INTO ratings (guest, edition, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (guest, edition) DO UPDATE"
            " SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
            (line.guest, over.edition, rating.mu, rating.sigma, rating.games),
        )


def _rating(book: Guestbook, guest: str, edition: str) -> Rating:
    found = [one for one in ratings(book, guest) if one.edition == edition]
    return found[0] if found else Rating(edition)


def ratings(book: Guestbook, guest: str) -> tuple[Rating, ...]:
    rows = book.db.execute(
        "SELECT edition, mu, sigma, games FROM ratings WHERE guest = ? ORDER BY edition", (guest,)
    )
    return tuple(Rating(*row) for row in rows)


def is_opted_in(book: Guestbook, guest: str) -> bool:
    row = book.db.execute("SELECT rated FROM guests WHERE id = ?", (guest,)).fetchone()
    return bool(row and row[0])


def opt_in(book: Guestbook, guest: str, wanted: bool, at: int) -> None:
    """From now on public games are rated, or are not; what was rated stays."""
    with book.writing() as db:
        book.known(guest, at)
        db.execute("UPDATE guests SET rated = ? WHERE id = ?", (int(wanted), guest))


def latest(book: Guestbook, guest: str, most: int) -> tuple[StoredGame, ...]:
    """A guest's latest games, the newest first, of tables that have not been cleared away."""
    games = book.db.execute(
        "SELECT game, ended_at, edition, seats, place, minutes, side, solved, put_aside,"
        " last_solve FROM games WHERE guest = ? AND EXISTS (SELECT 1 FROM entries"
        " WHERE table_id = substr(game, 1, instr(game, ' ') - 1))"
        " ORDER BY ended_at DESC, game DESC LIMIT ?",
        (guest, most),
    )
    return tuple(StoredGame(*row) for row in games)


def played(book: Guestbook, guest: str) -> tuple[tuple[StoredGame, ...], tuple[StoredBoard, ...]]:
    """A guest's games, the oldest first, and all their boards."""
    games = book.db.execute(
        "SELECT game, ended_at, edition, seats, place, minutes, side, solved, put_aside,"
        " last_solve FROM games WHERE guest = ? ORDER BY ended_at, game",
        (guest,),
    )
    found = tuple(StoredGame(*row) for row in games)
    boards = book.db.execute(
        "SELECT game, pieces, stars, took FROM boards WHERE guest = ?", (guest,)
    )
    return found, tuple(StoredBoard(*row) for row in boards)
