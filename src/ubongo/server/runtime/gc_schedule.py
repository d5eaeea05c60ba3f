"""The schedule of the garbage collector: by growth, and all objects at once only in quiet times.

Reference counting frees nearly everything; only cycles are left. By default Python scans all
objects whenever a quarter more have come, and everybody waits: at a thousand tables for 200 ms.
So it scans by itself only what is new, whenever so many objects have come that were not freed:
that takes a few milliseconds, however many tables there are, and frees what requests leave behind
before it is much. All objects are scanned once in every quiet time, or when too much of what was
new has stayed, or when memory has grown, or when there has been no scan for hours.
"""

import asyncio
import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

EVERY = 20.0  # seconds
AT_LATEST = 6 * 3600.0
# New objects, less those that were freed, after which the new ones are scanned.
GROWTH = 20_000
# Older ones are never scanned without us.
NEVER = 2**31 - 1
# All are scanned when so many of the new ones have stayed since the last time,
STAYED = 1_000_000
# or when memory has grown by so much.
GROWN = 64 * 2**20


class StayedObjects:
    """Counts the objects that stayed after scans of new ones, since all were scanned."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        """Python calls this before and after each scan."""
        if phase == "stop":
            new = info["generation"] == 0
            self.count = self.count + max(0, GROWTH - info["collected"]) if new else 0


def schedule() -> None:
    """Let Python scan by itself only what is new, in the whole process."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GROWTH, NEVER, NEVER)


def is_scheduled() -> bool:
    return gc.get_threshold()[0] == GROWTH


async def collect(is_anybody_playing: Callable[[], bool]) -> None:
    """Scan all objects when it is time for it, without end."""
    now = asyncio.get_running_loop().time
    stayed = StayedObjects()
    gc.callbacks.append(stayed)
    try:
        last, size = now(), memory()
        done = False
        while True:
            await asyncio.sleep(EVERY)
            quiet = not is_anybody_playing()
            is_due = stayed.count >= STAYED or memory() - size >= GROWN or now() - last >= AT_LATEST
            if is_due or (quiet and not done):
                gc.collect()
                last, size = now(), memory()
            # One scan in each quiet time is enough.
            done = quiet
    finally:
        gc.callbacks.remove(stayed)


def memory() -> int:
    """The memory of this process in bytes, where the system tells it; otherwise 0."""
    if sys.platform != "linux":
        return 0
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:  # no file is left to open: the next look will tell
        return 0
    return int(pages) * os.sysconf("SC_PAGESIZE")
