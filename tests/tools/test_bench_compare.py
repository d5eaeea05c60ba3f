"""`do.py bench compare` reads what benchmarks print, and runs two trees in turns.

What is read below was printed by the benchmarks of bfc206a, the state that later ones are
compared with. The trees are two commits of a scratch repository, whose benchmarks print what
their own file `rate` says.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import do
from tools import bench_compare
from tools.bench_compare import (
    BENCHMARKS,
    Better,
    Figure,
    Round,
    compare,
    nodes_figures,
    number,
    packs_figures,
    rows,
    store_figures,
    table,
)
from tools.processes import Trouble

SIMULATE = """\
classic for four fair bots, one process  median      best   a game   an event  events
without --check                      797/s     988/s  1255 µs    11.4 µs    87562/s
with --check                         482/s     606/s  2074 µs    18.9 µs    52958/s
reference: 100 000 small objects made in 23 ms
"""

LIVE = """\
Python 3.11.7, 2 cores, load before: 4.9, 3.2, 1.4; at most 20,000 connections

1,000 tables, 4,000 people              measured     goal
order to acknowledgement, p50             3.7 ms     5 ms
order to acknowledgement, p99            24.2 ms    20 ms
the same in the median second            14.3 ms
order to everyone's screen, p50           3.9 ms
order to everyone's screen, p99          24.3 ms    25 ms
the same in the median second            14.4 ms
order to everyone's screen, worst        66.2 ms
orders timed                               8,021
orders refused, connections lost        1,002, 3
events a second                              423
messages a second, in and out       5,154, 5,307
commits a second                             202
events a commit                              2.1
server's memory                          181 MiB  250 MiB
server's share of its core                   73%
processor time a table and second       2,998 µs
crowd's share of the other core              51%
what else ran, in cores                     0.02        0
what the machine's host took, in cores      0.01        0

500 people cut off at once: all back after 2.72 s, 0 without all they had missed (goal: 5 s, 0)

server's memory                          999 MiB  250 MiB
orders refused, connections lost            7, 7
"""

SOLVE = """\
3 pieces: 20 puzzles, 5 rounds

question          solver                           µs a puzzle  times ours
number of covers  ubongo                                  13.2         1.0
number of covers  ubongo (the first time)                 19.2         1.5
number of covers  ubongo (from cells)                     32.7         2.5
number of covers  exact-cover (of a ready matrix)         36.4         2.8
number of covers  ubongosolve                          2,481.5       187.8
number of covers  polyomino                        not offered
first solution    ubongo                                  17.8         1.0

4 pieces: 20 puzzles, 5 rounds

question          solver                           µs a puzzle  times ours
number of covers  ubongo                                  37.4         1.0

Imports in 15 fresh interpreters

import                            ms
import ubongo                     0.2
from ubongo import Puzzle, solve  28.9
"""

PAGE = """\
| what                                  | measured | at most or at least |
| ------------------------------------- | -------: | ------------------: |
| first load, gzip                      |  74.2 kB |               80 kB |
| first contentful paint, slow phone    |   1.78 s |               1.8 s |
| cumulative layout shift               |    0.000 |                 0.1 |
| axe violations                        | not measured: axe-core is missing |                   0 |
| Lighthouse: performance               |       94 |                  95 |

