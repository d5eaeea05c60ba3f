"""The companion of a real box: hourglass, die, score sheets, who begins, with a network or none.

The clock of a page is set by hand where time matters, so nobody waits for sand.
"""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import do
from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Faults, visiting
from tools.browser.player import Player
from tools.browser.server import served
from tools.environment import Environment
from tools.tasks.page_build import PageBuild

pytestmark = pytest.mark.slow

# What a hand feels and what keeps the screen awake, written down instead of done.
SPY = """
window.buzzed = [];
navigator.vibrate = (pattern) => { window.buzzed.push(pattern); return true; };
window.wakes = [];
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async (kind) => {
    const lock = { kind, released: false, release: async () => { lock.released = true; } };
    window.wakes.push(lock);
    return lock;
  },
} });
"""
GONG = [300, 120, 300, 120, 500]

# The example of the rulebook: green, red, blue, violet, brown, yellow.
GEMS = ((6, 4, 2, 2, 2, 2), (2, 2, 0, 1, 2, 3), (4, 3, 2, 6, 1, 0))


def enters(player: Player, tab: str = "", *, clock: str = "") -> Page:
    """Go to the companion; a clock that stands `still` or `runs` can be set by the test."""
    page = player.page
    page.add_init_script(SPY)
    if clock:
        page.clock.install()
    page.goto(f"/companion/{tab}" if tab else "/companion")
    page.get_by_role("tablist").wait_for()
    if clock == "still":
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    return page


def to_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def timer(page: Page) -> Any:
    return page.get_by_role("timer")


def expect_sand(page: Page, seconds: int, standing: str) -> None:
    expect(timer(page)).to_have_attribute("data-standing", standing)
    expect(timer(page)).to_have_attribute("data-seconds", str(seconds))


def spoken(page: Page) -> Any:
    """What a screen reader is told last."""
    return page.get_by_role("log", name="Announcements").locator("p").last


# The hourglass


def test_the_sand_runs_ticks_ends_and_gets_one_second_chance(comes: Comes) -> None:
    """R-112, R-138, R-140: a minute, a gong that is felt, once more in one tap."""
    page = enters(comes("Ada", "phone"), clock="still")
    expect_sand(page, 60, "ready")
    page.get_by_role("button", name="Turn the hourglass").tap()
    expect_sand(page, 60, "running")
    page.clock.run_for(30_000)
    expect(spoken(page)).to_have_text("30 seconds")
    page.clock.run_for(29_500)
    expect_sand(page, 1, "running")
    page.clock.run_for(1_000)
    expect_sand(page, 0, "over")
    expect(spoken(page)).to_have_text("Stop! Time is up!")
    assert page.evaluate("window.buzzed").count(GONG) == 1

    page.get_by_role("button", name="Second chance").tap()
    expect_sand(page, 60, "running")
    page.clock.run_for(61_000)
    expect_sand(page, 0, "over")
    expect(page.get_by_role("button", name="Second chance")).to_have_count(0)
    page.get_by_role("button", name="Next round").tap()
    expect_sand(page, 60, "ready")


def test_a_phone_that_slept_knows_how_long_the_sand_is_gone(comes: Comes) -> None:
    """The deadline counts, not the ticks: one gong, and it says since when."""
    page = enters(comes("Ada", "phone"), clock="still")
    page.get_by_role("button", name="Turn the hourglass").tap()
    page.clock.run_for(5_000)
    page.clock.fast_forward(600_000)
    expect_sand(page, 0, "over")
    expect(page.get_by_text("It ran out 9:05 ago.")).to_be_visible()
    assert page.evaluate("window.buzzed").count(GONG) == 1


def test_stop_go_on_turn_again_and_a_reload_in_between(comes: Comes) -> None:
    page = enters(comes("Ada"), clock="still")
    page.keyboard.press(" ")
    page.clock.run_for(20_000)
    expect_sand(page, 40, "running")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(100_000)
    expect_sand(page, 40, "paused")
    page.get_by_role("button", name="Resume").click()
    page.clock.run_for(5_000)
    expect_sand(page, 35, "running")
    page.reload()
    expect(timer(page)).to_have_attribute("data-standing", "running")
    left = int(timer(page).get_attribute("data-seconds"))
    assert 25 <= left <= 35, "the sand fell on while the page was loaded"
    page.get_by_role("button", name="Start again").click()
    expect_sand(page, 60, "running")


