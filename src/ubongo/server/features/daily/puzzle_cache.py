"""A cache of the puzzles of recently asked days, and which of them a guest has not solved."""

from collections import OrderedDict

from ubongo.protocol.http.daily import DailyLevel
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.daily.calendar import counting_days
from ubongo.server.features.daily.puzzles import PuzzleOfDay, puzzles_of_day
from ubongo.server.http.services import Services
from ubongo.server.storage.sqlite.database import SECRET
from ubongo.server.storage.sqlite.guest_records import Attempt, GuestRecords
from ubongo.server.tables.guest import Guest

MOST_DAYS = 100


class DailyPuzzles:
    """The puzzles of each day, drawn once in the worker process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._by_day: OrderedDict[str, dict[DailyLevel, PuzzleOfDay]] = OrderedDict()

    async def of_day(self, day: str) -> dict[DailyLevel, PuzzleOfDay]:
        puzzles = self._by_day.get(day)
        if puzzles is None:
            compute = self._services.compute_uncharged
            puzzles = self._by_day[day] = await compute(puzzles_of_day, self._secret(), day)
            if len(self._by_day) > MOST_DAYS:
                self._by_day.popitem(last=False)
        return puzzles

    async def unsolved_by(self, guest: Guest | None) -> tuple[Puzzle, ...]:
        """The puzzles that count for the streak now and that this guest has not solved."""
        found: list[Puzzle] = []
        for day in counting_days(self._services.now()):
            attempts: dict[str, Attempt] = {}
            if guest is not None:
                attempts = await self._services.in_records(GuestRecords.attempts, guest.id, day)
            for level, one in (await self.of_day(day)).items():
                attempt = attempts.get(level)
                if attempt is None or attempt.took is None:
                    found.append(one.puzzle)
        return tuple(found)

    def _secret(self) -> str:
        secret = self._services.registry.database.fact(SECRET)
        assert secret is not None  # the cookies are signed with it
        return secret
