"""The referee at the end: winners, places, play-offs, and the seed."""

from dataclasses import replace
from typing import Any

from tests.support.any_player import played
from tests.support.game_harness import Playing, a_box, a_game
from tests.support.referee_harness import (
    a_cover,
    a_tie,
    after,
    again,
    instead,
    lost,
    meddled,
    watched,
)
from ubongo.boards.board import Side
from ubongo.rules.commands import GiveUp, Leave
from ubongo.rules.dealing import card
from ubongo.rules.events import (
    GameEnded,
    GameVoided,
    Player,
    PlayOffConceded,
    PlayOffStarted,
    RoundStarted,
    SeatLeft,
    SeedPublished,
    SharingAgreed,
    UbongoCalled,
)
from ubongo.rules.versions import NEWEST_RULES


def test_winners_by_an_independent_scorer() -> None:
    """R-152, R-153, R-220: the places follow from what was won."""
    for edition in ("classic", "2024", "2015", "bare"):
        table = played(edition, 3, seed=3, rounds=4)
        ended = table.happened(GameEnded)[0]
        assert ended.reason == "played"
        wrong = tuple(place % 3 + 1 for place in ended.places)

        assert instead(table, GameEnded, places=wrong) == {"winner"}
        assert instead(table, GameEnded, reason="alone") >= {"alone"}


def test_a_game_is_played_to_its_end() -> None:
    """R-150, R-203: nine rounds, or as many as were agreed."""
    table = a_game("bare", 2)
    table.play_round(0, 1)
    ended = GameEnded(table.game.now, (1, 1), "played", ((1,), (1,)))

    assert after(table, ended) == {"rounds"}
    assert after(table, replace(ended, scores=((1,), (2,)))) == {"rounds", "score"}
    assert after(table, replace(ended, scores=())) == {"rounds", "score"}
    table.begin()
    assert after(table, replace(ended, at=table.game.now)) == {"rounds", "order"}


def test_a_lone_player_wins() -> None:
    """R-410: only whoever remains alone may end the game, and wins it."""
    table = a_game("bare", 3)
    table.play_round(0)
    for seat in (0, 2):
        table.tell(Leave(seat))
    now = table.game.now

    scores = ((1,), (0,), (0,))
    assert after(table, GameEnded(now, (2, 1, 3), "alone", scores)) == set()
    assert after(table, GameEnded(now, (1, 2, 2), "alone", scores)) == {"winner"}


def test_the_play_off() -> None:
    """R-226 to R-229: for those tied for the first place, with boards they have not held."""
    table = a_tie()
    started = table.happened(PlayOffStarted)[0]
    assert started.seats == (0, 1)
    held = again(table.happened(RoundStarted)[0].deals[0], started)

    assert instead(table, PlayOffStarted, seats=(0, 2)) >= {"play_off"}
    assert instead(table, PlayOffStarted, deals=(held, started.deals[1])) == {"loans"}
    assert instead(table, PlayOffStarted, deals=started.deals[:1] * 2) == {"loans"}
    table.solve(1)
    assert instead(table, GameEnded, places=(1, 1, 3)) == {"winner"}
    assert instead(table, GameEnded, places=(1, 2, 3)) == {"winner"}
    assert table.happened(GameEnded)[0].places == (2, 1, 3)


def test_no_play_off_without_a_tie() -> None:
    table = a_game("2024", 2, rounds=1)
    table.play_round(0, 1)
    deals = table.happened(RoundStarted)[0].deals
    ended = table.happened(GameEnded)[0]
    before = Playing(table.chance, tuple(table.events[: table.events.index(ended)]))
    symbol = table.happened(RoundStarted)[0].symbol
    now = before.game.now + 5_000
    planted = PlayOffStarted(now, (0, 1), symbol, deals, now + 600_000)

    assert after(before, planted) >= {"play_off"}


def test_the_play_off_of_version_2() -> None:
    """R-227, R-228: announced, from the stack, ten minutes long, and with an end."""
    table = a_tie()
    started = table.happened(PlayOffStarted)[0]
    taken = table.happened(RoundStarted)[0].deals[2]
    loan = card(a_box(), taken.board, Side.EASY, started.symbol, NEWEST_RULES)

    assert instead(table, PlayOffStarted, deals=(loan, started.deals[1])) == {"loans"}
    at = started.at - 1
    assert instead(table, PlayOffStarted, at=at, deadline=at + 600_000) == {"play_off"}
    assert instead(table, PlayOffStarted, deadline=started.deadline + 1) == {"play_off"}
    # Announced 5 s before; a minute if somebody is waited for.
    for at, codes in ((started.at + 55_000, set()), (started.at + 55_001, {"play_off"})):
        assert instead(table, PlayOffStarted, at=at, deadline=at + 600_000) == codes
    now = table.game.now
    ended = table.game.edition.ended(table.game, (1, 1, 3), now, "play-off")
    assert after(table, ended) == {"play_off"}
    agreed = [SharingAgreed(now, seat) for seat in (0, 1)]
    assert after(table, *agreed, ended) == set()
    assert after(table, SharingAgreed(now, 2)) == {"out"}
    conceded = PlayOffConceded(now, 0)
    assert after(table, conceded, replace(ended, places=(2, 1, 3))) == set()
    assert after(table, conceded, replace(ended, places=(1, 1, 3))) == {"winner"}
    assert after(table, SeatLeft(now, 0), replace(ended, places=(2, 1, 3))) == set()


