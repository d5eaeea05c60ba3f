"""Gems, by the colours of the classic game; the 2024 edition calls two of them by name."""

from enum import Enum


class Gem(Enum):
    """The six colours (R-101)."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    VIOLET = "violet"
    BROWN = "brown"
    YELLOW = "yellow"

    # The index among the colours. A look-up in a dict would hash, which is slow for enums.
    place: int


GEMS = tuple(Gem)
for _place, _gem in enumerate(GEMS):
    _gem.place = _place

SAPPHIRE = Gem.BLUE
AMBER = Gem.BROWN
