"""Group commit: one thread writes for all tables; batches that wait go into the next commit.

A commit takes milliseconds, however many tables it contains, so a thousand tables cost hardly
more commits than one. Nothing is sent before it is written.
"""

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ubongo.server.storage.interface import Batch, Done, StaleOwner
from ubongo.server.storage.sqlite.database import Database

# What the trigger in the database says to an owner that was replaced.
STALE_OWNER = "stale owner"

Outcome = tuple[Done, Exception | None]


@dataclass(slots=True)
class WriteJob:
    """A batch to write, and the callback for its outcome."""

    batch: Batch
    done: Done


class Writer:
    """Takes batches, commits them in groups, and reports when each is durable."""

    def __init__(
        self,
        database: Database,
        report: Callable[[list[Outcome]], None],
        soon: Callable[[Callable[[], None]], object] = lambda act: act(),
    ) -> None:
        self._database = database
        # Schedules a callback after all frames that arrived together are processed: their
        # batches go into one commit, and the thread is woken once.
        self._soon = soon
        self._new_jobs: list[WriteJob] = []
        # Hands outcomes back to the thread that asked.
        self._report = report
        self._jobs: deque[WriteJob] = deque()
        self._beat: int | None = None
        # Head-counts that are not written yet.
        self._people: dict[str, int] = {}
        self._wanted = threading.Condition()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0

    def start(self) -> None:
        self._thread.start()

    def write(self, batch: Batch, done: Done) -> None:
        self._new_jobs.append(WriteJob(batch, done))
        if len(self._new_jobs) == 1:
            self._soon(self._hand_over)

    def _hand_over(self) -> None:
        with self._wanted:
            self._jobs.extend(self._new_jobs)
            self._new_jobs.clear()
            self._wanted.notify()

    def beat(self, at: int, people: Mapping[str, int]) -> None:
        """Store a heartbeat: the server was alive at this time; and changed head-counts."""
        with self._wanted:
            self._beat = at
            self._people.update(people)
            self._wanted.notify()

    def stop(self) -> None:
        """Write all waiting batches, then end the thread."""
        with self._wanted:
            self._jobs.extend(self._new_jobs)
            self._new_jobs.clear()
            self._stopping = True
            self._wanted.notify()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while True:
            with self._wanted:
                while not self._jobs and self._beat is None and not self._stopping:
                    self._wanted.wait()
                jobs = list(self._jobs)
                self._jobs.clear()
                beat, self._beat = self._beat, None
                people, self._people = self._people, {}
                if not jobs and beat is None:
                    return
            outcomes = commit(self._database, jobs, beat or 0, people)
            self.commits += 1
            if people:
                # They were not written: the next heartbeat takes them, unless there are newer ones.
                with self._wanted:
                    self._people = people | self._people
            if outcomes:
                self._report(outcomes)


def is_stale(error: Exception) -> bool:
    """Whether a batch was refused because its owner was replaced."""
    return isinstance(error, sqlite3.IntegrityError) and STALE_OWNER in str(error)


def commit(
    database: Database, jobs: list[WriteJob], beat: int, people: dict[str, int] | None = None
) -> list[Outcome]:
    """Write all in one transaction; if that fails, each batch in its own.

    Head-counts that were written are taken out of `people`.
    """
    beat = max([beat, *(entry.at for job in jobs for entry in job.batch.entries)])
    trouble: Exception | None = None
    try:
        database.append([job.batch for job in jobs], beat, people)
        if people:
            people.clear()
    except Exception as error:  # noqa: BLE001 - every error is handed to the caller
        trouble = StaleOwner() if is_stale(error) else error
    if trouble is not None and len(jobs) > 1:
        return [outcome for job in jobs for outcome in commit(database, [job], beat, people)]
    return [(job.done, trouble) for job in jobs]
