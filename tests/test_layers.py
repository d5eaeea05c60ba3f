"""Imports go one way along the road, and the game's rules know no clock, no dice, no network.

The road is drawn in docs/architecture.md.
Every import counts: at the top, inside a function, under `TYPE_CHECKING`, absolute or relative.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import do

SOURCES = do.ROOT / "src"

# Small modules that know nothing of the game; every other layer may use them.
LEAVES = frozenset({"data", "ink", "misread", "version"})

ROAD = ("shapes", "puzzles", "boards", "rules", "match", "server", "client", "web")

# What each part of the package may import, beside itself.
ALLOWED = dict.fromkeys(LEAVES, LEAVES)
ALLOWED |= {layer: LEAVES.union(ROAD[:place]) for place, layer in enumerate(ROAD)}
ALLOWED |= {"printing": LEAVES | {"shapes", "puzzles", "boards"}}
# Beside the road; the server prints, and who stands on its shoulders may.
ALLOWED |= {layer: ALLOWED[layer] | {"printing"} for layer in ("server", "client", "web")}
# The top of the road: the command line, and the names that `import ubongo` offers.
TOPS = frozenset({"", "__main__", "cli"})
ALLOWED |= {top: LEAVES.union(ROAD, TOPS, {"printing"}) for top in TOPS}

# Up to the rules there is only the standard library, and of that nothing that brings in the time,
# chance or the outside.
PURE = LEAVES | {"shapes", "puzzles", "boards", "rules"}
IMPURE = frozenset({"asyncio", "http", "secrets", "socket", "subprocess", "urllib", "uuid"})
IMPURE |= {"datetime", "sqlite3", "time"}


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
    """What is wrong with the imports of one file, given by its path in `src`."""
    module = Path(path).with_suffix("").parts
    package = module[:-1]
    if module[-1] == "__init__":
        module = package
    layer = module[1] if len(module) > 1 else ""
    if layer not in ALLOWED:
        return [f"{path}: '{layer}' has no place on the road; give it one in tests/test_layers.py"]
    tree = ast.parse(source, path)
    found = []
    for line, name in imports(tree, package):
        top, *rest = name.split(".")
        if top == "ubongo":
            target = rest[0] if rest and rest[0] in ALLOWED else ""
            if target != layer and target not in ALLOWED[layer]:
                found.append(f"{path}:{line}: {layer} must not import {name}")
        elif layer in PURE and (top in IMPURE or top not in sys.stdlib_module_names):
            found.append(f"{path}:{line}: {layer} must not import {name}")
    if layer in PURE:
        found += [
            f"{path}:{line}: {layer} must not use random: {name}" for line, name in dice(tree)
        ]
    return found


def files() -> list[Path]:
    return sorted((SOURCES / "ubongo").rglob("*.py"))


def test_there_is_something_to_look_at() -> None:
    assert SOURCES / "ubongo" / "shapes.py" in files()


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_imports_go_along_the_road(path: Path) -> None:
    source = path.read_text(encoding="utf-8")

    assert faults(source, path.relative_to(SOURCES).as_posix()) == []


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
        ("ubongo/rules/editions/bare.py", "from ...match.seats import Seat"),
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
    ],
)
def test_imports_against_the_road_are_found(path: str, source: str) -> None:
    assert len(faults(source, path)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("ubongo/__init__.py", "from ubongo.shapes import Shape\nfrom ubongo.match import Match"),
        ("ubongo/cli.py", "import click, time\nfrom ubongo import __version__, printing"),
        (
            "ubongo/shapes.py",
            "import dataclasses, ubongo.terminal\nfrom ubongo import ink, misread",
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
    ],
)
def test_imports_along_the_road_are_free(path: str, source: str) -> None:
    assert faults(source, path) == []
