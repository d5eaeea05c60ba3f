"""Quick words: the fixed short phrases that players say to each other at a table (R-430).

There is no free text, so there is no chat to moderate; each reader gets them in their own
language. Here are their names and how often somebody may speak; what bots say is in
`match.bots.small_talk`.

>>> limit = WordLimit()
>>> [limit.allows("ada", at) for at in (0, 1_999, 2_000)], limit.allows("ben", 2_000)
([True, False, True], True)
"""

from typing import Literal, get_args

QuickWord = Literal[
    "hello", "good_luck", "well_done", "wow", "oh_no", "so_close", "one_moment", "good_game"
]
QUICK_WORDS: tuple[QuickWord, ...] = get_args(QuickWord)

APART = 2_000  # milliseconds between two words of one player


class WordLimit:
    """Allows every speaker one word in two seconds."""

    def __init__(self) -> None:
        self._spoken_at: dict[str, int] = {}

    def allows(self, speaker: str, at: int) -> bool:
        before = self._spoken_at.get(speaker)
        if before is not None and at - before < APART:
            return False
        # Whoever was silent for long need not be remembered.
        self._spoken_at = {who: was for who, was in self._spoken_at.items() if at - was < APART}
        self._spoken_at[speaker] = at
        return True
