"""The 2024 edition: the two quickest win a gem from the round track, every solver keeps the board.

There are no pawns and nothing to grab: the gem of a rank comes with the solve (R-210),
and gems that nobody wins go into the box, so that the track counts the rounds (R-212).
Most points win, and a tie for the first place is played off (R-200 to R-231).
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from ubongo.rules.chance import Chance
from ubongo.rules.editions.edition import (
    LAST_CHAPTERS,
    Applier,
    Edition,
    StateFacts,
    TableView,
    places_by,
    winners,
)
from ubongo.rules.editions.fitting import LevelRule
from ubongo.rules.events import Deal, Event, GemsLeftOver, GemWon
from ubongo.rules.game import EditionState, Game, Seat
from ubongo.rules.gems import AMBER, SAPPHIRE, Gem
from ubongo.rules.phrases import quantity
from ubongo.rules.settings import Settings
from ubongo.rules.value import value

ROUNDS = 9  # R-203; as many sapphires and as many ambers lie on the track, R-200
PRIZES = (SAPPHIRE, AMBER)  # for the first and the second, R-209
SAPPHIRE_POINTS = 3
AMBER_POINTS = 1
BOARD_POINTS = 1


@dataclass(frozen=True, slots=True)
class ScoringBoard:
    """What has been won: gems, and boards by their numbers."""

    sapphires: int = 0
    ambers: int = 0
    boards: tuple[int, ...] = ()


def points(won: ScoringBoard) -> int:
    """The points of a scoring board (R-218).

    >>> points(ScoringBoard(sapphires=1, ambers=3, boards=(1, 2, 3, 4, 5, 6)))
    12
    """
    gems = SAPPHIRE_POINTS * won.sapphires + AMBER_POINTS * won.ambers
    return gems + BOARD_POINTS * len(won.boards)


def in_words(won: ScoringBoard) -> str:
    """The gems and boards on a scoring board, counted in words.

    >>> in_words(ScoringBoard(sapphires=1, ambers=3, boards=(1, 2)))
    '1 sapphire, 3 ambers, 2 boards'
    """
    return (
        f"{quantity(won.sapphires, 'sapphire')}, {quantity(won.ambers, 'amber')}, "
        f"{quantity(len(won.boards), 'board')}"
    )


@dataclass(slots=True, eq=False)
class TrackTable(EditionState):
    """The round track, the scoring boards, and the gems that nobody won."""

    sapphires: int
    ambers: int
    # One for each seat; in co-op one for each animal.
    scoring: list[ScoringBoard]
    box: tuple[Gem, ...] = ()

    def place(self, seat: int, deal: Deal) -> int:
        """The scoring board for the winnings of this seat with this board: its own."""
        return seat


@value
class TrackView(TableView):
    """Nothing here is hidden."""

    # What is left on the track.
    sapphires: int
    ambers: int
    # By seat.
    scoring: tuple[ScoringBoard, ...]
    points: tuple[int, ...]


def track_table(game: Game) -> TrackTable:
    assert isinstance(game.table, TrackTable)
    return game.table


def _gem_won(game: Game, event: GemWon) -> None:
    table = track_table(game)
    deal = game.seats[event.seat].deal
    assert deal is not None
    place = table.place(event.seat, deal)
    won = table.scoring[place]
    if event.gem is SAPPHIRE:
        table.sapphires -= 1
        table.scoring[place] = replace(won, sapphires=won.sapphires + 1)
    else:
        table.ambers -= 1
        table.scoring[place] = replace(won, ambers=won.ambers + 1)


def _gems_left_over(game: Game, event: GemsLeftOver) -> None:
    """R-212: they leave the track all the same."""
    table = track_table(game)
    table.sapphires -= event.gems.count(SAPPHIRE)
    table.ambers -= event.gems.count(AMBER)
    table.box += event.gems


class Edition2024(Edition):
    name = "2024"
    shows: ClassVar[type[TableView]] = TrackView
    chapters: ClassVar[tuple[str, ...]] = (
        "puzzle",
        "game-2024",
        "second-chance",
        "play-off",
        *LAST_CHAPTERS,
    )
    points: ClassVar[dict[str, int]] = {
        "sapphire": SAPPHIRE_POINTS,
        "amber": AMBER_POINTS,
        "board": BOARD_POINTS,
    }
    facts: ClassVar[tuple[StateFacts, ...]] = (
        StateFacts("TrackTable", TrackTable, "sapphires ambers scoring box"),
        StateFacts("ScoringBoard", ScoringBoard, "sapphires ambers boards"),
    )
    offers = frozenset({"play_off_ties", "levels"})
    # what a rank wins, gem and board.
    fit = LevelRule(
        points=(SAPPHIRE_POINTS + BOARD_POINTS, AMBER_POINTS + BOARD_POINTS, 1, 1), step=3
    )
    # It plays every tie for the first place off anyway.
    without_effect = frozenset({"play_off_ties"})
    applies: ClassVar[dict[type[Event], Applier]] = {
        GemWon: _gem_won,
        GemsLeftOver: _gems_left_over,
    }

    def rounds(self, settings: Settings, seats: int) -> int:
        return settings.rounds or ROUNDS

    def longest(self, settings: Settings, seats: int) -> int:
        """As long as there are gems on the track; the boards last as long for four."""
        return ROUNDS

    def new_table(self, game: Game) -> TrackTable:
        return TrackTable(ROUNDS, ROUNDS, [ScoringBoard()] * len(game.seats))

    def rewards(
        self, game: Game, seat: int, rank: int, at: int, chance: Chance
    ) -> tuple[Event, ...]:
        """R-209, R-210: given at the solve, by rank."""
        return (GemWon(at, seat, PRIZES[rank - 1]),) if rank <= len(PRIZES) else ()

    def mark_solved(self, game: Game, seat: Seat) -> None:
        """R-209: a solver keeps the board."""
        super().mark_solved(game, seat)
        assert seat.deal is not None
        table = track_table(game)
        place = table.place(game.solvers[-1], seat.deal)
        won = table.scoring[place]
        table.scoring[place] = replace(won, boards=(*won.boards, seat.deal.board))

    def leftovers(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        """R-213, R-214: with one solver the amber is left over, with none both gems are."""
        gems = PRIZES[len(game.solvers) :]
        return (GemsLeftOver(at, gems),) if gems else ()

    def scores(self, game: Game) -> tuple[int, ...]:
        """R-220: most points win."""
        return tuple([points(won) for won in track_table(game).scoring])

    def tied(self, game: Game) -> tuple[int, ...]:
        """R-226, R-229: only the first place is played off."""
        return winners(places_by(self.scores(game)))

    def result_of(self, game: Game, seat: int) -> str:
        return f"{self.scores(game)[seat]} points ({in_words(track_table(game).scoring[seat])})"

    def show(self, game: Game, seat: int | None) -> TableView:
        table = track_table(game)
        return TrackView(table.sapphires, table.ambers, tuple(table.scoring), self.scores(game))
