"""What bots show and say beside their play: how many pieces they have laid, and quick words.

Neither is stored, and neither changes the game (R-425, R-430).
"""

from collections.abc import Iterable

from ubongo.match.bot_progress import BotProgress
from ubongo.match.bots.small_talk import Remark, SmallTalk
from ubongo.match.match import Match
from ubongo.match.quick_words import QuickWord
from ubongo.rules.events import Event


class BotAsides:
    """The bots of one game; `seed` makes dice that are apart from those they play with."""

    def __init__(self, match: Match, seed: str, at: int) -> None:
        self._match = match
        self._progress = BotProgress(match, seed)
        bots = [seat for seat, player in enumerate(match.game.players) if player.bot]
        self._talk = SmallTalk(bots, seed)
        self._has_bots = bool(bots)
        # Until when the progress was looked at.
        self._seen_at = at

    def follow(self, events: Iterable[Event], at: int) -> None:
        """Look at what happened in a step of the match."""
        if not self._has_bots:
            return
        for event in events:
            self._talk.hear_event(event, self._match.game, at)
        self._progress.follow(at)

    def hear_word(self, word: QuickWord, at: int) -> None:
        """A person said something."""
        self._talk.hear_word(word, at)

    def due(self) -> int | None:
        """When a number or a word is due; None if nothing is."""
        if not self._has_bots:
            return None
        times = (self._progress.next_after(self._seen_at), self._talk.due())
        return min((time for time in times if time is not None), default=None)

    def laid_counts(self, at: int) -> tuple[int, ...]:
        """How many pieces each bot has laid; 0 for people, and where others may help (R-265)."""
        self._seen_at = at
        game = self._match.game
        helped = game.edition.helpable(game)
        return tuple(
            0 if seat in helped else self._progress.laid(seat, at)
            for seat in range(len(game.seats))
        )

    def remark(self, at: int) -> Remark | None:
        """The word that is due; it is said with this."""
        return self._talk.take(at)
