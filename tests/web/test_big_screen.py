"""A big screen beside the phones of a table: whole games, broken lines, sizes, and bad input."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.support.big_screens import out_of_sight
from tests.support.page_rounds import choose_fields, play_round, roll, take_gems
from tests.support.screen_checks import axe_finds, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Faults, visiting
from tools.browser.connection_cutter import Cable
from tools.browser.player import Player, together
from tools.browser.server import served
from tools.browser.words import words
from ubongo.languages import LANGUAGES

pytestmark = pytest.mark.slow(30)

GLASS = {"hourglass": 3_600_000, "any_hourglass": True, "start_seat": 0}


def opens_screen(screen: Player, table: str) -> None:
    screen.page.goto(f"/t/{table}/screen")
    screen.until(lambda: screen.welcomes > 0 and bool(screen.lobby), "the table")


def by_code(screen: Player, code: str) -> None:
    """As with a television's remote control: an address, a code, and *OK*."""
    screen.page.goto("/screen")
    screen.page.locator("#code").wait_for()
    # The field has the focus already.
    screen.page.keyboard.type(code.lower())
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.welcomes > 0, "the table")


def boards(screen: Player) -> int:
    """How many boards with their areas are seen."""
    return screen.page.locator(".seat-boards .picture svg[role=img]").count()


def test_two_phones_and_a_screen_play_a_classic_game(comes: Comes) -> None:
    """R-414: from the lobby to the podium; the screen shows a board when it is solved."""
    ada, bob = comes("Ada", "phone"), comes("Bob", "phone")
    screen = comes("Screen", size=(1280, 720))
    shown = screen.page
    table = ada.opens(edition="classic", settings={**GLASS, "rounds": 2})
    by_code(screen, ada.lobby["code"])
    assert urlsplit(shown.url).path == f"/t/{table}/screen"
    shown.get_by_role("img", name="QR code").wait_for()
    bob.calls_herself()
    bob.visits(table)
    shown.get_by_text("Bob", exact=True).wait_for()
    # Everybody is told of it, and Ada leaves to it what it shows.
    ada.until(lambda: ada.lobby["screens"] == 1, "the screen")
    assert ada.lobby["spectators"] == 0
    ada.press("Only my board")
    bob.press("Show everything")
    bob.press("I am ready")
    ada.until(
        lambda: not any(p and not p["ready"] and not p["host"] for p in ada.lobby["places"]), "Bob"
    )
    ada.press("Start the game")
    shown.get_by_role("region", name="Gem board").wait_for()
    choose_fields([ada, bob])
    roll([ada, bob])

    ada.lay_all(but=1)
    expect(shown.locator(".seat-boards .unseen .on")).to_have_count(2)
    assert boards(screen) == 0, "half-laid boards are nobody else's"
    assert shown.locator(".sandglass").count() == 1
    # Ada's phone has her board and her time, and nothing that hangs on the wall.
    assert ada.page.locator(".players li").count() == 0
    assert ada.page.locator(".side").count() == 0
    assert bob.page.locator(".players li").count() == 2
    ada.lay_all()
    shown.locator(".shout").wait_for()
    screen.until(lambda: boards(screen) == 1, "Ada's solved board")
    take_gems(ada)
    bob.lay_all()
    take_gems(bob)
    screen.until(lambda: screen.phase == "border", "the end of the round")
    expect(shown.locator(".boards li")).to_have_count(2)
    assert shown.locator("button:not(.offer)").count() == 0, "nothing can be pressed"
    assert ada.page.locator(".boards").count() == 0
    play_round([ada, bob])
    shown.locator(".podium").wait_for()
    winners = [seat for seat, place in enumerate(screen.game["places"]) if place == 1]
    title = shown.get_by_role("heading", level=2).first.inner_text()
    assert title == (
        f"{'Ada' if winners == [0] else 'Bob'} wins!"
        if len(winners) == 1
        else "Shared victory: Ada and Bob"
    )
    # Another game at the same table: nobody touches the screen.
    ada.press("Change the game")
    shown.get_by_role("img", name="QR code").wait_for()


def test_a_screen_shows_2024_to_its_play_off(comes: Comes) -> None:
    """R-227: the play-off is seen by everybody in the room."""
    ada, bob = comes("Ada", "phone"), comes("Bob", "phone")
    screen = comes("Screen", size=(1280, 720))
    table = together([ada, bob], edition="2024", settings={"hourglass": None, "rounds": 2})
    opens_screen(screen, table)
    for first, second in ((ada, bob), (bob, ada)):
        roll([ada, bob])
        screen.page.get_by_role("region", name="Round track").wait_for()
        for player in (first, second):
            player.lay_all()
    for player in (ada, bob, screen):
        player.until(lambda: player.phase == "play-off", "the play-off")  # noqa: B023
    screen.page.get_by_role("heading", name="Play-off").wait_for()
    bob.lay_all()
    screen.page.get_by_role("heading", name="Bob wins!").wait_for()
    screen.page.locator(".podium").wait_for()


