"""The base class of editions. Its defaults are those of the smallest game.

The engine knows rounds, the hourglass, ranks and the second chance. Everything that
differs between editions is a method here: the state on the table, the rewards of a
solver, further commands, leftovers, scores and results.
"""

from collections.abc import Callable, Container, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, cast

from ubongo.boards.board import Symbol
from ubongo.drawing.svg import Picture
from ubongo.rules import versions
from ubongo.rules.chance import Chance
from ubongo.rules.commands import Command
from ubongo.rules.dealing import dealt_from_stack, rolled
from ubongo.rules.editions.fitting import LevelRule, climbed, fitted_delays, raced
from ubongo.rules.events import Deal, Event, GameEnded
from ubongo.rules.game import EditionState, Game, Seat
from ubongo.rules.puzzling import is_anybody_puzzling
from ubongo.rules.settings import Settings, check, filled
from ubongo.rules.value import value


@value
class TableView:
    """The visible part of an edition's table."""

    def picture(self, names: Sequence[str]) -> Picture | None:
        """How a notebook draws it, with the names of the seats; None if it has no picture."""
        return None


class StateFacts(NamedTuple):
    """The facts of one class of an edition's state, under their permanent names in a fingerprint.

    `names` lists the fields; `left=has_left` is called `has_left` in the code.
    """

    name: str
    kind: type
    names: str


