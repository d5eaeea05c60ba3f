"""People who stay: they play game after game at a table, and lose their connections."""

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

from tools.fault_injection.real_world import RealWorld
from tools.simulation.client import Client
from ubongo.protocol import messages
from ubongo.protocol.messages import AnyOrder

# A simulated person is a slow one; these are as quick as our bots.
HURRY = 0.4
PEOPLE = 2
# After so many games the people go, and others open another table.
MOST_GAMES = 2
ENDED = ("over", "void")
EDITIONS = ("classic", "2024", "cooperative", "bare", "2015")


class Regular(Client):
    """Somebody who plays once more, until there have been enough games."""

    games = 0

    @property
    def is_game_over(self) -> bool:
        return self._game is not None and self._game.get("phase") in ENDED

    def _game_order(self) -> AnyOrder | None:
        may: Any = self._lobby.get("may", ())
        played: Any = self._lobby.get("games", 0)
        self.games = played
        if "rematch" in may and played < MOST_GAMES:
            return messages.Rematch(self._id())
        return super()._game_order()


class RegularTable:
    """A table with its people; it is known when something happened there last."""

    def __init__(self, port: int) -> None:
        self.world = RealWorld(port, HURRY, Regular)
        self.returns = 0
        self._last: int | None = None
        self._changed_at = 0.0

    @property
    def people(self) -> list[Regular]:
        return [one for one in self.world.clients if isinstance(one, Regular)]

    @property
    def is_done(self) -> bool:
        """Whether the last game is over."""
        return any(one.is_game_over and one.games >= MOST_GAMES for one in self.people)

    def quiet_for(self, now: float) -> float:
        """Seconds since somebody was last told of something new."""
        last = max((one.last or 0 for one in self.people), default=0)
        if last != self._last:
            self._last, self._changed_at = last, now
        return now - self._changed_at

    def cut_one(self, dice: Random) -> None:
        """Somebody's network is lost; the page comes back by itself."""
        self.returns += self.world.cut(dice.randrange(PEOPLE))


def wishes() -> Iterator[dict[str, object]]:
    """What is played at one table after the other."""
    for edition, bot in zip(cycle(EDITIONS), cycle(("strong", "fair", "child")), strict=False):
        yield {"edition": edition, "bots": [bot]}
