"""Where to take gems in the classic game: five ways to choose, from careless to far-sighted.

Most gems of one colour win, then most of the second, and so on (R-152, R-153). What a
pair is worth is measured by the squares of the counts: a gem of a colour of which one
has c is worth 2c + 1, so that gems go where most of them are already.

    careless         any row that is not empty
    often_careless   careless every other time, else greedy
    greedy           the pair that makes the own counts the best, now
    hopeful          and of which colour much still lies there
    far_sighted      and what can be reached from there in the next round, and what others miss

Two of each at a table of equal speed: greedy wins 65 % of the games against
often_careless, which wins 67 % against careless; hopeful wins 54 % against greedy. Looking
further hardly pays (51 %), for three others take before one's next turn.
A way is asked with the fields whose rows still have gems, and gives one of them.
"""

from collections.abc import Callable, Sequence
from random import Random

from ubongo.boards.seeded_random import one_of
from ubongo.rules.editions.classic import GemView, Row
from ubongo.rules.gems import GEMS

# What is seen, the own seat, the fields to choose from.
GemPlay = Callable[[GemView, int, Sequence[int], Random], int]

# The share of the gems still lying there that one may hope for.
SHARE = 0.15
# What the best pair of the next round is worth from this field, by its distance: others may be
# there before, and the later one solves the less far the pawn may go.
AHEAD = (0.1, 0.09, 0.07, 0.05, 0.0, 0.0)
# What a pair denied to another seat is worth, against one of one's own.
DENIAL = 0.1


def careless(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    return one_of(dice, fields)


def often_careless(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    play = careless if dice.random() < 0.5 else greedy
    return play(table, seat, fields, dice)


def greedy(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    own = table.gems[seat]
    return _best([worth(table.rows[field], own) for field in fields], fields, dice)


def hopeful(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    hopes = _hopes(table, seat)
    return _best([promise(table.rows[field], hopes) for field in fields], fields, dice)


def far_sighted(table: GemView, seat: int, fields: Sequence[int], dice: Random) -> int:
    rows = table.rows
    others = [gems for other, gems in enumerate(table.gems) if other != seat]
    hopes = _hopes(table, seat)
    values = []
    for field in fields:
        row = rows[field]
        after = list(hopes)
        for gem in row[:2]:
            after[gem.place] += 1
        later = max(
            [
                AHEAD[abs(other - field)] * promise(left[2:] if other == field else left, after)
                for other, left in enumerate(rows)
            ]
        )
        denied = max([promise(row, gems) for gems in others], default=0.0)
        values.append(promise(row, hopes) + later + DENIAL * denied)
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


def promise(row: Row, hopes: Sequence[float]) -> float:
    """What the two nearest gems are worth by the fourth powers of what one hopes to have.

    >>> from ubongo.rules.gems import Gem
    >>> promise((Gem.GREEN, Gem.RED), (2, 1, 0, 0, 0, 0))  # 3⁴ - 2⁴ + 2⁴ - 1⁴
    80
    """
    if not row:
        return 0.0
    first = hopes[row[0].place]
    if len(row) == 1:
        return (first + 1) ** 4 - first**4
    if row[0] is row[1]:
        return (first + 2) ** 4 - first**4
    second = hopes[row[1].place]
    return (first + 1) ** 4 - first**4 + (second + 1) ** 4 - second**4


def _hopes(table: GemView, seat: int) -> list[float]:
    """What one has of each colour, and a share of what still lies there."""
    lying = [0] * len(GEMS)
    for row in table.rows:
        for gem in row:
            lying[gem.place] += 1
    return [own + SHARE * left for own, left in zip(table.gems[seat], lying, strict=True)]


def _best(values: Sequence[float], fields: Sequence[int], dice: Random) -> int:
    """The field of the highest value, a random one of equals."""
    highest = max(values)
    best = [field for field, value in zip(fields, values, strict=True) if value == highest]
    return best[0] if len(best) == 1 else one_of(dice, best)
