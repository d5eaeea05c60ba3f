"""Decisions: the events of every command, or a refusal. Nothing here changes the game."""

from ubongo.puzzles.cover_check import faults, is_exact
from ubongo.rules.chance import Chance
from ubongo.rules.commands import (
    AgreeToShare,
    AskPause,
    CallUbongo,
    Command,
    Concede,
    Continue,
    EndAlone,
    GiveUp,
    Leave,
    Lose,
    MoveClock,
    Next,
    PlayOn,
    Return,
    Roll,
)
from ubongo.rules.editions.edition import Decider
from ubongo.rules.events import (
    ClockMoved,
    Continued,
    Event,
    GiveUpTakenBack,
    NextSaid,
    PauseAsked,
    Paused,
    PlayOffConceded,
    RoundGivenUp,
    SeatBack,
    SeatLeft,
    SeatLost,
    SharingAgreed,
    UbongoCalled,
)
from ubongo.rules.game import BORDER, PLAY_OFF, Game
from ubongo.rules.guards import active_seat, check_in_round, check_on_time, seat_of
from ubongo.rules.puzzling import is_guided_round, must_bot_wait
from ubongo.rules.refusals import (
    AlreadyReady,
    AlreadySolved,
    BadSetting,
    GaveUp,
    NextAwaited,
    NotAlone,
    NotCovered,
    NotInPlayOff,
    NotTheRoller,
    PausedTooSoon,
    StillWaiting,
    TooEarly,
    TooManyPauses,
    WrongEdition,
    WrongPhase,
)
from ubongo.rules.schedule import is_for_one_person, pause_until, round_started, waits_until
from ubongo.rules.settings import MOST_PAUSES, PAUSE_AGAIN
from ubongo.rules.versions import gives_up_with_hourglass, ranks_leavers_last_of_a_tie


def decide(game: Game, command: Command, at: int, chance: Chance) -> tuple[Event, ...]:
    """The events that this command causes, or `Refused`."""
    kind = type(command)
    decider = _DECIDERS.get(kind) or game.edition.commands.get(kind)
    if decider is None:
        raise WrongEdition(kind.__name__, game.edition.name)
    if game.paused and kind not in WHILE_PAUSED:
        raise WrongPhase("paused")
    return decider(game, command, at, chance)


