"""Floods: thousands of refused requests or malformed frames on the wire, a few connections each."""

import asyncio
from collections import Counter

from tools.hostile.refused_requests import RefusedRequest
from tools.patience import PATIENCE

CONNECTIONS = 4
# Requests that are sent before the first answer is read.
AT_ONCE = 20


async def flood_requests(port: int, kind: RefusedRequest, count: int) -> Counter[int]:
    """Send so many requests of this kind; how often each status was the answer (0: none)."""
    shares = [
        count // CONNECTIONS + (number < count % CONNECTIONS) for number in range(CONNECTIONS)
    ]
    send = _over_one if kind.is_kept else _one_by_one
    found = await asyncio.gather(*(send(port, kind, share) for share in shares))
    return sum(found, Counter())


async def _over_one(port: int, kind: RefusedRequest, count: int) -> Counter[int]:
    """Over one connection as long as the server keeps it, then over the next."""
    statuses: Counter[int] = Counter()
    raw = _raw(kind, port)
    while statuses.total() < count:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            while (wanted := min(AT_ONCE, count - statuses.total())) > 0:
                writer.write(raw * wanted)
                async with asyncio.timeout(PATIENCE):
                    await writer.drain()
                    for _ in range(wanted):
                        statuses[await _status(reader, kind.raw.startswith(b"HEAD"))] += 1
        except (ConnectionError, asyncio.IncompleteReadError):
            statuses[0] += 1
        finally:
            writer.close()
    return statuses


async def _one_by_one(port: int, kind: RefusedRequest, count: int) -> Counter[int]:
    statuses: Counter[int] = Counter()
    raw = _raw(kind, port)
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(raw)
            async with asyncio.timeout(PATIENCE):
                statuses[await _status(reader, False)] += 1
                await reader.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            statuses[0] += 1
        finally:
            writer.close()
    return statuses


def _raw(kind: RefusedRequest, port: int) -> bytes:
    return kind.raw.replace(b"{host}", f"127.0.0.1:{port}".encode())


async def _status(reader: asyncio.StreamReader, is_head: bool) -> int:
    """Read one answer; its status."""
    head = await reader.readuntil(b"\r\n\r\n")
    line, *headers = head.decode("latin-1").split("\r\n")
    for header in headers:
        name, _, value = header.partition(":")
        if name.lower() == "content-length" and not is_head:
            await reader.readexactly(int(value))
    return int(line.split()[1])
