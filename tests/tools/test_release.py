"""No version goes out that forgets what it stores: version, changelog and snapshot agree."""

import re
import shutil
from pathlib import Path

import pytest

import do
from tools.release_check import main, troubles
from tools.stored_schema import schema
from ubongo.version import __version__

CHANGELOG = """# Changes

## Unreleased

## 0.2.0 – 2026-11-17

- Something.

## 0.1.0 – 2026-11-16
"""
STORED = "record format 2\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of version 0.2.0 that can be released."""
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    folder = tmp_path / "tests" / "past" / "0.2.0"
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_text('{"version": "0.2.0"}', "utf-8")
    (folder / "stored.txt").write_text(STORED, "utf-8")
    from tools.snapshot import sums

    (folder / "sums.txt").write_text(sums(folder), "utf-8")
    return tmp_path


def changed(checkout: Path, old: str, new: str) -> None:
    path = checkout / "CHANGELOG.md"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def only(found: list[str]) -> str:
    [sentence] = found
    return sentence


def test_this_checkout_has_all_that_a_version_needs() -> None:
    """Whoever changes what is stored raises the version and writes its snapshot, now."""
    assert troubles(do.ROOT, __version__, schema(), is_release=False) == []


def test_a_checkout_in_which_all_agrees_can_be_released(checkout: Path) -> None:
    assert troubles(checkout, "0.2.0", STORED) == []


def test_a_version_without_a_snapshot_is_not_released(checkout: Path) -> None:
    shutil.rmtree(checkout / "tests" / "past" / "0.2.0")

    assert "tests/past has no snapshot of 0.2.0" in only(troubles(checkout, "0.2.0", STORED))


def test_what_is_stored_does_not_change_without_a_version(checkout: Path) -> None:
    found = only(troubles(checkout, "0.2.0", STORED + "fields of Mood:\n"))

    assert "What is stored has changed since the snapshot of 0.2.0: raise the version" in found


def test_a_snapshot_is_not_written_anew(checkout: Path) -> None:
    (checkout / "tests" / "past" / "0.2.0" / "more.record").write_text("", "utf-8")

    assert "not as it was written" in only(troubles(checkout, "0.2.0", STORED))


def test_the_changelog_has_the_version_with_its_date(checkout: Path) -> None:
    found = troubles(checkout, "0.3.0", STORED)
    assert "newest version in CHANGELOG.md is 0.2.0, and that of the program is 0.3.0" in found[0]
    changed(checkout, "## 0.2.0 – 2026-11-17", "## 0.2.0")
    assert "has no date for 0.2.0" in only(troubles(checkout, "0.2.0", STORED))


def test_nothing_stays_unreleased(checkout: Path) -> None:
    changed(checkout, "## Unreleased\n", "## Unreleased\n\n- New.\n")

    assert "has lines under 'Unreleased'" in only(troubles(checkout, "0.2.0", STORED))
    assert troubles(checkout, "0.2.0", STORED, is_release=False) == []
    changed(checkout, "## Unreleased\n", "")
    assert "does not begin with" in only(troubles(checkout, "0.2.0", STORED))


def test_versions_go_down_in_the_changelog(checkout: Path) -> None:
    changed(checkout, "## 0.1.0", "## 0.2.0")
    assert "do not go down" in only(troubles(checkout, "0.2.0", STORED))
    changed(checkout, "## 0.2.0 – 2026-11-16", "## 0.3.0 – 2026-11-16")
    assert "do not go down" in only(troubles(checkout, "0.2.0", STORED))


@pytest.mark.parametrize("version", ["0.2", "0.2.0.dev1", "v0.2.0", ""])
def test_a_version_is_three_numbers(checkout: Path, version: str) -> None:
    assert "The version is not one" in only(troubles(checkout, version, STORED))


def test_the_check_says_all_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], checkout: Path
) -> None:
    monkeypatch.setattr("tools.release_check.ROOT", checkout)
    monkeypatch.setattr("tools.release_check.__version__", "0.9.0")

    assert main() == 1
    said = capsys.readouterr().err
    assert "CHANGELOG.md is 0.2.0" in said
    assert "no snapshot of 0.9.0" in said


def test_the_text_of_what_is_stored_names_everything_and_no_class() -> None:
    """A renamed class changes nothing in it; a field, a word, an absence or a column does."""
    text = schema()

    assert "fields of UbongoCalled:\n  at: number\n  seat: number\n  rank: number\n" in text
    assert "  hourglass: number or nothing, missing: 60000\n" in text
    assert "words of Gem: green red blue violet brown yellow\n" in text
    assert "fields of Lobby:\n  edition: text\n  settings: Settings\n" in text
    assert len(re.findall(r"^database \d+: [0-9a-f]{64}$", text, re.MULTILINE)) == 8
