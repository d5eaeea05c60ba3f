"""The schedule of the garbage collector: it runs when no game is played.

Reference counting frees nearly everything; only cycles are left, two kilobytes for each closed
connection. By default Python scans all objects whenever a quarter more have come, and everybody
waits: at a thousand tables for 200 ms. So a collection runs once in every quiet time, or when
there has been none for hours.
"""

import asyncio
import gc
from collections.abc import Callable

EVERY = 20.0  # seconds
AT_LATEST = 6 * 3600.0


def disable() -> None:
    """Turn automatic collection off for the whole process."""
    gc.disable()
    gc.freeze()


def is_disabled() -> bool:
    return not gc.isenabled()


async def collect_when_quiet(is_quiet: Callable[[], bool]) -> None:
    """Collect garbage in quiet times, without end."""
    now = asyncio.get_running_loop().time
    last = now()
    done = False
    while True:
        await asyncio.sleep(EVERY)
        quiet = is_quiet()
        if (quiet and not done) or now() - last >= AT_LATEST:
            gc.collect()
            last = now()
        # One collection in each quiet time is enough.
        done = quiet
