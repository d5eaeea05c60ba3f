"""do.py makes `.venv` when it must, leaves it alone when it can, and says why.

No test here needs a network; see `tests/support/checkout.py`.
"""

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import venv
from pathlib import Path

import click
import pytest

import do
from tests.support.checkout import PYTHON, Checkout
from tools.environment import Environment, make_by_hand
from tools.patience import PATIENCE
from tools.processes import Trouble, exit_code
from tools.tasks.commands import tasks
from tools.tasks.system_packages import PACKAGES

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are POSIX scripts")


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
    ],
)
def test_a_wrong_argument_gets_one_sentence(
    checkout: Checkout, arguments: list[str], sentence: str
) -> None:
    told = checkout.do(*arguments)

    assert (told.returncode, told.stdout, told.stderr) == (2, "", sentence + "\n")
    assert not checkout.here.folder.exists()


def test_every_command_has_its_function_or_is_done_before() -> None:
    assert set(do.COMMANDS) == {*tasks.commands, "setup", "lock"}
    assert set(do.ONLY_OPTION) < set(do.COMMANDS)


@pytest.mark.parametrize("missing", ["run", "dev"])
def test_the_locks_can_be_remade_when_they_are_broken(checkout: Checkout, missing: str) -> None:
    checkout.here.lock(missing).unlink()
    (checkout.path / "uv").write_text(
        f"#!{PYTHON}\nimport sys; print(sys.argv[1:3], sys.argv[-1])\n", encoding="utf-8"
    )
    told = checkout.do("lock", "--upgrade")

    names = ("run", "host", "dev", "node")
    assert told.returncode == 0
    assert told.stderr == "".join(f"Made locks/{name}.txt\n" for name in names)
    assert told.stdout == "".join(f"['pip', 'compile'] locks/{name}.txt\n" for name in names)
    assert not checkout.here.folder.exists()


def test_without_uv_one_sentence_names_it(checkout: Checkout) -> None:
    (checkout.path / "uv").unlink()
    told = checkout.do("lock")

    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == (
        "Only uv can remake the locks: 'pip install uv' outside of .venv brings it.\n"
    )


def test_the_modules_of_the_checkout_are_used_wherever_it_is_called(checkout: Checkout) -> None:
    """Not those of the folder that we are in, which stays ours for the paths of arguments."""
    for name in ("tools", "click"):
        (checkout.root.parent / f"{name}.py").write_text("raise SystemExit('led astray')")
    checkout.do("setup")
    checkout.here.ubongo.write_text("import os; print(os.getcwd())", encoding="utf-8")
    told = checkout.do("ubongo", PYTHONSAFEPATH="1")

    assert (told.returncode, told.stdout) == (0, f"{checkout.root.parent}\n"), told.stderr


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


def lose_the_stamp(here: Environment) -> None:
    here.stamp.unlink()


def lose_the_python(here: Environment) -> None:
    here.python.unlink()
    here.python.symlink_to("/nowhere/bin/python3")


def spoil_the_stamp(here: Environment) -> None:
    here.stamp.write_text('{"needs": ', encoding="utf-8")


def stamp_with_a_list(here: Environment) -> None:
    here.stamp.write_text(json.dumps(["run"]), encoding="utf-8")


def stamp_with_junk(here: Environment) -> None:
    here.stamp.write_bytes(b"\xff\xfe\x00" + b"[" * 100_000)


def empty_it(here: Environment) -> None:
    shutil.rmtree(here.folder)
    here.folder.mkdir()


def put_a_file_there(here: Environment) -> None:
    shutil.rmtree(here.folder)
    here.folder.write_text("not a folder", encoding="utf-8")


def put_a_link_to_nowhere_there(here: Environment) -> None:
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
    no_pip = checkout.without(hidden)
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
    def refused(here: Environment) -> None:
        raise PermissionError(13, "Permission denied", str(here.folder))

    monkeypatch.setattr(Environment, "make_empty", refused)
    with pytest.raises(Trouble) as trouble:
        checkout.here.make_ready("run")

    assert str(trouble.value) == (
        f"Cannot set up {checkout.here.folder}: [Errno 13] Permission denied: "
        f"{str(checkout.here.folder)!r}; make the folder writable, or delete .venv, and try again."
    )


