"""Imports go one way: from `shapes` up to the server, and from tests to tools to the package.

The layers are drawn in docs/architecture.md.
Every import counts: at the top, inside a function, under `TYPE_CHECKING`, absolute or relative.
The layers up to the rules, and the tables of the server, must not read a clock, roll dice, open
files or use a network either.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import do

SOURCES = do.ROOT / "src"

# Small modules that know nothing of the game; every layer may use them.
LEAVES = ("data", "drawing", "languages", "misread", "terminal", "version")

# What each part of the package may import, beside itself.  A part is named by the beginning of its
# modules' names, and a module belongs to the longest one that fits.  A name that is not a part,
# such as `rules.editions.edition`, lets in this module (or this class) and nothing else of its
# part.
PUZZLES = (*LEAVES, "shapes", "puzzles", "boards")
RULES = ("rules", "rules.editions", "rules.referee", "rules.records")
PROTOCOL = ("protocol", "protocol.http")
BELOW_THE_SERVER = (*PUZZLES, *RULES, "match", "tournament", *PROTOCOL)

ALLOWED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(LEAVES, LEAVES),
    "shapes": LEAVES,
    "puzzles": (*LEAVES, "shapes"),
    "boards": (*LEAVES, "shapes", "puzzles"),
    "printing": PUZZLES,
    # The engine knows what an edition is and asks for one by name; it does not know any of them.
    "rules": (*PUZZLES, "rules.editions.edition", "rules.editions.edition_named"),
    "rules.editions": (*PUZZLES, "rules"),
    # The referee shares no rule with the editions; it reads the state that they have changed.
    "rules.referee": (
        *(*PUZZLES, "rules"),
        *("rules.editions.classic.GemTable", "rules.editions.solo.SoloTable"),
        *("rules.editions.edition_2015.BagTable", "rules.editions.edition_2024.TrackTable"),
    ),
    "rules.records": (*PUZZLES, "rules", "rules.editions", "rules.referee"),
    "match": (*PUZZLES, *RULES),
    # Events: who sits where, and points; no game is played here.
    "tournament": (*PUZZLES, *RULES, "match"),
    # Bots against each other, and environments for learning; nothing else needs them.
    "arena": (*PUZZLES, *RULES, "match"),
    "rl": (*PUZZLES, *RULES, "match"),
    "protocol": (*PUZZLES, *RULES, "match"),
    "protocol.http": (*PUZZLES, *RULES, "match", "protocol"),
    "client": (*PUZZLES, *RULES, "match", *PROTOCOL),
    "server": (),
}

# Inside the server each part may import those before it.
SERVER: tuple[str, ...] = (
    *("server.config", "server.rate_limit", "server.fair_queue", "server.worker_process"),
    *("server.open_files", "server.log_lines", "server.lookalikes", "server.limit_hits"),
    "server.operator_state",
    *("server.storage", "server.tables", "server.events", "server.runtime"),
    *("server.http", "server.websocket"),
    "server.listening",
)
ALLOWED |= {part: (*BELOW_THE_SERVER, *SERVER[:number]) for number, part in enumerate(SERVER)}
# Storage keeps bytes and columns: it knows neither the rules nor the messages.
ALLOWED["server.storage"] = (*LEAVES, *SERVER[:9])
# A table makes entries for the log and a summary for others, and knows nothing else of storage.
ALLOWED["server.tables"] = (
    *(*BELOW_THE_SERVER, *SERVER[:9]),
    *("server.storage.entry", "server.storage.summary"),
)
# So does an event, whose people sit at tables.
ALLOWED["server.events"] = (*ALLOWED["server.tables"], "server.tables")

# Features stand side by side; only these imports lead from one to another.
BETWEEN_FEATURES = {
    "server.features.daily": (),
    "server.features.docs": (),
    "server.features.editions": (),
    "server.features.events": (),
    "server.features.guests": (),
    "server.features.links": ("server.features.daily.calendar",),
    "server.features.lookup": ("server.features.spoilers",),
    "server.features.printing": ("server.features.spoilers", "printing"),
    "server.features.replays": (),
    "server.features.spoilers": ("server.features.daily",),
    "server.features.statistics": ("server.features.daily.calendar",),
    "server.features.tables": (),
    "server.features.train": (),
}
ALLOWED |= {part: (*BELOW_THE_SERVER, *SERVER, *more) for part, more in BETWEEN_FEATURES.items()}
# The list of all features, then what puts the server together.
SERVER = (*SERVER, *BETWEEN_FEATURES)
for _part in (
    *("server.features", "server.app", "server.metrics", "server.ports", "server.background"),
    *("server.admin", "server.main"),
):
    ALLOWED[_part] = (*BELOW_THE_SERVER, *SERVER)
    SERVER = (*SERVER, _part)

# The front of the library; only the names that `import ubongo` offers lead there.
ALLOWED["library"] = (*PUZZLES, *RULES, "match")

# The command line, and the names that `import ubongo` offers.
ALLOWED |= dict.fromkeys(("", "__main__", "cli"), (*ALLOWED, "", "cli"))

# Parts that only hold other parts, and the modules that lie in them directly.
LISTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "": ((),),
    "server": (("server",),),
    "server.features": (("server", "features"), ("server", "features", "registry")),
}

# Up to the rules there is only the standard library, and of that nothing that brings in the time,
# chance or the outside.
PURE = (*PUZZLES, *RULES, "tournament")
IMPURE = frozenset({"asyncio", "http", "secrets", "socket", "subprocess", "urllib", "uuid"})
IMPURE |= {"datetime", "sqlite3", "time"}
# A table knows no sockets, files or clocks: the time and every message are arguments.
IMPURE_AT_A_TABLE = IMPURE - {"secrets"} | {"aiohttp", "os", "pathlib", "random", "threading"}

# What each folder of the repository may import of the others.
FOLDERS: dict[str, tuple[str, ...]] = {
    "ubongo": (),
    "examples": ("ubongo",),
    "tools": ("do", "ubongo"),
    "benchmarks": ("do", "tools", "ubongo"),
    "tests": ("benchmarks", "do", "examples", "hatch_build", "tools", "ubongo"),
}
REPOSITORY = {*FOLDERS, "do", "hatch_build"}


def lies_in(name: str, part: str) -> bool:
    """Whether a dotted name is this part or something inside it."""
    return name == part or name.startswith(f"{part}.")


def part_of(name: str) -> str:
    """The part of the package that has this name; the package itself if none has."""
    return max((part for part in ALLOWED if lies_in(name, part)), key=len, default="")


def may_import(part: str, name: str) -> bool:
    """Whether a part may import this name, both without `ubongo.` before them."""
    target = part_of(name)
    if target == part or target in ALLOWED[part]:
        return True
    return any(lies_in(name, one) for one in ALLOWED[part] if one not in ALLOWED)


def imports(tree: ast.Module, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The line and full name of everything that is imported.

    `from a import b` counts as `a.b`, since only the file system knows if that is a module.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=module, names=names, level=level):
                base = package[: len(package) - level + 1] if level else ()
                if level > len(package):
                    base = ("beyond the package",)
                for alias in names:
                    yield node.lineno, ".".join((*base, *filter(None, [module]), alias.name))
            case ast.Call(
                func=ast.Attribute(attr="import_module")
                | ast.Name(id="import_module" | "__import__"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def dice(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Uses of the module `random` other than its class `Random`, which callers pass in."""
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "random"
    }
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="random", names=taken, level=0):
                for alias in taken:
                    if alias.name != "Random":
                        yield node.lineno, alias.name
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in names:
                if attribute != "Random":
                    yield node.lineno, attribute
            case ast.Call(
                func=ast.Name(id="Random") | ast.Attribute(attr="Random"), args=[], keywords=[]
            ):
                yield node.lineno, "Random() without a seed"


