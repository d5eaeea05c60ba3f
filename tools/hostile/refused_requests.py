"""Requests that a server refuses, one for each way to refuse one, as the bytes on the wire.

`{host}` is replaced by the server's host and port. Where a server closes the connection after
its answer, each request has a connection of its own.
"""

import zlib
from dataclasses import dataclass

JSON = "Content-Type: application/json"


@dataclass(frozen=True, slots=True)
class RefusedRequest:
    """One kind of request, and the status with which it is refused, if not for its number."""

    name: str
    raw: bytes
    status: int
    # Whether the connection can be used for the next request.
    is_kept: bool = True


def _request(line: str, *headers: str, body: bytes = b"") -> bytes:
    host = () if any(one.startswith("Host:") for one in headers) else ("Host: {host}",)
    length = (f"Content-Length: {len(body)}",) if body else ()
    return "\r\n".join((line, *host, *headers, *length, "", "")).encode() + body


def _handshake(line: str, *headers: str) -> bytes:
    return _request(line, "Connection: Upgrade", "Upgrade: websocket", *headers)


KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
VERSION = "Sec-WebSocket-Version: 13"
TABLES = "POST /api/tables HTTP/1.1"

REFUSED_REQUESTS = (
    RefusedRequest("method of a page", _request("DELETE / HTTP/1.1"), 405),
    RefusedRequest("method of the api", _request("PATCH /api/tables HTTP/1.1"), 405),
    RefusedRequest("unknown method", _request("BREW /api/me HTTP/1.1"), 400, is_kept=False),
    RefusedRequest("expectation", _request("GET / HTTP/1.1", "Expect: x"), 417, is_kept=False),
    RefusedRequest("date", _request("GET /api/daily?date=never HTTP/1.1"), 404),
    RefusedRequest("path", _request("GET /nowhere/at/all.txt HTTP/1.1"), 404),
    RefusedRequest("path of the api", _request("GET /api/nowhere HTTP/1.1"), 404),
    RefusedRequest("table", _request("GET /api/tables/none/games/1/replay HTTP/1.1"), 404),
    RefusedRequest("host", _request("GET / HTTP/1.1", "Host: evil.example"), 421),
    RefusedRequest("other target", _request("GET http://evil.example/ HTTP/1.1"), 421),
    RefusedRequest(
        "origin", _request(TABLES, JSON, "Origin: http://evil.example", body=b"{}"), 403
    ),
    RefusedRequest("content type", _request(TABLES, "Content-Type: text/plain", body=b"{}"), 415),
    RefusedRequest(
        "compressed",
        _request(TABLES, JSON, "Content-Encoding: deflate", body=zlib.compress(b"{}")),
        415,
    ),
    RefusedRequest(
        "broken compression",
        _request("POST / HTTP/1.1", "Content-Encoding: deflate", body=b"x" * 20),
        415,
    ),
    RefusedRequest("no json", _request(TABLES, JSON, body=b"{"), 400),
    RefusedRequest("json of another form", _request(TABLES, JSON, body=b'{"edition":7}'), 400),
    RefusedRequest("deep json", _request(TABLES, JSON, body=b"[" * 2_000), 400),
    RefusedRequest("setting", _request(TABLES, JSON, body=b'{"edition":"chess"}'), 400),
    RefusedRequest("long body", _request(TABLES, JSON, body=b" " * 20_000), 413),
    RefusedRequest(
        "puzzle",
        _request(
            "POST /api/lookup/solutions HTTP/1.1", JSON, body=b'{"area":"##x","pieces":["I2"]}'
        ),
        400,
    ),
    RefusedRequest("record", _request("POST /api/replay HTTP/1.1", body=b"no record"), 400),
    RefusedRequest("sheet", _request("GET /api/print/money.pdf HTTP/1.1"), 404),
    RefusedRequest("socket without handshake", _request("GET /live HTTP/1.1"), 400),
    RefusedRequest("socket by HEAD", _handshake("HEAD /live HTTP/1.1", KEY, VERSION), 400),
    RefusedRequest("another spelling", _handshake("GET /live/%61b HTTP/1.1", KEY, VERSION), 404),
    RefusedRequest("socket with a query", _handshake("GET /live/ab?c HTTP/1.1", KEY, VERSION), 404),
    RefusedRequest("socket without a key", _handshake("GET /live HTTP/1.1", VERSION), 400),
    RefusedRequest("TLS", b"\x16\x03\x01\x02\x00 hello\r\n\r\n", 400, is_kept=False),
    RefusedRequest("nonsense", b"\x00\xff nonsense\r\n\r\n", 400, is_kept=False),
    RefusedRequest("version", _request("GET / HTTP/9.9"), 400, is_kept=False),
    RefusedRequest("long line", _request(f"GET /{'x' * 70_000} HTTP/1.1"), 400, is_kept=False),
    RefusedRequest(
        "two lengths",
        _request(TABLES, "Content-Length: 1", "Content-Length: 2"),
        400,
        is_kept=False,
    ),
    RefusedRequest(
        "bad chunk",
        _request(TABLES, JSON, "Transfer-Encoding: chunked") + b"zz\r\n",
        400,
        is_kept=False,
    ),
)
