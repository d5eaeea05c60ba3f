"""Put small faults into the rules, one at a time, and look which of them no test notices.

    python3 do.py mutate                              300 mutants of src/ubongo/rules
    python3 do.py mutate --count 1000 --seed 7        others, and more of them
    python3 do.py mutate --only schedule.py --count 0 every mutant of one module
    python3 do.py mutate --only editions --workers 4  of one folder, on four cores
    python3 do.py mutate --state /tmp/run.jsonl       keep the verdicts in another file
    python3 do.py mutate --anew                       forget the verdicts of earlier runs

The same seed chooses the same mutants of the same sources. A run that was stopped goes on where
it was; after a change of the rules or of their tests every mutant is tried again. No file of
the tree is changed. Mutants that no test can notice are listed in docs/testing.md. The exit code
is 1 if another one survived.
"""

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutation.children import Broken
from tools.mutation.equivalents import change_of, equivalents
from tools.mutation.mutants import Mutant, mutants_of
from tools.mutation.sessions import Project
from tools.mutation.test_map import test_map
from tools.mutation.trials import Planner, Trials
from tools.mutation.verdicts import SURVIVED, Verdict, VerdictFile

ROOT = Path(__file__).resolve().parent.parent
RULES = Project(
    ROOT,
    "src/ubongo/rules",
    ("tests/rules", "src/ubongo/rules"),
    ("src/ubongo", "tests/conftest.py", "tests/support", "pyproject.toml"),
)
CACHE = ROOT / ".mutation"


def chosen(project: Project, only: str, count: int, seed: int) -> list[Mutant]:
    """So many mutants by chance, or all with 0; the same for the same seed and sources."""
    found = [
        mutant
        for path in project.modules()
        if only in path
        for mutant in mutants_of(path, (project.root / path).read_bytes())
    ]
    if count:
        random.Random(seed).shuffle(found)
        del found[count:]
    return found


class Run:
    """One run: makes the map of tests, tries the mutants, and keeps the verdicts."""

    def __init__(self, project: Project, cache: Path, state: Path, console: Console) -> None:
        self.project = project
        self.cache = cache
        self.state = state
        self.console = console

    def tried(
        self, mutants: Sequence[Mutant], workers: int = 1, limit: float = 2, longest: float = 2
    ) -> dict[Mutant, Verdict]:
        """The verdict of each mutant."""
        # Not refreshed by a thread of its own: this process forks.
        with Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[said]}"),
            console=self.console,
            auto_refresh=False,
        ) as progress:
            mapping = progress.add_task("Which test runs what", total=None, said="")

            def measured(done: int, total: int) -> None:
                progress.update(mapping, completed=done, total=total, refresh=True)

            tests = test_map(self.project, self.cache / "tests.json", measured)
            progress.remove_task(mapping)
            for test in tests.failing:
                self.console.print(f"Fails without a mutant, and is left out: {test}")
            verdicts = VerdictFile(self.state, f"{tests.fingerprint} {longest:g}")
            left = [mutant for mutant in mutants if mutant.key not in verdicts.known]
            survived = sum(
                verdicts.known[mutant.key].fate == SURVIVED
                for mutant in mutants
                if mutant.key in verdicts.known
            )
            task = progress.add_task(
                "Mutants",
                total=len(mutants),
                completed=len(mutants) - len(left),
                said=f"{survived} survived",
            )
            progress.refresh()

            def told(mutant: Mutant, verdict: Verdict) -> None:
                nonlocal survived
                verdicts.add(verdict)
                if verdict.fate == SURVIVED:
                    survived += 1
                    self.console.print(f"Survived: {mutant}", soft_wrap=True, markup=False)
                progress.update(task, advance=1, said=f"{survived} survived", refresh=True)

            planner = Planner(self.project, tests, longest)
            trials = [planner.trial(each, verdicts.killers.get(each.key)) for each in left]
            Trials(self.project, tests, workers, limit).run(trials, told)
        return {mutant: verdicts.known[mutant.key] for mutant in mutants}


def report(results: dict[Mutant, Verdict], page: str, console: Console) -> int:
    """Print who survived and how many were killed; returns the exit code."""
    listed = equivalents(page)
    survivors = [mutant for mutant, verdict in results.items() if verdict.fate == SURVIVED]
    alike = [mutant for mutant in survivors if change_of(mutant) in listed]
    others = sorted(
        (mutant for mutant in survivors if change_of(mutant) not in listed),
        key=lambda mutant: (mutant.path, mutant.line),
    )
    for mutant in others:
        by = results[mutant].by
        said = f"{mutant} (in {mutant.where}{'; ' + by if by else ''})"
        console.print(said, soft_wrap=True, markup=False, highlight=False)
    real = len(results) - len(alike)
    killed = real - len(others)
    share = f", {killed / real:.1%}" if real else ""
    console.print(
        f"{len(results)} mutants: {len(alike)} equivalent, {killed} of the other {real} "
        f"killed{share}, {len(others)} survived",
        highlight=False,
    )
    return 1 if others else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="do.py mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--count", type=int, default=300, help="how many (300); 0: all")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--only", default="", help="only of files with this in their path")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="at a time (one a core)"
    )
    parser.add_argument(
        "--limit",
        type=float,
        default=2,
        help="seconds of processor time that a test may take beside ten times its own (2)",
    )
    parser.add_argument(
        "--longest", type=float, default=2, help="leave out tests that take more seconds (2)"
    )
    parser.add_argument("--state", type=Path, default=CACHE / "verdicts.jsonl", help="verdicts")
    parser.add_argument("--anew", action="store_true", help="forget earlier verdicts")
    options = parser.parse_args(arguments)
    if not hasattr(os, "fork"):
        print("Mutants are tried in forked processes, and this system has none.", file=sys.stderr)
        return 2
    if options.anew:
        options.state.unlink(missing_ok=True)
    mutants = chosen(RULES, options.only, options.count, options.seed)
    run = Run(RULES, CACHE, options.state, Console(stderr=True))
    try:
        results = run.tried(mutants, options.workers, options.limit, options.longest)
    except KeyboardInterrupt:
        print("\nStopped: the same command goes on from here.", file=sys.stderr)
        return 130
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 2
    return report(results, (ROOT / "docs/testing.md").read_text("utf-8"), Console(width=200))


if __name__ == "__main__":
    sys.exit(main())
