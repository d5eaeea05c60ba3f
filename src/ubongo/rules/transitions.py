"""Transitions: how each event changes the game. Nothing here refuses, draws or reads a clock."""

from typing import Any

from ubongo.rules.editions.edition import Applier
from ubongo.rules.events import (
    BoardShown,
    ClockMoved,
    Continued,
    Event,
    GameEnded,
    GameVoided,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    PauseAsked,
    Paused,
    PlayOffConceded,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    SeedPublished,
    SharingAgreed,
    TableWentOn,
    UbongoCalled,
)
from ubongo.rules.game import BORDER, OVER, PLAY_OFF, ROUND, VOID, Game
from ubongo.rules.schedule import is_for_one_person, pause_until
from ubongo.rules.settings import ROLL_WAIT
from ubongo.rules.versions import (
    closes_deserted_rounds,
    delays_in_play_off,
    hides_boards_of_leavers,
)


def apply(game: Game, event: Any) -> None:
    """Change the game by this event, and count the event."""
    game.now = event.at
    game.number += 1
    kind = type(event)
    (_APPLIERS.get(kind) or game.edition.applies[kind])(game, event)


def _round_started(game: Game, event: RoundStarted) -> None:
    # if all are online, the last five seconds were the wait for the roll.
    offline = any(seat.lost_at is not None for seat in game.seats)
    game.waited += max(0, event.at - pause_until(game) - (0 if offline else ROLL_WAIT))
    game.phase = ROUND
    game.since = event.at
    game.went_on_at = game.latest_at = None
    game.round = event.round
    game.roller = event.roller
    game.symbol = event.symbol
    game.deadline = event.deadline
    game.second_chance = False
    game.solvers = []
    delays = game.edition.start_delays(game, range(len(game.seats)))
    dealt = set()
    for number, deal in enumerate(event.deals):
        seat = game.seats[number]
        seat.deal = deal
        seat.rank = 0
        seat.cover = None
        seat.moved = seat.done = seat.gave_up = seat.asks_pause = seat.said_next = False
        seat.opens_at = event.at + delays[number] if delays[number] else None
        game.held[number] += (deal.board,)
        dealt.add(deal.board)
    # A stack that is used up is shuffled again, all boards.
    stack = game.undealt or game.boards
    game.undealt = tuple([number for number in stack if number not in dealt])


def _board_shown(game: Game, event: BoardShown) -> None:
    game.seats[event.seat].opens_at = None


def _called(game: Game, event: UbongoCalled) -> None:
    seat = game.seats[event.seat]
    seat.rank = event.rank
    seat.cover = event.cover
    game.solvers.append(event.seat)
    game.latest_at = event.at
    if game.phase is ROUND:
        game.edition.mark_solved(game, seat)


def _given_up(game: Game, event: RoundGivenUp) -> None:
    game.seats[event.seat].gave_up = True
    game.latest_at = event.at


def _taken_back(game: Game, event: GiveUpTakenBack) -> None:
    game.seats[event.seat].gave_up = False


def _next_said(game: Game, event: NextSaid) -> None:
    game.seats[event.seat].said_next = True


def _went_on(game: Game, event: TableWentOn) -> None:
    game.went_on_at = event.at


def _turned(game: Game, event: HourglassTurned) -> None:
    game.second_chance = True
    game.deadline = event.deadline


def _round_ended(game: Game, event: RoundEnded) -> None:
    game.phase = BORDER
    game.since = event.at
    for seat in game.seats:
        seat.opens_at = None
        seat.said_next = False
    # Bots are always ready.
    game.went_on_at = None if game.people else event.at
    if game.levels:
        game.levels = game.edition.next_levels(game)
    game.edition.end_round(game)


def _play_off_started(game: Game, event: PlayOffStarted) -> None:
    game.phase = PLAY_OFF
    game.since = event.at
    game.symbol = event.symbol
    game.deadline = event.deadline
    game.tied = event.seats
    game.second_chance = False
    game.solvers = []
    for seat in game.seats:
        seat.deal = None
        seat.rank = 0
        seat.cover = None
        seat.moved = seat.done = seat.gave_up = seat.agrees_to_share = False
    if delays_in_play_off(game):
        delays = game.edition.start_delays(game, event.seats)
    else:
        delays = (0,) * len(game.seats)
    for number, deal in zip(event.seats, event.deals, strict=True):
        seat = game.seats[number]
        seat.deal = deal
        seat.opens_at = event.at + delays[number] if delays[number] else None


