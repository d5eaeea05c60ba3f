"""What is used of asyncpg, with types, which asyncpg itself does not tell."""

from collections.abc import AsyncIterable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol


class Row(Protocol):
    """One row of an answer."""

    def __iter__(self) -> Iterator[Any]: ...

    def __getitem__(self, column: int) -> Any: ...

    def items(self) -> Iterable[tuple[str, Any]]: ...


class ServerVersion(NamedTuple):
    """The beginning of a server's version."""

    major: int
    minor: int


class Connection(Protocol):
    """A connection to the database."""

    async def fetch(self, sql: str, *values: object) -> list[Row]: ...

    async def fetchrow(self, sql: str, *values: object) -> Row | None: ...

    async def fetchval(self, sql: str, *values: object) -> Any: ...

    async def execute(self, sql: str, *values: object, timeout: float | None = ...) -> str: ...

    async def executemany(self, sql: str, values: Iterable[Sequence[object]]) -> None: ...

    async def copy_records_to_table(
        self, table: str, *, records: Iterable[Sequence[object]], columns: Sequence[str]
    ) -> str: ...

    def cursor(self, sql: str, *, prefetch: int) -> AsyncIterable[Row]: ...

    def transaction(
        self, *, isolation: str = ..., readonly: bool = ...
    ) -> AbstractAsyncContextManager[Any]: ...

    def get_server_version(self) -> ServerVersion: ...

    def is_closed(self) -> bool: ...

    async def close(self, *, timeout: float | None = ...) -> None: ...

    def terminate(self) -> None: ...


class Pool(Protocol):
    """Connections that are shared."""

    def acquire(self, *, timeout: float) -> AbstractAsyncContextManager[Connection]: ...

    def terminate(self) -> None: ...
