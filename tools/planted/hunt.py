"""Ask for every planted fault whether its proof finds it, each in a process of its own."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.planted.faults import Planted

ROOT = Path(__file__).resolve().parents[2]


def hunt(fault: Planted) -> str:
    """How a fault was found, or nothing."""
    command = [sys.executable, "-m", "tools.planted", fault.name]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode > 1 or ended.stderr.startswith("Traceback"):
        raise RuntimeError(f"{fault.name} could not be planted: {ended.stderr}")
    return ended.stdout.strip()


def hunt_all(faults: Iterable[Planted]) -> int:
    """Print how each was found; the exit code is 1 if one was not."""
    missed = count = 0
    for fault in faults:
        count += 1
        found = hunt(fault)
        missed += not found
        print(f"{fault.name}: {found or 'NOT FOUND'}", flush=True)
    print(f"{count} planted faults, {missed} not found")
    return 1 if missed else 0
