"""The co-operative game of the 2024 edition: one score for all (R-260 to R-273).

Each seat begins with the nine boards of one animal and passes its stack to the left
after every round. So everything is counted by the animal on the board, never by the
seat that happened to hold it, and nobody wins or loses against anybody.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ubongo.boards.board import Animal, Symbol
from ubongo.rules.chance import Chance
from ubongo.rules.dealing import dealt
from ubongo.rules.editions.edition import LAST_CHAPTERS, Applier, StateFacts, TableView
from ubongo.rules.editions.edition_2024 import (
    AMBER_POINTS,
    ROUNDS,
    SAPPHIRE_POINTS,
    Edition2024,
    ScoringBoard,
    TrackTable,
    in_words,
)
from ubongo.rules.editions.fitting import LevelRule
from ubongo.rules.events import Deal, Event, StacksDealt
from ubongo.rules.game import Game, Phase
from ubongo.rules.settings import Settings, check
from ubongo.rules.value import value

ANIMALS = tuple(Animal)
SET_POINTS = 4
EXTRA_POINTS = 5
ROUND_POINTS = SET_POINTS + SAPPHIRE_POINTS + AMBER_POINTS


def score(scoring: Sequence[ScoringBoard]) -> int:
    """R-271: sets, gems, and something extra if every animal has gems of both kinds.

    >>> score([ScoringBoard(5, 4, tuple(range(9))), ScoringBoard(4, 5, tuple(range(9)))])
    77
    """
    sets = min(len(won.boards) for won in scoring)
    gems = sum(SAPPHIRE_POINTS * won.sapphires + AMBER_POINTS * won.ambers for won in scoring)
    extra = EXTRA_POINTS if all(won.sapphires and won.ambers for won in scoring) else 0
    return SET_POINTS * sets + gems + extra


def most_points(rounds: int, animals: int) -> int:
    """R-424: the most that can be reached in so many rounds with so many animals.

    >>> most_points(9, 4), most_points(3, 4), most_points(4, 4)
    (77, 24, 37)
    """
    return ROUND_POINTS * rounds + (EXTRA_POINTS if rounds >= animals else 0)


@dataclass(slots=True, eq=False)
class AnimalTable(TrackTable):
    """The round track, and the scoring boards of the animals in play, shared (R-262)."""

    # The animal whose stack each seat began with; the scoring boards are in this order.
    animals: tuple[Animal, ...] = ()

    def place(self, seat: int, deal: Deal) -> int:
        """R-267, R-269: the scoring board of the animal on the board, not of the seat."""
        return self.animals.index(deal.animal)


@value
class AnimalView(TableView):
    """Nothing here is hidden."""

    # What is left on the track.
    sapphires: int
    ambers: int
    # The animals in play, and what lies on the scoring board of each.
    animals: tuple[Animal, ...]
    scoring: tuple[ScoringBoard, ...]
    # Whose stack each seat holds in this round, or will in the next.
    stacks: tuple[Animal, ...]
    score: int
    most: int
    # Seats that have not solved and whose pieces the others may move now.
    helpable: tuple[int, ...]


def animal_table(game: Game) -> AnimalTable:
    assert isinstance(game.table, AnimalTable)
    return game.table


def _stacks_dealt(game: Game, event: StacksDealt) -> None:
    animal_table(game).animals = event.animals


def _stacks(game: Game, round_: int) -> tuple[Animal, ...]:
    """R-270: in every round each seat holds the stack that the seat before it held in the last."""
    animals = animal_table(game).animals
    return tuple([animals[seat - (round_ - 1) % len(animals)] for seat in range(len(animals))])


def _top_board(game: Game, animal: Animal, chance: Chance) -> int:
    """The next board of an animal; of fresh boards, every fourth is one of its own (R-428)."""
    if game.settings.is_fresh:
        return game.round * len(ANIMALS) + ANIMALS.index(animal) + 1
    box = chance.box.by_number
    stack = [number for number in game.undealt if box[number].animal is animal]
    return stack[chance.below(f"board {game.round + 1} {animal.value}", len(stack))]


class Cooperative(Edition2024):
    name = "cooperative"
    shows = AnimalView
    facts = (
        StateFacts("AnimalTable", AnimalTable, "sapphires ambers scoring box animals"),
        StateFacts("ScoringBoard", ScoringBoard, "sapphires ambers boards"),
    )
    is_a_race = False
    chapters = ("puzzle", "together", "game-2024", *LAST_CHAPTERS)
    points: ClassVar[dict[str, int]] = {
        "sapphire": SAPPHIRE_POINTS,
        "amber": AMBER_POINTS,
        "set": SET_POINTS,
        "extra": EXTRA_POINTS,
    }
    offers = frozenset({"animals", "second_chance_if_none_solved", "levels"})
    fit = LevelRule()
    applies: ClassVar[dict[type[Event], Applier]] = {
        **Edition2024.applies,
        StacksDealt: _stacks_dealt,
    }

    def agreed(self, settings: Settings, seats: int) -> Settings:
        agreed = super().agreed(settings, seats)
        # Every seat has its own animal's boards, and nobody races.
        check(not agreed.same_puzzle, "same_puzzle", "on", "off: the seats have other animals")
        check(not agreed.fair_deal, "fair_deal", "on", "off: there is no race to be fair in")
        picked = [animal for animal in agreed.animals if animal is not None]
        check(
            len(agreed.animals) in (0, seats) and len(set(picked)) == len(picked),
            "animals",
            ", ".join("any" if animal is None else animal.value for animal in agreed.animals),
            f"none, or a different one for each of {seats} seats",
        )
        return agreed

    def new_table(self, game: Game) -> AnimalTable:
        return AnimalTable(ROUNDS, ROUNDS, [ScoringBoard()] * len(game.seats))

    def opening_events(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        """R-261: a seat without a chosen animal gets a random one of the rest."""
        picked = game.settings.animals or (None,) * len(game.seats)
        rest = [animal for animal in ANIMALS if animal not in picked]
        drawn = iter(chance.some("animals", rest, picked.count(None)))
        animals = tuple(next(drawn) if animal is None else animal for animal in picked)
        return (StacksDealt(at, animals),)

    def deals(self, game: Game, symbol: Symbol, chance: Chance) -> tuple[Deal, ...]:
        """R-261, R-270: the top board of the stack that each seat holds now."""
        return tuple(
            [
                dealt(game, _top_board(game, animal, chance), seat, symbol, chance)
                for seat, animal in enumerate(_stacks(game, game.round + 1))
            ]
        )

    def gives_second_chance(self, game: Game) -> bool:
        """R-264: if a seat has not solved; with the option, if no seat has."""
        if game.settings.second_chance_if_none_solved:
            return not game.solvers
        return any(not seat.rank and not seat.is_out for seat in game.seats)

    def helpable(self, game: Game) -> tuple[int, ...]:
        """R-263, R-265: in the second hourglass; without an hourglass, after the first solve."""
        helping = game.solvers if game.deadline is None else game.second_chance
        if not helping or game.phase is not Phase.ROUND:
            return ()
        return tuple(
            number
            for number, seat in enumerate(game.seats)
            if not seat.rank and not seat.is_out and seat.opens_at is None
        )

    def scores(self, game: Game) -> tuple[int, ...]:
        """R-272: the score is everybody's, so all share the first place."""
        return (score(animal_table(game).scoring),) * len(game.seats)

    def tied(self, game: Game) -> tuple[int, ...]:
        """R-272: there is no tie to break."""
        return ()

    def result_of_all(self, game: Game) -> tuple[str, ...]:
        """R-271: the scoring board of each animal, and the one score of all."""
        table = animal_table(game)
        lines = [
            f"{animal.species.capitalize()}: {in_words(won)}."
            for animal, won in zip(table.animals, table.scoring, strict=True)
        ]
        sets = min(len(won.boards) for won in table.scoring)
        sapphires = sum(won.sapphires for won in table.scoring)
        ambers = sum(won.ambers for won in table.scoring)
        extra = EXTRA_POINTS if all(won.sapphires and won.ambers for won in table.scoring) else 0
        lines.append(
            f"Together: {sets} × {SET_POINTS} for sets, {sapphires} × {SAPPHIRE_POINTS} for "
            f"sapphires, {ambers} for ambers, {extra} extra: "
            f"{score(table.scoring)} of {most_points(game.rounds, len(game.seats))} points."
        )
        return tuple(lines)

    def show(self, game: Game, seat: int | None) -> AnimalView:
        table = animal_table(game)
        return AnimalView(
            table.sapphires,
            table.ambers,
            table.animals,
            tuple(table.scoring),
            _stacks(game, game.round if game.phase is Phase.ROUND else game.round + 1),
            score(table.scoring),
            most_points(game.rounds, len(game.seats)),
            self.helpable(game),
        )