def test_any_length_and_none_that_is_none(comes: Comes) -> None:
    """Bad input is told in a sentence and nothing is lost; one's own glass can be measured."""
    page = enters(comes("Ada"), clock="still")
    page.get_by_role("button", name="Length: 1:00").click()
    own = page.get_by_label("Your own length")
    own.fill("99:99")
    own.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Between 0:05 and 60:00, please.")
    expect(own).to_have_value("99:99")
    own.fill("1:15")
    own.press("Enter")
    expect_sand(page, 75, "ready")

    page.get_by_role("button", name="Length: 1:15").click()
    page.get_by_role("button", name="Time my own hourglass").click()
    page.clock.run_for(47_300)
    page.get_by_role("button", name="Empty now! (0:47)").click()
    expect_sand(page, 47, "ready")
    page.reload()
    expect_sand(page, 47, "ready")


def test_the_sand_runs_on_in_the_other_tabs_and_the_screen_stays_awake(comes: Comes) -> None:
    page = enters(comes("Ada", "phone"), clock="still")
    page.get_by_role("button", name="Turn the hourglass").tap()
    for tab in ("Die", "Scores", "Who begins"):
        to_tab(page, tab)
        page.clock.run_for(10_000)
    expect(page.locator("[data-mini='30']")).to_be_visible()
    page.get_by_role("button", name="To the hourglass: 30").tap()
    expect_sand(page, 30, "running")

    assert page.evaluate("window.wakes.map((one) => one.kind)") == ["screen"]
    # The browser takes the lock back when the page is hidden; it is asked for again.
    page.evaluate(
        "window.wakes[0].released = true; document.dispatchEvent(new Event('visibilitychange'))"
    )
    page.wait_for_function("() => window.wakes.length === 2")
    page.get_by_role("button", name="Start page").tap()
    page.wait_for_function("() => window.wakes[1].released")


def test_where_the_screen_cannot_be_kept_awake_the_page_says_so(comes: Comes) -> None:
    player = comes("Ada")
    player.page.add_init_script(
        "Object.defineProperty(navigator, 'wakeLock', { value: undefined })"
    )
    player.page.goto("/companion")
    expect(player.page.get_by_text("The screen may go dark.")).to_be_visible()
    player.page.get_by_role("button", name="About this page").click()
    expect(player.page.get_by_text("cannot keep the screen awake")).to_be_visible()


# The die


def test_the_die_rolls_by_tap_and_space_and_says_what_it_shows(comes: Comes) -> None:
    """R-010; R-111: rolling and turning the hourglass can be one."""
    page = enters(comes("Ada"), "die")
    page.keyboard.press(" ")
    die = page.locator("[data-face]")
    expect(die).to_have_attribute("data-face", re.compile("^[0-5]$"))
    expect(spoken(page)).to_contain_text("The die shows:")
    page.get_by_text("Pips", exact=True).click()
    seen = set()
    for _ in range(25):
        die.click()
        seen.add(die.get_attribute("data-face"))
    assert len(seen) >= 3, seen
    expect(spoken(page)).to_have_text(re.compile("The die shows: [1-6]"))
    page.get_by_role("button", name="Roll and turn the hourglass").click()
    expect(timer(page)).to_have_attribute("data-standing", "running")


def test_a_die_that_tumbles_comes_to_rest(comes: Comes) -> None:
    page = enters(comes("Ada", "phone", reduced_motion="no-preference"), "die", clock="still")
    page.get_by_role("button", name="Roll the die", exact=True).first.tap()
    expect(page.locator("[data-face='']")).to_have_count(1)
    page.clock.run_for(1_000)
    expect(page.locator("[data-face]")).to_have_attribute("data-face", re.compile("^[0-5]$"))


# The score sheets


def counts(page: Page, who: int) -> list[str]:
    row = page.locator("tr", has=page.locator(f"[data-who='{who}']"))
    row.wait_for()
    return row.locator("td").all_inner_texts()


def counts_classic(page: Page, tap: Callable[[Any], None]) -> None:
    tap(page.get_by_role("button", name="Players"))
    tap(page.get_by_role("button", name="One more player"))
    for number, name in enumerate(("Amina", "Ben", "Clara"), start=1):
        page.get_by_label(f"Name of player {number}").fill(name)
    tap(page.get_by_role("button", name="Close"))
    for who, gems in enumerate(GEMS):
        tap(page.locator(f"[data-who='{who}']"))
        for gem, many in enumerate(gems):
            for _ in range(many):
                tap(page.locator(f"[data-more='{gem}']"))


