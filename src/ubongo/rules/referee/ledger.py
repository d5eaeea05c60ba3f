"""Ledgers: the referee's books of gems, pawns and points, kept from events alone.

A ledger knows the gems, pawns and points of one kind of edition. It shares no code
with the editions, so that each can prove the other wrong.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ubongo.rules.events import Event, GameStarted, UbongoCalled
from ubongo.rules.game import Game
from ubongo.rules.referee.watch import Watch

Sees = dict[type[Event], Callable[[Any, Any], None]]


class Ledger:
    """The ledger of solved boards, the base of all others. It scores as the bare edition."""

    # The names of the editions that this ledger keeps.
    editions: ClassVar[tuple[str, ...]] = ("bare",)
    sees: ClassVar[Sees] = {}
    # Whether the ledger knows the scores and the second chance of its edition.
    is_known: ClassVar[bool] = True
    # Whether boards come again, with another face.
    reshuffles: ClassVar[bool] = False
    is_a_race: ClassVar[bool] = True
    # Whether the player may end the last round.
    may_finish: ClassVar[bool] = False

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        self.watch = watch
        self.boards = [0] * watch.seats

    def record(self, event: Event) -> None:
        """Enter this event into the books."""
        if type(event) is UbongoCalled:
            self.boards[event.seat] += 1
        seen = self.sees.get(type(event))
        if seen is not None:
            seen(self, event)

    def compare(self, game: Game) -> None:
        """Object if the game's books are not these."""

    def scores(self) -> Sequence[Any]:
        """Something for each seat that compares: more is better."""
        return self.boards

    def reached(self) -> Sequence[tuple[int, ...]]:
        """What the last event must tell of each seat, as far as this ledger counts it."""
        return [(score,) for score in self.scores()]

    def places(self) -> tuple[int, ...]:
        scores = self.scores()
        best_first = sorted(scores, reverse=True)
        return tuple(best_first.index(score) + 1 for score in scores)

    def is_owed(self, seat: int) -> bool:
        """Whether a solver may still take something in this round."""
        return False

    def wants_second_chance(self) -> bool:
        """Whether the sand that has run out must be turned once more."""
        return not self.watch.solvers

    def plays_off(self) -> bool:
        """Whether a tie for the first place is played off."""
        return self.watch.settings.play_off_ties

    def end_round(self, number: int) -> None:
        """Check the books after a round."""


class Stranger(Ledger):
    """The ledger of an edition that the referee does not know: only common rules are checked."""

    editions = ()
    is_known = False
