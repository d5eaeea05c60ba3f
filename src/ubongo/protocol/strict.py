"""JSON that can be read in one way only.

Two equal keys, NaN, half a sign of four bytes, a tower of brackets: readers differ on what they
mean, so they mean nothing here.

>>> checked('{"a": 1}')
b'{"a": 1}'
>>> checked('{"a": 1, "a": 2}')
Traceback (most recent call last):
ValueError: a key stands there twice
"""

import json


def checked(text: str) -> bytes:
    """The bytes of a text that is strict JSON, or `ValueError`."""
    raw = text.encode("utf-8")
    try:
        # Half a sign can only hide behind a backslash, once the text has become bytes.
        (_whole_signs if "\\" in text else _plain)(text)
    except RecursionError:
        raise ValueError("too deep") from None
    return raw


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    known = dict(pairs)
    if len(known) != len(pairs):
        raise ValueError("a key stands there twice")
    return known


def _no_halves(pairs: list[tuple[str, object]]) -> dict[str, object]:
    for key, value in pairs:
        key.encode("utf-8")  # a lone surrogate is no text
        if isinstance(value, str):
            value.encode("utf-8")
    return _no_twins(pairs)


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number")


# Made once: to make one takes longer than to read a message with it.
_plain = json.JSONDecoder(object_pairs_hook=_no_twins, parse_constant=_no_constant).decode
_whole_signs = json.JSONDecoder(object_pairs_hook=_no_halves, parse_constant=_no_constant).decode
