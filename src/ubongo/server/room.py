"""A room: one table with its people, without sockets, files or clocks.

Whoever runs it hands in what was received and when, and gets a `Turn`: what must
be written durably, and what may be sent once it is. So the same room is used by
the server, by its simulation, and by tests.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import cast

import msgspec
from msgspec.structs import replace

from ubongo.rules import commands as rules
from ubongo.rules.canonical import compact, plain
from ubongo.rules.chance import Chance
from ubongo.rules.codec import read_event
from ubongo.rules.engine import apply, begun, catch_up, judged, replay, start
from ubongo.rules.events import Event, GameStarted, Player, RoundStarted
from ubongo.rules.game import Game, Phase
from ubongo.rules.refusals import Refused, WrongPhase
from ubongo.rules.waking import due
from ubongo.server import protocol
from ubongo.server.bots import Bots
from ubongo.server.limits import CallLimit
from ubongo.server.lobby import (
    Lobby,
    NotSeatedHere,
    changed,
    chosen_edition,
    decode_lobby,
    encode_lobby,
    host_of,
)
from ubongo.server.protocol import (
    PROTOCOL,
    Accepted,
    Closed,
    Counted,
    GameOrder,
    Glimpse,
    Glimpsed,
    Happened,
    Laid,
    LobbyOrder,
    LobbySeen,
    Notice,
    PlaceSeen,
    Welcome,
)
from ubongo.server.seen import cover_of, game_seen, notice
from ubongo.server.world import World

encode = msgspec.json.Encoder().encode

REMEMBERED_ANSWERS = 256
REMEMBERED_NOTICES = 400
# after a restart the sand runs again after this, with at least this much left.
COUNTDOWN = 3_000
LEAST_LEFT = 10_000
# How long a seat is awaited after a restart before it counts as offline.
BACK_WITHIN = 7_000

Connection = int


class TooManyCalls(Refused):
    code = "too_many_calls"

    def __init__(self) -> None:
        super().__init__("too many calls of Ubongo in this round")


class TableFrozen(Refused):
    code = "table_frozen"

    def __init__(self) -> None:
        super().__init__("this table has stopped because of a fault of ours")


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered line of a table's log; `cause` is whose order it was."""

    number: int
    at: int
    kind: str
    body: bytes
    cause: str = ""


@dataclass(slots=True)
class Turn:
    """What came of something: first to be written, then to be sent, in this order."""

    entries: list[Entry] = field(default_factory=list)
    sends: list[tuple[Connection, bytes]] = field(default_factory=list)
    closes: list[Connection] = field(default_factory=list)


@dataclass(slots=True)
class Watcher:
    """Somebody who is connected."""

    guest: str
    # Joined with a later connection elsewhere: told so, and quiet.
    seat: int | None = None


