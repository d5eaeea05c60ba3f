"""`ubongo backup` and `ubongo restore`: the tables and games of a server in one file."""

from pathlib import Path

import click

from ubongo.cli.output import print_message
from ubongo.cli.parts import ServerCommand
from ubongo.cli.serve import default_data_dir, option
from ubongo.version import __version__

DATA_DIR = option(
    "--data-dir", type=click.Path(path_type=Path), help="Where the server keeps its data."
)


@click.command(
    cls=ServerCommand,
    short_help="Copy a server's tables and games into one file.",
    examples="""
    ubongo backup ubongo-monday.sqlite3          also while the server runs
    """,
)
@click.argument("file", type=click.Path(path_type=Path))
@DATA_DIR
def backup(file: Path, data_dir: Path | None) -> None:
    """Copy everything into FILE, as of one moment; the server may be running."""
    import sqlite3

    from ubongo.server.storage.sqlite.database import FILE

    source = (data_dir or default_data_dir()) / FILE
    if not source.is_file():
        raise click.ClickException(f"there is no data in {source.parent}; choose --data-dir")
    if file.exists():
        raise click.ClickException(f"{file} already exists; choose another name")
    half = file.with_name(f"{file.name}.part")
    try:
        copy(source, half)
        half.replace(file)
    except sqlite3.Error as trouble:
        raise click.ClickException(f"{file} could not be written: {trouble}") from trouble
    finally:
        half.unlink(missing_ok=True)
    print_message(f"Backed up {file.stat().st_size // 1024} KiB to {file}")


@click.command(
    cls=ServerCommand,
    short_help="Replace a server's data by a backup.",
    examples="""
    ubongo restore ubongo-monday.sqlite3         the old data are kept beside it
    """,
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@DATA_DIR
def restore(file: Path, data_dir: Path | None) -> None:
    """Replace the data by FILE; the data that were there are set aside, not lost."""
    import sqlite3

    from ubongo.server.storage.sqlite.data_lock import DataLock, InUse
    from ubongo.server.storage.sqlite.database import FILE

    folder = data_dir or default_data_dir()
    target = folder / FILE
    half = folder / f"{FILE}.part"
    try:
        with DataLock(folder):
            check(file)
            copy(file, half)
            aside = set_aside(target)
            half.replace(target)
    except InUse as trouble:
        raise click.ClickException(str(trouble)) from trouble
    except sqlite3.Error as trouble:
        raise click.ClickException(f"{file} could not be restored: {trouble}") from trouble
    finally:
        half.unlink(missing_ok=True)
    print_message(f"Restored {file}" + (f"; what was there is in {aside}" if aside else ""))


def copy(source: Path, target: Path) -> None:
    """Copy a whole database, also while it is being written; only its owner may read the copy."""
    import sqlite3

    from ubongo.server.storage.private_files import make_private_file

    target.unlink(missing_ok=True)
    make_private_file(target)
    reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)
    finally:
        writing.close()
        reading.close()


def check(file: Path) -> None:
    """Refuse a file that is damaged, not a backup, or too new, before anything is moved."""
    import sqlite3

    from ubongo.server.storage.sqlite.migrations import migrations

    reading = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    try:
        (answer,) = reading.execute("PRAGMA integrity_check").fetchone()
        if answer != "ok":
            raise click.ClickException(f"{file} is damaged: {answer}")
        reading.execute("SELECT table_id, number FROM entries LIMIT 1").fetchone()
        (schema,) = reading.execute("PRAGMA user_version").fetchone()
        newest = migrations()[-1][0]
        if schema > newest:
            raise click.ClickException(
                f"{file} was written by a newer version (schema {schema}, this is ubongo "
                f"{__version__} and knows {newest}); update ubongo to restore it"
            )
    except sqlite3.DatabaseError as wrong:
        raise click.ClickException(f"{file} is not a backup made by ubongo: {wrong}") from wrong
    finally:
        reading.close()


def set_aside(target: Path) -> Path | None:
    """Move a database and its write-ahead log to a free name; returns the new path."""
    if not target.exists():
        return None
    number = 1
    while (aside := target.with_name(f"before-restore-{number}.sqlite3")).exists():
        number += 1
    for ending in ("-wal", "-shm", ""):
        part = target.with_name(target.name + ending)
        if part.exists():
            part.replace(aside.with_name(aside.name + ending))
    return aside
