r"""Names of players: short, visible, and no two at a table that look alike.

>>> tidy("  Ada   Lovelace ")
'Ada Lovelace'
>>> looks_like("Rn", "rn"), looks_like("Ad\N{CYRILLIC SMALL LETTER A}", "Ada")
(True, True)
"""

import unicodedata

from ubongo.rules.refusals import Refused

LONGEST = 20

# Characters that count as letters or marks but are invisible.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
# Variation selectors choose how a character is drawn; a name looks the same without them.
_VARIATIONS = str.maketrans("", "", "".join(map(chr, range(0xFE00, 0xFE10))))

# Letters of other scripts that look like Latin ones, and characters that look like letters.
_ALIKE = str.maketrans(
    "аеорсухікѕјԁԛԝһӏαβερτυνκιοχγı013568$|i",  # noqa: RUF001
    "aeopcyxlksjdqwhlabeptuvkloxylolesgbsll",
)


class BadName(Refused):
    code = "bad_name"
    status = 400

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence, why=why, longest=LONGEST)


class NameTaken(Refused):
    code = "name_taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} looks like the name of somebody already at this table", name=name)


def tidy(name: str) -> str:
    """The name as it will be shown; raises `BadName` if it cannot be."""
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        raise BadName("broken", "the name is not proper text") from None
    composed = unicodedata.normalize("NFC", name).translate(_VARIATIONS)
    composed = " ".join(part for part in composed.split(" ") if part)
    if not composed:
        raise BadName("empty", "a name has at least one character")
    for character in composed:
        # Controls, formats (bidi, zero width), surrogates, private use, unassigned, separators.
        if character != " " and (
            unicodedata.category(character)[0] in "CZ" or character in _INVISIBLE
        ):
            raise BadName("sign", "the name contains an invisible character")
    if len(composed) > LONGEST:
        raise BadName("long", f"the name has {len(composed)} characters, at most {LONGEST}")
    if all(unicodedata.combining(character) or character == " " for character in composed):
        raise BadName("sign", "the name has no letter of its own")
    if any(
        all(unicodedata.combining(character) for character in composed[at : at + 3])
        for at in range(len(composed) - 2)
    ):
        raise BadName("sign", "the name has too many marks on one letter")
    return composed


def skeleton(name: str) -> str:
    """A name with all characters that look alike replaced by the same one."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(character for character in folded if not unicodedata.combining(character))
    return letters.translate(_ALIKE).replace("rn", "m").replace("vv", "w").replace(" ", "")


def looks_like(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)
