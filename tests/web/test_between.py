"""Between rounds: everybody's board, how long each needed, what each took, and who is ready."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.support.page_rounds import take_gems
from tests.support.screen_checks import axe_finds
from tests.web.conftest import Comes
from tools.browser.player import Player, together

pytestmark = pytest.mark.slow(20)

SETTINGS = {"hourglass": None, "rounds": 2, "sides": ["hard"], "start_seat": 0, "pause": None}
SIZES = ((390, 844), (844, 390), (1280, 800), (2560, 1440), (320, 568))
# A board that is looked at: its picture is at least this wide and high, in pixels.
LARGE_ENOUGH = 110


def to_the_border(player: Player) -> None:
    player.until(lambda: player.may("choose_field"), "a field to choose")
    player.press_field(2)
    player.rolls()
    player.page.locator("[data-piece]").first.wait_for()
    player.lay_all()
    take_gems(player)
    player.until(lambda: player.phase == "border", "the end of the round")
    expect(player.page.locator(".boards li")).to_have_count(2)


def test_the_round_is_told_in_every_window(comes: Comes) -> None:
    """R-432: boards with times and gems, the standing, and the deed, all in sight at once."""
    ada = comes("Ada")
    ada.opens(edition="classic", settings=SETTINGS, bots=["expert"], start=True, seed="5eed" * 8)
    to_the_border(ada)
    page = ada.page
    for board in page.locator(".boards li").all():
        expect(board.locator(".head")).to_contain_text(re.compile(r"\d:\d\d"))
        expect(board.locator(".takes")).to_contain_text("takes")
        assert board.locator(".takes svg.gem").count() in (0, 2)
    own = page.locator(".boards li", has_text="Ada")
    expect(own.locator(".takes svg.gem")).to_have_count(2)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        deed = page.locator(".roll .button.deed")
        expect(deed).to_be_in_viewport(ratio=1)
        expect(page.locator(".race")).to_be_in_viewport(ratio=1)
        box = page.locator(".boards .picture svg").first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LARGE_ENOUGH, (width, height, box)
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        # Colours of another theme come a frame later.
        ada.until(lambda: axe_finds(page) == [], f"nothing to be wrong in the {theme} theme")
    # Nobody leaves the table for a look at a solution.
    assert page.locator(".boards a").count() == 0


def test_a_reload_forgets_no_times_and_another_tab_is_told_only_what_it_saw(comes: Comes) -> None:
    """R-432: the tab remembers how the round went; one that comes later tells no times."""
    ada = comes("Ada")
    table = ada.opens(
        edition="classic", settings=SETTINGS, bots=["expert"], start=True, seed="5eed" * 8
    )
    to_the_border(ada)
    boards = ada.page.locator(".boards li")
    before = boards.all_inner_texts()
    ada.page.reload()
    expect(boards).to_have_count(2)
    assert boards.all_inner_texts() == before
    expect(ada.page.locator(".boards .takes")).to_have_count(2)
    later = comes("Ada", context=ada.page.context)
    later.visits(table)
    expect(later.page.locator(".boards li")).to_have_count(2)
    expect(later.page.locator(".boards .takes")).to_have_count(0)
    expect(later.page.locator(".race")).to_be_visible()


def test_everybody_sees_who_is_ready(comes: Comes) -> None:
    """R-432: one line for those who are ready, and for those who are waited for."""
    ada, ben = comes("Ada"), comes("Ben", "phone")
    settings = {"hourglass": 300, "any_hourglass": True, "rounds": 2, "pause": None}
    together([ada, ben], edition="2024", settings=settings, seed="5eed" * 8)
    roller = next(one for one in (ada, ben) if one.seat == ada.game["roller"])
    roller.rolls()
    for player in (ada, ben):
        player.until(lambda: player.may("next"), "the end of the round")  # noqa: B023
    ada.says_next()
    expect(ada.page.locator(".roll")).to_contain_text("Waiting for Ben.")
    expect(ben.page.locator(".roll")).to_contain_text("Ada is ready.")
    ben.says_next()
    ada.until(lambda: ada.may("roll") or ben.may("roll"), "the roll")
