"""Views: the part of a game's state that a seat, or a spectator, may see.

State of a running game leaves it only through `view`, and of a finished one also through
`open_views`. A view never holds another seat's cover before the round is over (R-021,
R-414; but for boards that the table agreed to leave open or that others may help with),
a board before its player may see it (R-013, R-022), or a pawn's first field before all
are placed (R-103). It also lists the commands that the seat may give now, so that no
page needs to know the rules.

A view is a value. Making one caches the hidden form of each seat in the game
(`ViewCache`); `transitions.apply` empties the cache of a seat that changes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ubongo.boards.board import Symbol
from ubongo.puzzles.covers import Cover
from ubongo.rules.allowed_commands import may
from ubongo.rules.editions.edition import TableView
from ubongo.rules.engine import apply, replay
from ubongo.rules.events import Deal, Event, Player
from ubongo.rules.game import PLAY_OFF, ROUND, Game, Phase, Seat
from ubongo.rules.quick import quick
from ubongo.rules.refusals import WrongPhase
from ubongo.rules.schedule import due
from ubongo.rules.settings import Settings


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
    laying = phase is ROUND or phase is PLAY_OFF
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
        () if seat is None else may(game, seat),
        game.places,
        game.reason,
        game.seal,
        game.seed,
    )


def open_views(events: Sequence[Event]) -> Iterator[View]:
    """A finished game after each of its events, with all boards and covers open: for replays.

    Refused with `WrongPhase` if the game that these events make is not over.
    """
    finished = replay(events)
    if not finished.is_over:
        raise WrongPhase(finished.phase.value)
    return _open_views(events)


def _open_views(events: Sequence[Event]) -> Iterator[View]:
    game = replay(events[:1])
    yield _open_view(game)
    for event in events[1:]:
        apply(game, event)
        yield _open_view(game)


def _open_view(game: Game) -> View:
    seen = view(game, None)
    seats = zip(seen.seats, game.seats, strict=True)
    return replace(
        seen, seats=tuple([replace(one, deal=seat.deal, cover=seat.cover) for one, seat in seats])
    )


def _seat_views(game: Game, watcher: int | None, laying: bool) -> tuple[SeatView, ...]:
    seats = game.seats
    players = game.players
    if not laying:
        return tuple([_open_face(seat, players[n]) for n, seat in enumerate(seats)])
    open_to = _open_to(game, watcher)
    # The hidden form of a seat is the same for everybody until the seat changes.
    return tuple(
        [
            _open_face(seat, players[n]) if n in open_to else seat.face or _face(seat, players[n])
            for n, seat in enumerate(seats)
        ]
    )


def _open_to(game: Game, watcher: int | None) -> Sequence[int]:
    """The seats whose boards this watcher sees while they are laid: R-021, R-265, R-414."""
    if watcher is None:
        return ()
    if game.settings.open_boards:
        return range(len(game.seats))
    return (watcher, *game.edition.helpable(game))


def _face(seat: Seat, player: Player) -> SeatView:
    face = seat.face = _seat_view(seat, player, None, None)
    return face


def _open_face(seat: Seat, player: Player) -> SeatView:
    if seat.opens_at is not None:
        return seat.face or _face(seat, player)
    return _seat_view(seat, player, seat.deal, seat.cover)


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
