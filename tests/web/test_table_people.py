"""People at a table: without cookies, in two tabs, who sleep, watch, leave, and play again."""

from typing import Literal
from urllib.request import Request as Sent
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Route, expect
from playwright.sync_api import Request as PageRequest

from tests.web.conftest import Comes
from tools.browser.player import Player, together

pytestmark = pytest.mark.slow

SHORT = {"rounds": 1, "hourglass": None, "start_seat": 0}


def without_cookies(context: BrowserContext) -> None:
    """A browser that keeps no cookie: none ever arrives."""

    def strip(route: Route) -> None:
        asked = route.request
        # Playwright's own fetch would put the cookie into the browser after all.
        sent = Sent(asked.url, asked.post_data_buffer, method=asked.method)
        for name, value in asked.headers.items():
            if name in ("content-type", "ubongo-visit"):
                sent.add_header(name, value)
        with urlopen(sent) as answer:
            route.fulfill(
                status=answer.status,
                body=answer.read(),
                content_type=answer.headers["Content-Type"],
            )

    context.route("**/api/**", strip)


def seats(player: Player) -> list[str | None]:
    return [place and place["name"] for place in player.lobby["places"]]


def own_seats(player: Player) -> list[bool]:
    return [bool(place and place["you"]) for place in player.lobby.get("places", ())]


def test_a_browser_without_cookies_plays_and_keeps_its_seat_over_a_reload(comes: Comes) -> None:
    """The tab carries who it is; nothing is left for another tab."""
    ada = comes("Ada")
    without_cookies(ada.page.context)
    ada.calls_herself()
    ada.press("Solo")
    ada.press("Begin")
    ada.until(lambda: ada.phase == "round", "the first board")
    assert ada.page.context.cookies() == []
    assert ada.seat == 0
    ada.page.reload()
    ada.until(lambda: ada.welcomes == 2, "a welcome")
    assert ada.seat == 0, "the same seat"
    kept = ada.page.evaluate("Object.keys(localStorage).filter((key) => key.includes('visit'))")
    assert kept == []


def test_two_tabs_of_a_first_visit_are_one_guest(comes: Comes) -> None:
    """R-412: also if the line is so slow that both ask before the first cookie has come."""
    host = comes("Ada")
    table = host.opens(edition="bare")
    first = comes("Ben")
    context = first.page.context
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    context.route("**/api/me", hold)
    second = comes("Ben again", context=context)
    first.page.goto(f"/t/{table}")
    second.page.goto(f"/t/{table}")
    first.until(lambda: len(waiting) == 2, "both requests")
    for route in waiting:
        route.continue_()
    # Whichever tab comes later plays, and takes the seat that the other may have got already.
    second.until(lambda: any(own_seats(first)) or any(own_seats(second)), "a seat")
    first.until(lambda: first.welcomes and second.welcomes, "both tabs at the table")
    host.until(lambda: sum(name is not None for name in seats(host)) == 2, "one guest more")
    host.page.wait_for_timeout(300)
    assert sum(name is not None for name in seats(host)) == 2


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_new_table_is_there_at_once_with_its_invitation_in_sight(
    comes: Comes, device: Literal["phone", "desktop"]
) -> None:
    """No form before there is a table: what is played is agreed at it."""
    ada = comes("Ada", device)
    ada.calls_herself()
    ada.press("New table")
    ada.until(lambda: any(own_seats(ada)), "a seat")
    page = ada.page
    for shown in (
        page.get_by_role("img", name="QR code of the link to this table"),
        page.locator(".invite .code b"),
        page.get_by_role("button", name="Share the link"),
        page.get_by_role("textbox", name="Link to this table"),
        page.get_by_role("button", name="Start the game"),
    ):
        expect(shown).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Change the options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("2024 edition").first.click()
    dialog.get_by_text("Four pieces").first.click()
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Pause between rounds").select_option(label="Until everybody is ready")
    ada.press("Save")
    ada.until(lambda: ada.lobby["edition"] == "2024", "the edition")
    assert ada.lobby["settings"]["sides"] == ["hard"]
    assert ada.lobby["settings"]["pause"] is None
    ada.press("Put a bot on seat 2")
    ada.until(lambda: ada.lobby["places"][1], "a bot")
    bot = ada.lobby["places"][1]["name"]
    ada.press(bot)
    ada.press("Expert")
    ada.until(lambda: (ada.lobby["places"][1] or {}).get("bot") == "expert", "a stronger bot")
    ada.press("Start the game")
    ada.until(lambda: ada.phase, "the game")


