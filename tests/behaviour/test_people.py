"""Joining, leaving and reconnecting (part D of the rules), at a table without sockets."""

import pytest

from tests.support.scripted_players import covered
from tests.support.table_harness import TableHarness
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted, Closed, Happened, Laid, RefusedOrder, Welcome
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.server.tables.limits.call_limit import CALLS_A_ROUND, CALLS_TOO_MANY
from ubongo.server.tables.log import REMEMBERED

WRONG = (Laid("I2", ((0, 0), (1, 0))),)


def playing(edition: str = "bare", **settings: object) -> tuple[TableHarness, int, int]:
    """Ada and Ben in their first round."""
    agreed = Settings(**{"start_seat": 0, **settings})  # type: ignore[arg-type]
    around = TableHarness(edition, agreed)
    ada, ben = around.join("ada"), around.join("ben", name="Ben")
    around.does(ben, messages.Sit, seat=1)
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)
    if edition == "bare":
        around.does(ada, messages.Roll)
    return around, ada, ben


def phase(around: TableHarness) -> Phase:
    assert around.table.state.game is not None
    return around.table.state.game.phase


def own_cover(around: TableHarness, connection: int) -> tuple[Laid, ...]:
    game = around.view(connection).game
    assert game is not None
    assert game.seat is not None
    board = game.seats[game.seat].board
    assert board is not None
    return covered(board)


def test_numbers_have_no_gap_and_stand_in_the_log() -> None:
    """R-401: 1, 2, 3 and so on, in the log and in what everybody is told."""
    around, ada, ben = playing()
    around.does(ada, messages.CallUbongo, cover=own_cover(around, ada))
    around.go(ben)
    around.wait(around.at + 200_000)

    assert [entry.number for entry in around.log] == list(range(1, len(around.log) + 1))
    told = [
        notice.number
        for message in around.told[ada]
        if isinstance(message, Happened)
        for notice in message.notices
    ]
    assert told == list(range(2, len(around.log) + 1))


def test_an_answer_comes_before_what_everybody_is_told() -> None:
    """R-401: accepted, then shown; both only after the entries have been written."""
    around, ada, _ = playing()
    before = len(around.told[ada])
    around.does(ada, messages.CallUbongo, cover=own_cover(around, ada))

    kinds = [type(one) for one in around.told[ada][before:]]
    assert kinds == [Accepted, Happened]


def test_in_time_is_before_the_end_of_the_hourglass() -> None:
    """R-402: a message that arrives exactly at the end is too late."""
    around, ada, ben = playing()
    deadline = around.view(ada).game.deadline  # type: ignore[union-attr]
    assert deadline is not None
    cover = own_cover(around, ada)
    around.at = deadline - 1
    around.does(ada, messages.CallUbongo, cover=cover)
    around.at = deadline

    assert around.may_not(ben, messages.CallUbongo, cover=own_cover(around, ben)) == "out_of_time"


def test_a_grace_is_a_longer_hourglass_for_all() -> None:
    """R-403: nobody gets time back alone; a grace is in the deadline that all see."""
    around, ada, ben = playing(grace=250)
    seen = {around.view(one).game.deadline for one in (ada, ben)}  # type: ignore[union-attr]

    assert seen == {60_250}


def test_a_lost_connection_stops_nothing_and_the_own_pieces_come_back() -> None:
    """R-406: the sand runs on; whoever comes back sees the table as it is, and their own draft."""
    around, ada, ben = playing()
    half = own_cover(around, ada)[:2]
    around.glimpse(ada, messages.Glimpse(half))
    around.at = 20_000
    around.go(ada)
    seen = around.view(ben).game
    assert seen is not None
    assert not seen.seats[0].online
    assert seen.seats[0].laid_count == 2
    assert seen.deadline == 60_000
    around.at = 30_000
    back = around.view(around.join("ada"))

    assert isinstance(back, Welcome)
    assert (back.draft, back.time) == (half, 30_000)
    assert back.game is not None
    assert back.game.deadline == 60_000
    assert back.game.seats[0].online


def test_how_many_pieces_lie_is_told_once_a_second() -> None:
    """R-021: the number, never where they lie; the first at once, the last in the end."""
    around, ada, ben = playing()
    eve = around.join("eve")

    def lays(connection: int, count: int) -> None:
        glimpse = messages.Glimpse(own_cover(around, connection)[:count])
        around.glimpse(connection, glimpse)

    def counts(connection: int) -> list[tuple[int, ...]]:
        told = around.told[connection]
        return [one.laid_counts for one in told if isinstance(one, messages.Counted)]

    lays(ada, 1)
    assert (counts(ada), counts(ben), counts(eve)) == ([], [(1, 0)], [(1, 0)])
    begun = around.at
    for count in (2, 1, 2):
        around.at += 100
        lays(ada, count)
    lays(ben, 1)
    assert counts(eve) == [(1, 0)]
    assert around.table.idle_due() == begun + 1_000  # and it is a full hundredth of a second
    around.wait(begun + 1_000)
    assert counts(ada) == [(2, 1)]
    assert counts(ben) == counts(eve) == [(1, 0), (2, 1)]
    assert around.table.idle_due() is None


