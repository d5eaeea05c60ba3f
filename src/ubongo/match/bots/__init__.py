"""The bots, by name: our own from the weakest to the strongest, then those of other packages.

>>> list(BOTS)[:5]
['child', 'beginner', 'fair', 'strong', 'expert']
"""

from ubongo.match.bots.bot import Bot, StrengthBot
from ubongo.match.bots.strength import STRENGTHS
from ubongo.misread import Misread, quoted

# `match.plugins` adds bots of other packages here.
BOTS: dict[str, Bot] = {name: StrengthBot(strength) for name, strength in STRENGTHS.items()}


def bot_named(name: str) -> Bot:
    """The bot of this name."""
    found = BOTS.get(name)
    if found is None:
        raise Misread("bot", "", f"there is no bot {quoted(name)}", f"there are {', '.join(BOTS)}")
    return found
