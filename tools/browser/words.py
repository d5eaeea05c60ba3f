"""The page's words, so that buttons can be found in every language."""

import re
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
LANGUAGES = ("en", "de", "fr", "it", "nl")


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
    """The words of the page, and of every feature."""
    files = [SOURCES / "i18n" / "locales", *sorted(SOURCES.glob("features/*/locales"))]
    return "\n".join((one / f"{language}.ftl").read_text(encoding="utf-8") for one in files)
