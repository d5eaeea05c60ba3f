"""Any edition, random commands at random times, against a small model that knows no engine.

The model hears who solved, moved and took what from where, and keeps rows, gems, boards
and points by itself; what everybody sees must agree with it at every step. A referee
watches, refusals must change nothing, and the events must replay to the same game.
"""

from collections import Counter
from typing import Any

from hypothesis import settings as trying
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tests.support.any_player import Dice, a_table, tables, wished
from tests.support.game_harness import Playing, a_box, solve_for
from ubongo.boards.board import Side
from ubongo.puzzles.covers import Cover
from ubongo.rules import engine
from ubongo.rules.commands import COMMANDS, CallUbongo, Command, Leave, Lose, MoveClock, Return
from ubongo.rules.events import (
    BoardPutAside,
    Event,
    GameEnded,
    GemDrawn,
    GemsLaid,
    GemsTaken,
    PlayOffStarted,
    RoundEnded,
    RoundStarted,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.referee import Referee
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.rules.view import view

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {},
    {"hourglass": None},
    {"same_puzzle": True},
    {"fair_deal": True},
    {"rounds": 2, "sides": (Side.HARD,)},
    {"rounds": 1, "play_off_ties": True},
    {"rounds": 1},
    {"minutes": 5},
)
PRIZES = ("blue", "brown")
POINTS = {"red": 4, "blue": 3, "green": 2, "brown": 1}


