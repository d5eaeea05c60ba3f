"""Where to take gems in the classic game: five ways to choose, from careless to far-sighted.

Most gems of one colour win, then most of the second, and so on (R-152, R-153). What a
pair is worth is measured by the squares of the counts: a gem of a colour of which one
has c is worth 2c + 1, so that gems go where most of them are already.

    careless         any row that is not empty
    often_careless   careless every other time, else greedy
    greedy           the pair that makes the own counts the best, now
    watchful         and that the others would have liked to have
    far_sighted      and from where good pairs can be reached in the next round

A way is asked with the fields whose rows still have gems, and gives one of them.
"""

from collections.abc import Callable, Sequence
from random import Random

from ubongo.boards.chance import one_of
from ubongo.rules.editions.classic import GemView, Row

# What is seen, the own seat, the fields to choose from.
GemPlay = Callable[[GemView, int, Sequence[int], Random], int]

# What a gem denied to another seat is worth, against one of one's own.
DENIAL = 0.25
# What the best pair of the next round is worth from this field, by its distance: the pawn may
# have to stay (fourth), may go one field, two or three, and others may be there before it.
AHEAD = (0.5, 0.42, 0.25, 0.1, 0.0, 0.0)


def careless(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    return one_of(dice, fields)


def often_careless(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    play = careless if dice.random() < 0.5 else greedy
    return play(table, seat, fields, dice)


def greedy(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    own = table.gems[seat]
    return _best([worth(table.rows[field], own) for field in fields], fields, dice)


def watchful(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    return _best([_here(table, seat, field) for field in fields], fields, dice)


def far_sighted(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    own = table.gems[seat]
    rows = table.rows
    values = []
    for field in fields:
        pair = rows[field][:2]
        counts = list(own)
        for gem in pair:
            counts[gem.place] += 1
        later = [
            AHEAD[abs(other - field)] * worth(row[2:] if other == field else row, counts)
            for other, row in enumerate(rows)
        ]
        values.append(_here(table, seat, field) + max(later))
    return _best(values, fields, dice)


def worth(row: Row, counts: Sequence[int]) -> int:
    """What the two nearest gems of a row are worth to somebody with these counts.

    >>> from ubongo.rules.gems import Gem
    >>> worth((Gem.GREEN, Gem.GREEN, Gem.RED), (3, 0, 0, 0, 0, 0))  # 5² - 3²
    16
    >>> worth((Gem.GREEN, Gem.RED), (3, 0, 0, 0, 0, 0))  # 4² - 3² + 1
    8
    """
    if not row:
        return 0
    first = row[0]
    if len(row) == 1:
        return 2 * counts[first.place] + 1
    second = row[1]
    if first is second:
        return 4 * counts[first.place] + 4
    return 2 * (counts[first.place] + counts[second.place]) + 2


def _here(table: GemView, seat: int, field: int) -> float:
    """What a pair is worth to oneself, and to whom it is worth most among the others."""
    row = table.rows[field]
    denied = max(
        [worth(row, gems) for other, gems in enumerate(table.gems) if other != seat], default=0
    )
    return worth(row, table.gems[seat]) + DENIAL * denied


def _best(values: Sequence[float], fields: Sequence[int], dice: Random) -> int:
    """The field of the highest value, a random one of equals."""
    highest = max(values)
    best = [field for field, value in zip(fields, values, strict=True) if value == highest]
    return best[0] if len(best) == 1 else one_of(dice, best)
