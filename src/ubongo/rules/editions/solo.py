"""The solo game of the 2024 edition: as many tasks as possible in 5, 10 or 20 minutes.

A round is one board with a roll of its own. It ends with the solve or when the board
is put aside, the next begins in the same moment, and one clock runs over all of them
(R-300 to R-305). Without a clock the player ends the run.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from ubongo.boards.board import SYMBOLS, Side, Symbol
from ubongo.rules.chance import Chance
from ubongo.rules.commands import Command, Finish, PutAside
from ubongo.rules.dealing import dealt, fresh_numbers
from ubongo.rules.editions.edition import (
    LAST_CHAPTERS,
    Applier,
    Decider,
    Edition,
    StateFacts,
    TableView,
)
from ubongo.rules.events import BoardPutAside, Deal, Event, RoundEnded
from ubongo.rules.game import EditionState, Game, Seat
from ubongo.rules.guards import active_seat, check_in_round
from ubongo.rules.phrases import quantity
from ubongo.rules.settings import HOURGLASS, MINUTE, Settings, check
from ubongo.rules.value import value

MINUTES = (5, 10, 20)
BOARDS = 36
TASKS = BOARDS * len(SYMBOLS)  # 216 a side


@dataclass(frozen=True, slots=True)
class Run:
    """What a run was worth; only runs of the same minutes, side and kind of boards compare (R-303).

    >>> tuesday = Run(10, Side.EASY, solved=14, put_aside=1, last_solve=588_000)
    >>> sunday = Run(10, Side.EASY, solved=14, put_aside=3, last_solve=560_000)
    >>> tuesday.record > sunday.record
    True
    """

    minutes: int | None
    side: Side
    solved: int
    put_aside: int
    # Milliseconds of play before the last solve; 0 if there was none.
    last_solve: int

    @property
    def record(self) -> tuple[int, int, int]:
        """More is better: solves, then fewer put aside, then an earlier last solve."""
        return self.solved, -self.put_aside, -self.last_solve


@dataclass(slots=True, eq=False)
class SoloTable(EditionState):
    run: Run
    # How long was played until the running board began.
    played: int
    # The faces that each board has shown in this run.
    faces: dict[int, tuple[Symbol, ...]]


@value
class SoloView(TableView):
    """How the run stands."""

    run: Run


def solo_table(game: Game) -> SoloTable:
    assert isinstance(game.table, SoloTable)
    return game.table


def _next_board(game: Game, chance: Chance) -> int:
    """Drawn from the stack, or from all boards when it is used up (R-304)."""
    if game.settings.is_fresh:
        return fresh_numbers(game, 1)[0]
    stack = game.undealt or game.boards
    return stack[chance.below(f"board {game.round + 1}", len(stack))]


def _until_now(game: Game) -> int:
    """How long was played until now; time that the table stood still is not in it."""
    table = solo_table(game)
    table.played += game.now - game.since
    return table.played


def _put_aside(game: Game, command: PutAside, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    check_in_round(game, at)
    return (BoardPutAside(at, command.seat),)


def _finish(game: Game, command: Finish, at: int, chance: Chance) -> tuple[Event, ...]:
    active_seat(game, command.seat)
    check_in_round(game, at)
    return RoundEnded(at, game.round), game.edition.ended(game, (1,), at, "finished")


def _board_put_aside(game: Game, event: BoardPutAside) -> None:
    table = solo_table(game)
    _until_now(game)
    table.run = replace(table.run, put_aside=table.run.put_aside + 1)
    game.seats[event.seat].gave_up = True


class Solo(Edition):
    name = "solo"
    shows = SoloView
    facts = (
        StateFacts("SoloTable", SoloTable, "run played faces"),
        StateFacts("Run", Run, "minutes side solved put_aside last_solve"),
    )
    least = most = 1
    rolls_by_itself = True
    # Its next board begins by itself, so there is no pause between rounds.
    without_effect = frozenset({"pause"})
    may_give_up = False  # a board is put aside instead
    is_a_race = False
    chapters = ("puzzle", "solo", *LAST_CHAPTERS)
    minutes = MINUTES
    offers = frozenset({"minutes", "levels"})
    commands: ClassVar[dict[type[Command], Decider]] = {PutAside: _put_aside, Finish: _finish}
    applies: ClassVar[dict[type[Event], Applier]] = {BoardPutAside: _board_put_aside}

    def agreed(self, settings: Settings, seats: int) -> Settings:
        """One clock, no hourglass, and no options for several players."""
        agreed = super().agreed(settings, seats)
        check(
            agreed.minutes is None or agreed.minutes in MINUTES,
            "minutes",
            agreed.minutes,
            "none, 5, 10 or 20",
        )
        # The default value means that no hourglass was chosen.
        check(agreed.hourglass in (None, HOURGLASS), "hourglass", agreed.hourglass, "none in solo")
        check(agreed.rounds is None, "rounds", agreed.rounds, "left to the clock")
        for name in ("same_puzzle", "fair_deal", "open_boards"):
            check(not getattr(agreed, name), name, "on", "on with several players only")
        check(not any(agreed.delays), "delays", agreed.delays, "given with several players only")
        return replace(agreed, hourglass=None)

    def rounds(self, settings: Settings, seats: int) -> int:
        return settings.rounds or TASKS

    def longest(self, settings: Settings, seats: int) -> int:
        return TASKS

    def new_table(self, game: Game) -> SoloTable:
        settings = game.settings
        return SoloTable(Run(settings.minutes, settings.sides[0], 0, 0, 0), 0, {})

    def roll(self, game: Game, chance: Chance) -> Symbol:
        """R-302, R-304: a fresh roll for the drawn board, over the faces it has not shown."""
        seen = solo_table(game).faces.get(_next_board(game, chance), ())
        left = [symbol for symbol in SYMBOLS if symbol not in seen]
        return left[chance.below(f"roll {game.round + 1}", len(left))]

    def deals(self, game: Game, symbol: Symbol, chance: Chance) -> tuple[Deal, ...]:
        return (dealt(game, _next_board(game, chance), 0, symbol, chance),)

    def deadline(self, game: Game, at: int) -> int | None:
        """R-300, R-305: one clock over all boards, begun with the first."""
        minutes = game.settings.minutes
        if minutes is None or game.round:
            return game.deadline
        return at + minutes * MINUTE + game.settings.grace

    def is_played(self, game: Game) -> bool:
        """R-303: when the clock has run out, also if the player is offline or has left."""
        if game.deadline is not None and game.now >= game.deadline:
            return True
        return game.round == game.rounds or game.seats[0].left

    def mark_solved(self, game: Game, seat: Seat) -> None:
        super().mark_solved(game, seat)
        table = solo_table(game)
        run = table.run
        table.run = replace(run, solved=run.solved + 1, last_solve=_until_now(game))

    def end_round(self, game: Game) -> None:
        deal = game.seats[0].deal
        assert deal is not None
        assert game.symbol is not None
        faces = solo_table(game).faces
        faces[deal.board] = (*faces.get(deal.board, ()), game.symbol)

    def scores(self, game: Game) -> tuple[tuple[int, int, int], ...]:
        return (solo_table(game).run.record,)

    def result_of_all(self, game: Game) -> tuple[str, ...]:
        run = solo_table(game).run
        return (f"{quantity(run.solved, 'task')} solved and {run.put_aside} put aside.",)

    def show(self, game: Game, seat: int | None) -> SoloView:
        return SoloView(solo_table(game).run)
