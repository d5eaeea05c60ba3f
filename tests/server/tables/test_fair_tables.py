"""R-429: a fair table: made by one tap, levels by own times, warm-ups and grades, tips for gems."""

import json
from dataclasses import replace as with_other
from typing import Any

from msgspec.structs import replace

from tests.support.scripted_players import covered
from tests.support.table_harness import RegistryHarness, TableHarness, a_context
from ubongo.boards.board import Animal, Side
from ubongo.boards.fitted_boards import RUNG
from ubongo.match.tips import tipped_field
from ubongo.protocol import messages
from ubongo.protocol.messages import BoardSeen, Laid, LevelSeen, WarmUpSeen
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.game import Phase
from ubongo.rules.settings import Boards, Settings
from ubongo.server.tables.fair import known_levels, warm_up
from ubongo.server.tables.fair.fair_handler import MOST_BEGUN
from ubongo.server.tables.fair.known_levels import KnownLevel
from ubongo.server.tables.log import lobby_change
from ubongo.server.tables.table import Table


def a_fair_table(edition: str = "2024", /, **settings: Any) -> tuple[TableHarness, int, int]:
    """Ada, who is the host, Ben, and a bot that is an expert."""
    around = TableHarness(edition, Settings(**{"start_seat": 0, **settings}))
    ada, ben = around.join("ada"), around.join("ben", name="Ben")
    around.does(ben, messages.Sit, seat=1)
    around.does(ada, messages.SeatBot, seat=2, strength="expert")
    around.does(ada, messages.MakeFair)
    return around, ada, ben


def level(around: TableHarness, connection: int, seat: int) -> LevelSeen | None:
    place = around.view(connection).lobby.places[seat]
    assert place is not None
    return place.level


def own_warm_up(around: TableHarness, connection: int) -> WarmUpSeen:
    seen = around.view(connection).lobby.warm_up
    assert seen is not None
    return seen


def cover_of(seen: WarmUpSeen) -> tuple[Laid, ...]:
    return covered(BoardSeen(0, Animal.RABBAT, Side.EASY, seen.area, seen.pieces, ()))


def begins(around: TableHarness, ada: int, ben: int) -> None:
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)


def test_one_tap_makes_a_table_fair_and_another_one_brings_back_what_was_agreed() -> None:
    """R-429: what else makes boards easy or hard rests meanwhile."""
    agreed: dict[str, Any] = {"sides": (Side.HARD,), "same_puzzle": True, "delays": (0, 5_000, 0)}
    around, ada, ben = a_fair_table(**agreed)
    around.does(ada, messages.ChooseGrade, grade="child")
    around.does(ada, messages.ChooseGrade, grade="fair", seat=1)
    assert around.view(ben).lobby.fair
    assert level(around, ben, 2) == LevelSeen("expert", 5, "grade")
    begins(around, ada, ben)
    game = around.table.state.game
    assert game is not None
    assert (game.settings.boards, game.settings.levels) == (Boards.FRESH, (72, 444, 792))
    assert game.settings.same_puzzle is False
    assert not any(game.settings.delays)

    other, ada, ben = a_fair_table(**agreed)
    other.does(ada, messages.MakeFair, fair=False)
    begins(other, ada, ben)
    game = other.table.state.game
    assert game is not None
    assert (game.settings.levels, game.settings.same_puzzle) == ((), True)


def test_a_game_begins_when_a_level_is_known_of_everybody() -> None:
    """R-429: nobody's level is guessed."""
    around, ada, ben = a_fair_table()
    around.does(ben, messages.SetReady, ready=True)
    assert around.may_not(ada, messages.StartGame) == "levels_missing"
    around.does(ben, messages.ChooseGrade, grade="strong")
    assert level(around, ada, 1) == LevelSeen("strong", 4, "grade")
    assert around.may_not(ada, messages.StartGame) == "levels_missing"
    around.does(ada, messages.ChooseGrade, grade="beginner")
    around.does(ada, messages.StartGame)


