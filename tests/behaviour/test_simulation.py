"""The simulation of server, clients, network and clock: every promise is kept in every fault."""

from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tools.simulation.client import BrokenPromise
from tools.simulation.simulation import NO_FAULTS, Simulation, simulate
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.tables.effects import Effects

# `python3 do.py soak --seed 0 --worlds 10000` goes on.
SEEDS = 400
SHARES = 2


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


@pytest.mark.slow
def test_several_nodes_on_one_storage_keep_the_same_promises() -> None:
    """R-401, R-411: whoever wrongly believes to own a table writes nothing and welcomes nobody."""
    went_wrong: Counter[str] = Counter()
    for seed in range(SEEDS // 4):
        went_wrong.update(simulate(seed, nodes=3))

    assert went_wrong["crashes"] > 50
    assert went_wrong["restarts"] > 50


def test_the_same_seed_gives_the_same_world() -> None:
    """A failure can be had again by its seed."""
    assert simulate(7) == simulate(7)
    with a_quiet_world(11) as first, a_quiet_world(11) as second:
        assert list(first.database.entries(first.table)) == list(
            second.database.entries(second.table)
        )


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
        live._set_timer()
        for _ in range(10_000):
            world.time += 1
            world.nodes[0].runtime.timers.tick()

    assert 10 < len(wakes) < 60
