"""The lobby as one guest sees it, the orders that guest may give, and missed notices."""

from collections.abc import Iterable, Sequence

from ubongo.protocol.messages import LobbySeen, Notice, PlaceSeen
from ubongo.server.tables.lobby import Lobby, chosen_edition


def lobby_seen(
    lobby: Lobby,
    guest: str | None,
    present: set[str],
    is_over: bool,
    asking: Sequence[str] = (),
    screens: int = 0,
    starts_at: int | None = None,
) -> LobbySeen:
    """The lobby as this guest, or a big screen, sees it; `present` are the connected guests.

    `asking` are the names of spectators who want a seat in the next game.
    """
    seated = {place.guest for place in lobby.places if place is not None}
    places = tuple(
        None
        if place is None
        else PlaceSeen(
            place.name,
            place.bot,
            place.ready,
            bool(place.bot) or place.guest in present,
            place.guest == lobby.host,
            place.guest == guest,
        )
        for place in lobby.places[: chosen_edition(lobby).most]
    )
    return LobbySeen(
        lobby.edition,
        lobby.settings,
        lobby.public,
        "" if lobby.playing or lobby.locked else lobby.code,
        places,
        len(present - seated),
        lobby.games,
        may_in_lobby(lobby, guest, is_over),
        lobby.locked,
        tuple(asking),
        screens,
        lobby.event,
        starts_at,
    )


def may_in_lobby(lobby: Lobby, guest: str | None, is_over: bool) -> tuple[str, ...]:
    """The orders this guest may give to the lobby, by their `type`; a big screen gives none."""
    # At a table of an event the program says who sits where.
    if guest is None or lobby.event:
        return ()
    seat = lobby.seat_of(guest)
    if lobby.playing:
        if seat is None:
            may = ["ask_seat"] if chosen_edition(lobby).most > 1 else []
        else:
            may = ["play_again", "rematch"] if is_over else []
        return (*may, "set_locked") if guest == lobby.host else tuple(may)
    may = ["sit"]
    if seat is not None:
        may += ["stand", "set_ready", "rename", "leave"]
    if guest == lobby.host:
        may += ["seat_bot", "kick", "set_locked", "move_seat", "arrange", "start_game"]
    return tuple(may)


def missed_since(
    last: int | None, number: int, notices: Iterable[Notice]
) -> tuple[Notice, ...] | None:
    """All notices after the last number a guest saw, or None if one of them is forgotten."""
    if last is None or last > number:
        return None
    told = tuple(one for one in notices if one.number > last)
    return told if len(told) == number - last else None
