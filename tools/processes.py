"""Running other programs: exit codes as in a shell, Ctrl-C, and errors as one sentence.

Standard library only: `do.py` needs it before anything is installed.
"""

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn


class Trouble(Exception):
    """An error for the user: one sentence that says what is wrong and how to cure it."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def clean_environment() -> dict[str, str]:
    """Our environment variables, less those that would lead Python or pip out of `.venv`."""
    astray = {"PYTHONHOME", "PYTHONPATH", "PYTHONSAFEPATH", "__PYVENV_LAUNCHER__"}
    astray |= {"VIRTUAL_ENV", "CONDA_PREFIX"}
    astray |= {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_VIRTUALENV", "PIP_PYTHON"}
    # The locks fix all versions, and the package itself has no hash.
    astray |= {"PIP_CONSTRAINT", "PIP_REQUIRE_HASHES", "UV_CONSTRAINT", "UV_REQUIRE_HASHES"}
    kept = {name: value for name, value in os.environ.items() if name not in astray}
    return kept | {"PIP_USER": "0"}


def become(command: list[str], env: dict[str, str]) -> int:
    """Replace this process by a command, so that it gets all signals.

    On Windows, where a shell would not wait for the new process, it runs as a child.
    """
    return run(command, env) if os.name == "nt" else os.execve(command[0], command, env)


def run(command: Sequence[str], env: dict[str, str]) -> int:
    """Run a command and return its exit code."""
    import subprocess  # takes longer than all the rest here, and a start at the prompt needs none

    process = subprocess.Popen(command, env=env)
    try:
        return exit_code(process.wait())
    except KeyboardInterrupt:
        # The terminal has interrupted the child, too; give it time to clean up.
        with contextlib.suppress(KeyboardInterrupt, subprocess.TimeoutExpired):
            process.wait(timeout=10)
        process.kill()
        process.wait()
        raise


def exit_code(returned: int) -> int:
    """The exit code that a shell would report: 128 plus the signal that ended the child."""
    return returned if returned >= 0 else 128 - returned


def exit_after(work: Callable[[], int]) -> NoReturn:
    """Exit with the code that the work returns; trouble is one sentence, and Ctrl-C none."""
    try:
        code = work()
    except Trouble as trouble:
        say(str(trouble))
        code = trouble.code
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
