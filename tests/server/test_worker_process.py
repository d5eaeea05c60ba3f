"""The worker: answers and refusals come back, and nothing that goes wrong in it stays."""

import asyncio
import os
import time
from collections.abc import Coroutine
from typing import Any, cast

import pytest

from tools.patience import PATIENCE
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.lookup.answers import solutions
from ubongo.server.features.lookup.requests import CannotBeCovered
from ubongo.server.worker_process import ENVIRONMENT, MOST_MEMORY, TookTooLong, TooMuchAsked, Worker


def test_the_work_is_done_in_another_process_which_stays() -> None:
    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        first = await worker.ask(os.getpid)
        assert first != os.getpid()
        assert await worker.ask(os.getpid) == first
        found = await worker.ask(solutions, Puzzle.parse("###/### + I2 O4"), 0, 9)
        assert found.count == len(found.solutions) == 2
        await worker.close()

    asyncio.run(go())


def test_what_is_refused_there_is_refused_here() -> None:
    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        with pytest.raises(CannotBeCovered) as refusal:
            await worker.ask(solutions, Puzzle.parse("#### + O4"), 0, 9)
        assert refusal.value.numbers == {"pieces": "O4"}
        assert str(refusal.value) == "O4 do not cover this area"
        assert await worker.ask(len, PIECES) == 12
        await worker.close()

    asyncio.run(go())


def test_a_question_without_end_is_ended_and_the_next_one_answered() -> None:
    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        before = await worker.ask(os.getpid)
        worker._longest = 0.5
        with pytest.raises(TookTooLong):
            await worker.ask(time.sleep, 3600)
        worker._longest = PATIENCE
        assert await worker.ask(os.getpid) != before
        await worker.close()

    asyncio.run(go())


def test_a_server_that_stops_ends_a_question_that_is_being_answered() -> None:
    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        await worker.ask(os.getpid)
        asking = asyncio.ensure_future(worker.ask(time.sleep, 3600))
        while not worker._is_awaited:
            await asyncio.sleep(0)
        await worker.close()
        with pytest.raises(asyncio.IncompleteReadError):
            await asking

    asyncio.run(go())


def test_a_worker_that_dies_is_replaced() -> None:
    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        with pytest.raises(asyncio.IncompleteReadError):
            await worker.ask(os._exit, 1)
        assert await worker.ask(abs, -7) == 7
        await worker.close()
        await worker.close()

    asyncio.run(go())


def test_questions_are_answered_one_by_one_and_in_full() -> None:
    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        texts = [f"{number} " * 50_000 for number in range(8)]
        answers = await asyncio.gather(*(worker.ask(str.upper, text) for text in texts))
        assert answers == texts
        await worker.close()

    asyncio.run(go())


def test_one_address_cannot_keep_the_others_waiting() -> None:
    """34 long questions at once: those of others are answered one by one between them."""

    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        floods = [asyncio.create_task(worker.ask_for("eve", time.sleep, 0.2)) for _ in range(34)]
        await asyncio.sleep(0)
        strangers = [f"stranger {number}" for number in range(10)]
        asked = (worker.ask_for(address, abs, -7) for address in strangers)
        assert await asyncio.gather(*asked) == [7] * 10
        # The server's own questions are answered, too.
        assert await worker.ask(abs, -7) == 7
        outcomes = await asyncio.gather(*floods, return_exceptions=True)
        assert sum(isinstance(one, TooMuchAsked) for one in outcomes) == 31
        await worker.close()

    asyncio.run(go())


def test_work_is_charged_by_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """S-09: not by its number: hundreds of quick questions, or two long ones in a minute."""
    at = [0]

    async def take(self: Worker, seconds: float) -> None:
        at[0] += round(1_000 * seconds)
        if seconds > 30:
            raise TookTooLong(30)

    monkeypatch.setattr(Worker, "_ask", take)

    async def go() -> None:
        worker = Worker(now=lambda: at[0])

        def asks(address: str, seconds: float) -> Coroutine[Any, Any, None]:
            return worker.ask_for(address, cast(Any, seconds))

        for _ in range(500):
            await asks("ada", 0.01)
        await asks("eve", 15)
        await asks("eve", 15)
        with pytest.raises(TooMuchAsked):
            await asks("eve", 0.01)
        await asks("ada", 0.01)
        at[0] += 31_000  # a third of a minute for each second of work
        await asks("eve", 0.01)
        # What failed or took too long has cost its time as well.
        with pytest.raises(TookTooLong):
            await asks("bob", 60)
        with pytest.raises(TooMuchAsked):
            await asks("bob", 0.01)
        # The server itself may work as long as it has to.
        for _ in range(9):
            await worker.ask(cast(Any, 15))

    asyncio.run(go())


def test_the_worker_knows_no_secret_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """S-32: it had all of the server's."""
    monkeypatch.setenv("UBONGO_SECRET_OF_THE_HOST", "hush")

    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        assert await worker.ask(os.getenv, "UBONGO_SECRET_OF_THE_HOST") is None
        await worker.close()

    asyncio.run(go())
    assert "UBONGO_SECRET_OF_THE_HOST" not in ENVIRONMENT


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such limit")
def test_the_worker_gets_so_much_memory_and_no_more() -> None:
    """S-32: a computation could take all there is."""

    async def go() -> None:
        worker = Worker(longest=PATIENCE)
        with pytest.raises(asyncio.IncompleteReadError):
            await worker.ask(bytearray, MOST_MEMORY)
        assert len(await worker.ask(bytes, 8 * 2**20)) == 8 * 2**20
        await worker.close()

    asyncio.run(go())
