"""A checkout in which do.py is tried without a network.

It holds do.py and the modules that it needs; in place of uv it has a program that writes down what
it was asked to install, and puts in only what those modules import.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

import do
from tools.environment import Environment
from tools.patience import PATIENCE

# The Python that an environment is made from, as somebody at a prompt would have it.
PYTHON = getattr(sys, "_base_executable", sys.executable)

# It notes its arguments, and puts an `ubongo` that does the same into the environment.
STAND_IN_UV = f"""#!{PYTHON}
import os, pathlib, sys
with open("asked.txt", "a", encoding="utf-8") as asked:
    print(*sys.argv[1:], file=asked)
if os.environ.get("UV_FAILS"):
    sys.exit("there is no such package")
python = pathlib.Path(sys.argv[sys.argv.index("--python") + 1])
command = python.parent / "ubongo"
command.write_text("#!" + str(python) + "\\nimport sys\\nprint(sys.argv[1:], sys.stdin.read())\\n")
command.chmod(0o755)
(modules,) = python.parents[1].glob("lib/python*/site-packages")
if not (modules / "click").exists():
    (modules / "click").symlink_to({str(Path(click.__file__).parent)!r})
"""


@dataclass(frozen=True)
class Checkout:
    """A folder with do.py, the files that it reads, and a stand-in for uv on the path."""

    root: Path
    path: Path

    @property
    def here(self) -> Environment:
        return Environment(self.root)

    @property
    def asked(self) -> list[str]:
        """What the installer has been asked to do, one line a call."""
        notes = self.root / "asked.txt"
        return notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []

    def do(
        self, *arguments: str, stdin: str = "", python: Sequence[str] = (PYTHON,), **env: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*python, str(self.root / "do.py"), *arguments],
            cwd=self.root.parent,
            env={"PATH": str(self.path)} | env,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def without(self, hiding: str) -> list[str]:
        """A Python from which something is hidden: it runs these statements before do.py."""
        shim = self.root.parent / "shim.py"
        shim.write_text(
            f"{hiding}\nimport runpy, sys\ndel sys.argv[0]\n"
            "runpy.run_path(sys.argv[0], run_name='__main__')\n",
            encoding="utf-8",
        )
        return [PYTHON, str(shim)]


def stand_in_checkout(folder: Path) -> Checkout:
    """Make one below this folder."""
    root = folder / "a checkout with spaces, é and 'quotes'"
    (root / "locks").mkdir(parents=True)
    shutil.copy(do.ROOT / "do.py", root)
    tools = root / "tools"
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(do.ROOT / "tools" / "tasks", tools / "tasks", ignore=unwanted)
    for name in ("__init__.py", "environment.py", "processes.py"):
        shutil.copy(do.ROOT / "tools" / name, tools)
    (root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (root / "locks" / "run.txt").write_text("click==8\n", encoding="utf-8")
    (root / "locks" / "dev.txt").write_text("click==8\npytest==9\n", encoding="utf-8")
    path = folder / "bin"
    path.mkdir()
    (path / "uv").write_text(STAND_IN_UV, encoding="utf-8")
    (path / "uv").chmod(0o755)
    return Checkout(root, path)
