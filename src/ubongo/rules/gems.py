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


GEMS = tuple(Gem)

SAPPHIRE = Gem.BLUE
AMBER = Gem.BROWN
