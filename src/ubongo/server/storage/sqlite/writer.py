"""One thread that writes, for all tables: what waits while a commit runs goes into the next one.

A commit takes milliseconds and holds as many tables as there are; so a thousand
tables cost hardly more commits than one. Nothing is told before it is written.
"""

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from ubongo.server.storage.sqlite.database import Page, Store

Done = Callable[[Exception | None], None]
News = tuple[Done, Exception | None]


@dataclass(slots=True)
class Job:
    page: Page
    done: Done


class Writer:
    """Takes pages, commits them in groups, and says when each is safe."""

    def __init__(
        self,
        store: Store,
        tell: Callable[[list[News]], None],
        soon: Callable[[Callable[[], None]], object] = lambda act: act(),
    ) -> None:
        self._store = store
        # Does something when everything that came in together has been looked at: what comes of
        # it goes into one commit, and the thread is woken once.
        self._soon = soon
        self._asked: list[Job] = []
        # Brings the news back to the thread that asked.
        self._tell = tell
        self._jobs: deque[Job] = deque()
        self._beat: int | None = None
        self._wanted = threading.Condition()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self.pages = 0

    def start(self) -> None:
        self._thread.start()

    def write(self, page: Page, done: Done) -> None:
        self._asked.append(Job(page, done))
        if len(self._asked) == 1:
            self._soon(self._hand_over)

    def _hand_over(self) -> None:
        with self._wanted:
            self._jobs.extend(self._asked)
            self._asked.clear()
            self._wanted.notify()

    def beat(self, at: int) -> None:
        """Remember durably that we were alive at this time."""
        with self._wanted:
            self._beat = at
            self._wanted.notify()

    def stop(self) -> None:
        """Write what waits, then end."""
        with self._wanted:
            self._jobs.extend(self._asked)
            self._asked.clear()
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
            news = committed(self._store, jobs, beat or 0)
            self.commits += 1
            self.pages += len(jobs)
            if news:
                self._tell(news)


def committed(store: Store, jobs: list[Job], beat: int) -> list[News]:
    """Write all in one transaction; if that fails, each on its own: one bad page stays alone."""
    beat = max([beat, *(entry.at for job in jobs for entry in job.page.entries)])
    trouble: Exception | None = None
    try:
        store.append([job.page for job in jobs], beat)
    except Exception as error:  # noqa: BLE001 - whoever asked must be told, whatever it was
        trouble = error
    if trouble is not None and len(jobs) > 1:
        return [news for job in jobs for news in committed(store, [job], beat)]
    return [(job.done, trouble) for job in jobs]
