"""What a seat, or a spectator, may see: the only way out for a game's state.

A view is plain data. It never holds another seat's cover before the round is over
(R-021, R-414; but for boards that the table agreed to leave open or that others may help
with), a board before its player may see it (R-013, R-022), or a pawn's
first field before all are placed (R-103). It also says what the seat may do now,
so that no page needs to know the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ubongo.boards.board import Symbol
from ubongo.puzzles.cover import Cover
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
from ubongo.rules.editions.edition import Edition, TableView
from ubongo.rules.events import Deal, Player
from ubongo.rules.game import Game, Phase, Seat
from ubongo.rules.quick import quick
from ubongo.rules.settings import Settings
from ubongo.rules.waking import due, waits_until


@quick
@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of one seat."""

    player: Player
    rank: int
    moved: bool
    done: bool
    gave_up: bool
    left: bool
    online: bool
    asks_pause: bool
    # Whether this seat has its board in front of it (a start delay may still run).
    has_board: bool
    # The seat's board and what it laid: the own one always, the others' after the round.
    deal: Deal | None
    cover: Cover | None


@quick
@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat may know; `seat` is None for a spectator."""

    seat: int | None
    number: int
    edition: str
    settings: Settings
    phase: Phase
    now: int
    round: int
    rounds: int
    # Who rolls: in this round, or for the next one while it is awaited.
    roller: int
    symbol: Symbol | None
    deadline: int | None
    second_chance: bool
    # When the game goes on by itself between rounds, or a sleeping one is void; None in a pause.
    goes_on_at: int | None
    paused: bool
    # Play-off: who is still in it.
    tied: tuple[int, ...]
    seats: tuple[SeatView, ...]
    table: TableView
    # Names of the commands this seat may give now.
    may: tuple[str, ...]
    places: tuple[int, ...]
    reason: str
    seal: str
    # Published when the game is over.
    seed: str

    @property
    def own(self) -> SeatView:
        """The seat this view is for."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seats[self.seat]


def view(game: Game, seat: int | None) -> View:
    """The game as this seat, or a spectator (None), may see it."""
    phase = game.phase
    laying = phase is Phase.ROUND or phase is Phase.PLAY_OFF
    roller = game.roller if laying else (game.start_seat + game.round) % len(game.seats)
    return View(
        seat,
        game.number,
        game.edition.name,
        game.settings,
        phase,
        game.now,
        game.round,
        game.rounds,
        roller,
        game.symbol,
        game.deadline,
        game.second_chance,
        None if laying else due(game),
        game.paused,
        game.tied,
        _seat_views(game, seat, laying),
        game.edition.show(game, seat),
        () if seat is None else _may(game, seat),
        game.places,
        game.reason,
        game.seal,
        game.seed,
    )


def _seat_views(game: Game, watcher: int | None, laying: bool) -> tuple[SeatView, ...]:
    seats = game.seats
    players = game.players
    # What is hidden of a seat looks the same to everybody until the seat changes.
    seen = [seat.face or _face(seat, player) for seat, player in zip(seats, players, strict=True)]
    for number in _open_to(game, watcher) if laying else range(len(seats)):
        seat = seats[number]
        if seat.opens_at is None and seat.deal is not None:
            seen[number] = _seat_view(seat, players[number], seat.deal, seat.cover)
    return tuple(seen)


def _open_to(game: Game, watcher: int | None) -> Sequence[int]:
    """Whose boards this watcher sees while they are laid: R-021, R-265, R-414."""
    if watcher is None:
        return ()
    if game.settings.open_boards:
        return range(len(game.seats))
    return (watcher, *game.edition.helpable(game))


def _face(seat: Seat, player: Player) -> SeatView:
    face = seat.face = _seat_view(seat, player, None, None)
    return face


def _seat_view(seat: Seat, player: Player, deal: Deal | None, cover: Cover | None) -> SeatView:
    return SeatView(
        player,
        seat.rank,
        seat.moved,
        seat.done,
        seat.gave_up,
        seat.left,
        seat.lost_at is None and not seat.left,
        seat.asks_pause,
        seat.deal is not None and seat.opens_at is None,
        deal,
        cover,
    )


def _may(game: Game, number: int) -> tuple[str, ...]:
    seat = game.seats[number]
    if seat.left or game.is_over:
        return ()
    phase = game.phase
    if phase is Phase.ROUND:
        if seat.rank:
            if seat.done or seat.gave_up:
                return ()
            return _after_solving(game.edition, seat.moved)
        if seat.gave_up or seat.opens_at is not None:
            return ()
        return _while_solving(game.edition, game.deadline is None)
    if phase is Phase.SETUP:
        return game.edition.setup_commands(game, number)
    if phase is Phase.PLAY_OFF:
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
