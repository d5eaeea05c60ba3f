"""R-429: fitted boards: levels follow from event 1 and the rounds, boards from levels."""

from dataclasses import replace
from math import log2
from typing import Any

import pytest

from tests.support.any_player import played
from tests.support.game_harness import Playing, a_box, a_game
from tests.support.referee_harness import a_cover, a_round, after, instead, meddled
from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.fitted_boards import fitted_side, stars_of_level, wanted_tenths
from ubongo.puzzles.catalogue import areas_for
from ubongo.puzzles.difficulty import difficulty
from ubongo.rules.commands import GiveUp, Leave
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.fitting import LevelRule, climbed, fitted_delays, raced
from ubongo.rules.engine import replay
from ubongo.rules.events import BoardShown, GemWon, PlayOffStarted, RoundStarted, UbongoCalled
from ubongo.rules.game import Game
from ubongo.rules.gems import SAPPHIRE
from ubongo.rules.records.record import write_record
from ubongo.rules.records.verification import verify
from ubongo.rules.settings import Boards

FITTED = [name for name in EDITIONS if name != "bare"]
POINTS_OF_2024 = LevelRule(points=(4, 2, 1, 1), step=3)


def fitted(edition: str, *levels: int, **settings: Any) -> Playing:
    return a_game(edition, len(levels), boards=Boards.FRESH, levels=levels, **settings)


def tries_dealt(table: Playing) -> list[float]:
    """The tries of the boards of the latest round."""
    return [difficulty(deal.puzzle) for deal in table.happened(RoundStarted)[-1].deals]


def test_sixteen_rungs_double_the_tries() -> None:
    """R-429: from 3.6 tries to 62, whatever the level."""
    assert [wanted_tenths(12 * rung) for rung in (4, 16, 32, 48, 64, 70)] == [
        36,
        60,
        120,
        240,
        480,
        623,
    ]
    assert {wanted_tenths(level) for level in (-144, 0, 53)} == {36}
    assert {wanted_tenths(level) for level in (834, 1_056)} == {623}
    assert [stars_of_level(level) for level in (72, 288, 444, 624, 792)] == [1, 2, 3, 4, 5]
    for rung in range(4, 71):
        assert 0 <= wanted_tenths(12 * rung) - 30 * 2 ** (rung / 16) < 1


@pytest.mark.parametrize("wanted", [36, 54, 55, 99, 100, 139, 140, 169, 170, 309, 310, 623])
def test_a_fitted_board_takes_the_wanted_tries(wanted: int) -> None:
    """R-429: and has six different lists on an area of the catalogue, as any board."""
    for board, symbol in enumerate(SYMBOLS):
        side = fitted_side(7, board, symbol, wanted)
        tries = difficulty(side.puzzle(symbol))

        assert wanted / 1.2 <= 10 * tries <= wanted * 1.2
        assert side.side is (Side.EASY if wanted < 140 else Side.HARD)
        assert side.area in areas_for(side.side.pieces)
        assert len(set(side.sets)) == 6
        # No other list of the board is nearer.
        assert all(
            abs(log2(10 * tries / wanted))
            <= abs(log2(10 * difficulty(side.puzzle(other)) / wanted)) + 1e-9
            for other in SYMBOLS
        )
    assert fitted_side(7, 1, SYMBOLS[0], wanted) == fitted_side(7, 1, SYMBOLS[0], wanted)
    assert len({fitted_side(7, board, SYMBOLS[0], wanted).area for board in range(6)}) > 3


def test_a_level_moves_by_the_points_won_minus_the_mean_of_the_table() -> None:
    """R-429: three rungs for each point of 2024, so ease costs exactly those points."""
    four, everybody = (456,) * 4, (True,) * 4

    assert raced(POINTS_OF_2024, four, (1, 2, 3, 4), everybody) == (528, 456, 420, 420)
    assert raced(POINTS_OF_2024, four, (0, 0, 0, 0), everybody) == four
    assert raced(POINTS_OF_2024, (456,) * 2, (0, 1), (True,) * 2) == (384, 528)
    assert raced(POINTS_OF_2024, (456,) * 3, (2, 0, 1), (True,) * 3) == (456, 384, 528)
    for ranks in ((1, 0, 0, 0), (2, 1, 3, 0), (4, 3, 2, 1)):
        assert sum(raced(POINTS_OF_2024, four, ranks, everybody)) == sum(four)


def test_levels_stay_on_the_scale_and_those_of_leavers_where_they_are() -> None:
    """R-429, R-410."""
    assert raced(POINTS_OF_2024, (1_050, -140), (1, 0), (True, True)) == (1_056, -144)
    assert raced(POINTS_OF_2024, (456, 456, 456), (1, 0, 2), (True, False, True)) == (492, 456, 420)
    assert climbed((456, 456, 456), (1, 0, 2), (True, True, False)) == (468, 432, 456)


