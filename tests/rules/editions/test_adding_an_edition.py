"""An edition is one file and one line in the list: everything else asks the edition.

docs/adding-an-edition.md promises it. Here a small edition is written to a temporary module,
added to the list, simulated, refereed, recorded, shown, and played at a live table.
"""

import ast
import asyncio
import importlib
from pathlib import Path

import pytest

import ubongo
from tests.support.game_harness import a_game
from tests.support.scripted_players import a_table, play
from tests.support.server_in_process import server
from tools.protocol_gen.typescript import typescript
from ubongo.boards.box import the_box
from ubongo.match.simulate import SimulationJob, simulate
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.edition import Edition
from ubongo.rules.engine import replay
from ubongo.rules.records.fingerprint import FACTS
from ubongo.rules.records.forms import check_whole
from ubongo.rules.records.narration import sentences
from ubongo.rules.records.record import read_record
from ubongo.rules.records.verification import verify
from ubongo.rules.settings import Settings
from ubongo.rules.view import open_views, view

SPRINT = '''
"""A sprint: two points for the first solver of a round, one for every other."""

from dataclasses import dataclass

from ubongo.rules.editions.edition import Edition, StateFacts, TableView
from ubongo.rules.game import EditionState, Game, Seat
from ubongo.rules.settings import Settings
from ubongo.rules.value import value


@dataclass(slots=True, eq=False)
class SprintTable(EditionState):
    steps: list[int]


@value
class SprintView(TableView):
    steps: tuple[int, ...]


class Sprint(Edition):
    name = "sprint"
    shows = SprintView
    facts = (StateFacts("SprintTable", SprintTable, "steps"),)

    def rounds(self, settings: Settings, seats: int) -> int:
        return settings.rounds or 3

    def new_table(self, game: Game) -> SprintTable:
        return SprintTable([0] * len(game.seats))

    def mark_solved(self, game: Game, seat: Seat) -> None:
        super().mark_solved(game, seat)
        game.table.steps[game.solvers[-1]] += 2 if seat.rank == 1 else 1

    def scores(self, game: Game) -> tuple[int, ...]:
        return tuple(game.table.steps)

    def result_of(self, game: Game, seat: int) -> str:
        return f"{game.table.steps[seat]} steps"

    def show(self, game: Game, seat: int | None) -> SprintView:
        return SprintView(tuple(game.table.steps))
'''

# Who may name an edition: the file of one, and a ledger of the referee.
OF_AN_EDITION = ("rules/editions/", "rules/referee/")
# The edition that is played if none is named.
USUAL = "classic"
# The runs of a solo game have a table of their own there, and an environment for learning.
SOLO_RUNS = ("server/features/statistics/", "rl/puzzle_env.py")


@pytest.fixture
def sprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of an edition that was added to the list."""
    (tmp_path / "sprint_edition.py").write_text(SPRINT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("sprint_edition")
    monkeypatch.setitem(EDITIONS, "sprint", module.Sprint())
    return "sprint"


def test_it_is_simulated_refereed_recorded_and_shown(sprint: str, tmp_path: Path) -> None:
    bots = ("expert", "fair", "child")
    job = SimulationJob(
        sprint, bots, Settings(), seed=1, games=5, check=True, record=tmp_path / "kept"
    )
    (tmp_path / "kept").mkdir()
    tally = simulate(job)

    assert (tally.games, tally.breaches) == (5, 0)
    for path in (tmp_path / "kept").iterdir():
        text = path.read_text(encoding="utf-8")
        verify(text, the_box())
        events = read_record(text)
        game = replay(events)
        told = list(sentences(events))
        assert game.round == 3
        best = max(view(game, None).table.steps)  # type: ignore[attr-defined]
        assert any(line.startswith("1st ") and f": {best} steps" in line for line in told)
        *_, last = open_views(events)
        assert last.table == view(game, 0).table


def test_it_is_played_at_a_live_table(sprint: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port:
            settings = Settings(rounds=1, start_seat=0)
            async with a_table(f"http://127.0.0.1:{port}", 2, sprint, settings) as tables:
                ends = await asyncio.gather(*(play(table) for table in tables))
        for end in ends:
            assert end.edition == sprint
            assert sorted(end.table.steps) == [1, 2]  # type: ignore[attr-defined]

    asyncio.run(go())


def test_the_types_of_the_page_follow(sprint: str) -> None:
    assert "GameSeenOf<'sprint', SprintView>" in typescript.__wrapped__()


@pytest.mark.parametrize("version", FACTS)
def test_the_state_of_every_edition_is_whole_in_a_fingerprint(version: int) -> None:
    forms = FACTS[version].edition_forms()
    kinds = {type(a_game(name, edition.least).game.table) for name, edition in EDITIONS.items()}

    assert kinds <= {form.kind for form in forms}
    check_whole(forms)


def test_nobody_else_names_an_edition() -> None:
    """Whoever needs to know something of an edition asks it."""
    root = Path(ubongo.__path__[0])
    found = {
        (path.relative_to(root).as_posix(), node.value)
        for path in root.rglob("*.py")
        if not path.relative_to(root).as_posix().startswith(OF_AN_EDITION)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in EDITIONS and node.value != USUAL
    }

    assert [one for one in found if not (one[0].startswith(SOLO_RUNS) and one[1] == "solo")] == []


def test_an_edition_that_counts_nothing_says_so_at_once() -> None:
    """R-152, R-220: there is no winner without a score."""
    with pytest.raises(NotImplementedError):
        Edition().scores(a_game("bare", 2).game)
