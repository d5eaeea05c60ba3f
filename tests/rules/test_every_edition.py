"""What every edition promises, whatever its rules are."""

import json
from itertools import pairwise
from typing import Any

import pytest

from tests.support.any_player import played, tables
from tests.support.game_harness import Playing, a_box, a_game, snapshot
from ubongo.boards.board import Animal, Side
from ubongo.puzzles.covers import Cover
from ubongo.rules import engine
from ubongo.rules.commands import (
    COMMANDS,
    AskPause,
    CallUbongo,
    ChooseField,
    Command,
    Concede,
    Continue,
    EndAlone,
    Finish,
    GiveUp,
    Leave,
    MovePawn,
    Pass,
    PutAside,
    Roll,
    TakeGems,
)
from ubongo.rules.editions import EDITIONS
from ubongo.rules.events import GameStarted, Player, RoundStarted
from ubongo.rules.game import Phase
from ubongo.rules.records.canonical import canonical_data
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.rules.settings import Settings

TABLES = tuple(tables())
NAMES = tuple(EDITIONS)

# What each edition does not offer, of the options below.
REFUSED = {
    "classic": {"second chance", "minutes", "animals"},
    "classic-long": {"second chance", "minutes", "animals"},
    "2024": {"second chance", "minutes", "animals"},
    "cooperative": {"same puzzle", "fair deal", "play-off", "minutes"},
    "solo": {
        "same puzzle",
        "fair deal",
        "delays",
        "short hourglass",
        "rounds",
        "open boards",
        "play-off",
        "second chance",
        "animals",
    },
    "bare": {"play-off", "second chance", "minutes", "animals"},
    "2015": {"play-off", "second chance", "minutes", "animals"},
}


def options(seats: int) -> dict[str, dict[str, Any]]:
    """Every option of a table, by a name for it."""
    return {
        "hard": {"sides": (Side.HARD,)},
        "own sides": {"sides": (Side.HARD, Side.EASY, Side.HARD, Side.EASY)[:seats]},
        "same puzzle": {"same_puzzle": True},
        "fair deal": {"fair_deal": True},
        "delays": {"delays": (7_000, 0, 3_000, 0)[:seats]},
        "no hourglass": {"hourglass": None},
        "short hourglass": {"hourglass": 30_000},
        "find pieces": {"find_pieces": True},
        "rounds": {"rounds": 2},
        "grace": {"grace": 250},
        "open boards": {"open_boards": True},
        "play-off": {"play_off_ties": True},
        "second chance": {"second_chance_if_none_solved": True},
        "minutes": {"minutes": 5},
        "animals": {"animals": tuple(Animal)[:seats]},
        "first player": {"start_seat": seats - 1},
    }


def impossible() -> list[Command]:
    """Commands that can never be allowed: there is no such seat, cover or field."""
    return [
        CallUbongo(0, Cover.of(())),
        *(
            kind(99)
            for kind in (
                Roll,
                GiveUp,
                TakeGems,
                Pass,
                PutAside,
                Finish,
                Concede,
                Leave,
                EndAlone,
                AskPause,
                Continue,
            )
        ),
        ChooseField(0, 99),
        MovePawn(0, -1),
    ]


def test_the_editions_by_name() -> None:
    """R-157 and the rest of the list: these are offered, in this order."""
    assert NAMES == ("classic", "classic-long", "2024", "cooperative", "solo", "bare", "2015")


@pytest.mark.parametrize(
    ("edition", "least", "most"),
    [
        ("classic", 2, 4),
        ("classic-long", 2, 4),
        ("2024", 2, 4),
        ("cooperative", 2, 4),
        ("solo", 1, 1),
        ("bare", 1, 4),
        ("2015", 2, 4),
    ],
)
def test_how_many_play(edition: str, least: int, most: int) -> None:
    """R-018: classic two to four; 2024 one to four, and one of them alone is solo."""
    for seats in range(6):
        people = tuple(Player(f"player {seat}") for seat in range(seats))
        if least <= seats <= most:
            assert len(a_game(edition, people).game.seats) == seats
        else:
            with pytest.raises(BadSetting) as refusal:
                a_game(edition, people, start_seat=None)
            assert refusal.value.numbers["setting"] == "players"


@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_to_the_end(edition: str, seats: int, seed: int) -> None:
    """R-404: whoever plays, there is an end, with a place for everybody and the seed published."""
    game = played(edition, seats, seed=seed).game

    assert game.phase is Phase.OVER
    assert engine.due(game) is None
    assert len(game.places) == seats
    assert min(game.places) == 1
    assert game.seed


