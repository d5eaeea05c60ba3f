"""Ten screens of a language, drawn by lot, to be read where their words stand.

    .venv/bin/python -m tools.proof_screens fr            # into build/proof/fr/
    .venv/bin/python -m tools.proof_screens fr --seed 7   # ten others

The same seed draws the same screens in every language.
Beside each picture lies what it says: what the eye reads, and then what a screen reader does.
"""

import argparse
import random
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tools.browser.chromium import browsing, visiting
from tools.browser.player import STANDS, Player
from tools.browser.server import served
from tools.browser.tour import tour
from tools.environment import Environment
from tools.tasks.page_build import PageBuild
from ubongo.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "proof"
HOW_MANY = 10
# Screens beside the table, by their address; the others are those of a walk.
ADDRESSES = (
    *("learn", "learn/2024/2", "daily", "look-up", "look-up?board=7&side=hard&symbol=snake"),
    *("companion", "replay", "statistics", "print", "rules/2024", "screen", "nowhere/at/all"),
)
WALKED = (
    *("start", "new", "solo", "settings", "lobby", "choose-a-field", "round", "help", "menu"),
    *("gems", "2024", "cooperative", "2015", "solo-run"),
    *("end-classic", "end-2024", "end-cooperative", "end-solo"),
)


def chosen(seed: int) -> list[str]:
    """The screens of a seed.

    >>> len(chosen(1)), chosen(1) == chosen(1), chosen(1) == chosen(2)
    (10, True, False)
    """
    return sorted(random.Random(seed).sample([*ADDRESSES, *WALKED], HOW_MANY))


def draw(page: Page, name: str, folder: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_function(f"{STANDS}")
    file = folder / re.sub(r"\W+", "-", name)
    page.screenshot(path=file.with_suffix(".png"), full_page=True)
    body = page.locator("body")
    told = f"{body.inner_text()}\n\n== heard\n\n{body.aria_snapshot()}\n"
    file.with_suffix(".txt").write_text(told, "utf-8")
    print(file.with_suffix(".png"))


def known(language: str) -> str:
    """A language that there is."""
    if language not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{language} is none of {', '.join(LANGUAGES)}")
    return language


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("languages", nargs="*", type=known, metavar="LANGUAGE")
    parser.add_argument("--seed", type=int, default=1, help="which ten screens are drawn (1)")
    given = parser.parse_args()
    wanted = chosen(given.seed)
    PageBuild(Environment(ROOT)).make_ready()
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        browsing() as browser,
    ):
        for language in given.languages or LANGUAGES:
            folder = FOLDER / language
            folder.mkdir(parents=True, exist_ok=True)
            context = visiting(browser, address, "phone", locale=language)
            player = Player(context.new_page(), "Ada", "touch")
            for name in (one for one in ADDRESSES if one in wanted):
                player.page.goto(f"/{name}")
                player.page.locator("main h1").first.wait_for()
                draw(player.page, name, folder)
            left = {one for one in wanted if one in WALKED}
            for screen in tour(player, language) if left else ():
                if screen in left:
                    left.discard(screen)
                    draw(player.page, screen, folder)
                if not left:
                    break
            context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