def test_an_offline_seat_still_gets_its_board() -> None:
    """R-407, R-408: nobody else's boards change, and the roll waits thirty seconds at most."""
    around, ada, ben = playing(rounds=2)
    around.does(ada, messages.CallUbongo, cover=own_cover(around, ada))
    around.go(ben)
    around.wait(60_000)
    assert phase(around) is Phase.BORDER
    around.wait(89_999)
    assert phase(around) is Phase.BORDER
    around.wait(96_000)

    assert phase(around) is Phase.ROUND
    assert around.table.state.game is not None
    assert all(seat.deal is not None for seat in around.table.state.game.seats)


def test_when_all_are_gone_the_table_sleeps_and_is_void_after_a_day() -> None:
    """R-409: the running round ends by the clock; then nothing happens for 24 hours."""
    around, ada, ben = playing()
    around.go(ada)
    around.go(ben)
    around.wait(200_000)
    game = around.table.state.game
    assert game is not None
    assert (game.phase, game.round) == (Phase.BORDER, 1)
    around.wait(120_000 + 24 * 3_600_000 + 1)

    assert game.phase is Phase.VOID


def test_who_leaves_for_good_is_marked_and_plays_no_more() -> None:
    """R-410: the seat keeps what it has; everybody sees that it has left."""
    around, ada, ben = playing()
    around.does(ben, messages.Leave)
    seen = around.view(ada).game
    assert seen is not None

    assert seen.seats[1].left
    assert around.may_not(ben, messages.CallUbongo, cover=WRONG) == "has_left"


def test_after_a_restart_everything_accepted_stands_and_the_sand_gets_its_time_back() -> None:
    """R-411: three seconds of countdown, then what was left at the last sign of life."""
    around, ada, _ = playing()
    around.at = 20_000
    number = around.does(ada, messages.CallUbongo, id_="call", cover=own_cover(around, ada))
    table = around.resumed()
    table.resume(at=500_000, stopped_at=25_000)
    assert table.state.game is not None
    assert table.state.game.deadline == 500_000 + 3_000 + 35_000
    assert table.state.game.seats[0].rank == 1
    # The same order again, after the restart: the same answer.
    table.join(1, "ada", None, 500_001)
    order = messages.CallUbongo(id="call", cover=WRONG)
    effects = table.handle_order(1, order, 500_002)
    assert effects.entries == []
    assert b'"accepted"' in effects.sends[0][1]
    assert f'"number":{number}'.encode() in effects.sends[0][1]


def test_after_a_restart_at_least_ten_seconds_are_left() -> None:
    """R-411: also for those who had almost none."""
    around, _, _ = playing()
    table = around.resumed()
    table.resume(at=500_000, stopped_at=59_900)

    assert table.state.game is not None
    assert table.state.game.deadline == 500_000 + 3_000 + 10_000


def test_a_refused_order_is_not_accepted_after_a_restart() -> None:
    """R-413: what time brought before a refused order is not taken for what it led to."""
    around, _, ben = playing()
    around.at = 60_000  # the second chance begins just before the late call is refused
    before = len(around.log)
    answer = around.order(ben, messages.Roll, id_="late")
    assert isinstance(answer, RefusedOrder)
    assert len(around.log) > before
    table = around.resumed()

    assert table.answered_orders.given("ben", "late") is None
    assert all("late" not in entry.cause for entry in around.log)


def test_the_newest_window_plays_and_the_older_is_closed_and_told_why() -> None:
    """R-412: one live connection a seat, and no ping-pong between two windows."""
    around, ada, ben = playing()
    number = around.table.state.number
    newer = around.join("ada")

    assert around.told[ada][-1] == Closed("elsewhere", again=False)
    assert around.closed == [ada]
    around.go(ada)  # its end is no news for anybody
    assert around.table.state.number == number
    assert around.view(ben).game.seats[0].online  # type: ignore[union-attr]
    around.does(newer, messages.CallUbongo, cover=own_cover(around, newer))


