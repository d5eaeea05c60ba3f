"""Whether this checkout can be released: version, changelog and stored data agree.

    python3 do.py release-check

It says what is missing, in sentences, and its exit code is 1 as long as anything is.
docs/releasing.md tells the steps.
"""

import json
import re
import sys
from pathlib import Path

from tools.snapshot import STORED, SUMS, sums
from tools.stored_schema import schema
from ubongo.misread import Misread
from ubongo.version import __version__, numbers

ROOT = Path(__file__).resolve().parents[1]
UNRELEASED = "Unreleased"
_HEADING = re.compile(r"^## (.+?)(?: – ([0-9]{4}-[0-9]{2}-[0-9]{2}))?$", re.MULTILINE)


def troubles(root: Path, version: str, stored: str, *, is_release: bool = True) -> list[str]:
    """What keeps this version from being released; `stored` is what it stores now."""
    try:
        numbers(version)
    except Misread as wrong:
        return [f"The version is not one: {wrong}."]
    return [
        *_changelog_troubles((root / "CHANGELOG.md").read_text("utf-8"), version, is_release),
        *_snapshot_troubles(root / "tests" / "past", version, stored),
    ]


def _changelog_troubles(text: str, version: str, is_release: bool) -> list[str]:
    found = []
    sections = list(_HEADING.finditer(text))
    versions = [(one[1], one[2]) for one in sections if one[1] != UNRELEASED]
    if not sections or sections[0][1] != UNRELEASED:
        found.append(f"CHANGELOG.md does not begin with '## {UNRELEASED}'.")
    elif is_release:
        end = sections[1].start() if len(sections) > 1 else len(text)
        if text[sections[0].end() : end].strip():
            found.append(
                f"CHANGELOG.md has lines under '{UNRELEASED}': give them a version and a date."
            )
    for name, day in versions:
        if day is None:
            found.append(f"CHANGELOG.md has no date for {name}: write '## {name} – 2026-11-17'.")
    ordered = [numbers(name) for name, _ in versions]
    if ordered != sorted(set(ordered), reverse=True):
        found.append("The versions in CHANGELOG.md do not go down, each once.")
    if not versions or versions[0][0] != version:
        newest = versions[0][0] if versions else "none"
        found.append(
            f"The newest version in CHANGELOG.md is {newest}, and that of the program is {version}."
        )
    return found


def _in_order(stored: str) -> list[str]:
    """The lines with the facts of a fingerprint by name: they have the order of the editions."""
    lines = stored.splitlines()
    facts = [line for line in lines if line.startswith("facts ")]
    return [line for line in lines if line not in facts] + sorted(facts)


def _snapshot_troubles(past: Path, version: str, stored: str) -> list[str]:
    folder = past / version
    if not (folder / "manifest.json").is_file():
        return [
            f"tests/past has no snapshot of {version}: 'python3 do.py snapshot' writes it, once."
        ]
    found = []
    if json.loads((folder / "manifest.json").read_text("utf-8"))["version"] != version:
        found.append(f"The snapshot in tests/past/{version} is of another version.")
    if sums(folder) != (folder / SUMS).read_text("utf-8"):
        found.append(f"The snapshot of {version} is not as it was written: take it from git again.")
    if _in_order((folder / STORED).read_text("utf-8")) != _in_order(stored):
        found.append(
            f"What is stored has changed since the snapshot of {version}: raise the version in "
            "src/ubongo/version.py, give it a heading in CHANGELOG.md, and write its snapshot."
        )
    return found


def main() -> int:
    found = troubles(ROOT, __version__, schema())
    for sentence in found:
        print(sentence, file=sys.stderr)
    if not found:
        print(f"ubongo {__version__} can be released.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
