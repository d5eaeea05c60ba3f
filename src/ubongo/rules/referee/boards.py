"""The referee's count of the boards: none is dealt twice, none comes from nowhere (R-136)."""

from ubongo.rules.events import Deal, GameStarted, PlayOffStarted, RoundStarted
from ubongo.rules.game import Game
from ubongo.rules.referee.watch import Watch


class BoardBook:
    """The boards on the stack, and the boards that each seat has held."""

    def __init__(self, started: GameStarted, watch: Watch, reshuffles: bool) -> None:
        self.watch = watch
        self.boards = frozenset(started.boards)
        self.reshuffles = reshuffles
        self.stack = set(started.boards)
        self.held: list[set[int]] = [set() for _ in range(watch.seats)]
        self.tasks: set[tuple[int, object]] = set()

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
            self._check(seat, deal)
        for board in boards:
            if self.reshuffles:
                self._count_task(board, event.symbol)
            elif board not in self.stack:
                watch.object_to("board_twice", f"board {board} is dealt, and not on the stack")
            self.stack.discard(board)

    def lend(self, event: PlayOffStarted) -> tuple[Deal | None, ...]:
        """R-227: check that the boards of a play-off are new to their players; the deals."""
        watch = self.watch
        boards = [deal.board for deal in event.deals]
        if len(set(boards)) != (1 if watch.settings.same_puzzle else len(event.seats)):
            watch.object_to("loans", "two seats of the play-off have the same board")
        deals: list[Deal | None] = [None] * watch.seats
        for seat, deal in zip(event.seats, event.deals, strict=False):
            # In a game that used up the box everybody may have held everything.
            fresh = self.boards - self.held[seat]
            if deal.board in self.held[seat] and not fresh <= set(boards):
                watch.object_to("loans", f"seat {seat} has held board {deal.board} before")
            deals[seat] = deal
        return tuple(deals)

    def compare(self, game: Game) -> None:
        """Object if the stack of the game differs."""
        if not self.reshuffles and set(game.undealt) != self.stack:
            self.watch.object_to("boards", "boards have come to the stack or gone from it")

    def _check(self, seat: int, deal: Deal) -> None:
        side = self.watch.settings.sides[seat]
        if deal.side is not side or len(deal.puzzle.pieces) != side.pieces:
            self.watch.object_to("side", f"seat {seat} has not got the side it plays")
        self.held[seat].add(deal.board)

    def _count_task(self, board: int, symbol: object) -> None:
        """R-304: a board may come again, a task may not."""
        if board not in self.boards or (board, symbol) in self.tasks:
            self.watch.object_to("board_twice", f"board {board} shows a face it has shown")
        self.tasks.add((board, symbol))
