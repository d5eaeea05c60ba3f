"""The part of a seat's view that a bot needs to make a plan.

It holds nothing that the seat's view does not hold. `BotView.of` takes it from a view,
`bot_view` from a game, which costs a tenth of making the whole view.
"""

from typing import NamedTuple

from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.allowed_commands import may
from ubongo.rules.game import Game
from ubongo.rules.view import View


class BotView(NamedTuple):
    """The commands that a seat may give now, and its puzzle if it may see one."""

    seat: int
    now: int
    may: tuple[str, ...]
    puzzle: Puzzle | None
    round: int
    # Whether neither an hourglass nor a clock ends the round.
    without_end: bool
    # whether the pieces have to be found among the twelve.
    find_pieces: bool

    @classmethod
    def of(cls, view: View) -> "BotView":
        """The part of this view that a bot plans from."""
        deal = view.own.deal
        assert view.seat is not None
        return cls(
            view.seat,
            view.now,
            view.may,
            None if deal is None else deal.puzzle,
            view.round,
            view.deadline is None,
            view.settings.find_pieces,
        )


def bot_view(game: Game, seat: int) -> BotView:
    """The part of this seat's view that a bot plans from."""
    own = game.seats[seat]
    deal = own.deal
    return BotView(
        seat,
        game.now,
        may(game, seat),
        None if deal is None or own.opens_at is not None or game.paused else deal.puzzle,
        game.round,
        game.deadline is None,
        game.settings.find_pieces,
    )
