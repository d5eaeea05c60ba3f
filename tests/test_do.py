"""do.py makes `.venv` when it must, leaves it alone when it can, and says why.

No test here needs a network: where packages would be fetched, a stand-in for the installer
writes down what it was asked to do.
"""

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import venv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import do
from tests.support.system import is_there, need, need_change
from tools.patience import PATIENCE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are POSIX scripts")

# The Python that an environment is made from, as somebody at a prompt would have it.
PYTHON = getattr(sys, "_base_executable", sys.executable)

# It notes its arguments, and puts an `ubongo` that does the same into the environment.
STAND_IN_UV = f"""#!{PYTHON}
import os, pathlib, sys
with open("asked.txt", "a", encoding="utf-8") as asked:
    print(*sys.argv[1:], file=asked)
if os.environ.get("UV_FAILS"):
    sys.exit("there is no such package")
python = pathlib.Path(sys.argv[sys.argv.index("--python") + 1])
command = python.parent / "ubongo"
command.write_text("#!" + str(python) + "\\nimport sys\\nprint(sys.argv[1:], sys.stdin.read())\\n")
command.chmod(0o755)
"""


@dataclass(frozen=True)
class Checkout:
    """A folder with do.py, the files that it reads, and a stand-in for uv on the path."""

    root: Path
    path: Path

    @property
    def here(self) -> do.Environment:
        return do.Environment(self.root)

    @property
    def asked(self) -> list[str]:
        """What the installer has been asked to do, one line a call."""
        notes = self.root / "asked.txt"
        return notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []

    def do(
        self, *arguments: str, stdin: str = "", python: Sequence[str] = (PYTHON,), **env: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*python, str(self.root / "do.py"), *arguments],
            cwd=self.root.parent,
            env={"PATH": str(self.path)} | env,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    root = tmp_path / "a checkout with spaces, é and 'quotes'"
    (root / "locks").mkdir(parents=True)
    shutil.copy(do.ROOT / "do.py", root)
    (root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (root / "locks" / "run.txt").write_text("click==8\n", encoding="utf-8")
    (root / "locks" / "dev.txt").write_text("click==8\npytest==9\n", encoding="utf-8")
    path = tmp_path / "bin"
    path.mkdir()
    (path / "uv").write_text(STAND_IN_UV, encoding="utf-8")
    (path / "uv").chmod(0o755)
    return Checkout(root, path)


def prefix_of(python: Path) -> Path:
    asked = [str(python), "-c", "import sys; print(sys.prefix)"]
    return Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())


# --- The commands ------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_help_lists_every_command_and_sets_nothing_up(checkout: Checkout, word: str) -> None:
    told = checkout.do(word)

    assert (told.returncode, told.stderr) == (0, "")
    for known in do.COMMANDS:
        assert f"\n  {known} " in told.stdout
    assert "Examples:" in told.stdout
    assert not checkout.here.folder.exists()


@pytest.mark.parametrize("word", ["tset", "", "--fast", "../do", "играть", "a\nb", "x" * 10_000])
def test_an_unknown_command_gets_one_sentence(checkout: Checkout, word: str) -> None:
    told = checkout.do(word)

    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.startswith(f"do.py has no command {word!r}: it has play, ")
    assert told.stderr.count("\n") == 1
    assert not checkout.here.folder.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["setup", "--all"], "'do.py setup' takes --dev or nothing, not '--all'."),
        (["lint", "src"], "'do.py lint' takes --fix or nothing, not 'src'."),
        (["lock", "now"], "'do.py lock' takes --upgrade or nothing, not 'now'."),
        (["bench", "../do"], "There is no benchmark '../do': there are none yet."),
        (["bench"], "There are no benchmarks yet: each is a file in benchmarks/."),
        (["soak"], "There is no tools/soak.py in this checkout yet."),
    ],
)
def test_a_wrong_argument_gets_one_sentence(
    checkout: Checkout, arguments: list[str], sentence: str
) -> None:
    told = checkout.do(*arguments)

    assert (told.returncode, told.stdout, told.stderr) == (2, "", sentence + "\n")
    assert not checkout.here.folder.exists()


