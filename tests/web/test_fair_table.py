"""R-429: a fair table as people make it: one tap, a warm-up by pointer, the sentence, the stars."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Comes
from tools.browser.chromium import Device, Faults, visiting
from tools.browser.player import Hold, Player
from tools.browser.warm_up import WarmingPlayer

pytestmark = pytest.mark.slow(20)

SENTENCE = "Everybody gets puzzles for about 25 seconds."
LONG_GLASS: dict[str, Any] = {"hourglass": 3_600_000, "any_hourglass": True, "start_seat": 0}

Warms = Callable[..., WarmingPlayer]


@pytest.fixture
def warms(browser: Browser, address: str, faults: Faults) -> Any:
    """Somebody who can lay the boards of a warm-up."""
    contexts = []

    def come(name: str, device: Device = "desktop", hold: Hold = "mouse") -> WarmingPlayer:
        context = visiting(browser, address, device)
        contexts.append(context)
        page = context.new_page()
        faults.watch(page)
        return WarmingPlayer(page, name, hold)

    yield come
    for context in contexts:
        context.close()


def place_of(player: Player, seat: int) -> dict[str, Any]:
    return dict(player.lobby["places"][seat] or {})


def warm_up_dialog(page: Page) -> None:
    page.get_by_role("button", name="Warm up").click()


@pytest.mark.parametrize(("device", "hold"), [("desktop", "mouse"), ("phone", "touch")])
def test_a_table_is_made_fair_by_one_tap_and_begins_after_a_warm_up(
    warms: Warms, device: Device, hold: Hold
) -> None:
    """R-429: whoever is not known lays three boards; then everybody sees sentence and stars."""
    ada = warms("Ada", device, hold)
    ada.opens(edition="2024", settings=LONG_GLASS, bots=["child", "expert"])
    page = ada.page
    tap = page.get_by_role("button", name="Make it fair")
    expect(page.get_by_text("about 25 seconds")).to_be_visible()
    tap.click()
    ada.until(lambda: ada.lobby["fair"], "a fair table")
    expect(tap).to_have_attribute("aria-pressed", "true")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(page.get_by_text("Still without a level: Ada")).to_be_visible()

    warm_up_dialog(page)
    ada.until(lambda: ada.warm_up, "a warm-up")
    for board in range(3):
        ada.until(lambda wanted=board: ada.warm_up.get("board") == wanted, "the board")  # type: ignore[misc]
        expect(page.get_by_role("heading", name=f"board {board + 1} of 3")).to_be_visible()
        ada.lay_warm_up()
    ada.until(lambda: place_of(ada, 0).get("level"), "a level")
    assert place_of(ada, 0)["level"]["found"] == "warm_up"
    expect(page.locator(".tile.you")).to_contain_text("warm-up")

    start.click()
    ada.until(lambda: ada.phase == "border", "the game")
    expect(page.get_by_text(SENTENCE)).to_be_visible()
    ada.rolls()
    ada.until(lambda: ada.phase == "round", "the round")
    stars = [seat["fit"]["stars"] for seat in ada.game["seats"]]
    assert (stars[1], stars[2]) == (1, 5)
    for seat, number in enumerate(stars):
        shown = page.locator(f"[data-seat='{seat}']").get_by_role("img", name=f"{number} star")
        expect(shown).to_be_visible()
    assert ada.game["settings"]["levels"][1:] == [72, 792]


def test_who_would_rather_not_chooses_a_grade_that_all_see(comes: Comes) -> None:
    """R-429: the host sees it, and may choose for others; nobody else is offered the tap."""
    ada, ben = comes("Ada"), comes("Ben", "phone")
    table = ada.opens(edition="classic", settings=LONG_GLASS)
    ben.calls_herself()
    ben.visits(table)
    ben.until(lambda: place_of(ben, 1).get("you"), "a seat")
    ada.press("Make it fair")
    expect(ben.page.get_by_text(SENTENCE)).to_be_visible()
    expect(ben.page.get_by_role("button", name="Make it fair")).to_have_count(0)
    ben.press("Choose a level")
    ben.press("Strong")
    expect(ada.page.locator(".tile").nth(1)).to_contain_text("Strong · chosen")
    ada.page.locator("button.tile").nth(1).click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Child").click()
    expect(ben.page.locator(".tile.you")).to_contain_text("Child · chosen")
    ada.press("Choose a level")
    ada.press("Expert")
    ben.press("I am ready")
    ada.until(lambda: place_of(ada, 1)["ready"], "Ben to be ready")
    ada.press("Start the game")
    ada.until(lambda: ada.phase == "setup", "the game")
    assert ada.game["settings"]["levels"] == [792, 72]


def test_a_warm_up_can_be_stopped_and_a_reload_does_not_end_it(warms: Warms) -> None:
    """R-429: the boards lie where the lobby was, until the minute is over."""
    ada = warms("Ada")
    ada.opens(edition="2024", settings=LONG_GLASS, bots=["fair"], fair=True)
    warm_up_dialog(ada.page)
    ada.until(lambda: ada.warm_up, "a warm-up")
    ada.lay_warm_up(but=1)
    before = ada.warm_up
    ada.page.reload()
    ada.until(lambda: ada.welcomes == 2, "a welcome")
    assert ada.warm_up == before
    ada.lay_warm_up()
    ada.until(lambda: ada.warm_up.get("board") == 1, "the second board")
    ada.page.get_by_role("button", name="Stop the warm-up").click()
    ada.until(lambda: not ada.warm_up, "the lobby")
    expect(ada.page.get_by_role("button", name="Warm up")).to_be_visible()
    assert place_of(ada, 0)["level"] is None


def test_tips_for_gems_are_agreed_in_the_lobby_and_point_out_a_row(comes: Comes) -> None:
    """R-429: seen by that seat only, and said to all."""
    ada = comes("Ada")
    ada.opens(edition="classic", settings=LONG_GLASS, bots=["child"])
    ada.page.locator("button.tile.you").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("checkbox", name="Tips for gems").check()
    ada.until(lambda: place_of(ada, 0)["tips"], "tips")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".agreed")).to_contain_text("Tips for gems")
    ada.press("Start the game")
    ada.until(lambda: ada.may("choose_field"), "a field to choose")
    tip = ada.game["tip"]
    row = ada.page.locator("[data-tip]")
    expect(row).to_have_attribute("data-field", str(tip))
    expect(row).to_have_accessible_name(re.compile("Tip"))
    ada.press_field(tip)
    ada.rolls()
    ada.lay_all()
    ada.until(lambda: ada.may("take_gems") and ada.game["tip"] is not None, "a row to take")
    expect(row).to_have_attribute("data-field", str(ada.game["tip"]))
    expect(ada.page.get_by_text(f"Tip: row {ada.game['tip'] + 1}")).to_be_visible()


def test_a_solo_run_becomes_harder_each_time(comes: Comes) -> None:
    """R-429: chosen before it begins; there is no side to choose then."""
    ada = comes("Ada", "phone")
    ada.page.goto("/solo")
    ada.page.get_by_role("checkbox", name="A little harder each time").check()
    expect(ada.page.get_by_role("radio", name="Hard")).to_have_count(0)
    ada.page.get_by_role("combobox").select_option(label="Child")
    ada.press("Begin")
    ada.until(lambda: ada.phase == "round", "the first board")
    assert ada.game["settings"]["levels"] == [72]
    assert ada.own["fit"]["stars"] == 1


def test_together_boards_become_a_little_harder_too(comes: Comes) -> None:
    """R-429: the same tap, in the words of a game that is no race."""
    ada = comes("Ada")
    ada.opens(edition="cooperative", settings=LONG_GLASS, bots=["child"])
    ada.press("A little harder each time")
    ada.until(lambda: ada.lobby["fair"], "boards that become harder")
    ada.press("Choose a level")
    ada.press("Beginner")
    ada.until(lambda: place_of(ada, 0)["level"], "a level")
    ada.press("Start the game")
    ada.until(lambda: ada.phase, "the game")
    assert ada.game["settings"]["levels"] == [288, 72]
