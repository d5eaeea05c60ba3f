"""Somebody who lays the boards of a warm-up (R-429): the same hands, a board without a game."""

from typing import Any

from tools.browser.player import Player
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve


class WarmingPlayer(Player):
    """A player whose hands are on a warm-up as long as there is one."""

    @property
    def warm_up(self) -> dict[str, Any]:
        """What the server has told of it; empty if there is none."""
        return dict(self.lobby.get("warm_up") or {})

    def is_open(self) -> bool:
        if not self._warms:
            return super().is_open()
        return bool(self.warm_up) and self.warm_up["board"] == self._warms - 1

    # The number of the board that is being laid, from 1; 0: none.
    _warms = 0

    def lay_warm_up(self, but: int = 0) -> None:
        """Cover the board that lies there; with `but` leave the last so many pieces."""
        seen = self.warm_up
        listed = set(seen["pieces"])
        self.until(lambda: listed == {one.id for one in self.seen_pieces()}, "the pieces")
        found = solve(Puzzle.parse(f"{seen['area']} + {' '.join(seen['pieces'])}"))
        assert found is not None
        self._warms = seen["board"] + 1
        placements = found.placements[: len(found.placements) - but]
        for one in placements:
            self.lay(one.piece.id, tuple((cell.x, cell.y) for cell in one.cells))
        self._warms = 0
