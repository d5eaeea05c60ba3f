"""Everybody who is connected to a table: coming, going, and what each of them is told."""

from ubongo.rules import commands as rules
from ubongo.server import protocol
from ubongo.server.lobby import Lobby
from ubongo.server.protocol import PROTOCOL, Closed, Happened, Welcome
from ubongo.server.seen import game_seen
from ubongo.server.table import Table
from ubongo.server.telling import lobby_seen, missed_since
from ubongo.server.turn import Connection, Turn, Watcher
from ubongo.server.world import World


class Gathering(Table):
    """A table and those around it."""

    def __init__(self, table: str, lobby: Lobby, world: World) -> None:
        super().__init__(table, lobby, world)
        self.watchers: dict[Connection, Watcher] = {}
        self.touched_at = 0

    def joined(self, connection: Connection, guest: str, last: int | None, at: int) -> Turn:
        """Somebody is here: everything they may know, and what they missed."""
        turn = Turn()
        self.touched_at = at
        for other, watcher in list(self.watchers.items()):
            if watcher.guest == guest:
                turn.close(other, Closed("elsewhere", again=False))
                del self.watchers[other]
        seat = self._seat_of(guest)
        self.watchers[connection] = Watcher(guest, seat)
        if seat is not None and self.is_playing:
            self.command(rules.Return(seat), "", at, turn)
        if turn.notices or not self.is_playing:
            # A Happened about the own return would only repeat the welcome.
            self._tell(turn, at, but=connection, anyway=True)
        turn.send(
            connection,
            Welcome(
                protocol=PROTOCOL,
                table=self.table,
                number=self.number,
                time=at,
                lobby=self._lobby_seen(guest),
                game=self._game_seen(seat),
                missed=missed_since(last, self.number, self.notices),
                draft=() if seat is None else self.drafts.laid[seat],
            ),
        )
        return turn

    def gone(self, connection: Connection, at: int) -> Turn:
        """A connection has ended (R-406): the seat is kept, nothing stops."""
        turn = Turn()
        watcher = self.watchers.pop(connection, None)
        if watcher is None:
            return turn
        self.touched_at = at
        if watcher.seat is not None and self.is_playing:
            self.command(rules.Lose(watcher.seat), "", at, turn)
            self._tell(turn, at)
        else:
            self._tell(turn, at, anyway=True)
        return turn

    def _tell(
        self, turn: Turn, at: int, but: Connection | None = None, anyway: bool = False
    ) -> None:
        """Tell everybody what happened in this turn, and how things stand after it."""
        if not turn.notices and not anyway:
            return
        notices = tuple(turn.notices)
        for connection, watcher in self.watchers.items():
            if connection != but:
                lobby = self._lobby_seen(watcher.guest)
                game = self._game_seen(watcher.seat)
                turn.send(connection, Happened(self.number, at, notices, lobby, game))

    def _game_seen(self, seat: int | None) -> protocol.GameSeen | None:
        return None if self.game is None else game_seen(self.game, seat, self.drafts.counts())

    def _lobby_seen(self, guest: str) -> protocol.LobbySeen:
        present = {watcher.guest for watcher in self.watchers.values()}
        return lobby_seen(self.lobby, guest, present, self.is_over)

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
