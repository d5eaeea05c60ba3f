"""kill -9: real servers die under real connections, and nothing that was acknowledged is lost."""

import asyncio
from pathlib import Path

import pytest

from tests.support.table_harness import TableHarness
from tools.fault_injection.kills import kill_repeatedly
from tools.fault_injection.verdict import check_times
from tools.simulation.client import BrokenPromise
from tools.simulation.promises import check_promises
from ubongo.match.countdown import COUNTDOWN
from ubongo.protocol import messages
from ubongo.rules.events import ClockMoved
from ubongo.rules.settings import Settings
from ubongo.server.storage.entry import Entry

# `python3 do.py soak --kills 1000` goes on.
KILLS = 20
SHARES = 2


@pytest.mark.slow(25)
@pytest.mark.parametrize("share", range(SHARES))
def test_a_killed_server_loses_nothing_it_acknowledged(share: int, tmp_path: Path) -> None:
    """R-401, R-411: killed at random, before a commit, and after it before anything is sent."""
    counts = asyncio.run(kill_repeatedly(tmp_path, seed=share, kills=KILLS // SHARES))

    assert counts["random"] + counts["before"] + counts["after"] >= KILLS // SHARES
    assert counts["before"] > 0
    assert counts["after"] > 0
    assert counts["acknowledged"] > 0
    assert counts["restarts"] > 0


class Memory:
    """What somebody was told."""

    def __init__(self, seen: dict[int, str], accepted: dict[str, int]) -> None:
        self.guest = "ada"
        self.name = "Ada"
        self.seen = seen
        self.accepted = accepted


def an_entry(number: int, kind: str = "RoundEnded", cause: str = "") -> Entry:
    return Entry(number, at=0, kind=kind, body=b"{}", cause=cause)


@pytest.mark.parametrize(
    ("entries", "seen", "accepted", "what"),
    [
        ([an_entry(1), an_entry(3)], {}, {}, "gap"),
        ([an_entry(1, cause="ada x"), an_entry(2), an_entry(3, cause="ada x")], {}, {}, "twice"),
        ([an_entry(1)], {2: "round_ended"}, {}, "lost"),
        ([an_entry(1)], {1: "pawn_moved"}, {}, "was told"),
        ([an_entry(1)], {}, {"x": 1}, "is lost"),
    ],
)
def test_the_proof_finds_each_broken_promise(
    entries: list[Entry], seen: dict[int, str], accepted: dict[str, int], what: str
) -> None:
    """The proof can fail, and says what was broken."""
    with pytest.raises(BrokenPromise, match=what):
        check_promises(entries, [Memory(seen, accepted)])


@pytest.mark.parametrize("has_sand", [False, True])
def test_the_proof_finds_time_that_is_given_back_twice(has_sand: bool) -> None:
    """S-04, R-411: the second outage begins before the first one has ended."""
    around = TableHarness("bare", Settings(start_seat=0))
    ada = around.join("ada")
    around.does(ada, messages.SeatBot, seat=1, strength="child")
    around.does(ada, messages.StartGame)
    if has_sand:
        around.does(ada, messages.Roll)
    played = list(around.table.state.events)
    stopped = played[-1].at + 1_000
    by = 25_000 + (COUNTDOWN if has_sand else 0)
    played.append(ClockMoved(stopped, by, "restart"))

    assert check_times([*played, ClockMoved(stopped + 25_000, 3_000, "restart")]) == 2
    with pytest.raises(BrokenPromise, match="25000 ms were given back twice"):
        check_times([*played, ClockMoved(stopped, 28_000, "restart")])