def test_boards_of_a_round_have_the_stars_of_their_seats() -> None:
    """R-429: everybody sees them, also of the boards that they may not look at yet."""
    around, ada, ben = a_fair_table()
    around.does(ada, messages.ChooseGrade, grade="child")
    around.does(ben, messages.ChooseGrade, grade="fair")
    begins(around, ada, ben)
    around.wait(around.at + 30_000)
    game, state = around.view(ada).game, around.table.state.game
    assert game is not None
    assert state is not None
    assert state.phase is Phase.ROUND
    told = [seat.fit.stars for seat in game.seats if seat.fit is not None]
    assert told == [
        stars(difficulty(seat.deal.puzzle)) for seat in state.seats if seat.deal is not None
    ]
    assert told == [1, 3, 5]


def test_a_start_delay_is_told_with_its_end_and_its_reason() -> None:
    """R-429: beyond the hardest boards there is only a delay."""
    around, ada, ben = a_fair_table()
    lobby = around.table.state.lobby
    known = (KnownLevel("ada", 900, "games"), KnownLevel("ben", 72, "games"))
    around.table.state.change_lobby(replace(lobby, known=known), "level_learned", "", 0)
    begins(around, ada, ben)
    around.wait(around.at + 5_200)
    game = around.view(ben).game
    assert game is not None
    ada_fit, ben_fit = game.seats[0].fit, game.seats[1].fit
    assert ada_fit is not None
    assert ben_fit is not None
    assert (ada_fit.none_harder, ben_fit.none_harder, ben_fit.opens_at) == (True, False, None)
    state = around.table.state.game
    assert state is not None
    assert ada_fit.opens_at == state.since + 60 * 90


def test_a_bare_game_cannot_be_fair() -> None:
    """R-429: it has no points by rank; the wish rests while another edition is chosen."""
    around, ada, ben = a_fair_table()
    around.does(ada, messages.Arrange, edition="bare", settings=Settings(), public=False)
    assert not around.view(ada).lobby.fair
    assert "make_fair" not in around.view(ada).lobby.may
    assert around.may_not(ada, messages.MakeFair) == "bad_setting"
    assert around.may_not(ben, messages.ChooseGrade, grade="fair") == "not_fitted"
    assert around.may_not(ben, messages.BeginWarmUp) == "not_fitted"
    around.does(ada, messages.Arrange, edition="classic", settings=Settings(), public=False)
    assert around.view(ada).lobby.fair


# Who may


def test_only_the_host_makes_a_table_fair_and_chooses_for_others() -> None:
    """R-429: everybody chooses for themselves."""
    around, ada, ben = a_fair_table("classic")
    cleo = around.join("cleo")

    assert around.may_not(ben, messages.MakeFair, fair=False) == "not_the_host"
    assert around.may_not(ben, messages.ChooseGrade, grade="child", seat=0) == "not_the_host"
    assert around.may_not(ben, messages.OfferTips, seat=0) == "not_the_host"
    for kind in (messages.ChooseGrade, messages.OfferTips, messages.BeginWarmUp):
        more = {"grade": "child"} if kind is messages.ChooseGrade else {}
        assert around.may_not(cleo, kind, **more) == "not_seated_here"
    assert around.may_not(ada, messages.ChooseGrade, grade="child", seat=2) == "bad_setting"
    assert around.may_not(ada, messages.OfferTips, seat=2) == "bad_setting"
    assert around.may_not(ada, messages.ChooseGrade, grade="child", seat=3) == "seat_empty"
    assert "make_fair" in around.view(ada).lobby.may
    assert "make_fair" not in around.view(ben).lobby.may
    assert "choose_grade" in around.view(ben).lobby.may
    assert "choose_grade" not in around.view(cleo).lobby.may


def test_nothing_is_changed_while_a_game_is_played() -> None:
    """R-404, R-429."""
    around, ada, ben = a_fair_table("classic")
    for here in (ada, ben):
        around.does(here, messages.ChooseGrade, grade="fair")
    begins(around, ada, ben)

    assert around.may_not(ada, messages.MakeFair, fair=False) == "wrong_phase"
    assert around.may_not(ada, messages.ChooseGrade, grade="child") == "wrong_phase"
    assert around.may_not(ada, messages.OfferTips) == "wrong_phase"
    assert around.may_not(ada, messages.BeginWarmUp) == "wrong_phase"


# Warm-ups


