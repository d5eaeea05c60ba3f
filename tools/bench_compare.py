"""Benchmarks of this tree and of an earlier revision, in turns, and the ratio of their medians.

    python3 do.py bench compare bfc206a                       simulate and live, three rounds
    python3 do.py bench compare bfc206a simulate --rounds 9   one of them, more often
    python3 do.py bench compare main solve page               against the tip of a branch
    python3 do.py bench compare HEAD live -- --tables 1000 --seconds 20
                                                              with options of the benchmark's own
    python3 do.py bench compare --clean                       remove what was made for it

The revision is checked out below build/compare with an environment of its own and runs its own
benchmark there; both stay for the next time. This tree is measured as it is, with changes that
are not committed. What is compared is what both print. A machine with other things to do is
slower at times: look at the ratios of the single rounds, and take more of them.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from statistics import median

from tools.environment import Environment, only_one_at_a_time
from tools.processes import Trouble, clean_environment, exit_code, say

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 3
USUAL = ("simulate", "live")

# Builds the page of the tree that it runs in; up to 0.2.0 `do.py` itself did it.
BUILD_PAGE = """
try:
    from tools.environment import Environment
    from tools.tasks.page_build import PageBuild
except ImportError:
    from do import Environment, Page as PageBuild
from pathlib import Path
PageBuild(Environment(Path.cwd())).make_ready()
"""


# --- What benchmarks print ---------------------------------------------------------------------


class Better(Enum):
    """Which way a figure should go.

    What shows that both had the same machine and the same work should be the same; what was going
    on besides has no ratio at all.
    """

    MORE = "more"
    LESS = "less"
    SAME = "same"
    BESIDES = "besides"


@dataclass(frozen=True)
class Figure:
    """One number that a benchmark has printed."""

    name: str
    value: float
    unit: str
    better: Better


_NUMBER = re.compile(r"(\d+(?:,\d{3})*(?:\.\d+)?)(?: ?([^\s\d,]+))?")


def number(text: str) -> tuple[float, str] | None:
    """The value and its unit, if the text is nothing else.

    >>> number("1,234.5 ms"), number("73%"), number("0, 0")
    ((1234.5, 'ms'), (73.0, '%'), None)
    """
    found = _NUMBER.fullmatch(text.strip())
    return (float(found[1].replace(",", "")), found[2] or "") if found else None


_PLAYED = re.compile(
    r"(with(?:out)? --check) +(\d+)/s +(\d+)/s "
    r"(?:.* ([\d.]+) µs(?: +(\d+)/s)?$)?"
)


def simulate_figures(printed: str) -> Iterator[Figure]:
    """`without --check    650/s   700/s  1540 µs   14.0 µs  71400/s`, and the reference loop.

    Games of two versions of the rules may differ in length, so events a second are told, too; up
    to 0.2.0 only the time of one was printed.
    """
    for line in printed.splitlines():
        if played := _PLAYED.match(line):
            for told, rate in (("median", played[2]), ("best", played[3])):
                name = f"games a second {played[1]}, {told}"
                yield Figure(name, float(rate), "", Better.MORE)
            if played[4]:
                events = float(played[5]) if played[5] else round(1e6 / float(played[4]))
                yield Figure(f"events a second {played[1]}", events, "", Better.MORE)
        elif loop := re.match(r"reference: .* in (\d+) ms", line):
            yield Figure("reference loop, without the game", float(loop[1]), "ms", Better.SAME)


LIVE = {
    "order to acknowledgement, p50": Better.LESS,
    "order to acknowledgement, p99": Better.LESS,
    "order to acknowledgement, p99 of the median second": Better.LESS,
    "order to everyone's screen, p50": Better.LESS,
    "order to everyone's screen, p99": Better.LESS,
    "order to everyone's screen, p99 of the median second": Better.LESS,
    "server's memory": Better.LESS,
    "processor time a table and second": Better.LESS,
    "events a second": Better.SAME,
    "crowd's share of the other core": Better.SAME,
    "what else ran, in cores": Better.BESIDES,
}


def live_figures(printed: str) -> Iterator[Figure]:
    """Of the first table that is printed: a name, a value with its unit, and perhaps a goal."""
    told: set[str] = set()
    before = ""
    for line in printed.splitlines():
        name, *cells = re.split(r"\s{2,}", line.strip())
        if name == "the same in the median second":
            name = f"{before} of the median second"
        before = name
        read = number(cells[0]) if cells else None
        if read and name in LIVE and name not in told:
            told.add(name)
            yield Figure(name, *read, LIVE[name])
        elif name == "orders refused, connections lost" and name not in told:
            told.add(name)
            for kind, count in zip(name.split(", "), cells[0].split(", "), strict=True):
                yield Figure(kind, float(count.replace(",", "")), "", Better.LESS)
        elif storm := re.match(r"\d+ people cut off at once: all back after ([\d.]+) s", line):
            yield Figure("many cut off at once, all back", float(storm[1]), "s", Better.LESS)


def solve_figures(printed: str) -> Iterator[Figure]:
    """Our own rows of the tables, and the imports; what the other solvers take is not ours."""
    pieces = ""
    for line in printed.splitlines():
        cells = re.split(r"\s{2,}", line.strip())
        if heading := re.match(r"(\d+ pieces): ", line):
            pieces = heading[1]
        elif len(cells) >= 3 and cells[1].startswith("ubongo") and cells[1] != "ubongosolve":
            if read := number(cells[2]):
                name = f"{pieces}, {cells[0]}{cells[1].removeprefix('ubongo')}"
                yield Figure(name, read[0], "µs", Better.LESS)
        elif len(cells) == 2 and "import " in cells[0] and (read := number(cells[1])):
            yield Figure(cells[0], read[0], "ms", Better.LESS)


def page_figures(printed: str) -> Iterator[Figure]:
    """The rows of its one table: `| first load, gzip | 74.2 kB | 80 kB |`."""
    for line in printed.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) == 3 and (read := number(cells[1])):
            points = cells[0].startswith("Lighthouse")
            yield Figure(cells[0], *read, Better.MORE if points else Better.LESS)


def packs_figures(printed: str) -> Iterator[Figure]:
    """The rows of its one table: `| 100 puzzles, easy | 6,972 | 1,030 | 0.52 s |`."""
    for line in printed.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) == 4:
            for told, cell in zip(("bytes", "bytes gzip", "drawn in"), cells[1:], strict=True):
                if read := number(cell):
                    yield Figure(f"{cells[0]}, {told}", *read, Better.LESS)


def bots_figures(printed: str) -> Iterator[Figure]:
    """Win shares, which say whether the bots play as before: no speed, so neither way."""
    for line in printed.splitlines():
        if found := re.match(r"(\w+(?: +against \w+)?) +([\d.]+)%", line):
            name = re.sub(r"\s+", " ", found[1])
            yield Figure(f"wins of {name}", float(found[2]), "%", Better.SAME)


def nodes_figures(printed: str) -> Iterator[Figure]:
    """The rows of its one table, of several nodes only: `of it the nodes  0.203  0.207  1.02`."""
    for line in printed.splitlines():
        cells = re.split(r"\s{2,}", line.strip())
        if len(cells) >= 3 and (number(cells[1]) and (read := number(cells[2]))):
            is_work = cells[0] == "orders a second"
            yield Figure(cells[0], *read, Better.SAME if is_work else Better.LESS)


def store_figures(printed: str) -> Iterator[Figure]:
    """The rows of its one table: `append to durable, p99  6.2 ms  100 ms`."""
    for line in printed.splitlines():
        cells = re.split(r"\s{2,}", line.strip())
        if len(cells) >= 2 and (read := number(cells[1])):
            is_work = cells[0] == "events a second"
            yield Figure(cells[0], *read, Better.SAME if is_work else Better.LESS)


@dataclass(frozen=True)
class Benchmark:
    """How a benchmark is run so that one round takes a minute or so, and how it is read."""

    options: tuple[str, ...]
    figures: Callable[[str], Iterator[Figure]]
    # Whether its server shows the page, which then is built in both trees or in none.
    shows_page: bool = False


BENCHMARKS = {
    "simulate": Benchmark(("500",), simulate_figures),
    "live": Benchmark(("--tables", "250", "--seconds", "20", "--ramp", "20"), live_figures, True),
    "solve": Benchmark(("--puzzles", "100", "--rounds", "3"), solve_figures),
    "page": Benchmark((), page_figures, True),
    "bots": Benchmark(("200",), bots_figures),
    "packs": Benchmark((), packs_figures),
    "nodes": Benchmark(("--rounds", "1", "--tables", "250"), nodes_figures),
    "store": Benchmark((), store_figures),
}


# --- The trees ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tree:
    """A checkout with an environment to run its benchmarks in."""

    name: str
    root: Path
    python: Path

    def has(self, benchmark: str) -> bool:
        return (self.root / "benchmarks" / f"{benchmark}.py").is_file()

    def run(self, benchmark: str, options: Sequence[str]) -> str:
        """Run a benchmark and return what it prints; its progress is shown only if it fails.

        Older revisions ran their benchmarks as files, but each of them runs as a module, too.
        """
        ran = subprocess.run(
            [str(self.python), "-m", f"benchmarks.{benchmark}", *options],
            cwd=self.root,
            env=_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        if ran.returncode:
            say((ran.stdout + ran.stderr).rstrip())
            raise Trouble(
                f"The benchmark '{benchmark}' of {self.name} failed with exit code "
                f"{exit_code(ran.returncode)}, for the reason above."
            )
        return ran.stdout

    def build_page(self) -> None:
        subprocess.run(
            [str(self.python), "-c", BUILD_PAGE], cwd=self.root, env=_environment(), check=False
        )


def _environment() -> dict[str, str]:
    """Without what would lead git to another checkout than the one it runs in."""
    astray = {"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"}
    kept = {name: value for name, value in clean_environment().items() if name not in astray}
    # The same letters from every benchmark, whatever the terminal's are.
    return kept | {"PYTHONUTF8": "1"}


class Repository:
    """The git repository of this tree, and the other trees that are checked out for it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        if shutil.which("git") is None:
            raise Trouble("git is needed to check out the other revision: install it.", 2)
        if self._git("rev-parse", "--show-toplevel").returncode:
            raise Trouble(
                f"{root} is not a git checkout, so there is no other revision to compare with: "
                "clone the repository.",
                2,
            )

    @property
    def folder(self) -> Path:
        return self.root / "build" / "compare"

    def commit(self, revision: str) -> str:
        found = self._git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
        if found.returncode:
            hint = (
                f"name the revision first, as in 'bench compare main {revision}'."
                if revision in BENCHMARKS
                else "'git log --oneline --all' lists them, 'git fetch' brings newer ones."
            )
            raise Trouble(f"There is no revision '{revision}' here: {hint}", 2)
        return found.stdout.strip()

    def is_dirty(self) -> bool:
        return bool(self._git("status", "--porcelain").stdout.strip())

    def check_out(self, commit: str) -> Path:
        """The tree of this commit; one that is there and unchanged is taken as it is."""
        place = self.folder / commit[:12]
        self.folder.mkdir(parents=True, exist_ok=True)
        with only_one_at_a_time(self.folder):
            if not self._is_whole(place, commit):
                say(f"Checking out {commit[:12]} to {place.relative_to(self.root)}")
                self._remove(place)
                made = self._git("worktree", "add", "--quiet", "--detach", str(place), commit)
                if made.returncode:
                    raise Trouble(f"git could not check out {commit}: {made.stderr.strip()}")
        return place

    def clean(self) -> list[str]:
        """Remove all trees that were checked out; their names."""
        places = sorted(path for path in self.folder.glob("*") if path.is_dir())
        for place in places:
            self._remove(place)
        return [place.name for place in places]

    def _is_whole(self, place: Path, commit: str) -> bool:
        if not place.is_dir():
            return False
        # In a folder that is not a checkout git would answer for the one around it.
        told = self._git("rev-parse", "--show-toplevel", "HEAD", at=place).stdout.splitlines()
        changed = self._git("status", "--porcelain", "--untracked-files=no", at=place).stdout
        return told == [str(place.resolve()), commit] and not changed.strip()

    def _remove(self, place: Path) -> None:
        if place.exists():
            shutil.rmtree(place)
        self._git("worktree", "prune")

    def _git(self, *arguments: str, at: Path | None = None) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["git", *arguments],
            cwd=at or self.root,
            env=_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