2 cores, load 9.8, the middle of 5 visits each.
"""

BOTS = """\
wins of the stronger pair over 10 games, two of each at the table, easy sides
beginner  against child     100.0% ± 0.0%
fair      against beginner   90.0% ± 9.5%
all five, each against the other four at tables of four, 10 games each
child       0.0%
expert     60.0%
"""


def figures(name: str, printed: str) -> list[tuple[str, float, str, str]]:
    return [
        (one.name, one.value, one.unit, one.better.value)
        for one in BENCHMARKS[name].figures(printed)
    ]


def test_a_number_is_read_with_its_unit_or_not_at_all() -> None:
    assert [number(text) for text in ("1,234.5 ms", "73%", "8", "0, 0", "not offered", "")] == [
        (1234.5, "ms"),
        (73.0, "%"),
        (8.0, ""),
        None,
        None,
        None,
    ]


def test_simulate_tells_games_a_second_and_how_fast_the_machine_is() -> None:
    assert figures("simulate", SIMULATE) == [
        ("games a second without --check, median", 797, "", "more"),
        ("games a second without --check, best", 988, "", "more"),
        ("events a second without --check", 87562, "", "more"),
        ("games a second with --check, median", 482, "", "more"),
        ("games a second with --check, best", 606, "", "more"),
        ("events a second with --check", 52958, "", "more"),
        ("reference loop, without the game", 23, "ms", "same"),
    ]


def test_events_a_second_follow_from_the_time_of_one_where_older_trees_print_only_that() -> None:
    printed = SIMULATE.replace("    87562/s", "").replace("    52958/s", "")
    found = [(name, value) for name, value, _, _ in figures("simulate", printed)]

    assert ("events a second without --check", 87719) in found
    assert ("events a second with --check", 52910) in found


def test_live_tells_the_first_table_and_the_storm() -> None:
    assert figures("live", LIVE) == [
        ("order to acknowledgement, p50", 3.7, "ms", "less"),
        ("order to acknowledgement, p99", 24.2, "ms", "less"),
        ("order to acknowledgement, p99 of the median second", 14.3, "ms", "less"),
        ("order to everyone's screen, p50", 3.9, "ms", "less"),
        ("order to everyone's screen, p99", 24.3, "ms", "less"),
        ("order to everyone's screen, p99 of the median second", 14.4, "ms", "less"),
        ("orders refused", 1002, "", "less"),
        ("connections lost", 3, "", "less"),
        ("events a second", 423, "", "same"),
        ("server's memory", 181, "MiB", "less"),
        ("processor time a table and second", 2998, "µs", "less"),
        ("crowd's share of the other core", 51, "%", "same"),
        ("what else ran, in cores", 0.02, "", "besides"),
        ("many cut off at once, all back", 2.72, "s", "less"),
    ]


def test_solve_tells_our_own_times_only() -> None:
    assert figures("solve", SOLVE) == [
        ("3 pieces, number of covers", 13.2, "µs", "less"),
        ("3 pieces, number of covers (the first time)", 19.2, "µs", "less"),
        ("3 pieces, number of covers (from cells)", 32.7, "µs", "less"),
        ("3 pieces, first solution", 17.8, "µs", "less"),
        ("4 pieces, number of covers", 37.4, "µs", "less"),
        ("import ubongo", 0.2, "ms", "less"),
        ("from ubongo import Puzzle, solve", 28.9, "ms", "less"),
    ]


def test_page_tells_what_was_measured() -> None:
    assert figures("page", PAGE) == [
        ("first load, gzip", 74.2, "kB", "less"),
        ("first contentful paint, slow phone", 1.78, "s", "less"),
        ("cumulative layout shift", 0, "", "less"),
        ("Lighthouse: performance", 94, "", "more"),
    ]


def test_bots_tell_shares_that_should_stay() -> None:
    assert figures("bots", BOTS) == [
        ("wins of beginner against child", 100, "%", "same"),
        ("wins of fair against beginner", 90, "%", "same"),
        ("wins of child", 0, "%", "same"),
        ("wins of expert", 60, "%", "same"),
    ]


def in_rounds(name: str, better: Better, *values: float) -> list[Round]:
    return [{name: Figure(name, value, "ms", better)} for value in values]


def test_medians_are_compared_and_the_single_rounds_shown() -> None:
    ours = in_rounds("order", Better.LESS, 10, 99, 12)
    theirs = in_rounds("order", Better.LESS, 10, 90, 10)

    assert table(rows(ours, theirs, "bfc206a")) == (
        "       this tree  bfc206a  ratio  of single rounds  better  so this tree is\n"
        "order    12.0 ms  10.0 ms   1.20      1.00 to 1.20    less  20 % worse"
    )


@pytest.mark.parametrize(
    ("here", "there", "better", "told"),
    [
        (11, 10, Better.MORE, ("1.10", "10 % better")),
        (9, 10, Better.MORE, ("0.90", "10 % worse")),
        (9, 10, Better.LESS, ("0.90", "10 % better")),
        (10.04, 10, Better.LESS, ("1.00", "equal")),
        (11, 10, Better.SAME, ("1.10", "a check: 10 % apart")),
        (0, 0, Better.LESS, ("1.00", "equal")),
        (5, 0, Better.LESS, ("-", "")),
        (0.5, 0.1, Better.BESIDES, ("-", "")),
    ],
)
def test_the_verdict_knows_which_way_is_better(
    here: float, there: float, better: Better, told: tuple[str, str]
) -> None:
    line = rows(in_rounds("x", better, here), in_rounds("x", better, there), "main")[1]

    assert (line[3], line[6]) == told


# --- Two trees ---------------------------------------------------------------------------------

# It makes an environment as the real one does, as far as the comparison can see.
STAND_IN_DO = """\
import pathlib, sys
if __name__ == "__main__":
    assert sys.argv[1:] == ["setup", "--dev"], sys.argv
    python = pathlib.Path(__file__).parent / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True, exist_ok=True)
    if not python.exists():
        python.symlink_to(sys.executable)
