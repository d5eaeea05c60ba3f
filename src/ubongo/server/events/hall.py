"""The hall of an event (R-437): its values with their people, without sockets, files or clocks.

Like `tables.table`, each method takes a message and its time and returns `Effects`: entries that
must be written durably, and messages that may be sent after that. What the tables of a round tell
comes in by `note_reports`; `runtime.event_keeper` asks storage for it, and opens the tables.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from msgspec import Raw

from ubongo.match.quick_words import QuickWord
from ubongo.protocol import messages
from ubongo.protocol.from_wire import NotATable
from ubongo.protocol.messages import (
    PROTOCOL,
    Accepted,
    AnyOrder,
    Closed,
    EventHappened,
    EventOrder,
    EventWelcome,
    Glimpse,
    RefusedOrder,
    encode,
)
from ubongo.rules.refusals import Refused
from ubongo.server.events.event_view import NOBODY, event_seen, event_you, people_of
from ubongo.server.events.limits import EventLimits
from ubongo.server.events.log import (
    NumberedFact,
    entry_of_fact,
    event_past,
)
from ubongo.server.events.people import EventPeople, Visit
from ubongo.server.events.plans import lobby_of, plan_of
from ubongo.server.lookalikes import skeleton
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.summary import Summary
from ubongo.server.tables.answered_orders import AnsweredOrders
from ubongo.server.tables.effects import Connection, Effects, closing
from ubongo.server.tables.event_report import EventReport
from ubongo.server.tables.lobby import USUAL_NAME, Lobby, NotSeatedHere, NotTheHost
from ubongo.server.tables.names import LONGEST, shortened, tidy
from ubongo.server.tables.opening import ServerDrains
from ubongo.server.tables.table_context import TableContext
from ubongo.tournament import decisions, facts
from ubongo.tournament.facts import CodeDrawn, Fact, RoundSeated, TournamentEnded, TournamentOpened
from ubongo.tournament.tournament import MOST_MEMBERS, Tournament, TournamentPlan

# What can wait is told so often: to a few people, and to many.
TELL_EVERY = 100
TELL_MANY_EVERY = 1_000
MANY = 24
# How long an event without people stays in memory, and can be found by its code: a lesson may be
# prepared the day before. One that is over goes sooner.
STAYS_FOR = 24 * 3_600_000
STAYS_OVER_FOR = 10 * 60_000
# Orders of the host; everybody else gives the others.
HOSTS_ORDERS = (
    messages.PlanEvent
    | messages.BeginRound
    | messages.EndEvent
    | messages.RemoveMember
    | messages.LockEvent
)


class EventHall:
    """One event with its people; every step returns `Effects`."""

    def __init__(
        self, event_id: str, now: Tournament, number: int, context: TableContext, at: int
    ) -> None:
        self.table_id = event_id
        self.now = now
        self.number = number
        self.presence = EventPeople(at)
        # What the tables of the last round told, by their ids.
        self.reports: dict[str, EventReport] = {}
        self._context = context
        self._answered = AnsweredOrders()
        self._limits = EventLimits()
        self._last_at = at
        self._summary: Summary | None = None
        # Whether everybody is to be told how things stand, and when they were told last.
        self._is_stale = False
        self._told_at = at
        # What everybody sees, encoded, until it changes.
        self._encoded: Raw | None = None

    # Opening and resuming

    @classmethod
    def opened(
        cls,
        event_id: str,
        plan: TournamentPlan,
        host: str,
        context: TableContext,
        random_bytes: Callable[[int], bytes],
        at: int,
    ) -> tuple["EventHall", Effects]:
        """A new event and the effects of opening it; `Refused` if the plan is not possible."""
        decisions.check_plan(plan, context.any_hourglass)
        fact = TournamentOpened(
            plan, host, random_bytes(32).hex(), random_bytes(16).hex(), context.new_code()
        )
        hall = cls(event_id, facts.opened(fact), 1, context, at)
        effects = Effects([entry_of_fact(NumberedFact(1, at, fact))])
        effects.summary = hall._new_summary()
        return hall, effects

    @classmethod
    def resumed(cls, event_id: str, entries: Iterable[Entry], context: TableContext) -> "EventHall":
        """An event rebuilt from its log; `resume` starts its clock again."""
        past = event_past(entries)
        hall = cls(event_id, past.tournament, past.number, context, past.at)
        hall._answered.recall(past.causes)
        hall._limits.recall(past.causes)
        return hall

    def resume(self, at: int, stopped_at: int | None, needs_code: bool = False) -> Effects:
        """Go on at a new owner; the minutes of an event run on whatever happens to a server."""
        self.presence = EventPeople(at)
        new: tuple[Fact, ...] = ()
        if needs_code and not self.now.ended:
            new = (CodeDrawn(self._context.new_code()),)
        effects = self._happen(new, "", at)
        # Nobody knows whether its tables were opened: whoever opens them looks first.
        effects.opens_tables = self.is_seating
        return effects

    # What is

    @property
    def is_over(self) -> bool:
        return self.now.ended

    @property
    def is_playing(self) -> bool:
        """An event has no hourglass: its tables have."""
        return False

    @property
    def code(self) -> str:
        return "" if self.now.ended else self.now.code

    @property
    def games(self) -> int:
        return len(self.now.rounds)

    @property
    def time(self) -> int | None:
        return None if self.now.ended else self._last_at

    def event_of(self, guest: str) -> str:
        """This one: whoever is let in may be about to enter, and how many are is limited here."""
        return self.table_id

    # What the keeper of events asks, and tells

    @property
    def is_seating(self) -> bool:
        """Whether tables are to be opened."""
        return self.now.phase == "seating"

    @property
    def is_awaiting(self) -> bool:
        """Whether tables are to be asked for their results."""
        return self.now.phase == "playing"

    @property
    def awaited(self) -> frozenset[str]:
        """The tables of this round that are not done."""
        last = self.now.round
        if last is None:
            return frozenset()
        return frozenset(one.table_id for one in last.tables if not one.done)

    def tables_to_open(self) -> list[tuple[str, Lobby]]:
        """The tables of the round that begins, by their ids."""
        last = self.now.round
        if last is None or not self.is_seating:
            return []
        guests = {one.number: one.guest for one in self.now.members}
        return [(one.table_id, lobby_of(self.table_id, guests, last, one)) for one in last.tables]

    def note_opened(self, round_number: int, at: int) -> Effects:
        """All tables of this round can be found."""
        return self._finish(decisions.note_opened(self.now, round_number), "", at, is_urgent=True)

    def note_reports(self, reports: Sequence[tuple[str, EventReport]], at: int) -> Effects:
        """What tables have told, the news and what is known: each result is counted once."""
        awaited = self.awaited
        effects = Effects()
        for table_id, report in reports:
            if table_id not in awaited:
                continue
            if self.reports.get(table_id) != report:
                self.reports[table_id] = report
                self._forget_view()
            if report.ended:
                done = decisions.note_done(self.now, table_id, report.places, report.levels, at)
                effects = effects.then(self._happen(done, "", at))
        if not self.is_awaiting:
            return effects.then(self._tell_all(at))
        return effects.then(self._tell_if_due(at))

    # People

    def join(
        self,
        connection: Connection,
        guest: str,
        last: int | None,
        at: int,
        name: str = "",
        address: str = "",
        is_invited: bool = False,
        is_screen: bool = False,
    ) -> Effects:
        """Connect a page: send a welcome with everything; a wall is nobody's."""
        visit = Visit(guest, name, is_screen)
        member = self.now.member_of(guest)
        refusal = self.presence.refusal(visit, people_of(self.now))
        if member is not None and member.removed and not is_screen:
            refusal = "kicked"
        if refusal is not None:
            return closing((connection,), Closed(refusal, again=False))
        effects = Effects()
        for old in self.presence.too_many_of(guest):
            self.presence.leave(old, at)
            effects.close(old, Closed("elsewhere", again=False))
        self.presence.arrive(connection, visit)
        self.presence.touch(at)
        self._forget_view()
        effects.send(
            connection,
            EventWelcome(
                PROTOCOL, self.table_id, self.number, at, self._view(), self._you(visit),
                self._context.build(),
            ),
        )  # fmt: skip
        return effects.then(self._tell_if_due(at, but=connection))

    def leave(self, connection: Connection, at: int) -> Effects:
        """Disconnect; whoever takes part still does."""
        self.drop(connection, at)
        self._forget_view()
        return self._tell_if_due(at)

    def drop(self, connection: Connection, at: int) -> None:
        self.presence.leave(connection, at)
        self.presence.touch(at)

    def close(self, at: int) -> Effects:
        """End the event because the operator wants it: everybody is sent away."""
        new = () if self.now.ended else (TournamentEnded(),)
        effects = self._happen(new, "", at)
        for connection in list(self.presence.watchers):
            self.presence.leave(connection, at)
            effects.close(connection, Closed("table_closed", again=False))
        return effects

    # Orders

    def handle_order(self, connection: Connection, order: AnyOrder, at: int) -> Effects:
        """Carry out or refuse an order; the same order again gets the same answer (R-413)."""
        visit = self.presence.watchers[connection]
        self.presence.touch(at)
        effects = Effects()
        known = self._answered.given(visit.guest, order.id)
        if known is not None:
            effects.send(connection, known)
            return effects
        new: tuple[Fact, ...] = ()
        answer: Accepted | RefusedOrder
        cause = f"{visit.guest} {order.id}"
        try:
            if visit.is_screen:
                raise NotSeatedHere
            if not isinstance(order, EventOrder):
                raise NotATable
            self._limits.check(visit.guest, visit.guest in self.now.hosts, at, self.number)
            new = self._decided(order, visit, at)
            answer = Accepted(order.id, self.number + len(new))
        except Refused as refusal:
            answer = RefusedOrder(order.id, refusal.code, refusal.numbers)
        self._answered.keep(visit.guest, order.id, answer)
        effects.send(connection, answer)
        # That everybody is being seated is told with where: the tables are there in a moment.
        is_urgent = isinstance(order, HOSTS_ORDERS) and not isinstance(order, messages.BeginRound)
        effects = effects.then(self._finish(new, cause, at, is_urgent))
        if new and isinstance(order, messages.RemoveMember):
            effects = effects.then(self._sent_away(order.member, at))
        elif new and self._is_stale:
            # The others may wait, but whoever asked sees it at once.
            effects.send(connection, self._happened(visit, at))
        return effects

    def _decided(self, order: EventOrder, visit: Visit, at: int) -> tuple[Fact, ...]:
        now, guest = self.now, visit.guest
        if isinstance(order, HOSTS_ORDERS) and guest not in now.hosts:
            raise NotTheHost
        match order:
            case messages.EnterEvent():
                name = self._free_name(order.name, visit)
                return decisions.enter(now, guest, name, order.grade)
            case messages.QuitEvent():
                return decisions.leave(now, guest)
            case messages.HostEvent():
                return decisions.add_host(now, guest, order.key)
            case messages.PlanEvent():
                plan = plan_of(order.plan)
                return decisions.change_plan(now, plan, self._context.any_hourglass)
            case messages.LockEvent():
                return decisions.lock(now, order.locked)
            case messages.RemoveMember():
                return decisions.remove(now, order.member)
            case messages.EndEvent():
                return decisions.end(now)
            case messages.BeginRound():
                if self._context.is_draining():
                    raise ServerDrains
                return decisions.begin_round(
                    now, at, self._absent(at), self._context.new_id, order.anyway
                )

    def _absent(self, at: int) -> Collection[int]:
        return {one.number for one in self.now.members if self.presence.is_absent(one.guest, at)}

    def _free_name(self, wanted: str | None, visit: Visit) -> str:
        """The name that was asked for, with a number if somebody has it."""
        member = self.now.member_of(visit.guest)
        if wanted is None and member is not None:
            return member.name
        name = tidy(wanted or visit.name or USUAL_NAME)
        taken = {
            skeleton(one.name)
            for one in self.now.members
            if one.guest != visit.guest and not one.removed
        }
        numbered, number = name, 1
        while skeleton(numbered) in taken:
            number += 1
            numbered = f"{shortened(name, LONGEST - 4)} {number}"
        return numbered

    def _sent_away(self, member: int, at: int) -> Effects:
        """Close the pages of somebody whom the host has removed."""
        effects = Effects()
        for connection in self.presence.of_guest(self.now.members[member - 1].guest):
            self.presence.leave(connection, at)
            effects.close(connection, Closed("kicked", again=False))
        return effects

    # What only tables do

    def show_draft(self, connection: Connection, glimpse: Glimpse, at: int) -> Effects | None:
        return None

    def mute_helpers(self, connection: Connection, mute: bool) -> Effects:
        return Effects(is_timeless=True)

    def say_word(self, connection: Connection, word: QuickWord, at: int) -> Effects:
        return Effects(is_timeless=True)

    def hear_words(self, connection: Connection, hear: bool) -> None: ...

    def move_clock(self, by: int, reason: str, at: int) -> Effects:
        return Effects()

    # Time

    def due(self) -> int | None:
        return None

    def wake(self, at: int) -> Effects:
        return Effects()

    def idle_until(self) -> int | None:
        """When the event may be unloaded; None while somebody is here or a round is played."""
        if self.presence.watchers or self.is_seating or self.is_awaiting:
            return None
        return self.presence.touched_at + (STAYS_OVER_FOR if self.now.ended else STAYS_FOR)

    def idle_due(self) -> int | None:
        return self._told_at + self._tell_every() if self._is_stale else None

    def idle_step(self, at: int) -> Effects:
        return self._tell_all(at)

    def _tell_every(self) -> int:
        return TELL_MANY_EVERY if len(self.presence.watchers) > MANY else TELL_EVERY

    # The end of every step

    def _finish(self, new: Sequence[Fact], cause: str, at: int, is_urgent: bool = False) -> Effects:
        """Let facts happen, and tell everybody: now, or when it is time for it."""
        effects = self._happen(new, cause, at)
        if not new:
            return effects
        tell = self._tell_all if is_urgent else self._tell_if_due
        return effects.then(tell(at))

    def _happen(self, new: Sequence[Fact], cause: str, at: int) -> Effects:
        """The entries of facts, and the summary if it has changed."""
        effects = Effects()
        for fact in new:
            self.number += 1
            self.now = facts.apply(self.now, fact)
            effects.entries.append(entry_of_fact(NumberedFact(self.number, at, fact, cause)))
            if isinstance(fact, RoundSeated):
                self.reports.clear()
                effects.opens_tables = True
        if new:
            self._limits.count(cause, len(new))
            self._last_at = at
            self._forget_view()
        effects.summary = self._new_summary()
        return effects

    @property
    def summary(self) -> Summary:
        """What others may know."""
        now = self.now
        if now.ended:
            return Summary(event=self.table_id)
        return Summary(
            code=now.code,
            edition=now.plan.edition,
            seats_taken=sum(one.is_in for one in now.members),
            seats=MOST_MEMBERS,
            guests=tuple(sorted(people_of(now))),
            event=self.table_id,
        )

    def _new_summary(self) -> Summary | None:
        """What others may know; None if it is the same as the last time."""
        summary = self.summary
        if summary == self._summary:
            return None
        self._summary = summary
        return summary

    def _forget_view(self) -> None:
        self._is_stale = True
        self._encoded = None

    def _view(self) -> Raw:
        """What everybody sees, encoded once."""
        if self._encoded is None:
            self._encoded = Raw(encode(event_seen(self.now, self.presence, self.reports)))
        return self._encoded

    def _you(self, visit: Visit) -> messages.EventYou:
        return NOBODY if visit.is_screen else event_you(self.now, visit.guest)

    def _happened(self, visit: Visit, at: int) -> EventHappened[Raw]:
        return EventHappened(self.number, at, self._view(), self._you(visit))

    def _tell_if_due(self, at: int, but: Connection | None = None) -> Effects:
        """Tell everybody, if that is not too soon after the last time; else `idle_step` does."""
        if not self._is_stale or at < self._told_at + self._tell_every():
            return Effects()
        return self._tell_all(at, but)

    def _tell_all(self, at: int, but: Connection | None = None) -> Effects:
        effects = Effects()
        if not self._is_stale:
            return effects
        self._is_stale = False
        self._told_at = at
        for connection, visit in self.presence.watchers.items():
            if connection != but:
                effects.send(connection, self._happened(visit, at))
        return effects
