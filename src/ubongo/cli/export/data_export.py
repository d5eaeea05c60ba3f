"""`ubongo data`: the catalogue of all areas and puzzles as a table for others to study."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ubongo.cli.options import Group
from ubongo.cli.output import print_message, progress_bar, quantity
from ubongo.cli.parts import MissingPart, is_installed
from ubongo.misread import Misread, quoted

if TYPE_CHECKING:
    from ubongo.puzzles.catalogue_table import CatalogueRow

# Areas that a process measures at a time: some ten thousand rows, a good size of a row group.
CHUNK = 1_000

Write = Callable[[Sequence["CatalogueRow"]], None]


@click.group(
    cls=Group,
    short_help="Open data: every area and puzzle there could be.",
    examples="""
    ubongo data export easy.csv --half easy             80 thousand puzzles, in seconds
    ubongo data export puzzles.parquet                  all nine million, in minutes
    ubongo data export areas.parquet --table areas      a row for each area
    """,
)
def data() -> None:
    """Open data: every area that a board could have, with its puzzles."""


@data.command(
    short_help="Write the catalogue as Parquet or CSV.",
    examples="""
    ubongo data export easy.csv --half easy             80 thousand puzzles, in seconds
    ubongo data export puzzles.parquet                  all nine million, in minutes
    ubongo data export areas.csv --table areas --limit 100
    """,
)
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--table",
    type=click.Choice(("puzzles", "areas")),
    default="puzzles",
    show_default=True,
    help="A row for each puzzle, or for each area.",
)
@click.option(
    "--half",
    type=click.Choice(("easy", "hard", "both")),
    default="both",
    show_default=True,
    help="Sets of three pieces, of four, or both.",
)
@click.option(
    "--limit", metavar="N", type=click.IntRange(1), help="Only the first areas of each half."
)
@click.option(
    "--jobs", metavar="N", type=click.IntRange(1, 256), help="Processes; by default one per core."
)
def export(file: Path, table: str, half: str, limit: int | None, jobs: int | None) -> None:
    """Write the catalogue with counts, difficulty and stars to FILE, a .parquet or a .csv.

    docs/data.md tells the columns. Parquet needs the data part of the package.
    """
    from ubongo.cli.output import cores
    from ubongo.puzzles.catalogue_table import AREA_COLUMNS, HALVES, PUZZLE_COLUMNS, areas_of

    writers = {".csv": csv_writer, ".parquet": parquet_writer}
    writer = writers.get(file.suffix)
    if writer is None:
        found = f"{quoted(file.name)} ends neither with .parquet nor with .csv"
        raise Misread("file", "", found, "name it so, and the table is written in that form")
    if file.suffix == ".parquet" and not is_installed("data"):
        raise MissingPart("ubongo data export", "data")
    halves = tuple(HALVES) if half == "both" else (half,)
    chunks = [
        (one, range(first, min(first + CHUNK, last)))
        for one in halves
        for last in [min(limit or len(areas_of(one)), len(areas_of(one)))]
        for first in range(0, last, CHUNK)
    ]
    rows = 0
    columns = AREA_COLUMNS if table == "areas" else PUZZLE_COLUMNS
    part = file.with_name(f"{file.name}.part")
    with progress_bar("areas", sum(len(places) for _, places in chunks)) as on_progress:
        try:
            with writer(part, columns) as write:
                for (_, places), made in made_rows(table, chunks, jobs or cores()):
                    write(made)
                    rows += len(made)
                    on_progress(len(places))
        except BaseException:
            # Half a table under the right name would be taken for a whole one.
            part.unlink(missing_ok=True)
            raise
    part.replace(file)
    print_message(f"{quantity(rows, 'row')} in {file}.")


def made_rows(
    table: str, chunks: "list[tuple[str, range]]", processes: int
) -> "Iterator[tuple[tuple[str, range], list[CatalogueRow]]]":
    """Each chunk and its rows, in their order."""
    from functools import partial

    from ubongo.match.simulate import worker_pool
    from ubongo.puzzles.catalogue import catalogue_fingerprint

    work = partial(rows_of, table)
    if processes == 1 or len(chunks) < 2:
        for chunk in chunks:
            yield chunk, work(chunk)
        return
    catalogue_fingerprint()  # read before the fork, so that all processes share it
    with worker_pool(min(processes, len(chunks))) as pool:
        yield from zip(chunks, pool.imap(work, chunks), strict=True)


def rows_of(table: str, chunk: tuple[str, range]) -> "list[CatalogueRow]":
    from ubongo.puzzles.catalogue_table import area_rows, puzzle_rows

    half, places = chunk
    return (area_rows if table == "areas" else puzzle_rows)(half, places)


@contextmanager
def csv_writer(file: Path, columns: dict[str, type]) -> Iterator[Write]:
    import csv

    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, list(columns), lineterminator="\n")
        writer.writeheader()
        yield writer.writerows


@contextmanager
def parquet_writer(file: Path, columns: dict[str, type]) -> Iterator[Write]:
    import pyarrow as arrow  # type: ignore[import-untyped]
    from pyarrow import parquet

    from ubongo.puzzles.catalogue import catalogue_fingerprint
    from ubongo.version import __version__

    kinds: dict[type, Any] = {str: arrow.string(), int: arrow.int32(), float: arrow.float64()}
    about = {"ubongo": __version__, "catalogue": catalogue_fingerprint()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()], metadata=about)
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        yield lambda rows: writer.write_table(arrow.Table.from_pylist(list(rows), schema))
