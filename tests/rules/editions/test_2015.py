"""R-240 to R-249: the 2015 edition, the worked example of docs/adding-an-edition.md."""

import pytest

from tests.support.game_harness import Playing, a_game
from ubongo.rules.editions.edition_2015 import BagView
from ubongo.rules.events import (
    GemDrawn,
    GemsLeftOver,
    GemWon,
    HourglassTurned,
    PlayOffStarted,
    RoundStarted,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.gems import Gem
from ubongo.rules.refusals import BadSetting

RED, BLUE, GREEN, BROWN = Gem.RED, Gem.BLUE, Gem.GREEN, Gem.BROWN
WORTH = {RED: 4, BLUE: 3, GREEN: 2, BROWN: 1}


def bag(table: Playing) -> BagView:
    shown = table.view().table
    assert isinstance(shown, BagView)
    return shown


def drawn(table: Playing, seat: int) -> list[Gem]:
    return [event.gem for event in table.happened(GemDrawn) if event.seat == seat]


def test_58_gems_18_of_them_on_the_track() -> None:
    """R-240: 19 blue, 19 brown, 10 green, 10 red; nine blue and nine brown lie on the track."""
    table = a_game("2015", 3)

    assert bag(table).track == (9, 9)
    assert bag(table).bag == (10, 10, 10, 10)
    assert bag(table).won == ((0, 0, 0, 0),) * 3


def test_the_first_takes_blue_the_second_brown_and_every_solver_draws() -> None:
    """R-242, R-243: track first, then the bag; the draw stands in the event."""
    table = a_game("2015", 4)
    table.begin()
    first = table.solve(2)
    second = table.solve(0)
    third = table.solve(1)

    assert [type(event) for event in first] == [UbongoCalled, GemWon, GemDrawn]
    assert [event.gem for event in first if isinstance(event, GemWon)] == [BLUE]
    assert [event.gem for event in second if isinstance(event, GemWon)] == [BROWN]
    assert [type(event) for event in third] == [UbongoCalled, GemDrawn]
    assert bag(table).track == (8, 8)
    assert sum(bag(table).bag) == 37


def test_who_has_not_solved_draws_nothing() -> None:
    """R-243: every solver, and nobody else."""
    table = a_game("2015", 3)
    table.play_round(1)

    assert bag(table).won[0] == bag(table).won[2] == (0, 0, 0, 0)


def test_the_draw_is_blind() -> None:
    """R-243: over many games each of the four kinds is drawn about as often as the others."""
    counts = dict.fromkeys(WORTH, 0)
    for seed in range(400):
        table = a_game("2015", 2, seed=seed, rounds=1)
        table.begin()
        table.solve(0)
        counts[drawn(table, 0)[0]] += 1

    assert all(70 < count < 130 for count in counts.values())


def test_what_nobody_took_from_the_track_goes_into_the_bag() -> None:
    """R-244: one solver leaves the brown one, none leaves both."""
    table = a_game("2015", 2)
    table.play_round()
    assert bag(table).bag == (10, 11, 10, 11)
    before = bag(table).bag
    events = table.play_round(1)

    assert [event.gems for event in events if isinstance(event, GemsLeftOver)] == [(BROWN,)]
    assert bag(table).track == (7, 7)
    assert sum(bag(table).bag) == sum(before) - 1 + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_58_gems_to_the_end_and_the_bag_lasts(seats: int) -> None:
    """R-245, R-247: four players draw 36 times at most, and 40 gems are in the bag."""
    table = a_game("2015", seats)
    for _ in range(9):
        table.play_round(*range(seats))
        shown = bag(table)
        assert sum(shown.track) + sum(shown.bag) + sum(map(sum, shown.won)) == 58
    assert table.game.phase is Phase.OVER
    assert sum(bag(table).bag) == 40 - 9 * seats


def test_the_highest_sum_wins() -> None:
    """R-248, R-249: 4 for red, 3 for blue, 2 for green, 1 for brown; counted from the events."""
    for seed in range(30):
        table = a_game("2015", 3, seed=seed)
        for _ in range(9):
            table.play_round(0, 2, 1)
        sums = [0, 0, 0]
        for event in table.events:
            if isinstance(event, GemWon | GemDrawn):
                sums[event.seat] += WORTH[event.gem]

        assert bag(table).points == tuple(sums)
        best = [seat for seat in range(3) if table.game.places[seat] == 1]
        assert best == [seat for seat in range(3) if sums[seat] == max(sums)]


def test_a_tie_is_shared() -> None:
    """R-249: nobody has anything: everybody is first, and nothing is played off."""
    table = a_game("2015", 2, rounds=1)
    table.play_round()

    assert table.game.places == (1, 1)
    assert table.happened(PlayOffStarted) == []


def test_a_round_runs_as_in_the_2024_game() -> None:
    """R-246: a second chance if nobody has solved, an early end, and the next seat rolls."""
    table = a_game("2015", 2)
    table.play_round()
    assert len(table.happened(HourglassTurned)) == 1
    table.begin()
    table.solve(0)
    table.solve(1)

    assert table.game.phase is Phase.BORDER
    assert [started.roller for started in table.happened(RoundStarted)] == [0, 1]


def test_there_are_gems_for_nine_rounds() -> None:
    """R-241, R-424: and boards for as many, with four players."""
    with pytest.raises(BadSetting):
        a_game("2015", 2, rounds=10)
