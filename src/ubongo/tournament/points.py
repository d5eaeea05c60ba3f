"""Points of a table in an event (R-437): places 1 to 4 give 5, 3, 2, 1; shared places share.

They are counted in twelfths, because two, three or four people may share: no fraction is lost.

>>> twelfths_of((1, 2, 3, 4))
(60, 36, 24, 12)
>>> twelfths_of((1, 1, 3, 4)), twelfths_of((1, 1, 1, 4))
((48, 48, 24, 12), (40, 40, 40, 12))
"""

from collections.abc import Sequence

TWELFTHS = 12
#
POINTS = (5, 3, 2, 1)


def twelfths_of(places: Sequence[int]) -> tuple[int, ...]:
    """What each seat gets for the places of a table, a bot's seat like any other."""
    return tuple(_shared(places, place) for place in places)


def _shared(places: Sequence[int], place: int) -> int:
    better = sum(one < place for one in places)
    equal = sum(one == place for one in places)
    return TWELFTHS * sum(POINTS[better : better + equal]) // equal
