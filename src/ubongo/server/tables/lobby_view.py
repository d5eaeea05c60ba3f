"""The lobby as one guest sees it, the orders that guest may give, and missed notices."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import cast

from ubongo.boards.fitted_boards import stars_of_level
from ubongo.match.levels import grade_of
from ubongo.protocol.messages import LevelFound, LevelSeen, LobbySeen, Notice, PlaceSeen, WarmUpSeen
from ubongo.protocol.to_wire import puzzle_seen
from ubongo.server.tables.fair.known_levels import level_of
from ubongo.server.tables.fair.warm_up import WarmUp
from ubongo.server.tables.lobby import Lobby, Place, chosen_edition, is_fair


def lobby_seen(
    lobby: Lobby,
    guest: str | None,
    present: set[str],
    is_over: bool,
    asking: Sequence[str] = (),
    screens: int = 0,
    starts_at: int | None = None,
    warm_ups: Mapping[str, WarmUp] = MappingProxyType({}),
) -> LobbySeen:
    """The lobby as this guest, or a big screen, sees it; `present` are the connected guests.

    `asking` are the names of spectators who want a seat in the next game.
    """
    edition = chosen_edition(lobby)
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
            _level_seen(lobby, place),
            place.guest in warm_ups,
            place.guest in lobby.tipped and "tips" in edition.offers,
        )
        for place in lobby.places[: edition.most]
    )
    own = None if guest is None else warm_ups.get(guest)
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
        is_fair(lobby),
        None if own is None else _warm_up_seen(own),
    )


def _level_seen(lobby: Lobby, place: Place) -> LevelSeen | None:
    """R-429: how hard boards somebody gets first, where boards are fitted."""
    known = level_of(place.guest, place.bot, lobby.known) if is_fair(lobby) else None
    if known is None:
        return None
    found = cast(LevelFound, known.found)
    return LevelSeen(grade_of(known.level), stars_of_level(known.level), found)


def _warm_up_seen(one: WarmUp) -> WarmUpSeen:
    area, pieces = puzzle_seen(one.puzzle)
    return WarmUpSeen(one.board, area, pieces, one.stars, one.until)


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
    offers = chosen_edition(lobby).offers
    if seat is not None:
        may += ["stand", "set_ready", "rename", "leave"]
        may += ["choose_grade", "begin_warm_up"] if is_fair(lobby) else []
        may += ["offer_tips"] if "tips" in offers else []
    if guest == lobby.host:
        may += ["make_fair"] if "levels" in offers else []
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
