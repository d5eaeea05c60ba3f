"""A subprocess for CPU work, so that no table waits for a computation.

A thread would delay every message by as long as Python lets a thread run: 5 ms each time,
measured 8 in the median and 130 at worst. The process is started when it is first needed,
runs one call at a time with a lower priority, and is killed when a call takes too long or the
server stops.

Calls and answers are pickled, each after its length in bytes; both processes are ours.
"""

import asyncio
import contextlib
import os
import pickle
import signal
import sys
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import msgspec

from ubongo.match.plugins import load_plugins
from ubongo.rules.refusals import Refused

P = ParamSpec("P")
Answer = TypeVar("Answer")

LONGEST = 10.0  # seconds for a call: the slowest that we know takes half of one
LENGTH = 8
LARGEST = 64 * 2**20
# Computations that may wait.
MOST_WAITING = 32


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


def compute_json(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """Run `work` and encode its answer as JSON, so that the server can send the bytes as is."""
    return msgspec.json.encode(work(*args, **kwargs))


class Worker:
    """Runs calls in the subprocess, and restarts it after a fault."""

    def __init__(
        self, longest: float = LONGEST, most_waiting: int = MOST_WAITING, wait: int = 1
    ) -> None:
        self._longest = longest
        self._most_waiting = most_waiting
        # How many seconds to wait, for those who are refused because too many wait.
        self._wait = wait
        self._waiting = 0
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Call `work` in the subprocess; its answer is returned, its refusal raised here."""
        if self._waiting >= self._most_waiting:
            raise TooMuchAsked(self._wait)
        self._waiting += 1
        try:
            return await self._ask(work, *args, **kwargs)
        finally:
            self._waiting -= 1

    async def _ask(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        async with self._one_at_a_time:
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
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        answer: tuple[bool, Any] = pickle.loads(await process.stdout.readexactly(length))
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
            )
        return self._process

    async def close(self) -> None:
        """Kill the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            # Reads what is left, so that the pipes are closed.
            await process.communicate()


def _refusal(kind: type[Refused], sentence: str, numbers: dict[str, int | str]) -> Refused:
    """The refusal that was raised in the subprocess, made without its constructor."""
    refusal = kind.__new__(kind, sentence)
    Refused.__init__(refusal, sentence, **numbers)
    return refusal


def main() -> None:
    """Run calls from standard input until it is closed."""
    # Ctrl-C stops the server, which then kills this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
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
