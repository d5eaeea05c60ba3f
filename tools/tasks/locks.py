"""`do.py lock`: remakes the locks for every Python and system that we support, with uv.

Standard library only, and run outside of `.venv`: broken locks must not stand in the way.
The bigger locks take the versions of the smallest one, so that adding the tools for tests changes
nothing that is played with.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.processes import Trouble, exit_after, say

ROOT = Path(__file__).resolve().parents[2]

# What each lock is made of.
LOCKS = {
    "run": ("pyproject.toml", "--extra", "all", "--group", "build"),
    "host": ("pyproject.toml", "--extra", "all", "--extra", "postgres", "--group", "build"),
    "dev": (
        *("pyproject.toml", "--extra", "all", "--extra", "data", "--extra", "rl"),
        *("--extra", "postgres"),
        *("--group", "build", "--group", "dev"),
    ),
    "node": ("--group", "node"),
}


def lock(options: Sequence[str]) -> int:
    uv = shutil.which("uv")
    if uv is None:
        raise Trouble("Only uv can remake the locks: 'pip install uv' outside of .venv brings it.")
    compiled = [uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", *options]
    compiled += ["--python-version", "3.11", "--fork-strategy", "fewest"]
    compiled += ["--no-emit-index-url", "--no-emit-find-links", "--no-emit-build-options"]
    compiled += ["--custom-compile-command", "python3 do.py lock"]
    for needs, chosen in LOCKS.items():
        same = ("--constraint", "locks/run.txt") if needs in ("host", "dev") else ()
        command = [*compiled, *chosen, *same, "--output-file", f"locks/{needs}.txt"]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            raise Trouble(f"uv could not make locks/{needs}.txt, for the reason above.")
        say(f"Made locks/{needs}.txt")
    return 0


if __name__ == "__main__":
    exit_after(lambda: lock(sys.argv[1:]))
