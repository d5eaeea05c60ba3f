"""When Python looks for garbage: rarely, and everything old in a quiet moment.

Nearly all is freed without being looked for; only what holds itself is left, such as lines that
have ended. Left to itself Python looks through everything whenever there has come a quarter more,
and everybody waits: at a thousand tables for 200 ms. So only what is new is looked through, often,
which takes a few milliseconds, and all of it when nobody plays, or when it has not been for an
hour.
"""

import asyncio
import gc
from collections.abc import Callable

EVERY = 0.5  # seconds
AT_LATEST = 3600.0


def put_off() -> None:
    """From now on, for the whole process, `tidy` says when."""
    gc.disable()
    gc.freeze()


def is_put_off() -> bool:
    return not gc.isenabled()


def tidy_new() -> int:
    """Look through what has come since the last time, and never again; how much was found."""
    found = gc.collect(0)
    gc.freeze()
    return found


def tidy_all() -> int:
    """Look through everything; how much was found."""
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found


async def tidy(is_quiet: Callable[[], bool]) -> None:
    """Do both, each in its time, for ever."""
    now = asyncio.get_running_loop().time
    last = now()
    done = False
    while True:
        await asyncio.sleep(EVERY)
        quiet = is_quiet()
        if (quiet and not done) or now() - last >= AT_LATEST:
            tidy_all()
            last = now()
        else:
            tidy_new()
        # Once in each quiet time is enough.
        done = quiet
