"""Every printed word, in five languages, from text files with a line for each.

>>> from ubongo.printing.options import Language
>>> words_in(Language.GERMAN).say("side-easy")
'einfach'
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ubongo.printing.options import Language

FOLDER = Path(__file__).parent / "translations"
# One text of the rules for paper and for the page; see `rules_paragraphs`.
RULES = Path(__file__).parents[1] / "data" / "rules"
ONLY_ON_THE_PAGE = "+ "


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one language."""

    language: Language
    known: dict[str, str]

    def say(self, key: str, **values: object) -> str:
        return self.known[key].format(**values)

    def points(self, count: int) -> str:
        return self.say("point" if count == 1 else "points", count=count)


@lru_cache(maxsize=len(Language))
def words_in(language: Language) -> Words:
    """The words of a language, read when they are first asked for."""
    known: dict[str, str] = {}
    for line in (FOLDER / f"{language.value}.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, said = line.partition(" = ")
            known[key.strip()] = said.strip()
    return Words(language, known)


def rules_paragraphs(language: Language) -> tuple[str, ...]:
    """The paragraphs of the rules sheet: `# ` begins a heading, `- ` a point, `=` a picture.

    The page shows the same file, with additional lines that begin with `+ `. A heading there
    is `# name | words`, the name being the page's, and `{R-104}` at the end of an English line
    cites the rules it explains; it is not shown.
    """
    lines = (RULES / f"{language.value}.txt").read_text("utf-8").splitlines()
    return tuple(
        _printed(line) for line in lines if line.strip() and not line.startswith(ONLY_ON_THE_PAGE)
    )


def _printed(line: str) -> str:
    told = line.partition(" {R-")[0].strip()
    return f"# {told.partition(' | ')[2]}" if told.startswith("# ") else told
