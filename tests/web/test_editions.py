"""2024 to a play-off, together with help, and solo, through the page."""

import pytest

from tests.support.page_rounds import roll, tie
from tests.web.conftest import Comes
from tools.browser.player import Player, together

pytestmark = pytest.mark.slow


def test_2024_ends_in_a_play_off(comes: Comes) -> None:
    """R-227: whoever is tied lays one more board, and the first to cover it wins."""
    ada, bob = comes("Ada"), comes("Bob", "phone")
    tie(ada, bob)
    for player in (ada, bob):
        player.until(lambda: player.phase == "play-off", "the play-off")  # noqa: B023
        assert len(set(player.game["table"]["points"])) == 1
        player.page.get_by_role("heading", name="Play-off").wait_for()
    bob.lay_all()
    for player in (ada, bob):
        player.page.get_by_role("button", name="Play again").wait_for()
        assert player.game["places"] == [2, 1]
        assert player.game["reason"] == "play-off"
    bob.page.get_by_role("heading", name="You win!").wait_for()
    ada.page.get_by_role("heading", name="Bob wins!").wait_for()


def helped(ada: Player, bob: Player, sand: int) -> None:
    """A game of one round, in which Ada lays what is missing on Bob's board."""
    settings = {"hourglass": sand, "any_hourglass": True, "rounds": 1}
    ada.helps(None)
    together([ada, bob], edition="cooperative", settings=settings)
    roll([ada, bob])
    ada.lay_all()
    bob.lay_all(but=2)
    ada.until(lambda: ada.game["second_chance"], "the second chance")
    cover = list(ada.cover(bob.seat).items())
    ada.press("Help Bob")
    ada.page.get_by_role("region", name="The board of Bob").wait_for()
    ada.page.locator("[data-piece]").first.wait_for()
    ada.helps(bob.seat)
    for id_, cells in cover[1:]:
        ada.lay(id_, cells)
    ada.until(lambda: ada.phase == "over", "the end")


def test_together_one_helps_the_other_in_the_second_chance(comes: Comes) -> None:
    """R-264, R-265: the sand runs out, is turned, and Ada's hands are on Bob's board."""
    ada, bob = comes("Ada"), comes("Bob", "phone")
    # How much sand the hands need depends on how busy the machine is.
    for sand in (8_000, 32_000, 128_000):
        try:
            helped(ada, bob, sand)
        except AssertionError:
            assert ada.phase == "over"
        if all(one["rank"] for one in ada.game["seats"]):
            break
    for player in (ada, bob):
        player.page.get_by_role("button", name="Play again").wait_for()
        assert [one["rank"] > 0 for one in player.game["seats"]] == [True, True]
        player.page.get_by_role("heading", level=1, name="of").wait_for()


def test_solo_without_a_clock(comes: Comes) -> None:
    """R-300: boards come one after the other; one is put aside, two are solved, and it is told."""
    ada = comes("Ada", "phone", "tap")
    ada.page.goto("/solo")
    ada.page.get_by_text("Without a clock").tap()
    ada.press("Begin")
    ada.until(lambda: ada.phase == "round", "a board")
    ada.lay_all()
    ada.until(lambda: ada.game["table"]["run"]["solved"] == 1, "one solved")
    before = ada.own["board"]["board"]
    ada.press("Put aside")
    ada.until(lambda: ada.own["board"]["board"] != before, "another board")
    ada.lay_all()
    ada.until(lambda: ada.game["table"]["run"]["solved"] == 2, "two solved")
    ada.press("Menu")
    ada.press("Finish")
    ada.page.get_by_role("button", name="Play again").wait_for()
    assert ada.game["table"]["run"]["solved"] == 2
    assert ada.game["table"]["run"]["put_aside"] == 1
