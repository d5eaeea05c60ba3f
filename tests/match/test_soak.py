"""Random games over all editions, seats and options, with a referee who looks at every event."""

import pytest

from ubongo.boards.box import the_box
from ubongo.match.random_games import play_random_game
from ubongo.rules.editions import EDITIONS
from ubongo.rules.records.stored_names import EVENTS

SEED = 2003
# `python3 do.py soak --seed 2003 --games 20000` goes on.
GAMES = 4_000


# Half of the games in each of two tests, so that both of pytest's processes have something to do.
@pytest.mark.slow
@pytest.mark.parametrize("half", [1, 2])
def test_random_games_break_no_rule(half: int) -> None:
    """Seats, options, bots, careless people, lost lines and clocks that stood still."""
    box = the_box()
    faults: list[str] = []
    for number in range(half, GAMES + 1, 2):
        faults += play_random_game(SEED, number, box).faults
        assert len(faults) < 5, faults

    assert faults == []


def test_a_random_game_is_the_same_again() -> None:
    """A fault can be looked at again: a game depends on the seed and its number alone."""
    box = the_box()
    for number in range(1, 13):
        assert (
            play_random_game(SEED, number, box).match.log
            == play_random_game(SEED, number, box).match.log
        )


def test_random_games_know_every_edition_and_nearly_every_event() -> None:
    """What is never played is never looked at."""
    box = the_box()
    editions, events = set(), set()
    for number in range(1, 601):
        match = play_random_game(SEED, number, box).match
        editions.add((match.game.edition.name, len(match.sitting)))
        events |= {type(event).__name__ for event in match.log}

    assert editions == {
        (edition.name, seats)
        for edition in EDITIONS.values()
        for seats in range(edition.least, edition.most + 1)
    }
    assert set(EVENTS) - events <= {"GameVoided"}