def test_a_folder_whose_name_no_environment_can_have_gets_one_sentence(checkout: Checkout) -> None:
    odd = Checkout(checkout.root.rename(checkout.root.parent / "10:30"), checkout.path)
    told = odd.do("setup")

    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.splitlines()[-1] == (
        f"No environment can be made in {odd.root}, because of the ':' in its path: "
        "rename the folder."
    )
    assert told.stderr.count("\n") == 2


def test_a_set_up_that_is_interrupted_ends_quietly_and_is_tried_again(checkout: Checkout) -> None:
    installer = checkout.path / "uv"
    whole = installer.read_text(encoding="utf-8")
    installer.write_text(
        f"#!{PYTHON}\nimport time; print('begun', file=open('begun', 'w')); time.sleep(3600)\n"
    )
    process = subprocess.Popen(
        [PYTHON, str(checkout.root / "do.py"), "setup"],
        env={"PATH": str(checkout.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + PATIENCE
    while not (checkout.root / "begun").exists() and time.monotonic() < until:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)

    assert (process.returncode, out) == (130, "")
    assert err == "Setting up: making .venv (locks/run.txt)\n"
    assert not checkout.here.stamp.exists()
    installer.write_text(whole, encoding="utf-8")
    assert checkout.do("setup").returncode == 0


# --- Machines with less on them ----------------------------------------------------------------


def test_without_the_venv_module_the_environment_is_laid_out_by_hand(checkout: Checkout) -> None:
    no_venv = checkout.without("import sys; sys.modules['venv'] = None")
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
    modules = checkout.root.parent / "modules"
    modules.mkdir()
    (modules / "click").symlink_to(Path(click.__file__).parent)
    backend = f"{BACKEND}\nFILES['click.pth'] = {str(modules)!r}\n"
    (checkout.root / "backend.py").write_text(backend, encoding="utf-8")
    (checkout.root / "pyproject.toml").write_text(
        "[build-system]\nrequires = []\nbuild-backend = 'backend'\nbackend-path = ['.']\n",
        encoding="utf-8",
    )
    told = checkout.do(python=checkout.without(hiding), PIP_USER="1", PIP_TARGET="astray")

    assert (told.returncode, told.stdout) == (0, f"{checkout.here.folder} {SERVED}\n"), told.stderr
    assert not (checkout.root / "astray").exists()


def test_in_an_environment_without_pip_the_one_below_installs(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for the page's Node: that is asked for in `.venv`, which has no pip."""
    monkeypatch.setattr("tools.environment.shutil.which", lambda _: None)
    monkeypatch.setattr("tools.environment.importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr("tools.environment.base_python", lambda: "/usr/bin/below")
    asked: subprocess.CompletedProcess[bytes] = subprocess.CompletedProcess([], 0)
    monkeypatch.setattr("tools.environment.subprocess.run", lambda *_, **__: asked)
    (installer,) = checkout.here.installers()

    assert installer[:4] == ["/usr/bin/below", "-m", "pip", "--python"]
    assert installer[5] == "install"


def test_an_environment_laid_out_by_hand_is_like_one_of_venv(tmp_path: Path) -> None:
    make_by_hand(tmp_path / "hand")
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
    bare = checkout.without("import sys; sys.modules['pip'] = sys.modules['ensurepip'] = None")
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


def test_help_names_what_may_be_installed(checkout: Checkout) -> None:
    told = checkout.do("--help").stdout

    assert "--no-system" in told
    assert ", ".join(package.name for package in PACKAGES) in " ".join(told.split())


def test_a_child_that_a_signal_ended_counts_as_in_a_shell() -> None:
    assert [exit_code(returned) for returned in (0, 7, -15)] == [0, 7, 143]
