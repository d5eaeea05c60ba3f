"""Every printed word, in every language, from text files with a line for each.

>>> words_in("de").say("side-easy")
'einfach'
"""

from dataclasses import dataclass
from functools import lru_cache

from ubongo.languages import FOLDER, LANGUAGES

ONLY_ON_THE_PAGE = "+ "


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one language."""

    language: str
    known: dict[str, str]

    def say(self, key: str, **values: object) -> str:
        return self.known[key].format(**values)

    def points(self, count: int) -> str:
        return self.say("point" if count == 1 else "points", count=count)


@lru_cache(maxsize=len(LANGUAGES))
def words_in(language: str) -> Words:
    """The words of a language, read when they are first asked for."""
    known: dict[str, str] = {}
    for line in (FOLDER / language / "sheets.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, said = line.partition(" = ")
            known[key.strip()] = said.strip()
    return Words(language, known)


def rules_paragraphs(language: str) -> tuple[str, ...]:
    """The paragraphs of the rules sheet: `# ` begins a heading, `- ` a point, `=` a picture.

    One text for paper and for the page, which has further lines that begin with `+ `. A heading
    there is `# name | words`, the name being the page's, and `{R-104}` at the end of an English
    line cites the rules it explains; it is not shown.
    """
    lines = (FOLDER / language / "rules.txt").read_text("utf-8").splitlines()
    return tuple(
        _printed(line) for line in lines if line.strip() and not line.startswith(ONLY_ON_THE_PAGE)
    )


def _printed(line: str) -> str:
    told = line.partition(" {R-")[0].strip()
    return f"# {told.partition(' | ')[2]}" if told.startswith("# ") else told
