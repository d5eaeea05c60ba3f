"""R-100 to R-106: what lies on the table of the classic game before its first round."""

from collections import Counter

import pytest

from tests.support.game_harness import a_game
from tests.support.gem_boards import drawn, gem_board, picture
from ubongo.rules.commands import ChooseField, Leave, Lose
from ubongo.rules.editions.classic import GemView, gem_table
from ubongo.rules.events import (
    FieldChosen,
    GameStarted,
    GemsLaid,
    PawnsPlaced,
    RoundStarted,
    SeatLeft,
)
from ubongo.rules.game import Phase
from ubongo.rules.gems import Gem
from ubongo.rules.refusals import AlreadyChosen, NoSuchField, WrongPhase

SECOND = 1_000


def rows_of(seed: int) -> tuple[tuple[Gem, ...], ...]:
    return a_game("classic", 2, seed=seed).happened(GemsLaid)[0].rows


def test_six_fields_are_the_heads_of_six_rows() -> None:
    """R-100: and there is no seventh field."""
    table = a_game("classic", 2)

    assert len(rows_of(1)) == 6
    for field in (-1, 6):
        refusal = table.refused(ChooseField(0, field))
        assert isinstance(refusal, NoSuchField)
        assert refusal.numbers == {"field": field}


def test_72_gems_in_six_colours_fill_the_holes() -> None:
    """R-101: twelve of each colour, twelve holes in each row; the books give only the 72."""
    rows = rows_of(1)

    assert [len(row) for row in rows] == [12] * 6
    assert Counter(gem for row in rows for gem in row) == {
        Gem.GREEN: 12,
        Gem.RED: 12,
        Gem.BLUE: 12,
        Gem.VIOLET: 12,
        Gem.BROWN: 12,
        Gem.YELLOW: 12,
    }


def test_the_gems_are_shuffled_anew_for_every_game() -> None:
    """R-102: at random; no two of a hundred games look alike."""
    assert len({rows_of(seed) for seed in range(100)}) == 100


def test_every_colour_is_as_likely_in_every_hole() -> None:
    """R-102: in 1,200 games each colour comes to the first and the last hole about 200 times.

    Six standard deviations are 77; the seeds are fixed, so this fails only if the shuffle changes.
    """
    games = [rows_of(seed) for seed in range(1_200)]
    for hole in (0, 11):
        for field in (0, 5):
            found = Counter(rows[field][hole] for rows in games)
            assert len(found) == 6
            assert all(abs(count - 200) < 77 for count in found.values())


def test_the_pawns_are_shown_together_when_all_have_chosen() -> None:
    """R-103: all choose at once; the other reading, one after the other, would show the first."""
    table = a_game("classic", 3)

    assert table.tell(ChooseField(2, 4), at=1_000) == [FieldChosen(1_000, 2, 4)]
    assert table.tell(ChooseField(0, 1), at=2_000) == [FieldChosen(2_000, 0, 1)]
    assert table.tell(ChooseField(1, 3), at=3_000) == [
        FieldChosen(3_000, 1, 3),
        PawnsPlaced(3_000, (1, 3, 4)),
    ]
    assert table.game.phase is Phase.BORDER


def test_nobody_sees_where_another_pawn_will_stand() -> None:
    """R-103: only that somebody has chosen, and one's own choice."""
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 4))

    for seat, own in ((0, 4), (1, None), (None, None)):
        seen = table.view(seat).table
        assert isinstance(seen, GemView)
        assert (seen.pawns, seen.chosen, seen.own_choice) == ((), (True, False), own)


def test_what_amina_chose_makes_no_difference_to_what_ben_sees() -> None:
    """R-103: two games that differ in her choice alone look the same to him."""
    one, other = a_game("classic", 2), a_game("classic", 2)
    one.tell(ChooseField(0, 0))
    other.tell(ChooseField(0, 5))

    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)


def test_pawns_may_share_a_field() -> None:
    """R-103: the French rules are silent; sharing is allowed."""
    table = a_game("classic", 4)
    for seat in range(4):
        table.tell(ChooseField(seat, 2))

    assert gem_table(table.game).pawns == [2, 2, 2, 2]


