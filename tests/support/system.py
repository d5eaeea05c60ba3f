"""Requirements of tests on the system: tests are skipped, with a reason, where one is missing.

need(CHROMIUM, LIBATOMIC)                    # programs and libraries, in a test or a fixture
need_change("make a network namespace")      # what changes the system for a moment
"""

import os
import sys
from functools import cache
from pathlib import Path

import pytest

from tools.tasks.system_packages import NO_SYSTEM, Package, is_root


def need(*packages: Package) -> None:
    """Skip the test unless all of these are there."""
    for package in packages:
        if not is_there(package):
            pytest.skip(package.missed())


def need_change(change: str) -> None:
    """Skip the test unless we may do this to the system."""
    if refused := no_change(change):
        pytest.skip(refused)


def no_change(change: str) -> str | None:
    """Why we may not do this to the system, if we may not."""
    if os.environ.get(NO_SYSTEM):
        return f"--no-system: this test would {change}"
    return None if is_root() else f"only root may {change}"


@cache
def is_there(package: Package) -> bool:
    return package.is_there(Path(sys.executable))
