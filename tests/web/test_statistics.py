"""Statistics of a guest: plots that everybody can read, data to download or to delete.

Games are simulated and written into the server's book, as it does when a game ends.
"""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.page_times import clocked
from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Device, Faults, visiting
from tools.browser.connection_cutter import Cable
from tools.browser.daily import solves
from tools.browser.played_games import guest_of, plays
from tools.browser.server import served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with served(folder) as base:
        yield base


def has_played(page: Page, folder: Path, games: int, *, rated: bool = False) -> None:
    plays(folder, guest_of(page.context), games, int(time.time() * 1_000), rated=rated)


def test_who_has_not_played_is_invited(comes: Comes) -> None:
    ada = comes("Ada", "phone")
    page = ada.page
    page.goto("/")
    ada.press("Your statistics")
    expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
    assert page.get_by_role("slider").count() == 0
    ada.press("Puzzle of the day")
    page.locator(".levels").wait_for()
    # A puzzle of the day is something to count.
    solves(page.context.request, "hard")
    page.goto("/statistics")
    expect(page.get_by_role("heading", name="Puzzle of the day: hard")).to_be_visible()
    expect(page.get_by_role("heading", name="Longest streak")).to_be_visible()
    assert page.get_by_role("slider").count() == 0


def test_who_has_to_wait_is_told_so(comes: Comes) -> None:
    page = comes("Ada", "phone").page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me/statistics", hold)
    with page.expect_request("**/api/me/statistics"):
        page.goto("/statistics")
    expect(page.get_by_role("status").filter(has_text="One moment")).to_be_visible()
    held.pop().continue_()
    expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
    expect(page.get_by_text("One moment")).to_have_count(0)


def test_one_game_is_drawn_as_well_as_many(comes: Comes, folder: Path) -> None:
    page = comes("Ada").page
    has_played(page, folder, 1)
    page.goto("/statistics")
    page.locator(".sums").wait_for()
    expect(page.locator(".sums div").first).to_have_text("game1")
    assert page.get_by_role("slider").count() == 4


def test_plots_are_read_by_mouse_by_keys_and_as_tables(comes: Comes, folder: Path) -> None:
    page = comes("Ada").page
    has_played(page, folder, 40)
    page.goto("/statistics")
    page.get_by_role("slider").first.wait_for()
    told = page.context.request.get("/api/me/statistics").json()
    three = told["by_stars"][2]["times"]

    by_stars = page.get_by_role("slider", name="How hard, how long?")
    by_stars.scroll_into_view_if_needed()
    box = by_stars.bounding_box()
    assert box is not None
    # The third of five columns, right of the scale.
    page.mouse.move(box["x"] + 48 + (box["width"] - 48) / 2, box["y"] + 60)
    tip = by_stars.locator(".tip")
    expect(tip).to_contain_text("3 stars")
    expect(tip).to_contain_text(f"{three['solved']} of {three['dealt']} solved")
    expect(tip).to_contain_text(f"Median: {clocked(three['median'])}")
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)

    progress = page.get_by_role("slider", name="Your progress")
    progress.focus()
    page.keyboard.press("End")
    last = told["by_day"][-1]
    expect(progress).to_have_attribute(
        "aria-valuetext", re.compile(f"Median: {clocked(last['times']['median'])}")
    )
    page.keyboard.press("ArrowRight")
    assert progress.get_attribute("aria-valuenow") == progress.get_attribute("aria-valuemax")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    expect(progress).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("Escape")
    expect(progress.locator(".tip")).to_have_count(0)

    pieces = page.locator("section", has=page.get_by_role("slider", name="Which pieces"))
    pieces.get_by_text("As a table").click()
    hardest = max(
        (one for one in told["by_piece"] if one["times"]["solved"]),
        key=lambda one: one["times"]["median"],
    )
    row = pieces.locator("tbody tr").first
    expect(row).to_contain_text(hardest["piece"])
    expect(row).to_contain_text(clocked(hardest["times"]["median"]))
    assert pieces.locator("tbody tr").count() == 12


def test_a_finger_reads_the_plots_too(comes: Comes, folder: Path) -> None:
    page = comes("Ada", "phone").page
    has_played(page, folder, 12)
    page.goto("/statistics")
    days = page.get_by_role("slider", name="The days you played")
    days.scroll_into_view_if_needed()
    days.locator(".tile").last.tap()
    expect(days.locator(".tip")).to_contain_text("game")


