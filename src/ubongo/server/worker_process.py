"""A subprocess for CPU work, so that no table waits for a computation.

A thread would delay every message by as long as Python lets a thread run: 5 ms each time,
measured 8 in the median and 130 at worst. The process is started when it is first needed,
runs one call at a time with a lower priority, bounded memory and next to no environment, and is
killed when a call takes too long or the server stops.

Addresses take turns (`fair_queue`), and each has so many seconds of work in a minute: what counts
is the time that a question takes, and not the number of questions.

Calls and answers are pickled, each after its length in bytes; both processes are ours.
"""

import asyncio
import contextlib
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import msgspec

from ubongo.match.plugins import load_plugins
from ubongo.rules.refusals import Refused
from ubongo.server.fair_queue import OURSELVES, FairQueue, QueueFull
from ubongo.server.rate_limit import Buckets

P = ParamSpec("P")
Answer = TypeVar("Answer")

LONGEST = 10.0  # seconds for a call: the slowest that we know takes half of one
LENGTH = 8
LARGEST = 64 * 2**20
# Computations that may wait, altogether and of one address.
MOST_WAITING = 32
MOST_WAITING_AN_ADDRESS = 2
# Seconds of work in a minute for one address.
WORK_A_MINUTE = 20.0
MINUTE = 60_000
# The process needs 50 MiB for the dearest sheet.
MOST_MEMORY = 2**30
# What Python needs to start, and nothing that a server may have been told in secret.
ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "TZ", "SYSTEMROOT", "VIRTUAL_ENV", "PYTHONPATH")


class TookTooLong(Refused):
    code = "took_too_long"

    def __init__(self, seconds: int) -> None:
        super().__init__(f"no answer was found in {seconds} seconds", seconds=seconds)


class TooMuchAsked(Refused):
    """Too many computations, of one address or altogether."""

    code = "too_much_asked"
    status = 429

    def __init__(self, wait: int) -> None:
        super().__init__(f"too many questions; wait {wait} seconds", wait=wait)


def _now() -> int:
    return round(time.monotonic() * 1_000)


def compute_json(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """Run `work` and encode its answer as JSON, so that the server can send the bytes as is."""
    return msgspec.json.encode(work(*args, **kwargs))


class Worker:
    """Runs calls in the subprocess, and restarts it after a fault."""

    def __init__(
        self,
        longest: float = LONGEST,
        most_waiting: int = MOST_WAITING,
        wait: int = 1,
        work_a_minute: float = WORK_A_MINUTE,
        now: Callable[[], int] = _now,
    ) -> None:
        self._longest = longest
        # How many seconds to wait, for those who are refused because too many wait.
        self._wait = wait
        self._turns = FairQueue(most_waiting, MOST_WAITING_AN_ADDRESS)
        self._budgets = Buckets(work_a_minute, MINUTE)
        self._now = now
        self._process: asyncio.subprocess.Process | None = None
        # Whether somebody waits for an answer, and so reads from the process.
        self._is_awaited = False

    async def ask(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Call `work` in the subprocess; its answer is returned, its refusal raised here."""
        return await self.ask_for(OURSELVES, work, *args, **kwargs)

    async def ask_for(
        self, address: str, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs
    ) -> Answer:
        """The same for somebody at this address, who waits their turn and has so much time."""
        is_stranger = address != OURSELVES
        if is_stranger and not self._budgets.has_any(address, self._now()):
            raise TooMuchAsked(self._wait)
        try:
            async with self._turns.turn(address):
                begun = self._now()
                try:
                    return await self._ask(work, *args, **kwargs)
                finally:
                    if is_stranger:
                        now = self._now()
                        self._budgets.spend(address, now, (now - begun) / 1_000)
        except QueueFull:
            raise TooMuchAsked(self._wait) from None

    async def _ask(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        try:
            async with asyncio.timeout(self._longest):
                is_refused, answer = await self._exchange((work, args, kwargs))
        except TimeoutError:
            await self.close()
            raise TookTooLong(round(self._longest)) from None
        except BaseException:
            # Half of a call or of an answer may be in the pipes, so they are of no use now.
            await self.close()
            raise
        if is_refused:
            raise _refusal(*answer)
        return cast(Answer, answer)

    async def _exchange(self, call: object) -> tuple[bool, Any]:
        process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        asked = pickle.dumps(call)
        process.stdin.write(len(asked).to_bytes(LENGTH, "big") + asked)
        self._is_awaited = True
        try:
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            answer: tuple[bool, Any] = pickle.loads(await process.stdout.readexactly(length))
        finally:
            self._is_awaited = False
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # import nothing from the current folder
                "-m",
                __name__,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
                env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            )
        return self._process

    async def close(self) -> None:
        """Kill the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if self._is_awaited:
                # Two cannot read: whoever waits reads to the end, and learns that there is none.
                await process.wait()
            else:
                # Reads what is left, so that the pipes are closed.
                await process.communicate()


def _refusal(kind: type[Refused], sentence: str, numbers: dict[str, int | str]) -> Refused:
    """The refusal that was raised in the subprocess, made without its constructor."""
    refusal = kind.__new__(kind, sentence)
    Refused.__init__(refusal, sentence, **numbers)
    return refusal


def limit_memory() -> None:
    """Let this process ask for so much memory and no more, where the system has such a limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
    # macOS has the limit, and does not take it.
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def main() -> None:
    """Run calls from standard input until it is closed."""
    # Ctrl-C stops the server, which then kills this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    limit_memory()
    load_plugins()  # a game that is shown may be of another package's edition
    asking, answering = sys.stdin.buffer, sys.stdout.buffer
    while length := asking.read(LENGTH):
        work, args, kwargs = pickle.loads(asking.read(int.from_bytes(length, "big")))
        answer: tuple[bool, Any]
        try:
            answer = False, work(*args, **kwargs)
        except Refused as refusal:
            answer = True, (type(refusal), str(refusal), refusal.numbers)
        written = pickle.dumps(answer)
        answering.write(len(written).to_bytes(LENGTH, "big") + written)
        answering.flush()


if __name__ == "__main__":
    main()
