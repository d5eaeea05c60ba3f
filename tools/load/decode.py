"""The few things that somebody in the crowd reads of what it hears; the rest is skipped."""

import msgspec


class Note(msgspec.Struct):
    number: int
    what: str


class News(msgspec.Struct):
    """The part of a Happened, or of a Welcome, that is always read."""

    number: int
    notices: tuple[Note, ...] = ()
    missed: tuple[Note, ...] | None = None


class BoardRead(msgspec.Struct):
    area: str
    pieces: tuple[str, ...]


class SeatRead(msgspec.Struct):
    board: BoardRead | None


class TableRead(msgspec.Struct):
    rows: tuple[tuple[str, ...], ...]
    reachable: tuple[int, ...]


class GameRead(msgspec.Struct):
    may: tuple[str, ...]
    seats: tuple[SeatRead, ...]
    table: TableRead
    # Up to 0.2.0 servers did not say it.
    glimpse_every: int = 0


class PlaceRead(msgspec.Struct):
    ready: bool


class LobbyRead(msgspec.Struct):
    places: tuple[PlaceRead | None, ...]


class Whole(msgspec.Struct):
    """The parts that are read when somebody is about to act."""

    lobby: LobbyRead
    game: GameRead | None


news_in = msgspec.json.Decoder(News).decode
whole_in = msgspec.json.Decoder(Whole).decode
