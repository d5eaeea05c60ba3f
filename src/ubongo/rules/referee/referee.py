"""The rules of every edition that an event can break, and the game after it."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from ubongo.rules.events import (
    BoardPutAside,
    ClockMoved,
    Event,
    GameEnded,
    GameStarted,
    GameVoided,
    GemDrawn,
    GemsTaken,
    GemWon,
    HourglassTurned,
    PawnMoved,
    PlayOffConceded,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatLeft,
    SeedPublished,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.referee.bag import BagLedger
from ubongo.rules.referee.boards import BoardBook
from ubongo.rules.referee.classic import GemLedger
from ubongo.rules.referee.ledger import Ledger
from ubongo.rules.referee.solo import SoloLedger
from ubongo.rules.referee.track import AnimalLedger, TrackLedger
from ubongo.rules.referee.watch import Breach, Watch

# An edition that is not in this list is watched without books of its own.
LEDGERS: dict[str, type[Ledger]] = {
    "bare": Ledger,
    "classic": GemLedger,
    "classic-long": GemLedger,
    "2024": TrackLedger,
    "cooperative": AnimalLedger,
    "solo": SoloLedger,
    "2015": BagLedger,
}

# What seats do or get while the sand runs: never at or after its end, never before its turn.
IN_THE_SAND = frozenset(
    {UbongoCalled, PawnMoved, GemsTaken, TakePassed, GemWon, GemDrawn, BoardPutAside, RoundGivenUp}
)


class Referee:
    """The books of one game."""

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
        # Whether the player has just said that this was the last round.
        self.finishing = False
        self.over = False

    def saw(self, event: Event, game: Game) -> tuple[Breach, ...]:
        """What is wrong with this event, or with the game after it."""
        self.number += 1
        kind = type(event)
        if self.number == 1:
            if kind is not GameStarted:
                self.number = 0
                return (Breach("start", "the first event is not the start of a game"),)
            assert isinstance(event, GameStarted)
            self._starts(event)
        watch = self.watch
        if event.at < self.now:
            watch.object_to("time", f"time goes back from {self.now} to {event.at}")
        self.now = event.at
        if self.finishing and kind is not GameEnded:
            watch.object_to("early", "a round ends early, and the game goes on")
        self.finishing = False
        if self.over and kind is not SeedPublished:
            watch.object_to("over", f"{kind.__name__} after the end of the game")
        if kind in IN_THE_SAND:
            self._in_the_sand(event)
        seen = _SEES.get(kind)
        if seen is not None:
            seen(self, event)
        self.ledger.saw(event)
        self._compare(game)
        if kind is RoundStarted:
            self.boards.compare(game)
        if not watch.breaches:
            return ()
        found = tuple(watch.breaches)
        watch.breaches.clear()
        return found

    def _compare(self, game: Game) -> None:
        watch = self.watch
        if game.number != self.number or game.now != self.now:
            watch.object_to("number", f"the game counts {game.number} events, not {self.number}")
        if game.round != self.round or game.solvers != watch.solvers:
            watch.object_to("ranks", "the order of solving is not what the events told")
        if self.glasses and game.deadline != self.deadline:
            watch.object_to("deadline", "the end of the sand has moved without an event")
        self.ledger.compare(game)

    def _starts(self, event: GameStarted) -> None:
        seats = len(event.players)
        self.started = event
        self.watch = Watch(seats, event.settings, [False] * seats)
        self.ledger = LEDGERS.get(event.edition, Ledger)(event, self.watch)
        self.now = event.at
        self.boards = BoardBook(event, self.watch, self.ledger.reshuffles)

    def _in_the_sand(self, event: Any) -> None:
        watch = self.watch
        if not (self.glasses or watch.in_play_off):
            watch.object_to("order", f"{type(event).__name__} while no sand runs")
        elif self.deadline is not None and event.at >= self.deadline:
            watch.object_to("late", f"seat {event.seat} acts at or after the end of the sand")
        if watch.left[event.seat]:
            watch.object_to("left", f"seat {event.seat} has left and still plays")

    def _round_starts(self, event: RoundStarted) -> None:
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
        self.boards.dealt(event)
        watch.new_round(event.deals)

    def _solves(self, event: UbongoCalled) -> None:
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

    def _gives_up(self, event: RoundGivenUp | BoardPutAside | PlayOffConceded) -> None:
        self.watch.given_up.append(event.seat)
        self.tied = tuple(seat for seat in self.tied if seat != event.seat)

    def _turns(self, event: HourglassTurned) -> None:
        watch = self.watch
        glass = watch.settings.hourglass
        if self.glasses != 1:
            watch.object_to("third_hourglass", "the sand is turned once more in a round, no more")
        if event.at != self.deadline or glass is None:
            watch.object_to("second_chance", "the sand is turned before it has run out")
        elif event.deadline != event.at + glass + watch.settings.grace:
            watch.object_to("deadline", "the second hourglass is not as long as the first")
        if not self.ledger.wants_second_chance() or not watch.still_solving():
            watch.object_to("second_chance", "there is a second chance that nobody needs")
        self.glasses += 1
        self.deadline = event.deadline

    def _round_ends(self, event: RoundEnded) -> None:
        watch = self.watch
        if not self.glasses or event.round != self.round:
            watch.object_to("order", "a round ends, and none runs")
            return
        ledger = self.ledger
        solving = watch.still_solving()
        settled = not solving and not any(ledger.is_owed(seat) for seat in watch.solvers)
        if not settled:
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
        ledger.round_ended(self.round)

    def _is_deserted(self) -> bool:
        """Whether all people have left: without an hourglass nobody else would end the round."""
        people = [seat for seat, player in enumerate(self.started.players) if not player.bot]
        return bool(people) and all(self.watch.left[seat] for seat in people)

    def _contenders(self) -> tuple[int, ...]:
        """Who is tied for the first place, must play it off, and has not left for good."""
        places = self.ledger.places()
        first = [seat for seat, place in enumerate(places) if place == 1]
        if len(first) < 2 or not self.ledger.plays_off():
            return ()
        return tuple(seat for seat in first if not self.watch.left[seat])

    def _play_off_starts(self, event: PlayOffStarted) -> None:
        watch = self.watch
        tied = self._contenders()
        if self.glasses or event.seats != tied or len(tied) < 2:
            watch.object_to("play_off", f"seats {event.seats} play off, and {tied} are tied")
        watch.new_round(self.boards.lent(event))
        watch.in_play_off = True
        self.tied = tied
        self.deadline = event.deadline

    def _only_winner(self, alone: bool) -> int | None:
        """Who is first whatever the score says, or is the last of those tied."""
        watch = self.watch
        if alone:
            first = tuple(seat for seat in range(watch.seats) if not watch.left[seat])
            if len(first) != 1:
                watch.object_to("alone", "the game is ended by somebody who is not alone")
        elif watch.in_play_off and watch.solvers:
            first = (watch.solvers[0],)
        else:
            first = self._contenders()
        return first[0] if len(first) == 1 else None

    def _ends(self, event: GameEnded) -> None:
        watch = self.watch
        places = self.ledger.places()
        winner = self._only_winner(event.reason == "alone")
        if winner is not None and self.ledger.is_a_race:
            # The others keep their order, and the place of the winner is taken by nobody else.
            better = places[winner]
            places = tuple(
                1
                if seat == winner
                else place + (place <= better if event.reason == "alone" else place == 1)
                for seat, place in enumerate(places)
            )
        if event.places != places:
            watch.object_to("winner", f"the places are {event.places}, and should be {places}")
        self.over = True

    def _voids(self, event: GameVoided) -> None:
        self.over = True

    def _leaves(self, event: SeatLeft) -> None:
        if self.watch.left[event.seat]:
            self.watch.object_to("left", f"seat {event.seat} leaves a second time")
        self.watch.left[event.seat] = True
        self.tied = tuple(seat for seat in self.tied if seat != event.seat)

    def _clock(self, event: ClockMoved) -> None:
        if self.deadline is not None:
            self.deadline += event.by

    def _published(self, event: SeedPublished) -> None:
        if not self.over:
            self.watch.object_to("seed", "the seed is told before the game is over")
        if sha256(bytes.fromhex(event.seed)).hexdigest() != self.started.seal:
            self.watch.object_to("seed", "the seed is not the one that was sealed")


_SEES: dict[type[Event], Callable[[Referee, Any], None]] = {
    RoundStarted: Referee._round_starts,
    UbongoCalled: Referee._solves,
    RoundGivenUp: Referee._gives_up,
    BoardPutAside: Referee._gives_up,
    PlayOffConceded: Referee._gives_up,
    HourglassTurned: Referee._turns,
    RoundEnded: Referee._round_ends,
    PlayOffStarted: Referee._play_off_starts,
    GameEnded: Referee._ends,
    GameVoided: Referee._voids,
    SeatLeft: Referee._leaves,
    ClockMoved: Referee._clock,
    SeedPublished: Referee._published,
}
