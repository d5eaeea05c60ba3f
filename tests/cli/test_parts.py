"""Optional parts: without one, its commands say how to get it, and all others work."""

import subprocess
import sys
import tomllib

import click
import pytest
from packaging.requirements import Requirement

import do
from ubongo.cli import run
from ubongo.cli import ubongo as command
from ubongo.cli.exit_codes import MISSING_PART
from ubongo.cli.parts import PARTS, PartCommand

Printed = pytest.CaptureFixture[str]
EXTRAS = tomllib.loads((do.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]
SENTENCE = "{} needs the {} part: pip install 'ubongo[{}]'\n"


def modules_of(extra: str) -> set[str]:
    """The modules that an extra brings, with those of the extras in it."""
    found = set()
    for requirement in map(Requirement, EXTRAS[extra]):
        inner = requirement.extras if requirement.name == "ubongo" else ()
        module = requirement.name.replace("-", "_")
        found |= set().union(*map(modules_of, inner)) if inner else {module}
    return found


def test_the_parts_are_the_extras_of_the_project() -> None:
    assert set(PARTS) == set(EXTRAS) - {"all"}
    for part, modules in PARTS.items():
        # A server runs without uvloop, too, which is not for every system.
        assert set(modules) == modules_of(part) - {"uvloop"}
    assert modules_of("all") == modules_of("server") | modules_of("print") | modules_of("arena")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without any part."""
    for name in modules_of("all"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("arguments", "name", "part"),
    [
        (["serve", "-p", "0"], "ubongo serve", "server"),
        (["backup", "nowhere"], "ubongo backup", "server"),
        (["restore", __file__], "ubongo restore", "server"),
        (["difficulty", "fit"], "ubongo difficulty fit", "server"),
        (["print", "all", "--out", "-"], "ubongo print all", "print"),
        (["print", "svg", "--out", "-"], "ubongo print svg", "print"),
        (["arena", "fair", "child"], "ubongo arena", "arena"),
    ],
)
def test_a_command_without_its_part_says_how_to_get_it(
    arguments: list[str], name: str, part: str, capsys: Printed
) -> None:
    assert run(arguments) == MISSING_PART == 3
    assert capsys.readouterr() == ("", SENTENCE.format(name, part, part))


@pytest.mark.parametrize("module", PARTS["server"])
def test_every_module_of_a_part_is_needed(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setitem(sys.modules, module, None)

    assert run(["serve", "-p", "0"]) == MISSING_PART
    assert capsys.readouterr().err == SENTENCE.format("ubongo serve", "server", "server")


@pytest.mark.usefixtures("bare")
def test_the_help_of_a_missing_part_is_there(capsys: Printed) -> None:
    assert run(["serve", "--help"]) == 0
    assert run(["print", "all", "--help"]) == 0
    assert capsys.readouterr().err == ""


def test_every_print_command_is_of_its_part() -> None:
    group = command.commands["print"]
    assert isinstance(group, click.Group)
    assert all(
        isinstance(one, PartCommand) and one.part == "print" for one in group.commands.values()
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["solve", "##/##", "O4"],
        ["hint", "##/##", "O4"],
        ["difficulty", "##/##", "O4"],
        ["boards", "show", "7"],
        ["boards", "new", "--seed", "1"],
        ["lookup", "7", "--symbol", "mask"],
        ["simulate", "--games", "1", "--jobs", "1"],
        ["replay", "tests/playthroughs/2015-2.record", "--quiet"],
    ],
    ids=" ".join,
)
def test_everything_else_needs_no_part(arguments: list[str]) -> None:
    """In a process of its own, in which nothing of a part has been imported yet."""
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({sorted(modules_of('all'))!r})); "
        f"from ubongo.cli import run; sys.exit(run({arguments!r}))"
    )
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, cwd=do.ROOT, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stderr
