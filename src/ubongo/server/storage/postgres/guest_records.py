"""SQL about guests in PostgreSQL: daily puzzles, export and deletion, their games and ratings.

A guest has a row from the first thing that is stored for them. What concerns several guests locks
their rows in the order of their ids, so that no two nodes wait for each other.
"""

from collections.abc import Callable, Iterable

from ubongo.server.storage.daily_rows import Attempt
from ubongo.server.storage.game_rows import FinishedGame, PlayedBoard, PlayedGame, Rate, Rating
from ubongo.server.storage.postgres import game_records
from ubongo.server.storage.postgres.connection import Queries
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.storage.retention import FORGET_AFTER

# The parts of a guest's export, and the table and column of each.
PARTS = {
    "guest": "guests WHERE id",
    "daily": "daily WHERE guest",
    "games": "games WHERE guest",
    "boards": "boards WHERE guest",
    "ratings": "ratings WHERE guest",
}
_END = "INSERT INTO ended_guests (guest, ended_at) VALUES ($1, $2) ON CONFLICT DO NOTHING"


class PostgresGuestRecords:
    """Everything stored about guests; see `interface.GuestRecords`."""

    def __init__(self, queries: Queries, kept_time: Callable[[], int]) -> None:
        self._queries = queries
        # The retention clock: by no other one is anything deleted.
        self._kept_time = kept_time

    # Everything about a guest

    async def everything(self, guest: str) -> dict[str, list[dict[str, object]]]:
        async def ask(db: Connection) -> dict[str, list[dict[str, object]]]:
            found: dict[str, list[dict[str, object]]] = {}
            for part, where in PARTS.items():
                rows = await db.fetch(f"SELECT * FROM {where} = $1", guest)
                # The guest's id is left out: the export belongs to whoever holds the cookie.
                found[part] = [
                    {name: value for name, value in row.items() if value != guest} for row in rows
                ]
            return found

        return await self._queries.run(ask)

    async def forget(self, guest: str) -> None:
        await self._queries.execute("DELETE FROM guests WHERE id = $1", guest)

    async def forget_old(self) -> None:
        before = self._kept_time() - FORGET_AFTER
        await self._queries.execute("DELETE FROM guests WHERE seen_at < $1", before)
        await self._queries.execute("DELETE FROM ended_guests WHERE ended_at < $1", before)

    async def end_guest(self, guest: str) -> None:
        now = self._kept_time()

        async def end(db: Connection) -> None:
            await db.execute("DELETE FROM guests WHERE id = $1", guest)
            await db.execute(_END, guest, now)

        await self._queries.change(end)

    async def ended_guests(self) -> frozenset[str]:
        rows = await self._queries.rows("SELECT guest FROM ended_guests")
        return frozenset(guest for (guest,) in rows)

    # The puzzle of the day

    async def start_daily(self, guest: str, date: str, level: str, at: int) -> None:
        now = self._kept_time()

        async def start(db: Connection) -> None:
            await game_records.touch_guests(db, (guest,), now)
            await db.execute(
                "INSERT INTO daily (guest, date, level, started_at) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT DO NOTHING",
                guest, date, level, at,
            )  # fmt: skip

        await self._queries.change(start)

    async def solve_daily(self, guest: str, date: str, level: str, at: int, on_day: bool) -> None:
        await self._queries.execute(
            "UPDATE daily SET took = greatest(0, $1 - started_at), on_day = $2"
            " WHERE guest = $3 AND date = $4 AND level = $5 AND took IS NULL",
            at, int(on_day), guest, date, level,
        )  # fmt: skip

    async def miss_daily(self, guest: str, date: str, level: str) -> None:
        await self._queries.execute(
            "UPDATE daily SET wrong = wrong + 1"
            " WHERE guest = $1 AND date = $2 AND level = $3 AND took IS NULL",
            guest, date, level,
        )  # fmt: skip

    async def attempts(self, guest: str, date: str) -> dict[str, Attempt]:
        rows = await self._queries.rows(
            "SELECT date, level, started_at, took, on_day, wrong FROM daily"
            " WHERE guest = $1 AND date = $2",
            guest, date,
        )  # fmt: skip
        return {
            level: Attempt(date, level, started_at, took, bool(on_day), wrong)
            for date, level, started_at, took, on_day, wrong in rows
        }

    async def solved_days(self, guest: str) -> tuple[str, ...]:
        rows = await self._queries.rows(
            "SELECT DISTINCT date FROM daily WHERE guest = $1 AND on_day = 1 ORDER BY date", guest
        )
        return tuple(date for (date,) in rows)

    async def solvers(self, date: str) -> dict[str, list[int]]:
        rows = await self._queries.rows(
            "SELECT level, took FROM daily WHERE date = $1 AND took IS NOT NULL"
            " ORDER BY guest, level",
            date,
        )
        found: dict[str, list[int]] = {}
        for level, took in rows:
            found.setdefault(level, []).append(took)
        return found

    async def daily_days(self, guest: str, first: str) -> tuple[tuple[str, int, bool], ...]:
        rows = await self._queries.rows(
            "SELECT date, count(took), max(on_day) FROM daily WHERE guest = $1 AND date >= $2"
            " AND took IS NOT NULL GROUP BY date ORDER BY date",
            guest, first,
        )  # fmt: skip
        return tuple((date, solved, bool(on_day)) for date, solved, on_day in rows)

    async def daily_tries(self, guest: str) -> tuple[tuple[str, int | None], ...]:
        rows = await self._queries.rows(
            "SELECT level, took FROM daily WHERE guest = $1 ORDER BY date, level", guest
        )
        return tuple((level, took) for level, took in rows)

    # Games

    async def keep(self, over: FinishedGame, ids: Iterable[int], rate: Rate) -> None:
        now = self._kept_time()
        await self._queries.change(lambda db: game_records.keep(db, now, over, ids, rate))

    async def keep_offline(self, run: FinishedGame, most: int) -> bool | None:
        now = self._kept_time()
        return await self._queries.change(lambda db: game_records.keep_offline(db, now, run, most))

    async def uncounted(self) -> tuple[tuple[str, int], ...]:
        rows = await self._queries.rows("SELECT table_id, game FROM uncounted ORDER BY position")
        return tuple((table_id, game) for table_id, game in rows)

    async def skip(self, table_id: str, game: int) -> None:
        await self._queries.execute(game_records.COUNTED, table_id, game)

    async def latest(self, guest: str, most: int) -> tuple[PlayedGame, ...]:
        rows = await self._queries.rows(
            f"SELECT {game_records.PLAYED} FROM games WHERE guest = $1 AND EXISTS (SELECT 1"
            " FROM tables WHERE id = split_part(game, ' ', 1))"
            " ORDER BY ended_at DESC, game DESC LIMIT $2",
            guest, most,
        )  # fmt: skip
        return tuple(PlayedGame(*row) for row in rows)

    async def played(self, guest: str) -> tuple[tuple[PlayedGame, ...], tuple[PlayedBoard, ...]]:
        games = await self._queries.rows(
            f"SELECT {game_records.PLAYED} FROM games WHERE guest = $1 ORDER BY ended_at, game",
            guest,
        )
        boards = await self._queries.rows(
            "SELECT game, pieces, stars, took FROM boards WHERE guest = $1 ORDER BY game, round",
            guest,
        )
        return (
            tuple(PlayedGame(*row) for row in games),
            tuple(PlayedBoard(*row) for row in boards),
        )

    async def latest_times(self, guest: str, most: int) -> tuple[tuple[float, int | None], ...]:
        rows = await self._queries.rows(
            "SELECT tries, took FROM boards JOIN games USING (guest, game)"
            " WHERE guest = $1"
            " AND (edition != 'solo' OR (minutes IS NOT NULL AND took IS NOT NULL))"
            " ORDER BY ended_at DESC, game DESC, round DESC LIMIT $2",
            guest,
            most,
        )
        return tuple((tries, took) for tries, took in rows)

    async def ratings(self, guest: str) -> tuple[Rating, ...]:
        return await self._queries.run(lambda db: game_records.ratings(db, guest))

    async def is_opted_in(self, guest: str) -> bool:
        row = await self._queries.row("SELECT rated FROM guests WHERE id = $1", guest)
        return bool(row and row[0])

    async def opt_in(self, guest: str, wanted: bool) -> None:
        now = self._kept_time()

        async def opt(db: Connection) -> None:
            await game_records.touch_guests(db, (guest,), now)
            await db.execute("UPDATE guests SET rated = $2 WHERE id = $1", guest, int(wanted))

        await self._queries.change(opt)
