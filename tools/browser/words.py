"""The page's words, so that buttons can be found in every language."""

import re
from functools import cache
from pathlib import Path

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
LANGUAGES = ("en", "de", "fr", "it", "nl")


@cache
def words(language: str) -> dict[str, str]:
    """Every message of one line that has no argument in it, by its id."""
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][a-z0-9-]*) = (.*)$", text, re.MULTILINE)
    return {id_: said for id_, said in found if "{" not in said}


@cache
def ids() -> frozenset[str]:
    """Every id there is."""
    text = (WORDS / "en.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))
