"""The WebSocket handshake of RFC 6455, without subprotocols or compression."""

import binascii
import contextlib
from base64 import b64decode, b64encode
from hashlib import sha1

from aiohttp import HttpVersion11, web

# The GUID of RFC 6455: it shows that the server has understood the request.
_KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


async def upgrade(request: web.Request) -> web.StreamResponse:
    """Switch a request to WebSocket frames; raises `HTTPBadRequest` if it is not a handshake."""
    asked = request.headers
    if request.method != "GET" or request.version < HttpVersion11:
        raise web.HTTPBadRequest(reason="a WebSocket begins with GET and HTTP/1.1")
    wants = [one.strip().lower() for one in asked.get("Connection", "").split(",")]
    if asked.get("Upgrade", "").strip().lower() != "websocket" or "upgrade" not in wants:
        raise web.HTTPBadRequest(reason="this address is for WebSockets")
    if asked.get("Sec-WebSocket-Version") != "13":
        raise web.HTTPBadRequest(reason="only version 13 of WebSockets is spoken here")
    key = asked.get("Sec-WebSocket-Key", "").strip()
    try:
        is_key = len(b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        is_key = False
    if not is_key:
        raise web.HTTPBadRequest(reason="the key of the WebSocket is not valid")
    # Not a secret: the standard asks for this hash.
    proof = b64encode(sha1(key.encode("ascii") + _KEY, usedforsecurity=False).digest()).decode()
    answer = web.StreamResponse(
        status=101,
        headers={
            "Upgrade": "websocket",
            "Connection": "upgrade",
            "Sec-WebSocket-Accept": proof,
        },
    )
    answer.force_close()
    # Whoever has gone meanwhile hears no answer.
    with contextlib.suppress(ConnectionError):
        await answer.prepare(request)
    return answer
