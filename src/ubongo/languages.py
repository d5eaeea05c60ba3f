"""The languages that we speak: a folder each, and the one that a reader asks for.

>>> NAMES["nl"]
'Nederlands'
>>> chosen("nl-BE,nl;q=0.9,en;q=0.4")
'nl'
>>> chosen("en;q=0.2, fr-CH;q=0.8"), chosen("ja, *;q=0.5"), chosen("")
('fr', 'en', 'en')
"""

import re
from pathlib import Path

DATA = Path(__file__).parent / "data"
# A language has its words in the folder of its tag, and a line in this list, from which everything
# else takes it, the page included: its tag, and how it calls itself, in the order in which
# languages are offered; `docs/adding-a-language.md` tells more.
LIST = DATA / "languages.json"
# Without the reader of JSON, for which `ubongo --help` would have to wait; a test compares them.
NAMES: dict[str, str] = dict(re.findall(r'"(.+?)": "(.+?)"', LIST.read_text("utf-8")))
LANGUAGES = tuple(NAMES)
# The one that others are translated from, and that is spoken when nobody asks for another.
SOURCE = "en"
FOLDER = DATA / "languages"

# A header of a browser names a handful; whoever sends more is not read to the end.
MOST_ASKED = 20


def chosen(asked: str) -> str:
    """The language that an `Accept-Language` header likes best of ours."""
    best, liked = SOURCE, 0.0
    for part in asked.split(",", MOST_ASKED)[:MOST_ASKED]:
        tag, _, rest = part.strip().partition(";")
        short = tag.strip().lower().partition("-")[0]
        weight = _weight(rest)
        if short in LANGUAGES and weight > liked:
            best, liked = short, weight
    return best


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip() == "q" and 0 <= weight <= 1 else 0.0
