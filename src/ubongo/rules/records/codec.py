"""A strict decoder: plain data to commands and their parts, by their type hints.

The data are not trusted: they may come from an edited file or from the network. So
every type is exact (`true` is not a number), every field must be there and no other,
numbers and lists have bounds, and every error is a `Misread` that names the place.
Nothing is evaluated, and the depth of a value is bounded by its type.

This decoder is for commands given now. `stored` reads stored data, perhaps of an older
release, and builds on the same parts.

>>> read_command("ChooseField", {"seat": 1, "field": 4})
ChooseField(seat=1, field=4)
>>> read_command("ChooseField", {"seat": 1, "field": True})
Traceback (most recent call last):
    ...
ubongo.misread.Misread: ChooseField, field: true is not a whole number; write one such as 3
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from ubongo.misread import Misread, quoted
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import Piece, piece
from ubongo.puzzles.puzzles import Puzzle, check_playable
from ubongo.rules.commands import COMMANDS, Command

# JavaScript's exact whole numbers: no time or count of a game comes near it.
LARGEST = 2**53 - 1
LONGEST_TEXT = 2_000
LONGEST_LIST = 1_000
# Lists and objects in each other; events come to three.
DEEPEST = 20

# To its end, or to the end of the text where it has none: each character is looked at once.
_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_PAIR = re.compile(r"\[\]|\{\}")
_NO_BRACKET = re.compile(r"[^\[\]{}]+")

Reader = Callable[[object, str], Any]
Value = TypeVar("Value")


def read_command(name: str, data: object) -> Command:
    """The command of this name with these fields."""
    return cast(Command, _STRICT.of(named(COMMANDS, "command", name))(data, name))


def read_value(kind: type[Value], data: object) -> Value:
    """A value of any kind that commands and events are made of."""
    return cast(Value, _STRICT.of(kind)(data, getattr(kind, "__name__", "value")))


def from_json(text: str, thing: str) -> object:
    """Parse JSON text; a doubled key, NaN and infinity are misread."""
    if _is_too_deep(text):
        raise Misread(thing, "", "it is nested too deeply", "no game needs that")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except ValueError as wrong:
        if isinstance(wrong, Misread):
            raise
        cure = "it must be one JSON text"
        raise Misread(thing, "", str(wrong), cure) from None


def _is_too_deep(text: str) -> bool:
    """Whether brackets are nested more than `DEEPEST` deep.

    The limit of `json` depends on the version of Python, and since 3.14 on the thread's stack.
    A record must be valid everywhere or nowhere.
    """
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    brackets = _NO_BRACKET.sub("", _STRING.sub("", text))
    for _ in range(DEEPEST):
        around = _PAIR.sub("", brackets)
        if around == brackets:  # the rest is unbalanced; `json` raises the error
            return around.count("[") + around.count("{") > DEEPEST
        brackets = around
    return bool(brackets)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Misread("JSON", "", "a field is written twice", "write each field once")
    return found


def _no_constant(name: str) -> object:
    raise Misread("JSON", "", f"{name} is not a whole number", "write one such as 3")


Named = TypeVar("Named")


def named(known: Mapping[str, Named], thing: str, name: str) -> Named:
    """The value of this name; a `Misread` if there is none."""
    found = known.get(name)
    if found is None:
        raise Misread(
            thing, "", f"there is no {thing} {quoted(name)}", f"one of {', '.join(known)}"
        )
    return found


class Readers:
    """Readers of values by type hint; each is made once."""

    def __init__(self) -> None:
        self._known: dict[object, Reader] = {
            int: _number,
            bool: _truth,
            str: _text,
            Puzzle: _puzzle,
            Cover: _cover,
            Piece: _piece,
        }

    def of(self, hint: Any) -> Reader:
        reader = self._known.get(hint)
        if reader is None:
            reader = self._known[hint] = self._new(hint)
        return reader

    def words_of(self, kind: type[Enum]) -> Mapping[str, Enum]:
        """The members of an enum by their words."""
        return {member.value: member for member in kind}

    def record_of(self, kind: type) -> Reader | None:
        """The reader of a dataclass: all fields and no other; None for other classes."""
        if not is_dataclass(kind):
            return None
        hints = get_type_hints(kind)
        readers = {field.name: self.of(hints[field.name]) for field in fields(kind)}

        def read(data: object, place: str) -> object:
            found = fields_in(data, readers, place)
            for name in readers:
                if name not in found:
                    raise missing(place, name)
            return kind(
                **{name: reader(found[name], f"{place}.{name}") for name, reader in readers.items()}
            )

        return read

    def _new(self, hint: Any) -> Reader:
        origin = get_origin(hint)
        if origin is tuple:
            inner, *rest = get_args(hint)
            if rest == [...]:
                return _list_of(self.of(inner))
        elif origin in (Union, UnionType):
            inner, *rest = (part for part in get_args(hint) if part is not NoneType)
            if not rest:
                return _or_nothing(self.of(inner))
        elif isinstance(hint, type) and issubclass(hint, Enum):
            return _one_of(hint.__name__.lower(), self.words_of(hint))
        elif isinstance(hint, type) and (reader := self.record_of(hint)) is not None:
            return reader
        raise TypeError(f"no way is known to read {hint}")


def _number(data: object, place: str) -> int:
    if type(data) is not int:
        raise Misread(
            *_parts(place), f"{_description(data)} is not a whole number", "write one such as 3"
        )
    if abs(data) > LARGEST:
        raise Misread(*_parts(place), "the number is too large", f"at most {LARGEST}")
    return data


def _truth(data: object, place: str) -> bool:
    if type(data) is not bool:
        raise Misread(
            *_parts(place), f"{_description(data)} is not true or false", "write one of them"
        )
    return data


def _text(data: object, place: str) -> str:
    if type(data) is not str:
        raise Misread(
            *_parts(place), f"{_description(data)} is not text", "write it between quotes"
        )
    if len(data) > LONGEST_TEXT:
        cure = f"at most {LONGEST_TEXT} characters"
        raise Misread(*_parts(place), f"the text has {len(data)} characters", cure)
    return data


def _puzzle(data: object, place: str) -> Puzzle:
    return _parsed(_playable, _text(data, place), place)


def _playable(text: str) -> Puzzle:
    puzzle = Puzzle.parse(text)
    check_playable(puzzle)
    return puzzle


def _cover(data: object, place: str) -> Cover:
    return _parsed(Cover.parse, _text(data, place), place)


def _piece(data: object, place: str) -> Piece:
    return _parsed(piece, _text(data, place), place)


def _parsed(parse: Callable[[str], Value], text: str, place: str) -> Value:
    try:
        return parse(text)
    except Misread as wrong:
        raise Misread(*_parts(place), f"{wrong.thing}: {wrong.found}", wrong.cure) from None


def _list_of(inner: Reader) -> Reader:
    def read(data: object, place: str) -> tuple[object, ...]:
        if type(data) is not list:
            raise Misread(
                *_parts(place), f"{_description(data)} is not a list", "write it between brackets"
            )
        if len(data) > LONGEST_LIST:
            cure = f"at most {LONGEST_LIST}"
            raise Misread(*_parts(place), f"the list has {len(data)} items", cure)
        return tuple([inner(item, f"{place}[{number}]") for number, item in enumerate(data)])

    return read


def _or_nothing(inner: Reader) -> Reader:
    return lambda data, place: None if data is None else inner(data, place)


def _one_of(thing: str, words: Mapping[str, Enum]) -> Reader:
    known = ", ".join(words)
    article = "an" if thing[0] in "aeiou" else "a"

    def read(data: object, place: str) -> Enum:
        found = words.get(data) if type(data) is str else None
        if found is None:
            wrong = f"{_description(data)} is not {article} {thing}"
            raise Misread(*_parts(place), wrong, f"one of {known}")
        return found

    return read


def fields_in(data: object, known: Iterable[str], place: str) -> dict[str, object]:
    """The fields of a record; a `Misread` if one of them is unknown."""
    if type(data) is not dict:
        cure = f"write the fields {', '.join(known)}"
        raise Misread(*_parts(place), f"{_description(data)} has no fields", cure)
    for name in data:
        if name not in known:
            cure = f"the fields are {', '.join(known)}"
            raise Misread(*_parts(place), f"there is no field {quoted(str(name))}", cure)
    return data


def missing(place: str, name: str) -> Misread:
    return Misread(*_parts(place), f"the field {name} is missing", "write all fields")


def _parts(place: str) -> tuple[str, str]:
    """A place such as `RoundStarted.deals[2].puzzle`, as a thing and where in it."""
    thing, _, where = place.partition(".")
    return thing, where


def _description(data: object) -> str:
    """A short description of any data, for an error message."""
    if data is None:
        return "null"
    if isinstance(data, bool):
        return "true" if data else "false"
    if isinstance(data, list):
        return "a list"
    if isinstance(data, dict):
        return "a record"
    if isinstance(data, int) and abs(data) > LARGEST:
        return "a huge number"
    return quoted(data) if isinstance(data, str) else quoted(repr(data)).strip("'")


_STRICT = Readers()
