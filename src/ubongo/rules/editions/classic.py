"""The classic edition: six fields, six rows of twelve gems, pawns, and two gems a solve.

A solver moves the pawn, the earlier the further, and takes the two nearest gems of its
row; most gems of one colour win (R-100 to R-157). The long game is
the same with all 36 boards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ubongo.drawing.svg import Picture, card
from ubongo.rules.chance import Chance
from ubongo.rules.commands import ChooseField, Command, MovePawn, Pass, TakeGems
from ubongo.rules.editions.edition import (
    LAST_CHAPTERS,
    Applier,
    Decider,
    Edition,
    StateFacts,
    TableView,
    places_by,
    winners,
)
from ubongo.rules.editions.fitting import LevelRule
from ubongo.rules.events import (
    Event,
    FieldChosen,
    GemsLaid,
    GemsTaken,
    PawnMoved,
    PawnsPlaced,
    TakePassed,
)
from ubongo.rules.game import BORDER, ROUND, SETUP, EditionState, Game, Seat
from ubongo.rules.gems import GEMS, Gem
from ubongo.rules.guards import active_seat, check_in_round
from ubongo.rules.phrases import listed, player_name, quantity
from ubongo.rules.puzzling import is_anybody_puzzling
from ubongo.rules.refusals import (
    AlreadyChosen,
    AlreadyMoved,
    AlreadyTaken,
    GaveUp,
    NoSuchField,
    NotSolved,
    RowChanged,
    RowIsEmpty,
    TooFar,
    WrongPhase,
)
from ubongo.rules.settings import SECOND, Settings
from ubongo.rules.value import value
from ubongo.rules.versions import waits_for_moves

FIELDS = 6
GEMS_OF_A_COLOUR = 12
HOLES = 12
TAKEN_AT_ONCE = 2
REACH = (0, 3, 2, 1, 0)  # by rank, R-115 to R-118
# Where a pawn may go, by reach and field: a strip, not a ring.
WITHIN = tuple(
    tuple(tuple(range(max(0, at - reach), min(FIELDS, at + reach + 1))) for at in range(FIELDS))
    for reach in range(max(REACH) + 1)
)
CHOOSING = 20 * SECOND
ROUNDS = 9
BOARDS = 36
# The sections of the rules about both classic games.
TOLD = ("classic-setup", "classic-round", "second-chance", "classic-win")

NUMBERED = ("one", "a second", "a third", "a fourth", "a fifth", "a sixth")

Row = tuple[Gem, ...]


@dataclass(slots=True, eq=False)
class GemTable(EditionState):
    """The gem board, the pawns, and the gems in front of the players."""

    # The gems left in each row, the nearest to the field first; and the rows as they were filled.
    rows: list[Row]
    filling: tuple[Row, ...]
    pawns: list[int]
    # How many gems of each colour each seat has, in the order of the colours.
    gems: list[tuple[int, ...]]
    # First fields, hidden until all are placed; None: not chosen yet.
    chosen: list[int | None]


@value
class GemView(TableView):
    """What everybody sees (R-133), and which fields this seat may move to."""

    rows: tuple[Row, ...]
    # Fields by seat; empty until all pawns are placed.
    pawns: tuple[int, ...]
    # Gems by seat, in the order of the colours.
    gems: tuple[tuple[int, ...], ...]
    # Who has chosen a first field; which one is shown only to the seat itself.
    chosen: tuple[bool, ...]
    own_choice: int | None
    # Fields that the seat's pawn may be on when it takes gems; empty unless it is about to.
    reachable: tuple[int, ...]

    def picture(self, names: Sequence[str]) -> Picture:
        from ubongo.drawing.gem_board import gem_board_picture

        rows = [[gem.value for gem in row] for row in self.rows]
        return gem_board_picture(rows, self.pawns, self.gems, names, HOLES)

    def _repr_svg_(self) -> str:
        return card(self.picture(())).svg("the gem board")


def gem_table(game: Game) -> GemTable:
    assert isinstance(game.table, GemTable)
    return game.table


def _reachable(seat: Seat, pawn: int) -> tuple[int, ...]:
    """Where the pawn may be when it takes: once it has moved it stays (R-122)."""
    return WITHIN[0 if seat.moved else REACH[seat.rank]][pawn]


def _is_waited_for(game: Game, number: int) -> bool:
    """R-135: whether this solver can take, or can move while a gem lies anywhere."""
    table = gem_table(game)
    rows = table.rows
    fields = _reachable(game.seats[number], table.pawns[number])
    for field in fields:
        if rows[field]:
            return True
    return len(fields) > 1 and any(rows) and waits_for_moves(game)


def _solver(game: Game, number: int, at: int) -> Seat:
    seat = active_seat(game, number)
    check_in_round(game, at)
    if not seat.rank:
        raise NotSolved
    if seat.gave_up:
        raise GaveUp
    if seat.done:
        raise AlreadyTaken
    return seat


def _choose(game: Game, command: ChooseField, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    if game.phase is not SETUP:
        raise WrongPhase(game.phase.value)
    if not 0 <= command.field < FIELDS:
        raise NoSuchField(command.field, FIELDS)
    if gem_table(game).chosen[command.seat] is not None:
        raise AlreadyChosen
    return (FieldChosen(at, command.seat, command.field),)


def _moved(seat: Seat, number: int, pawn: int, field: int, at: int) -> PawnMoved:
    if not 0 <= field < FIELDS:
        raise NoSuchField(field, FIELDS)
    if seat.moved:
        raise AlreadyMoved(pawn)
    distance = abs(field - pawn)
    if distance > REACH[seat.rank]:
        raise TooFar(distance, REACH[seat.rank])
    return PawnMoved(at, number, field)


def _move(game: Game, command: MovePawn, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = _solver(game, command.seat, at)
    pawn = gem_table(game).pawns[command.seat]
    return (_moved(seat, command.seat, pawn, command.field, at),)


def _take(game: Game, command: TakeGems, at: int, chance: Chance) -> tuple[Event, ...]:
    seat = _solver(game, command.seat, at)
    table = gem_table(game)
    field = table.pawns[command.seat]
    moved: tuple[Event, ...] = ()
    if command.field is not None and command.field != field:
        moved = (_moved(seat, command.seat, field, command.field, at),)
        field = command.field
    gems = table.rows[field][:TAKEN_AT_ONCE]
    if command.seen is not None and command.seen != gems:
        raise RowChanged(field)
    if not gems:
        raise RowIsEmpty(field)
    return (*moved, GemsTaken(at, command.seat, field, gems))


def _pass(game: Game, command: Pass, at: int, chance: Chance) -> tuple[Event, ...]:
    _solver(game, command.seat, at)
    return (TakePassed(at, command.seat),)


def _gems_laid(game: Game, event: GemsLaid) -> None:
    table = gem_table(game)
    table.rows = list(event.rows)
    table.filling = event.rows
    game.phase = SETUP


def _field_chosen(game: Game, event: FieldChosen) -> None:
    gem_table(game).chosen[event.seat] = event.field


def _pawns_placed(game: Game, event: PawnsPlaced) -> None:
    gem_table(game).pawns = list(event.fields)
    game.phase = BORDER
    game.since = event.at


def _pawn_moved(game: Game, event: PawnMoved) -> None:
    gem_table(game).pawns[event.seat] = event.field
    game.seats[event.seat].moved = True


def _gems_taken(game: Game, event: GemsTaken) -> None:
    table = gem_table(game)
    table.rows[event.field] = table.rows[event.field][len(event.gems) :]
    counts = list(table.gems[event.seat])
    for gem in event.gems:
        counts[gem.place] += 1
    table.gems[event.seat] = tuple(counts)
    game.seats[event.seat].done = True


def _take_passed(game: Game, event: TakePassed) -> None:
    game.seats[event.seat].done = True


def why_first(winner: str, gems: Sequence[int], other: str, others: Sequence[int]) -> str:
    """R-153: the counts are compared from the largest down, and the first difference decides.

    >>> why_first("Clara", (4, 3, 2, 6, 1, 0), "Ben", (6, 3, 2, 2, 2, 2))
    'Clara and Ben are equal with 6; of a second colour Clara has 4 and Ben 3: Clara wins.'
    """
    pairs = list(zip(sorted(gems, reverse=True), sorted(others, reverse=True), strict=True))
    for place, (mine, theirs) in enumerate(pairs):
        if mine != theirs:
            equal = listed(str(same) for same, _ in pairs[:place])
            before = f"{winner} and {other} are equal with {equal}; " if place else ""
            has = f"of {NUMBERED[place]} colour {winner} has {mine} and {other} {theirs}"
            sentence = f"{before}{has}: {winner} wins."
            return sentence[0].upper() + sentence[1:]
    return f"{winner} and {other} are equal in all six colours."


class Classic(Edition):
    name = "classic"
    chapters: ClassVar[tuple[str, ...]] = ("puzzle", *TOLD, "long", *LAST_CHAPTERS)
    shows = GemView
    facts = (StateFacts("GemTable", GemTable, "rows filling pawns gems chosen"),)
    offers = frozenset({"play_off_ties", "levels", "tips"})
    # every solver gets two gems, so a rank is worth little; a larger step can be cheated.
    fit = LevelRule(points=(4, 2, 1, 1), step=1)
    commands: ClassVar[dict[type[Command], Decider]] = {
        ChooseField: _choose,
        MovePawn: _move,
        TakeGems: _take,
        Pass: _pass,
    }
    applies: ClassVar[dict[type[Event], Applier]] = {
        GemsLaid: _gems_laid,
        FieldChosen: _field_chosen,
        PawnsPlaced: _pawns_placed,
        PawnMoved: _pawn_moved,
        GemsTaken: _gems_taken,
        TakePassed: _take_passed,
    }

    def rounds(self, settings: Settings, seats: int) -> int:
        return settings.rounds or ROUNDS

    def new_table(self, game: Game) -> GemTable:
        seats = len(game.seats)
        return GemTable([()] * FIELDS, (), [], [(0,) * len(GEMS)] * seats, [None] * seats)

    def opening_events(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        """R-102: a uniform shuffle, one gem a hole."""
        order = chance.order("gems", FIELDS * HOLES)
        gems = [GEMS[place // GEMS_OF_A_COLOUR] for place in order]
        rows = tuple(tuple(gems[field * HOLES : (field + 1) * HOLES]) for field in range(FIELDS))
        return (GemsLaid(at, rows),)

    def setup_until(self, game: Game) -> int:
        if game.settings.guided:
            return game.now
        for field, seat in zip(gem_table(game).chosen, game.seats, strict=True):
            if field is None and not seat.left:
                return game.since + CHOOSING
        return game.now

    def setup_end_events(self, game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
        fields = tuple(
            chance.below(f"pawn {seat}", FIELDS) if field is None else field
            for seat, field in enumerate(gem_table(game).chosen)
        )
        return (PawnsPlaced(at, fields),)

    def setup_commands(self, game: Game, seat: int) -> tuple[str, ...]:
        return (ChooseField.__name__,) if gem_table(game).chosen[seat] is None else ()

    def mark_solved(self, game: Game, seat: Seat) -> None:
        """Nothing comes by itself: the solver has to take in time (R-130)."""

    def is_settled(self, game: Game) -> bool:
        """R-135: never while someone still solves; never while a solver is waited for."""
        if is_anybody_puzzling(game):
            return False
        for number, seat in enumerate(game.seats):
            if seat.rank and not (seat.done or seat.is_out) and _is_waited_for(game, number):
                return False
        return True

    def scores(self, game: Game) -> tuple[tuple[int, ...], ...]:
        """R-152, R-153: the six counts, the largest first."""
        return tuple(tuple(sorted(gems, reverse=True)) for gems in gem_table(game).gems)

    def tied(self, game: Game) -> tuple[int, ...]:
        """R-155: a complete tie is shared, unless the table agreed to play it off."""
        return winners(places_by(self.scores(game))) if game.settings.play_off_ties else ()

    def result_of(self, game: Game, seat: int) -> str:
        gems = gem_table(game).gems[seat]
        best_first = sorted(range(len(gems)), key=lambda place: -gems[place])
        colours = [f"{gems[place]} {GEMS[place].value}" for place in best_first if gems[place]]
        return f"{', '.join(colours) or 'nothing'} ({quantity(sum(gems), 'gem')})"

    def why_first(self, game: Game, first: int, second: int) -> str:
        gems = gem_table(game).gems
        names = player_name(game, first), player_name(game, second)
        return why_first(names[0], gems[first], names[1], gems[second])

    def show(self, game: Game, seat: int | None) -> GemView:
        table = gem_table(game)
        reachable: tuple[int, ...] = ()
        if seat is not None and game.phase is ROUND:
            own = game.seats[seat]
            if own.rank and not (own.done or own.gave_up or own.left):
                reachable = _reachable(own, table.pawns[seat])
        return GemView(
            tuple(table.rows),
            tuple(table.pawns),
            tuple(table.gems),
            tuple([field is not None for field in table.chosen]),
            None if seat is None else table.chosen[seat],
            reachable,
        )


class ClassicLong(Classic):
    """R-151: all 36 boards are played."""

    name = "classic-long"
    chapters: ClassVar[tuple[str, ...]] = ("long", "puzzle", *TOLD, *LAST_CHAPTERS)

    def rounds(self, settings: Settings, seats: int) -> int:
        return settings.rounds or BOARDS // seats
