"""The lobby: sitting down, getting ready, and what only the host may do."""

import asyncio
from pathlib import Path

import pytest

from tests.support.server_in_process import Asker, server
from tests.support.table_harness import RegistryHarness, TableHarness
from ubongo.protocol import messages
from ubongo.protocol.messages import Closed, PlaceSeen, Welcome
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.server import main
from ubongo.server.tables import presence
from ubongo.server.tables.next_game.lobby_handler import HOST_WAIT
from ubongo.server.tables.presence import (
    MOST_STRANGERS,
    MOST_STRANGERS_AN_ADDRESS,
    MOST_WATCHERS,
)


def names(around: TableHarness, connection: int) -> list[str | None]:
    places = around.view(connection).lobby.places
    return [None if place is None else place.name for place in places]


def two_people() -> tuple[TableHarness, int, int]:
    around = TableHarness()
    ada, ben = around.join("ada"), around.join("ben", name="Ben")
    around.does(ben, messages.Sit, seat=1)
    return around, ada, ben


def test_somebody_sits_down_gets_ready_and_everybody_sees_it() -> None:
    around, ada, ben = two_people()
    assert around.view(ada).lobby.places[1] == PlaceSeen("Ben", "", False, True, False, False)
    assert around.view(ben).lobby.places[1] == PlaceSeen("Ben", "", False, True, False, True)

    around.does(ben, messages.SetReady, ready=True)
    place = around.view(ada).lobby.places[1]
    assert place is not None
    assert place.ready
    around.does(ben, messages.Sit, seat=3)  # another seat, and the old one is free
    assert names(around, ada) == ["Ada", None, None, "Ben"]
    around.does(ben, messages.Stand)
    assert names(around, ada) == ["Ada", None, None, None]
    assert around.view(ada).lobby.spectators == 1


def test_a_seat_is_for_one_and_a_name_for_one() -> None:
    around, ada, ben = two_people()
    cleo = around.join("cleo")

    assert around.may_not(cleo, messages.Sit, seat=1) == "seat_taken"
    assert around.may_not(cleo, messages.Sit, seat=2, name="bеn") == "name_taken"  # noqa: RUF001
    assert around.may_not(cleo, messages.Sit, seat=2, name="\u202e") == "bad_name"
    assert around.may_not(cleo, messages.SetReady, ready=True) == "not_seated_here"
    around.does(cleo, messages.Sit, seat=2)
    assert names(around, ada) == ["Ada", "Ben", "Guest", None]
    assert around.may_not(ben, messages.Rename, name="ADA") == "name_taken"
    around.does(ben, messages.Rename, name="  Benjamin ")
    around.does(ada, messages.Rename, seat=2, name="Cleo")
    assert names(around, ada) == ["Ada", "Benjamin", "Cleo", None]
    assert around.may_not(ben, messages.Rename, seat=2, name="Dodo") == "not_the_host"


def test_a_usual_name_that_is_taken_gets_a_number_and_stays_short() -> None:
    around = TableHarness()
    ada = around.join("ada")
    for seat in (1, 2, 3):
        guest = around.join(f"guest{seat}", name="Twenty signs it has!")
        around.does(guest, messages.Sit, seat=seat)

    assert names(around, ada)[1:] == [
        "Twenty signs it has!",
        "Twenty signs it h 2",
        "Twenty signs it h 3",
    ]


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        (messages.SeatBot, {"seat": 2, "strength": "fair"}),
        (messages.Kick, {"seat": 0}),
        (messages.MoveSeat, {"seat": 0, "to": 2}),
        (messages.Arrange, {"edition": "2024", "settings": Settings(), "public": True}),
        (messages.StartGame, {}),
    ],
)
def test_only_the_host_may(kind: type[messages.Order], more: dict[str, object]) -> None:
    around, ada, ben = two_people()

    assert around.may_not(ben, kind, **more) == "not_the_host"
    name = messages.snake(kind.__name__)
    assert name in around.view(ada).lobby.may
    assert name not in around.view(ben).lobby.may


