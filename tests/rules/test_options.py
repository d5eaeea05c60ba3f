"""Table options: what a table may agree on before it begins, and what each of them does."""

from dataclasses import replace
from typing import Any

import pytest

from tests.support.game_harness import a_box, a_game, solve_for
from ubongo.boards.board import Side
from ubongo.puzzles.difficulty import difficulty
from ubongo.rules import engine
from ubongo.rules.commands import GiveUp, Lose, Return
from ubongo.rules.editions import EDITIONS
from ubongo.rules.events import (
    BoardShown,
    Deal,
    GameEnded,
    GameStarted,
    HourglassTurned,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.refusals import AlreadySolved, BadSetting, GaveUp, TooEarly, WrongPhase
from ubongo.rules.settings import Boards, Settings, filled
from ubongo.rules.view import are_drafts_seen

SECOND = 1_000


def not_offered(seats: int = 2, edition: str = "bare", **settings: Any) -> tuple[str, str]:
    """The setting that was refused, and the value it had."""
    try:
        a_game(edition, seats, **settings)
    except BadSetting as refusal:
        return str(refusal.numbers["setting"]), str(refusal.numbers["value"])
    raise AssertionError(f"{settings} was agreed to")


# Sides


def test_a_table_plays_the_easy_side_unless_it_says_otherwise() -> None:
    """R-012: easy is for the first game."""
    table = a_game("bare", 3)
    table.begin()

    assert table.game.settings.sides == (Side.EASY,) * 3
    assert [len(deal.puzzle.pieces) for deal in deals(table.happened(RoundStarted))] == [3, 3, 3]


def test_one_side_is_for_the_whole_table() -> None:
    """R-012: the table picks the side, not each player."""
    table = a_game("bare", 3, sides=(Side.HARD,))
    table.begin()

    assert [deal.side for deal in deals(table.happened(RoundStarted))] == [Side.HARD] * 3
    assert [len(deal.puzzle.pieces) for deal in deals(table.happened(RoundStarted))] == [4, 4, 4]


def test_each_seat_may_have_its_own_side_and_everybody_sees_it() -> None:
    """R-012: a child and a champion play together."""
    table = a_game("bare", 3, sides=(Side.EASY, Side.HARD, Side.EASY))
    table.begin()

    pieces = [len(deal.puzzle.pieces) for deal in deals(table.happened(RoundStarted))]
    assert pieces == [3, 4, 3]
    for view in table.seen_by_all():
        assert view.settings.sides == (Side.EASY, Side.HARD, Side.EASY)


def test_there_is_one_side_for_all_or_one_for_each() -> None:
    assert not_offered(3, sides=(Side.EASY, Side.HARD)) == ("sides", "2")


# Hourglass


@pytest.mark.parametrize("glass", [30 * SECOND, 60 * SECOND, 180 * SECOND])
def test_an_hourglass_may_run_half_a_minute_to_three(glass: int) -> None:
    """R-112: 60 s, or 30 to 180 by agreement."""
    table = a_game("bare", 2, hourglass=glass)
    table.begin()

    assert table.happened(RoundStarted)[0].deadline == table.game.since + glass


@pytest.mark.parametrize("glass", [29_999, 180_001, 0, -60_000])
def test_no_other_hourglass_is_offered(glass: int) -> None:
    """R-112."""
    assert not_offered(hourglass=glass) == ("hourglass", str(glass))


def test_an_hourglass_of_a_demonstration_lasts_at_least_a_millisecond() -> None:
    """R-112: the range is the only thing that such a table need not keep to."""
    table = a_game("bare", 2, hourglass=1, any_hourglass=True)
    table.begin()

    assert table.happened(RoundStarted)[0].deadline == table.game.since + 1
    assert not_offered(hourglass=0, any_hourglass=True) == ("hourglass", "0")


@pytest.mark.parametrize("agreed", [0, 999_999_999_999])
def test_an_agreed_number_has_at_most_twelve_digits(agreed: int) -> None:
    """R-428: from 0 on."""
    table = a_game("bare", 2, boards=Boards.FRESH, agreed=agreed)

    assert table.game.settings.agreed == agreed
    assert not_offered(boards=Boards.FRESH, agreed=-1) == ("agreed", "-1")
    assert not_offered(boards=Boards.FRESH, agreed=10**12) == ("agreed", "1000000000000")


def test_first_levels_stand_in_event_1() -> None:
    """R-429: one for each seat; every edition but the bare one offers fitted boards."""
    for edition in EDITIONS.values():
        levels = (96,) * edition.least
        fitted = Settings(boards=Boards.FRESH, levels=levels)
        if edition.name != "bare":
            assert edition.agreed(fitted, edition.least).levels == levels
            continue
        with pytest.raises(BadSetting) as refusal:
            edition.agreed(fitted, edition.least)
        assert str(refusal.value).endswith("it may be () in this edition")


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("stars", 2),
        ("same_puzzle", True),
        ("fair_deal", True),
        ("delays", (0, 5_000)),
        ("sides", (Side.HARD,)),
        ("sides", (Side.EASY, Side.HARD)),
    ],
)
def test_levels_say_all_that_is_fitted(setting: str, value: object) -> None:
    """R-429: no other option chooses boards or start delays beside them."""
    other: Any = {setting: value}
    settings = replace(Settings(boards=Boards.FRESH, levels=(96, 96)), **other)
    with pytest.raises(BadSetting) as refusal:
        EDITIONS["2024"].agreed(settings, 2)
    assert refusal.value.numbers["setting"] == setting


