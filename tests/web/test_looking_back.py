"""After the game: everybody's boards of every round, with a solution, in every edition."""

import re
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Comes
from tools.browser.tour import SEED, short_game
from ubongo.boards.box import the_box
from ubongo.server.features.daily.calendar import counting_days
from ubongo.server.features.daily.puzzles import puzzles_of_day
from ubongo.server.storage.sqlite.connection import connected
from ubongo.server.storage.sqlite.database import SECRET, Database
from ubongo.server.storage.sqlite.stored_facts import claim_fact

pytestmark = pytest.mark.slow

DAY = 24 * 60 * 60 * 1_000


def secret_without_boards_of_the_box() -> str:
    """A server's secret by which no puzzle of these days is one that a game may deal."""
    now = int(time.time() * 1_000)
    days = counting_days(now) | counting_days(now + DAY)
    dealt = {puzzle.key() for *_, puzzle in the_box().puzzles()}
    for number in count():
        secret = f"of the tests {number}"
        drawn = (one for day in days for one in puzzles_of_day(secret, day).values())
        if not any(one.puzzle.key() in dealt for one in drawn):
            return secret
    raise AssertionError


@pytest.fixture(scope="module")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """R-321: a solution stays hidden while it is that of a puzzle of the day; here none is."""
    folder = tmp_path_factory.mktemp("server")
    with closing(Database(folder)) as database, closing(connected(database.path)) as db:
        claim_fact(db, SECRET, secret_without_boards_of_the_box())
    return folder


@pytest.mark.parametrize("edition", ["classic", "2024", "cooperative", "2015", "bare"])
def test_after_the_game_everybodys_board_has_a_solution(comes: Comes, edition: str) -> None:
    """R-321: open after the round, for one's own board and for everybody's; the play-off's, too."""
    ada = comes("Ada", "phone" if edition == "classic" else "desktop")
    page = ada.page
    _, played_off = short_game(ada, edition)
    # As it is, and after coming back: what was not seen is told by the server.
    for back in (False, True):
        if back:
            page.reload()
        page.get_by_role("heading", name="All the boards of this game").wait_for()
        for number in range(1 + played_off):
            if played_off:
                page.locator(".rounds .button").nth(number).click()
            boards = page.locator(".boards li")
            expect(boards).to_have_count(2)
            show = boards.get_by_role("button", name="Show a solution")
            for left in reversed(range(show.count())):
                show.first.click()
                expect(show).to_have_count(left)
            for board in boards.all():
                expect(board.locator("svg .piece").first).to_be_visible()
    page.locator(".boards").get_by_role("link", name="Look up a solution").first.click()
    expect(page).to_have_url(re.compile(r"/look-up\?area=[x./]+&pieces="))
    expect(page.locator("[data-laid]").first).to_be_visible()


def test_after_a_solo_run_all_its_boards_can_be_looked_at(comes: Comes) -> None:
    ada = comes("Ada")
    page = ada.page
    ada.opens(edition="solo", settings={"minutes": None, "hourglass": None}, start=True, seed=SEED)
    ada.lay_all()
    ada.until(lambda: ada.game["table"]["run"]["solved"] == 1, "one solved")
    ada.press("Put aside")
    ada.until(lambda: ada.game["round"] == 3, "the third board")
    ada.press("Menu")
    ada.press("Finish")
    rounds = page.locator(".rounds .button")
    expect(rounds).to_have_count(3)
    rounds.nth(0).click()
    expect(page.locator(".boards .piece")).to_have_count(3)
    rounds.nth(1).click()
    ada.press("Show a solution")
    expect(page.locator(".boards .piece")).to_have_count(3)
