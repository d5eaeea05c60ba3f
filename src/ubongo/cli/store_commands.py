"""`ubongo nodes` and `ubongo store`: servers that share a PostgreSQL database, and moving there."""

import sys
from typing import TYPE_CHECKING, Any

import click

from ubongo.cli.options import Group
from ubongo.cli.output import print_json, print_message
from ubongo.cli.parts import ServerCommand
from ubongo.cli.serve import option, refuse_password

if TYPE_CHECKING:
    from collections.abc import Coroutine

AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")


@click.command(
    cls=ServerCommand,
    short_help="Show the servers that share a database.",
    examples="""
    ubongo nodes --store postgresql:///ubongo    address, version, tables, people, last beat
    """,
)
@option("--store", required=True, metavar="URL", help="The PostgreSQL database.")
@AS_JSON
def nodes(store: str, as_json: bool) -> None:
    """Show each server that uses this database, and how long ago it was heard of."""
    from dataclasses import asdict

    refuse_password(store, "store")
    check_url(store)
    from ubongo.server.storage.postgres.inspection import nodes_of

    found = answer(nodes_of(store))
    if as_json:
        print_json([asdict(one) | {"is_alive": one.is_alive} for one in found])
        return
    if not found:
        print_message("No server has used this database for a while.")
    for one in found:
        state = "draining" if one.is_draining else "alive" if one.is_alive else "dead"
        print(
            f"{one.id}  {one.address:21}  {one.version:8}  {one.tables:5} tables  "
            f"{one.people:5} people  {one.beat_age / 1_000:8.1f} s  {state}"
        )


@click.group(
    cls=Group,
    short_help="Look at a database for several servers, or move one there.",
    examples="""
    ubongo store check postgresql:///ubongo      whether servers can run on it
    ubongo store copy ~/.local/share/ubongo postgresql:///ubongo
    """,
)
def store() -> None:
    """Databases for servers: SQLite in a data folder, or PostgreSQL, which several share."""


@store.command(
    cls=ServerCommand,
    short_help="Whether servers can run on a database.",
    examples="ubongo store check postgresql:///ubongo",
)
@click.argument("url")
@AS_JSON
def check(url: str, as_json: bool) -> None:
    """Look at the database of URL, without changing it."""
    from dataclasses import asdict

    refuse_password(url, "url")
    check_url(url)
    from ubongo.server.storage.postgres.inspection import check_store

    found = answer(check_store(url))
    if as_json:
        print_json(asdict(found))
        return
    schema = (
        f"schema {found.schema}" if found.schema else "empty: the first server makes its tables"
    )
    if 0 < found.schema < found.newest_schema:
        schema += f", and the next server brings it to {found.newest_schema}"
    print(f"{found.place}: PostgreSQL {found.server}, {schema}")
    print(f"{found.tables} tables, {found.nodes} servers running")
    print(
        f"{found.round_trip:.1f} ms there and back, clock {found.clock_ahead:+d} ms, "
        f"{found.connections_left} connections left (a server takes up to 9)"
    )
    for warning in found.warnings:
        print_message(f"Warning: {warning}")


@store.command(
    cls=ServerCommand,
    short_help="Copy everything to another database, and prove it.",
    examples="""
    ubongo store copy ~/.local/share/ubongo postgresql:///ubongo    from SQLite to PostgreSQL
    ubongo store copy postgresql:///ubongo /srv/ubongo              and back
    """,
)
@click.argument("source")
@click.argument("target")
def copy(source: str, target: str) -> None:
    """Copy SOURCE to TARGET: a data folder, a backup, or the URL of a PostgreSQL database.

    No server may run on either, and TARGET must be empty. Rows are counted and hashed on both
    sides; if anything differs, the target stays empty.
    """
    from ubongo.server.storage.sqlite.data_lock import InUse
    from ubongo.server.storage.store_copy import copy_store

    refuse_password(source, "source")
    refuse_password(target, "target")
    shows = sys.stderr.isatty()

    def progress(table: str, rows: int) -> None:
        if shows:
            sys.stderr.write(f"\r{table}: {rows} rows \x1b[K")

    try:
        copied = answer(copy_store(source, target, progress))
    except InUse as trouble:
        raise click.ClickException(str(trouble)) from trouble
    finally:
        if shows:
            sys.stderr.write("\r\x1b[K")
    for one in copied:
        print(f"{one.table:14} {one.rows:10} rows  {one.digest[:16]}")
    print_message(f"Copied {sum(one.rows for one in copied)} rows; both sides are equal.")


def check_url(url: str) -> None:
    """Refuse what is not the URL of a database, as a message to the host."""
    from ubongo.server.storage import stores
    from ubongo.server.storage.interface import StoreTrouble

    try:
        stores.check_url(url)
    except StoreTrouble as trouble:
        raise click.ClickException(str(trouble)) from trouble


def answer(work: "Coroutine[Any, Any, Any]") -> Any:
    """Ask a database; whatever is wrong with it is one sentence."""
    import asyncio

    from ubongo.server.storage.interface import StoreTrouble

    try:
        return asyncio.run(work)
    except StoreTrouble as trouble:
        raise click.ClickException(str(trouble)) from trouble
