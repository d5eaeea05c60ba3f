"""A test that hangs: it is ended, named and shown where it stands, and all others still run."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

TESTS = """
import threading

def test_waits_for_ever():
    threading.Event().wait()

def test_passes():
    pass
"""


def test_a_test_that_hangs_is_ended_and_the_others_still_run(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(TESTS)
    limits = ["-o", "timeout=5", "-o", "faulthandler_timeout=2"]
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), *limits]
    ran = subprocess.run(
        [*command, "-p", "no:cacheprovider", "-n", "1", str(tmp_path)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert "1 failed, 1 passed" in ran.stdout
    assert "crashed while running" in ran.stdout
    assert "test_waits_for_ever" in ran.stdout
    assert "in test_waits_for_ever" in ran.stderr, "where it stands"
    assert ran.returncode == 1
