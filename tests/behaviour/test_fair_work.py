"""Work for strangers: every question is asked in the name of its address, and none for free."""

import asyncio
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from tests.support.http_guest import playing
from tests.support.server_in_process import Asker, server, solves
from tools.patience import PATIENCE
from ubongo.server.fair_queue import OURSELVES
from ubongo.server.worker_process import Worker

EVE = "127.0.0.1"
# More than may wait altogether.
UPLOADS = 34
TASK = {"area": "###/###", "pieces": ["I2", "O4"]}


def test_every_question_waits_and_is_charged_for_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-09: only what the server asks by itself is asked in its own name."""
    asked: defaultdict[str, list[str]] = defaultdict(list)
    ask_for = Worker.ask_for

    async def noted(self: Worker, address: str, work: Any, *args: Any, **more: Any) -> Any:
        name = args[0] if work.__name__ == "compute_json" else work
        asked[address].append(name.__name__)
        return await ask_for(self, address, work, *args, **more)

    monkeypatch.setattr(Worker, "ask_for", noted)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await playing(ada, rounds=1)
            await solves(ada)
            if ada.game["phase"] != "over":
                await ada.hears_of("seed_published")
            game = f"/api/tables/{ada.table}/games/1"
            for path in (
                f"{game}/replay",
                f"/api/tables/{ada.table}/rounds/1/solutions",
                "/api/me/statistics",
                "/api/daily",
                "/api/daily?date=2026-11-01",
            ):
                assert (await ada.gets(path))[0] in (200, 404), path
            for what, body in (
                ("solutions", TASK),
                ("hint", TASK),
                ("sets", {"area": "###/###", "pieces": 2}),
            ):
                assert (await ada.posts(f"/api/lookup/{what}", body))[0] in (200, 409)
            assert (await ada.sends("/api/replay", b"no record"))[0] == 400
            for path in (f"{game}/record", "/api/print/board-01-easy.svg"):
                async with ada._http.get(f"{ada.base}{path}") as answer:
                    assert answer.status == 200

    asyncio.run(go())
    assert set(asked) == {OURSELVES, "127.0.0.1"}
    assert set(asked[OURSELVES]) == {"finished_in", "puzzles_of_day"}
    assert {
        *("from_log", "record_from_log", "opened", "statistics", "printed"),
        *("solutions", "hint_given", "sets_found", "played_round", "round_solutions"),
    } <= set(asked["127.0.0.1"])


def test_a_flood_of_uploads_starves_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S-09: 34 records at once of one address, and questions of three others meanwhile."""
    record = next(Path(__file__).parents[1].glob("playthroughs/classic-long-*.record")).read_bytes()
    others = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
    came: Counter[str] = Counter()
    ask_for, compute = Worker.ask_for, Worker._ask

    async def counted(self: Worker, address: str, work: Any, *args: Any, **more: Any) -> Any:
        came[address] += 1
        return await ask_for(self, address, work, *args, **more)

    async def held(self: Worker, work: Any, *args: Any, **more: Any) -> Any:
        # Nothing is computed before all have come: otherwise a quick worker starves nobody anyway.
        while came[EVE] < UPLOADS or not all(came[other] for other in others):
            await asyncio.sleep(0.01)
        return await compute(self, work, *args, **more)

    async def asks(port: int, source: str) -> list[int]:
        async with Asker(port, source=source) as other:
            return [(await other.posts("/api/lookup/solutions", TASK))[0] for _ in range(3)]

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as eve:
            # The puzzles of the day, which may not be told, are drawn with the first question.
            assert (await eve.posts("/api/lookup/solutions", TASK))[0] == 200
            monkeypatch.setattr(Worker, "ask_for", counted)
            monkeypatch.setattr(Worker, "_ask", held)
            floods = [asyncio.create_task(eve.sends("/api/replay", record)) for _ in range(UPLOADS)]
            async with asyncio.timeout(PATIENCE):
                while came[EVE] < UPLOADS:
                    await asyncio.sleep(0.01)
            answers = await asyncio.gather(*(asks(port, other) for other in others))
            assert answers == [[200] * 3] * 3
            statuses = [status for status, _ in await asyncio.gather(*floods)]
            assert set(statuses) <= {200, 429}
            assert 200 in statuses

    asyncio.run(go())
