"""Groups of four in which everybody shows something to the others, on any server.

Timed is each message until the last one who should have it has it. In an `even` window
everybody speaks at a steady rate; in a `full` one everybody speaks again as soon as all have
heard, so that the server is never idle and what it gets done is what it can do.
"""

import asyncio
from array import array
from collections import deque
from collections.abc import Callable
from random import Random
from time import perf_counter

from tools.load.socket import Line, Trouble

SEATS = 4


class Group:
    """Four lines; a kind of server says in `heard` what a message means."""

    def __init__(self, sender_hears: bool) -> None:
        self.lines: list[Line] = []
        self.times: array[float] = array("d")
        self.full = False
        # How many of its lines the server has closed.
        self.closed = 0
        self._sent: list[deque[float]] = [deque() for _ in range(SEATS)]
        # How many messages of each sender each listener has heard; some servers echo one's own.
        self._listeners = [
            tuple(other for other in range(SEATS) if sender_hears or other != seat)
            for seat in range(SEATS)
        ]
        self._heard = [[0] * SEATS for _ in range(SEATS)]
        self._whole = [0] * SEATS

    def next_frame(self, seat: int) -> bytes:
        """What this seat says next."""
        raise NotImplementedError

    def lose_line(self) -> None:
        """The server has closed one: it says nothing more, and the others wait for it in vain."""
        self.closed += 1

    def speak(self, seat: int) -> None:
        self._sent[seat].append(perf_counter())
        self.lines[seat].say(self.next_frame(seat))

    def arrived(self, sender: int, listener: int) -> None:
        """A message of one is with another."""
        heard, whole = self._heard[sender], self._whole[sender]
        heard[listener] += 1
        for other in self._listeners[sender]:
            if heard[other] <= whole:
                return
        self._whole[sender] = whole + 1
        self.finished(sender)

    def finished(self, sender: int) -> None:
        self.times.append(perf_counter() - self._sent[sender].popleft())
        if self.full:
            self.speak(sender)

    @property
    def under_way(self) -> int:
        return sum(len(sent) for sent in self._sent)


class Hall:
    """Many groups on one server."""

    def __init__(self, groups: list[Group]) -> None:
        self._groups = groups
        self._dice = Random(1)
        # The window in which everybody speaks evenly, if there is one: timers of others are void.
        self._even: object = None

    async def even(self, seconds: float, rate: float) -> "array[float]":
        """Everybody speaks so often a second; how long each message took."""
        self._begin(full=False)
        self._even = object()
        later = asyncio.get_running_loop().call_later
        for group in self._groups:
            for seat in range(SEATS):
                later(self._dice.random() / rate, self._again, group, seat, 1 / rate, self._even)
        await asyncio.sleep(seconds)
        self._even = None
        return await self._ended()

    async def full(self, seconds: float) -> float:
        """Everybody speaks all the time; messages a second that all who should have heard."""
        self._begin(full=True)
        begun = perf_counter()
        for group in self._groups:
            for seat in range(SEATS):
                group.speak(seat)
        await asyncio.sleep(seconds)
        done = sum(len(group.times) for group in self._groups)
        lasted = perf_counter() - begun
        await self._ended()
        return done / lasted

    def _again(self, group: Group, seat: int, pause: float, window: object) -> None:
        if self._even is window:
            group.speak(seat)
            later = asyncio.get_running_loop().call_later
            later(pause, self._again, group, seat, pause, window)

    def _begin(self, full: bool) -> None:
        for group in self._groups:
            group.full = full
            group.times = array("d")

    async def _ended(self) -> "array[float]":
        """Wait, but not forever, until everything that was said is heard.

        What was timed is worth nothing if a line was closed: its group has stood still since.
        """
        for group in self._groups:
            group.full = False
        until = perf_counter() + 10
        while any(group.under_way for group in self._groups) and perf_counter() < until:
            await asyncio.sleep(0.05)
        closed = sum(group.closed for group in self._groups)
        if closed:
            raise Trouble(f"the server has closed {closed} of {SEATS * len(self._groups)} lines")
        times: array[float] = array("d")
        for group in self._groups:
            times.extend(group.times)
        return times


async def opened(lines: list[Line], until: Callable[[], bool], within: float = 30.0) -> None:
    """Wait until something is true of these lines."""
    end = perf_counter() + within
    while not until():
        if perf_counter() > end or any(line.transport is None for line in lines):
            raise TimeoutError("a table could not be opened")
        await asyncio.sleep(0.005)
