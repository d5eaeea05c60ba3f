"""The page's words, so that buttons can be found in every language."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ROOT / "src" / "ubongo" / "data" / "languages"
# English with longer words, where `tools.languages` has made them.
LONG = "long"
LONG_WORDS = ROOT / "build" / "long-words"


@cache
def words(language: str) -> dict[str, str]:
    """Every message of one line that has no argument in it, by its id."""
    found = re.findall(r"^([a-z][a-z0-9-]*) = (.*)$", _text(language), re.MULTILINE)
    return {id_: said for id_, said in found if "{" not in said}


@cache
def ids() -> frozenset[str]:
    """Every id there is."""
    return frozenset(re.findall(r"^([a-z][a-z0-9-]*) =", _text("en"), re.MULTILINE))


def _text(language: str) -> str:
    """The words of the page, of the table and of every feature."""
    folder = LONG_WORDS if language == LONG else LANGUAGES / language / "page"
    return "\n".join(one.read_text(encoding="utf-8") for one in sorted(folder.glob("*.ftl")))
