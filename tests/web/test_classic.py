"""The classic game, through the page."""

from contextlib import suppress

import pytest
from playwright.sync_api import Route, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.support.page_rounds import choose_fields, play_round, roll, take_gems
from tests.web.conftest import Comes
from tools.browser.player import Player, together

pytestmark = pytest.mark.slow(15)

# Pixels.
SMALLEST_CELL = 28.0


def test_two_people_play_a_whole_classic_game_with_mouse_and_finger(comes: Comes) -> None:
    """R-100 and on: nine rounds, every piece dragged."""
    ada, bob = comes("Ada"), comes("Bob", "phone")
    together([ada, bob], edition="classic", settings={"hourglass": None})
    choose_fields([ada, bob])
    assert ada.game["rounds"] == 9
    for _ in range(9):
        play_round([ada, bob])
    for player in (ada, bob):
        player.page.get_by_role("button", name="Play again").wait_for()
        assert min(player.game["places"]) == 1
        assert player.refused == []
        winner = player.game["places"].index(1)
        title = "You win!" if winner == player.seat else f"{'Ada' if winner == 0 else 'Bob'} wins!"
        assert player.page.get_by_role("heading", level=1).inner_text() in (
            title,
            "Shared victory: Ada, Bob",
        )


def test_two_reach_for_the_same_row_and_the_first_gets_the_nearest_gems(comes: Comes) -> None:
    """R-123, R-017: who comes first takes the nearest two, the next the two behind them.

    R-431: whose pair was gone meanwhile takes nothing, is told so, and reaches out again.
    """
    ada, bob = comes("Ada"), comes("Bob")
    together([ada, bob], edition="classic", settings={"hourglass": None, "rounds": 1})
    choose_fields([ada, bob], field=2)
    before = ada.game["table"]["rows"][2]
    roll([ada, bob])
    for player in (ada, bob):
        player.lay_all()
        player.until(lambda: player.may("take_gems"), "gems to take")  # noqa: B023
    for player in (ada, bob):
        row = player.page.locator("[data-field='2']:not([aria-disabled])")
        row.wait_for()
        row.hover()
        player.page.mouse.down()
    for player in (bob, ada):
        player.page.mouse.up()
    for player in (ada, bob):
        # A row that has just changed is held: whoever lets go of it then has asked for nothing.
        player.until(
            lambda: (
                not player.may("take_gems")  # noqa: B023
                or player.refused  # noqa: B023
                or player.game["table"]["rows"][2] != before  # noqa: B023
            ),
            "an answer, or another row",
        )
        assert player.refused in ([], ["row_changed"])
        while player.may("take_gems"):
            # The row goes while it is being pressed, if what was asked first is granted only now.
            with suppress(TookTooLong):
                player.press_field(2, timeout=1_000)
    for player in (ada, bob):
        player.page.get_by_role("button", name="Play again").wait_for()
    takes = [one for one in ada.notices if one["what"] == "gems_taken"]
    assert {one["seat"] for one in takes} == {0, 1}
    assert [gem for one in takes for gem in one["gems"]] == before[:4]
    assert ada.game["table"]["rows"][2] == bob.game["table"]["rows"][2] == before[4:]


def test_four_people_finish_a_round_by_dragging_tapping_and_typing(comes: Comes) -> None:
    """R-115: the ranks come in the order of the calls, and everybody sees the same."""
    people = [
        comes("Ada"),
        comes("Bob", "phone"),
        comes("Cleo", "phone", "tap"),
        comes("Dan", "desktop", "keys"),
    ]
    together(people, edition="classic", settings={"hourglass": None, "rounds": 1})
    choose_fields(people)
    roll(people)
    for rank, player in enumerate(people, start=1):
        player.lay_all()
        player.until(lambda: player.own["rank"] == rank, "the rank")  # noqa: B023
        take_gems(player)
    for player in people:
        player.page.get_by_role("button", name="Play again").wait_for()
        assert len(player.game["places"]) == 4


def tab_to(player: Player, words: str) -> None:
    """Only Tab, until the focus is on what says these words."""
    told = """(() => {
      const at = document.activeElement;
      // The page itself has the focus after a change of screens, and says all that is on it.
      return at.matches('button, a, input, select') ? at.ariaLabel || at.textContent || '' : '';
    })()"""
    for _ in range(200):
        if words in player.page.evaluate(told):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {words!r}")


