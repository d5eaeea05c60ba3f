"""Bots and editions of other packages: found, checked, guarded; a bad one harms nobody."""

import logging
import multiprocessing
import re
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

import do
from tests.support.plugin_harness import plugins_forgotten
from ubongo.boards.box import the_box
from ubongo.library import bot, bots, edition, editions, simulate
from ubongo.match import plugins
from ubongo.match import simulate as simulating
from ubongo.match.bots import BOTS
from ubongo.match.bots.bot import Bot, Plan, StrengthBot
from ubongo.match.bots.strength import FAIR, Strength
from ubongo.match.match import Match
from ubongo.match.plugins import BOT_GROUP, EDITION_GROUP, add_bot, add_edition, load_plugins
from ubongo.match.seating import Sitting
from ubongo.misread import Misread
from ubongo.rules.bot_view import BotView
from ubongo.rules.chance import Chance
from ubongo.rules.commands import Command, MoveClock, Roll
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.bare import Bare
from ubongo.rules.editions.edition import StateFacts, TableView
from ubongo.rules.settings import Settings

SLOW = Strength("slow", 9_000, 3_000, 0.5, 3_000, FAIR.gem_play)


class Cheat:
    """Plays as FAIR does, unless it is told what to do wrong."""

    name = "cheat"

    def __init__(self, wrong: object = None) -> None:
        self.wrong = wrong

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        if isinstance(self.wrong, Exception):
            raise self.wrong
        if self.wrong is not None:
            return self.wrong  # type: ignore[return-value]
        return BOTS["fair"].plan(seen, dice)

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        return BOTS["fair"].act(table, seat, dice)


class Clumsy:
    """Does the wrong thing when it comes to choosing gems."""

    name = "clumsy"

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        return BOTS["fair"].plan(seen, dice)

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        raise RuntimeError("dropped it")


class Sprint(Bare):
    name = "sprint"
    is_listed = True


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    with plugins_forgotten():
        yield
    load_plugins.cache_clear()


class Point:
    """An entry point of a package."""

    dist = SimpleNamespace(name="package")

    def __init__(self, name: str, found: object) -> None:
        self.name = name
        self._found = found

    def load(self) -> object:
        if isinstance(self._found, Exception):
            raise self._found
        return self._found


def install(
    monkeypatch: pytest.MonkeyPatch, *named: tuple[str, str, object]
) -> tuple[plugins.PluginFault, ...]:
    """Pretend that a package names these: group, name and what is loaded. What was left out."""
    monkeypatch.setattr(
        plugins,
        "entry_points",
        lambda group: [Point(name, found) for of, name, found in named if of == group],
    )
    load_plugins.cache_clear()
    return load_plugins()


def test_bots_and_editions_of_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = install(
        monkeypatch,
        (BOT_GROUP, "slow", SLOW),
        (BOT_GROUP, "cheat", Cheat),
        (EDITION_GROUP, "sprint", Sprint),
    )

    assert faults == ()
    assert list(bots())[5:] == ["cheat", "slow"]
    assert bot("slow").name == "slow"
    assert edition("sprint") is editions()["sprint"]
    tally = simulate("slow cheat fair", edition="sprint", games=20, check=True).tally()
    assert (tally.games, tally.breaches) == (20, 0)


class NoPlan:
    name = "odd"

    def act(self) -> None: ...


class Huge(Bare):
    name = "huge"
    most = 9


class Loose(Bare):
    name = "loose"
    facts = (StateFacts("BareTable", dict, "points"),)


class Clock(Bare):
    name = "clock"
    commands = {type("Wind", (), {}): lambda *what: ()}  # noqa: RUF012


