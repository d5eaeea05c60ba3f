"""Gem boards as the rules draw them: field, pawns, and the row of gems, the nearest first.

    1 A  . . G V B R     two gems are gone from the row of field 1, Amina's pawn stands there
    2 BC V V B Y Y R

Gems are G green, R red, B blue, V violet, N brown and Y yellow; pawns A to D are seats 0 to 3.
"""

from textwrap import dedent
from typing import Any

from tests.support.game_harness import Playing, a_game, gems
from ubongo.rules.commands import Roll
from ubongo.rules.editions.classic import gem_table
from ubongo.rules.events import GemsLaid, PawnsPlaced
from ubongo.rules.gems import GEMS

# The board of docs/rules/classic.md.
FULL = """
    1 .  V R G V B R G R N B N Y
    2 A  V V B Y Y R Y G N B Y G
    3 BC B Y V V Y V Y G Y N R Y
    4 .  B N R G G N B R V N B V
    5 D  N N Y G G B B N R R R V
    6 .  N G N G G R Y B B V R V
"""


def gem_board(picture: str, **settings: Any) -> Playing:
    """A classic game whose gems and pawns lie so, at the border before its first round."""
    lines = [line.split() for line in picture.strip().splitlines()]
    rows = tuple(gems(" ".join(one for one in line[2:] if one != ".")) for line in lines)
    fields = {pawn: field for field, line in enumerate(lines) for pawn in line[1].replace(".", "")}
    table = a_game("classic", len(fields), **settings)
    placed = PawnsPlaced(0, tuple(fields[pawn] for pawn in sorted(fields)))
    return Playing(table.chance, (table.events[0], GemsLaid(0, rows), *table.events[2:], placed))


def begun(picture: str, **settings: Any) -> Playing:
    """The same, with the sand running since 0."""
    table = gem_board(picture, **settings)
    table.tell(Roll(0), at=0)
    return table


def drawn(table: Playing) -> str:
    """The gem board as it lies now."""
    board = gem_table(table.game)
    letters = dict(zip(GEMS, "GRBVNY", strict=True))
    lines = []
    for field, (filling, left) in enumerate(zip(board.filling, board.rows, strict=True)):
        pawns = "".join("ABCD"[seat] for seat, pawn in enumerate(board.pawns) if pawn == field)
        row = ["."] * (len(filling) - len(left)) + [letters[gem] for gem in left]
        lines.append(f"{field + 1} {pawns or '.':<2} {' '.join(row)}".rstrip())
    return "\n".join(lines)


def picture(text: str) -> str:
    """A drawing as `drawn` gives it."""
    return "\n".join(line.rstrip() for line in dedent(text).strip().splitlines())


def held(table: Playing, seat: int) -> str:
    """The gems in front of a seat, by colour."""
    counts = gem_table(table.game).gems[seat]
    return " ".join(letter * count for letter, count in zip("GRBVNY", counts, strict=True) if count)
