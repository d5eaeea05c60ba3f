"""Print and play from the page: choose, wait, and have the file."""

from pathlib import Path

import pytest
from playwright.sync_api import Download, Page, expect

from tests.support.pdf_measure import Page as Sheet
from tests.support.pdf_measure import pages_of
from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Faults
from ubongo.printing.fonts import load_fonts

pytestmark = pytest.mark.slow


def printed(page: Page, button: str = "Print:") -> Download:
    """Press the big button and wait for the file."""
    with page.expect_download(timeout=60_000) as waiting:
        page.get_by_role("button", name=button).click()
    return waiting.value


def sheets_of(download: Download) -> tuple[Sheet, ...]:
    load_fonts()
    return pages_of(bytes_of(download))


def bytes_of(download: Download) -> bytes:
    return Path(download.path()).read_bytes()


def test_fresh_boards_on_letter_paper_without_much_ink(comes: Comes) -> None:
    page = comes("Ada").page
    page.goto("/")
    page.get_by_role("button", name="The whole game as a PDF").click()
    page.get_by_role("radio", name="36 boards").check()
    page.get_by_role("radio", name="US Letter").check()
    page.get_by_role("radio", name="Save ink").check()
    page.get_by_role("radio", name="Brand-new ones").check()
    page.get_by_label("Set number").fill("77")
    page.wait_for_url("**/print?kind=boards&paper=letter&style=ink-saving&seed=77")
    got = printed(page)
    assert got.suggested_filename == "ubongo-boards-seed-77-letter-en.pdf"
    pages = sheets_of(got)
    assert (len(pages), round(pages[0].width, 1)) == (24, 215.9)
    expect(page.locator("main").get_by_text("-77-letter-en.pdf is ready")).to_be_visible()
    # A link holds the order.
    page.reload()
    expect(page.get_by_role("radio", name="36 boards")).to_be_checked()
    expect(page.get_by_label("Set number")).to_have_value("77")


def test_the_rules_with_a_finger_in_dutch(comes: Comes) -> None:
    page = comes("Ada", "phone", locale="nl").page
    page.goto("/print")
    page.locator("label", has_text="Regels").tap()
    got = printed(page, "Printen: Regels")
    assert got.suggested_filename == "ubongo-rules-a4-nl.pdf"
    (sheet,) = sheets_of(got)
    assert sheet.says("Iedereen krijgt een legtafel")


def test_pieces_for_two_by_keys_alone(comes: Comes) -> None:
    page = comes("Ada", hold="keys").page
    page.goto("/print?kind=boards")
    page.get_by_role("radio", name="36 boards").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Twelve for each player")).to_be_checked()
    page.get_by_role("radio", name="4", exact=True).focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Print: Pieces")).to_be_focused()
    with page.expect_download() as waiting:
        page.keyboard.press("Enter")
    assert len(sheets_of(waiting.value)) == 2


def test_an_archive_for_a_laser_cutter(comes: Comes) -> None:
    page = comes("Ada").page
    page.goto("/print?kind=svg")
    got = printed(page)
    assert got.suggested_filename == "ubongo-svg.zip"
    assert bytes_of(got).startswith(b"PK")


def test_the_board_that_somebody_plays_is_not_in_the_solutions(comes: Comes) -> None:
    """R-321: it is said that something is missing, and not what."""
    bea = comes("Bea")
    bea.opens(edition="bare", settings={"rounds": 1, "hourglass": None}, start=True)
    bea.rolls()
    page = comes("Ada").page
    page.goto("/print?kind=solutions")
    printed(page)
    expect(page.get_by_text("Some solutions are left out")).to_be_visible()


def test_what_is_no_number_is_said_at_once_and_nothing_is_lost(comes: Comes) -> None:
    page = comes("Ada").page
    page.goto("/print?kind=pieces&paper=a3&players=17&seed=%00%ff" + "9" * 300)
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    page.goto("/print?kind=boards&style=ink-saving&seed=seven")
    expect(page.get_by_text("A number of up to 12 digits.")).to_be_visible()
    expect(page.get_by_role("button", name="Print: Boards")).to_be_disabled()
    expect(page.get_by_label("Set number")).to_have_value("seven")
    page.get_by_label("Set number").fill("7")
    expect(page.get_by_role("button", name="Print: Boards")).to_be_enabled()
    expect(page.get_by_role("radio", name="Save ink")).to_be_checked()


def test_without_a_network_it_says_so_and_keeps_the_order(comes: Comes, faults: Faults) -> None:
    faults.forgives_network = True
    page = comes("Ada", "phone").page
    page.goto("/print?kind=rules")
    expect(page.get_by_role("button", name="Print: Rules")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Print: Rules").tap()
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    page.context.set_offline(False)
    assert printed(page).suggested_filename == "ubongo-rules-a4-en.pdf"
    expect(page.get_by_role("alert")).to_have_count(0)


def test_it_can_be_stopped_while_it_is_made(comes: Comes, faults: Faults) -> None:
    faults.forgives_network = True
    page = comes("Ada").page
    page.route("**/api/print/**", lambda route: None)  # never answered
    page.goto("/print?kind=all")
    page.get_by_role("button", name="Print: The whole game").click()
    expect(page.locator("main").get_by_text("Drawing")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Print: The whole game")).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "device", "theme", "query"),
    [
        ("en", "phone", "dark", "kind=svg"),
        ("de", "desktop", "light", "kind=boards&seed=7"),
        ("fr", "phone", "light", "kind=boards&seed=seven"),
        ("it", "desktop", "dark", "kind=solutions"),
        ("nl", "phone", "light", "kind=all&style=ink-saving"),
    ],
)
def test_the_room_is_in_order(
    comes: Comes, language: str, device: str, theme: str, query: str
) -> None:
    page = comes("Ada", device, locale=language, color_scheme=theme).page
    folder = pictures(device, theme, language)
    page.goto(f"/print?{query}")
    page.locator(".sheets").wait_for()
    wrong = out_of_order(page, "print", folder)
    assert not wrong, "\n" + "\n".join(wrong)
