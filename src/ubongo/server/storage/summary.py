"""The summary of a table: what others may know of it, written in the commit of its entries.

Everybody who is not at the table asks summaries: the list of open tables, codes, "where do I
have a seat", and whether a board is being played anywhere (R-321). `tables.summary` makes them.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    """What others may know of a table, and no more."""

    # The code to join by; empty while a game is played.
    code: str = ""
    # Whether the table is public, waits in its lobby and has a free seat.
    is_open: bool = False
    edition: str = ""
    # The host's name.
    host: str = ""
    seats_taken: int = 0
    seats: int = 0
    # Guests who have a seat here and have not left it for good.
    guests: tuple[str, ...] = ()
    # Keys of the puzzles that are being played: the same for turned and flipped ones.
    live_boards: tuple[str, ...] = ()
    # The event that the table belongs to; an event names itself. It stays with the table.
    event: str = ""
    # What a table of an event tells it, as JSON (`tables.event_report`); empty: as it was.
    told: str = ""


# Of a table that nobody is to find: one that was put away.
NOTHING_TO_FIND = Summary()


@dataclass(frozen=True, slots=True)
class EventTableRow:
    """A table of an event, and what it told last; empty: nothing yet."""

    table_id: str
    told: str


@dataclass(frozen=True, slots=True)
class OpenTableRow:
    """A public table with a free seat, as strangers see it."""

    table_id: str
    edition: str
    host: str
    seats_taken: int
    seats: int
