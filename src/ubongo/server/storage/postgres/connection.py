"""Connections to a PostgreSQL database: how they are opened, and what can go wrong.

Every session commits to the disk (`synchronous_commit = on`, which a standby may be a part of)
and sees what others have committed at each statement (`read committed`): a statement that waits
for the row of a table looks at that row again before it writes.

Nothing waits forever: the server ends a statement after some seconds. A node that gives up earlier
does not know whether it was written, and asks nobody: see `ownership`.
"""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

import asyncpg

from ubongo.server.log_lines import of_kind
from ubongo.server.storage.interface import StorageTrouble, StoreTrouble
from ubongo.server.storage.postgres.driver import Connection, Pool, Row

log = logging.getLogger("ubongo")

Answer = TypeVar("Answer")

# The oldest server that is supported: Debian 12 has it.
OLDEST_SERVER = 15
# Seconds to wait for a connection, and for an answer.
CONNECT_WITHIN = 5.0
ANSWER_WITHIN = 5.0
# Connections for requests, at most; the writer has one of its own.
MOST = 8

SETTINGS = {
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "statement_timeout": "5000",
    "idle_in_transaction_session_timeout": "10000",
    # Compiling a statement takes longer than running it.
    "jit": "off",
    "timezone": "UTC",
    "application_name": "ubongo",
}

# What a driver raises when the database cannot be used or will not have something.
TROUBLE = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    asyncio.IncompleteReadError,
)


async def connect(url: str) -> Connection:
    """A connection of its own; `StoreTrouble` with one sentence if there can be none."""
    try:
        db: Connection = await asyncpg.connect(
            url,
            timeout=CONNECT_WITHIN,
            command_timeout=ANSWER_WITHIN,
            max_cached_statement_lifetime=0,
            target_session_attrs="read-write",
            server_settings=SETTINGS,
        )
    except (*TROUBLE, ValueError) as trouble:
        raise StoreTrouble(_sentence(url, trouble)) from trouble
    return db


async def open_pool(url: str) -> Pool:
    """Connections for requests; they are opened when they are wanted."""
    pool: Pool = await asyncpg.create_pool(
        url,
        min_size=0,
        max_size=MOST,
        timeout=CONNECT_WITHIN,
        command_timeout=ANSWER_WITHIN,
        max_cached_statement_lifetime=0,
        target_session_attrs="read-write",
        server_settings=SETTINGS,
        reset=_nothing_to_reset,
    )
    return pool


async def _nothing_to_reset(connection: Connection) -> None:
    """No statement of ours leaves anything in a session."""


class Queries:
    """The pool, with one kind of trouble for all that can go wrong."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def run(self, work: Callable[[Connection], Awaitable[Answer]]) -> Answer:
        """Call `work` with a connection; `StorageTrouble` if the database cannot be used."""
        try:
            async with self._acquired() as connection:
                return await work(connection)
        except TROUBLE as trouble:
            log.error("the database cannot be used: %s", told(trouble), extra=of_kind("query"))
            raise StorageTrouble(told(trouble)) from trouble

    async def change(self, work: Callable[[Connection], Awaitable[Answer]]) -> Answer:
        """The same in a transaction, rolled back if `work` raises."""

        async def inside(connection: Connection) -> Answer:
            async with connection.transaction():
                return await work(connection)

        return await self.run(inside)

    async def rows(self, sql: str, *values: object) -> list[Row]:
        return await self.run(lambda db: db.fetch(sql, *values))

    async def row(self, sql: str, *values: object) -> Row | None:
        return await self.run(lambda db: db.fetchrow(sql, *values))

    async def execute(self, sql: str, *values: object) -> None:
        await self.run(lambda db: db.execute(sql, *values))

    def _acquired(self) -> AbstractAsyncContextManager[Connection]:
        return self._pool.acquire(timeout=CONNECT_WITHIN)


def told(trouble: BaseException) -> str:
    """What went wrong in one line: some exceptions say nothing."""
    said = " ".join(str(trouble).split())
    return said or type(trouble).__name__


def is_text(value: str) -> bool:
    """Whether PostgreSQL can hold this text; what it cannot hold is not there."""
    return "\0" not in value and value.isprintable()


def without_password(url: str) -> str:
    """A URL as it may be logged."""
    scheme, slashes, rest = url.partition("://")
    user, at, place = rest.rpartition("@")
    name = user.partition(":")[0]
    return f"{scheme}{slashes}{name}{at}{place.partition('?')[0]}"


def _sentence(url: str, trouble: Exception) -> str:
    """Why there is no connection, what to do about it, and nothing of a password."""
    place = without_password(url)
    match trouble:
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return f"{place} does not let us in: {told(trouble)}; put the password into ~/.pgpass"
        case asyncpg.InvalidCatalogNameError():
            return f"{place}: {told(trouble)}; 'createdb' makes it"
        case asyncpg.TargetServerAttributeNotMatched():
            return f"{place} is a replica that cannot be written; name the primary"
        case asyncpg.CannotConnectNowError():
            return f"{place} is just starting or stopping; try again in a moment"
        case asyncpg.TooManyConnectionsError():
            return f"{place} has no connection left: {told(trouble)}; raise max_connections"
        case asyncpg.PostgresError() if "startup parameter" in str(trouble):
            return (
                f"{place} is a pooler that refuses our settings; connect to the database directly"
            )
        case asyncpg.ClientConfigurationError() | asyncpg.UndefinedObjectError():
            return f"{place} is not a usable address of a database: {told(trouble)}"
        case ssl.SSLError():
            return f"{place} cannot be reached safely: {told(trouble)}"
        case TimeoutError():
            return f"{place} does not answer within {CONNECT_WITHIN:.0f} seconds; does it run?"
        case OSError():
            return f"{place} cannot be reached: {told(trouble)}; does PostgreSQL run there?"
    return f"{place} cannot be used: {told(trouble)}"