def set_up(place: Path) -> Path:
    """The Python of the tree's environment, which its own do.py makes or finds whole."""
    # The Python outside of environments, so that both trees run on the same one.
    base = str(getattr(sys, "_base_executable", sys.executable))
    made = subprocess.run(
        [base, str(place / "do.py"), "setup", "--dev"],
        cwd=place,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if made.returncode:
        say(made.stdout.rstrip())
        raise Trouble(f"{place} could not be set up, for the reason above.")
    return Environment(place).python


# --- The comparison ----------------------------------------------------------------------------

Round = dict[str, Figure]


def measured(
    name: str, options: Sequence[str], trees: tuple[Tree, Tree], rounds: int
) -> tuple[list[Round], list[Round]]:
    """The figures of every round, of this tree and of the other, which take turns."""
    told: tuple[list[Round], list[Round]] = ([], [])
    for turn in range(1, rounds + 1):
        for tree, own in zip(trees, told, strict=True):
            begun = time.monotonic()
            printed = tree.run(name, options)
            figures = {one.name: one for one in BENCHMARKS[name].figures(printed)}
            if not figures:
                say(printed.rstrip())
                raise Trouble(
                    f"No figure was found in what '{name}' of {tree.name} printed (above): "
                    "tools/bench_compare.py must learn to read it."
                )
            own.append(figures)
            seconds = time.monotonic() - begun
            say(f"{name}, round {turn} of {rounds}: {tree.name} took {seconds:.0f} s")
    return told


def rows(ours: list[Round], theirs: list[Round], other: str) -> list[tuple[str, ...]]:
    """A head, and for each figure that both have told: the medians, their ratio, a verdict."""
    lines: list[tuple[str, ...]] = [
        ("", "this tree", other, "ratio", "of single rounds", "better", "so this tree is")
    ]
    for name, first in ours[0].items():
        if not all(name in one for one in (*ours, *theirs)):
            continue
        here, there = ([one[name].value for one in rounds] for rounds in (ours, theirs))
        ratios = [ratio(a, b) for a, b in zip(here, there, strict=True)]
        whole = ratio(median(here), median(there))
        if first.better is Better.BESIDES:
            ratios, whole = [], None
        lines.append(
            (
                name,
                shown(median(here), first.unit),
                shown(median(there), first.unit),
                "-" if whole is None else f"{whole:.2f}",
                spread(ratios),
                first.better.value if first.better in (Better.MORE, Better.LESS) else "",
                verdict(whole, first.better),
            )
        )
    return lines


def ratio(here: float, there: float) -> float | None:
    """This tree's to the other's; two nothings are equal, and nothing has no ratio to some."""
    if here == there:
        return 1.0
    return here / there if there else None


def spread(ratios: list[float | None]) -> str:
    known = [one for one in ratios if one is not None]
    return f"{min(known):.2f} to {max(known):.2f}" if known else "-"


def verdict(whole: float | None, better: Better) -> str:
    """In words, so that nobody must think which way a ratio should go.

    >>> verdict(1.04, Better.MORE), verdict(1.04, Better.LESS), verdict(1.04, Better.SAME)
    ('4 % better', '4 % worse', 'a check: 4 % apart')
    """
    if whole is None:
        return ""
    apart = round(abs(whole - 1) * 100)
    if better is Better.SAME:
        return f"a check: {apart} % apart" if apart else "a check: equal"
    if not apart:
        return "equal"
    return f"{apart} % {'better' if (whole > 1) is (better is Better.MORE) else 'worse'}"


def shown(value: float, unit: str) -> str:
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f} {unit}".rstrip()


