"""R-150 to R-157: the end of the classic game, who wins it, and who comes second."""

import pytest

from tests.support.game_harness import Playing, a_game
from ubongo.rules import engine
from ubongo.rules.commands import Concede, Leave, TakeGems
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.classic import gem_table
from ubongo.rules.events import (
    GameEnded,
    GemsTaken,
    PawnsPlaced,
    Player,
    PlayOffStarted,
    RoundStarted,
)
from ubongo.rules.gems import GEMS
from ubongo.rules.refusals import BadSetting


def counted(*counts: tuple[int, ...], **settings: object) -> Playing:
    """A game of one round in which nobody solves; each seat holds so many gems of each colour."""
    table = a_game("classic", len(counts), rounds=1, **settings)  # type: ignore[arg-type]
    table.wait_for(PawnsPlaced)
    for seat, held in enumerate(counts):
        gems = tuple(gem for gem, count in zip(GEMS, held, strict=True) for _ in range(count))
        engine.apply(table.game, GemsTaken(table.game.now, seat, 0, gems))
    table.play_round()
    if table.view().tied:
        table.begin_play_off()
    return table


def places(*counts: tuple[int, ...]) -> tuple[int, ...]:
    return counted(*counts).game.places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_nine_rounds(seats: int) -> None:
    """R-150: when the boards in play are used: 18/2 = 27/3 = 36/4 = 9."""
    table = a_game("classic", seats)
    for _ in range(8):
        table.play_round(0)
    assert table.happened(GameEnded) == []
    table.play_round(0)

    assert len(table.happened(RoundStarted)) == 9
    assert table.happened(GameEnded)[0].reason == "played"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 18), (3, 12), (4, 9)])
