"""The commands that a seat may give now, so that no page and no bot needs to know the rules.

An offered command is not refused if it is given at once, provided that its field or
cover is right.
"""

from functools import lru_cache

from ubongo.rules.commands import (
    AskPause,
    CallUbongo,
    Concede,
    Continue,
    EndAlone,
    Finish,
    GiveUp,
    MovePawn,
    Pass,
    PutAside,
    Roll,
    TakeGems,
)
from ubongo.rules.editions.edition import Edition
from ubongo.rules.game import PLAY_OFF, ROUND, SETUP, Game
from ubongo.rules.schedule import waits_until


def may(game: Game, number: int) -> tuple[str, ...]:
    """Names of the commands that this seat may give now."""
    seat = game.seats[number]
    if seat.left or game.is_over:
        return ()
    phase = game.phase
    if phase is ROUND:
        if seat.rank:
            if seat.done or seat.gave_up:
                return ()
            return _after_solving(game.edition, seat.moved)
        if seat.gave_up or seat.opens_at is not None:
            return ()
        return _while_solving(game.edition, game.deadline is None)
    if phase is SETUP:
        return game.edition.setup_commands(game, number)
    if phase is PLAY_OFF:
        in_it = number in game.tied and not seat.rank
        return (CallUbongo.__name__, Concede.__name__) if in_it else ()
    return _may_between_rounds(game, number)


@lru_cache
def _while_solving(edition: Edition, without_end: bool) -> tuple[str, ...]:
    further = tuple(kind.__name__ for kind in (PutAside, Finish) if kind in edition.commands)
    ending = (GiveUp.__name__,) if without_end and edition.may_give_up else ()
    return (CallUbongo.__name__, *further, *ending)


@lru_cache
def _after_solving(edition: Edition, moved: bool) -> tuple[str, ...]:
    moves = (MovePawn.__name__,) if MovePawn in edition.commands and not moved else ()
    takes = (TakeGems.__name__, Pass.__name__) if TakeGems in edition.commands else ()
    return moves + takes


def _may_between_rounds(game: Game, number: int) -> tuple[str, ...]:
    if game.edition.is_played(game):
        return ()
    if game.paused:
        return (Continue.__name__,)
    may: list[str] = []
    roller = (game.start_seat + game.round) % len(game.seats)
    if number == roller and game.now >= waits_until(game) and not game.edition.rolls_by_itself:
        may.append(Roll.__name__)
    if not game.seats[number].asks_pause:
        may.append(AskPause.__name__)
    alone = all(seat.left for other, seat in enumerate(game.seats) if other != number)
    if alone and len(game.seats) > 1:
        may.append(EndAlone.__name__)
    return tuple(may)
