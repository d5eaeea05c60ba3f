"""`ubongo admin`: what an operator sees and does, and what cannot be done to the socket."""

import asyncio
import json
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.server_in_process import Asker, server, serving
from tests.support.table_harness import RegistryHarness
from tools.patience import PATIENCE
from ubongo import cli
from ubongo.protocol import messages
from ubongo.protocol.admin import LONGEST_WORD
from ubongo.protocol.messages import Closed
from ubongo.rules.settings import Settings
from ubongo.server import main
from ubongo.server.admin.unix_socket import FILE, LONGEST_REQUEST, MOST_AT_ONCE
from ubongo.server.config import Config
from ubongo.server.runtime.hosted import Hosted
from ubongo.server.tables.effects import Effects

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs Unix sockets")


async def sent(folder: Path, raw: bytes) -> dict[str, Any]:
    """The answer to these bytes; empty if the server just hangs up."""
    reader, writer = await asyncio.open_unix_connection(folder / FILE, limit=2**24)
    async with asyncio.timeout(PATIENCE):
        writer.write(raw)
        writer.write_eof()
        try:
            line = await reader.readline()
        except ConnectionError:
            line = b""
        writer.close()
    return json.loads(line) if line else {}


async def asked(folder: Path, command: str, **more: Any) -> dict[str, Any]:
    return await sent(folder, json.dumps({"command": command, **more}).encode() + b"\n")


async def ends(someone: Asker) -> str:
    """Why somebody's connection is ended."""
    said = await someone.hears(lambda message: message["type"] == "closed")
    return str(said["code"])


def test_the_socket_is_for_its_owner_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:

        async def go() -> None:
            (tmp_path / FILE).write_text("left by a server that was killed")
            async with server(tmp_path):
                mode = (tmp_path / FILE).stat().st_mode
                assert stat.S_ISSOCK(mode)
                assert stat.S_IMODE(mode) == 0o600
            assert not (tmp_path / FILE).exists()

        asyncio.run(go())
    finally:
        os.umask(before)


