"""R-436: solo on the train, in a real browser: the network is cut, and the server is stopped."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Comes
from tools.browser.chromium import Device, Faults, visiting
from tools.browser.server import served
from tools.browser.train import Passenger
from tools.free_port import free_port

pytestmark = pytest.mark.slow(60)


@pytest.fixture
def port() -> int:
    """The same address before and after: what is kept belongs to it."""
    return free_port()


@contextmanager
def passenger(
    browser: Browser, port: int, device: Device = "phone", **options: object
) -> Iterator[tuple[Passenger, Faults]]:
    """Somebody with a browser of their own, who comes to a server of this test."""
    base = f"http://127.0.0.1:{port}"
    context = visiting(browser, base, device, **options)  # type: ignore[arg-type]
    faults = Faults(base)
    page = context.new_page()
    faults.watch(page)
    try:
        yield Passenger(page, "Ada", "touch" if device == "phone" else "mouse"), faults
        assert faults.found == []
    finally:
        for one in context.pages:
            one.close()
        context.close()


def begins(page: Page, level: str = "Easy", minutes: str = "5 minutes") -> None:
    page.get_by_role("radio", name=re.compile(level)).check()
    page.get_by_role("radio", name=minutes).check()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name="Board 1")).to_be_visible()


def takes(page: Page) -> None:
    page.get_by_role("button", name="Take into my statistics").click()


def goes(page: Page, path: str = "") -> None:
    """Open an address, or reload, where there is no server and no network.

    What Playwright calls offline lets no page be opened at all, not even by a service worker: so
    while one is opened only the server is gone.
    """
    page.context.set_offline(False)
    if path:
        page.goto(path)
    else:
        page.reload()
    page.context.set_offline(True)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_whole_run_without_network_and_server_is_taken_along_when_they_are_back(
    browser: Browser, tmp_path: Path, port: int, device: Device
) -> None:
    """R-436, R-300, R-301: from one visit to the start page to one's own statistics."""
    with passenger(browser, port, device) as (ada, faults):
        page, context = ada.page, ada.page.context
        with served(tmp_path, port=port):
            page.goto("/")
            ada.gets_ready()
        faults.forgives_network = True
        goes(page, "/")
        # What needs a server is not offered, and nothing is a dead end.
        expect(page.get_by_text("No network, or the server")).to_be_visible()
        expect(page.get_by_role("button", name="Play now")).to_have_count(0)
        expect(page.get_by_role("button", name=re.compile("Your statistics"))).to_be_disabled()
        page.get_by_role("button", name="On the train").first.click()
        begins(page)
        ada.solves(1)
        page.get_by_role("button", name="Put aside").click()
        expect(page.get_by_role("heading", name="Board 3")).to_be_visible()
        # A reload, in the middle of a board, and a closed tab.
        ada.sees()
        ada.lay_all(but=1)
        goes(page)
        expect(page.get_by_role("heading", name="Board 3")).to_be_visible()
        expect(page.locator("[data-spot=board]")).to_have_count(2)
        other = context.new_page()
        faults.watch(other)
        page.close()
        goes(other, "/train")
        again = Passenger(other, "Ada", ada.hold)
        again.solves(3)

        # The five minutes are over while the tab is closed: the clock is the device's.
        run = again.stored("ubongo-offline-run")
        run["run"]["began"] -= 5 * 60_000
        other.evaluate(
            "run => addEventListener('pagehide', () =>"
            " localStorage.setItem('ubongo-offline-run', JSON.stringify(run)))",
            run,
        )
        goes(other)
        expect(other.get_by_role("heading", name="Time is up")).to_be_visible()
        expect(other.get_by_text("Played offline on this device", exact=True)).to_be_visible()
        expect(other.get_by_text("Only here")).to_be_visible()
        takes(other)
        expect(other.get_by_text("Your runs stay here")).to_be_visible()

        with served(tmp_path, port=port):
            context.set_offline(False)
            other.reload()
            expect(other.get_by_text("Only here")).to_be_visible()
            takes(other)
            expect(other.get_by_text("In your statistics", exact=True)).to_be_visible()
            other.reload()
            expect(other.get_by_text("In your statistics", exact=True)).to_be_visible()
            expect(other.get_by_role("button", name="Take into my statistics")).to_have_count(0)
            told = context.request.get("/api/me/statistics").json()
            assert (told["offline"]["runs"], told["offline"]["times"]["solved"]) == (1, 2)
            assert (told["solo"], told["by_edition"]) == ([], [])
            other.goto("/statistics")
            expect(other.get_by_role("heading", name="Played offline")).to_be_visible()


