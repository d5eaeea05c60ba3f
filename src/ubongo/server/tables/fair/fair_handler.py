"""The handler of a fair table (R-429): orders about levels, warm-ups, and levels from own times.

It changes the lobby of a table's state, and keeps the warm-ups that are going on: they are not in
the log, so a restart forgets them, and they begin anew. A level from somebody's own times is
asked of storage (`unmeasured`) and comes some time later (`learn`).

Refused
  NoWarmUp      there is no such board in front of this guest
  WarmUpRuns    it has begun already
  WarmUpDone    a level was found already, or it was begun too often
"""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from ubongo.protocol import messages
from ubongo.protocol.from_wire import cover_of
from ubongo.protocol.messages import FairOrder
from ubongo.rules.refusals import Refused, WrongPhase
from ubongo.server.tables.fair import warm_up
from ubongo.server.tables.fair.fair_lobby import AgreedOrder, NotFitted, agreed
from ubongo.server.tables.fair.known_levels import KnownLevel, level_of, with_level
from ubongo.server.tables.fair.warm_up import WarmUp
from ubongo.server.tables.limits.log_limits import TooFast
from ubongo.server.tables.lobby import NotSeatedHere, is_fair
from ubongo.server.tables.state import TableState
from ubongo.server.tables.table_context import TableContext

# So often a guest may begin a warm-up at one table: who stops each before its end learns nothing
# that would pay, but each board costs some milliseconds.
MOST_BEGUN = 5


class NoWarmUp(Refused):
    code = "no_warm_up"

    def __init__(self) -> None:
        super().__init__("this board of your warm-up does not lie here any more")


class WarmUpRuns(Refused):
    code = "warm_up_runs"

    def __init__(self) -> None:
        super().__init__("your warm-up has begun already")


class WarmUpDone(Refused):
    code = "warm_up_done"

    def __init__(self) -> None:
        super().__init__(
            "your level is known already, or you have begun too often; choose a grade instead"
        )


class FairHandler:
    """Knows the state of one table."""

    def __init__(self, state: TableState, context: TableContext) -> None:
        self._state = state
        self._context = context
        # What is going on, by guest.
        self._warm_ups: dict[str, WarmUp] = {}
        self._begun: Counter[str] = Counter()
        # The guests whose own times were asked for.
        self._asked: set[str] = set()

    @property
    def warm_ups(self) -> Mapping[str, WarmUp]:
        """The warm-ups that are going on, by guest."""
        return self._warm_ups

    # Orders

    def handle_order(self, order: FairOrder, guest: str, cause: str, at: int) -> None:
        """Carry out an order, or raise `Refused`."""
        self.wake(at)
        if isinstance(order, AgreedOrder):
            state = self._state
            after = agreed(state.lobby, order, guest)
            if after != state.lobby:
                state.change_lobby(after, messages.type_of(order), cause, at)
            if isinstance(order, messages.ChooseGrade):
                # Whoever is told how good they are need not find out.
                self._warm_ups.pop(after.known[-1].guest, None)
            return
        self._check_seated(guest)
        match order:
            case messages.BeginWarmUp():
                self._begin(guest, at)
            case messages.CoverWarmUp():
                self._cover(order, guest, cause, at)
            case messages.StopWarmUp():
                if self._warm_ups.pop(guest, None) is None:
                    raise NoWarmUp

    def _check_seated(self, guest: str) -> None:
        lobby = self._state.lobby
        if lobby.seat_of(guest) is None:
            raise NotSeatedHere
        if lobby.playing:
            raise WrongPhase("playing")
        if not is_fair(lobby):
            raise NotFitted

    def _begin(self, guest: str, at: int) -> None:
        if guest in self._warm_ups:
            raise WarmUpRuns
        known = level_of(guest, "", self._state.lobby.known)
        is_found = known is not None and known.found != "grade"
        if is_found or self._begun[guest] >= MOST_BEGUN:
            raise WarmUpDone
        self._begun[guest] += 1
        # Sixteen bytes that nobody knows: these boards were never seen.
        number = int.from_bytes(self._context.new_seed()[:16], "big")
        settings = self._state.lobby.settings
        # For tests: where the hourglass may have any length, a warm-up has it, too.
        lasts = settings.hourglass if settings.any_hourglass else None
        self._warm_ups[guest] = warm_up.begun(number, at, lasts or warm_up.LASTS)

    def _cover(self, order: messages.CoverWarmUp, guest: str, cause: str, at: int) -> None:
        before = self._warm_ups.get(guest)
        if before is None or before.board != order.board:
            raise NoWarmUp
        # Tests are quicker than hands.
        if not (self._context.any_hourglass or warm_up.is_by_hand(before, at)):
            raise TooFast
        after = warm_up.solved(before, cover_of(order.cover), at)
        if after.is_over:
            self._end(guest, after, cause, at)
        else:
            self._warm_ups[guest] = after

    def _end(self, guest: str, over: WarmUp, cause: str, at: int) -> None:
        del self._warm_ups[guest]
        self._find(KnownLevel(guest, over.level, "warm_up"), "warmed_up", cause, at)

    def _find(self, level: KnownLevel, what: str, cause: str, at: int) -> None:
        lobby = self._state.lobby
        known = with_level(lobby.known, level)
        self._state.change_lobby(replace(lobby, known=known), what, cause, at)

    # Time, and what else happens

    def due(self) -> int | None:
        """When `wake` should be called next."""
        return min((one.until for one in self._warm_ups.values()), default=None)

    def wake(self, at: int) -> None:
        """End warm-ups whose minute is over, and forget those whose guests are not in the lobby."""
        self.forget_others()
        for guest, one in list(self._warm_ups.items()):
            if at >= one.until:
                self._end(guest, warm_up.ended(one), "", at)

    def forget_others(self) -> None:
        """Forget warm-ups of guests who have stood up; of all in a game."""
        if not self._warm_ups:
            return
        lobby = self._state.lobby
        for guest in list(self._warm_ups):
            if lobby.playing or not is_fair(lobby) or lobby.seat_of(guest) is None:
                del self._warm_ups[guest]

    # Own times

    def unmeasured(self) -> tuple[str, ...]:
        """Guests whose own times would tell a level that is not known; each is named once."""
        lobby = self._state.lobby
        if lobby.playing or not is_fair(lobby):
            return ()
        found = tuple(
            place.guest
            for place in lobby.places
            if place is not None
            and place.guest
            and place.guest not in self._asked
            and level_of(place.guest, "", lobby.known) is None
        )
        self._asked.update(found)
        return found

    def learn(self, guest: str, level: int | None, at: int) -> None:
        """Note the level that a guest's own times tell; what was found meanwhile stays."""
        lobby = self._state.lobby
        if level is None or lobby.playing or lobby.seat_of(guest) is None:
            return
        if is_fair(lobby) and level_of(guest, "", lobby.known) is None:
            self._find(KnownLevel(guest, level, "times"), "level_learned", "", at)
