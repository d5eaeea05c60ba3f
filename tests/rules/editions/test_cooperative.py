"""The co-operative game: animals, stacks that travel, help, and one score for all."""

import pytest

from tests.support.game_harness import Playing, a_box, a_game, solve_for
from ubongo.boards.board import Animal, Side
from ubongo.rules.commands import CallUbongo, EndAlone, GiveUp, Leave, Lose, Roll
from ubongo.rules.editions.cooperative import AnimalView, score
from ubongo.rules.editions.edition_2024 import ScoringBoard
from ubongo.rules.events import (
    GemsLeftOver,
    GemWon,
    HourglassTurned,
    Player,
    PlayOffStarted,
    RoundEnded,
    RoundStarted,
    StacksDealt,
)
from ubongo.rules.game import Phase
from ubongo.rules.gems import AMBER, SAPPHIRE
from ubongo.rules.refusals import BadSetting
from ubongo.rules.view import are_drafts_seen

MINUTE = 60_000
RABBAT, HENRIETTA, JURI, CASPAR = Animal


def shared(table: Playing, seat: int | None = None) -> AnimalView:
    shown = table.view(seat).table
    assert isinstance(shown, AnimalView)
    return shown


def phase(table: Playing) -> Phase:
    return table.game.phase


def won(sapphires: int, ambers: int, boards: int) -> ScoringBoard:
    return ScoringBoard(sapphires, ambers, tuple(range(1, boards + 1)))


# Set-up


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play_together(seats: int) -> None:
    """R-260: with one player it is not offered."""
    with pytest.raises(BadSetting) as refusal:
        a_game("cooperative", (Player("Amina"),) * seats)
    assert refusal.value.numbers["allowed"] == "2 to 4"


def test_the_base_rules_hold_but_for_the_changes() -> None:
    """R-260: nine rounds, the track one shorter after each, the next seat rolls."""
    table = a_game("cooperative", 3)
    for round_ in range(1, 10):
        table.play_round(0, 1, 2)
        assert (shared(table).sapphires, shared(table).ambers) == (9 - round_, 9 - round_)

    assert phase(table) is Phase.OVER
    assert [event.roller for event in table.happened(RoundStarted)] == [0, 1, 2] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_gets_the_nine_boards_of_one_animal(seats: int) -> None:
    """R-261: with two or three players the other animals stay in the box."""
    table = a_game("cooperative", seats)
    animals = table.happened(StacksDealt)[0].animals
    for _ in range(9):
        table.play_round(*range(seats))
    deals = [deal for started in table.happened(RoundStarted) for deal in started.deals]

    assert len(set(animals)) == seats
    for animal in Animal:
        boards = {deal.board for deal in deals if deal.animal is animal}
        every = {board.number for board in a_box().boards if board.animal is animal}
        assert boards == (every if animal in animals else set())
    assert len({deal.board for deal in deals}) == len(deals) == 9 * seats


def test_animals_are_picked_or_come_at_random() -> None:
    """R-261: who picks gets it, who does not gets one of the rest; a stack is shuffled."""
    picked = a_game("cooperative", 3, animals=(JURI, RABBAT, CASPAR))
    assert shared(picked).animals == (JURI, RABBAT, CASPAR)

    drawn = set()
    firsts = set()
    for seed in range(40):
        table = a_game("cooperative", 3, seed=seed, animals=(None, JURI, None))
        animals = shared(table).animals
        assert animals[1] is JURI
        assert len(set(animals)) == 3
        drawn.add(animals)
        table.begin()
        deal = table.game.seats[1].deal
        assert deal is not None
        firsts.add(deal.board)

    assert len(drawn) == 6
    assert len(firsts) > 5


@pytest.mark.parametrize(
    "animals", [(JURI,), (JURI, JURI), (JURI, CASPAR, RABBAT), (None, None, None)]
)
def test_a_choice_of_animals_that_cannot_be(animals: tuple[Animal | None, ...]) -> None:
    """R-261: one for each seat, all different."""
    with pytest.raises(BadSetting) as refusal:
        a_game("cooperative", 2, animals=animals)
    assert refusal.value.numbers["setting"] == "animals"


