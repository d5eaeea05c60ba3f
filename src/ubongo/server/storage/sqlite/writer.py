"""Group commit: one thread writes for all tables; batches that wait go into the next commit.

A commit takes milliseconds, however many tables it contains, so a thousand tables cost hardly
more commits than one. Nothing is sent before it is written.
"""

import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from ubongo.server.storage.commit_times import CommitTimes
from ubongo.server.storage.interface import Batch, Done, StaleOwner
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.sqlite.commit_rows import STALE_OWNER
from ubongo.server.storage.sqlite.data_file import DataMoved
from ubongo.server.storage.sqlite.database import Database

# Hands an outcome to whoever asked for it.
Outcome = Callable[[], None]
# Called once with the tables that belong to the node, or with why the beat was not written.
BeatDone = Callable[[Mapping[str, int] | Exception], None]


class NotWritten(Exception):
    """A beat that was held back, because something in its commit could not be written."""


@dataclass(frozen=True, slots=True)
class WriteJob:
    """A batch to write, and the callback for its outcome."""

    batch: Batch
    done: Done


@dataclass(frozen=True, slots=True)
class BeatJob:
    """A beat to write, and the callback for its outcome."""

    beat: Beat
    done: BeatDone


class Writer:
    """Takes batches, commits them in groups, and reports when each is durable."""

    def __init__(
        self,
        database: Database,
        node: str,
        report: Callable[[list[Outcome]], None],
        soon: Callable[[Callable[[], None]], object] = lambda act: act(),
    ) -> None:
        self._database = database
        self._node = node
        # Schedules a callback after all frames that arrived together are processed: their
        # batches go into one commit, and the thread is woken once.
        self._soon = soon
        self._new_jobs: list[WriteJob] = []
        # Hands outcomes back to the thread that asked.
        self._report = report
        self._jobs: deque[WriteJob] = deque()
        self._beat: BeatJob | None = None
        self._wanted = threading.Condition()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self.times = CommitTimes()

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

    def beat(self, beat: Beat, done: BeatDone) -> None:
        """Write a beat, after every batch that was decided before it; one at a time."""
        with self._wanted:
            self._jobs.extend(self._new_jobs)
            self._new_jobs.clear()
            self._beat = BeatJob(beat, done)
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
                if not jobs and beat is None:
                    return
            begun = time.monotonic()
            outcomes = commit(self._database, self._node, jobs, beat)
            self.times.add(time.monotonic() - begun)
            self.commits += 1
            self._report(outcomes)


def is_stale(error: Exception) -> bool:
    """Whether a batch was refused because its owner was replaced."""
    return isinstance(error, sqlite3.IntegrityError) and STALE_OWNER in str(error)


def is_store_trouble(error: Exception) -> bool:
    """Whether nothing at all can be written now: the disk is full, the file is locked or gone."""
    return isinstance(error, sqlite3.OperationalError | DataMoved | OSError)


def commit(
    database: Database, node: str, jobs: list[WriteJob], beat: BeatJob | None = None
) -> list[Outcome]:
    """Write all in one transaction; if one batch cannot be written, each in its own and no beat.

    A beat says that everything before it is written: its time must not be later than that of
    an entry which is lost.
    """
    told: Mapping[str, int] | Exception = {}
    try:
        database.append(node, [job.batch for job in jobs], None if beat is None else beat.beat)
        if beat is not None:
            told = database.owned(node)
    except Exception as error:  # noqa: BLE001 - every error is handed to the caller
        told = error
        if len(jobs) + (beat is not None) > 1 and not is_store_trouble(error):
            told = NotWritten(str(error))
            outcomes = [outcome for job in jobs for outcome in commit(database, node, [job])]
        else:
            trouble = StaleOwner() if is_stale(error) else error
            outcomes = [partial(job.done, trouble) for job in jobs]
    else:
        outcomes = [partial(job.done, None) for job in jobs]
    if beat is not None:
        outcomes.append(partial(beat.done, told))
    return outcomes
