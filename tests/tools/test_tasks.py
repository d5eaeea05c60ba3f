"""The commands of do.py that run in its environment, and what they need of the system.

No test here needs a network; see `tests/support/checkout.py`.
"""

import os
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.support.checkout import PYTHON, Checkout
from tests.support.system import is_there, need, need_change
from tools.patience import PATIENCE
from tools.tasks import system_packages
from tools.tasks.system_packages import (
    LIBATOMIC,
    NO_SYSTEM,
    PACKAGES,
    Package,
    bring_packages,
    is_root,
)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are POSIX scripts")


# --- The commands ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bench", "../do"], "There is no benchmark '../do': there are none yet."),
        (["bench"], "There are no benchmarks yet: each is a file in benchmarks/."),
        (["soak"], "There is no tools/soak.py in this checkout yet."),
    ],
)
def test_a_wrong_argument_gets_one_sentence(
    checkout: Checkout, arguments: list[str], sentence: str
) -> None:
    checkout.do("setup", "--dev")
    told = checkout.do(*arguments)

    assert (told.returncode, told.stdout, told.stderr) == (2, "", sentence + "\n")


@pytest.mark.parametrize("command", ["test", "bench"])
def test_a_command_with_options_of_its_own_explains_them_with_examples(
    checkout: Checkout, command: str
) -> None:
    checkout.do("setup", "--dev")
    told = checkout.do(command, "--help")

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith(f"Usage: do.py {command} ")
    assert f"\n    python3 do.py {command} " in told.stdout


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


# --- What tests need of the system -------------------------------------------------------------

BROWSERS = ["chromium", "firefox-esr", "webkit2gtk-driver", "xvfb", "libatomic1", "iproute2"]
SERVERS = ["nginx-light", "haproxy", "caddy", "pgbouncer", "openssl"]
EVERYTHING = [*BROWSERS, *SERVERS]
# The programs of packages that are called otherwise.
BRINGS = {
    "iproute2": "ip",
    "nginx-light": "nginx",
    "webkit2gtk-driver": "WebKitWebDriver",
    "xvfb": "Xvfb",
}
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
            self.programs |= {BRINGS.get(name, name) for name in brought}
            self.libatomic = self.libatomic or "libatomic1" in brought
        return subprocess.CompletedProcess(command, code, b"E: cannot reach the mirror\n", b"")

    def playwright(self, command: list[str]) -> subprocess.CompletedProcess[str | bytes]:
        if self.libatomic:
            return subprocess.CompletedProcess(command, 0, "Version 1", "")
        return subprocess.CompletedProcess(command, 127, "", NO_LIBATOMIC)

    def brings_packages(self) -> list[str]:
        bring_packages(Path("python"))
        return self.happened


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Machine]:
    """A Debian with nothing on it, and we are root there."""
    bare = Machine({"apt-get"})
    monkeypatch.delenv("UBONGO_CHROMIUM", raising=False)
    monkeypatch.delenv("UBONGO_CADDY", raising=False)
    monkeypatch.setattr("tools.tasks.system_packages.POLICY", tmp_path / "policy-rc.d")
    monkeypatch.delenv(NO_SYSTEM, raising=False)
    monkeypatch.setattr("tools.tasks.system_packages.shutil.which", bare.which)
    monkeypatch.setattr("tools.tasks.system_packages.subprocess.run", bare.run)
    monkeypatch.setattr("tools.tasks.system_packages.say", bare.happened.append)
    monkeypatch.setattr("tools.tasks.system_packages.is_root", lambda: True)
    monkeypatch.setattr("tests.support.system.is_root", lambda: True)
    is_there.cache_clear()
    yield bare
    is_there.cache_clear()


def missing_on_this_system(*names: str) -> str:
    return (
        f"Missing on this system: {', '.join(names)}; the tests that need them are skipped, and "
        f"on Debian 'apt-get install {' '.join(names)}' as root brings them."
    )


def test_everything_is_in_the_one_list() -> None:
    assert [one.name for one in PACKAGES] == EVERYTHING


def test_root_is_told_what_and_why_and_then_gets_all_in_one_go(machine: Machine) -> None:
    told, asked = machine.brings_packages()

    assert told.startswith("Installing on this system with apt-get, for the tests: chromium (a ")
    for package in PACKAGES:
        assert f"{package.name} ({package.why})" in told
    assert told.endswith("; with --no-system nothing is installed.")
    assert asked.endswith(" install -y --no-install-recommends " + " ".join(EVERYTHING))
    assert all(package.is_there(Path("python")) for package in PACKAGES)


