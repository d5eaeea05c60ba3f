"""The puzzle of the day: three boards, a clock that goes on, and nothing lost on the way."""

import json
import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.page_times import clocked, seconds
from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Device, Faults, visiting
from tools.browser.connection_cutter import Cable
from tools.browser.daily import Guest, asked, solves
from tools.browser.player import Player
from tools.browser.words import words

pytestmark = pytest.mark.slow

HOUR = 3_600_000


def guest(player: Player) -> Guest:
    return Guest(player.page, player.name, player.hold)


def laid(player: Player) -> dict[str, tuple[float, float]]:
    return {one.id: one.at for one in player.seen_pieces() if one.spot == "board"}


def clock(page: Page) -> int:
    return seconds(page.get_by_role("timer").inner_text())


def yesterday(page: Page) -> str:
    today = date.fromisoformat(asked(page.context.request)["today"])
    return (today - timedelta(days=1)).isoformat()


def test_three_boards_are_solved_one_after_the_other(comes: Comes, browser: Browser) -> None:
    """With a finger: cards, the first board, its result, the next ones, and all done."""
    ada = guest(comes("Ada", "phone"))
    page = ada.page
    page.goto("/")
    ada.press("Puzzle of the day")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_text("Start a streak today")).to_be_visible()

    ada.press("Start: Easy")
    ada.sees("easy")
    ada.lay_all()
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()
    expect(page.get_by_text("You are the first on this server")).to_be_visible()
    expect(page.get_by_text("One day so far")).to_be_visible()

    for level, name in (("hard", "Hard"), ("five_stars", "Five stars")):
        ada.press(f"Next board: {name}")
        ada.sees(level)
        ada.lay_all()
        expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()
    expect(page.get_by_text("All three solved.")).to_be_visible()

    ada.press("Back to the three boards")
    page.locator(".levels").wait_for()
    assert page.get_by_text("Solved in").count() == 3
    ada.press("View: Hard")
    expect(page.get_by_role("heading", name="Hard")).to_be_visible()
    page.go_back()
    page.locator(".levels").wait_for()

    told = asked(page.context.request)
    assert [one["wrong"] for one in told["puzzles"]] == [0, 0, 0]
    assert told["streak"] == 1


def test_everybody_is_told_how_the_others_did(comes: Comes, browser: Browser, address: str) -> None:
    day = "2026-02-03"
    ada = comes("Ada")
    for _ in range(2):
        other = browser.new_context(base_url=address)
        solves(other.request, "easy", day)
        other.close()
    ada.page.goto(f"/daily/{day}/easy")
    # A link to a board starts no clock: only the button does.
    start = ada.page.get_by_role("button", name="Start")
    start.wait_for()
    assert asked(ada.page.context.request, day)["puzzles"][0]["area"] is None
    expect(ada.page.get_by_text("does not count towards your streak")).to_be_visible()
    start.click()
    bob = guest(ada)
    bob.sees("easy", day)
    bob.lay_all()
    expect(ada.page.get_by_text("The 2 others were at least as fast")).to_be_visible()
    expect(ada.page.get_by_text("Median", exact=True)).to_be_visible()


def test_a_board_can_be_left_and_a_reload_loses_nothing(comes: Comes) -> None:
    ada = guest(comes("Ada", "phone"))
    page = ada.page
    page.goto("/daily")
    ada.press("Start: Hard")
    ada.sees("hard")
    ada.lay_all(but=2)
    before = laid(ada)
    assert len(before) == 2
    ada.until(lambda: clock(page) >= 1, "a second to pass")

    page.reload()
    ada.until(lambda: laid(ada) == before, "the draft")
    assert clock(page) >= 1

    ada.press("Back to the three boards")
    page.locator(".levels").wait_for()
    assert page.get_by_text("The clock is running").count() == 1
    page.goto("/")
    page.goto("/daily")
    ada.press("Continue: Hard")
    ada.until(lambda: laid(ada) == before, "the draft")
    ada.lay_all()
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()
    took = page.locator(".time b").inner_text()
    assert seconds(took) >= 1


