#!/usr/bin/env python3
"""Sets up this checkout in .venv, then runs a command there.

Usage: python3 do.py [COMMAND [ARGUMENT ...]]

  play          open the table and show it in a browser (this is what do.py alone does)
  ubongo        any other ubongo command, such as 'play', 'solve' or 'boards'
  test          run all tests; --fast without the slow ones; --no-system: see below
  lint          check style and types; --fix corrects the style first
  bench         run all benchmarks or one; --list; 'compare REV' against another revision
  catalogue     enumerate every possible board and store the catalogue
  soak          play random games for a long time and look for faults
  mutate        put small faults into the rules and look which no test notices
  snapshot      write the stored data of this release into tests/past, once
  release-check list what keeps this version from being released
  languages     say what a language lacks; --new makes one, --long serves long words
  site          build the documentation as a site; --notebooks writes those in examples/
  build         make wheels and sdist in dist/, and print their SHA-256
  setup         only make .venv; --dev with the tools for tests
  lock          remake the locks with uv; --upgrade takes the newest versions

Arguments of 'test' go to pytest, except --fast and --no-system.
As root, 'test' first installs those of these packages that are missing, with apt-get:
  chromium, firefox-esr, webkit2gtk-driver, xvfb, libatomic1, iproute2, nginx-light, haproxy, caddy,
  pgbouncer, openssl
For anybody else it names the missing ones, and the tests that need them are skipped.
With --no-system nothing is installed, no network namespace is made and nothing is
mounted; the tests that need it are skipped with that reason.

Examples:
  python3 do.py                            play here and on phones in the network
  python3 do.py --no-open                  print the address, open no browser
  python3 do.py --host 127.0.0.1           play on this machine alone
  python3 do.py ubongo play                one puzzle, in the terminal
  python3 do.py ubongo boards show 7       any ubongo command
  python3 do.py test --fast -k shapes      some of the tests
  python3 do.py test --no-system           all tests that need no system package
  python3 do.py bench solve                one benchmark
  python3 do.py bench compare main         is this tree faster or slower than main?
"""

import sys

# Even Python 3.6 can read this file, and comes no further than here.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Ubongo needs Python 3.11 or newer, and this is Python "
        f"{sys.version_info[0]}.{sys.version_info[1]}: run do.py with a newer one, "
        "for example 'python3.12 do.py'."
    )

from collections.abc import Sequence
from pathlib import Path

# With `python3 -I` and with PYTHONSAFEPATH this folder would not be searched.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.environment import Environment
from tools.processes import Trouble, become, clean_environment, exit_after, say

ROOT = Path(__file__).resolve().parent

# The lock of `locks/` that each command needs; making the locks must need none.
COMMANDS = {"play": "run", "ubongo": "run", "test": "dev", "lint": "dev", "bench": "dev"}
COMMANDS |= dict.fromkeys(
    ("catalogue", "soak", "mutate", "snapshot", "release-check", "languages"), "dev"
)
COMMANDS |= {"site": "dev", "build": "dev", "setup": "run", "lock": ""}

# Commands that take one option or nothing.
ONLY_OPTION = {"lint": "--fix", "setup": "--dev", "lock": "--upgrade"}

# Options of `ubongo serve` that need no command before them.
OF_PLAYING = ("--open", "--no-open", "--host", "--port", "-p", "--public-url", "--data-dir")


def command_of(words: Sequence[str]) -> tuple[str, list[str]]:
    """The command that these words ask for, and its arguments."""
    if not words or words[0] == "--":
        return "play", list(words[1:])
    if words[0].partition("=")[0] in OF_PLAYING:
        return "play", list(words)
    command, arguments = words[0], list(words[1:])
    if command not in COMMANDS:
        raise Trouble(f"do.py has no command {command!r}: it has {', '.join(COMMANDS)}.", 2)
    if arguments[:1] == ["--"]:
        del arguments[0]
    only = ONLY_OPTION.get(command)
    if only and arguments not in ([], [only]):
        raise Trouble(f"'do.py {command}' takes {only} or nothing, not '{' '.join(arguments)}'.", 2)
    return command, arguments


def do(words: Sequence[str]) -> int:
    if words[:1] in (["-h"], ["--help"], ["help"]):
        print((__doc__ or "").strip())
        return 0
    command, arguments = command_of(words)
    # `-P`: the modules of this checkout, whatever is in the folder that do.py was called in.
    env = clean_environment() | {"PYTHONPATH": str(ROOT)}
    if command == "lock":
        return become([sys.executable, "-P", "-m", "tools.tasks.locks", *arguments], env)
    here = Environment(ROOT)
    here.make_ready("dev" if command == "setup" and arguments else COMMANDS[command])
    if command == "setup":
        say(f"Ready: {here.folder}")
        return 0
    return become([str(here.python), "-P", "-m", "tools.tasks", command, *arguments], env)


if __name__ == "__main__":
    exit_after(lambda: do(sys.argv[1:]))
