"""A match: a game, its players and its log of events.

This is the one keeper of a game: it puts time, bots and commands in order. Live tables,
simulations and tests use it alike and differ only in the source of times and commands.
Nothing here reads a clock:

    match = Match("classic", sitting, settings, chance)
    match.next_at()                    the time of the next event of the table or a bot
    match.pass_time(at)                the events until then
    match.give(command, at)            the events of a person's command, or `Refused`

    match = Match.resumed(log, sitting, chance)
    match.restart(stopped, at)         go on after nothing could be received (R-411)

Time comes first, then the bots, then the command, so that a refused command cannot hold
back the sand. Events that came before a refusal stay in the log.

Bots plan only when an event concerns them: all when a round begins, the roller when a
roll is awaited, those who stopped or waited when they may call again. When the time of a
plan has come they get a new view.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ubongo.match.bots.bot import Plan
from ubongo.match.bots.outside_bot import BotFailed
from ubongo.match.countdown import COUNTDOWN, Countdown, runs_sand
from ubongo.match.seating import Sitting
from ubongo.rules import engine
from ubongo.rules.bot_view import BotView, bot_view
from ubongo.rules.chance import Chance
from ubongo.rules.commands import Command, MoveClock, TakeGems
from ubongo.rules.decisions import decide
from ubongo.rules.events import (
    BoardShown,
    ClockMoved,
    Continued,
    Event,
    GameEnded,
    GameVoided,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    Paused,
    PawnsPlaced,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    TableWentOn,
    UbongoCalled,
)
from ubongo.rules.game import BORDER, ROUND, Game
from ubongo.rules.puzzling import must_bot_wait
from ubongo.rules.refusals import Refused
from ubongo.rules.schedule import due, due_events, is_for_one_person
from ubongo.rules.settings import Settings
from ubongo.rules.transitions import apply

# A callback for every event and the game after it, such as a referee. After it has raised, the
# match must not be used any more.
Observer = Callable[[Event, Game], None]

# How often a bot thinks of another plan, if the time of the one it has thought of has passed.
THOUGHTS = 32


class BotRefusal(NamedTuple):
    """A bot's command was refused, or the bot has failed."""

    seat: int
    code: str


