"""The summary of a table, from its lobby and game: what others may know of it.

>>> from ubongo.rules.settings import Settings
>>> from ubongo.server.tables.lobby import Place
>>> lobby = Lobby("classic", Settings(), True, "ada", "ABCDEF", (Place("Ada", "ada"), None))
>>> summary_of(lobby, None)  # doctest: +NORMALIZE_WHITESPACE
Summary(code='ABCDEF', is_open=True, edition='classic', host='Ada', seats_taken=1, seats=4,
        guests=('ada',), live_boards=(), event='', told='')
"""

from dataclasses import replace
from functools import lru_cache

from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.editions import edition_named
from ubongo.rules.events import Deal
from ubongo.rules.game import PLAY_OFF, ROUND, Game
from ubongo.server.storage.summary import NOTHING_TO_FIND, Summary
from ubongo.server.tables.event_report import CLOSED, report_of
from ubongo.server.tables.lobby import Lobby

# A box has 432 puzzles; fresh boards are few.
_key = lru_cache(maxsize=2048)(Puzzle.key)

# Lobby, boards that are being played, whether the game is over, and which seats were left.
Facts = tuple[Lobby, tuple[Deal, ...], bool, tuple[bool, ...]]


def summary_of(lobby: Lobby, game: Game | None) -> Summary:
    """What others may know of a table now."""
    if lobby.is_closed:
        # An event hears of it: the table gives no points.
        return replace(NOTHING_TO_FIND, told=CLOSED if lobby.event else "")
    taken = [place for place in lobby.places if place is not None]
    seats = edition_named(lobby.edition).most
    return Summary(
        code="" if lobby.playing or lobby.locked else lobby.code,
        is_open=lobby.public and not (lobby.playing or lobby.locked) and len(taken) < seats,
        edition=lobby.edition,
        host=next((place.name for place in taken if place.guest == lobby.host), ""),
        seats_taken=len(taken),
        seats=seats,
        guests=_awaited(lobby, game),
        live_boards=tuple(sorted({_key(deal.puzzle) for deal in _live_deals(game)})),
        event=lobby.event,
        told=report_of(game) if lobby.event else "",
    )


class SummaryChanges:
    """Notices when the summary of a table changes; it is asked after every step."""

    def __init__(self) -> None:
        self._facts: Facts | None = None
        self._summary: Summary | None = None

    @property
    def is_new(self) -> bool:
        """Whether no summary has been made yet."""
        return self._facts is None

    def since_last(self, lobby: Lobby, game: Game | None) -> Summary | None:
        """The summary now; None if it is the same as the last time."""
        facts = _facts(lobby, game)
        if facts == self._facts:
            return None
        self._facts = facts
        summary = summary_of(lobby, game)
        if summary == self._summary:
            return None
        self._summary = summary
        return summary


def _facts(lobby: Lobby, game: Game | None) -> Facts:
    """Everything that a summary depends on; seldom new objects, so quick to compare."""
    if game is None:
        return lobby, (), False, ()
    return lobby, _live_deals(game), game.is_over, tuple([seat.left for seat in game.seats])


def _live_deals(game: Game | None) -> tuple[Deal, ...]:
    """The boards that lie before a player while the sand runs (R-321)."""
    if game is None or (game.phase is not ROUND and game.phase is not PLAY_OFF):
        return ()
    return tuple([seat.deal for seat in game.seats if seat.deal is not None])


def _awaited(lobby: Lobby, game: Game | None) -> tuple[str, ...]:
    """Guests who have a seat, in the lobby or in a game that is not over, and have not left."""
    if game is not None and game.is_over:
        return ()
    return tuple(
        place.guest
        for seat, place in enumerate(lobby.places)
        if place is not None and place.guest and (game is None or not game.seats[seat].left)
    )
