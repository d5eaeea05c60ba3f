"""The rules: read, searched, linked to, and opened beside a running game."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.screen_checks import PICTURES, out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.player import Player

pytestmark = pytest.mark.slow

GLASS = {"hourglass": 3_600_000, "any_hourglass": True, "rounds": 1, "start_seat": 0}


def search(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Search the rules")


def in_view(page: Page, one: Locator) -> None:
    """On the screen, and not under the search."""
    expect(one).to_be_in_viewport()
    page.wait_for_function(
        "(one) => one.getBoundingClientRect().top > 40", arg=one.element_handle()
    )


def test_what_is_asked_is_marked_counted_and_gone_through_by_keys(comes: Comes) -> None:
    page = comes("Ada").page
    page.goto("/")
    page.get_by_role("button", name="Every edition, to read and to search").click()
    page.get_by_role("button", name="2024").click()
    expect(page.get_by_role("heading", name="The 2024 edition")).to_be_visible()
    search(page).click()
    page.keyboard.type("SAPPHIRE")
    marks = page.locator("mark")
    count = page.locator("[data-count]")
    expect(count).to_have_text(f"1 of {marks.count()}")
    assert marks.count() > 5
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.locator("mark.now")).to_have_attribute("data-match", "2")
    in_view(page, page.locator("mark.now"))
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(count).to_have_text(f"{marks.count()} of {marks.count()}")
    page.wait_for_url("**/rules/2024?q=SAPPHIRE")
    page.get_by_role("button", name="Next match").click()
    expect(page.locator("mark.now")).to_have_attribute("data-match", "0")
    search(page).press("Escape")
    expect(search(page)).to_have_value("")
    expect(marks).to_have_count(0)
    page.wait_for_url("**/rules/2024")


def test_what_is_not_there_is_said_with_the_games_in_which_it_is(comes: Comes) -> None:
    page = comes("Ada").page
    page.goto("/rules/solo?q=pawn")
    expect(page.get_by_text("Nothing about “pawn” in this game.")).to_be_visible()
    page.get_by_role("button", name="Classic", exact=True).last.click()
    expect(page.locator("mark").first).to_be_attached()
    search(page).fill("zeppelin (.*) <b>")
    expect(page.get_by_text("Nothing about “zeppelin (.*) <b>” in any game.")).to_be_visible()
    expect(page.get_by_role("heading", name="The puzzle")).to_be_attached()


def test_a_link_to_a_section_opens_there(comes: Comes) -> None:
    ada = comes("Ada", "phone", locale="de")
    page = ada.page
    page.goto("/rules/classic/second-chance")
    in_view(page, page.get_by_role("heading", name="Die zweite Chance"))
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("link", name="Wer gewinnt").tap()
    in_view(page, page.get_by_role("heading", name="Klassisches Spiel: wer gewinnt"))
    page.wait_for_url("**/rules/classic/classic-win")


def test_addresses_that_mean_nothing_show_the_rules_all_the_same(comes: Comes) -> None:
    page = comes("Ada").page
    for address in ("/rules/nonsense", "/rules/toString", "/rules/2024/no-such-section"):
        page.goto(address)
        expect(page.get_by_role("heading", name="The puzzle")).to_be_attached()
    page.goto("/rules/classic?q=" + "%E2%80%8F%00x" * 300)
    expect(page.get_by_role("heading", name="The puzzle")).to_be_attached()
    page.goto("/rules/classic?q=%ff%fe&q=&=&")
    expect(page.get_by_role("heading", name="The puzzle")).to_be_attached()


def hand(player: Player) -> list[tuple[str, str, object, object]]:
    return [(one.id, one.spot, one.shape, one.at) for one in player.seen_pieces()]


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_the_rules_lie_beside_a_running_game(comes: Comes, device: str) -> None:
    """The sand runs on and is seen; keys for laying do not get through; the board is as it was."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    ada = comes("Ada", device)
    page = ada.page
    ada.opens(edition="2024", settings=GLASS, bots=["child"], seed="0b0e" * 8)
    ada.press("Rules")
    expect(page.get_by_role("dialog")).to_contain_text("The 2024 edition")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ada.press("Start the game")
    ada.rolls()
    ada.lay_all(but=1)
    before = hand(ada)
    ada.press("Menu")
    dialog = page.get_by_role("dialog")
    # Where there is room, the table has such a button as well, which lies behind the menu now.
    dialog.get_by_role("button", name="Rules").click()
    expect(dialog.get_by_role("heading", name="Rules · 2024")).to_be_visible()
    glass = dialog.locator("[data-seconds]")
    page.screenshot(path=PICTURES / f"rules-beside-{device}.png")
    seconds = int(glass.get_attribute("data-seconds") or 0)
    for key in ("1", "r", "f", "z", "ArrowLeft", "?"):
        page.keyboard.press(key)
    search(page).click()
    page.keyboard.type("first 1 2 z")
    expect(dialog.get_by_text("Nothing about “first 1 2 z”")).to_be_visible()
    page.keyboard.press("Escape")
    expect(search(page)).to_have_value("")
    ada.until(lambda: int(glass.get_attribute("data-seconds") or 0) < seconds, "the sand")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert hand(ada) == before
    ada.lay_all()
    ada.until(lambda: ada.own["rank"] == 1, "the call")


@pytest.mark.parametrize(
    ("language", "device", "theme", "path"),
    [
        ("en", "desktop", "dark", "/rules/classic"),
        ("de", "phone", "light", "/rules/cooperative"),
        ("fr", "phone", "dark", "/rules/2024?q=saphir"),
        ("it", "desktop", "light", "/rules/2015"),
        ("nl", "phone", "light", "/rules/solo?q=pion"),
    ],
)
def test_the_rules_are_in_order(
    comes: Comes, language: str, device: str, theme: str, path: str
) -> None:
    page = comes("Ada", device, locale=language, color_scheme=theme).page
    folder = pictures(device, theme, language)
    page.goto(path)
    page.locator("#rules-puzzle").wait_for()
    wrong = out_of_order(page, f"rules-{path.split('/')[2].partition('?')[0]}", folder)
    assert not wrong, "\n" + "\n".join(wrong)
