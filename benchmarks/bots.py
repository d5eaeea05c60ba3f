"""How clearly each bot beats the next weaker one: win shares, two of each at a classic table.

    python3 do.py bench bots [GAMES]

A half would be even. The error is one standard deviation.
"""

import os
import sys
from itertools import pairwise
from math import sqrt

from ubongo.match.bots import BOTS
from ubongo.match.simulate import SimulationJob, simulate
from ubongo.rules.settings import Settings

GAMES = 2_000


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    jobs = os.cpu_count() or 1
    print(f"wins of the stronger pair over {games} games, two of each at the table, easy sides")
    for weaker, stronger in pairwise(BOTS):
        job = SimulationJob("classic", (weaker, stronger) * 2, Settings(), seed=1, games=games)
        share = simulate(job, jobs).win_shares_by_bot()[stronger]
        error = sqrt(share * (1 - share) / games)
        print(f"{stronger:<9} against {weaker:<9} {share:6.1%} ± {error:.1%}", flush=True)
    print(f"all five, each against the other four at tables of four, {games} games each")
    wins: dict[str, float] = dict.fromkeys(BOTS, 0.0)
    for missing in BOTS:
        seated = tuple(name for name in BOTS if name != missing)
        job = SimulationJob("classic", seated, Settings(), seed=2, games=games)
        for name, share in simulate(job, jobs).win_shares_by_bot().items():
            wins[name] += share / (len(BOTS) - 1)
    for name, share in wins.items():
        print(f"{name:<9} {share:6.1%}")


if __name__ == "__main__":
    main()
