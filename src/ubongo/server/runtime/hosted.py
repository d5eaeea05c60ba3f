"""What the runtime hosts: a table, or an event (R-437), behind what both have in common.

Both have a log that one node owns, people who are connected, and steps that return `Effects`.
"""

from collections.abc import Collection, Mapping
from typing import Protocol

from ubongo.match.quick_words import QuickWord
from ubongo.protocol.messages import AnyOrder, Glimpse
from ubongo.server.tables.effects import Connection, Effects


class People(Protocol):
    """Who is connected."""

    @property
    def watchers(self) -> Mapping[Connection, object]: ...

    def guests(self) -> Collection[str]: ...


class Hosted(Protocol):
    """A table or an event; `tables.table` tells what each step of a table does."""

    @property
    def table_id(self) -> str: ...

    @property
    def presence(self) -> People: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def is_playing(self) -> bool: ...

    @property
    def code(self) -> str:
        """The code to come in by."""

    @property
    def games(self) -> int: ...

    @property
    def time(self) -> int | None:
        """What its clock said last, where a clock must not go back."""

    def resume(self, at: int, stopped_at: int | None, needs_code: bool = False) -> Effects: ...

    def join(
        self,
        connection: Connection,
        guest: str,
        last: int | None,
        at: int,
        name: str = "",
        address: str = "",
        is_invited: bool = False,
        is_screen: bool = False,
    ) -> Effects: ...

    def leave(self, connection: Connection, at: int) -> Effects: ...

    def drop(self, connection: Connection, at: int) -> None:
        """Forget a connection of a table that has stopped."""

    def event_of(self, guest: str) -> str:
        """The event for which this guest is here; empty: for none."""

    def close(self, at: int) -> Effects: ...

    def handle_order(self, connection: Connection, order: AnyOrder, at: int) -> Effects: ...

    def show_draft(self, connection: Connection, glimpse: Glimpse, at: int) -> Effects | None: ...

    def mute_helpers(self, connection: Connection, mute: bool) -> Effects: ...

    def say_word(self, connection: Connection, word: QuickWord, at: int) -> Effects: ...

    def hear_words(self, connection: Connection, hear: bool) -> None: ...

    def due(self) -> int | None: ...

    def idle_until(self) -> int | None: ...

    def idle_due(self) -> int | None: ...

    def idle_step(self, at: int) -> Effects: ...

    def wake(self, at: int) -> Effects: ...

    def move_clock(self, by: int, reason: str, at: int) -> Effects: ...
