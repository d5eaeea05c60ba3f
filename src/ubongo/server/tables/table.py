"""A room: one table with its people, without sockets, files or clocks.

Whoever runs it hands in what was received and when, and gets a `Turn`: what must
be written durably, and what may be sent once it is. So the same room is used by
the server, by its simulation, and by tests.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from ubongo.protocol import messages
from ubongo.protocol.from_wire import TableFrozen, TooManyCalls, command_of
from ubongo.protocol.messages import (
    Accepted,
    Closed,
    GameOrder,
    Glimpse,
    LobbyOrder,
)
from ubongo.rules import commands as rules
from ubongo.rules.engine import due
from ubongo.rules.events import Event
from ubongo.rules.refusals import Refused, WrongPhase
from ubongo.server.storage.entry import Entry
from ubongo.server.tables.answered_orders import Answers
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Connection, Turn, Watcher, encode
from ubongo.server.tables.lobby import Lobby, NotSeatedHere, changed, host_of
from ubongo.server.tables.log import LobbyLine, finished_games, past
from ubongo.server.tables.presence import Gathering
from ubongo.server.tables.table_context import World

__all__ = ["Connection", "Entry", "LobbyLine", "Room", "TableFrozen", "Turn", "encode"]

# How long a seat is awaited after a restart before it counts as offline.
BACK_WITHIN = 7_000


class Room(Gathering):
    """One table and everybody who is connected to it."""

    def __init__(self, table: str, lobby: Lobby, world: World) -> None:
        super().__init__(table, lobby, world)
        self.answers = Answers()
        # After a restart: when seats that have not come back count as offline.
        self.back_until: int | None = None

    # Beginnings

    @classmethod
    def opened(cls, table: str, lobby: Lobby, world: World, at: int) -> tuple["Room", Turn]:
        """A new table."""
        room = cls(table, lobby, world)
        room.touched_at = room.host_gone_at = at
        turn = Turn()
        room.change_lobby(lobby, "table_opened", "", at, turn)
        return room, turn

    @classmethod
    def resumed(cls, table: str, entries: Iterable[Entry], world: World) -> "Room":
        """The room as its log says; `woken` lets its clock run again."""
        told = past(entries)
        if told is None:
            raise ValueError(f"table {table} has no log")
        room = cls(table, told.lobby, world)
        room.number = told.number
        room.touched_at = told.at
        room.notices.extend(told.notices)
        room.answers.recall(told.causes)
        room.events = told.events
        if told.lobby.playing:
            room.go_on(told.events, told.seed)
        return room

    def woken(self, at: int, heartbeat: int, needs_code: bool = False) -> Turn:
        """After a restart: the time nobody could play is given back (R-411)."""
        turn = Turn()
        self.host_gone_at = at
        self.touched_at = at
        if needs_code and not self.lobby.playing:
            fresh = replace(self.lobby, code=self.world.new_code())
            self.change_lobby(fresh, "new_code", "", at, turn)
        if self.match is None or not self.is_playing:
            return turn
        at = max(at, self.match.game.now)
        self.match.restart(heartbeat, at)
        self.happened("", turn)
        self._tell(turn, at)
        self.back_until = at + BACK_WITHIN
        return turn

    def begin_at_once(self, lobby: Lobby, at: int) -> Turn:
        """Start without a lobby: a table against bots, or alone."""
        turn = Turn()
        self._begin(lobby, "", at, turn)
        self._tell(turn, at)
        return turn

    @staticmethod
    def finished_games(entries: Iterable[Entry]) -> list[list[Event]]:
        """The events of each finished game at a table, from its log."""
        return finished_games(entries)

    # Orders and glimpses

    def obeyed(self, connection: Connection, order: LobbyOrder | GameOrder, at: int) -> Turn:
        """Carry an order out, or refuse it; the same order again gets the same answer (R-413)."""
        turn = Turn()
        watcher = self.watchers[connection]
        self.touched_at = at
        known = self.answers.given(watcher.guest, order.id)
        if known is not None:
            turn.send(connection, known)
            return turn
        cause = f"{watcher.guest} {order.id}"
        answer: Accepted | messages.Refused
        try:
            if isinstance(order, LobbyOrder):
                self._lobby_order(order, watcher, cause, at, turn)
            else:
                self._game_order(watcher, order, cause, at, turn)
            answer = Accepted(order.id, self.number)
        except Refused as refusal:
            answer = messages.Refused(order.id, refusal.code, refusal.numbers)
        self.answers.keep(watcher.guest, order.id, answer)
        turn.send(connection, answer)
        if self._abuses(watcher, answer):
            turn.close(connection, Closed("too_many_calls", again=False))
        self._tell(turn, at)
        return turn

    def glimpsed(self, connection: Connection, glimpse: Glimpse, at: int) -> Turn | None:
        """Half-laid pieces: kept for a reconnect, shown to whoever may see them, never written.

        None if there is nobody to be told just now, as is most often so.
        """
        if self.game is None:
            return None
        return self.drafts.glimpsed(self.game, connection, glimpse, self.watchers, at)

    def muted_helpers(self, connection: Connection, mute: bool) -> Turn:
        """Co-op: the owner takes other hands off the own board (R-265)."""
        seat = self.watchers[connection].seat
        if seat is not None:
            self.drafts.mute(seat, mute)
        return Turn()

    # Time

    def due(self) -> int | None:
        """When `woke` should be asked next."""
        first = earlier(self.back_until, self.host_due())
        return first if self.match is None else earlier(first, self.match.next_at())

    def counts_due(self) -> int | None:
        """When `counted` should be asked next: that changes with every hand, `due` seldom."""
        return None if self.game is None else self.drafts.due()

    def counted(self, at: int) -> Turn:
        """How many pieces lie on each board."""
        if self.game is None:
            return Turn()
        return self.drafts.counted(self.game, self.watchers, at)

    def woke(self, at: int) -> Turn:
        """What time alone brings, and what bots do."""
        turn = Turn()
        host_due = self.host_due()
        if host_due is not None and at >= host_due:
            self.hand_over(at, turn)
        match = self.match
        if match is None:
            self.back_until = None
        else:
            at = max(at, match.game.now)
            match.pass_time(at)
            if self.back_until is not None and at >= self.back_until:
                self.back_until = None
                for seat in self._absent():
                    match.give(rules.Lose(seat), at)
            self.happened("", turn)
        self._tell(turn, at)
        return turn

    def moved_clock(self, by: int, reason: str, at: int) -> Turn:
        """The process stood still for a while; nobody is punished for it."""
        turn = Turn()
        if self.game is not None and self.is_playing and due(self.game) is not None:
            self.command(rules.MoveClock(by, reason), "", at, turn)
            self._tell(turn, at)
        return turn

    # Inside

    def _lobby_order(
        self, order: LobbyOrder, watcher: Watcher, cause: str, at: int, turn: Turn
    ) -> None:
        after = changed(
            self.lobby,
            order,
            watcher.guest,
            self.world.any_hourglass,
            watcher.name,
            self.is_over,
            self._left(),
        )
        if isinstance(order, messages.StartGame):
            self._begin(after, cause, at, turn)
            return
        if isinstance(order, messages.Rematch):
            self.match = None
            after = replace(after, code=self.world.new_code())
        self.change_lobby(after, messages.type_of(order), cause, at, turn)
        if isinstance(order, messages.Kick):
            self.sent_away(turn)

    def _begin(self, lobby: Lobby, cause: str, at: int, turn: Turn) -> None:
        self.begin(lobby, cause, at, turn)
        for watcher in self.watchers.values():
            watcher.seat = self._seat_of(watcher.guest)
        for seat in self._absent():
            self.command(rules.Lose(seat), cause, at, turn)

    def _game_order(
        self, watcher: Watcher, order: GameOrder, cause: str, at: int, turn: Turn
    ) -> None:
        if self.game is None:
            if isinstance(order, messages.Leave):
                self._stand_up(watcher.guest, cause, at, turn)
                return
            raise WrongPhase("lobby")
        seat = watcher.seat
        if seat is None:
            raise NotSeatedHere
        if isinstance(order, messages.CallUbongo):
            if not self.calls[seat].allows(self.game.round, at):
                raise TooManyCalls
            if order.seat is not None and order.seat != seat:
                if not self.drafts.may_be_helped(self.game, order.seat):
                    raise NotSeatedHere
                seat = order.seat
        self.command(command_of(order, seat), cause, at, turn)

    def _stand_up(self, guest: str, cause: str, at: int, turn: Turn) -> None:
        if self.lobby.seat_of(guest) is None:
            return
        places = tuple(
            None if place is not None and place.guest == guest else place
            for place in self.lobby.places
        )
        host = host_of(self.lobby, guest) if guest == self.lobby.host else self.lobby.host
        self.change_lobby(replace(self.lobby, places=places, host=host), "leave", cause, at, turn)

    def _left(self) -> frozenset[str]:
        """Guests who have left the game for good (R-410)."""
        if self.game is None:
            return frozenset()
        return frozenset(
            place.guest
            for place, seat in zip(self.lobby.places, self.game.seats, strict=False)
            if place is not None and place.guest and seat.left
        )

    def _abuses(self, watcher: Watcher, answer: Accepted | messages.Refused) -> bool:
        if not isinstance(answer, messages.Refused) or answer.code != TooManyCalls.code:
            return False
        return watcher.seat is not None and self.calls[watcher.seat].is_abused
