"""The context of a table: its box, seeds and codes, handed in so that tests can choose them."""

from collections.abc import Callable
from dataclasses import dataclass

from ubongo.boards.box import Box
from ubongo.server.tables.codes import drawn_id


@dataclass(frozen=True, slots=True)
class TableContext:
    """The box of boards, sources of seeds and codes, and the switches of the server."""

    box: Box
    new_seed: Callable[[], bytes]
    new_code: Callable[[], str]
    # An id for a table that nobody can guess.
    new_id: Callable[[], str] = drawn_id
    # Whether tables may have an hourglass outside the rulebook's range: for tests only.
    any_hourglass: bool = False
    # Whether a referee checks every event before it is written or sent.
    referee: bool = True
    # The build id of the page that the server offers now; empty: not known.
    build: Callable[[], str] = str
    # Whether no game is begun any more, because the server will stop after the last one.
    is_draining: Callable[[], bool] = bool
