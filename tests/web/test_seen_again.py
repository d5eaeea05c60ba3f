"""What players once stumbled over at the table, looked at again where they saw it.

Others of these things have tests where they belong: boards that stand still in `test_frames.py`,
lost lines in `test_connections.py`, people who come and go in `test_table_people.py`.
"""

from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.support.page_rounds import roll, tie
from tests.web.conftest import Comes
from tools.browser.player import Player, together

pytestmark = pytest.mark.slow(15)

SEED = "5eed" * 8
NO_SAND: dict[str, Any] = {"hourglass": None, "start_seat": 0}

# How a thing is marked where the system's own colours take the place of ours.
LINES = """(one) => {
  const { outline, outlineOffset, border, backgroundColor, color } = getComputedStyle(one);
  return [outline, outlineOffset, border, backgroundColor, color];
}"""


def in_sight(things: Locator, count: int) -> None:
    expect(things).to_have_count(count)
    for thing in things.all():
        expect(thing).to_be_in_viewport(ratio=1)


def test_six_rows_the_counts_and_the_ways_fit_a_phone_on_its_side(comes: Comes) -> None:
    """R-103: the pawn may stand on the sixth field, and gems be taken there."""
    ada = comes("Ada", "phone", size=(844, 390))
    ada.opens(edition="classic", settings=NO_SAND, bots=["expert"], start=True, seed=SEED)
    ada.until(lambda: ada.may("choose_field"), "a field to choose")
    rows = ada.page.locator(".stage [data-field]")
    in_sight(rows, 6)
    ada.press_field(5)
    ada.rolls()
    ada.lay_all()
    ada.until(lambda: ada.may("take_gems"), "gems to take")
    in_sight(rows, 6)
    in_sight(ada.page.locator(".stage .counts"), 1)
    in_sight(ada.page.get_by_role("button", name="Pass"), 1)


def all_lie(player: Player) -> bool:
    return bool(pieces := player.seen_pieces()) and all(one.spot == "board" for one in pieces)


def test_a_board_that_others_have_finished_is_whole_on_the_screen_of_whoever_got_it(
    comes: Comes,
) -> None:
    """R-265: the accepted cover is drawn, and nothing of it is left in the tray."""
    ada, bob, cleo = comes("Ada"), comes("Bob", "phone"), comes("Cleo", "phone")
    # How much sand the hands need depends on how busy the machine is.
    for sand in (8_000, 32_000, 120_000):
        settings = {"hourglass": sand, "any_hourglass": True, "rounds": 1}
        ada.helps(None)
        together([ada, bob, cleo], edition="cooperative", settings=settings)
        roll([ada, bob, cleo])
        ada.lay_all()
        bob.lay_all(but=1)
        ada.until(lambda: ada.game["second_chance"] or ada.phase != "round", "the second chance")
        last, cells = list(ada.cover(bob.seat).items())[-1]
        ada.press("Help Bob")
        ada.page.get_by_role("region", name="The board of Bob").wait_for()
        ada.page.locator("[data-piece]").first.wait_for()
        ada.helps(bob.seat)
        ada.lay(last, cells)
        bob.until(lambda: bob.own["rank"] or bob.phase != "round", "the cover")
        if bob.phase == "round":
            break
    # Cleo still lays, so Bob looks at his board.
    assert bob.phase == "round"
    bob.until(lambda: all_lie(bob), "a board without a hole")
    assert bob.own["rank"] > 0


def test_a_play_off_begins_anew_and_is_won_at_once_when_the_other_concedes(comes: Comes) -> None:
    """R-227, R-228: both are named before it, counts begin at nothing, no glass; one question."""
    ada, bob = comes("Ada"), comes("Bob", "phone")
    tie(ada, bob)
    for player in (ada, bob):
        player.page.get_by_role("heading", name="Play-off: Ada and Bob").wait_for()
        assert player.page.locator(".shout").count() == 0
    for player in (ada, bob):
        player.until(lambda: player.phase == "play-off", "the play-off")  # noqa: B023
        player.page.locator("[data-piece]").first.wait_for()
        expect(player.page.locator(".players .pips")).to_have_count(2)
        expect(player.page.locator(".players .pips .on")).to_have_count(0)
        expect(player.page.locator("[data-seconds]")).to_have_count(0)
        # Not beside the tools, where it would be pressed by mistake.
        expect(player.page.get_by_role("button", name="Concede")).to_have_count(0)
    bob.press("Menu")
    bob.press("Concede")
    bob.page.get_by_text("Concede the play-off?").wait_for()
    assert bob.phase == "play-off"
    bob.page.get_by_role("dialog").get_by_role("button", name="Concede").tap()
    for player in (ada, bob):
        player.until(lambda: player.phase == "over", "the end")  # noqa: B023
    assert ada.game["places"][ada.seat] == 1
    ada.page.get_by_role("heading", name="You win!").wait_for()


