"""A cache of the puzzles of recently asked days, and which of them a guest has not solved."""

from collections import OrderedDict
from collections.abc import Callable

from ubongo.protocol.http.daily import DailyLevel
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.fair_queue import OURSELVES
from ubongo.server.features.daily.calendar import counting_days
from ubongo.server.features.daily.puzzles import PuzzleOfDay, puzzles_of_day
from ubongo.server.storage.daily_rows import Attempt
from ubongo.server.storage.interface import GuestRecords
from ubongo.server.tables.guest import Guest
from ubongo.server.worker_process import Worker

MOST_DAYS = 100

DayPuzzles = dict[DailyLevel, PuzzleOfDay]


class DailyPuzzles:
    """The puzzles of each day, drawn once in the worker process."""

    def __init__(
        self, secret: str, records: GuestRecords, worker: Worker, now: Callable[[], int]
    ) -> None:
        self._secret = secret
        self._records = records
        self._worker = worker
        self._now = now
        self._by_day: OrderedDict[str, DayPuzzles] = OrderedDict()

    async def of_day(self, day: str, address: str = OURSELVES) -> DayPuzzles:
        """The puzzles of a date; days in the archive are drawn for whoever asks."""
        puzzles = self._by_day.get(day)
        if puzzles is None:
            asker = OURSELVES if day in counting_days(self._now()) else address
            puzzles = await self._worker.ask_for(asker, puzzles_of_day, self._secret, day)
            self._by_day[day] = puzzles
            if len(self._by_day) > MOST_DAYS:
                self._by_day.popitem(last=False)
        return puzzles

    async def unsolved_by(self, guest: Guest | None) -> tuple[Puzzle, ...]:
        """The puzzles that count for the streak now and that this guest has not solved."""
        found: list[Puzzle] = []
        for day in counting_days(self._now()):
            attempts: dict[str, Attempt] = {}
            if guest is not None:
                attempts = await self._records.attempts(guest.id, day)
            for level, one in (await self.of_day(day)).items():
                attempt = attempts.get(level)
                if attempt is None or attempt.took is None:
                    found.append(one.puzzle)
        return tuple(found)
