"""The words of previews, in every language: a line for each in `links.txt` of its folder.

>>> words_of("de").say("replay-title")
'Diese Partie Ubongo noch einmal ansehen'
>>> words_of("fr").dated("2026-11-01").split()
['1er', 'novembre', '2026']
"""

from dataclasses import dataclass
from datetime import date
from functools import cache

from ubongo.languages import FOLDER


@dataclass(frozen=True, slots=True)
class LinkWords:
    """The words of one language."""

    language: str
    known: dict[str, str]

    def say(self, key: str, **values: object) -> str:
        return self.known[key].format(**values)

    def counted(self, key: str, count: int) -> str:
        """A sentence with a number of things: none, one or several."""
        ending = {0: "none", 1: "one"}.get(count, "many")
        return self.say(f"{key}-{ending}", count=count)

    def edition(self, name: str) -> str:
        """The edition's name; one of another package has only its own."""
        return self.known.get(f"edition-{name}", name)

    def dated(self, day: str) -> str:
        found = date.fromisoformat(day)
        month = self.known["months"].split()[found.month - 1]
        number = self.known.get("first-of-month", "{day}") if found.day == 1 else "{day}"
        day = number.format(day=found.day)
        written = self.say("date", day=day, month=month, year=found.year)
        return written.replace(" ", "\N{NO-BREAK SPACE}")


@cache
def words_of(language: str) -> LinkWords:
    text = (FOLDER / language / "links.txt").read_text("utf-8")
    lines = (line.partition(" = ") for line in text.splitlines() if line and line[0] != "#")
    return LinkWords(language, {key: said for key, _, said in lines})
