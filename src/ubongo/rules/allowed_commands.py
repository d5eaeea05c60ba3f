"""The commands that a seat may give now, so that no page and no bot needs to know the rules.

An offered command is not refused if it is given at once, provided that its field or
cover is right and that the last pause of the only person is some time ago (R-433).
"""

from functools import lru_cache

from ubongo.rules.commands import (
    AgreeToShare,
    AskPause,
    CallUbongo,
    Concede,
    Continue,
    EndAlone,
    Finish,
    GiveUp,
    MovePawn,
    Next,
    Pass,
    PlayOn,
    PutAside,
    Roll,
    TakeGems,
)
from ubongo.rules.editions.edition import Edition
from ubongo.rules.game import OVER, PLAY_OFF, ROUND, SETUP, VOID, Game, Seat
from ubongo.rules.puzzling import is_guided_round, must_bot_wait
from ubongo.rules.schedule import is_for_one_person, pause_until, waits_until
from ubongo.rules.settings import MOST_PAUSES
from ubongo.rules.versions import gives_up_with_hourglass, ranks_leavers_last_of_a_tie


def may(game: Game, number: int) -> tuple[str, ...]:
    """Names of the commands that this seat may give now."""
    seat = game.seats[number]
    phase = game.phase
    if seat.left or phase is OVER or phase is VOID:
        return ()
    if game.paused:
        return (Continue.__name__,)
    if phase is ROUND:
        may = _may_in_round(game, number, seat)
    elif phase is SETUP:
        may = game.edition.setup_commands(game, number)
    elif phase is PLAY_OFF:
        may = _may_in_play_off(game, number, seat)
    else:
        return _may_between_rounds(game, number, seat)
    if game.players[number].bot or not _may_pause(game):
        return may
    return (*may, AskPause.__name__)


def _may_in_round(game: Game, number: int, seat: Seat) -> tuple[str, ...]:
    if seat.rank:
        if seat.done or seat.gave_up:
            return ()
        return _after_solving(game.edition, seat.moved)
    if seat.gave_up:
        timed = game.deadline is not None
        return (PlayOn.__name__,) if timed and game.edition.may_give_up else ()
    if seat.opens_at is not None or must_bot_wait(game, number):
        return ()
    gives_up = game.deadline is None or gives_up_with_hourglass(game)
    may = _while_solving(game.edition, gives_up)
    if game.players[number].bot or seat.said_next or not is_guided_round(game):
        return may
    return (*may, Next.__name__)


def _may_in_play_off(game: Game, number: int, seat: Seat) -> tuple[str, ...]:
    if number not in game.tied or seat.rank:
        return ()
    call = (CallUbongo.__name__,) if seat.opens_at is None else ()
    shares = ranks_leavers_last_of_a_tie(game) and not seat.agrees_to_share
    return (*call, Concede.__name__, *((AgreeToShare.__name__,) if shares else ()))


def _may_pause(game: Game) -> bool:
    """R-433: whether the only person may pause, which is at any time."""
    return is_for_one_person(game) and game.pauses < MOST_PAUSES


@lru_cache
def _while_solving(edition: Edition, gives_up: bool) -> tuple[str, ...]:
    further = tuple(kind.__name__ for kind in (PutAside, Finish) if kind in edition.commands)
    ending = (GiveUp.__name__,) if gives_up and edition.may_give_up else ()
    return (CallUbongo.__name__, *further, *ending)


@lru_cache
def _after_solving(edition: Edition, moved: bool) -> tuple[str, ...]:
    moves = (MovePawn.__name__,) if MovePawn in edition.commands and not moved else ()
    takes = (TakeGems.__name__, Pass.__name__) if TakeGems in edition.commands else ()
    return moves + takes


def _may_between_rounds(game: Game, number: int, seat: Seat) -> tuple[str, ...]:
    rolls = (Roll.__name__,) if _may_roll(game, number) else ()
    if game.players[number].bot:  # it does nothing else there
        return rolls
    if game.edition.is_played(game):
        return (AskPause.__name__,) if _may_pause(game) else ()
    says_next = (Next.__name__,) if not seat.said_next and game.now < pause_until(game) else ()
    may_pause = _may_pause(game) if is_for_one_person(game) else not seat.asks_pause
    pauses = (AskPause.__name__,) if may_pause else ()
    others = [other for other in game.seats if other is not seat]
    ends = (EndAlone.__name__,) if others and all(other.left for other in others) else ()
    return (*says_next, *rolls, *pauses, *ends)


def _may_roll(game: Game, number: int) -> bool:
    """R-111: the start player rolls, when the table waits for nobody any more."""
    edition = game.edition
    if number != (game.start_seat + game.round) % len(game.seats):
        return False
    if edition.rolls_by_itself or edition.is_played(game) or game.is_asleep:
        return False
    return game.now >= waits_until(game) and game.now >= pause_until(game)
