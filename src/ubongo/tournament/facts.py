"""What happens at an event: the facts of its log, and what each of them changes (`apply`)."""

from dataclasses import dataclass, replace
from typing import assert_never

from ubongo.tournament.points import twelfths_of
from ubongo.tournament.tournament import (
    Chair,
    EventRound,
    Member,
    RoundTable,
    Tournament,
    TournamentPlan,
)


@dataclass(frozen=True, slots=True)
class TournamentOpened:
    plan: TournamentPlan
    host: str
    # As hexadecimal digits.
    seed: str
    key: str
    code: str


@dataclass(frozen=True, slots=True)
class MemberEntered:
    """Somebody takes part, or is back, or has another name or grade."""

    member: int
    guest: str
    name: str
    grade: str


@dataclass(frozen=True, slots=True)
class MemberLeft:
    member: int
    # The host has sent them away.
    removed: bool = False


@dataclass(frozen=True, slots=True)
class PlanChanged:
    plan: TournamentPlan


@dataclass(frozen=True, slots=True)
class DoorLocked:
    locked: bool


@dataclass(frozen=True, slots=True)
class HostAdded:
    guest: str


@dataclass(frozen=True, slots=True)
class CodeDrawn:
    """Another code, because the old one was given away while nobody was here."""

    code: str


@dataclass(frozen=True, slots=True)
class RoundSeated:
    """Everybody has a seat; what is not done of the round before gives no points."""

    at: int
    agreed: int | None
    tables: tuple[RoundTable, ...]


@dataclass(frozen=True, slots=True)
class TablesOpened:
    """All tables of this round are in storage: people may go there."""

    round: int


@dataclass(frozen=True, slots=True)
class TableDone:
    """The game of a table is over; without places it was not played to its end."""

    round: int
    table: int
    places: tuple[int, ...]
    # the levels after the last round, by chair; empty where boards were not fitted.
    levels: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentEnded:
    pass


Fact = (
    MemberEntered
    | MemberLeft
    | PlanChanged
    | DoorLocked
    | HostAdded
    | CodeDrawn
    | RoundSeated
    | TablesOpened
    | TableDone
    | TournamentEnded
)


def opened(fact: TournamentOpened) -> Tournament:
    """The event that begins with this fact."""
    return Tournament(fact.plan, bytes.fromhex(fact.seed), fact.key, fact.code, (fact.host,))


def apply(now: Tournament, fact: Fact) -> Tournament:
    """The event after a fact; it never refuses."""
    match fact:
        case MemberEntered():
            return _entered(now, fact)
        case MemberLeft():
            member = now.members[fact.member - 1]
            gone = replace(member, left=True, removed=member.removed or fact.removed)
            return _with(now, gone)
        case PlanChanged():
            return replace(now, plan=fact.plan)
        case DoorLocked():
            return replace(now, locked=fact.locked)
        case HostAdded():
            return replace(now, hosts=(*now.hosts, fact.guest))
        case CodeDrawn():
            return replace(now, code=fact.code)
        case RoundSeated():
            began_at = fact.at if now.began_at is None else now.began_at
            begun = EventRound(len(now.rounds) + 1, fact.at, now.plan, fact.agreed, fact.tables)
            return replace(now, rounds=(*now.rounds, begun), began_at=began_at)
        case TablesOpened():
            return _with_round(now, replace(now.rounds[fact.round - 1], opened=True))
        case TableDone():
            return _counted(now, fact)
        case TournamentEnded():
            return replace(now, ended=True)
        case _:
            assert_never(fact)


def _entered(now: Tournament, fact: MemberEntered) -> Tournament:
    known = now.member(fact.member)
    if known is None:
        new = Member(fact.member, fact.guest, fact.name, fact.grade)
        return replace(now, members=(*now.members, new))
    learned = known.learned if known.grade == fact.grade else None
    return _with(now, replace(known, name=fact.name, grade=fact.grade, learned=learned, left=False))


def _counted(now: Tournament, fact: TableDone) -> Tournament:
    """The points of a table, once."""
    played = now.rounds[fact.round - 1]
    table = played.tables[fact.table - 1]
    if table.done:
        return now
    done = replace(table, done=True, places=fact.places)
    tables = (*played.tables[: fact.table - 1], done, *played.tables[fact.table :])
    now = _with_round(now, replace(played, tables=tables))
    if not fact.places:
        return now
    members = list(now.members)
    levels = fact.levels or (None,) * len(table.chairs)
    for chair, place, more, level in zip(
        table.chairs, fact.places, twelfths_of(fact.places), levels, strict=True
    ):
        if chair.member:
            members[chair.member - 1] = _with_points(
                members[chair.member - 1], chair, place, more, level
            )
    return replace(now, members=tuple(members))


def _with_points(
    member: Member, chair: Chair, place: int, twelfths: int, level: int | None
) -> Member:
    # Who has chosen another grade meanwhile begins there.
    learned = level if level is not None and member.level == chair.level else member.learned
    return replace(
        member,
        twelfths=member.twelfths + twelfths,
        firsts=member.firsts + (place == 1),
        rounds=member.rounds + 1,
        learned=learned,
    )


def _with(now: Tournament, member: Member) -> Tournament:
    at = member.number - 1
    return replace(now, members=(*now.members[:at], member, *now.members[at + 1 :]))


def _with_round(now: Tournament, changed: EventRound) -> Tournament:
    at = changed.number - 1
    return replace(now, rounds=(*now.rounds[:at], changed, *now.rounds[at + 1 :]))