def table(lines: Sequence[tuple[str, ...]]) -> str:
    """Columns; the first and the last stand left, what is between them right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    last = len(widths) - 1
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in (0, last) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def only_one_tells(ours: list[Round], theirs: list[Round], other: str) -> Iterator[str]:
    """What one of the two has printed in every round and the other has not."""
    here, there = (set.intersection(*(set(one) for one in rounds)) for rounds in (ours, theirs))
    for name, missing in (("this tree", here - there), (other, there - here)):
        if missing:
            yield f"Only {name} tells: {'; '.join(sorted(missing))}."


def asked(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options, and behind `--` what is handed to the benchmark."""
    own, passed = list(arguments), []
    if "--" in own:
        place = own.index("--")
        own, passed = own[:place], own[place + 1 :]
    description, _, examples = (__doc__ or "").partition("\n\n")
    asking = argparse.ArgumentParser(
        prog="do.py bench compare",
        usage="%(prog)s REV [NAME ...] [--rounds N] [-- OPTION ...]\n       %(prog)s --clean",
        description=description,
        epilog=f"Examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    asking.add_argument("revision", nargs="?", metavar="REV", help="a commit, branch or tag")
    asking.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"of {', '.join(BENCHMARKS)}; without one {' and '.join(USUAL)}",
    )
    asking.add_argument(
        "--rounds",
        type=int,
        default=ROUNDS,
        metavar="N",
        help=f"of each tree; else {ROUNDS}",
    )
    asking.add_argument(
        "--clean", action="store_true", help="remove the trees that were made for comparing"
    )
    options = asking.parse_args(own)
    if options.clean is (options.revision is not None):
        asking.error("name a revision, or --clean alone")
    if options.rounds < 1:
        asking.error("at least one round is needed")
    if passed and len(options.names) != 1:
        asking.error("options behind -- are for one benchmark: name it")
    return options, passed