def faults(source: str, path: str) -> list[str]:
    """What is wrong with the imports of one file, given by its path in the repository or `src`."""
    module = Path(path).with_suffix("").parts
    package = module[:-1]
    if module[-1] == "__init__":
        module = package
    tree = ast.parse(source, path)
    if module[0] != "ubongo":
        return [
            f"{path}:{line}: {module[0]} must not import {name}"
            for line, name in imports(tree, package)
            if (top := name.partition(".")[0]) in REPOSITORY
            and top not in (module[0], *FOLDERS[module[0]])
        ]
    part = part_of(".".join(module[1:]))
    # Whatever lies beside the parts, and not in one, has not been thought of.
    if part in LISTS and module[1:] not in LISTS[part]:
        return [f"{path} has no place among the layers; give it one in tests/test_layers.py"]
    found = []
    for line, name in imports(tree, package):
        top, _, rest = name.partition(".")
        if top == "ubongo":
            wrong = not may_import(part, rest)
        elif part in PURE:
            wrong = top in IMPURE or top not in sys.stdlib_module_names
        else:
            is_at_a_table = part in ("server.tables", "server.events")
            wrong = top in REPOSITORY or (is_at_a_table and top in IMPURE_AT_A_TABLE)
        if wrong:
            found.append(f"{path}:{line}: {part} must not import {name}")
    if part in PURE:
        found += [f"{path}:{line}: {part} must not use random: {name}" for line, name in dice(tree)]
    return found


