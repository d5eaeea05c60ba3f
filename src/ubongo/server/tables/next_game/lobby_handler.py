"""The handler of a lobby: carries out orders about the next game, and what time brings there.

It changes the lobby of a table's state and never the running game. People who are gone do not
stop the others: a host hands over, a seat is freed, the next game begins without them.
"""

from collections.abc import Callable

from msgspec.structs import replace

from ubongo.protocol import messages
from ubongo.protocol.messages import SeatingOrder
from ubongo.rules.refusals import Refused, WrongPhase
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.fair.known_levels import Known, carried
from ubongo.server.tables.lobby import (
    USUAL_NAME,
    Lobby,
    begun,
    changed,
    stood_up,
    with_new_host,
)
from ubongo.server.tables.names import tidy
from ubongo.server.tables.next_game import rematch
from ubongo.server.tables.next_game.seats import awake
from ubongo.server.tables.presence import Presence, Watcher
from ubongo.server.tables.state import TableState
from ubongo.server.tables.table_context import TableContext

# How long a lobby waits for its host before another person becomes the host.
HOST_WAIT = 30_000
# How long an open lobby keeps the seat of somebody who is gone while others are here.
SEAT_WAIT = 120_000
# How long the next game waits for somebody who is gone after the last one.
AGAIN_WAIT = 30_000

# Begins a game: the lobby as it begins, the order that it came from, the time.
Start = Callable[[Lobby, str, int], None]