def _conceded(game: Game, event: PlayOffConceded) -> None:
    game.seats[event.seat].gave_up = True
    game.tied = tuple(seat for seat in game.tied if seat != event.seat)


def _sharing_agreed(game: Game, event: SharingAgreed) -> None:
    game.seats[event.seat].agrees_to_share = True


def _ended(game: Game, event: GameEnded) -> None:
    game.phase = OVER
    game.since = event.at
    game.places = event.places
    game.reason = event.reason


def _published(game: Game, event: SeedPublished) -> None:
    game.seed = event.seed


def _left(game: Game, event: SeatLeft) -> None:
    seat = game.seats[event.seat]
    seat.left = True
    seat.lost_at = None
    if seat.opens_at is not None and hides_boards_of_leavers(game):
        seat.deal = None
    seat.opens_at = None
    if game.is_deserted and closes_deserted_rounds(game):
        game.paused = False
    if game.is_asleep and game.phase is BORDER:
        game.since = event.at
    if game.phase is PLAY_OFF:
        game.tied = tuple(other for other in game.tied if other != event.seat)


def _lost(game: Game, event: SeatLost) -> None:
    game.seats[event.seat].lost_at = event.at


def _back(game: Game, event: SeatBack) -> None:
    slept = game.is_asleep
    game.seats[event.seat].lost_at = None
    # The wait for the others begins when the table wakes, not while it sleeps.
    if slept and game.phase is BORDER:
        game.since = event.at


def _pause_asked(game: Game, event: PauseAsked) -> None:
    game.seats[event.seat].asks_pause = True


def _paused(game: Game, event: Paused) -> None:
    game.paused = True
    game.paused_at = event.at
    if is_for_one_person(game):
        game.pauses += 1


def _continued(game: Game, event: Continued) -> None:
    game.paused = False
    if is_for_one_person(game):
        assert game.paused_at is not None
        _move_clocks(game, event.at - game.paused_at)
    else:
        # Between rounds all begin anew, when they are back.
        game.since = event.at
        game.went_on_at = None
        for seat in game.seats:
            seat.said_next = False
    for seat in game.seats:
        seat.asks_pause = False


def _clock_moved(game: Game, event: ClockMoved) -> None:
    _move_clocks(game, event.by)
    # What the clock stood still is no part of the pause.
    if game.paused and game.paused_at is not None:
        game.paused_at += event.by


def _move_clocks(game: Game, by: int) -> None:
    """Everything that is due is due later."""
    game.since += by
    if game.deadline is not None:
        game.deadline += by
    if game.went_on_at is not None:
        game.went_on_at += by
    if game.latest_at is not None:
        game.latest_at += by
    for seat in game.seats:
        if seat.opens_at is not None:
            seat.opens_at += by
        if seat.lost_at is not None:
            seat.lost_at += by


def _voided(game: Game, event: GameVoided) -> None:
    game.phase = VOID
    game.since = event.at


_APPLIERS: dict[type[Event], Applier] = {
    RoundStarted: _round_started,
    BoardShown: _board_shown,
    UbongoCalled: _called,
    RoundGivenUp: _given_up,
    GiveUpTakenBack: _taken_back,
    NextSaid: _next_said,
    TableWentOn: _went_on,
    HourglassTurned: _turned,
    RoundEnded: _round_ended,
    PlayOffStarted: _play_off_started,
    PlayOffConceded: _conceded,
    SharingAgreed: _sharing_agreed,
    GameEnded: _ended,
    SeedPublished: _published,
    SeatLeft: _left,
    SeatLost: _lost,
    SeatBack: _back,
    PauseAsked: _pause_asked,
    Paused: _paused,
    Continued: _continued,
    ClockMoved: _clock_moved,
    GameVoided: _voided,
}
