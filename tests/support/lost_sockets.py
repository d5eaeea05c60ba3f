"""WebSockets of test clients whose connection was lost let go of it at once.

When a connection is lost, aiohttp's `receive` takes the socket for closed without closing the
response behind it, and `close` then does nothing: the connection is left to the collector, which
complains in whatever test runs by then. `ubongo.client` closes its own (`hang_up`).
"""

from typing import Any

from aiohttp import ClientWebSocketResponse, WSMessage


def close_lost_sockets() -> None:
    """From now on a socket that is found closed closes its response, too."""
    receive = ClientWebSocketResponse.receive

    async def receive_and_let_go(self: Any, timeout: float | None = None) -> WSMessage:
        frame: WSMessage = await receive(self, timeout)
        if self.closed:
            self._response.close()
        return frame

    setattr(ClientWebSocketResponse, "receive", receive_and_let_go)  # noqa: B010 - mypy
