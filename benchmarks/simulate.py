"""How many whole games of bots one core plays in a second, with and without a referee.

    python3 do.py bench simulate [GAMES]

Processor time of one process, classic edition, four fair bots on easy sides; the median and the
best of several runs, since a machine with other things to do is slower at times. The reference is a
loop of plain Python that makes small objects, to tell a slow machine from a slow engine.
"""

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from ubongo.boards.box import the_box
from ubongo.match.simulate import SimulationJob, play
from ubongo.rules.settings import Settings

GAMES = 200
RUNS = 9


class Small:
    __slots__ = ("first", "second")

    def __init__(self, first: int, second: tuple[int, int]) -> None:
        self.first = first
        self.second = second


def reference() -> None:
    """Make 100 000 small objects and look into them."""
    kept: dict[int, int] = {}
    for number in range(100_000):
        small = Small(number, (number, number))
        kept[number & 63] = small.first + small.second[0]


def seconds(work: Callable[[], object]) -> list[float]:
    times = []
    for _ in range(RUNS):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return sorted(times)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    box = the_box()
    print("classic for four fair bots, one process  median      best   a game   an event  events")
    for check in (False, True):
        job = SimulationJob("classic", ("fair",) * 4, Settings(), seed=1, games=games, check=check)
        events = sum(play(job, number, box).events for number in range(1, games + 1))

        def work(job: SimulationJob = job) -> None:
            for number in range(1, games + 1):
                play(job, number, box)

        times = seconds(work)
        each = median(times)
        print(
            f"{'with --check' if check else 'without --check':<33}"
            f" {games / each:>6.0f}/s  {games / times[0]:>6.0f}/s"
            f"  {each / games * 1e6:>4.0f} µs  {each / events * 1e6:>6.1f} µs"
            f"  {events / each:>7.0f}/s",
            flush=True,
        )
    times = seconds(reference)
    print(f"reference: 100 000 small objects made in {median(times) * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
