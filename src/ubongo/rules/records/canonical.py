r"""The canonical form of every value of a game as plain data, to be shown or compared.

Plain data are the types of JSON: null, booleans, whole numbers, strings, lists, and
dictionaries with strings for keys. Puzzles, covers, shapes and pieces become the text
that `parse` reads back. Nothing depends on the order of a set or on the process, so that
equal games give equal bytes on all machines. The field names are those of the code;
stored data have names that never change (`stored_names`, `fingerprint`).

>>> from ubongo.puzzles.puzzles import Puzzle
>>> canonical_data((Puzzle.parse("###/### + O4 I2"), b"\x0f", {2: True}))
['###/### + I2 O4', '0f', {'2': True}]
"""

import json
from dataclasses import fields, is_dataclass
from enum import Enum

from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.editions.edition import Edition
from ubongo.rules.records.forms import Plain
from ubongo.shapes import Shape


def canonical_data(value: object) -> Plain:
    """The plain form of a value of the game; a `TypeError` if it has none."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Enum):
        return canonical_data(value.value)
    if isinstance(value, tuple | list):
        return [canonical_data(item) for item in value]
    if isinstance(value, Puzzle | Cover | Shape):
        return value.text()
    if isinstance(value, Piece):
        return value.id
    if isinstance(value, Edition):
        return value.name
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {_key(key): canonical_data(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted((canonical_data(item) for item in value), key=compact)
    if is_dataclass(value):
        return {name: canonical_data(getattr(value, name)) for name in _names(type(value))}
    raise TypeError(f"{type(value).__name__} has no plain form")


def compact(data: Plain) -> str:
    """Plain data as one line of JSON: sorted keys, no blanks, ASCII."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _key(key: object) -> str:
    found = key.value if isinstance(key, Enum) else key
    if not isinstance(found, str | int):
        raise TypeError(f"{type(key).__name__} cannot be a key of plain data")
    return str(found)


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(field.name for field in fields(kind))
    return names
