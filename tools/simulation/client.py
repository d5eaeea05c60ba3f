"""A simulated client: like a page it gives the orders it may give, and sends some twice.

It checks the server's promises: no gap in the notices, no order with two different answers,
nothing taken back.
"""

from collections.abc import Callable
from random import Random
from typing import Protocol

import msgspec

from ubongo.protocol import messages
from ubongo.protocol.messages import BoardSeen, LobbySeen
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve


class BrokenPromise(AssertionError):
    """The server broke one of its promises."""


class Seen(msgspec.Struct):
    """The parts of a message from the server that a client needs, of any type."""

    type: str
    number: int = 0
    id: str = ""
    code: str = ""
    again: bool = False
    notices: list[dict[str, object]] = []
    missed: list[dict[str, object]] | None = None
    lobby: dict[str, object] = {}
    game: dict[str, object] | None = None


class World(Protocol):
    """The surroundings of a client, simulated or real: time and connections."""

    def later(self, wait: int, act: Callable[[], None]) -> object: ...

    def connect(self, client: "Client", last: int | None) -> int: ...

    def ask(self, connection: int, message: messages.AnyOrder) -> None: ...


class Memory(Protocol):
    """Everything that one client was told."""

    guest: str
    name: str
    seen: dict[int, str]
    accepted: dict[str, int]


class Client:
    """One person with a browser, at a table with `people` people."""

    def __init__(self, guest: str, name: str, world: World, dice: Random, people: int) -> None:
        self.guest = guest
        self.name = name
        self._world = world
        self._dice = dice
        self._people = people
        self._connection: int | None = None
        self._joined = False
        self.last: int | None = None
        self.seen: dict[int, str] = {}
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self._open: dict[str, messages.AnyOrder] = {}
        # Whether the server said that the table is being moved: it is there again at once.
        self._is_moved = False
        self._count = 0
        self._lobby: dict[str, object] = {}
        self._game: dict[str, object] | None = None

    def begin(self) -> None:
        self._connect()
        self._world.later(self._dice.randint(50, 500), self._act)

    # The connection

    def _connect(self) -> None:
        if self._connection is None:
            self._joined = False
            self._connection = self._world.connect(self, self.last)

    def reconnect_later(self, connection: int) -> None:
        if connection == self._connection:
            self._connection = None
            longest = 300 if self._is_moved else 4_000
            self._is_moved = False
            self._world.later(self._dice.randint(50, longest), self._connect)

    def receive(self, connection: int, raw: bytes) -> None:
        if connection != self._connection:
            return
        message = msgspec.json.decode(raw, type=Seen)
        match message.type:
            case "welcome":
                self._take_welcome(message)
            case "happened":
                self._demand(self._joined, "something happened before the welcome")
                self._follow(message.notices, message.number)
                self._lobby, self._game = message.lobby, message.game
            case "accepted":
                self._take_answer(message)
            case "refused":
                self._demand(message.id not in self.accepted, f"{message.id} was taken back")
                self.refused.add(message.id)
                self._open.pop(message.id, None)
            case "closed":
                self._is_moved = message.code == "moved"
            case _:
                pass

    def _take_welcome(self, message: Seen) -> None:
        self._joined = True
        if self.last is not None:
            self._demand(message.number >= self.last, f"{self.last} was told and is lost")
        if message.missed is not None and self.last is not None:
            self._follow(message.missed, message.number)
        self.last = message.number
        self._lobby, self._game = message.lobby, message.game
        # Orders without an answer are sent again under the same id.
        for order in list(self._open.values()):
            self._ask(order)

    def _follow(self, notices: list[dict[str, object]], number: int) -> None:
        for notice in notices:
            heard = notice["number"]
            assert isinstance(heard, int)
            if self.last is not None:
                self._demand(heard == self.last + 1, f"{heard} came after {self.last}")
            self.last = heard
            self.seen[heard] = str(notice["what"])
        self._demand(self.last == number, f"a message said {number} but led to {self.last}")

    def _take_answer(self, message: Seen) -> None:
        before = self.accepted.get(message.id)
        self._demand(before in (None, message.number), f"{message.id} was answered in two ways")
        self._demand(message.id not in self.refused, f"{message.id} was refused before")
        self.accepted[message.id] = message.number
        self._open.pop(message.id, None)

    def _demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise BrokenPromise(f"{self.name}: {what}")

    # Playing

    def _act(self) -> None:
        self._world.later(self._dice.randint(200, 2_500), self._act)
        if self._connection is None or not self._joined or len(self._open) > 2:
            return
        order = self._lobby_order() if self._game is None else self._game_order()
        # What has been agreed to already is accepted, and has no entry to be found again.
        if order is None or any(type(one) is type(order) for one in self._open.values()):
            return
        self._open[order.id] = order
        self._ask(order)
        if self._dice.random() < 0.1:
            self._ask(order)

    def _ask(self, order: messages.AnyOrder) -> None:
        if self._connection is not None:
            self._world.ask(self._connection, order)

    def _id(self) -> str:
        self._count += 1
        return f"{self.guest}-{self._count}"

    def _lobby_order(self) -> messages.AnyOrder | None:
        lobby = msgspec.convert(self._lobby, LobbySeen)
        mine = [place for place in lobby.places if place is not None and place.you]
        if not mine:
            free = [seat for seat, place in enumerate(lobby.places) if place is None]
            return messages.Sit(self._id(), free[0], self.name) if free else None
        if not mine[0].ready:
            return messages.SetReady(self._id(), ready=True)
        waited = [place for place in lobby.places if place is not None and not place.ready]
        everybody = sum(place is not None and not place.bot for place in lobby.places)
        if "start_game" in lobby.may and not waited and everybody == self._people:
            return messages.StartGame(self._id())
        return None

    def _game_order(self) -> messages.AnyOrder | None:
        assert self._game is not None
        game = msgspec.convert(self._game, GameShown)
        may = [name for name in game.may if name not in ("leave", "ask_pause", "end_alone")]
        if not may:
            return None
        name = self._dice.choice(may)
        if name == "call_ubongo":
            return self._call(game)
        if name in ("choose_field", "move_pawn", "take_gems"):
            kinds: dict[str, Callable[[str, int], messages.AnyOrder]] = {
                "choose_field": messages.ChooseField,
                "move_pawn": messages.MovePawn,
                "take_gems": messages.TakeGems,
            }
            return kinds[name](self._id(), self._dice.randrange(6))
        plain: dict[str, Callable[[str], messages.AnyOrder]] = {
            "roll": messages.Roll,
            "pass": messages.Pass,
            "next": messages.Next,
            "give_up": messages.GiveUp,
            "play_on": messages.PlayOn,
            "concede": messages.Concede,
            "agree_to_share": messages.AgreeToShare,
            "continue": messages.Continue,
        }
        kind = plain.get(name)
        return None if kind is None else kind(self._id())

    def _call(self, game: "GameShown") -> messages.AnyOrder | None:
        if self._dice.random() < 0.8 or game.seat is None:
            return None
        board = game.seats[game.seat].board
        if board is None:
            return None
        cover = solve(Puzzle.parse(f"{board.area} + {' '.join(board.pieces)}"))
        assert cover is not None
        laid = laid_of(cover)
        if self._dice.random() < 0.3:
            laid = laid[1:]
        return messages.CallUbongo(self._id(), laid)


class SeatShown(msgspec.Struct):
    board: BoardSeen | None = None


class GameShown(msgspec.Struct):
    seat: int | None
    may: tuple[str, ...]
    seats: tuple[SeatShown, ...]
