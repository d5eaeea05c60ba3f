"""The lobby of a table: seats, edition, settings, host, and who is ready.

A lobby is a value. An order gives the next lobby or is refused; nothing here knows
of connections, clocks or storage.
"""

from dataclasses import replace as with_other
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from ubongo.match.bots import BOTS
from ubongo.protocol import messages
from ubongo.rules.editions import edition_named
from ubongo.rules.editions.edition import Edition
from ubongo.rules.refusals import BadSetting, Refused, WrongPhase
from ubongo.rules.settings import Settings
from ubongo.server.tables.fair.known_levels import Known, fitted, level_of
from ubongo.server.tables.names import LONGEST, NameTaken, looks_like, shortened, tidy

PLACES = 4
MOST_KICKED = 32
# The name of somebody who has given none.
USUAL_NAME = "Guest"


class Place(Struct, frozen=True):
    """A seat of the lobby that is taken by a guest or a bot."""

    name: str
    guest: str = ""
    bot: str = ""
    ready: bool = False


class Lobby(Struct, frozen=True):
    """What is agreed at a table before and during a game."""

    edition: str
    settings: Settings
    public: bool
    host: str
    code: str
    places: tuple[Place | None, ...] = (None,) * PLACES
    games: int = 0
    playing: bool = False
    # The guests whom the host has kicked, the latest last.
    kicked: tuple[str, ...] = ()
    # Whether only people with a seat may come in.
    locked: bool = False
    # The event that the table belongs to, which has said who sits here; empty: none.
    event: str = ""
    # whether boards are fitted, what is known of the guests, and who has tips for gems.
    fair: bool = False
    known: Known = ()
    tipped: tuple[str, ...] = ()

    @property
    def is_closed(self) -> bool:
        """Whether the operator of the server has closed the table for good: nobody can open it."""
        return self.locked and not self.host

    def belongs(self, guest: str) -> bool:
        """Whether this guest has a seat here, or is the host."""
        return guest == self.host or self.seat_of(guest) is not None

    def seat_of(self, guest: str) -> int | None:
        for seat, place in enumerate(self.places):
            if place is not None and place.guest == guest:
                return seat
        return None


class NotTheHost(Refused):
    code = "not_the_host"

    def __init__(self) -> None:
        super().__init__("only the host may do that")


class SeatTaken(Refused):
    code = "seat_taken"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is taken", seat=seat)


class SeatEmpty(Refused):
    code = "seat_empty"

    def __init__(self, seat: int) -> None:
        super().__init__(f"nobody sits on seat {seat}", seat=seat)


class NotSeatedHere(Refused):
    code = "not_seated_here"

    def __init__(self) -> None:
        super().__init__("only players at this table may do that")


class Kicked(Refused):
    code = "kicked"

    def __init__(self) -> None:
        super().__init__("the host has removed you from this table")


class EventTable(Refused):
    code = "event_table"

    def __init__(self) -> None:
        super().__init__("this table belongs to an event, which has said who sits here")


class NotReady(Refused):
    code = "not_ready"

    def __init__(self, missing: int) -> None:
        super().__init__(f"{missing} are not ready yet", missing=missing)


# Orders of an open lobby; those about another game are in `next_game`.
OpenLobbyOrder = (
    messages.Sit
    | messages.Stand
    | messages.SetReady
    | messages.Rename
    | messages.SeatBot
    | messages.Kick
    | messages.SetLocked
    | messages.MoveSeat
    | messages.Arrange
    | messages.StartGame
)


def changed(
    lobby: Lobby,
    order: OpenLobbyOrder,
    guest: str,
    any_hourglass: bool,
    name: str = "",
) -> Lobby:
    """The lobby after this order, or `Refused`; `name` is the name in the guest's cookie."""
    if isinstance(order, messages.Rename):
        return _renamed(lobby, order, guest)
    if isinstance(order, messages.SetLocked):
        _check_host(lobby, guest)
        return replace(lobby, locked=order.locked)
    if lobby.playing:
        raise WrongPhase("playing")
    match order:
        case messages.Sit():
            return _seated(lobby, order, guest, name)
        case messages.Stand():
            return stood_up(lobby, guest)
        case messages.SetReady():
            seat = _own_seat(lobby, guest)
            place = lobby.places[seat]
            assert place is not None
            return _with(lobby, seat, replace(place, ready=order.ready))
        case messages.SeatBot():
            _check_host(lobby, guest)
            return _bot_seated(lobby, order)
        case messages.Kick():
            _check_host(lobby, guest)
            return _sent_away(lobby, order.seat)
        case messages.MoveSeat():
            _check_host(lobby, guest)
            _taken(lobby, order.seat)
            places = list(lobby.places)
            places[order.seat], places[order.to] = places[order.to], places[order.seat]
            return replace(lobby, places=tuple(places))
        case messages.Arrange():
            _check_host(lobby, guest)
            return arranged(lobby, order.edition, order.settings, order.public, any_hourglass)
        case messages.StartGame():
            _check_host(lobby, guest)
            return begun(lobby, guest)
        case _:
            assert_never(order)