class Model:
    """Rows, gems, boards and points of all editions, in the plainest data."""

    def __init__(self, edition: str, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.rows: list[list[str]] = []
        self.gems: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.solved = [0] * seats
        # Co-op: animal to boards, sapphires and ambers.
        self.animals: dict[str, list[int]] = {}
        self.dealt: list[int] = []
        self.deals: list[Any] = []
        self.order: list[int] = []
        self.rounds = self.put_aside = 0
        self.played_off = False

    def hear(self, event: Event) -> None:
        match event:
            case GemsLaid(rows=rows):
                self.rows = [[gem.value for gem in row] for row in rows]
            case RoundStarted(deals=deals):
                self.deals, self.order = list(deals), []
                self.dealt += [deal.board for deal in deals]
            case PlayOffStarted():
                self.played_off = True
            case UbongoCalled(seat=seat) if not self.played_off:
                self.solve(seat)
            case GemsTaken(seat=seat, field=field):
                self.gems[seat].update(self.rows[field][:2])
                del self.rows[field][:2]
            case GemDrawn(seat=seat, gem=gem):
                self.gems[seat][gem.value] += 1
            case BoardPutAside():
                self.put_aside += 1
            case RoundEnded():
                self.rounds += 1
            case GameEnded(places=places, reason="played") if self.edition != "cooperative":
                scores = [self.score(seat) for seat in range(self.seats)]
                assert list(places) == [1 + sum(o > mine for o in scores) for mine in scores]
            case _:
                pass

    def solve(self, seat: int) -> None:
        assert seat not in self.order
        self.order.append(seat)
        self.solved[seat] += 1
        prize = PRIZES[len(self.order) - 1] if len(self.order) < 3 else ""
        if self.edition in ("2024", "2015") and prize:
            self.gems[seat][prize] += 1
        if self.edition == "cooperative":
            won = self.animals.setdefault(self.deals[seat].animal.value, [0, 0, 0])
            won[0] += 1
            if prize:
                won[1 + PRIZES.index(prize)] += 1

    def score(self, seat: int) -> Any:
        gems = self.gems[seat]
        if self.edition.startswith("classic"):
            return sorted((gems[gem] for gem in self.colours), reverse=True)
        if self.edition == "2024":
            return 3 * gems["blue"] + gems["brown"] + self.solved[seat]
        if self.edition == "2015":
            return sum(POINTS[gem] * count for gem, count in gems.items())
        return self.solved[seat]

    colours = ("green", "red", "blue", "violet", "brown", "yellow")

    def agree(self, seen: Any) -> None:
        """Hold the model against what a spectator sees."""
        table = seen.table
        if self.edition.startswith("classic"):
            assert [[gem.value for gem in row] for row in table.rows] == (self.rows or [[]] * 6)
            counted = [[mine[gem] for gem in self.colours] for mine in self.gems]
            assert [list(counts) for counts in table.gems] == counted
            in_all = sum(map(len, self.rows)) + sum(mine.total() for mine in self.gems)
            assert in_all == (72 if self.rows else 0)
        elif self.edition == "2024":
            points = [self.score(seat) for seat in range(self.seats)]
            assert list(table.points) == points
        elif self.edition == "2015":
            assert list(table.points) == [self.score(seat) for seat in range(self.seats)]
            assert sum(table.track) + sum(table.bag) + sum(map(sum, table.won)) == 58
        elif self.edition == "cooperative":
            boards, sapphires, ambers = (
                [self.animals.get(animal.value, [0, 0, 0])[kind] for animal in table.animals]
                for kind in range(3)
            )
            extra = 5 if all(sapphires) and all(ambers) and table.animals else 0
            assert (
                table.score == 4 * min(boards, default=0) + 3 * sum(sapphires) + sum(ambers) + extra
            )
            assert table.score <= 77
        elif self.edition == "solo":
            assert (table.run.solved, table.run.put_aside) == (self.solved[0], self.put_aside)
        else:
            assert list(table.points) == self.solved

    def boards_are_fresh(self, same: bool) -> None:
        if self.edition != "solo":
            boards = self.dealt[:: self.seats] if same else self.dealt
            assert len(set(boards)) == len(boards)


class AnyGame(RuleBasedStateMachine):
    """A table, a model, a referee, and people who try everything."""

    table: Playing

    @initialize(
        where=st.sampled_from(list(tables())),
        options=st.sampled_from(OPTIONS),
        seed=st.integers(0, 9_999),
    )
    def sit_down(self, where: tuple[str, int], options: dict[str, object], seed: int) -> None:
        edition, seats = where
        try:
            self.table = a_table(edition, seats, seed, a_box(), **options)
        except BadSetting:
            self.table = a_table(edition, seats, seed, a_box())
        self.model = Model(edition, seats)
        self.referee = Referee()
        self.mirror = engine.replay(self.table.events[:1])
        self.heard = 0
        self.listen()

    def listen(self) -> None:
        """Let the model and the referee hear what has happened since."""
        for event in self.table.events[self.heard :]:
            if self.heard:
                engine.apply(self.mirror, event)
            assert self.referee.check(event, self.mirror) == ()
            self.model.hear(event)
            self.heard += 1
        assert fingerprint(self.mirror) == fingerprint(self.table.game)

    def give(self, command: Command, later: int) -> None:
        at = self.table.game.now + later
        passed = at - max(0, command.by) if isinstance(command, MoveClock) else at
        self.table.wait(passed)
        before = fingerprint(self.table.game)
        try:
            self.table.tell(command, at)
        except Refused as refusal:
            assert type(refusal).code != "refused"
            assert fingerprint(self.table.game) == before
        self.listen()

    times = st.sampled_from((0, 1, 999, 3_000, 8_000, 20_000, 59_999, 60_000, 61_000))
    a_seat = st.integers(0, 3)

    @rule(later=times)
    def wait(self, later: int) -> None:
        self.table.wait(self.table.game.now + later)
        self.listen()

    @rule()
    def wait_for_the_next_thing(self) -> None:
        due = engine.due(self.table.game)
        if due is not None:
            self.table.wait(due)
            self.listen()

    @precondition(lambda self: self.table.game.phase in (Phase.ROUND, Phase.PLAY_OFF))
    @rule(seat=a_seat, later=st.integers(0, 9_000))
    def solve(self, seat: int, later: int) -> None:
        seat %= len(self.table.game.seats)
        if self.table.game.seats[seat].deal is not None:
            self.give(solve_for(self.table.game, seat), later)

    @rule(seat=a_seat, later=st.integers(0, 5_000), chance=st.integers(0, 9_999))
    def do_something_sensible(self, seat: int, later: int, chance: int) -> None:
        command = wished(self.table, seat % len(self.table.game.seats), Dice(chance))
        if command is not None:
            self.give(command, later)

    @precondition(lambda self: self.table.game.phase is Phase.ROUND)
    @rule(order=st.permutations(range(4)), count=st.integers(0, 4), chance=st.integers(0, 9_999))
    def play_the_round(self, order: list[int], count: int, chance: int) -> None:
        """Some solve, and then do what they may; the sand runs out."""
        game = self.table.game
        playing = game.round
        dice = Dice(chance)
        for seat in order[:count]:
            if seat < len(game.seats) and game.phase is Phase.ROUND and game.round == playing:
                self.give(solve_for(game, seat), dice.below(3_000))
                self.do_something_sensible(seat, dice.below(3_000), dice.below(9_999))
                self.do_something_sensible(seat, dice.below(3_000), dice.below(9_999))
        if game.phase is Phase.ROUND and game.round == playing and game.deadline is not None:
            self.table.wait(game.deadline)
            self.listen()

    @rule(
        name=st.sampled_from(sorted(COMMANDS)),
        seat=st.integers(-1, 4),
        field=st.integers(-2, 7),
        later=times,
    )
    def do_nonsense(self, name: str, seat: int, field: int, later: int) -> None:
        kind: Any = COMMANDS[name]
        fields: dict[str, object] = {
            "seat": seat,
            "field": field,
            "seen": None,
            "cover": Cover.parse("O4 O4 I2 / O4 O4 I2"),
            "by": field,
            "reason": "nonsense",
        }
        if kind is Leave and field < 6:  # or nobody would be left to play
            return
        names = kind.__dataclass_fields__
        self.give(kind(**{each: fields[each] for each in names}), later)

    @rule(seat=a_seat, other=a_seat)
    def call_with_somebody_elses_cover(self, seat: int, other: int) -> None:
        game = self.table.game
        if max(seat, other) < len(game.seats) and game.seats[other].deal is not None:
            self.give(CallUbongo(seat, solve_for(game, other).cover), 1)

    @rule(seat=a_seat, later=times, back=st.booleans())
    def lose_a_line(self, seat: int, later: int, back: bool) -> None:
        seat %= len(self.table.game.seats)
        self.give(Return(seat) if back else Lose(seat), later)

    @rule(by=st.integers(0, 90_000), later=times)
    def stumble(self, by: int, later: int) -> None:
        self.give(MoveClock(by, "the server stumbled"), later)

    @invariant()
    def the_model_agrees(self) -> None:
        if not hasattr(self, "table"):
            return
        game = self.table.game
        self.model.agree(view(game, None))
        self.model.boards_are_fresh(game.settings.same_puzzle)
        assert game.number == len(self.table.events) == self.heard

    def teardown(self) -> None:
        if hasattr(self, "table"):
            replayed = engine.replay(self.table.events)
            assert fingerprint(replayed) == fingerprint(self.table.game)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = trying(max_examples=40, stateful_step_count=40)
