"""Who plays the next game at a table: who wants it, who sleeps, and who asks for a seat."""

import pytest
from msgspec.structs import replace

from tests.support.table_harness import TableHarness
from ubongo.boards.board import Side
from ubongo.protocol import messages
from ubongo.protocol.messages import Happened
from ubongo.rules.settings import Settings
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.next_game.lobby_handler import AGAIN_WAIT, SEAT_WAIT
from ubongo.server.tables.next_game.seats import with_askers, without_seats


def names(around: TableHarness, connection: int) -> list[str | None]:
    places = around.view(connection).lobby.places
    return [None if place is None else place.name for place in places]


def ready(around: TableHarness, connection: int) -> list[bool]:
    places = around.view(connection).lobby.places
    return [place.ready for place in places if place is not None and not place.bot]


def over(people: int = 2, **settings: object) -> tuple[TableHarness, list[int]]:
    """A game that is over, with everybody still there."""
    agreed = Settings(**{"start_seat": 0, "rounds": 1, **settings})  # type: ignore[arg-type]
    around = TableHarness("bare", agreed)
    here = [around.join("ada")]
    for seat, guest in enumerate(("ben", "cleo", "dan")[: people - 1], 1):
        here.append(around.join(guest, name=guest.title()))
        around.does(here[seat], messages.Sit, seat=seat)
        around.does(here[seat], messages.SetReady, ready=True)
    around.does(here[0], messages.StartGame)
    around.wait(around.at + 400_000)
    assert is_over(around)
    return around, here


def is_over(around: TableHarness) -> bool:
    return around.table.state.is_over


def games(around: TableHarness) -> int:
    return around.table.state.lobby.games


# Another game


def test_another_game_begins_when_everybody_here_wants_it() -> None:
    """Nobody's result is taken away by the first who wants another one."""
    around, (ada, ben) = over()
    assert ready(around, ada) == [False, False], "what was ready before the game does not count"
    around.does(ben, messages.PlayAgain)
    assert (is_over(around), games(around)) == (True, 1)
    assert around.view(ada).game is not None
    assert ready(around, ada) == [False, True]
    around.does(ada, messages.PlayAgain)

    assert (is_over(around), games(around)) == (False, 2)
    assert names(around, ada) == ["Ada", "Ben", None, None]
    assert ready(around, ada) == [False, False]
    told = around.told[ben][-1]
    assert isinstance(told, Happened)
    assert [one.what for one in told.notices][:3] == ["play_again", "rematch", "start_game"]
    assert around.view(ben).game.seat == 1  # type: ignore[union-attr]


def test_who_wants_another_game_may_change_their_mind() -> None:
    around, (ada, ben) = over()
    around.does(ben, messages.PlayAgain)
    around.does(ben, messages.PlayAgain, ready=False)
    around.does(ada, messages.PlayAgain)

    assert (is_over(around), games(around)) == (True, 1)
    around.does(ben, messages.PlayAgain)
    assert games(around) == 2


def test_only_who_played_to_the_end_may_want_another_game() -> None:
    around, (_, ben) = over()
    eve = around.join("eve")
    assert around.may_not(eve, messages.PlayAgain) == "not_seated_here"
    around.does(ben, messages.Rematch)
    assert around.may_not(ben, messages.PlayAgain) == "wrong_phase"
    early = TableHarness("bare", Settings(start_seat=0))
    ada = early.join("ada")
    early.does(ada, messages.SeatBot, seat=1, strength="fair")
    early.does(ada, messages.StartGame)
    assert early.may_not(ada, messages.PlayAgain) == "wrong_phase"


def test_somebody_who_is_gone_holds_the_next_game_up_for_a_while_only() -> None:
    """A reload is no good-bye; whoever stays away loses the seat."""
    around, (ada, ben, cleo) = over(3)
    gone_at = around.at
    around.go(cleo)
    for one in (ada, ben):
        around.does(one, messages.PlayAgain)
    around.wait(gone_at + AGAIN_WAIT - 1)
    assert games(around) == 1
    back = around.join("cleo")
    around.wait(gone_at + 10 * AGAIN_WAIT)
    assert games(around) == 1, "she is back and reads her result"
    gone_at = around.at
    around.go(back)
    around.wait(gone_at + AGAIN_WAIT)

    assert games(around) == 2
    assert names(around, ada) == ["Ada", "Ben", None, None]
    assert around.table.state.match is not None
    assert len(around.table.state.match.game.seats) == 2


def test_who_is_left_alone_finds_the_lobby_open() -> None:
    """Ada cannot play this one alone, so she may invite others or add bots."""
    around, (ada, ben) = over()
    around.table.state.change_lobby(_as_classic(around.table.state.lobby), "test", "", around.at)
    around.go(ben)
    around.does(ada, messages.PlayAgain)
    around.wait(around.at + AGAIN_WAIT)

    assert around.table.state.game is None
    assert names(around, ada) == ["Ada", None, None, None]
    assert around.view(ada).lobby.code not in ("", "ABCDEF")
    assert "start_game" in around.view(ada).lobby.may