def test_the_host_seats_bots_and_sends_them_away() -> None:
    """R-415: a bot has a strength that everybody sees."""
    around, ada, ben = two_people()
    around.does(ada, messages.SeatBot, seat=2, strength="fair")
    bot = around.view(ben).lobby.places[2]
    assert bot is not None
    assert (bot.bot, bot.ready, bot.online) == ("fair", True, True)
    assert around.may_not(ada, messages.SeatBot, seat=1, strength="fair") == "seat_taken"
    around.does(ada, messages.SeatBot, seat=2, strength="expert")
    around.does(ada, messages.Kick, seat=2)

    assert names(around, ada) == ["Ada", "Ben", None, None]
    assert around.may_not(ada, messages.Kick, seat=2) == "seat_empty"


def test_who_was_kicked_is_told_and_stays_away() -> None:
    around, ada, ben = two_people()
    around.does(ada, messages.Kick, seat=1)

    assert around.told[ben][-1] == Closed("kicked", again=False)
    assert around.closed == [ben]
    assert names(around, ada) == ["Ada", None, None, None]
    again = around.join("ben")
    assert around.told[again] == [Closed("kicked", again=False)]
    assert around.view(ada).lobby.spectators == 0
    assert around.resumed().state.lobby.kicked == ("ben",)


def test_the_host_lets_people_change_places() -> None:
    around, ada, _ = two_people()
    around.does(ada, messages.MoveSeat, seat=1, to=3)
    around.does(ada, messages.MoveSeat, seat=3, to=0)

    assert names(around, ada) == ["Ben", None, None, "Ada"]
    assert around.may_not(ada, messages.MoveSeat, seat=1, to=2) == "seat_empty"


def test_what_is_played_can_be_changed_and_everybody_must_be_ready_anew() -> None:
    around, ada, ben = two_people()
    around.does(ben, messages.SetReady, ready=True)
    arranged = {"settings": Settings(hourglass=90_000), "public": True}
    around.does(ada, messages.Arrange, edition="2024", **arranged)
    lobby = around.view(ben).lobby

    assert (lobby.edition, lobby.settings.hourglass, lobby.public) == ("2024", 90_000, True)
    assert lobby.places[1] is not None
    assert not lobby.places[1].ready
    assert around.may_not(ada, messages.Arrange, edition="chess", **arranged) == "bad_setting"
    bad = {"settings": Settings(hourglass=1), "public": True}
    assert around.may_not(ada, messages.Arrange, edition="2024", **bad) == "bad_setting"
    # Two people cannot play the solo game.
    assert around.may_not(ada, messages.Arrange, edition="solo", **arranged) == "bad_setting"


def test_the_game_begins_when_all_are_ready_and_then_there_is_no_lobby() -> None:
    """R-404: from then on what was agreed stays as it is."""
    around, ada, ben = two_people()
    assert around.may_not(ada, messages.StartGame) == "not_ready"
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)

    seen = around.view(ben)
    assert seen.game is not None
    assert [seat.player.name for seat in seen.game.seats] == ["Ada", "Ben"]
    assert seen.lobby.code == ""
    for kind, more in (
        (messages.Sit, {"seat": 2}),
        (messages.Rename, {"name": "Zoe"}),
        (messages.Arrange, {"edition": "2024", "settings": Settings(), "public": False}),
        (messages.Kick, {"seat": 1}),
        (messages.StartGame, {}),
        (messages.Rematch, {}),
    ):
        assert around.may_not(ada, kind, **more) == "wrong_phase"


def test_one_alone_cannot_begin_a_game_for_two() -> None:
    around = TableHarness()
    ada = around.join("ada")

    assert around.may_not(ada, messages.StartGame) == "bad_setting"
    assert around.may_not(ada, messages.Roll) == "wrong_phase"


def over() -> tuple[TableHarness, int, int]:
    around, ada, ben = two_people()
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)
    around.wait(around.at + 30_000)
    return around, ada, ben


def end_alone(around: TableHarness, connection: int) -> None:
    """R-410: the one who stayed ends the game between two rounds."""
    game = around.table.state.game
    assert game is not None
    while game.phase is not Phase.BORDER:
        due = around.table.due()
        assert due is not None
        around.wait(due)
    around.does(connection, messages.EndAlone)