def test_three_boards_find_a_level_that_all_see() -> None:
    """R-429: alone, a minute in all; only who lays them is shown the boards."""
    around, ada, ben = a_fair_table()
    before = len(around.log)
    around.does(ben, messages.BeginWarmUp)
    assert around.view(ada).lobby.warm_up is None
    place = around.view(ada).lobby.places[1]
    assert place is not None
    assert place.warms_up
    for board in range(3):
        seen = own_warm_up(around, ben)
        assert (seen.board, seen.until) == (board, 60_000)
        around.at += 5_000
        around.does(ben, messages.CoverWarmUp, board=board, cover=cover_of(seen))

    found = level(around, ada, 1)
    assert found is not None
    assert found.found == "warm_up"
    assert around.view(ben).lobby.warm_up is None
    # One change of the lobby is all that is written of it.
    assert [entry.kind for entry in around.log[before:]] == ["lobby"]
    assert around.may_not(ben, messages.BeginWarmUp) == "warm_up_done"


def solved(puzzle: Puzzle) -> Cover:
    cover = solve(puzzle)
    assert cover is not None
    return cover


def test_who_is_faster_gets_harder_boards_in_the_warm_up_too() -> None:
    """R-429: and a higher level by it."""
    levels = []
    for took in (2_000, 9_000, 18_000):
        one = warm_up.begun(7, 0)
        wanted = []
        for _ in range(3):
            wanted.append(difficulty(one.puzzle))
            one = warm_up.solved(one, solved(one.puzzle), one.shown_at + took)
        assert one.is_over
        assert took > 9_000 or wanted == sorted(wanted)
        levels.append(one.level)
    assert levels == sorted(levels, reverse=True)
    assert levels[0] - levels[2] > 20 * RUNG


def test_after_a_minute_a_warm_up_is_over() -> None:
    """R-429: what lies there then counts as solved just now; an own clock says when."""
    around, _ada, ben = a_fair_table()
    around.does(ben, messages.BeginWarmUp)
    around.at += 20_000
    seen = own_warm_up(around, ben)
    around.does(ben, messages.CoverWarmUp, board=0, cover=cover_of(seen))
    assert around.table.due() == 60_000
    around.wait(60_000)

    found = level(around, ben, 1)
    assert found is not None
    assert found.found == "warm_up"
    assert around.may_not(ben, messages.CoverWarmUp, board=1, cover=()) == "no_warm_up"


def test_nonsense_in_a_warm_up_is_refused_and_it_goes_on() -> None:
    """R-429: the server judges, and takes nothing that hands cannot have done."""
    # As on a server that people play on: tests are quicker than hands.
    around = TableHarness(context=with_other(a_context(), any_hourglass=False))
    ada = around.join("ada")
    around.does(ada, messages.MakeFair)
    assert around.may_not(ada, messages.StopWarmUp) == "no_warm_up"
    assert around.may_not(ada, messages.CoverWarmUp, board=0, cover=()) == "no_warm_up"
    around.does(ada, messages.BeginWarmUp)
    assert around.may_not(ada, messages.BeginWarmUp) == "warm_up_runs"
    cover = cover_of(own_warm_up(around, ada))
    around.at += 899
    assert around.may_not(ada, messages.CoverWarmUp, board=0, cover=cover) == "too_fast"
    around.at += 1
    assert around.may_not(ada, messages.CoverWarmUp, board=0, cover=cover[:-1]) == "not_covered"
    assert around.may_not(ada, messages.CoverWarmUp, board=1, cover=cover) == "no_warm_up"
    around.does(ada, messages.CoverWarmUp, board=0, cover=cover)
    assert around.may_not(ada, messages.CoverWarmUp, board=0, cover=cover) == "no_warm_up"
    assert own_warm_up(around, ada).board == 1


def test_who_floods_a_warm_up_is_told_to_wait() -> None:
    """R-429: and nothing is lost."""
    around, _ada, ben = a_fair_table()
    around.does(ben, messages.BeginWarmUp)
    codes = {around.may_not(ben, messages.CoverWarmUp, board=0, cover=()) for _ in range(40)}

    assert codes == {"not_covered", "too_fast"}
    assert own_warm_up(around, ben).board == 0


