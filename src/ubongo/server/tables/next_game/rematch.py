"""Another game at the same table: who wants it, and when it can begin.

After a game everybody says for themselves whether they want another one, and nobody's result is
taken away by that; the next game begins when all who are here want it.
"""

from collections.abc import Container, Sequence
from dataclasses import replace as with_other

from msgspec.structs import replace

from ubongo.rules.refusals import WrongPhase
from ubongo.server.tables.lobby import Lobby, NotSeatedHere, host_of
from ubongo.server.tables.next_game.seats import with_askers, without_seats

Asking = Sequence[tuple[str, str]]


def said_again(lobby: Lobby, guest: str, ready: bool, is_over: bool, left: Container[str]) -> Lobby:
    """The lobby after a guest has said whether they want another game."""
    if not lobby.playing or not is_over:
        raise WrongPhase("lobby" if not lobby.playing else "playing")
    seat = _seat_of_one_who_stayed(lobby, guest, left)
    places = tuple(
        replace(place, ready=ready) if place is not None and number == seat else place
        for number, place in enumerate(lobby.places)
    )
    return replace(lobby, places=places)


def waited_for(lobby: Lobby, left: Container[str]) -> tuple[str, ...]:
    """The guests who have not said that they want another game, and have not left for good."""
    return tuple(
        place.guest
        for place in lobby.places
        if place is not None and place.guest and not place.ready and place.guest not in left
    )


def is_wanted(lobby: Lobby) -> bool:
    """Whether anybody has said so."""
    return any(place is not None and place.guest and place.ready for place in lobby.places)


def reopened(lobby: Lobby, left: Container[str], asking: Asking) -> Lobby:
    """The lobby of the next game: who has left is gone, and who asked for a seat has one."""
    gone = {
        seat for seat, place in enumerate(lobby.places) if place is not None and place.guest in left
    }
    stayed = without_seats(lobby, gone) if gone else lobby
    # A guided game is somebody's first one.
    settings = with_other(stayed.settings, guided=False)
    again = with_askers(replace(stayed, settings=settings, playing=False), asking)
    return replace(again, host=host_of(again, lobby.host)) if lobby.host in left else again


def back_in_lobby(
    lobby: Lobby, guest: str, is_over: bool, left: Container[str], asking: Asking
) -> Lobby:
    """The open lobby, in which whoever opened it is ready, as are those who want another game."""
    ready = said_again(lobby, guest, True, is_over, left)
    return reopened(ready, left, asking)


def _seat_of_one_who_stayed(lobby: Lobby, guest: str, left: Container[str]) -> int:
    seat = lobby.seat_of(guest)
    if seat is None or guest in left:
        raise NotSeatedHere
    return seat
