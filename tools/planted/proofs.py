"""Proofs of the suite as they are asked whether they find a planted fault.

Each returns how the fault was found: a seed, a kill or a test; or nothing, if it was not.
"""

import asyncio
import io
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tools.simulation.simulation import StoreKind

# Called in a process in which a fault is planted, as it is in every server that it starts.
Proof: TypeAlias = Callable[[], str]


def worlds(nodes: int = 1, most: int = 500, store: "StoreKind" = "sqlite") -> Proof:
    """Simulated worlds, one after the other: `tests/behaviour/test_simulation.py`."""

    def proof() -> str:
        from tools.simulation.simulation import simulate

        for seed in range(most):
            try:
                simulate(seed, nodes=nodes, store=store)
            except Exception as found:  # noqa: BLE001 - whatever stops a world has found it
                sentence = str(found).removeprefix(f"seed {seed}: ") or type(found).__name__
                return f"seed {seed}, {nodes} node{'s' * (nodes > 1)}, {store}: {sentence}"
        return ""

    return proof


def kills(most: int = 60) -> Proof:
    """Real servers that are killed: `tests/behaviour/test_kills.py`; they have the fault."""

    def proof() -> str:
        from tools.fault_injection.kills import kill_repeatedly
        from tools.simulation.client import BrokenPromise

        with TemporaryDirectory() as folder:
            try:
                asyncio.run(kill_repeatedly(Path(folder), seed=0, kills=most))
            except BrokenPromise as found:
                return f"seed 0: {found}"
        return ""

    return proof


def tests(*paths: str) -> Proof:
    """Tests of the suite, until one fails."""

    def proof() -> str:
        import pytest

        failed: list[str] = []

        class Listener:
            """Notes which tests fail."""

            def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
                if report.failed:
                    failed.append(report.nodeid)

        with redirect_stdout(io.StringIO()):
            pytest.main(["-x", "-q", "-n0", "-p", "no:cacheprovider", *paths], plugins=[Listener()])
        return failed[0] if failed else ""

    return proof