@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_replaying_gives_the_same_game(edition: str, seats: int, seed: int) -> None:
    """R-404: a game is the fold of its events, and nothing is drawn again."""
    table = played(edition, seats, seed=seed, mischief=True)
    again = engine.replay(table.events)

    assert snapshot(again) == snapshot(table.game)
    assert fingerprint(again) == fingerprint(table.game)
    assert [event.at for event in table.events] == sorted(event.at for event in table.events)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(edition: str, seats: int) -> None:
    """R-405: and another seed another one."""
    one, same, other = (played(edition, seats, seed=seed) for seed in (5, 5, 6))

    assert one.events == same.events
    assert one.events != other.events


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_views_are_plain_data(edition: str, seats: int) -> None:
    """R-414: at every moment, for every seat and for a spectator, JSON can say it all."""
    events = played(edition, seats, seed=2).events
    for count in range(1, len(events) + 1, 11):
        table = Playing(a_game(edition, seats).chance, tuple(events[:count]))
        for view in table.seen_by_all():
            data = canonical_data(view)
            assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_view_offers_only_what_is_known(edition: str, seats: int) -> None:
    """The names in `may` are commands, and nothing is offered to a spectator or when it is over."""
    table = played(edition, seats, seed=3)
    for count in range(1, len(table.events), 5):
        at_this_time = Playing(table.chance, tuple(table.events[:count]))
        *seated, spectator = at_this_time.seen_by_all()
        assert spectator.may == ()
        assert {name for view in seated for name in view.may} <= set(COMMANDS)
    assert all(view.may == () for view in table.seen_by_all())


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_refusals_have_a_code_and_change_nothing(edition: str, seats: int) -> None:
    """R-015, R-400: at every phase, whatever is asked."""
    whole = played(edition, seats, seed=4)
    codes = set()
    for count in range(1, len(whole.events) + 1, 13):
        table = Playing(whole.chance, tuple(whole.events[:count]))
        table.wait(table.game.now)
        before = snapshot(table.game)
        for command in impossible():
            try:
                table.tell(command)
            except Refused as refusal:
                codes.add(refusal.code)
            else:
                raise AssertionError(f"{command} was not refused")
        assert snapshot(table.game) == before

    assert codes <= {kind.code for kind in Refused.__subclasses__()}
    assert "not_seated" in codes
    fresh = a_game(edition, seats)
    fresh.begin()
    assert {fresh.refused(command).code for command in impossible()} >= {"not_covered"}


@pytest.mark.parametrize("edition", NAMES)
def test_commands_of_other_editions_are_refused_by_name(edition: str) -> None:
    """R-157: a pawn does not move where there is none, a board is put aside only in solo."""
    seats = EDITIONS[edition].least
    table = a_game(edition, seats)
    table.begin()
    own = EDITIONS[edition].commands
    for command in (ChooseField(0, 1), MovePawn(0, 1), TakeGems(0), Pass(0), PutAside(0)):
        if type(command) not in own:
            refusal = table.refused(command)
            assert refusal.code == "wrong_edition"
            assert refusal.numbers == {"command": type(command).__name__, "edition": edition}


@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("option", options(4))
def test_an_option_is_played_or_refused(edition: str, seats: int, option: str) -> None:
    """R-012, R-020, R-404: an option works to the end of the game, or is a BadSetting."""
    chosen = options(seats)[option]
    if option in REFUSED[edition]:
        with pytest.raises(BadSetting) as refusal:
            played(edition, seats, seed=1, **chosen)
        assert refusal.value.code == "bad_setting"
        assert refusal.value.numbers["setting"] in {*chosen, "delay"}
        return
    table = played(edition, seats, seed=1, **chosen)

    assert table.game.phase is Phase.OVER
    started = table.events[0]
    assert isinstance(started, GameStarted)
    for name, value in chosen.items():
        agreed = getattr(started.settings, name)
        assert agreed == value or (name == "sides" and agreed == value * seats)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_seat_gets_its_own_side(edition: str, seats: int) -> None:
    """R-012: a handicap that all can see."""
    sides = (Side.HARD, Side.EASY, Side.EASY, Side.HARD)[:seats]
    table = played(edition, seats, seed=2, sides=sides)

    assert table.happened(RoundStarted)
    for started in table.happened(RoundStarted):
        assert tuple(deal.side for deal in started.deals) == sides
        for deal in started.deals:
            assert deal.puzzle == a_box().board(deal.board).puzzle(deal.side, started.symbol)


@pytest.mark.parametrize(
    ("edition", "seats"), [(name, seats) for name, seats in TABLES if name != "solo"]
)
def test_no_board_is_dealt_twice_and_the_roller_goes_round(edition: str, seats: int) -> None:
    """R-019, R-136: solo alone, with its 216 tasks, sees boards again (R-304)."""
    table = played(edition, seats, seed=8)
    started = table.happened(RoundStarted)
    boards = [deal.board for one in started for deal in one.deals]

    assert len(set(boards)) == len(boards)
    for one, following in pairwise(started):
        assert following.roller == (one.roller + 1) % seats


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("sides", (Side.EASY,) * 5),
        ("hourglass", 29_999),
        ("hourglass", 180_001),
        ("delays", (1, 2, 3, 4, 5)),
        ("rounds", 217),
        ("rounds", -1),
        ("grace", 251),
        ("grace", -1),
        ("start_seat", 4),
        ("start_seat", -1),
        ("minutes", 7),
    ],
)
@pytest.mark.parametrize("edition", NAMES)
def test_what_no_table_can_agree_on(edition: str, setting: str, value: Any) -> None:
    """R-404: refused before the game, with the setting's name."""
    people = tuple(Player(f"player {seat}") for seat in range(EDITIONS[edition].least))
    chance = a_game("bare").chance
    with pytest.raises(BadSetting) as refusal:
        engine.start(edition, people, Settings(**{setting: value}), chance)

    assert refusal.value.numbers["setting"] == setting


def test_every_edition_is_offered_but_the_one_for_tests() -> None:
    """R-404: what is agreed on is one of these."""
    listed = [name for name, edition in EDITIONS.items() if edition.is_listed]

    assert sorted({*EDITIONS} - {*listed}) == ["bare"]
