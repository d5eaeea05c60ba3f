"""The simulation of server, clients, network and clock: every promise is kept in every fault."""

from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace

import pytest

from tools.simulation import model_store
from tools.simulation.balancers import InTurn
from tools.simulation.client import BrokenPromise
from tools.simulation.memory_database import MemoryDatabase
from tools.simulation.simulation import NO_FAULTS, Simulation, StoreKind, simulate
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import UNOWNED, Batch
from ubongo.server.storage.ownership import Beat, Release, Resumption
from ubongo.server.storage.sqlite import owners
from ubongo.server.tables.effects import Effects

# `python3 do.py soak --seed 0 --worlds 10000` goes on.
SEEDS = 400
SHARES = 2
# Worlds of three nodes, by their storage: `python3 do.py soak --worlds 100000 --nodes 3` goes on.
SEEDS_OF_NODES: dict[StoreKind, int] = {"sqlite": 200, "model": 500}
ONLY_CUTS = replace(NO_FAULTS, cut=0.1)


@contextmanager
def a_quiet_world(seed: int) -> Iterator[Simulation]:
    """A simulation in which a game was played to its end."""
    with closing(Simulation(seed, NO_FAULTS)) as world:
        world.run()
        yield world


def test_a_quiet_world_plays_its_games_to_the_end() -> None:
    """R-401: every accepted action is one event with a gapless number."""
    for seed in range(40):
        simulate(seed, NO_FAULTS)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_acknowledged_is_lost_whatever_fails(share: int) -> None:
    """R-401, R-411, R-413: crashes, pauses, cut lines, a full disk lose nothing that was told."""
    went_wrong: Counter[str] = Counter()
    for seed in range(share, SEEDS, SHARES):
        went_wrong.update(simulate(seed))

    assert went_wrong["crashes"] > 100
    assert went_wrong["pauses"] > 100
    assert went_wrong["store failures"] > 100
    assert went_wrong["cuts"] > 100


@pytest.mark.slow(45)
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("store", SEEDS_OF_NODES)
def test_several_nodes_on_one_storage_keep_the_same_promises(store: StoreKind, share: int) -> None:
    """R-401, R-411: whoever wrongly believes to own a table writes nothing and welcomes nobody.

    Five balancers, right ones and wrong ones; `model` is a store whose answers are late or lost.
    """
    went_wrong: Counter[str] = Counter()
    for seed in range(share, SEEDS_OF_NODES[store], SHARES):
        went_wrong.update(simulate(seed, nodes=3, store=store))

    for what in ("crashes", "pauses", "restarts", "cut off", "drains", "moves"):
        assert went_wrong[what] > 50, what
    assert went_wrong["lost answers"] > 20


@pytest.mark.parametrize("store", SEEDS_OF_NODES)
def test_a_table_stays_for_ten_seconds_whatever_the_balancer_does(
    store: StoreKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each connection goes to another node; without the rule the table would follow each of them.

    Nobody would lose anything by that, so the rule is judged by moves a minute.
    """

    def moves_a_minute() -> float:
        counts: Counter[str] = Counter()
        for seed in range(4):
            counts.update(simulate(seed, ONLY_CUTS, nodes=3, store=store, balancers=(InTurn,)))
        return counts["moves"] / counts["milliseconds"] * 60_000

    assert moves_a_minute() < 6
    monkeypatch.setattr(owners, "KEEPS_FOR", 0)
    monkeypatch.setattr(model_store, "KEEPS_FOR", 0)
    assert moves_a_minute() > 15


def test_the_same_seed_gives_the_same_world() -> None:
    """A failure can be had again by its seed."""
    assert simulate(7) == simulate(7)
    with a_quiet_world(11) as first, a_quiet_world(11) as second:
        assert list(first.store.entries(first.table)) == list(second.store.entries(second.table))


def test_a_server_that_tells_before_it_writes_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The proof can fail: with the order of things reversed it does."""
    whole = LiveTable._commit

    def hasty(live: LiveTable, effects: Effects) -> None:
        live._send(effects)
        effects.sends, effects.closes = [], []
        whole(live, effects)

    monkeypatch.setattr(LiveTable, "_commit", hasty)
    with pytest.raises(BrokenPromise, match="seed"):
        _simulate_many(60)


def _simulate_many(seeds: int) -> None:
    for seed in range(seeds):
        simulate(seed)


def test_a_table_that_is_resumed_and_given_back_in_one_commit_was_resumed() -> None:
    """R-411: the time until then is given back, whatever comes after it (seeds 250 and 341)."""
    opened = Batch("t", UNOWNED, (Entry(1, 5, "lobby", b"{}"),))
    with closing(MemoryDatabase()) as database:
        database.append("node", [opened])
        claimed = database.claim("node", "t")
        assert claimed is not None
        again = (Entry(2, 9, "lobby", b"{}"),)
        batch = Batch("t", claimed.epoch, again, resumed=Resumption(9))
        assert not database.has_resumed(batch)
        database.append("node", [batch], Beat(9, (Release("t", claimed.epoch, 9),)))

        assert database.has_resumed(batch)
        assert not database.has_resumed(replace(batch, epoch=claimed.epoch + 1))


def test_a_room_that_is_wrong_about_its_time_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table that says it is due, and does nothing when woken, is woken less and less often."""
    with a_quiet_world(3) as world:
        live = world.registry.tables[world.table]
        table = live.table
        wakes: list[int] = []

        def nothing(at: int) -> Effects:
            wakes.append(at)
            return Effects()

        monkeypatch.setattr(table, "due", lambda: live.now)
        monkeypatch.setattr(table, "wake", nothing)
        # No bot is about to say a word: that waits for a quiet moment, and here is none.
        monkeypatch.setattr(table, "idle_due", lambda: None)
        live._set_timer()
        for _ in range(10_000):
            world.time += 1
            world.nodes[0].runtime.timers.tick()

    assert 10 < len(wakes) < 60
