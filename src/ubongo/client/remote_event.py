"""An event from afar (R-437): how it stands, and what concerns this guest."""

from ubongo.client.remote_connection import RemoteConnection
from ubongo.protocol.messages import (
    EventHappened,
    EventSeen,
    EventWelcome,
    EventYou,
    FromServer,
    MemberSeen,
)


class RemoteEvent(RemoteConnection):
    """One connection to an event; used with `async with`."""

    _event: EventSeen | None = None
    _you: EventYou | None = None

    @property
    def event(self) -> EventSeen:
        """What everybody sees."""
        assert self._event is not None, "an event is there when the connection is"
        return self._event

    @property
    def you(self) -> EventYou:
        """What concerns this guest alone: a number, a table, the orders that may be given."""
        assert self._you is not None, "an event is there when the connection is"
        return self._you

    @property
    def ranking(self) -> tuple[MemberSeen, ...]:
        """Who takes part, the first first."""
        return tuple(sorted(self.event.members, key=lambda one: one.place))

    def _keep(self, message: FromServer) -> None:
        if isinstance(message, EventWelcome | EventHappened):
            self._event, self._you = message.event, message.you
            self.number = message.number
