"""`ubongo serve`, `backup` and `restore` as a host types them."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tools.patience import PATIENCE
from ubongo.cli import run
from ubongo.cli.serve import announce, has_display
from ubongo.server.config import Config
from ubongo.server.http.share_address import shared_address, shown_host
from ubongo.server.ports import STOP_WITHIN
from ubongo.server.storage.sqlite.connection import connected
from ubongo.version import __version__

Printed = pytest.CaptureFixture[str]
UBONGO = [sys.executable, "-m", "ubongo"]


@contextmanager
def served(*options: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server and its address."""
    process = subprocess.Popen(
        [*UBONGO, "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_says_where_it_is_and_ends_when_it_is_told_to(
    number: signal.Signals, tmp_path: Path
) -> None:
    """It lets nobody wait for long: who is still connected then is cut off after two seconds."""
    assert STOP_WITHIN <= 2
    with served("-p", "0", "--data-dir", str(tmp_path)) as (process, address):
        with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
            assert answer.status == 200
            assert json.load(answer)["version"] == __version__
        process.send_signal(number)
        _, err = process.communicate(timeout=PATIENCE)

    assert process.returncode == 0
    # On a busy machine a server also says that it had to stand still.
    waited = ("the process stood still for ", "everybody had to wait for ")
    said, kept, files = (
        line for line in err.splitlines() if not any(one in line for one in waited)
    )
    assert kept.endswith(f" tables and games are kept in {tmp_path}")
    assert "open files: at most " in files
    assert said == f"Ubongo {__version__} is running; press Ctrl-C to stop it."


def test_every_option_can_stand_in_the_environment(tmp_path: Path) -> None:
    given = {"UBONGO_PORT": "0", "UBONGO_DATA_DIR": str(tmp_path), "UBONGO_METRICS_PORT": "0"}
    with served(**given, UBONGO_PUBLIC_URL="https://ubongo.example/") as (_, address):
        assert address == "https://ubongo.example"
    assert (tmp_path / "ubongo.sqlite3").is_file()


def test_the_test_switch_is_said_in_capitals_at_every_start(tmp_path: Path) -> None:
    options = ("-p", "0", "--data-dir", str(tmp_path))
    for given, is_said in (({"UBONGO_TEST_SWITCH": "1"}, True), ({}, False)):
        with served(*options, **given) as (process, address):
            assert address
            process.terminate()
            _, err = process.communicate(timeout=PATIENCE)
        assert ("THE TEST SWITCH IS ON" in err) is is_said


@pytest.mark.parametrize(
    "reached",
    [["--host", "0.0.0.0"], ["--host", "192.0.2.1"], ["--public-url", "https://ubongo.example"]],
)
def test_the_test_switch_is_for_this_machine_alone(
    reached: list[str], tmp_path: Path, capsys: Printed
) -> None:
    """S-18: it started silently; if it did again, the busy port would be named instead."""
    with socket.create_server(("", 0)) as busy:
        port = str(busy.getsockname()[1])
        options = ["-p", port, "--data-dir", str(tmp_path), *reached]
        assert run(["serve", "--test-switch", *options]) == 2

    said = capsys.readouterr().err
    assert "the test switch lets any guest choose the seed of a table" in said
    assert said.count("\n") == 1


def test_a_busy_port_is_one_sentence(tmp_path: Path, capsys: Printed) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert run(["serve", "-p", str(port), "--data-dir", str(tmp_path)]) == 2

    assert capsys.readouterr().err == (
        f"port {port} on 127.0.0.1 cannot be used (Address already in use); "
        "choose another with --port, or --port 0 for any\n"
    )


def test_a_busy_port_for_metrics_is_named_by_its_option(tmp_path: Path, capsys: Printed) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        here = ["--data-dir", str(tmp_path)]
        assert run(["serve", "-p", "0", "--metrics-port", port, *here]) == 2

    assert "choose another with --metrics-port" in capsys.readouterr().err


# No such name, no address of this machine (a test network), no name at all.
@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.1", "2001:db8::1", "a..b"])
def test_a_wrong_host_is_said_as_such(host: str, tmp_path: Path, capsys: Printed) -> None:
    assert run(["serve", "--host", host, "-p", "0", "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        f"this machine has no address '{host}'; choose another with --host: "
        "127.0.0.1 for this machine alone, 0.0.0.0 for all who reach it\n"
    )


def test_metrics_on_any_free_port_say_which(tmp_path: Path) -> None:
    options = ("-p", "0", "--metrics-port", "0", "--data-dir", str(tmp_path))
    with served(*options) as (process, _):
        assert process.stderr is not None
        said = next(line for line in process.stderr if " metrics on " in line)
        address = said.split()[-1]
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            told = answer.read().decode()

    assert "ubongo_tables 0.0\n" in told
    assert re.search(r"^ubongo_cpu_seconds_total [0-9.]+$", told, re.MULTILINE)


def test_a_public_url_with_a_path_is_refused_with_a_way_out(capsys: Printed) -> None:
    assert run(["serve", "--public-url", "https://ubongo.example/games/"]) == 2
    assert capsys.readouterr().err == (
        "ubongo serve: invalid value: https://ubongo.example/games has a path, and Ubongo cannot "
        "be served below one: give it a name of its own, such as https://ubongo.example; "
        "'ubongo serve --help' shows how\n"
    )


def test_a_log_of_json_has_no_other_line(tmp_path: Path) -> None:
    """What a collector of logs gets is JSON from the first line on, from both outputs."""
    options = ("--log-json", "-p", "0", "--metrics-port", "0", "--data-dir", str(tmp_path))
    process = subprocess.Popen(
        [*UBONGO, "serve", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stderr is not None
        lines: list[str] = []
        while not lines or "running" not in lines[-1]:
            lines.append(process.stderr.readline())
            assert lines[-1], "the server has ended"
        process.send_signal(signal.SIGTERM)
        out, rest = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()

    told = [json.loads(line) for line in (*lines, *rest.splitlines())]
    assert out == ""
    assert re.fullmatch(
        rf"Ubongo {re.escape(__version__)} is running on http://127\.0\.0\.1:\d+",
        told[len(lines) - 1]["message"],
    )
    assert {one["level"] for one in told} == {"info"}


def test_a_log_of_json_tells_why_the_server_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for options, why in (
        (("--host", "192.0.2.1", "--data-dir", str(tmp_path)), "this machine has no address '192"),
        (("--data-dir", str(tmp_path / "file")), f"{tmp_path / 'file'}: file exists; check path"),
        (("--public-url", "https://ubongo.example/games"), "https://ubongo.example/games has a p"),
    ):
        ran = subprocess.run(
            [*UBONGO, "serve", "--log-json", "-p", "0", *options],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

        assert (ran.returncode, ran.stdout) == (2, "")
        told = json.loads(ran.stderr)
        assert told["level"] == "error"
        assert told["message"].startswith(why)


def small_disk(path: Path, *rest: Any, **more: Any) -> sqlite3.Connection:
    """A connection that finds no space for more than two pages, as on a full disk."""
    made = connected(path, *rest, **more)
    made.execute("PRAGMA max_page_count = 2")
    return made


@pytest.mark.parametrize("options", [(), ("--log-json",)], ids=str)
def test_a_full_disk_has_its_own_exit_code(
    options: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setattr("ubongo.server.storage.sqlite.database.connected", small_disk)

    assert run(["serve", "-p", "0", "--data-dir", str(tmp_path), *options]) == 4
    assert "cannot be used: database or disk is full" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_every_command_tells_a_full_disk(capsys: Printed) -> None:
    assert run(["print", "all", "--out", "/dev/full"]) == 4
    assert capsys.readouterr().err == "the disk is full; free some space and try again\n"


@pytest.mark.parametrize(
    "options",
    [
        ["-p", "65536"],
        ["--public-url", "ubongo.example"],
        ["--public-url", "https://ubongo.example/play"],
        ["--public-url", "https://übongo.example"],
        ["--public-url", "https://ubongo.example:70000"],
        ["--allow-host", "ubongo.example/play"],
        ["--allow-host", "https://ubongo.example"],
        ["--trust-proxy", "caddy"],
        ["--keep-days", "0"],
        ["--host", "nowhere.invalid", "-p", "0"],
    ],
)
def test_what_cannot_be_is_one_sentence(
    options: list[str], tmp_path: Path, capsys: Printed
) -> None:
    assert run(["serve", "--data-dir", str(tmp_path), *options]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_data_of_a_newer_version_are_left_alone(tmp_path: Path, capsys: Printed) -> None:
    newer = sqlite3.connect(tmp_path / "ubongo.sqlite3")
    newer.execute("PRAGMA user_version = 999")
    newer.close()

    assert run(["serve", "-p", "0", "--data-dir", str(tmp_path)]) == 2
    assert "newer version (schema 999" in capsys.readouterr().err


def test_a_backup_is_taken_while_the_server_runs_and_comes_back_when_it_does_not(
    tmp_path: Path, capsys: Printed
) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved.sqlite3"
    here = ["--data-dir", str(data)]
    with served("-p", "0", *here):
        assert run(["backup", str(saved), *here]) == 0
        assert run(["restore", str(saved), *here]) == 2
        assert "a server is running" in capsys.readouterr().err
        assert run(["serve", "-p", "0", *here]) == 2
        assert "a server is running" in capsys.readouterr().err
    assert run(["backup", str(saved), *here]) == 2  # never over an older one
    marked = sqlite3.connect(data / "ubongo.sqlite3")
    marked.execute("INSERT INTO facts VALUES ('mark', 'later')")
    marked.commit()
    marked.close()

    assert run(["restore", str(saved), *here]) == 0
    assert "what was there is in" in capsys.readouterr().err
    assert facts(data / "ubongo.sqlite3").get("mark") is None
    assert facts(data / "before-restore-1.sqlite3")["mark"] == "later"


def test_what_is_no_backup_changes_nothing(tmp_path: Path, capsys: Printed) -> None:
    data, wrong = tmp_path / "data", tmp_path / "wrong"
    wrong.write_text("not a database, but long enough to look at" * 20)

    assert run(["restore", str(wrong), "--data-dir", str(data)]) == 2
    assert "is not a backup made by ubongo" in capsys.readouterr().err
    assert not (data / "ubongo.sqlite3").exists()
    assert run(["backup", str(tmp_path / "b"), "--data-dir", str(tmp_path / "none")]) == 2


def facts(path: Path) -> dict[str, str]:
    database = sqlite3.connect(path)
    try:
        return dict(database.execute("SELECT name, value FROM facts"))
    finally:
        database.close()


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ("192.0.2.7", "For phones in the same network: http://192.0.2.7:8642\n"),
        ("", "This machine is not on a network"),
    ],
)
def test_for_the_phones_around_there_is_an_address(
    found: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: Printed, tmp_path: Path
) -> None:
    monkeypatch.setattr("ubongo.server.http.share_address.lan_address", lambda: found)
    announce(Config(tmp_path, host="0.0.0.0"), 8642, opens=False)
    out, err = capsys.readouterr()

    assert out == "http://127.0.0.1:8642\n"
    assert told in err


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, ""),
        ({"host": "0.0.0.0"}, "http://192.0.2.7:8642"),
        ({"host": "192.0.2.9"}, "http://192.0.2.9:8642"),
        ({"host": "fe80::1"}, "http://[fe80::1]:8642"),
        ({"public_url": "https://ubongo.example"}, "https://ubongo.example"),
    ],
)
def test_others_are_told_an_address_that_they_can_open(
    settings: dict[str, str], address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("ubongo.server.http.share_address.lan_address", lambda: "192.0.2.7")
    config = Config(tmp_path, **settings)  # type: ignore[arg-type]

    assert shared_address(config, 8642) == address


def test_the_page_is_told_the_address_with_the_port_that_was_found(tmp_path: Path) -> None:
    host = "127.0.0.2"  # not the usual one, so that it counts as an address for others
    options = ("--host", host, "-p", "0", "--data-dir", str(tmp_path))
    with (
        served(*options) as (_, address),
        urllib.request.urlopen(f"{address}/api/me", timeout=PATIENCE) as answer,
    ):
        assert json.load(answer)["address"] == address


def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed, tmp_path: Path
) -> None:
    import threading

    shown = threading.Event()
    monkeypatch.setattr("webbrowser.open", lambda address: shown.set())
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    announce(Config(tmp_path), 8642, opens=True)
    assert not shown.is_set()

    monkeypatch.setenv("DISPLAY", ":0")
    announce(Config(tmp_path), 8642, opens=True)
    assert shown.wait(10)


def test_addresses_are_written_as_a_browser_wants_them() -> None:
    assert [shown_host(host) for host in ("0.0.0.0", "::", "fe80::1", "192.0.2.7")] == [
        "127.0.0.1",
        "[::1]",
        "[fe80::1]",
        "192.0.2.7",
    ]