SERVED = ["serve", "--open", "--host", "0.0.0.0"]


@pytest.mark.parametrize(
    ("arguments", "passed"),
    [
        ([], SERVED),
        (["play"], SERVED),
        (["--", "-p", "3"], [*SERVED, "-p", "3"]),
        (["--no-open"], [*SERVED, "--no-open"]),
        (["--port=3", "--no-open"], [*SERVED, "--port=3", "--no-open"]),
        (["--", "--no-open"], [*SERVED, "--no-open"]),
        (["play", "-p", "3"], [*SERVED, "-p", "3"]),
        (["play", "--", "-p", "3"], [*SERVED, "-p", "3"]),
        (["play", "--help"], [*SERVED, "--help"]),
        (["ubongo", "solve", "##/##", "O4", "--", "x y"], ["solve", "##/##", "O4", "--", "x y"]),
    ],
)
def test_arguments_and_input_reach_the_game(
    checkout: Checkout, arguments: list[str], passed: list[str]
) -> None:
    told = checkout.do(*arguments, stdin="a cover")

    assert (told.returncode, told.stdout) == (0, f"{passed} a cover\n")


def test_a_benchmark_is_run_by_name_and_all_without_one(checkout: Checkout) -> None:
    folder = checkout.root / "benchmarks"
    folder.mkdir()
    for name in ("solve", "deal", "_peers"):
        (folder / f"{name}.py").write_text(f"import sys; print('{name}', sys.argv[1:], flush=True)")
    (folder / "deal.py").write_text("print('deal', flush=True); raise SystemExit(3)")

    assert checkout.do("bench", "--list").stdout == "deal\nsolve\n"
    assert checkout.do("bench", "solve", "-n", "2").stdout == "solve ['-n', '2']\n"
    assert checkout.do("bench", "compare", "main").stderr.endswith(
        "There is no tools/bench_compare.py in this checkout yet.\n"
    )
    (checkout.root / "tools").mkdir()
    (checkout.root / "tools" / "bench_compare.py").write_text("import sys; print(sys.argv[1:])")
    assert checkout.do("bench", "compare", "main", "solve").stdout == "['main', 'solve']\n"
    everything = checkout.do("bench")
    assert (everything.returncode, everything.stdout) == (3, "deal\nsolve []\n")


@pytest.mark.parametrize(
    ("arguments", "passed"),
    [
        (["-k", "shapes"], ["-k", "shapes"]),
        (["--fast", "-x"], ["-m", "not slow", "-x"]),
        (["--no-system", "-x"], ["-x"]),
        (["--fast", "--no-system"], ["-m", "not slow"]),
        (["--", "tests/test_do.py"], ["tests/test_do.py"]),
    ],
)
def test_the_tests_are_run_on_all_cores_with_the_arguments(
    checkout: Checkout, arguments: list[str], passed: list[str]
) -> None:
    stand_in = checkout.root / "pytest.py"
    stand_in.write_text("import sys; print(sys.argv[1:]); sys.exit(5)\n", encoding="utf-8")
    told = checkout.do("test", *arguments)

    everywhere = ["-n", "auto", "--dist", "worksteal", "--durations=20", "--durations-min=20"]
    everywhere += ["-rs"]
    assert (told.returncode, told.stdout) == (5, f"{[*everywhere, *passed]}\n")
    assert checkout.asked[0].endswith("dev.txt")


# --- Setting up once, and not twice ------------------------------------------------------------


def test_playing_installs_the_small_lock_only_and_only_once(checkout: Checkout) -> None:
    first = checkout.do("setup")
    second = checkout.do("setup")

    assert "making .venv (locks/run.txt)" in first.stderr
    assert second.stderr == f"Ready: {checkout.here.folder}\n"
    assert len(checkout.asked) == 2
    assert "--require-hashes" in checkout.asked[0]
    assert checkout.asked[0].endswith("run.txt")
    assert checkout.asked[1].endswith(f"-e {checkout.root}")
    assert "--no-deps --no-build-isolation" in checkout.asked[1]


