"""Every screen: axe finds nothing, nothing runs over, targets are big enough, no word is missing.

Each walk is in another language and of another device and colour, so that together they see all.
"""

import pytest

from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.tour import tour

pytestmark = pytest.mark.slow(35)


@pytest.mark.parametrize(
    ("language", "device", "theme"),
    [
        ("en", "phone", "light"),
        ("de", "phone", "dark"),
        ("fr", "desktop", "light"),
        ("it", "desktop", "dark"),
        ("nl", "phone", "light"),
    ],
)
def test_every_screen_is_in_order(comes: Comes, language: str, device: str, theme: str) -> None:
    player = comes("Ada", device, locale=language, color_scheme=theme)
    folder = pictures(device, theme, language)
    wrong: list[str] = []
    seen = []
    for screen in tour(player, language):
        seen.append(screen)
        wrong += out_of_order(player.page, screen, folder)
    assert not wrong, "\n" + "\n".join(wrong)
    assert len(seen) >= 20