@pytest.mark.parametrize(
    ("boards", "levels", "value"),
    [
        (Boards.FRESH, (96,), "1"),
        (Boards.FRESH, (96, 96, 96), "3"),
        (Boards.FRESH, (96, -145), "-145"),
        (Boards.FRESH, (1_057, 96), "1057"),
        (Boards.BOX, (96, 96), "2"),
    ],
)
def test_levels_are_one_for_each_seat_in_range_and_for_fresh_boards(
    boards: Boards, levels: tuple[int, ...], value: str
) -> None:
    """R-429."""
    with pytest.raises(BadSetting) as refusal:
        filled(Settings(boards=boards, levels=levels), 2)
    assert (refusal.value.numbers["setting"], refusal.value.numbers["value"]) == ("levels", value)
    filled(Settings(boards=Boards.FRESH, levels=(-144, 1_056)), 2)


def test_without_an_hourglass_a_round_lasts_until_all_have_solved() -> None:
    """R-112, R-417: nothing runs out, and no second chance is needed."""
    table = a_game("bare", 2, hourglass=None)
    table.begin()
    assert engine.due(table.game) is None

    table.solve(0, at=7 * 24 * 3_600 * SECOND)
    table.solve(1)

    assert table.game.phase is Phase.BORDER
    assert table.happened(HourglassTurned) == []


def test_without_an_hourglass_a_player_may_give_up() -> None:
    """R-112: there must be another way to end a round."""
    table = a_game("bare", 2, hourglass=None)
    table.begin()
    now = table.game.now

    assert table.tell(GiveUp(1)) == [RoundGivenUp(now, 1)]
    assert isinstance(table.refused(GiveUp(1)), GaveUp)
    assert isinstance(table.refused(solve_for(table.game, 1)), GaveUp)
    table.solve(0)
    assert table.game.phase is Phase.BORDER


def test_who_has_solved_has_nothing_to_give_up() -> None:
    table = a_game("bare", 2, hourglass=None)
    table.begin()
    table.solve(1)

    assert isinstance(table.refused(GiveUp(1)), AlreadySolved)


def test_by_the_first_rules_nobody_gave_up_with_sand_in_the_glass() -> None:
    """R-434: the round waited for whoever still solved; it ended by itself."""
    table = a_game("bare", 2, rules=1)
    table.begin()
    refusal = table.refused(GiveUp(1))

    assert isinstance(refusal, WrongPhase)
    assert refusal.numbers == {"phase": "hourglass"}
    assert table.view(1).may == ("CallUbongo",)


def test_without_an_hourglass_a_lost_seat_is_out_of_the_round_after_a_minute() -> None:
    """R-406: the sand that would have stopped it does not run here."""
    table = a_game("bare", 2, hourglass=None)
    table.begin()
    start = table.game.now
    table.tell(Lose(1), at=start + 5 * SECOND)
    table.solve(0, at=start + 6 * SECOND)

    assert table.wait(start + 65 * SECOND - 1) == []
    assert table.wait(start + 65 * SECOND) == [
        RoundGivenUp(start + 65 * SECOND, 1),
        RoundEnded(start + 65 * SECOND, 1),
    ]


