"""R-417 to R-420, R-434, R-435: rounds that do not wait for the sand, and guided first games."""

import pytest

from tests.support.game_harness import Playing, a_game, solve_for
from ubongo.match.match import Match
from ubongo.match.seating import seated
from ubongo.rules.commands import (
    GiveUp,
    Leave,
    Lose,
    MovePawn,
    Next,
    Pass,
    PlayOn,
    Return,
    Roll,
    TakeGems,
)
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.classic import GemView
from ubongo.rules.events import (
    BoardShown,
    GameEnded,
    GameVoided,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    PawnsPlaced,
    Player,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.refusals import (
    AlreadySolved,
    BadSetting,
    GaveUp,
    HasLeft,
    WrongEdition,
    WrongPhase,
)
from ubongo.rules.settings import Settings

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE

WITH_BOT = (Player("Amina"), Player("Ben"), Player("Bolt", bot="child"))
ALONE = (Player("Amina"), Player("Bolt", bot="expert"), Player("Cog", bot="expert"))


def begun(
    seats: int | tuple[Player, ...] = 2, edition: str = "bare", **settings: object
) -> Playing:
    """A game whose first round began at 0."""
    table = a_game(edition, seats, **settings)  # type: ignore[arg-type]
    if edition.startswith("classic"):
        table.wait_for(PawnsPlaced)
    table.tell(Roll(0))
    return table


# With an hourglass


def test_a_seat_that_has_not_solved_may_give_up_and_take_it_back() -> None:
    """R-434: while the round runs; in between it cannot call."""
    table = begun(3)
    now = table.game.now
    assert table.view(1).may == ("CallUbongo", "GiveUp")
    assert table.tell(GiveUp(1)) == [RoundGivenUp(now, 1)]
    assert table.view(0).seats[1].gave_up
    assert table.view(1).may == ("PlayOn",)
    assert isinstance(table.refused(solve_for(table.game, 1)), GaveUp)
    assert isinstance(table.refused(GiveUp(1)), GaveUp)

    assert table.tell(PlayOn(1), at=now + 5) == [GiveUpTakenBack(now + 5, 1)]
    assert table.view(1).may == ("CallUbongo", "GiveUp")
    assert isinstance(table.refused(PlayOn(1)), WrongPhase)
    assert isinstance(table.solve(1)[0], UbongoCalled)


def test_who_has_solved_has_nothing_to_give_up() -> None:
    """R-434."""
    table = begun(2, "classic")
    table.solve(0)

    assert isinstance(table.refused(GiveUp(0)), AlreadySolved)


def test_when_all_have_given_up_the_round_ends_without_a_second_chance() -> None:
    """R-434: nobody stares at the sand for two minutes."""
    table = begun(2)
    table.tell(GiveUp(0), at=5_000)
    ended = table.tell(GiveUp(1), at=6_000)

    assert ended[-1] == RoundEnded(6_000, 1)
    assert table.happened(HourglassTurned) == []


def test_while_one_person_puzzles_the_round_goes_on_and_has_its_second_chance() -> None:
    """R-138, R-434: nobody has solved; Amina may come back to her board in it."""
    table = begun(2)
    table.tell(GiveUp(0), at=5_000)
    table.wait(60_000)
    assert table.happened(HourglassTurned) != []
    table.tell(PlayOn(0), at=70_000)

    assert isinstance(table.solve(0)[0], UbongoCalled)


def test_bots_stop_when_no_person_puzzles() -> None:
    """R-434: Amina has given up and Ben has solved; Bolt, who has not, is not waited for."""
    table = begun(WITH_BOT)
    table.tell(GiveUp(0), at=5_000)

    assert table.solve(1, at=9_000)[-1] == RoundEnded(9_000, 1)


def test_bots_alone_do_not_stop_anything() -> None:
    """R-434: at least one *person* has given up; if both have solved, Bolt goes on."""
    table = begun(WITH_BOT)
    table.solve(0)
    table.solve(1)
    assert table.game.phase is Phase.ROUND
    gone = begun(WITH_BOT)
    gone.tell(GiveUp(2))
    assert gone.game.phase is Phase.ROUND


def test_who_is_offline_still_puzzles() -> None:
    """R-406, R-434: Ben may be back before the sand has run out."""
    table = begun(WITH_BOT)
    table.tell(Lose(1))
    table.tell(GiveUp(0))
    assert table.game.phase is Phase.ROUND
    table.tell(Return(1))

    assert isinstance(table.solve(1)[0], UbongoCalled)


def test_who_leaves_puzzles_no_more() -> None:
    """R-410, R-434: Amina has given up, and Ben goes."""
    table = begun(WITH_BOT)
    table.tell(GiveUp(0))

    assert isinstance(table.tell(Leave(1))[-1], RoundEnded)


def test_solvers_are_waited_for_when_all_others_have_given_up() -> None:
    """R-135, R-434: Ben has still to take his gems; until then Amina may change her mind."""
    table = begun(WITH_BOT, "classic")
    start = table.game.now
    table.solve(1, at=start + 1_000)
    table.tell(GiveUp(0), at=start + 2_000)
    assert table.game.phase is Phase.ROUND
    assert isinstance(table.refused(solve_for(table.game, 2)), WrongPhase)
    assert table.view(2).may == ()
    table.tell(PlayOn(0), at=start + 3_000)
    assert "CallUbongo" in table.view(2).may
    table.tell(GiveUp(0), at=start + 4_000)

    assert table.tell(TakeGems(1), at=start + 5_000)[-1] == RoundEnded(start + 5_000, 1)


def test_a_bot_stops_thinking_and_begins_again() -> None:
    """R-434: at a live table, with its keeper."""
    table = a_game("classic", WITH_BOT)
    table.wait_for(PawnsPlaced)
    match = Match.resumed(table.events, seated(list(WITH_BOT), "dice"), table.chance)
    start = match.give(Roll(0), match.game.now)[0].at
    thinking = [match.plans[2] is not None]
    match.give(solve_for(match.game, 1), start + 10)
    for command in (GiveUp(0), PlayOn(0)):
        match.give(command, start + 20)
        thinking.append(match.plans[2] is not None)

    assert thinking == [True, False, True]
    assert match.refused == []


def test_in_co_op_giving_up_together_ends_the_round_too() -> None:
    """R-264, R-434: without the second chance that somebody who failed would have had."""
    table = begun(3, "cooperative")
    table.solve(0, at=5_000)
    table.tell(GiveUp(1), at=6_000)
    table.tell(GiveUp(2), at=7_000)

    assert table.happened(RoundEnded)[-1].at == 7_000
    assert table.happened(HourglassTurned) == []


def test_in_solo_nothing_is_given_up() -> None:
    """R-301, R-434: a board is put aside."""
    table = a_game("solo", 1)
    table.begin()
    assert isinstance(table.refused(GiveUp(0)), WrongEdition)
    assert isinstance(table.refused(PlayOn(0)), WrongEdition)


# Without an hourglass


def test_without_an_hourglass_giving_up_is_final() -> None:
    """R-417, R-418: no rank, no reward, for this round."""
    table = begun(2, hourglass=None)
    table.tell(GiveUp(1), at=9_000)
    assert table.view(1).may == ()
    assert isinstance(table.refused(PlayOn(1)), WrongPhase)
    table.solve(0)

    assert table.game.phase is Phase.BORDER
    assert table.happened(HourglassTurned) == []


def test_without_an_hourglass_bots_play_on() -> None:
    """R-417, R-434: they are no seat that is done, has given up or is out."""
    table = begun(WITH_BOT, hourglass=None)
    table.tell(GiveUp(0))
    table.tell(GiveUp(1))

    assert table.game.phase is Phase.ROUND


def test_three_minutes_after_the_latest_solve_who_still_puzzles_has_given_up() -> None:
    """R-420: shown to all."""
    table = begun(4, hourglass=None)
    assert table.view(0).gives_up_at is None
    table.solve(0, at=10_000)
    for seen in table.seen_by_all():
        assert seen.gives_up_at == 10_000 + 3 * MINUTE
    table.tell(GiveUp(1), at=60_000)
    assert table.view(None).gives_up_at == MINUTE + 3 * MINUTE
    assert table.wait(4 * MINUTE - 1) == []

    assert table.wait(4 * MINUTE) == [
        RoundGivenUp(4 * MINUTE, 2),
        RoundGivenUp(4 * MINUTE, 3),
        RoundEnded(4 * MINUTE, 1),
    ]
    assert table.view(None).gives_up_at is None


def test_with_an_hourglass_nobody_is_made_to_give_up() -> None:
    """R-420: only there."""
    table = begun(2, hourglass=180_000)
    table.solve(0, at=1_000)
    assert table.view(1).gives_up_at is None
    assert table.wait(179_999) == []


def test_a_solver_who_does_not_take_does_not_stop_the_table_either() -> None:
    """R-420: three minutes after the last solve, who has solved and not taken is out as well."""
    table = begun(2, "classic", hourglass=None)
    start = table.game.now
    table.solve(0, at=start + 1_000)
    table.tell(TakeGems(0))
    table.solve(1, at=start + 2_000)
    table.wait(start + 2_000 + 3 * MINUTE)

    assert table.happened(RoundGivenUp)[-1].seat == 1
    assert isinstance(table.refused(TakeGems(1)), WrongPhase)


def test_a_lost_line_gives_up_after_a_minute_also_for_a_solver() -> None:
    """R-419: from the loss, or from the round's start if that is later."""
    table = a_game("classic", 3, hourglass=None)
    table.wait_for(PawnsPlaced)
    table.tell(Lose(2))
    table.begin()
    start = table.game.now
    table.solve(1, at=start + 5_000)
    table.tell(Lose(1), at=start + 10_000)

    assert table.wait(start + MINUTE) == [RoundGivenUp(start + MINUTE, 2)]
    assert table.wait(start + 70_000) == [RoundGivenUp(start + 70_000, 1)]
    assert isinstance(table.refused(TakeGems(1)), GaveUp)
    assert isinstance(table.refused(MovePawn(1, 1)), GaveUp)
    assert isinstance(table.refused(Pass(1)), GaveUp)


def test_of_two_lost_lines_the_one_that_is_done_has_nothing_to_give_up() -> None:
    """R-419."""
    table = begun(3, hourglass=None)
    table.solve(1, at=1_000)
    table.tell(Lose(1), at=2_000)
    table.tell(Lose(2), at=3_000)

    assert table.wait(63_000) == [RoundGivenUp(63_000, 2)]


def test_when_everybody_is_offline_the_round_ends_and_the_table_sleeps() -> None:
    """R-409, R-419: at the border, for a day."""
    table = begun(2, hourglass=None)
    for seat in (0, 1):
        table.tell(Lose(seat), at=10_000)
    assert table.wait(70_000)[-1] == RoundEnded(70_000, 1)
    assert table.view(None).goes_on_at == 70_000 + 24 * HOUR
    table.tell(Return(0), at=HOUR)
    assert table.view(0).next_until == HOUR + 8 * SECOND

    old = begun(2, hourglass=None, rules=1)
    for seat in (0, 1):
        old.tell(Lose(seat), at=10_000)
    assert old.wait_for(GameVoided).at == 10_000 + 24 * HOUR


def test_a_solo_run_without_a_clock_keeps_its_board_while_its_player_is_away() -> None:
    """R-303, R-409, R-419: nobody waits for anybody there."""
    table = a_game("solo", 1)
    table.begin()
    table.tell(Lose(0), at=10_000)
    table.tell(Return(0), at=HOUR)

    assert table.happened(RoundGivenUp) == []
    assert isinstance(table.solve(0)[0], UbongoCalled)


# Everybody has gone


def test_when_the_last_person_leaves_the_round_closes_at_once() -> None:
    """R-410: without a second chance; bots do not play on, and the places stand."""
    table = begun(WITH_BOT, "2024")
    table.solve(2, at=1_000)
    table.tell(Leave(0), at=2_000)
    kinds = [type(event) for event in table.tell(Leave(1), at=3_000)]

    assert kinds[-3:-1] == [RoundEnded, GameEnded]
    assert table.game.reason == "left"
    assert table.happened(HourglassTurned) == []
    assert table.game.places == (2, 2, 1)
    assert table.game.now == 3_000


def test_before_the_first_round_a_game_that_all_have_left_is_void() -> None:
    """R-410: also while pawns are placed."""
    for edition in ("classic", "bare"):
        table = a_game(edition, WITH_BOT)
        table.tell(Leave(0))
        table.tell(Leave(1), at=3_000)

        assert table.happened(GameVoided) == [GameVoided(3_000)]
        assert table.happened(PawnsPlaced) == []


def test_who_left_goes_behind_a_bot_that_stayed() -> None:
    """R-410: in a tie for first."""
    table = begun(WITH_BOT)
    table.tell(Leave(0))
    table.tell(Leave(1))

    assert table.game.places == (2, 2, 1)


def test_by_the_first_rules_a_deserted_round_ran_to_its_end() -> None:
    """R-410: in games of version 1."""
    table = begun(WITH_BOT, rules=1)
    table.tell(Leave(0))
    table.tell(Leave(1), at=3_000)
    assert table.game.phase is Phase.ROUND
    table.end_round()

    assert table.game.places == (1, 1, 1)
    assert table.game.now == 120_000


def test_who_leaves_while_a_start_delay_runs_never_sees_the_board() -> None:
    """R-013, R-423: neither is it shown when the delay is over."""
    table = begun(3, delays=(0, 8_000, 0))
    table.tell(Leave(1), at=1_000)
    assert table.view(1).own.deal is None
    assert not table.view(0).seats[1].has_board
    assert not table.view(0).seats[1].online
    table.end_round()

    assert table.happened(BoardShown) == []
    assert isinstance(table.refused(GiveUp(1)), HasLeft)


# A guided first game


def guided(edition: str = "classic", **settings: object) -> tuple[Playing, Match]:
    """A guided game in its first round, with its keeper, so that the bots play."""
    table = a_game(edition, ALONE, guided=True, **settings)  # type: ignore[arg-type]
    match = Match.resumed(table.events, seated(list(ALONE), "dice"), table.chance)
    match.pass_time(0)
    match.give(Roll(0), 0)
    return table, match


def test_in_a_guided_game_the_pawns_are_placed_for_all() -> None:
    """R-435: at once, by the seed."""
    table = a_game("classic", ALONE, guided=True)
    assert isinstance(table.wait(0)[0], PawnsPlaced)
    seen = table.view(0).table
    assert isinstance(seen, GemView)
    assert len(seen.pawns) == 3


def test_the_first_round_of_a_guided_game_has_no_hourglass() -> None:
    """R-435: from round 2 on the usual rules."""
    _, match = guided()
    first = match.log[-1]
    assert isinstance(first, RoundStarted)
    assert first.deadline is None
    match.give(GiveUp(0), 1_000)
    match.pass_time(HOUR)
    second = [one for one in match.log if isinstance(one, RoundStarted)][1]
    assert second.deadline == second.at + MINUTE


@pytest.mark.parametrize("release", ["solve", "next", "give up"])
def test_bots_wait_for_the_person_in_the_first_round(release: str) -> None:
    """R-435: until the person has solved or said next (or has given up)."""
    _, match = guided()
    assert match.pass_time(HOUR) == []
    assert match.plans == [None] * 3
    if release == "solve":
        match.give(solve_for(match.game, 0), HOUR)
    elif release == "next":
        assert match.give(Next(0), HOUR)[0] == NextSaid(HOUR, 0)
    else:
        match.give(GiveUp(0), HOUR)
    later = match.pass_time(HOUR + 2 * MINUTE)

    assert {one.seat for one in later if isinstance(one, UbongoCalled)} == {1, 2}
    assert match.refused == []


def test_a_bot_that_does_not_wait_is_refused() -> None:
    """R-435: by the rules, not only by its manners."""
    table, match = guided("bare")
    playing = Playing(table.chance, tuple(match.log))
    assert playing.view(1).may == ()
    assert isinstance(playing.refused(solve_for(playing.game, 1)), WrongPhase)
    assert playing.view(0).may == ("CallUbongo", "GiveUp", "Next", "AskPause")
    playing.tell(Next(0))

    assert playing.view(0).may == ("CallUbongo", "GiveUp", "AskPause")
    assert isinstance(playing.solve(1)[0], UbongoCalled)


def test_from_the_second_round_on_a_guided_game_is_as_any_other() -> None:
    """R-435: bots call while the person puzzles, and *next* is for the pause only (R-432)."""
    table, match = guided("bare")
    match.give(GiveUp(0), 1_000)
    match.pass_time(1_000 + 2 * MINUTE)
    kinds = [type(one) for one in match.log]
    playing = Playing(table.chance, tuple(match.log[: kinds.index(RoundEnded) + 1]))
    ended = playing.game.now
    assert isinstance(playing.refused(Next(0), at=ended + 8 * SECOND), WrongPhase)
    playing.begin()

    assert "Next" not in playing.view(0).may
    assert isinstance(playing.refused(Next(0)), WrongPhase)
    assert isinstance(playing.solve(1)[0], UbongoCalled)


@pytest.mark.parametrize("seats", [2, (Player("A", "child"), Player("B", "child"))])
def test_a_guided_game_is_for_one_person_with_bots(seats: int | tuple[Player, ...]) -> None:
    """R-435: it stands in event 1."""
    with pytest.raises(BadSetting) as refusal:
        a_game("bare", seats, guided=True)
    assert refusal.value.numbers["setting"] == "guided"


def test_by_the_first_rules_too_a_deserted_round_without_an_hourglass_ends() -> None:
    """R-410: the bot has not solved, and the game is not void: a round was played."""
    table = a_game("bare", (Player("Amina"), Player("Robo", "child")), hourglass=None, rules=1)
    table.begin()
    table.tell(Leave(0))

    assert (table.game.phase, table.game.reason) == (Phase.OVER, "left")


def test_no_edition_agrees_to_a_guided_game_for_one() -> None:
    """R-435: a lobby asks before anybody plays."""
    with pytest.raises(BadSetting, match="one person with bots"):
        EDITIONS["bare"].agreed(Settings(guided=True), 1)


def test_after_the_first_round_of_a_guided_game_next_is_said_as_ever() -> None:
    """R-432, R-435: between rounds, and not when the table has gone on."""
    table = a_game("bare", ALONE, guided=True)
    table.play_round(0, 1, 2)
    border = table.game.now
    assert "Next" in table.view(0).may
    assert isinstance(table.refused(Next(0), at=border + 8_000), WrongPhase)


def test_who_comes_back_into_a_round_does_not_begin_it_anew() -> None:
    """R-419: the minute of the other runs from the loss, also if the table slept meanwhile."""
    table = a_game("bare", 2, hourglass=None)
    table.begin()
    start = table.game.now
    table.tell(Lose(1), at=start)
    table.tell(Lose(0), at=start + 10_000)
    table.tell(Return(0), at=start + 50_000)

    assert table.game.since == start
    assert table.wait_for(RoundGivenUp) == RoundGivenUp(start + MINUTE, 1)


def test_by_the_first_rules_who_left_while_a_start_delay_ran_saw_the_board() -> None:
    """R-013, R-423: a game of version 1 goes on as it was begun."""
    table = a_game("bare", 3, delays=(0, 8_000, 0), rules=1)
    table.begin()
    table.tell(Leave(1))

    assert table.view(1).own.deal is not None