def _as_classic(lobby: Lobby) -> Lobby:
    return replace(lobby, edition="classic", settings=Settings())


def test_alone_with_bots_the_next_game_begins_at_once() -> None:
    around = TableHarness("bare", Settings(start_seat=0, rounds=1))
    ada = around.join("ada")
    around.does(ada, messages.SeatBot, seat=1, strength="expert")
    around.does(ada, messages.StartGame)
    around.wait(400_000)
    around.does(ada, messages.PlayAgain)

    assert (games(around), is_over(around)) == (2, False)


def test_a_guided_game_is_guided_once() -> None:
    """R-435: the first game only."""
    around = TableHarness("bare", Settings(start_seat=0, rounds=1, guided=True))
    ada = around.join("ada")
    around.does(ada, messages.SeatBot, seat=1, strength="expert")
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)
    around.does(ada, messages.GiveUp)
    around.wait(around.at + 400_000)
    assert is_over(around)
    around.does(ada, messages.PlayAgain)

    assert around.table.state.game is not None
    assert not around.table.state.game.settings.guided


def test_who_wants_another_game_is_remembered_over_a_restart() -> None:
    """R-401: it was accepted, so it is written."""
    around, (_, ben) = over()
    number = around.does(ben, messages.PlayAgain)
    table = around.resumed()
    table.resume(at=around.at + 1, stopped_at=around.at)

    assert [place and place.ready for place in table.state.lobby.places[:2]] == [False, True]
    assert table.state.number == number
    # Nobody is connected yet: after a while the next game begins without those who stay away.
    assert table.due() == around.at + 1 + AGAIN_WAIT


def test_a_game_that_an_older_release_began_asks_everybody() -> None:
    """There the seats stayed ready during the game."""
    around = TableHarness("bare", Settings(start_seat=0, rounds=1))
    ada, ben = around.join("ada"), around.join("ben", name="Ben")
    around.does(ben, messages.Sit, seat=1)
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)
    lobby = around.table.state.lobby
    stale = tuple(place and replace(place, ready=True) for place in lobby.places)
    around.table.state.change_lobby(replace(lobby, places=stale), "test", "", around.at)
    around.take(around.table._finish(around.at))
    table = around.resumed()

    assert [place and place.ready for place in table.state.lobby.places[:2]] == [False, False]


# Sleepy players


def lobby_of_three() -> tuple[TableHarness, int, int, int]:
    around = TableHarness("bare", Settings(start_seat=2, delays=()))
    ada, ben = around.join("ada"), around.join("ben", name="Ben")
    cleo = around.join("cleo", name="Cleo")
    around.does(ben, messages.Sit, seat=1)
    around.does(cleo, messages.Sit, seat=2)
    return around, ada, ben, cleo


def test_the_host_may_start_without_those_who_are_not_ready() -> None:
    around, ada, ben, cleo = lobby_of_three()
    around.does(cleo, messages.SetReady, ready=True)
    assert around.may_not(ada, messages.StartGame) == "not_ready"
    around.does(ada, messages.StartGame, anyway=True)

    seen = around.view(ben).game
    assert seen is not None
    assert seen.seat is None, "he looks on, and may ask for a seat"
    assert [seat.player.name for seat in seen.seats] == ["Ada", "Cleo"]
    assert "ask_seat" in around.view(ben).lobby.may
    game = around.table.state.game
    assert game is not None
    assert game.start_seat == 1, "Cleo still begins"


def test_only_the_host_may_and_not_without_enough_players() -> None:
    around, ada, ben, cleo = lobby_of_three()
    assert around.may_not(ben, messages.StartGame, anyway=True) == "not_the_host"
    around.does(ada, messages.Arrange, edition="classic", settings=Settings(), public=False)
    assert around.may_not(ada, messages.StartGame, anyway=True) == "bad_setting"
    assert names(around, cleo) == ["Ada", "Ben", "Cleo", None], "nobody has lost a seat by that"
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame, anyway=True)
    assert around.may_not(ada, messages.StartGame, anyway=True) == "wrong_phase"


def test_what_was_agreed_for_an_emptied_seat_goes_with_it() -> None:
    places = (None, Place("Ada", "ada"), Place("Ben", "ben"), Place("Cleo", "cleo"))
    sides = (Side.EASY, Side.HARD, Side.EASY)
    agreed = Settings(sides=sides, delays=(0, 1_000, 2_000), start_seat=0)
    lobby = Lobby("classic", agreed, False, "ada", "", places)

    left = without_seats(lobby, {1}).settings
    assert (left.sides, left.delays, left.start_seat) == (
        (Side.HARD, Side.EASY),
        (1_000, 2_000),
        None,
    )
    table = without_seats(
        Lobby("classic", Settings(sides=(Side.HARD,)), False, "", "", places), {1}
    )
    assert table.settings.sides == (Side.HARD,), "one side is the whole table's"