def test_the_scoring_boards_are_shared() -> None:
    """R-262: one for each animal in play, seen alike by everybody."""
    table = a_game("cooperative", 3)
    table.play_round(0, 1)

    assert len(shared(table).scoring) == 3
    assert shared(table, 0) == shared(table, 2) == shared(table, None)


# The round


def test_in_the_first_hourglass_everybody_is_alone() -> None:
    """R-263: no board of another is seen, and nobody may be helped."""
    table = a_game("cooperative", 3)
    table.begin()
    table.solve(1)

    assert shared(table).helpable == ()
    assert [seat.deal is not None for seat in table.view(0).seats] == [True, False, False]
    assert [seat.deal is not None for seat in table.view(1).seats] == [False, True, False]


def test_a_second_chance_when_somebody_has_not_solved() -> None:
    """R-264: the base game would end the round here, since somebody has solved."""
    table = a_game("cooperative", 3)
    table.tell(Roll(0), at=0)
    table.solve(0, at=1_000)
    table.solve(2, at=2_000)

    assert table.wait(MINUTE) == [HourglassTurned(MINUTE, 2 * MINUTE)]
    table.end_round()
    assert len(table.happened(HourglassTurned)) == 1
    assert table.happened(RoundEnded)[0].at == 2 * MINUTE


def test_a_second_chance_when_nobody_has_solved() -> None:
    """R-264: that too is somebody."""
    table = a_game("cooperative", 2)
    table.play_round()

    assert len(table.happened(HourglassTurned)) == 1


def test_no_second_chance_when_all_have_solved() -> None:
    """R-264: the round ends with the last solve."""
    table = a_game("cooperative", 2)
    table.play_round(0, 1)

    assert table.happened(HourglassTurned) == []
    assert table.game.now == 7_000


def test_the_other_reading_of_the_second_chance_is_an_option() -> None:
    """R-264: `second_chance_if_none_solved` reads 'nobody', as in the base game."""
    table = a_game("cooperative", 3, second_chance_if_none_solved=True)
    table.play_round(1)
    assert table.happened(HourglassTurned) == []
    table.play_round()
    assert len(table.happened(HourglassTurned)) == 1
    with pytest.raises(BadSetting):
        a_game("2024", 3, second_chance_if_none_solved=True)


def test_nobody_waits_for_somebody_who_has_left() -> None:
    """R-264, R-410: who has left for good will not solve, so there is no second chance for it."""
    table = a_game("cooperative", 3)
    table.begin()
    table.tell(Leave(1))
    table.solve(0)
    table.solve(2)

    assert phase(table) is Phase.BORDER
    assert table.happened(HourglassTurned) == []


def test_in_the_second_hourglass_the_others_help() -> None:
    """R-265: everybody, done or not, sees the boards that are not solved; nobody else does."""
    table = a_game("cooperative", 4)
    table.tell(Roll(0), at=0)
    table.solve(0, at=1_000)
    table.wait(MINUTE)

    assert shared(table).helpable == (1, 2, 3)
    assert are_drafts_seen(table.game)
    for seat in range(1, 4):
        seen = [other.deal is not None for other in table.view(seat).seats]
        assert seen == [False, True, True, True]
    assert [other.deal is not None for other in table.view(0).seats] == [True] * 4
    # Spectators see solved boards only.
    assert [other.deal is not None for other in table.view(None).seats] == [True] + [False] * 3

    table.solve(2, at=MINUTE + 1)
    assert shared(table).helpable == (1, 3)
    table.end_round()
    assert shared(table).helpable == ()
    assert not are_drafts_seen(table.game)


def test_somebody_offline_can_be_helped_and_somebody_who_left_cannot() -> None:
    """R-265: the seat that is offline has a board before it; the one that left plays no more."""
    table = a_game("cooperative", 4)
    table.tell(Roll(0), at=0)
    table.tell(Lose(1))
    table.tell(Leave(3))
    table.wait(MINUTE)

    assert shared(table).helpable == (0, 1, 2)


