"""Seats that are emptied or filled for the next game, with what was agreed seat by seat.

>>> from ubongo.rules.settings import Settings
>>> from ubongo.server.tables.lobby import Place
>>> lobby = Lobby("classic", Settings(delays=(0, 5_000, 0), start_seat=2), False, "ada", "",
...     (Place("Ada", "ada"), None, Place("Ben", "ben"), Place("Cleo", "cleo")))
>>> without = without_seats(lobby, {2})
>>> [place and place.name for place in without.places]
['Ada', None, None, 'Cleo']
>>> without.settings.delays, without.settings.start_seat
((0, 0), 1)
"""

from collections.abc import Container, Iterable
from dataclasses import replace as with_other
from typing import TypeVar

from msgspec.structs import replace

from ubongo.server.tables.lobby import Lobby, Place, chosen_edition, sleepy_seats, unlike

Value = TypeVar("Value")


def without_seats(lobby: Lobby, gone: Container[int]) -> Lobby:
    """The lobby with these seats empty, and without what was agreed for them alone."""
    taken = [seat for seat, place in enumerate(lobby.places) if place is not None]
    kept = [number for number, seat in enumerate(taken) if seat not in gone]
    places = tuple(None if seat in gone else place for seat, place in enumerate(lobby.places))

    def cut(values: tuple[Value, ...]) -> tuple[Value, ...]:
        # One value, or none, is for the whole table.
        is_by_seat = len(values) == len(taken) > 1
        return tuple(values[number] for number in kept) if is_by_seat else values

    agreed = lobby.settings
    start = agreed.start_seat
    settings = with_other(
        agreed,
        sides=cut(agreed.sides),
        delays=cut(agreed.delays),
        animals=cut(agreed.animals),
        levels=cut(agreed.levels),
        tips=cut(agreed.tips),
        start_seat=kept.index(start) if start in kept else None,
    )
    return replace(lobby, places=places, settings=settings)


def awake(lobby: Lobby, host: str) -> Lobby:
    """The lobby without people who are not ready: the host does not want to wait for them."""
    return without_seats(lobby, sleepy_seats(lobby, host))


def with_askers(lobby: Lobby, asking: Iterable[tuple[str, str]]) -> Lobby:
    """The lobby with people who have asked for a seat: on free seats, then instead of bots.

    Each is a guest and a name.
    """
    for guest, name in asking:
        seat = _seat_for_one_more(lobby)
        if seat is None:
            break
        freed = _with_place(lobby, seat, None)
        place = Place(unlike(freed, name, may_number=True), guest=guest, ready=True)
        lobby = _with_place(freed, seat, place)
    return lobby


def _seat_for_one_more(lobby: Lobby) -> int | None:
    """A free seat, else the last one that a bot has; None if people have all."""
    places = lobby.places[: chosen_edition(lobby).most]
    for seat, place in enumerate(places):
        if place is None:
            return seat
    bots = [seat for seat, place in enumerate(places) if place is not None and place.bot]
    return bots[-1] if bots else None


def _with_place(lobby: Lobby, seat: int, place: Place | None) -> Lobby:
    places = list(lobby.places)
    places[seat] = place
    return replace(lobby, places=tuple(places))