def test_a_start_delay_is_for_what_the_catalogue_cannot_give() -> None:
    """R-429: 90 ms a twelfth of a rung, none below a second, 15 s at most."""
    both = (True, True)

    assert fitted_delays((840, 48), both) == (0, 0)
    assert fitted_delays((851, 48), both) == (0, 0)
    assert fitted_delays((852, 48), both) == (1_080, 0)
    assert fitted_delays((1_056, -144), both) == (15_000, 0)
    assert fitted_delays((444, 30), both) == (1_620, 0)
    assert fitted_delays((900, 900), both) == (0, 0)
    assert fitted_delays((900, 900, 48), (True, True, False)) == (0, 0, 0)


def test_each_seat_gets_boards_of_its_level_and_the_round_moves_them() -> None:
    """R-429: whoever is first gets harder boards, whoever solves nothing easier ones."""
    table = fitted("2024", 72, 792)
    table.begin()
    easy, hard = tries_dealt(table)
    assert easy == pytest.approx(3.9, rel=0.2)
    assert hard == pytest.approx(52, rel=0.2)
    sides = [deal.side for deal in table.happened(RoundStarted)[-1].deals]
    assert sides == [Side.EASY, Side.HARD]
    table.solve(0)
    table.tell(GiveUp(1))

    assert table.game.levels == (144, 720)
    assert replay(table.events).levels == (144, 720)
    table.begin()
    assert tries_dealt(table)[0] > easy * 1.1
    assert tries_dealt(table)[1] < hard / 1.1


def test_who_has_left_moves_nothing() -> None:
    """R-429, R-410: the mean is that of those who still play."""
    table = fitted("2024", 456, 456, 456)
    table.begin()
    table.tell(Leave(2))
    table.solve(0)
    table.solve(1)

    assert table.game.levels == (492, 420, 456)


def test_a_fitted_delay_holds_in_rounds_and_in_the_play_off() -> None:
    """R-423, R-429: here the levels are 16 rungs beyond the catalogue."""
    table = fitted("2024", 1_032, 444, rounds=1)
    table.begin()
    began = table.game.since
    assert table.game.seats[0].opens_at == began + 15_000
    assert table.view(0).own.deal is None
    assert table.wait_for(BoardShown).at == began + 15_000
    table.tell(GiveUp(0))
    table.tell(GiveUp(1))
    table.begin_play_off()

    assert table.happened(PlayOffStarted)
    assert table.game.levels == (1_032, 444), "nobody has solved"
    assert table.game.seats[0].opens_at == table.game.since + 15_000


@pytest.mark.parametrize("edition", FITTED)
def test_every_edition_is_played_with_fitted_boards_to_its_end(edition: str) -> None:
    """R-405, R-429: every draw is made again, and the referee has nothing to say."""
    levels = (1_000, -100, 444)[: EDITIONS[edition].most]
    minutes = 5 if edition == "solo" else None
    rounds = None if minutes else 4
    table = played(
        edition,
        len(levels),
        seed=5,
        minutes=minutes,
        rounds=rounds,
        boards=Boards.FRESH,
        levels=levels,
    )
    found = verify(write_record(table.events), a_box())

    assert found.notes == ()
    assert found.game.levels == table.game.levels != levels


@pytest.mark.parametrize("edition", ["cooperative", "solo"])
def test_together_and_alone_it_is_a_little_harder_each_time(edition: str) -> None:
    """R-429: where nobody races, a level goes up by a rung with each solve, and down by two."""
    least = EDITIONS[edition].least
    minutes = 5 if edition == "solo" else None
    table = fitted(edition, *(300,) * least, minutes=minutes)
    table.begin()
    first = tries_dealt(table)
    for seat in range(least):
        table.solve(seat)
    assert table.game.levels == (312,) * least
    assert first == [pytest.approx(11, rel=0.2)] * least


def test_the_referee_counts_the_levels_itself() -> None:
    """R-429: a board of another level, a board too early, levels that do not follow."""
    table = a_round("2024", 2, boards=Boards.FRESH, levels=(72, 1_056))
    now = table.game.now
    deals = table.happened(RoundStarted)[0].deals
    swapped = tuple(
        replace(deals[1 - seat], board=deals[seat].board, animal=deals[seat].animal)
        for seat in (0, 1)
    )
    assert instead(table, RoundStarted, deals=swapped) >= {"side", "fit"}
    call = UbongoCalled(now + 9_000, 1, 1, a_cover(table, 1))
    assert after(table, call, GemWon(now + 9_000, 1, SAPPHIRE)) == {"early"}

    def ease(game: Game) -> None:
        game.levels = (72, 1_044)

    assert meddled(table, ease, BoardShown(now + 15_000, 1)) == {"levels"}
