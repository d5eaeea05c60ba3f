r"""Names people give themselves: short, visible, and never two that look alike.

>>> tidy("  Ada   Lovelace ")
'Ada Lovelace'
>>> looks_like("Rn", "rn"), looks_like("Ad\N{CYRILLIC SMALL LETTER A}", "Ada")
(True, True)
"""

import unicodedata

from ubongo.rules.refusals import Refused

LONGEST = 20

# Signs that count as letters or marks and show nothing at all.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
# Says whether a sign is drawn in colour; a name looks the same without it.
_VARIATIONS = str.maketrans("", "", "".join(map(chr, range(0xFE00, 0xFE10))))

# Letters of other scripts that pass for Latin ones, and signs that pass for letters.
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
    """The name as it will be shown, or the reason why not."""
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        raise BadName("broken", "the name is not proper text") from None
    composed = unicodedata.normalize("NFC", name).translate(_VARIATIONS)
    composed = " ".join(part for part in composed.split(" ") if part)
    if not composed:
        raise BadName("empty", "a name has at least one character")
    for sign in composed:
        # Controls, formats (bidi, zero width), surrogates, private use, unassigned, separators.
        if sign != " " and (unicodedata.category(sign)[0] in "CZ" or sign in _UNSEEN):
            raise BadName("sign", "the name contains an invisible character")
    if len(composed) > LONGEST:
        raise BadName("long", f"the name has {len(composed)} signs, at most {LONGEST}")
    if all(unicodedata.combining(sign) or sign == " " for sign in composed):
        raise BadName("sign", "the name has no letter of its own")
    if any(
        all(unicodedata.combining(sign) for sign in composed[at : at + 3])
        for at in range(len(composed) - 2)
    ):
        raise BadName("sign", "the name has too many marks on one letter")
    return composed


def skeleton(name: str) -> str:
    """What is left of a name when everything that looks alike is made the same."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(sign for sign in folded if not unicodedata.combining(sign))
    return letters.translate(_ALIKE).replace("rn", "m").replace("vv", "w").replace(" ", "")


def looks_like(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)
