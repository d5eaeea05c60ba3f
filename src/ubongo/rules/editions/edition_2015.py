"""The 2015 edition: gems from the round track for the two quickest, and a draw for every solver.

The first takes a blue gem from the track and the second a brown one; then every solver
draws one gem blind from the bag. Gems of the track that nobody took go into the
bag too, and the highest sum wins (R-240 to R-249). It is the worked example of
docs/adding-an-edition.md.
"""

from dataclasses import dataclass
from typing import ClassVar

from ubongo.rules.chance import Chance
from ubongo.rules.editions.edition import LAST_CHAPTERS, Applier, Edition, StateFacts, TableView
from ubongo.rules.editions.fitting import LevelRule
from ubongo.rules.events import Event, GemDrawn, GemsLeftOver, GemWon
from ubongo.rules.game import EditionState, Game
from ubongo.rules.gems import Gem
from ubongo.rules.settings import Settings
from ubongo.rules.value import value

ROUNDS = 9  # and as many blue and as many brown gems on the track
KINDS = (Gem.RED, Gem.BLUE, Gem.GREEN, Gem.BROWN)
POINTS = {Gem.RED: 4, Gem.BLUE: 3, Gem.GREEN: 2, Gem.BROWN: 1}
GEMS_IN_ALL = {Gem.RED: 10, Gem.BLUE: 19, Gem.GREEN: 10, Gem.BROWN: 19}
PRIZES = (Gem.BLUE, Gem.BROWN)  # for the first and the second


@dataclass(slots=True, eq=False)
class BagTable(EditionState):
    """How many gems of each kind there are, in the order of `KINDS`."""

    track: dict[Gem, int]
    bag: dict[Gem, int]
    won: list[dict[Gem, int]]


@value
class BagView(TableView):
    """Everybody sees what is in the bag, because counting would tell it; the draw is blind."""

    # What is left on the track: blue and brown.
    track: tuple[int, ...]
    # Red, blue, green and brown: in the bag, and of each seat.
    bag: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


def bag_table(game: Game) -> BagTable:
    assert isinstance(game.table, BagTable)
    return game.table


def _gem_won(game: Game, event: GemWon) -> None:
    table = bag_table(game)
    table.track[event.gem] -= 1
    table.won[event.seat][event.gem] += 1


def _gem_drawn(game: Game, event: GemDrawn) -> None:
    table = bag_table(game)
    table.bag[event.gem] -= 1
    table.won[event.seat][event.gem] += 1


def _gems_left_over(game: Game, event: GemsLeftOver) -> None:
    table = bag_table(game)
    for gem in event.gems:
        table.track[gem] -= 1
        table.bag[gem] += 1


class Edition2015(Edition):
    name = "2015"
    chapters = ("puzzle", "game-2015", "second-chance", *LAST_CHAPTERS)
    points: ClassVar[dict[str, int]] = {gem.value: worth for gem, worth in POINTS.items()}
    shows = BagView
    offers = frozenset({"levels"})
    # prize and mean of a draw, 5.5, 3.5 and 2.5, rounded down.
    fit = LevelRule(points=(5, 3, 2, 2), step=2)
    facts = (StateFacts("BagTable", BagTable, "track bag won"),)
    applies: ClassVar[dict[type[Event], Applier]] = {
        GemWon: _gem_won,
        GemDrawn: _gem_drawn,
        GemsLeftOver: _gems_left_over,
    }

    def longest(self, settings: Settings, seats: int) -> int:
        """As long as there are gems on the track."""
        return ROUNDS

    def new_table(self, game: Game) -> BagTable:
        track = dict.fromkeys(PRIZES, ROUNDS)
        bag = {gem: GEMS_IN_ALL[gem] - track.get(gem, 0) for gem in KINDS}
        return BagTable(track, bag, [dict.fromkeys(KINDS, 0) for _ in game.seats])

    def rewards(
        self, game: Game, seat: int, rank: int, at: int, chance: Chance
    ) -> tuple[Event, ...]:
        """A gem of the track for the first two, and a blind draw for everybody.

        The bag begins with 40 gems, and four players draw 36 in nine rounds: it is never empty.
        """
        bag = bag_table(game).bag
        inside = [gem for gem in KINDS for _ in range(bag[gem])]
        drawn = inside[chance.below(f"bag {game.round} {seat}", len(inside))]
        prize = (GemWon(at, seat, PRIZES[rank - 1]),) if rank <= len(PRIZES) else ()
        return (*prize, GemDrawn(at, seat, drawn))

    def leftovers(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        gems = PRIZES[len(game.solvers) :]
        return (GemsLeftOver(at, gems),) if gems else ()

    def scores(self, game: Game) -> tuple[int, ...]:
        return tuple(
            sum(POINTS[gem] * count for gem, count in won.items()) for won in bag_table(game).won
        )

    def result_of(self, game: Game, seat: int) -> str:
        won = bag_table(game).won[seat]
        gems = [f"{number} {gem.value}" for gem, number in won.items() if number]
        return f"{self.scores(game)[seat]} points ({', '.join(gems) or 'nothing'})"

    def show(self, game: Game, seat: int | None) -> BagView:
        table = bag_table(game)
        return BagView(
            tuple(table.track.values()),
            tuple(table.bag.values()),
            tuple(tuple(won.values()) for won in table.won),
            self.scores(game),
        )
