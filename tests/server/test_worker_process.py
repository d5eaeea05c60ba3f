"""The worker: answers and refusals come back, and nothing that goes wrong in it stays."""

import asyncio
import os
import time

import pytest

from tools.patience import PATIENCE
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.lookup.answers import solutions
from ubongo.server.features.lookup.requests import CannotBeCovered
from ubongo.server.worker_process import TookTooLong, Worker


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
