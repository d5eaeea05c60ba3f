"""Sessions of pytest that collect the tests as always and run them as we like.

Hypothesis tries the same examples every time, looks for no smaller ones when a test fails, and
does not mind a slow machine.
"""

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

OPTIONS = ("-q", "-s", "-p", "no:cacheprovider", "--assert=plain", "--tb=line", "-m", "not slow")


@dataclass(frozen=True, slots=True)
class Project:
    """Where the code under test is, and where its tests are: paths below the root."""

    root: Path
    sources: str
    tests: tuple[str, ...]
    # What the tests need besides.
    needs: tuple[str, ...] = ()

    def modules(self) -> list[str]:
        """The files that mutants are made of."""
        found = (self.root / self.sources).rglob("*.py")
        return sorted(path.relative_to(self.root).as_posix() for path in found)


class Session:
    """A plugin for pytest: hands the collected tests over instead of running them."""

    def __init__(self, use: Callable[["Session"], None]) -> None:
        self.use = use
        self.items: dict[str, pytest.Item] = {}
        self.failed = False
        self.is_collected = False

    def pytest_sessionstart(self) -> None:
        settings.register_profile(
            "mutation",
            derandomize=True,
            database=None,
            deadline=None,
            phases=(Phase.explicit, Phase.generate, Phase.target),
            suppress_health_check=list(HealthCheck),
        )
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.is_collected = True
            self.items = {item.nodeid: item for item in session.items}
            self.use(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def passes(self, test: str) -> bool:
        """Run a test with its fixtures, and tell whether it passed."""
        item = self.items[test]
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed


def open_session(
    project: Project, use: Callable[[Session], None], tests: Sequence[str] = ()
) -> Session:
    """Collect the tests of these files, or all, and hand them over."""
    session = Session(use)
    with _silent(), contextlib.chdir(project.root):
        paths = tests or project.tests
        pytest.main([*OPTIONS, f"--rootdir={project.root}", *paths], plugins=[session])
    return session


@contextlib.contextmanager
def _silent() -> Iterator[None]:
    with (
        open(os.devnull, "w", encoding="utf-8") as nowhere,  # noqa: PTH123
        contextlib.redirect_stdout(nowhere),
    ):
        yield
