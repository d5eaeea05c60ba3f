"""What bots show and say beside their play: numbers of laid pieces, and quick words."""

from random import Random

import pytest

from ubongo.boards.box import the_box
from ubongo.match.bot_asides import BotAsides
from ubongo.match.bot_progress import JITTER, BotProgress, way_to_the_call
from ubongo.match.bots import BOTS
from ubongo.match.bots.small_talk import LATEST, SILENCE, SOONEST, Remark, SmallTalk
from ubongo.match.match import Match
from ubongo.match.quick_words import APART, QUICK_WORDS, WordLimit
from ubongo.match.seating import Sitting
from ubongo.rules.chance import Chance
from ubongo.rules.commands import AskPause, Continue, Next, Roll
from ubongo.rules.events import GameEnded, RoundEnded, UbongoCalled
from ubongo.rules.settings import Settings

CHANCE = Chance(bytes(range(16)), the_box())


def with_bots(bots: tuple[str, ...] = ("fair",), **settings: object) -> tuple[Match, BotAsides]:
    """Lucy, who has rolled, and bots beside her; what the bots show and say is followed."""
    sitting = [
        Sitting("Lucy"),
        *(Sitting(f"Bot {seat}", BOTS[name], Random(seat)) for seat, name in enumerate(bots, 1)),
    ]
    agreed = Settings(**{"start_seat": 0, **settings})  # type: ignore[arg-type]
    match = Match("bare", sitting, agreed, CHANCE)
    match.give(Roll(0), 0)
    asides = BotAsides(match, "table 1", 0)
    asides.follow(match.log, 0)
    return match, asides


def call_of(match: Match, seat: int = 1) -> int:
    plan = match.plans[seat]
    assert plan is not None
    return plan.at


def progress_of(match: Match) -> BotProgress:
    progress = BotProgress(match, "table 1")
    progress.follow(match.game.now)
    return progress


def test_the_number_of_a_bot_grows_on_the_way_and_is_whole_only_with_the_call() -> None:
    """R-425: it begins at 0 and never says more than the bot has shown by its call."""
    match, _ = with_bots(("fair", "expert"))
    progress = progress_of(match)
    for seat in sorted((1, 2), key=lambda seat: call_of(match, seat)):
        deal, call = match.game.seats[seat].deal, call_of(match, seat)
        assert deal is not None
        pieces = len(deal.puzzle.pieces)
        seen = [progress.laid(seat, at) for at in range(match.game.now, call, 50)]

        assert seen == sorted(seen)
        assert seen[-1] == pieces - 1
        match.pass_time(call)
        progress.follow(call)
        assert match.game.seats[seat].rank
        assert progress.laid(seat, call) == pieces
        assert progress.laid(0, call) == 0, "a person's pieces are not guessed"


@pytest.mark.parametrize("pieces", [3, 4])
def test_each_piece_comes_near_its_share_of_the_way(pieces: int) -> None:
    ways = [way_to_the_call(pieces, 1_000, 31_000, Random(seed)) for seed in range(200)]
    for way in ways:
        assert len(way.steps) == pieces - 1
        for number, step in enumerate(way.steps, 1):
            off = (step - 1_000) / 30_000 - number / pieces
            assert abs(off) <= JITTER / pieces + 0.001
    assert len({way.steps for way in ways}) == len(ways), "no two ways are the same"


def test_a_pause_lets_the_progress_stand_and_moves_the_rest_of_it() -> None:
    """R-433: all clocks stand; afterwards the bot goes on where it was."""
    match, _ = with_bots()
    progress = progress_of(match)
    first = progress.next_after(0)
    assert first is not None
    match.give(AskPause(0), 100)
    progress.follow(100)
    assert progress.next_after(100) is None
    match.give(Continue(0), 60_100)
    progress.follow(60_100)

    assert progress.next_after(60_100) == first + 60_000
    assert progress.laid(1, first + 59_999) == 0
    assert progress.laid(1, first + 60_000) == 1


def test_a_bot_that_has_to_wait_shows_nothing_before_it_may_begin() -> None:
    """R-435: in a guided round bots wait until the person has said *next*."""
    match, _ = with_bots(guided=True)
    progress = progress_of(match)
    assert match.plans[1] is None
    assert (progress.next_after(0), progress.laid(1, 90_000)) == (None, 0)
    match.give(Next(0), 90_000)
    progress.follow(90_000)

    first = progress.next_after(90_000)
    assert first is not None
    assert progress.laid(1, first) == 1