def test_what_else_there_is_without_a_network(browser: Browser, tmp_path: Path, port: int) -> None:
    """R-436: lessons, rules, the box, the companion, and a daily board that was opened before."""
    with passenger(browser, port, "desktop") as (ada, faults):
        page = ada.page
        with served(tmp_path, port=port):
            page.goto("/")
            ada.gets_ready()
            page.goto("/daily")
            page.get_by_role("button", name="Start: Easy").click()
            expect(page.locator("[data-piece]").first).to_be_visible()
        faults.forgives_network = True
        goes(page, "/learn")
        expect(page.locator("[data-piece]").first).to_be_visible()
        goes(page, "/rules")
        expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
        expect(page.get_by_text("hourglass").first).to_be_visible()
        goes(page, "/companion")
        expect(page.get_by_role("button", name="Turn the hourglass")).to_be_visible()
        goes(page, "/look-up")
        page.get_by_role("button", name="Show a solution").click()
        expect(page.locator("[data-count]")).to_be_visible()
        goes(page, "/daily")
        expect(page.get_by_text("There is no network. A board")).to_be_visible()
        expect(page.get_by_text("Needs a network to begin")).to_have_count(2)
        page.get_by_role("button", name="Continue: Easy").click()
        expect(page.locator("[data-piece]").first).to_be_visible()
        # And what there is not says so, with a way on.
        goes(page, "/print")
        expect(page.get_by_text("No network, or the server")).to_be_visible()
        page.get_by_role("button", name="On the train").click()
        expect(page.get_by_role("heading", name="On the train")).to_be_visible()


def test_whoever_has_just_been_at_a_table_looks_nothing_up_by_cutting_the_line(
    comes: Comes, faults: Faults
) -> None:
    """R-321: the solution of a board that may be live is not told offline either."""
    player = comes("Ada")
    page = player.page
    page.goto("/")
    Passenger(page).gets_ready()
    player.opens(edition="classic", bots=["child"], start=True)
    page.goto("/look-up")
    expect(page.get_by_role("heading", name="Look up a solution")).to_be_visible()
    faults.forgives_network = True
    page.context.set_offline(True)
    page.get_by_role("button", name="Next board").click()
    expect(page.get_by_text("you have just been at a table")).to_be_visible()


def test_broken_packs_are_told_and_replaced(comes: Comes, faults: Faults) -> None:
    """R-436: bad data on the device is one sentence, and the next network cures it."""
    player = comes("Ada")
    page = player.page
    page.goto("/train")
    Passenger(page).gets_ready()
    page.route("**/api/packs/**", lambda route: route.abort())
    page.evaluate("localStorage.setItem('ubongo-packs', '{broken')")
    faults.forgives_network = True
    page.reload()
    expect(page.get_by_text("cannot be read any more")).to_be_visible()
    page.unroute("**/api/packs/**")
    page.get_by_role("button", name="Try again").click()
    begins(page)


def test_where_the_browser_stores_nothing_it_says_so_and_plays(comes: Comes) -> None:
    """R-436: a private window plays as long as it is open."""
    player = comes("Ada")
    page = player.page
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full'); }")
    page.goto("/train")
    expect(page.get_by_text("This browser does not store anything")).to_be_visible()
    begins(page)
    page.get_by_role("button", name="Put aside").click()
    expect(page.get_by_role("heading", name="Board 2")).to_be_visible()
