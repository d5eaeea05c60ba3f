"""Time: it comes in as an argument, runs forwards only, and brings every game to rest."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.any_player import Dice, a_table, step, tables
from tests.support.game_harness import Playing, a_box, a_game, snapshot, solve_for
from ubongo.boards.board import Side
from ubongo.rules import engine
from ubongo.rules.commands import Lose, MoveClock, Pass, Return, Roll, TakeGems
from ubongo.rules.events import (
    ClockMoved,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatLost,
    UbongoCalled,
)
from ubongo.rules.refusals import GaveUp, OutOfTime
from ubongo.rules.schedule import due_events
from ubongo.rules.view import view


def test_a_command_that_was_overtaken_counts_as_given_when_it_is_judged() -> None:
    """R-017: the order of the log decides, and its times never go back."""
    table = a_game("bare", 2)
    table.tell(Roll(0), at=0)
    table.solve(1, at=30_000)

    called = table.solve(0, at=29_990)

    assert called[0] == UbongoCalled(30_000, 0, 2, solve_for(table.game, 0).cover)
    assert [event.at for event in table.events] == sorted(event.at for event in table.events)


def test_a_decision_is_never_dated_before_the_last_event() -> None:
    table = a_game("bare", 2)
    table.tell(Roll(0), at=1_000)

    assert engine.decide(table.game, Lose(1), 400, table.chance) == (SeatLost(1_000, 1),)


def test_a_refused_command_does_not_hold_back_the_sand() -> None:
    """The round had ended before the command was judged, and stays ended."""
    table = a_game("classic", 2)
    table.begin()
    table.solve(0)
    deadline = table.game.deadline
    assert deadline is not None

    try:
        table.tell(Pass(0), at=deadline + 10)
    except OutOfTime as refusal:
        assert refusal.numbers == {"late_by": 10}
    else:
        raise AssertionError("the sand had run out")

    assert table.events[-1] == RoundEnded(deadline, 1)


def test_while_the_clock_stood_still_nothing_became_due() -> None:
    """R-411: the server slept from 20 s to 320 s of the round; 40 s are still in the glass."""
    table = a_game("bare", 2)
    table.tell(Roll(0), at=0)

    brought = table.tell(MoveClock(300_000, "restart"), at=320_000)

    assert brought == [ClockMoved(320_000, 300_000, "restart")]
    assert table.game.deadline == 360_000


def test_what_was_due_before_the_clock_stood_still_has_happened() -> None:
    """R-411: the round was to begin at 5 s, the server slept from 6 s to 106 s."""
    table = a_game("bare", 2)

    brought = table.tell(MoveClock(100_000, "restart"), at=106_000)

    assert [type(event) for event in brought] == [RoundStarted, ClockMoved]
    assert brought[0].at == 5_000
    assert table.game.deadline == 165_000


def test_a_clock_moved_too_little_does_not_bring_the_past_back() -> None:
    """What should have happened while nobody looked happens now, not then."""
    table = a_game("bare", 2)
    table.tell(Roll(0), at=0)
    table.solve(0, at=1_000)
    engine.apply(table.game, ClockMoved(90_000, 1_000, "restart"))

    assert engine.due(table.game) == 90_000
    assert table.wait(90_000) == [RoundEnded(90_000, 1)]


def test_a_solver_who_is_lost_without_an_hourglass_holds_nobody_up() -> None:
    """R-406: Amina has solved but taken nothing when her line is lost; after a minute she is out.

    Without sand nothing else would ever end the round.
    """
    table = a_game("classic", 2, hourglass=None)
    table.begin()
    begun = table.game.now
    table.solve(0, at=begun + 1_000)
    table.tell(Lose(0), at=begun + 2_000)
    table.solve(1, at=begun + 3_000)
    table.tell(TakeGems(1), at=begun + 4_000)

    assert table.wait(begun + 61_999) == []
    assert table.wait(begun + 62_000) == [
        RoundGivenUp(begun + 62_000, 0),
        RoundEnded(begun + 62_000, 1),
    ]


def test_who_was_given_up_for_lost_may_not_take_any_more() -> None:
    table = a_game("classic", 2, hourglass=None)
    table.begin()
    table.solve(0)
    table.tell(Lose(0))
    table.wait_for(RoundGivenUp)
    table.tell(Return(0))

    assert isinstance(table.refused(TakeGems(0)), GaveUp)
    assert table.view(0).may == ()


# From wherever a game is, time alone leads somewhere and never back.

FAR = 10**12
AGREED: list[dict[str, Any]] = [
    {"sides": (Side.EASY,)},
    {"sides": (Side.HARD,), "grace": 250},
    {"delays": True},
    {"hourglass": None},
]


def any_moments(edition: str, seats: int, seed: int) -> Iterator[Playing]:
    """A game of people who come, go, leave and stop clocks, looked at now and then."""
    dice = Dice(seed)
    settings: dict[str, Any] = dict(dice.one_of(AGREED))
    if settings.get("delays"):
        settings["delays"] = (0, 7_000, 30_000, 59_000)[:seats]
    if edition == "solo":
        settings = {}
    table = a_table(edition, seats, seed, a_box(), **settings)
    for _ in range(60):
        yield table
        for _ in range(1 + dice.below(12)):
            step(table, dice, mischief=True)


@pytest.mark.parametrize(("edition", "seats"), [*tables()])
def test_time_alone_brings_every_game_to_rest(edition: str, seats: int) -> None:
    """Nothing is due forever: left alone, a game ends, sleeps into the void, or waits for people.

    A round brings its beginning, its second chance and its end, and no more than a board shown
    and a round given up for each seat.
    """
    for seed in range(2):
        for table in any_moments(edition, seats, seed):
            game = engine.replay(table.events)
            most = 20 + (game.rounds or 36) * (3 + 2 * seats)
            steps = 0
            while (due := engine.due(game)) is not None and due < FAR:
                assert due >= game.now
                for event in due_events(game, due, table.chance):
                    assert event.at == due
                    engine.apply(game, event)
                steps += 1
                assert steps < most, f"{edition}, {seats} seats, seed {seed}: still {game.phase}"
            # Only people who are there can hold a game up: paused, or without an hourglass.
            assert game.is_over or not game.is_asleep


@pytest.mark.parametrize(("edition", "seats"), [*tables()])
def test_the_log_never_goes_back_in_time_and_replays(edition: str, seats: int) -> None:
    """R-401: numbered without a gap, in the order of time; the game follows from it."""
    for seed in range(2):
        *_, table = any_moments(edition, seats, seed)
        times = [event.at for event in table.events]
        assert times == sorted(times)
        assert table.game.number == len(table.events)
        again = engine.replay(table.events)
        assert snapshot(again) == snapshot(table.game)
        # What is remembered between two looks is never older than the game.
        looks = [view(again, seat) for seat in (*range(seats), None)]
        assert table.seen_by_all() == looks


@pytest.mark.parametrize(("edition", "seats"), [*tables()])
def test_a_moved_clock_moves_everything_that_is_due(edition: str, seats: int) -> None:
    """R-411: whatever the game is at, what was due is due that much later, and nothing else."""
    for seed in range(2):
        for table in any_moments(edition, seats, seed):
            game = engine.replay(table.events)
            due = engine.due(game)
            if game.is_over or due == game.now:
                continue
            engine.apply(game, ClockMoved(game.now, 12_345, "restart"))
            assert engine.due(game) == (None if due is None else due + 12_345)
