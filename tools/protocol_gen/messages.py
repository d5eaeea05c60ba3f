"""Describes the protocol by inspection: messages, their fields, docstrings and comments."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from textwrap import dedent
from typing import Any, get_args

import msgspec.inspect as inspected

from ubongo.match.bots.strength import STRENGTHS
from ubongo.match.levels import Grade
from ubongo.match.quick_words import QUICK_WORDS
from ubongo.protocol import from_wire, http, messages
from ubongo.rules import refusals
from ubongo.rules.editions import EDITIONS
from ubongo.rules.records.stored_names import EVENTS
from ubongo.server import worker_process
from ubongo.server.features import spoilers
from ubongo.server.features.daily import calendar
from ubongo.server.features.daily import routes as daily
from ubongo.server.features.events import routes as events
from ubongo.server.features.lookup import requests
from ubongo.server.features.printing import routes as printing
from ubongo.server.features.replays import frames
from ubongo.server.features.replays import routes as replays
from ubongo.server.features.tables import routes as tables
from ubongo.server.features.train import offline_run
from ubongo.server.features.train import routes as train
from ubongo.server.http import refusals as http_refusals
from ubongo.server.runtime import registry
from ubongo.server.tables import lobby, names, opening
from ubongo.server.tables.fair import fair_handler, fair_lobby, known_levels
from ubongo.tournament import refusals as event_refusals

# The modules that define the refusals a page can receive.
_REFUSING = (
    *(refusals, registry, lobby, names, opening, from_wire),
    *(tables, events, spoilers, requests, calendar, daily, frames, replays, printing),
    *(train, offline_run),
    *(fair_handler, fair_lobby, known_levels),
    *(worker_process, event_refusals),
)

# Lobby events that are not named like an order.
_LOBBY_NEWS = (
    *("table_opened", "new_host", "new_code", "seat_freed", "table_closed"),
    *("warmed_up", "level_learned"),
)

Literal = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    type: inspected.Type
    # May be left out when it is sent to the server, or is left out by it.
    optional: bool
    note: str


@dataclass(frozen=True, slots=True)
class Message:
    """A struct, a dataclass or a part of one of them; `tag` is its `type` on the wire."""

    name: str
    tag: str | None
    note: str
    fields: tuple[Field, ...]


# Names in the protocol of classes that are called otherwise in Python, because a class of the
# rules has that name.
NAMES = {"SolvedBoard": "Solve", "RefusedOrder": "Refused"}


def name_of(kind: type) -> str:
    """The name of a message, a part or a view in the protocol."""
    return NAMES.get(kind.__name__, kind.__name__)


def members(union: object) -> tuple[type, ...]:
    """The classes of a union, or of a tuple of them."""
    return union if isinstance(union, tuple) else get_args(union)


def names_of(union: object) -> Literal:
    return tuple(messages.snake(kind.__name__) for kind in members(union))


def literals() -> dict[str, Literal]:
    """Words that only so many values are sent for, under the name of their type."""
    return {
        "PieceId": get_args(messages.PieceId),
        "Strength": tuple(STRENGTHS),
        "QuickWord": QUICK_WORDS,
        "EditionName": tuple(EDITIONS),
        "GameOrderName": names_of(messages.GAME_ORDERS),
        "LobbyOrderName": names_of(messages.LobbyOrder),
        "EventOrderName": names_of(messages.EventOrder),
        "EventPhase": get_args(messages.EventPhase),
        "EventBoards": get_args(messages.EventBoards),
        "Grade": get_args(Grade),
        "What": (*(messages.snake(name) for name in EVENTS), *_lobby_news()),
        "RefusalCode": tuple(sorted({kind.code for kind in _refusals()})),
        "CloseCode": get_args(messages.CloseCode),
        "LevelFound": get_args(messages.LevelFound),
        "OptionName": get_args(http.editions.OptionName),
        "HintKind": get_args(http.lookup.HintKind),
        "DailyLevel": get_args(http.daily.DailyLevel),
        "ReplayNote": get_args(http.replays.ReplayNote),
    }


def _lobby_news() -> Iterator[str]:
    yield from _LOBBY_NEWS
    yield from names_of(messages.LobbyOrder)
    yield "leave"


# Fields that are text in Python, but only take the words of a type.
WORDS = {
    ("GameSeen", "edition"): "EditionName",
    ("LobbySeen", "edition"): "EditionName",
    ("TableListed", "edition"): "EditionName",
    ("Arrange", "edition"): "EditionName",
    ("OpenTable", "edition"): "EditionName",
    ("GameSeen", "may"): "readonly GameOrderName[]",
    ("LobbySeen", "may"): "readonly (LobbyOrderName | 'leave')[]",
    ("EventYou", "may"): "readonly EventOrderName[]",
    ("EventPlan", "edition"): "EditionName",
    ("EventPlan", "bots"): "Strength | ''",
    ("EventSeatSeen", "bot"): "Strength | ''",
    ("Notice", "what"): "What",
    ("Refused", "code"): "RefusalCode | CloseCode",
    ("Closed", "code"): "CloseCode",
    ("SeatBot", "strength"): "Strength",
    ("OpenTable", "bots"): "readonly Strength[]",
    ("PlaceSeen", "bot"): "Strength | ''",
    ("Player", "bot"): "Strength | ''",
    ("PuzzleAsked", "pieces"): "readonly PieceId[]",
    ("AskSolutions", "pieces"): "readonly PieceId[]",
    ("AskHint", "pieces"): "readonly PieceId[]",
    ("ReplayFrame", "game"): "Partial<GameSeen>",
    ("ReplayFrame", "seats"): "Readonly<Record<string, Partial<SeatSeen>>>",
    ("EditionFacts", "name"): "EditionName",
    ("EditionGames", "edition"): "EditionName",
    ("RatingSeen", "edition"): "EditionName",
}


def _refusals() -> Iterator[type[refusals.Refused]]:
    yield http_refusals.StoreUnavailable
    yield http_refusals.TurnedAway
    yield http_refusals.TooManyEvents
    for module in _REFUSING:
        for kind in vars(module).values():
            if not (isinstance(kind, type) and issubclass(kind, refusals.Refused)):
                continue
            if kind is not refusals.Refused:
                yield kind


def parts_of(kinds: tuple[type, ...]) -> list[type]:
    """Everything with fields that these messages are made of, the smallest first."""
    found: dict[type, None] = {}

    def look(kind: inspected.Type) -> None:
        match kind:
            case inspected.StructType() | inspected.DataclassType():
                for field in kind.fields:
                    look(field.type)
                found[kind.cls] = None
            case inspected.UnionType():
                for one in kind.types:
                    look(one)
            case inspected.VarTupleType():
                look(kind.item_type)
            case inspected.TupleType():
                for one in kind.item_types:
                    look(one)
            case inspected.EnumType():
                found[kind.cls] = None
            case _:
                pass

    for kind in kinds:
        look(inspected.type_info(kind))
    return list(found)


def message(kind: type) -> Message:
    info: Any = inspected.type_info(kind)
    config = getattr(kind, "__struct_config__", None)
    is_asked = issubclass(kind, messages.ClientMessage) or bool(
        config and config.forbid_unknown_fields
    )
    leaves_out = is_asked or bool(config and config.omit_defaults)
    notes = _notes(kind)
    fields = tuple(
        Field(one.name, one.type, leaves_out and not one.required, notes.get(one.name, ""))
        for one in info.fields
    )
    return Message(name_of(kind), getattr(info, "tag", None), _note(kind), fields)


def words_of(kind: type[Enum]) -> Literal:
    return tuple(str(one.value) for one in kind)


def _note(kind: type) -> str:
    """The docstring, if somebody wrote one."""
    said = kind.__dict__.get("__doc__") or ""
    if said.startswith(f"{kind.__name__}("):
        return ""
    # Without the examples: they are Python.
    return dedent(said).partition(">>>")[0].strip()


def _notes(kind: type) -> dict[str, str]:
    """The comments above the fields, also of the classes above."""
    notes: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        # A class without fields of its own may be derived, and then has no source.
        if base.__module__.startswith("ubongo.") and inspect.get_annotations(base):
            source = dedent(inspect.getsource(base))
            lines = source.splitlines()
            (body,) = ast.parse(source).body
            assert isinstance(body, ast.ClassDef)
            for node in body.body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    notes[node.target.id] = _above(lines, node.lineno - 1)
    return notes


def _above(lines: list[str], place: int) -> str:
    said: list[str] = []
    while place and lines[place - 1].strip().startswith("# "):
        place -= 1
        said.insert(0, lines[place].strip().removeprefix("# "))
    return " ".join(said)
