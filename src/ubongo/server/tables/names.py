r"""Names of players: short, visible, and no two at a table that look alike.

>>> tidy("  Ada   Lovelace ")
'Ada Lovelace'
>>> looks_like("Rn", "rn"), looks_like("Ad\N{CYRILLIC SMALL LETTER A}", "Ada")
(True, True)
>>> length("Ada"), length("\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}")  # a family of three
(3, 3)
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

# Joins emoji to one picture, such as a family; invisible anywhere else.
JOINER = "\N{ZERO WIDTH JOINER}"
_SKIN_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))


class BadName(Refused):
    code = "bad_name"
    status = 400

    def __init__(self, why: str, sentence: str, length: int = 0) -> None:
        super().__init__(sentence, why=why, longest=LONGEST, length=length)


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
    for place, character in enumerate(composed):
        # Controls, formats (bidi, zero width), surrogates, private use, unassigned, separators.
        if character != " " and (
            unicodedata.category(character)[0] in "CZ" or is_invisible(character)
        ):
            if character == JOINER and _joins_emoji(composed, place):
                continue
            raise BadName("sign", "the name contains an invisible character")
    characters = length(composed)
    if characters > LONGEST:
        sentence = f"the name has {characters} characters, at most {LONGEST}"
        raise BadName("long", sentence, characters)
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


def length(name: str) -> int:
    """How many characters a name has; of a family of emoji each one counts."""
    return len(name) - name.count(JOINER)


def shortened(name: str, most: int) -> str:
    """The beginning of a name, of so many characters, without half a family of emoji."""
    kept = ""
    for character in name:
        if length(kept + character) > most:
            break
        kept += character
    return kept.rstrip(f"{JOINER} ")


def _joins_emoji(text: str, place: int) -> bool:
    """Whether the joiner at this place stands between two pictures."""
    before = text[:place].rstrip("".join(_SKIN_TONES))[-1:]
    after = text[place + 1 : place + 2]
    return _is_picture(before) and _is_picture(after)


def _is_picture(character: str) -> bool:
    return bool(character) and unicodedata.category(character) == "So"


def looks_like(one: str, other: str) -> bool:
    # Where a font has no picture of a family, its members stand side by side.
    return skeleton(one.replace(JOINER, "")) == skeleton(other.replace(JOINER, ""))
