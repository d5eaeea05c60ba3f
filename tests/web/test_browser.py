"""The browser for the tests: found, installed where it may be, and missed in one sentence."""

import subprocess
from typing import Any

import pytest

import do
from tools.browser import chromium


@pytest.fixture
def a_machine_without(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """No browser; what is run is only written down."""
    ran: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.delenv("UBONGO_CHROMIUM", raising=False)
    monkeypatch.setattr("do.subprocess.run", run)
    monkeypatch.setattr("do.shutil.which", lambda name: name if name == "apt-get" else None)
    return ran


def test_root_on_debian_gets_the_package(
    a_machine_without: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("do.os.geteuid", lambda: 0, raising=False)
    do.bring_chromium()
    assert [command[-1] for command in a_machine_without] == ["chromium"]


def test_others_are_told_what_is_missing(
    a_machine_without: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("do.os.geteuid", lambda: 1000, raising=False)
    do.bring_chromium()
    assert a_machine_without == []
    said = capsys.readouterr().err
    assert said.startswith("There is no Chromium, so the tests in the browser are skipped")
    assert said.count("\n") == 1


def test_do_and_the_tests_look_for_the_same_programs() -> None:
    assert do.CHROMIUM == chromium.NAMES
