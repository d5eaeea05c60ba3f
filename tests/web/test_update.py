"""A page that was open while the server was updated: it loads itself again, once, and in peace.

A new build is what `new_build` makes of the built page: the same code under other names, as every
build has them, so that whatever an open page has not fetched yet is gone.
"""

import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, WebSocketRoute, expect

import do
from tests.support.screen_checks import axe_finds, settled
from tests.support.system import need
from tools.browser.chromium import Faults, visiting
from tools.browser.player import NoBoard, Player
from tools.browser.server import served
from tools.browser.words import words
from tools.environment import Environment
from tools.patience import PATIENCE
from tools.tasks.page_build import PageBuild
from tools.tasks.system_packages import CHROMIUM, LIBATOMIC
from ubongo.languages import LANGUAGES
from ubongo.server.http.static import StaticFiles

pytestmark = pytest.mark.slow

SEED = "5eed" * 8
NAMED = re.compile(r"(.+-)([\w-]{8})(\.(?:js|css))")
TEXT = (".html", ".js", ".css")
# A reload takes this mark of the test's away.
MARK = "window.stillHere = true"


def new_build(page: Path, base: str = "") -> str:
    """Every file with a fingerprint gets another one, wherever it is named; the id of the build.

    A server that runs at `base` shows it when this returns.
    """
    renamed = {
        path.name: f"{found[1]}{found[2][::-1]}{found[3]}"
        for path in sorted((page / "assets").iterdir())
        if (found := NAMED.fullmatch(path.name))
    }
    assert len(renamed) > 100
    assert not set(renamed) & set(renamed.values())
    old = re.compile("|".join(map(re.escape, renamed)))
    index = page / "index.html"
    # The index is the last: by it the server sees that there is another page.
    for path in sorted(page.rglob("*"), key=lambda one: (one == index, one)):
        if path.suffix in TEXT:
            text = path.read_text(encoding="utf-8")
            path.write_text(old.sub(lambda one: renamed[one[0]], text), encoding="utf-8")
        if path.name in renamed:
            path.rename(path.with_name(renamed[path.name]))
    build = StaticFiles(page).build
    while base and told_build(base) != build:
        time.sleep(0.05)
    return build


def told_build(base: str) -> str:
    with urlopen(f"{base}/api/me", timeout=PATIENCE) as answer:
        return str(json.load(answer)["build"])


def build_of(page: Page) -> str:
    return str(page.locator("meta[name=ubongo-build]").get_attribute("content"))


def is_still_here(page: Page) -> bool:
    return bool(page.evaluate("window.stillHere === true"))


class Loads:
    """How often the page was loaded, whoever did it."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        page.on("domcontentloaded", self._loaded)

    def _loaded(self, page: Page) -> None:
        self.count += 1


@pytest.fixture
def page_dir(tmp_path: Path) -> Path:
    """The built page, for this test to change."""
    built = PageBuild(Environment(do.ROOT)).built
    if not (built / "index.html").is_file():
        pytest.skip("the page is not built here")
    need(CHROMIUM, LIBATOMIC)
    folder = tmp_path / "page"
    shutil.copytree(built, folder)
    return folder


@pytest.fixture
def base(tmp_path: Path, page_dir: Path) -> Iterator[str]:
    """A server of this test's own, which shows that page."""
    with served(tmp_path / "data", page_dir) as address:
        yield address


def not_about_files(faults: Faults) -> list[str]:
    """Files that are gone are what this is about, also styles, for which there is only a 404."""
    return [one for one in faults.found if "not a supported stylesheet MIME type" not in one]


@pytest.fixture
def faults(base: str) -> Iterator[Faults]:
    watching = Faults(base, forgives_network=True)
    yield watching
    assert not_about_files(watching) == []


@pytest.fixture
def context(browser: Browser, base: str) -> Iterator[BrowserContext]:
    visitor = visiting(browser, base)
    yield visitor
    visitor.close()


@pytest.fixture
def ada(context: BrowserContext, faults: Faults) -> Player:
    page = context.new_page()
    faults.watch(page)
    return Player(page, "Ada")


def in_the_lobby(player: Player) -> str:
    """At a table with a bot, which has not begun: the round track was not fetched yet."""
    # Where the die falls before the page has seen what is missing, the sand runs out soon.
    settings = {"hourglass": 5_000, "any_hourglass": True}
    table = player.opens(edition="2024", settings=settings, bots=["child"], seed=SEED)
    player.page.get_by_role("button", name="Start the game").wait_for()
    return table


