"""Tables of bots for the tests of this folder."""

from collections.abc import Sequence
from random import Random

from ubongo.boards.box import the_box
from ubongo.match.match import Match, Observer
from ubongo.match.seating import bots_named
from ubongo.rules.chance import Chance
from ubongo.rules.settings import Settings


def a_match(
    edition: str,
    bots: Sequence[str],
    seed: int,
    settings: Settings | None = None,
    watch: Observer | None = None,
) -> Match:
    """A game that has just begun."""
    chance = Chance(b"a match %8d" % seed, the_box())
    return Match(edition, bots_named(bots, Random(seed)), settings or Settings(), chance, 0, watch)