def _roll(game: Game, command: Roll, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    if game.phase is not BORDER or game.edition.is_played(game):
        raise WrongPhase(game.phase.value)
    roller = (game.start_seat + game.round) % len(game.seats)
    if command.seat != roller:
        raise NotTheRoller(roller)
    if game.is_asleep:
        raise WrongPhase("asleep")
    until = waits_until(game)
    if at < until:
        raise StillWaiting(until - at)
    paused = pause_until(game)
    if at < paused:
        raise NextAwaited(paused - at)
    return (round_started(game, at, chance),)


def _call(game: Game, command: CallUbongo, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = active_seat(game, command.seat)
    if game.phase is PLAY_OFF:
        if command.seat not in game.tied:
            raise NotInPlayOff
        check_on_time(game, at)
    else:
        check_in_round(game, at)
    if seat.rank:
        raise AlreadySolved(seat.rank)
    if seat.gave_up:
        raise GaveUp
    if seat.opens_at is not None:
        raise TooEarly(seat.opens_at - at)
    if must_bot_wait(game, command.seat):
        raise WrongPhase("waiting for people")
    deal = seat.deal
    assert deal is not None  # everybody who is in a round or in its play-off has a board
    if not is_exact(deal.puzzle, command.cover):
        first = faults(deal.puzzle, command.cover)[0]
        raise NotCovered(first.code, str(first))
    rank = len(game.solvers) + 1
    called = UbongoCalled(at, command.seat, rank, command.cover)
    if game.phase is PLAY_OFF:
        return (called,)
    return (called, *game.edition.rewards(game, command.seat, rank, at, chance))


def _give_up(game: Game, command: GiveUp, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = active_seat(game, command.seat)
    if not game.edition.may_give_up:
        raise WrongEdition("GiveUp", game.edition.name)
    check_in_round(game, at)
    if game.deadline is not None and not gives_up_with_hourglass(game):
        raise WrongPhase("hourglass")
    if seat.rank:
        raise AlreadySolved(seat.rank)
    if seat.gave_up:
        raise GaveUp
    return (RoundGivenUp(at, command.seat),)


def _play_on(game: Game, command: PlayOn, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = active_seat(game, command.seat)
    if not game.edition.may_give_up:
        raise WrongEdition("PlayOn", game.edition.name)
    check_in_round(game, at)
    # without an hourglass it is final.
    if game.deadline is None or not seat.gave_up:
        raise WrongPhase(game.phase.value)
    return (GiveUpTakenBack(at, command.seat),)


def _next(game: Game, command: Next, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = active_seat(game, command.seat)
    if not is_guided_round(game) and (
        game.phase is not BORDER or game.edition.is_played(game) or at >= pause_until(game)
    ):
        raise WrongPhase(game.phase.value)
    if seat.said_next:
        raise AlreadyReady
    return (NextSaid(at, command.seat),)


def _concede(game: Game, command: Concede, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    if game.phase is not PLAY_OFF:
        raise WrongPhase(game.phase.value)
    if command.seat not in game.tied:
        raise NotInPlayOff
    return (PlayOffConceded(at, command.seat),)


def _agree_to_share(
    game: Game, command: AgreeToShare, at: int, chance: Chance
) -> tuple[Event, ...]:
    seat = active_seat(game, command.seat)
    if game.phase is not PLAY_OFF or not ranks_leavers_last_of_a_tie(game):
        raise WrongPhase(game.phase.value)
    if command.seat not in game.tied:
        raise NotInPlayOff
    return () if seat.agrees_to_share else (SharingAgreed(at, command.seat),)


def _leave(game: Game, command: Leave, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    if game.is_over:
        raise WrongPhase(game.phase.value)
    return (SeatLeft(at, command.seat),)


def _end_alone(game: Game, command: EndAlone, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    if game.phase is not BORDER:
        raise WrongPhase(game.phase.value)
    others = sum(not seat.left for seat in game.seats) - 1
    if others:
        raise NotAlone(others)
    if len(game.seats) == 1:
        raise WrongEdition("EndAlone", game.edition.name)
    places = game.edition.places(game)
    if game.edition.is_a_race:
        # the others stay in their order, behind the winner.
        mine = places[command.seat]
        places = tuple(
            1 if seat == command.seat else place + (place <= mine)
            for seat, place in enumerate(places)
        )
    return (game.edition.ended(game, places, at, "alone"),)


def _ask_pause(game: Game, command: AskPause, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = active_seat(game, command.seat)
    if is_for_one_person(game) and not game.is_over:
        return _pause_for_one(game, at)
    if game.phase is not BORDER or game.edition.is_played(game):
        raise WrongPhase(game.phase.value)
    asked = PauseAsked(at, command.seat)
    agreed = all(
        other.asks_pause or other is seat
        for number, other in enumerate(game.seats)
        if not other.left and other.lost_at is None and not game.players[number].bot
    )
    if agreed:
        return (asked, Paused(at))
    return () if seat.asks_pause else (asked,)


def _pause_for_one(game: Game, at: int) -> tuple[Event, ...]:
    if game.pauses >= MOST_PAUSES:
        raise TooManyPauses(MOST_PAUSES)
    if game.paused_at is not None and at < game.paused_at + PAUSE_AGAIN:
        raise PausedTooSoon(game.paused_at + PAUSE_AGAIN - at)
    return (Paused(at),)


def _continue(game: Game, command: Continue, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    if not game.paused:
        raise WrongPhase(game.phase.value)
    return (Continued(at, command.seat),)


def _lose(game: Game, command: Lose, at: int, chance: Chance) -> tuple[Event, ...]:
    # A keeper only reports facts; a lost connection of a seat that has left changes nothing.
    seat = seat_of(game, command.seat)
    if seat.left or seat.lost_at is not None or game.is_over:
        return ()
    return (SeatLost(at, command.seat),)


def _return(game: Game, command: Return, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = seat_of(game, command.seat)
    if seat.lost_at is None or game.is_over:
        return ()
    return (SeatBack(at, command.seat),)


def _move_clock(game: Game, command: MoveClock, at: int, chance: Chance) -> tuple[Event, ...]:
    if command.by < 0:
        raise BadSetting("clock", command.by, "moved forwards only")
    if game.is_over or not command.by:
        return ()
    return (ClockMoved(at, command.by, command.reason),)


_DECIDERS: dict[type[Command], Decider] = {
    Roll: _roll,
    CallUbongo: _call,
    GiveUp: _give_up,
    PlayOn: _play_on,
    Next: _next,
    Concede: _concede,
    AgreeToShare: _agree_to_share,
    Leave: _leave,
    EndAlone: _end_alone,
    AskPause: _ask_pause,
    Continue: _continue,
    Lose: _lose,
    Return: _return,
    MoveClock: _move_clock,
}

# All other commands are refused while the table is paused.
WHILE_PAUSED = frozenset({Continue, Leave, EndAlone, Lose, Return, MoveClock})