"""

# It notes who ran, and is as fast as the file beside it says.
STAND_IN_BENCHMARK = """\
import pathlib, sys
root = pathlib.Path(__file__).parents[1]
print(root.name, sys.argv[1:], file=open({notes!r}, "a"))
rate = (root / "rate").read_text().strip()
if rate == "broken":
    sys.exit("the engine is broken")
if rate != "silent":
    print(f"without --check   {{rate}}/s   {{rate}}/s  1255 µs    11.4 µs")
"""


class Scratch:
    """A repository with two commits: the first runs 400 games a second, the second 500."""

    def __init__(self, folder: Path) -> None:
        self.notes = folder / "notes"
        self.root = folder / "the tree"
        (self.root / "benchmarks").mkdir(parents=True)
        (self.root / "do.py").write_text(STAND_IN_DO, encoding="utf-8")
        (self.root / ".gitignore").write_text("build/\n.venv/\n", encoding="utf-8")
        program = STAND_IN_BENCHMARK.format(notes=str(self.notes))
        (self.root / "benchmarks" / "simulate.py").write_text(program, encoding="utf-8")
        self.git("init", "--quiet", "--initial-branch=main")
        self.before = self.commits("400")
        shutil.copy(self.root / "benchmarks" / "simulate.py", self.root / "benchmarks" / "bots.py")
        self.after = self.commits("500")

    def git(self, *arguments: str) -> str:
        command = ["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org", *arguments]
        ran = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=True)
        return ran.stdout.strip()

    def commits(self, rate: str) -> str:
        (self.root / "rate").write_text(rate, encoding="utf-8")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", rate)
        return self.git("rev-parse", "HEAD")

    @property
    def other(self) -> Path:
        return self.root / "build" / "compare" / self.before[:12]

    @property
    def ran(self) -> list[str]:
        """Which tree ran a benchmark, in order."""
        return self.notes.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scratch:
    # Nothing of ours may lead git or Python astray.
    monkeypatch.delenv("GIT_DIR", raising=False)
    return Scratch(tmp_path)


needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")


@needs_git
def test_two_trees_take_turns_and_their_medians_are_compared(
    scratch: Scratch, capsys: pytest.CaptureFixture[str]
) -> None:
    compare([scratch.before, "simulate", "--rounds", "2"], scratch.root)

    other = scratch.before[:12]
    assert scratch.ran == ["the tree ['500']", f"{other} ['500']"] * 2
    told = capsys.readouterr()
    head, heading, columns, median, best, events = [one for one in told.out.splitlines() if one]
    assert head.startswith(f"this tree / {other} ({other}); load before: ")
    assert heading == "simulate 500: medians of 2 rounds, in turns"
    assert columns.split() == (
        f"this tree {other} ratio of single rounds better so this tree is".split()
    )
    assert " ".join(median.split()) == (
        "games a second without --check, median 500 400 1.25 1.25 to 1.25 more 25 % better"
    )
    assert best.endswith("25 % better")
    assert " ".join(events.split()).startswith("events a second without --check 87,719 87,719 1.00")
    assert "not committed" not in told.err


@needs_git
def test_a_tree_that_is_there_is_used_again_and_made_anew_when_it_was_changed(
    scratch: Scratch, capsys: pytest.CaptureFixture[str]
) -> None:
    compare(["HEAD~1", "simulate", "--rounds", "1"], scratch.root)
    assert "Checking out" in capsys.readouterr().err

    compare(["HEAD~1", "simulate", "--rounds", "1"], scratch.root)
    assert "Checking out" not in capsys.readouterr().err

    (scratch.other / "rate").write_text("1", encoding="utf-8")
    compare(["HEAD~1", "simulate", "--rounds", "1"], scratch.root)
    told = capsys.readouterr()
    assert "Checking out" in told.err
    assert "25 % better" in told.out

    # As it is left when somebody interrupts git.
    shutil.rmtree(scratch.other)
    scratch.other.mkdir()
    compare(["HEAD~1", "simulate", "--rounds", "1"], scratch.root)
    assert "25 % better" in capsys.readouterr().out


@needs_git
def test_cleaning_removes_the_trees_and_what_git_knows_of_them(
    scratch: Scratch, capsys: pytest.CaptureFixture[str]
) -> None:
    compare(["HEAD~1", "simulate", "--rounds", "1"], scratch.root)
    compare(["--clean"], scratch.root)

    assert not scratch.other.exists()
    assert scratch.git("worktree", "list").count("\n") == 0
    assert capsys.readouterr().err.endswith(f"Removed: {scratch.before[:12]}\n")

    compare(["--clean"], scratch.root)
    assert capsys.readouterr().err == "There is nothing to remove.\n"


@needs_git
def test_options_behind_the_dashes_are_the_benchmark_s(scratch: Scratch) -> None:
    compare(["HEAD~1", "simulate", "--rounds", "1", "--", "20", "--x"], scratch.root)

    assert scratch.ran == ["the tree ['20', '--x']", f"{scratch.before[:12]} ['20', '--x']"]


@needs_git
def test_what_is_not_committed_is_measured_and_said(
    scratch: Scratch, capsys: pytest.CaptureFixture[str]
) -> None:
    (scratch.root / "rate").write_text("300", encoding="utf-8")
    compare(["HEAD~1", "simulate", "--rounds", "1"], scratch.root)

    told = capsys.readouterr()
    assert "This tree has changes that are not committed; they are measured, too." in told.err
    assert "25 % worse" in told.out


@needs_git
def test_a_tree_compared_with_itself_is_said(
    scratch: Scratch, capsys: pytest.CaptureFixture[str]
) -> None:
    compare(["HEAD", "simulate", "--rounds", "1"], scratch.root)

    told = capsys.readouterr()
    assert "This tree is HEAD itself: every ratio shows how much the machine varies." in told.err
    assert "equal" in told.out


@needs_git
@pytest.mark.parametrize(
    ("arguments", "rate", "sentence"),
    [
        (["nowhere"], "500", "There is no revision 'nowhere' here: 'git log --oneline --all'"),
        (["simulate"], "500", "name the revision first, as in 'bench compare main simulate'."),
        (["HEAD", "sovle"], "500", "There is no benchmark 'sovle' to compare: there are simulate,"),
        (["HEAD~1", "bots"], "500", "HEAD~1 has no benchmark 'bots': of those that can be"),
        (["HEAD"], "500", "this tree has no benchmark 'live'"),
        (["HEAD", "simulate"], "broken", "'simulate' of this tree failed with exit code 1"),
        (["HEAD", "simulate"], "silent", "No figure was found in what 'simulate' of this tree"),
    ],
)  # fmt: skip
def test_what_cannot_be_compared_is_said_in_a_sentence(
    scratch: Scratch, arguments: list[str], rate: str, sentence: str
) -> None:
    (scratch.root / "rate").write_text(rate, encoding="utf-8")
    with pytest.raises(Trouble) as trouble:
        compare(arguments, scratch.root)

    assert sentence in str(trouble.value)


@needs_git
def test_what_only_one_tree_tells_is_named(
    scratch: Scratch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = scratch.root / "benchmarks" / "simulate.py"
    more = "print('reference: a loop made in 23 ms')\n"
    program.write_text(program.read_text(encoding="utf-8") + more, encoding="utf-8")
    compare(["HEAD~1", "simulate", "--rounds", "1"], scratch.root)

    told = capsys.readouterr().out
    assert told.endswith("Only this tree tells: reference loop, without the game.\n")


def test_without_git_or_a_repository_there_is_nothing_to_compare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    if shutil.which("git"):
        with pytest.raises(Trouble, match="is not a git checkout"):
            compare(["HEAD"], tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble, match="git is needed"):
        compare(["HEAD"], tmp_path)


@pytest.mark.parametrize(
    "arguments",
    [[], ["HEAD", "--clean"], ["HEAD", "--rounds", "0"], ["HEAD", "--", "--tables", "9"]],
)
def test_what_makes_no_sense_is_refused_with_the_usage(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        compare(arguments, tmp_path)

    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: do.py bench compare REV [NAME ...]")


def test_help_shows_examples() -> None:
    told = subprocess.run(
        [sys.executable, "-m", bench_compare.__name__, "--help"],
        cwd=do.ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONUTF8": "1"},
        check=True,
    )

    assert "python3 do.py bench compare bfc206a simulate --rounds 9" in told.stdout
    assert "--clean" in told.stdout


def test_every_benchmark_of_this_tree_can_be_compared() -> None:
    names = {path.stem for path in (do.ROOT / "benchmarks").glob("[!_]*.py")}

    assert names == set(BENCHMARKS)


NODES = """
Python 3.11.7, 2 cores, load before: 6.9, 7.5, 8.2