def test_a_warm_up_that_was_stopped_has_found_nothing_and_begins_a_few_times() -> None:
    """R-429: each with boards of its own."""
    around, _ada, ben = a_fair_table()
    areas = set()
    for _ in range(MOST_BEGUN):
        around.at += 10_000
        around.does(ben, messages.BeginWarmUp)
        areas.add(own_warm_up(around, ben).area)
        around.does(ben, messages.StopWarmUp)
    assert level(around, ben, 1) is None
    assert around.may_not(ben, messages.BeginWarmUp) == "warm_up_done"


def test_who_stands_up_or_is_given_a_grade_warms_up_no_more() -> None:
    """R-429."""
    around, ada, ben = a_fair_table()
    around.does(ben, messages.BeginWarmUp)
    around.does(ada, messages.ChooseGrade, grade="child", seat=1)
    assert around.view(ben).lobby.warm_up is None
    around.does(ben, messages.BeginWarmUp)
    around.does(ben, messages.Stand)
    assert around.view(ben).lobby.warm_up is None
    assert around.table.due() is None
    around.does(ben, messages.Sit, seat=1)
    assert level(around, ada, 1) == LevelSeen("child", 1, "grade"), "a guest keeps the level"


def test_a_lost_line_does_not_end_a_warm_up_and_a_restart_forgets_it() -> None:
    """R-429: it can begin again, and the levels that were found are still known."""
    around, ada, ben = a_fair_table()
    around.does(ada, messages.ChooseGrade, grade="strong")
    around.does(ben, messages.BeginWarmUp)
    around.go(ben)
    ben = around.join("ben", name="Ben")
    assert own_warm_up(around, ben).board == 0
    around.table = around.resumed()
    around.take(around.table.resume(around.at, around.at))
    ada, ben = around.join("ada"), around.join("ben")

    assert around.view(ben).lobby.warm_up is None
    assert level(around, ben, 0) == LevelSeen("strong", 4, "grade")
    around.does(ben, messages.BeginWarmUp)


# Own times


def test_who_has_own_times_is_asked_for_nothing() -> None:
    """R-429: a table asks once for each guest whose level it does not know."""
    around, _ada, ben = a_fair_table()
    cleo = around.join("cleo", name="Cleo")
    order = messages.Sit("cleo sits", seat=3)
    assert around.take(around.table.handle_order(cleo, order, 0)).unmeasured == ("cleo",)
    around.take(around.table.learn_level("cleo", 430, 0))
    around.take(around.table.learn_level("ben", None, 0))
    around.take(around.table.learn_level("zoe", 430, 0))

    assert level(around, ben, 3) == LevelSeen("fair", 3, "times")
    assert level(around, ben, 1) is None
    assert around.may_not(cleo, messages.BeginWarmUp) == "warm_up_done"
    # What was found meanwhile stays.
    around.does(ben, messages.ChooseGrade, grade="child")
    around.take(around.table.learn_level("ben", 600, 0))
    assert level(around, ben, 1) == LevelSeen("child", 1, "grade")


def test_a_live_table_asks_storage_and_hears_the_answer_later() -> None:
    """R-429: also after it was stopped, when nobody hears it any more."""
    asked: list[tuple[str, Any]] = []
    harness = RegistryHarness(ask_level=lambda guest, answer: asked.append((guest, answer)))
    table_id, _ = harness.open(edition="2024", fair=True)
    harness.join(table_id, 1, "ada")
    assert [guest for guest, _ in asked] == ["ada"]
    asked[0][1](600)
    seen = harness.last(1)
    assert isinstance(seen, messages.Happened)
    assert seen.lobby.places[0] is not None
    assert seen.lobby.places[0].level == LevelSeen("strong", 4, "times")
    harness.find(table_id).forget("moved")
    asked[0][1](72)


# The next game


def test_levels_carry_over_to_the_next_game_when_they_have_risen() -> None:
    """R-429: they fall by two rungs at most: it does not pay to throw a game that is lost."""
    known = (KnownLevel("ada", 444, "grade"), KnownLevel("ben", 444, "times"))
    after = known_levels.carried(known, ("ada", "ben", ""), (444, 444, 792), (500, 300, 700))

    assert after == (KnownLevel("ada", 500, "games"), KnownLevel("ben", 420, "games"))
    assert 444 - 2 * RUNG == 420