@pytest.mark.parametrize(
    ("group", "name", "found", "why"),
    [
        (BOT_GROUP, "fair", Cheat, "there is a bot of this name already"),
        (BOT_GROUP, "other", Cheat, "its name is 'cheat'"),
        (BOT_GROUP, "Cheat", Cheat, "a name has 1 to 20 small letters, digits and hyphens"),
        (BOT_GROUP, "a" * 21, Cheat, "a name has 1 to 20 small letters, digits and hyphens"),
        (BOT_GROUP, "odd", NoPlan, "it has no method plan"),
        (BOT_GROUP, "odd", 7, "it has no method plan"),
        (BOT_GROUP, "odd", ImportError("no module named x"), "ImportError: no module named x"),
        (EDITION_GROUP, "classic", Sprint, "there is an edition of this name already"),
        (EDITION_GROUP, "odd", Cheat, "it is no Edition"),
        (EDITION_GROUP, "other", Sprint, "its name is 'sprint'"),
        (EDITION_GROUP, "huge", Huge, "1 to 9 cannot play"),
        (EDITION_GROUP, "clock", Clock, "it has a command of its own"),
        (EDITION_GROUP, "loose", Loose, "AttributeError"),
    ],
)
def test_a_bad_plugin_is_left_out_and_told(
    group: str, name: str, found: object, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = set(BOTS), set(EDITIONS)
    (fault,) = install(monkeypatch, (group, name, found))

    assert why in fault.why
    assert str(fault).startswith(f"{fault.kind} {name!r} of the package package is left out: ")
    assert (set(BOTS), set(EDITIONS)) == before
    if name not in ("fair", "classic"):
        with pytest.raises(Misread, match="is left out"):
            (bot if group == BOT_GROUP else edition)(name)
    # Everything else works without it, also the one whose name it has.
    assert simulate("fair child", games=1).tally().games == 1


def test_an_unknown_name_is_told_with_those_there_are() -> None:
    with pytest.raises(Misread, match="there is no bot 'tiger'; there are child, beginner"):
        bot("tiger")
    with pytest.raises(Misread, match="there is no edition 'chess'; there are classic"):
        edition("chess")


def test_what_is_added_by_hand_may_be_added_again_but_nothing_else_is_replaced() -> None:
    """A cell of a notebook is run many times."""
    add_bot(SLOW)
    first = bot("slow")
    add_bot(StrengthBot(SLOW))
    assert bot("slow") is not first
    add_edition(Sprint())
    add_edition(Sprint())
    assert "sprint" in editions()
    with pytest.raises(Misread, match="bot, fair: there is a bot of this name already"):
        add_bot(FAIR)
    with pytest.raises(Misread, match="bot: 'None' is no name for it"):
        add_bot(7)  # type: ignore[arg-type]
    with pytest.raises(Misread, match="bot, slow: it has no method plan"):
        add_bot(SimpleNamespace(name="slow"))
    assert bot("slow").name == "slow", "the good one is still there"


def a_match(bot: Bot) -> Match:
    """Lucy, and a bot of a package beside her; Lucy rolls."""
    add_bot(bot)
    sitting = [Sitting("Lucy"), Sitting("Kito", BOTS[bot.name], Random(1))]
    return Match("classic", sitting, Settings(start_seat=0), Chance(bytes(16), the_box()))


@pytest.mark.parametrize(
    "wrong",
    [
        ZeroDivisionError("lost count"),
        Plan(0, 1_000, Roll(0)),
        Plan(1, 1_000, Roll(0)),
        Plan(1, 1_000, MoveClock(5, "mischief")),  # the keeper's
        Plan(1, "soon"),  # type: ignore[arg-type]
        Plan(1, 1_000, then=-5),
        "a plan",
    ],
    ids=repr,
)
def test_a_bot_that_fails_or_cheats_harms_only_itself(
    wrong: object, caplog: pytest.LogCaptureFixture
) -> None:
    match = a_match(Cheat(wrong))
    match.pass_time(400_000)

    assert match.game.round > 1, "the table goes on"
    assert set(match.refused) == {(1, "bot_failed")}
    assert not any(seat.rank for seat in match.game.seats)
    assert "the bot cheat has failed" in caplog.text


def test_a_bot_that_fails_in_the_last_moment_harms_only_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        match = a_match(Clumsy())
        match.pass_time(400_000)

    assert match.game.round > 1
    assert (1, "bot_failed") in match.refused
    assert "dropped it" in caplog.text


def test_a_bot_that_fails_after_a_restart_harms_only_itself() -> None:
    """R-411: bots are asked at once when a table comes back; one that fails does not stop it."""
    cheat = Cheat()
    match = a_match(cheat)
    cheat.wrong = ZeroDivisionError("lost count")
    again = Match.resumed(match.log, match.sitting, match.chance)

    assert again.refused == [(1, "bot_failed")]
    assert again.plans == [None, None]


@pytest.mark.parametrize("page", ["README.md", "docs/adding-a-bot.md"])
def test_the_bot_in_a_few_lines_plays(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The lines that a reader copies, with fewer games."""
    text = (do.ROOT / page).read_text(encoding="utf-8")
    (lines,) = re.findall(r"```python\n((?:(?!```).)*ubongo\.add_bot.*?)```", text, re.DOTALL)
    assert "games=1000" in lines
    exec(lines.replace("games=1000", "games=20"), {})

    assert re.match(r"\{'tourist': 0\.\d+, 'fair': 0\.\d+\}", capsys.readouterr().out)


def test_a_simulation_tells_of_bots_that_failed() -> None:
    add_bot(Cheat(RuntimeError("again")))
    outcome = next(iter(simulate("cheat fair", games=1))).outcome

    assert "game 1: a bot was refused (bot_failed)" in outcome.breaches


def test_other_processes_know_what_was_added_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a new process does not inherit our memory, as on Windows and macOS."""
    monkeypatch.setattr(simulating, "multiprocessing", multiprocessing.get_context("spawn"))
    add_bot(SLOW)
    add_edition(Sprint())
    games = simulate("slow fair", edition="sprint", games=40, processes=2)

    assert games.to_dicts() == simulate("slow fair", edition="sprint", games=40).to_dicts()
