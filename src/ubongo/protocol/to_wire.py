"""Converts values of the rules to messages of the protocol, and covers back.

A running game is sent only through `game_seen`, and so through `rules.view`, which leaves out
hidden things. There are two other ways out: `notice`, for events without their hidden parts,
and `game_open`, for the replay of a finished game.
"""

from functools import lru_cache
from typing import cast

from msgspec import Raw

from ubongo.protocol.messages import (
    BoardSeen,
    GameSeen,
    Laid,
    Notice,
    PieceId,
    SeatSeen,
    encode,
    snake,
)
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import piece
from ubongo.puzzles.puzzles import Puzzle
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
from ubongo.rules.settings import Settings
from ubongo.rules.view import SeatView, View, view


def cover_of(laid: tuple[Laid, ...]) -> Cover:
    """The laid pieces as a cover of the rules, not yet checked."""
    return Cover.of(Placement.of(piece(one.piece), one.cells) for one in laid)


def laid_of(cover: Cover) -> tuple[Laid, ...]:
    return tuple(
        Laid(cast(PieceId, one.piece.id), tuple((x, y) for x, y in one.cells))
        for one in cover.placements
    )


_NAMES = {
    name: snake(name)
    for name in (
        "Roll",
        "CallUbongo",
        "GiveUp",
        "ChooseField",
        "MovePawn",
        "TakeGems",
        "Pass",
        "PutAside",
        "Finish",
        "Concede",
        "EndAlone",
        "AskPause",
        "Continue",
    )
}


class EncodedParts:
    """Encoded parts of a view that are equal for several people, for one broadcast."""

    def __init__(self) -> None:
        self._written: dict[object, Raw] = {}

    def seat(self, number: int, seen: SeatView, laid_count: int) -> SeatSeen:
        # All views of a seat are equal but for the board, which is open or hidden.
        key = number, seen.deal is None
        written = self._written.get(key)
        if written is None:
            written = self._written[key] = Raw(encode(_seat_seen(seen, laid_count)))
        return cast(SeatSeen, written)

    def settings(self, settings: Settings) -> Settings:
        written = self._written.get(Settings)
        if written is None:
            written = self._written[Settings] = Raw(encode(settings))
        return cast(Settings, written)


def game_seen(
    game: Game, seat: int | None, laid_counts: tuple[int, ...], parts: EncodedParts | None = None
) -> GameSeen:
    """The game as this seat, or a spectator, may see it.

    With `parts` it holds encoded JSON and can only be encoded.
    """
    seen = view(game, seat)
    may = tuple([_NAMES[name] for name in seen.may])
    if seat is not None and not game.is_over and not game.seats[seat].left:
        may = (*may, "leave")
    return _from_view(seen, may, laid_counts, parts)


def game_open(seen: View) -> GameSeen:
    """One moment of a finished game, from `rules.view.open_views`: for replays."""
    return _from_view(seen, (), (0,) * len(seen.seats), None)


def _from_view(
    seen: View, may: tuple[str, ...], laid_counts: tuple[int, ...], parts: EncodedParts | None
) -> GameSeen:
    return GameSeen(
        seat=seen.seat,
        edition=seen.edition,
        settings=seen.settings if parts is None else parts.settings(seen.settings),
        phase=seen.phase,
        round=seen.round,
        rounds=seen.rounds,
        roller=seen.roller,
        symbol=seen.symbol,
        deadline=seen.deadline,
        second_chance=seen.second_chance,
        goes_on_at=seen.goes_on_at,
        paused=seen.paused,
        tied=seen.tied,
        seats=tuple(
            [
                _seat_seen(one, laid_counts[number])
                if parts is None
                else parts.seat(number, one, laid_counts[number])
                for number, one in enumerate(seen.seats)
            ]
        ),
        table=seen.table,
        may=may,
        places=seen.places,
        reason=seen.reason,
        seal=seen.seal,
        seed=seen.seed,
    )


def _seat_seen(one: SeatView, laid_count: int) -> SeatSeen:
    return SeatSeen(
        player=one.player,
        rank=one.rank,
        moved=one.moved,
        done=one.done,
        gave_up=one.gave_up,
        left=one.left,
        online=one.online,
        asks_pause=one.asks_pause,
        has_board=one.has_board,
        laid_count=laid_count,
        board=None if one.deal is None else board_seen(one.deal),
        cover=None if one.cover is None else laid_of(one.cover),
    )


def board_seen(deal: Deal) -> BoardSeen:
    area, pieces = _written(deal.puzzle)
    return BoardSeen(deal.board, deal.animal, deal.side, area, pieces)


@lru_cache(maxsize=2048)
def _written(puzzle: Puzzle) -> tuple[str, tuple[PieceId, ...]]:
    return puzzle.area.text(), tuple(cast(PieceId, one.id) for one in puzzle.pieces)


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
