"""Views: the part of a game's state that a seat, or a spectator, may see.

State of a running game leaves it only through `Views`, and of a finished one also through
`open_views`. A view never holds another seat's cover before the round is over (R-021,
R-414; but for boards that the table agreed to leave open or that others may help with),
a board before its player may see it (R-013, R-022), or a pawn's first field before all
are placed (R-103). It also lists the commands that the seat may give now, so that no
page needs to know the rules.

A view is a value, and making one changes nothing in the game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ubongo.boards.board import Symbol
from ubongo.boards.fitted_boards import HIGHEST_RUNG, RUNG
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.rules.allowed_commands import may
from ubongo.rules.editions.edition import TableView
from ubongo.rules.engine import apply, replay
from ubongo.rules.events import Deal, Event, Player
from ubongo.rules.game import BORDER, PLAY_OFF, ROUND, Game, Phase, Seat
from ubongo.rules.refusals import WrongPhase
from ubongo.rules.schedule import goes_on_at, idle_until, pause_until, play_off_seats
from ubongo.rules.settings import Settings
from ubongo.rules.value import value
from ubongo.rules.versions import shows_solved_boards


@value
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
    # ready for the next round. R-228: would share the victory of the play-off.
    said_next: bool
    agrees_to_share: bool
    # Whether this seat has its board in front of it (a start delay may still run).
    has_board: bool
    # The seat's board and what it laid: its own always, those of others after the round.
    deal: Deal | None
    cover: Cover | None
    # how its board is fitted; None where boards are not.
    fit: "SeatFit | None" = None


@value
class SeatFit:
    """How the board of a seat is fitted (R-429), which everybody may know."""

    # Of the board that was dealt last; 0 before the first.
    stars: int
    # When a seat with a start delay will see its board; None once it has.
    opens_at: int | None
    # Whether its level is beyond the hardest boards that there are.
    is_beyond: bool


@value
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
    # until when the table waits for everybody to say *next*, if it does.
    next_until: int | None
    # when everybody who still puzzles in a round without an hourglass gives up.
    gives_up_at: int | None
    paused: bool
    # Play-off: who is still in it, or announced for it.
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

    def _repr_svg_(self) -> str:
        from ubongo.rules.drawing.game_drawing import picture_of_view, title_of

        return picture_of_view(self).svg(title_of(self))

    @property
    def own(self) -> SeatView:
        """The seat this view is for."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seats[self.seat]


class Views:
    """The views of a game at one moment: made for one broadcast, and useless after the next event.

    They share the views of a seat, with its board hidden or open, which are equal for all.
    """

    __slots__ = ("_game", "_hidden", "_laying", "_open")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._laying = game.phase is ROUND or game.phase is PLAY_OFF
        self._hidden: list[SeatView | None] = [None] * len(game.seats)
        self._open: list[SeatView | None] = [None] * len(game.seats)

    def of(self, seat: int | None) -> View:
        """The game as this seat, or a spectator (None), may see it."""
        game = self._game
        laying = self._laying
        roller = game.roller if laying else (game.start_seat + game.round) % len(game.seats)
        return View(
            seat,
            game.number,
            game.edition.name,
            game.settings,
            game.phase,
            game.now,
            game.round,
            game.rounds,
            roller,
            game.symbol,
            game.deadline,
            game.second_chance,
            goes_on_at(game),
            _next_until(game),
            idle_until(game),
            game.paused,
            play_off_seats(game),
            self._seats(seat),
            game.edition.show(game, seat),
            () if seat is None else may(game, seat),
            game.places,
            game.reason,
            game.seal,
            game.seed,
        )

    def _seats(self, watcher: int | None) -> tuple[SeatView, ...]:
        everybody = range(len(self._game.seats))
        open_to = _open_to(self._game, watcher) if self._laying else everybody
        return tuple([self._seat(number, number in open_to) for number in everybody])

    def _seat(self, number: int, is_open: bool) -> SeatView:
        made = self._open if is_open else self._hidden
        seen = made[number]
        if seen is None:
            game = self._game
            seen = made[number] = _seat_view(
                game.seats[number], game.players[number], is_open, _fit(game, number)
            )
        return seen


def view(game: Game, seat: int | None) -> View:
    """The game as this seat, or a spectator (None), may see it."""
    return Views(game).of(seat)


def _next_until(game: Game) -> int | None:
    if game.phase is not BORDER or game.edition.is_played(game):
        return None
    until = pause_until(game)
    return until if until > game.now else None


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
    yield open_view(game)
    for event in events[1:]:
        apply(game, event)
        yield open_view(game)


def open_view(game: Game) -> View:
    """The game with all boards and covers open: for replays, and for who has the game itself."""
    seen = view(game, None)
    seats = zip(seen.seats, game.seats, strict=True)
    return replace(
        seen, seats=tuple([replace(one, deal=seat.deal, cover=seat.cover) for one, seat in seats])
    )


def are_drafts_seen(game: Game) -> bool:
    """Whether a half-laid board is seen by others than its own player: R-021, R-265."""
    return game.settings.open_boards or bool(game.edition.helpable(game))


def _open_to(game: Game, watcher: int | None) -> Sequence[int]:
    """The seats whose boards this watcher sees while they are laid: R-021, R-265, R-414."""
    if game.paused:  # the boards are covered
        return ()
    if watcher is None:
        return _open_to_spectators(game)
    if game.settings.open_boards:
        return range(len(game.seats))
    return (watcher, *game.edition.helpable(game))


def _open_to_spectators(game: Game) -> Sequence[int]:
    """R-414: solved boards, unless all have the same; others only if the host has agreed."""
    settings = game.settings
    if not shows_solved_boards(game) or settings.same_puzzle:
        return ()
    if settings.open_boards and settings.watched_drafts:
        return range(len(game.seats))
    return [number for number, seat in enumerate(game.seats) if seat.rank]


def _fit(game: Game, number: int) -> SeatFit | None:
    if not game.levels:
        return None
    seat = game.seats[number]
    return SeatFit(
        0 if seat.deal is None else stars(difficulty(seat.deal.puzzle)),
        seat.opens_at,
        game.levels[number] > HIGHEST_RUNG * RUNG,
    )


def _seat_view(seat: Seat, player: Player, is_open: bool, fit: SeatFit | None) -> SeatView:
    # A start delay hides the board from its own player, too.
    may_look = seat.opens_at is None
    is_shown = is_open and may_look
    return SeatView(
        player,
        seat.rank,
        seat.moved,
        seat.done,
        seat.gave_up,
        seat.left,
        seat.lost_at is None and not seat.left,
        seat.asks_pause,
        seat.said_next,
        seat.agrees_to_share,
        seat.deal is not None and may_look,
        seat.deal if is_shown else None,
        seat.cover if is_shown else None,
        fit,
    )
