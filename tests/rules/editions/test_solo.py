"""The solo game: one clock, a board after the other, and what makes a record."""

from itertools import pairwise

import pytest

from tests.support.game_harness import Playing, a_box, a_game, solve_for
from ubongo.boards.board import Side, Symbol
from ubongo.rules.commands import (
    AskPause,
    Finish,
    GiveUp,
    Leave,
    Lose,
    MoveClock,
    PutAside,
    Return,
    TakeGems,
)
from ubongo.rules.editions.solo import TASKS, Run, SoloView
from ubongo.rules.events import (
    BoardPutAside,
    GameEnded,
    GameVoided,
    HourglassTurned,
    RoundEnded,
    RoundStarted,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.refusals import BadSetting, OutOfTime, WrongEdition, WrongPhase

MINUTE = 60_000
HOUR = 60 * MINUTE


def run(table: Playing) -> Run:
    shown = table.view().table
    assert isinstance(shown, SoloView)
    return shown.run


def phase(table: Playing) -> Phase:
    return table.game.phase


def tasks(table: Playing) -> list[tuple[int, Symbol]]:
    return [(started.deals[0].board, started.symbol) for started in table.happened(RoundStarted)]


def alone(**settings: object) -> Playing:
    """A run whose first board lies there."""
    table = a_game("solo", 1, **settings)  # type: ignore[arg-type]
    table.begin()
    return table


@pytest.mark.parametrize("minutes", [5, 10, 20])
def test_as_many_tasks_as_possible_in_the_time(minutes: int) -> None:
    """R-300: every solve brings the next board at once, until the clock has run out."""
    table = alone(minutes=minutes)
    for second in range(0, minutes * 60, 30):
        table.solve(0, at=1_000 * second + 500)
    table.wait(minutes * MINUTE)

    assert phase(table) is Phase.OVER
    assert table.happened(GameEnded)[0].at == minutes * MINUTE
    assert run(table).solved == 2 * minutes


@pytest.mark.parametrize("minutes", [0, 1, 15, 60])
def test_other_lengths_are_not_offered(minutes: int) -> None:
    """R-300: 5, 10 or 20."""
    with pytest.raises(BadSetting):
        alone(minutes=minutes)


def test_without_a_clock_it_ends_when_one_has_had_enough() -> None:
    """R-300: no minutes, no end but `Finish`."""
    table = alone()
    table.solve(0, at=3 * HOUR)
    assert phase(table) is Phase.ROUND

    table.tell(Finish(0))

    assert phase(table) is Phase.OVER
    assert table.game.reason == "finished"
    assert run(table) == Run(None, Side.EASY, 1, 0, 3 * HOUR)


def test_a_board_is_put_aside_for_a_new_one() -> None:
    """R-301: in the same moment, as often as one likes, without a penalty."""
    table = alone(minutes=5)
    happened = table.tell(PutAside(0), at=10_000)

    assert [type(event) for event in happened] == [BoardPutAside, RoundEnded, RoundStarted]
    assert {event.at for event in happened} == {10_000}
    for _ in range(30):
        table.tell(PutAside(0))
    table.solve(0)
    assert run(table).solved == 1
    assert run(table).put_aside == 31


def test_there_is_no_way_back_to_a_board_put_aside() -> None:
    """R-301: its solution is no solution of the next one, and it is not dealt again."""
    table = alone(minutes=5)
    old = solve_for(table.game, 0)
    table.tell(PutAside(0))

    assert table.refused(old).code == "not_covered"
    for _ in range(35):
        table.tell(PutAside(0))
    boards = [board for board, _ in tasks(table)]
    assert boards.count(boards[0]) == (2 if boards[36] == boards[0] else 1)


def test_every_board_gets_a_roll_of_its_own() -> None:
    """R-302: not one face for the whole run."""
    faces: dict[Symbol, int] = dict.fromkeys(Symbol, 0)
    for seed in range(20):
        table = alone(minutes=5, seed=seed)
        for _ in range(35):
            table.solve(0)
        for _, symbol in tasks(table):
            faces[symbol] += 1

    assert sum(faces.values()) == 20 * 36
    assert all(90 < count < 150 for count in faces.values())


def test_the_score_is_the_number_of_solved_tasks() -> None:
    """R-303: no gems, no hourglass, no second chance."""
    table = alone(minutes=5)
    table.solve(0, at=4 * MINUTE)
    late = solve_for(table.game, 0)
    table.wait(5 * MINUTE)

    assert run(table).solved == 1
    assert table.game.phase is Phase.OVER
    assert table.game.places == (1,)
    assert table.happened(HourglassTurned) == []
    assert isinstance(table.refused(late), OutOfTime)
    assert isinstance(table.refused(TakeGems(0)), WrongEdition)


def test_a_solve_at_the_last_moment_counts_and_a_moment_later_not() -> None:
    """R-303: before the end."""
    in_time = alone(minutes=5)
    in_time.solve(0, at=5 * MINUTE - 1)
    assert run(in_time).solved == 1

    late = alone(minutes=5)
    late.refused(solve_for(late.game, 0), at=5 * MINUTE)
    assert run(late).solved == 0


def test_what_makes_a_record() -> None:
    """R-303: more solves, then fewer put aside, then the earlier last solve."""
    tuesday = Run(10, Side.EASY, 14, 1, 588_000)
    sunday = Run(10, Side.EASY, 14, 3, 560_000)
    monday = Run(10, Side.EASY, 13, 0, 542_000)
    earlier = Run(10, Side.EASY, 14, 1, 587_999)

    runs = [monday, sunday, tuesday, earlier]
    assert sorted(runs, key=lambda one: one.record, reverse=True) == [
        earlier,
        tuesday,
        sunday,
        monday,
    ]


def test_the_last_solve_is_remembered() -> None:
    """R-303: in time of play since the first board."""
    table = a_game("solo", 1, minutes=5, at=1_000_000)
    table.begin()
    table.solve(0, at=1_020_000)
    table.tell(PutAside(0), at=1_031_000)
    table.solve(0, at=1_045_000)
    table.wait(2_000_000)

    assert run(table) == Run(5, Side.EASY, 2, 1, 45_000)


def test_216_tasks_and_never_one_twice() -> None:
    """R-304: the stack is shuffled again and again, and every board shows each face once."""
    table = alone(sides=(Side.HARD,))
    number = 0
    while phase(table) is Phase.ROUND:
        number += 1
        if number % 3:
            table.solve(0)
        else:
            table.tell(PutAside(0))

    assert number == TASKS == 216
    assert len(set(tasks(table))) == 216
    for start in range(0, 216, 36):
        boards = {board for board, _ in tasks(table)[start : start + 36]}
        assert boards == {board.number for board in a_box().boards}
    assert run(table).solved == 144


def test_a_reshuffled_stack_comes_in_another_order() -> None:
    """R-304: all 36 are shuffled, not just turned over."""
    table = alone()
    for _ in range(107):
        table.tell(PutAside(0))
    boards = [board for board, _ in tasks(table)]
    passes = [boards[start : start + 36] for start in range(0, 108, 36)]

    assert all(one != other for one, other in pairwise(passes))


def test_the_clock_runs_on_while_one_is_offline() -> None:
    """R-305: it never pauses; the run ends by the clock and counts."""
    table = alone(minutes=5)
    table.solve(0, at=30_000)
    table.tell(Lose(0), at=60_000)
    table.wait(5 * MINUTE - 1)
    assert phase(table) is Phase.ROUND
    table.wait(5 * MINUTE)

    assert phase(table) is Phase.OVER
    assert table.happened(GameEnded)[0].at == 5 * MINUTE
    assert run(table).solved == 1


def test_who_is_back_in_time_finds_the_same_board() -> None:
    """R-305, R-406: and less time."""
    table = alone(minutes=5)
    before = table.view(0).own.deal
    table.tell(Lose(0), at=60_000)
    table.tell(Return(0), at=4 * MINUTE)

    assert table.view(0).own.deal == before
    assert table.view(0).deadline == 5 * MINUTE


def test_there_is_no_pause() -> None:
    """R-305: nobody else would have to agree, so nobody may."""
    table = alone(minutes=5)
    assert isinstance(table.refused(AskPause(0)), WrongPhase)


def test_a_table_that_stood_still_gives_the_time_back() -> None:
    """R-305, R-411: the server's own standstill is no pause of the player's."""
    table = alone(minutes=5)
    table.tell(MoveClock(20_000, "crash"), at=60_000)
    table.solve(0, at=70_000)
    table.solve(0, at=5 * MINUTE + 19_999)
    table.wait(5 * MINUTE + 20_000)

    assert phase(table) is Phase.OVER
    assert run(table) == Run(5, Side.EASY, 2, 0, 5 * MINUTE - 1)


def test_without_a_clock_a_lost_line_costs_nothing() -> None:
    """R-406: nobody waits, so the board stays; after a day the table is void (R-409)."""
    table = alone()
    table.tell(Lose(0), at=1_000)
    table.wait(20 * HOUR)
    assert phase(table) is Phase.ROUND
    table.tell(Return(0), at=20 * HOUR)
    assert run(table).put_aside == 0

    table.tell(Lose(0))
    assert table.wait_for(GameVoided).at == 44 * HOUR


def test_leaving_ends_the_run() -> None:
    """R-410: what was solved stays solved."""
    table = alone(minutes=5)
    table.solve(0, at=9_000)
    table.tell(Leave(0))

    assert phase(table) is Phase.OVER
    assert run(table).solved == 1


def test_a_board_is_put_aside_and_not_given_up() -> None:
    """R-301: there is one way to be rid of a board, and it is counted."""
    table = alone()
    assert isinstance(table.refused(GiveUp(0)), WrongEdition)
    assert table.view(0).may == ("CallUbongo", "PutAside", "Finish", "AskPause")
    assert table.happened(UbongoCalled) == []


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("hourglass", 30_000),
        ("rounds", 9),
        ("same_puzzle", True),
        ("fair_deal", True),
        ("open_boards", True),
        ("delays", (5_000,)),
        ("play_off_ties", True),
    ],
)
def test_options_that_need_several_players_or_an_hourglass(setting: str, value: object) -> None:
    """R-303: one clock and one player."""
    with pytest.raises(BadSetting) as refusal:
        alone(**{setting: value})
    assert refusal.value.numbers["setting"] == setting


