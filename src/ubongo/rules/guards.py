"""What most commands need first: somebody on that seat, and sand in the hourglass."""

from ubongo.rules.game import BORDER, OVER, ROUND, Game, Seat
from ubongo.rules.refusals import HasLeft, NotSeated, OutOfTime, WrongPhase


def seat_of(game: Game, number: int) -> Seat:
    """The seat of this number."""
    if not 0 <= number < len(game.seats):
        raise NotSeated(number, len(game.seats))
    return game.seats[number]


def active_seat(game: Game, number: int) -> Seat:
    """The seat of this number, if somebody can still play there."""
    seat = seat_of(game, number)
    if seat.left:
        raise HasLeft
    return seat


def check_in_round(game: Game, at: int) -> None:
    """Refuse whatever needs the sand to run (R-130, R-402)."""
    if game.phase is not ROUND:
        # Whoever was a moment too late is told so, not that the round or the game is over.
        if game.phase is BORDER or game.phase is OVER:
            check_on_time(game, at)
        raise WrongPhase(game.phase.value)
    check_on_time(game, at)


def check_on_time(game: Game, at: int) -> None:
    """At the deadline itself it is too late (R-402)."""
    if game.deadline is not None and at >= game.deadline:
        raise OutOfTime(at - game.deadline)