def test_a_call_is_not_lost_with_the_line(browser: Browser, address: str) -> None:
    """The last piece is laid while the cable is cut; the call goes out when it is reconnected."""
    with Cable(address) as cable:
        context = visiting(browser, cable.address)
        page = context.new_page()
        faults = Faults(cable.address, forgives_network=True)
        faults.watch(page)
        ada = Guest(page, "Ada")
        page.goto("/daily")
        ada.press("Start: Easy")
        ada.sees("easy")
        ada.lay_all(but=1)
        last, cells = list(ada.cover().items())[-1]

        cable.cut()
        ada.drag_to_pose(last, cells)
        told = page.get_by_role("alert")
        expect(told).to_contain_text("The server cannot be reached")
        expect(told).to_contain_text("will be sent as soon as possible")
        page.locator(f"[data-piece={last}][data-spot=board]").wait_for()

        cable.reconnect()
        expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()
        # Without a line the room says so, and can be tried again.
        cable.cut()
        page.get_by_role("button", name="Back to the three boards").first.click()
        page.locator(".levels").wait_for()
        page.get_by_role("button", name="Previous day").click()
        expect(page.get_by_text("these boards are not on this device")).to_be_visible()
        cable.reconnect()
        page.get_by_role("main").get_by_role("button", name="Try again").click()
        page.locator(".levels").wait_for()
        assert faults.found == []
        context.close()


def test_with_keys_alone_and_the_own_call(comes: Comes) -> None:
    """Who calls alone is told when the area is not covered; a piece can be typed, too."""
    ada = guest(comes("Ada", hold="keys"))
    page = ada.page
    page.goto("/settings")
    page.get_by_label("I call Ubongo myself").check()
    page.goto("/daily")
    ada.press("Start: Easy")
    ada.sees("easy")
    ada.lay_all(but=1)
    ada.press("Ubongo!")
    expect(page.get_by_text("The area is not covered yet.").first).to_be_visible()
    ada.press("Menu")
    ada.press("Type your moves")
    line = page.locator("#typed")
    line.fill("nonsense")
    line.press("Enter")
    expect(page.get_by_text("“nonsense” is not a command.").first).to_be_visible()
    line.evaluate("(one) => one.blur()")
    ada.lay_all()
    page.locator(".result").wait_for(state="detached")
    ada.press("Ubongo!")
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()


def test_earlier_days_are_chosen_from_the_calendar(comes: Comes) -> None:
    ada = comes("Ada", hold="keys")
    page = ada.page
    page.goto("/daily")
    page.locator(".levels").wait_for()
    day = yesterday(page)
    page.locator("[role=grid] [tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    page.locator("[role=grid] [tabindex='0']:focus").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/daily/{day}")
    expect(page.get_by_text(re.compile("does not count towards|still count"))).to_be_visible()
    page.get_by_role("button", name="Back to today").click()
    page.wait_for_url("**/daily")
    # The address comes first, and then the calendar that begins with today.
    expect(page.get_by_role("button", name="Back to today")).to_have_count(0)
    # Back to the first day of all, and no further.
    page.locator("[role=grid] [tabindex='0']").focus()
    for _ in range(13):
        page.keyboard.press("PageUp")
    page.locator("[role=grid] [tabindex='0']:focus").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/daily/{asked(page.context.request)['first']}")
    expect(page.get_by_role("button", name="Previous day")).to_be_disabled()


def test_a_result_is_shared_without_its_solution(comes: Comes) -> None:
    ada = comes("Ada", permissions=["clipboard-read", "clipboard-write"])
    page = ada.page
    # The first answers bring the cookie, which `solves` needs.
    page.goto("/daily", wait_until="networkidle")
    for level in ("easy", "five_stars"):
        solves(page.context.request, level)
    page.reload()
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_text("Result copied.").first).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    told = asked(page.context.request)
    heading, *lines, link = text.splitlines()
    assert heading.startswith(f"Ubongo no. {told['number']} · ")
    easy, _, five = (clocked(one["took"] or 0) for one in told["puzzles"])
    assert [re.sub(r"[★☆]+", "*", one) for one in lines] == [f"🟩 * {easy}", "⬜ *", f"🟩 * {five}"]
    assert link.endswith(f"/daily/{told['date']}")
    for puzzle in told["puzzles"]:
        assert not puzzle["area"] or puzzle["area"] not in text
        assert not any(piece in text for piece in puzzle["pieces"] or ())
    preview = page.locator(".plate").inner_text()
    assert heading in preview
    assert link in preview


@pytest.mark.parametrize("path", ["2020-01-01", "2999-01-01", "yesterday"])
def test_days_without_puzzles_are_told(comes: Comes, faults: Faults, path: str) -> None:
    faults.forgives_network = True  # the browser notes the 404
    ada = comes("Ada", "phone", locale="de")
    ada.page.goto(f"/daily/{path}")
    expect(ada.page.get_by_text("Es gibt Rätsel vom")).to_be_visible()
    ada.press("Zurück zu heute")
    ada.page.locator(".levels").wait_for()


