"""Somebody who plays any edition from what a seat may see, by the dice of a seed.

Deterministic for a seed, on every machine: only `Random.random` is used, which Python
keeps as it is. Sometimes slow, sometimes quick, sometimes away; never clever.

>>> [type(event).__name__ for event in played("bare", 2, seed=1, rounds=1).events][-3:]
['RoundEnded', 'GameEnded', 'SeedPublished']
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from tests.support.game_harness import Playing, a_box, players, solve_for
from ubongo.boards.box import Box
from ubongo.rules import engine
from ubongo.rules.chance import Chance
from ubongo.rules.commands import (
    AgreeToShare,
    AskPause,
    ChooseField,
    Command,
    Concede,
    Continue,
    EndAlone,
    Finish,
    GiveUp,
    Leave,
    Lose,
    MoveClock,
    MovePawn,
    Next,
    Pass,
    PlayOn,
    PutAside,
    Return,
    Roll,
    TakeGems,
)
from ubongo.rules.editions import EDITIONS
from ubongo.rules.game import Phase
from ubongo.rules.refusals import Refused
from ubongo.rules.settings import Settings

Thing = TypeVar("Thing")

ONLY_SEAT: dict[str, Callable[[int], Command]] = {
    "Roll": Roll,
    "TakeGems": TakeGems,
    "Pass": Pass,
    "PutAside": PutAside,
    "Finish": Finish,
    "GiveUp": GiveUp,
    "Concede": Concede,
    "EndAlone": EndAlone,
    "AskPause": AskPause,
    "Continue": Continue,
    "Next": Next,
    "PlayOn": PlayOn,
    "AgreeToShare": AgreeToShare,
}

# How likely each is chosen when the moment has come, in 100.
WISH = {"Pass": 6, "PutAside": 10, "Finish": 1, "Concede": 10, "AskPause": 4, "GiveUp": 4}
WISH |= {"PlayOn": 30, "AgreeToShare": 5}


class Dice:
    """Choices that are the same forever."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, count: int) -> int:
        return int(self.random.random() * count)

    def one_of(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def is_so(self, in_a_hundred: int) -> bool:
        return self.below(100) < in_a_hundred


def tables() -> Iterator[tuple[str, int]]:
    """Every edition with every number of players it is for."""
    for name, edition in EDITIONS.items():
        for seats in range(edition.least, edition.most + 1):
            yield name, seats


def a_table(edition: str, seats: int, seed: int, box: Box, **settings: object) -> Playing:
    """A game that has just begun, with a random start player."""
    chance = Chance(b"anybody %8d" % seed, box)
    agreed = Settings(**settings)  # type: ignore[arg-type]
    return Playing(chance, engine.start(edition, players(seats), agreed, chance, 0))


def played(
    edition: str,
    seats: int,
    *,
    seed: int,
    mischief: bool = False,
    most: int = 2_000,
    box: Box | None = None,
    **settings: object,
) -> Playing:
    """A game played to its end; with mischief, lines are lost, clocks stop and people leave."""
    table = a_table(edition, seats, seed, box or a_box(), **settings)
    dice = Dice(seed)
    for _ in range(most):
        if table.game.is_over and table.game.seed:
            break
        step(table, dice, mischief)
    return table


def step(table: Playing, dice: Dice, mischief: bool) -> None:
    """Let a little time pass, and let somebody do something."""
    game = table.game
    due = engine.due(game)
    running = game.phase in (Phase.ROUND, Phase.PLAY_OFF)
    pause = dice.below(9_000 if running else 4_000)
    if mischief and dice.is_so(4):
        command = _mischief(dice, len(game.seats))
        _try(table, command, game.now + pause)
    elif due is not None and (
        due <= game.now + pause or dice.is_so(1 if game.edition.rolls_by_itself else 5)
    ):
        table.wait(due)
    else:
        table.wait(game.now + pause)
        seat = dice.below(len(game.seats))
        command_ = wished(table, seat, dice)
        if command_ is not None:
            _try(table, command_, game.now + pause)
        elif due is None and not game.paused:
            _try(table, Return(seat), game.now + pause)


def wished(table: Playing, seat: int, dice: Dice) -> Command | None:
    """What this seat would like to do, of what it may."""
    view = table.view(seat)
    may = [name for name in view.may if dice.is_so(WISH.get(name, 100))]
    if not may:
        return None
    name = dice.one_of(may)
    if name == "CallUbongo":
        return solve_for(table.game, seat)
    if name == "ChooseField":
        return ChooseField(seat, dice.below(6))
    if name == "MovePawn":
        fields = getattr(view.table, "reachable", (0,))
        return MovePawn(seat, dice.one_of(fields))
    if name == "TakeGems" and dice.is_so(60):
        return TakeGems(seat, dice.one_of(getattr(view.table, "reachable", (0,))))
    return ONLY_SEAT[name](seat)


def _mischief(dice: Dice, seats: int) -> Command:
    seat = dice.below(seats)
    if dice.is_so(40):
        return Lose(seat)
    if dice.is_so(80):
        return Return(seat)
    if dice.is_so(60):
        return MoveClock(dice.below(20_000), "the server stumbled")
    return Leave(seat)


def _try(table: Playing, command: Command, at: int) -> None:
    try:
        table.tell(command, at)
    except Refused:
        return