def test_ratings_are_for_who_wants_them(comes: Comes, folder: Path) -> None:
    page = comes("Ada", "phone").page
    page.goto("/statistics")
    wish = page.get_by_label("Rate my public games")
    expect(wish).not_to_be_checked()
    wish.tap()
    expect(page.get_by_text("From now on your public games are rated.").first).to_be_visible()
    expect(page.get_by_text("No rated game yet")).to_be_visible()
    has_played(page, folder, 12, rated=True)
    page.reload()
    expect(wish).to_be_checked()
    told = page.context.request.get("/api/me/ratings").json()["ratings"]
    assert {one["edition"] for one in told} == {"classic", "2024"}
    for one in told:
        expect(page.locator(".shown", has_text=str(one["shown"])).first).to_be_visible()
    wish.tap()
    expect(page.get_by_text("Your games are no longer rated.").first).to_be_visible()
    page.reload()
    expect(wish).not_to_be_checked()


def test_everything_can_be_taken_away_and_deleted(comes: Comes, folder: Path) -> None:
    ada = comes("Ada", hold="keys")
    page = ada.page
    has_played(page, folder, 3)
    page.goto("/statistics")
    page.locator(".sums").wait_for()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download everything").click()
    assert loading.value.suggested_filename == "ubongo.json"
    kept = json.loads(Path(loading.value.path()).read_text(encoding="utf-8"))
    assert len(kept["games"]) == 3

    ada.press("Delete everything")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("your streak")
    ada.press("Keep it")
    expect(dialog).to_have_count(0)
    assert page.context.request.get("/api/me/statistics").json()["games"] == 3

    ada.press("Delete everything")
    ada.press("Yes, delete everything")
    expect(page.get_by_text("Everything has been deleted.").first).to_be_visible()
    expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
    assert page.context.request.get("/api/me/statistics").json()["games"] == 0


def test_who_wants_to_be_forgotten_everywhere_is_somebody_new(comes: Comes, folder: Path) -> None:
    ada = comes("Ada")
    page = ada.page
    has_played(page, folder, 1)
    page.goto("/statistics")
    ada.press("Delete everything")
    expect(page.get_by_role("dialog")).to_contain_text("ends your cookie")
    before = page.context.cookies()
    ada.press("Forget me everywhere")
    expect(page.get_by_text("You have been forgotten.").first).to_be_visible()
    expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
    assert page.context.cookies() != before
    assert page.context.request.get("/api/me").json()["name"] == ""


def test_without_a_line_nothing_is_lost(browser: Browser, address: str, folder: Path) -> None:
    with Cable(address) as cable:
        context = visiting(browser, cable.address)
        page = context.new_page()
        faults = Faults(cable.address, forgives_network=True)
        faults.watch(page)
        has_played(page, folder, 3)
        page.goto("/statistics")
        page.locator(".sums").wait_for()
        cable.cut()
        wish = page.get_by_label("Rate my public games")
        wish.click()
        expect(page.get_by_text("The server cannot be reached.").first).to_be_visible()
        expect(wish).not_to_be_checked()
        page.get_by_role("button", name="Delete everything").click()
        page.get_by_role("button", name="Yes, delete everything").click()
        expect(page.get_by_text("The server cannot be reached.").last).to_be_visible()
        page.get_by_role("button", name="Keep it").click()
        expect(page.locator(".sums")).to_be_visible()
        page.get_by_role("button", name="Start page").click()
        # The way back is shut as long as there is no server; the address is not.
        expect(page.get_by_role("button", name="Your statistics")).to_be_disabled()
        page.go_back()
        again = page.get_by_role("main").get_by_role("button", name="Try again")
        again.wait_for()
        cable.reconnect()
        again.click()
        page.locator(".sums").wait_for()
        assert faults.found == []
        context.close()


@pytest.mark.parametrize(
    ("language", "device", "theme", "games"),
    [
        ("de", "phone", "dark", 60),
        ("fr", "phone", "light", 5),
        ("it", "desktop", "light", 20),
        ("nl", "desktop", "dark", 1),
        ("en", "phone", "light", 0),
    ],
)
def test_every_screen_is_in_order(
    comes: Comes, folder: Path, language: str, device: Device, theme: str, games: int
) -> None:
    page = comes("Ada", device, locale=language, color_scheme=theme).page
    if games:
        has_played(page, folder, games, rated=games > 5)
    page.goto("/statistics")
    page.locator("#own-data").wait_for()
    kept = pictures(device, theme, language)
    wrong = []
    if games != 5:
        wrong += out_of_order(page, f"statistics-{games}", kept)
    else:
        for one in page.locator("summary").all():
            one.click()
        wrong += out_of_order(page, "statistics-tables", kept)
        page.locator("section[aria-labelledby=own-data] button").click()
        page.get_by_role("dialog").wait_for()
        wrong += out_of_order(page, "statistics-delete", kept)
    assert not wrong, "\n" + "\n".join(wrong)
