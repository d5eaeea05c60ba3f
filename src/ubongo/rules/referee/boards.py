"""The referee's count of the boards: none is dealt twice, none comes from nowhere (R-136).

A board of the box comes off the stack. A fresh board (R-428) must be new to the game, and as a
board is: an area of the catalogue, and six different lists, each with the cells of the area.
"""

from functools import lru_cache

from ubongo.boards.board import SYMBOLS, PieceSet, Symbol
from ubongo.puzzles.catalogue import areas_for
from ubongo.puzzles.solver import solve
from ubongo.rules.events import Deal, GameStarted, PlayOffStarted, RoundStarted
from ubongo.rules.game import Game
from ubongo.rules.referee.levels import LevelBook
from ubongo.rules.referee.watch import Watch
from ubongo.rules.settings import Boards

LISTS = 6


class BoardBook:
    """The boards on the stack, the boards dealt, and the boards that each seat has held."""

    def __init__(
        self, started: GameStarted, watch: Watch, levels: LevelBook, reshuffles: bool
    ) -> None:
        self.watch = watch
        self.levels = levels
        self.boards = frozenset(started.boards)
        self.fresh = started.settings.boards is Boards.FRESH
        # Since version 2 of the rules a deal tells all lists of its board.
        self.told = started.rules > 1
        self.reshuffles = reshuffles and not self.fresh
        self.stack = set(started.boards)
        self.dealt: set[int] = set()
        self.held: list[set[int]] = [set() for _ in range(watch.seats)]
        self.tasks: set[tuple[int, object]] = set()
        if self.fresh == bool(self.boards):
            watch.object_to("boards", "fresh boards have no stack, and all others have one")
        if self.told != bool(started.box):
            watch.object_to("box", "the first event does not tell which box is played")

    def deal(self, event: RoundStarted) -> None:
        """Check the deal of a round, and take its boards off the stack."""
        watch = self.watch
        boards = [deal.board for deal in event.deals]
        if watch.settings.same_puzzle:
            if len(set(boards)) != 1:
                watch.object_to("boards", "not everybody has got the same board")
            boards = boards[:1]
        if len(event.deals) != watch.seats:
            watch.object_to("boards", f"{len(event.deals)} boards for {watch.seats} seats")
        for seat, deal in enumerate(event.deals[: watch.seats]):
            self._check(seat, deal, event.symbol)
            self.held[seat].add(deal.board)
        for board in boards:
            if self.reshuffles:
                self._count_task(board, event.symbol)
            elif board in self.dealt or not (self.fresh or board in self.stack):
                watch.object_to("board_twice", f"board {board} is dealt, and not on the stack")
            self.stack.discard(board)
            self.dealt.add(board)

    def lend(self, event: PlayOffStarted) -> tuple[Deal | None, ...]:
        """R-227: check that the boards of a play-off are new to their players; the deals."""
        watch = self.watch
        boards = [deal.board for deal in event.deals]
        if len(set(boards)) != (1 if watch.settings.same_puzzle else len(event.seats)):
            watch.object_to("loans", "two seats of the play-off have the same board")
        deals: list[Deal | None] = [None] * watch.seats
        for seat, deal in zip(event.seats, event.deals, strict=False):
            if watch.rules > 1 and deal.board not in self.stack and self.stack - set(boards):
                watch.object_to("loans", f"seat {seat} does not get a board of the stack")
            # In a game that used up the box everybody may have held everything.
            new = self.boards - self.held[seat]
            if deal.board in self.held[seat] and not new <= set(boards):
                watch.object_to("loans", f"seat {seat} has held board {deal.board} before")
            if self.fresh and deal.board in self.dealt:
                watch.object_to("loans", f"board {deal.board} is not fresh")
            self._check(seat, deal, event.symbol)
            deals[seat] = deal
        return tuple(deals)

    def compare(self, game: Game) -> None:
        """Object if the stack of the game differs."""
        if not self.reshuffles and set(game.undealt) != self.stack:
            self.watch.object_to("boards", "boards have come to the stack or gone from it")

    def _check(self, seat: int, deal: Deal, symbol: Symbol) -> None:
        side = self.levels.side(seat)
        puzzle = deal.puzzle
        if deal.side is not side or len(puzzle.pieces) != side.pieces:
            self.watch.object_to("side", f"seat {seat} has not got the side it plays")
        self.levels.check(seat, deal)
        if not self.told:
            return
        lists = deal.lists
        if len(set(lists)) != LISTS or len(lists) != LISTS:
            self.watch.object_to("lists", f"the board of seat {seat} has not six lists")
        elif lists[SYMBOLS.index(symbol)] != puzzle.pieces:
            self.watch.object_to("lists", f"the puzzle of seat {seat} is not that of the die")
        if not _can_cover(lists, side.pieces, puzzle.area.size):
            self.watch.object_to("lists", f"a list of seat {seat} cannot cover its area")
        if self.fresh and (puzzle.area not in areas_for(side.pieces) or solve(puzzle) is None):
            self.watch.object_to("fresh", f"the board of seat {seat} is not of the catalogue")

    def _count_task(self, board: int, symbol: object) -> None:
        """R-304: a board may come again, a task may not."""
        if board not in self.boards or (board, symbol) in self.tasks:
            self.watch.object_to("board_twice", f"board {board} shows a face it has shown")
        self.tasks.add((board, symbol))


# The same boards are dealt in every game.
@lru_cache(maxsize=1024)
def _can_cover(lists: tuple[PieceSet, ...], pieces: int, cells: int) -> bool:
    """R-002: whether each list has so many different pieces, with as many cells as the area."""
    return all(
        len(set(one)) == pieces and sum([piece.size for piece in one]) == cells for one in lists
    )
