"""What a server stores is readable for its owner alone, whatever the umask is."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server_process import served
from ubongo.cli import run
from ubongo.server.storage.private_files import make_private_folder
from ubongo.server.storage.sqlite.data_lock import DataLock
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.storage.sqlite.migrations import migrations

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has no modes")


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in (folder, *folder.iterdir())}


def test_folder_database_companions_and_lock_are_for_their_owner(tmp_path: Path) -> None:
    """S-10: the secrets of cookies and seeds were readable for everybody on the machine."""
    folder = tmp_path / "data"
    with served(folder):
        found = modes(folder)

    assert {"ubongo.sqlite3", "ubongo.sqlite3-wal", "ubongo.sqlite3-shm", "ubongo.lock"} <= {*found}
    assert found.pop("data") == 0o700
    assert set(found.values()) == {0o600}, found


def test_data_of_older_releases_are_closed_to_others(tmp_path: Path) -> None:
    """They were written with the rights of the umask; so was the copy before a new schema."""
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    old = sqlite3.connect(folder / FILE)
    old.executescript(f"{migrations()[0][1]}\nPRAGMA user_version = 1;")
    old.close()
    assert modes(folder)[FILE] == 0o644
    with DataLock(folder):
        Database(folder).close()

    found = modes(folder)
    assert found.pop("data") == 0o700
    assert f"before-schema-{migrations()[-1][0]}.sqlite3" in found
    assert set(found.values()) == {0o600}, found


def test_backups_and_what_a_restore_sets_aside_are_for_their_owner(tmp_path: Path) -> None:
    folder, saved = tmp_path / "data", tmp_path / "saved.sqlite3"
    Database(folder).close()
    here = ["--data-dir", str(folder)]

    assert run(["backup", str(saved), *here]) == 0
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert run(["restore", str(saved), *here]) == 0
    found = modes(folder)
    assert found.pop("data") == 0o700
    assert "before-restore-1.sqlite3" in found
    assert set(found.values()) == {0o600}, found


def test_a_folder_with_other_things_keeps_its_rights(tmp_path: Path) -> None:
    """It may be somebody's home; what is ours in it is closed all the same."""
    folder = tmp_path / "home"
    folder.mkdir(0o755)
    (folder / "diary.txt").write_text("dear diary")
    (folder / "ubongo.sqlite3").touch(0o644)
    make_private_folder(folder)

    assert modes(folder) == {"home": 0o755, "diary.txt": 0o644, "ubongo.sqlite3": 0o600}


def test_a_link_to_somewhere_else_is_not_followed(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.txt"
    elsewhere.touch(0o644)
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "ubongo.notes").symlink_to(elsewhere)
    make_private_folder(folder)

    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o644
