"""Converts values of the rules to messages of the protocol.

A running game is sent only through `game_seen` and `EncodedViews`, and so through `rules.view`,
which leaves out hidden things. There are two other ways out: `notice`, for events without their
hidden parts, and `game_open`, for the replay of a finished game.
"""

from functools import lru_cache
from typing import cast, get_args

from msgspec import Raw

from ubongo.boards.board import PieceSet
from ubongo.match.tips import tipped_field
from ubongo.protocol.messages import (
    SEEN_EVERY,
    UNSEEN_EVERY,
    BoardSeen,
    FitSeen,
    GameSeen,
    Laid,
    Notice,
    PieceId,
    SeatPart,
    SeatSeen,
    SettingsPart,
    encode,
    snake,
)
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.facts import fact
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.commands import ChooseField, SeatCommand, TakeGems
from ubongo.rules.events import (
    Deal,
    Event,
    FieldChosen,
    GameEnded,
    GameStarted,
    GemDrawn,
    GemsLaid,
    GemsLeftOver,
    GemsTaken,
    GemWon,
    PawnMoved,
    PlayOffStarted,
    RoundStarted,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.records.stored_names import NAMES
from ubongo.rules.view import SeatView, View, Views, are_drafts_seen, view


def laid_of(cover: Cover) -> tuple[Laid, ...]:
    return tuple(
        Laid(cast(PieceId, one.piece.id), tuple((x, y) for x, y in one.cells))
        for one in cover.placements
    )


_NAMES = {kind.__name__: snake(kind.__name__) for kind in get_args(SeatCommand)}


def game_seen(game: Game, seat: int | None, laid_counts: tuple[int, ...]) -> GameSeen:
    """The game as this seat, or a spectator, may see it."""
    seen = view(game, seat)
    seats = tuple(map(_seat_seen, seen.seats, laid_counts))
    return _from_view(seen, _may(game, seen), _glimpse_every(game), seen.settings, seats)


class EncodedViews:
    """The views of a game for one broadcast; parts that are equal for several are encoded once.

    Made for each broadcast, and useless after the next event.
    """

    def __init__(self, game: Game, laid_counts: tuple[int, ...]) -> None:
        self._game = game
        self._laid_counts = laid_counts
        self._views = Views(game)
        self._settings: Raw | None = None
        self._seats: dict[tuple[int, bool], Raw] = {}

    def of(self, seat: int | None) -> GameSeen[Raw, Raw]:
        """The game as this seat, or a spectator, may see it."""
        seen = self._views.of(seat)
        settings = self._settings
        if settings is None:
            settings = self._settings = Raw(encode(seen.settings))
        seats = tuple([self._seat(number, one) for number, one in enumerate(seen.seats)])
        game = self._game
        return _from_view(seen, _may(game, seen), _glimpse_every(game), settings, seats)

    def _seat(self, number: int, seen: SeatView) -> Raw:
        # All views of a seat are equal but for the board, which is open or hidden.
        key = number, seen.deal is None
        written = self._seats.get(key)
        if written is None:
            one = _seat_seen(seen, self._laid_counts[number])
            written = self._seats[key] = Raw(encode(one))
        return written


def _may(game: Game, seen: View) -> tuple[str, ...]:
    may = tuple([_NAMES[name] for name in seen.may])
    if seen.seat is not None and not game.is_over and not game.seats[seen.seat].left:
        return (*may, "leave")
    return may


def _glimpse_every(game: Game) -> int:
    return SEEN_EVERY if are_drafts_seen(game) else UNSEEN_EVERY


def game_open(seen: View) -> GameSeen:
    """One moment of a finished game, from `rules.view.open_views`: for replays."""
    seats = tuple([_seat_seen(one, 0) for one in seen.seats])
    return _from_view(seen, (), UNSEEN_EVERY, seen.settings, seats)


def _from_view(
    seen: View,
    may: tuple[str, ...],
    glimpse_every: int,
    settings: SettingsPart,
    seats: tuple[SeatPart, ...],
) -> GameSeen[SettingsPart, SeatPart]:
    return GameSeen(
        seat=seen.seat,
        edition=seen.edition,
        settings=settings,
        phase=seen.phase,
        round=seen.round,
        rounds=seen.rounds,
        roller=seen.roller,
        symbol=seen.symbol,
        deadline=seen.deadline,
        second_chance=seen.second_chance,
        goes_on_at=seen.goes_on_at,
        next_until=seen.next_until,
        gives_up_at=seen.gives_up_at,
        paused=seen.paused,
        tied=seen.tied,
        seats=seats,
        table=seen.table,
        may=may,
        glimpse_every=glimpse_every,
        places=seen.places,
        reason=seen.reason,
        seal=seen.seal,
        seed=seen.seed,
        tip=_tip(seen),
    )


def _tip(seen: View) -> int | None:
    """R-429: the field that is pointed out to this seat."""
    seat, tips = seen.seat, seen.settings.tips
    if seat is None or not tips or not tips[seat]:
        return None
    takes = TakeGems.__name__ in seen.may
    if not takes and ChooseField.__name__ not in seen.may:
        return None
    return tipped_field(seen.table, seat, takes)


def _seat_seen(one: SeatView, laid_count: int) -> SeatSeen:
    fit = one.fit
    return SeatSeen(
        player=one.player,
        rank=one.rank,
        moved=one.moved,
        done=one.done,
        gave_up=one.gave_up,
        left=one.left,
        online=one.online,
        asks_pause=one.asks_pause,
        said_next=one.said_next,
        agrees_to_share=one.agrees_to_share,
        has_board=one.has_board,
        laid_count=laid_count,
        board=None if one.deal is None else board_seen(one.deal),
        cover=None if one.cover is None else laid_of(one.cover),
        fit=None if fit is None else FitSeen(fit.stars, fit.opens_at, fit.is_beyond),
    )


def board_seen(deal: Deal) -> BoardSeen:
    area, pieces = puzzle_seen(deal.puzzle)
    lists = tuple([_ids(listed) for listed in deal.lists])
    return BoardSeen(deal.board, deal.animal, deal.side, area, pieces, lists)


@fact
def puzzle_seen(puzzle: Puzzle) -> tuple[str, tuple[PieceId, ...]]:
    """The area and the pieces of a puzzle."""
    return puzzle.area.text(), _ids(puzzle.pieces)


@lru_cache(maxsize=1024)  # there are 715 lists of three or four pieces
def _ids(pieces: PieceSet) -> tuple[PieceId, ...]:
    return tuple(cast(PieceId, one.id) for one in pieces)


# A notice has the stored name of its event, not the name of the class.
_WHATS = {kind: snake(name) for kind, name in NAMES.items()}


def notice(number: int, event: Event) -> Notice:
    """An event as everybody may see it: without covers, boards and secret choices."""
    what = _WHATS[type(event)]
    match event:
        case GameStarted():
            return Notice(number, what, seat=event.start_seat)
        case GemsLaid():
            return Notice(number, what)
        case FieldChosen():
            return Notice(number, what, seat=event.seat)
        case RoundStarted():
            return Notice(
                number,
                what,
                seat=event.roller,
                symbol=event.symbol,
                round=event.round,
                deadline=event.deadline,
            )
        case UbongoCalled():
            return Notice(number, what, seat=event.seat, rank=event.rank)
        case PawnMoved():
            return Notice(number, what, seat=event.seat, field=event.field)
        case GemsTaken():
            return Notice(number, what, seat=event.seat, field=event.field, gems=event.gems)
        case GemWon() | GemDrawn():
            return Notice(number, what, seat=event.seat, gems=(event.gem,))
        case GemsLeftOver():
            return Notice(number, what, gems=event.gems)
        case PlayOffStarted():
            return Notice(number, what, symbol=event.symbol, deadline=event.deadline)
        case GameEnded():
            return Notice(number, what, places=event.places, reason=event.reason)
        case _:
            return Notice(
                number,
                what,
                seat=getattr(event, "seat", None),
                round=getattr(event, "round", None),
                deadline=getattr(event, "deadline", None),
                reason=getattr(event, "reason", None),
                by=getattr(event, "by", None),
            )
