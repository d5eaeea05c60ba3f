"""The referee's books of the 2024 editions: the round track and the scoring boards."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ubongo.boards.board import Animal
from ubongo.rules.editions.edition_2024 import TrackTable
from ubongo.rules.events import (
    GameStarted,
    GemsLeftOver,
    GemWon,
    RoundStarted,
    StacksDealt,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.gems import Gem
from ubongo.rules.referee.ledger import Ledger, Sees
from ubongo.rules.referee.watch import Watch

ON_THE_TRACK = 9
PRIZES = (Gem.BLUE, Gem.BROWN)
VALUES = (3, 1)
A_ROUND = 8  # a set, a sapphire and an amber
ALL_HAVE_BOTH = 5


class TrackLedger(Ledger):
    """A sapphire for the first, an amber for the second, the board for every solver."""

    editions = ("2024",)

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        super().__init__(started, watch)
        self.track = [ON_THE_TRACK, ON_THE_TRACK]
        # By scoring board: sapphires and ambers; and the numbers of the boards beside them.
        self.gems = [[0, 0] for _ in range(watch.seats)]
        self.kept: list[tuple[int, ...]] = [()] * watch.seats
        self.prizes = 0

    def scoring_board(self, seat: int) -> int:
        return seat

    def solved(self, event: UbongoCalled) -> None:
        deal = self.watch.deals[event.seat]
        if deal is not None and not self.watch.in_play_off:
            self.kept[self.scoring_board(event.seat)] += (deal.board,)

    def won(self, event: GemWon) -> None:
        watch = self.watch
        rank = watch.rank(event.seat)
        if not rank:
            watch.object_to("not_solved", f"seat {event.seat} wins a gem and has not solved")
        if self.prizes != rank - 1 or PRIZES[rank - 1 : rank] != (event.gem,):
            watch.object_to("gain", f"seat {event.seat} wins a gem that is not for its rank")
        self.prizes += 1
        prize = PRIZES.index(event.gem)
        self.track[prize] -= 1
        self.gems[self.scoring_board(event.seat)][prize] += 1

    def left_over(self, event: GemsLeftOver) -> None:
        if event.gems != PRIZES[len(self.watch.solvers) :]:
            self.watch.object_to("track", "other gems are left over than nobody has won")
        for gem in event.gems:
            self.track[PRIZES.index(gem)] -= 1

    sees: ClassVar[Sees] = {UbongoCalled: solved, GemWon: won, GemsLeftOver: left_over}

    def end_round(self, number: int) -> None:
        """R-212."""
        self.prizes = 0
        left = ON_THE_TRACK - number
        if self.track != [left, left]:
            self.watch.object_to("track", f"after round {number} the track shows {self.track}")

    def compare(self, game: Game) -> None:
        table = game.table
        assert isinstance(table, TrackTable)
        if [table.sapphires, table.ambers] != self.track:
            self.watch.object_to("track", "gems have left the track without an event")
        for has, gems, kept in zip(table.scoring, self.gems, self.kept, strict=True):
            if has.sapphires != gems[0] or has.ambers != gems[1] or has.boards != kept:
                self.watch.object_to("score", "something lies on a scoring board without an event")

    def scores(self) -> Sequence[Any]:
        return [
            VALUES[0] * sapphires + VALUES[1] * ambers + len(kept)
            for (sapphires, ambers), kept in zip(self.gems, self.kept, strict=True)
        ]

    def plays_off(self) -> bool:
        return True


class AnimalLedger(TrackLedger):
    """Co-operative: a scoring board for each animal in play, and one score for all."""

    editions = ("cooperative",)
    is_a_race = False

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        super().__init__(started, watch)
        self.animals: tuple[Animal, ...] = ()
        self.rounds = started.rounds
        self.counted = False

    def stacked(self, event: StacksDealt) -> None:
        self.animals = event.animals
        if len(set(event.animals)) != self.watch.seats:
            self.watch.object_to("animals", "not every seat has an animal of its own")

    def dealt(self, event: RoundStarted) -> None:
        """R-261, R-428: in every round each animal has one board."""
        if sorted(deal.animal.value for deal in event.deals) != sorted(
            animal.value for animal in self.animals
        ):
            self.watch.object_to("animals", "not every animal in play has one board")

    sees: ClassVar[Sees] = {**TrackLedger.sees, StacksDealt: stacked, RoundStarted: dealt}

    def scoring_board(self, seat: int) -> int:
        deal = self.watch.deals[seat]
        assert deal is not None
        return self.animals.index(deal.animal)

    def together(self) -> int:
        """R-271, counted in another way than the edition does."""
        complete = 0
        piles = [len(kept) for kept in self.kept]
        while all(pile > complete for pile in piles):
            complete += 1
        gems = sum(VALUES[0] * won[0] + VALUES[1] * won[1] for won in self.gems)
        return 4 * complete + gems + (0 if any(0 in won for won in self.gems) else 5)

    def most(self) -> int:
        """R-424."""
        enough = self.rounds >= self.watch.seats
        return A_ROUND * self.rounds + (ALL_HAVE_BOTH if enough else 0)

    def end_round(self, number: int) -> None:
        super().end_round(number)
        self.counted = True

    def compare(self, game: Game) -> None:
        super().compare(game)
        if self.counted:
            self.counted = False
            together = self.together()
            if together > self.most() or game.edition.scores(game)[0] != together:
                self.watch.object_to("score", f"the score is not {together}")

    def scores(self) -> Sequence[Any]:
        return [0] * self.watch.seats

    def reached(self) -> Sequence[tuple[int, ...]]:
        return [(self.together(),)] * self.watch.seats

    def plays_off(self) -> bool:
        return False

    def wants_second_chance(self) -> bool:
        if self.watch.settings.second_chance_if_none_solved:
            return not self.watch.solvers
        return bool(self.watch.still_solving())
