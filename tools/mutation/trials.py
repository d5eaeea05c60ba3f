"""Trials: the tests that could notice a mutant are run on it, until one does.

The most specific come first: those that run the fewest lines. Each trial is a forked child.
Mutants of functions are tried in children of a process that has collected all tests; those of
code that runs on import in children that have imported pytest and all foreign packages, and
import the code itself with the fault in it.
"""

import contextlib
import importlib
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools.mutation.children import Broken, Child, Send, at_once, limit_processor_time
from tools.mutation.mutants import Mutant
from tools.mutation.sessions import Project, Session, open_session
from tools.mutation.swap import MutantImporter, can_swap, swap_in
from tools.mutation.test_map import TestMap
from tools.mutation.verdicts import KILLED, SURVIVED, Verdict

# A test may take so many times its usual time, and the limit beside it.
SLOWER = 10
# To import and collect everything takes less than two seconds of processor time.
TO_COLLECT = 30
# What waits instead of working is given up after so many times its processor time.
PATIENCE = 30
AFTER_TIME_LIMIT = "the time limit"
ON_IMPORT = "the import"
RUN_BY_NONE = "no test runs it"


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant, the tests for it in their order, and whether it must be there on import."""

    mutant: Mutant
    tests: list[str]
    on_import: bool


class Planner:
    """Chooses the tests of each mutant."""

    def __init__(self, project: Project, tests: TestMap, longest: float) -> None:
        self.project = project
        self.tests = tests
        self.sizes = tests.sizes()
        self.fast = {number for number, seconds in enumerate(tests.seconds) if seconds <= longest}

    def trial(self, mutant: Mutant, killer: str | None = None) -> Trial:
        """The trial of this mutant; the test that killed it before comes first."""
        running = self.tests.running(mutant)
        on_import = (
            mutant.function is None or -1 in running or not can_swap(mutant, self.project.root)
        )
        counts = self.tests.counts(mutant.path)

        def rank(test: int) -> tuple[bool, bool, float, float]:
            size = self.sizes[test]
            share = counts.get(test, 0) / size if size else 0
            specific = -share if on_import else size
            return (
                self.tests.tests[test] != killer,
                test not in running,
                specific,
                self.tests.seconds[test],
            )

        # What runs on import may show anywhere.
        chosen = self.fast if on_import else self.fast & running
        ordered = sorted(chosen, key=rank)
        return Trial(mutant, [self.tests.tests[test] for test in ordered], on_import)


class Trials:
    """Runs trials, some at a time, and tells each verdict."""

    def __init__(self, project: Project, tests: TestMap, workers: int, limit: float) -> None:
        self.project = project
        self.seconds = dict(zip(tests.tests, tests.seconds, strict=True))
        self.imported = tests.imported
        self.workers = workers
        self.limit = limit

    def run(self, trials: Sequence[Trial], told: Callable[[Mutant, Verdict], None]) -> None:
        for trial in trials:
            if not trial.tests:
                told(trial.mutant, Verdict(trial.mutant.key, SURVIVED, RUN_BY_NONE))
        on_import = [trial for trial in trials if trial.tests and trial.on_import]
        in_functions = [trial for trial in trials if trial.tests and not trial.on_import]
        if on_import:
            for name in self.imported:
                with contextlib.suppress(ImportError):
                    importlib.import_module(name)
            self._run_all(on_import, self._try_on_import, told)
        if in_functions:
            session = open_session(
                self.project,
                lambda session: self._run_all(
                    in_functions,
                    lambda trial, send: self._try_in_function(session, trial, send),
                    told,
                ),
            )
            if not session.is_collected:
                raise Broken("The tests could not be collected.")

    def _run_all(
        self,
        trials: Sequence[Trial],
        work: Callable[[Trial, Send], None],
        told: Callable[[Mutant, Verdict], None],
    ) -> None:
        of: dict[int, Mutant] = {}

        def start(trial: Trial) -> Child:
            usual = sum(self.seconds[test] for test in trial.tests)
            child = Child(lambda send: work(trial, send), PATIENCE * (TO_COLLECT + usual))
            of[child.pid] = trial.mutant
            return child

        starts = [lambda trial=trial: start(trial) for trial in trials]
        for child in at_once(starts, self.workers):
            mutant = of.pop(child.pid)
            told(mutant, _verdict(mutant, child))

    def _try_in_function(self, session: Session, trial: Trial, send: Send) -> None:
        swap_in(trial.mutant, self.project.root)
        send({"by": self._first_that_fails(session, trial.tests)})

    def _try_on_import(self, trial: Trial, send: Send) -> None:
        limit_processor_time(TO_COLLECT)
        sys.meta_path.insert(0, MutantImporter(trial.mutant, self.project.root))
        session = open_session(
            self.project,
            lambda session: send({"by": self._first_that_fails(session, trial.tests)}),
        )
        if not session.is_collected:
            send({"by": ON_IMPORT})

    def _first_that_fails(self, session: Session, tests: Sequence[str]) -> str | None:
        for test in tests:
            limit_processor_time(self.limit + SLOWER * self.seconds[test])
            # A test that is not even there any more has noticed it, too.
            if test not in session.items or not session.passes(test):
                return test
        return None


def _verdict(mutant: Mutant, child: Child) -> Verdict:
    lines = child.lines()
    if lines:
        by = lines[-1]["by"]
        return Verdict(mutant.key, KILLED if by else SURVIVED, by or "")
    if child.ended_by in (signal.SIGPROF, signal.SIGKILL):
        return Verdict(mutant.key, KILLED, AFTER_TIME_LIMIT)
    return Verdict(mutant.key, KILLED, f"signal {child.ended_by}")
