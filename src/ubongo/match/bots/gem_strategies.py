"""Gem strategies for the classic game: five ways to choose a row, from careless to far-sighted.

Most gems of one colour win, then most of the second, and so on (R-152, R-153). The worth
of a pair is measured by the squares of the counts: a gem of a colour of which the player
has c is worth 2c + 1, so that gems are taken of colours that the player has most of.

    careless         any row that is not empty
    often_careless   careless every other time, else greedy
    greedy           the pair with the highest worth now
    hopeful          also counts the gems of each colour that are still on the board
    far_sighted      also counts the rows in reach in the next round, and pairs denied to others

Two of each at a table of equal speed: greedy wins 66 % of the games against
often_careless, which wins 69 % against careless; hopeful wins 52 % against greedy. Looking
further hardly pays (51 %), because three others take before the next turn.
A strategy gets the fields whose rows still have gems, and returns one of them.
"""

from collections.abc import Callable, Sequence
from random import Random

from ubongo.boards.seeded_random import one_of
from ubongo.rules.editions.classic import GemView, Row
from ubongo.rules.gems import GEMS

# The view, the seat of the bot, the fields to choose from, the dice.
GemPlay = Callable[[GemView, int, Sequence[int], Random], int]

# The share of the gems still on the board that a player may hope for.
SHARE = 0.15
# The weight of the best pair of the next round, by its distance from this field: others may be
# there before, and a later solver may move less far.
AHEAD = (0.1, 0.09, 0.07, 0.05, 0.0, 0.0)
# The weight of a pair denied to another seat, against a pair taken.
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
    """The worth of the two nearest gems of a row for a player with these counts.

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
    """The worth of the two nearest gems by the fourth powers of the hoped-for counts.

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
    """The player's count of each colour, and a share of the gems still on the board."""
    lying = [0] * len(GEMS)
    for row in table.rows:
        for gem in row:
            lying[gem.place] += 1
    return [own + SHARE * left for own, left in zip(table.gems[seat], lying, strict=True)]


def _best(values: Sequence[float], fields: Sequence[int], dice: Random) -> int:
    """The field of the highest value, a random one of equals."""
    highest = max(values)
    if values.count(highest) == 1:
        return fields[values.index(highest)]
    return one_of(
        dice, [field for field, value in zip(fields, values, strict=True) if value == highest]
    )
