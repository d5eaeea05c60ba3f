"""Environments for learning: the play for gems for several, and puzzles against the clock alone.

They need `pip install 'ubongo[rl]'`. `docs/reinforcement-learning.md` tells what is observed,
done and rewarded. With this imported, `gymnasium.make("ubongo/Puzzle-v0")` makes the second.
"""

import gymnasium

from ubongo.rl.gem_env import GemEnv
from ubongo.rl.policy_bot import PolicyBot
from ubongo.rl.puzzle_env import PuzzleEnv

gymnasium.register("ubongo/Puzzle-v0", entry_point="ubongo.rl.puzzle_env:PuzzleEnv")

__all__ = ["GemEnv", "PolicyBot", "PuzzleEnv"]
