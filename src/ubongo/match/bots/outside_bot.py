"""A guard around a bot from another package: its faults are its own, and it plays its own seat.

Whatever such a bot raises, and whatever it plans for another seat or as the keeper of the
table, becomes `BotFailed`: the bot does nothing until something concerns it again, and
nobody else at the table notices. It runs in our process, so it must be trusted not to
hang.
"""

import logging
from random import Random
from typing import get_args

from ubongo.match.bots.bot import Bot, Plan
from ubongo.rules.bot_view import BotView
from ubongo.rules.commands import Command, SeatCommand
from ubongo.rules.editions.edition import TableView

log = logging.getLogger("ubongo")

SEAT_COMMANDS = get_args(SeatCommand)


class BotFailed(Exception):
    """A bot from another package has raised an error, or planned what is not its to do."""

    code = "bot_failed"

    def __init__(self, name: str) -> None:
        super().__init__(f"the bot {name} has failed")


class OutsideBot:
    """A bot from another package."""

    __slots__ = ("_bot", "name")

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self._bot = bot

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        try:
            plan = self._bot.plan(seen, dice)
            if plan is not None:
                _check(type(plan) is Plan, f"{plan!r} is no plan")
                _check(plan.seat == seen.seat, f"it plays seat {seen.seat}, not {plan.seat}")
                _check(type(plan.at) is int, f"{plan.at!r} is no time in milliseconds")
                then = plan.then
                _check(then is None or (type(then) is int and then >= 0), f"{then!r} is no time")
                _check_command(plan.command, seen.seat)
        except Exception as fault:
            raise self._failed(fault) from fault
        return plan

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        try:
            command = self._bot.act(table, seat, dice)
            _check_command(command, seat)
        except Exception as fault:
            raise self._failed(fault) from fault
        return command

    def _failed(self, fault: Exception) -> BotFailed:
        log.error("the bot %s has failed", self.name, exc_info=fault)
        return BotFailed(self.name)


def _check_command(command: Command | None, seat: int) -> None:
    if command is not None:
        _check(isinstance(command, SEAT_COMMANDS), f"{command!r} is no command of a seat")
        _check(command.seat == seat, f"it plays seat {seat}")  # type: ignore[union-attr]


def _check(holds: bool, why: str) -> None:
    if not holds:
        raise ValueError(why)