def before_the_first_round(player: Player) -> str:
    """Alone, and about to roll, unless the machine is slow: the die rolls by itself (R-111)."""
    # The sand is there to be seen falling, and not to run out on a busy machine.
    settings = {"rounds": 3, "hourglass": 900_000, "any_hourglass": True}
    table = player.opens(edition="bare", settings=settings, start=True, seed=SEED)
    player.until(lambda: player.may("roll") or player.phase == "round", "the roll")
    return table


def sand(player: Player) -> int:
    return int(player.page.locator("[data-seconds]").first.get_attribute("data-seconds") or 0)


def test_a_table_whose_parts_are_gone_comes_back_whole_by_itself(
    ada: Player, page_dir: Path, base: str
) -> None:
    """Nothing told the page of the update: it sees it by the round track, which it cannot fetch."""
    in_the_lobby(ada)
    page = ada.page
    before = build_of(page)
    loads = Loads(page)
    after = new_build(page_dir, base)
    assert after != before

    ada.press("Start the game")
    ada.until(lambda: loads.count == 1, "a reload")
    expect(page.locator(".track")).to_be_visible()
    assert build_of(page) == after
    expect(page.get_by_text(words("en")["part-missing"])).to_have_count(0)
    # It is the same seat, and the game goes on.
    ada.until(lambda: ada.game["seat"] == 0 and ada.phase != "setup", "the seat")
    ada.until(lambda: ada.may("call_ubongo"), "a board")
    assert loads.count == 1


def test_nothing_is_reloaded_while_the_sand_runs_and_after_the_round_it_is(
    ada: Player, page_dir: Path, base: str
) -> None:
    page = ada.page
    # The die rolls by itself, perhaps before the new page lies there: the old one has to wait.
    asked: list[Route] = []
    is_there = False

    def wait(route: Route) -> None:
        if is_there:
            route.continue_()
        else:
            asked.append(route)

    page.route("**/assets/End-*", wait)
    before_the_first_round(ada)
    before = build_of(page)
    loads = Loads(page)
    page.evaluate(MARK)
    after = new_build(page_dir, base)

    # How a game ends is fetched when it has begun; it is gone, and the server says why.
    ada.rolls()
    ada.until(lambda: any(".js" in one.request.url for one in asked), "a wish for the end")
    is_there = True
    with (
        page.expect_response(lambda one: "/End-" in one.url and one.status == 404),
        page.expect_response(lambda one: one.url.endswith("/api/me")) as me,
    ):
        for one in asked:
            one.continue_()
    assert me.value.json()["build"] == after
    ada.lay_all(but=1)
    laid = {one.id: one.at for one in ada.seen_pieces() if one.spot == "board"}
    assert len(laid) == 2
    # Longer than the page waits before it reloads, where it may.
    falls = sand(ada)
    ada.until(lambda: sand(ada) <= falls - 5, "five seconds of sand")
    assert is_still_here(page)
    assert {one.id: one.at for one in ada.seen_pieces() if one.spot == "board"} == laid
    assert (build_of(page), loads.count) == (before, 0)

    # The page may be gone before the last piece was seen to lie.
    with suppress(Error, NoBoard):
        ada.lay_all()
    ada.until(lambda: loads.count == 1, "a reload after the round")
    ada.rolls(2)
    assert build_of(page) == after
    ada.lay_all()
    assert loads.count == 1


def test_after_a_restart_whoever_waits_gets_the_new_page_and_whoever_lays_plays_on(
    browser: Browser, tmp_path: Path, page_dir: Path
) -> None:
    """An update as it is done: stop, install, start; what `welcome` tells is enough."""
    data = tmp_path / "data"
    with served(data, page_dir) as base:
        contexts = [visiting(browser, base) for _ in range(2)]
        waits, lays = (
            Player(context.new_page(), name)
            for context, name in zip(contexts, ("Ada", "Ben"), strict=True)
        )
        faults = Faults(base, forgives_network=True)
        for player in (waits, lays):
            faults.watch(player.page)
        in_the_lobby(waits)
        before_the_first_round(lays)
        lays.rolls()
        lays.lay_all(but=1)
        lays.page.evaluate(MARK)
    loads = Loads(lays.page)
    after = new_build(page_dir)
    with served(data, page_dir, int(urlsplit(base).port or 0)):
        # Both are back, and have heard of the new page.
        for player in (waits, lays):
            player.until(lambda p=player: p.welcomes >= 2, "a welcome")  # type: ignore[misc]
        expect(waits.page.locator(f"meta[name=ubongo-build][content='{after}']")).to_have_count(1)
        waits.page.get_by_role("button", name="Start the game").wait_for()
        falls = sand(lays)
        lays.until(lambda: sand(lays) <= falls - 5, "five seconds of sand")
        assert is_still_here(lays.page)
        lays.lay_all()
        lays.until(lambda: loads.count == 1, "a reload after the round")
        lays.rolls(2)
        assert build_of(lays.page) == after
        for context in contexts:
            context.close()
    assert not_about_files(faults) == []


