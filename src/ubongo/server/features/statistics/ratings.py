"""Computes ratings of players: one for each edition, for guests who opted in.

The model is openskill's Thurstone-Mosteller with partial pairing: it takes tables of two
to four, and rates those who share a victory as winners.

>>> first, second = rated([Rating("classic"), Rating("classic")], [1, 2])
>>> shown(first) > shown(second)
True
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ubongo.server.storage.game_rows import Rating

if TYPE_CHECKING:
    from openskill.models import ThurstoneMostellerPart

# With this scale a new player begins at 0, and the best after many games are near 2000.
SCALE = 40


@lru_cache(maxsize=1)
def _model() -> "ThurstoneMostellerPart":
    # Imported here, because it takes 0.2 s and most servers rate nobody.
    from openskill.models import ThurstoneMostellerPart

    return ThurstoneMostellerPart()


def rated(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings after a game, in the same order; equal places share theirs."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        Rating(one.edition, new.mu, new.sigma, one.games + 1)
        for one, (new,) in zip(before, after, strict=True)
    )


def shown(rating: Rating) -> int:
    """The rating as people see it: a level that the player almost certainly surpasses."""
    return max(0, round(SCALE * (rating.mu - 3 * rating.sigma)))
