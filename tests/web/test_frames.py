"""Nothing moves that was not moved, and nothing lies over a board that is laid: every frame."""

import pytest

from tests.support.frame_recorder import Found, FrameRecorder
from tests.support.page_rounds import take_gems
from tests.web.conftest import Comes
from tools.browser.player import Player

pytestmark = pytest.mark.slow(30)


def nothing_moved(found: Found, boards: int) -> None:
    # A busy machine draws few frames; each of them is looked at.
    assert found.frames > 2 * boards
    assert found.boards >= boards
    assert found.moved == {}
    assert found.over == []
    # 0.1 is called good on the web; at a table nothing moves at all.
    assert found.shifts == [], found.shifts


def watched(player: Player) -> FrameRecorder:
    return FrameRecorder(player.page)


def dealt(player: Player) -> None:
    """Wait until the card lies still: a drag is aimed at where the board is seen."""
    player.page.wait_for_function(
        "() => document.getAnimations()"
        ".every((one) => one.id !== 'deal' || one.playState === 'finished')"
    )


def next_board(player: Player, before: int) -> None:
    player.until(lambda: player.own["board"]["board"] != before, "another board")


@pytest.mark.parametrize(
    ("device", "size"), [("desktop", None), ("phone", None), ("phone", (844, 390))]
)
def test_a_classic_game_stands_still(
    comes: Comes, device: str, size: tuple[int, int] | None
) -> None:
    """From the first field to the last gems, with the hint for beginners and every shout."""
    given = {"viewport": {"width": size[0], "height": size[1]}} if size else {}
    ada = comes("Ada", device, reduced_motion="no-preference", **given)
    watching = watched(ada)
    settings = {"hourglass": None, "rounds": 2, "sides": ["hard"]}
    ada.opens(edition="classic", settings=settings, bots=["expert"], start=True, seed="5eed" * 8)
    ada.until(lambda: ada.may("choose_field"), "a field to choose")
    ada.press_field(2)
    for number in (1, 2):
        ada.rolls(number)
        ada.page.locator("[data-piece]").first.wait_for()
        dealt(ada)
        ada.lay_all()
        take_gems(ada)
        ada.until(lambda: ada.phase != "round", "the end of the round")
    nothing_moved(watching.found(), boards=2)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_round_of_2024_stands_still_when_somebody_solves_and_the_glass_is_turned(
    comes: Comes, device: str
) -> None:
    """R-208: nobody solves in time, the glass is turned once more, and then the board is solved."""
    ada = comes("Ada", device, reduced_motion="no-preference")
    watching = watched(ada)
    settings = {"hourglass": 2_500, "any_hourglass": True, "rounds": 1, "start_seat": 0}
    ada.opens(edition="2024", settings=settings, bots=["child"], start=True, seed="5eed" * 8)
    ada.rolls()
    ada.until(lambda: ada.game["second_chance"] or ada.phase != "round", "the second chance")
    assert ada.phase == "round"
    ada.page.locator(".number p", has_text="Second chance").wait_for()
    ada.until(lambda: ada.phase != "round", "the end of the round")
    nothing_moved(watching.found(), boards=1)


def test_each_board_of_a_solo_run_is_free_as_soon_as_it_comes(comes: Comes) -> None:
    """A shout belongs to the board that was solved: the next one has nothing of it on it."""
    ada = comes("Ada", "phone", reduced_motion="no-preference")
    watching = watched(ada)
    settings = {"minutes": 5, "hourglass": None}
    ada.opens(edition="solo", settings=settings, start=True, seed="5eed" * 8)
    ada.until(lambda: ada.phase == "round", "a board")
    for number in range(1, 4):
        before = ada.own["board"]["board"]
        dealt(ada)
        ada.lay_all()
        ada.until(lambda: ada.game["table"]["run"]["solved"] == number, "a solve")  # noqa: B023
        next_board(ada, before)
    assert ada.page.locator(".shout").count() == 0
    nothing_moved(watching.found(), boards=3)


def test_the_announcement_and_the_board_of_a_play_off_stand_still(comes: Comes) -> None:
    """R-227: after nobody was quick enough both boards of the play-off come at once, and free."""
    ada = comes("Ada", "phone", reduced_motion="no-preference")
    watching = watched(ada)
    settings = {"hourglass": 2_500, "any_hourglass": True, "rounds": 1, "start_seat": 0}
    ada.opens(edition="2024", settings=settings, bots=["child"], start=True, seed="5eed" * 8)
    ada.rolls()
    ada.until(lambda: ada.game["tied"], "the announcement of the play-off")
    ada.page.get_by_role("heading", name="Play-off: Ada").wait_for()
    ada.until(lambda: ada.phase == "play-off", "the play-off")
    ada.page.locator("[data-piece]").first.wait_for()
    dealt(ada)
    ada.lay_all()
    ada.until(lambda: ada.phase == "over", "the end")
    ada.page.locator("main .actions").wait_for()
    nothing_moved(watching.found(), boards=2)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_two_rounds_together_stand_still(comes: Comes, device: str) -> None:
    """Solved, looked at, told between the rounds, and dealt again."""
    ada = comes("Ada", device, reduced_motion="no-preference")
    watching = watched(ada)
    settings = {"hourglass": None, "rounds": 2, "start_seat": 0}
    ada.opens(
        edition="cooperative", settings=settings, bots=["expert"], start=True, seed="5eed" * 8
    )
    for number in (1, 2):
        ada.rolls(number)
        ada.page.locator("[data-piece]").first.wait_for()
        dealt(ada)
        ada.lay_all()
        ada.until(lambda: ada.phase != "round", "the end of the round")
    nothing_moved(watching.found(), boards=2)
