"""What a player for gems sees and may do, as arrays: the same in an environment and at a table.

An observation is one row of numbers between 0 and 1; `unpacked` gives its parts their names.
Seats are counted from one's own, in the order of play, so that a policy need not know where
it sits. Everything comes from the view of the gem board, so a policy that was trained in the
environment can play as a bot at any table.
"""

from itertools import accumulate, pairwise
from math import prod
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from ubongo.rules.commands import ChooseField, Command, MovePawn, Pass, TakeGems
from ubongo.rules.editions.classic import FIELDS, GEMS_OF_A_COLOUR, TAKEN_AT_ONCE, GemView
from ubongo.rules.gems import GEMS

Floats = NDArray[numpy.float32]
Mask = NDArray[numpy.int8]

MOST_SEATS = 4
COLOURS = len(GEMS)

# Actions: a field to go to (and to take the two nearest gems there), to take nothing, to wait.
PASS = FIELDS
WAIT = FIELDS + 1
ACTIONS = FIELDS + 2

# How many gems of each row are told one by one: those that two takes can reach.
TOLD = 2 * TAKEN_AT_ONCE

# The parts of an observation, in their order, and their shapes.
SHAPES = {
    "front": (FIELDS, TOLD, COLOURS),
    "lying": (FIELDS, COLOURS),
    "gems": (MOST_SEATS, COLOURS),
    "pawns": (MOST_SEATS, FIELDS),
}
# Where each part begins and ends.
ENDS = tuple(accumulate((prod(shape) for shape in SHAPES.values()), initial=0))
SIZE = ENDS[-1]


class GemObservation(NamedTuple):
    """The parts of an observation."""

    # The colours of the four nearest gems of each row, one of six each; nothing where none lies.
    front: Floats
    # How many gems of each colour lie in each row, of twelve.
    lying: Floats
    # How many gems of each colour each seat has, of twelve; one's own first.
    gems: Floats
    # The field of each seat's pawn, one of six; one's own first.
    pawns: Floats


def observed(table: GemView, seat: int) -> Floats:
    """The gem board as this seat sees it."""
    row = numpy.zeros(SIZE, numpy.float32)
    parts = unpacked(row)
    for field, gems in enumerate(table.rows):
        for place, gem in enumerate(gems[:TOLD]):
            parts.front[field, place, gem.place] = 1
        for gem in gems:
            parts.lying[field, gem.place] += 1 / GEMS_OF_A_COLOUR
    seats = len(table.gems)
    for turn in range(seats):
        other = (seat + turn) % seats
        parts.gems[turn] = numpy.array(table.gems[other]) / GEMS_OF_A_COLOUR
        if table.pawns:
            parts.pawns[turn, table.pawns[other]] = 1
    return row.clip(0, 1, out=row)


def unpacked(observation: Floats) -> GemObservation:
    """The parts of an observation, which share its numbers."""
    return GemObservation(
        *(
            observation[first:end].reshape(shape)
            for (first, end), shape in zip(pairwise(ENDS), SHAPES.values(), strict=True)
        )
    )


def allowed(table: GemView) -> Mask:
    """The actions that may be done now; a field without gems only if none in reach has any."""
    mask = numpy.zeros(ACTIONS, numpy.int8)
    if table.reachable:
        filled = [field for field in table.reachable if table.rows[field]]
        mask[list(filled or table.reachable)] = 1
        mask[PASS] = 1
    elif _chooses(table):
        mask[:FIELDS] = 1
    else:
        mask[WAIT] = 1
    return mask


def waiting() -> Mask:
    """The mask of whoever has nothing to decide."""
    mask = numpy.zeros(ACTIONS, numpy.int8)
    mask[WAIT] = 1
    return mask


def command_of(action: int, table: GemView, seat: int) -> Command | None:
    """The command that an action gives; an action that is not allowed takes nothing."""
    if not is_allowed(action, table):
        action = PASS
    if _chooses(table):
        return ChooseField(seat, action) if action < FIELDS else None
    if not table.reachable:
        return None
    if action == PASS:
        return Pass(seat)
    if table.rows[action]:
        return TakeGems(seat, action)
    return MovePawn(seat, action) if action != table.pawns[seat] else Pass(seat)


def is_allowed(action: int, table: GemView) -> bool:
    """Whether this number is an action that may be done now."""
    return 0 <= action < ACTIONS and bool(allowed(table)[action])


def _chooses(table: GemView) -> bool:
    """Whether the seat has its first field still to choose (R-115)."""
    return not table.pawns and table.own_choice is None
