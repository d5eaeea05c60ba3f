"""The referee of one game: checks each event and the game after it."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from ubongo.rules.events import (
    BoardPutAside,
    BoardShown,
    ClockMoved,
    Continued,
    Event,
    GameEnded,
    GameStarted,
    GameVoided,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    PauseAsked,
    Paused,
    PawnsPlaced,
    PlayOffConceded,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    SeedPublished,
    SharingAgreed,
    TableWentOn,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.referee.boards import BoardBook
from ubongo.rules.referee.breaks import Breaks
from ubongo.rules.referee.ledger import Stranger
from ubongo.rules.referee.ledgers import LEDGERS
from ubongo.rules.referee.levels import LevelBook
from ubongo.rules.referee.rounds import IN_THE_SAND, Rounds
from ubongo.rules.referee.watch import Breach, Breached, Watch

# from the last round to the play-off, and how long it lasts at most.
ANNOUNCED = 5_000
WAITED_FOR = 60_000
LONGEST_PLAY_OFF = 600_000


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
        if game.deadline != self.deadline:
            watch.object_to("deadline", "the end of the sand has moved without an event")
        self.ledger.compare(game)
        self.levels.compare(game)

    def _starts(self, event: GameStarted) -> None:
        seats = len(event.players)
        self.started = event
        people = tuple(seat for seat, player in enumerate(event.players) if not player.bot)
        self.watch = Watch(seats, event.settings, [False] * seats, event.rules, people)
        self.ledger = LEDGERS.get(event.edition, Stranger)(event, self.watch)
        self.now = event.at
        self.levels = LevelBook(event, self.watch)
        self.boards = BoardBook(event, self.watch, self.levels, self.ledger.reshuffles)
        self.breaks = Breaks(event, self.watch)
        self.sharing: set[int] = set()
        if event.settings.guided and (len(people) != 1 or seats < 2):
            self.watch.object_to("guided", "a guided game is for one person with bots")

    def _contenders(self) -> tuple[int, ...]:
        """Who is first, must play that off if there are several, and has not left."""
        places = self.ledger.places()
        first = [seat for seat, place in enumerate(places) if place == 1]
        if not self.ledger.plays_off():
            return ()
        return tuple(seat for seat in first if not self.watch.left[seat])

    def _play_off_starts(self, event: PlayOffStarted) -> None:
        watch = self.watch
        tied = self._contenders()
        if self.ledger.is_known and (self.glasses or event.seats != tied or len(tied) < 2):
            watch.object_to("play_off", f"seats {event.seats} play off, and {tied} are tied")
        if watch.rules > 1:
            waited = event.at - self.breaks.since
            if self.breaks.is_paused or not ANNOUNCED <= waited <= WAITED_FOR:
                watch.object_to("play_off", "the play-off is not announced in its time")
            if event.deadline != event.at + LONGEST_PLAY_OFF:
                watch.object_to("play_off", "the play-off is not ten minutes long")
            self.opens = self.delayed(event.at, event.seats)
        else:
            self.opens = {}
        watch.new_round(self.boards.lend(event))
        watch.in_play_off = True
        watch.is_timed = False
        self.began = event.at
        self.tied = event.seats
        self.deadline = event.deadline

    def _agrees(self, event: SharingAgreed) -> None:
        if self.watch.rules < 2 or event.seat not in self.tied:
            self.watch.object_to("out", f"seat {event.seat} shares what it does not play for")
        self.sharing.add(event.seat)

    def _places(self) -> tuple[int, ...]:
        """R-228, R-229, R-410: in a tie for first, winners come before others, leavers are last."""
        watch = self.watch
        places = self.ledger.places()
        if watch.in_play_off:
            winners = watch.solvers or list(self.tied)
        else:
            winners = [seat for seat in range(watch.seats) if not watch.left[seat]]
        keys = []
        for seat, place in enumerate(places):
            behind = 0
            if place == 1 and self.ledger.is_a_race and seat not in winners:
                behind = 2 if watch.left[seat] else 1
            keys.append((place, behind))
        in_order = sorted(keys)
        return tuple(in_order.index(key) + 1 for key in keys)

    def _check_end_of_play_off(self, at: int) -> None:
        watch = self.watch
        decided = watch.solvers or len(self.tied) < 2 or self._is_deserted()
        agreed = self.sharing >= set(self.tied)
        if not (decided or agreed or at == self.deadline):
            watch.object_to("play_off", "the play-off ends, and nobody has won it")

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
        newer = watch.rules > 1 and event.reason != "alone"
        winner = None if newer else self._only_winner(event.reason == "alone")
        if newer:
            places = self._places()
            if watch.in_play_off:
                self._check_end_of_play_off(event.at)
            elif len(self._contenders()) > 1 and not self._is_deserted():
                watch.object_to("play_off", "the first place is not played off")
        if winner is not None and self.ledger.is_a_race:
            # The others keep their order, and the place of the winner is taken by nobody else.
            better = places[winner]
            places = tuple(
                1
                if seat == winner
                else place + (place <= better if event.reason == "alone" else place == 1)
                for seat, place in enumerate(places)
            )
        if self.glasses:
            watch.object_to("order", "the game ends in the middle of a round")
        ledger = self.ledger
        whole = ledger.may_finish or not ledger.is_known or self.round == self.started.rounds
        if event.reason == "played" and not whole:
            watch.object_to("rounds", f"the game ends after round {self.round}")
        if self.ledger.is_known and event.places != places:
            watch.object_to("winner", f"the places are {event.places}, and should be {places}")
        if self.ledger.is_known and not self._tells_scores(event):
            watch.object_to("score", f"the scores are not {event.scores}")
        self.over = True

    def _tells_scores(self, event: GameEnded) -> bool:
        """Whether the scores are those of the books; version 1 of the rules did not tell them."""
        if self.started.rules == 1:
            return not event.scores
        counted = self.ledger.reached()
        return len(event.scores) == len(counted) and all(
            told[: len(known)] == known for told, known in zip(event.scores, counted, strict=True)
        )

    def _voids(self, event: GameVoided) -> None:
        if not self.breaks.is_everybody_away():
            self.watch.object_to("void", "the game is void, and somebody is there")
        self.over = True

    def _is_between(self) -> bool:
        """Whether no board is laid."""
        return not (self.glasses or self.watch.in_play_off)

    def _placed(self, event: PawnsPlaced) -> None:
        self.breaks.begin(event.at)

    def _loses(self, event: SeatLost) -> None:
        self.breaks.loses(event)

    def _returns(self, event: SeatBack) -> None:
        self.breaks.returns(event, self._is_between())

    def _asks(self, event: PauseAsked) -> None:
        self.breaks.asks(event)

    def _pauses(self, event: Paused) -> None:
        self.breaks.pauses_now(event, self._is_between())

    def _leaves(self, event: SeatLeft) -> None:
        if self.watch.left[event.seat]:
            self.watch.object_to("left", f"seat {event.seat} leaves a second time")
        self.watch.left[event.seat] = True
        self.breaks.leaves(event, self._is_between())
        self.tied = tuple(seat for seat in self.tied if seat != event.seat)

    def _published(self, event: SeedPublished) -> None:
        if not self.over:
            self.watch.object_to("seed", "the seed is told before the game is over")
        if sha256(bytes.fromhex(event.seed)).hexdigest() != self.started.seal:
            self.watch.object_to("seed", "the seed is not the one that was sealed")


_SEES: dict[type[Event], Callable[[Referee, Any], None]] = {
    RoundStarted: Rounds.round_starts,
    UbongoCalled: Rounds.solves,
    BoardShown: Rounds.shows,
    RoundGivenUp: Rounds.gives_up,
    GiveUpTakenBack: Rounds.takes_back,
    NextSaid: Rounds.says_next,
    TableWentOn: Rounds.goes_on,
    PawnsPlaced: Referee._placed,
    BoardPutAside: Rounds.gives_up,
    PlayOffConceded: Rounds.gives_up,
    HourglassTurned: Rounds.turns,
    RoundEnded: Rounds.round_ends,
    PlayOffStarted: Referee._play_off_starts,
    GameEnded: Referee._ends,
    GameVoided: Referee._voids,
    SharingAgreed: Referee._agrees,
    SeatLeft: Referee._leaves,
    SeatLost: Referee._loses,
    SeatBack: Referee._returns,
    PauseAsked: Referee._asks,
    Paused: Referee._pauses,
    Continued: Rounds.continues,
    ClockMoved: Rounds.clock,
    SeedPublished: Referee._published,
}