def test_a_screen_shows_a_round_together_with_its_score(comes: Comes) -> None:
    ada, bob = comes("Ada", "phone"), comes("Bob", "phone")
    screen = comes("Screen", size=(1280, 720), reduced_motion="no-preference")
    settings = {**GLASS, "rounds": 1}
    table = together([ada, bob], edition="cooperative", settings=settings)
    opens_screen(screen, table)
    roll([ada, bob])
    screen.page.get_by_role("region", name="Scoring boards").wait_for()
    ada.lay_all()
    screen.page.get_by_text("solved", exact=True).wait_for()
    bob.lay_all()
    screen.until(lambda: screen.phase == "over", "the end")
    score = screen.game["table"]["score"]
    screen.page.get_by_role("heading", name=f"{score} of").wait_for()
    # Fireworks, where things may move.
    screen.page.locator(".fireworks svg").first.wait_for(state="attached")


def test_a_screen_is_back_by_itself_after_a_cut_line(
    comes: Comes, browser: Browser, address: str
) -> None:
    ada = comes("Ada", "phone")
    table = ada.opens(edition="bare", bots=["child"], start=True, settings={"hourglass": None})
    with Cable(address) as cable:
        context = visiting(browser, cable.address, size=(1280, 720))
        faults = Faults(cable.address, forgives_network=True)
        page = context.new_page()
        faults.watch(page)
        screen = Player(page, "Screen")
        opens_screen(screen, table)
        ada.until(lambda: ada.lobby["screens"] == 1, "the screen")
        cable.cut()
        page.get_by_role("alert").wait_for()
        ada.until(lambda: ada.lobby["screens"] == 0, "the screen to be missed")
        ada.rolls()
        cable.reconnect()
        page.get_by_role("alert").wait_for(state="detached")
        page.get_by_role("heading", name="Round 1").wait_for()
        expect(page.locator(".seat-boards li")).to_have_count(2)
        assert faults.found == []
        context.close()


def test_a_screen_is_back_by_itself_after_a_restart_of_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    """R-411: stopped and started again in mid-round; nobody touches the screen."""
    with served(tmp_path) as base:
        people = [visiting(browser, base, "phone"), visiting(browser, base, size=(1280, 720))]
        ada, screen = (
            Player(context.new_page(), name, "touch")
            for context, name in zip(people, ("Ada", "Screen"), strict=True)
        )
        faults = Faults(base, forgives_network=True)
        faults.watch(screen.page)
        table = ada.opens(
            edition="bare", bots=["child"], start=True, settings={**GLASS, "rounds": 2}
        )
        opens_screen(screen, table)
        ada.rolls()
        screen.page.get_by_role("heading", name="Round 1").wait_for()
    screen.page.get_by_role("alert").wait_for()
    with served(tmp_path, port=int(urlsplit(base).port or 0)):
        screen.page.get_by_role("alert").wait_for(state="detached")
        screen.until(lambda: screen.welcomes >= 2, "a welcome")
        ada.until(lambda: ada.lobby["screens"] == 1, "the screen to be seen again")
        ada.lay_all()
        screen.until(lambda: boards(screen) >= 1 or screen.phase != "round", "Ada's board")
        for context in people:
            context.close()
    assert faults.found == []


def test_the_host_s_own_laptop_is_the_screen_and_keeps_the_host_s_board_to_itself(
    comes: Comes,
) -> None:
    """R-412, R-414: opened from the lobby in a second window, beside the one that plays."""
    ada = comes("Ada")
    ada.opens(edition="bare", bots=["child"], settings=GLASS)
    ada.press("Show on a big screen")
    with ada.page.context.expect_page() as opened:
        ada.page.get_by_role("link", name="Open it on this device").click()
    screen = Player(opened.value, "Screen")
    opened.value.get_by_role("img", name="QR code").wait_for()
    ada.until(lambda: ada.lobby["screens"] == 1, "the screen")
    ada.press("Start the game")
    ada.rolls()
    ada.lay_all(but=1)
    opened.value.locator(".seat-boards").wait_for()
    assert boards(screen) == 0
    assert ada.welcomes == 1, "the window that plays was not replaced"


