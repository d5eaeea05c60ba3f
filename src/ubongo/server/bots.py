"""The bots of a room: at human speed, by what their seats may see, next to free.

A bot plans when something changed for it and is asked again when its time has come;
in between it costs nothing.
"""

from dataclasses import replace
from random import Random

from ubongo.match.bots import bot
from ubongo.match.bots.bot import Bot, Plan
from ubongo.rules.commands import Command
from ubongo.rules.game import Game
from ubongo.rules.glance import glance
from ubongo.rules.view import view

Situation = tuple[object, ...]


class Bots:
    """Who of a game's seats is a bot, and what each means to do next."""

    def __init__(self, game: Game, table: str, games: int) -> None:
        self._bots: dict[int, Bot] = {
            seat: bot(player.bot) for seat, player in enumerate(game.players) if player.bot
        }
        # Bots need no secrets: their dice may be known, the table's are not.
        self._dice = {seat: Random(f"{table} {games} {seat}") for seat in self._bots}
        self._plans: dict[int, tuple[Situation, Plan | None]] = {}
        self._delayed = 0

    def due(self, game: Game) -> int | None:
        """When the next bot acts; None if none will."""
        times = [plan.at for seat in self._bots if (plan := self._plan(game, seat)) is not None]
        return min(times, default=None)

    def acting(self, game: Game, at: int) -> list[Command]:
        """What the bots do whose time has come, one command at most, as each changes the table."""
        ready = [
            (plan.at, seat, plan)
            for seat in self._bots
            if (plan := self._plan(game, seat)) is not None and plan.at <= at
        ]
        for _, seat, plan in sorted(ready, key=lambda one: one[:2]):
            del self._plans[seat]
            command = plan.command
            if command is None:
                command = self._bots[seat].act(view(game, seat), self._dice[seat])
            if command is not None:
                return [command]
        return []

    def delay(self, by: int) -> None:
        """The clock was moved: everything planned is that much later."""
        self._plans = {
            seat: (situation, plan and replace(plan, at=plan.at + by))
            for seat, (situation, plan) in self._plans.items()
        }

    def _plan(self, game: Game, seat: int) -> Plan | None:
        if game.is_over:
            return None
        state = game.seats[seat]
        situation = (game.phase, game.round, state.rank, state.done, state.deal is None)
        known = self._plans.get(seat)
        # A roller waits for offline seats; whether it may roll is asked again each time.
        if known is not None and known[0] == situation and known[1] is not None:
            return known[1]
        plan = self._bots[seat].plan(glance(game, seat), self._dice[seat])
        self._plans[seat] = (situation, plan)
        return plan