def test_after_a_game_the_same_people_may_play_another() -> None:
    around, ada, ben = over()
    around.does(ben, messages.Leave)
    end_alone(around, ada)
    assert around.view(ada).lobby.may == ("play_again", "rematch", "set_locked")
    assert around.may_not(ben, messages.Rematch) == "not_seated_here"
    around.does(ada, messages.Rematch)
    lobby = around.view(ada).lobby

    assert lobby.code not in ("", "ABCDEF")
    # Who has left for good has left; who stayed is ready.
    assert [place and (place.name, place.ready) for place in lobby.places] == [
        ("Ada", True),
        None,
        None,
        None,
    ]
    # A table that was taken up again is in the lobby too.
    again = around.resumed()
    assert again.state.game is None
    assert again.state.lobby == around.table.state.lobby


def test_a_host_who_left_the_game_is_host_no_more() -> None:
    around, ada, ben = over()
    around.does(ada, messages.Leave)
    end_alone(around, ben)
    around.does(ben, messages.Rematch)

    assert "start_game" in around.view(ben).lobby.may


@pytest.mark.parametrize("kind", [messages.Stand, messages.Leave])
def test_a_host_who_stands_up_hands_over(kind: type[messages.Order]) -> None:
    around, ada, ben = two_people()
    around.does(ada, kind)

    assert "start_game" in around.view(ben).lobby.may
    assert "start_game" not in around.view(ada).lobby.may


def test_a_host_who_is_gone_for_long_hands_over() -> None:
    around, ada, ben = two_people()
    around.go(ada)
    around.wait(HOST_WAIT - 1)
    assert "start_game" not in around.view(ben).lobby.may
    around.wait(HOST_WAIT)
    assert "start_game" in around.view(ben).lobby.may

    back = around.join("ada")  # the seat is kept, the office is not
    assert names(around, back) == ["Ada", "Ben", None, None]
    assert "start_game" not in around.view(back).lobby.may


def test_a_host_who_is_back_in_time_stays_host() -> None:
    around, ada, ben = two_people()
    around.go(ada)
    around.wait(HOST_WAIT - 1)
    back = around.join("ada")
    around.wait(10 * HOST_WAIT)

    assert "start_game" in around.view(back).lobby.may
    assert "start_game" not in around.view(ben).lobby.may


def test_a_table_has_room_for_so_many_onlookers_and_always_for_its_people() -> None:
    around, _, ben = two_people()
    around.go(ben)
    for number in range(MOST_WATCHERS - 1):
        around.join(f"guest {number}")
    refused = around.join("one more")

    assert around.told[refused] == [Closed("table_full", again=False)]
    assert around.view(around.join("ben")).lobby.places[1] is not None


def is_let_in(around: TableHarness, connection: int) -> bool:
    return any(isinstance(one, Welcome) for one in around.told[connection])


def test_strangers_leave_places_for_who_has_the_code() -> None:
    """S-16: public tables are listed: 63 onlookers closed one for a friend with the code."""
    around = TableHarness(public=True)
    around.join("ada")
    for number in range(MOST_STRANGERS):
        assert is_let_in(around, around.join(f"stranger {number}", address=f"10.0.0.{number}"))
    late = around.join("one more", address="10.0.1.1")
    assert around.told[late] == [Closed("table_full", again=False)]

    friends = [around.join(f"friend {number}", is_invited=True) for number in range(63)]
    welcome = [is_let_in(around, one) for one in friends]
    assert welcome.count(True) == MOST_WATCHERS - 1 - MOST_STRANGERS
    # Somebody with a seat always has a place, and who is there already may come back.
    assert is_let_in(around, around.join("ada"))
    assert is_let_in(around, around.join("stranger 7", address="10.0.0.7"))


def test_one_address_sends_only_so_many_strangers() -> None:
    around = TableHarness(public=True)
    around.join("ada", address="10.0.0.1")
    for number in range(MOST_STRANGERS_AN_ADDRESS):
        assert is_let_in(around, around.join(f"eve {number}", address="10.0.0.1"))
    assert not is_let_in(around, around.join("eve again", address="10.0.0.1"))
    assert is_let_in(around, around.join("bob", address="10.0.0.2"))
    assert is_let_in(around, around.join("friend", address="10.0.0.1", is_invited=True))
    # A class that looks on at a private table has its address from its people.
    private = TableHarness()
    private.join("ada", address="10.0.0.1")
    for number in range(30):
        assert is_let_in(private, private.join(f"pupil {number}", address="10.0.0.1"))


