"""What goes out to others: the wheel, the sdist, and the locks."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import do
from hatch_build import MARK, described
from tools.environment import Environment
from tools.processes import Trouble, clean_environment
from tools.tasks.page_build import PageBuild
from ubongo.version import __version__

HERE = Environment(do.ROOT)
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


# Extras that are large and for few: they are installed to test them, and not to play.
LARGE = ("data", "rl")
# The extra that is a package of ours; a checkout builds it.
OURS = "docs"


def extras(needs: str) -> list[list[str]]:
    """What is asked for by the extras that a lock has."""
    named = PROJECT["project"]["optional-dependencies"]
    return [
        asked
        for name, asked in named.items()
        if name != OURS
        and (needs == "dev" or name not in LARGE)
        # Only who has several servers needs PostgreSQL: the container, and the tests.
        and (needs != "run" or name != "postgres")
    ]


def test_the_bigger_lock_holds_the_smaller_one() -> None:
    assert pinned("run").items() < pinned("host").items() < pinned("dev").items()


@pytest.mark.parametrize("needs", ["run", "host", "dev"])
def test_the_locks_hold_what_the_project_asks_for(needs: str) -> None:
    groups = PROJECT["dependency-groups"]
    asked = groups["build"] + PROJECT["build-system"]["requires"]
    for wanted in (PROJECT["project"]["dependencies"], *extras(needs)):
        asked += [one for one in wanted if Requirement(one).name != "ubongo"]
    if needs == "dev":
        asked += groups["dev"]
    locked = pinned(needs)

    for requirement in map(Requirement, asked):
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)])


def test_the_container_installs_nothing_that_is_not_pinned() -> None:
    """S-30: it installed whatever the index had that day."""
    lines = (do.ROOT / "deploy" / "Dockerfile").read_text().replace("\\\n", "").splitlines()
    steps = [step for line in lines if line.startswith("RUN") for step in line.split("&&")]
    installs = [step for step in steps if "pip" in step]
    assert len(installs) == 4
    for step in installs:
        pinned = "--require-hashes -r" in step
        ours = "--no-deps --no-index" in step
        assert pinned or ours, step


def test_playing_installs_no_tools_for_tests() -> None:
    only_for_tests = {Requirement(asked).name for asked in PROJECT["dependency-groups"]["dev"]}

    for name in LARGE:
        asked = PROJECT["project"]["optional-dependencies"][name]
        only_for_tests |= {Requirement(one).name for one in asked}

    assert only_for_tests.isdisjoint(pinned("run"))


def test_the_readme_names_the_file_of_this_version() -> None:
    """So that its lines can be copied."""
    for page in ("README.md", "docs/installing.md"):
        text = (do.ROOT / page).read_text(encoding="utf-8")
        named = set(re.findall(r"ubongo(?:_docs)?-([0-9.]+)-py3-none-any\.whl", text))

        assert named == {__version__}, page


def test_the_readme_names_every_extra() -> None:
    text = (do.ROOT / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `ubongo\[([a-z]+)\]` \|", text, re.MULTILINE)

    assert sorted(named) == sorted(PROJECT["project"]["optional-dependencies"])


def test_the_documentation_that_is_asked_for_is_of_this_version() -> None:
    extra = PROJECT["project"]["optional-dependencies"][OURS]

    assert extra == [f"ubongo-docs=={__version__}"]


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
    # Who builds without do.py has no such mark, and the same wheel.
    mark = PageBuild(HERE).stamp
    assert mark.name == MARK
    assert held == ours - {mark.relative_to(sources).as_posix()}


def test_the_wheel_of_the_documentation_holds_the_built_site(tmp_path: Path) -> None:
    """Whatever is in its folder, also where git would leave it out."""
    project = tmp_path / "docs-site"
    shutil.copytree(do.ROOT / "docs-site", project, ignore=shutil.ignore_patterns("pages"))
    pages = project / "ubongo_docs" / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<title>docs</title>")
    (tmp_path / "src" / "ubongo").mkdir(parents=True)
    (tmp_path / "src" / "ubongo" / "version.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / ".gitignore").write_text("docs-site/ubongo_docs/pages/\n")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=project, capture_output=True, check=True)
    with zipfile.ZipFile(tmp_path / "ubongo_docs-1.2.3-py3-none-any.whl") as wheel:
        held = {name for name in wheel.namelist() if name.startswith("ubongo_docs/")}

    assert held == {"ubongo_docs/__init__.py", "ubongo_docs/pages/index.html"}


def test_the_description_leads_nowhere_that_a_package_page_has_not(built: Path) -> None:
    """Both carry the README without pictures and links of this repository, and valid metadata."""
    (wheel,), (sdist,) = built.glob("*.whl"), built.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith("/METADATA"))
        raw = opened.read(name)
    with tarfile.open(sdist) as opened_sdist:
        (info,) = (one for one in opened_sdist.getnames() if one.endswith("/PKG-INFO"))
        found = opened_sdist.extractfile(info)
        assert found is not None
        assert found.read() == raw
    metadata = Metadata.from_email(raw, validate=True)
    text = metadata.description or ""

    assert metadata.description_content_type == "text/markdown"
    assert text.startswith("# Ubongo\n")
    assert "## Solve a puzzle at the Python prompt" in text
    assert re.findall(r"!\[|\]\((?!https?://)", text) == []


@pytest.mark.parametrize(
    ("readme", "told"),
    [
        ("a\n\n![b](docs/c.png)\n\nd\n", "a\n\nd\n"),
        (
            "see [d.md](d.md#e), [f](https://f.example), [g](#h)",
            "see d.md, [f](https://f.example), g",
        ),
        ("| `ubongo[print]` | a (b) |", "| `ubongo[print]` | a (b) |"),
    ],
)
def test_links_into_the_repository_become_words(readme: str, told: str) -> None:
    assert described(readme) == told


def test_the_page_comes_with_the_licences_of_what_is_in_it(built: Path) -> None:
    (path,) = built.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        told = wheel.read("ubongo/server/page/THIRD-PARTY.txt").decode()

    for name, licence in (("svelte", "MIT"), ("@fluent/bundle", "Apache-2.0")):
        assert re.search(rf"^{name} [0-9.]+ \({re.escape(licence)}\)$", told, re.MULTILINE)


def test_the_sdist_holds_what_is_needed_to_test_it(built: Path) -> None:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}

    assert {
        "do.py",
        "pyproject.toml",
        "LICENSE",
        "README.md",
        "locks/dev.txt",
        "tests/test_do.py",
    } <= held
    assert not any(name.startswith((".venv", ".git/")) for name in held)


@pytest.mark.slow(20)
def test_the_wheel_without_extras_is_a_library_and_a_command(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    here = Environment(tmp_path)
    here.make_empty()
    try:
        here.install(str(wheel))
    except Trouble as trouble:
        pytest.skip(f"the wheels that it needs cannot be had here: {trouble}")

    def ubongo(*arguments: str) -> tuple[int, str, str]:
        command = [str(here.python), str(here.ubongo), *arguments]
        env = clean_environment()
        ran = subprocess.run(
            command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        return ran.returncode, ran.stdout, ran.stderr

    assert ubongo("--version") == (0, f"ubongo {__version__}\n", "")
    assert ubongo("solve", "##/##", "O4") == (0, "O4 O4\nO4 O4\n", "")
    assert ubongo("serve") == (
        3, "", "ubongo serve needs the server part: pip install 'ubongo[server]'\n"
    )  # fmt: skip
    assert ubongo("print", "all", "--out", "all.pdf") == (
        3, "", "ubongo print all needs the print part: pip install 'ubongo[print]'\n"
    )  # fmt: skip
    asked = "import importlib.metadata as m; print(*sorted(d.name for d in m.distributions()))"
    listed = subprocess.run(
        [str(here.python), "-c", asked], capture_output=True, text=True, check=True
    )
    assert "aiohttp" not in listed.stdout.split()
    assert "reportlab" not in listed.stdout.split()
