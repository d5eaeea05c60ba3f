"""Events as people see them (R-437): phones, a laptop, a wall, and everything that goes wrong."""

import csv
import io
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.support.big_screens import out_of_sight
from tests.support.screen_checks import axe_finds, out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Faults, visiting
from tools.browser.connection_cutter import Cable
from tools.browser.events import (
    at_tables,
    back,
    begins,
    enters,
    opens_event,
    plays_round,
    plays_table,
    rolls,
    takes_part,
    visits_event,
)
from tools.browser.player import Player
from tools.browser.server import served
from ubongo.languages import LANGUAGES

pytestmark = pytest.mark.slow(40)

NAMES = ("Ada", "Ben", "Cleo", "Dan")
WALL = (1280, 720)


def four(comes: Comes, code: str) -> list[Player]:
    people = [comes(name, "phone") for name in NAMES]
    for one in people:
        enters(one, code)
    return people


def wall_of(comes: Comes, event: str, **options: object) -> Player:
    wall = comes("Wall", size=WALL, **options)
    visits_event(wall, f"{event}/screen")
    return wall


def phase_of(player: Player, phase: str) -> None:
    player.until(lambda: player.event["phase"] == phase, phase)


def test_an_event_of_two_rounds_with_everything_that_happens_in_a_class(
    comes: Comes, faults: Faults
) -> None:
    """R-437: four phones, a laptop, a wall, a reload, a late comer, a laptop that is closed."""
    host = comes("Host")
    event, code = opens_event(host, rounds=2, seats=2, bots="expert", title="Class 4b")
    wall = wall_of(comes, event)
    expect(wall.page.locator(".code b")).to_have_text(f"{code[:3]} {code[3:]}")
    people = four(comes, code)
    ada, ben = people[:2]
    ada.page.get_by_text("You’re in, Ada!").wait_for()
    expect(host.page.locator(".people li")).to_have_count(4)
    expect(wall.page.locator(".people li")).to_have_count(4)

    begins(host, people)
    assert [len(seated) for seated in at_tables(people)] == [2, 2]
    assert urlsplit(ada.page.url).path == f"/e/{event}", "one address, whatever is played"
    expect(wall.page.locator(".tables > li")).to_have_count(2)
    # Who comes late waits with what the wall shows, and the round goes on.
    eve = comes("Eve", "phone")
    enters(eve, code)
    eve.page.get_by_text("You sit down in the next one.").wait_for()
    expect(eve.page.locator(".tables > li")).to_have_count(2)
    # A second device of the host, by the key that only hosts are shown.
    second = comes("Second", "phone")
    second.page.goto(f"/e/{event}#host={host.you['key']}")
    second.until(lambda: second.you.get("host"), "the other device to be a host's")
    assert urlsplit(second.page.url).fragment == "", "the key does not stay in the address"
    # A reload in the middle of a board leads back to it.
    hers, other = at_tables(people)
    rolls(hers)
    ada.lay_all(but=1)
    ada.has_shown(len(ada.own["board"]["pieces"]) - 1)
    ada.page.reload()
    ada.until(lambda: ada.may("call_ubongo") and ada.seen_pieces(), "the board")
    assert sum(one.spot == "board" for one in ada.seen_pieces()) >= 1
    for one in hers:
        one.lay_all()
    for one in hers:
        one.until(lambda: one.phase == "over", "the end")  # noqa: B023
        back(one)
    own = ada.page.locator("div.own b")
    won = {"1": "5 points", "2": "3 points"}
    place = ada.page.locator("div.own .medal .medal").inner_text().strip()
    expect(own).to_have_text(won[place])
    ada.page.get_by_text("One table is still playing.").wait_for()
    expect(wall.page.locator(".tables .settled")).to_have_count(1)
    # The laptop is closed; the other table ends, and the round with it.
    host.page.close()
    plays_table(other)
    for one in other:
        back(one)
    phase_of(second, "between")
    ada.page.get_by_text("The next round comes soon.").wait_for()
    expect(wall.page.locator(".ranking li")).to_have_count(5)

    begins(second, [*people, eve])
    assert sum(map(len, at_tables([*people, eve]))) == 5
    pairs = [{one.name for one in seated} for seated in at_tables(people)]
    assert {one.name for one in hers} not in pairs, "nobody meets the same people again"
    plays_round([*people, eve])
    # The last table of the last round ends the event by itself.
    wall.page.locator(".podium").wait_for()
    ada.page.locator("main.end .podium").wait_for()
    expect(ada.page.locator(".games li")).to_have_count(2)
    with ben.page.expect_download() as download:
        ben.page.get_by_role("link", name="Results as a table (CSV)").click()
    table = list(csv.reader(io.StringIO(Path(download.value.path()).read_text("utf-8-sig"))))
    assert {name for row in table for name in row} >= {*NAMES, "Eve"}
    answer = ben.page.context.request.get(f"/api/events/{event}/results.json").json()
    assert answer["is_over"]
    assert [one["place"] for one in answer["ranking"]] == [1, 2, 3, 4, 5]
    ada.press("Watch again: Round 1")
    ada.page.locator("[data-count], .player, .timeline, main h1").first.wait_for()
    assert urlsplit(ada.page.url).path.startswith("/replay/")