class Room:
    """One table."""

    def __init__(self, table: str, lobby: Lobby, world: World) -> None:
        self.table = table
        self.lobby = lobby
        self.world = world
        self.number = 0
        self.game: Game | None = None
        self.chance: Chance | None = None
        # The running or last game's events, for its record.
        self.events: list[Event] = []
        self.watchers: dict[Connection, Watcher] = {}
        self.drafts: list[tuple[Laid, ...]] = [()] * 4
        self.muted: set[int] = set()
        self.answers: OrderedDict[tuple[str, str], protocol.Told] = OrderedDict()
        self.notices: deque[Notice] = deque(maxlen=REMEMBERED_NOTICES)
        self.calls = [CallLimit() for _ in range(4)]
        self.bots: Bots | None = None
        # After a restart: when seats that have not come back count as offline.
        self.back_until: int | None = None
        self.touched_at = 0

    # Beginnings

    @classmethod
    def opened(cls, table: str, lobby: Lobby, world: World, at: int) -> tuple["Room", Turn]:
        """A new table."""
        room = cls(table, lobby, world)
        turn = Turn()
        room._change_lobby(lobby, "table_opened", "", at, turn)
        return room, turn

    @classmethod
    def resumed(cls, table: str, entries: Iterable[Entry], world: World) -> "Room":
        """The room as its log says; `woken` lets its clock run again."""
        room: Room | None = None
        for entry in entries:
            if entry.kind == "lobby":
                line = _decode_lobby_line(entry.body)
                lobby = decode_lobby(line.lobby)
                room = room or cls(table, lobby, world)
                room.lobby = lobby
                if line.seed:
                    room.chance = Chance(bytes.fromhex(line.seed), world.box)
                    room.events = []
                room.notices.append(Notice(entry.number, line.what))
            else:
                assert room is not None
                event = read_event(entry.kind, msgspec.json.decode(entry.body))
                room.events.append(event)
                room.notices.append(notice(entry.number, event))
            room.number = entry.number
            room.touched_at = entry.at
            if entry.cause:
                guest, _, id_ = entry.cause.partition(" ")
                room._remember(guest, id_, Accepted(id_, entry.number))
        if room is None:
            raise ValueError(f"table {table} has no log")
        if room.events:
            room.game = replay(room.events)
            room.bots = Bots(room.game, room.table, room.lobby.games)
        return room

    def woken(self, at: int, heartbeat: int) -> Turn:
        """After a restart: the time nobody could play is given back (R-411)."""
        turn = Turn()
        game = self.game
        if game is None or game.is_over:
            return turn
        at = max(at, game.now)
        stopped = max(heartbeat, game.now)
        if game.phase in (Phase.ROUND, Phase.PLAY_OFF) and game.deadline is not None:
            left = max(game.deadline - stopped, LEAST_LEFT)
            by = at + COUNTDOWN + left - game.deadline
        else:
            by = at - stopped
        if by > 0:
            # Nothing that fell due while we were down may happen first.
            events = self._judged_now(rules.MoveClock(by, "restart"), stopped)
            self._happened(events, "", turn)
        self.back_until = at + BACK_WITHIN
        return turn

    def finished_games(self, entries: Iterable[Entry]) -> list[list[Event]]:
        """The events of each finished game at this table, from its log."""
        games: list[list[Event]] = []
        for entry in entries:
            if entry.kind == "lobby":
                if _decode_lobby_line(entry.body).seed:
                    games.append([])
            else:
                games[-1].append(read_event(entry.kind, msgspec.json.decode(entry.body)))
        if games and self.game is not None and not self.game.is_over:
            games.pop()
        return games

    # Coming and going

    def joined(self, connection: Connection, guest: str, last: int | None, at: int) -> Turn:
        """Somebody is here: everything they may know, and what they missed."""
        turn = Turn()
        self.touched_at = at
        seat = self._seat_in_game(guest)
        for other, watcher in list(self.watchers.items()):
            if watcher.guest == guest:
                turn.sends.append((other, encode(Closed("elsewhere", again=False))))
                turn.closes.append(other)
                del self.watchers[other]
        self.watchers[connection] = Watcher(guest, seat)
        before = self.number
        if seat is not None and self.game is not None and not self.game.is_over:
            self._command(rules.Return(seat), "", at, turn)
        elif self.game is None or self.game.is_over:
            self._tell_everybody((), at, turn, but=connection)
        missed = None
        if last is not None and last <= self.number:
            told = [one for one in self.notices if one.number > last]
            if len(told) == self.number - last:
                missed = tuple(told)
        # A Happened about the own return would only repeat the welcome.
        turn.sends = [send for send in turn.sends if send[0] != connection]
        welcome = Welcome(
            protocol=PROTOCOL,
            table=self.table,
            number=self.number,
            time=at,
            lobby=self._lobby_seen(guest),
            game=self._game_seen(seat),
            missed=missed,
            draft=() if seat is None else self.drafts[seat],
        )
        turn.sends.insert(
            0 if before == self.number else len(turn.sends), (connection, encode(welcome))
        )
        return turn

    def gone(self, connection: Connection, at: int) -> Turn:
        """A connection has ended (R-406): the seat is kept, nothing stops."""
        turn = Turn()
        watcher = self.watchers.pop(connection, None)
        if watcher is None:
            return turn
        self.touched_at = at
        if watcher.seat is not None and self.game is not None and not self.game.is_over:
            self._command(rules.Lose(watcher.seat), "", at, turn)
        else:
            self._tell_everybody((), at, turn)
        return turn

    # Orders

    def obeyed(self, connection: Connection, order: LobbyOrder | GameOrder, at: int) -> Turn:
        """Carry an order out, or refuse it; the same order again gets the same answer (R-413)."""
        turn = Turn()
        watcher = self.watchers[connection]
        self.touched_at = at
        known = self.answers.get((watcher.guest, order.id))
        if known is not None:
            turn.sends.append((connection, encode(known)))
            return turn
        cause = f"{watcher.guest} {order.id}"
        try:
            if isinstance(order, LobbyOrder):
                self._lobby_order(order, watcher.guest, cause, at, turn)
            else:
                self._game_order(watcher, order, cause, at, turn)
            answer: protocol.Told = Accepted(order.id, self.number)
        except Refused as refusal:
            answer = protocol.Refused(order.id, refusal.code, refusal.numbers)
            if isinstance(refusal, TooManyCalls) and self._abuses(watcher):
                turn.sends.append((connection, encode(Closed("too_many_calls", again=False))))
                turn.closes.append(connection)
        self._remember(watcher.guest, order.id, answer)
        turn.sends.insert(0, (connection, encode(answer)))
        return turn

    def glimpsed(self, connection: Connection, glimpse: Glimpse, at: int) -> Turn:
        """Half-laid pieces: kept for a reconnect, shown to whoever may see them, never written."""
        turn = Turn()
        hand = self.watchers[connection].seat
        game = self.game
        if hand is None or game is None or game.phase not in (Phase.ROUND, Phase.PLAY_OFF):
            return turn
        seat = hand if glimpse.seat is None else glimpse.seat
        if seat >= len(game.seats) or game.seats[seat].rank:
            return turn
        if seat != hand and (seat in self.muted or seat not in self._helpable()):
            return turn
        before = len(self.drafts[seat])
        self.drafts[seat] = _merged(self.drafts[seat], glimpse, alone=seat == hand)
        laid = self.drafts[seat]
        is_open = game.settings.open_boards or seat in self._helpable()
        if is_open:
            message = encode(Glimpsed(seat, hand, laid, glimpse.held))
        elif len(laid) != before:
            message = encode(Counted(seat, len(laid)))
        else:
            return turn
        for other, watcher in self.watchers.items():
            if other == connection or (is_open and watcher.seat is None):
                continue
            turn.sends.append((other, message))
        return turn

    def muted_helpers(self, connection: Connection, mute: bool) -> Turn:
        """Co-op: the owner takes other hands off the own board (R-265)."""
        seat = self.watchers[connection].seat
        if seat is not None:
            (self.muted.add if mute else self.muted.discard)(seat)
        return Turn()

    # Time

    def due(self) -> int | None:
        """When `woke` should be asked next."""
        times = [self.back_until]
        if self.game is not None:
            times.append(due(self.game))
            if self.bots is not None:
                times.append(self.bots.due(self.game))
        return min((time for time in times if time is not None), default=None)

    def woke(self, at: int) -> Turn:
        """What time alone brings, and what bots do."""
        turn = Turn()
        game = self.game
        if game is None:
            self.back_until = None
            return turn
        assert self.chance is not None
        at = max(at, game.now)
        events = catch_up(game, at, self.chance)
        if self.back_until is not None and at >= self.back_until:
            self.back_until = None
            present = {watcher.seat for watcher in self.watchers.values()}
            for seat, place in enumerate(self.lobby.places[: len(game.seats)]):
                if place is not None and place.guest and seat not in present:
                    events += self._judged_now(rules.Lose(seat), at)
        if self.bots is not None:
            for command in self.bots.acting(game, at):
                events += self._judged_now(command, at)
        self._happened(events, "", turn)
        return turn

    def moved_clock(self, by: int, reason: str, at: int) -> Turn:
        """The process stood still for a while; nobody is punished for it."""
        turn = Turn()
        if self.game is not None and not self.game.is_over and due(self.game) is not None:
            self._happened(self._judged_now(rules.MoveClock(by, reason), at), "", turn)
            if self.bots is not None:
                self.bots.delay(by)
        return turn

    # Inside

    def _lobby_order(self, order: LobbyOrder, guest: str, cause: str, at: int, turn: Turn) -> None:
        is_over = self.game is not None and self.game.is_over
        after = changed(self.lobby, order, guest, is_over, self.world.any_hourglass)
        if isinstance(order, protocol.StartGame):
            self._begin(after, cause, at, turn)
            return
        if isinstance(order, protocol.Rematch):
            self.game = None
            self.bots = None
            after = replace(after, code=self.world.new_code())
        self._change_lobby(after, protocol.snake(type(order).__name__), cause, at, turn)
        self._tell_everybody((self.notices[-1],), at, turn)

    def begin_at_once(self, lobby: Lobby, at: int) -> Turn:
        """Start without a lobby: a table against bots, or alone."""
        turn = Turn()
        self._begin(lobby, "", at, turn)
        return turn

    def _begin(self, lobby: Lobby, cause: str, at: int, turn: Turn) -> None:
        taken = [place for place in lobby.places if place is not None]
        seed = self.world.new_seed()
        self.chance = Chance(seed, self.world.box)
        players = tuple(Player(place.name, place.bot) for place in taken)
        events = list(start(lobby.edition, players, lobby.settings, self.chance, at))
        first = self._change_lobby(lobby, "start_game", cause, at, turn, seed.hex())
        self.events = []
        self.game = begun(cast(GameStarted, events[0]))
        for event in events[1:]:
            apply(self.game, event)
        self.drafts = [()] * 4
        self.muted = set()
        self.calls = [CallLimit() for _ in range(4)]
        for watcher in self.watchers.values():
            watcher.seat = self._seat_in_game(watcher.guest)
        self.bots = Bots(self.game, self.table, lobby.games)
        present = {watcher.seat for watcher in self.watchers.values()}
        for seat, place in enumerate(taken):
            if place.guest and seat not in present:
                events += self._judged_now(rules.Lose(seat), at)
        self._happened(events, cause, turn, before=(first,))

    def _game_order(
        self, watcher: Watcher, order: GameOrder, cause: str, at: int, turn: Turn
    ) -> None:
        if self.game is None or watcher.seat is None:
            if isinstance(order, protocol.Leave) and self.game is None:
                self._stand_up(watcher.guest, cause, at, turn)
                return
            raise WrongPhase("lobby") if self.game is None else NotSeatedHere
        seat = watcher.seat
        if isinstance(order, protocol.CallUbongo):
            if not self.calls[seat].allows(self.game.round, at):
                raise TooManyCalls
            if order.seat is not None and order.seat != seat:
                if order.seat in self.muted or order.seat not in self._helpable():
                    raise NotSeatedHere
                seat = order.seat
        self._command(_COMMANDS[type(order)](order, seat), cause, at, turn)

    def _stand_up(self, guest: str, cause: str, at: int, turn: Turn) -> None:
        if self.lobby.seat_of(guest) is None:
            return
        places = tuple(
            None if place is not None and place.guest == guest else place
            for place in self.lobby.places
        )
        host = host_of(self.lobby, guest) if guest == self.lobby.host else self.lobby.host
        self._change_lobby(replace(self.lobby, places=places, host=host), "leave", cause, at, turn)
        self._tell_everybody((self.notices[-1],), at, turn)

    def _command(self, command: rules.Command, cause: str, at: int, turn: Turn) -> None:
        assert self.game is not None
        assert self.chance is not None
        events: list[Event] = []
        try:
            judged(self.game, command, max(at, self.game.now), self.chance, events)
        except Refused:
            # What time brought stands, but it was not this order that brought it.
            self._happened(events, "", turn)
            raise
        self._happened(events, cause, turn)

    def _judged_now(self, command: rules.Command, at: int) -> list[Event]:
        assert self.game is not None
        assert self.chance is not None
        events: list[Event] = []
        judged(self.game, command, max(at, self.game.now), self.chance, events)
        return events

    def _happened(
        self, events: list[Event], cause: str, turn: Turn, before: tuple[Notice, ...] = ()
    ) -> None:
        """Number what happened, to be written and told."""
        if not events and not before:
            return
        told = list(before)
        for event in events:
            self.number += 1
            body = compact(plain(event)).encode()
            kind = type(event).__name__
            turn.entries.append(Entry(self.number, event.at, kind, body, cause))
            one = notice(self.number, event)
            self.notices.append(one)
            told.append(one)
            self.events.append(event)
            if isinstance(event, RoundStarted):
                self.drafts = [()] * 4
                self.muted = set()
        assert self.game is not None
        self._tell_everybody(tuple(told), self.game.now, turn)

    def _change_lobby(
        self, lobby: Lobby, what: str, cause: str, at: int, turn: Turn, seed: str = ""
    ) -> Notice:
        self.lobby = lobby
        self.number += 1
        line = LobbyLine(what, msgspec.Raw(encode_lobby(lobby)), seed)
        turn.entries.append(Entry(self.number, at, "lobby", encode(line), cause))
        one = Notice(self.number, what)
        self.notices.append(one)
        return one

    def _tell_everybody(
        self, notices: tuple[Notice, ...], at: int, turn: Turn, but: Connection | None = None
    ) -> None:
        for connection, watcher in self.watchers.items():
            if connection == but:
                continue
            message = Happened(
                self.number,
                at,
                notices,
                self._lobby_seen(watcher.guest),
                self._game_seen(watcher.seat),
            )
            turn.sends.append((connection, encode(message)))

    def _game_seen(self, seat: int | None) -> protocol.GameSeen | None:
        if self.game is None:
            return None
        return game_seen(self.game, seat, tuple([len(draft) for draft in self.drafts]))

    def _lobby_seen(self, guest: str) -> LobbySeen:
        lobby = self.lobby
        present = {watcher.guest for watcher in self.watchers.values()}
        seated = {place.guest for place in lobby.places if place is not None}
        places = tuple(
            None
            if place is None
            else PlaceSeen(
                place.name,
                place.bot,
                place.ready,
                bool(place.bot) or place.guest in present,
                place.guest == lobby.host,
                place.guest == guest,
            )
            for place in lobby.places[: chosen_edition(lobby).most]
        )
        return LobbySeen(
            lobby.edition,
            lobby.settings,
            lobby.public,
            "" if lobby.playing else lobby.code,
            places,
            len(present - seated),
            lobby.games,
            self._may_in_lobby(guest),
        )

    def _may_in_lobby(self, guest: str) -> tuple[str, ...]:
        lobby = self.lobby
        seat = lobby.seat_of(guest)
        if lobby.playing:
            over = self.game is not None and self.game.is_over
            return ("rematch",) if over and seat is not None else ()
        may = ["sit"]
        if seat is not None:
            may += ["stand", "set_ready", "rename", "leave"]
        if guest == lobby.host:
            may += ["seat_bot", "kick", "move_seat", "arrange", "start_game"]
        return tuple(may)

    def _seat_in_game(self, guest: str) -> int | None:
        return self.lobby.seat_of(guest) if self.game is not None else None

    def _helpable(self) -> tuple[int, ...]:
        """Seats whose board others may lay hands on just now (R-265)."""
        if self.game is None:
            return ()
        return self.game.edition.helpable(self.game)

    def _abuses(self, watcher: Watcher) -> bool:
        return watcher.seat is not None and self.calls[watcher.seat].is_abused

    def _remember(self, guest: str, id_: str, answer: protocol.Told) -> None:
        self.answers[guest, id_] = answer
        if len(self.answers) > REMEMBERED_ANSWERS:
            self.answers.popitem(last=False)


