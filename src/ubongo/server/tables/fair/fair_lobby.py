"""What is agreed in a lobby about fitted boards (R-429): whether, who is how good, who has tips.

Refused
  NotFitted      boards are not fitted at this table
"""

from msgspec.structs import replace

from ubongo.match.levels import LEVELS_OF_GRADES
from ubongo.protocol import messages
from ubongo.rules.editions import edition_named
from ubongo.rules.refusals import BadSetting, Refused, WrongPhase
from ubongo.server.tables.fair.known_levels import KnownLevel, with_level
from ubongo.server.tables.lobby import (
    Lobby,
    NotSeatedHere,
    NotTheHost,
    SeatEmpty,
    is_fair,
    nobody_ready,
)

AgreedOrder = messages.MakeFair | messages.ChooseGrade | messages.OfferTips


class NotFitted(Refused):
    code = "not_fitted"

    def __init__(self) -> None:
        super().__init__("boards are not fitted at this table")


def agreed(lobby: Lobby, order: AgreedOrder, guest: str) -> Lobby:
    """The lobby after this order, or `Refused`."""
    match order:
        case messages.MakeFair():
            return _made_fair(lobby, order.fair, guest)
        case messages.ChooseGrade():
            chosen_for = _person_on(lobby, order.seat, guest)
            if not is_fair(lobby):
                raise NotFitted
            level = KnownLevel(chosen_for, LEVELS_OF_GRADES[order.grade], "grade")
            return replace(lobby, known=with_level(lobby.known, level))
        case messages.OfferTips():
            offered_to = _person_on(lobby, order.seat, guest)
            if order.tips and "tips" not in edition_named(lobby.edition).offers:
                raise BadSetting("tips", "on", "off in this edition")
            others = tuple(one for one in lobby.tipped if one != offered_to)
            return replace(lobby, tipped=(*others, offered_to) if order.tips else others)


def _made_fair(lobby: Lobby, fair: bool, guest: str) -> Lobby:
    if guest != lobby.host:
        raise NotTheHost
    if lobby.playing:
        raise WrongPhase("playing")
    if fair and "levels" not in edition_named(lobby.edition).offers:
        raise BadSetting("levels", "on", "off in this edition")
    # What is played is another game now, as with other settings.
    return lobby if fair == lobby.fair else nobody_ready(replace(lobby, fair=fair))


def _person_on(lobby: Lobby, seat: int | None, guest: str) -> str:
    """The guest that an order is about: who gives it, or as the host somebody else."""
    own = lobby.seat_of(guest)
    if seat is None:
        seat = own
    if seat is None:
        raise NotSeatedHere
    if seat != own and guest != lobby.host:
        raise NotTheHost
    if lobby.playing:
        raise WrongPhase("playing")
    place = lobby.places[seat]
    if place is None:
        raise SeatEmpty(seat)
    if place.bot:
        raise BadSetting("seat", seat, "the seat of a person")
    return place.guest
