"""What a server does beside answering: deletes, takes up tables again, stops when drained.

Nobody waits for these tasks, and they end with the server.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Mapping

from ubongo.server.config import Config
from ubongo.server.operator_state import OperatorState
from ubongo.server.runtime.heartbeat import Heartbeat
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.interface import GuestRecords, StorageTrouble, TableLog

log = logging.getLogger("ubongo")

DAY = 24 * 3600 * 1_000
# Seconds between two rounds of each task.
NOTE_USE_EVERY = 600.0
RESUME_EVERY = 10.0
LOOK_FOR_DRAINED = 1.0
# A node that shares its storage hands its tables over in so many portions, so many seconds apart.
PORTIONS = 20
LEAST_HANDED_OVER = 5
HAND_OVER_EVERY = 0.1
# Seconds for the last beat, which gives all tables back.
LEAVE_WITHIN = 1.0
# Seconds between two pieces of what is deleted: the tables come first.
DELETE_EVERY = 0.05


class BackgroundTasks:
    """The tasks of one server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        # The event loop itself would forget a task that only waits.
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task in the background failed", exc_info=task.exception())

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


def is_anybody_playing(tables: Mapping[str, LiveTable]) -> bool:
    """Whether somebody is connected to a game that is being played: nobody waits for the others."""
    return any(live.table.presence.watchers and live.table.is_playing for live in tables.values())


async def stop_when_drained(
    operator: OperatorState, tables: Mapping[str, LiveTable], stop: asyncio.Event
) -> None:
    """Stop the server after the last game, if the operator wants it."""
    while not (operator.is_draining and not is_anybody_playing(tables)):
        await asyncio.sleep(LOOK_FOR_DRAINED)
    log.info("drained: nobody plays any more, the server stops")
    stop.set()


async def leave(heartbeat: Heartbeat, table_log: TableLog) -> None:
    """Give all tables back, if storage can be written."""
    try:
        async with asyncio.timeout(LEAVE_WITHIN):
            await heartbeat.leave()
            await table_log.note_use()
    except TimeoutError:
        log.warning("the tables could not be given back in time")
    except StorageTrouble as trouble:
        # They are claimed as those of a process that has died.
        log.warning("the tables could not be given back: %s", trouble)


async def hand_over(registry: TableRegistry, heartbeat: Heartbeat) -> None:
    """Give all tables to other nodes, a few at a time, so that not everybody comes back at once."""
    portion = max(LEAST_HANDED_OVER, -(-len(registry.tables) // PORTIONS))
    log.info("told to stop: %d tables go to other nodes", len(registry.tables))
    while registry.hand_over(portion):
        heartbeat.hurry()
        await asyncio.sleep(HAND_OVER_EVERY)
    heartbeat.hurry()


async def resume_again(registry: TableRegistry) -> None:
    """Take up again what was forgotten and nobody came back to: its clocks go on."""
    while True:
        await asyncio.sleep(RESUME_EVERY)
        with contextlib.suppress(StorageTrouble):
            await registry.resume_unowned()


async def delete_old(table_log: TableLog, records: GuestRecords, config: Config) -> None:
    """Delete what nobody has used for long, by the retention clock."""
    while True:
        try:
            await table_log.note_use()
            gone = await _purge_tables(table_log, config.keep_days * DAY)
        except StorageTrouble as trouble:
            # The database is locked or the disk is full: try again later.
            log.warning("old tables could not be cleared away: %s", trouble)
        else:
            if gone:
                log.info("%d tables older than %d days were cleared away", gone, config.keep_days)
        with contextlib.suppress(StorageTrouble):  # it was logged; try again later
            await records.forget_old()
        await asyncio.sleep(NOTE_USE_EVERY)


async def _purge_tables(table_log: TableLog, keep: int) -> int:
    total = 0
    while gone := await table_log.purge(keep):
        total += gone
        await asyncio.sleep(DELETE_EVERY)
    return total
