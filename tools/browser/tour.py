"""A walk through every screen of the page, in any language: for checks and for pictures.

`tour(player)` yields the name of each screen when it stands there, quiet enough to be looked at.
Whoever walks along may resize the window as long as it is put back.
"""

from collections.abc import Iterator
from typing import Any

from tools.browser.events import opens_event
from tools.browser.player import Player
from tools.browser.words import words
from ubongo.languages import LANGUAGES

SEED = "0b0e" * 8
PLAIN = ("start", "new", "solo", "train", "settings", "rules")
# Long enough for a walk, and no longer.
GLASS: dict[str, Any] = {"hourglass": 3_600_000, "any_hourglass": True, "start_seat": 0}
SHORT: dict[str, Any] = {**GLASS, "hourglass": 300, "rounds": 1}
# An event says itself who begins.
QUICK: dict[str, Any] = {"hourglass": 300, "any_hourglass": True, "rounds": 1}


def press(player: Player, id_: str, language: str) -> None:
    player.press(words(language)[id_])


def tour(player: Player, language: str = "en") -> Iterator[str]:
    """Screen by screen."""
    yield from plain(player)
    yield from classic(player, language)
    yield from others(player)
    yield from ends(player)
    yield from event(player, language)


def plain(player: Player) -> Iterator[str]:
    for name in PLAIN:
        player.page.goto("/" if name == "start" else f"/{name}")
        player.page.locator("main h1").wait_for()
        if name == "new":  # which leads to a table at once
            player.page.locator(".seats").wait_for()
        yield name


def classic(player: Player, language: str) -> Iterator[str]:
    """A table from the lobby to the gems."""
    page = player.page
    player.opens(edition="classic", settings=GLASS, bots=["fair", "child"], seed=SEED)
    page.locator(".seats").wait_for()
    yield "lobby"
    yield from fair_table(player, language)
    player.opens(edition="classic", settings=GLASS, bots=["fair", "child"], seed=SEED)
    page.locator(".seats").wait_for()
    press(player, "start-game", language)
    player.until(lambda: player.may("choose_field"), "a field to choose")
    page.locator("[data-field]:enabled:not([aria-disabled])").first.wait_for()
    yield "choose-a-field"
    player.press_field(2)
    die = page.locator(".roll")
    player.until(lambda: die.is_visible() or player.phase == "round", "the die")
    if die.is_visible():
        yield "roll"
    player.rolls()
    page.locator("[data-piece]").first.wait_for()
    player.lay_all(but=1)
    yield "round"
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    yield "help"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    press(player, "menu", language)
    page.locator("dialog").wait_for()
    yield "menu"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    player.lay_all()
    player.until(lambda: player.may("take_gems"), "gems to take")
    page.locator("[data-field]:enabled:not([aria-disabled])").first.wait_for()
    player.until(lambda: page.locator(".shout").count() == 0, "the shout to fade")
    yield "gems"


def fair_table(player: Player, language: str) -> Iterator[str]:
    """R-429: a fair table with somebody who is not known yet, their seat, and a warm-up."""
    page = player.page
    player.opens(edition="classic", settings=GLASS, bots=["fair", "expert"], seed=SEED, fair=True)
    press(player, "grade-choose", language)
    yield "lobby-fair"
    page.locator("button.tile.you").click()
    page.locator("dialog").wait_for()
    yield "lobby-seat"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    press(player, "warm-up-begin", language)
    page.locator("[data-piece]").first.wait_for()
    yield "warm-up"
    press(player, "warm-up-stop", language)
    page.locator(".seats").wait_for()


def others(player: Player) -> Iterator[str]:
    """A round of each other edition, with one piece laid."""
    for edition, bots in (("2024", 2), ("cooperative", 2), ("2015", 2), ("solo", 0)):
        settings = {"minutes": 5, "hourglass": None} if edition == "solo" else GLASS
        player.opens(
            edition=edition, settings=settings, bots=["child"] * bots, start=True, seed=SEED
        )
        if edition != "solo":
            player.rolls()
        player.page.locator("[data-piece]").first.wait_for()
        player.lay_all(but=2)
        yield edition if edition != "solo" else "solo-run"


def short_game(player: Player, edition: str) -> tuple[str, bool]:
    """A round in which nobody is quick enough: the table, and whether there was a play-off."""
    # Who has a field to choose chooses soon; a play-off is lost to nobody.
    bots = ["expert" if edition == "classic" else "child"]
    table = player.opens(edition=edition, settings=SHORT, bots=bots, start=True, seed=SEED)
    if edition == "classic":
        player.until(lambda: player.may("choose_field"), "a field to choose")
        player.press_field(0)
    player.rolls()
    player.until(lambda: player.phase in ("over", "play-off"), "the end")
    is_play_off = player.phase == "play-off"
    if is_play_off:
        player.lay_all()
        player.until(lambda: player.phase == "over", "the end of the play-off")
    return table, is_play_off


def ends(player: Player) -> Iterator[str]:
    """How games end: nobody was quick enough, but the screen is whole."""
    for edition in ("classic", "2024", "cooperative"):
        short_game(player, edition)
        player.page.locator("main .actions").wait_for()
        yield f"end-{edition}"
    player.opens(
        edition="solo",
        settings={"minutes": 5, "hourglass": None},
        start=True,
        seed=SEED,
    )
    player.lay_all()
    player.until(lambda: player.game["table"]["run"]["solved"] == 1, "one solved")
    player.until(lambda: player.may("finish"), "the right to finish")
    player.page.locator(".corner button").last.click()
    player.page.locator("dialog button", has=player.page.locator("svg")).first.wait_for()
    finish = {said["finish"] for said in map(words, LANGUAGES)}
    for word in finish:
        button = player.page.locator("dialog").get_by_role("button", name=word)
        if button.count():
            button.first.click()
            break
    player.page.locator("main .actions").wait_for()
    yield "end-solo"


def event(player: Player, language: str) -> Iterator[str]:
    """An event whose host plays, too, at a table with bots: from its opening to its end."""
    page = player.page
    page.goto("/new-event")
    page.locator("form.event").wait_for()
    yield "event-new"
    # An edition without a play-off, which would last.
    plan = {"edition": "2015", "settings": QUICK, "bots": "child", "rounds": 2, "minutes": 30}
    opens_event(player, **plan, title="4b")
    page.locator(".host").wait_for()
    yield "event-host"
    press(player, "event-i-play", language)
    page.locator("dialog #own-name").fill("Ada")
    page.locator("dialog .button.deed").click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(".deeds .button.deed:enabled").click()
    player.until(lambda: player.phase not in ("", "over"), "the game")
    press(player, "menu", language)
    press(player, "to-event", language)
    page.locator(".host .tables").wait_for()
    yield "event-round"
    # A table that nobody is at stands still.
    press(player, "event-to-table", language)
    player.until(lambda: player.event["phase"] == "between", "the end of the round")
    page.locator(".actions .again .button").click()
    page.locator(".host .ranking").wait_for()
    yield "event-between"
    press(player, "event-devices", language)
    page.locator("dialog svg").first.wait_for()
    yield "event-devices"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    press(player, "event-end", language)
    page.locator("dialog .button.deed").click()
    page.locator("main.end .ranking").wait_for()
    yield "event-end"