def test_a_screen_stays_awake_and_offers_sound_with_one_key(comes: Comes) -> None:
    ada, screen = comes("Ada", "phone"), comes("Screen", size=(1280, 720))
    screen.page.add_init_script(
        """window.asked = [];
        Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: {
          request: async (kind) => {
            window.asked.push(kind);
            return { released: false, release: async () => {} };
          },
        } });"""
    )
    opens_screen(screen, ada.opens(edition="classic"))
    offer = screen.page.get_by_role("button", name="Sound and full screen")
    expect(offer).to_be_focused()
    assert screen.page.evaluate("window.asked") == ["screen"]
    screen.page.keyboard.press("Enter")
    offer.wait_for(state="detached")


def test_whatever_is_wrong_is_one_clear_sentence_on_the_screen(
    comes: Comes, faults: Faults
) -> None:
    """A wrong code, no such table, a locked one, one with four screens: the screen tries again."""
    ada, screen = comes("Ada"), comes("Screen", size=(1280, 720))
    page = screen.page
    # A browser complains of a code that does not exist.
    faults.forgives_network = True
    table = ada.opens(edition="classic")
    page.goto("/screen")
    page.locator("#code").fill("222222")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("No table or event has this code.")
    page.goto("/t/nowhere/screen")
    expect(page.get_by_role("alert")).to_have_text("There is no such table, or it has been closed.")
    ada.press("Lock the table")
    ada.until(lambda: ada.lobby["locked"], "the lock")
    page.goto(f"/t/{table}/screen")
    expect(page.get_by_role("alert")).to_contain_text("The host has locked this table.")
    # The host's own device shows it all the same, in as many windows as one: the newest.
    own = [comes("Screen", context=ada.page.context) for _ in range(2)]
    for one in own:
        opens_screen(one, table)
    expect(own[0].page.get_by_role("alert")).to_contain_text("another window")
    ada.press("The table is locked")
    page.get_by_role("img", name="QR code").wait_for()
    for number in range(3):
        other = comes(f"Screen {number}")
        other.page.goto(f"/t/{table}/screen")
        if number < 2:
            other.until(lambda: other.welcomes > 0, "a place")  # noqa: B023
        else:
            expect(other.page.get_by_role("alert")).to_have_text(
                "Four big screens show this table already."
            )


def lobby(ada: Player, screen: Player) -> None:
    # Quick bots and a seed: with an hour of sand, a child may puzzle for longer than a test waits.
    bots = ["expert", "strong", "expert"]
    settings = {**GLASS, "rounds": 1}
    ada.opens(edition="classic", settings=settings, bots=bots, seed="5eed" * 8)
    opens_screen(screen, ada.page.url.rsplit("/", 1)[1])
    screen.page.locator(".seat-boards, .invite").first.wait_for()


@pytest.mark.parametrize(
    ("language", "theme"), list(zip(LANGUAGES, ("light", "dark") * 3, strict=False))
)
def test_a_screen_is_read_from_the_sofa(comes: Comes, language: str, theme: str) -> None:
    """At 720, 1080 and 2160 lines, in five languages, by day and by night; axe finds nothing."""
    folder = pictures("screen", theme, language)
    ada = comes("Ada", "phone", locale=language)
    screen = comes("Screen", size=(1280, 720), locale=language, color_scheme=theme)
    wrong: list[str] = []

    def look(name: str) -> None:
        screen.page.screenshot(path=folder / f"{name}.png")
        wrong.extend(f"{name}: {one}" for one in out_of_sight(screen.page) + axe_finds(screen.page))

    lobby(ada, screen)
    look("lobby")
    ada.press(words(language)["start-game"])
    ada.until(lambda: ada.may("choose_field"), "a field to choose")
    screen.page.locator(".stage").wait_for()
    look("choose")
    ada.press_field(2)
    ada.rolls()
    screen.page.locator(".seat-boards").wait_for()
    look("round")
    ada.lay_all()
    screen.until(lambda: boards(screen) > 0, "a solved board")
    look("solved")
    take_gems(ada)
    screen.until(lambda: screen.phase == "over", "the end")
    screen.page.locator(".end").wait_for()
    look("end")
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("looks", ["forced", "narrow"])
def test_a_screen_in_forced_colours_and_in_a_small_window(comes: Comes, looks: str) -> None:
    """A window that is no big screen is read as any other page: it scrolls, and nothing is cut."""
    ada = comes("Ada", "phone")
    options: dict[str, object] = {"forced_colors": "active"} if looks == "forced" else {}
    screen = comes("Screen", size=(1280, 720) if looks == "forced" else (390, 844), **options)
    lobby(ada, screen)

    def check() -> list[str]:
        is_wide = screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return axe_finds(screen.page) + ["it is too wide"] * bool(is_wide)

    assert check() == []
    ada.press("Start the game")
    ada.until(lambda: ada.may("choose_field"), "a field to choose")
    ada.press_field(2)
    ada.rolls()
    screen.page.locator(".seat-boards").wait_for()
    assert check() == []
