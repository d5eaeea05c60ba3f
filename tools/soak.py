"""Play random games for a long time and watch for faults: any edition, seats, options and people.

    python3 do.py soak --games 1000000          on all cores
    python3 do.py soak --seed 7 --first 5001    go on where a run of seed 7 was stopped
    python3 do.py soak --seed 7 --first 123 --games 1

A game depends on the seed and its number alone, so that a fault can be looked at again. The
exit code is 1 if there was one.
"""

import argparse
import os
import secrets
import signal
import sys
from collections.abc import Generator
from contextlib import closing
from multiprocessing import Pool
from time import perf_counter

from ubongo.boards.box import the_box
from ubongo.match.anything import played

AT_ONCE = 100
# So many faults are enough to work on.
MOST_TOLD = 20


def some(part: tuple[int, range]) -> tuple[int, list[str]]:
    """How many games were played, and what was wrong with them."""
    seed, numbers = part
    box = the_box()
    found = [sentence for number in numbers for sentence in played(seed, number, box).faults]
    return len(numbers), found


def soak(seed: int, first: int, games: int, jobs: int) -> Generator[tuple[int, list[str]]]:
    """The same for all games, a few at a time and in order."""
    last = first + games
    parts = [(seed, range(at, min(at + AT_ONCE, last))) for at in range(first, last, AT_ONCE)]
    if jobs == 1:
        yield from map(some, parts)
        return
    with Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(some, parts)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="do.py soak", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--seed", type=int, help="which games; a new one if not said")
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args()
    if min(asked.games, asked.first, asked.jobs) < 1:
        parser.error("--games, --first and --jobs are 1 or more")
    seed = secrets.randbelow(1_000_000) if asked.seed is None else asked.seed
    print(f"Seed {seed}, games {asked.first} to {asked.first + asked.games - 1}", flush=True)
    done, faults, begun = 0, 0, perf_counter()
    try:
        with closing(soak(seed, asked.first, asked.games, asked.jobs)) as parts:
            for games, found in parts:
                done += games
                for sentence in found[: max(0, MOST_TOLD - faults)]:
                    print(f"\r{sentence}", flush=True)
                faults += len(found)
                if sys.stderr.isatty():
                    print(f"\r{done} games, {faults} faults", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"\nGo on with: python3 do.py soak --seed {seed} --first {asked.first + done}")
        return 130
    pace = done / (perf_counter() - begun)
    print(f"\r{done} games, {faults} faults, {pace:.0f} games a second in {asked.jobs} processes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
