"""A table: one lobby or game with its people, without sockets, files or clocks.

Each method takes a message and its time and returns `Effects`: entries that must be written
durably, and messages that may be sent after that. The server, its simulation and the tests all
use this class.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from ubongo.protocol import messages
from ubongo.protocol.from_wire import TooManyCalls, command_of
from ubongo.protocol.messages import (
    Accepted,
    Closed,
    GameOrder,
    Glimpse,
    LobbyOrder,
)
from ubongo.rules import commands as rules
from ubongo.rules.engine import due
from ubongo.rules.refusals import Refused, WrongPhase
from ubongo.server.storage.entry import Entry
from ubongo.server.tables.answered_orders import AnsweredOrders
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Connection, Effects, Watcher
from ubongo.server.tables.lobby import Lobby, NotSeatedHere, changed, host_of
from ubongo.server.tables.log import past
from ubongo.server.tables.presence import AttendedTable
from ubongo.server.tables.table_context import TableContext

# After a restart, how long a seat may stay disconnected before it counts as offline.
BACK_WITHIN = 7_000


class Table(AttendedTable):
    """One table with its people; every method returns `Effects`."""

    def __init__(self, table_id: str, lobby: Lobby, context: TableContext) -> None:
        super().__init__(table_id, lobby, context)
        self.answered_orders = AnsweredOrders()
        # After a restart: when seats that are still disconnected count as offline.
        self.back_until: int | None = None

    # Opening and resuming

    @classmethod
    def opened(
        cls, table_id: str, lobby: Lobby, context: TableContext, at: int
    ) -> tuple["Table", Effects]:
        """A new table and the effects of opening it."""
        table = cls(table_id, lobby, context)
        table.touched_at = table.host_gone_at = at
        effects = Effects()
        table.change_lobby(lobby, "table_opened", "", at, effects)
        return table, effects

    @classmethod
    def resumed(cls, table_id: str, entries: Iterable[Entry], context: TableContext) -> "Table":
        """A table rebuilt from its log; `resume` starts its clock again."""
        told = past(entries)
        if told is None:
            raise ValueError(f"table {table_id} has no log")
        table = cls(table_id, told.lobby, context)
        table.number = told.number
        table.touched_at = told.at
        table.notices.extend(told.notices)
        table.answered_orders.recall(told.causes)
        table.events = told.events
        if told.lobby.playing:
            table.continue_game(told.events, told.seed)
        return table

    def resume(self, at: int, heartbeat: int, needs_code: bool = False) -> Effects:
        """Start the clock after a restart; the time of the outage is given back (R-411)."""
        effects = Effects()
        self.host_gone_at = at
        self.touched_at = at
        if needs_code and not self.lobby.playing:
            fresh = replace(self.lobby, code=self.context.new_code())
            self.change_lobby(fresh, "new_code", "", at, effects)
        if self.match is None or not self.is_playing:
            return effects
        at = max(at, self.match.game.now)
        self.match.restart(heartbeat, at)
        self.number_events("", effects)
        self._broadcast(effects, at)
        self.back_until = at + BACK_WITHIN
        return effects

    def begin_at_once(self, lobby: Lobby, at: int) -> Effects:
        """Start a game without waiting in the lobby: against bots, or alone."""
        effects = Effects()
        self._begin(lobby, "", at, effects)
        self._broadcast(effects, at)
        return effects

    # Orders and drafts

    def handle_order(
        self, connection: Connection, order: LobbyOrder | GameOrder, at: int
    ) -> Effects:
        """Carry out or refuse an order; the same order again gets the same answer (R-413)."""
        effects = Effects()
        watcher = self.watchers[connection]
        self.touched_at = at
        known = self.answered_orders.given(watcher.guest, order.id)
        if known is not None:
            effects.send(connection, known)
            return effects
        cause = f"{watcher.guest} {order.id}"
        answer: Accepted | messages.RefusedOrder
        try:
            if isinstance(order, LobbyOrder):
                self._lobby_order(order, watcher, cause, at, effects)
            else:
                self._game_order(watcher, order, cause, at, effects)
            answer = Accepted(order.id, self.number)
        except Refused as refusal:
            answer = messages.RefusedOrder(order.id, refusal.code, refusal.numbers)
        self.answered_orders.keep(watcher.guest, order.id, answer)
        effects.send(connection, answer)
        if self._abuses(watcher, answer):
            effects.close(connection, Closed("too_many_calls", again=False))
        self._broadcast(effects, at)
        return effects

    def show_draft(self, connection: Connection, glimpse: Glimpse, at: int) -> Effects | None:
        """Keep a draft for a reconnect and show it to players who may see it; never stored.

        None if there is nothing to send, which is the usual case.
        """
        if self.game is None:
            return None
        return self.drafts.show(self.game, connection, glimpse, self.watchers, at)

    def mute_helpers(self, connection: Connection, mute: bool) -> Effects:
        """Co-op: stop or allow help on the board of this seat (R-265)."""
        seat = self.watchers[connection].seat
        if seat is not None:
            self.drafts.mute(seat, mute)
        return Effects()

    # Time

    def due(self) -> int | None:
        """When `wake` should be called next."""
        first = earlier(self.back_until, self.host_due())
        return first if self.match is None else earlier(first, self.match.next_at())

    def counts_due(self) -> int | None:
        """When `count_pieces` should be called next; it changes with every draft, `due` seldom."""
        return None if self.game is None else self.drafts.due()

    def count_pieces(self, at: int) -> Effects:
        """Send how many pieces lie on each board."""
        if self.game is None:
            return Effects()
        return self.drafts.send_counts(self.game, self.watchers, at)

    def wake(self, at: int) -> Effects:
        """Carry out what is due: clocks, bots, a new host, seats that stayed away."""
        effects = Effects()
        host_due = self.host_due()
        if host_due is not None and at >= host_due:
            self.hand_over(at, effects)
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
            self.number_events("", effects)
        self._broadcast(effects, at)
        return effects

    def move_clock(self, by: int, reason: str, at: int) -> Effects:
        """Move the game's clock on after the process stood still."""
        effects = Effects()
        if self.game is not None and self.is_playing and due(self.game) is not None:
            self.command(rules.MoveClock(by, reason), "", at, effects)
            self._broadcast(effects, at)
        return effects

    # Details

    def _lobby_order(
        self, order: LobbyOrder, watcher: Watcher, cause: str, at: int, effects: Effects
    ) -> None:
        after = changed(
            self.lobby,
            order,
            watcher.guest,
            self.context.any_hourglass,
            watcher.name,
            self.is_over,
            self._left(),
        )
        if isinstance(order, messages.StartGame):
            self._begin(after, cause, at, effects)
            return
        if isinstance(order, messages.Rematch):
            self.match = None
            after = replace(after, code=self.context.new_code())
        self.change_lobby(after, messages.type_of(order), cause, at, effects)
        if isinstance(order, messages.Kick):
            self.send_away_kicked(effects)

    def _begin(self, lobby: Lobby, cause: str, at: int, effects: Effects) -> None:
        self.begin(lobby, cause, at, effects)
        for watcher in self.watchers.values():
            watcher.seat = self._seat_of(watcher.guest)
        for seat in self._absent():
            self.command(rules.Lose(seat), cause, at, effects)

    def _game_order(
        self, watcher: Watcher, order: GameOrder, cause: str, at: int, effects: Effects
    ) -> None:
        if self.game is None:
            if isinstance(order, messages.Leave):
                self._stand(watcher.guest, cause, at, effects)
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
        self.command(command_of(order, seat), cause, at, effects)

    def _stand(self, guest: str, cause: str, at: int, effects: Effects) -> None:
        if self.lobby.seat_of(guest) is None:
            return
        places = tuple(
            None if place is not None and place.guest == guest else place
            for place in self.lobby.places
        )
        host = host_of(self.lobby, guest) if guest == self.lobby.host else self.lobby.host
        self.change_lobby(
            replace(self.lobby, places=places, host=host), "leave", cause, at, effects
        )

    def _left(self) -> frozenset[str]:
        """Guests who have left the game for good (R-410)."""
        if self.game is None:
            return frozenset()
        return frozenset(
            place.guest
            for place, seat in zip(self.lobby.places, self.game.seats, strict=False)
            if place is not None and place.guest and seat.left
        )

    def _abuses(self, watcher: Watcher, answer: Accepted | messages.RefusedOrder) -> bool:
        if not isinstance(answer, messages.RefusedOrder) or answer.code != TooManyCalls.code:
            return False
        return watcher.seat is not None and self.calls[watcher.seat].is_abused
