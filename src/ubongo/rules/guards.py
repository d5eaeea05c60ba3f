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
    # Asked for every command, so it does not ask `seat_of`.
    if not 0 <= number < len(game.seats):
        raise NotSeated(number, len(game.seats))
    seat = game.seats[number]
    if seat.left:
        raise HasLeft
    return seat


def check_in_round(game: Game, at: int) -> None:
    """Refuse a command unless the sand runs (R-130, R-402)."""
    phase = game.phase
    # A command that is a moment too late gets that reason, not that the round is over.
    if phase is ROUND or phase is BORDER or phase is OVER:
        deadline = game.deadline
        if deadline is not None and at >= deadline:
            raise OutOfTime(at - deadline)
    if phase is not ROUND:
        raise WrongPhase(phase.value)


def check_on_time(game: Game, at: int) -> None:
    """Refuse a command at or after the deadline (R-402)."""
    if game.deadline is not None and at >= game.deadline:
        raise OutOfTime(at - game.deadline)