@pytest.mark.parametrize("is_playing", [False, True])
def test_the_host_locks_the_table_and_only_its_people_stay(is_playing: bool) -> None:
    """S-28: a kicked guest is back with a new cookie; at a locked table nobody is."""
    around, ada, ben = two_people()
    if is_playing:
        around.does(ben, messages.SetReady, ready=True)
        around.does(ada, messages.StartGame)
    eve, cy = around.join("eve"), around.join("cy")
    assert around.may_not(ben, messages.SetLocked, locked=True) == "not_the_host"
    assert around.may_not(eve, messages.SetLocked, locked=True) == "not_the_host"
    around.does(ada, messages.SetLocked, locked=True)

    for onlooker in (eve, cy):
        assert around.told[onlooker][-1] == Closed("table_locked", again=False)
    assert around.closed == [eve, cy]
    assert around.view(ada).lobby.locked
    assert around.view(ada).lobby.code == ""
    again = around.join("eve with a new cookie", is_invited=True)
    assert around.told[again] == [Closed("table_locked", again=False)]
    assert is_let_in(around, around.join("ben"))
    # It stays locked after a restart, and the host may open it again.
    assert around.resumed().state.lobby.locked
    around.does(ada, messages.SetLocked, locked=False)
    assert is_let_in(around, around.join("eve"))
    assert bool(around.view(ada).lobby.code) is not is_playing


def test_who_has_entered_the_code_has_a_place_though_strangers_have_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MOST_STRANGERS_AN_ADDRESS", 2)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as friend:
            async with ada._http.post(f"{ada.base}/api/tables", json={"public": True}) as answer:
                told = await answer.json()
            await ada.joins(told["table"])
            strangers = [Asker(port) for _ in range(3)]
            for stranger in strangers[:2]:
                await stranger.__aenter__()
                await stranger.joins(told["table"])
            await strangers[2].__aenter__()
            with pytest.raises(AssertionError, match="the connection ended"):
                await strangers[2].joins(told["table"])
            status, found = await friend.posts("/api/join", {"code": told["code"]})
            assert (status, found["table"]) == (200, told["table"])
            assert (await friend.joins(found["table"]))["type"] == "welcome"
            for stranger in strangers:
                await stranger.__aexit__()

    asyncio.run(go())


@pytest.mark.parametrize("is_playing", [False, True])
def test_who_follows_an_invitation_has_a_place_though_strangers_have_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_playing: bool
) -> None:
    """S-16: the link carries the code, and whoever comes with it has not to enter it."""
    monkeypatch.setattr(presence, "MOST_STRANGERS_AN_ADDRESS", 1)

    async def go() -> None:
        async with (
            server(tmp_path) as port,
            Asker(port) as ada,
            Asker(port) as stranger,
            Asker(port) as guesser,
            Asker(port) as friend,
        ):
            wish = {"public": True, "bots": ["child"], "start": is_playing}
            async with ada._http.post(f"{ada.base}/api/tables", json=wish) as answer:
                told = await answer.json()
            await ada.joins(told["table"])
            await stranger.joins(told["table"])
            for wrong in ({}, {"code": "AAAAAA"}):
                with pytest.raises(AssertionError, match="the connection ended"):
                    await guesser.joins(told["table"], **wrong)
            welcome = await friend.joins(told["table"], code=told["code"].lower())
            assert welcome["type"] == "welcome"
            # And stays invited when the connection was lost.
            assert (await friend.joins(told["table"]))["type"] == "welcome"

    asyncio.run(go())


def test_who_stands_up_at_a_locked_table_has_gone() -> None:
    around, ada, ben = two_people()
    around.does(ada, messages.SetLocked, locked=True)
    around.does(ben, messages.Stand)

    assert around.told[ben][-1] == Closed("table_locked", again=False)


