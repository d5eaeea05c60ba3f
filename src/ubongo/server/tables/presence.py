"""Presence: the people connected to a table, and the messages each of them gets."""

from typing import cast

from msgspec import Raw

from ubongo.protocol import messages
from ubongo.protocol.messages import PROTOCOL, Closed, Happened, Welcome, encode
from ubongo.protocol.to_wire import EncodedParts, game_seen
from ubongo.rules import commands as rules
from ubongo.server.tables.effects import Connection, Effects, Watcher
from ubongo.server.tables.lobby import Lobby, with_new_host
from ubongo.server.tables.lobby_view import lobby_seen, missed_since
from ubongo.server.tables.state import TableState
from ubongo.server.tables.table_context import TableContext

# A spectator costs as much as a player.
MOST_WATCHERS = 64
# How long a lobby waits for its host before another person becomes the host.
HOST_WAIT = 30_000
# How long a table without people stays in memory; its log stays in storage.
CLOSE_AFTER = 10 * 60_000

# Seat in the game, seat in the lobby, is host: watchers with the same key get the same message.
Who = tuple[int | None, int | None, bool]


class AttendedTable(TableState):
    """A table and its connected people."""

    def __init__(self, table_id: str, lobby: Lobby, context: TableContext) -> None:
        super().__init__(table_id, lobby, context)
        self.watchers: dict[Connection, Watcher] = {}
        self._lobby_as: tuple[Lobby, set[str], bool] | None = None
        self._lobby_copies: dict[Who, Raw] = {}
        self.touched_at = 0
        # When the host's connection ended; None while the host is connected.
        self.host_gone_at: int | None = 0

    def join(
        self, connection: Connection, guest: str, last: int | None, at: int, name: str = ""
    ) -> Effects:
        """Connect a guest: send a welcome with the guest's view and missed notices."""
        effects = Effects()
        if guest in self.lobby.kicked:
            effects.close(connection, Closed("kicked", again=False))
            return effects
        if len(self.watchers) >= MOST_WATCHERS and self.lobby.seat_of(guest) is None:
            effects.close(connection, Closed("table_full", again=False))
            return effects
        self.touched_at = at
        for other, watcher in list(self.watchers.items()):
            if watcher.guest == guest:
                effects.close(other, Closed("elsewhere", again=False))
                del self.watchers[other]
        seat = self._seat_of(guest)
        watcher = self.watchers[connection] = Watcher(guest, seat, name)
        if guest == self.lobby.host:
            self.host_gone_at = None
        if seat is not None and self.is_playing:
            self.command(rules.Return(seat), "", at, effects)
        if effects.notices or not self.is_playing:
            # A `Happened` about a guest's own return would only repeat the welcome.
            self._broadcast(effects, at, but=connection, anyway=True)
        effects.send(
            connection,
            Welcome(
                protocol=PROTOCOL,
                table=self.table_id,
                number=self.number,
                time=at,
                lobby=self._lobby_seen(guest),
                game=self._game_seen(seat),
                missed=missed_since(last, self.number, self.notices),
                draft=() if seat is None else self.drafts.laid[seat],
                build=self.context.build(),
            ),
        )
        if self.game is not None:
            self.drafts.show_to(self.game, connection, watcher, effects)
        return effects

    def leave(self, connection: Connection, at: int) -> Effects:
        """Disconnect (R-406): the seat is kept, and the game goes on."""
        effects = Effects()
        watcher = self.watchers.pop(connection, None)
        if watcher is None:
            return effects
        self.touched_at = at
        if watcher.guest == self.lobby.host:
            self.host_gone_at = at
        if watcher.seat is not None and self.is_playing:
            self.command(rules.Lose(watcher.seat), "", at, effects)
            self._broadcast(effects, at)
        else:
            self._broadcast(effects, at, anyway=True)
        return effects

    def _broadcast(
        self, effects: Effects, at: int, but: Connection | None = None, anyway: bool = False
    ) -> None:
        """Send everybody the notices of this step, and their new view."""
        if not effects.notices and not anyway:
            return
        notices = tuple(effects.notices)
        # In the second chance others may begin to help.
        boards_opened = any(one.what == "hourglass_turned" for one in notices)
        # Encode once for each distinct viewer; the views share their equal parts.
        told: dict[Who, bytes] = {}
        parts = EncodedParts()
        counts = self.drafts.counts()
        for connection, watcher in self.watchers.items():
            if connection != but:
                guest = watcher.guest
                who = watcher.seat, self.lobby.seat_of(guest), guest == self.lobby.host
                message = told.get(who)
                if message is None:
                    game = None
                    if self.game is not None:
                        game = game_seen(self.game, watcher.seat, counts, parts)
                    lobby = self._lobby_written(guest, who)
                    message = encode(Happened(self.number, at, notices, lobby, game))
                    told[who] = message
                effects.sends.append((connection, message))
                if self.game is not None and boards_opened:
                    self.drafts.show_to(self.game, connection, watcher, effects)

    def _game_seen(self, seat: int | None) -> messages.GameSeen | None:
        return None if self.game is None else game_seen(self.game, seat, self.drafts.counts())

    def _lobby_seen(self, guest: str) -> messages.LobbySeen:
        return lobby_seen(self.lobby, guest, self._present(), self.is_over)

    def _lobby_written(self, guest: str, who: Who) -> messages.LobbySeen:
        """The lobby view as encoded JSON, cached because it seldom changes during a game."""
        as_it_is = self.lobby, self._present(), self.is_over
        if self._lobby_as != as_it_is:
            self._lobby_as = as_it_is
            self._lobby_copies = {}
        written = self._lobby_copies.get(who)
        if written is None:
            written = self._lobby_copies[who] = Raw(encode(self._lobby_seen(guest)))
        return cast(messages.LobbySeen, written)

    def idle_until(self) -> int | None:
        """When the table may be unloaded; None while people are connected or a game is played."""
        return None if self.watchers or self.is_playing else self.touched_at + CLOSE_AFTER

    def awaits(self, guest: str) -> bool:
        """Whether this guest has a seat here and has not left it for good."""
        seat = self.lobby.seat_of(guest)
        if seat is None or self.is_over:
            return False
        return self.game is None or not self.game.seats[seat].left

    def host_due(self) -> int | None:
        """When another person becomes the host of a lobby whose host is gone."""
        if self.lobby.playing or self.host_gone_at is None:
            return None
        present = self._present()
        if with_new_host(self.lobby, present).host == self.lobby.host:
            return None
        return self.host_gone_at + HOST_WAIT

    def hand_over(self, at: int, effects: Effects) -> None:
        """Make a connected person the host of the lobby."""
        self.change_lobby(with_new_host(self.lobby, self._present()), "new_host", "", at, effects)
        self.host_gone_at = None

    def send_away_kicked(self, effects: Effects) -> None:
        """Close the connections of kicked guests."""
        for connection, watcher in list(self.watchers.items()):
            if watcher.guest in self.lobby.kicked:
                effects.close(connection, Closed("kicked", again=False))
                del self.watchers[connection]

    def _present(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers.values()}

    def _seat_of(self, guest: str) -> int | None:
        return self.lobby.seat_of(guest) if self.game is not None else None

    def _absent(self) -> list[int]:
        """Seats of people who are not connected."""
        assert self.game is not None
        present = {watcher.seat for watcher in self.watchers.values()}
        places = self.lobby.places[: len(self.game.seats)]
        return [
            seat
            for seat, place in enumerate(places)
            if place is not None and place.guest and seat not in present
        ]