def test_a_host_opens_an_event_with_two_taps_and_changes_what_is_played(comes: Comes) -> None:
    host = comes("Host", "phone")
    host.page.goto("/")
    host.press("A class, a club, a birthday")
    host.press("Open the event")
    host.until(lambda: host.you.get("host"), "the event")
    assert host.event["plan"]["rounds"] == 3
    host.page.locator(".what").tap()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text("The same for all").tap()
    dialog.get_by_text("A time", exact=True).tap()
    dialog.get_by_label("Name of the event").fill("Ada is eight")
    dialog.get_by_role("button", name="Save").tap()
    host.until(lambda: host.event["plan"]["boards"] == "same", "the other plan")
    assert host.event["plan"]["minutes"] == 40
    host.page.get_by_role("heading", name="Ada is eight").wait_for()
    # Somebody who is on the start page again finds the way back.
    host.page.goto("/")
    host.press("Back to the event")
    host.until(lambda: host.event["plan"]["title"] == "Ada is eight", "the event")


def test_a_host_plays_too_and_comes_back_to_the_controls(comes: Comes) -> None:
    host, ada = comes("Host"), comes("Ada", "phone")
    _, code = opens_event(host, rounds=2, seats=2)
    enters(ada, code)
    host.press("I play, too")
    takes_part(host)
    begins(host, [host, ada])
    host.press("Menu")
    host.press("To the event")
    host.page.get_by_text("Still playing:").wait_for()
    host.press("To my table")
    plays_round([host, ada])
    host.page.get_by_role("button", name="Begin round 2").wait_for()


def test_whoever_leaves_is_asked_and_may_come_back_with_their_points(comes: Comes) -> None:
    host = comes("Host")
    _, code = opens_event(host, rounds=3, seats=2, bots="expert")
    ada = comes("Ada", "phone")
    enters(ada, code)
    begins(host, [ada])
    plays_round([ada])
    ada.until(lambda: ada.event["members"][0].get("twelfths"), "the points")
    before = ada.event["members"][0]["twelfths"]
    ada.press("Leave the event")
    ada.page.get_by_role("dialog").get_by_role("button", name="No").tap()
    assert ada.you["member"] == 1
    ada.press("Leave the event")
    ada.page.get_by_role("dialog").get_by_role("button", name="Leave the event").tap()
    ada.until(lambda: not ada.you["member"], "to be out")
    takes_part(ada)
    assert ada.event["members"][0]["twelfths"] == before
    # The host sends somebody away, for good.
    host.page.locator("summary").click()
    host.press("Remove Ada")
    host.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    ada.page.get_by_text("The host has removed you from this event.").wait_for()
    ada.page.reload()
    ada.page.get_by_text("The host has removed you from this event.").wait_for()