def test_the_tools_for_tests_are_added_and_stay(checkout: Checkout) -> None:
    checkout.do("setup")
    kept = checkout.here.folder / "kept"
    kept.touch()

    assert "adding the tools" in checkout.do("setup", "--dev").stderr
    assert kept.exists()
    assert "Setting up" not in checkout.do("setup").stderr

    checkout.here.lock("dev").write_text("pytest==10\n", encoding="utf-8")
    assert "locks/dev.txt" in checkout.do("setup", "--dev").stderr
    assert not kept.exists()


def test_a_changed_lock_makes_a_new_environment(checkout: Checkout) -> None:
    checkout.do("setup")
    stale = checkout.here.folder / "stale"
    stale.touch()
    checkout.here.lock("run").write_text("click==9\n", encoding="utf-8")

    assert "making .venv" in checkout.do("setup").stderr
    assert not stale.exists()


def test_a_changed_pyproject_installs_the_package_again_and_nothing_else(
    checkout: Checkout,
) -> None:
    checkout.do("setup")
    (checkout.root / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")

    assert "pyproject.toml has changed" in checkout.do("setup").stderr
    assert len(checkout.asked) == 3
    assert checkout.asked[2] == checkout.asked[1]


def test_a_moved_checkout_makes_a_new_environment(checkout: Checkout) -> None:
    checkout.do("setup")
    moved = Checkout(checkout.root.rename(checkout.root.parent / "elsewhere"), checkout.path)

    assert "making .venv" in moved.do("setup").stderr
    assert prefix_of(moved.here.python) == moved.here.folder


def test_another_python_makes_a_new_environment(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.do("setup")
    assert checkout.here.is_ready("run")
    assert not checkout.here.is_ready("dev")

    monkeypatch.setattr(sys, "version", "3.99.0")
    assert not checkout.here.is_ready("run")


def test_two_at_once_set_up_one_after_the_other(checkout: Checkout) -> None:
    told = []
    both = [threading.Thread(target=lambda: told.append(checkout.do("setup"))) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join()

    assert [one.returncode for one in told] == [0, 0]
    assert len(checkout.asked) == 2


# --- What may have gone wrong with .venv -------------------------------------------------------


def lose_the_stamp(here: do.Environment) -> None:
    here.stamp.unlink()


def lose_the_python(here: do.Environment) -> None:
    here.python.unlink()
    here.python.symlink_to("/nowhere/bin/python3")


def spoil_the_stamp(here: do.Environment) -> None:
    here.stamp.write_text('{"needs": ', encoding="utf-8")


def stamp_with_a_list(here: do.Environment) -> None:
    here.stamp.write_text(json.dumps(["run"]), encoding="utf-8")


def stamp_with_junk(here: do.Environment) -> None:
    here.stamp.write_bytes(b"\xff\xfe\x00" + b"[" * 100_000)


def empty_it(here: do.Environment) -> None:
    shutil.rmtree(here.folder)
    here.folder.mkdir()


def put_a_file_there(here: do.Environment) -> None:
    shutil.rmtree(here.folder)
    here.folder.write_text("not a folder", encoding="utf-8")


def put_a_link_to_nowhere_there(here: do.Environment) -> None:
    shutil.rmtree(here.folder)
    here.folder.symlink_to("/nowhere")


@pytest.mark.parametrize(
    "breaking",
    [
        lose_the_stamp,
        lose_the_python,
        spoil_the_stamp,
        stamp_with_a_list,
        stamp_with_junk,
        empty_it,
        put_a_file_there,
        put_a_link_to_nowhere_there,
    ],
)
def test_a_broken_environment_is_made_anew(checkout: Checkout, breaking: object) -> None:
    checkout.do("setup")
    assert callable(breaking)
    breaking(checkout.here)
    told = checkout.do("setup")

    assert told.returncode == 0
    assert "making .venv" in told.stderr
    assert checkout.here.is_ready("run")
    assert prefix_of(checkout.here.python) == checkout.here.folder


def test_a_link_to_another_folder_is_replaced_and_the_folder_kept(
    checkout: Checkout, tmp_path: Path
) -> None:
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "thing").touch()
    checkout.here.folder.symlink_to(tmp_path / "precious")

    assert checkout.do("setup").returncode == 0
    assert (tmp_path / "precious" / "thing").exists()


def test_a_set_up_that_fails_leaves_no_stamp_and_is_tried_again(checkout: Checkout) -> None:
    hidden = "import sys; sys.modules['pip'] = sys.modules['ensurepip'] = None"
    no_pip = without(checkout, hidden)
    told = checkout.do("play", python=no_pip, UV_FAILS="1")

    assert told.returncode == 1
    assert told.stdout == ""
    assert "there is no such package\n" in told.stderr
    assert told.stderr.endswith("run the same command again.\n")
    assert not checkout.here.stamp.exists()
    assert checkout.do("play").returncode == 0


def test_a_checkout_that_is_not_whole_gets_one_sentence(checkout: Checkout) -> None:
    checkout.here.lock("run").unlink()
    told = checkout.do()

    assert told.returncode == 1
    assert told.stderr.startswith("Cannot read ")
    assert told.stderr.count("\n") == 1


def test_a_folder_that_may_not_be_written_gets_one_sentence(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(here: do.Environment) -> None:
        raise PermissionError(13, "Permission denied", str(here.folder))

    monkeypatch.setattr(do.Environment, "make_empty", refused)
    with pytest.raises(do.Trouble) as trouble:
        checkout.here.make_ready("run")

    assert str(trouble.value) == (
        f"Cannot set up {checkout.here.folder}: [Errno 13] Permission denied: "
        f"{str(checkout.here.folder)!r}; make the folder writable, or delete .venv, and try again."
    )


# --- Machines with less on them ----------------------------------------------------------------


def without(checkout: Checkout, hiding: str) -> list[str]:
    """A Python from which something is hidden: it runs these statements before do.py."""
    shim = checkout.root.parent / "shim.py"
    shim.write_text(
        f"{hiding}\nimport runpy, sys\ndel sys.argv[0]\n"
        "runpy.run_path(sys.argv[0], run_name='__main__')\n",
        encoding="utf-8",
    )
    return [PYTHON, str(shim)]


def test_without_the_venv_module_the_environment_is_laid_out_by_hand(checkout: Checkout) -> None:
    no_venv = without(checkout, "import sys; sys.modules['venv'] = None")
    told = checkout.do("play", python=no_venv)

    assert (told.returncode, told.stdout) == (0, f"{SERVED} \n")
    assert prefix_of(checkout.here.python) == checkout.here.folder


# The least that pip can build: a package with one command, and nothing to fetch for it.
BACKEND = """
import zipfile

FILES = {
    "ubongo.py": "import sys; main = lambda: print(sys.prefix, sys.argv[1:])",
    "ubongo-1.dist-info/METADATA": "Metadata-Version: 2.1\\nName: ubongo\\nVersion: 1\\n",
    "ubongo-1.dist-info/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    "ubongo-1.dist-info/entry_points.txt": "[console_scripts]\\nubongo = ubongo:main\\n",
    "ubongo-1.dist-info/RECORD": "",
}

def build_editable(folder, config_settings=None, metadata_directory=None):
    with zipfile.ZipFile(folder + "/ubongo-1-py3-none-any.whl", "w") as wheel:
        for name, text in FILES.items():
            wheel.writestr(name, text)
    return "ubongo-1-py3-none-any.whl"
"""


@pytest.mark.parametrize("hiding", ["", "import sys; sys.modules['venv'] = None"])
def test_pip_itself_installs_where_there_is_no_uv(checkout: Checkout, hiding: str) -> None:
    asked = [PYTHON, "-c", "import pip"]
    if subprocess.run(asked, capture_output=True, check=False).returncode:
        pytest.skip("the Python under this environment has no pip")
    (checkout.path / "uv").unlink()
    checkout.here.lock("run").write_text("# nothing to fetch\n", encoding="utf-8")
    (checkout.root / "backend.py").write_text(BACKEND, encoding="utf-8")
    (checkout.root / "pyproject.toml").write_text(
        "[build-system]\nrequires = []\nbuild-backend = 'backend'\nbackend-path = ['.']\n",
        encoding="utf-8",
    )
    told = checkout.do(python=without(checkout, hiding), PIP_USER="1", PIP_TARGET="astray")

    assert (told.returncode, told.stdout) == (0, f"{checkout.here.folder} {SERVED}\n"), told.stderr
    assert not (checkout.root / "astray").exists()


def test_an_environment_laid_out_by_hand_is_like_one_of_venv(tmp_path: Path) -> None:
    do.make_by_hand(tmp_path / "hand")
    venv.EnvBuilder(symlinks=True).create(tmp_path / "venv")
    asking = (
        "import json, site, sys, sysconfig; "
        "print(json.dumps([sys.prefix, sys.base_prefix, sys.path, site.getsitepackages(), "
        "sysconfig.get_paths(), sys.version]))"
    )
    answers = [
        subprocess.run(
            [tmp_path / kind / "bin" / name, "-I", "-c", asking],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.replace(str(tmp_path / kind), "HERE")
        for kind in ("hand", "venv")
        for name in ("python", "python3", "python{}.{}".format(*sys.version_info[:2]))
    ]

    assert len(set(answers)) == 1
    assert json.loads(answers[0])[0] == "HERE"


def test_without_pip_and_uv_one_sentence_names_the_cure(checkout: Checkout) -> None:
    (checkout.path / "uv").unlink()
    bare = without(checkout, "import sys; sys.modules['pip'] = sys.modules['ensurepip'] = None")
    told = checkout.do("setup", python=bare)

    assert told.returncode == 1
    assert told.stderr.splitlines()[-1] == (
        f"This Python ({PYTHON}) has no pip: install it "
        "(on Debian and Ubuntu 'apt install python3-pip') or install uv, and try again."
    )
    assert told.stderr.count("\n") == 2


def test_variables_that_lead_astray_do_not_reach_the_game(
    checkout: Checkout, tmp_path: Path
) -> None:
    (tmp_path / "site.py").write_text("raise SystemExit('led astray')", encoding="utf-8")
    checkout.do("setup")
    told = subprocess.run(
        [PYTHON, "-I", str(checkout.root / "do.py")],
        env={"PYTHONPATH": str(tmp_path), "PYTHONHOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (told.returncode, told.stdout, told.stderr) == (0, f"{SERVED} \n", "")


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (do.ROOT / "do.py").read_text(encoding="utf-8")
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(SystemExit) as refused:
        exec(compile(source, "do.py", "exec"), {"__name__": "__main__"})

    assert refused.value.code == (
        "Ubongo needs Python 3.11 or newer, and this is Python 3.10: "
        "run do.py with a newer one, for example 'python3.12 do.py'."
    )


def test_an_old_python_can_read_it_so_far() -> None:
    source = (do.ROOT / "do.py").read_text(encoding="utf-8")
    _docstring, first, check, *_ = ast.parse(source, feature_version=(3, 6)).body

    assert ast.unparse(first) == "import sys"
    assert ast.unparse(check).startswith("if sys.version_info < (3, 11):\n    sys.exit(")


# --- What tests need of the system -------------------------------------------------------------

EVERYTHING = ["chromium", "firefox-esr", "libatomic1", "iproute2"]
NO_LIBATOMIC = "node: error while loading shared libraries: libatomic.so.1: cannot open"


@dataclass
class Machine:
    """A system of which the tests need something; what is said and run there, in order."""

    programs: set[str]
    libatomic: bool = False
    apt: int = 0
    brings: frozenset[str] = frozenset(EVERYTHING)
    happened: list[str] = field(default_factory=list)

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.programs else None

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str | bytes]:
        if "playwright" in command:
            return self.playwright(command)
        self.happened.append(" ".join(command))
        code = self.apt if "install" in command else 0
        if "install" in command and code == 0:
            brought = self.brings.intersection(command)
            self.programs |= brought | ({"ip"} if "iproute2" in brought else set())
            self.libatomic = self.libatomic or "libatomic1" in brought
        return subprocess.CompletedProcess(command, code, b"E: cannot reach the mirror\n", b"")

    def playwright(self, command: list[str]) -> subprocess.CompletedProcess[str | bytes]:
        if self.libatomic:
            return subprocess.CompletedProcess(command, 0, "Version 1", "")
        return subprocess.CompletedProcess(command, 127, "", NO_LIBATOMIC)

    def brings_packages(self) -> list[str]:
        do.bring_packages(Path("python"))
        return self.happened


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    """A Debian with nothing on it, and we are root there."""
    bare = Machine({"apt-get"})
    monkeypatch.delenv("UBONGO_CHROMIUM", raising=False)
    monkeypatch.delenv(do.NO_SYSTEM, raising=False)
    monkeypatch.setattr("do.shutil.which", bare.which)
    monkeypatch.setattr("do.subprocess.run", bare.run)
    monkeypatch.setattr("do.say", bare.happened.append)
    monkeypatch.setattr("do.is_root", lambda: True)
    is_there.cache_clear()
    yield bare
    is_there.cache_clear()


def missing_on_this_system(*names: str) -> str:
    return (
        f"Missing on this system: {', '.join(names)}; the tests that need them are skipped, and "
        f"on Debian 'apt-get install {' '.join(names)}' as root brings them."
    )


def test_everything_is_in_the_one_list() -> None:
    assert [one.name for one in do.PACKAGES] == EVERYTHING


def test_root_is_told_what_and_why_and_then_gets_all_in_one_go(machine: Machine) -> None:
    told, asked = machine.brings_packages()

    assert told.startswith("Installing on this system with apt-get, for the tests: chromium (a ")
    for package in do.PACKAGES:
        assert f"{package.name} ({package.why})" in told
    assert told.endswith("; with --no-system nothing is installed.")
    assert asked.endswith(" install -y --no-install-recommends " + " ".join(EVERYTHING))
    assert all(package.is_there(Path("python")) for package in do.PACKAGES)


def test_only_what_is_missing_is_asked_for(machine: Machine) -> None:
    machine.programs |= {"google-chrome", "firefox"}
    _told, asked = machine.brings_packages()

    assert asked.endswith(" --no-install-recommends libatomic1 iproute2")


def test_nothing_is_said_or_done_where_everything_is_there(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.programs |= {"firefox-esr", "ip"}
    machine.libatomic = True
    monkeypatch.setenv("UBONGO_CHROMIUM", "/opt/my/chromium")

    assert machine.brings_packages() == []


def test_old_lists_are_fetched_anew_and_what_apt_says_is_shown(machine: Machine) -> None:
    machine.apt = 100
    _told, first, update, second, said, missing = machine.brings_packages()

    assert first == second
    assert update.endswith(" update")
    assert said == "E: cannot reach the mirror"
    assert missing == missing_on_this_system(*EVERYTHING)


def test_what_a_system_does_not_have_is_missed_in_one_sentence(machine: Machine) -> None:
    machine.brings = frozenset(EVERYTHING) - {"firefox-esr"}

    assert machine.brings_packages()[2:] == [missing_on_this_system("firefox-esr")]


@pytest.mark.parametrize("why", ["not root", "no apt", "--no-system"])
def test_others_are_told_what_is_missing_and_nothing_is_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    if why == "not root":
        monkeypatch.setattr("do.is_root", lambda: False)
    elif why == "no apt":
        machine.programs.clear()
    else:
        monkeypatch.setenv(do.NO_SYSTEM, "1")

    assert machine.brings_packages() == [missing_on_this_system(*EVERYTHING)]


def test_a_playwright_that_is_broken_otherwise_lets_no_test_be_skipped(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = subprocess.CompletedProcess(["python"], 1, "", "No module named playwright")
    monkeypatch.setattr("do.subprocess.run", lambda *_, **__: broken)

    assert do.LIBATOMIC.is_there(Path("python"))


@pytest.mark.parametrize("package", do.PACKAGES, ids=lambda package: package.name)
@pytest.mark.usefixtures("machine")
def test_a_test_without_its_package_is_skipped_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, package: do.Package
) -> None:
    with pytest.raises(pytest.skip.Exception) as skipped:
        need(package)
    assert str(skipped.value).startswith(
        f"{package.name} is missing ({package.why}): as root 'apt-get install {package.name}' "
    )

    monkeypatch.setenv(do.NO_SYSTEM, "1")
    with pytest.raises(pytest.skip.Exception, match="--no-system installs nothing"):
        need(package)


def test_a_test_with_its_packages_is_not_skipped(machine: Machine) -> None:
    machine.brings_packages()
    need(*do.PACKAGES)


def test_only_root_changes_the_system_and_not_if_asked_to_leave_it(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert machine.happened == []
    need_change("make a network namespace")

    monkeypatch.setattr("do.is_root", lambda: False)
    with pytest.raises(pytest.skip.Exception, match=r"^only root may make a network namespace$"):
        need_change("make a network namespace")

    monkeypatch.setenv(do.NO_SYSTEM, "1")
    with pytest.raises(pytest.skip.Exception, match=r"^--no-system: this test would make a "):
        need_change("make a network namespace")


@pytest.mark.parametrize(
    ("options", "installs", "warns"),
    [([], True, True), (["--fast"], False, True), (["--no-system"], False, False)],
)
def test_the_command_test_installs_them(
    checkout: Checkout, options: list[str], installs: bool, warns: bool
) -> None:
    """The same from the prompt: apt-get is asked once and by root alone, and never without need."""
    (checkout.root / "pytest.py").write_text(
        f"import os; print(os.environ.get('{do.NO_SYSTEM}'))\n", encoding="utf-8"
    )
    apt = checkout.path / "apt-get"
    apt.write_text(
        f"#!{PYTHON}\nimport sys; open('apt.txt', 'a').write(' '.join(sys.argv[1:]) + '\\n')\n",
        encoding="utf-8",
    )
    apt.chmod(0o755)
    told = checkout.do("test", *options)
    notes = checkout.root.parent / "apt.txt"

    assert told.stdout == ("1\n" if "--no-system" in options else "None\n")
    assert ("Missing on this system: chromium, firefox-esr" in told.stderr) == (
        "--fast" not in options
    )
    assert ("make a network namespace" in told.stderr) == (warns and do.is_root())
    assert notes.exists() == (installs and do.is_root())
    if notes.exists():
        (asked,) = notes.read_text(encoding="utf-8").splitlines()
        assert "install -y --no-install-recommends chromium firefox-esr" in asked
        assert told.stderr.index("Installing on this system") < told.stderr.index("Missing on")


def test_help_names_what_may_be_installed(checkout: Checkout) -> None:
    told = checkout.do("--help").stdout

    assert "--no-system" in told
    assert ", ".join(EVERYTHING) in told


# --- Ctrl-C ------------------------------------------------------------------------------------


def test_control_c_ends_it_quietly(checkout: Checkout) -> None:
    checkout.do("setup", "--dev")
    (checkout.root / "tools").mkdir()
    (checkout.root / "tools" / "soak.py").write_text(
        "import atexit, signal, sys, time\n"
        "signal.signal(signal.SIGINT, lambda *_: sys.exit(5))\n"
        "atexit.register(open, 'put-away', 'x')\n"
        "atexit.register(time.sleep, 0.5)\n"
        "print('begun', flush=True)\n"
        "time.sleep(3600)\n",
        encoding="utf-8",
    )
    process = subprocess.Popen(
        [PYTHON, str(checkout.root / "do.py"), "soak"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=checkout.root,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody in the group is told
    told = process.communicate(timeout=PATIENCE)

    assert (process.returncode, *told) == (130, "", "")
    assert (checkout.root / "put-away").exists(), "it had the time to put things away"


def test_a_child_that_a_signal_ended_counts_as_in_a_shell() -> None:
    assert [do.exit_code(returned) for returned in (0, 7, -15)] == [0, 7, 143]
