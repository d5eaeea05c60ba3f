"""Sentences for people are plain English: translations word for word do not come back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import do

# What to write instead of each.
CALQUES = {
    r"\bthe own\b": "one's own, or whose it is",
    r"(?<!there )\bis no (?:whole number|number|text|list|JSON|git)\b": "is not a …",
    r"\bstands? there twice\b": "is given twice",
    r"\bparted by\b": "separated by",
    r"\bfor ever\b": "forever",
    r"\bforevery": "for every",
    r"\bmend(?:s|ed|ing)?\b": "correct, repair",
    r"\b\d+ signs\b|\} signs\b": "characters",
}
FOLDERS = ("src", "docs", "tools", "benchmarks", "examples")
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "do.py")


def texts() -> Iterator[Path]:
    for folder in FOLDERS:
        for suffix in ("py", "md"):
            yield from (do.ROOT / folder).rglob(f"*.{suffix}")
    yield from (do.ROOT / name for name in PAGES)


def calques_in(text: str) -> list[str]:
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for calque, better in CALQUES.items():
            if re.search(calque, line, flags=re.IGNORECASE):
                found.append(f"line {number}, write '{better}': {line.strip()}")
    return found


def test_no_calque_comes_back() -> None:
    paths = list(texts())

    assert len(paths) > 100
    assert [
        f"{path.relative_to(do.ROOT)}, {fault}"
        for path in paths
        for fault in calques_in(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize(
    "line",
    [
        "Cover the own board.",
        "true is no whole number",
        "it stands there twice",
        "rows parted by /",
        "the same for ever",
        "mend the file",
        "the text has {n} signs",
    ],
)
def test_a_calque_is_found(line: str) -> None:
    assert len(calques_in(line)) == 1
    assert calques_in("Cover your own board; the key that signs cookies is not a text.") == []
