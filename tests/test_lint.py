"""The code is clean: the checks of `do.py lint`, one test each."""

import subprocess
import sys
from pathlib import Path

import pytest

import do
from tools.tasks.checks import CHECKS, linted


@pytest.mark.parametrize("name", CHECKS)
def test_the_code_is_clean(name: str) -> None:
    command = [sys.executable, "-m", *CHECKS[name], *linted(do.ROOT)]
    found = subprocess.run(command, cwd=do.ROOT, capture_output=True, text=True, check=False)

    assert found.returncode == 0, f"{found.stdout}{found.stderr}"


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("ruff check", '"""A module that imports what it does not use."""\n\nimport os\n'),
        ("ruff format", '"""A module with too many spaces."""\n\nanswer  =  42\n'),
        ("mypy", '"""A module with a wrong type."""\n\nanswer: int = "42"\n'),
    ],
)
def test_what_is_not_clean_is_found(name: str, bad: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(bad, encoding="utf-8")
    command = [sys.executable, "-m", *CHECKS[name], str(path)]
    config = do.ROOT / "pyproject.toml"
    command += ["--config-file" if name == "mypy" else "--config", str(config)]
    found = subprocess.run(command, cwd=path.parent, capture_output=True, text=True, check=False)

    assert found.returncode == 1, f"{found.stdout}{found.stderr}"
