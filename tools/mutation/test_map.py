"""A map of tests: which of them run which lines, and how long each takes.

It is measured once, by coverage with a context for each test, and kept in a file for as long as
the fingerprint of the sources and tests is the same.
"""

import gc
import hashlib
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import _lru_cache_wrapper
from pathlib import Path

import coverage

from tools.mutation.children import Broken, Child, Send
from tools.mutation.mutants import Mutant
from tools.mutation.sessions import Project, Session, open_session

# The context of what runs while modules are imported and tests are collected.
IMPORT = ""
# Far more than all fast tests take: without a mutant nothing hangs.
PATIENCE = 3 * 3600


@dataclass(frozen=True, slots=True)
class TestMap:
    """What was measured. `lines` has numbers of tests in `tests`, and -1 for the import."""

    __test__ = False  # pytest takes it for a test

    fingerprint: str
    tests: list[str]
    seconds: list[float]
    # Tests that fail without any mutant: they can notice none.
    failing: list[str]
    lines: dict[str, dict[str, list[int]]]
    # All modules that are not of this project, in the order of their import.
    imported: list[str]

    def running(self, mutant: Mutant) -> set[int]:
        """The tests that run the statement of this mutant; -1 if the import does, too."""
        lines = self.lines.get(mutant.path, {})
        first, last = mutant.statement
        return {test for at in range(first, last + 1) for test in lines.get(str(at), ())}

    def sizes(self) -> list[int]:
        """How many lines each test runs."""
        sizes = [0] * len(self.tests)
        for path in self.lines:
            for test, count in self.counts(path).items():
                sizes[test] += count
        return sizes

    def counts(self, path: str) -> dict[int, int]:
        """How many lines of a file each test runs."""
        counts: dict[int, int] = {}
        for tests in self.lines.get(path, {}).values():
            for test in tests:
                if test >= 0:
                    counts[test] = counts.get(test, 0) + 1
        return counts


def fingerprint(project: Project) -> str:
    """A hash of everything that the tests depend on."""
    digest = hashlib.sha256(f"{sys.version} {coverage.__version__}".encode())
    files: set[Path] = set()
    for path in (project.sources, *project.tests, *project.needs):
        place = project.root / path
        files |= set(place.rglob("*.py")) if place.is_dir() else {place}
    for file in sorted(files):
        digest.update(f"\n{file.relative_to(project.root)}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def test_map(project: Project, cache: Path, told: Callable[[int, int], None]) -> TestMap:
    """The map of the file, or if that is of other sources a new one."""
    now = fingerprint(project)
    if cache.exists():
        kept = json.loads(cache.read_text("utf-8"))
        if kept["fingerprint"] == now:
            return TestMap(**kept)
    made = _measured(project, now, told)
    cache.parent.mkdir(parents=True, exist_ok=True)
    part = cache.with_suffix(".part")
    part.write_text(json.dumps(asdict(made)), "utf-8")
    part.replace(cache)
    return made


test_map.__test__ = False  # type: ignore[attr-defined]


def _measured(project: Project, now: str, told: Callable[[int, int], None]) -> TestMap:
    child = Child(lambda send: _measure(project, now, send), PATIENCE)
    made = None
    while child.read():
        for line in child.lines():
            if "map" in line:
                made = TestMap(**line["map"])
            else:
                told(line["done"], line["of"])
    child.bury()
    if made is None:
        raise Broken("The tests could not be collected: run them with pytest to see why.")
    return made


def _measure(project: Project, now: str, send: Send) -> None:
    """In a child: run all tests under coverage, and send the map."""
    folder = project.root / project.sources
    measure = coverage.Coverage(data_file=None, include=[f"{folder}/*"], config_file=False)
    # The only one that knows contexts in every version of Python.
    measure.set_option("run:core", "ctrace")
    seconds: dict[str, float] = {}
    failing: list[str] = []

    def run(session: Session) -> None:
        caches = _caches(project)
        for done, test in enumerate(session.items):
            send({"done": done, "of": len(session.items)})
            for cache in caches:
                cache.cache_clear()
            measure.switch_context(test)
            began = _processor_time()
            passed = session.passes(test)
            measure.switch_context(IMPORT)
            if passed:
                seconds[test] = round(_processor_time() - began, 3)
            else:
                failing.append(test)

    measure.start()
    session = open_session(project, run)
    measure.stop()
    if not session.is_collected:
        return
    tests = list(seconds)
    numbers = {test: number for number, test in enumerate(tests)} | {IMPORT: -1}
    data = measure.get_data()
    lines: dict[str, dict[str, list[int]]] = {}
    for file in data.measured_files():
        found = {
            str(line): sorted(numbers[context] for context in contexts if context in numbers)
            for line, contexts in data.contexts_by_lineno(file).items()
        }
        lines[Path(file).relative_to(project.root).as_posix()] = found
    made = TestMap(now, tests, list(seconds.values()), failing, lines, _others(project))
    send({"map": asdict(made)})


def _processor_time() -> float:
    """That of this process and of all programs that it has run."""
    return sum(os.times()[:4])


def _caches(project: Project) -> "list[_lru_cache_wrapper[object]]":
    """The caches of the code under test and of its tests: filled by one test, they would hide
    from another the lines that it runs when it is alone.
    """
    folders = [project.root / path for path in (project.sources, *project.tests)]
    found = []
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper):
            code = getattr(each.__wrapped__, "__code__", None)
            if code and any(Path(code.co_filename).is_relative_to(path) for path in folders):
                found.append(each)
    return found


def _others(project: Project) -> list[str]:
    """The imported modules of the standard library and of installed packages."""
    found = []
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        ours = file and Path(file).is_relative_to(project.root) and "site-packages" not in file
        if file and not ours and getattr(module, "__spec__", None) is not None:
            found.append(name)
    return found