def arranged(
    lobby: Lobby, name: str, settings: Settings, public: bool, any_hourglass: bool
) -> Lobby:
    """The lobby with another edition or other settings; everybody has to be ready again."""
    chosen = edition_named(name)
    if settings.any_hourglass and not any_hourglass:
        raise BadSetting("any_hourglass", "on", "off: it is for tests")
    # Check the settings for the seats that are taken, at least as many as the edition needs.
    taken = sum(place is not None for place in lobby.places)
    told = max(len(settings.sides), len(settings.delays), len(settings.levels))
    seats = min(chosen.most, max(chosen.least, taken, told))
    chosen.agreed(settings, seats)
    kept = [place for place in lobby.places if place is not None]
    if len(kept) > chosen.most:
        most = chosen.most
        raise BadSetting("players", len(kept), f"at most {most} in this edition", most=most)
    places = lobby.places
    if any(place is not None for place in lobby.places[chosen.most :]):
        places = (*kept, *(None,) * (PLACES - len(kept)))
    seated = replace(lobby, edition=name, settings=settings, public=public, places=places)
    return nobody_ready(seated)


def nobody_ready(lobby: Lobby) -> Lobby:
    """The lobby in which all people have to say anew that they are ready; bots always are."""
    places = tuple(place and replace(place, ready=bool(place.bot)) for place in lobby.places)
    return replace(lobby, places=places)


def begun(lobby: Lobby, guest: str) -> Lobby:
    """The lobby as the game begins: empty seats are closed, and the code is no longer valid.

    From then on `ready` says who wants another game.
    """
    waiting = sleepy_seats(lobby, guest)
    if waiting:
        raise NotReady(len(waiting))
    taken = tuple(place for place in nobody_ready(lobby).places if place is not None)
    edition_named(lobby.edition).agreed(settings_to_play(lobby), len(taken))
    places = (*taken, *(None,) * (PLACES - len(taken)))
    return replace(lobby, places=places, playing=True, games=lobby.games + 1)


def is_fair(lobby: Lobby) -> bool:
    """R-429: whether the boards of the next game are fitted, which some editions do not offer."""
    return lobby.fair and "levels" in edition_named(lobby.edition).offers


def settings_to_play(lobby: Lobby) -> Settings:
    """The settings of the game that begins: as agreed, with levels and tips for its seats.

    What is agreed stays as it was, so that a tap brings it back.
    """
    taken = [place for place in lobby.places if place is not None]
    settings = lobby.settings
    tips = tuple(bool(place.guest) and place.guest in lobby.tipped for place in taken)
    if any(tips) and "tips" in edition_named(lobby.edition).offers:
        settings = with_other(settings, tips=tips)
    if not is_fair(lobby):
        return settings
    return fitted(settings, [level_of(place.guest, place.bot, lobby.known) for place in taken])


def sleepy_seats(lobby: Lobby, host: str) -> set[int]:
    """The seats of people who are not ready; whoever starts the game is."""
    return {
        seat
        for seat, place in enumerate(lobby.places)
        if place is not None and not place.ready and place.guest != host
    }


def chosen_edition(lobby: Lobby) -> Edition:
    return edition_named(lobby.edition)


def stood_up(lobby: Lobby, guest: str) -> Lobby:
    """The lobby without this guest on their seat."""
    return _without(lobby, _own_seat(lobby, guest))


def host_of(lobby: Lobby, leaving: str) -> str:
    """The host after this guest leaves: the next seated person, or else the same host."""
    for place in lobby.places:
        if place is not None and place.guest and place.guest != leaving:
            return place.guest
    return lobby.host


