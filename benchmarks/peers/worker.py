"""One solver in an environment of its own, asked over its standard input.

It gets the puzzles once, as cells, and makes of each what its library calls a puzzle; that is
not timed. Then it is asked for one question at a time and runs through all puzzles with it.
Every solver is timed by this same loop, in processor time: what else the machine is doing
should not count.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from time import process_time
from typing import TypeVar

Cells = Sequence[tuple[int, int]]

# The area, and the pieces as the box has them.
Asked = tuple[Cells, Sequence[Cells]]

Made = TypeVar("Made")


def serve(
    made: Callable[[Cells, Sequence[Cells]], Made],
    questions: Mapping[str, Callable[[Made], object]],
    told: Callable[[Made, object], object],
) -> None:
    """Answer until the input ends; `told` makes an answer fit for JSON, when time has stopped."""
    answers_to = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    # Some libraries talk while they work: nobody listens.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    puzzles = [
        made([(x, y) for x, y in area], [[(x, y) for x, y in one] for one in pieces])
        for area, pieces in json.loads(sys.stdin.readline())
    ]
    print(json.dumps(list(questions)), file=answers_to, flush=True)
    for line in sys.stdin:
        ask = questions[json.loads(line)]
        answers = []
        start = process_time()
        for puzzle in puzzles:
            answers.append(ask(puzzle))  # noqa: PERF401  # the same loop for everybody
        seconds = process_time() - start
        found = [told(puzzle, answer) for puzzle, answer in zip(puzzles, answers, strict=True)]
        print(json.dumps([seconds, found]), file=answers_to, flush=True)
