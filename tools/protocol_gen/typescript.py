"""Writes the protocol as TypeScript: readonly types, unions on `type`, exact literals."""

from dataclasses import is_dataclass
from enum import Enum
from functools import lru_cache

import msgspec.inspect as inspected

from tools.protocol_gen.messages import (
    WORDS,
    Field,
    literals,
    members,
    message,
    name_of,
    parts_of,
    words_of,
)
from ubongo.protocol import http, messages
from ubongo.rules.editions import EDITIONS

HEAD = """\
// Made from the server's protocol by tools/protocol_gen/__main__.py; do not edit.

/** The version of these messages, as `welcome` tells it. */
export const PROTOCOL = {protocol};
/** Bytes in a message to the server, at most. */
export const LARGEST_MESSAGE = {largest};
"""

HTTP = (*http.BODIES, messages.Failed)
UNIONS = {
    "LobbyOrder": messages.LobbyOrder,
    "GameOrder": messages.GAME_ORDERS,
    "AnyOrder": messages.ANY_ORDER,
    "FromPage": messages.FROM_PAGE,
    "FromServer": messages.FromServer,
}
# The names of our literals, by their values.
KNOWN = {frozenset(words): name for name, words in literals().items()}


@lru_cache(maxsize=1)
def typescript() -> str:
    views = {edition.name: edition.shows for edition in EDITIONS.values()}
    sent = members(messages.FROM_PAGE) + members(messages.FromServer)
    parts = [HEAD.format(protocol=messages.PROTOCOL, largest=messages.LARGEST_MESSAGE)]
    parts += [_union(name, words) for name, words in literals().items()]
    kinds = parts_of((*views.values(), *sent, *HTTP))
    parts += [_declared(kind) for kind in kinds if name_of(kind) not in ("TableView", "GameSeen")]
    parts.append(_game_seen(views))
    for name, union in UNIONS.items():
        words = tuple(name_of(kind) for kind in members(union))
        parts.append(_union(name, words, quoted=False))
    return "\n".join(parts)


def written(kind: inspected.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspected.StrType():
            return "string"
        case inspected.IntType() | inspected.FloatType():
            return "number"
        case inspected.BoolType():
            return "boolean"
        case inspected.NoneType():
            return "null"
        case inspected.LiteralType():
            return KNOWN[frozenset(str(value) for value in kind.values)]
        case inspected.EnumType():
            return name_of(kind.cls)
        case inspected.StructType() | inspected.DataclassType():
            return name_of(kind.cls)
        case inspected.UnionType():
            # Not in the order of a set of texts, which differs from run to run.
            words = sorted({written(one) for one in kind.types})
            return " | ".join(sorted(words, key="null".__eq__))
        case inspected.VarTupleType():
            item = written(kind.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case inspected.TupleType():
            return f"readonly [{', '.join(written(one) for one in kind.item_types)}]"
        case inspected.DictType():
            return f"Readonly<Record<{written(kind.key_type)}, {written(kind.value_type)}>>"
        case _:
            raise TypeError(f"no TypeScript is known for {kind}")


def _union(name: str, words: tuple[str, ...], quoted: bool = True) -> str:
    lines = "".join(f"\n  | '{word}'" if quoted else f"\n  | {word}" for word in words)
    return f"export type {name} ={lines};\n"


def _declared(kind: type) -> str:
    if issubclass(kind, Enum):
        return _comment(kind.__doc__ or "") + _union(name_of(kind), words_of(kind))
    told = message(kind)
    lines = [f"{_comment(told.note)}export type {name_of(kind)} = {{"]
    if told.tag is not None:
        lines.append(f"  readonly type: '{told.tag}';")
    lines += [line for field in told.fields for line in _field(kind, field)]
    return "\n".join([*lines, "};\n"])


def _field(kind: type, field: Field) -> list[str]:
    type_ = WORDS.get((name_of(kind), field.name)) or written(field.type)
    if field.optional and type_ == "Settings":
        type_ = "Partial<Settings>"
    if kind is messages.Arrange and field.name == "settings":
        type_ = "Partial<Settings>"
    mark = "?" if field.optional else ""
    note = [f"  /** {field.note} */"] if field.note else []
    return [*note, f"  readonly {field.name}{mark}: {type_};"]


def _comment(said: str) -> str:
    if not said:
        return ""
    lines = [line.strip() for line in said.splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def _game_seen(views: dict[str, type]) -> str:
    """The game's view is one of as many as there are editions, told apart by `edition`."""
    told = message(messages.GameSeen)
    lines = [f"{_comment(told.note)}export type GameSeenOf<Edition, Table> = {{"]
    for field in told.fields:
        if field.name in ("edition", "table"):
            note = [f"  /** {field.note} */"] if field.note else []
            lines += [*note, f"  readonly {field.name}: {field.name.title()};"]
        else:
            lines += _field(messages.GameSeen, field)
    lines += ["};", "", "export type GameSeen ="]
    for name, view in views.items():
        assert is_dataclass(view)
        lines.append(f"  | GameSeenOf<'{name}', {name_of(view)}>")
    lines[-1] += ";"
    return "\n".join(lines) + "\n"
