"""People at a table, as a page lets them play: they look, try, call, move and take.

They are as fast as our strong bot, which solves an easy side in 14 s (median). While they
lay, their hands change something about twice a second, and their page shows half-laid boards as
often as the server wants them. It pings as ours does: after two seconds of silence, and every
eight. Of what they hear they read only what they need.
"""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import ClassVar, Protocol

from tools.load.covers import Shown, Way
from tools.load.decode import News, news_in, whole_in
from tools.load.report import Figures
from tools.load.socket import Line, frame
from ubongo.match.bots.strength import STRONG

SEATS = 4
TRIES = 14  # an average easy side
PING_EVERY = 2.0
MEASURE_EVERY = 4  # of these
NOW = 0.005  # seconds; timers are a little early or late


class Audience(Protocol):
    """What a person is told and needs to know of the table and the crowd."""

    ways: dict[Shown, Way]
    glimpses_a_second: float

    @property
    def figures(self) -> Figures: ...

    def answered(self, number: int, asked_at: float) -> None: ...

    def told(self, number: int) -> None: ...


class Person:
    """One seat's player, on whatever line it has just now."""

    def __init__(self, seat: int, crowd: Audience, dice: Random) -> None:
        self.seat = seat
        self.crowd = crowd
        self.line: Line | None = None
        self.last: int | None = None
        self.welcomed: Callable[[News], None] = lambda news: None
        self._dice = dice
        self._later = asyncio.get_running_loop().call_later
        self._count = 0
        self._asked_at = 0.0
        self._silent = True
        self._unpinged = 0
        self._then: Callable[[], None] | None = None
        self._shown = b""
        self._way: Way | None = None
        self._solved_at = 0.0
        self._glimpse_every = 0.0

    # What is heard: messages differ in the first letter of their type.

    def hear(self, message: bytes) -> None:
        self.crowd.figures.heard += 1
        self._silent = False
        kind = message[9]
        if kind == 104:  # happened
            self._happened(message)
        elif kind == 97:  # accepted
            self._accepted(message)
        elif kind == 114:  # refused
            self.crowd.figures.refused += 1
            self._then = None
        elif kind == 119:  # welcome
            news = news_in(message)
            self._shown = message
            self.welcomed(news)
            self.last = news.number

    def _accepted(self, message: bytes) -> None:
        taken = perf_counter() - self._asked_at
        figures = self.crowd.figures
        figures.acknowledged.append(taken)
        number = int(message[message.rindex(b":") + 1 : -1])
        self.crowd.answered(number, self._asked_at)
        then, self._then = self._then, None
        if then is not None:
            self._later(self._thinking(), then)

    def _happened(self, message: bytes) -> None:
        news = news_in(message)
        self.crowd.told(news.number)
        self.last = news.number
        self._shown = message
        for note in news.notices:
            act = self._ACTS.get(note.what)
            if act is not None:
                act(self)

    # What is done

    def ping(self) -> None:
        self._unpinged += 1
        if self.line is not None and (self._silent or self._unpinged >= MEASURE_EVERY):
            self._say(_PING)
            self._unpinged = 0
        self._silent = True
        self._later(PING_EVERY, self.ping)

    def ask(self, order: bytes, then: Callable[[], None] | None = None) -> None:
        """Give an order; when it is accepted, think, and then do that."""
        if self.line is None or not self.line.is_open:
            return
        self._count += 1
        self._then = then
        name, _, rest = order.partition(b" ")
        said = frame(b'{"type":"%b","id":"%d"%b}' % (name, self._count, rest))
        self._asked_at = perf_counter()
        self.crowd.figures.orders += 1
        self._say(said)

    def sit(self) -> None:
        order = b'sit ,"seat":%d,"name":"Player %d"' % (self.seat, self.seat)
        self.ask(order, self._get_ready)

    def _say(self, ready: bytes) -> None:
        self.crowd.figures.said += 1
        if self.line is not None:
            self.line.say(ready)

    def _thinking(self) -> float:
        return STRONG.thinking_time(self._dice) / 1_000

    def _get_ready(self) -> None:
        self.ask(b'set_ready ,"ready":true')

    def _rematch(self) -> None:
        if self.seat == 0:
            self._later(self._thinking(), self.ask, b"rematch ")

    def _lobby_opened(self) -> None:
        if self.seat:
            self._later(self._thinking(), self._get_ready)

    def _start(self) -> None:
        places = whole_in(self._shown).lobby.places
        if self.seat == 0 and all(place is not None and place.ready for place in places[1:]):
            self.ask(b"start_game ")

    def _choose(self) -> None:
        self._later(self._thinking(), self.ask, b'choose_field ,"field":%d' % self._field())

    def _field(self) -> int:
        return self._dice.randrange(6)

    def _await_roll(self) -> None:
        self._way = None
        game = whole_in(self._shown).game
        if game is not None and "roll" in game.may:
            self._later(self._thinking(), self.ask, b"roll ")

    def _look_back(self) -> None:
        self._way = None
        self._later(self._thinking(), self._say_next)

    def _say_next(self) -> None:
        game = whole_in(self._shown).game
        if game is not None and "next" in game.may:
            self.ask(b"next ")

    def _begin_round(self) -> None:
        game = whole_in(self._shown).game
        assert game is not None
        board = game.seats[self.seat].board
        assert board is not None
        self._way = self.crowd.ways[board.area, board.pieces]
        solving = STRONG.solving_time(TRIES, self._dice) / 1_000
        self._solved_at = perf_counter() + solving
        self._glimpse_every = game.glimpse_every / 1_000
        self._later(min(solving, self._pause()), self._lay, self._way)

    def _pause(self) -> float:
        """Until the hand has changed again, and the page may show it."""
        changed = (0.5 + self._dice.random()) / self.crowd.glimpses_a_second
        return max(changed, self._glimpse_every)

    def _lay(self, way: Way) -> None:
        if way is not self._way:
            return
        left = self._solved_at - perf_counter()
        if left <= NOW:
            self._way = None
            self.ask(b'call_ubongo ,"cover":' + way.cover, self._take)
        else:
            self._say(self._dice.choice(way.glimpses))
            self._later(min(left, self._pause()), self._lay, way)

    def _take(self) -> None:
        game = whole_in(self._shown).game
        if game is None or "take_gems" not in game.may:
            return
        fields = [field for field in game.table.reachable if game.table.rows[field]]
        if not fields:
            self.ask(b"pass ")
        elif "move_pawn" in game.may and self._dice.random() < 0.25:
            self.ask(b'move_pawn ,"field":%d' % self._dice.choice(fields), self._take)
        else:
            self.ask(b'take_gems ,"field":%d' % self._dice.choice(fields))

    _ACTS: ClassVar[dict[str, Callable[["Person"], None]]] = {
        "set_ready": _start,
        "game_started": _choose,
        "pawns_placed": _await_roll,
        "round_started": _begin_round,
        "round_ended": _look_back,
        "table_went_on": _await_roll,
        "game_ended": _rematch,
        "rematch": _lobby_opened,
    }


_PING = frame(b'{"type":"ping","sent":0}')
