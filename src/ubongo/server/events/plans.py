"""Plans of events between the wire and the values, and the lobbies of the tables that follow."""

import unicodedata

from ubongo.protocol.messages import EventPlan
from ubongo.rules.refusals import BadSetting
from ubongo.server.tables.lobby import PLACES, Lobby, Place
from ubongo.server.tables.names import is_invisible
from ubongo.tournament.decisions import table_settings
from ubongo.tournament.tournament import EventRound, RoundTable, TournamentPlan

LONGEST_TITLE = 40


def plan_of(plan: EventPlan) -> TournamentPlan:
    """A plan as it came over the wire, not yet checked but for its title."""
    return TournamentPlan(
        plan.edition,
        plan.settings,
        plan.rounds,
        plan.minutes,
        plan.seats,
        plan.boards,
        plan.bots,
        tidy_title(plan.title),
    )


def plan_seen(plan: TournamentPlan) -> EventPlan:
    return EventPlan(
        plan.edition,
        plan.settings,
        plan.rounds,
        plan.minutes,
        plan.seats,
        plan.boards,  # type: ignore[arg-type]  # it came over the wire as one of these
        plan.bots,
        plan.title,
    )


def tidy_title(title: str) -> str:
    """A title without needless blanks; refused if it is too long or cannot be shown."""
    try:
        title.encode("utf-8")
    except UnicodeEncodeError:
        raise BadSetting("title", "broken", "proper text") from None
    found = " ".join(part for part in unicodedata.normalize("NFC", title).split(" ") if part)
    if len(found) > LONGEST_TITLE:
        raise BadSetting("title", len(found), f"at most {LONGEST_TITLE} characters long")
    if any(unicodedata.category(one)[0] == "C" or is_invisible(one) for one in found):
        raise BadSetting("title", "one with invisible characters", "without them")
    return found


def lobby_of(event_id: str, guests: dict[int, str], one: EventRound, table: RoundTable) -> Lobby:
    """The lobby of a table of an event: all seats are taken, and everybody is ready."""
    places = [
        Place(chair.name, guests.get(chair.member, ""), chair.bot, ready=True)
        for chair in table.chairs
    ]
    return Lobby(
        one.plan.edition,
        table_settings(one.plan, table.chairs, one.agreed),
        public=False,
        host=next(place.guest for place in places if place.guest),
        code="",
        places=(*places, *(None,) * (PLACES - len(places))),
        event=event_id,
    )
