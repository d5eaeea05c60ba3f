"""The real database in memory: committed data survive every simulated crash."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir

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
