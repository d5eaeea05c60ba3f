"""A table: one lobby or game with its people, without sockets, files or clocks.

Each method takes a message and its time and returns `Effects`: entries that must be written
durably, and messages that may be sent after that. The server, its simulation and the tests all
use this class.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from weakref import WeakMethod

from msgspec.structs import replace

from ubongo.match.bot_asides import BotAsides
from ubongo.match.quick_words import QuickWord, WordLimit
from ubongo.protocol import messages
from ubongo.protocol.from_wire import NotAnEvent, TooManyCalls, command_of
from ubongo.protocol.messages import (
    PROTOCOL,
    Accepted,
    AnyOrder,
    Closed,
    EventOrder,
    GameOrder,
    Glimpse,
    LobbyOrder,
    Notice,
    Welcome,
    WordSaid,
    encode,
)
from ubongo.protocol.to_wire import game_seen
from ubongo.rules import commands as rules
from ubongo.rules.events import PlayOffStarted, RoundStarted, SeedPublished
from ubongo.rules.refusals import Refused, WrongPhase
from ubongo.server.storage.entry import Entry
from ubongo.server.tables.answered_orders import AnsweredOrders
from ubongo.server.tables.broadcast import Broadcast
from ubongo.server.tables.changes import Change, LobbyChange
from ubongo.server.tables.drafts import SEATS, Drafts
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Connection, Effects, closing
from ubongo.server.tables.fair.fair_handler import FairHandler
from ubongo.server.tables.limits.call_limit import CallLimits, round_of_calls
from ubongo.server.tables.limits.log_limits import LogLimits
from ubongo.server.tables.lobby import EventTable, Lobby, NotSeatedHere
from ubongo.server.tables.lobby_view import lobby_seen, missed_since
from ubongo.server.tables.log import REMEMBERED, entry_of, notice_of, past
from ubongo.server.tables.next_game.lobby_handler import LobbyHandler
from ubongo.server.tables.opening import ServerDrains
from ubongo.server.tables.presence import Presence, Watcher
from ubongo.server.tables.state import TableState
from ubongo.server.tables.summary import SummaryChanges
from ubongo.server.tables.table_context import TableContext

# How long a table without people stays in memory; its log stays in storage.
CLOSE_AFTER = 10 * 60_000
# After a restart, how long a seat may stay disconnected before it counts as offline.
BACK_WITHIN = 7_000


class Table:
    """One table with its people; every method returns `Effects`."""

    def __init__(self, state: TableState, context: TableContext, at: int) -> None:
        self.state = state
        self.presence = Presence(at)
        self._lobby_handler = self._new_lobby_handler(context)
        self.fair = FairHandler(self.state, context)
        self.drafts = Drafts()
        self.answered_orders = AnsweredOrders()
        self._context = context
        self._calls = CallLimits(SEATS)
        self._limits = LogLimits()
        self._words = WordLimit()
        # The bots of the running or last game.
        self._bots: BotAsides | None = None
        self._broadcast = Broadcast()
        self._summary = SummaryChanges()
        # For people who come back.
        self._notices: deque[Notice] = deque(maxlen=REMEMBERED)

    def _new_lobby_handler(self, context: TableContext) -> LobbyHandler:
        # Weak: a table that is put away is freed at once, not when the collector comes.
        start = WeakMethod(self._start)

        def begin(lobby: Lobby, cause: str, at: int) -> None:
            mine = start()
            assert mine is not None
            mine(lobby, cause, at)

        return LobbyHandler(self.state, self.presence, context, begin)

    @property
    def table_id(self) -> str:
        return self.state.table_id

    # What the runtime asks; see `runtime.hosted`

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def is_playing(self) -> bool:
        return self.state.is_playing

    @property
    def code(self) -> str:
        return self.state.lobby.code

    @property
    def games(self) -> int:
        return self.state.lobby.games

    @property
    def time(self) -> int | None:
        """What the clock of a game that is not over said last; None if none is played."""
        game = self.state.game
        return None if game is None or game.is_over else game.now

    def drop(self, connection: Connection, at: int) -> None:
        """Forget a connection of a table that has stopped."""
        self.presence.leave(connection, self.state.lobby.host, at)

    def event_of(self, guest: str) -> str:
        """The event for which this guest is here; empty: for none."""
        lobby = self.state.lobby
        return lobby.event if lobby.seat_of(guest) is not None else ""

    # Opening and resuming

    @classmethod
    def opened(
        cls, table_id: str, lobby: Lobby, context: TableContext, at: int
    ) -> tuple["Table", Effects]:
        """A new table and the effects of opening it."""
        table = cls(TableState.opened(table_id, lobby, context, at), context, at)
        return table, table._finish(at)

    @classmethod
    def resumed(cls, table_id: str, entries: Iterable[Entry], context: TableContext) -> "Table":
        """A table rebuilt from its log; `resume` starts its clock again."""
        told = past(entries)
        if told is None:
            raise ValueError(f"table {table_id} has no log")
        state = TableState.resumed(
            table_id, told.lobby, told.number, told.events, told.seed, context
        )
        table = cls(state, context, told.at)
        table._notices.extend(told.notices)
        table.answered_orders.recall(told.causes)
        table._limits.count(told.changes)
        return table

    def resume(self, at: int, stopped_at: int | None, needs_code: bool = False) -> Effects:
        """Start the clock again; the time since it stopped is given back (R-411).

        None: it has not stopped, the table was only loaded.
        """
        state = self.state
        self.presence = Presence(at)
        self._lobby_handler = self._new_lobby_handler(self._context)
        if needs_code and not state.lobby.playing:
            fresh = replace(state.lobby, code=self._context.new_code())
            state.change_lobby(fresh, "new_code", "", at)
        if state.match is not None and state.is_playing:
            at = max(at, state.match.game.now)
            self._bots = self._bots_at(at)
            if stopped_at is not None:
                state.restart(stopped_at, at)
            self.presence.await_seats(at + BACK_WITHIN)
        return self._finish(at)

    def begin_at_once(self, lobby: Lobby, at: int) -> Effects:
        """Start a game without waiting in the lobby: against bots, or alone."""
        self._start(lobby, "", at)
        return self._finish(at)

    # People

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
    ) -> Effects:
        """Connect a guest: send a welcome with the guest's view and missed notices.

        A big screen is connected beside the people, and sees what spectators see (R-414).
        """
        state, presence = self.state, self.presence
        lobby = state.lobby
        # Whoever knows the address of a private table has it from its people.
        is_invited = is_invited or not lobby.public
        watcher = Watcher(guest, None, name, address, is_invited, is_screen=is_screen)
        refusal = presence.refusal(lobby, watcher)
        if refusal is not None:
            return closing((connection,), Closed(refusal, again=False))
        seat = None if state.game is None or is_screen else lobby.seat_of(guest)
        if seat is not None and state.is_lost(seat) and not self._limits.may_return(seat):
            return closing((connection,), Closed("too_many_joins", again=False))
        watcher.seat = seat
        replaced = closing(presence.replaced_by(watcher), Closed("elsewhere", again=False))
        presence.arrive(connection, watcher, lobby.host, at)
        if seat is not None and state.is_playing:
            state.command(rules.Return(seat), "", at)
        # A `Happened` about a guest's own return would only repeat the welcome.
        # Of a screen, and of somebody who looks on, the players are told at once.
        is_news = is_screen or seat is None or not state.is_playing
        told = self._finish(at, but=connection, anyway=is_news)
        effects = replaced.then(told)
        effects.send(connection, self._welcome(watcher, last, at))
        if state.game is not None:
            for draft in self.drafts.open_to(state.game, watcher):
                effects.sends.append((connection, draft))
        return effects

    def leave(self, connection: Connection, at: int) -> Effects:
        """Disconnect (R-406): the seat is kept, and the game goes on."""
        state = self.state
        watcher = self.presence.leave(connection, state.lobby.host, at)
        if watcher is None:
            return Effects()
        if watcher.seat is not None and state.is_playing:
            state.command(rules.Lose(watcher.seat), "", at)
            return self._finish(at)
        return self._finish(at, anyway=True)

    def close(self, at: int) -> Effects:
        """Close the table for good, because the operator wants it: everybody is sent away."""
        # A locked table without a host: nobody comes in, and nobody can open it again.
        closed = replace(self.state.lobby, locked=True, host="")
        self.state.change_lobby(closed, "table_closed", "", at)
        return self._finish(at)

    # Orders and drafts

    def handle_order(self, connection: Connection, order: AnyOrder, at: int) -> Effects:
        """Carry out or refuse an order; the same order again gets the same answer (R-413)."""
        watcher = self.presence.watchers[connection]
        self.presence.touch(at)
        effects = Effects()
        known = self.answered_orders.given(watcher.guest, order.id)
        if known is not None:
            effects.send(connection, known)
            return effects
        cause = f"{watcher.guest} {order.id}"
        answer: Accepted | messages.RefusedOrder
        try:
            if watcher.is_screen:
                raise NotSeatedHere
            if isinstance(order, EventOrder):
                raise NotAnEvent
            if isinstance(order, LobbyOrder):
                self._lobby_order(order, watcher, cause, at)
            else:
                self._game_order(order, watcher, cause, at)
            answer = Accepted(order.id, self.state.number)
        except Refused as refusal:
            answer = messages.RefusedOrder(order.id, refusal.code, refusal.numbers)
        self.answered_orders.keep(watcher.guest, order.id, answer)
        effects.send(connection, answer)
        if self._abuses(watcher, answer):
            effects.close(connection, Closed("too_many_calls", again=False))
        # Who asks for a seat, or warms up, is not in the log, and is seen by everybody.
        is_news = isinstance(order, messages.AskSeat | messages.FairOrder)
        return effects.then(self._finish(at, anyway=is_news))

    def show_draft(self, connection: Connection, glimpse: Glimpse, at: int) -> Effects | None:
        """Keep a draft for a reconnect and show it to players who may see it; never stored.

        None if there is nothing to send, which is the usual case.
        """
        game = self.state.game
        if game is None:
            return None
        return self.drafts.show(game, connection, glimpse, self.presence.watchers, at)

    def mute_helpers(self, connection: Connection, mute: bool) -> Effects:
        """Co-op: stop or allow help on the board of this seat (R-265)."""
        seat = self.presence.watchers[connection].seat
        if seat is not None:
            self.drafts.mute(seat, mute)
        return Effects()

    # Quick words

    def say_word(self, connection: Connection, word: QuickWord, at: int) -> Effects:
        """Let a player say one of the quick words; too many of them are lost."""
        lobby, game = self.state.lobby, self.state.game
        watcher = self.presence.watchers[connection]
        guest = watcher.guest
        seat = lobby.seat_of(guest)
        if watcher.is_screen or seat is None or (game is not None and game.seats[seat].left):
            return Effects(is_timeless=True)
        if not self._words.allows(guest, at):
            return Effects(is_timeless=True)
        self.presence.touch(at)
        if self._bots is not None:
            self._bots.hear_word(word, at)
        return self._said(seat, word)

    def hear_words(self, connection: Connection, hear: bool) -> None:
        """Send quick words to this connection from now on, or no more."""
        self.presence.watchers[connection].hears_words = hear

    def _said(self, seat: int, word: QuickWord) -> Effects:
        message = encode(WordSaid(seat, word))
        watchers = self.presence.watchers.items()
        heard = [(one, message) for one, watcher in watchers if watcher.hears_words]
        return Effects(sends=heard, is_timeless=True)

    # Time

    def due(self) -> int | None:
        """When `wake` should be called next."""
        first = earlier(self.presence.back_until, self._lobby_handler.due())
        first = earlier(first, self.fair.due())
        return earlier(first, self.state.next_at())

    def idle_until(self) -> int | None:
        """When the table may be unloaded; None while people are connected or a game is played."""
        if self.state.lobby.is_closed:
            return self.presence.touched_at
        if self.presence.watchers or self.state.is_playing:
            return None
        return self.presence.touched_at + CLOSE_AFTER

    def idle_due(self) -> int | None:
        """When `idle_step` should be called next; it changes with every draft, `due` seldom."""
        when = None if self._bots is None else self._bots.due()
        return when if self.state.game is None else earlier(when, self.drafts.due())

    def idle_step(self, at: int) -> Effects:
        """Send what may wait for a quiet moment: numbers of laid pieces, and words of bots."""
        effects = Effects(is_timeless=True)
        game, bots = self.state.game, self._bots
        if bots is not None:
            self.drafts.count_bots(bots.laid_counts(at))
            remark = bots.remark(at)
            if remark is not None:
                effects = effects.then(self._said(remark.seat, remark.word))
        due = self.drafts.due()
        if game is not None and due is not None and due <= at:
            effects = effects.then(self.drafts.send_counts(game, self.presence.watchers, at))
        return effects

    def wake(self, at: int) -> Effects:
        """Carry out what is due: clocks, bots, a new host, seats that stayed away."""
        state, presence = self.state, self.presence
        self.fair.wake(at)
        self._lobby_handler.wake(at)
        if state.game is None:
            presence.await_seats(None)
            return self._finish(at)
        at = max(at, state.game.now)
        state.pass_time(at)
        if presence.back_until is not None and at >= presence.back_until:
            presence.await_seats(None)
            self._lose_absent("", at)
        return self._finish(at)

    def move_clock(self, by: int, reason: str, at: int) -> Effects:
        """Move the game's clock on after the process stood still."""
        if self.state.is_clock_running():
            self.state.command(rules.MoveClock(by, reason), "", at)
        return self._finish(at)

    def learn_level(self, guest: str, level: int | None, at: int) -> Effects:
        """Note what a guest's own times tell (R-429); None: they are too few."""
        self.fair.learn(guest, level, at)
        return self._finish(at)

    # Orders in detail

    def _lobby_order(self, order: LobbyOrder, watcher: Watcher, cause: str, at: int) -> None:
        if self.state.lobby.event:
            raise EventTable
        begins = isinstance(order, messages.StartGame | messages.Rematch | messages.PlayAgain)
        if begins and self._context.is_draining():
            raise ServerDrains
        self._limits.check_lobby_order(order, watcher.guest, at, self.state.number)
        if isinstance(order, messages.FairOrder):
            self.fair.handle_order(order, watcher.guest, cause, at)
        else:
            self._lobby_handler.handle_order(order, watcher, cause, at)

    def _start(self, lobby: Lobby, cause: str, at: int) -> None:
        self.state.start(lobby, cause, at)
        self.drafts = Drafts()
        self._bots = self._bots_at(at)
        self._calls = CallLimits(SEATS)
        self.presence.take_seats(lobby)
        self._lose_absent(cause, at)

    def _game_order(self, order: GameOrder, watcher: Watcher, cause: str, at: int) -> None:
        state = self.state
        game = state.game
        if game is None:
            if not isinstance(order, messages.Leave):
                raise WrongPhase("lobby")
            if self.state.lobby.event:
                raise EventTable
            self._lobby_handler.leave_seat(watcher.guest, cause, at)
            return
        seat = watcher.seat
        if seat is None:
            raise NotSeatedHere
        people = sum(not player.bot for player in game.players)
        self._limits.check_game_order(order, watcher.guest, people)
        if isinstance(order, messages.CallUbongo):
            if not self._calls.allows(seat, round_of_calls(game), at):
                raise TooManyCalls
            if order.seat is not None and order.seat != seat:
                if not self.drafts.may_be_helped(game, order.seat):
                    raise NotSeatedHere
                seat = order.seat
        state.command(command_of(order, seat), cause, at)

    def _lose_absent(self, cause: str, at: int) -> None:
        """Show the seats of people who are not connected as offline."""
        game = self.state.game
        assert game is not None
        present = self.presence.seats()
        for seat, place in enumerate(self.state.lobby.places[: len(game.seats)]):
            if place is not None and place.guest and seat not in present:
                self.state.command(rules.Lose(seat), cause, at)

    def _abuses(self, watcher: Watcher, answer: Accepted | messages.RefusedOrder) -> bool:
        if not isinstance(answer, messages.RefusedOrder) or answer.code != TooManyCalls.code:
            return False
        return watcher.seat is not None and self._calls.is_abused(watcher.seat)

    def _bots_at(self, at: int) -> BotAsides | None:
        match = self.state.match
        seed = f"{self.table_id} {self.state.lobby.games}"
        return None if match is None else BotAsides(match, seed, at)

    # The end of every step

    def _finish(self, at: int, but: Connection | None = None, anyway: bool = False) -> Effects:
        """Turn the changes of a step into entries, notices, messages to everybody and a summary.

        With `anyway` everybody is sent the table even if nothing has changed in its log.
        """
        state = self.state
        self.fair.forget_others()
        changes = state.take_new()
        if not changes and not anyway and not self._summary.is_new:
            return Effects()
        self._limits.count(changes)
        notices = tuple([notice_of(change) for change in changes])
        self._notices.extend(notices)
        effects = self._follow(changes, at)
        effects.entries = [entry_of(change) for change in changes]
        effects.unmeasured = self.fair.unmeasured()
        game = state.game
        if changes or self._summary.is_new:
            effects.summary = self._summary.since_last(state.lobby, game)
        # In the second chance others may begin to help.
        boards_opened = any(one.what == "hourglass_turned" for one in notices)
        for connection, watcher, message in self._broadcast.happened(
            state, self.presence, self.fair.warm_ups, self.drafts.counts(), notices, at, but
        ):
            effects.sends.append((connection, message))
            if game is not None and boards_opened:
                for draft in self.drafts.open_to(game, watcher):
                    effects.sends.append((connection, draft))
        return effects

    def _follow(self, changes: Sequence[Change], at: int) -> Effects:
        """Note what else follows: new boards are empty, kicked guests go, a game is over."""
        effects = Effects()
        for change in changes:
            fact = change.fact
            if isinstance(fact, RoundStarted | PlayOffStarted):
                self.drafts.clear()
            elif isinstance(fact, SeedPublished):
                effects.finished_game = self.state.lobby.games
            elif isinstance(fact, LobbyChange):
                for connection in self.presence.dismiss(fact.lobby.kicked):
                    effects.close(connection, Closed("kicked", again=False))
                if fact.lobby.is_closed:
                    everybody = {one.guest for one in self.presence.watchers.values()}
                    for connection in self.presence.dismiss(everybody):
                        effects.close(connection, Closed("table_closed", again=False))
                if fact.lobby.locked:
                    onlookers = self.presence.onlookers(fact.lobby).values()
                    guests = {watcher.guest for watcher in onlookers}
                    for connection in self.presence.dismiss(guests):
                        effects.close(connection, Closed("table_locked", again=False))
        if self.state.match is None:
            self._bots = None
        elif self._bots is not None:
            events = [one.fact for one in changes if not isinstance(one.fact, LobbyChange)]
            self._bots.follow(events, at)
            self.drafts.count_bots(self._bots.laid_counts(at))
        return effects

    def _welcome(self, watcher: Watcher, last: int | None, at: int) -> Welcome:
        state, presence, drafts = self.state, self.presence, self.drafts
        game, seat = state.game, watcher.seat
        return Welcome(
            protocol=PROTOCOL,
            table=state.table_id,
            number=state.number,
            time=at,
            lobby=lobby_seen(
                state.lobby,
                watcher.seen_as,
                presence.guests(),
                state.is_over,
                tuple(presence.asking.values()),
                presence.screens(state.lobby),
                presence.starts_at(state.lobby),
                self.fair.warm_ups,
            ),
            game=None if game is None else game_seen(game, seat, drafts.counts()),
            missed=missed_since(last, state.number, self._notices),
            draft=() if seat is None else drafts.laid[seat],
            build=self._context.build(),
        )
