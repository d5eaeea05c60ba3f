"""Quick words at a table, in the lobby and in a game; and the numbers of pieces of bots."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from tests.support.scripted_players import covered
from tests.support.server_in_process import server
from tests.support.table_harness import RegistryHarness, TableHarness
from ubongo.client import Client
from ubongo.client.decode import read, read_known
from ubongo.match.bots.small_talk import LATEST
from ubongo.protocol import messages
from ubongo.protocol.messages import Counted, Glimpse, Glimpsed, Happened, WordSaid
from ubongo.rules.settings import Settings


def say(around: TableHarness, connection: int, word: str) -> None:
    around.take(around.table.say_word(connection, word, around.at))  # type: ignore[arg-type]


def words(around: TableHarness, connection: int) -> list[tuple[int, str]]:
    return [(one.seat, one.word) for one in around.told[connection] if isinstance(one, WordSaid)]


def three() -> tuple[TableHarness, int, int, int]:
    """Ada and Ben, who have sat down, and Eve, who looks on; all hear words."""
    around = TableHarness("bare", Settings(start_seat=0))
    ada, ben, eve = around.join("ada"), around.join("ben", name="Ben"), around.join("eve")
    around.does(ben, messages.Sit, seat=2)
    for one in (ada, ben, eve):
        around.table.hear_words(one, True)
    return around, ada, ben, eve


def begin(around: TableHarness, ada: int, ben: int) -> None:
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)


def test_a_word_reaches_everybody_at_the_table_and_is_written_nowhere() -> None:
    """R-430: in the lobby and in a game, to players and spectators; it is no event."""
    around, ada, ben, eve = three()
    before = (len(around.log), around.table.state.number)
    say(around, ben, "hello")
    assert [words(around, one) for one in (ada, ben, eve)] == [[(2, "hello")]] * 3
    begin(around, ada, ben)
    written = len(around.log)
    around.at += 2_000
    say(around, ben, "good_luck")

    # In a game there are no empty seats between.
    assert words(around, ada) == words(around, eve) == [(2, "hello"), (1, "good_luck")]
    assert before[0] < written == len(around.log)


def test_one_in_two_seconds_and_each_for_themselves() -> None:
    """R-430: what is too much is lost, without an answer and without harm."""
    around, ada, ben, eve = three()
    for _ in range(5):
        say(around, ada, "wow")
    say(around, ben, "wow")
    assert words(around, eve) == [(0, "wow"), (2, "wow")]
    around.does(ada, messages.Sit, seat=3)  # another seat is no way around it
    say(around, ada, "wow")
    around.at = 1_999
    say(around, ada, "wow")
    assert len(words(around, eve)) == 2
    around.at = 2_000
    say(around, ada, "wow")
    assert words(around, eve)[2:] == [(3, "wow")]
    assert around.closed == []


def test_only_players_speak() -> None:
    """R-430: not a spectator, and not somebody who has left for good."""
    around, ada, ben, eve = three()
    say(around, eve, "hello")
    begin(around, ada, ben)
    around.does(ben, messages.Leave)
    say(around, ben, "good_game")

    assert words(around, ada) == []


def test_who_has_not_asked_hears_nothing() -> None:
    """A client of an older release could not read it; and asking again ends it."""
    around, ada, ben, eve = three()
    old = around.join("old")
    around.table.hear_words(ben, False)
    say(around, ada, "hello")

    assert words(around, old) == words(around, ben) == []
    assert words(around, eve) == [(0, "hello")]
    again = around.join("eve")  # a new connection asks anew
    around.at += 2_000
    say(around, ada, "hello")
    assert words(around, again) == []


def test_a_bot_speaks_through_the_table() -> None:
    """R-430: nobody asked for it: a moment after the start, or in answer."""
    heard: set[str] = set()
    for number in range(30):
        around = TableHarness("bare", Settings(start_seat=0))
        around.table.state.table_id = f"table {number}"
        ada = around.join("ada")
        around.table.hear_words(ada, True)
        around.does(ada, messages.SeatBot, seat=1, strength="child")
        around.does(ada, messages.StartGame)
        written = len(around.log)
        around.wait(around.at + LATEST)
        for seat, word in words(around, ada):
            assert seat == 1
            heard.add(word)
        assert len(around.log) == written
    assert heard == {"hello", "good_luck"}


def test_the_numbers_of_bots_are_told_as_they_go_and_at_most_once_a_second() -> None:
    """R-425: they begin at 0; all pieces of a bot are told only with its call."""
    around = TableHarness("bare", Settings(start_seat=0, rounds=1))
    ada = around.join("ada")
    for seat, strength in ((1, "expert"), (2, "fair"), (3, "strong")):
        around.does(ada, messages.SeatBot, seat=seat, strength=strength)
    around.does(ada, messages.StartGame)
    times: list[int] = []
    told: list[tuple[int, ...]] = []
    solved: set[int] = set()
    around.does(ada, messages.Roll)
    seen = 0
    while around.table.state.game is not None and around.table.state.game.phase.value == "round":
        due = around.table.idle_due()
        around.wait(min(one for one in (due, around.table.due()) if one is not None))
        for message in around.told[ada][seen:]:
            seen += 1
            if isinstance(message, Counted):
                times.append(around.at)
                told.append(message.laid_counts)
                for seat, count in enumerate(message.laid_counts):
                    assert count < 3 or seat in solved, "it says more than the bot has shown"
            if isinstance(message, Happened):
                solved |= {one.seat for one in message.notices if one.rank and one.seat is not None}
        if len(solved) == 3:
            break
    assert len(told) >= 4
    assert all(later - earlier >= 1_000 for earlier, later in pairwise(times))
    assert all(counts[0] == 0 for counts in told)
    for seat in (1, 2, 3):
        counts = [one[seat] for one in told]
        assert counts == sorted(counts)


def test_a_spectator_of_open_boards_is_told_the_numbers() -> None:
    """R-414: without the host's consent they do not see the pieces, but how many there are."""
    around = TableHarness("bare", Settings(start_seat=0, open_boards=True))
    ada, ben, eve = around.join("ada"), around.join("ben", name="Ben"), around.join("eve")
    around.does(ben, messages.Sit, seat=1)
    begin(around, ada, ben)
    around.does(ada, messages.Roll)
    game = around.view(ada).game
    assert game is not None
    board = game.seats[0].board
    assert board is not None
    around.glimpse(ada, Glimpse(covered(board)[:2]))
    around.wait(around.at + 1_000)

    def kinds(connection: int) -> list[type]:
        told = around.told[connection]
        return [type(one) for one in told if isinstance(one, Counted | Glimpsed)]

    assert (kinds(ada), kinds(ben), kinds(eve)) == ([], [Glimpsed], [Counted])
    assert [one for one in around.told[eve] if isinstance(one, Counted)] == [Counted((2, 0))]


