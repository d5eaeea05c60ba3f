"""The commands of `do.py`, one function each: they play, test, check and measure this checkout.

What only some of them need is imported there, so that the others start at once.
"""

import os
import runpy
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import click

from tools.processes import Trouble, clean_environment, exit_after, run, say

ROOT = Path(__file__).resolve().parents[2]

# Arguments that are not ours go on to another program, in their order.
PASSED_ON = {"ignore_unknown_options": True, "allow_interspersed_args": False}
ARGUMENTS = click.argument("arguments", nargs=-1, type=click.UNPROCESSED)


class Verbatim(click.Command):
    """A command whose arguments all belong to another program, `--` and `--help` included."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.params["arguments"] = tuple(args)
        return []


@click.group(help="The commands of do.py; 'python3 do.py --help' describes them.")
def tasks() -> None: ...


@tasks.command(cls=Verbatim)
def play(arguments: tuple[str, ...]) -> int:
    """Serve this machine and its network, unless UBONGO_HOST says where to listen."""
    everywhere = [] if os.environ.get("UBONGO_HOST") else ["--host", "0.0.0.0"]
    return start(["serve", "--open", *everywhere, *arguments])


@tasks.command(cls=Verbatim)
def ubongo(arguments: tuple[str, ...]) -> int:
    """Any command of the package."""
    return start(arguments)


def start(arguments: Sequence[str]) -> int:
    """Run the command that the package brings, in this process: another one would start later."""
    if arguments and arguments[0] == "serve":
        build_page()
    if os.name == "nt":
        program = Path(sys.executable).with_name("ubongo.exe")
        return run([str(program), *arguments], clean_environment())
    # It and its children see the checkout no more than after `.venv/bin/ubongo`.
    os.environ.pop("PYTHONPATH", None)
    sys.path[:] = [folder for folder in sys.path if folder != str(ROOT)]
    sys.argv = [str(Path(sys.executable).with_name("ubongo")), *arguments]
    runpy.run_path(sys.argv[0], run_name="__main__")
    return 0


def build_page() -> None:
    from tools.environment import Environment
    from tools.tasks.page_build import PageBuild

    PageBuild(Environment(ROOT)).make_ready()


@tasks.command(
    context_settings=PASSED_ON | {"allow_interspersed_args": True},
    epilog="""\b
    Examples:
      python3 do.py test                       everything that must pass
      python3 do.py test --fast -k shapes      some of the tests
      python3 do.py test --no-system           without changing anything on this system
      python3 do.py test tests/rules -x        one folder, up to the first failure
    """,
)
@click.option("--fast", is_flag=True, help="Leave out the slow tests, and with them the packages.")
@click.option("--no-system", is_flag=True, help="Install, mount and change nothing on this system.")
@ARGUMENTS
def test(arguments: tuple[str, ...], fast: bool, no_system: bool) -> int:
    """Run the tests on all cores; all other arguments go to pytest."""
    from tools.tasks.system_packages import NO_SYSTEM, bring_packages, is_root

    build_page()
    # Slow tests are listed, so that a slower one is noticed.
    options = ["-n", "auto", "--dist", "worksteal", "--durations=20", "--durations-min=20"]
    options += ["-rs"]  # why a test was skipped
    if no_system:
        os.environ[NO_SYSTEM] = "1"
    if fast:
        options += ["-m", "not slow"]
    else:
        bring_packages(Path(sys.executable))
    if is_root() and not os.environ.get(NO_SYSTEM):
        say(
            "As root the tests may make a network namespace and mount a file system of 4 MiB, "
            "for a moment; with --no-system they do not."
        )
    return run_module("pytest", *options, *arguments)


@tasks.command()
@click.option("--fix", is_flag=True, help="Correct the style first.")
def lint(fix: bool) -> int:
    """Check style and types."""
    from tools.tasks.checks import CHECKS, linted

    paths = linted(ROOT)
    if fix:
        run_module("ruff", "check", "--quiet", "--fix-only", *paths)
        run_module("ruff", "format", "--quiet", *paths)
    failed = [name for name, check in CHECKS.items() if run_module(*check, *paths)]
    say(f"Not clean: {', '.join(failed)}" if failed else "Clean: " + ", ".join(CHECKS))
    return 1 if failed else 0


@tasks.command(
    context_settings=PASSED_ON,
    epilog="""\b
    Examples:
      python3 do.py bench                      all benchmarks
      python3 do.py bench solve --puzzles 20   one of them, with its own options
      python3 do.py bench compare main         is this tree faster or slower than main?
    """,
)
@click.option("--list", "lists", is_flag=True, help="Only name the benchmarks.")
@ARGUMENTS
def bench(arguments: tuple[str, ...], lists: bool) -> int:
    """Run all benchmarks, or the one that is named first."""
    names = sorted(path.stem for path in (ROOT / "benchmarks").glob("[!_]*.py"))
    if lists:
        print("\n".join(names))
        return 0
    if arguments[:1] == ("compare",):
        return run_tool("bench_compare", arguments[1:])
    if arguments and arguments[0] not in names:
        known = ", ".join(names) or "none yet"
        raise Trouble(f"There is no benchmark '{arguments[0]}': there are {known}.", 2)
    if not names:
        raise Trouble("There are no benchmarks yet: each is a file in benchmarks/.", 2)
    chosen = arguments[:1] or names
    return max(run_module(f"benchmarks.{name}", *arguments[1:]) for name in chosen)


def tool(module: str) -> Callable[[tuple[str, ...]], int]:
    return lambda arguments: run_tool(module, arguments)


for _name in (
    *("catalogue", "soak", "mutate", "snapshot", "release-check", "languages"),
    *("site", "build"),
):
    tasks.add_command(Verbatim(_name, callback=tool(_name.replace("-", "_"))))


def run_tool(name: str, arguments: Sequence[str]) -> int:
    """Run a module of `tools/`, or a package there."""
    tools = ROOT / "tools"
    if not ((tools / f"{name}.py").is_file() or (tools / name / "__main__.py").is_file()):
        raise Trouble(f"There is no tools/{name}.py in this checkout yet.", 2)
    return run_module(f"tools.{name}", *arguments)


def run_module(*command: str) -> int:
    """Run a module of the environment in the folder of the checkout; its exit code."""
    os.chdir(ROOT)
    return run([sys.executable, "-m", *command], clean_environment())


def invoke(arguments: Sequence[str]) -> int:
    """Run the command of these arguments; returns the exit code."""
    try:
        with tasks.make_context("do.py", list(arguments)) as context:
            code: int = tasks.invoke(context)
    except click.exceptions.Exit as asked:
        return asked.exit_code
    except click.UsageError as wrong:
        raise Trouble(f"do.py: {wrong.format_message()}", 2) from wrong
    return code


def main() -> NoReturn:
    exit_after(lambda: invoke(sys.argv[1:]))
