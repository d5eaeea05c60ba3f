"""An event as everybody sees it, and what concerns one guest alone."""

from collections.abc import Mapping
from typing import cast

from ubongo.match.levels import Grade
from ubongo.protocol.messages import (
    EventPhase,
    EventSeatSeen,
    EventSeen,
    EventTableSeen,
    EventYou,
    MemberSeen,
)
from ubongo.server.events.people import EventPeople
from ubongo.server.events.plans import plan_seen
from ubongo.server.tables.event_report import EventReport
from ubongo.tournament.points import twelfths_of
from ubongo.tournament.tournament import MOST_MEMBERS, RoundTable, Tournament


def event_seen(
    now: Tournament, people: EventPeople, reports: Mapping[str, EventReport]
) -> EventSeen:
    """What everybody may know: names, tables, points, and how far each table is."""
    last = now.round
    here = people.guests()
    belongs = people_of(now)
    return EventSeen(
        plan=plan_seen(now.plan),
        phase=cast(EventPhase, now.phase),
        round=len(now.rounds),
        code="" if now.ended else now.code,
        locked=now.locked,
        members=_members(now, here),
        tables=()
        if last is None
        else tuple(_table(now, one, reports.get(one.table_id)) for one in last.tables),
        began_at=None if last is None else last.at,
        ends_at=now.ends_at,
        host_online=any(host in here for host in now.hosts),
        screens=people.walls,
        onlookers=len(here - belongs),
        most=MOST_MEMBERS,
        seal=now.seal,
        seed=now.seed.hex() if now.ended else "",
    )


def _members(now: Tournament, here: set[str]) -> tuple[MemberSeen, ...]:
    ranking = now.ranking()
    is_counted = any(one.rounds for one in now.members)
    places = {one.number: place for place, one in enumerate(ranking, 1)} if is_counted else {}
    last = now.round
    tables = {
        chair.member: table.number
        for table in (() if last is None else last.tables)
        for chair in table.chairs
    }
    return tuple(
        MemberSeen(
            one.number,
            one.name,
            places.get(one.number, 0),
            one.twelfths,
            one.firsts,
            tables.get(one.number, 0),
            one.left,
            one.guest in here,
            cast(Grade, one.grade),
        )
        for one in now.members
        if not one.removed
    )


def _table(now: Tournament, table: RoundTable, report: EventReport | None) -> EventTableSeen:
    places = table.places or (0,) * len(table.chairs)
    points = twelfths_of(table.places) if table.places else places
    return EventTableSeen(
        table.number,
        table.table_id,
        tuple(
            EventSeatSeen(chair.name, chair.member, chair.bot, place, more)
            for chair, place, more in zip(table.chairs, places, points, strict=True)
        ),
        0 if report is None else report.round,
        0 if report is None else report.rounds,
        table.done,
        is_void(now, table),
    )


def is_void(now: Tournament, table: RoundTable) -> bool:
    """Whether a table gives no points for good."""
    return not table.places and (table.done or now.ended)


def people_of(now: Tournament) -> frozenset[str]:
    """Everybody who takes part, has taken part, or is a host."""
    return frozenset((*now.hosts, *(one.guest for one in now.members if not one.removed)))


NOBODY = EventYou(0, False, "", (), "")


def event_you(now: Tournament, guest: str | None) -> EventYou:
    """What concerns this guest; a wall (None) is nobody."""
    if guest is None:
        return NOBODY
    is_host = guest in now.hosts
    member = now.member_of(guest)
    number = 0 if member is None or not member.is_in else member.number
    return EventYou(number, is_host, _table_of(now, number), _may(now, guest), _key(now, is_host))


def _key(now: Tournament, is_host: bool) -> str:
    return now.key if is_host and not now.ended else ""


def _table_of(now: Tournament, member: int) -> str:
    """Where somebody is to go."""
    if not member or now.phase != "playing":
        return ""
    table = now.table_of(member)
    return "" if table is None or table.done else table.table_id


def _may(now: Tournament, guest: str) -> tuple[str, ...]:
    member = now.member_of(guest)
    is_host = guest in now.hosts
    if now.ended:
        return ("remove_member",) if is_host else ()
    may = []
    if member is None or not member.removed:
        may.append("enter_event")
    if member is not None and member.is_in:
        may.append("quit_event")
    if not is_host:
        return (*may, "host_event")
    may += ["end_event", "remove_member", "lock_event", "host_event"]
    if now.phase in ("waiting", "between"):
        may.append("plan_event")
    if now.phase != "seating":
        may.append("begin_round")
    return tuple(may)