def test_a_whole_game_by_keyboard_alone(comes: Comes) -> None:
    """From the start page to the end, with no pointer at all."""
    ada = comes("Ada", "desktop", "keys")
    keys = ada.page.keyboard

    def shorten(route: Route) -> None:
        """The same wish as the page's, for a game of two rounds alone with a bot."""
        request = route.request
        if request.method != "POST":
            route.continue_()
            return
        # Without sand nobody is too slow; an expert lets nobody wait for long.
        wish = {**(request.post_data_json or {}), "bots": ["expert"]}
        wish["settings"] = {"rounds": 2, "hourglass": None}
        route.continue_(post_data=wish)

    ada.page.route("**/api/tables", shorten)
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Play now").wait_for()
    tab_to(ada, "Play now")
    keys.press("Enter")
    ada.until(lambda: ada.may("choose_field"), "a field to choose")
    ada.page.locator("[data-field]:enabled:not([aria-disabled])").first.wait_for()
    tab_to(ada, "Field 3")
    keys.press("Enter")
    for number in (1, 2):
        # A border waits up to 30 s for somebody whose line was lost for a moment.
        if number > 1 and ada.may("next"):
            tab_to(ada, "Next")
            keys.press("Enter")
        ada.until(lambda: ada.may("roll") or ada.game["round"] == number, "the round")  # noqa: B023
        if ada.may("roll"):
            try:
                tab_to(ada, "Roll the die")
            except AssertionError:  # nobody pressed it for five seconds
                assert not ada.may("roll")
            else:
                keys.press("Enter")
        ada.until(lambda: ada.game["round"] == number, "the round")  # noqa: B023
        ada.lay_all()
        ada.until(lambda: ada.may("take_gems"), "gems to take")
        ada.page.locator("[data-field]:enabled:not([aria-disabled])").first.wait_for()
        tab_to(ada, "Field ")
        keys.press("Enter")
        ada.until(lambda: not ada.may("take_gems"), "the gems")
    ada.until(lambda: ada.phase == "over", "the end")
    ada.page.get_by_role("button", name="Play again").wait_for()
    tab_to(ada, "Play again")
    keys.press("Enter")
    ada.until(lambda: ada.lobby["games"] == 2, "another game, for nobody else has to want it")


def test_the_first_game_has_a_coach_at_the_table(comes: Comes) -> None:
    """R-435: a browser that is new here gets a guided game, with a line for each new thing."""
    ada = comes("Ada", "phone")
    ada.page.goto("/")
    ada.press("Play now")
    ada.rolls()
    assert ada.game["settings"]["guided"]
    assert ada.game["deadline"] is None, "no sand in the first round"
    coach = ada.page.get_by_role("region", name="Your first game")
    coach.get_by_text("Cover the light area with these pieces").wait_for()
    first, second = (one["player"]["name"] for one in ada.game["seats"] if one["player"]["bot"])
    coach.get_by_text(f"Most of one colour wins: you 0, {first} 0, {second} 0").wait_for()
    ada.lay_all()
    coach.get_by_text("you get the first two gems of its row").wait_for()
    take_gems(ada)
    most = max(ada.game["table"]["gems"][0])
    # Between rounds the standing tells it to the eye, and the coach to readers alone.
    coach.get_by_text(f"Most of one colour wins: you {most}").wait_for(state="attached")
    coach.get_by_role("button", name="No more tips").click()
    coach.wait_for(state="detached")
    ada.page.goto("/")
    ada.press("Play now")
    ada.until(lambda: ada.may("choose_field"), "a game like any other")


def test_the_coach_leaves_room_for_the_board_and_the_ways_to_go_on(comes: Comes) -> None:
    """The smallest phone, and a desk at 400 %: cells that can be hit, and *Pass* in sight."""
    ada = comes("Ada", "phone", size=(320, 256))
    ada.page.goto("/")
    ada.press("Play now")
    ada.rolls()
    coach = ada.page.get_by_role("region", name="Your first game")
    coach.get_by_text("Cover the light area with these pieces").wait_for()
    ada.until(lambda: ada.scene()[0] >= SMALLEST_CELL, "cells that can be seen and hit")

    ben = comes("Ben", "phone", size=(320, 568))
    ben.page.goto("/")
    ben.press("Play now")
    ben.rolls()
    ben.until(lambda: ben.scene()[0] >= SMALLEST_CELL, "the same on a small phone")
    ben.lay_all()
    ben.until(lambda: ben.may("take_gems"), "gems to take")
    coach = ben.page.get_by_role("region", name="Your first game")
    coach.get_by_text("you get the first two gems of its row").wait_for()
    expect(ben.page.get_by_role("button", name="Pass")).to_be_in_viewport(ratio=1)


def test_the_bot_table_in_one_tap(comes: Comes) -> None:
    """One tap on the start page, and three bots sit at the table."""
    ada = comes("Ada", "phone", reduced_motion="no-preference")
    ada.page.add_init_script("""localStorage.setItem('ubongo', '{"coach": false}')""")
    ada.page.goto("/")
    ada.press("Play now")
    ada.until(lambda: ada.may("choose_field"), "a field to choose")
    assert [bool(one["player"]["bot"]) for one in ada.game["seats"]] == [False, True, True, True]
    ada.press_field(3)
    ada.rolls()
    ada.lay_all()
    take_gems(ada)
    assert sum(ada.game["table"]["gems"][0]) == 2
