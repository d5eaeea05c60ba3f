"""Known levels (R-429): how hard boards the guests of a table get first, and how that was found.

A guest keeps the level at this table, whichever seat they take. Bots have that of their grade.

>>> known = with_level((), KnownLevel("ada", 444, "times"))
>>> level_of("ada", "", with_level(known, KnownLevel("ada", 72, "grade")))
KnownLevel(guest='ada', level=72, found='grade')
>>> level_of("", "expert", known).level, level_of("ben", "", known)
(792, None)
"""

from collections.abc import Sequence
from dataclasses import replace

from msgspec import Struct

from ubongo.boards.fitted_boards import RUNG
from ubongo.match.levels import level_of_bot
from ubongo.rules.refusals import Refused
from ubongo.rules.settings import Boards, Settings

# More guests than there are seats: people come and go.
MOST_KNOWN = 16
# A level carries over to the next game when it has risen, and falls by so much at most: else it
# would pay to throw a game that is lost.
MOST_FALLEN = 2 * RUNG


class KnownLevel(Struct, frozen=True):
    """The level of one guest at a table, in twelfths of a rung."""

    guest: str
    level: int
    # A `LevelFound` of the protocol.
    found: str


Known = tuple[KnownLevel, ...]


class LevelsMissing(Refused):
    code = "levels_missing"

    def __init__(self, missing: int) -> None:
        super().__init__(f"{missing} have no level yet: by a warm-up, or a grade", missing=missing)


def with_level(known: Known, new: KnownLevel) -> Known:
    """All levels with this one, instead of what was known of this guest; the latest last."""
    others = [one for one in known if one.guest != new.guest]
    return (*others, new)[-MOST_KNOWN:]


def level_of(guest: str, bot: str, known: Known) -> KnownLevel | None:
    """What is known of whoever sits on a seat; None: nothing."""
    if bot:
        return KnownLevel("", level_of_bot(bot), "grade")
    return next((one for one in known if one.guest == guest), None)


def fitted(settings: Settings, levels: Sequence[KnownLevel | None]) -> Settings:
    """The settings of a game that is played by these levels: one for each seat, or refused.

    They take the place of whatever else makes boards easy or hard.
    """
    found = [one.level for one in levels if one is not None]
    if len(found) < len(levels):
        raise LevelsMissing(len(levels) - len(found))
    return replace(
        settings,
        boards=Boards.FRESH,
        levels=tuple(found),
        sides=(),
        stars=None,
        agreed=None,
        same_puzzle=False,
        fair_deal=False,
        delays=(),
    )


def carried(
    known: Known, guests: Sequence[str], first: Sequence[int], last: Sequence[int]
) -> Known:
    """The levels after a game, for another one: what has risen, and little of what has fallen.

    By seat: the guests (empty for a bot), their levels before the game, and after it.
    """
    for guest, before, after in zip(guests, first, last, strict=True):
        if guest:
            known = with_level(known, KnownLevel(guest, max(after, before - MOST_FALLEN), "games"))
    return known
