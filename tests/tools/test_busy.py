"""`do.py soak --busy`: tests are run again and again while others use the processor."""

import multiprocessing
import sys
from pathlib import Path

import pytest

from tools.soak import busy, repeat

Printed = pytest.CaptureFixture[str]


def counting(file: Path, last: int) -> list[str]:
    """A program that counts its runs in a file, and fails in this one."""
    program = (
        "import sys; from pathlib import Path; file = Path(sys.argv[1]); "
        "file.write_text(file.read_text() + 'x'); "
        "sys.exit(len(file.read_text()) == int(sys.argv[2]))"
    )
    file.write_text("")
    return [sys.executable, "-c", program, str(file), str(last)]


def test_it_runs_as_often_as_asked_and_tells_of_every_failure(
    tmp_path: Path, capfd: Printed
) -> None:
    assert repeat(3, 1, counting(tmp_path / "runs", 2)) == 1
    assert (tmp_path / "runs").read_text() == "xxx"
    out = capfd.readouterr().out
    assert "Run 2 of 3: exit code 1" in out
    assert out.endswith("3 runs beside 1 busy processes, 1 failed\n")

    assert repeat(1, 1, counting(tmp_path / "runs", 2)) == 0


def test_those_who_keep_the_machine_busy_end_with_it() -> None:
    before = set(multiprocessing.active_children())
    with busy(2):
        others = set(multiprocessing.active_children()) - before
        assert [one.is_alive() for one in others] == [True, True]
    assert [one.is_alive() for one in others] == [False, False]