def test_an_unknown_level_shows_the_day(comes: Comes) -> None:
    ada = comes("Ada")
    day = "2026-03-01"
    ada.page.goto(f"/daily/{day}/easiest")
    ada.page.locator(".levels").wait_for()
    ada.page.wait_for_url(f"**/daily/{day}")


def changed(change: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[Route], None]:
    """The server's answer, but for what only time would change."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=json.dumps(change(response.json())))

    return answer


def test_a_new_day_comes_by_itself(comes: Comes) -> None:
    """Midnight while the cards are looked at: three new boards, and a board that runs goes on."""
    ada = comes("Ada")
    page = ada.page
    page.goto("/daily")
    page.locator(".levels").wait_for()
    today = asked(page.context.request)["today"]
    before = yesterday(page)
    answers = iter([{"date": before, "today": before, "next_in": HOUR}])

    def evening(told: dict[str, Any]) -> dict[str, Any]:
        return {**told, **next(answers, {})}

    page.route("**/api/daily", changed(evening))
    page.clock.install()
    page.reload()
    day = str(date.fromisoformat(before).day)
    expect(page.locator(".date")).to_contain_text(f" {day} ")
    page.clock.fast_forward(HOUR)
    expect(page.get_by_text("A new day: three new boards are here.").first).to_be_visible()
    expect(page.locator(".date")).to_contain_text(f" {date.fromisoformat(today).day} ")


def test_what_the_server_forgot_is_begun_anew(comes: Comes, faults: Faults) -> None:
    """Everything was deleted on another tab: the call is refused, and the card is new again."""
    faults.forgives_network = True
    ada = guest(comes("Ada"))
    page = ada.page
    page.goto("/daily")
    ada.press("Start: Easy")
    ada.sees("easy")
    assert page.context.request.delete("/api/me/statistics").ok
    ada.lay_all()
    expect(page.get_by_text("This puzzle has not been started yet.").first).to_be_visible()
    page.get_by_role("button", name="Start").wait_for()


def test_a_cover_that_the_server_refuses_is_told_and_can_be_corrected(
    comes: Comes, faults: Faults
) -> None:
    """The page finds no wrong cover by itself; if the server does, hands are free again."""
    faults.forgives_network = True
    ada = guest(comes("Ada"))
    page = ada.page
    page.goto("/daily")
    ada.press("Start: Easy")
    ada.sees("easy")
    refusal = {"code": "not_covered", "message": "", "numbers": {"fault": "piece_not_laid"}}
    page.route("**/api/daily/solve", lambda route: route.fulfill(status=409, json=refusal), times=1)
    ada.lay_all()
    expect(page.get_by_text("The area is not covered exactly.").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-spot=tray]")).to_have_count(1)
    ada.lay_all()
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "device", "theme"),
    [
        ("de", "phone", "light"),
        ("fr", "desktop", "dark"),
        ("it", "phone", "dark"),
        ("nl", "desktop", "light"),
        ("en", "phone", "light"),
    ],
)
def test_every_screen_is_in_order(comes: Comes, language: str, device: Device, theme: str) -> None:
    ada = guest(comes("Ada", device, locale=language, color_scheme=theme))
    page = ada.page
    folder = pictures(device, theme, language)
    said = words(language)
    wrong: list[str] = []
    page.goto("/daily")
    page.locator(".levels").wait_for()
    if language == "de":
        page.goto(f"/daily/{yesterday(page)}/five_stars")
        page.locator(".ready").wait_for()
        wrong += out_of_order(page, "daily-ready", folder)
        page.goto("/daily")
    page.get_by_role("button", name=re.compile(rf"^{said['daily-start']}\s*:")).first.click()
    ada.sees("easy")
    ada.lay_all(but=1)
    if language in ("it", "nl"):
        wrong += out_of_order(page, "daily-board", folder)
    ada.lay_all()
    page.locator(".result").wait_for()
    if language in ("en", "it", "fr"):
        wrong += out_of_order(page, "daily-result", folder)
    if language in ("de", "fr", "nl"):
        page.goto("/daily")
        page.locator(".levels").wait_for()
        wrong += out_of_order(page, "daily", folder)
    assert not wrong, "\n" + "\n".join(wrong)
