"""The half of the referee that watches rounds: solves, ranks, the sand and the second chance."""

from collections.abc import Iterable
from typing import Any

from ubongo.puzzles.covers import Cover
from ubongo.puzzles.facts import last_yes
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.events import (
    BoardPutAside,
    BoardShown,
    ClockMoved,
    Continued,
    GameStarted,
    GemDrawn,
    GemsTaken,
    GemWon,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    PawnMoved,
    PlayOffConceded,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    TableWentOn,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.referee.boards import BoardBook
from ubongo.rules.referee.breaks import Breaks
from ubongo.rules.referee.ledger import Ledger
from ubongo.rules.referee.levels import LevelBook
from ubongo.rules.referee.watch import Watch

# Events of seats while the sand runs: never before it is turned, never at or after its end.
IN_THE_SAND = frozenset(
    {
        UbongoCalled,
        PawnMoved,
        GemsTaken,
        TakePassed,
        GemWon,
        GemDrawn,
        BoardPutAside,
        RoundGivenUp,
        GiveUpTakenBack,
    }
)

# without an hourglass.
MINUTE = 60_000
LOST = MINUTE
IDLE = 3 * MINUTE


class Rounds:
    """The rounds of a game, and the sand of the present one."""

    watch: Watch
    ledger: Ledger
    boards: BoardBook
    breaks: Breaks
    levels: LevelBook
    started: GameStarted
    now: int

    def __init__(self) -> None:
        self.number = 0
        self.round = 0
        self.deadline: int | None = None
        # How often the hourglass was turned in this round; 0 while none runs.
        self.glasses = 0
        # When the round began, and when somebody last solved or gave up in it.
        self.began = 0
        self.latest: int | None = None
        # When all who were idle gave up together.
        self.idled: int | None = None
        # When seats with a start delay see their boards.
        self.opens: dict[int, int] = {}
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
        if self.breaks.is_paused:
            watch.object_to("paused", f"seat {event.seat} plays in a pause")
        if type(event) is not RoundGivenUp and self._is_too_idle(event.seat, event.at):
            watch.object_to("late", f"seat {event.seat} acts, and should have given up")

    def _is_too_idle(self, seat: int, at: int) -> bool:
        """R-419, R-420: whether without an hourglass this seat has given up by now."""
        if self.watch.rules < 2 or self.deadline is not None or self.ledger.may_finish:
            return False
        if self.latest is not None and at >= self.latest + IDLE:
            self.idled = at
        if self.idled == at:
            return True
        lost = self.breaks.lost.get(seat)
        return lost is not None and at >= max(lost, self.began) + LOST

    def round_starts(self, event: RoundStarted) -> None:
        watch = self.watch
        if self.glasses or watch.in_play_off:
            watch.object_to("order", "a round starts before the last one is over")
        self.round += 1
        if event.round != self.round or self.round > self.started.rounds:
            watch.object_to("round", f"round {event.round} is not number {self.round} of the game")
        if event.roller != (self.started.start_seat + self.round - 1) % watch.seats:
            watch.object_to("roller", f"seat {event.roller} rolls out of turn")
        if not self.ledger.may_finish:
            self._check_deadline(event)
            self.breaks.starts(event)
        self.deadline = event.deadline
        self.glasses = 1
        self.began = event.at
        self.latest = None
        self.opens = self.delayed(event.at, range(watch.seats))
        self.boards.deal(event)
        watch.new_round(event.deals)
        watch.is_timed = event.deadline is not None and not self.ledger.may_finish

    def delayed(self, at: int, seats: Iterable[int]) -> dict[int, int]:
        """R-423, R-429: when seats with a start delay see boards that are dealt now."""
        return {seat: at + delay for seat, delay in self.levels.delays(seats).items()}

    def _check_deadline(self, event: RoundStarted) -> None:
        """R-112, R-403; the first round of a guided game has no hourglass (R-435)."""
        settings = self.watch.settings
        sand = settings.hourglass
        if settings.guided and event.round == 1:
            sand = None
        ends = None if sand is None else event.at + sand + settings.grace
        if self.ledger.is_known and event.deadline != ends:
            self.watch.object_to("deadline", "the hourglass is not the one that was agreed")

    def solves(self, event: UbongoCalled) -> None:
        watch = self.watch
        seat = event.seat
        if seat in watch.solvers:
            watch.object_to("solved_twice", f"seat {seat} solves a second time")
        is_too_late = watch.in_play_off and (watch.solvers or seat not in self.tied)
        if is_too_late or seat in watch.given_up:
            watch.object_to("out", f"seat {seat} solves and is out")
        if seat in self.opens:
            watch.object_to("early", f"seat {seat} solves a board that it has not seen")
        if seat not in watch.people and not watch.in_play_off and self._must_bots_wait():
            watch.object_to("early", f"the bot on seat {seat} solves, and has to wait")
        watch.solvers.append(seat)
        self.latest = event.at
        if event.rank != len(watch.solvers):
            watch.object_to("rank", f"seat {seat} is called number {event.rank}")
        deal = watch.deals[seat] if watch.deals else None
        if deal is None or not has_covered(deal.puzzle, event.cover):
            watch.object_to("cover", f"seat {seat} has not covered its area with the listed pieces")

    def _must_bots_wait(self) -> bool:
        """R-434, R-435: whether the people have given up, or have not begun a guided game."""
        watch = self.watch
        if watch.settings.guided and self.round == 1:
            return not any(
                seat in watch.solvers
                or seat in watch.given_up
                or seat in self.breaks.ready
                or watch.left[seat]
                for seat in watch.people
            )
        return watch.have_bots_stopped()

    def gives_up(self, event: RoundGivenUp | BoardPutAside | PlayOffConceded) -> None:
        watch = self.watch
        if event.seat in watch.given_up:
            watch.object_to("out", f"seat {event.seat} gives up a second time")
        if type(event) is RoundGivenUp:
            self._check_give_up(event)
            self.latest = event.at
        watch.given_up.append(event.seat)
        self.tied = tuple(seat for seat in self.tied if seat != event.seat)

    def _check_give_up(self, event: RoundGivenUp) -> None:
        watch = self.watch
        if watch.rules < 2:
            return
        is_idle = self._is_too_idle(event.seat, event.at)
        if event.seat in watch.solvers and not is_idle:
            watch.object_to("out", f"seat {event.seat} has solved, and gives up")

    def takes_back(self, event: GiveUpTakenBack) -> None:
        """R-434: while the sand runs; R-418: without an hourglass giving up is final."""
        watch = self.watch
        if watch.rules < 2 or not watch.is_timed or event.seat not in watch.given_up:
            watch.object_to("out", f"seat {event.seat} takes back what it cannot")
            return
        watch.given_up.remove(event.seat)

    def says_next(self, event: NextSaid) -> None:
        guided = self.watch.settings.guided and self.round == 1
        if self.glasses and not guided:
            self.watch.object_to("next", f"seat {event.seat} says next in a round")
        self.breaks.says_next(event)

    def goes_on(self, event: TableWentOn) -> None:
        is_break = self.round > 0 and not (self.glasses or self.watch.in_play_off)
        self.breaks.goes_on(event, is_break and not self.ledger.may_finish)

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
        if watch.rules > 1 and self._is_deserted():
            needed = False
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
        # who leaves last closes the round, in a pause also after the end of the sand.
        closed = watch.rules > 1 and self._is_deserted()
        if ledger.is_known and not (settled or closed):
            if self.deadline is None or event.at < self.deadline:
                if ledger.may_finish:
                    self.finishing = True
                elif not self._is_deserted() or self.deadline is not None:
                    watch.object_to("early", "the round ends while something could still happen")
            elif event.at > self.deadline:
                watch.object_to("late", "the round ends after its sand has run out")
            elif self.glasses == 1 and ledger.wants_second_chance():
                watch.object_to("second_chance", "nobody gets the second chance that is due")
        self.glasses = 0
        self.breaks.begin(event.at)
        ledger.end_round(self.round)
        self.levels.end_round()

    def _is_deserted(self) -> bool:
        """R-410: whether all people have left."""
        people = self.watch.people
        return bool(people) and all(self.watch.left[seat] for seat in people)

    def clock(self, event: ClockMoved) -> None:
        self.breaks.clock(event)
        self._move(event.by)

    def continues(self, event: Continued) -> None:
        self._move(self.breaks.continues(event))

    def shows(self, event: BoardShown) -> None:
        """R-423: when the start delay is over, and once."""
        if self.opens.pop(event.seat, None) != event.at:
            self.watch.object_to("early", f"seat {event.seat} sees its board at another time")

    def _move(self, by: int) -> None:
        self.began += by
        self.opens = {seat: at + by for seat, at in self.opens.items()}
        if self.deadline is not None:
            self.deadline += by
        if self.latest is not None:
            self.latest += by


@last_yes
def has_covered(puzzle: Puzzle, cover: Cover) -> bool:
    """R-006, R-008: whether the listed pieces lie on every cell of the area, once, and no other."""
    if [placement.piece for placement in cover.placements] != list(puzzle.pieces):
        return False
    laid = [cell for placement in cover.placements for cell in placement.cells]
    return len(laid) == puzzle.area.size and set(laid) == set(puzzle.area.cells)
