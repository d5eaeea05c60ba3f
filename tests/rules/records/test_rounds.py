"""The rounds of a game, read from its events: boards, solves, and how long each took."""

from tests.support.game_harness import Playing, a_game
from ubongo.rules.commands import AskPause, Continue, MoveClock, PutAside
from ubongo.rules.events import Player, PlayOffStarted, RoundStarted
from ubongo.rules.records.rounds import PLAY_OFF, Round, rounds_of


def times(played: Round) -> dict[int, tuple[int, int]]:
    """When each seat solved after the round began, and how long it took."""
    return {seat: (each.at - played.began, each.took) for seat, each in played.solves.items()}


def a_tie(**settings: object) -> Playing:
    """2024, one round that nobody solved, and then its play-off."""
    table = a_game("2024", 2, rounds=1, **settings)  # type: ignore[arg-type]
    table.play_round()
    table.begin_play_off()
    return table


def test_every_round_has_its_boards_and_who_solved_them() -> None:
    """R-017: in the order of their calls, with the time since the boards were seen."""
    table = a_game("bare", 3, rounds=2)
    table.play_round(2, 0)
    table.begin()

    first, second = rounds_of(table.events)
    dealt = table.happened(RoundStarted)
    assert (first.number, second.number) == (1, 2)
    assert first.symbol == dealt[0].symbol
    assert first.deals == dict(enumerate(dealt[0].deals))
    assert times(first) == {2: (1_000, 1_000), 0: (2_000, 2_000)}
    assert [(seat, each.rank) for seat, each in first.solves.items()] == [(2, 1), (0, 2)]
    assert (first.is_over, second.is_over) == (True, False)
    assert second.solves == {}


def test_the_play_off_is_a_round_of_its_own() -> None:
    """R-226: with the number 0, the boards of those who are in it, and no second chance."""
    table = a_tie()
    dealt = table.happened(PlayOffStarted)[0]
    table.solve(1, dealt.at + 3_000)

    first, last = rounds_of(table.events)
    # The databases of all releases have it so.
    assert (first.number, last.number) == (1, PLAY_OFF) == (1, 0)
    assert (first.solves, first.is_over) == ({}, True)
    assert last.deals == {0: dealt.deals[0], 1: dealt.deals[1]}
    assert (last.symbol, last.began) == (dealt.symbol, dealt.at)
    assert times(last) == {1: (3_000, 3_000)}
    assert not last.solves[1].second_chance
    assert last.is_over


def test_a_start_delay_is_no_part_of_a_solve() -> None:
    """R-423: the time runs from when the seat saw its board, in the play-off, too."""
    table = a_tie(delays=(0, 8_000))
    began = table.game.since
    table.wait(began + 8_000)
    table.solve(1, began + 9_500)

    assert times(rounds_of(table.events)[1]) == {1: (9_500, 1_500)}


def test_time_in_which_the_table_stood_still_is_no_part_of_a_solve() -> None:
    """R-411: neither before nor after a board with a start delay was seen."""
    table = a_game("bare", 2, delays=(0, 8_000))
    table.begin()
    began = table.game.now
    table.tell(MoveClock(5_000, "restart"), began + 1_000)
    table.wait(began + 13_000)
    table.solve(1, began + 14_000)
    table.tell(MoveClock(2_000, "restart"), began + 15_000)
    table.solve(0, began + 20_000)

    assert times(rounds_of(table.events)[0]) == {1: (14_000, 1_000), 0: (20_000, 13_000)}


def test_a_pause_is_no_part_of_a_solve_and_is_not_counted_again_in_the_next_round() -> None:
    """R-433: one person pauses for four seconds; in the second round nobody does."""
    table = a_game("bare", (Player("Amina"), Player("Robo", "child")))
    table.begin()
    began = table.game.now
    table.tell(AskPause(0), began + 1_000)
    table.tell(MoveClock(500, "restart"), began + 2_000)
    table.tell(Continue(0), began + 5_000)
    table.solve(0, began + 6_000)
    table.solve(1, began + 7_000)
    table.play_round(0)

    first, second = rounds_of(table.events)
    # The pause was 4 s long; half a second of it, in which the server was down, counts once.
    assert times(first) == {0: (6_000, 2_000), 1: (7_000, 3_000)}
    assert times(second) == {0: (1_000, 1_000)}


def test_a_second_chance_is_told_of_the_solves_in_it() -> None:
    """R-138, R-265: others may have helped there; the next round knows nothing of it."""
    table = a_game("cooperative", 2)
    table.begin()
    table.solve(0)
    deadline = table.game.deadline
    assert deadline is not None
    table.wait(deadline)
    table.solve(1)
    table.play_round(0)

    first, second = rounds_of(table.events)
    assert {seat: each.second_chance for seat, each in first.solves.items()} == {0: False, 1: True}
    assert not second.solves[0].second_chance


def test_a_board_put_aside_is_told() -> None:
    """R-301: the first board was put aside, the second not."""
    table = a_game("solo", 1)
    table.begin()
    table.tell(PutAside(0))
    table.solve(0, table.game.now + 1_000)

    first, second, *_ = rounds_of(table.events)
    assert (first.put_aside, second.put_aside) == (True, False)
    assert times(second) == {0: (1_000, 1_000)}


def test_no_solve_takes_less_than_no_time() -> None:
    """R-411: the clock was moved by more than had passed since the round began."""
    table = a_game("bare", 2)
    table.begin()
    began = table.game.now
    table.tell(MoveClock(5_000, "restart"), began + 1_000)
    table.solve(0, began + 2_000)

    assert times(rounds_of(table.events)[0]) == {0: (2_000, 0)}