def test_whatever_is_wrong_is_one_clear_sentence(comes: Comes, faults: Faults) -> None:
    faults.forgives_network = True
    ada, host = comes("Ada", "phone"), comes("Host")
    ada.page.goto("/")
    ada.page.locator("#code").fill("222222")
    ada.press("Join")
    ada.page.get_by_text("No table or event has this code.").first.wait_for()
    ada.page.goto("/e/nowhere")
    ada.page.get_by_text("There is no such event, or it has been deleted.").wait_for()
    event, code = opens_event(host, rounds=1, seats=2)
    expect(host.page.locator(".deeds .button.deed")).to_be_disabled()
    host.page.get_by_text("At least 2 people have to be here.").wait_for()
    ada.page.goto(f"/e/{event}#host=wrong")
    ada.page.get_by_text("This link does not make you a host of this event.").first.wait_for()
    host.press("Let nobody new in")
    ada.page.get_by_text("The host is letting nobody new into this event.").first.wait_for()
    ada.page.locator("#own-name").fill("Ada")
    ada.press("I’m in")
    expect(ada.page.locator("form [role=alert]")).to_have_text(
        "The host is letting nobody new into this event."
    )
    # A wall finds an event by its code, as a big screen finds a table.
    screen = comes("Wall", size=WALL)
    screen.page.goto("/screen")
    screen.page.locator("#code").wait_for()
    screen.page.keyboard.type(code.lower())
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.event, "the event")
    assert urlsplit(screen.page.url).path == f"/e/{event}/screen"
    host.press("End the event")
    host.page.get_by_role("dialog").get_by_role("button", name="End the event").click()
    ada.page.get_by_text("No table was played to its end.").wait_for()
    screen.page.get_by_text("No table was played to its end.").wait_for()


def test_an_unfinished_table_is_not_waited_for_if_the_host_says_so(comes: Comes) -> None:
    host = comes("Host")
    _, code = opens_event(host, rounds=3, seats=2)
    people = four(comes, code)
    begins(host, people)
    first, second = at_tables(people)
    plays_table(first)
    host.press("Next round without waiting")
    host.page.get_by_role("dialog").get_by_text(
        "One table is still playing and will get no points."
    ).wait_for()
    host.page.get_by_role("dialog").get_by_role("button", name="Next round without waiting").click()
    for one in people:
        one.until(lambda: one.event["round"] == 2 and one.you["table"], "a seat")  # noqa: B023
        one.until(lambda: one.phase not in ("", "over"), "the game")  # noqa: B023
    assert {one.name for one in second} != {one.name for one in at_tables(people)[0]}


def test_a_lost_line_leads_back_to_the_right_place(
    comes: Comes, browser: Browser, address: str
) -> None:
    """R-412: before the round, in the middle of it, and on the wall."""
    host = comes("Host")
    event, code = opens_event(host, rounds=1, seats=2, bots="expert")
    with Cable(address) as cable:
        faults = Faults(cable.address, forgives_network=True)
        contexts = [
            visiting(browser, cable.address, "phone"),
            visiting(browser, cable.address, size=WALL),
        ]
        ada, wall = (
            Player(context.new_page(), name, "touch")
            for context, name in zip(contexts, ("Ada", "Wall"), strict=True)
        )
        for one in (ada, wall):
            faults.watch(one.page)
        visits_event(wall, f"{event}/screen")
        enters(ada, code)
        cable.cut()
        for one in (ada, wall):
            one.page.get_by_role("alert").wait_for()
        host.page.locator(".deeds .button.deed:enabled").click()
        host.until(lambda: host.event["phase"] == "playing", "the round")
        cable.reconnect()
        ada.until(lambda: ada.phase == "round" or ada.may("roll") or ada.game, "the table")
        wall.page.locator(".tables > li").first.wait_for()
        cable.cut()
        wall.page.get_by_role("alert").wait_for()
        cable.reconnect()
        wall.page.get_by_role("alert").wait_for(state="detached")
        plays_table([ada])
        wall.page.locator(".podium").wait_for()
        assert faults.found == []
        for context in contexts:
            context.close()