def test_a_cache_that_holds_on_to_the_old_page_makes_no_loop(
    ada: Player, context: BrowserContext, page_dir: Path, tmp_path: Path, base: str
) -> None:
    """Reloaded once for this build; then it is said, and nothing else is done."""
    page = ada.page
    page.goto("/")
    before = build_of(page)
    old = tmp_path / "old"
    shutil.copytree(page_dir, old)
    index = page.evaluate("fetch('/').then((answer) => answer.text())")
    new_build(page_dir, base)

    def from_the_cache(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if route.request.resource_type == "document":
            route.fulfill(body=index, content_type="text/html")
        elif path.startswith("/assets/") and (old / path[1:]).exists():
            # What the service worker of the new build asks for was never in the cache.
            route.fulfill(path=old / path[1:])
        else:
            route.continue_()

    context.route("**/*", from_the_cache)
    loads = Loads(page)
    stale = page.locator(".toast", has_text=words("en")["page-stale"])
    # Whoever goes from screen to screen asks the server again.
    page.get_by_role("button", name="Settings").or_(
        page.get_by_role("link", name="Settings")
    ).first.click()
    try:
        page.go_back()
    except Error as trouble:
        # The page has just begun to load itself again, and goes nowhere else.
        if "ERR_ABORTED" not in str(trouble):
            raise
    ada.until(lambda: loads.count == 1, "the one reload")
    # It is only said when it was decided that no reload would help.
    expect(stale).to_be_visible()
    assert (build_of(page), loads.count) == (before, 1)

    for path in ("/", "/new", "/daily"):
        page.goto(path)
        expect(stale).to_be_visible()
    assert (build_of(page), loads.count) == (before, 4)  # one by itself, three by hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_that_does_not_come_even_so_is_told_with_a_button(
    browser: Browser, base: str, faults: Faults, language: str
) -> None:
    context = visiting(browser, base, locale=language)
    page = context.new_page()
    faults.watch(page)
    context.route("**/assets/Track-*", lambda route: route.fulfill(status=404))
    loads = Loads(page)
    player = Player(page, "Ada")
    player.opens(edition="2024", bots=["child"], seed=SEED, start=True)
    told = page.get_by_text(words(language)["part-missing"])
    player.until(lambda: loads.count == 2, "the one reload")
    expect(told).to_be_visible()
    again = page.get_by_role("button", name=words(language)["load-again"])
    assert axe_finds(page) == []
    for width, height in ((320, 640), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert settled(page) == []
    assert loads.count == 2

    if language == "en":
        again.click()
        player.until(lambda: loads.count == 3, "the reload by hand")
        expect(told).to_be_visible()
        context.unroute("**/assets/Track-*")
        again.click()
        expect(page.get_by_role("region", name=words(language)["round-track"])).to_be_visible()
        expect(told).to_have_count(0)
        assert loads.count == 4
    context.close()


def test_a_page_without_its_words_says_so_in_the_reader_s_language(
    browser: Browser, base: str, faults: Faults
) -> None:
    context = visiting(browser, base, locale="de")
    page = context.new_page()
    faults.watch(page)
    context.route("**/assets/de-*", lambda route: route.fulfill(status=404))
    loads = Loads(page)
    page.goto("/new")
    Player(page, "Ada").until(lambda: loads.count == 2, "the one reload")
    again = page.get_by_role("button", name=words("de")["load-again"])
    expect(again).to_be_visible()
    assert axe_finds(page) == []
    context.unroute("**/assets/de-*")
    again.click()
    expect(page.get_by_role("button", name=words("de")["start-game"])).to_be_visible()
    assert loads.count == 3
    context.close()


def test_without_a_network_the_page_stays_and_helps_itself_when_it_is_back(
    ada: Player, context: BrowserContext, base: str
) -> None:
    """A reload without a server would leave nothing at all."""
    page = ada.page
    page.goto("/settings")
    page.locator("main h1").wait_for()
    loads = Loads(page)
    context.set_offline(True)
    page.evaluate("history.pushState(null, '', '/print'); dispatchEvent(new Event('popstate'))")
    expect(page.get_by_text(words("en")["part-missing"])).to_be_visible()
    page.get_by_role("button", name=words("en")["load-again"]).click()
    expect(page.locator(".toast", has_text=words("en")["refused-offline"])).to_be_visible()
    assert loads.count == 0

    context.set_offline(False)
    expect(page.get_by_text(words("en")["part-missing"])).to_have_count(0)
    expect(page.get_by_role("heading", name=words("en")["feature-print"])).to_be_visible()
    assert loads.count == 1


def test_a_page_that_a_service_worker_keeps_gets_the_new_build(
    ada: Player, page_dir: Path, base: str
) -> None:
    """With a worker of the old build, which has the old page and its files."""
    page = ada.page
    page.goto("/companion")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(MARK)
    loads = Loads(page)
    after = new_build(page_dir, base)
    # The companion needs no server, so it has not heard of it.
    page.get_by_role("button", name="Turn the hourglass").click()
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new Event('popstate'))")
    ada.until(lambda: loads.count == 1, "a reload")
    expect(page.locator(f"meta[name=ubongo-build][content='{after}']")).to_have_count(1)
    expect(page.get_by_role("main")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.controller !== null")


def test_the_puzzle_of_the_day_is_laid_to_its_end_on_the_old_page(
    ada: Player, page_dir: Path, base: str
) -> None:
    page = ada.page
    page.goto("/daily")
    page.get_by_role("article").first.wait_for()
    page.evaluate(MARK)
    loads = Loads(page)
    ada.press("Start: Easy")
    page.locator("[data-piece]").first.wait_for()
    after = new_build(page_dir, base)

    def hears_of_the_new_build() -> bool:
        """The network comes back, and the page asks who it is."""
        with page.expect_response(lambda one: one.url.endswith("/api/me")) as me:
            page.evaluate("dispatchEvent(new Event('offline')); dispatchEvent(new Event('online'))")
        return bool(me.value.json()["build"] == after)  # and not the answer to an earlier question

    ada.until(hears_of_the_new_build, "the new build")
    began = page.get_by_role("timer").inner_text()
    minutes, seconds = map(int, began.split(":"))
    until = 60 * minutes + seconds + 5

    def shown() -> int:
        told = page.get_by_role("timer").inner_text().split(":")
        return 60 * int(told[0]) + int(told[1])

    ada.until(lambda: shown() >= until, "five seconds of the clock")
    assert is_still_here(page)
    page.go_back()
    ada.until(lambda: loads.count == 1, "a reload beside the board")
    assert build_of(page) == after


def test_a_server_of_the_release_before_tells_no_build_and_all_is_well(
    ada: Player, context: BrowserContext, page_dir: Path
) -> None:
    """The new page with an old server: nothing is reloaded, and the game is played."""
    index = (page_dir / "index.html").read_text(encoding="utf-8")
    # So the server does not find where to write the build.
    (page_dir / "index.html").write_text(index.replace("<head>", "<head >"), encoding="utf-8")
    # The server looks for another page every second.
    ada.until(lambda: "ubongo-build" not in context.request.get("/").text(), "the other index")

    def without_build(route: Route) -> None:
        answer = route.fetch()
        me = answer.json()
        assert me.pop("build")
        route.fulfill(response=answer, body=json.dumps(me))

    told: list[str] = []

    def heard(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(frame: str | bytes) -> None:
            message = json.loads(frame)
            told.append(message.pop("build", ""))
            socket.send(json.dumps(message))

        server.on_message(tell)

    context.route("**/api/me", without_build)
    context.route_web_socket("**/live/*", heard)
    page = ada.page
    loads = Loads(page)
    table = str(
        context.request.post(
            "/api/tables", data={"edition": "bare", "name": "Ada", "start": True, "seed": SEED}
        ).json()["table"]
    )
    page.goto(f"/t/{table}")
    # Pressed, or rolled by itself.
    with suppress(Error):
        page.get_by_role("button", name="Roll the die").click(timeout=5_000)
    page.locator("[data-piece]").first.wait_for()
    assert page.locator("meta[name=ubongo-build]").count() == 0
    assert any(told)
    seconds = page.locator("[data-seconds]").first
    falls = int(seconds.get_attribute("data-seconds") or 0)
    ada.until(
        lambda: int(seconds.get_attribute("data-seconds") or 0) <= falls - 4, "four seconds of sand"
    )
    assert loads.count == 1
