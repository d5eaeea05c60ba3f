"""The countdown after a restart: until when the sand stands still (R-411).

When the server goes on, the sand runs again three seconds later, with what was left of it and at
least ten seconds. Whoever stops the server in those three seconds has not let any sand run: what
is left the next time is the same, however often that happens.
"""

from ubongo.rules.events import ClockMoved, Continued
from ubongo.rules.game import PLAY_OFF, ROUND, Game
from ubongo.rules.settings import SECOND

COUNTDOWN = 3 * SECOND
LEAST_LEFT = 10 * SECOND


def runs_sand(game: Game) -> bool:
    """Whether sand is running out; in a pause nothing is due."""
    laying = game.phase is ROUND or game.phase is PLAY_OFF
    return laying and game.deadline is not None and not game.paused


class Countdown:
    """When the sand of a match runs again, or has run again."""

    __slots__ = ("until",)

    def __init__(self) -> None:
        self.until = 0

    def left(self, deadline: int, stopped: int) -> int:
        """The sand that is left for this deadline, when the server stopped at that time."""
        return max(deadline - max(stopped, self.until), LEAST_LEFT)

    def begin_round(self) -> None:
        """Other sand: it runs from its first moment."""
        self.until = 0

    def move(self, event: ClockMoved, game: Game) -> int:
        """After the clocks were moved; returns for how long nobody could puzzle.

        That is less than the clocks were moved by if there were less than ten seconds left.
        """
        if event.reason == "restart" and runs_sand(game):
            assert game.deadline is not None
            stood_from = max(event.at, self.until)
            self.until = game.deadline - self.left(game.deadline - event.by, event.at)
            return self.until - stood_from
        if self.until > event.at:
            self.until += event.by
        return event.by

    def go_on(self, event: Continued, paused_at: int) -> None:
        """After a pause in which all clocks stood still (R-433)."""
        if self.until > paused_at:
            self.until += event.at - paused_at
