"""Bodies of replays, and of the list of a guest's games that can be replayed."""

from typing import Any, Literal

from msgspec import Struct

from ubongo.protocol.messages import GameSeen, Notice

LARGEST_REPLAY = 512 * 1024  # bytes of a record that is uploaded
# Its events: careless people at a long table make four hundred, a game of four some 150.
MOST_EVENTS = 1_500

ReplayNote = Literal["seed_hidden", "other_box"]


class ReplayFrame(Struct, frozen=True, omit_defaults=True):
    """One event, and what it changed in the view: fields of the game, fields of seats."""

    at: int
    notice: Notice
    # The fields of GameSeen that have changed, `seats` left out.
    game: dict[str, Any] = {}
    # For each seat that changed, by its number: the fields of SeatSeen that have changed.
    seats: dict[str, dict[str, Any]] = {}


class Replay(Struct, frozen=True):
    """GET /api/tables/{table}/games/{game}/replay, POST /api/replay (the text of a record).

    `first` is the view after event 1, as nobody saw it: with all boards and covers open. Each
    frame changes the one before it.
    """

    events: int
    began: int
    ended: int
    first: GameSeen
    frames: tuple[ReplayFrame, ...]
    # What could not be checked.
    notes: tuple[ReplayNote, ...]


class GamePlayed(Struct, frozen=True):
    """A game of the guest that can be watched again: `game` is its number at the table."""

    table: str
    game: int
    ended_at: int
    edition: str
    seats: int
    place: int
    # Boards that were solved.
    solved: int


class GamesPlayed(Struct, frozen=True):
    """GET /api/me/games: the guest's latest games whose tables are still kept, the newest first."""

    games: tuple[GamePlayed, ...]


BODIES = (Replay, GamesPlayed)