def test_who_left_does_not_share() -> None:
    """R-410: of three equals one has left; and no game is void while somebody is there."""
    table = a_game("bare", 3, rounds=1)
    table.tell(Leave(1))
    table.play_round()
    ended = table.happened(GameEnded)[0]
    assert ended.places == (1, 3, 1)
    assert instead(table, GameEnded, places=(1, 1, 1)) == {"winner"}
    here = a_game("bare", 2)
    assert after(here, GameVoided(0)) == {"void"}


def test_the_seed() -> None:
    """R-405: told at the end, and the one that was sealed."""
    table = a_game("bare", 2, rounds=1)
    seed = table.chance.seed.hex()
    assert after(table, SeedPublished(0, seed)) == {"seed"}

    table.play_round(0, 1)
    assert instead(table, SeedPublished, seed="00" * 16) == {"seed"}


def test_a_play_off_that_all_people_have_left() -> None:
    """R-410: two bots are still in it, and it is over."""
    bots = Player("B", "child"), Player("C", "child")
    table = a_game("2024", (Player("A"), *bots), rounds=1)
    table.play_round()
    table.begin_play_off()
    now = table.game.now
    ended = table.game.edition.ended(table.game, (3, 1, 1), now, "play-off")

    assert after(table, SeatLeft(now, 0), ended) == set()
    assert after(table, ended) >= {"play_off"}


def test_a_tie_is_played_off_and_not_just_ended() -> None:
    """R-226: two have the same points, and both are there."""
    table = a_tie()
    started = table.happened(PlayOffStarted)[0]
    before = Playing(table.chance, tuple(table.events[: table.events.index(started)]))
    ended = before.game.edition.ended(before.game, (1, 1, 3), started.at, "played")

    assert after(before, ended) == {"play_off"}


def test_in_the_play_off_of_a_guided_game_no_bot_waits() -> None:
    """R-226, R-435: only the first round is without hurry."""
    bots = Player("B", "child"), Player("C", "child")
    table = a_game("2024", (Player("A"), *bots), rounds=1, guided=True)
    table.begin()
    for seat in (0, 1, 2):
        table.tell(GiveUp(seat))
    table.begin_play_off()

    assert after(table, UbongoCalled(table.game.now, 1, 1, a_cover(table, 1))) == set()


def test_by_the_first_rules_who_left_shared_the_first_place() -> None:
    """R-410: nobody has solved anything, and Ben has left."""
    table = a_game("bare", 3, rounds=1, rules=1)
    table.tell(Leave(1))
    table.play_round()

    assert table.happened(GameEnded)[0].places == (1, 1, 1)
    watched(table.events)
    assert instead(table, GameEnded, places=(1, 3, 1)) == {"winner"}


def test_who_is_left_alone_in_a_tie_need_not_play_it_off() -> None:
    """R-410: Ben has left, so Amina wins."""
    table = a_game("2024", 2, rounds=1)
    table.tell(Leave(1))
    table.play_round()

    assert table.happened(GameEnded)[0].places == (1, 2)
    watched(table.events)


def test_nobody_plays_off_alone() -> None:
    """R-226, R-410: of two who are tied one has left."""
    table = a_game("2024", 2, rounds=1)
    table.play_round()
    at = table.game.now + 5_000
    played_off = Playing(table.chance, tuple(table.events)).wait_for(PlayOffStarted)
    alone = replace(played_off, seats=(0,), deals=played_off.deals[:1])

    assert after(table, played_off) == set()
    assert after(table, SeatLeft(at, 1), alone) == {"play_off"}


def test_the_end_of_a_play_off_does_not_move_by_itself() -> None:
    """R-228: ten minutes, as told."""
    table = a_tie()

    def meddle(game: Any) -> None:
        game.deadline += 1

    assert meddled(table, meddle, lost(table, 2)) == {"deadline"}


def test_the_first_to_solve_ends_the_play_off() -> None:
    """R-226: nobody solves after that."""
    table = a_tie()
    now = table.game.now
    calls = [UbongoCalled(now, seat, seat + 1, a_cover(table, seat)) for seat in (0, 1)]

    assert after(table, calls[0]) == set()
    assert after(table, *calls) == {"out"}


def test_by_the_first_rules_nobody_agreed_to_share() -> None:
    """R-228."""
    old = a_game("2024", 2, rounds=1, rules=1)
    old.play_round()

    assert after(old, SharingAgreed(old.game.now, 0)) == {"out"}
