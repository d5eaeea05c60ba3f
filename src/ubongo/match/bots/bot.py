"""Bots: they get parts of the view of their seat and give the commands that a person would give.

A bot is called twice, and waits like a person in between:

    plan(bot_view, dice)     its next action and the time for it; None: nothing to do now
    act(table, seat, dice)   the command, when that time has come, from the newest view

Decisions of the last moment (which gems are left to take) are made in `act`, so that a
bot is never refused. The dice are an argument: with the same dice and the same views a
bot does the same. `Bot` is what every bot has; our own are `StrengthBot`s.
"""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from ubongo.match.bots.solved_puzzles import solved_puzzle
from ubongo.match.bots.strength import Strength
from ubongo.rules.bot_view import BotView
from ubongo.rules.commands import (
    CallUbongo,
    ChooseField,
    Command,
    Concede,
    Finish,
    GiveUp,
    MovePawn,
    Pass,
    PutAside,
    Roll,
    TakeGems,
)
from ubongo.rules.editions.classic import FIELDS, GemView
from ubongo.rules.editions.edition import TableView
from ubongo.rules.settings import MINUTE
from ubongo.rules.value import value

# Without an hourglass, and in the play-off, a bot gives up after this time.
PATIENCE = 5 * MINUTE
# Alone, a bot lays a board aside when it has tried three times as long as usual.
STUCK = 3
# Alone and without a clock, a bot stops after this many boards.
ENOUGH_BOARDS = 20


@value
class Plan:
    """The next action of the bot on this seat, and the time of the table for it."""

    seat: int
    at: int
    # None: that will be decided when the time has come.
    command: Command | None = None
    # How long after it the bot will have chosen its gems, where there are any to take.
    then: int | None = None


class Bot(Protocol):
    """A player that plans and acts; `name` is stored in records and never changes."""

    @property
    def name(self) -> str:
        """What it is called in settings, records and commands."""

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        """The next action, planned at `seen.now`; None if there is nothing to do."""

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        """The command for a plan that left it open; None if there is nothing to do any more."""


@dataclass(frozen=True, slots=True)
class StrengthBot:
    """A player of some strength."""

    strength: Strength

    @property
    def name(self) -> str:
        """What its strength is called."""
        return self.strength.name

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        """The next action, planned at `seen.now`; None if there is nothing to do."""
        may = seen.may
        if CALL in may:
            return self._solving(seen, dice)
        if TAKE in may or CHOOSE in may:
            return Plan(seen.seat, seen.now + self.strength.thinking_time(dice))
        if ROLL in may:
            return Plan(seen.seat, seen.now + self.strength.thinking_time(dice), Roll(seen.seat))
        return None

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        """The command for a plan that left it open; None if there is nothing to do any more."""
        if not isinstance(table, GemView):
            return None
        if table.reachable:
            fields = [field for field in table.reachable if table.rows[field]]
            if not fields:
                return self._walking(table, seat, dice)
            if len(fields) == 1:
                return TakeGems(seat, fields[0])
            return TakeGems(seat, self.strength.gem_play(table, seat, fields, dice))
        if not table.pawns and table.own_choice is None:
            return ChooseField(seat, self.strength.gem_play(table, seat, range(FIELDS), dice))
        return None

    def _walking(self, table: GemView, seat: int, dice: Random) -> Command:
        """With no gem in reach: as far as it may towards the nearest row with gems (R-135)."""
        pawn = table.pawns[seat]
        filled = [field for field in range(FIELDS) if table.rows[field]]
        if not filled or len(table.reachable) == 1:
            return Pass(seat)
        nearest = min([abs(field - pawn) for field in filled])
        goals = [field for field in filled if abs(field - pawn) == nearest]
        goal = goals[0] if len(goals) == 1 else self.strength.gem_play(table, seat, goals, dice)
        return MovePawn(seat, min(table.reachable, key=lambda field: abs(field - goal)))

    def _solving(self, seen: BotView, dice: Random) -> Plan:
        seat, now, may, puzzle, number, without_end, find_pieces = seen
        assert puzzle is not None
        strength = self.strength
        solved = solved_puzzle(puzzle)
        takes = strength.solving_time(solved.tries, dice)
        if find_pieces:  # it looks for each piece among the twelve
            takes += strength.look * len(puzzle.pieces) // 2
        if ASIDE in may:
            if without_end and FINISH in may and number > ENOUGH_BOARDS:
                return Plan(seat, now + strength.look, Finish(seat))
            patience = STUCK * strength.median(solved.tries)
            if takes > patience:
                return Plan(seat, now + patience, PutAside(seat))
        elif takes > PATIENCE and ((without_end and GIVE_UP in may) or CONCEDE in may):
            given = Concede(seat) if CONCEDE in may else GiveUp(seat)
            return Plan(seat, now + PATIENCE, given)
        return Plan(seat, now + takes, CallUbongo(seat, solved.cover), strength.thinking_time(dice))


CALL, TAKE, CHOOSE, ROLL = (kind.__name__ for kind in (CallUbongo, TakeGems, ChooseField, Roll))
ASIDE, FINISH, GIVE_UP, CONCEDE = (kind.__name__ for kind in (PutAside, Finish, GiveUp, Concede))