def test_a_wall_is_back_by_itself_after_a_restart_of_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    """R-411: stopped and started again in mid-round; nobody touches the wall."""
    with served(tmp_path) as base:
        contexts = [
            visiting(browser, base),
            visiting(browser, base, "phone"),
            visiting(browser, base, size=WALL),
        ]
        host, ada, wall = (
            Player(context.new_page(), name, "touch" if name == "Ada" else "mouse")
            for context, name in zip(contexts, ("Host", "Ada", "Wall"), strict=True)
        )
        faults = Faults(base, forgives_network=True)
        for one in (ada, wall):
            faults.watch(one.page)
        event, code = opens_event(host, rounds=1, seats=2, bots="expert")
        visits_event(wall, f"{event}/screen")
        enters(ada, code)
        begins(host, [ada])
        rolls([ada])
    wall.page.get_by_role("alert").wait_for()
    with served(tmp_path, port=int(urlsplit(base).port or 0)):
        wall.page.get_by_role("alert").wait_for(state="detached")
        wall.page.locator(".tables > li").first.wait_for()
        ada.lay_all()
        wall.page.locator(".podium").wait_for()
        for context in contexts:
            context.close()
    assert faults.found == []


@pytest.mark.parametrize(
    ("language", "theme"), list(zip(LANGUAGES, ("light", "dark") * 3, strict=False))
)
def test_an_event_is_in_order_on_phones_and_on_the_wall(
    comes: Comes, language: str, theme: str
) -> None:
    """From 320 pixels to 4K, in five languages, by day and by night; axe finds nothing."""
    folder = pictures("event", theme, language)
    host = comes("Host", locale=language, color_scheme=theme)
    event, code = opens_event(host, rounds=2, minutes=45, seats=2, bots="expert", title="4b")
    wall = wall_of(comes, event, locale=language, color_scheme=theme)
    ada = comes("Ada Lovelace-Byron", "phone", locale=language, color_scheme=theme)
    wrong: list[str] = []

    def look(name: str) -> None:
        wrong.extend(out_of_order(ada.page, name, folder))

    def look_up(name: str) -> None:
        wall.page.screenshot(path=folder / f"wall-{name}.png")
        found = out_of_sight(wall.page) + axe_finds(wall.page)
        wrong.extend(f"wall-{name}: {one}" for one in found)

    visits_event(ada, event)
    ada.page.locator("#own-name").wait_for()
    look("enter")
    takes_part(ada)
    ada.page.locator(".in").wait_for()
    look("waiting")
    wall.page.locator(".people li").wait_for()
    look_up("waiting")
    begins(host, [ada])
    rolls([ada])
    late = comes("Late", "phone", locale=language, color_scheme=theme)
    visits_event(late, event)
    takes_part(late)
    late.page.locator(".tables > li").first.wait_for()
    wrong += out_of_order(late.page, "late", folder)
    look_up("round")
    plays_table([ada])
    look("result")
    back(ada)
    ada.page.locator(".ranking li").first.wait_for()
    look("between")
    wall.page.locator(".ranking li").first.wait_for()
    look_up("between")
    host.page.locator(".more .button").last.click()
    host.page.locator("dialog .button.deed").click()
    ada.page.locator("main.end .podium").wait_for()
    look("end")
    wall.page.locator(".podium").wait_for()
    look_up("end")
    assert code
    assert not wrong, "\n" + "\n".join(wrong)
