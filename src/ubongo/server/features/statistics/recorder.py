"""The recorder: counts finished games in the statistics and ratings of their guests.

A game is marked as uncounted in the commit of its last entries, and the mark goes in the
transaction that counts the game. So a crash loses none, and none is counted twice.
"""

import asyncio
import logging
import secrets

from ubongo.rules.refusals import Refused
from ubongo.server.features.statistics.finished_game import finished_in
from ubongo.server.features.statistics.ratings import rated
from ubongo.server.storage.interface import GuestRecords, LogReader, StorageTrouble
from ubongo.server.worker_process import Worker

log = logging.getLogger("ubongo")

SWEEP_EVERY = 1.0  # seconds
ID_BITS = 62


class GameRecorder:
    """Sweeps the games that are over and not counted yet."""

    def __init__(self, logs: LogReader, records: GuestRecords, worker: Worker) -> None:
        self._logs = logs
        self._records = records
        self._worker = worker
        self._one_at_a_time = asyncio.Lock()
        # Games whose log cannot be read; they are tried again after a restart.
        self._unreadable: set[tuple[str, int]] = set()

    async def sweep(self) -> None:
        """Count every game that is over, in the order in which they ended."""
        async with self._one_at_a_time:
            for table_id, game in await self._records.uncounted():
                if (table_id, game) not in self._unreadable:
                    await self._count(table_id, game)

    async def sweep_for_ever(self) -> None:
        """Sweep once a second; what cannot be done now is done later."""
        while True:
            try:
                await self.sweep()
            except (StorageTrouble, Refused) as trouble:
                log.warning("finished games could not be counted yet: %s", trouble)
            await asyncio.sleep(SWEEP_EVERY)

    async def _count(self, table_id: str, game: int) -> None:
        try:
            packed = await self._logs.read(table_id)
            over = await self._worker.ask(finished_in, packed, table_id, game)
        except (StorageTrouble, Refused):
            raise
        except Exception:
            log.exception("game %d of table %s cannot be counted", game, table_id)
            self._unreadable.add((table_id, game))
            return
        if over is None:
            await self._records.skip(table_id, game)
            return
        boards = sum(len(row.boards) for row in over.guests)
        ids = [secrets.randbits(ID_BITS) for _ in range(boards)]
        await self._records.keep(over, ids, rated)
