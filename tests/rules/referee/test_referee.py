"""The referee as a whole: nothing to object to in real games, cheap, and plain in what it says."""

from dataclasses import replace
from time import thread_time

import pytest

from tests.support.any_player import played, tables
from tests.support.referee_harness import a_cover, a_round, after, watched
from ubongo.boards.board import Side
from ubongo.rules import engine
from ubongo.rules.events import (
    RoundEnded,
    SeatLost,
    UbongoCalled,
)
from ubongo.rules.referee import Referee
from ubongo.rules.referee.ledgers import LEDGERS
from ubongo.rules.referee.watch import Breached


@pytest.mark.parametrize("mischief", [False, True])
@pytest.mark.parametrize(("edition", "seats"), list(tables()))
def test_there_is_nothing_to_object_to_in_any_game(
    edition: str, seats: int, mischief: bool
) -> None:
    for seed in range(6):
        watched(played(edition, seats, seed=seed, mischief=mischief).events)


def test_options_bring_nothing_to_object_to() -> None:
    options: tuple[dict[str, object], ...] = (
        {"hourglass": None},
        {"same_puzzle": True},
        {"fair_deal": True},
        {"delays": (0, 9_000)},
        {"sides": (Side.EASY, Side.HARD), "grace": 250},
        {"rounds": 3, "hourglass": 30_000},
    )
    for option in options:
        for seed in range(4):
            table = played("classic", 2, seed=seed, mischief=bool(seed % 2), **option)  # type: ignore[arg-type]
            watched(table.events)


def test_the_referee_is_cheap_enough_to_stay() -> None:
    """Some microseconds of the processor an event; the bound is wide because machines differ."""
    events = played("classic", 4, seed=1).events
    best = 1.0
    for _ in range(5):
        referee, game = Referee(), engine.replay(events[:1])
        spent = 0.0
        for number, event in enumerate(events):
            if number:
                engine.apply(game, event)
            begun = thread_time()
            referee.check(event, game)
            spent += thread_time() - begun
        best = min(best, spent / len(events))

    assert best < 100e-6


def test_the_first_event_is_the_start() -> None:
    table = a_round()
    breaches = Referee().check(table.events[1], table.game)

    assert [breach.code for breach in breaches] == ["start"]


def test_an_edition_without_a_ledger_is_watched_as_far_as_all_are_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A new edition is one file and one line; what only it can know is not objected to."""
    monkeypatch.delitem(LEDGERS, "2015")
    for seed in range(4):
        watched(played("2015", 3, seed=seed, mischief=True).events)
    table = a_round("2015", 2)
    call = UbongoCalled(table.game.now, 0, 1, a_cover(table, 0))

    assert after(table, replace(call, rank=2)) == {"rank"}
    assert after(table, call, call) == {"solved_twice", "rank"}


def test_the_referee_of_a_live_table_says_what_is_wrong_in_one_sentence() -> None:
    """R-401: the event, its number, and the objections."""
    table = a_round()
    referee, game = watched(table.events)
    call = UbongoCalled(game.now, 0, 2, a_cover(table, 0))
    engine.apply(game, call)
    with pytest.raises(Breached) as found:
        referee.insist(call, game)

    assert str(found.value) == f"event {game.number}, UbongoCalled: seat 0 is called number 2"
    assert (found.value.number, found.value.kind) == (len(table.events) + 1, "UbongoCalled")


def test_what_was_objected_to_once_is_not_said_again() -> None:
    """R-401: every breach is told with its own event."""
    table = a_round()
    referee, game = watched(table.events)
    for event, codes in (
        (UbongoCalled(game.now, 0, 2, a_cover(table, 0)), ["rank"]),
        (SeatLost(game.now, 1), []),
    ):
        engine.apply(game, event)
        assert [breach.code for breach in referee.check(event, game)] == codes


def test_a_game_whose_clock_stands_still_has_not_seen_the_event() -> None:
    """R-401: its number alone would be right."""
    table = a_round()
    for later, codes in ((0, []), (1, ["number"])):
        referee, game = watched(table.events)
        game.number += 1
        lost = SeatLost(game.now + later, 0)
        assert [breach.code for breach in referee.check(lost, game)] == codes


def test_when_a_round_of_an_unknown_edition_ends_is_its_own_affair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R-135: only a ledger knows who is still waited for."""
    assert after(a_round("2015", 2), RoundEnded(5_000, 1)) == {"early", "track"}
    monkeypatch.delitem(LEDGERS, "2015")
    assert after(a_round("2015", 2), RoundEnded(5_000, 1)) == set()


def test_nothing_is_watched_before_the_start() -> None:
    """R-404: event 1 is awaited, however many others come first."""
    table = a_round()
    referee = Referee()
    for _ in range(3):
        assert [one.code for one in referee.check(table.events[1], table.game)] == ["start"]
    game = engine.replay(table.events[:1])

    assert referee.check(table.events[0], game) == ()