def test_classic_is_counted_as_in_the_rulebook_and_kept(comes: Comes) -> None:
    """R-154: Clara wins by the third colour, though Amina has more gems."""
    page = enters(comes("Ada", "phone"), "scores")
    counts_classic(page, lambda one: one.tap())
    expect(page.locator("[data-lead='2']")).to_contain_text("Clara leads")
    expect(page.get_by_text("But of a third colour Clara has 3 red")).to_be_visible()
    expect(page.get_by_text("Amina has more gems in all, 18 against 16")).to_be_visible()

    page.reload()
    assert [counts(page, who) for who in range(3)] == [list(map(str, gems)) for gems in GEMS]
    page.get_by_role("button", name="Undo").tap()
    assert counts(page, 2) == ["4", "3", "2", "6", "0", "0"]

    page.get_by_role("button", name="New game").tap()
    page.get_by_role("button", name="Keep counting").tap()
    assert counts(page, 0) == list(map(str, GEMS[0]))
    page.get_by_role("button", name="New game").tap()
    page.get_by_role("button", name="Yes, a new sheet").tap()
    expect(page.get_by_text("Nothing counted yet.")).to_be_visible()
    page.get_by_role("button", name="Undo").tap()
    assert counts(page, 0) == list(map(str, GEMS[0]))


def test_2024_to_a_play_off_by_keys_alone(comes: Comes) -> None:
    """R-209, R-226: taps in the order of solving, a tie, one more board."""
    page = enters(comes("Ada", hold="keys"), "scores")

    def key(one: Any, press: str = "Enter") -> None:
        one.focus()
        page.keyboard.press(press)

    key(page.get_by_label("2024 edition", exact=True), " ")
    for number in range(1, 10):
        order = (0, 1) if number % 2 else (1, 0)
        if number < 9:
            for who in order:
                key(page.locator(f"[data-solver='{who}']"))
        key(page.get_by_role("button", name=f"Round {number} is over"))
    expect(page.locator("[data-lead='0,1']")).to_be_visible()
    expect(page.get_by_text("Each takes one more board")).to_be_visible()
    assert counts(page, 0) == ["4", "4", "8", "24"]
    key(page.get_by_role("button", name="Player 2 wins the play-off"))
    expect(page.locator("[data-lead='1']")).to_contain_text("Player 2 wins!")


