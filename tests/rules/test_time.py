"""Time: it comes in as an argument, runs forwards only, and brings every game to rest."""

from tests.rules.tables import a_game, solve_for
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
