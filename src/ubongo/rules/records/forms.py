"""Forms: the names of classes, fields and enum members in stored data.

A `Form` names a class and its fields in a file, a `Choice` the members of an enum. Both are
written out by hand, so that classes, fields and members can be renamed in the code without
changing a stored byte, and so that a new field must define its value in older data.

>>> from dataclasses import dataclass
>>> @dataclass
... class Turn:
...     hand: int
...     is_last: bool
>>> forms = Forms((Form("Turn", Turn, "seat=hand last=is_last", {"last": False}),))
>>> forms.write(Turn(2, True))
{'seat': 2, 'last': True}
>>> later = Form("Turn", Turn, "seat=hand last=is_last", later={"last": False})
>>> Forms((later,)).write(Turn(2, False))
{'seat': 2}
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeAlias

from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None
Writer: TypeAlias = Callable[[Any], Plain]

# Types that are plain data already.
ATOMS = frozenset({bool, int, str, type(None)})


class Form:
    """The stored form of a class: its name, its fields in order, and the values of missing fields.

    `names` lists the fields as they are written; `seat=hand` is written as `seat` and is called
    `hand` in the code. `missing` has the plain value of each field that data of an older release
    may lack. It is not the default of the class, which is for new games and may change.
    `later` has those that are left out when they say no more than their absence, so that a game
    of an older version of the rules is written on as it was begun.
    """

    __slots__ = ("fields", "kind", "later", "missing", "name")

    def __init__(
        self,
        name: str,
        kind: type,
        names: str,
        missing: Mapping[str, Plain] | None = None,
        later: Mapping[str, Plain] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        # As written, and as the code calls it.
        self.fields: tuple[tuple[str, str], ...] = tuple(
            (written, called or written)
            for written, _, called in (word.partition("=") for word in names.split())
        )
        self.later = dict(later or {})
        self.missing = {**(missing or {}), **self.later}
        strangers = self.missing.keys() - {written for written, _ in self.fields}
        if strangers:
            raise TypeError(f"{name} has no field {', '.join(sorted(strangers))}")


class Choice:
    """The stored words of the members of an enum."""

    __slots__ = ("kind", "name", "words")

    def __init__(self, name: str, kind: type[Enum], words: Mapping[str, Enum]) -> None:
        self.name = name
        self.kind = kind
        self.words = dict(words)
        left_out = set(kind) - set(self.words.values())
        if left_out:
            raise TypeError(f"{name} has no word for {', '.join(sorted(map(str, left_out)))}")

    def word(self, member: Enum) -> str:
        """The word of a member."""
        return next(word for word, one in self.words.items() if one is member)


class Forms:
    """A table of forms and choices, by which values become plain data."""

    def __init__(self, forms: Iterable[Form], choices: Iterable[Choice] = ()) -> None:
        self.forms = tuple(forms)
        self.choices = tuple(choices)
        self._writers: dict[type, Writer] = {
            tuple: self._listed,
            list: self._listed,
            dict: self._keyed,
            Puzzle: Puzzle.text,
            Cover: Cover.text,
            Piece: _id_of,
        }
        self._writers |= {form.kind: self.writer_by(form) for form in self.forms}
        self._writers |= {choice.kind: _word_of(choice) for choice in self.choices}

    def write(self, value: object) -> Plain:
        """The value as plain data; a `TypeError` if there is no form for it."""
        kind = type(value)
        if kind in ATOMS:
            return value  # type: ignore[return-value]  # an atom is plain
        writer = self._writers.get(kind)
        if writer is None:
            writer = self._writers[kind] = self.writer_of(kind)
        return writer(value)

    def writer_of(self, kind: type) -> Writer:
        """The writer of a class that is not in the table."""
        raise TypeError(f"nobody wrote down how {kind.__name__} is written")

    def writer_by(self, form: Form) -> Writer:
        """The writer of a class that has this form."""
        pairs, plain, later = form.fields, self.write, form.later

        def write(value: object) -> dict[str, Plain]:
            return {
                written: part
                if type(part := getattr(value, called)) in ATOMS
                else plain(part)
                for written, called in pairs
            }  # fmt: skip

        def write_if_told(value: object) -> Plain:
            data = write(value)
            for written, absent in later.items():
                if data[written] == absent:
                    del data[written]
            return data

        return write_if_told if later else write

    def _listed(self, value: Iterable[object]) -> Plain:
        plain = self.write
        return [plain(item) for item in value]

    def _keyed(self, value: Mapping[object, object]) -> Plain:
        plain = self.write
        return {str(plain(key)): plain(item) for key, item in value.items()}


def _id_of(piece: Piece) -> str:
    return piece.id


def _word_of(choice: Choice) -> Writer:
    # By name: in Python 3.11 to hash a member takes longer than all the rest of this.
    words = {member._name_: word for word, member in choice.words.items()}
    return lambda member: words[member._name_]


def check_whole(forms: Iterable[Form]) -> None:
    """Check that the forms list every field of their classes; a missing one would be lost."""
    for form in forms:
        kind = form.kind
        names = (
            [field.name for field in fields(kind)]
            if is_dataclass(kind)
            else list(kind.__struct_fields__)  # type: ignore[attr-defined]  # msgspec's structs
        )
        called = [called for _, called in form.fields]
        if sorted(called) != sorted(names):
            lacking = ", ".join(sorted(set(names) ^ set(called))) or "a field twice"
            raise TypeError(
                f"{form.name} is not written as {kind.__name__} is: {lacking}. Whoever changes "
                "what is stored reads 'You change what is stored' in CONTRIBUTING.md."
            )
