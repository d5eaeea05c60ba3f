"""`do.py build`: wheel and sdist with their sums, the changes of a version, the right tag only."""

import re
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

import do
from tools.build import main, sums
from tools.release_notes import notes_of
from ubongo.version import __version__

CHANGES = """# Changes

## Unreleased

- Soon.

## 0.2.0 – 2026-12-01

### Added

- New.

## 0.2.00

- Another one.
"""


@pytest.mark.parametrize(
    ("version", "told"),
    [("0.2.0", "### Added\n\n- New.\n"), ("0.3.0", "- Soon.\n"), ("0.2.00", "- Another one.\n")],
)
def test_the_changes_of_a_version_are_those_under_its_heading(version: str, told: str) -> None:
    assert notes_of(CHANGES, version) == told


def test_our_changelog_has_changes_for_this_version() -> None:
    changes = (do.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

    assert "\n- " in notes_of(changes, __version__)


def test_the_tag_of_another_version_builds_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--tag", "v9.9.9"], tmp_path) == 1
    assert not (tmp_path / "dist").exists()
    told = capsys.readouterr()
    assert f"its tag is v{__version__}." in told.out + told.err


def test_sums_are_written_as_sha256sum_reads_them(tmp_path: Path) -> None:
    file = tmp_path / "ubongo-1.whl"
    file.write_bytes(b"wheel")

    assert sums([file]) == f"{sha256(b'wheel').hexdigest()}  ubongo-1.whl\n"


def test_the_workflow_tests_with_the_oldest_and_the_newest_python() -> None:
    """Those that the package names; the fast part also on macOS and Windows."""
    project = tomllib.loads((do.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r":: (3\.\d+)$", "\n".join(project["classifiers"]), re.MULTILINE)
    workflow = (do.ROOT / ".github" / "workflows" / "test.yaml").read_text(encoding="utf-8")

    assert f'python: ["{named[0]}", "{named[-1]}"]' in workflow
    assert "system: [macos-latest, windows-latest]" in workflow
    assert project["requires-python"] == f">={named[0]}"


def test_workflows_run_actions_by_the_hash_of_their_commit() -> None:
    """A tag can be moved to other code; a hash cannot."""
    used = [
        line.partition("uses: ")[2]
        for path in (do.ROOT / ".github" / "workflows").glob("*.yaml")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses: " in line
    ]

    assert len(used) > 5
    assert [one for one in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[0-9.]+", one)] == []