def test_the_same_order_twice_counts_once() -> None:
    """R-413: the same id gets the same answer, also a refusal, also when it says something else."""
    around, ada, ben = playing()
    cover = own_cover(around, ada)
    first = around.order(ada, messages.CallUbongo, id_="x", cover=cover)
    entries = len(around.log)
    again = around.order(ada, messages.CallUbongo, id_="x", cover=WRONG)
    assert first == again
    assert isinstance(first, Accepted)
    assert len(around.log) == entries

    wrong = around.order(ben, messages.CallUbongo, id_="x", cover=WRONG)
    assert isinstance(wrong, RefusedOrder)  # another guest's ids are another's
    right = around.order(ben, messages.CallUbongo, id_="x", cover=own_cover(around, ben))
    assert right == wrong


def test_nobody_can_make_the_answers_of_another_be_forgotten() -> None:
    """R-413: a flood of orders by one guest pushes out only that guest's own answers."""
    around, ada, ben = playing()
    first = around.order(ada, messages.CallUbongo, id_="x", cover=own_cover(around, ada))
    for number in range(1_000):
        around.order(ben, messages.Roll, id_=f"flood{number}")

    assert around.order(ada, messages.CallUbongo, id_="x", cover=WRONG) == first


@pytest.mark.parametrize("behind", [0, 1, 3])
def test_who_comes_back_gets_all_that_was_missed(behind: int) -> None:
    """The rest, all of it, from the last number that was seen."""
    around, ada, _ = playing()
    around.does(ada, messages.CallUbongo, cover=own_cover(around, ada))
    number = around.table.state.number
    back = around.view(around.join("ben", last=number - behind))

    assert isinstance(back, Welcome)
    assert back.missed is not None
    assert [one.number for one in back.missed] == list(range(number - behind + 1, number + 1))


