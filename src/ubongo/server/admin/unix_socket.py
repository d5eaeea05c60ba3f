"""The socket of `ubongo admin`: a Unix socket in the data folder, for its owner alone.

A connection is one line with a request and one line with the answer.
"""

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from ubongo.server.admin.actions import AdminActions
from ubongo.server.admin.requests import BadRequest, read_request

log = logging.getLogger("ubongo")

FILE = "admin.sock"
LONGEST_REQUEST = 16 * 1024
ASK_WITHIN = 5.0
MOST_AT_ONCE = 8


@contextlib.asynccontextmanager
async def admin_socket(folder: Path, actions: AdminActions) -> AsyncIterator[None]:
    """Answer operators as long as the block lasts; without Unix sockets nothing is done."""
    path = folder / FILE
    listening = _bound(path)
    if listening is None:
        yield
        return
    server = await asyncio.start_unix_server(
        AdminServer(actions).answer, sock=listening, limit=LONGEST_REQUEST
    )
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def _bound(path: Path) -> socket.socket | None:
    """A listening socket that only its owner can use, or None where there is none."""
    if sys.platform == "win32":
        return None
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    # The lock of the data folder is ours: a socket that is there was left by a dead server.
    before = os.umask(0o177)
    try:
        path.unlink(missing_ok=True)
        listening.bind(str(path))
    except OSError as trouble:
        listening.close()
        log.warning("ubongo admin cannot be used: %s: %s", path, trouble)
        return None
    finally:
        os.umask(before)
    return listening


class AdminServer:
    """Answers the connections of operators."""

    def __init__(self, actions: AdminActions) -> None:
        self._actions = actions
        self._open = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: one request, one answer."""
        self._open += 1
        try:
            if self._open <= MOST_AT_ONCE:
                async with asyncio.timeout(ASK_WITHIN):
                    said = await self._answer_to(await reader.readuntil(b"\n"))
                    writer.write(msgspec.json.encode(said) + b"\n")
                    await writer.drain()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            pass  # whoever asked has gone, or says too much or nothing
        finally:
            self._open -= 1
            writer.close()

    async def _answer_to(self, line: bytes) -> dict[str, object]:
        try:
            return {"ok": True, **await self._actions.carry_out(read_request(line))}
        except BadRequest as wrong:
            return {"ok": False, "sentence": str(wrong)}
        except Exception:
            # Operators come when something is broken: one action must not end the others.
            log.exception("an action of the operator failed")
            return {"ok": False, "sentence": "something went wrong; the server's log says what"}
