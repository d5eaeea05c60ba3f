"""When Python looks for garbage: when nobody plays.

Nearly all is freed without being looked for; only what holds itself is left, which is two
kilobytes for each line that has ended. Left to itself Python looks through everything whenever
there has come a quarter more, and everybody waits: at a thousand tables for 200 ms. So it looks
once in every quiet time, or when there has been none for hours.
"""

import asyncio
import gc
from collections.abc import Callable

EVERY = 20.0  # seconds
AT_LATEST = 6 * 3600.0


def disable() -> None:
    """From now on, for the whole process, `tidy` says when."""
    gc.disable()
    gc.freeze()


def is_disabled() -> bool:
    return not gc.isenabled()


async def collect_when_quiet(is_quiet: Callable[[], bool]) -> None:
    """Look for garbage in good time, for ever."""
    now = asyncio.get_running_loop().time
    last = now()
    done = False
    while True:
        await asyncio.sleep(EVERY)
        quiet = is_quiet()
        if (quiet and not done) or now() - last >= AT_LATEST:
            gc.collect()
            last = now()
        # Once in each quiet time is enough.
        done = quiet