def test_who_is_back_within_the_minute_goes_on() -> None:
    """R-406: the seat is kept."""
    table = a_game("bare", 2, hourglass=None)
    table.begin()
    table.tell(Lose(1))
    table.tell(Return(1), at=table.game.now + 59 * SECOND)

    assert engine.due(table.game) is None
    assert table.solve(1)


def test_a_seat_that_was_offline_before_the_round_has_a_minute_of_it() -> None:
    """R-406, R-407: it is dealt its board, and waited for as long as any other."""
    table = a_game("bare", 2, hourglass=None)
    table.tell(Lose(1))
    table.begin()

    assert engine.due(table.game) == table.game.since + 60 * SECOND


# Pieces


@pytest.mark.parametrize("find", [False, True])
def test_finding_the_pieces_is_an_option_for_the_whole_table(find: bool) -> None:
    """R-020: by default the listed pieces lie ready; either way all see what was agreed."""
    table = a_game("bare", 2, find_pieces=find)

    assert [view.settings.find_pieces for view in table.seen_by_all()] == [find] * 3


def test_the_listed_pieces_lie_ready_by_default() -> None:
    """R-020."""
    assert a_game("classic", 2).game.settings.find_pieces is False


# Same puzzle, fair deal


def test_with_the_same_puzzle_only_speed_decides() -> None:
    """R-011 bent by agreement: one board for all in a round, and none twice in the game."""
    table = a_game("bare", 4, same_puzzle=True)
    while not table.game.is_over:
        table.play_round(0)

    rounds = table.happened(RoundStarted)
    assert [len({deal.puzzle for deal in one.deals}) for one in rounds] == [1] * 9
    assert len({one.deals[0].board for one in rounds}) == 9


def test_with_the_same_puzzle_the_boards_last_for_36_rounds() -> None:
    assert a_game("bare", 4, same_puzzle=True, rounds=36).game.rounds == 36
    assert not_offered(4, same_puzzle=True, rounds=37) == ("rounds", "37")


def test_the_boards_of_a_fair_deal_are_neighbours_in_difficulty() -> None:
    """Of the boards still there, none of another difficulty lies between those of a round."""
    table = a_game("bare", 4, fair_deal=True)
    left = set(range(1, 37))
    while not table.game.is_over:
        table.play_round(0, 1, 2, 3)
        started = table.happened(RoundStarted)[-1]
        dealt = [deal.board for deal in started.deals]
        hardness = {
            number: difficulty(a_box().by_number[number].puzzle(Side.EASY, started.symbol))
            for number in left
        }
        lowest = min(hardness[number] for number in dealt)
        highest = max(hardness[number] for number in dealt)
        between = {number for number in left if lowest < hardness[number] < highest}
        assert between <= set(dealt)
        assert len(set(dealt)) == 4
        left -= set(dealt)

    assert left == set()


def test_a_fair_deal_is_fairer_than_chance() -> None:
    """The easiest and the hardest puzzle of a round lie closer together."""

    def spread(fair: bool) -> float:
        table = a_game("bare", 2, fair_deal=fair)
        while not table.game.is_over:
            table.play_round(0, 1)
        return sum(
            abs(difficulty(one.deals[0].puzzle) - difficulty(one.deals[1].puzzle))
            for one in table.happened(RoundStarted)
        )

    assert spread(fair=True) < spread(fair=False) / 2


def test_the_same_puzzle_is_fair_already() -> None:
    assert not_offered(same_puzzle=True, fair_deal=True)[0] == "fair_deal"


def test_nobody_watches_how_another_lays_the_same_puzzle() -> None:
    assert not_offered(same_puzzle=True, open_boards=True)[0] == "open_boards"


# Start delay


def test_a_strong_player_sees_the_board_a_little_later() -> None:
    """A handicap: Ben's board is hidden from him, too, until it is shown."""
    table = a_game("bare", 2, delays=(0, 8 * SECOND))
    table.begin()
    start = table.game.now

    assert table.view(0).own.deal is not None
    assert table.view(1).own.deal is None
    assert [seat.has_board for seat in table.view(0).seats] == [True, False]
    assert table.view(1).may == ()

    assert table.wait(start + 8 * SECOND - 1) == []
    assert table.wait(start + 8 * SECOND) == [BoardShown(start + 8 * SECOND, 1)]
    assert table.view(1).own.deal is not None
    assert table.view(1).may == ("CallUbongo", "GiveUp")