def test_who_opens_a_table_again_before_anybody_came_gets_the_same_one(comes: Comes) -> None:
    """No trail of empty tables; its link may have been sent already."""
    ada, ben = comes("Ada"), comes("Ben", "phone")
    page = ada.page
    opened: list[str] = []

    def asked(one: PageRequest) -> None:
        if one.method == "POST":
            opened.append(one.url)

    page.on("request", asked)

    def table() -> str:
        page.goto("/")
        ada.press("New table")
        page.locator(".seats").wait_for()
        return page.url.split("/t/")[1]

    first = table()
    assert table() == first
    page.go_back()  # and not to an address that would open another one
    page.get_by_role("button", name="Play now").wait_for()
    assert [url for url in opened if url.endswith("/api/tables")] == opened[:1]

    ada.visits(first)
    ben.visits(first)
    ben.until(lambda: any(own_seats(ben)), "a seat")
    ada.until(lambda: sum(name is not None for name in seats(ada)) == 2, "a guest")
    second = table()
    assert second != first
    ada.press("Leave the table")
    page.get_by_role("button", name="Play now").wait_for()
    assert table() not in (first, second)


def test_a_guest_who_comes_by_link_is_asked_for_a_name_and_told_what_is_wrong_with_it(
    comes: Comes,
) -> None:
    ada, ben = comes("Ada"), comes("Ben", "phone")
    table = ada.opens(edition="classic")
    ben.visits(table)
    ben.until(lambda: any(own_seats(ben)), "a seat")
    field = ben.page.get_by_label("What is your name?")
    field.fill("B" * 23)
    ben.press("That’s me")
    ben.page.get_by_text("This name has 23 characters; 20 is the most.").wait_for()
    field.fill("👨‍👩‍👧 Ben")
    ben.press("That’s me")
    ada.until(lambda: "👨‍👩‍👧 Ben" in seats(ada), "the name")
    field.wait_for(state="detached")
    ben.page.reload()
    ben.until(lambda: ben.welcomes == 2, "a welcome")
    assert field.count() == 0


def test_the_host_starts_without_a_sleepy_player_who_may_ask_for_a_seat(comes: Comes) -> None:
    """R-414: a spectator is told what there is to see; the next game has a seat."""
    ada, ben, cleo = comes("Ada"), comes("Ben", "phone"), comes("Cleo")
    table = ada.opens(edition="bare", settings=SHORT)
    for guest in (ben, cleo):
        guest.calls_herself()
        guest.visits(table)
        guest.until(lambda g=guest: any(own_seats(g)), "a seat")  # type: ignore[misc]
    cleo.press("I am ready")
    ada.page.get_by_text("Waiting for Ben.").wait_for()
    assert ada.page.get_by_role("button", name="Start the game").is_disabled()
    ada.press("Start without Ben")
    ben.until(lambda: ben.game.get("seats"), "the game")
    assert ben.game["seat"] is None
    ada.rolls()
    ben.page.get_by_role("main").get_by_text("You are watching.").wait_for()
    ben.press("Sit down for the next game")
    ada.until(lambda: ada.lobby["asking"] == ["Ben"], "the wish")
    ada.page.get_by_role("img", name="1 spectator").wait_for()
    cleo.lay_all()
    ben.page.get_by_role("img", name="The board of Cleo").wait_for()
    ada.lay_all()
    for player in (ada, cleo):
        player.page.get_by_role("button", name="Play again").wait_for()
    ada.press("Play again")
    ada.page.get_by_text("You are in! Waiting for Cleo.").wait_for()
    cleo.page.get_by_text("Would play again: Ada").wait_for()
    cleo.press("Play again")
    for player in (ada, ben, cleo):
        player.until(lambda p=player: p.lobby["games"] == 2, "the next game")  # type: ignore[misc]
    assert [seat["player"]["name"] for seat in ben.game["seats"]] == ["Ada", "Cleo", "Ben"]


