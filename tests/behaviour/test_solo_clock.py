"""The solo clock of the explain-app, at a table for one."""

import asyncio
from pathlib import Path

import pytest

from tests.support.server_in_process import Asker, server, solves


@pytest.mark.parametrize("minutes", [5, 10, 20])
def test_the_solo_clock_runs_over_all_tasks(tmp_path: Path, minutes: int) -> None:
    """R-322: the solo timer; one clock of 5, 10 or 20 minutes (R-300)."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await ada.opens(edition="solo", settings={"minutes": minutes}, start=True)
            welcome = await ada.joins()
            if ada.game["phase"] != "round":
                await ada.hears_of("round_started")
            deadline = ada.game["deadline"]
            left = deadline - welcome["time"]
            assert minutes * 60_000 - 10_000 < left <= minutes * 60_000 + 10_000

            await solves(ada)
            if ada.game["round"] == 1:
                await ada.hears_of("round_started")
            assert (ada.game["round"], ada.game["deadline"]) == (2, deadline)

    asyncio.run(go())


def test_any_other_length_is_refused(tmp_path: Path) -> None:
    """R-322: the solo timer has three lengths."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            wish = {"edition": "solo", "settings": {"minutes": 7}, "start": True}
            status, said = await ada.posts("/api/tables", wish)
            assert (status, said["code"]) == (400, "bad_setting")

    asyncio.run(go())
