"""Copies a whole store to another one, from SQLite to PostgreSQL or back, and proves the copy.

Both have the same tables and columns, and every value is the same in both: so rows are copied as
they are, in the order of their keys, in one transaction. Then the copy is read back, and rows are
counted and hashed on both sides. What only nodes of a shared store need (where a node listens,
when a fault stopped a table) is not copied; a table that is parked is one to be played on.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import msgspec

from ubongo.server.storage.interface import StoreTrouble
from ubongo.server.storage.sqlite.data_lock import DataLock
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.storage.stores import check_url

Row = Sequence[object]
# Called with the name of a table and how many of its rows are copied.
Progress = Callable[[str, int], None]

# Rows that are copied at once.
PIECE = 1_000
# Facts about a schema, which belong to a database and not to what is in it.
OF_SCHEMA = ("schema", "oldest")
_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True, slots=True)
class CopiedTable:
    """One table of a store: its columns, and those of its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Copied:
    """How many rows of a table were copied, and their hash."""

    table: str
    rows: int
    digest: str


class CopyEnd(Protocol):
    """One side of a copy."""

    def pieces(self, table: CopiedTable) -> AsyncIterator[list[Row]]:
        """All rows, in the order of their keys, some at a time."""

    async def write(self, table: CopiedTable, rows: list[Row]) -> None: ...

    async def is_empty(self, tables: Sequence[CopiedTable]) -> bool: ...


async def copy_store(source: str, target: str, progress: Progress) -> tuple[Copied, ...]:
    """Copy everything; `StoreTrouble` if that cannot be done, and then the target stays empty."""
    tables = copied_tables()
    async with AsyncExitStack() as opened:
        here = await opened.enter_async_context(_opened(source, is_target=False))
        async with _opened(target, is_target=True) as there:
            if not await there.is_empty(tables):
                raise StoreTrouble("the target is not empty: nothing was copied")
            told = [await _copy(table, here, there, progress) for table in tables]
            for one, table in zip(told, tables, strict=True):
                if await _summed(table, there) != one:
                    raise StoreTrouble(f"the copy of {table.name} differs: nothing was copied")
    return tuple(told)


def copied_tables() -> tuple[CopiedTable, ...]:
    """All tables as SQLite has them, guests before what belongs to them."""
    with TemporaryDirectory() as folder:
        Database(Path(folder)).close()
        with closing(sqlite3.connect(Path(folder) / FILE)) as db:
            names = [
                name
                for (name,) in db.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE"
                    " 'sqlite_%' ORDER BY name NOT IN ('guests', 'tables', 'games'),"
                    " name != 'guests', name"
                )
            ]
            return tuple(_table(db, name) for name in names)


def _table(db: sqlite3.Connection, name: str) -> CopiedTable:
    columns = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, _, _, _, place in columns if place)
    return CopiedTable(
        name, tuple(column for _, column, *_ in columns), tuple(column for _, column in key)
    )


async def _copy(table: CopiedTable, here: CopyEnd, there: CopyEnd, progress: Progress) -> Copied:
    digest, count = sha256(), 0
    async for rows in here.pieces(table):
        await there.write(table, rows)
        for row in rows:
            digest.update(_encode(row))
        count += len(rows)
        progress(table.name, count)
    return Copied(table.name, count, digest.hexdigest())


async def _summed(table: CopiedTable, end: CopyEnd) -> Copied:
    digest, count = sha256(), 0
    async for rows in end.pieces(table):
        for row in rows:
            digest.update(_encode(row))
        count += len(rows)
    return Copied(table.name, count, digest.hexdigest())


def select_rows(table: CopiedTable) -> str:
    """All rows of a table, in an order that both databases have."""
    columns = [
        "CASE state WHEN 'stuck' THEN 'live' ELSE state END" if column == "state" else column
        for column in table.columns
    ]
    where = f" WHERE name NOT IN {OF_SCHEMA}" if table.name == "facts" else ""
    return f"SELECT {', '.join(columns)} FROM {table.name}{where} ORDER BY {', '.join(table.key)}"


@asynccontextmanager
async def _opened(name: str, is_target: bool) -> AsyncIterator[CopyEnd]:
    if "://" in name:
        check_url(name)
        from ubongo.server.storage.postgres.copy_end import open_copy_end

        async with open_copy_end(name, is_target) as end:
            yield end
        return
    path = Path(name)
    if path.is_file():
        if is_target:
            raise StoreTrouble(f"{path} is a file: name a folder, or a database")
        with TemporaryDirectory() as folder:
            _take_file(path, Path(folder) / FILE)
            with _sqlite_end(Path(folder)) as end:
                yield end
        return
    if not is_target and not (path / FILE).is_file():
        raise StoreTrouble(f"there are no data in {path}")
    with DataLock(path), _sqlite_end(path) as end:
        yield end


def _take_file(path: Path, target: Path) -> None:
    """Copy a backup, so that it stays as it is when it is brought up to date."""
    with (
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)


class SqliteEnd:
    """A data folder; what is written to it stands after the block, or not at all."""

    def __init__(self, folder: Path) -> None:
        # Brings it up to date.
        Database(folder).close()
        self._db = sqlite3.connect(folder / FILE, isolation_level=None)
        self._db.execute("PRAGMA synchronous = FULL")
        self._guards: list[tuple[str, str]] = []
        self._is_writing = False

    def __enter__(self) -> "SqliteEnd":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._is_writing:
            if kind is None:
                for guard in self._guards:
                    self._db.execute(guard[1])
            self._db.execute("COMMIT" if kind is None else "ROLLBACK")
        self._db.close()

    async def pieces(self, table: CopiedTable) -> AsyncIterator[list[Row]]:
        rows = self._db.execute(select_rows(table))
        while piece := rows.fetchmany(PIECE):
            yield piece

    async def write(self, table: CopiedTable, rows: list[Row]) -> None:
        if not self._is_writing:
            self._begin()
        places = ", ".join("?" * len(table.columns))
        self._db.executemany(
            f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})", rows
        )

    def _begin(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        self._is_writing = True
        # What guards each entry that is appended would stand in the way of a whole log.
        self._guards = self._db.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall()
        for guard, _ in self._guards:
            self._db.execute(f"DROP TRIGGER {guard}")
        self._db.execute("DELETE FROM facts")

    async def is_empty(self, tables: Sequence[CopiedTable]) -> bool:
        return not any(
            self._db.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone()
            for table in tables
            if table.name != "facts"
        )


def _sqlite_end(folder: Path) -> SqliteEnd:
    try:
        return SqliteEnd(folder)
    except sqlite3.Error as trouble:
        raise StoreTrouble(f"the data in {folder} cannot be used: {trouble}") from trouble
