"""What past releases have stored is read for ever: resumed, played on, replayed and counted."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import later_release
from tests.support.snapshots import (
    check_logs,
    check_record,
    check_summaries,
    manifest,
    played_on,
    snapshots,
    unpacked,
    versions_in,
)
from tools.snapshot import sums
from ubongo.rules.editions import EDITIONS
from ubongo.rules.records.record import read_record
from ubongo.rules.records.stored_names import EVENTS, name_of
from ubongo.server.events.log import EVENT_LOG_FORMS
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.tables.log import LOBBY
from ubongo.version import __version__, numbers

ROOT = Path(__file__).parents[2]
SNAPSHOTS = snapshots()
RECORDS = [record for one in SNAPSHOTS for record in sorted(one.glob("*.record"))]

by_name = pytest.mark.parametrize("snapshot", SNAPSHOTS, ids=lambda path: path.name)


def test_the_first_release_and_this_one_have_snapshots() -> None:
    names = [path.name for path in SNAPSHOTS]

    assert names[0] == "0.1.0"
    assert names[-1] == __version__


@by_name
def test_a_snapshot_is_as_it_was_written(snapshot: Path) -> None:
    assert sums(snapshot) == (snapshot / "sums.txt").read_text("utf-8")


@by_name
def test_a_snapshot_has_a_record_of_every_edition(snapshot: Path) -> None:
    editions = {path.name.rpartition("-")[0] for path in snapshot.glob("*.record")}

    assert editions >= {"classic", "classic-long", "2015", "2024", "cooperative", "solo", "bare"}


def test_the_snapshot_of_this_release_has_every_edition_and_every_event(tmp_path: Path) -> None:
    """Whoever adds one adds it to tools/snapshot.py, and the next snapshot has it."""
    snapshot = SNAPSHOTS[-1]
    known = manifest(snapshot)
    unpacked(snapshot, tmp_path)
    database = Database(tmp_path)
    tables = [line["table"] for line in known["tables"]]
    kinds = {entry.kind for table in tables for entry in database.entries(table)}
    events = known.get("events", ())
    facts = {entry.kind for line in events for entry in database.entries(line["event"])}
    database.close()

    assert kinds == {*EVENTS, LOBBY}
    # Events of many tables came after 0.7.0.
    assert bool(events) == (numbers(known["version"]) > numbers("0.7.0"))
    assert facts == ({form.name for form in EVENT_LOG_FORMS} if events else set())
    assert {line["edition"] for line in known["tables"]} == set(EDITIONS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_of_a_past_release_holds(path: Path) -> None:
    """R-404, R-405: a record of today must replay in ten years."""
    check_record(path, path.parent.name)


@by_name
def test_every_table_is_as_its_log_says(snapshot: Path, tmp_path: Path) -> None:
    """R-411: whatever had been accepted stands."""
    unpacked(snapshot, tmp_path)

    check_logs(tmp_path, manifest(snapshot))


@by_name
def test_live_tables_are_found_by_everybody_after_an_update(snapshot: Path, tmp_path: Path) -> None:
    """R-321: releases before 0.3.0 stored no summaries; the tables get them when they resume."""
    unpacked(snapshot, tmp_path)

    asyncio.run(check_summaries(tmp_path, manifest(snapshot)))


@pytest.mark.slow
@by_name
def test_everything_goes_on_after_an_update(snapshot: Path, tmp_path: Path) -> None:
    """R-411, R-413: games are played to their end, and nobody has lost anything."""
    unpacked(snapshot, tmp_path)
    asyncio.run(played_on(tmp_path, manifest(snapshot)))

    assert versions_in(tmp_path) == {*_versions(snapshot), __version__}


def _versions(snapshot: Path) -> set[str]:
    return {manifest(snapshot)["version"]}


LATER = """
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
import ubongo
from tests.support.snapshots import _no_context, main, manifest, unpacked
from ubongo.rules.settings import Settings
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.tables.table import Table

assert ubongo.__file__.startswith(sys.argv[2]), ubongo.__file__
main()
snapshot = Path(sys.argv[1])
heard = set()
with TemporaryDirectory() as scratch:
    unpacked(snapshot, Path(scratch))
    database = Database(Path(scratch))
    for line in manifest(snapshot)["tables"]:
        entries = database.entries(line["table"])
        table = Table.resumed(line["table"], entries, _no_context())
        heard.add(table.state.lobby.settings.music)
        if table.state.game is not None:
            heard.add(table.state.game.settings.music)
    database.close()
# Older games keep the meaning they had; new ones have the new one.
assert (heard, Settings().music) == ({False}, True)
"""


@pytest.mark.slow
@by_name
def test_a_release_that_renames_adds_and_changes_reads_it_all(
    snapshot: Path, tmp_path: Path
) -> None:
    """A class, fields and a gem renamed, fields added, one written anew: as a developer would."""
    package = later_release.make(tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    run = subprocess.run(
        [sys.executable, "-c", LATER, str(snapshot), str(package)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )

    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == sorted({*_versions(snapshot), later_release.VERSION})


def test_records_are_written_as_they_were() -> None:
    """Names and order of fields stay, so that records can be compared as text."""
    for path in RECORDS:
        text = path.read_bytes().decode("utf-8")
        lines = [line.split(" ")[2] for line in text.split("\n")[1:-2]]

        assert [name_of(event) for event in read_record(text)] == lines
