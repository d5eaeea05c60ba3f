"""The command as a whole: help, version, exit codes, pipes."""

import signal
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

import ubongo
from tools.patience import PATIENCE
from ubongo.cli import run
from ubongo.cli import ubongo as command

Printed = pytest.CaptureFixture[str]
UBONGO = [sys.executable, "-m", "ubongo"]
# The same, but it says when it has begun to count.
BEGUN = """
from ubongo.cli import main
from ubongo.puzzles import solver
def telling(puzzle, count=solver.count_covers):
    print("begun", flush=True)
    return count(puzzle)
solver.count_covers = telling
main()
"""
COUNTING = [sys.executable, "-c", BEGUN]


def every_command(one: click.Command, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(one, click.Group):
        for name, below in one.commands.items():
            yield from every_command(below, (*path, name))


@pytest.mark.parametrize("path", [*every_command(command, ())], ids=" ".join)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_with_examples_on_every_level(
    path: tuple[str, ...], option: str, capsys: Printed
) -> None:
    assert run([*path, option]) == 0
    out, err = capsys.readouterr()

    assert out.startswith(" ".join(("Usage: ubongo", *path)))
    assert "Examples:\n  ubongo " in out
    assert all(len(line) <= 98 for line in out.splitlines())
    told = out.partition("Commands:\n")[2].partition("Examples:")[0]
    assert "..." not in told, "a command is told in half a sentence: give it a short_help"
    assert err == ""


@pytest.mark.parametrize("path", [[], ["boards"]])
def test_no_command_is_answered_with_the_help(path: list[str], capsys: Printed) -> None:
    assert run(path) == 2
    out, err = capsys.readouterr()

    assert out == ""
    assert "Commands:\n" in err


def test_the_version_is_told(capsys: Printed) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"ubongo {ubongo.__version__}\n"


def test_a_closed_pipe_is_quiet() -> None:
    listing = subprocess.Popen(
        [*UBONGO, "solve", "########/" * 5 + "########", *map(repr, ubongo.PIECES), "--all"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert listing.stdout is not None
    listing.stdout.readline()
    listing.stdout.close()
    assert listing.stderr is not None
    told = listing.stderr.read()
    listing.stderr.close()

    assert listing.wait(timeout=PATIENCE) == 0
    assert told == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for a child")
def test_ctrl_c_is_130_and_no_traceback() -> None:
    counting = subprocess.Popen(
        [*COUNTING, "solve", "########/" * 5 + "########", *map(repr, ubongo.PIECES), "--count"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert counting.stdout is not None
        assert counting.stdout.readline() == "begun\n"
        counting.send_signal(signal.SIGINT)
        out, err = counting.communicate(timeout=PATIENCE)
    finally:
        counting.kill()

    assert counting.returncode == 130
    assert (out, err.strip()) == ("", "")


def test_a_terminal_without_stars_gets_question_marks() -> None:
    told = subprocess.run(
        [*UBONGO, "difficulty", "###/### + I2 O4"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=True,
    )

    assert b"?" in told.stdout


@pytest.mark.parametrize("heavy", ["rich", "json", "ubongo.puzzles", "ubongo.boards"])
def test_help_imports_nothing_heavy(heavy: str) -> None:
    """What `--help` does not need is imported where it is used."""
    program = (
        "import sys; from ubongo.cli import run; run(['--help']); "
        f"sys.exit({heavy!r} in sys.modules)"
    )

    subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=True)


def test_importing_the_library_is_light() -> None:
    """Names are fetched when they are first asked for."""
    program = (
        "import sys; before = set(sys.modules); import ubongo; "
        "added = set(sys.modules) - before; ubongo.solve; "
        "sys.exit(added != {'ubongo'} or 'ubongo.puzzles.solver' not in sys.modules)"
    )

    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_library_has_the_names_it_says() -> None:
    for name in ubongo.__all__:
        assert getattr(ubongo, name) is not None
        assert name in dir(ubongo)
    with pytest.raises(AttributeError, match="module 'ubongo' has no attribute 'nothing'"):
        getattr(ubongo, "nothing")  # noqa: B009  # the type checker knows that it is not there
