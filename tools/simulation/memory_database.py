"""The real database in memory: committed data survive every simulated crash."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir

from ubongo.server.storage.interface import Batch
from ubongo.server.storage.retention import RetentionClock
from ubongo.server.storage.sqlite.commit_rows import VIEW
from ubongo.server.storage.sqlite.database import Database


class InPlace:
    """A file that nobody moves."""

    def check_place(self) -> None:
        pass


class MemoryDatabase(Database):
    """The database of a simulation or a test; the store's clock is handed in."""

    def __init__(self, now: Callable[[], int] = lambda: int(time.time() * 1_000)) -> None:
        self.path = Path(gettempdir()) / "simulated"
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._writing = self._db
        self._file = InPlace()  # type: ignore[assignment]
        self.retention = RetentionClock(None, lambda: now() / 1_000, lambda: now() / 1_000)
        self._db.execute("PRAGMA foreign_keys = ON")
        self._migrate()
        self._db.create_function("store_now", 0, now)
        self._writing.executescript(VIEW)

    def has_resumed(self, batch: Batch) -> bool:
        """Whether it is written that the clock of a table runs again, or has run.

        Not whether it still runs: its owner may have given it back in the same commit.
        """
        assert batch.resumed is not None
        epoch, resumed_at, last = self._db.execute(
            "SELECT epoch, resumed_at, last FROM tables WHERE id = ?", (batch.table_id,)
        ).fetchone()
        has_entries = not batch.entries or last >= batch.entries[-1].number
        return bool((epoch, resumed_at) == (batch.epoch, batch.resumed.at) and has_entries)
