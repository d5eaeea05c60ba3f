"""The proofs can fail: each finds the fault that was planted for it.

`python3 do.py soak --planted` asks for all of them.
"""

import pytest

from tools.planted.faults import PLANTED, Planted, named
from tools.planted.hunt import hunt

QUICK = [fault for fault in PLANTED if fault.is_quick]


@pytest.mark.slow
@pytest.mark.parametrize("fault", QUICK, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(fault: Planted) -> None:
    assert hunt(fault), f"{fault.name} was not found"


def test_a_fault_that_nothing_finds_is_not_called_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that is unknown cannot be planted in vain."""
    with pytest.raises(RuntimeError, match="could not be planted"):
        hunt(Planted("no such fault", lambda: None, lambda: "found"))
    assert named("the beat goes back").name == "the beat goes back"


def test_every_fault_has_its_own_name() -> None:
    assert len({fault.name for fault in PLANTED}) == len(PLANTED)
