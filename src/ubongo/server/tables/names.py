r"""Names of players: short, visible, and no two at a table that look alike.

>>> tidy("  Ada   Lovelace ")
'Ada Lovelace'
>>> looks_like("Rn", "rn"), looks_like("Ad\N{CYRILLIC SMALL LETTER A}", "Ada")
(True, True)
"""

import unicodedata

from ubongo.rules.refusals import Refused
from ubongo.server.lookalikes import is_blocked, skeleton

LONGEST = 20

# Characters that are drawn as nothing: Unicode's Default_Ignorable_Code_Point, and an empty
# pattern of dots. Some count as letters or marks, and would make a perfect twin of a name.
_INVISIBLE = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800)),
    *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
# Variation selectors choose how a character is drawn; a name looks the same without them.
_VARIATIONS = dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])


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
            unicodedata.category(character)[0] in "CZ" or is_invisible(character)
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
    if is_blocked(composed):
        raise BadName("blocked", "nobody may have this name here")
    return composed


def is_invisible(character: str) -> bool:
    number = ord(character)
    return any(first <= number <= last for first, last in _INVISIBLE)


def looks_like(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)
