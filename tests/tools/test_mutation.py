"""`do.py mutate` makes the faults it should, and finds those that no test notices.

The code under test is a small example with tests of its own, in a folder for each test.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutation.equivalents import change_of, equivalents
from tools.mutation.mutants import mutants_of
from tools.mutation.verdicts import KILLED, SURVIVED, Verdict, VerdictFile

ROOT = Path(__file__).parents[2]

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs forked processes")


def changes(source: str) -> list[str]:
    found = mutants_of("sand.py", dedent(source).encode())
    return [f"{mutant.kind}: {mutant.before} → {mutant.after}" for mutant in found]


# The mutants


def test_a_comparison_moves_by_one_or_turns_round() -> None:
    assert changes("late = now > end") == ["comparison: now > end → now >= end"]
    assert changes("same = now == end") == ["comparison: now == end → now != end"]
    assert changes("gone = seat in left") == ["comparison: seat in left → seat not in left"]
    assert changes("inside = low <= at < high") == [
        "comparison: low <= at < high → low < at < high",
        "comparison: low <= at < high → low <= at <= high",
    ]


def test_a_number_is_one_more_or_one_less_and_a_truth_is_turned_round() -> None:
    assert changes("glass = 60") == ["constant: 60 → 61", "constant: 60 → 59"]
    assert changes("solved = True") == ["constant: True → False"]
    assert changes("name = 'sand'; price = 1.5; nobody = None") == []


def test_a_condition_is_negated_and_each_of_its_clauses_dropped() -> None:
    assert changes("if late and not paused:\n    stop = end") == [
        "condition: late and (not paused) → not (late and (not paused))",
        "and, or: late and (not paused) → late or not paused",
        "clause: late and (not paused) → not paused",
        "clause: late and (not paused) → late",
        "condition: not paused → paused",
    ]
    assert changes("seats = [each for each in all_seats if each]") == [
        "clause: each → True",
        "condition: each → not each",
    ]


def test_a_guard_and_a_bare_call_are_removed() -> None:
    source = """
        def check(at):
            check_seat(at)
            if at:
                raise OutOfTime
    """
    assert changes(source) == [
        "guard: check_seat(at) → pass",
        "guard: at → False",
        "condition: at → not at",
    ]


def test_nothing_is_changed_that_no_test_could_notice() -> None:
    source = """
        @dataclass(frozen=True)
        class Sand:
            runs: Literal[60] = LONG

            def left(self, other: "Literal[1]") -> None:
                assert self.runs > 0
                pairs = zip(self, other, strict=True)
                return f"{self.runs + 1}"

        if TYPE_CHECKING:
            import this
    """
    assert changes(source) == []


def test_a_mutant_knows_its_place_and_changes_only_that() -> None:
    source = 'name = "Zäh"\n\n\nclass Sand:\n    def late(self, at):\n        return at > 60\n'
    first, *_ = mutants_of("sand.py", source.encode())

    assert str(first) == "sand.py:6 comparison: at > 60 → at >= 60"
    assert (first.where, first.function) == ("Sand.late", ("Sand.late", 5))
    assert first.statement == (6, 6)
    assert first.of(source.encode()).decode() == source.replace("at > 60", "(at >= 60)")


def test_a_constant_is_shown_in_its_place() -> None:
    source = """
        class Seat:
            rank: int = 0
            moved = False

        def roll(seats, first=0):
            return seats[0]
    """
    found = mutants_of("sand.py", dedent(source).encode())
    assert [(each.where, f"{each.before} → {each.after}") for each in found] == [
        ("Seat.rank", "0 → 1"),
        ("Seat.rank", "0 → -1"),
        ("Seat.moved", "False → True"),
        ("roll", "0 → 1"),
        ("roll", "0 → -1"),
        ("roll", "seats[0] → seats[1]"),
        ("roll", "seats[0] → seats[-1]"),
    ]


# The trials


SAND = """\
from functools import cache

LONG = 60
MINUTES = {"short": 1}


def has_run_out(at):
    return at >= LONG


def rank(solved, out):
    if solved and not out:
        return 1
    return 0


def unseen(at):
    return at > 7


def turned(times):
    while times > 0:
        times = times - 1
    return times


@cache
def kept(minutes):
    return minutes + 0
"""

TESTS = """\
import pytest

from sand import MINUTES, has_run_out, kept, rank, turned


def test_late():
    assert not has_run_out(59)
    assert has_run_out(60)


def test_rank():
    assert rank(True, False) == 1
    assert rank(False, False) == 0


def test_turned():
    assert turned(3) == 0


def test_minutes():
    assert MINUTES["short"] == 1


def test_that_fills_the_cache():
    assert kept(2)


def test_that_finds_the_cache_filled():
    assert kept(2) == 2


@pytest.mark.slow
def test_that_is_left_out():
    assert rank(True, True) == 0


def test_that_is_broken():
    assert has_run_out(0)
"""

DRIVER = """\
import json, sys
from pathlib import Path
from rich.console import Console
from tools.mutate import Run, chosen
from tools.mutation.sessions import Project

