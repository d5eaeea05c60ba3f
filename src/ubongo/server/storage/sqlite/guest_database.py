"""SQL about guests: daily puzzles, export and deletion of everything stored about a guest.

It uses the same file as the tables through a connection of its own. All calls block:
`guest_records` runs them in a thread, so that no table waits for them. A guest has a row from
the first thing that is stored for them.
"""

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from ubongo.server.storage.daily_rows import Attempt
from ubongo.server.storage.retention import FORGET_AFTER
from ubongo.server.storage.sqlite.connection import connected, transaction

# The parts of a guest's export, and the table and column of each.
PARTS = {
    "guest": "guests WHERE id",
    "daily": "daily WHERE guest",
    "games": "games WHERE guest",
    "boards": "boards WHERE guest",
    "ratings": "ratings WHERE guest",
}


class GuestDatabase:
    """Everything stored about guests, on a connection of its own."""

    def __init__(self, path: Path, kept_time: Callable[[], int]) -> None:
        self.db = connected(path, is_durable=False)
        # The retention clock: by no other one is anything deleted.
        self._kept_time = kept_time

    def close(self) -> None:
        self.db.close()

    def writing(self) -> AbstractContextManager[sqlite3.Connection]:
        """A transaction, rolled back if its block raises."""
        return transaction(self.db)

    # Everything about a guest

    def touch_guest(self, guest: str) -> None:
        """Insert a guest, or update when they were last seen."""
        self.db.execute(
            "INSERT INTO guests (id, seen_at) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)",
            (guest, self._kept_time()),
        )

    def everything(self, guest: str) -> dict[str, list[dict[str, object]]]:
        """All rows about a guest, for export."""
        found: dict[str, list[dict[str, object]]] = {}
        for part, where in PARTS.items():
            rows = self.db.execute(f"SELECT * FROM {where} = ?", (guest,))
            names = [column[0] for column in rows.description]
            found[part] = [
                # The guest's id is left out: the export belongs to the guest who holds the cookie.
                {name: value for name, value in zip(names, row, strict=True) if value != guest}
                for row in rows
            ]
        return found

    def forget(self, guest: str) -> None:
        """Delete everything about a guest."""
        self.db.execute("DELETE FROM guests WHERE id = ?", (guest,))

    def forget_old(self) -> None:
        """Delete guests whose cookies have expired."""
        before = self._kept_time() - FORGET_AFTER
        self.db.execute("DELETE FROM guests WHERE seen_at < ?", (before,))
        self.db.execute("DELETE FROM ended_guests WHERE ended_at < ?", (before,))

    def end_guest(self, guest: str) -> None:
        """Delete everything about a guest, and believe no cookie of theirs any more."""
        with self.writing() as db:
            db.execute("DELETE FROM guests WHERE id = ?", (guest,))
            db.execute(
                "INSERT INTO ended_guests (guest, ended_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (guest, self._kept_time()),
            )

    def ended_guests(self) -> frozenset[str]:
        return frozenset(guest for (guest,) in self.db.execute("SELECT guest FROM ended_guests"))

    # The puzzle of the day

    def start_daily(self, guest: str, date: str, level: str, at: int) -> None:
        """Start the clock of a puzzle when it is first shown."""
        with self.writing() as db:
            self.touch_guest(guest)
            db.execute(
                "INSERT INTO daily (guest, date, level, started_at) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (guest, date, level, at),
            )

    def solve_daily(self, guest: str, date: str, level: str, at: int, on_day: bool) -> None:
        """Store a solve; only the first one counts."""
        self.db.execute(
            "UPDATE daily SET took = max(0, ? - started_at), on_day = ?"
            " WHERE guest = ? AND date = ? AND level = ? AND took IS NULL",
            (at, int(on_day), guest, date, level),
        )

    def miss_daily(self, guest: str, date: str, level: str) -> None:
        self.db.execute(
            "UPDATE daily SET wrong = wrong + 1"
            " WHERE guest = ? AND date = ? AND level = ? AND took IS NULL",
            (guest, date, level),
        )

    def attempts(self, guest: str, date: str) -> dict[str, Attempt]:
        """A guest's attempts on a date, by level."""
        rows = self.db.execute(
            "SELECT date, level, started_at, took, on_day, wrong FROM daily"
            " WHERE guest = ? AND date = ?",
            (guest, date),
        )
        return {
            level: Attempt(date, level, started_at, took, bool(on_day), wrong)
            for date, level, started_at, took, on_day, wrong in rows
        }

    def solved_days(self, guest: str) -> tuple[str, ...]:
        """Dates on which a puzzle was solved on its day, the oldest first."""
        rows = self.db.execute(
            "SELECT DISTINCT date FROM daily WHERE guest = ? AND on_day = 1 ORDER BY date", (guest,)
        )
        return tuple(date for (date,) in rows)

    def solvers(self, date: str) -> dict[str, list[int]]:
        """The times of all solves of a date, by level."""
        rows = self.db.execute(
            "SELECT level, took FROM daily WHERE date = ? AND took IS NOT NULL", (date,)
        )
        found: dict[str, list[int]] = {}
        for level, took in rows:
            found.setdefault(level, []).append(took)
        return found

    def daily_days(self, guest: str, first: str) -> tuple[tuple[str, int, bool], ...]:
        """Dates with solved puzzles, the oldest first: how many, and whether on their day."""
        rows = self.db.execute(
            "SELECT date, count(took), max(on_day) FROM daily"
            " WHERE guest = ? AND date >= ? AND took IS NOT NULL GROUP BY date ORDER BY date",
            (guest, first),
        )
        return tuple((date, solved, bool(on_day)) for date, solved, on_day in rows)

    def daily_tries(self, guest: str) -> tuple[tuple[str, int | None], ...]:
        """The level and the time (None: not solved) of every puzzle of the day a guest started."""
        rows = self.db.execute("SELECT level, took FROM daily WHERE guest = ?", (guest,))
        return tuple(rows.fetchall())
