"""Learning to play for gems: a small policy is trained until it beats the bot *fair*.

    pip install 'ubongo[rl,arena]'
    python examples/learn_gems.py                          train, then play against fair
    python examples/learn_gems.py --generations 4          a shorter lesson
    python examples/learn_gems.py --policy policy.json     only play, with what was learned

Both solve equally fast, so that only the gems decide. The policy weighs a few features of each
field and goes where their sum is largest. It is trained by the cross-entropy method: many
policies play the same games, the best fifth are averaged, and the next ones are drawn around
them. The cells (`# %%`) can be run one by one in a notebook.
"""

# %% What it sees

import argparse
import json
import multiprocessing
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy
from numpy.typing import NDArray

import ubongo
from ubongo.arena.pairing import ArenaJob
from ubongo.arena.tournament import play
from ubongo.rl import GemEnv, PolicyBot
from ubongo.rl.gem_observation import PASS, WAIT, Floats, Mask, unpacked
from ubongo.rules.editions.classic import FIELDS

Weights = NDArray[numpy.float64]

FEATURES = (
    *("gain", "steep gain", "most of a colour", "hope", "denial", "steep denial"),
    *("next turn", "left to others", "early gain", "early hope", "early denial", "early next"),
)
# How likely a row at this distance can be taken in the next round.
REACH = numpy.array([1.0, 0.8, 0.5, 0.25, 0.0, 0.0])
DISTANCE = abs(numpy.arange(FIELDS)[:, None] - numpy.arange(FIELDS))


def features(observation: Floats) -> Weights:
    """A row of features for each field: what its two gems would be worth, now and later."""
    seen = unpacked(observation)
    own, others = 12 * seen.gems[0], 12 * seen.gems[1:]
    pairs, behind = seen.front[:, :2].sum(1), seen.front[:, 2:].sum(1)
    lying = 12 * seen.lying.sum(0)
    early = lying.sum() / 72
    after = own + pairs
    gain = _rise(own, pairs, 2)
    hope = pairs @ lying / 12
    denial = _rise(others[:, None], pairs, 2).max(0)
    # What lies in each row (second axis) when one has taken from a field (first axis).
    later = numpy.where(numpy.eye(FIELDS)[:, :, None] > 0, behind, pairs)
    following = (_rise(after[:, None], later, 2) * REACH[DISTANCE]).max(1)
    given = _rise(others[:, None, None], later, 2).max((0, 2))
    columns = (
        *(gain, _rise(own, pairs, 4) / 100, after.max(1), hope),
        *(denial, _rise(others[:, None], pairs, 4).max(0) / 100, following, given),
        *(early * gain, early * hope, early * denial, early * following),
    )
    return numpy.stack(columns, axis=1)


def _rise(counts: Floats, pair: Floats, power: int) -> Floats:
    """How much the sum of the powers of the counts rises by these gems."""
    rise: Floats = ((counts + pair) ** power - counts**power).sum(-1)
    return rise


# %% What it does


def choose(weights: Weights, observation: Floats, mask: Mask) -> int:
    """The allowed field with the largest weighted sum."""
    fields = numpy.flatnonzero(mask[:FIELDS])
    if not len(fields):
        return WAIT if mask[WAIT] else PASS
    return int(fields[numpy.argmax(features(observation)[fields] @ weights)])


def reward(seeds: Sequence[int], weights: Weights) -> float:
    """The mean reward of a policy in these games against fair."""
    env = GemEnv(agents=1, bots=("fair",))
    total = 0.0
    for seed in seeds:
        observations, _ = env.reset(seed=seed)
        while env.agents:
            actions = {
                agent: choose(weights, seen["observation"], seen["action_mask"])
                for agent, seen in observations.items()
            }
            observations, rewards, _, _, _ = env.step(actions)
            total += sum(rewards.values())
    return total / len(seeds)


# %% How it learns


def learn(
    generations: int,
    policies: int = 24,
    games: int = 80,
    seed: int = 1,
    processes: int = 1,
    tell: Callable[[str], None] = print,
) -> Weights:
    """Weights that win more and more: of each generation the best fifth lead the next."""
    dice = numpy.random.default_rng(seed)
    mean = numpy.zeros(len(FEATURES))
    spread = numpy.full(len(FEATURES), 0.4)
    with multiprocessing.Pool(processes) as pool:
        for generation in range(1, generations + 1):
            seeds = dice.integers(2**31, size=games).tolist()
            drawn = dice.normal(mean, spread, (policies, len(FEATURES)))
            rewards = numpy.array(pool.map(partial(reward, seeds), drawn))
            best = drawn[numpy.argsort(-rewards)[: policies // 5]]
            mean, spread = best.mean(0), 0.9 * best.std(0) + 0.03
            tell(f"generation {generation}: {rewards.mean():.1%} of the games won on average")
    return mean


# %% How good it is


def compare(weights: Weights, games: int, processes: int = 1) -> tuple[float, float, float]:
    """The share of wins against fair in the arena, and its 95 % interval."""
    ubongo.add_bot(PolicyBot("learned", partial(choose, weights), speed="fair"))
    job = ArenaJob(("learned", "fair"), "classic", ubongo.Settings(), seats=2, seed=7, games=games)
    lines = {line.bot: line for line in play(job, processes=processes).lines()}
    learned = lines["learned"]
    return learned.share, learned.least, learned.most


# %% The whole lesson


def main(generations: int, games: int, seed: int, policy: Path) -> None:
    cores = os.cpu_count() or 1
    if policy.exists():
        weights = numpy.array(json.loads(policy.read_text(encoding="utf-8")))
    else:
        weights = learn(generations, seed=seed, processes=cores)
        policy.write_text(json.dumps(weights.round(4).tolist()), encoding="utf-8")
        print(f"learned, and written to {policy}")
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"  {name:<18}{weight:>7.2f}")
    share, least, most = compare(weights, games, cores)
    print(
        f"{share:.1%} of {games} games won against fair (95 % interval: {least:.1%} to {most:.1%})"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn to play for gems.")
    parser.add_argument("--generations", type=int, default=15)
    parser.add_argument("--games", type=int, default=4000, help="to compare it with fair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", type=Path, default=Path("policy.json"))
    main(**vars(parser.parse_args()))
