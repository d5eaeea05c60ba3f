"""Closing a WebSocket of aiohttp whole, also when its connection was lost.

After a lost connection aiohttp takes the socket for closed, and its `close` leaves the
connection behind it as it is: Python then warns of an unclosed one when it is collected.
"""

import aiohttp


async def hang_up(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Close the socket and let go of its connection."""
    try:
        await socket.close()
    finally:
        let_go(socket)


def let_go(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Drop the socket and its connection at once, without a word to the other end."""
    socket._response.close()