def test_after_a_game_everybody_sees_the_levels_that_it_has_led_to() -> None:
    """R-429: another grade is chosen before the eyes of all."""
    around, ada, ben = a_fair_table(rounds=1)
    for here in (ada, ben):
        around.does(here, messages.ChooseGrade, grade="fair")
    begins(around, ada, ben)
    around.wait(around.at + 400_000)
    game = around.table.state.game
    assert game is not None
    assert game.is_over
    assert game.levels[0] < 444
    around.does(ada, messages.Rematch)

    known = {one.guest: one.level for one in around.table.state.lobby.known}
    assert known == {"ada": max(420, game.levels[0]), "ben": max(420, game.levels[1])}
    found = level(around, ada, 1)
    assert found is not None
    assert found.found == "games"
    assert around.may_not(ben, messages.BeginWarmUp) == "warm_up_done"
    around.does(ben, messages.ChooseGrade, grade="child")
    assert level(around, ada, 1) == LevelSeen("child", 1, "grade")
    # The grade of a bot says what it is, whatever it has won.
    assert level(around, ada, 2) == LevelSeen("expert", 5, "grade")


def test_a_guest_without_a_level_keeps_the_next_game_from_beginning_by_itself() -> None:
    """R-429: the lobby is open, and says whom it waits for."""
    around, ada, ben = a_fair_table(rounds=1)
    for here in (ada, ben):
        around.does(here, messages.ChooseGrade, grade="fair")
    begins(around, ada, ben)
    cleo = around.join("cleo", name="Cleo")
    around.does(cleo, messages.AskSeat)
    around.wait(around.at + 400_000)
    around.does(ada, messages.PlayAgain)
    around.does(ben, messages.PlayAgain)

    assert around.table.state.game is None
    assert level(around, ada, 3) is None
    around.does(cleo, messages.ChooseGrade, grade="child")
    around.does(ada, messages.StartGame)


# Tips for gems


def test_tips_are_said_to_all_and_shown_to_one() -> None:
    """R-429: the row that the best of our bots would choose, only to whom it was offered."""
    around, ada, ben = a_fair_table("classic")
    around.does(ada, messages.MakeFair, fair=False)
    around.does(ada, messages.OfferTips, seat=1)
    place = around.view(ada).lobby.places[1]
    assert place is not None
    assert place.tips
    begins(around, ada, ben)
    game = around.table.state.game
    assert game is not None
    assert game.settings.tips == (False, True, False)
    seen = around.view(ben).game
    assert seen is not None
    assert seen.tip == tipped_field(game.edition.show(game, 1), 1, takes=False)
    others = around.view(ada).game
    assert others is not None
    assert others.tip is None
    around.does(ben, messages.ChooseField, field=seen.tip)
    chosen = around.view(ben).game
    assert chosen is not None
    assert chosen.tip is None


def test_tips_are_taken_back_and_are_not_for_games_without_rows() -> None:
    """R-429."""
    around, ada, _ben = a_fair_table("2024")
    assert around.may_not(ada, messages.OfferTips) == "bad_setting"
    assert "offer_tips" not in around.view(ada).lobby.may
    around.does(ada, messages.Arrange, edition="classic", settings=Settings(), public=False)
    around.does(ada, messages.OfferTips)
    around.does(ada, messages.OfferTips, tips=False)
    assert around.table.state.lobby.tipped == ()


# What is stored


def test_a_lobby_is_read_back_as_it_was_and_an_older_one_is_not_fair() -> None:
    """R-429: an older release wrote nothing of this."""
    around, ada, _ben = a_fair_table("classic")
    around.does(ada, messages.ChooseGrade, grade="child")
    around.does(ada, messages.OfferTips)
    lobby = around.table.state.lobby
    assert Table.resumed("table", around.log, around.context).state.lobby == lobby
    assert lobby.known
    written = json.loads(around.log[-1].body)
    for name in ("fair", "known", "tipped"):
        del written["lobby"][name]
    older = with_other(around.log[-1], body=json.dumps(written).encode())
    assert lobby_change(older).lobby == replace(lobby, fair=False, known=(), tipped=())