500 tables, medians of 1       one node, SQLite  two nodes, PostgreSQL  ratio
processor time, in cores                  0.203                  0.270   1.33
of it PostgreSQL                          0.000                  0.063
order to acknowledgement, p50           29.8 ms                 7.8 ms   0.26
orders a second                             218                    210   0.96

Processor time of two nodes to one, round by round: 1.33 (at most 1.3).
"""
STORE = """
4 processes, 8 s         measured    goal
events a second             5,994
append to durable, p99     6.2 ms  100 ms
PostgreSQL, an event        79 µs   80 µs
not written                     0       0
"""


def test_of_several_nodes_and_of_the_store_every_row_is_read() -> None:
    """Of the two columns of `nodes` the second: the first is what `live` measures."""
    assert [(one.name, one.value, one.unit) for one in nodes_figures(NODES)] == [
        ("processor time, in cores", 0.27, ""),
        ("of it PostgreSQL", 0.063, ""),
        ("order to acknowledgement, p50", 7.8, "ms"),
        ("orders a second", 210.0, ""),
    ]
    assert [(one.name, one.value, one.unit) for one in store_figures(STORE)] == [
        ("events a second", 5_994.0, ""),
        ("append to durable, p99", 6.2, "ms"),
        ("PostgreSQL, an event", 79.0, "µs"),
        ("not written", 0.0, ""),
    ]


def test_of_the_packs_every_size_and_time_is_read() -> None:
    printed = "| what | bytes | gzip | drawn in |\n|---|---:|---:|---:|\n"
    printed += "| 100 puzzles, easy | 6,972 | 1,030 | 0.52 s |\n"
    printed += "| the tasks of the box | 14,525 | 1,980 | |\n"

    assert [(one.name, one.value, one.unit) for one in packs_figures(printed)] == [
        ("100 puzzles, easy, bytes", 6_972.0, ""),
        ("100 puzzles, easy, bytes gzip", 1_030.0, ""),
        ("100 puzzles, easy, drawn in", 0.52, "s"),
        ("the tasks of the box, bytes", 14_525.0, ""),
        ("the tasks of the box, bytes gzip", 1_980.0, ""),
    ]