def test_a_result_stays_with_whoever_reads_it(comes: Comes) -> None:
    """Another player opens the lobby meanwhile."""
    ada, ben = comes("Ada"), comes("Ben")
    together([ada, ben], edition="bare", settings=SHORT)
    ada.rolls()
    for player in (ada, ben):
        player.lay_all()
    for player in (ada, ben):
        player.page.get_by_role("button", name="Play again").wait_for()
    ada.press("Change the game")
    ada.page.get_by_role("heading", name="Who plays?").wait_for()
    ben.page.get_by_text("The table is open for the next game.").wait_for()
    assert ben.page.get_by_role("heading", name="All the boards of this game").is_visible()
    ben.press("To the table")
    ben.page.get_by_role("heading", name="Who plays?").wait_for()


def test_leaving_for_good_asks(comes: Comes) -> None:
    """R-410: one tap in the menu does not give a seat away."""
    ada = comes("Ada", "phone")
    ada.opens(edition="bare", settings={**SHORT, "rounds": 3}, bots=["fair"], start=True)
    ada.press("Menu")
    ada.press("Leave this game for good")
    ada.page.get_by_text("You cannot come back into this game.").wait_for()
    ada.press("Stay")
    ada.page.get_by_role("dialog").wait_for(state="detached")
    assert not ada.own["left"]
    ada.press("Menu")
    ada.press("Leave this game for good")
    ada.page.get_by_text("You cannot come back into this game.").wait_for()
    ada.press("Leave this game for good")
    ada.page.get_by_role("button", name="Play now").wait_for()


def test_quick_words_are_said_seen_and_muted(comes: Comes) -> None:
    """R-430: in the reader's own language, in the lobby and at the table."""
    ada, ben = comes("Ada"), comes("Ben", "phone", locale="de")
    table = ada.opens(edition="bare", settings=SHORT)
    ben.page.goto("/")
    ben.page.locator("#name").fill("Ben")
    ben.visits(table)
    ben.until(lambda: any(own_seats(ben)), "a seat")
    ada.press("Say something")
    ada.press("Good luck!")
    ben.page.get_by_text("Viel Glück!").first.wait_for()
    ben.page.get_by_text("Ada sagt: Viel Glück!").wait_for(state="attached")
    ben.press("Etwas zurufen")
    ben.press("Ada stumm")
    ben.page.keyboard.press("Escape")
    ben.press("Etwas zurufen")
    ben.press("Hallo!")
    ada.page.get_by_text("Hello!").first.wait_for()


HEARD = """() => {
  window.heard = [];
  const log = document.querySelector('[role=log]');
  for (const line of log.children) window.heard.push(line.textContent);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const line of change.addedNodes)
        if (line.textContent?.trim()) window.heard.push(line.textContent);
  }).observe(log, { childList: true });
}"""


def test_a_round_is_played_by_what_is_heard(comes: Comes) -> None:
    """Nothing that is said in the same moment overwrites another sentence."""
    ada = comes("Ada", "desktop", "keys")
    ada.opens(
        edition="bare", settings={**SHORT, "rounds": 2}, bots=["child"], start=True, seed="5eed" * 8
    )
    ada.page.evaluate(HEARD)
    ada.rolls()
    ada.lay_all()
    ada.until(lambda: ada.own["rank"] == 1, "the call")
    heard: list[str] = []

    def hears(words: str) -> bool:
        nonlocal heard
        heard = ada.page.evaluate("window.heard")
        return any(words in sentence for sentence in heard)

    ada.until(lambda: hears("Ubongo! You are first."), "the own call")
    for words in (
        "Your turn to roll the die.",
        "Round 1. The die shows:",
        "Your board has",
        "With the keyboard: 1 to 3 takes a piece",
    ):
        assert any(words in sentence for sentence in heard), (words, heard)
    laid = [sentence for sentence in heard if " is on " in sentence]
    assert laid, "where a piece lies is said by its cells"
    assert all("#" not in sentence for sentence in heard)
    heads = ada.page.locator("table caption + thead th, table thead th").all_inner_texts()
    assert heads[:3] == ["a", "b", "c"]
