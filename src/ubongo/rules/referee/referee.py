"""The referee of one game: checks each event and the game after it."""

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
    HourglassTurned,
    PlayOffConceded,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatLeft,
    SeedPublished,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.referee.boards import BoardBook
from ubongo.rules.referee.classic import GemLedger
from ubongo.rules.referee.ledger import Ledger, Stranger
from ubongo.rules.referee.ledger_2015 import BagLedger
from ubongo.rules.referee.ledger_2024 import AnimalLedger, TrackLedger
from ubongo.rules.referee.rounds import IN_THE_SAND, Rounds
from ubongo.rules.referee.solo import SoloLedger
from ubongo.rules.referee.watch import Breach, Breached, Watch

# An edition that is not in this list is checked by the common rules only.
LEDGERS: dict[str, type[Ledger]] = {
    "bare": Ledger,
    "classic": GemLedger,
    "classic-long": GemLedger,
    "2024": TrackLedger,
    "cooperative": AnimalLedger,
    "solo": SoloLedger,
    "2015": BagLedger,
}


class Referee(Rounds):
    """The referee of one game, from its first event to its last."""

    def check(self, event: Event, game: Game) -> tuple[Breach, ...]:
        """Enter this event into the books; returns what is wrong with it or the game."""
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
            self.in_the_sand(event)
        seen = _SEES.get(kind)
        if seen is not None:
            seen(self, event)
        self.ledger.record(event)
        self._compare(game)
        if kind is RoundStarted:
            self.boards.compare(game)
        if not watch.breaches:
            return ()
        found = tuple(watch.breaches)
        watch.breaches.clear()
        return found

    def insist(self, event: Event, game: Game) -> None:
        """Like `check`, but raises `Breached` if anything is wrong: for live tables."""
        found = self.check(event, game)
        if found:
            raise Breached(game.number, type(event).__name__, found)

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
        self.ledger = LEDGERS.get(event.edition, Stranger)(event, self.watch)
        self.now = event.at
        self.boards = BoardBook(event, self.watch, self.ledger.reshuffles)

    def _contenders(self) -> tuple[int, ...]:
        """The seats that are tied for the first place, must play it off and have not left."""
        places = self.ledger.places()
        first = [seat for seat, place in enumerate(places) if place == 1]
        if len(first) < 2 or not self.ledger.plays_off():
            return ()
        return tuple(seat for seat in first if not self.watch.left[seat])

    def _play_off_starts(self, event: PlayOffStarted) -> None:
        watch = self.watch
        tied = self._contenders()
        if self.ledger.is_known and (self.glasses or event.seats != tied or len(tied) < 2):
            watch.object_to("play_off", f"seats {event.seats} play off, and {tied} are tied")
        watch.new_round(self.boards.lend(event))
        watch.in_play_off = True
        self.tied = event.seats
        self.deadline = event.deadline

    def _only_winner(self, alone: bool) -> int | None:
        """The seat that is first whatever the scores are, or the last tied one; or None."""
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
        if self.glasses and not watch.in_play_off:
            watch.object_to("order", "the game ends in the middle of a round")
        ledger = self.ledger
        whole = ledger.may_finish or not ledger.is_known or self.round == self.started.rounds
        if event.reason == "played" and not whole:
            watch.object_to("rounds", f"the game ends after round {self.round}")
        if self.ledger.is_known and event.places != places:
            watch.object_to("winner", f"the places are {event.places}, and should be {places}")
        self.over = True

    def _voids(self, event: GameVoided) -> None:
        self.over = True

    def _leaves(self, event: SeatLeft) -> None:
        if self.watch.left[event.seat]:
            self.watch.object_to("left", f"seat {event.seat} leaves a second time")
        self.watch.left[event.seat] = True
        self.tied = tuple(seat for seat in self.tied if seat != event.seat)

    def _published(self, event: SeedPublished) -> None:
        if not self.over:
            self.watch.object_to("seed", "the seed is told before the game is over")
        if sha256(bytes.fromhex(event.seed)).hexdigest() != self.started.seal:
            self.watch.object_to("seed", "the seed is not the one that was sealed")


_SEES: dict[type[Event], Callable[[Referee, Any], None]] = {
    RoundStarted: Rounds.round_starts,
    UbongoCalled: Rounds.solves,
    RoundGivenUp: Rounds.gives_up,
    BoardPutAside: Rounds.gives_up,
    PlayOffConceded: Rounds.gives_up,
    HourglassTurned: Rounds.turns,
    RoundEnded: Rounds.round_ends,
    PlayOffStarted: Referee._play_off_starts,
    GameEnded: Referee._ends,
    GameVoided: Referee._voids,
    SeatLeft: Referee._leaves,
    ClockMoved: Rounds.clock,
    SeedPublished: Referee._published,
}
