"""The `.venv` of a checkout: made with venv, filled by uv or pip, and stamped when it is whole.

Standard library only: `do.py` needs it before anything is installed.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tools.processes import Trouble, clean_environment, say


class Environment:
    """The `.venv` of one checkout, and the stamp in it that says what it was made for.

    The stamp is written last and taken away first, so an environment with a stamp is whole.
    It holds what the environment depends on: the folder, the Python, the lock, the package's own
    pyproject.  As long as all are as they were, nothing is done.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        scripts, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
        self.python = self.folder / scripts / f"python{suffix}"
        self.ubongo = self.folder / scripts / f"ubongo{suffix}"
        self.stamp = self.folder / "made-by-do.json"

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
        return any(found == self.wanted(better) for better in dict.fromkeys((needs, "dev")))

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
                    self.install_locked(needs)
                else:
                    say(f"Setting up: making .venv (locks/{needs}.txt)")
                    self.make_empty()
                    self.install_locked(needs)
                # The build backend is in both locks, so this asks no index.
                package = ("--no-deps", "--no-build-isolation", "--no-index", "-e")
                self.install(*package, str(self.root))
                self.stamp.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
            except OSError as error:
                raise Trouble(
                    f"Cannot set up {self.folder}: {error}; "
                    "make the folder writable, or delete .venv, and try again."
                ) from error

    def make_empty(self) -> None:
        """Make an empty environment in place of whatever was there."""
        if os.pathsep in str(self.folder):
            raise Trouble(
                f"No environment can be made in {self.root}, because of the '{os.pathsep}' "
                "in its path: rename the folder."
            )
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        elif self.folder.exists():
            shutil.rmtree(self.folder)
        try:
            import venv
        except ImportError:
            make_by_hand(self.folder)
        else:
            venv.create(self.folder, symlinks=os.name != "nt", with_pip=False)
        asking = [str(self.python), "-c", "import sys; print(sys.prefix != sys.base_prefix)"]
        asked = subprocess.run(
            asking, capture_output=True, text=True, env=clean_environment(), check=False
        )
        if asked.stdout.strip() != "True":
            raise Trouble(f"The Python put into {self.folder} does not run: {asked.stderr.strip()}")

    def install_locked(self, needs: str) -> None:
        self.install("--require-hashes", "-r", str(self.lock(needs)))

    def install(self, *arguments: str) -> None:
        """Install with uv if there is one, else with pip; show their output only if they fail.

        uv may fail where pip does not, since it does not read pip's settings for mirrors.
        """
        told = ""
        for installer in self.installers():
            run = subprocess.run(
                [*installer, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd=self.root,
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

    def installers(self) -> Iterator[list[str]]:
        """The first words of commands that install into the environment, the best first."""
        into = ("--python", str(self.python))
        uv = shutil.which("uv")
        if uv:
            yield [uv, "pip", "install", "--quiet", "--compile-bytecode", *into]
        quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
        # `pip --python` puts things into an environment that has no pip itself (pip 22.3, and so
        # every pip that came with Python 3.11).
        python = next(filter(has_pip, dict.fromkeys((sys.executable, base_python()))), None)
        pip = shutil.which("pip3") or shutil.which("pip")
        if python or pip:
            yield [*([python, "-m", "pip"] if python else [str(pip)]), *into, "install", *quiet]
        elif importlib.util.find_spec("ensurepip"):
            command = [str(self.python), "-m", "ensurepip"]
            subprocess.run(command, capture_output=True, env=clean_environment(), check=False)
            yield [str(self.python), "-m", "pip", "install", *quiet]


def environment_with(home: Path, *pinned: str) -> Environment:
    """The environment in this folder with these packages in it, for programs to compare with."""
    environment = Environment(home)
    stamp = home / "installed.txt"
    wanted = f"{sys.version} {' '.join(pinned)}"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        say(f"Installing {' '.join(pinned)} into {home}")
        home.mkdir(parents=True, exist_ok=True)
        environment.make_empty()
        environment.install(*pinned)
        stamp.write_text(wanted, encoding="utf-8")
    return environment


def base_python() -> str:
    """The interpreter outside of environments; every CPython knows it, the type stubs do not."""
    return str(getattr(sys, "_base_executable", sys.executable))


def has_pip(python: str) -> bool:
    if python == sys.executable:
        return importlib.util.find_spec("pip") is not None
    asking = [python, "-c", "import pip"]
    env = clean_environment()
    return not subprocess.run(asking, capture_output=True, env=env, check=False).returncode


def make_by_hand(folder: Path) -> None:
    """Make an environment without the venv module, which some systems leave out.

    It is what PEP 405 asks for: a `pyvenv.cfg` one folder above a link to the interpreter.
    """
    if os.name == "nt":
        raise Trouble("This Python has no venv module: install Python from python.org.")
    base = Path(base_python())
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
