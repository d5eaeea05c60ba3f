"""Puzzles against the clock as a Gymnasium environment: the solo game, piece by piece.

An agent lays and lifts pieces on its board; every action takes some of its time. When the area
is covered the board is solved, the reward is 1, and the next board lies there. The episode
ends when the clock has run down. Whatever cannot be done (a piece that would stick out) takes
its time and changes nothing, and the mask tells it beforehand.

    env = PuzzleEnv(minutes=5)
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)

An action is one number: `PuzzleEnv.lay(slot, pose, x, y)`, `PuzzleEnv.lift(slot)` or
`PuzzleEnv.ASIDE`, which puts the board aside.
"""

from typing import Any

import gymnasium
import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.match.match import Match
from ubongo.match.seating import Sitting
from ubongo.misread import Misread
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import HIGHEST, WIDEST, Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.chance import SMALLEST_SEED, Chance
from ubongo.rules.commands import CallUbongo, PutAside
from ubongo.rules.editions.solo import MINUTES, solo_table
from ubongo.rules.settings import MINUTE, Boards, Settings
from ubongo.shapes import Cell

SLOTS = 4
POSES = 8
CELLS = WIDEST * HIGHEST

# Milliseconds that actions take: as long as somebody who knows what to do needs for them.
LAYING, LIFTING, PUTTING_ASIDE, FUMBLING = 1_500, 700, 1_000, 500

PuzzleSeen = dict[str, Any]


