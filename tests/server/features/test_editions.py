"""What a page is told of each edition, so that it need not know the rules."""

import asyncio
import re
from dataclasses import fields
from pathlib import Path

import pytest

from tests.support.server_in_process import Asker, server
from ubongo.boards.board import Side
from ubongo.languages import FOLDER, LANGUAGES
from ubongo.protocol.http.editions import EditionFacts, RoundsOffered
from ubongo.rules.editions import EDITIONS
from ubongo.rules.refusals import BadSetting
from ubongo.rules.settings import Boards, Settings
from ubongo.server.features.editions.facts import OPTIONS, edition_facts, editions

FACTS = {facts.name: facts for facts in editions().editions}
# What every game for several people lets them choose.
FRESH = {"boards", "stars", "agreed"}
USUAL = {
    "hourglass",
    "find_pieces",
    "delays",
    "rounds",
    "grace",
    "open_boards",
    "start_seat",
    "pause",
    "guided",
    "watched_drafts",
} | FRESH
RACE = USUAL | {"same_puzzle", "fair_deal"}


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("classic", RACE | {"play_off_ties", "levels", "tips"}),
        ("classic-long", RACE | {"play_off_ties", "levels", "tips"}),
        # it plays ties off anyway, so that there is nothing to choose.
        ("2024", RACE | {"levels"}),
        ("2015", RACE | {"levels"}),
        ("bare", RACE),
        ("cooperative", USUAL | {"animals", "second_chance_if_none_solved", "levels"}),
        ("solo", {"find_pieces", "grace", "minutes", "levels"} | FRESH),
    ],
)
def test_each_edition_offers_what_it_accepts_and_what_changes_something(
    name: str, offered: set[str]
) -> None:
    assert set(FACTS[name].options) == offered


def test_options_are_called_as_in_the_settings_and_come_in_one_order() -> None:
    assert set(OPTIONS) <= {field.name for field in fields(Settings)}
    for facts in FACTS.values():
        assert list(facts.options) == [name for name in OPTIONS if name in facts.options]


@pytest.mark.parametrize(
    ("name", "rounds"),
    [
        ("classic", [(2, 9, 18, 36), (3, 9, 12, 36), (4, 9, 9, 36)]),
        ("classic-long", [(2, 18, 18, 36), (3, 12, 12, 36), (4, 9, 9, 36)]),
        ("2024", [(2, 9, 9, 9), (3, 9, 9, 9), (4, 9, 9, 9)]),
        ("2015", [(2, 9, 9, 9), (3, 9, 9, 9), (4, 9, 9, 9)]),
        ("solo", []),
    ],
)
def test_rounds_depend_on_the_number_of_players(name: str, rounds: list[tuple[int, ...]]) -> None:
    assert FACTS[name].rounds == tuple(RoundsOffered(*one) for one in rounds)


@pytest.mark.parametrize("facts", FACTS.values(), ids=FACTS)
def test_what_is_said_of_rounds_is_what_the_edition_agrees_to(facts: EditionFacts) -> None:
    edition = EDITIONS[facts.name]
    for one in facts.rounds:
        assert edition.agreed(Settings(rounds=one.most), one.players).rounds == one.most
        assert one.usual == edition.rounds(Settings(), one.players)
        # fresh boards last as long as anybody likes, the track does not.
        fresh = Settings(boards=Boards.FRESH, rounds=one.most_fresh)
        assert edition.agreed(fresh, one.players).rounds == one.most_fresh


def test_the_stars_of_a_side_are_those_that_can_be_agreed_on() -> None:
    """R-428."""
    told = editions()
    for side in Side:
        for stars in range(7):
            settings = Settings(sides=(side,), boards=Boards.FRESH, stars=stars)
            assert _is_agreed(settings) is (stars in told.stars[side])
    assert _is_agreed(Settings(boards=Boards.FRESH, agreed=told.largest_agreed))
    assert not _is_agreed(Settings(boards=Boards.FRESH, agreed=told.largest_agreed + 1))


def _is_agreed(settings: Settings) -> bool:
    try:
        EDITIONS["classic"].agreed(settings, 2)
    except BadSetting:
        return False
    return True


def test_solo_has_a_clock_and_no_hourglass() -> None:
    facts = FACTS["solo"]

    assert facts.minutes == (5, 10, 20)
    assert facts.hourglass is None
    assert (facts.least, facts.most, facts.is_a_race) == (1, 1, False)


def test_people_choose_from_all_editions_but_the_one_that_is_there_to_be_copied() -> None:
    assert [facts.name for facts in FACTS.values() if not facts.is_listed] == ["bare"]
    assert list(FACTS) == [*(name for name in EDITIONS if name != "bare"), "bare"]


def test_points_are_those_of_the_rules() -> None:
    """R-218, R-271, and the gems of 2015."""
    assert FACTS["2024"].points == {"sapphire": 3, "amber": 1, "board": 1}
    assert FACTS["cooperative"].points == {"sapphire": 3, "amber": 1, "set": 4, "extra": 5}
    assert FACTS["2015"].points == {"red": 4, "blue": 3, "green": 2, "brown": 1}
    assert FACTS["classic"].points == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_told_in_every_language(language: str) -> None:
    text = (FOLDER / language / "rules.txt").read_text("utf-8")
    told = set(re.findall(r"^(?:\+ )?# ([\w-]+) \|", text, re.MULTILINE))

    assert {chapter for facts in FACTS.values() for chapter in facts.chapters} == told - {"short"}


def test_an_edition_says_the_same_whenever_it_is_asked() -> None:
    assert all(edition_facts(EDITIONS[name]) == facts for name, facts in FACTS.items())


def test_everybody_may_ask(tmp_path: Path) -> None:
    async def asked() -> None:
        async with server(tmp_path) as port, Asker(port) as someone:
            status, said = await someone.gets("/api/editions")
            assert status == 200
            assert [one["name"] for one in said["editions"]] == list(FACTS)
            assert said["faces"] == ["shield", "hand", "antelope", "snake", "elephant", "mask"]
            assert said["animals"] == ["Rabbat", "Henrietta", "Juri", "Caspar"]
            assert said["editions"][0]["hourglass"] == {
                "shortest": 30_000,
                "usual": 60_000,
                "longest": 180_000,
            }
            assert (said["longest_delay"], said["longest_grace"]) == (60_000, 250)
            status, said = await someone.posts("/api/editions", {})
            assert (status, said["code"]) == (405, "http_405")

    asyncio.run(asked())