def compare(arguments: Sequence[str], root: Path = ROOT) -> None:
    options, passed = asked(arguments)
    repository = Repository(root)
    if options.clean:
        removed = repository.clean()
        say(f"Removed: {', '.join(removed)}" if removed else "There is nothing to remove.")
        return
    names = tuple(dict.fromkeys(options.names)) or USUAL
    for name in names:
        if name not in BENCHMARKS:
            known = ", ".join(BENCHMARKS)
            raise Trouble(f"There is no benchmark '{name}' to compare: there are {known}.", 2)
    commit = repository.commit(options.revision)
    other = options.revision if len(options.revision) <= 12 else commit[:12]
    here = Tree("this tree", root, Path(sys.executable))
    there = Tree(other, repository.check_out(commit), Path())
    for name in names:
        for tree in (here, there):
            if not tree.has(name):
                known = ", ".join(one for one in BENCHMARKS if tree.has(one)) or "none"
                raise Trouble(
                    f"{tree.name} has no benchmark '{name}': of those that can be compared "
                    f"it has {known}.",
                    2,
                )
    there = Tree(other, there.root, set_up(there.root))
    if any(BENCHMARKS[name].shows_page for name in names):
        for tree in (here, there):
            tree.build_page()
    if repository.is_dirty():
        say("This tree has changes that are not committed; they are measured, too.")
    elif repository.commit("HEAD") == commit:
        say(f"This tree is {other} itself: every ratio shows how much the machine varies.")
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg()) if hasattr(os, "getloadavg") else "?"
    print(f"this tree / {other} ({commit[:12]}); load before: {load}", flush=True)
    for name in names:
        given = passed or BENCHMARKS[name].options
        ours, theirs = measured(name, given, (here, there), options.rounds)
        rounds = "1 round" if options.rounds == 1 else f"{options.rounds} rounds"
        print(f"\n{' '.join([name, *given])}: medians of {rounds}, in turns\n")
        print(table(rows(ours, theirs, other)), flush=True)
        for sentence in only_one_tells(ours, theirs, other):
            print(sentence, flush=True)


def main() -> None:
    try:
        compare(sys.argv[1:])
    except Trouble as trouble:
        say(str(trouble))
        sys.exit(trouble.code)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
