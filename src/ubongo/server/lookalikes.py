r"""Texts that look alike: all get the same skeleton (Unicode Technical Standard 39).

A small list of names that nobody may have is compared in the same way.

>>> skeleton("Rn") == skeleton("m"), skeleton("Ad\N{CYRILLIC SMALL LETTER A}") == skeleton("ADA")
(True, True)
>>> skeleton("\N{CHEROKEE LETTER GO}da") == skeleton("Ada")
True
"""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"
FILE = DATA / "lookalikes.txt"
BLOCKED = DATA / "blocked_names.txt"

# What Unicode's list leaves out, or sends to another letter than the eye does: small letters of
# other scripts, small capitals, and digits and signs that are used for letters.
_OURS = str.maketrans(
    "пπкβεγτυνκхլԼᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ34568$|i",  # noqa: RUF001
    "nnkbeytuvkxllabcdefghljklmnoprstuvwyzeasgbsll",
)


@lru_cache(maxsize=1)
def _table() -> dict[int, str]:
    """What each character looks like, read at the first use."""
    table: dict[int, str] = {}
    for line in FILE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            source, *target = [int(number, 16) for number in line.split()]
            table[source] = "".join(map(chr, target))
    return {**table, **{source: chr(target) for source, target in _OURS.items()}}


def skeleton(text: str) -> str:
    """A text with all characters that look alike replaced by the same one."""
    table = _table()
    # Before the case is folded, and after: a capital may look like another letter.
    once = _bare(text).translate(table)
    twice = _bare(once.casefold()).translate(table).casefold().translate(table)
    return twice.replace("rn", "m").replace("vv", "w").replace(" ", "")


@lru_cache(maxsize=1)
def _blocked() -> frozenset[str]:
    lines = BLOCKED.read_text("utf-8").splitlines()
    return frozenset(skeleton(line) for line in lines if line and not line.startswith("#"))


def is_blocked(name: str) -> bool:
    """Whether a name, or a word in it, looks like one that nobody may have.

    >>> is_blocked("4dm1n"), is_blocked("The Admin!"), is_blocked("a d m i n"), is_blocked("Adam")
    (True, True, True, False)
    """
    words = [*re.split(r"[\W_]+", name), name]
    return any(skeleton(word) in _blocked() for word in words if word)


def _bare(text: str) -> str:
    """The text without accents and other forms of its characters."""
    whole = unicodedata.normalize("NFKD", text)
    return "".join(character for character in whole if not unicodedata.combining(character))
