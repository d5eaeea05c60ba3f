"""Writes `web/tests/announced-games.json`: what a server tells one player in three short games.

    python -m tools.announcement_fixtures

The tests of the page write down what a screen reader says to it, in each language. A test
compares the file with what a table sends today.
"""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from ubongo.boards.box import the_box
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.messages import GameSeen, Happened, Laid, Order, Welcome
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.pieces import piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.editions.classic import GemView
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext
from ubongo.shapes import Shape

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "announced-games.json"
AMINA = 1  # her connection


class Evening:
    """Amina at a table with a bot; time is a number."""

    def __init__(self, edition: str, bot: str, settings: Settings) -> None:
        codes = count(1)
        context = TableContext(the_box(), lambda: bytes(range(32)), lambda: f"CODE{next(codes):02}")
        places = (Place("Amina", guest="amina"), None, None, None)
        lobby = Lobby(edition, settings, False, "amina", "ABCDEF", places)
        self.at = 0
        self.told: list[Any] = []
        self._ids = count(1)
        self.table, effects = Table.opened("evening", lobby, context, 0)
        self._hear(effects)
        self._hear(self.table.join(AMINA, "amina", None, 0))
        self.gives(messages.SeatBot, seat=1, strength=bot)
        self.gives(messages.StartGame)

    def _hear(self, effects: Effects) -> None:
        for connection, frame in effects.sends:
            if connection == AMINA and isinstance(read(frame), Welcome | Happened):
                self.told.append(json.loads(frame))

    @property
    def game(self) -> GameSeen:
        frame = json.dumps(self.told[-1])
        seen = read(frame)
        assert isinstance(seen, Welcome | Happened)
        assert seen.game is not None
        return seen.game

    def gives(self, kind: type[Order], **more: Any) -> None:
        order: Any = kind(id=f"o{next(self._ids)}", **more)
        self._hear(self.table.handle_order(AMINA, order, self.at))

    def waits(self, milliseconds: int) -> None:
        """Let time pass, from one due time to the next."""
        end = self.at + milliseconds
        while (due := self.table.due()) is not None and due <= end:
            self.at = max(self.at, due)
            self._hear(self.table.wake(self.at))
        self.at = end

    def waits_until(self, is_so: Callable[[GameSeen], bool]) -> None:
        while not is_so(self.game):
            due = self.table.due()
            assert due is not None, "nothing more will happen"
            self.waits(max(0, due - self.at))

    def cover(self) -> tuple[Laid, ...]:
        board = self.game.seats[0].board
        assert board is not None
        cover = solve(Puzzle.of(Shape.parse(board.area), map(piece, board.pieces)))
        assert cover is not None
        return laid_of(cover)

    def solves(self, after: int) -> None:
        self.waits_until(lambda game: "call_ubongo" in game.may)
        self.waits(after)
        self.gives(messages.CallUbongo, cover=self.cover())

    def takes_gems(self) -> None:
        table = self.game.table
        assert isinstance(table, GemView)
        field = next(field for field in table.reachable if table.rows[field])
        self.gives(messages.TakeGems, field=field, seen=table.rows[field][:2])

    def rolls(self) -> None:
        self.waits_until(lambda game: "roll" in game.may or game.phase is Phase.ROUND)
        if "roll" in self.game.may:
            self.gives(messages.Roll)


def classic() -> list[Any]:
    """Two rounds: first in one, and in the last second of the other."""
    evening = Evening("classic", "fair", Settings(start_seat=0, rounds=2))
    evening.waits(2_000)
    evening.gives(messages.ChooseField, field=2)
    evening.rolls()
    evening.solves(after=9_000)
    evening.waits(1_500)
    evening.takes_gems()
    evening.waits_until(lambda game: "next" in game.may)
    evening.gives(messages.Next)
    evening.rolls()
    evening.solves(after=58_500)
    evening.takes_gems()
    evening.waits_until(lambda game: bool(game.seed))
    return evening.told


def play_off() -> list[Any]:
    """Amina gives her only round up; so do bots, and one more board decides."""
    evening = Evening("2024", "child", Settings(start_seat=1, rounds=1))
    evening.waits_until(lambda game: "give_up" in game.may)
    evening.waits(4_000)
    evening.gives(messages.GiveUp)
    evening.waits_until(lambda game: game.phase is Phase.PLAY_OFF)
    evening.solves(after=6_000)
    evening.waits_until(lambda game: bool(game.seed))
    return evening.told


def first() -> list[Any]:
    """R-435: a guided first game: its first round has no sand."""
    evening = Evening("classic", "child", Settings(start_seat=0, rounds=3, guided=True))
    evening.rolls()
    evening.solves(after=200_000)
    evening.waits(3_000)
    evening.takes_gems()
    for after in (20_000, 30_000):
        evening.waits_until(lambda game: "next" in game.may or "roll" in game.may)
        if "next" in evening.game.may:
            evening.gives(messages.Next)
        evening.rolls()
        evening.solves(after=after)
        evening.takes_gems()
    evening.waits_until(lambda game: bool(game.seed))
    return evening.told


def written() -> str:
    """All games, one message a line."""
    games = {"classic": classic(), "play-off": play_off(), "first": first()}
    parts = [
        f"{json.dumps(name)}: [\n" + ",\n".join(map(json.dumps, told)) + "\n]"
        for name, told in games.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
