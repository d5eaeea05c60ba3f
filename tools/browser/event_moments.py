"""Moments of a real event, for pictures: who waits, a round on the wall, and the podium.

`event_moments(host, wall, people)` yields the name of each moment and who sees it.
"""

from collections.abc import Iterator

from tools.browser.events import (
    at_tables,
    back,
    begins,
    enters,
    opens_event,
    plays_table,
    visits_event,
)
from tools.browser.player import Player

# Confetti falls, and places move.
SETTLED = 2_500


def event_moments(
    host: Player, wall: Player, people: list[Player], title: str
) -> Iterator[tuple[str, Player]]:
    """An event of one round, at tables of two; its people play one after the other."""
    event, code = opens_event(host, rounds=1, seats=2, title=title)
    visits_event(wall, f"{event}/screen")
    # Somebody has pressed the one button there.
    wall.page.keyboard.press("Enter")
    for one in people:
        enters(one, code)
    for page in (host.page, wall.page):
        page.locator(".people li").nth(len(people) - 1).wait_for()
        page.wait_for_timeout(SETTLED)
    yield "host", host
    yield "waiting", people[0]
    yield "waiting", wall
    begins(host, people)
    first, *others = at_tables(people)
    plays_table(first)
    for one in first:
        back(one)
    wall.page.locator(".ranking li").first.wait_for()
    wall.page.wait_for_timeout(SETTLED)
    yield "result", first[0]
    yield "round", wall
    for seated in others:
        plays_table(seated)
    wall.page.locator(".podium").wait_for()
    # The fireworks are over.
    wall.page.wait_for_timeout(6 * SETTLED)
    yield "end", wall