def test_without_an_hourglass_help_begins_with_the_first_solve() -> None:
    """R-265: there is no second hourglass to wait for, and the round ends when all are done."""
    table = a_game("cooperative", 3, hourglass=None)
    table.begin()
    table.wait(60 * MINUTE)
    assert shared(table).helpable == ()

    table.solve(1)
    assert shared(table).helpable == (0, 2)
    table.tell(GiveUp(2))
    assert shared(table).helpable == (0,)
    table.solve(0)
    assert phase(table) is Phase.BORDER


def test_a_delayed_board_is_helped_with_when_its_owner_sees_it() -> None:
    """R-265: nobody sees a board before its owner does (R-013)."""
    table = a_game("cooperative", 2, hourglass=None, delays=(0, 40_000))
    table.tell(Roll(0), at=0)
    table.solve(0, at=30_000)
    assert shared(table).helpable == ()
    assert table.view(0).seats[1].deal is None

    table.wait(40_000)
    assert shared(table).helpable == (1,)
    assert table.view(0).seats[1].deal is not None


def test_a_helped_solve_counts_for_the_owner_and_its_board() -> None:
    """R-266: the call names the owner's seat, whoever moved the pieces, and counts in full."""
    table = a_game("cooperative", 2, animals=(RABBAT, JURI))
    table.tell(Roll(0), at=0)
    table.solve(0, at=1_000)
    table.wait(MINUTE)
    helped = table.view(0).seats[1].deal
    assert helped is not None

    happened = table.tell(CallUbongo(1, solve_for(table.game, 1).cover), at=MINUTE + 5_000)

    assert GemWon(MINUTE + 5_000, 1, AMBER) in happened
    assert shared(table).scoring[1] == ScoringBoard(0, 1, (helped.board,))


# The gems


def test_gems_go_to_the_animal_on_the_board() -> None:
    """R-267: in round two Amina holds Ben's first stack, so her sapphire is Juri's."""
    table = a_game("cooperative", 2, animals=(RABBAT, JURI))
    table.play_round(1, 0)
    table.play_round(0, 1)

    rabbat, juri = shared(table).scoring
    assert (rabbat.sapphires, rabbat.ambers) == (0, 2)
    assert (juri.sapphires, juri.ambers) == (2, 0)


def test_the_order_runs_through_both_hourglasses() -> None:
    """R-267: the first solve of the second hourglass is second, not first again."""
    table = a_game("cooperative", 3, animals=(RABBAT, JURI, CASPAR))
    table.tell(Roll(0), at=0)
    table.solve(2, at=1_000)
    table.solve(0, at=MINUTE + 1_000)
    table.solve(1, at=MINUTE + 2_000)

    assert [(event.seat, event.gem) for event in table.happened(GemWon)] == [
        (2, SAPPHIRE),
        (0, AMBER),
    ]
    assert [seat.rank for seat in table.game.seats] == [2, 3, 1]


def test_what_nobody_won_goes_to_the_box() -> None:
    """R-268: one solver leaves the amber, none leaves both."""
    table = a_game("cooperative", 3)
    table.play_round(1)
    table.play_round()
    table.play_round(0, 1)

    assert [event.gems for event in table.happened(GemsLeftOver)] == [(AMBER,), (SAPPHIRE, AMBER)]
    assert (shared(table).sapphires, shared(table).ambers) == (6, 6)


def test_solved_boards_lie_with_their_animal() -> None:
    """R-269: the others go to the box and are seen no more."""
    table = a_game("cooperative", 2, animals=(CASPAR, HENRIETTA))
    table.play_round(1)
    table.play_round(1)
    first, second = table.happened(RoundStarted)

    assert shared(table).scoring[1].boards == (first.deals[1].board,)
    assert shared(table).scoring[0].boards == (second.deals[1].board,)
    for _ in range(7):
        table.play_round(0, 1)
    dealt = [deal.board for started in table.happened(RoundStarted) for deal in started.deals]
    assert dealt.count(first.deals[0].board) == 1


def test_stacks_are_passed_to_the_left() -> None:
    """R-270: in every round each seat has the animal that the seat before it had."""
    table = a_game("cooperative", 3, animals=(RABBAT, HENRIETTA, JURI))
    for _ in range(4):
        expected = shared(table).stacks
        table.begin()
        assert shared(table).stacks == expected
        table.play_round(0, 1, 2)
    held = [
        tuple(deal.animal for deal in started.deals) for started in table.happened(RoundStarted)
    ]

    assert held == [
        (RABBAT, HENRIETTA, JURI),
        (JURI, RABBAT, HENRIETTA),
        (HENRIETTA, JURI, RABBAT),
        (RABBAT, HENRIETTA, JURI),
    ]


