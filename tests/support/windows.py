"""Takes away what Windows does not have, then runs a test's own script: see test_windows.py.

    python -m tests.support.windows CODE [ARGUMENT…]

It is a Windows of names only: modules, functions and signals that are missing there are missing,
and the event loop takes no signals. What Windows does otherwise is not imitated.
"""

# Imported first: the parts of the standard library that need those modules here have others there.
import asyncio
import importlib.abc
import importlib.machinery
import multiprocessing.pool
import os
import signal
import subprocess
import sys
import tempfile
import types
from collections.abc import Sequence

NEEDED_HERE = (asyncio, multiprocessing.pool, subprocess, tempfile)

HIDDEN = {
    *("resource", "fcntl", "pwd", "grp", "termios", "tty", "pty", "syslog", "readline", "curses"),
    "uvloop",
}
MISSING = {
    os: ("nice", "fork", "forkpty", "getuid", "geteuid", "getgid", "sched_getaffinity"),
    signal: ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGKILL", "SIGCHLD", "SIGQUIT"),
}


class NotThere(importlib.abc.MetaPathFinder):
    """Finds that the hidden modules do not exist."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def take_signals(*_: object) -> None:
    raise NotImplementedError


def hide() -> None:
    """Take all of it away from this process."""
    for name in [name for name in sys.modules if name.partition(".")[0] in HIDDEN]:
        del sys.modules[name]
    sys.meta_path.insert(0, NotThere())
    for module, names in MISSING.items():
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    if hasattr(os, "process_cpu_count"):
        # Since Python 3.13; it asks for the affinity where there is one.
        os.process_cpu_count = os.cpu_count
    # The one thing that Windows has and we use: locks of files.
    locks = types.ModuleType("msvcrt")
    locks.LK_NBLCK = 2  # type: ignore[attr-defined]
    locks.locking = lambda file, mode, size: None  # type: ignore[attr-defined]
    sys.modules["msvcrt"] = locks
    asyncio.SelectorEventLoop.add_signal_handler = take_signals  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    hide()
    del sys.argv[0]
    exec(compile(sys.argv[0], "<test>", "exec"), {"__name__": "__main__"})
