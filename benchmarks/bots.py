"""How clearly each bot beats the next weaker one: win shares, two of each at a classic table.

    python3 do.py bench bots [GAMES]
    python3 do.py bench bots --fitted [GAMES]

A half would be even. The error is one standard deviation. With `--fitted`: the shares of bots of
different strength on boards that are fitted to them (R-429), and what cheating brings.
"""

import os
import sys
from itertools import pairwise
from math import sqrt

from tools.fairness import (
    SAME_GEMS,
    WITH_TIPS,
    Model,
    Shares,
    add_bots_of_other_gem_play,
    best_cheats,
    engine_shares,
    fitted_settings,
)
from ubongo.match.bots import BOTS
from ubongo.match.simulate import SimulationJob, simulate
from ubongo.rules.settings import Settings

GAMES = 2_000

FITTED_GAMES = 400
FOUR = ("child", "fair", "strong", "expert")
OTHERS = (
    ("child", "beginner", "fair", "strong"),
    ("child", "fair", "expert"),
    ("child", "expert"),
    ("fair", "expert"),
    ("child", "fair"),
)
MODEL_GAMES = 100_000
CHEATED_GAMES = 2_000


def print_fitted(games: int, jobs: int) -> None:
    """First places, wins and rounds without a solve by seat; the best of all cheats."""
    add_bots_of_other_gem_play()
    same = tuple(name + SAME_GEMS for name in FOUR)
    child_is_told = ("child" + WITH_TIPS, *FOUR[1:])
    all_are_told = tuple(name + WITH_TIPS for name in FOUR)
    print(f"{games} games with the engine, {' '.join(FOUR)}: first %, wins %, unsolved %")
    for told, edition, bots, is_fitted in (
        ("2024, the same easy boards", "2024", FOUR, False),
        ("2024, fitted", "2024", FOUR, True),
        ("2015, fitted", "2015", FOUR, True),
        ("classic, fitted, equal gem play", "classic", same, True),
        ("classic, fitted, own gem play", "classic", FOUR, True),
        ("classic, fitted, tips for the child", "classic", child_is_told, True),
        ("classic, fitted, tips for all", "classic", all_are_told, True),
    ):
        settings = fitted_settings(bots) if is_fitted else Settings()
        _print_shares(told, engine_shares(SimulationJob(edition, bots, settings, 1, games), jobs))
    print(f"{MODEL_GAMES} games of 2024 with the model")
    for bots in (FOUR, *OTHERS):
        _print_shares(" ".join(bots), Model(bots, MODEL_GAMES, seed=1).play())
    print(
        "the best cheats of 511 sets of rounds, three ways and four seats: gain in points of wins"
    )
    for cheat, gain in best_cheats(FOUR, CHEATED_GAMES, seed=1)[:10]:
        print(f"{100 * gain:+6.2f}  {FOUR[cheat.seat]:<7} {cheat.how:<10} {cheat.rounds:09b}")


def _print_shares(told: str, shares: Shares) -> None:
    columns = (" ".join(f"{100 * one:4.1f}" for one in part) for part in shares[1:])
    print(f"{told:<36} {'   '.join(columns)}", flush=True)


def main() -> None:
    asked = [one for one in sys.argv[1:] if one != "--fitted"]
    jobs = os.cpu_count() or 1
    if len(asked) < len(sys.argv) - 1:
        print_fitted(int(asked[0]) if asked else FITTED_GAMES, jobs)
        return
    games = int(asked[0]) if asked else GAMES
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