def test_together_and_solo(comes: Comes) -> None:
    """R-271: sets, gems and the extra; R-303: a solo run is kept among the best."""
    page = enters(comes("Ada"), "scores", clock="still")
    page.get_by_text("Together", exact=True).click()
    for first, second in ((0, 1), (1, 0)):
        page.locator(f"[data-solver='{first}']").click()
        page.locator(f"[data-solver='{second}']").click()
        page.get_by_role("button", name=re.compile("is over")).click()
    # 2 sets of 4, 2 sapphires of 3, 2 ambers, and 5 for both gems on both animals.
    expect(page.locator("[data-score='21']")).to_be_visible()

    page.get_by_text("Solo", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    for _ in range(3):
        page.clock.run_for(60_000)
        page.get_by_role("button", name="Solved!").click()
    to_tab(page, "Hourglass")
    page.get_by_role("button", name="Put aside").click()
    expect_sand(page, 120, "running")
    page.clock.fast_forward(3_600_000)
    expect_sand(page, 0, "over")
    to_tab(page, "Scores")
    expect(page.locator("[data-solo-over='3']")).to_contain_text(
        "3 solved, 1 put aside, last one at 3:00"
    )
    kept = json.loads(page.evaluate("localStorage.getItem('ubongo-solo-box')"))
    assert [one["run"]["solved"] for one in kept] == [3]


def test_a_broken_store_stands_in_nobodys_way(comes: Comes) -> None:
    player = comes("Ada")
    player.page.add_init_script("localStorage.setItem('ubongo-companion', '{\"desk\": [1, ')")
    page = enters(player, "scores")
    page.locator("[data-more='0']").click()
    expect(page.locator("[data-lead='0']")).to_be_visible()


# Who begins


def test_one_of_the_fingers_is_picked(comes: Comes) -> None:
    player = comes("Ada", "phone")
    page = enters(player, "start", clock="still")
    box = page.locator("[data-fingers]").bounding_box()
    assert box is not None
    points = [(box["x"] + 60 + 90 * n, box["y"] + 90 + 40 * n) for n in range(3)]
    player.touch("touchStart", points[0])
    expect(page.get_by_text("One more finger, please.")).to_be_visible()
    for n in (2, 3):
        player.touch("touchStart", *points[:n])
    expect(page.locator("[data-fingers='3']")).to_be_visible()
    page.clock.run_for(2_400)
    expect(page.get_by_text("Keep still")).to_be_visible()
    page.clock.run_for(200)
    expect(spoken(page)).to_have_text(re.compile("Finger [123] begins!"))
    player.touch("touchEnd")
    expect(page.locator("[data-fingers='0']")).to_contain_text("begins!")


def test_or_one_of_the_names(comes: Comes) -> None:
    page = enters(comes("Ada", hold="keys"), "start")
    page.get_by_role("button", name="Let chance decide").focus()
    begins = set()
    for _ in range(40):
        page.keyboard.press("Enter")
        begins.add(page.locator("[data-begins]").get_attribute("data-begins"))
    assert begins == {"0", "1"}
    expect(spoken(page)).to_have_text(re.compile("Player [12] begins!"))
    expect(page.get_by_text("the youngest rolls first")).to_be_visible()


# Without a network


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_once_open_it_needs_no_network(comes: Comes, faults: Faults, device: str) -> None:
    page = enters(comes("Ada", device))
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    asked: list[str] = []
    # The browser looks for the icon of its tab by itself, and complains to nobody's harm.
    faults.forgives_network = True
    page.context.set_offline(True)
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Turn the hourglass").click()
    expect(timer(page)).to_have_attribute("data-standing", "running")
    to_tab(page, "Die")
    page.locator("[data-face]").click()
    to_tab(page, "Scores")
    page.locator("[data-more='2']").click()
    for sheet in ("2024 edition", "Together", "Solo"):
        page.get_by_text(sheet, exact=True).click()
    to_tab(page, "Who begins")
    page.get_by_role("button", name="Let chance decide").click()
    assert [url for url in asked if not url.endswith("favicon.svg")] == []
    # What needs a server says at its top that there is none.
    page.get_by_role("button", name="Start page").click()
    expect(page.get_by_text("No network, or")).to_be_visible()
    page.get_by_role("button", name="For your real box").first.click()
    expect(page.get_by_text("No network, or")).to_have_count(0)
    page.context.set_offline(False)
    page.get_by_role("button", name="Start page").click()
    expect(page.get_by_text("No network, or")).to_have_count(0)


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """async () => {
          const files = [];
          for (const name of await caches.keys()) {
            for (const one of await (await caches.open(name)).keys()) {
              files.push(new URL(one.url).pathname);
            }
          }
          return files;
        }"""
    )
    return found


def test_the_page_opens_again_without_its_server(browser: Browser, tmp_path: Path) -> None:
    """The server is really gone; what was counted is there, and other screens say what is wrong."""
    with served(tmp_path) as base:
        context = visiting(browser, base, "phone")
        page = context.new_page()
        faults = Faults(base)
        faults.watch(page)
        page.goto("/companion/scores")
        page.locator("[data-more='3']").tap()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        files = kept(page)
        assert "/" in files
        assert not [path for path in files if path.startswith(("/api", "/live", "/sw.js"))]
        # A page from the server, whenever there is one.
        answer = page.reload()
        assert answer is not None
        assert answer.from_service_worker
        sent = context.request.get("/sw.js")
        assert sent.headers["cache-control"] == "no-cache"
    assert faults.found == []
    faults.forgives_network = True
    page.reload()
    expect(page.locator("[data-lead='0']")).to_be_visible()
    page.locator("[data-more='3']").tap()
    page.goto("/companion")
    page.get_by_role("button", name="Turn the hourglass").tap()
    expect(timer(page)).to_have_attribute("data-standing", "running")
    # Words that were never fetched are kept too.
    page.goto("/settings")
    page.get_by_label("Language").select_option("nl")
    page.goto("/companion")
    expect(page.get_by_role("button", name="Pauze")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Er is geen netwerk")).to_be_visible()
    assert faults.found == []
    context.close()


# Until the newest worker is at work, and no other waits.
SETTLED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const settled = () => !registration.installing && !registration.waiting &&
    registration.active?.state === 'activated';
  while (!settled()) await new Promise((on) => setTimeout(on, 20));
}"""


class Builds(SimpleHTTPRequestHandler):
    """Sends the files of a folder, and its index for every screen."""

    def send_head(self) -> Any:
        # Two builds within a second look alike to it.
        del self.headers["If-Modified-Since"]
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Silently."""