def with_new_host(lobby: Lobby, present: set[str]) -> Lobby:
    """The lobby with the first seated person who is connected as host."""
    for place in lobby.places:
        if place is not None and place.guest in present:
            return replace(lobby, host=place.guest)
    return lobby


def _sent_away(lobby: Lobby, seat: int) -> Lobby:
    place = _taken(lobby, seat)
    emptied = _without(lobby, seat)
    if place.bot or place.guest == lobby.host:
        return emptied
    return replace(emptied, kicked=(*lobby.kicked, place.guest)[-MOST_KICKED:])


def _seated(lobby: Lobby, order: messages.Sit, guest: str, usual: str) -> Lobby:
    if guest in lobby.kicked:
        raise Kicked
    most = edition_named(lobby.edition).most
    if order.seat >= most:
        raise BadSetting("seat", order.seat, f"0 to {most - 1} in this edition")
    present = lobby.places[order.seat]
    if present is not None and present.guest != guest:
        raise SeatTaken(order.seat)
    name = tidy(order.name or usual or USUAL_NAME)
    before = lobby.seat_of(guest)
    freed = lobby if before is None else _with(lobby, before, None)
    return _with(freed, order.seat, Place(unlike(freed, name, order.name is None), guest=guest))


def unlike(lobby: Lobby, name: str, may_number: bool) -> str:
    """A name that looks like no other name at this table."""
    others = [place.name for place in lobby.places if place is not None]
    if not any(looks_like(name, other) for other in others):
        return name
    if not may_number:
        raise NameTaken(name)
    for number in range(2, 100):
        # Shorten the name if needed to make space for the number.
        numbered = f"{shortened(name, LONGEST - 3)} {number}"
        if not any(looks_like(numbered, other) for other in others):
            return numbered
    raise NameTaken(name)


def _renamed(lobby: Lobby, order: messages.Rename, guest: str) -> Lobby:
    seat = _own_seat(lobby, guest) if order.seat is None else order.seat
    place = _taken(lobby, seat)
    if place.guest != guest:
        _check_host(lobby, guest)
    if lobby.playing:
        raise WrongPhase("playing")
    name = unlike(_with(lobby, seat, None), tidy(order.name), may_number=False)
    return _with(lobby, seat, replace(place, name=name))


def _bot_seated(lobby: Lobby, order: messages.SeatBot) -> Lobby:
    most = edition_named(lobby.edition).most
    if order.seat >= most:
        raise BadSetting("seat", order.seat, f"0 to {most - 1} in this edition")
    present = lobby.places[order.seat]
    if present is not None and not present.bot:
        raise SeatTaken(order.seat)
    return with_bot(_with(lobby, order.seat, None), order.seat, order.strength)


_BOT_NAMES = ("Kito", "Amara", "Zuri", "Jabari", "Nia", "Tano", "Safi", "Imani")


def with_bot(lobby: Lobby, seat: int, strength: str) -> Lobby:
    """The lobby with a bot of this name on an empty seat."""
    if strength not in BOTS:
        raise BadSetting("bot", strength, ", ".join(BOTS))
    others = [place.name for place in lobby.places if place is not None]
    name = next(name for name in _BOT_NAMES if not any(looks_like(name, one) for one in others))
    return _with(lobby, seat, Place(name, bot=strength, ready=True))


def _own_seat(lobby: Lobby, guest: str) -> int:
    seat = lobby.seat_of(guest)
    if seat is None:
        raise NotSeatedHere
    return seat


def _taken(lobby: Lobby, seat: int) -> Place:
    place = lobby.places[seat]
    if place is None:
        raise SeatEmpty(seat)
    return place


def _check_host(lobby: Lobby, guest: str) -> None:
    if guest != lobby.host:
        raise NotTheHost


def _with(lobby: Lobby, seat: int, place: Place | None) -> Lobby:
    places = list(lobby.places)
    places[seat] = place
    return replace(lobby, places=tuple(places))


def _without(lobby: Lobby, seat: int) -> Lobby:
    place = _taken(lobby, seat)
    emptied = _with(lobby, seat, None)
    if place.guest == lobby.host:
        return replace(emptied, host=host_of(emptied, place.guest))
    return emptied
