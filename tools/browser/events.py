"""An event (R-437) as its people see it: opened, entered and played through the page.

    event, code = opens_event(host, rounds=2, seats=2)
    for one in people:
        enters(one, code)
    begins(host, people)
    plays_round(people)

It is shared by tests, by the walk through every screen, and by the pictures.
"""

from typing import Any

from tools.browser.player import Player

# Games of one board without hurry.
ONE_BOARD: dict[str, Any] = {"hourglass": None, "rounds": 1}


def opens_event(host: Player, **plan: Any) -> tuple[str, str]:
    """Open an event as the page would, with settings that only tests may have, and go there."""
    plan.setdefault("edition", "2024")
    plan.setdefault("settings", ONE_BOARD)
    answer = host.page.context.request.post("/api/events", data={"plan": plan})
    said = answer.json()
    assert answer.status == 201, said
    visits_event(host, str(said["event"]))
    return str(said["event"]), str(said["code"])


def visits_event(player: Player, event: str) -> None:
    player.page.goto(f"/e/{event}")
    player.until(lambda: player.event, "the event")


def enters(player: Player, code: str) -> None:
    """As people do: the code on the start page, then the name."""
    page = player.page
    page.goto("/")
    page.locator("#code").fill(code)
    player.press("Join")
    takes_part(player)


def takes_part(player: Player) -> None:
    """Say the name, on the page of the event."""
    field = player.page.locator("#own-name")
    field.wait_for()
    field.fill(player.name)
    player.page.locator("form:has(#own-name) .button.deed").click()
    player.until(lambda: player.you.get("member"), "a place at the event")


def begins(host: Player, people: list[Player]) -> None:
    """The host begins the next round, and everybody is led to a table."""
    number = int(host.event["round"]) + 1
    host.page.locator(".deeds .button.deed:enabled").click()
    for one in people:
        one.until(lambda: one.event["round"] == number and one.you["table"], "a seat")  # noqa: B023
        one.until(lambda: one.phase not in ("", "over"), "the game")  # noqa: B023


def at_tables(people: list[Player]) -> list[list[Player]]:
    """Those who sit together, table by table."""
    tables: dict[str, list[Player]] = {}
    for one in people:
        tables.setdefault(str(one.you["table"]), []).append(one)
    return list(tables.values())


def rolls(seated: list[Player]) -> None:
    """Whoever's turn it is rolls, unless a bot does or the die has rolled by itself."""
    first = seated[0]

    def is_on() -> bool:
        return int(first.game.get("round", 0)) >= 1

    first.until(lambda: is_on() or any(one.may("roll") for one in seated), "the roll")
    for one in seated:
        if not is_on() and one.may("roll"):
            one.rolls()
    for one in seated:
        one.until(lambda: one.game["round"] >= 1, "the round")  # noqa: B023


def plays_table(seated: list[Player]) -> None:
    """One board at one table: each covers their own, one after the other."""
    rolls(seated)
    for one in seated:
        one.lay_all()
    for one in seated:
        one.until(lambda: one.phase == "over", "the end of the game")  # noqa: B023


def plays_round(people: list[Player]) -> None:
    """All tables of a round, to their ends; everybody is back at the event."""
    for seated in at_tables(people):
        plays_table(seated)
    for one in people:
        back(one)


def back(player: Player) -> None:
    """From the result of a game to the event."""
    player.page.locator(".actions .again .button.deed").click()
    player.page.locator("main.place, main.host, main.end .list").first.wait_for()
