"""A thread that runs SQL and is awaited, so that no table waits for the disk of a request."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from ubongo.server.log_lines import of_kind
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.storage.sqlite.data_file import DataMoved

log = logging.getLogger("ubongo")

P = ParamSpec("P")
Answer = TypeVar("Answer")


class QueryThread:
    """One thread; whatever uses its own connection only here needs no lock."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._thread = ThreadPoolExecutor(1, name)

    async def run(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Call `work` in the thread; `StorageTrouble` if the database cannot be used."""
        call = partial(work, *args, **kwargs)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, call)
        except (sqlite3.Error, DataMoved) as trouble:
            # All threads meet the same trouble.
            log.error("%s cannot use the database: %s", self._name, trouble, extra=of_kind("query"))
            raise StorageTrouble(str(trouble)) from trouble

    async def close(self) -> None:
        """Finish what was asked, then end the thread."""
        await asyncio.to_thread(self._thread.shutdown)
