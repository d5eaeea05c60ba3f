"""What every bot promises in every edition: it plays to the end and is never refused."""

from random import Random

import pytest

from tests.support.bot_matches import a_match
from ubongo.boards.box import the_box
from ubongo.match.bots import BOTS
from ubongo.match.bots.bot import StrengthBot
from ubongo.match.match import Match
from ubongo.match.seating import Sitting
from ubongo.rules import engine
from ubongo.rules.bot_view import BotView, bot_view
from ubongo.rules.chance import Chance
from ubongo.rules.commands import Command
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.edition import TableView
from ubongo.rules.events import Event, UbongoCalled
from ubongo.rules.game import Game, Phase
from ubongo.rules.referee import Referee
from ubongo.rules.settings import HOURGLASS, Settings
from ubongo.rules.view import View, view

TABLES = [
    (edition.name, seats)
    for edition in EDITIONS.values()
    for seats in range(edition.least, edition.most + 1)
]
GLASSES = [HOURGLASS, None]


def settings_of(edition: str, glass: int | None) -> Settings:
    if edition == "solo":
        return Settings(minutes=None if glass is None else 5)
    return Settings(hourglass=glass)


@pytest.mark.parametrize("glass", GLASSES, ids=["60 s", "no hourglass"])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("strength", BOTS)
def test_a_bot_plays_to_the_end_and_breaks_no_rule(
    strength: str, edition: str, seats: int, glass: int | None
) -> None:
    """A refusal would be raised here, and the referee objects to nothing."""
    referee = Referee()
    breaches: list[str] = []

    def watch(event: Event, game: Game) -> None:
        breaches.extend(breach.sentence for breach in referee.check(event, game))

    for seed in (1, 2):
        referee = Referee()
        match = a_match(edition, [strength] * seats, seed, settings_of(edition, glass), watch)
        match.pass_time()

        assert match.is_over
        assert match.game.phase is Phase.OVER
        assert breaches == []


@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("strength", BOTS)
def test_a_bot_is_the_same_for_its_dice(strength: str, edition: str, seats: int) -> None:
    settings = settings_of(edition, HOURGLASS)
    first = a_match(edition, [strength] * seats, 7, settings)
    again = a_match(edition, [strength] * seats, 7, settings)
    first.pass_time()
    again.pass_time()

    assert first.log == again.log


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_does_not_matter_how_time_passes(edition: str) -> None:
    """A server lets time pass second by second, a simulation at once: the same game."""
    seats = ["strong", "child", "fair"][: EDITIONS[edition].most]
    settings = settings_of(edition, HOURGLASS)
    at_once = a_match(edition, seats, 3, settings)
    at_once.pass_time()
    slowly = a_match(edition, seats, 3, settings)
    while (at := slowly.next_at()) is not None:
        slowly.pass_time(at)

    assert slowly.log == at_once.log


def test_a_bot_is_shown_only_what_its_seat_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else's board or cover while the sand runs: the view is the seat's own."""
    shown: list[tuple[int | None, View]] = []

    def acting(self: StrengthBot, table: TableView, seat: int, dice: Random) -> Command | None:
        assert table == view(match.game, seat).table
        shown.append((seat, view(match.game, seat)))
        return act(self, table, seat, dice)

    def bot_viewed(game: Game, seat: int) -> BotView:
        seen = bot_view(game, seat)
        assert seen == BotView.of(view(game, seat))
        shown.append((seat, view(game, seat)))
        return seen

    act = StrengthBot.act
    monkeypatch.setattr(StrengthBot, "act", acting)
    monkeypatch.setattr("ubongo.match.match.bot_view", bot_viewed)
    match = a_match("classic", ["fair"] * 4, 1)
    match.pass_time()

    in_rounds = [(seat, seen) for seat, seen in shown if seen.phase is Phase.ROUND]
    assert len(in_rounds) > 50
    for seat, seen in in_rounds:
        assert seen.seat == seat
        for number, other in enumerate(seen.seats):
            assert number == seat or (other.deal is None and other.cover is None)


@pytest.mark.parametrize("strength", BOTS)
def test_a_bot_called_away_from_a_running_game_can_go_on(strength: str) -> None:
    """After a restart the log is all there is: bots plan anew from what they see."""
    match = a_match("classic", [strength] * 3, 5)
    match.pass_time(80_000)
    sitting = [Sitting(one.name, one.bot, Random(9)) for one in match.sitting]
    again = Match.resumed(match.log, sitting, match.chance)
    again.pass_time()

    assert again.is_over
    assert again.log[: len(match.log)] == match.log


def test_a_bot_takes_no_gems_that_others_have_taken_meanwhile() -> None:
    """R-126: what it wanted may be gone; it looks again before it takes."""
    match = a_match("classic", ["expert"] * 4, 11)
    match.pass_time()
    replayed = engine.replay(match.log)

    assert replayed.places == match.game.places
    assert sum(isinstance(event, UbongoCalled) for event in match.log) > 30


def test_a_person_may_sit_between_bots() -> None:
    """A seat without a bot is waited for by the clock alone."""
    dice = Random(1)
    sitting = [Sitting("Lucy"), Sitting("expert", BOTS["expert"], dice)]
    match = Match("classic", sitting, Settings(), Chance(bytes(16), the_box()))
    match.pass_time(60_000)

    assert match.game.phase is Phase.ROUND
    assert match.game.solvers == [1]
    assert match.next_at() == match.game.deadline
