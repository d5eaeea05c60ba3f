"""Lines that break: reload, a cut cable, another device; and fingers that flick."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Comes
from tools.browser.chromium import Faults, visiting
from tools.browser.connection_cutter import Cable
from tools.browser.player import Player
from ubongo import cli

pytestmark = pytest.mark.slow

ALONE = {
    "edition": "bare",
    "settings": {"rounds": 3, "hourglass": None},
    "start": True,
    "seed": "5eed" * 8,
}


def in_a_round(player: Player) -> str:
    """Alone at a table, with all pieces but one on the board."""
    table = player.opens(**ALONE)
    player.rolls()
    player.lay_all(but=1)
    return table


def laid(player: Player) -> dict[str, tuple[float, float]]:
    return {one.id: one.at for one in player.seen_pieces() if one.spot == "board"}


def test_a_reload_in_mid_round_brings_the_draft_back(comes: Comes) -> None:
    """R-412: the same seat, the same board, the same half-laid pieces."""
    ada = comes("Ada", "phone")
    in_a_round(ada)
    before = laid(ada)
    assert len(before) == 2
    ada.has_shown(2)
    ada.page.reload()
    ada.until(lambda: ada.welcomes == 2, "a welcome")
    ada.until(lambda: laid(ada) == before, "the draft")
    ada.lay_all()
    ada.until(lambda: ada.own["rank"] == 1 or ada.phase != "round", "the call")


def test_a_cut_cable_shows_a_banner_and_is_forgotten_when_it_is_reconnected(
    browser: Browser, address: str
) -> None:
    """R-406, R-413: pieces can be laid on while the line is down; the call comes through after.

    That the page tries again within two seconds is checked in `web/tests/connection.test.ts`.
    """
    with Cable(address) as cable:
        context = visiting(browser, cable.address)
        page = context.new_page()
        faults = Faults(cable.address, forgives_network=True)
        faults.watch(page)
        ada = Player(page, "Ada")
        in_a_round(ada)
        before = laid(ada)

        cable.cut()
        banner = page.get_by_role("alert")
        banner.wait_for()
        assert laid(ada) == before
        # A thin strip over the sky that nobody can hit: board and tray are as free as before.
        strip = banner.bounding_box()
        assert strip is not None
        assert strip["y"] == 0
        assert strip["height"] <= 26
        assert banner.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
        last, cells = list(ada.cover().items())[-1]
        ada.drag_to_pose(last, cells)
        page.locator(f"[data-piece={last}][data-spot=board]").wait_for()
        banner.get_by_text("Covered. “Ubongo!” will be called as soon as").wait_for()

        cable.reconnect()
        banner.wait_for(state="detached")
        ada.until(lambda: ada.phase != "round" or ada.own["rank"] == 1, "the call to come through")
        assert faults.found == []
        context.close()


def test_another_device_with_the_same_cookie_takes_the_seat_over(
    comes: Comes, browser: Browser, address: str
) -> None:
    """R-412: the newer connection has the seat, with the draft; the older one may take it back."""
    ada = comes("Ada")
    table = in_a_round(ada)
    before = laid(ada)
    ada.has_shown(2)
    context = visiting(browser, address, storage_state=ada.page.context.storage_state())
    phone = Player(context.new_page(), "Ada's phone")
    phone.visits(table)
    phone.until(lambda: laid(phone) == before, "the draft")
    ada.page.get_by_role("alert").wait_for()
    ada.press("Play here")
    ada.until(lambda: ada.welcomes == 2, "a welcome")
    phone.page.get_by_role("alert").wait_for()
    ada.until(lambda: laid(ada) == before, "the draft")
    context.close()


def test_a_locked_table_lets_nobody_in_until_the_host_opens_it(comes: Comes) -> None:
    ada, eve = comes("Ada"), comes("Eve")
    table = ada.opens(edition="classic")
    lock = ada.page.get_by_role("button", name="Lock the table")
    lock.click()
    locked = ada.page.get_by_role("button", name="The table is locked")
    locked.wait_for()
    eve.page.goto(f"/t/{table}")
    eve.page.get_by_text("The host has locked this table.").wait_for()
    locked.click()
    lock.wait_for()
    eve.visits(table)


def test_the_link_of_an_invitation_carries_the_code(comes: Comes) -> None:
    """S-16: whoever follows it has a place at a public table that strangers fill."""
    ada, eve = comes("Ada"), comes("Eve")
    table = ada.opens(edition="classic", public=True)
    link = ada.page.locator("input[readonly]").input_value()
    code = link.partition("?code=")[2]
    assert link.endswith(f"/t/{table}?code={code}")
    assert len(code) == 6
    said: list[str] = []
    eve.page.on("websocket", lambda line: line.on("framesent", lambda one: said.append(str(one))))
    eve.page.goto(f"/t/{table}?code={code}")
    eve.until(lambda: eve.welcomes == 1, "a welcome")
    assert f'"code":"{code}"' in said[0]


def test_the_click_after_a_flicked_piece_is_not_swallowed(comes: Comes) -> None:
    """Without `preventDefault` on touchstart Chromium lost 4 to 10 of 10 such clicks."""
    ada = comes("Ada", "phone")
    ada.opens(**ALONE)
    ada.rolls()
    ada.page.locator("[data-piece]").first.wait_for()
    mute = ada.page.get_by_role("button", name="Mute")
    box = mute.bounding_box()
    assert box is not None
    for number in range(10):
        pieces = ada.seen_pieces()
        x, y = pieces[0].middles()[0]
        was = mute.get_attribute("aria-pressed")
        ada.touch("touchStart", (x, y))
        for step in range(1, 4):
            ada.touch("touchMove", (x + 4 * step, y - 25 * step))
        ada.touch("touchEnd")
        ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        ada.until(lambda: mute.get_attribute("aria-pressed") != was, f"click {number}")  # noqa: B023


def test_a_word_to_all_is_shown_as_it_was_typed_and_can_be_put_away(
    comes: Comes, data_folder: Path
) -> None:
    def say(text: str) -> None:
        assert cli.run(["admin", "say", text, "--data-dir", str(data_folder)]) == 0

    ada = comes("Ada", "phone")
    ada.opens(edition="classic")
    say("<i>Back</i> at nine")
    word = ada.page.get_by_text("<i>Back</i> at nine", exact=True)
    word.wait_for()
    ada.page.get_by_role("status").get_by_role("button", name="Close").tap()
    word.wait_for(state="detached")
    ada.page.goto("/")
    word.wait_for()
    say("")
    ada.page.goto("/")
    ada.page.locator("main h1").first.wait_for()
    word.wait_for(state="detached")