@pytest.mark.parametrize("minutes", [None, 5])
def test_what_one_may_do_alone(minutes: int | None) -> None:
    """R-301, R-303, R-434: a board is put aside, and there is nothing to give up."""
    table = a_game("solo", 1, minutes=minutes)
    table.begin()

    pauses = ("AskPause",) if minutes is None else ()
    assert table.view(0).may == ("CallUbongo", "PutAside", "Finish", *pauses)


def test_when_the_run_is_over_no_board_is_put_aside_and_nothing_finished() -> None:
    """R-301, R-303: at the end of the clock, and after whoever has finished before."""
    table = a_game("solo", 1, minutes=5)
    table.begin()
    late = table.refused(PutAside(0), at=5 * MINUTE)
    assert isinstance(late, OutOfTime)
    assert late.numbers == {"late_by": 0}

    free = a_game("solo", 1)
    free.begin()
    free.tell(Finish(0))
    assert isinstance(free.refused(PutAside(0)), WrongPhase)
    assert isinstance(free.refused(Finish(0)), WrongPhase)


def test_a_run_begins_with_nothing() -> None:
    """R-303: no task, none put aside, and no time of a solve."""
    assert run(alone(minutes=5)) == Run(5, Side.EASY, 0, 0, 0)


def test_who_leaves_a_run_has_played_it() -> None:
    """R-303, R-410: what was solved until then counts."""
    table = alone(minutes=5)
    table.solve(0)
    table.tell(Leave(0))

    assert (table.game.places, table.game.reason) == ((1,), "played")
    assert run(table).solved == 1