def test_who_missed_too_much_gets_the_whole_view_and_no_gap() -> None:
    around, ada, ben = playing()
    around.go(ben)
    for _ in range(REMEMBERED // 2 + 1):
        around.go(around.join("ben"))
    back = around.view(around.join("ben", last=7))
    ahead = around.view(around.join("ben", last=10_000))
    new = around.view(around.join("ben"))

    for seen in (back, ahead, new):
        assert isinstance(seen, Welcome)
        assert seen.missed is None
        assert seen.number == around.table.state.number
        assert seen.game is not None
    assert around.view(ada).number == around.table.state.number


def test_a_pause_is_between_rounds_and_all_present_agree() -> None:
    """R-416: and what was accepted is not taken back."""
    around, ada, ben = playing(rounds=2)
    assert around.may_not(ada, messages.AskPause) == "wrong_phase"
    for one in (ada, ben):
        around.does(one, messages.CallUbongo, cover=own_cover(around, one))
    around.does(ada, messages.AskPause)
    assert not around.view(ben).game.paused  # type: ignore[union-attr]
    around.does(ben, messages.AskPause)
    assert around.view(ben).game.paused  # type: ignore[union-attr]
    around.wait(around.at + 1_000_000)
    assert around.view(ben).game.round == 1  # type: ignore[union-attr]
    around.does(ada, messages.Continue)

    assert not around.view(ben).game.paused  # type: ignore[union-attr]


def test_five_calls_a_second_and_sixty_a_round() -> None:
    """R-427: further calls are turned down, and whoever floods the table is disconnected."""
    around, ada, ben = playing(hourglass=180_000)
    codes = [around.may_not(ada, messages.CallUbongo, cover=WRONG) for _ in range(6)]
    assert codes == ["not_covered"] * 5 + ["too_many_calls"]
    around.at += 1_000
    for _ in range(CALLS_A_ROUND - 5):
        around.at += 250
        assert around.may_not(ada, messages.CallUbongo, cover=WRONG) == "not_covered"
    around.at += 10_000
    for _ in range(CALLS_TOO_MANY - 2):
        assert around.may_not(ada, messages.CallUbongo, cover=WRONG) == "too_many_calls"
    assert around.closed == []
    assert around.may_not(ada, messages.CallUbongo, cover=WRONG) == "too_many_calls"

    assert around.told[ada][-1] == Closed("too_many_calls", again=False)
    assert around.closed == [ada]
    # The others play on, and a reconnect does not give new calls.
    around.does(ben, messages.CallUbongo, cover=own_cover(around, ben))
    again = around.join("ada")
    assert around.may_not(again, messages.CallUbongo, cover=WRONG) == "too_many_calls"


def test_a_bot_that_the_table_has_overtaken_does_not_harm_it() -> None:
    """A bot means to roll; somebody goes a moment before: the table waits, and lives."""
    around = TableHarness("bare", Settings(start_seat=1, rounds=2))
    ada = around.join("ada")
    around.does(ada, messages.SeatBot, seat=1, strength="expert")
    around.does(ada, messages.StartGame)
    due = around.table.due()
    assert due is not None
    around.at = due - 1
    around.go(ada)
    around.wait(due + 60_000)

    assert around.table.state.game is not None


def test_helpers_see_what_already_lies_when_the_second_chance_begins() -> None:
    around, ada, ben = playing("cooperative", rounds=1)
    around.wait(6_000)
    half = own_cover(around, ben)[:2]
    around.glimpse(ben, messages.Glimpse(half))
    assert not any(isinstance(one, messages.Glimpsed) for one in around.told[ada])
    around.wait(around.at + 60_000)
    glimpses = [one for one in around.told[ada] if isinstance(one, messages.Glimpsed)]

    assert [(one.seat, one.laid) for one in glimpses] == [(1, half)]
    back = around.join("ada")
    assert around.told[back][-1] == messages.Glimpsed(1, 1, half, None)


def in_the_play_off(**settings: object) -> tuple[TableHarness, int, int]:
    """Ada and Ben, who have given up the only round together, on their boards of the play-off."""
    around, ada, ben = playing("2024", rounds=1, **settings)
    around.does(ada, messages.Roll)
    around.glimpse(ada, messages.Glimpse(own_cover(around, ada)[:1]))
    for connection in (ada, ben):
        around.does(connection, messages.GiveUp)
    around.wait(around.at + 5_000)
    assert phase(around) is Phase.PLAY_OFF
    return around, ada, ben


def test_a_play_off_begins_without_the_pieces_of_the_last_round() -> None:
    """R-425: a reload brings nothing of the old board to the new one, and nobody counts it."""
    around, ada, _ = in_the_play_off()
    welcome = around.told[around.join("ada")][0]
    assert isinstance(welcome, Welcome)
    assert welcome.draft == ()
    assert welcome.game is not None
    assert [seat.laid_count for seat in welcome.game.seats] == [0, 0]
    assert ada in around.closed


def test_a_play_off_has_its_own_count_of_calls() -> None:
    """R-427: sixty, however many there were in the last round."""
    around, ada, ben = playing("2024", rounds=1)
    around.does(ada, messages.Roll)
    for _ in range(CALLS_A_ROUND):
        around.wait(around.at + 300)
        assert around.may_not(ada, messages.CallUbongo, cover=WRONG) == "not_covered"
    around.wait(around.at + 300)
    assert around.may_not(ada, messages.CallUbongo, cover=WRONG) == "too_many_calls"
    for connection in (ada, ben):
        around.does(connection, messages.GiveUp)
    around.wait(around.at + 5_000)

    assert around.may_not(ada, messages.CallUbongo, cover=WRONG) == "not_covered"


@pytest.mark.parametrize("watched", [False, True])
def test_spectators_see_half_laid_boards_if_the_host_agreed(watched: bool) -> None:
    """R-414: at tables with open boards, and not without the option."""
    around, ada, ben = playing(open_boards=True, watched_drafts=watched)
    spectator = around.join("eve")
    half = own_cover(around, ada)[:1]
    around.glimpse(ada, messages.Glimpse(half))
    shown = messages.Glimpsed(0, 0, half, None)

    assert shown in around.told[ben]
    assert (shown in around.told[spectator]) is watched
    late = around.join("fay")
    assert (shown in around.told[late]) is watched


def test_the_table_goes_on_when_both_have_said_next() -> None:
    """R-432: by orders, with who is ready in every view."""
    around, ada, ben = playing()
    for connection in (ada, ben):
        around.does(connection, messages.CallUbongo, cover=own_cover(around, connection))
    assert around.may_not(ben, messages.Roll) == "next_awaited"
    around.does(ada, messages.Next)
    game = around.view(ben).game
    assert game is not None
    assert [seat.said_next for seat in game.seats] == [True, False]
    assert game.next_until == around.at + 8_000
    assert "next" in game.may
    around.does(ben, messages.Next)
    around.does(ben, messages.Roll)

    assert phase(around) is Phase.ROUND


def test_everybody_is_told_when_the_pause_ends_by_itself() -> None:
    """R-111, R-432: with a message of its own, so that the roller is offered the roll."""
    around, ada, ben = playing()
    spectator = around.join("eve")
    for connection in (ada, ben):
        around.does(connection, messages.CallUbongo, cover=own_cover(around, connection))
    heard = len(around.told[ben])
    around.wait(around.at + 7_999)
    assert around.told[ben][heard:] == []

    around.wait(around.at + 1)

    for connection, may in ((ada, ()), (ben, ("roll",)), (spectator, ())):
        [happened] = around.told[connection][-1:]
        assert isinstance(happened, messages.Happened)
        assert [notice.what for notice in happened.notices] == ["table_went_on"]
        assert happened.game is not None
        assert happened.game.next_until is None
        assert happened.game.goes_on_at == around.at + 5_000
        assert tuple(one for one in happened.game.may if one in ("next", "roll")) == may
    back = around.told[around.join("ben")][0]
    assert isinstance(back, Welcome)
    assert back.game is not None
    assert "roll" in back.game.may
