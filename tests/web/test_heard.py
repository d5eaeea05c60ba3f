"""A round as a screen reader has it: the accessibility tree of each screen, language by language.

What is heard is written to `build/heard/`, a file for each language, to be read by somebody who
knows what a blind player needs; what a program can find in it is found here.
"""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

import do
from tests.web.conftest import Comes
from tools.browser.player import Player
from tools.browser.tour import classic
from tools.browser.words import ids, words
from ubongo.languages import LANGUAGES

pytestmark = pytest.mark.slow(30)

HEARD = do.ROOT / "build" / "heard"
# What people press or fill in has a name, or nobody knows what it is for.
NAMELESS = re.compile(
    r"^\s*- (?:button|link|textbox|combobox|checkbox|radio|tab|img|slider|table)(?: \[.*\])?:?$",
    re.MULTILINE,
)


# Two rounds against a bot that lets nobody wait, and no sand: we roll, and every ending is ours.
WISH = {
    "edition": "classic",
    "settings": {"hourglass": None, "rounds": 2, "start_seat": 0},
    "bots": ["expert"],
    "start": True,
}


def rest_of_a_round(player: Player) -> Iterator[str]:
    """From the gems that are taken to the next round, and the end of the game."""
    player.opens(**WISH)
    for number in (1, 2):
        if number == 1:
            player.until(lambda: player.may("choose_field"), "a field to choose")
            player.press_field(2)
        player.rolls(number)
        player.lay_all()
        player.until(lambda: player.may("take_gems"), "gems to take")
        yield f"gems of round {number}"
        player.press_field(player.game["table"]["reachable"][0])
        player.until(lambda: not player.may("take_gems"), "the gems taken")
        if number == 1:
            player.until(lambda: player.phase == "border", "the pause")
            player.page.locator(".between .deeds").wait_for()
            yield "between rounds"
    player.until(lambda: player.phase == "over", "the end")
    player.page.locator("main .actions").wait_for()
    yield "end"


def fields_of(tree: str) -> list[str]:
    """What is said of each field of the gem board."""
    return re.findall(r'button "(.*: .*)"', tree)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_heard_in_words(comes: Comes, language: str) -> None:
    player = comes("Ada", "desktop", locale=language)
    heard: dict[str, str] = {}
    for screen in chain(classic(player, language), rest_of_a_round(player)):
        heard[screen] = player.page.locator("body").aria_snapshot()
    HEARD.mkdir(parents=True, exist_ok=True)
    text = "".join(f"== {screen}\n\n{tree}\n\n" for screen, tree in heard.items())
    (HEARD / f"{language}.txt").write_text(text, "utf-8")

    assert len(heard) >= 10
    assert NAMELESS.findall(text) == []
    said = set(re.findall(r'"([^"]+)"', text))
    assert {one for one in said if one in ids() and "-" in one} == set()
    # Every screen says where one is.
    for screen, tree in heard.items():
        assert re.search(r"- '?heading ", tree), screen
    # Pieces are told by their shapes, and no shape by its picture.
    assert "#." not in text
    # None is a number, and the print on the card is for the eye.
    assert "·" not in heard["gems"]
    assert not re.search(r"text: \d+ \w+ [AB]$", text, re.MULTILINE)
    # Who is a bot is no picture.
    assert f", {words(language)['is-bot']}" in heard["round"]
    # What a field offers, what one would have, what is left: three sentences, each with its end.
    assert [told for told in fields_of(heard["gems"]) if told.count(".") < 3] == []