def test_a_seat_in_the_lobby_is_freed_when_its_player_stays_away() -> None:
    """Whoever closes the tab does not block the start for ever."""
    around, ada, ben, cleo = lobby_of_three()
    around.go(ben)
    around.wait(SEAT_WAIT - 1)
    assert names(around, ada) == ["Ada", "Ben", "Cleo", None]
    around.wait(SEAT_WAIT)
    assert names(around, cleo) == ["Ada", None, "Cleo", None]
    assert around.log[-1].kind == "lobby"
    told = around.told[ada][-1]
    assert isinstance(told, Happened)
    assert [one.what for one in told.notices] == ["seat_freed"]
    again = around.join("ben", name="Ben")
    around.does(again, messages.Sit, seat=1)
    assert names(around, ada) == ["Ada", "Ben", "Cleo", None]


def test_who_is_back_in_time_keeps_the_seat() -> None:
    around, ada, ben, _ = lobby_of_three()
    around.go(ben)
    around.wait(SEAT_WAIT - 1)
    around.join("ben")
    around.wait(10 * SEAT_WAIT)

    assert names(around, ada) == ["Ada", "Ben", "Cleo", None]


def test_an_empty_room_keeps_all_seats() -> None:
    """Nobody is held up there: everybody has perhaps gone to share the link."""
    around, ada, ben, cleo = lobby_of_three()
    for one in (ada, ben, cleo):
        around.go(one)
    around.wait(5 * SEAT_WAIT)

    assert sum(place is not None for place in around.table.state.lobby.places) == 3
    assert around.table.due() is None


# People who ask for a seat


def test_a_spectator_asks_for_a_seat_and_everybody_sees_it() -> None:
    around, (ada, _) = over()
    eve, fay = around.join("eve", name="Eve"), around.join("fay")
    written = len(around.log)
    around.does(eve, messages.AskSeat)
    around.does(fay, messages.AskSeat)
    assert around.view(ada).lobby.asking == ("Eve", "Guest")
    assert around.may_not(fay, messages.AskSeat, name="\u202e") == "bad_name"
    around.does(fay, messages.AskSeat, name=" Fay ")
    assert around.view(ada).lobby.asking == ("Eve", "Fay")
    around.does(fay, messages.AskSeat, ask=False)
    assert around.view(eve).lobby.asking == ("Eve",)
    around.go(eve)
    assert around.view(ada).lobby.asking == ()
    assert len(around.log) == written, "it is no event"


def test_who_asked_has_a_seat_in_the_next_game_and_bots_make_room() -> None:
    around = TableHarness("bare", Settings(start_seat=0, rounds=1))
    ada = around.join("ada")
    for seat in (1, 2, 3):
        around.does(ada, messages.SeatBot, seat=seat, strength="expert")
    around.does(ada, messages.StartGame)
    eve = around.join("eve", name="Ada")
    around.does(eve, messages.AskSeat)
    around.wait(400_000)
    bots = names(around, ada)[1:3]
    around.does(ada, messages.PlayAgain)

    assert names(around, ada) == ["Ada", *bots, "Ada 2"], "no two look alike"
    assert around.view(eve).game.seat == 3  # type: ignore[union-attr]
    assert around.view(eve).lobby.asking == ()


def test_people_never_make_room_for_who_asks() -> None:
    around, people = over(4)
    eve = around.join("eve", name="Eve")
    around.does(eve, messages.AskSeat)
    for one in people:
        around.does(one, messages.PlayAgain)

    assert names(around, eve) == ["Ada", "Ben", "Cleo", "Dan"]
    assert around.view(eve).lobby.asking == ("Eve",), "she still waits"


def test_the_open_lobby_has_seats_for_who_asked() -> None:
    around, (ada, ben) = over()
    eve = around.join("eve", name="Eve")
    around.does(eve, messages.AskSeat)
    around.does(ada, messages.PlayAgain)
    around.does(ben, messages.Rematch)

    assert names(around, eve) == ["Ada", "Ben", "Eve", None]
    assert ready(around, eve) == [True, True, True]
    assert around.may_not(eve, messages.AskSeat) == "wrong_phase"


def test_only_spectators_of_a_game_ask() -> None:
    around, (ada, _) = over()
    assert around.may_not(ada, messages.AskSeat) == "wrong_phase"
    eve = around.join("eve")
    around.does(ada, messages.Rematch)
    assert around.may_not(eve, messages.AskSeat) == "wrong_phase"


def test_seats_for_askers_are_those_of_the_edition() -> None:
    solo = Lobby("solo", Settings(), False, "ada", "", (Place("Ada", "ada"), None, None, None))
    assert with_askers(solo, [("eve", "Eve")]) == solo


@pytest.mark.parametrize("flood", [300])
def test_guests_who_come_and_go_are_forgotten(flood: int) -> None:
    around, (_, ben) = over()
    around.go(ben)
    for number in range(flood):
        around.go(around.join(f"guest {number}"))

    assert len(around.table.presence._gone_at) <= 128
