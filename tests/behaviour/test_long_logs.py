"""Long logs: whoever asks for one lets nobody wait, whatever its length."""

import asyncio
import pickle
import pickletools
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.support.server_in_process import Asker, server
from tests.support.table_harness import RegistryHarness
from ubongo.rules.settings import Settings
from ubongo.server.features.lookup.routes import ROUND_COST
from ubongo.server.main import WORK_A_MINUTE
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch
from ubongo.server.storage.sqlite.database import Database

ENTRIES = 5_000
# no game has more, but the solo run, whose page asks for one round at a time.
MOST_ROUNDS = 36


def a_long_table(folder: Path) -> str:
    """A table at which a game was played, and somebody has toggled something for an hour."""
    with closing(Database(folder)) as database:
        home = RegistryHarness(database)  # type: ignore[arg-type]
        RegistryHarness.opened.remove(home)
        table, _ = home.open(edition="bare", settings=Settings(rounds=1), start=True)
        home.wait(400)
        live = home.registry.tables[table]
        entries = list(database.entries(table))
        lobby, number = entries[0], len(entries)
        more = tuple(
            Entry(number + more, lobby.at, "lobby", lobby.body) for more in range(1, ENTRIES)
        )
        before = live._sum
        for begin in range(0, len(more), 100):
            batch = Batch(table, live.epoch, more[begin : begin + 100], before=before)
            database.append(home.node, [batch])
            before = batch.sums[-1]
    return table


class Watched:
    """Notes in which threads functions run."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self.threads: dict[str, set[threading.Thread]] = {}

    def watch(self, owner: str, name: str) -> None:
        module, _, kind = owner.partition(":")
        target: Any = __import__(module, fromlist=["_"])
        if kind:
            target = getattr(target, kind)
        true: Callable[..., Any] = getattr(target, name)

        def noted(*arguments: Any, **more: Any) -> Any:
            self.threads.setdefault(name, set()).add(threading.current_thread())
            return true(*arguments, **more)

        self._patch.setattr(target, name, staticmethod(noted) if kind else noted)


def test_a_long_log_is_read_checked_packed_and_rebuilt_off_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-02: one question about 144,000 entries held everybody up for seconds."""
    table = a_long_table(tmp_path)
    watched = Watched(monkeypatch)
    watched.watch("ubongo.server.storage.check_value", "find_damage")
    watched.watch("ubongo.server.storage.sqlite.log_reader", "packed")
    watched.watch("ubongo.server.runtime.registry", "_rebuilt")
    pickled: list[int] = []
    true_dumps = pickle.dumps

    def dumped(call: object) -> bytes:
        data = true_dumps(call)
        pickled.append(sum(1 for _ in pickletools.genops(data)))
        return data

    async def go() -> None:
        monkeypatch.setattr("ubongo.server.worker_process.pickle.dumps", dumped)
        async with server(tmp_path) as port, Asker(port) as ada:
            await ada.joins(table)
            for path in ("rounds/1/solutions", "games/1/record", "games/1/replay"):
                status, _ = await ada.gets(f"/api/tables/{table}/{path}")
                assert status in (200, 404)

    asyncio.run(go())
    assert set(watched.threads) == {"find_damage", "packed", "_rebuilt"}
    for name, threads in watched.threads.items():
        assert threading.main_thread() not in threads, name
    # A log is handed on as one piece of bytes, and not entry by entry.
    assert max(pickled) < 200


def test_questions_about_rounds_are_charged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-02: ten a second were allowed, and were no work."""
    monkeypatch.setattr("ubongo.server.main.WORK_A_MINUTE", 1)
    enough = round(1 / ROUND_COST)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            rounds = "/api/tables/none/rounds/1/solutions"
            for _ in range(enough):
                assert (await ada.gets(rounds))[0] == 404
            answers = [await ada.gets(rounds) for _ in range(enough)]
            assert "too_much_asked" in {said["code"] for _, said in answers}

    asyncio.run(go())


def test_a_page_that_has_missed_a_whole_game_may_ask_for_all_its_rounds() -> None:
    assert MOST_ROUNDS * ROUND_COST < WORK_A_MINUTE / 2