def test_an_operator_sees_tables_and_people(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            table = await ada.opens(edition="classic", name="Ada", bots=["child"], start=True)
            await ada.joins()
            (seen,) = (await asked(tmp_path, "tables"))["tables"]
            assert seen | {"table": table} == seen
            assert (seen["doing"], seen["people"], seen["frozen"]) == ("playing", 1, "")
            (person,) = (await asked(tmp_path, "people"))["people"]
            assert (person["address"], person["table"]) == ("127.0.0.1", table)

    asyncio.run(go())


def test_a_closed_table_is_closed_for_good(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            table = await ada.opens(edition="classic", bots=["child"], start=True, public=True)
            await ada.joins()
            with caplog.at_level("INFO", "ubongo"):
                answer = await asked(tmp_path, "close", table=table)
            assert answer == {"ok": True, "table": table, "sent_away": 1}
            assert await ends(ada) == "table_closed"
            assert f"operator: table {table} closed, 1 people sent away" in caplog.messages
            assert (await ada.gets("/api/me"))[1]["tables"] == []
            # A seat does not help.
            with pytest.raises(AssertionError, match="table_closed"):
                await joined(ada, table)
            nowhere = await asked(tmp_path, "close", table="nowhere")
            assert nowhere == {"ok": False, "sentence": "there is no table nowhere"}
        async with server(tmp_path) as port:
            async with Asker(port) as eve:
                with pytest.raises(AssertionError, match="table_closed"):
                    await joined(eve, table)
            assert (await asked(tmp_path, "tables"))["tables"] in (
                [],
                [ANY_CLOSED | {"table": table}],
            )

    asyncio.run(go())


ANY_CLOSED = {
    "edition": "classic", "doing": "playing", "seats": 2, "people": 0, "games": 1,
    "public": True, "locked": True, "frozen": "",
}  # fmt: skip


async def joined(someone: Asker, table: str) -> None:
    """Join a table, or fail with the reason why the connection was closed."""
    someone.socket = await someone._http.ws_connect(f"{someone.base}/live")
    await someone.socket.send_json({"type": "join", "table": table})
    said = await someone.socket.receive_json(timeout=PATIENCE)
    assert said["type"] == "welcome", said["code"]


def test_a_word_to_all_reaches_who_is_here_and_who_comes(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as ben:
            table = await ada.opens(edition="classic")
            await ada.joins()
            answer = await asked(tmp_path, "say", text=" <b>Back</b>\x1b[31m\n at nine ")
            word = "<b>Back</b>[31m at nine"
            assert (answer["word"], answer["told"]) == (word, 1)
            heard = await ada.hears(lambda message: message["type"] == "announced")
            assert heard["text"] == word
            await ben.joins(table)
            assert (await ben.hears(lambda one: one["type"] == "announced"))["text"] == word
            assert (await ben.gets("/api/me"))[1]["word"] == word
            await asked(tmp_path, "say", text="")
            assert (await ada.hears(lambda one: one["type"] == "announced"))["text"] == ""
            assert (await ben.gets("/api/me"))[1]["word"] == ""

    asyncio.run(go())


@pytest.mark.parametrize("by", ["guest", "address"])
def test_who_is_refused_goes_and_does_not_come_back_until_admitted(tmp_path: Path, by: str) -> None:
    async def go() -> None:
        async with (
            server(tmp_path) as port,
            Asker(port) as eve,
            Asker(port, source="127.0.0.9") as ada,
        ):
            await eve.opens(edition="classic")
            await eve.joins()
            (person,) = (await asked(tmp_path, "people"))["people"]
            refused = await asked(tmp_path, "refuse", who=person[by], seconds=60)
            assert refused["sent_away"] == 1
            assert await ends(eve) == "turned_away"
            status, said = await eve.gets("/api/me")
            assert (status, said["code"]) == (403, "turned_away")
            assert (await ada.gets("/api/me"))[0] == 200
            limits = await asked(tmp_path, "limits")
            assert [one["who"] for one in limits["turned_away"]] == [person[by]]
            assert (await asked(tmp_path, "admit", who=person[by]))["ok"]
            assert (await eve.gets("/api/me"))[0] == 200
            assert not (await asked(tmp_path, "admit", who=person[by]))["ok"]

    asyncio.run(go())


def test_a_draining_server_begins_nothing_and_stops_after_the_last_game(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(Config(tmp_path, test_switch=True)) as (port, running):
            async with Asker(port) as ada, Asker(port) as ben:
                await ada.opens(edition="bare", settings={"rounds": 3}, bots=["child"], start=True)
                await ada.joins()
                await ben.opens(edition="classic", bots=["child"])
                await ben.joins()
                assert (await asked(tmp_path, "drain"))["games"] == 1
                status, said = await ben.posts("/api/tables", {})
                assert (status, said["code"]) == (503, "server_drains")
                assert (await ben.orders("start_game"))["code"] == "server_drains"
                assert (await asked(tmp_path, "drain", on=False))["draining"] is False
                assert (await ben.posts("/api/tables", {}))[0] == 201
                await asked(tmp_path, "drain")
                assert not running.done()
                await ada.orders("leave")
                assert await ends(ben) == "restart"
            async with asyncio.timeout(PATIENCE):
                await running

    asyncio.run(go())


def test_an_operator_sees_limits_and_who_runs_into_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "CODES_A_MINUTE", 1)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as eve:
            for _ in range(2):
                await eve.posts("/api/join", {"code": "ABCDEF"})
            limits = await asked(tmp_path, "limits")
            assert limits["limits"]["tables_an_hour"] == 60
            assert limits["refused"] == {"too_many_codes": 1}
            (latest,) = limits["latest"]
            assert (latest["limit"], latest["who"]) == ("too_many_codes", "127.0.0.1")

    asyncio.run(go())


def test_a_table_that_a_fault_has_stopped_is_loaded_again(home: RegistryHarness) -> None:
    def fail(table: Hosted) -> Effects:
        raise AssertionError("a fault of ours")

    table, _ = home.open(settings=Settings(start_seat=0), bots=("child",), start=True)
    home.join(table, 1, "ada")
    stopped = home.find(table)
    stopped.run(fail)
    assert home.told[1][-1] == Closed("table_frozen", again=False)
    # Its clock stands all the time.
    game = stopped.game_table.state.game
    assert game is not None
    home.seconds += 3_600
    live = home.unfreeze(table)
    assert live is not stopped
    assert not live.frozen
    assert live.game_table.state.game is not None
    assert live.game_table.state.game.phase == game.phase
    home.join(table, 2, "ada")
    assert any(isinstance(one, messages.Welcome) for one in home.told[2])


@pytest.mark.parametrize(
    "raw",
    [
        b"\n",
        b"nonsense\n",
        b"{}\n",
        b'{"command": "shutdown"}\n',
        b'{"command": "close"}\n',
        b'{"command": "close", "table": "../../etc/passwd"}\n',
        b'{"command": "close", "table": "a", "more": 1}\n',
        b'{"command": "say", "text": 7}\n',
        b'{"command": "say", "text": "\\ud800"}\n',
        json.dumps({"command": "say", "text": "x" * (LONGEST_WORD + 1)}).encode() + b"\n",
        b'{"command": "refuse", "who": "everybody else", "seconds": 9}\n',
        b'{"command": "refuse", "who": "10.0.0.1", "seconds": 0}\n',
        b'{"command": "refuse", "who": "10.0.0.1", "seconds": 1e30}\n',
        b"[" * 5_000 + b"\n",
        b"\xff\xfe\n",
    ],
)
def test_what_is_no_request_gets_a_sentence_and_changes_nothing(tmp_path: Path, raw: bytes) -> None:
    async def go() -> None:
        async with server(tmp_path):
            answer = await sent(tmp_path, raw)
            assert answer["ok"] is False
            assert answer["sentence"]
            assert (await asked(tmp_path, "tables")) == {"ok": True, "tables": []}

    asyncio.run(go())


def test_who_says_too_much_or_nothing_holds_nobody_up(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            assert await sent(tmp_path, b"x" * (2 * LONGEST_REQUEST)) == {}
            silent = [
                await asyncio.open_unix_connection(tmp_path / FILE) for _ in range(MOST_AT_ONCE + 4)
            ]
            assert (await ada.gets("/api/me"))[0] == 200
            for _, writer in silent:
                writer.close()
            async with asyncio.timeout(PATIENCE):
                while not (await asked(tmp_path, "tables")):
                    await asyncio.sleep(0)

    asyncio.run(go())


def test_the_command_line_speaks_to_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        code = cli.run(["admin", *words, "--data-dir", str(tmp_path)])
        said = capsys.readouterr()
        return code, said.out, said.err

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            table = await ada.opens(edition="classic", name="Ada")
            await ada.joins()
            code, out, _ = await asyncio.to_thread(run, "tables")
            assert (code, out.split()[:3]) == (0, [table, "classic", "lobby"])
            code, out, _ = await asyncio.to_thread(run, "people", "--json")
            assert json.loads(out)["people"][0]["table"] == table
            code, _, err = await asyncio.to_thread(run, "say", "Back at nine")
            assert (code, err) == (0, "Told 1 connection.\n")
            code, out, _ = await asyncio.to_thread(run, "limits")
            assert "tables_an_hour" in out
            code, _, err = await asyncio.to_thread(run, "refuse", "10.0.0.1", "--for", "soon")
            assert (code, "soon is not a time such as" in err) == (2, True)
            code, _, err = await asyncio.to_thread(run, "unfreeze", "nowhere")
            assert (code, err) == (2, "there is no table nowhere\n")
            code, _, err = await asyncio.to_thread(run, "close", table)
            assert (code, err) == (0, "Closed; 1 sent away.\n")

    asyncio.run(go())
    code, _, err = run("tables")
    assert code == 2
    assert err.startswith("no server answers at ")
    assert err.count("\n") == 1


def test_on_windows_the_command_says_that_it_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert cli.run(["admin", "tables", "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        "ubongo admin needs Unix sockets: it is not there for Windows\n"
    )
