"""How fast puzzles are solved, against three solvers from PyPI, in one run.

    python3 do.py bench solve                   all puzzles of the box and as many random ones
    python3 do.py bench solve --puzzles 20      a quick look
    python3 do.py bench solve --markdown        the table of docs/benchmarks.md

Each solver lives in an environment of its own below build/peers, made when it is missing, and
runs in a process of its own; they take turns, and the median of the rounds counts. Times are
processor times, so that a busy machine changes little. Each starts with what its own library
calls an area and pieces. Their answers are held against ours: counts must be equal, and every
first solution is put before the judge of covers.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median

from tools.environment import environment_with
from tools.processes import Trouble, say
from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.boards.seeded_random import one_of, some_of
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import Puzzle
from ubongo.shapes import Cell, Shape, neighbours

ROOT = Path(__file__).resolve().parents[1]
PEERS = {
    "exact-cover": ("with_exact_cover", "exact-cover==1.5.0"),
    "ubongosolve": ("with_ubongosolve", "ubongosolve==0.2.0"),
    # Its exact-cover 1.3.0 was built for the first numpy.
    "polyomino": ("with_polyomino", "polyomino==0.7.1", "numpy<2"),
}
US = "ubongo"
SEED = 1
ROUNDS = 5
IMPORTS = 15

Timed = dict[tuple[str, str], list[float]]


@dataclass
class Solver:
    """A process that answers questions about the puzzles it was given."""

    name: str
    process: "subprocess.Popen[str]"
    questions: tuple[str, ...]

    def asked(self, question: str) -> tuple[float, list[object]]:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        seconds, answers = json.loads(self.process.stdout.readline())
        return seconds, answers


def started(name: str, puzzles: Sequence[Puzzle], stack: ExitStack) -> Solver | None:
    """The solver with its puzzles before it, or None if it does not run on this machine."""
    try:
        python, module = python_for(name)
    except Trouble as trouble:
        say(f"{name}: {trouble}")
        return None
    process = stack.enter_context(
        subprocess.Popen(
            [str(python), "-m", f"benchmarks.peers.{module}"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    )
    asked = [(one.area.cells, [piece.shape.cells for piece in one.pieces]) for one in puzzles]
    assert process.stdin
    assert process.stdout
    with suppress(BrokenPipeError):
        print(json.dumps(asked), file=process.stdin, flush=True)
    questions = process.stdout.readline()
    return Solver(name, process, tuple(json.loads(questions))) if questions else None


def python_for(name: str) -> tuple[Path, str]:
    """The interpreter of a solver's own environment, with the solver in it."""
    if name == US:
        return Path(sys.executable), "with_ubongo"
    module, *pinned = PEERS[name]
    return environment_with(ROOT / "build" / "peers" / name, *pinned).python, module


def random_puzzles(chance: Random, side: Side) -> Iterator[Puzzle]:
    """Pieces laid edge to edge at random: areas that no box would choose, all with a cover."""
    while True:
        taken: set[Cell] = set()
        pieces = some_of(chance, PIECES, side.pieces)
        for piece in pieces:
            edge = sorted({near for cell in taken for near in neighbours(cell)} - taken)
            at = one_of(chance, edge) if edge else Cell(0, 0)
            pose = one_of(chance, piece.poses)
            hold = one_of(chance, pose.cells)
            cells = {Cell(x + at.x - hold.x, y + at.y - hold.y) for x, y in pose.cells}
            if cells & taken:
                break
            taken |= cells
        else:
            area = Shape.of(taken)
            if area.width <= 6 and area.height <= 6:
                yield Puzzle.of(area, pieces)


