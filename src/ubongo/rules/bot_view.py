"""A glance: the corner of a view that one needs to make a plan.

Whoever has just got a board looks at the board and not at the table. A glance holds
nothing that the seat's view does not hold; `of` takes it from a view, and `glance` from
a game, which costs a tenth of making the whole view.
"""

from typing import NamedTuple

from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.allowed_commands import may
from ubongo.rules.game import Game
from ubongo.rules.view import View


class Glance(NamedTuple):
    """What a seat may do now, and the puzzle before it if it may see one."""

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
    def of(cls, view: View) -> "Glance":
        """The glance that somebody with this view has."""
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


def glance(game: Game, seat: int) -> Glance:
    """What this seat sees at a glance."""
    own = game.seats[seat]
    deal = own.deal
    return Glance(
        seat,
        game.now,
        may(game, seat),
        None if deal is None or own.opens_at is not None else deal.puzzle,
        game.round,
        game.deadline is None,
        game.settings.find_pieces,
    )
