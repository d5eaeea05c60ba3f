"""Small talk: the quick words that bots say at a table (R-430), seldom and after a moment.

The dice are the bots' own and apart from those that they play with, so that a game is the same
whether they speak or not. Time is an argument:

    talk = SmallTalk((1, 2), "table 7")
    talk.hear_event(event, game, at)    perhaps a bot will say something about it
    talk.due()                          when the next word is due
    talk.take(at)                       the word that is due, and whose it is
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from ubongo.match.quick_words import QuickWord
from ubongo.rules.events import Event, GameEnded, GameStarted, RoundEnded, UbongoCalled
from ubongo.rules.game import Game

# After a word of a bot all bots are silent for so long.
SILENCE = 20_000
# A bot needs so long to speak: at least, and at most.
SOONEST = 700
LATEST = 2_500

# How likely the bots have something to say: at the start, to the first of a round, when a round
# ends that one of them has not solved, at the end, and when a person speaks to them.
AT_THE_START = 0.5
TO_THE_FIRST = 0.15
NOT_SOLVED = 0.1
AT_THE_END = 0.8
IN_ANSWER = 0.6

# What is answered to the words of a person.
ANSWERS: dict[QuickWord, QuickWord] = {
    "hello": "hello",
    "good_luck": "good_luck",
    "good_game": "good_game",
}


class Remark(NamedTuple):
    """A word that a bot will say at this time."""

    at: int
    seat: int
    word: QuickWord


class SmallTalk:
    """What the bots of one game say; `seed` makes their dice."""

    def __init__(self, bots: Iterable[int], seed: str) -> None:
        self._dice = {seat: Random(f"{seed} {seat} words") for seat in bots}
        self._next: Remark | None = None
        self._silent_until = 0

    def hear_event(self, event: Event, game: Game, at: int) -> None:
        """Something happened: perhaps one of the bots will say something about it."""
        match event:
            case GameStarted():
                self._think(self._dice, AT_THE_START, ("hello", "good_luck"), at)
            case UbongoCalled(rank=1) if event.seat not in self._dice:
                self._think(self._dice, TO_THE_FIRST, ("well_done", "wow"), at)
            case RoundEnded():
                unsolved = [seat for seat in self._dice if not game.seats[seat].rank]
                self._think(unsolved, NOT_SOLVED, ("oh_no", "so_close"), at)
            case GameEnded():
                self._think(self._dice, AT_THE_END, ("good_game",), at)
            case _:
                pass

    def hear_word(self, word: QuickWord, at: int) -> None:
        """A person said something: perhaps one of the bots will answer."""
        answer = ANSWERS.get(word)
        if answer is not None:
            self._think(self._dice, IN_ANSWER, (answer,), at)

    def due(self) -> int | None:
        """When the next word is due; None if nobody has anything to say."""
        return None if self._next is None else self._next.at

    def take(self, at: int) -> Remark | None:
        """The word that is due, which is said with this."""
        remark = self._next
        if remark is None or remark.at > at:
            return None
        self._next = None
        self._silent_until = at + SILENCE
        return remark

    def _think(
        self, bots: Iterable[int], likely: float, words: tuple[QuickWord, ...], at: int
    ) -> None:
        """Let one of these bots speak, or none: each has an equal part of what is likely."""
        seats = tuple(bots)
        if self._next is not None or at < self._silent_until:
            return
        for seat in seats:
            dice = self._dice[seat]
            if dice.random() < likely / len(seats):
                wait = SOONEST + int(dice.random() * (LATEST - SOONEST))
                word = words[int(dice.random() * len(words))]
                self._next = Remark(at + wait, seat, word)
                return