def test_the_long_game_uses_all_36_boards(seats: int, rounds: int) -> None:
    """R-151: the books give 18 for two; 12 for three follows."""
    table = a_game("classic-long", seats)
    while not table.game.is_over:
        table.play_round(0)

    dealt = {deal.board for one in table.happened(RoundStarted) for deal in one.deals}
    assert table.game.round == rounds
    assert dealt == set(range(1, 37))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_72_gems_are_just_enough_for_the_long_game(seats: int) -> None:
    """R-151: if everybody always takes, the last round takes the last gems."""
    table = a_game("classic-long", seats)
    while not table.game.is_over:
        table.begin()
        for seat in range(seats):
            board = gem_table(table.game)
            # The pawn is lifted to a row that has gems: this counts gems, not steps.
            board.pawns[seat] = next(field for field, row in enumerate(board.rows) if row)
            table.solve(seat)
            table.tell(TakeGems(seat))

    assert gem_table(table.game).rows == [()] * 6
    assert [sum(counts) for counts in gem_table(table.game).gems] == [72 // seats] * seats


def test_the_most_gems_of_one_colour_win_and_not_the_most_gems() -> None:
    """R-152: Amina has 5 blue ones and nothing else, Ben 24 gems, 4 of each colour."""
    assert places((0, 0, 5, 0, 0, 0), (4, 4, 4, 4, 4, 4)) == (1, 2)


def test_a_tie_is_broken_by_the_next_best_colour_whichever_it_is() -> None:
    """R-153: both have a 5; Ben's second-best colour has 3, Amina's 2.

    The colours need not match: compared colour by colour, or by the number of gems, Amina led.
    """
    assert places((5, 2, 2, 2, 2, 2), (0, 0, 0, 3, 0, 5)) == (2, 1)


def test_the_comparison_goes_on_to_the_sixth_colour() -> None:
    """R-153: five lines are equal."""
    assert places((3, 3, 3, 2, 2, 1), (2, 2, 3, 3, 3, 0)) == (1, 2)


def test_the_example_of_the_books() -> None:
    """R-154: sorted 6,4,3 beats 6,4,2, although A has 18 gems and C has 16.

            green red blue violet brown yellow
    A         6    4    2    2      2     2
    B         2    2    0    1      2     3
    C         4    3    2    6      1     0
    """
    a, b, c = (6, 4, 2, 2, 2, 2), (2, 2, 0, 1, 2, 3), (4, 3, 2, 6, 1, 0)

    assert (sum(a), sum(b), sum(c)) == (18, 10, 16)
    assert places(a, b, c) == (2, 3, 1)


def test_a_complete_tie_is_a_shared_victory() -> None:
    """R-155: all six counts are equal, in other colours; both have won."""
    table = counted((3, 2, 1, 0, 0, 0), (0, 0, 0, 1, 2, 3), (1, 0, 0, 0, 0, 0))

    assert table.game.places == (1, 1, 3)
    assert table.happened(PlayOffStarted) == []


def test_a_table_may_agree_to_play_a_complete_tie_off() -> None:
    """R-155, R-229: only the tied play; the loser is second."""
    table = counted((3, 2, 1, 0, 0, 0), (1, 0, 0, 0, 0, 0), (0, 0, 0, 1, 2, 3), play_off_ties=True)
    assert table.happened(PlayOffStarted)[0].seats == (0, 2)
    table.solve(2)

    assert table.game.places == (2, 3, 1)


def test_a_tie_in_the_best_colour_alone_is_not_played_off() -> None:
    """R-155: complete means all six."""
    table = counted((3, 2, 0, 0, 0, 0), (3, 1, 0, 0, 0, 0), play_off_ties=True)

    assert table.game.places == (1, 2)


def test_who_concedes_the_play_off_has_lost_it() -> None:
    """R-155, R-228: the other one wins at once."""
    table = counted((3, 0, 0, 0, 0, 0), (0, 0, 3, 0, 0, 0), play_off_ties=True)
    table.tell(Concede(0))

    assert table.game.places == (2, 1)


def test_who_left_does_not_share_a_victory_with_those_who_stayed() -> None:
    """R-155, R-410: all three are equal in all six colours; Ben has left, and is third."""
    table = a_game("classic", 3, rounds=1)
    table.begin()
    table.tell(Leave(1))
    table.end_round()
    assert table.game.places == (1, 3, 1)

    old = a_game("classic", 3, rounds=1, rules=1)
    old.begin()
    old.tell(Leave(1))
    old.end_round()
    assert old.game.places == (1, 1, 1)


def test_two_who_left_share_what_nobody_else_has() -> None:
    """R-410: Amina and Ben led, and both have left; Clara, who stayed, had less."""
    table = a_game("bare", 3, rounds=2)
    table.play_round(0, 1)
    for seat in (0, 1):
        table.tell(Leave(seat))
    table.play_round()

    assert table.game.places == (1, 1, 3)


def test_who_leaves_the_play_off_loses_it() -> None:
    """R-410: the gems stay, and so does the place behind the one who is still there."""
    table = counted((3, 0, 0, 0, 0, 0), (0, 0, 3, 0, 0, 0), play_off_ties=True)
    table.tell(Leave(0))

    assert table.game.places == (2, 1)
    assert gem_table(table.game).gems[0] == (3, 0, 0, 0, 0, 0)


def test_the_last_who_stays_in_the_play_off_wins_it() -> None:
    """R-410: with three in it, the second who leaves makes the third the winner."""
    tied = ((3, 0, 0, 0, 0, 0), (0, 3, 0, 0, 0, 0), (0, 0, 3, 0, 0, 0))
    table = counted(*tied, play_off_ties=True)
    table.tell(Leave(0))
    assert not table.game.is_over
    table.tell(Leave(1))

    assert table.game.places == (2, 2, 1)


def test_who_has_left_before_does_not_play_off() -> None:
    """R-410: Ben left in the round; all three are tied, and Amina and Clara play it off."""
    table = a_game("classic", 3, rounds=1, play_off_ties=True)
    table.begin()
    table.tell(Leave(1))
    table.end_round()
    table.begin_play_off()

    assert table.happened(PlayOffStarted)[0].seats == (0, 2)


def test_the_other_places_go_by_the_same_comparison_and_equals_share() -> None:
    """R-156: two share the second place, and nobody is third."""
    first, second, last = (4, 0, 0, 0, 0, 0), (3, 1, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0)

    assert places(second, first, last, (0, 0, 0, 0, 1, 3)) == (2, 1, 4, 2)


def test_the_end_tells_the_places_of_all() -> None:
    """R-156: in the seats' order, also to onlookers."""
    table = counted((1, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0))
    (ended,) = table.happened(GameEnded)

    assert ended.places == (2, 1)
    assert table.view(None).places == (2, 1)


@pytest.mark.parametrize("edition", ["classic", "classic-long"])
@pytest.mark.parametrize("seats", [1, 5])
def test_the_classic_game_is_for_two_to_four(edition: str, seats: int) -> None:
    """R-157, R-018: no solo, and no fifth set of pieces."""
    try:
        a_game(edition, tuple(Player(str(seat)) for seat in range(seats)))
    except BadSetting as refusal:
        assert refusal.numbers == {"setting": "players", "value": str(seats), "allowed": "2 to 4"}
    else:
        raise AssertionError("that many cannot play")


def test_the_classic_game_has_no_co_operative_form() -> None:
    """R-157: it is a race, and it offers none of the options of the other forms."""
    classic = EDITIONS["classic"]

    assert classic.is_a_race
    # Every race can be fitted.
    assert classic.offers == {"play_off_ties", "levels", "tips"}