def test_a_locked_table_is_neither_listed_nor_found(home: RegistryHarness) -> None:
    table, code = home.open(public=True)
    home.join(table, 1, "ada")
    assert [one.table_id for one in home.listed()] == [table]
    home.order(table, 1, messages.SetLocked(id="a", locked=True))
    assert (home.table_of_code(code), home.listed()) == (None, ())
    home.order(table, 1, messages.SetLocked(id="b", locked=False))
    assert home.table_of_code(code) == table


def test_a_code_is_valid_in_the_lobby_only(home: RegistryHarness) -> None:
    table, code = home.open(settings=Settings(start_seat=0), bots=("fair",))
    assert home.table_of_code(code) == table
    assert home.table_of_code(f" {code[:3].lower()}-{code[3:].lower()} ") == table
    home.join(table, 1, "ada")
    home.order(table, 1, messages.StartGame(id="a"))

    assert home.table_of_code(code) is None


def test_public_tables_with_a_seat_and_somebody_there_are_listed(home: RegistryHarness) -> None:
    table, _ = home.open(public=True)
    private, _ = home.open("ben")
    assert home.listed() == ()  # nobody is there yet
    home.join(table, 1, "ada")
    home.join(private, 2, "ben")
    (line,) = home.listed()
    assert (line.table_id, line.edition, line.host, line.seats_taken, line.seats) == (
        table, "classic", "Ada", 1, 4,
    )  # fmt: skip

    for seat in (1, 2, 3):
        home.order(table, 1, messages.SeatBot(id=f"b{seat}", seat=seat, strength="fair"))
    assert home.listed() == ()  # full
    home.order(table, 1, messages.Kick(id="k", seat=3))
    assert len(home.listed()) == 1
    arranged = messages.Arrange(id="p", edition="classic", settings=Settings(), public=False)
    home.order(table, 1, arranged)
    assert home.listed() == ()


def test_a_guest_finds_the_tables_where_a_seat_is_kept(home: RegistryHarness) -> None:
    table, _ = home.open(bots=("fair",))
    assert home.tables_of("ada") == (table,)
    assert home.tables_of("ben") == ()
    home.join(table, 1, "ada")
    home.order(table, 1, messages.StartGame(id="s"))
    assert home.tables_of("ada") == (table,)
    home.order(table, 1, messages.Leave(id="l"))

    assert home.tables_of("ada") == ()


def test_an_empty_room_is_put_away_and_taken_up_again(home: RegistryHarness) -> None:
    table, code = home.open(public=True)
    home.join(table, 1, "ada")
    home.leave(table, 1)
    home.wait(599)
    assert table in home.registry.tables
    home.wait(2)
    assert table not in home.registry.tables
    assert home.tables_of("ada") == ()
    assert home.table_of_code(code) is None

    home.join(table, 2, "ada")
    assert home.table_of_code(code) == table
    home.wait(2_000)  # somebody is here: it stays
    assert table in home.registry.tables


def test_a_game_that_sleeps_stays_where_it_is(home: RegistryHarness) -> None:
    """R-409: a game without people may come to its end by time alone, so it is not put away."""
    table, _ = home.open(bots=("fair",), start=True)
    home.wait(1_000)

    assert table in home.registry.tables


def test_a_code_that_was_given_away_meanwhile_is_replaced(home: RegistryHarness) -> None:
    table, code = home.open()
    home.wait(601)
    other, _ = home.open("ben")
    # As if chance had given it again.
    home.database._db.execute("UPDATE tables SET code = ? WHERE id = ?", (code, other))
    home.join(table, 1, "ada")
    seen = home.last(1)

    assert home.table_of_code(code) == other
    assert isinstance(seen, messages.Welcome)
    assert seen.lobby.code != code
    assert home.table_of_code(seen.lobby.code) == table


def test_a_code_that_another_table_has_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(("ABCDEF", "ABCDEF", "ABCDEF", "GHJKMN"))
    monkeypatch.setattr(main, "drawn_code", lambda random_bytes: next(codes))

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as ben:
            opened = [(await one.posts("/api/tables", {})) for one in (ada, ben)]
            assert [status for status, _ in opened] == [201, 201]
            assert [said["code"] for _, said in opened] == ["ABCDEF", "GHJKMN"]
            for _, said in opened:
                found = await ada.posts("/api/join", {"code": said["code"]})
                assert found == (200, {"table": said["table"], "is_event": False})

    asyncio.run(go())
