"""`do.py soak --tables`: a short run is whole, and each thing that must not be is said."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tools.endurance import regulars, soak
from tools.endurance.samples import Sample, second_half, slope, take_sample
from tools.endurance.soak import EnduranceResult, fitted_growth, run_tables
from tools.simulation.client import BrokenPromise

needs_proc = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
SAMPLE = Sample(at=0, memory=60, files=40, threads=7, wal=4, database=1)


def a_result(**grown: float) -> EnduranceResult:
    """A good run of an hour; what is named grew by so much in the second half of it."""
    samples = [
        replace(
            SAMPLE,
            at=at,
            **{name: getattr(SAMPLE, name) + by * at / 1_800 for name, by in grown.items()},
        )
        for at in range(0, 3_601, 60)
    ]
    return EnduranceResult(samples, tables=50, games=400, is_well=True)


def test_the_slope_is_that_of_the_second_half_and_of_an_hour() -> None:
    """What the server needs once, it takes in the beginning."""
    points = [(0.0, 10.0), (900.0, 50.0), (1_800.0, 60.0), (2_700.0, 61.0), (3_600.0, 62.0)]

    assert second_half(points) == points[2:]
    assert slope(second_half(points)) == pytest.approx(4.0)
    assert fitted_growth(points) == pytest.approx(2.0)
    assert slope(points[:1]) == 0


def test_one_strange_look_is_no_growth() -> None:
    flat = [(float(at), 40.0) for at in range(0, 3_600, 5)]
    flat[500] = (flat[500][0], 90.0)

    assert abs(fitted_growth(flat)) < 1


def test_a_good_run_has_no_faults() -> None:
    assert a_result().faults() == []
    assert a_result(memory=1.0, files=0.5, database=40).faults() == []


@pytest.mark.parametrize("name", soak.MOST_GROWTH)
def test_what_grows_is_said(name: str) -> None:
    [fault] = a_result(**{name: 2 * soak.MOST_GROWTH[name]}).faults()

    assert fault.startswith(f"{name} grew by {2 * soak.MOST_GROWTH[name]:.1f}")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"broken": ["7 came after 5"]}, "7 came after 5"),
        ({"is_well": False}, "not well"),
        ({"log": "Traceback (most recent call last)"}, "1 traces"),
        ({"log": "the database cannot be written, so tables stand still: x"}, "still 1 times"),
        ({"stuck": 2}, "at 2 tables"),
        ({"games": 0}, "too short"),
    ],
)
def test_whatever_else_must_not_be_is_said(change: dict[str, object], said: str) -> None:
    [fault] = replace(a_result(), **change).faults()  # type: ignore[arg-type]

    assert said in fault


@needs_proc
def test_a_process_is_looked_at(tmp_path: Path) -> None:
    (tmp_path / "ubongo.sqlite3-wal").write_bytes(bytes(2**21))
    before = take_sample(3.0, os.getpid(), tmp_path)
    with (tmp_path / "one more").open("w"):
        after = take_sample(4.0, os.getpid(), tmp_path)

    assert (before.at, before.wal, before.database) == (3.0, 2.0, 0.0)
    assert before.memory > 10
    assert before.threads >= 1
    assert after.files == before.files + 1
    with pytest.raises(OSError, match=r"No such file|ended"):
        take_sample(0, 2**22 + 1, tmp_path)


@needs_proc
@pytest.mark.slow(30)
def test_a_short_run_plays_cuts_and_finds_everything_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games end, people come back, tables are given up and others opened (R-401, R-411)."""
    monkeypatch.setattr(regulars, "HURRY", 0.02)
    monkeypatch.setattr(regulars, "MOST_GAMES", 1)
    monkeypatch.setattr(regulars, "EDITIONS", ("bare",))
    monkeypatch.setattr(soak, "CUT_EVERY", 1.0)
    monkeypatch.setattr(soak, "LOOK_EVERY", 0.5)
    result = asyncio.run(run_tables(tmp_path, seed=1, tables=3, seconds=2, least=2))

    assert result.broken == []
    assert result.is_well
    assert "Traceback" not in result.log
    assert result.tables > 3
    assert result.games
    assert result.returns
    assert result.orders
    assert result.notices > result.orders
    assert len(result.samples) > 2


def test_a_table_at_which_somebody_was_told_another_thing_is_said(
    tmp_path: Path,
) -> None:
    """The run can fail: what a client found broken is in the result."""
    table = regulars.RegularTable(port=1)
    table.world.broken = BrokenPromise("P0: 7 came after 5")
    result = a_result()
    soak.check(tmp_path, [table], result)

    assert result.faults() == ["P0: 7 came after 5"]


def test_a_table_where_nothing_happens_is_known() -> None:
    table = regulars.RegularTable(port=1)

    assert table.quiet_for(10.0) == 0
    assert table.quiet_for(25.0) == 15.0
