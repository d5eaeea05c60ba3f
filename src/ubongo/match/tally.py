"""The tally of many games: sums of whole numbers, so that their order does not matter.

>>> tally = Tally(("expert", "child"))
>>> tally.add(Outcome((1, 2), (7, 4), second_chances=1))
>>> tally.add(Outcome((1, 1), (5, 5)))
>>> tally.win_shares(), tally.ties, tally.mean_scores()
([0.75, 0.25], 1, [6.0, 4.5])
"""

from dataclasses import dataclass, field

from ubongo.rules.value import value

# A win is shared by at most four seats, so that twelfths are exact.
WHOLE_WIN = 12
# At most this many breaches are kept as sentences; the others are only counted.
TOLD = 10


@value
class Outcome:
    """The result of one game; the edition defines the scores."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    second_chances: int = 0
    play_offs: int = 0
    events: int = 0
    # Milliseconds at the table.
    lasted: int = 0
    breaches: tuple[str, ...] = ()


@dataclass(slots=True)
class Tally:
    """The sums over some games of the same bots on the same seats."""

    bots: tuple[str, ...]
    games: int = 0
    # In twelfths, by seat.
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    # Games whose first place is shared.
    ties: int = 0
    second_chances: int = 0
    play_offs: int = 0
    events: int = 0
    lasted: int = 0
    breaches: int = 0
    told: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * len(self.bots)
        self.scores = self.scores or [0] * len(self.bots)

    def add(self, game: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        winners = game.places.count(1)
        for seat, (place, score) in enumerate(zip(game.places, game.scores, strict=True)):
            if place == 1:
                self.wins[seat] += WHOLE_WIN // winners
            self.scores[seat] += score
        self.ties += winners > 1
        self.second_chances += game.second_chances
        self.play_offs += game.play_offs
        self.events += game.events
        self.lasted += game.lasted
        self.breaches += len(game.breaches)
        self.told = (self.told + list(game.breaches))[:TOLD]

    def add_all(self, other: "Tally") -> None:
        """Count the games of another tally."""
        self.games += other.games
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.ties += other.ties
        self.second_chances += other.second_chances
        self.play_offs += other.play_offs
        self.events += other.events
        self.lasted += other.lasted
        self.breaches += other.breaches
        self.told = (self.told + other.told)[:TOLD]

    def win_shares(self) -> list[float]:
        """The share of wins of each seat."""
        return [wins / WHOLE_WIN / max(1, self.games) for wins in self.wins]

    def win_shares_by_bot(self) -> dict[str, float]:
        """The share of wins of all bots of one strength together."""
        shares = dict.fromkeys(self.bots, 0)
        for name, wins in zip(self.bots, self.wins, strict=True):
            shares[name] += wins
        return {name: wins / WHOLE_WIN / max(1, self.games) for name, wins in shares.items()}

    def mean_scores(self) -> list[float]:
        return [score / max(1, self.games) for score in self.scores]