# The score


@pytest.mark.parametrize(
    ("scoring", "worth"),
    [
        ((won(4, 3, 8), won(2, 2, 6), won(3, 3, 7)), 24 + 27 + 8 + 5),
        ((won(0, 0, 9), won(0, 0, 0)), 0),
        ((won(0, 0, 3), won(0, 0, 2)), 8),
        ((won(1, 0, 1), won(0, 1, 1)), 4 + 3 + 1),
        ((won(1, 1, 1), won(1, 1, 1)), 4 + 6 + 2 + 5),
        ((won(2, 1, 0), won(1, 0, 0)), 9 + 1),
        ((won(2, 1, 0), won(0, 1, 0)), 6 + 2),
    ],
)
def test_sets_gems_and_the_extra_points(scoring: tuple[ScoringBoard, ...], worth: int) -> None:
    """R-271: boards outside a set count nothing, and the five need both gems on every animal."""
    assert score(scoring) == worth


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_most_is_77_for_any_number_of_players(seats: int) -> None:
    """R-271: 36 + 27 + 9 + 5."""
    table = a_game("cooperative", seats)
    for round_ in range(9):
        # Whoever begins changes every few rounds, so that each animal gets both gems.
        first = round_ // seats
        table.play_round(*((first + place) % seats for place in range(seats)))

    assert shared(table).score == shared(table).most == 77


def test_there_is_nothing_to_win_or_to_lose() -> None:
    """R-272: everybody is first, whatever the score, and nothing is played off."""
    table = a_game("cooperative", 3, rounds=2)
    table.play_round(0)
    table.play_round()

    assert table.game.places == (1, 1, 1)
    assert table.happened(PlayOffStarted) == []
    assert not table.game.edition.is_a_race


def test_who_ends_it_alone_has_not_beaten_the_others() -> None:
    """R-272: also when the others have left."""
    table = a_game("cooperative", 2)
    table.play_round(0, 1)
    table.tell(Leave(1))
    table.tell(EndAlone(0))

    assert table.game.places == (1, 1)


def test_all_solved_by_four_in_the_first_hourglass() -> None:
    """R-273: with gems of both kinds on every animal: 77."""
    table = a_game("cooperative", 4)
    for round_ in range(9):
        table.play_round(*((round_ // 4 + place) % 4 for place in range(4)))

    assert table.happened(HourglassTurned) == []
    assert all(won.sapphires and won.ambers for won in shared(table).scoring)
    assert shared(table).score == 9 * 4 + 9 * 3 + 9 * 1 + 5 == 77


def test_one_animal_is_never_solved() -> None:
    """R-273: no sets and no extra points: only the gems count."""
    table = a_game("cooperative", 4, animals=(RABBAT, HENRIETTA, JURI, CASPAR))
    for round_ in range(9):
        never = round_ % 4  # who holds Rabbat's stack
        table.play_round(*(seat for seat in range(4) if seat != never))

    assert shared(table).scoring[0] == ScoringBoard()
    assert shared(table).score == 9 * 3 + 9 * 1


# Options


@pytest.mark.parametrize("setting", ["same_puzzle", "fair_deal", "play_off_ties"])
def test_options_that_contradict_the_animals_or_need_a_race(setting: str) -> None:
    """R-261, R-272: everybody has other boards, and nobody races."""
    with pytest.raises(BadSetting) as refusal:
        a_game("cooperative", 2, **{setting: True})
    assert refusal.value.numbers["setting"] == setting


def test_each_seat_may_have_its_own_side() -> None:
    """R-012: a board travels with its stack, the side stays with the seat."""
    table = a_game("cooperative", 2, sides=(Side.EASY, Side.HARD))
    table.play_round(0, 1)
    table.play_round(0, 1)

    for started in table.happened(RoundStarted):
        assert [deal.side for deal in started.deals] == [Side.EASY, Side.HARD]