def test_a_live_table_sends_words_and_numbers_in_a_quiet_moment(home: RegistryHarness) -> None:
    table, _ = home.open(edition="bare", settings=Settings(start_seat=0), bots=("expert",) * 3)
    home.join(table, 1, "ada")
    home.order(table, 1, messages.HearWords(True))  # type: ignore[arg-type]
    home.order(table, 1, messages.SayWord("hello"))  # type: ignore[arg-type]
    assert home.last(1) == WordSaid(0, "hello")
    home.order(table, 1, messages.StartGame(id="s"))
    home.order(table, 1, messages.Roll(id="r"))
    home.wait(20)

    assert any(isinstance(one, Counted) and sum(one.laid_counts) for one in home.told[1])


@pytest.mark.parametrize(
    "word", ['"shout"', '""', "null", "7", '["hello"]', '"HELLO"', '"<b>"', '"hello "']
)
def test_there_is_no_free_text(word: str) -> None:
    """R-430: whatever is not one of the eight is no message."""
    from ubongo.protocol.decode import BadMessage, read_message

    with pytest.raises(BadMessage):
        read_message(f'{{"type":"say_word","word":{word}}}')


def test_an_older_client_hears_nothing_new_and_a_newer_one_passes_over_the_unknown(
    tmp_path: Path,
) -> None:
    assert read_known('{"type":"sung","notes":[1,2]}') is None
    assert read_known('{"type":"word_said","seat":1,"word":"wow"}') == WordSaid(1, "wow")

    async def go() -> None:
        async with server(tmp_path) as port:
            address = f"http://127.0.0.1:{port}"
            async with Client(address, "Ada") as ada, Client(address, "Ben") as ben:
                opened = await ada.open_table("bare")
                async with ada.join(opened.table) as here, ben.join(opened.table) as there:
                    heard: list[WordSaid] = []
                    silent: list[object] = []
                    here.watch = lambda one: (
                        heard.append(one) if isinstance(one, WordSaid) else None
                    )
                    there.watch = silent.append
                    await here.hear_words()
                    await there.give(messages.Sit, seat=1)
                    await there.say_word("hello")
                    await here.until(lambda _: bool(heard))
                    assert heard == [WordSaid(1, "hello")]
                    await there.give(messages.SetReady, ready=True)
                    assert not any(isinstance(one, WordSaid) for one in silent)

    asyncio.run(go())
    assert read('{"type":"counted","laid_counts":[1]}') == Counted((1,))