class PuzzleEnv(gymnasium.Env[PuzzleSeen, numpy.int64]):
    """One player, one board after the other."""

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012

    # Actions: a piece in a pose with the corner of its box on a cell; a piece lifted; aside.
    LAYS = SLOTS * POSES * CELLS
    ASIDE = LAYS + SLOTS
    ACTIONS = ASIDE + 1

    def __init__(
        self,
        *,
        side: str = "easy",
        minutes: int = 5,
        boards: str = "box",
        render_mode: str | None = None,
    ) -> None:
        if minutes not in MINUTES:
            raise Misread("minutes", "", f"{minutes} cannot be chosen", "take 5, 10 or 20")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise Misread("render_mode", "", f"there is no {render_mode!r}", "take ansi or svg")
        self.render_mode = render_mode
        self._settings = Settings(sides=(Side(side),), minutes=minutes, boards=Boards(boards))
        self._lasts = minutes * MINUTE
        self.match: Match | None = None
        self._now = 0
        self._laid: dict[int, Placement] = {}
        self.action_space = spaces.Discrete(self.ACTIONS)
        self.observation_space = spaces.Dict(
            {
                # The light cells, and on each the slot of the piece that lies there, from 1.
                "area": spaces.Box(0, 1, (HIGHEST, WIDEST), numpy.int8),
                "laid": spaces.Box(0, SLOTS, (HIGHEST, WIDEST), numpy.int8),
                # Which of the twelve pieces each slot holds.
                "pieces": spaces.Box(0, 1, (SLOTS, len(PIECES)), numpy.int8),
                # The share of the clock that is left.
                "time": spaces.Box(0, 1, (1,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (self.ACTIONS,), numpy.int8),
            }
        )

    @classmethod
    def lay(cls, slot: int, pose: int, x: int, y: int) -> int:
        """The action that lays a piece: its slot, its pose as in `Piece.poses`, its corner."""
        return (slot * POSES + pose) * CELLS + y * WIDEST + x

    @classmethod
    def lift(cls, slot: int) -> int:
        """The action that lifts the piece of a slot."""
        return cls.LAYS + slot

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[PuzzleSeen, dict[str, Any]]:
        """Begin a run; the same seed gives the same boards."""
        super().reset(seed=seed)
        chance = Chance(self.np_random.bytes(SMALLEST_SEED), the_box())
        self.match = Match("solo", [Sitting("agent")], self._settings, chance)
        self._now = 0
        self._laid = {}
        self.match.pass_time(0)
        return self._observation(), self._info()

    def step(
        self, action: numpy.int64 | int
    ) -> tuple[PuzzleSeen, float, bool, bool, dict[str, Any]]:
        """Lay, lift or put aside; a board that is covered is called at once."""
        match = self._playing()
        if match.game.is_over:
            raise RuntimeError("the run is over: reset the environment")
        before = solo_table(match.game).run.solved
        takes, placement = self._taken(int(action))
        self._now += takes
        match.pass_time(self._now)
        if not match.game.is_over:
            self._carry_out(int(action), placement)
        reward = float(solo_table(match.game).run.solved - before)
        return self._observation(), reward, match.game.is_over, False, self._info()

    def solution(self) -> list[int]:
        """Actions that would solve the board from empty: for demonstrations and tests."""
        puzzle = self._puzzle()
        cover = solve(puzzle)
        assert cover is not None
        found = []
        for slot, placement in enumerate(cover.placements):
            x, y = (min(cell[axis] for cell in placement.cells) for axis in (0, 1))
            pose = placement.piece.poses.index(placement.pose)
            found.append(self.lay(slot, pose, x, y))
        return found

    def render(self) -> str | None:
        """The board as text or as SVG."""
        match = self._playing()
        if self.render_mode == "svg":
            return match.game._repr_svg_()
        if self.render_mode == "ansi":
            puzzle = self._puzzle()
            left = max(0, self._lasts - self._now) / 1000
            solved = solo_table(match.game).run.solved
            laid = str(Cover.of(self._laid.values())) if self._laid else ""
            return f"{puzzle}\n{laid}\n{left:.0f} s left, {solved} solved"
        return None

    def _playing(self) -> Match:
        if self.match is None:
            raise RuntimeError("the environment must be reset before its first step")
        return self.match

    def _puzzle(self) -> Puzzle:
        deal = self._playing().game.seats[0].deal
        assert deal is not None
        return deal.puzzle

    def _placement(self, action: int) -> Placement | None:
        """What a laying action would lay, if it can be laid."""
        slot, rest = divmod(action, POSES * CELLS)
        pose, place = divmod(rest, CELLS)
        y, x = divmod(place, WIDEST)
        puzzle = self._puzzle()
        if slot >= len(puzzle.pieces) or slot in self._laid:
            return None
        piece = puzzle.pieces[slot]
        if pose >= len(piece.poses):
            return None
        cells = tuple(Cell(x + across, y + down) for across, down in piece.poses[pose].cells)
        taken = {cell for laid in self._laid.values() for cell in laid.cells}
        if not taken.isdisjoint(cells) or not set(cells) <= set(puzzle.area.cells):
            return None
        return Placement.of(piece, cells)

    def _taken(self, action: int) -> tuple[int, Placement | None]:
        """How long an action takes, and what it lays."""
        if action == self.ASIDE:
            return PUTTING_ASIDE, None
        if self.LAYS <= action < self.ASIDE:
            return (LIFTING if action - self.LAYS in self._laid else FUMBLING), None
        placement = self._placement(action) if 0 <= action < self.LAYS else None
        return (FUMBLING, None) if placement is None else (LAYING, placement)

    def _carry_out(self, action: int, placement: Placement | None) -> None:
        match = self._playing()
        if action == self.ASIDE:
            match.give(PutAside(0), self._now)
            self._laid = {}
        elif placement is not None:
            self._laid[action // (POSES * CELLS)] = placement
            if len(self._laid) == len(self._puzzle().pieces):
                match.give(CallUbongo(0, Cover.of(self._laid.values())), self._now)
                self._laid = {}
        elif self.LAYS <= action < self.ASIDE:
            self._laid.pop(action - self.LAYS, None)

    def _mask(self) -> NDArray[numpy.int8]:
        mask = numpy.zeros(self.ACTIONS, numpy.int8)
        puzzle = self._puzzle()
        area = set(puzzle.area.cells)
        free = area.difference(*(laid.cells for laid in self._laid.values()))
        for slot, piece in enumerate(puzzle.pieces):
            if slot in self._laid:
                mask[self.lift(slot)] = 1
                continue
            for number, pose in enumerate(piece.poses):
                first = pose.cells[0]
                # Some cell of the piece must lie on each free cell that it covers: begin there.
                for cell in free:
                    x, y = cell.x - first.x, cell.y - first.y
                    if x >= 0 and y >= 0 and all((x + a, y + b) in free for a, b in pose.cells):
                        mask[self.lay(slot, number, x, y)] = 1
        mask[self.ASIDE] = 1
        return mask

    def _observation(self) -> PuzzleSeen:
        puzzle = self._puzzle()
        area = numpy.zeros((HIGHEST, WIDEST), numpy.int8)
        laid = numpy.zeros((HIGHEST, WIDEST), numpy.int8)
        pieces = numpy.zeros((SLOTS, len(PIECES)), numpy.int8)
        for x, y in puzzle.area.cells:
            area[y, x] = 1
        for slot, placement in self._laid.items():
            for x, y in placement.cells:
                laid[y, x] = slot + 1
        for slot, piece in enumerate(puzzle.pieces):
            pieces[slot, piece.index] = 1
        left = max(0.0, 1 - self._now / self._lasts)
        return {
            "area": area,
            "laid": laid,
            "pieces": pieces,
            "time": numpy.array([left], numpy.float32),
            "action_mask": self._mask(),
        }

    def _info(self) -> dict[str, Any]:
        run = solo_table(self._playing().game).run
        return {"solved": run.solved, "put_aside": run.put_aside, "milliseconds": self._now}
