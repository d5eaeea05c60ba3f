"""A bot like those of the game: a strength, that is a speed and a way to choose gems."""

from collections.abc import Sequence
from random import Random

from ubongo import Strength
from ubongo.rules.editions.classic import GemView


def rarest_first(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    """The field whose nearest gem is of the colour that lies least often on the board."""
    lying = [gem for row in table.rows for gem in row]
    return min(fields, key=lambda field: (lying.count(table.rows[field][0]), field))


# Seconds to look, a try, how much they vary, thinking about gems (all but the spread in ms).
GUIDE = Strength("guide", 2_500, 1_200, 0.6, 2_000, rarest_first)