def test_no_call_is_heard_before_the_board_is_shown() -> None:
    """Whoever knew the board by other means has to wait all the same."""
    table = a_game("bare", 2, delays=(0, 8 * SECOND))
    table.begin()
    start = table.game.now
    refusal = table.refused(solve_for(table.game, 1), at=start + 7 * SECOND)

    assert isinstance(refusal, TooEarly)
    assert refusal.numbers == {"wait": 1 * SECOND}
    assert table.solve(1, at=start + 8 * SECOND) == [
        BoardShown(start + 8 * SECOND, 1),
        UbongoCalled(start + 8 * SECOND, 1, 1, solve_for(table.game, 1).cover),
    ]


def test_a_delay_does_not_lengthen_the_hourglass() -> None:
    """R-113: the sand is the same for all."""
    table = a_game("bare", 2, delays=(0, 30 * SECOND))
    table.begin()

    assert table.game.deadline == table.game.since + 60 * SECOND


def test_in_the_second_hourglass_nobody_is_delayed_again() -> None:
    """R-138: the boards are those of the first, and lie open already."""
    table = a_game("bare", 2, delays=(0, 30 * SECOND))
    table.begin()
    table.wait_for(HourglassTurned)

    assert table.view(1).own.deal is not None
    assert table.happened(BoardShown) == [BoardShown(table.game.since + 30 * SECOND, 1)]


def test_a_delay_is_shorter_than_the_hourglass_and_than_a_minute() -> None:
    assert not_offered(delays=(0, 60_000)) == ("delay", "60000")
    assert not_offered(delays=(0, 30_000), hourglass=30_000) == ("delay", "30000")
    assert not_offered(delays=(0, 60_001), hourglass=None) == ("delay", "60001")
    assert not_offered(delays=(0, -1)) == ("delay", "-1")
    assert not_offered(delays=(5_000,)) == ("delays", "1")
    assert a_game("bare", 2, delays=(0, 59_999)).game.settings.delays == (0, 59_999)
    longest = a_game("bare", 2, delays=(0, 60_000), hourglass=180_000)
    assert longest.game.settings.delays == (0, 60_000)


# Rounds


def test_a_table_may_play_fewer_rounds() -> None:
    table = a_game("classic", 4, rounds=3)
    while not table.game.is_over:
        table.play_round(0, 1)

    assert table.game.round == 3
    assert table.game.reason == "played"


def test_the_stack_sets_the_limit() -> None:
    """R-136: no board is dealt twice, and there are 36."""
    assert a_game("bare", 3, rounds=12).game.rounds == 12
    assert not_offered(3, rounds=13) == ("rounds", "13")
    assert not_offered(2, rounds=0) == ("rounds", "0")
    assert not_offered(2, rounds=-1) == ("rounds", "-1")


# Open boards


def test_open_boards_are_seen_by_all_who_play_but_half_laid_by_no_onlooker() -> None:
    """R-021, R-414: an option for families; off, each sees only their own board."""
    hidden, seen = a_game("bare", 2), a_game("bare", 2, open_boards=True)
    for table in (hidden, seen):
        table.begin()
        table.solve(0)

    assert [seat.deal is not None for seat in hidden.view(1).seats] == [False, True]
    assert [seat.deal is not None for seat in seen.view(1).seats] == [True, True]
    assert seen.view(1).seats[0].cover == solve_for(seen.game, 0).cover
    assert [are_drafts_seen(table.game) for table in (hidden, seen)] == [False, True]
    assert [seat.deal is not None for seat in seen.view(None).seats] == [True, False]


def test_onlookers_see_half_laid_boards_only_if_the_host_agreed() -> None:
    """R-414: at tables with open boards; it stands in event 1, and in the lobby."""
    table = a_game("bare", 2, open_boards=True, watched_drafts=True)
    table.begin()

    assert [seat.deal is not None for seat in table.view(None).seats] == [True, True]
    with pytest.raises(BadSetting) as refusal:
        a_game("bare", 2, watched_drafts=True)
    assert refusal.value.numbers["setting"] == "watched_drafts"


def test_with_the_same_puzzle_for_all_a_solved_board_is_everybodys() -> None:
    """R-414, R-421: a spectator would tell the others how it is done."""
    table = a_game("bare", 2, same_puzzle=True)
    table.begin()
    table.solve(0)

    assert [seat.deal for seat in table.view(None).seats] == [None, None]


