"""The log of an event: numbered entries, each a fact of `tournament.facts`.

It lies where the logs of tables lie, and is told from them by its first entry.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from ubongo.misread import Misread
from ubongo.rules.records.forms import Form, check_whole
from ubongo.rules.records.stored import Stored
from ubongo.rules.records.stored_names import CHOICES, PARTS
from ubongo.server.storage.entry import Entry
from ubongo.tournament.facts import (
    CodeDrawn,
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
    TournamentOpened,
    apply,
    opened,
)
from ubongo.tournament.tournament import Chair, RoundTable, Tournament, TournamentPlan

# The kind of the first entry of an event; no event of a game and no table begins with it.
OPENED = "EventOpened"

# The stored names, like `rules.records.stored_names`: never change them.
EVENT_LOG_FORMS = (
    Form(OPENED, TournamentOpened, "plan host seed key code"),
    Form("MemberEntered", MemberEntered, "member guest name grade"),
    Form("MemberLeft", MemberLeft, "member removed"),
    Form("PlanChanged", PlanChanged, "plan"),
    Form("DoorLocked", DoorLocked, "locked"),
    Form("HostAdded", HostAdded, "guest"),
    Form("CodeDrawn", CodeDrawn, "code"),
    Form("RoundSeated", RoundSeated, "at agreed tables"),
    Form("TablesOpened", TablesOpened, "round"),
    Form("TableDone", TableDone, "round table places levels"),
    Form("EventEnded", TournamentEnded, ""),
)
EVENT_LOG_PARTS = (
    Form("Plan", TournamentPlan, "edition settings rounds minutes seats boards bots title"),
    Form("Chair", Chair, "name member bot level"),
    Form("RoundTable", RoundTable, "number table=table_id chairs done places"),
)
check_whole((*EVENT_LOG_FORMS, *EVENT_LOG_PARTS))

_STORED = Stored("entry", EVENT_LOG_FORMS, (*EVENT_LOG_PARTS, *PARTS), CHOICES)
_NAMES = {form.kind: form.name for form in EVENT_LOG_FORMS}
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class NumberedFact:
    """A fact of an event's log, with its number and time, and the order that it came from."""

    number: int
    at: int
    fact: Fact | TournamentOpened
    cause: str = ""


def entry_of_fact(one: NumberedFact) -> Entry:
    """A fact as it is stored."""
    body = _encode(_STORED.write(one.fact))
    return Entry(one.number, one.at, _NAMES[type(one.fact)], body, one.cause)


def fact_in(entry: Entry) -> Fact | TournamentOpened:
    """The fact in an entry."""
    try:
        data = msgspec.json.decode(entry.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        found = f"entry {entry.number} is not JSON: {wrong}"
        raise Misread(entry.kind, "", found, "restore a backup") from wrong
    found_fact: Fact | TournamentOpened = _STORED.read(entry.kind, data, entry.version)
    return found_fact


def is_event_log(entries: Sequence[Entry]) -> bool:
    """Whether this is the log of an event."""
    return bool(entries) and entries[0].kind == OPENED


@dataclass(slots=True)
class EventPast:
    """An event as its log tells it."""

    tournament: Tournament
    number: int
    at: int
    # All orders that led to something, each with the number of its entry.
    causes: list[tuple[str, int]] = field(default_factory=list)


def event_past(entries: Iterable[Entry]) -> EventPast:
    """Read the entries of one event back."""
    log = tuple(entries)
    first = fact_in(log[0])
    assert isinstance(first, TournamentOpened)
    now = opened(first)
    for entry in log[1:]:
        fact = fact_in(entry)
        assert not isinstance(fact, TournamentOpened)
        now = apply(now, fact)
    causes = [(entry.cause, entry.number) for entry in log if entry.cause]
    return EventPast(now, log[-1].number, log[-1].at, causes)
