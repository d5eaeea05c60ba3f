"""The strength of a bot: its speed, and its strategy for gems.

Solving times are distributed like those of people. A time is

    look + pace · tries · exp(spread · z),    z normal with mean 0 and deviation 1,

where `tries` is the puzzle's difficulty: the placements a person can expect to try.
The log-normal factor has the long tail that people have: mostly they are about as fast
as ever, and now and then they are stuck. `look` is a constant part, and the median is
`look + pace · tries`. On an average puzzle of the box (14 tries on the easy
sides, 32 on the hard ones) the medians in seconds, and the share that is done before
the sand has run through once, are

              child   beginner   fair   strong   expert
    easy       76        40       25      14        8
      in time  36 %      73 %     93 %   >99 %    >99 %
    hard      166        87       53      29       16
      in time   7 %      29 %     58 %    90 %     99 %

>>> FAIR.median(14)
24700
"""

from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt
from random import Random

from ubongo.match.bots.gem_strategies import (
    GemPlay,
    careless,
    far_sighted,
    greedy,
    hopeful,
    often_careless,
)


@dataclass(frozen=True, slots=True)
class Strength:
    """The parameters of a bot; all times are in milliseconds."""

    name: str
    # Seeing the board, the face of the die and the pieces.
    look: int
    # One placement tried.
    pace: int
    # How much one puzzle differs from the next of the same difficulty.
    spread: float
    # From the call to the gems, and before the roll: half of it to half as much again.
    thinking: int
    gem_play: GemPlay

    def median(self, tries: float) -> int:
        """The median solving time for puzzles of this difficulty."""
        return round(self.look + self.pace * tries)

    def solving_time(self, tries: float, dice: Random) -> int:
        """How long this puzzle takes this time."""
        return round(self.look + self.pace * tries * exp(self.spread * normal(dice)))

    def thinking_time(self, dice: Random) -> int:
        """How long it thinks about gems this time, in milliseconds."""
        return round(self.thinking * (0.5 + dice.random()))


def normal(dice: Random) -> float:
    """A normal number from two even ones (Box and Muller).

    Python guarantees the same numbers for the same seed in every version only for `random`.
    """
    return sqrt(-2.0 * log(1.0 - dice.random())) * cos(2.0 * pi * dice.random())


CHILD = Strength("child", 6_000, 5_000, 0.75, 4_000, careless)
BEGINNER = Strength("beginner", 4_000, 2_600, 0.70, 3_000, often_careless)
FAIR = Strength("fair", 3_000, 1_550, 0.65, 2_200, greedy)
STRONG = Strength("strong", 2_000, 850, 0.60, 1_600, hopeful)
EXPERT = Strength("expert", 1_500, 460, 0.55, 1_100, far_sighted)

STRENGTHS = {one.name: one for one in (CHILD, BEGINNER, FAIR, STRONG, EXPERT)}
