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
        json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("too deep") from None
    return raw


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    known = dict(pairs)
    if len(known) != len(pairs):
        raise ValueError("a key stands there twice")
    for key, value in pairs:
        key.encode("utf-8")  # a lone surrogate is no text
        if isinstance(value, str):
            value.encode("utf-8")
    return known


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number")