def files() -> dict[str, Path]:
    """Every Python file that is checked, by the path that `faults` is given."""
    found = {
        path.relative_to(SOURCES).as_posix(): path for path in (SOURCES / "ubongo").rglob("*.py")
    }
    for folder in FOLDERS.keys() - {"ubongo"}:
        for path in (do.ROOT / folder).rglob("*.py"):
            found[path.relative_to(do.ROOT).as_posix()] = path
    return dict(sorted(found.items()))


def test_there_is_something_to_look_at() -> None:
    assert {"ubongo/shapes.py", "tools/soak.py", "tests/test_layers.py"} <= files().keys()


def test_every_part_exists() -> None:
    """A part that was renamed or removed must not leave a rule that holds for nothing."""
    package = SOURCES / "ubongo"
    missing = [
        part
        for part in ALLOWED
        if part and not (package / part.replace(".", "/")).is_dir()
        if not (package / f"{part.replace('.', '/')}.py").is_file()
    ]

    assert missing == []


@pytest.mark.parametrize("path", files())
def test_imports_follow_the_layers(path: str) -> None:
    assert faults(files()[path].read_text(encoding="utf-8"), path) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("ubongo/shapes.py", "import ubongo.puzzles"),
        ("ubongo/shapes.py", "from ubongo import puzzles"),
        ("ubongo/shapes.py", "from ubongo.puzzles.solver import solve"),
        ("ubongo/shapes.py", "from . import puzzles"),
        ("ubongo/shapes.py", "from .puzzles.solver import solve"),
        ("ubongo/shapes.py", "from ubongo import solve"),
        ("ubongo/shapes.py", "import ubongo"),
        ("ubongo/shapes.py", "from ubongo import *"),
        ("ubongo/terminal.py", "from ubongo.shapes import Shape"),
        ("ubongo/puzzles/__init__.py", "from ..boards import Board"),
        ("ubongo/puzzles/solver.py", "from .. import boards"),
        ("ubongo/puzzles/solver.py", "from ... import boards"),
        ("ubongo/puzzles/solver.py", "def late():\n    from ubongo.boards import Board"),
        ("ubongo/puzzles/solver.py", "import ubongo.shapes, ubongo.match as later"),
        (
            "ubongo/boards/board.py",
            "import typing\nif typing.TYPE_CHECKING:\n    from ubongo.rules import Game",
        ),
        ("ubongo/boards/board.py", "from ubongo.printing import svg"),
        ("ubongo/rules/editions/bare.py", "from ...match.seating import Seat"),
        (
            "ubongo/rules/engine.py",
            "from importlib import import_module\nimport_module('ubongo.cli')",
        ),
        ("ubongo/rules/engine.py", "__import__('ubongo.match')"),
        ("ubongo/printing/svg.py", "from ubongo.rules import Game"),
        ("ubongo/match/match.py", "from ubongo.server import app"),
        ("ubongo/match/match.py", "from ubongo.printing import sheets"),
        ("ubongo/server/app.py", "from ubongo.cli import main"),
        ("ubongo/rules/engine.py", "import time"),
        ("ubongo/rules/engine.py", "from time import monotonic"),
        ("ubongo/rules/engine.py", "import datetime as when"),
        ("ubongo/boards/box.py", "import urllib.request"),
        ("ubongo/boards/box.py", "import secrets"),
        ("ubongo/puzzles/solver.py", "import numpy"),
        ("ubongo/puzzles/solver.py", "from rich.table import Table"),
        ("ubongo/boards/new.py", "from random import choice"),
        ("ubongo/boards/new.py", "from random import *"),
        ("ubongo/boards/new.py", "import random\nrandom.seed(1)"),
        ("ubongo/boards/new.py", "import random as chance\nchance.choice('ab')"),
        ("ubongo/boards/new.py", "import random\ndice = random.Random()"),
        ("ubongo/boards/new.py", "from random import Random\ndice = Random()"),
        ("ubongo/loose.py", ""),
        # Between the packages.
        ("ubongo/client/client.py", "from ubongo.server.tables.names import tidy"),
        ("ubongo/client/remote_table.py", "from ubongo.cli import main"),
        ("ubongo/protocol/to_wire.py", "from ubongo.server.tables.lobby import Lobby"),
        ("ubongo/protocol/to_wire.py", "from ubongo.client.client import Client"),
        ("ubongo/protocol/messages.py", "from ubongo.protocol.http.tables import OpenTable"),
        ("ubongo/protocol/messages.py", "from .http import tables"),
        ("ubongo/match/match.py", "from ubongo.protocol.messages import Order"),
        ("ubongo/server/tables/table.py", "from ubongo.client import Client"),
        ("ubongo/server/features/lookup/routes.py", "from ubongo.printing import sheets"),
        # Inside the rules.
        ("ubongo/rules/engine.py", "from ubongo.rules.records.codec import encoded"),
        ("ubongo/rules/engine.py", "from .records import codec"),
        ("ubongo/rules/engine.py", "from ubongo.rules.referee import Referee"),
        ("ubongo/rules/engine.py", "from ubongo.rules.editions import EDITIONS"),
        ("ubongo/rules/view.py", "from ubongo.rules.editions.classic import GemTable"),
        ("ubongo/rules/editions/classic.py", "from ubongo.rules.records.results import result"),
        ("ubongo/rules/editions/classic.py", "from ubongo.rules.referee import Referee"),
        ("ubongo/rules/referee/classic.py", "from ubongo.rules.editions.classic import fields"),
        ("ubongo/rules/referee/classic.py", "from ..editions import classic"),
        ("ubongo/rules/referee/classic.py", "from ubongo.rules.editions.edition import Edition"),
        ("ubongo/rules/referee/classic.py", "from ubongo.rules.records.rounds import rounds_of"),
        # Inside the server: at least one for each step of the order.
        *(
            ("ubongo/server/storage/sqlite/database.py", f"from ubongo.{wrong}")
            for wrong in (
                "server.tables.log import Entry",
                "rules.records.upcasts import numbers",
                "protocol.messages import Order",
                "boards.board import Side",
            )
        ),
        *(
            ("ubongo/server/storage/sqlite/game_records.py", f"from ubongo.{wrong}")
            for wrong in (
                "server.features.statistics.finished_game import Finished",
                "server.features.statistics.ratings import rated",
                "rules.records.stored_names import SIDES",
            )
        ),
        ("ubongo/server/tables/table.py", "from ubongo.server.runtime.clock import sooner"),
        ("ubongo/server/tables/table.py", "from ubongo.server.storage.sqlite.database import Page"),
        ("ubongo/server/tables/table.py", "from ..storage.sqlite import writer"),
        ("ubongo/server/tables/table.py", "from ubongo.server import storage"),
        ("ubongo/server/tables/directory.py", "from ubongo.server.features import spoilers"),
        ("ubongo/server/tables/table.py", "import asyncio"),
        ("ubongo/server/tables/table.py", "from pathlib import Path"),
        ("ubongo/server/tables/table.py", "from time import monotonic"),
        ("ubongo/server/tables/table.py", "import aiohttp.web"),
        ("ubongo/server/runtime/registry.py", "from ubongo.server.http.cookies import Guest"),
        ("ubongo/server/http/services.py", "from ubongo.server.websocket import sender"),
        ("ubongo/server/websocket/endpoint.py", "from ubongo.server.features import daily"),
        ("ubongo/server/config.py", "from ubongo.server.rate_limit import Bucket"),
        ("ubongo/server/rate_limit.py", "from ubongo.server.storage.entry import Entry"),
        ("ubongo/server/app.py", "from ubongo.server.main import serve"),
        # Between the features.
        *(
            (f"ubongo/server/features/{feature}/routes.py", f"from ubongo.server.{wrong}")
            for feature, wrong in (
                ("lookup", "features.statistics.rounds import rounds_of"),
                ("lookup", "features.daily.routes import DailyPuzzles"),
                ("printing", "features.lookup.requests import BoardIsLive"),
                ("printing", "features.daily.routes import DailyPuzzles"),
                ("replays", "features.lookup.answers import written"),
                ("statistics", "features.daily.puzzles import LEVELS"),
                ("statistics", "features.daily.routes import today"),
                ("daily", "features.spoilers import BoardIsLive"),
                ("daily", "features.registry import features"),
                ("daily", "features import every_feature"),
                ("daily", "app import Application"),
            )
        ),
        ("ubongo/server/features/spoilers.py", "from .lookup.requests import PuzzleAsked"),
        ("ubongo/server/features/music/routes.py", ""),
        ("ubongo/server/loose.py", ""),
        # Outside the package.
        ("ubongo/server/main.py", "from tools.patience import PATIENCE"),
        ("ubongo/cli/serve.py", "from tests.support.system import need"),
        ("ubongo/cli/serve.py", "import do"),
        ("ubongo/match/simulate.py", "import benchmarks.simulate"),
        ("tools/soak.py", "from tests.support.strategies import anybody"),
        ("tools/load/people.py", "def late():\n    import tests.support"),
        ("tools/soak.py", "from benchmarks import live"),
        ("benchmarks/live.py", "from tests.support import served"),
        ("examples/bot.py", "from tools.load import people"),
    ],
)
def test_imports_against_the_layers_are_found(path: str, source: str) -> None:
    assert len(faults(source, path)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("ubongo/__init__.py", "from ubongo.shapes import Shape\nfrom ubongo.match import Match"),
        ("ubongo/cli.py", "import click, time\nfrom ubongo import __version__, printing"),
        (
            "ubongo/shapes.py",
            "import dataclasses, ubongo.terminal\nfrom ubongo import misread, terminal",
        ),
        ("ubongo/puzzles/__init__.py", "from .solver import solve"),
        ("ubongo/puzzles/solver.py", "from . import cover\nfrom ..shapes import Shape"),
        ("ubongo/puzzles/solver.py", "import collections.abc"),
        ("ubongo/boards/new.py", "from random import Random\n\ndef new(dice: Random): ..."),
        ("ubongo/boards/new.py", "import random\ndice = random.Random(7)"),
        (
            "ubongo/rules/editions/bare.py",
            "from .edition import Edition\nfrom ...boards import box",
        ),
        ("ubongo/printing/svg.py", "import reportlab\nfrom ubongo.boards import box"),
        ("ubongo/match/simulate.py", "import time\nfrom ubongo.rules.engine import decide"),
        ("ubongo/server/app.py", "import aiohttp\nfrom ubongo.match import match"),
        (
            "ubongo/server/features/printing/routes.py",
            "from ubongo.printing.options import Options",
        ),
        ("ubongo/rules/engine.py", "from ubongo.rules.editions.edition import Edition"),
        ("ubongo/rules/referee/classic.py", "from ubongo.rules.editions.classic import GemTable"),
        ("ubongo/rules/records/verification.py", "from ubongo.rules.referee import Referee"),
        ("ubongo/client/client.py", "import aiohttp\nfrom ubongo.protocol.http import tables"),
        ("ubongo/protocol/http/daily.py", "from ubongo.protocol.messages import PieceId"),
        ("ubongo/server/tables/log.py", "from ubongo.server.storage.entry import Entry"),
        ("ubongo/server/tables/log.py", "from ubongo.server.storage import entry"),
        ("ubongo/server/http/services.py", "from ubongo.server.runtime.registry import Tables"),
        ("ubongo/server/features/lookup/routes.py", "from ..spoilers import BoardIsLive"),
        ("ubongo/server/features/spoilers.py", "from .daily.routes import DailyPuzzles"),
        (
            "ubongo/server/features/statistics/routes.py",
            "from ubongo.server.features.daily.calendar import today",
        ),
        ("ubongo/server/features/registry.py", "from .daily.routes import DailyPuzzles"),
        ("ubongo/server/features/__init__.py", "from .daily.routes import DailyPuzzles"),
        ("ubongo/server/app.py", "from ubongo.server import features"),
        ("ubongo/server/main.py", "from ubongo.server.app import Application"),
        ("tools/soak.py", "import do, ubongo\nfrom tools.patience import PATIENCE"),
        ("benchmarks/live.py", "from tools.load import people"),
        ("tests/test_do.py", "import do\nfrom tests.support import system\nfrom tools import soak"),
    ],
)
def test_imports_along_the_layers_are_free(path: str, source: str) -> None:
    assert faults(source, path) == []
