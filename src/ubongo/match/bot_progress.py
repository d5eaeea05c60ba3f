"""The progress of bots on their boards: how many pieces each seems to have laid (R-425).

A bot knows its cover at once and then waits as long as a person would need. What the others see
of that is a number, which grows along the way to the call and reaches the number of its pieces
only with the call itself. It is shown and never stored, and no dice of the game are used for it.

>>> from random import Random
>>> seen = way_to_the_call(pieces=3, begins=10_000, ends=40_000, dice=Random(1))
>>> [seen.laid(at) for at in (10_000, 39_999, 40_000, 90_000)]
[0, 2, 2, 2]
"""

from dataclasses import dataclass
from random import Random

from ubongo.match.bots.bot import Plan
from ubongo.match.match import Match
from ubongo.rules.game import PLAY_OFF, ROUND

# How far the moment of each piece may be from its even share of the way.
JITTER = 0.3


@dataclass(frozen=True, slots=True)
class Progress:
    """The moments at which a bot is seen to lay a piece, but for the last one."""

    steps: tuple[int, ...]
    # When the bot will call, or stop.
    ends: int

    def laid(self, at: int) -> int:
        """How many pieces lie on its board now, for all who may not see where."""
        return sum(step <= at for step in self.steps)

    def delayed(self, by: int) -> "Progress":
        """The same way, so much later."""
        return Progress(tuple(step + by for step in self.steps), self.ends + by)


def way_to_the_call(pieces: int, begins: int, ends: int, dice: Random) -> Progress:
    """A way of so many pieces, with moments of its own each time."""
    whole = max(0, ends - begins)
    return Progress(
        tuple(
            begins + int(whole * (number + JITTER * (2 * dice.random() - 1)) / pieces)
            for number in range(1, pieces)
        ),
        ends,
    )


@dataclass(slots=True)
class _Laying:
    """A bot at one board: its plan, and how that is seen by others."""

    board: object
    plan: Plan
    progress: Progress


class BotProgress:
    """Follows the bots of one match; `seed` makes the dice."""

    def __init__(self, match: Match, seed: str) -> None:
        self._match = match
        self._dice = Random(f"{seed} progress")
        self._bots = [seat for seat, one in enumerate(match.sitting) if one.bot is not None]
        self._laying: dict[int, _Laying] = {}

    def follow(self, at: int) -> None:
        """Look at the plans after a step of the match."""
        game, plans = self._match.game, self._match.plans
        if game.phase is not ROUND and game.phase is not PLAY_OFF:
            self._laying.clear()
            return
        for seat in self._bots:
            plan, own = plans[seat], game.seats[seat]
            known = self._laying.get(seat)
            if known is not None and (own.rank or known.board is not own.deal):
                del self._laying[seat]
                known = None
            if plan is None or own.deal is None or own.rank:
                continue
            if known is None:
                pieces = len(own.deal.puzzle.pieces)
                seen = way_to_the_call(pieces, at, plan.at, self._dice)
                self._laying[seat] = _Laying(own.deal, plan, seen)
            elif plan is not known.plan:
                # The clocks stood still, or the bot thinks anew.
                known.progress = known.progress.delayed(plan.at - known.plan.at)
                known.plan = plan

    def laid(self, seat: int, at: int) -> int:
        """How many pieces the bot on this seat has laid; 0 for people."""
        own = self._match.game.seats[seat]
        if own.rank and own.deal is not None and seat in self._bots:
            return len(own.deal.puzzle.pieces)
        known = self._laying.get(seat)
        return 0 if known is None else known.progress.laid(at)

    def next_after(self, at: int) -> int | None:
        """When one of the numbers will be another one; None if only a call will change it."""
        if self._match.game.paused:
            return None
        steps = [
            step for known in self._laying.values() for step in known.progress.steps if step > at
        ]
        return min(steps, default=None)