root = Path(sys.argv[1])
project = Project(root, "code", ("tests",))
run = Run(project, root / "cache", root / "cache/verdicts", Console(stderr=True))
results = run.tried(chosen(project, "", 0, 1), workers=2, limit=0.5)
print(json.dumps({str(mutant): [each.fate, each.by] for mutant, each in results.items()}))
"""


@pytest.fixture
def example(tmp_path: Path) -> Path:
    (tmp_path / "code").mkdir()
    (tmp_path / "code/sand.py").write_text(SAND)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_sand.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text(
        "[tool.pytest.ini_options]\npythonpath = ['code']\nmarkers = ['slow']\n"
    )
    return tmp_path


def tried(example: Path) -> tuple[dict[str, list[str]], str]:
    """Who was killed by whom, and what was said."""
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(example)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


@needs_fork
def test_survivors_are_found_and_a_loop_without_an_end_is_ended(example: Path) -> None:
    results, said = tried(example)
    survivors = {mutant for mutant, (fate, _) in results.items() if fate == SURVIVED}

    late = "tests/test_sand.py::test_late"
    assert results["code/sand.py:8 comparison: at >= LONG → at > LONG"] == [KILLED, late]
    # On import: no test runs that line, and one notices.
    assert results["code/sand.py:3 constant: 60 → 61"] == [KILLED, late]
    assert results["code/sand.py:3 constant: 60 → 59"] == [KILLED, late]
    assert results["code/sand.py:4 constant: {'short': 1} → {'short': 2}"] == [
        KILLED,
        "tests/test_sand.py::test_minutes",
    ]
    # Alone it runs what another test has left in a cache.
    cached = "tests/test_sand.py::test_that_finds_the_cache_filled"
    assert results["code/sand.py:29 constant: minutes + 0 → minutes + 1"] == [KILLED, cached]
    # Only the slow test would notice the one without `not out`, and nobody looks at `unseen`.
    assert survivors == {
        "code/sand.py:12 clause: solved and (not out) → solved",
        "code/sand.py:18 comparison: at > 7 → at >= 7",
        "code/sand.py:18 constant: at > 7 → at > 8",
        "code/sand.py:18 constant: at > 7 → at > 6",
    }
    assert results["code/sand.py:18 constant: at > 7 → at > 8"] == [SURVIVED, "no test runs it"]
    assert results["code/sand.py:23 constant: times - 1 → times - 0"] == [KILLED, "the time limit"]
    assert "Survived: code/sand.py:12 clause: solved and (not out) → solved" in said
    assert (
        "Fails without a mutant, and is left out: tests/test_sand.py::test_that_is_broken" in said
    )
    assert (example / "code/sand.py").read_text() == SAND


@needs_fork
def test_a_run_goes_on_where_it_was_until_the_tests_change(example: Path) -> None:
    results, _ = tried(example)
    file = example / "cache/verdicts"
    lines = file.read_text().splitlines(keepends=True)
    # The last verdict is cut off in the middle, and the first one tells a story.
    told = lines[0].replace(SURVIVED, KILLED).replace("no test runs it", "somebody")
    file.write_text(told + "".join(lines[1:-1]) + lines[-1][:20])

    again, _ = tried(example)

    assert [again[mutant] for mutant in again if again[mutant] != results[mutant]] == [
        [KILLED, "somebody"]
    ]
    assert len(file.read_text().splitlines()) == len(lines) + 1

    (example / "tests/test_sand.py").write_text(TESTS.replace("@pytest.mark.slow\n", ""))
    anew, _ = tried(example)

    noticed = anew["code/sand.py:12 clause: solved and (not out) → solved"]
    assert noticed == [KILLED, "tests/test_sand.py::test_that_is_left_out"]
    assert "somebody" not in {by for _, by in anew.values()}


# Verdicts and equivalents


def test_verdicts_are_kept_for_the_sources_they_were_made_of(tmp_path: Path) -> None:
    file = tmp_path / "cache" / "verdicts"
    VerdictFile(file, "old").add(Verdict("a", KILLED, "test_a"))
    VerdictFile(file, "new").add(Verdict("b", SURVIVED))

    assert VerdictFile(file, "new").known == {"b": Verdict("b", SURVIVED)}
    assert VerdictFile(file, "new").killers == {"a": "test_a"}


def test_an_equivalent_is_known_by_its_function_and_change() -> None:
    late, *_ = mutants_of("sand.py", b"def due(at):\n    return at >= 60")
    page = "| `sand.py` | `due` | `at >= 60` → `at > 60` | nobody asks then |"

    assert equivalents(page)[change_of(late)] == "nobody asks then"


def test_every_equivalent_of_the_list_is_a_mutant_of_the_rules() -> None:
    listed = equivalents((ROOT / "docs/testing.md").read_text("utf-8"))
    there = {
        change_of(mutant)
        for path in {path for path, *_ in listed}
        for mutant in mutants_of(path, (ROOT / path).read_bytes())
    }

    assert listed.keys() - there == set()
