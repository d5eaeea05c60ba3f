"""The half of the referee that watches rounds: solves, ranks, the sand and the second chance."""

from typing import Any

from ubongo.rules.events import (
    BoardPutAside,
    ClockMoved,
    GameStarted,
    GemDrawn,
    GemsTaken,
    GemWon,
    HourglassTurned,
    PawnMoved,
    PlayOffConceded,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.referee.boards import BoardBook
from ubongo.rules.referee.ledger import Ledger
from ubongo.rules.referee.watch import Watch

# Events of seats while the sand runs: never before it is turned, never at or after its end.
IN_THE_SAND = frozenset(
    {UbongoCalled, PawnMoved, GemsTaken, TakePassed, GemWon, GemDrawn, BoardPutAside, RoundGivenUp}
)


class Rounds:
    """The rounds of a game, and the sand of the present one."""

    watch: Watch
    ledger: Ledger
    boards: BoardBook
    started: GameStarted

    def __init__(self) -> None:
        self.number = 0
        self.now = 0
        self.round = 0
        self.deadline: int | None = None
        # How often the hourglass was turned in this round; 0 while none runs.
        self.glasses = 0
        self.tied: tuple[int, ...] = ()
        # Whether the player has just ended the last round.
        self.finishing = False
        self.over = False

    def in_the_sand(self, event: Any) -> None:
        watch = self.watch
        if not (self.glasses or watch.in_play_off):
            watch.object_to("order", f"{type(event).__name__} while no sand runs")
        elif self.deadline is not None and event.at >= self.deadline:
            watch.object_to("late", f"seat {event.seat} acts at or after the end of the sand")
        if watch.left[event.seat]:
            watch.object_to("left", f"seat {event.seat} has left and still plays")

    def round_starts(self, event: RoundStarted) -> None:
        watch = self.watch
        if self.glasses or watch.in_play_off:
            watch.object_to("order", "a round starts before the last one is over")
        self.round += 1
        if event.round != self.round or self.round > self.started.rounds:
            watch.object_to("round", f"round {event.round} is not number {self.round} of the game")
        if event.roller != (self.started.start_seat + self.round - 1) % watch.seats:
            watch.object_to("roller", f"seat {event.roller} rolls out of turn")
        self.deadline = event.deadline
        self.glasses = 1
        self.boards.deal(event)
        watch.new_round(event.deals)

    def solves(self, event: UbongoCalled) -> None:
        watch = self.watch
        seat = event.seat
        if seat in watch.solvers:
            watch.object_to("solved_twice", f"seat {seat} solves a second time")
        if (watch.in_play_off and seat not in self.tied) or seat in watch.given_up:
            watch.object_to("out", f"seat {seat} solves and is out")
        watch.solvers.append(seat)
        if event.rank != len(watch.solvers):
            watch.object_to("rank", f"seat {seat} is called number {event.rank}")
        deal = watch.deals[seat] if watch.deals else None
        laid = [cell for placement in event.cover.placements for cell in placement.cells]
        pieces = tuple(placement.piece for placement in event.cover.placements)
        if deal is None or pieces != deal.puzzle.pieces:
            watch.object_to("cover", f"seat {seat} has not laid the listed pieces")
        elif len(laid) != deal.puzzle.area.size or set(laid) != set(deal.puzzle.area.cells):
            watch.object_to("cover", f"seat {seat} has not covered its area")

    def gives_up(self, event: RoundGivenUp | BoardPutAside | PlayOffConceded) -> None:
        self.watch.given_up.append(event.seat)
        self.tied = tuple(seat for seat in self.tied if seat != event.seat)

    def turns(self, event: HourglassTurned) -> None:
        watch = self.watch
        glass = watch.settings.hourglass
        if self.glasses != 1:
            watch.object_to("third_hourglass", "the sand is turned once more in a round, no more")
        if event.at != self.deadline or glass is None:
            watch.object_to("second_chance", "the sand is turned before it has run out")
        elif event.deadline != event.at + glass + watch.settings.grace:
            watch.object_to("deadline", "the second hourglass is not as long as the first")
        needed = self.ledger.wants_second_chance() and watch.still_solving()
        if self.ledger.is_known and not needed:
            watch.object_to("second_chance", "there is a second chance that nobody needs")
        self.glasses += 1
        self.deadline = event.deadline

    def round_ends(self, event: RoundEnded) -> None:
        watch = self.watch
        if not self.glasses or event.round != self.round:
            watch.object_to("order", "a round ends, and none runs")
            return
        ledger = self.ledger
        solving = watch.still_solving()
        settled = not solving and not any(ledger.is_owed(seat) for seat in watch.solvers)
        if ledger.is_known and not settled:
            if self.deadline is None or event.at < self.deadline:
                if ledger.may_finish:
                    self.finishing = True
                elif self.deadline is not None or not self._is_deserted():
                    watch.object_to("early", "the round ends while something could still happen")
            elif event.at > self.deadline:
                watch.object_to("late", "the round ends after its sand has run out")
            elif (
                self.glasses == 1
                and watch.settings.hourglass is not None
                and ledger.wants_second_chance()
            ):
                watch.object_to("second_chance", "nobody gets the second chance that is due")
        self.glasses = 0
        ledger.end_round(self.round)

    def _is_deserted(self) -> bool:
        """Whether all people have left: without an hourglass nobody else would end the round."""
        people = [seat for seat, player in enumerate(self.started.players) if not player.bot]
        return bool(people) and all(self.watch.left[seat] for seat in people)

    def clock(self, event: ClockMoved) -> None:
        if self.deadline is not None:
            self.deadline += event.by
