"""No screen runs over with words that are 40 % longer: a new language has space enough."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.screen_checks import settled
from tools.browser.chromium import visiting
from tools.browser.player import Player
from tools.browser.server import served
from tools.browser.tour import tour
from tools.browser.words import LONG
from tools.languages import build_long_page

pytestmark = pytest.mark.slow(60)

SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800))


def is_too_wide(told: str) -> bool:
    return " from " in told or "wide" in told


def test_no_screen_runs_over_with_words_that_are_longer(browser: Browser, tmp_path: Path) -> None:
    page = build_long_page()
    wrong: list[str] = []
    seen: list[str] = []
    with served(tmp_path / "server", page) as address:
        context = visiting(browser, address, "phone", locale="en")
        player = Player(context.new_page(), "Ada", "touch")
        for screen in tour(player, LONG):
            seen.append(screen)
            before = player.page.viewport_size
            assert before is not None
            for width, height in SIZES:
                player.page.set_viewport_size({"width": width, "height": height})
                # Boards are measured where their size is tested; here words are.
                found = settled(player.page, is_too_wide)
                wrong += [f"{screen} at {width} by {height}: {one}" for one in found]
            player.page.set_viewport_size(before)
        context.close()
    assert not wrong, "\n" + "\n".join(wrong)
    assert len(seen) >= 20
