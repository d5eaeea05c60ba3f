"""Moments of real games, for pictures: a minute's glass with sand in it, gems won, a result.

`moments(player)` yields the name of each moment while it is seen. Nothing is set up: the player
plays three rounds of the classic game against bots and a round of the co-operative one, and
opens a fair table.
`screen_moments(player, screen)` does so for a big screen beside the player's phone.
"""

from collections.abc import Iterator
from typing import Any

from tools.browser.player import Player

SEED = "0b0e" * 8
MINUTE: dict[str, Any] = {"hourglass": 60_000, "start_seat": 0}


def moments(player: Player) -> Iterator[str]:
    page = player.page
    page.goto("/")
    page.locator(".scene svg").first.wait_for()
    yield "start"
    yield from classic(player)
    player.opens(edition="cooperative", settings=MINUTE, bots=["child"] * 2, seed=SEED, start=True)
    player.rolls()
    player.lay_all(but=2)
    sand_falls(player, 48)
    yield "cooperative"
    yield from fair_table(player)


def fair_table(player: Player) -> Iterator[str]:
    """The lobby of a table where a child and an expert have the same chance (R-429)."""
    player.opens(edition="2024", bots=["child", "expert"], fair=True, grade="fair")
    player.until(lambda: player.lobby.get("fair"), "a fair table")
    player.page.locator(".fair").wait_for()
    player.page.locator("#seats").scroll_into_view_if_needed()
    player.page.evaluate(
        "scrollBy(0, document.querySelector('#seats').getBoundingClientRect().top - 20)"
    )
    yield "fair-table"


def sand_falls(player: Player, left: int) -> None:
    """Wait until so many seconds are left, so that there is sand in both halves of the glass."""
    player.page.wait_for_function(
        "left => +(document.querySelector('[data-seconds]')?.dataset.seconds ?? 0) <= left",
        arg=left,
    )


def classic(player: Player) -> Iterator[str]:
    """Three rounds: the second is seen as gems are taken, the third while the sand runs."""
    player.opens(
        edition="classic",
        settings={**MINUTE, "rounds": 3},
        bots=["beginner", "child"],
        seed=SEED,
        start=True,
    )
    player.until(lambda: player.may("choose_field"), "a field to choose")
    player.press_field(2)
    for number in (1, 2, 3):
        player.rolls(number)
        if number == 3:
            player.lay_all(but=1)
            sand_falls(player, 43)
            yield "round"
        player.lay_all()
        player.until(lambda: player.may("take_gems"), "gems to take")
        if number == 2:
            player.until(lambda: player.page.locator(".shout").count() == 0, "the shout to fade")
            player.page.wait_for_timeout(600)
            yield "gems"
        player.press_field(int(player.game["table"]["reachable"][0]))
        player.until(lambda: not player.may("take_gems"), "the gems")
    player.until(lambda: player.phase == "over", "the end")
    player.page.locator("main .actions").wait_for()
    player.page.wait_for_timeout(2_500)
    yield "end-classic"


def screen_moments(player: Player, screen: Player) -> Iterator[str]:
    """Two rounds on a phone, as a big screen in the room shows them."""
    table = player.opens(
        edition="classic",
        settings={**MINUTE, "rounds": 2},
        bots=["fair", "child", "strong"],
        seed=SEED,
    )
    screen.page.goto(f"/t/{table}/screen")
    screen.page.locator(".invite svg").wait_for()
    # Somebody has pressed the one button there.
    screen.page.keyboard.press("Enter")
    screen.page.locator(".offer").wait_for(state="detached")
    yield "lobby"
    player.press("Start the game")
    player.until(lambda: player.may("choose_field"), "a field to choose")
    player.press_field(2)
    for number in (1, 2):
        player.rolls(number)
        player.lay_all()
        player.until(lambda: player.may("take_gems"), "gems to take")
        if number == 2:
            screen.page.locator(".shout").wait_for()
            yield "round"
        player.press_field(int(player.game["table"]["reachable"][0]))
        player.until(lambda: not player.may("take_gems"), "the gems")
        if number == 1:
            screen.until(lambda: screen.phase == "border", "the end of the round")
            screen.page.wait_for_timeout(900)
            yield "between"
    screen.page.locator(".podium").wait_for()
    screen.page.wait_for_timeout(2_500)
    yield "end"
