"""A simulated world of servers, clients, network and clock keeps every promise, whatever fails."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest

from tools.proofs.client import BrokenPromise
from tools.proofs.simulation import NO_FAULTS, Simulation, simulated
from ubongo.server.house import House, Kept
from ubongo.server.room import Turn

# `python3 do.py soak --seed 0 --worlds 10000` goes on.
SEEDS = 200
SHARES = 2


@contextmanager
def a_quiet_world(seed: int) -> Iterator[Simulation]:
    """A world in which a game was played to its end."""
    with closing(Simulation(seed, NO_FAULTS)) as world:
        world.run()
        yield world


def test_a_quiet_world_plays_its_games_to_the_end() -> None:
    """R-401: every accepted action is one event with a gapless number."""
    for seed in range(40):
        simulated(seed, NO_FAULTS)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_acknowledged_is_lost_whatever_fails(share: int) -> None:
    """R-401, R-411, R-413: crashes, pauses, cut lines, a full disk lose nothing that was told."""
    went_wrong: Counter[str] = Counter()
    for seed in range(share, SEEDS, SHARES):
        went_wrong.update(simulated(seed))

    assert went_wrong["crashes"] > 100
    assert went_wrong["pauses"] > 100
    assert went_wrong["store failures"] > 100
    assert went_wrong["cuts"] > 100


def test_the_same_seed_gives_the_same_world() -> None:
    """A failure can be had again by its seed."""
    assert simulated(7) == simulated(7)
    with a_quiet_world(11) as first, a_quiet_world(11) as second:
        assert list(first.store.entries(first.table)) == list(second.store.entries(second.table))


def test_a_server_that_tells_before_it_writes_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The proof can fail: with the order of things reversed it does."""
    whole = House._carry_out

    def hasty(
        house: House, kept: Kept, turn: Turn, told: Callable[[bool], None] | None = None
    ) -> None:
        house._send_out(turn)
        turn.sends, turn.closes = [], []
        whole(house, kept, turn, told)

    monkeypatch.setattr(House, "_carry_out", hasty)
    with pytest.raises(BrokenPromise, match="seed"):
        _simulate_many(60)


def _simulate_many(seeds: int) -> None:
    for seed in range(seeds):
        simulated(seed)


def test_a_room_that_is_wrong_about_its_time_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A room that says it is due, and does nothing when woken, is asked less and less often."""
    with a_quiet_world(3) as world:
        room = world.house.rooms[world.table].room
        wakes: list[int] = []

        def nothing(at: int) -> Turn:
            wakes.append(at)
            return Turn()

        monkeypatch.setattr(room, "due", lambda: world.time)
        monkeypatch.setattr(room, "woke", nothing)
        world.house._set_timer(world.house.rooms[world.table])
        for _ in range(10_000):
            world.time += 1
            world.house.tick()

    assert 10 < len(wakes) < 60