def test_only_what_is_missing_is_asked_for(machine: Machine) -> None:
    machine.programs |= {"google-chrome", "firefox", "WebKitWebDriver", "Xvfb"}
    machine.programs |= {"nginx", "haproxy", "caddy", "pgbouncer", "openssl"}
    _told, asked = machine.brings_packages()

    assert asked.endswith(" --no-install-recommends libatomic1 iproute2")


def test_nothing_is_said_or_done_where_everything_is_there(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.programs |= {"firefox-esr", "WebKitWebDriver", "Xvfb", "ip"}
    machine.programs |= {"nginx", "haproxy", "caddy", "pgbouncer", "openssl"}
    machine.libatomic = True
    monkeypatch.setenv("UBONGO_CHROMIUM", "/opt/my/chromium")

    assert machine.brings_packages() == []


def test_no_service_of_what_is_installed_is_started_now_or_at_the_next_boot(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A balancer that nobody has asked for would take the port 80."""
    policy = system_packages.POLICY
    asked: list[str] = []
    run = machine.run

    def look_and_run(command: list[str], **more: object) -> Any:
        if "install" in command:
            asked.append(policy.read_text("ascii"))
        return run(command, **more)

    monkeypatch.setattr("tools.tasks.system_packages.subprocess.run", look_and_run)
    machine.programs.add("systemctl")
    happened = machine.brings_packages()

    assert asked == ["#!/bin/sh\nexit 101\n"]
    assert not policy.exists()
    assert happened[-1] == "systemctl --quiet disable nginx haproxy caddy pgbouncer"
    policy.write_text("another policy", encoding="ascii")
    machine.programs.discard("nginx")
    machine.brings_packages()
    assert asked[-1] == policy.read_text("ascii") == "another policy"


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
        monkeypatch.setattr("tools.tasks.system_packages.is_root", lambda: False)
    elif why == "no apt":
        machine.programs.clear()
    else:
        monkeypatch.setenv(NO_SYSTEM, "1")

    assert machine.brings_packages() == [missing_on_this_system(*EVERYTHING)]


def test_a_playwright_that_is_broken_otherwise_lets_no_test_be_skipped(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = subprocess.CompletedProcess(["python"], 1, "", "No module named playwright")
    monkeypatch.setattr("tools.tasks.system_packages.subprocess.run", lambda *_, **__: broken)

    assert LIBATOMIC.is_there(Path("python"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
@pytest.mark.usefixtures("machine")
def test_a_test_without_its_package_is_skipped_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, package: Package
) -> None:
    with pytest.raises(pytest.skip.Exception) as skipped:
        need(package)
    assert str(skipped.value).startswith(
        f"{package.name} is missing ({package.why}): as root 'apt-get install {package.name}' "
    )

    monkeypatch.setenv(NO_SYSTEM, "1")
    with pytest.raises(pytest.skip.Exception, match="--no-system installs nothing"):
        need(package)


def test_a_test_with_its_packages_is_not_skipped(machine: Machine) -> None:
    machine.brings_packages()
    need(*PACKAGES)


def test_only_root_changes_the_system_and_not_if_asked_to_leave_it(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert machine.happened == []
    need_change("make a network namespace")

    monkeypatch.setattr("tests.support.system.is_root", lambda: False)
    with pytest.raises(pytest.skip.Exception, match=r"^only root may make a network namespace$"):
        need_change("make a network namespace")

    monkeypatch.setenv(NO_SYSTEM, "1")
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
        f"import os; print(os.environ.get('{NO_SYSTEM}'))\n", encoding="utf-8"
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
    assert ("make a network namespace" in told.stderr) == (warns and is_root())
    assert notes.exists() == (installs and is_root())
    if notes.exists():
        (asked,) = notes.read_text(encoding="utf-8").splitlines()
        assert "install -y --no-install-recommends chromium firefox-esr" in asked
        assert told.stderr.index("Installing on this system") < told.stderr.index("Missing on")


# --- Ctrl-C ------------------------------------------------------------------------------------


def test_control_c_ends_it_quietly(checkout: Checkout) -> None:
    checkout.do("setup", "--dev")
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
