"""Forked children: each does one piece of work, sends lines of JSON, and has a time limit.

A child starts with everything that its parent has imported, so starting it takes milliseconds.
Its time is its own processor time, so that a busy machine ends nothing that would have ended.
"""

import json
import os
import selectors
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Any, NoReturn

Send = Callable[[dict[str, Any]], None]
Work = Callable[[Send], None]


class Broken(Exception):
    """A child of ours failed in a way that says nothing about the code under test."""


def limit_processor_time(seconds: float) -> None:
    """Let this process be ended after so many seconds more of processor time."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


class Child:
    """A forked process at its piece of work."""

    def __init__(self, work: Work, patience: float) -> None:
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            _run(work, writing)
        os.close(writing)
        self.pipe = reading
        # Only for what waits forever: a loop without an end uses its processor time up.
        self.gives_up_at = monotonic() + patience
        self.text = b""
        self.ended_by = 0

    def read(self) -> bool:
        """Take in what it has sent; False when it has ended."""
        more = os.read(self.pipe, 1 << 16)
        self.text += more
        return bool(more)

    def bury(self) -> None:
        """Note how it ended, once it has."""
        os.close(self.pipe)
        _, status = os.waitpid(self.pid, 0)
        self.ended_by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0

    def lines(self) -> list[dict[str, Any]]:
        """What it has sent and nobody has read."""
        *whole, self.text = self.text.split(b"\n")
        sent: list[dict[str, Any]] = [json.loads(line) for line in whole]
        for line in sent:
            if "trouble" in line:
                raise Broken(line["trouble"])
        return sent

    def kill(self) -> None:
        """End it with everything that it has started."""
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            os.kill(self.pid, signal.SIGKILL)  # it has no group of its own yet


def _run(work: Work, writing: int) -> NoReturn:
    def send(message: dict[str, Any]) -> None:
        os.write(writing, json.dumps(message).encode() + b"\n")

    code = 1
    try:
        os.setsid()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
        work(send)
        code = 0
    except BaseException:  # noqa: BLE001
        # Whoever forked it is told.
        send({"trouble": traceback.format_exc()})
    finally:
        os._exit(code)


def at_once(starts: Iterable[Callable[[], Child]], most: int) -> Iterator[Child]:
    """Run so many children at a time; each is given back when it has ended."""
    waiting = iter(starts)
    running: set[Child] = set()
    with selectors.DefaultSelector() as selector:
        try:
            while True:
                while len(running) < most and (start := next(waiting, None)):
                    child = start()
                    running.add(child)
                    selector.register(child.pipe, selectors.EVENT_READ, child)
                if not running:
                    return
                for key, _ in selector.select(timeout=1):
                    child = key.data
                    if not child.read():
                        # Before the pipe is closed: later children have it open, too, and
                        # epoll would go on to tell of it.
                        selector.unregister(key.fd)
                        running.discard(child)
                        child.bury()
                        yield child
                for child in running:
                    if monotonic() > child.gives_up_at:
                        child.kill()
        finally:
            for child in running:
                child.kill()
                child.bury()
