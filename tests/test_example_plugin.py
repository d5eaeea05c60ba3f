"""The package in `examples/plugin`, installed as others install theirs: its bots and its edition
play in a simulation, over the network, and in a record.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import do
from tests.support.server_process import served
from tools.environment import Environment
from tools.patience import PATIENCE
from ubongo.client import Client, OrderRefused, RemoteTable, RequestFailed
from ubongo.protocol import messages
from ubongo.rules.events import FieldChosen
from ubongo.rules.game import Phase
from ubongo.rules.records.record import read_record
from ubongo.rules.settings import Settings

PACKAGE = do.ROOT / "examples" / "plugin"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The environment of a process in which the package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    # From the folder itself and nothing from an index, as `pip install ./examples/plugin` does
    # where ubongo is already there.
    here = Environment(do.ROOT)
    options = ("--no-deps", "--no-build-isolation", "--no-index")
    here.install(*options, "--target", str(folder), str(PACKAGE))
    return {**os.environ, "PYTHONPATH": str(folder)}


def ubongo(environment: Mapping[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ubongo", *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.slow(10)
def test_its_bots_and_its_edition_are_simulated(
    installed: Mapping[str, str], tmp_path: Path
) -> None:
    words = ("--edition", "sprint", "--bots", "tourist,guide,expert", "--check", "--json")
    told = ubongo(installed, "simulate", *words, "--games", "20", "--jobs", "2")
    assert (told.returncode, told.stderr) == (0, "")
    report = json.loads(told.stdout)

    assert (report["games"], report["breaches"]) == (20, 0)
    assert report["win_shares_by_bot"]["expert"] > report["win_shares_by_bot"]["tourist"]
    classic = ubongo(
        installed, "simulate", "--bots", "tourist,guide,fair,child", "--check", "--games", "20",
        "--record", str(tmp_path),
    )  # fmt: skip
    assert (classic.returncode, classic.stderr) == (0, "")
    for record in sorted(tmp_path.iterdir())[:3]:
        assert ubongo(installed, "replay", str(record), "--quiet").returncode == 0


def test_a_record_of_its_edition_needs_the_package(
    installed: Mapping[str, str], tmp_path: Path
) -> None:
    played = ubongo(
        installed, "simulate", "--edition", "sprint", "--games", "1", "--record", str(tmp_path)
    )
    assert played.returncode == 0
    (record,) = tmp_path.iterdir()

    assert ubongo(installed, "replay", str(record), "--quiet").returncode == 0
    without = ubongo(os.environ, "replay", str(record))
    assert without.returncode == 1
    assert "edition cannot be sprint; it may be classic" in without.stderr


def test_without_the_package_its_names_are_unknown() -> None:
    told = ubongo(os.environ, "simulate", "--bots", "tourist", "--games", "1")

    assert told.returncode == 2
    assert told.stderr.startswith("bot: there is no bot 'tourist'; there are child, beginner")


async def a_game_against(address: str, edition: str, *bots: str) -> tuple[RemoteTable, str]:
    """A short game against these bots, who must choose their fields by themselves; its record."""
    settings = Settings(rounds=1, hourglass=1_000, any_hourglass=True, pause=0)
    async with Client(address, name="Lucy") as lucy:
        opened = await lucy.open_table(edition, settings, bots=bots, start=True)
        async with lucy.join(opened.table) as table:
            async for game in table.views():
                if "choose_field" in game.may:
                    await table.give(messages.ChooseField, field=2)
                elif "next" in game.may:
                    await table.give(messages.Next)
                elif "roll" in game.may:
                    await table.give(messages.Roll)
        return table, await lucy.record(opened.table)


@pytest.mark.slow(10)
def test_they_play_at_a_live_table(installed: Mapping[str, str], tmp_path: Path) -> None:
    """R-415: a bot is marked with its name, whoever made it."""

    async def go(address: str) -> None:
        async with asyncio.timeout(PATIENCE):
            table, record = await a_game_against(address, "classic", "tourist", "guide")
            game = table.game
            assert game.phase is Phase.OVER
            assert [seat.player.bot for seat in game.seats] == ["", "tourist", "guide"]
            chosen = [one for one in read_record(record) if isinstance(one, FieldChosen)]
            assert {one.seat for one in chosen} == {0, 1, 2}
            async with Client(address, name="Ada") as ada:
                opened = await ada.open_table("sprint", Settings(rounds=1))
                async with ada.join(opened.table) as lobby:
                    await lobby.give(messages.SeatBot, seat=1, strength="tourist")
                    assert lobby.lobby is not None
                    assert lobby.lobby.places[1] is not None
                    assert lobby.lobby.places[1].bot == "tourist"
                    with pytest.raises(OrderRefused) as refused:
                        await lobby.give(messages.SeatBot, seat=2, strength="tiger")
                    assert refused.value.code == "bad_setting"
                with pytest.raises(RequestFailed):
                    await ada.open_table("classic", bots=("tiger",), start=True)

    with served(tmp_path, environment=installed) as server:
        asyncio.run(go(server.address))


@pytest.mark.slow(10)
def test_a_table_whose_package_is_gone_stands_still_and_the_others_go_on(
    installed: Mapping[str, str], tmp_path: Path
) -> None:
    """R-411: what cannot be resumed harms no other table, and comes back with its package."""

    async def open_tables(address: str) -> list[str]:
        async with Client(address, name="Lucy") as lucy:
            settings = Settings(hourglass=None)
            return [
                (await lucy.open_table("classic", settings, bots=bots, start=True)).table
                for bots in (("tourist",), ("fair",))
            ]

    async def phase(address: str, table_id: str) -> Phase | str:
        async with Client(address, name="Ada") as ada:
            try:
                async with ada.join(table_id) as table:
                    return table.game.phase
            except Exception as trouble:  # noqa: BLE001  # named in the assertion
                return type(trouble).__name__

    with served(tmp_path, environment=installed) as server:
        strange, ours = asyncio.run(open_tables(server.address))
    with served(tmp_path) as server:
        assert asyncio.run(phase(server.address, ours)) is Phase.SETUP
        assert asyncio.run(phase(server.address, strange)) == "TableClosed"
    with served(tmp_path, environment=installed) as server:
        assert asyncio.run(phase(server.address, strange)) is Phase.SETUP
