"""Strict JSON: refuses texts that parsers read differently.

That is: equal keys, NaN, lone surrogates, and very deep nesting.

>>> checked('{"a": 1}')
b'{"a": 1}'
>>> checked('{"a": 1, "a": 2}')
Traceback (most recent call last):
ValueError: a key occurs twice
"""

import json


def checked(text: str) -> bytes:
    """The bytes of a text; raises `ValueError` if it is not strict JSON."""
    raw = text.encode("utf-8")
    try:
        # After encoding succeeded, a lone surrogate can only be an escape with a backslash.
        (_no_surrogates if "\\" in text else _plain)(text)
    except RecursionError:
        raise ValueError("too deep") from None
    return raw


def _no_equal_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    known = dict(pairs)
    if len(known) != len(pairs):
        raise ValueError("a key occurs twice")
    return known


def _no_lone_surrogates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    for key, value in pairs:
        key.encode("utf-8")  # fails for a lone surrogate
        if isinstance(value, str):
            value.encode("utf-8")
    return _no_equal_keys(pairs)


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not a number")


# Made once: making a decoder takes longer than decoding a message.
_plain = json.JSONDecoder(object_pairs_hook=_no_equal_keys, parse_constant=_no_constant).decode
_no_surrogates = json.JSONDecoder(
    object_pairs_hook=_no_lone_surrogates, parse_constant=_no_constant
).decode
