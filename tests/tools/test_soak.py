"""`do.py soak`: the games are the same for the same seed, and their kinds are counted."""

import sys
from collections import Counter

import pytest

from tools import soak as soak_tool
from tools.hostile.soak import FRAMES, KINDS_OF_REQUESTS, REQUESTS
from tools.soak import HAPPENED, OPTIONS, SEATS, kinds_of, soak, told
from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.match.match import Match
from ubongo.match.seating import Sitting
from ubongo.rules.chance import Chance
from ubongo.rules.commands import Leave
from ubongo.rules.settings import Boards, Settings


def test_the_kinds_of_a_game() -> None:
    """Whoever reads them sees whether an option was ever played, such as fresh boards (R-428)."""
    settings = Settings(sides=(Side.EASY, Side.HARD), boards=Boards.FRESH, hourglass=None)
    people = [Sitting("Ada"), Sitting("Ben")]
    match = Match("bare", people, settings, Chance(bytes(16), the_box()))
    for seat in (0, 1):
        match.give(Leave(seat), 0)

    assert kinds_of(match) == {
        (SEATS, "bare 2"),
        *((OPTIONS, name) for name in ("boards", "hourglass", "people", "sides")),
        (OPTIONS, "sides of several kinds"),
        *((HAPPENED, name) for name in ("GameStarted", "SeatLeft", "GameVoided", "SeedPublished")),
    }


def test_the_usual_game_of_bots_has_no_options() -> None:
    match = Match("bare", [Sitting("Ada")], Settings(), Chance(bytes(16), the_box()))
    assert {word for heading, word in kinds_of(match) if heading == OPTIONS} == {"people"}


def test_what_never_happened_is_told() -> None:
    lines = list(told(Counter({(SEATS, "bare 2"): 3, (HAPPENED, "GameStarted"): 3})))

    assert lines[0] == "Games by edition and seats: bare 2: 3"
    assert lines[-1].startswith("Never happened: GemsLaid, ")


def test_the_games_of_a_seed_are_counted_in_parts() -> None:
    [(games, faults, kinds), (more, _, _)] = soak(seed=2003, first=1, games=103, jobs=1)

    assert (games, more, faults) == (100, 3, [])
    assert sum(count for (heading, _), count in kinds.items() if heading == SEATS) == 100
    assert kinds[HAPPENED, "GameStarted"] == 100


def soaks_malformed(monkeypatch: pytest.MonkeyPatch, *options: str) -> list[tuple[object, ...]]:
    """What `do.py soak` would send, with these options."""
    asked: list[tuple[object, ...]] = []

    def noted(*more: object) -> int:
        asked.append(more)
        return 0

    monkeypatch.setattr(sys, "argv", ["soak", *options])
    monkeypatch.setattr(soak_tool, "soak_malformed", noted)
    assert soak_tool.main() == 0
    return asked


def test_kinds_of_refused_requests_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of all kinds takes hours: who has seen some of them goes on with the others."""
    some = ["--kinds", "version", "bad chunk"]
    assert soaks_malformed(monkeypatch, "--malformed", "1", "--seed", "18", *some) == [
        (18, 1, REQUESTS, ["version", "bad chunk"])
    ]
    assert soaks_malformed(monkeypatch, "--seed", "18", "--malformed") == [
        (18, FRAMES, REQUESTS, KINDS_OF_REQUESTS)
    ]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--malformed", "1", "--kinds", "bad chunks"], "invalid choice: 'bad chunks'"),
        (["--malformed", "1", "--kinds"], "expected at least one argument"),
        (["--kinds", "version"], "--kinds belongs to --malformed"),
    ],
)
def test_a_kind_that_is_not_known_is_refused(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    said: str,
) -> None:
    with pytest.raises(SystemExit):
        soaks_malformed(monkeypatch, *options)

    assert said in capsys.readouterr().err
