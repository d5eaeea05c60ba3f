"""The seats of a table: people, who give commands at any time, and bots, who plan.

>>> from random import Random
>>> bots_named(["expert", "child"], Random(1))[0].player
Player(name='expert 1', bot='expert')
>>> Sitting("Lucy").player
Player(name='Lucy', bot='')
>>> [one.player for one in seated((Player("Lucy"), Player("Kito", "fair")), "table 1")]
[Player(name='Lucy', bot=''), Player(name='Kito', bot='fair')]
"""

from collections.abc import Sequence
from random import Random

from ubongo.match.bots import bot_named
from ubongo.match.bots.bot import Bot
from ubongo.rules.events import Player
from ubongo.rules.value import value


@value
class Sitting:
    """A person or a bot on a seat; a bot has dice."""

    name: str
    bot: Bot | None = None
    dice: Random | None = None

    def __post_init__(self) -> None:
        if (self.bot is None) != (self.dice is None):
            raise ValueError("a bot has dice, and a person has none")

    @property
    def player(self) -> Player:
        """The player as the table shows it: bots are marked (R-415)."""
        return Player(self.name, self.bot.name if self.bot else "")


def bots_named(names: Sequence[str], dice: Random) -> tuple[Sitting, ...]:
    """A table of bots that share the same dice."""
    return tuple(
        Sitting(f"{name} {number}", bot_named(name), dice) for number, name in enumerate(names, 1)
    )


def seated(players: Sequence[Player], seed: str) -> tuple[Sitting, ...]:
    """The seats of these players; the dice of each bot come from the seed and its seat.

    At a table the seed is a secret until the game is over: whoever knew it would know which
    field a bot chooses face down, and when it calls.
    """
    return tuple(
        Sitting(player.name, bot_named(player.bot), Random(f"{seed} {seat}"))
        if player.bot
        else Sitting(player.name)
        for seat, player in enumerate(players)
    )
