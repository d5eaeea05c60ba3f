"""Values: the type checker refuses to change one; when they run they are plain dataclasses."""

import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import do
from ubongo.rules.events import GemsTaken, Player
from ubongo.rules.gems import Gem

CHANGES = """\
from ubongo.rules.events import Player
from ubongo.rules.value import value


@value
class Fact:
    at: int
    name: str = ""


fact = Fact(7)
fact.at = 8
Fact("seven")
Player("Ada").name = "Bea"
"""


def test_mypy_refuses_to_change_a_value(tmp_path: Path) -> None:
    path = tmp_path / "changes.py"
    path.write_text(CHANGES, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(do.ROOT / "pyproject.toml")]
    found = subprocess.run(
        [*command, str(path)], cwd=do.ROOT, capture_output=True, text=True, check=False
    )

    assert [line.partition(".py:")[2] for line in found.stdout.splitlines()[:-1]] == [
        '12: error: Property "at" defined in "Fact" is read-only  [misc]',
        '13: error: Argument 1 to "Fact" has incompatible type "str"; expected "int"  [arg-type]',
        '14: error: Property "name" defined in "Player" is read-only  [misc]',
    ]


def test_a_value_is_compared_hashed_copied_and_printed_by_its_fields() -> None:
    taken = GemsTaken(1_000, 2, 3, (Gem.RED, Gem.BLUE))

    assert taken == GemsTaken(1_000, 2, 3, (Gem.RED, Gem.BLUE))
    assert hash(taken) == hash(replace(taken)) != hash(replace(taken, seat=1))
    assert pickle.loads(pickle.dumps(taken)) == taken
    assert str(Player("Ada", "fair")) == "Player(name='Ada', bot='fair')"
    assert not hasattr(taken, "__dict__")
