"""Parts of English sentences about a game: lists, counts and the names of players.

>>> listed(("red", "blue", "green")), quantity(1, "gem"), quantity(2, "gem")
('red, blue and green', '1 gem', '2 gems')
"""

from collections.abc import Iterable

from ubongo.rules.game import Game


def listed(things: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    words = list(things)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def quantity(number: int, thing: str) -> str:
    """The number with its noun: `1 gem`, `2 gems`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def player_name(game: Game, seat: int) -> str:
    """A player's name on one line, without control characters; `seat 1` if it is empty."""
    name = game.players[seat].name
    printable = "".join(character if character.isprintable() else "?" for character in name)
    return printable or f"seat {seat + 1}"
