"""The classic game, through the page."""

import pytest

from tests.web.conftest import Comes
from tools.browser.player import Player, together

pytestmark = pytest.mark.slow


def play_round(players: list[Player]) -> None:
    """Whoever rolls rolls; each covers the own board and takes gems, one after the other."""
    number = players[0].game["round"] + 1
    roller = next(one for one in players if one.seat == players[0].game["roller"])
    roller.until(lambda: roller.may("roll") or roller.game["round"] == number, "the right to roll")
    if roller.may("roll"):
        roller.press("Roll the die")
    for player in players:
        player.until(lambda: player.game["round"] == number, "the round")  # noqa: B023
    for player in players:
        player.lay_all()
        player.until(lambda: player.may("take_gems"), "the right to take gems")  # noqa: B023
        reachable = player.game["table"]["reachable"]
        full = [one for one in reachable if player.game["table"]["rows"][one]]
        player.press_field(max(full, key=lambda one: len(player.game["table"]["rows"][one])))  # noqa: B023
        player.until(lambda: not player.may("take_gems"), "the gems")  # noqa: B023


def test_two_people_play_a_whole_classic_game_with_mouse_and_finger(comes: Comes) -> None:
    ada, bob = comes("Ada"), comes("Bob", "phone")
    together([ada, bob], edition="classic", settings={"hourglass": None})
    for player in (ada, bob):
        player.until(lambda: player.may("choose_field"), "a field to choose")  # noqa: B023
        player.press_field(player.seat)
    ada.until(lambda: ada.phase == "border", "the first roll")
    for _ in range(ada.game["rounds"]):
        play_round([ada, bob])
    for player in (ada, bob):
        player.page.get_by_role("heading", name="The game is over").wait_for()
        assert sorted(player.game["places"])[0] == 1
        assert player.refused == []
