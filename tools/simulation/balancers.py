"""Balancers: they choose the node to which a connection goes, rightly or wrongly."""

from random import Random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tools.simulation.node import SimulatedNode
    from tools.simulation.simulation import Simulation

# Milliseconds between two looks of a balancer that looks seldom.
SELDOM = 5_000


class Balancer(Protocol):
    """Chooses a node for each connection to the table."""

    def __init__(self, dice: Random) -> None: ...

    def choose(self, world: "Simulation") -> "SimulatedNode": ...


class ByHash:
    """Always the same node; while it is dead, always the same other one."""

    def __init__(self, dice: Random) -> None:
        self._first = dice.randrange(9)

    def choose(self, world: "Simulation") -> "SimulatedNode":
        return _living(world)[self._first % len(_living(world))]


class InTurn:
    """Each time the next one, so that a table is asked for everywhere."""

    def __init__(self, dice: Random) -> None:
        self._next = dice.randrange(9)

    def choose(self, world: "Simulation") -> "SimulatedNode":
        self._next += 1
        return _living(world)[self._next % len(_living(world))]


class Late(ByHash):
    """By hash, among those who lived seconds ago."""

    def __init__(self, dice: Random) -> None:
        super().__init__(dice)
        self._known: list[SimulatedNode] = []
        self._looked_at = 0

    def choose(self, world: "Simulation") -> "SimulatedNode":
        if world.time - self._looked_at >= SELDOM:
            self._looked_at = world.time
            self._known = _living(world)
        return self._known[self._first % len(self._known)]


class ComeAndGo(ByHash):
    """By hash, among members that are taken out and put back, whether they live or not."""

    def __init__(self, dice: Random) -> None:
        super().__init__(dice)
        self._dice = dice
        self._out = 0
        self._changes_at = 0

    def choose(self, world: "Simulation") -> "SimulatedNode":
        if world.time >= self._changes_at:
            self._changes_at = world.time + self._dice.randint(500, 20_000)
            self._out = self._dice.randrange(9)
        living = _living(world)
        members = [node for place, node in enumerate(living) if place != self._out] or living
        return members[self._first % len(members)]


class Adversary:
    """To whoever wrongly believes to own the table; else to anybody."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def choose(self, world: "Simulation") -> "SimulatedNode":
        living = _living(world)
        wrong = [
            node
            for node in living
            if (live := node.registry.tables.get(world.table)) is not None
            and not world.store.is_owner(node.name, world.table, live.epoch)
        ]
        return self._dice.choice(wrong or living)


def _living(world: "Simulation") -> "list[SimulatedNode]":
    """The nodes that say that they are well, or any."""
    return [node for node in world.nodes if not node.is_draining] or world._places


BALANCERS = (ByHash, ComeAndGo, InTurn, Late, Adversary)
