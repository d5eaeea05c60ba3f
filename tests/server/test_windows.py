"""The server without what only Unix has: every module is imported, and Ctrl-C closes properly.

Windows itself is not imitated (tests/support/windows.py says how far this goes); the workflow in
.github runs the quick tests there.
"""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

import do
from tools.patience import PATIENCE

IMPORTS = """
import importlib
import pkgutil

import ubongo

# Doors of programs are opened by those who start them.
found = [one.name for one in pkgutil.walk_packages(ubongo.__path__, "ubongo.")]
names = [name for name in found if not name.endswith("__main__")]
for name in names:
    importlib.import_module(name)
print(len(names))
"""

SERVES = """
import sys

from ubongo.cli import run

sys.exit(run(["serve", "-p", "0", "--metrics-port", "0", "--data-dir", sys.argv[1]]))
"""


def windows(code: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "tests.support.windows", code, *arguments]


def test_every_module_can_be_imported_without_unix() -> None:
    ran = subprocess.run(
        windows(IMPORTS), cwd=do.ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )

    assert ran.stderr == ""
    assert int(ran.stdout) > 200


def test_unix_is_really_hidden() -> None:
    """The test above can fail: a module that needs Unix cannot be imported there."""
    for name in ("resource", "fcntl", "uvloop", "pwd"):
        ran = subprocess.run(
            windows(f"import {name}"), cwd=do.ROOT, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 1
        assert f"No module named '{name}'" in ran.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_without_unix_serves_and_closes_properly(
    number: signal.Signals, tmp_path: Path
) -> None:
    process = subprocess.Popen(
        windows(SERVES, str(tmp_path)),
        cwd=do.ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline()
        assert address.startswith("http://127.0.0.1:")
        process.send_signal(number)
        _, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()

    assert process.returncode == 0
    assert "Traceback" not in err
    # SQLite takes its second file away when the database is closed, and only then.
    assert [path.name for path in tmp_path.glob("ubongo.sqlite3*")] == ["ubongo.sqlite3"]
