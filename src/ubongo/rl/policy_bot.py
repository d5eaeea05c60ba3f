"""A policy as a bot: it solves like a bot of some strength, and a policy chooses its gems.

    ubongo.add_bot(PolicyBot("learned", policy, speed="fair"))
    ubongo.simulate("learned fair", games=1000)

A policy is a function of an observation and a mask, as the environment gives them.
"""

from collections.abc import Callable
from random import Random

from ubongo.match.bots.bot import Plan, StrengthBot
from ubongo.match.bots.strength import STRENGTHS, Strength
from ubongo.misread import Misread, quoted
from ubongo.rl.gem_observation import Floats, Mask, allowed, command_of, observed
from ubongo.rules.bot_view import BotView
from ubongo.rules.commands import Command
from ubongo.rules.editions.classic import GemView
from ubongo.rules.editions.edition import TableView

Policy = Callable[[Floats, Mask], int]


class PolicyBot:
    """A bot whose gems are chosen by a policy."""

    def __init__(self, name: str, policy: Policy, speed: str = "fair") -> None:
        self.name = name
        self._policy = policy
        self._solver = StrengthBot(strength_named(speed))

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        """The plan of the strength with which it solves puzzles."""
        return self._solver.plan(seen, dice)

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        """The field that its policy chooses, where there are gems to choose."""
        if not isinstance(table, GemView):
            return self._solver.act(table, seat, dice)
        action = int(self._policy(observed(table, seat), allowed(table)))
        return command_of(action, table, seat)


def strength_named(name: str) -> Strength:
    """One of our strengths."""
    found = STRENGTHS.get(name)
    if found is None:
        known = ", ".join(STRENGTHS)
        raise Misread("speed", "", f"there is no strength {quoted(name)}", f"there are {known}")
    return found