class LobbyLine(msgspec.Struct, frozen=True):
    """A lobby change as it is written; the seed of a game begins its life here, unseen."""

    what: str
    lobby: msgspec.Raw
    seed: str = ""


_decode_lobby_line = msgspec.json.Decoder(LobbyLine).decode


def _merged(before: tuple[Laid, ...], glimpse: Glimpse, alone: bool) -> tuple[Laid, ...]:
    """The draft after a glimpse; with several hands only the held piece counts (R-265)."""
    if alone and glimpse.held is None:
        return glimpse.laid
    if glimpse.held is None:
        return before
    kept = tuple(one for one in before if one.piece != glimpse.held)
    return kept + tuple(one for one in glimpse.laid if one.piece == glimpse.held)


_COMMANDS: dict[type[GameOrder], Callable[..., rules.Command]] = {
    protocol.Roll: lambda order, seat: rules.Roll(seat),
    protocol.CallUbongo: lambda order, seat: rules.CallUbongo(seat, cover_of(order.cover)),
    protocol.GiveUp: lambda order, seat: rules.GiveUp(seat),
    protocol.ChooseField: lambda order, seat: rules.ChooseField(seat, order.field),
    protocol.MovePawn: lambda order, seat: rules.MovePawn(seat, order.field),
    protocol.TakeGems: lambda order, seat: rules.TakeGems(seat, order.field),
    protocol.Pass: lambda order, seat: rules.Pass(seat),
    protocol.PutAside: lambda order, seat: rules.PutAside(seat),
    protocol.Finish: lambda order, seat: rules.Finish(seat),
    protocol.Concede: lambda order, seat: rules.Concede(seat),
    protocol.Leave: lambda order, seat: rules.Leave(seat),
    protocol.EndAlone: lambda order, seat: rules.EndAlone(seat),
    protocol.AskPause: lambda order, seat: rules.AskPause(seat),
    protocol.Continue: lambda order, seat: rules.Continue(seat),
}