def test_a_new_board_begins_at_nothing() -> None:
    """R-425: every new board."""
    match, _ = with_bots(("expert",), rounds=2)
    progress = progress_of(match)
    while match.game.round < 2:
        due = match.next_at()
        assert due is not None
        match.pass_time(due)
        progress.follow(due)

    assert progress.laid(1, match.game.now) == 0
    assert progress.next_after(match.game.now) is not None


def test_no_dice_of_the_game_are_used() -> None:
    """A game is the same whether anybody looks at its bots or not."""
    logs = []
    for is_watched in (True, False):
        match, asides = with_bots(("fair", "child"), rounds=3)
        while not match.is_over and (due := match.next_at()) is not None:
            events = match.pass_time(due)
            if is_watched:
                asides.follow(events, due)
                asides.laid_counts(due)
                asides.remark(due)
        logs.append(match.log)

    assert logs[0] == logs[1]


def spoken(talk: SmallTalk) -> Remark | None:
    due = talk.due()
    return None if due is None else talk.take(due)


def test_bots_speak_seldom_and_after_a_moment() -> None:
    """R-430: of a hundred first solves of a person they praise some, and then they are silent."""
    match, _ = with_bots(("fair", "fair", "fair"))
    game = match.game
    talk = SmallTalk((1, 2, 3), "a table")
    said: list[Remark] = []
    for number in range(100):
        at = 60_000 * number
        talk.hear_event(UbongoCalled(at, 0, 1, None), game, at)  # type: ignore[arg-type]
        remark = spoken(talk)
        if remark is not None:
            assert SOONEST <= remark.at - at <= LATEST
            said.append(remark)

    assert 5 <= len(said) <= 30
    assert {one.word for one in said} == {"well_done", "wow"}
    assert len({one.seat for one in said}) > 1


def test_after_a_word_all_bots_are_silent_for_a_while() -> None:
    match, _ = with_bots(("fair", "fair"))
    talk = SmallTalk((1, 2), "seed")
    ended = GameEnded(0, (), "played", ())
    at = 0
    while talk.due() is None:
        at += 1
        talk.hear_event(ended, match.game, at)
    remark = spoken(talk)
    assert remark is not None
    for number in range(200):
        talk.hear_event(ended, match.game, remark.at + number)
        assert talk.due() is None
    while talk.due() is None:
        talk.hear_event(ended, match.game, remark.at + SILENCE)


def test_bots_answer_a_greeting_and_nothing_that_needs_no_answer() -> None:
    answered = 0
    for seed in range(100):
        talk = SmallTalk((2,), f"table {seed}")
        talk.hear_word("hello", 0)
        remark = spoken(talk)
        if remark is not None:
            answered += 1
            assert (remark.seat, remark.word) == (2, "hello")
        for word in ("wow", "oh_no", "one_moment"):
            talk.hear_word(word, 100_000)
            assert talk.due() is None
    assert 40 <= answered <= 80


def test_only_a_bot_that_has_not_solved_complains() -> None:
    match, _ = with_bots(("fair", "fair"))
    game = match.game
    game.seats[1].rank = 1
    for seed in range(300):
        talk = SmallTalk((1, 2), f"table {seed}")
        talk.hear_event(RoundEnded(0, 1), game, 0)
        remark = spoken(talk)
        assert remark is None or (remark.seat == 2 and remark.word in ("oh_no", "so_close"))


def test_a_bot_is_not_proud_of_itself() -> None:
    match, _ = with_bots()
    for seed in range(100):
        talk = SmallTalk((1,), f"table {seed}")
        talk.hear_event(UbongoCalled(0, 1, 1, None), match.game, 0)  # type: ignore[arg-type]
        assert talk.due() is None


def test_there_are_eight_words_and_one_in_two_seconds() -> None:
    """R-430: the list is fixed; each speaker has a limit of their own."""
    assert len(QUICK_WORDS) == len(set(QUICK_WORDS)) == 8
    limit = WordLimit()
    assert limit.allows("ada", 10)
    assert not limit.allows("ada", 10 + APART - 1)
    assert limit.allows("ben", 11)
    assert limit.allows("ada", 10 + APART)
    for number in range(1_000):
        limit.allows(f"guest {number}", 100_000 * number)
    assert len(limit._spoken_at) == 1, "whoever was silent for long is forgotten"