class Ordered(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...


# Settings that only some editions offer, and their values in all others.
OFFERED_BY_SOME: dict[str, object] = {
    "minutes": None,
    "animals": (),
    "second_chance_if_none_solved": False,
    "play_off_ties": False,
    "levels": (),
    "tips": (),
}

# The sections of the rules (`rules.txt` of a language) that come after those of any edition.
LAST_CHAPTERS = ("options", "online")

Decider = Callable[[Game, Any, int, Chance], tuple[Event, ...]]
Applier = Callable[[Game, Any], None]


class Edition:
    """One way to play; it has no state of its own."""

    name: ClassVar[str]
    least: ClassVar[int] = 2
    most: ClassVar[int] = 4
    # Whether the next round begins without anybody rolling.
    rolls_by_itself: ClassVar[bool] = False
    # Whether a seat may give a round up when no hourglass ends it.
    may_give_up: ClassVar[bool] = True
    # Whether seats play against each other (and places mean something).
    is_a_race: ClassVar[bool] = True
    # Whether it is among the games that people choose from when they open a table.
    is_listed: ClassVar[bool] = True
    # The sections of the rules (`rules.txt` of a language) that tell it, in reading order.
    chapters: ClassVar[tuple[str, ...]] = ("puzzle", "second-chance", *LAST_CHAPTERS)
    # What each thing that a player wins is worth, where points are counted.
    points: ClassVar[dict[str, int]] = {}
    # How many minutes a game may last, where a clock ends it.
    minutes: ClassVar[tuple[int, ...]] = ()
    # The class that `show` returns: the view of this edition's table.
    shows: ClassVar[type[TableView]] = TableView
    # The classes of what `new_table` returns, for the fingerprint of a game.
    facts: ClassVar[tuple[StateFacts, ...]] = ()
    # The settings of `OFFERED_BY_SOME` that this edition offers.
    offers: ClassVar[frozenset[str]] = frozenset()
    # Settings that it accepts although they change nothing here.
    without_effect: ClassVar[frozenset[str]] = frozenset()
    # How its levels move, where it offers fitted boards.
    fit: ClassVar[LevelRule] = LevelRule()
    commands: ClassVar[dict[type[Command], Decider]] = {}
    applies: ClassVar[dict[type[Event], Applier]] = {}

    # Before the game

    def agreed(self, settings: Settings, seats: int) -> Settings:
        """The settings this edition will play with; refused if it does not offer them."""
        check(self.least <= seats <= self.most, "players", seats, f"{self.least} to {self.most}")
        agreed = filled(settings, seats)
        check(not agreed.guided or seats > 1, "guided", "on", "on for one person with bots only")
        for name, usual in OFFERED_BY_SOME.items():
            value = getattr(agreed, name)
            check(value == usual or name in self.offers, name, value, f"{usual} in this edition")
        longest = self.longest(agreed, seats)
        rounds = self.rounds(agreed, seats)
        check(rounds <= longest, "rounds", rounds, f"1 to {longest}")
        return agreed

    def rounds(self, settings: Settings, seats: int) -> int:
        """How many rounds are played."""
        return settings.rounds or 9

    def longest(self, settings: Settings, seats: int) -> int:
        """How many rounds the boards last (R-424); fresh ones last as long as anybody likes."""
        return 36 if settings.same_puzzle or settings.is_fresh else 36 // seats

    # The table

    def new_table(self, game: Game) -> EditionState:
        """What lies on the table before the first round."""
        return EditionState()

    def opening_events(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        """The events of the set-up, such as gems laid out at random."""
        return ()

    def setup_until(self, game: Game) -> int | None:
        """When the set-up ends by itself; None if there is none."""
        return None

    def setup_end_events(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        """The events that end the set-up."""
        return ()

    def setup_commands(self, game: Game, seat: int) -> tuple[str, ...]:
        """Names of the commands a seat may give in the set-up."""
        return ()

    # The round

    def is_played(self, game: Game) -> bool:
        """Whether the last round is over."""
        return game.round == game.rounds

    def roll(self, game: Game, chance: Chance) -> Symbol:
        """The face of the next round."""
        return rolled(game.round + 1, chance)

    def deals(self, game: Game, symbol: Symbol, chance: Chance) -> tuple[Deal, ...]:
        """The boards of the next round, in the order of the seats."""
        return dealt_from_stack(game, symbol, chance)

    def deadline(self, game: Game, at: int) -> int | None:
        """When a round that begins now ends; the first one of a guided game never (R-435)."""
        glass = game.settings.hourglass
        if game.settings.guided and not game.round:
            return None
        return None if glass is None else at + glass + game.settings.grace

    def rewards(
        self, game: Game, seat: int, rank: int, at: int, chance: Chance
    ) -> tuple[Event, ...]:
        """The events that give a solver something at once."""
        return ()

    def mark_solved(self, game: Game, seat: Seat) -> None:
        """Change the game after a solve; by default the seat is done with the round."""
        seat.done = True

    def is_settled(self, game: Game) -> bool:
        """Whether nothing can change any more before the hourglass ends (R-135, R-231)."""
        return not is_anybody_puzzling(game)

    def gives_second_chance(self, game: Game) -> bool:
        """Whether the sand is turned again: R-138, R-208: if nobody has solved."""
        return not game.solvers

    def helpable(self, game: Game) -> tuple[int, ...]:
        """Seats whose board the others see and whose pieces they may move (R-265)."""
        return ()

    def leftovers(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        """The events of the gems that nobody won in the round."""
        return ()

    def end_round(self, game: Game) -> None:
        """Change the edition's state after a round."""

    def start_delays(self, game: Game, dealt: Container[int]) -> tuple[int, ...]:
        """R-423, R-429: how much later each of these seats sees the board it has been dealt."""
        if not game.levels:
            return game.settings.delays
        plays = [number in dealt and not seat.left for number, seat in enumerate(game.seats)]
        return fitted_delays(game.levels, plays)

    def next_levels(self, game: Game) -> tuple[int, ...]:
        """R-429: the levels after a round, where boards are fitted."""
        ranks = [seat.rank for seat in game.seats]
        plays = [not seat.left for seat in game.seats]
        if self.fit.points:
            return raced(self.fit, game.levels, ranks, plays)
        return climbed(game.levels, ranks, plays)

    # The end

    def ended(self, game: Game, places: tuple[int, ...], at: int, reason: str) -> GameEnded:
        """The last event of the game, with the result."""
        scores = self.scores(game) if versions.tells_more(game.rules) else ()
        return GameEnded(at, places, reason, tuple([_numbers(score) for score in scores]))

    def scores(self, game: Game) -> tuple[Ordered, ...]:
        """Something for each seat that compares: more is better."""
        raise NotImplementedError

    def places(self, game: Game) -> tuple[int, ...]:
        """The place of each seat, by its score."""
        return places_by(self.scores(game))

    def tied(self, game: Game) -> tuple[int, ...]:
        """The seats that play off the first place if they are several; empty if they share it."""
        return ()

    def result_of(self, game: Game, seat: int) -> str:
        """What a seat has won, in words."""
        return str(self.scores(game)[seat])

    def result_of_all(self, game: Game) -> tuple[str, ...]:
        """In an edition that is not a race: what was reached, a sentence or more."""
        return ()

    def why_first(self, game: Game, first: int, second: int) -> str:
        """Why one seat is placed before the next, in a sentence; empty if the points say it."""
        return ""

    # The view

    def show(self, game: Game, seat: int | None) -> TableView:
        """What this seat, or a spectator, may see of the table."""
        return TableView()


def _numbers(score: object) -> tuple[int, ...]:
    """A score as numbers that compare in turn."""
    return score if isinstance(score, tuple) else (cast(int, score),)


def places_by(scores: Sequence[Any]) -> tuple[int, ...]:
    """1 for the best; equals share their place, and the next place is left out (R-156)."""
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def winners(places: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, place in enumerate(places) if place == 1)