def drawn(side: Side, limit: int | None) -> list[Puzzle]:
    """Half from the box, half at random."""
    chance = Random(SEED)
    box = [puzzle for _, own, _, puzzle in the_box().puzzles() if own is side]
    chosen = box if limit is None else list(some_of(chance, box, min(limit // 2, len(box))))
    return chosen + list(islice(random_puzzles(chance, side), len(chosen)))


def measured(puzzles: Sequence[Puzzle], rounds: int) -> Timed:
    """Microseconds a puzzle, by solver and question, of every round."""
    timed: Timed = {}
    with ExitStack() as stack:
        begun = [started(name, puzzles, stack) for name in (US, *PEERS)]
        solvers = [solver for solver in begun if solver]
        expected: list[object] = []
        for turn in range(rounds):
            for solver in solvers:
                for question in solver.questions:
                    seconds, answers = solver.asked(question)
                    if not expected:
                        expected = answers
                    check(solver.name, question, puzzles, answers, expected)
                    each = seconds / len(puzzles) * 1e6
                    timed.setdefault((solver.name, question), []).append(each)
                    if solver.name == US and turn == 0 and question == "count":
                        timed[US, "count, the first time"] = [each]
        for solver in solvers:
            assert solver.process.stdin
            solver.process.stdin.close()
    return timed


def check(
    name: str,
    question: str,
    puzzles: Sequence[Puzzle],
    answers: list[object],
    expected: list[object],
) -> None:
    """Stop at the first answer that is not right."""
    for puzzle, answer, count in zip(puzzles, answers, expected, strict=True):
        if question.startswith("count"):
            right = answer == count
        elif isinstance(answer, list):
            laid = zip(puzzle.pieces, answer, strict=True)
            right = is_cover(puzzle, Cover.of(Placement.of(one, cells) for one, cells in laid))
        else:
            right = bool(answer) is bool(count)
        if not right:
            sys.exit(f"{name}, {question}: {answer} for {puzzle.text()}, which has {count} covers")


def import_time(statement: str) -> float:
    """Milliseconds of processor time that an import takes in a fresh interpreter: the median."""
    program = f"from time import process_time as t; a = t(); {statement}; print(t() - a)"
    command = [sys.executable, "-I", "-c", program]
    runs = [float(subprocess.check_output(command, text=True)) for _ in range(IMPORTS)]
    return median(runs) * 1e3


def rows(timed: Timed) -> Iterator[tuple[str, str, str, str]]:
    """Question, solver, microseconds a puzzle, and how many times ours that is."""
    for kind, told in (("count", "number of covers"), ("first", "first solution")):
        ours = median(timed[US, kind])
        for name in (US, *PEERS):
            own = [question for solver, question in timed if solver == name]
            if not any(question.startswith(kind) for question in own):
                yield told, name, "not offered" if own else "does not run here", ""
            for question in own:
                if question.startswith(kind):
                    each = median(timed[name, question])
                    more = question.removeprefix(kind).strip(", ")
                    yield (
                        told,
                        f"{name} ({more})" if more else name,
                        f"{each:,.1f}",
                        f"{each / ours:,.1f}",
                    )


def table(lines: Sequence[tuple[str, ...]], markdown: bool) -> str:
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    shown = []
    for place, line in enumerate(lines):
        cells = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        shown.append(f"| {' | '.join(cells)} |" if markdown else "  ".join(cells).rstrip())
        if markdown and place == 0:
            ends = [
                "-" * width if column < 2 else "-" * (width - 1) + ":"
                for column, width in enumerate(widths)
            ]
            shown.append(f"| {' | '.join(ends)} |")
    return "\n".join(shown)


def main() -> None:
    asked = argparse.ArgumentParser(prog="do.py bench solve", description=(__doc__ or "")[:78])
    asked.add_argument("--puzzles", type=int, metavar="N", help="only so many of each side")
    asked.add_argument("--rounds", type=int, default=ROUNDS, metavar="N")
    asked.add_argument("--markdown", action="store_true", help="print tables for the docs")
    options = asked.parse_args()
    mark = "### " if options.markdown else ""
    for side in Side:
        puzzles = drawn(side, options.puzzles)
        timed = measured(puzzles, options.rounds)
        print(f"{mark}{side.pieces} pieces: {len(puzzles)} puzzles, {options.rounds} rounds\n")
        head = ("question", "solver", "µs a puzzle", "times ours")
        print(table([head, *rows(timed)], options.markdown), end="\n\n")
    print(f"{mark}Imports in {IMPORTS} fresh interpreters\n")
    statements = ("import ubongo", "from ubongo import Puzzle, solve")
    lines = [("import", "ms")]
    lines += [(one, f"{import_time(one):.1f}") for one in statements]
    print(table(lines, options.markdown))


if __name__ == "__main__":
    main()
