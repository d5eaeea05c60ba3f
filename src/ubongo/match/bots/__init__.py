"""The bots, by the name of their strength, from the weakest to the strongest.

>>> list(BOTS)
['child', 'beginner', 'fair', 'strong', 'expert']
"""

from ubongo.match.bots.bot import Bot
from ubongo.match.bots.strength import STRENGTHS
from ubongo.misread import Misread, quoted

BOTS = {name: Bot(strength) for name, strength in STRENGTHS.items()}


def bot(name: str) -> Bot:
    """The bot of this strength."""
    found = BOTS.get(name)
    if found is None:
        raise Misread("bot", "", f"there is no bot {quoted(name)}", f"there are {', '.join(BOTS)}")
    return found