class LobbyHandler:
    """Knows the state and the people of one table; `start` begins a game there."""

    def __init__(
        self, state: TableState, presence: Presence, context: TableContext, start: Start
    ) -> None:
        self._state = state
        self._presence = presence
        self._context = context
        self._start = start

    # Orders

    def handle_order(self, order: SeatingOrder, watcher: Watcher, cause: str, at: int) -> None:
        """Carry out an order, or raise `Refused`."""
        state, guest = self._state, watcher.guest
        lobby, is_over = state.lobby, state.is_over
        what = messages.type_of(order)
        any_hourglass = self._context.any_hourglass
        match order:
            case messages.PlayAgain():
                after = rematch.said_again(lobby, guest, order.ready, is_over, self.left())
                state.change_lobby(after, what, cause, at)
                self._play_again_if_due(at)
            case messages.Rematch():
                asking = tuple(self._presence.asking.items())
                opened = rematch.back_in_lobby(lobby, guest, is_over, self.left(), asking)
                self._open(opened, what, cause, at)
            case messages.AskSeat():
                self._ask_seat(watcher, order)
            case messages.StartGame():
                if order.anyway and not lobby.playing:
                    lobby = awake(lobby, guest)
                self._start(changed(lobby, order, guest, any_hourglass), cause, at)
            case _:
                after = changed(lobby, order, guest, any_hourglass, watcher.name)
                state.change_lobby(after, what, cause, at)

    def leave_seat(self, guest: str, cause: str, at: int) -> None:
        """Let a guest leave the lobby, seated or not."""
        state = self._state
        if state.lobby.seat_of(guest) is not None:
            state.change_lobby(stood_up(state.lobby, guest), "leave", cause, at)

    def left(self) -> frozenset[str]:
        """Guests who have left the game for good (R-410)."""
        game = self._state.game
        if game is None:
            return frozenset()
        return frozenset(
            place.guest
            for place, seat in zip(self._state.lobby.places, game.seats, strict=False)
            if place is not None and place.guest and seat.left
        )

    def _ask_seat(self, watcher: Watcher, order: messages.AskSeat) -> None:
        """A spectator asks for a seat in the next game; in an open lobby they simply sit down."""
        lobby = self._state.lobby
        if not lobby.playing:
            raise WrongPhase("lobby")
        if lobby.seat_of(watcher.guest) is not None:
            raise WrongPhase("playing")
        name = tidy(order.name or watcher.name or USUAL_NAME)
        self._presence.ask_seat(watcher.guest, name if order.ask else None)

    # Time

    def due(self) -> int | None:
        """When `wake` should be called next."""
        if self._state.lobby.event:
            return self._event_due()
        return earlier(earlier(self._host_due(), self._seat_due()), self._again_due())

    def wake(self, at: int) -> None:
        """Carry out what is due: a new host, freed seats, the next game."""
        state, presence = self._state, self._presence
        if state.lobby.event:
            event_due = self._event_due()
            if event_due is not None and at >= event_due:
                self._start(begun(state.lobby, state.lobby.host), "", at)
            return
        host_due = self._host_due()
        if host_due is not None and at >= host_due:
            handed_over = with_new_host(state.lobby, presence.guests())
            state.change_lobby(handed_over, "new_host", "", at)
            presence.welcome_host()
        self._free_seats(at)
        self._play_again_if_due(at)

    def _host_due(self) -> int | None:
        """When another person becomes the host of a lobby whose host is gone."""
        lobby, gone_at = self._state.lobby, self._presence.host_gone_at
        if lobby.playing or gone_at is None:
            return None
        if with_new_host(lobby, self._presence.guests()).host == lobby.host:
            return None
        return gone_at + HOST_WAIT

    def _waits(self) -> list[tuple[str, int]]:
        """Until when the lobby keeps the seats of people who are gone, if others are here."""
        lobby, presence = self._state.lobby, self._presence
        if lobby.playing or not presence.guests():
            return []
        guests = [place.guest for place in lobby.places if place is not None and place.guest]
        gone = [(guest, presence.absent_since(guest)) for guest in guests]
        return [(guest, since + SEAT_WAIT) for guest, since in gone if since is not None]

    def _seat_due(self) -> int | None:
        return min((until for _, until in self._waits()), default=None)

    def _free_seats(self, at: int) -> None:
        state = self._state
        for guest, until in self._waits():
            if at >= until:
                state.change_lobby(stood_up(state.lobby, guest), "seat_freed", "", at)

    def _event_due(self) -> int | None:
        """When the only game of an event's table begins: when all are here, or after a while."""
        lobby, presence = self._state.lobby, self._presence
        starts_at = presence.starts_at(lobby)
        if starts_at is None or self._context.is_draining():
            return None
        here = presence.guests()
        guests = [place.guest for place in lobby.places if place is not None and place.guest]
        return presence.touched_at if all(guest in here for guest in guests) else starts_at

    # Another game

    def _again_due(self) -> int | None:
        """When the next game begins; None if nobody wants one, or somebody here does not yet."""
        lobby, presence = self._state.lobby, self._presence
        if not self._state.is_over or not rematch.is_wanted(lobby) or self._context.is_draining():
            return None
        until = 0
        for guest in rematch.waited_for(lobby, self.left()):
            since = presence.absent_since(guest)
            if since is None:
                return None
            until = max(until, since + AGAIN_WAIT)
        return until

    def _play_again_if_due(self, at: int) -> None:
        """Begin the next game with all who want it; if it cannot begin so, the lobby is open."""
        due = self._again_due()
        if due is None or at < due:
            return
        left = self.left()
        gone = left.union(rematch.waited_for(self._state.lobby, left))
        opened = rematch.reopened(self._state.lobby, gone, tuple(self._presence.asking.items()))
        self._open(opened, "rematch", "", at)
        try:
            lobby = begun(self._state.lobby, opened.host)
        except Refused:
            return
        self._start(lobby, "", at)

    def _known_after(self) -> Known:
        """R-429: the levels that the game has led to, if its boards were fitted."""
        lobby, game = self._state.lobby, self._state.game
        if game is None or not (lobby.fair and game.levels):
            return lobby.known
        places = lobby.places[: len(game.seats)]
        guests = ["" if place is None else place.guest for place in places]
        return carried(lobby.known, guests, game.settings.levels, game.levels)

    def _open(self, lobby: Lobby, what: str, cause: str, at: int) -> None:
        """Open the lobby of the next game, under a new code."""
        fresh = replace(lobby, code=self._context.new_code(), known=self._known_after())
        self._state.change_lobby(fresh, what, cause, at)
        self._presence.seat_askers(fresh)