def test_a_fair_deal_draws_every_block_and_never_parts_of_two() -> None:
    """R-422: over forty seeds; a block is as many boards as seats, in the order of difficulty."""
    found = set()
    for seed in range(40):
        table = a_game("bare", 4, seed=seed, fair_deal=True)
        stack = table.game.undealt
        table.begin()
        (started,) = table.happened(RoundStarted)
        hardness = {
            number: difficulty(a_box().by_number[number].puzzle(Side.EASY, started.symbol))
            for number in stack
        }
        ordered = sorted(stack, key=lambda number: (hardness[number], number))
        places = sorted(ordered.index(deal.board) for deal in started.deals)

        assert places[0] % 4 == 0
        assert places == list(range(places[0], places[0] + 4))
        found.add(places[0] // 4)

    assert found == set(range(9))


# Play-off


def test_a_complete_tie_is_played_off_if_the_table_agreed_to_it() -> None:
    """R-155: otherwise the victory is shared."""
    table = a_game("classic", 2, play_off_ties=True, rounds=1)
    table.play_round()
    table.begin_play_off()

    (started,) = table.happened(PlayOffStarted)
    assert started.seats == (0, 1)
    held = {table.game.held[0][0], table.game.held[1][0]}
    assert held.isdisjoint(deal.board for deal in started.deals)
    table.solve(1)
    assert table.happened(GameEnded)[0].places == (2, 1)
    assert table.happened(GameEnded)[0].reason == "play-off"


def test_without_that_agreement_a_complete_tie_is_shared() -> None:
    """R-155."""
    table = a_game("classic", 2, rounds=1)
    table.play_round()

    assert table.game.places == (1, 1)
    assert table.happened(PlayOffStarted) == []


def test_the_same_puzzle_for_all_holds_in_the_play_off_even_when_all_boards_are_known() -> None:
    """R-227: after 36 rounds there is no board that anybody has not held."""
    table = a_game("classic", 2, play_off_ties=True, same_puzzle=True, rounds=36)
    for _ in range(36):
        table.play_round()
    table.begin_play_off()

    assert len({deal.puzzle for deal in table.happened(PlayOffStarted)[0].deals}) == 1


# What was agreed


def test_everything_agreed_stands_in_event_1() -> None:
    """R-404: also what was left to the edition."""
    table = a_game("classic", 3, hourglass=90_000, grace=100, sides=(Side.HARD,), start_seat=2)
    started = table.events[0]

    assert isinstance(started, GameStarted)
    assert started.rules == 2
    assert started.edition == "classic"
    assert [player.name for player in started.players] == ["Amina", "Ben", "Clara"]
    assert started.settings.sides == (Side.HARD,) * 3
    assert started.settings.hourglass == 90_000
    assert started.settings.grace == 100
    assert started.settings.delays == (0, 0, 0)
    assert started.rounds == 9
    assert started.start_seat == 2
    assert started.boards == tuple(range(1, 37))
    assert len(started.seal) == 64


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("minutes", 5),
        ("second_chance_if_none_solved", True),
        ("play_off_ties", True),
        ("grace", 251),
        ("grace", -1),
        ("start_seat", 2),
        ("start_seat", -1),
    ],
)
def test_what_an_edition_does_not_offer_is_refused(setting: str, value: Any) -> None:
    """R-404: nothing that was asked for is silently ignored."""
    assert not_offered(2, **{setting: value}) == (setting, str(value))


def test_there_is_no_other_edition() -> None:
    assert not_offered(2, "marathon") == ("edition", "marathon")


def deals(rounds: list[RoundStarted]) -> list[Deal]:
    return [deal for one in rounds for deal in one.deals]


def test_by_the_first_rules_giving_up_was_not_offered_with_sand_in_the_glass() -> None:
    """R-418: it was without an hourglass; since version 2 it is always (R-434)."""
    for rules, glass, may in (
        (1, 60_000, ("CallUbongo",)),
        (1, None, ("CallUbongo", "GiveUp")),
        (2, 60_000, ("CallUbongo", "GiveUp")),
        (2, None, ("CallUbongo", "GiveUp")),
    ):
        table = a_game("bare", 2, hourglass=glass, rules=rules)
        table.begin()
        assert table.view(0).may == may
