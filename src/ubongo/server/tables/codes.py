"""Codes of tables: six characters that a player can say aloud and type.

>>> entered_code(" 3a7-fgh ")
'3A7FGH'
"""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from secrets import token_bytes

# Without 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: no two of these sound or look alike.
CODE_LETTERS = "34679ACDEFGHJKMNPQRTWXY"
CODE_LENGTH = 6


def drawn_code(random_bytes: Callable[[int], bytes]) -> str:
    """A code at random; if another table has it, storage refuses it and another is drawn."""
    # 16 bytes for 28 bits of code: every letter is practically as likely as any other.
    left = int.from_bytes(random_bytes(16), "big")
    code = ""
    for _ in range(CODE_LENGTH):
        left, letter = divmod(left, len(CODE_LETTERS))
        code += CODE_LETTERS[letter]
    return code


def drawn_id(random_bytes: Callable[[int], bytes] = token_bytes) -> str:
    """An id for a table, which nobody can guess."""
    return urlsafe_b64encode(random_bytes(12)).decode()


def entered_code(text: str) -> str:
    """A code as somebody typed it, in the form in which it is stored."""
    return text.upper().replace(" ", "").replace("-", "")
