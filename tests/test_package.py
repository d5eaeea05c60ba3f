"""What goes out to others: the wheel, the sdist, and the locks."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import do

HERE = do.Environment(do.ROOT)
PROJECT = tomllib.loads((do.ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# A line of a lock: a name, a version, perhaps for some systems only, and then only hashes.
PINNED = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[0-9a-z.]+)(?: ; [^\\\n]+)?"
    r"(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n"
)


def pinned(needs: str) -> dict[str, str]:
    """The versions in a lock; anything in it that is not a hashed version fails."""
    text = HERE.lock(needs).read_text(encoding="utf-8")
    text = re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE)
    assert PINNED.sub("", text) == ""
    return {found["name"]: found["version"] for found in PINNED.finditer(text)}


def test_the_bigger_lock_holds_the_smaller_one() -> None:
    assert pinned("run").items() < pinned("dev").items()


@pytest.mark.parametrize("needs", ["run", "dev"])
def test_the_locks_hold_what_the_project_asks_for(needs: str) -> None:
    groups = PROJECT["dependency-groups"]
    asked = (
        PROJECT["project"]["dependencies"] + groups["build"] + PROJECT["build-system"]["requires"]
    )
    if needs == "dev":
        asked += groups["dev"]
    locked = pinned(needs)

    for requirement in map(Requirement, asked):
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)])


def test_playing_installs_no_tools_for_tests() -> None:
    only_for_tests = {Requirement(asked).name for asked in PROJECT["dependency-groups"]["dev"]}

    assert only_for_tests.isdisjoint(pinned("run"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"]
    subprocess.run([*command, "-d", str(folder)], cwd=do.ROOT, capture_output=True, check=True)
    return folder


def test_the_wheel_holds_every_module_and_all_data(built: Path) -> None:
    (path,) = built.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        held = {name for name in wheel.namelist() if name.startswith("ubongo/")}
        (commands,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
        assert "ubongo = ubongo.cli:main" in wheel.read(commands).decode()

    sources = do.ROOT / "src"
    files = (path for path in (sources / "ubongo").rglob("*") if path.is_file())
    ours = {path.relative_to(sources).as_posix() for path in files if path.suffix != ".pyc"}
    assert held == ours


def test_the_sdist_holds_what_is_needed_to_test_it(built: Path) -> None:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}

    assert {"do.py", "pyproject.toml", "LICENSE", "locks/dev.txt", "tests/test_do.py"} <= held
    assert not any(name.startswith((".venv", ".git/")) for name in held)