class Match:
    """People and bots at one table."""

    __slots__ = (
        "_began",
        "_countdown",
        "_is_recalling",
        "chance",
        "game",
        "log",
        "plans",
        "refused",
        "sitting",
        "watch",
    )

    def __init__(
        self,
        edition: str,
        sitting: Sequence[Sitting],
        settings: Settings,
        chance: Chance,
        at: int = 0,
        watch: Observer | None = None,
    ) -> None:
        players = tuple([one.player for one in sitting])
        self._sit_down(engine.start(edition, players, settings, chance, at), sitting, chance, watch)

    @classmethod
    def resumed(
        cls,
        log: Iterable[Event],
        sitting: Sequence[Sitting],
        chance: Chance,
        watch: Observer | None = None,
    ) -> "Match":
        """The match after these events; its bots have been thinking for as long as before.

        The observer gets the past events first.
        """
        match = cls.__new__(cls)
        match._sit_down(tuple(log), sitting, chance, watch, is_recalling=True)
        match._think_on()
        return match

    def _sit_down(
        self,
        log: tuple[Event, ...],
        sitting: Sequence[Sitting],
        chance: Chance,
        watch: Observer | None,
        is_recalling: bool = False,
    ) -> None:
        self.sitting = tuple(sitting)
        self.chance = chance
        self.watch = watch
        self.plans: list[Plan | None] = [None] * len(sitting)
        # Refusals and failures of bots; none of our bots is ever refused or fails.
        self.refused: list[BotRefusal] = []
        self.log: list[Event] = list(log)
        self._countdown = Countdown()
        # While the past is recalled, bots note when they began to think, and plan nothing.
        self._is_recalling = is_recalling
        self._began: list[int | None] = [None] * len(sitting)
        self.game = engine.replay(log[:1])
        for number, event in enumerate(log):
            if number:
                engine.apply(self.game, event)
            if watch is not None:
                watch(event, self.game)
            if is_recalling:
                self._recall(event)
        self._is_recalling = False
        if not is_recalling:
            self._ask_everybody()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and its seed is published."""
        return self.game.is_over and bool(self.game.seed)

    def next_at(self) -> int | None:
        """The time of the next event of the table or a bot; None if only people can act."""
        when = due(self.game)
        plan = self._next_plan()
        return when if plan is None or (when is not None and when <= plan.at) else plan.at

    def pass_time(self, at: int | None = None) -> list[Event]:
        """Let time and bots act until `at`, or until only people can go on; returns the events."""
        game = self.game
        before = len(self.log)
        while True:
            plan = self._next_plan()
            when = due(game)
            # Time comes first: at the deadline itself a bot is too late, and so is one
            # whose moment passed in a pause that has just ended with the game.
            if when is not None and (plan is None or when <= plan.at or when <= game.now):
                if at is not None and when > at:
                    break
                self._apply(due_events(game, when, self.chance))
            elif plan is None or (at is not None and plan.at > at):
                break
            else:
                self._act(plan)
        return self.log[before:]

    def give(self, command: Command, at: int) -> list[Event]:
        """Let time pass until `at`, then carry out a command; returns the events.

        A refused command changes nothing, but the time has passed.

        Time never runs backwards: a command that was stamped before the last event, but is
        decided after it, counts as given then. The order of the log decides (R-017).
        """
        before = len(self.log)
        at = max(at, self.game.now)
        # While the clock stood still nothing became due.
        self.pass_time(at - max(0, command.by) if isinstance(command, MoveClock) else at)
        self._apply(engine.decide(self.game, command, at, self.chance))
        self.pass_time(at)
        return self.log[before:]

    def restart(self, stopped: int, at: int) -> list[Event]:
        """Go on at `at`; the time since `stopped`, when nobody could play, is not lost (R-411).

        The sand runs again after a countdown, and bots think on when it does.
        """
        game = self.game
        if game.is_over:
            return []
        at = max(at, game.now)
        stopped = max(stopped, game.now)
        by = at - stopped
        # In a pause nothing is due, and whoever continues has all the time that was left.
        if runs_sand(game):
            assert game.deadline is not None
            left = self._countdown.left(game.deadline, stopped)
            by = at + COUNTDOWN + left - game.deadline
        # Nothing which bots could have done before comes first: people could not answer it.
        self._think_past(stopped)
        return self.give(MoveClock(by, "restart"), stopped) if by > 0 else []

    def _next_plan(self) -> Plan | None:
        """The earliest plan of a bot; of equals that of the lower seat."""
        if self.game.paused:  # bots stand still
            return None
        first: Plan | None = None
        for plan in self.plans:
            if plan is not None and (first is None or plan.at < first.at):
                first = plan
        return first

    def _act(self, plan: Plan) -> None:
        game = self.game
        seat = plan.seat
        at = plan.at
        if at < game.now:  # its moment passed in a pause
            at = game.now
        command = plan.command
        self.plans[seat] = None
        if plan.then is not None and TakeGems in game.edition.commands:
            self.plans[seat] = Plan(seat, at + plan.then)
        if command is None:
            sitting = self.sitting[seat]
            assert sitting.bot is not None
            assert sitting.dice is not None
            try:
                command = sitting.bot.act(game.edition.show(game, seat), seat, sitting.dice)
            except BotFailed as failed:
                self.refused.append(BotRefusal(seat, failed.code))
                return
            if command is None:
                return
        try:
            events = decide(game, command, at, self.chance)
        except Refused as refusal:
            # It must not hold up the table: it waits until something concerns it again.
            self.refused.append(BotRefusal(seat, refusal.code))
            self.plans[seat] = None
        else:
            self._apply(events)

    def _apply(self, events: tuple[Event, ...]) -> None:
        game = self.game
        watch = self.watch
        for event in events:
            apply(game, event)
            self.log.append(event)
            if watch is not None:
                watch(event, game)
            concerns = _CONCERNS.get(type(event))
            if concerns is not None:
                concerns(self, event)

    # What bots had in mind before a restart

    def _recall(self, event: Event) -> None:
        """Note for each bot since when it has been thinking about what it does next."""
        concerns = _CONCERNS.get(type(event))
        if concerns is not None:
            concerns(self, event)
        seat = getattr(event, "seat", None)
        if seat is not None and self.sitting[seat].bot is not None:
            # It has just done something, and thinks of the next thing since.
            self.plans[seat] = Plan(seat, event.at)

    def _think_on(self) -> None:
        """Plan as one who began to think then, and has not done it until now.

        So a bot is done in the end, however often the server is restarted meanwhile.
        """
        for seat, thought in enumerate(self.plans):
            self._began[seat] = None if thought is None else thought.at
            self.plans[seat] = self._plan_after(seat, self.game.now)

    def _think_past(self, stopped: int) -> None:
        """Whatever bots had in mind until then they have not done."""
        for seat, plan in enumerate(self.plans):
            if plan is not None and plan.at <= stopped:
                self.plans[seat] = self._plan_after(seat, stopped)

    def _plan_after(self, seat: int, after: int) -> Plan | None:
        """The plan of a bot that is known not to have acted until `after`."""
        sitting, game = self.sitting[seat], self.game
        if sitting.bot is None or sitting.dice is None:
            return None
        if game.phase is ROUND and must_bot_wait(game, seat):
            return None
        began = self._began[seat]
        seen = bot_view(game, seat)
        plan: Plan | None = None
        for _ in range(THOUGHTS):
            plan = self._planned(seat, seen._replace(now=game.now if began is None else began))
            if plan is None or plan.at > after:
                return plan
        # It is slower than anybody of its strength: it begins anew.
        return None if plan is None else self._planned(seat, seen._replace(now=after))

    # Which bots plan anew

    def _ask(self, seat: int) -> None:
        sitting = self.sitting[seat]
        if sitting.bot is None or sitting.dice is None:
            return
        if self._is_recalling:
            self.plans[seat] = Plan(seat, self.game.now)
        else:
            self.plans[seat] = self._planned(seat, bot_view(self.game, seat))

    def _planned(self, seat: int, seen: BotView) -> Plan | None:
        """What the bot of this seat plans; nothing if it fails."""
        sitting = self.sitting[seat]
        assert sitting.bot is not None
        assert sitting.dice is not None
        try:
            return sitting.bot.plan(seen, sitting.dice)
        except BotFailed as failed:
            self.refused.append(BotRefusal(seat, failed.code))
            return None

    def _begin_round(self, event: Event) -> None:
        self._countdown.begin_round()
        self._ask_everybody()

    def _turn(self, event: Event) -> None:
        self._countdown.begin_round()

    def _ask_everybody(self, event: Event | None = None) -> None:
        for seat in range(len(self.plans)):
            self._ask(seat)

    def _ask_roller(self, event: Event) -> None:
        """Between rounds there is nothing to do but to roll."""
        game = self.game
        if game.phase is BORDER:
            self._forget(event)
            self._ask((game.start_seat + game.round) % len(self.plans))

    def _ask_seat(self, event: BoardShown) -> None:
        self._ask(event.seat)

    def _forget(self, event: Event) -> None:
        self.plans = [None] * len(self.plans)

    def _forget_seat(self, event: SeatLeft | RoundGivenUp) -> None:
        self.plans[event.seat] = None
        self._stop_or_wake(event)

    def _stop_or_wake(self, event: Event) -> None:
        """Bots stop when all people have given up (R-434), and wait in a guided round (R-435)."""
        game = self.game
        if not game.people or game.phase is not ROUND:
            return
        concerned = game.settings.guided or type(event) is GiveUpTakenBack
        if not concerned and not any(seat.gave_up for seat in game.people):
            return
        for number, seat in enumerate(game.seats):
            if seat.rank or seat.is_out or not game.players[number].bot:
                continue
            if must_bot_wait(game, number):
                self.plans[number] = None
            elif self.plans[number] is None:
                self._ask(number)

    def _pause(self, event: Paused) -> None:
        if not is_for_one_person(self.game):
            self._forget(event)

    def _go_on(self, event: Continued) -> None:
        game = self.game
        if game.phase is BORDER:
            self._ask_roller(event)
        elif game.paused_at is not None:
            self._delay(event.at - game.paused_at)
            self._countdown.go_on(event, game.paused_at)

    def _wait(self, event: ClockMoved) -> None:
        self._delay(self._countdown.move(event, self.game))

    def _delay(self, by: int) -> None:
        self.plans = [
            None if plan is None else Plan(plan.seat, plan.at + by, plan.command, plan.then)
            for plan in self.plans
        ]


_CONCERNS: dict[type[Event], Callable[..., None]] = {
    RoundStarted: Match._begin_round,
    PlayOffStarted: Match._begin_round,
    HourglassTurned: Match._turn,
    BoardShown: Match._ask_seat,
    PawnsPlaced: Match._ask_roller,
    RoundEnded: Match._ask_roller,
    Continued: Match._go_on,
    SeatLost: Match._ask_roller,
    SeatBack: Match._ask_roller,
    Paused: Match._pause,
    GameEnded: Match._forget,
    GameVoided: Match._forget,
    SeatLeft: Match._forget_seat,
    RoundGivenUp: Match._forget_seat,
    GiveUpTakenBack: Match._stop_or_wake,
    UbongoCalled: Match._stop_or_wake,
    NextSaid: Match._stop_or_wake,
    TableWentOn: Match._ask_roller,
    ClockMoved: Match._wait,
}
