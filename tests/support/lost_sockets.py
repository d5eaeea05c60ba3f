"""Connections of test clients end with the session that they were made by, and when they are lost.

Python complains of a connection that is collected before it was closed, in whatever test runs by
then. aiohttp leaves some behind: `receive` takes a socket whose connection was lost for closed, and
its `close` then does nothing; and a session that is closed cuts its connections, but does not tell
the objects that stand for them. `ubongo.client` closes its own (`hang_up`).
"""

from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from aiohttp import ClientWebSocketResponse, WSMessage
from aiohttp.connector import BaseConnector, Connection


def close_lost_sockets() -> None:
    """From now on a socket that is found closed closes its response, too."""
    receive = ClientWebSocketResponse.receive

    async def receive_and_let_go(self: Any, timeout: float | None = None) -> WSMessage:
        frame: WSMessage = await receive(self, timeout)
        if self.closed:
            self._response.close()
        return frame

    setattr(ClientWebSocketResponse, "receive", receive_and_let_go)  # noqa: B010 - mypy


def close_connections_with_their_session() -> None:
    """From now on a connector that is closed closes all connections that it has given out."""
    given: WeakKeyDictionary[BaseConnector, WeakSet[Connection]] = WeakKeyDictionary()
    begin, close = Connection.__init__, BaseConnector._close

    def begin_and_note(self: Connection, connector: BaseConnector, *more: Any) -> None:
        begin(self, connector, *more)
        given.setdefault(connector, WeakSet()).add(self)

    def close_all(self: BaseConnector, **how: Any) -> Any:
        waiters = close(self, **how)
        for connection in given.pop(self, ()):
            connection.close()
        return waiters

    setattr(Connection, "__init__", begin_and_note)  # noqa: B010 - mypy
    setattr(BaseConnector, "_close", close_all)  # noqa: B010 - mypy
