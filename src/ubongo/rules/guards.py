"""Checks that most commands begin with: the seat is taken, and the sand runs."""

from ubongo.rules.game import BORDER, OVER, ROUND, Game, Seat
from ubongo.rules.refusals import HasLeft, NotSeated, OutOfTime, WrongPhase


def seat_of(game: Game, number: int) -> Seat:
    """The seat of this number."""
    if not 0 <= number < len(game.seats):
        raise NotSeated(number, len(game.seats))
    return game.seats[number]


def active_seat(game: Game, number: int) -> Seat:
    """The seat of this number; refused if its player has left for good."""
    seat = seat_of(game, number)
    if seat.left:
        raise HasLeft
    return seat


def check_in_round(game: Game, at: int) -> None:
    """Refuse a command unless the sand runs (R-130, R-402)."""
    if game.phase is not ROUND:
        # A command that is a moment too late gets that reason, not that the round is over.
        if game.phase is BORDER or game.phase is OVER:
            check_on_time(game, at)
        raise WrongPhase(game.phase.value)
    check_on_time(game, at)


def check_on_time(game: Game, at: int) -> None:
    """Refuse a command at or after the deadline (R-402)."""
    if game.deadline is not None and at >= game.deadline:
        raise OutOfTime(at - game.deadline)
