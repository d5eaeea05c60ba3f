"""What a room needs from outside the table, handed in so that tests can choose it."""

from collections.abc import Callable
from dataclasses import dataclass

from ubongo.boards.box import Box

# Without 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: nothing that sounds or looks like another.
CODE_LETTERS = "34679ACDEFGHJKMNPQRTWXY"
CODE_LENGTH = 6


@dataclass(frozen=True, slots=True)
class TableContext:
    """The box that is played from, and where secrets come from."""

    box: Box
    new_seed: Callable[[], bytes]
    new_code: Callable[[], str]
    # Whether tables may have an hourglass outside the rulebook's range: for tests only.
    any_hourglass: bool = False
    # Whether a referee looks at every event before it is written or told.
    referee: bool = True
    # The id of the page that the server shows now; empty: not known.
    build: Callable[[], str] = str