def test_bots_are_seen_to_lay_before_they_call(comes: Comes) -> None:
    ada = comes("Ada", "phone")
    ada.opens(edition="bare", settings=NO_SAND, bots=["expert"], start=True, seed=SEED)
    ada.rolls()
    bot = ada.page.locator(".players li", has_text=ada.game["seats"][1]["player"]["name"])
    bot.locator(".pips .on").first.wait_for()
    bot.locator(".place .medal").first.wait_for()
    assert not ada.own["rank"]


def test_nobody_waits_for_the_sand_when_all_people_have_given_up(comes: Comes) -> None:
    """R-434: an hour of sand is left, and the round ends."""
    ada = comes("Ada")
    sand = {"hourglass": 3_600_000, "any_hourglass": True, "start_seat": 0}
    ada.opens(edition="2024", settings=sand, bots=["child"], start=True, seed=SEED)
    ada.rolls()
    ada.press("Menu")
    ada.press("Give up")
    ada.until(lambda: ada.phase != "round", "the end of the round")
    ada.page.locator(".boards li").first.wait_for()


def test_a_delayed_start_is_counted_down(comes: Comes) -> None:
    """R-423: how many seconds are left, in numbers, until the board is there."""
    ada, bob = comes("Ada"), comes("Bob", "phone")
    settings = {**NO_SAND, "delays": [0, 10_000]}
    together([ada, bob], edition="bare", settings=settings)
    roll([ada, bob])
    count = bob.page.locator(".comes").get_by_role("timer")
    expect(count).to_have_text("5")
    ada.page.locator("[data-piece]").first.wait_for()
    assert bob.seen_pieces() == []
    bob.page.locator("[data-piece]").first.wait_for()


@pytest.mark.parametrize(
    ("device", "hint"),
    [("desktop", "Click to turn, right-click to flip."), ("phone", "Tap to turn, hold to flip.")],
)
def test_tools_wait_for_something_to_do_and_the_tray_keeps_its_place(
    comes: Comes, device: Literal["phone", "desktop"], hint: str
) -> None:
    """The hint speaks of the pointer that is there; the tray lies below the board in each round."""
    ada = comes("Ada", device)
    settings = {**NO_SAND, "rounds": 2}
    ada.opens(edition="bare", settings=settings, bots=["expert"], start=True, seed=SEED)
    for number in (1, 2):
        ada.rolls(number)
        ada.page.locator("[data-piece]").first.wait_for()
        if number == 1:
            ada.page.get_by_text(hint).wait_for()
        area = ada.page.locator("[data-board] .area").bounding_box()
        assert area is not None
        assert all(one.top >= area["y"] + area["height"] for one in ada.seen_pieces())
        clear = ada.page.get_by_role("button", name="Clear")
        expect(clear).to_be_disabled()
        first = ada.seen_pieces()[0]
        x, y = first.middles()[0]
        if device == "desktop":
            # Lifted, and not laid: there is nothing to clear yet.
            ada.page.mouse.move(x, y)
            ada.page.mouse.down()
            ada.page.mouse.move(x + 20, y - 30, steps=4)
            expect(clear).to_be_disabled()
            ada.page.mouse.move(x, y, steps=4)
            ada.page.mouse.up()
        ada.lay_all(but=1)
        expect(clear).to_be_enabled()
        ada.lay_all()
        ada.until(lambda: ada.own["rank"] or ada.phase != "round", "the call")
        ada.until(lambda: ada.phase != "round", "the end of the round")


def lines(thing: Locator) -> list[str]:
    return list(thing.evaluate(LINES))


def test_what_is_chosen_is_told_apart_in_forced_colours(comes: Comes) -> None:
    """The tab, the symbol, the main button and the own seat."""
    ada = comes("Ada", "phone", forced_colors="active")
    page = ada.page
    page.goto("/look-up?board=7&side=hard&symbol=snake")
    page.locator("[data-count]").wait_for()
    tabs = page.locator(".ways .button")
    assert lines(tabs.nth(0)) != lines(tabs.nth(1))
    symbols = page.locator(".symbols .symbol")
    expect(symbols).to_have_count(6)
    marks = [lines(one) for one in symbols.all()]
    chosen = [one for one in marks if marks.count(one) == 1]
    assert len(chosen) == 1
    ada.opens(edition="bare", settings=NO_SAND, bots=["fair"], seed=SEED)
    page.locator(".seats").wait_for()
    seats = page.locator(".seats .tile")
    assert lines(seats.nth(0)) != lines(seats.nth(1))
    start = page.get_by_role("button", name="Start the game")
    assert lines(start) != lines(page.get_by_role("button", name="Share the link"))
    start.tap()
    ada.rolls()
    ada.page.locator("[data-piece]").first.wait_for()
    own = page.locator(".players .own .inside")
    assert lines(own) != lines(page.locator(".players li:not(.own) .inside"))
