"""The fair queue: askers take turns, and nobody who asks once is refused for others."""

import asyncio
from collections import Counter
from collections.abc import Coroutine

import pytest

from tools.patience import PATIENCE
from ubongo.server.fair_queue import OURSELVES, FairQueue, QueueFull


class Asking:
    """Askers of one queue, and the order of their turns."""

    def __init__(self, most: int = 32, most_an_asker: int = 2) -> None:
        self.queue = FairQueue(most, most_an_asker)
        self.turns: list[str] = []
        self.refused: Counter[str] = Counter()
        self._go_on = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def _ask(self, asker: str) -> None:
        try:
            async with self.queue.turn(asker):
                self.turns.append(asker)
                await self._go_on.wait()
        except QueueFull:
            self.refused[asker] += 1

    async def ask(self, *askers: str) -> list[asyncio.Task[None]]:
        new = [asyncio.create_task(self._ask(asker)) for asker in askers]
        self._tasks += new
        await asyncio.sleep(0)
        return new

    async def end(self) -> None:
        """Let all turns end."""
        self._go_on.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        assert len(self.queue) == 0


def run(trying: Coroutine[object, object, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await trying

    asyncio.run(in_time())


def test_askers_take_turns_however_much_one_asks() -> None:
    async def go() -> None:
        asking = Asking(most_an_asker=5)
        await asking.ask("eve", "eve", "eve", "eve", "ada", "bob", "ada")
        await asking.end()
        assert asking.turns == ["eve", "eve", "ada", "bob", "eve", "ada", "eve"]

    run(go())


def test_who_waits_too_often_is_refused_and_nobody_else() -> None:
    """34 at once of one address: all questions of others are answered."""

    async def go() -> None:
        asking = Asking()
        await asking.ask(*["eve"] * 34)
        await asking.ask(*(f"stranger {number}" for number in range(20)))
        await asking.end()
        assert asking.refused == {"eve": 31}
        assert len(asking.turns) == 3 + 20

    run(go())


def test_when_the_queue_is_full_whoever_waits_most_often_gives_way() -> None:
    async def go() -> None:
        asking = Asking(most=6, most_an_asker=4)
        await asking.ask("first", "eve", "eve", "eve", "eve", "bob", "bob")
        assert len(asking.queue) == 6
        await asking.ask("ada")
        await asyncio.sleep(0)
        assert asking.refused == {"eve": 1}
        await asking.ask("cy")
        await asyncio.sleep(0)
        assert asking.refused == {"eve": 2}
        # Now nobody waits much more often than who comes.
        await asking.ask("ada")
        assert asking.refused == {"eve": 2, "ada": 1}
        await asking.end()
        assert asking.turns == ["first", "eve", "bob", "ada", "cy", "eve", "bob"]

    run(go())


def test_the_server_itself_is_never_refused_and_never_gives_way() -> None:
    async def go() -> None:
        asking = Asking(most=2, most_an_asker=1)
        await asking.ask("eve", *[OURSELVES] * 9, "ada")
        assert asking.refused == {"ada": 1}
        await asking.end()
        assert asking.turns == ["eve", *[OURSELVES] * 9]

    run(go())


@pytest.mark.parametrize("awake", [False, True])
def test_who_goes_away_keeps_nobody_waiting(awake: bool) -> None:
    async def go() -> None:
        asking = Asking()
        [turn] = await asking.ask("ada")
        [gone] = await asking.ask("bob")
        await asking.ask("cy")
        if awake:
            # Its turn comes, and it goes before it knows of it.
            turn.cancel()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        await asking.end()
        assert asking.turns[0] == "ada"
        assert asking.turns[-1] == "cy"
        async with asking.queue.turn("di"):
            pass

    run(go())


def test_a_turn_that_fails_ends() -> None:
    async def go() -> None:
        queue = FairQueue(9, 9)
        with pytest.raises(ZeroDivisionError):
            async with queue.turn("ada"):
                raise ZeroDivisionError
        async with queue.turn("bob"):
            pass

    run(go())
