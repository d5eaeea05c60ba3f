"""Orders at an event: each gives the facts that follow from it, or refuses and changes nothing.

Time and chance are arguments: when it is, who is here, and how the ids of tables are drawn.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from hmac import compare_digest

from ubongo.boards.board import Side
from ubongo.match.bots import BOTS
from ubongo.match.levels import LEVELS_OF_GRADES, USUAL_GRADE, Grade, level_of_bot
from ubongo.rules.editions import edition_named
from ubongo.rules.refusals import WrongPhase
from ubongo.rules.settings import LARGEST_AGREED, Boards, Settings, check
from ubongo.tournament.facts import (
    DoorLocked,
    Fact,
    HostAdded,
    MemberEntered,
    MemberLeft,
    PlanChanged,
    RoundSeated,
    TableDone,
    TablesOpened,
    TournamentEnded,
)
from ubongo.tournament.pairings import paired
from ubongo.tournament.refusals import (
    EventFull,
    EventLocked,
    EventOver,
    NoSuchMember,
    NotAMember,
    OutOfRounds,
    Removed,
    RoundNotOver,
    TooFewPeople,
    TooManyHosts,
    WrongHostKey,
)
from ubongo.tournament.tournament import (
    MOST_EVER,
    MOST_HOSTS,
    MOST_MEMBERS,
    Chair,
    Member,
    RoundTable,
    Tournament,
    TournamentPlan,
    agreed_number,
    drawn,
)

Facts = tuple[Fact, ...]

# Names of bots at a table of an event; a person with the same name is told apart by the mark.
BOT_NAMES = ("Kito", "Amara", "Zuri")


# What may be planned


def check_plan(plan: TournamentPlan, any_hourglass: bool = False) -> None:
    """Refuse a plan by which no table could be opened."""
    edition = edition_named(plan.edition)
    settings = plan.settings
    check(
        edition.is_a_race and edition.is_listed and edition.most > 1,
        "edition", plan.edition, "one in which people play against each other",
    )  # fmt: skip
    check(not plan.bots or plan.bots in BOTS, "bot", plan.bots, f"none, or {', '.join(BOTS)}")
    check(plan.seats <= edition.most, "seats", plan.seats, f"2 to {edition.most}")
    check(
        not settings.any_hourglass or any_hourglass,
        "any_hourglass", "on", "off: it is for tests",
    )  # fmt: skip
    # What the event itself says of each table, or what is for certain people.
    check(len(settings.sides) <= 1, "sides", len(settings.sides), "the same for everybody")
    check(not any(settings.delays), "delays", "some", "none at an event")
    check(not settings.levels, "levels", "some", "none: an event fits them itself")
    check(settings.agreed is None, "agreed", str(settings.agreed), "none: an event draws it")
    check(settings.start_seat is None, "start_seat", str(settings.start_seat), "none at an event")
    check(not settings.guided, "guided", "on", "off at an event")
    check(settings.pause is not None, "pause", "none", "some seconds: a table must not wait")
    if plan.boards == "same":
        check(not settings.fair_deal, "fair_deal", "on", "off where all boards are the same")
    for seats in range(2, _most_at(plan) + 1):
        level = LEVELS_OF_GRADES[USUAL_GRADE]
        chairs = (Chair("", level=level),) * seats
        edition.agreed(table_settings(plan, chairs, 0), seats)


def _most_at(plan: TournamentPlan) -> int:
    """The most people at one table: one more than planned where somebody would be alone."""
    return min(plan.seats + 1, edition_named(plan.edition).most)


def table_settings(plan: TournamentPlan, chairs: Iterable[Chair], agreed: int | None) -> Settings:
    """What a table of an event plays by."""
    settings = replace(plan.settings, delays=())
    if plan.boards == "same":
        return replace(settings, boards=Boards.FRESH, agreed=agreed, same_puzzle=True)
    if plan.boards == "fitted":
        return replace(
            settings,
            boards=Boards.FRESH,
            stars=None,
            same_puzzle=False,
            fair_deal=False,
            sides=(Side.EASY,),
            levels=tuple(chair.level for chair in chairs),
        )
    return settings


# People


def enter(now: Tournament, guest: str, name: str, grade: Grade | None) -> Facts:
    """Take part, be back, or be called otherwise; `name` is one that nobody else has."""
    _check_going_on(now)
    member = now.member_of(guest)
    if member is None:
        if now.locked and guest not in now.hosts:
            raise EventLocked
        if sum(one.is_in for one in now.members) >= MOST_MEMBERS or len(now.members) >= MOST_EVER:
            raise EventFull(MOST_MEMBERS)
        number = len(now.members) + 1
        return (MemberEntered(number, guest, name, grade or USUAL_GRADE),)
    if member.removed:
        raise Removed
    if member.left and sum(one.is_in for one in now.members) >= MOST_MEMBERS:
        raise EventFull(MOST_MEMBERS)
    return (MemberEntered(member.number, guest, name, grade or member.grade),)


def leave(now: Tournament, guest: str) -> Facts:
    _check_going_on(now)
    member = now.member_of(guest)
    if member is None or not member.is_in:
        raise NotAMember
    return (MemberLeft(member.number),)


def remove(now: Tournament, number: int) -> Facts:
    member = now.member(number)
    if member is None or member.removed:
        raise NoSuchMember(number)
    return (MemberLeft(number, removed=True),)


def add_host(now: Tournament, guest: str, key: str) -> Facts:
    _check_going_on(now)
    if not compare_digest(key.encode(), now.key.encode()):
        raise WrongHostKey
    if guest in now.hosts:
        return ()
    if len(now.hosts) >= MOST_HOSTS:
        raise TooManyHosts(MOST_HOSTS)
    return (HostAdded(guest),)


# The host


def change_plan(now: Tournament, plan: TournamentPlan, any_hourglass: bool = False) -> Facts:
    _check_between(now)
    check_plan(plan, any_hourglass)
    return (PlanChanged(plan),)


def lock(now: Tournament, locked: bool) -> Facts:
    _check_going_on(now)
    return (DoorLocked(locked),)


def end(now: Tournament) -> Facts:
    _check_going_on(now)
    return (TournamentEnded(),)


def begin_round(
    now: Tournament,
    at: int,
    absent: Collection[int],
    new_id: Callable[[], str],
    anyway: bool = False,
) -> Facts:
    """Let everybody sit down who takes part and is not absent (by their numbers)."""
    _check_going_on(now)
    if now.phase == "seating":
        raise WrongPhase("seating")
    last = now.round
    if last is not None and last.playing and not anyway:
        raise RoundNotOver(last.playing)
    if now.is_out_of_rounds(at):
        raise OutOfRounds
    people = [one for one in now.members if one.is_in and one.number not in absent]
    least = 1 if now.plan.bots else 2
    if len(people) < least:
        raise TooFewPeople(least)
    number = len(now.rounds) + 1
    agreed = None
    if now.plan.boards == "same":
        agreed = agreed_number(now.seed, number, LARGEST_AGREED)
    return (RoundSeated(at, agreed, _seated(now, people, new_id)),)


def _seated(
    now: Tournament, people: list[Member], new_id: Callable[[], str]
) -> tuple[RoundTable, ...]:
    """R-437: first by chance, then by points, and not with the same people again."""
    by_number = {one.number: one for one in people}
    if now.rounds:
        order = [one.number for one in now.ranking() if one.number in by_number]
    else:
        order = sorted(by_number, key=lambda number: drawn(now.seed, "seat", number))
    plan = now.plan
    tables = paired(order, plan.seats, _most_at(plan), bool(plan.bots), now.met())
    return tuple(
        RoundTable(number, new_id(), _chairs(plan, [by_number[one] for one in table]))
        for number, table in enumerate(tables, 1)
    )


def _chairs(plan: TournamentPlan, people: list[Member]) -> tuple[Chair, ...]:
    fitted = plan.boards == "fitted"
    chairs = [Chair(one.name, one.number, level=one.level if fitted else 0) for one in people]
    if plan.bots:
        level = level_of_bot(plan.bots) if fitted else 0
        free = plan.seats - len(chairs)
        chairs += [Chair(name, bot=plan.bots, level=level) for name in BOT_NAMES[:free]]
    return tuple(chairs)


# What happens by itself


def note_opened(now: Tournament, round_number: int) -> Facts:
    """All tables of a round are in storage."""
    last = now.round
    if now.ended or last is None or last.number != round_number or last.opened:
        return ()
    return (TablesOpened(round_number),)


def note_done(
    now: Tournament,
    table_id: str,
    places: tuple[int, ...],
    levels: tuple[int, ...],
    at: int,
) -> Facts:
    """A game is over; told again, or of a table that is not waited for any more, it is nothing."""
    last = now.round
    if now.ended or last is None:
        return ()
    table = next((one for one in last.tables if one.table_id == table_id), None)
    if table is None or table.done:
        return ()
    chairs = len(table.chairs)
    done = TableDone(
        last.number,
        table.number,
        places if len(places) == chairs else (),
        levels if len(levels) == chairs else (),
    )
    ends = last.playing == 1 and now.is_out_of_rounds(at)
    return (done, TournamentEnded()) if ends else (done,)


def _check_going_on(now: Tournament) -> None:
    if now.ended:
        raise EventOver


def _check_between(now: Tournament) -> None:
    _check_going_on(now)
    if now.phase not in ("waiting", "between"):
        raise WrongPhase(now.phase)