@contextmanager
def sending(folder: Path) -> Iterator[str]:
    handler = partial(Builds, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_new_build_is_taken_on_the_next_load_and_old_ones_are_cleared(
    browser: Browser, tmp_path: Path
) -> None:
    """The page is always the server's; without one it is the build that was kept last."""
    folder = tmp_path / "page"
    shutil.copytree(PageBuild(Environment(do.ROOT)).built, folder)
    index = (folder / "index.html").read_text(encoding="utf-8")
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    first = re.findall('"([0-9a-f]{12})"', worker)[0]
    names = "async () => (await caches.keys()).map((name) => name.slice('ubongo-page-'.length))"
    with sending(folder) as base:
        context = visiting(browser, base)
        page = context.new_page()
        page.goto("/companion")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        assert page.evaluate(names) == [first]
        for before, build in ((first, "2" * 12), ("2" * 12, "3" * 12)):
            marked = index.replace("<title>", f'<meta name="build" content="{build}"><title>')
            (folder / "index.html").write_text(marked, encoding="utf-8")
            (folder / "sw.js").write_text(worker.replace(first, build), encoding="utf-8")
            page.reload()
            assert page.locator("meta[name=build]").get_attribute("content") == build
            page.evaluate(SETTLED)
            # The build before stays for pages that are open; what is older is gone.
            assert page.evaluate(names) == [before, build]
    page.reload()
    assert page.locator("meta[name=build]").get_attribute("content") == "3" * 12
    expect(timer(page)).to_be_visible()
    context.close()


def test_what_is_kept_can_be_let_go(comes: Comes) -> None:
    page = enters(comes("Ada"))
    page.get_by_role("button", name="About this page").click()
    page.get_by_role("button", name="Remove it from this device").click()
    expect(page.get_by_role("button", name="Save it on this device")).to_be_visible()
    assert kept(page) == []
    assert (
        page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    )
    page.reload()
    page.get_by_role("button", name="About this page").click()
    page.get_by_role("button", name="Save it on this device").click()
    expect(page.get_by_role("button", name="Remove it from this device")).to_be_visible()
    assert "/" in kept(page)


# In order


@pytest.mark.parametrize(
    ("language", "device", "theme", "tabs"),
    [
        ("en", "phone", "light", ("hourglass", "running", "over")),
        ("de", "phone", "dark", ("classic", "players", "new-game")),
        ("fr", "desktop", "light", ("2024", "length")),
        ("it", "desktop", "dark", ("cooperative", "solo", "solo-run")),
        ("nl", "phone", "light", ("die", "start", "about")),
    ],
)
def test_every_tab_is_in_order(
    comes: Comes, language: str, device: str, theme: str, tabs: tuple[str, ...]
) -> None:
    page = enters(comes("Ada", device, locale=language, color_scheme=theme), clock="runs")
    folder = pictures(device, theme, language)
    wrong: list[str] = []
    for tab in tabs:
        arrives(page, tab)
        wrong += out_of_order(page, f"companion-{tab}", folder)
    assert not wrong, "\n" + "\n".join(wrong)


def arrives(page: Page, tab: str) -> None:
    """From the tab before to this one, without a word of any language."""
    main = page.locator(".controls .deed")
    match tab:
        case "running":
            main.click()
            page.clock.fast_forward(20_000)
        case "over":
            page.clock.fast_forward(60_000)
        case "length":
            page.locator("#companion-tab-hourglass").click()
            page.locator(".controls .button").last.click()
        case "classic" | "2024" | "cooperative" | "solo":
            page.locator("#companion-tab-scores").click()
            page.locator(f".sheets label:has([value='{tab}'])").click()
            if tab == "classic":
                for gem in (0, 0, 1, 3):
                    page.locator(f"[data-more='{gem}']").click()
            elif tab != "solo":
                page.locator("[data-solver='0']").click()
        case "players":
            page.locator(".tools .button").nth(1).click()
        case "new-game":
            page.keyboard.press("Escape")
            page.locator(".tools .button").last.click()
        case "solo-run":
            page.locator("form .deed").click()
        case "die" | "start":
            page.locator(f"#companion-tab-{tab}").click()
            page.locator(".panel .deed").first.click()
        case "about":
            page.locator(".head .button").last.click()
