"""Tables to test at: a small box, a game with its events, and somebody who can solve.

Nothing sleeps: time is a number that a test passes. The boards are made here, so that
the rules are tested whatever the box that comes with the game looks like.

>>> table = a_game("bare", 3)
>>> table.begin()
>>> table.solve(1)[0].rank
1
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import TypeVar

from ubongo.boards.board import SYMBOLS, Animal, Board, BoardSide, Side
from ubongo.boards.box import Box
from ubongo.match.match import Match
from ubongo.match.seating import Sitting
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules import engine
from ubongo.rules.chance import Chance
from ubongo.rules.commands import CallUbongo, Command
from ubongo.rules.events import Event, GameStarted, Player, UbongoCalled
from ubongo.rules.game import Game, Phase
from ubongo.rules.gems import GEMS, Gem
from ubongo.rules.refusals import Refused
from ubongo.rules.settings import Settings
from ubongo.rules.versions import NEWEST_RULES
from ubongo.rules.view import View, view
from ubongo.shapes import Shape

BOARDS = 36
NAMES = ("Amina", "Ben", "Clara", "Dan")

Kind = TypeVar("Kind")

# Six areas a side; with each easy one goes each hard one: 36 boards, no two alike.
EASY_AREAS = (
    "####/####/####",
    "##../####/####/##..",
    "######/######",
    "###../####./.####/.#...",
    "####./#####/.###.",
    "###/###/###/##./#..",
)
HARD_AREAS = (
    "####/####/####/####",
    "###../#####/#####/..###",
    "##..../######/######/##....",
    "#####/#####/#####/.#...",
    "####./#####/.####/.###.",
    ".###./#####/#####/..###",
)


@lru_cache(maxsize=1)
def a_box() -> Box:
    """Nine boards of each animal, every puzzle with a cover."""
    sides = {
        side: tuple(_side(side, area) for area in areas)
        for side, areas in ((Side.EASY, EASY_AREAS), (Side.HARD, HARD_AREAS))
    }
    animals = tuple(Animal)
    return Box(
        tuple(
            Board(
                place + 1,
                animals[place // 9],
                sides[Side.EASY][place % 6],
                sides[Side.HARD][place // 6],
            )
            for place in range(BOARDS)
        )
    )


def _side(side: Side, area: str) -> BoardSide:
    shape = Shape.parse(area)
    return BoardSide(side, shape, tuple(sets_of(shape, side.pieces))[: len(SYMBOLS)])


@lru_cache(maxsize=4096)
def _solved(puzzle: Puzzle) -> Cover:
    cover = solve(puzzle)
    assert cover is not None
    return cover


def solve_for(game: Game, seat: int) -> CallUbongo:
    """The call of a seat that has covered its area."""
    deal = game.seats[seat].deal
    assert deal is not None
    return CallUbongo(seat, _solved(deal.puzzle))


class Playing:
    """A match whose time and commands a test gives; nobody at it acts by itself."""

    def __init__(self, chance: Chance, events: Sequence[Event]) -> None:
        started = events[0]
        assert isinstance(started, GameStarted)
        people = [Sitting(player.name) for player in started.players]
        self.match = Match.resumed(events, people, chance)
        self.chance = chance
        self.game = self.match.game
        self.events = self.match.log

    def tell(self, command: Command, at: int | None = None) -> list[Event]:
        """Let time pass until `at` (now, if it is not said), then give the command."""
        return self.match.give(command, self.game.now if at is None else at)

    def refused(self, command: Command, at: int | None = None) -> Refused:
        """The refusal of a command that must be refused, and must change nothing."""
        if at is not None:
            self.wait(at)
        before = (snapshot(self.game), tuple(self.seen_by_all()))
        try:
            self.tell(command, at)
        except Refused as refusal:
            assert (snapshot(self.game), tuple(self.seen_by_all())) == before
            return refusal
        raise AssertionError(f"{command} was not refused")

    def wait(self, until: int) -> list[Event]:
        """Let time pass."""
        return self.match.pass_time(until)

    def wait_for(self, kind: type[Kind]) -> Kind:
        """Let time pass, from one thing that is due to the next, until this happens."""
        while True:
            for event in self.wait(self._next()):
                if isinstance(event, kind):
                    return event

    def happened(self, kind: type[Kind]) -> list[Kind]:
        """All events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def begin(self) -> None:
        """Let time pass until a round runs."""
        while self.game.phase is not Phase.ROUND:
            self.wait(self._next())

    def begin_play_off(self) -> None:
        """Let time pass until a play-off runs that was announced."""
        while self.game.phase is not Phase.PLAY_OFF:
            assert self.game.phase is Phase.BORDER
            self.wait(self._next())

    def solve(self, seat: int, at: int | None = None) -> list[UbongoCalled | Event]:
        return self.tell(solve_for(self.game, seat), at)

    def end_round(self) -> None:
        """Let the sand run out, twice if need be."""
        playing = self.game.round
        while self.game.phase is Phase.ROUND and self.game.round == playing:
            self.wait(self._next())

    def play_round(self, *solvers: int) -> list[Event]:
        """A round in which these seats solve, in this order, a second apart."""
        self.begin()
        first = len(self.events)
        for seat in solvers:
            self.solve(seat, self.game.now + 1_000)
        if self.game.phase is Phase.ROUND:
            self.end_round()
        return self.events[first:]

    def view(self, seat: int | None = None) -> View:
        return view(self.game, seat)

    def seen_by_all(self) -> list[View]:
        """What each seat sees, and then what a spectator does."""
        return [view(self.game, seat) for seat in (*range(len(self.game.seats)), None)]

    def _next(self) -> int:
        when = engine.due(self.game)
        assert when is not None, f"nothing will happen at {self.game.phase}"
        return when


def players(count: int) -> tuple[Player, ...]:
    return tuple(Player(name) for name in NAMES[:count])


def a_game(
    edition: str,
    seats: int | tuple[Player, ...] = 2,
    *,
    seed: int = 1,
    at: int = 0,
    rules: int = NEWEST_RULES,
    **settings: object,
) -> Playing:
    """A game that has just begun; Amina rolls first unless it is said otherwise."""
    chance = Chance(seed.to_bytes(16, "big"), a_box())
    agreed = Settings(**{"start_seat": 0, **settings})  # type: ignore[arg-type]
    seated = players(seats) if isinstance(seats, int) else seats
    return Playing(chance, engine.start(edition, seated, agreed, chance, at, rules))


def gems(letters: str) -> tuple[Gem, ...]:
    """Gems as the rules draw them: G green, R red, B blue, V violet, N brown, Y yellow.

    >>> gems("V R")
    (<Gem.VIOLET: 'violet'>, <Gem.RED: 'red'>)
    """
    named = dict(zip("GRBVNY", GEMS, strict=True))
    return tuple(named[letter] for letter in letters.split())


def snapshot(thing: object) -> object:
    """Everything that is in a game, hidden or not, as data that stays when the game goes on."""
    if is_dataclass(thing) and not isinstance(thing, type):
        parts = ((part.name, snapshot(getattr(thing, part.name))) for part in fields(thing))
        return (type(thing).__name__, *parts)
    if isinstance(thing, list | tuple):
        return tuple(snapshot(one) for one in thing)
    if isinstance(thing, dict):
        return tuple((key, snapshot(value)) for key, value in thing.items())
    return thing
