"""A live table and a simulation play the same game: they differ only in who tells the time."""

from random import Random

import pytest

from tests.support.scripted_players import covered
from tests.support.table_harness import SEED, RegistryHarness, TableHarness, a_context
from ubongo.boards.box import the_box
from ubongo.match.countdown import COUNTDOWN
from ubongo.match.match import Match
from ubongo.match.seating import seated
from ubongo.protocol import messages
from ubongo.rules.chance import Chance
from ubongo.rules.events import Player, UbongoCalled
from ubongo.rules.settings import Settings
from ubongo.server.tables.state import BOTS

GAMES = [
    (edition, seed)
    for edition in ("classic", "2024", "cooperative", "bare", "2015")
    for seed in range(2)
]


def with_bots(edition: str, *strengths: str) -> tuple[TableHarness, int]:
    """Ada, who only looks on, and bots beside her."""
    around = TableHarness(edition, Settings(start_seat=1, rounds=3))
    ada = around.join("ada")
    for seat, strength in enumerate(strengths, 1):
        around.does(ada, messages.SeatBot, seat=seat, strength=strength)
    around.does(ada, messages.StartGame)
    return around, ada


@pytest.mark.parametrize(("edition", "late"), GAMES)
def test_what_is_simulated_is_what_is_played(edition: str, late: int) -> None:
    """The same seed and the same dice give the same log, also when a server looks too late."""
    around, _ = with_bots(edition, "expert", "fair")
    dice = Random(late)
    game = around.table.state.game
    assert game is not None
    while (due := around.table.due()) is not None:
        around.at = max(around.at, due) + late * int(300 * dice.random())
        around.take(around.table.wake(around.at))

    names = tuple(player.name for player in game.players)
    strengths = ("", "expert", "fair")
    players = [Player(*one) for one in zip(names, strengths, strict=True)]
    chance = Chance(SEED, the_box())
    match = Match(
        edition,
        seated(players, chance.dice(BOTS)),
        Settings(start_seat=1, rounds=3),
        chance,
    )
    match.pass_time()
    assert match.is_over
    assert around.table.state.events == match.log
    assert [entry.at for entry in around.log[-len(match.log) :]] == [one.at for one in match.log]


def test_nobody_foresees_a_bot_who_does_not_know_the_secret_seed() -> None:
    """S-08, R-405: table, game and seat are known to all; the seed is told after the game."""

    def first_plans(seed: bytes) -> list[int | None]:
        around = TableHarness("bare", context=a_context(new_seed=lambda: seed))
        ada = around.join("ada")
        for seat in (1, 2, 3):
            around.does(ada, messages.SeatBot, seat=seat, strength="fair")
        around.does(ada, messages.StartGame)
        match = around.table.state.match
        assert match is not None
        resumed = around.resumed().state.match
        assert resumed is not None
        assert resumed.sitting[1].dice is not None
        # As long as the seed is the same, so are the dice, also after a restart.
        known = seated([Player("Kito", "fair")] * 4, Chance(seed, the_box()).dice(BOTS))[1].dice
        assert known is not None
        assert resumed.sitting[1].dice.getstate() == known.getstate()
        return [one.dice.randrange(10**9) for one in match.sitting if one.dice is not None]

    one, other = first_plans(bytes(32)), first_plans(bytes([1] * 32))
    assert len({*one, *other}) == 6


def test_a_bot_is_not_late_because_the_server_is() -> None:
    """R-017: it had solved before Ada, though nobody had looked at the clock in between."""
    around, ada = with_bots("bare", "expert")
    around.wait(6_000)
    due = around.table.due()
    assert due is not None
    game = around.view(ada).game
    assert game is not None
    board = game.seats[0].board
    assert board is not None
    around.at = due + 3
    around.does(ada, messages.CallUbongo, cover=covered(board))

    events = around.table.state.events
    ranks = {one.seat: one.rank for one in events if isinstance(one, UbongoCalled)}
    assert ranks == {1: 1, 0: 2}


def test_after_a_restart_no_bot_is_done_before_the_sand_runs() -> None:
    """R-411: the table was away for minutes; nobody's board is solved when people come back."""
    around, _ = with_bots("bare", "expert", "fair", "child")
    around.wait(6_000)
    table = around.resumed()
    effects = table.resume(at=600_000, stopped_at=6_100)
    assert [entry.kind for entry in effects.entries] == ["ClockMoved"]
    table.join(1, "ada", None, 600_000)
    due = table.due()
    assert due is not None
    assert due > 600_000 + COUNTDOWN
    effects = table.wake(600_000 + COUNTDOWN)
    assert effects.entries == []


def test_bots_of_a_resumed_table_play_the_game_to_its_end() -> None:
    home = RegistryHarness()
    table_id, _ = home.open(settings=Settings(rounds=2), bots=("expert", "fair"), start=True)
    home.join(table_id, 1, "ada")
    home.wait(40)
    again = RegistryHarness(home.database, home.seconds + 100)
    again.resume_all()
    again.join(table_id, 2, "ada")
    again.wait(400)
    table = again.registry.tables[table_id].game_table

    assert table.state.game is not None
    assert table.state.game.is_over
    assert len({one.seat for one in table.state.events if isinstance(one, UbongoCalled)}) == 2
    assert again.counts["frozen"] == 0