def test_a_first_field_is_chosen_once() -> None:
    """R-103: hidden, but not to be changed."""
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 4))

    assert isinstance(table.refused(ChooseField(0, 3)), AlreadyChosen)
    assert table.view(0).may == ()
    assert table.view(1).may == ("ChooseField",)


def test_after_twenty_seconds_a_pawn_is_put_somewhere() -> None:
    """R-103: Ben has not chosen; at 19.999 s he still could."""
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 4), at=1_000)

    assert table.wait(20 * SECOND - 1) == []
    (placed,) = table.wait(20 * SECOND)
    assert isinstance(placed, PawnsPlaced)
    assert placed.fields[0] == 4
    assert placed.fields[1] in range(6)
    assert isinstance(table.refused(ChooseField(1, 2)), WrongPhase)


def test_a_pawn_that_is_put_somewhere_may_come_to_any_field() -> None:
    """R-103: at random."""
    found: Counter[int] = Counter()
    for seed in range(300):
        table = a_game("classic", 2, seed=seed)
        found[table.wait_for(PawnsPlaced).fields[0]] += 1

    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert min(found.values()) > 25


def test_a_lost_seat_has_its_twenty_seconds_and_a_seat_that_left_is_not_awaited() -> None:
    """R-103, R-406, R-410."""
    lost, left = a_game("classic", 2), a_game("classic", 2)
    for table, command in ((lost, Lose(1)), (left, Leave(1))):
        table.tell(ChooseField(0, 4))
        table.tell(command)

    assert lost.game.phase is Phase.SETUP
    assert lost.wait_for(PawnsPlaced).at == 20 * SECOND
    assert [type(event) for event in left.events[-2:]] == [SeatLeft, PawnsPlaced]
    assert left.game.phase is Phase.BORDER


@pytest.mark.parametrize(("seats", "in_play", "aside"), [(2, 18, 18), (3, 27, 9), (4, 36, 0)])
def test_how_many_boards_are_in_play(seats: int, in_play: int, aside: int) -> None:
    """R-104: the rest are never dealt, and no view names them."""
    table = a_game("classic", seats)
    while not table.game.is_over:
        table.play_round(0)

    dealt = {deal.board for one in table.happened(RoundStarted) for deal in one.deals}
    assert len(dealt) == in_play
    assert len(table.game.undealt) == aside


def test_which_boards_are_left_out_is_random() -> None:
    """R-104: with two players every board is in play in some games and out in others."""
    outs = []
    for seed in range(40):
        table = a_game("classic", 2, seed=seed)
        while not table.game.is_over:
            table.play_round()
        outs.append(set(table.game.undealt))

    assert set.union(*outs) == set(range(1, 37))
    assert set.intersection(*outs) == set()


def test_the_boards_are_shuffled() -> None:
    """R-105: the first board dealt is any of the 36."""
    firsts = set()
    for seed in range(400):
        table = a_game("classic", 4, seed=seed)
        table.begin()
        firsts.add(table.happened(RoundStarted)[0].deals[0].board)

    assert firsts == set(range(1, 37))


def test_the_start_player_is_a_random_seat() -> None:
    """R-106: the books say only that one is named."""
    found = Counter(
        a_game("classic", 4, seed=n, start_seat=None).game.start_seat for n in range(400)
    )

    assert sorted(found) == [0, 1, 2, 3]
    assert min(found.values()) > 60


def test_the_host_may_name_the_start_player() -> None:
    """R-106: and everybody can read it in event 1."""
    table = a_game("classic", 3, start_seat=2)
    started = table.events[0]

    assert isinstance(started, GameStarted)
    assert started.start_seat == 2
    assert table.view(0).roller == 2


def test_a_drawn_board_is_drawn_back() -> None:
    """The pictures of these tests say what they show."""
    text = """
        1 A  G R B V N Y
        2 .  Y N
        3 .
        4 .  G G
        5 BC R R
        6 .  B B
    """
    assert drawn(gem_board(text)) == picture(text)
