"""The records of guests in SQLite: their SQL in one thread with a connection of its own."""

from collections.abc import Callable, Iterable
from pathlib import Path

from ubongo.server.storage.daily_rows import Attempt
from ubongo.server.storage.game_rows import FinishedGame, PlayedBoard, PlayedGame, Rate, Rating
from ubongo.server.storage.sqlite import game_records
from ubongo.server.storage.sqlite.guest_database import GuestDatabase
from ubongo.server.storage.sqlite.query_thread import QueryThread


class SqliteGuestRecords:
    """Everything stored about guests; see `interface.GuestRecords`."""

    def __init__(self, path: Path, kept_time: Callable[[], int]) -> None:
        self._guests = GuestDatabase(path, kept_time)
        self._thread = QueryThread("guest-records")

    async def close(self) -> None:
        await self._thread.close()
        self._guests.close()

    # Everything about a guest

    async def everything(self, guest: str) -> dict[str, list[dict[str, object]]]:
        return await self._thread.run(self._guests.everything, guest)

    async def forget(self, guest: str) -> None:
        await self._thread.run(self._guests.forget, guest)

    async def forget_old(self) -> None:
        await self._thread.run(self._guests.forget_old)

    async def end_guest(self, guest: str) -> None:
        await self._thread.run(self._guests.end_guest, guest)

    async def ended_guests(self) -> frozenset[str]:
        return await self._thread.run(self._guests.ended_guests)

    # The puzzle of the day

    async def start_daily(self, guest: str, date: str, level: str, at: int) -> None:
        await self._thread.run(self._guests.start_daily, guest, date, level, at)

    async def solve_daily(self, guest: str, date: str, level: str, at: int, on_day: bool) -> None:
        await self._thread.run(self._guests.solve_daily, guest, date, level, at, on_day)

    async def miss_daily(self, guest: str, date: str, level: str) -> None:
        await self._thread.run(self._guests.miss_daily, guest, date, level)

    async def attempts(self, guest: str, date: str) -> dict[str, Attempt]:
        return await self._thread.run(self._guests.attempts, guest, date)

    async def solved_days(self, guest: str) -> tuple[str, ...]:
        return await self._thread.run(self._guests.solved_days, guest)

    async def solvers(self, date: str) -> dict[str, list[int]]:
        return await self._thread.run(self._guests.solvers, date)

    async def daily_days(self, guest: str, first: str) -> tuple[tuple[str, int, bool], ...]:
        return await self._thread.run(self._guests.daily_days, guest, first)

    async def daily_tries(self, guest: str) -> tuple[tuple[str, int | None], ...]:
        return await self._thread.run(self._guests.daily_tries, guest)

    # Games

    async def keep(self, over: FinishedGame, ids: Iterable[int], rate: Rate) -> None:
        await self._thread.run(game_records.keep, self._guests, over, ids, rate)

    async def keep_offline(self, run: FinishedGame, most: int) -> bool | None:
        return await self._thread.run(game_records.keep_offline, self._guests, run, most)

    async def uncounted(self) -> tuple[tuple[str, int], ...]:
        return await self._thread.run(game_records.uncounted, self._guests)

    async def skip(self, table_id: str, game: int) -> None:
        await self._thread.run(game_records.skip, self._guests, table_id, game)

    async def latest(self, guest: str, most: int) -> tuple[PlayedGame, ...]:
        return await self._thread.run(game_records.latest, self._guests, guest, most)

    async def played(self, guest: str) -> tuple[tuple[PlayedGame, ...], tuple[PlayedBoard, ...]]:
        return await self._thread.run(game_records.played, self._guests, guest)

    async def latest_times(self, guest: str, most: int) -> tuple[tuple[float, int | None], ...]:
        return await self._thread.run(game_records.latest_times, self._guests, guest, most)

    async def ratings(self, guest: str) -> tuple[Rating, ...]:
        return await self._thread.run(game_records.ratings, self._guests, guest)

    async def is_opted_in(self, guest: str) -> bool:
        return await self._thread.run(game_records.is_opted_in, self._guests, guest)

    async def opt_in(self, guest: str, wanted: bool) -> None:
        await self._thread.run(game_records.opt_in, self._guests, guest, wanted)
