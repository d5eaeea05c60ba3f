"""The referee at live tables: what it objects to is neither written nor told, and is said loudly.

The engine is doctored so that a player gets three gems and not two (R-123).
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from tests.behaviour.test_defences import metrics_address, running
from tests.support.scripted_players import a_table, covered, play
from tests.support.table_harness import SEED, RegistryHarness
from ubongo.cli.serve import serve as command
from ubongo.client import TableClosed
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted, Closed, Welcome
from ubongo.rules.events import GemsTaken
from ubongo.rules.settings import Settings
from ubongo.server.tables.log import games_in

SENTENCE = "seat 0 takes 3 gems and not two"


@pytest.fixture
def doctored() -> Iterator[pytest.MonkeyPatch]:
    """An engine that gives three gems, until it is corrected."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ubongo.rules.editions.classic.TAKEN_AT_ONCE", 3)
        yield patch


def solved(home: RegistryHarness, connection: int, guest: str) -> str:
    """A classic table at which somebody has solved and may take gems, the seat being alone."""
    table, _ = home.open(
        guest, settings=Settings(start_seat=0), bots=("child",), start=True, seed=SEED.hex()
    )
    home.join(table, connection, guest)
    home.order(table, connection, messages.ChooseField(id="field", field=2))
    while (phase := seen(home, connection).phase.value) != "round":
        assert phase in ("setup", "border")
        home.wait(1)
    board = seen(home, connection).seats[0].board
    assert board is not None
    home.order(table, connection, messages.CallUbongo(id="call", cover=covered(board)))
    assert "take_gems" in seen(home, connection).may
    return table


def seen(home: RegistryHarness, connection: int) -> messages.GameSeen:
    told = [one for one in home.told[connection] if isinstance(one, Welcome | messages.Happened)]
    assert told[-1].game is not None
    return told[-1].game


def take(home: RegistryHarness, table: str, connection: int, id_: str = "take") -> None:
    home.order(table, connection, messages.TakeGems(id=id_))


def test_a_table_where_a_rule_is_broken_stops_before_anything_wrong_leaves(
    doctored: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """R-123: three gems are neither written nor told; the others play on."""
    home = RegistryHarness()
    broken, whole = solved(home, 1, "ada"), solved(home, 2, "ben")
    written, told = list(home.database.entries(broken)), len(home.told[1])
    number = len(games_in(home.database.entries(broken))[0])
    take(home, broken, 1)

    assert home.told[1][told:] == [Closed("table_frozen", again=False)]
    assert home.ended == [1]
    assert list(home.database.entries(broken)) == written
    assert home.counts["breaches"] == home.counts["frozen"] == 1
    (line,) = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert line.getMessage() == (
        f"table {broken} is frozen: in game 1 the referee objects to"
        f" event {number + 1}, GemsTaken: {SENTENCE}"
    )
    assert line.exc_info is not None
    # Time brings nothing more there, whoever comes is told, and the other table plays on.
    doctored.undo()
    home.wait(100)
    home.join(broken, 3, "ada")
    assert home.last(3) == Closed("table_frozen", again=False)
    assert list(home.database.entries(broken)) == written
    assert seen(home, 2).round == 2
    home.order(whole, 2, messages.Leave(id="leave"))
    assert any(one.id == "leave" for one in home.told[2] if isinstance(one, Accepted))


def test_a_bot_that_gets_too_much_stops_the_table_too(doctored: pytest.MonkeyPatch) -> None:
    """Nobody asked for it: time came, and the bot took."""
    home = RegistryHarness()
    table, _ = home.open(settings=Settings(), bots=("expert",), start=True)
    home.join(table, 1, "ada")
    home.wait(120)

    assert home.last(1) == Closed("table_frozen", again=False)
    assert home.counts["breaches"] == 1
    (events,) = games_in(home.database.entries(table))
    assert not any(isinstance(event, GemsTaken) for event in events)


def test_a_restarted_server_takes_the_table_up_before_the_breach(
    doctored: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its log is in order: with the fault still there it stops again, without it it plays on."""
    home = RegistryHarness()
    table = solved(home, 1, "ada")
    take(home, table, 1)
    again = RegistryHarness(home.database, home.seconds + 60)
    again.resume_all()
    again.join(table, 2, "ada")
    assert isinstance(again.last(2), Welcome)
    assert again.counts["breaches"] == 0
    take(again, table, 2)
    assert again.last(2) == Closed("table_frozen", again=False)
    assert again.counts["breaches"] == 1
    assert sum(SENTENCE in one.getMessage() for one in caplog.records) == 2
    doctored.undo()
    corrected = RegistryHarness(home.database, again.seconds + 60)
    corrected.resume_all()
    corrected.join(table, 3, "ada")
    take(corrected, table, 3)

    # The same order as in the first life: it did not count there.
    assert any(isinstance(one, Accepted) and one.id == "take" for one in corrected.told[3])
    events = corrected.registry.tables[table].game_table.state.events
    (taken,) = [one for one in events if isinstance(one, GemsTaken)]
    assert len(taken.gems) == 2


def test_a_log_in_which_a_rule_was_broken_is_not_played_on(
    doctored: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Played without a referee: the next one sees the past first, and says so at each start."""
    careless = RegistryHarness(referee=False)
    table, whole = solved(careless, 1, "ada"), solved(careless, 2, "ben")
    take(careless, table, 1)
    assert any(one.id == "take" for one in careless.told[1] if isinstance(one, Accepted))
    assert careless.counts["breaches"] == 0
    doctored.undo()
    for life in (1, 2):
        careful = RegistryHarness(careless.database, careless.seconds + 60 * life)
        careful.resume_all()
        careful.join(table, 3, "ada")
        careful.join(whole, 4, "ben")

        assert careful.last(3) == Closed("table_frozen", again=False)
        assert isinstance(careful.last(4), Welcome)
        assert careful.counts["breaches"] == 1
        assert sum(SENTENCE in one.getMessage() for one in caplog.records) == life
    with_none = RegistryHarness(careless.database, careless.seconds + 180, referee=False)
    with_none.join(table, 5, "ada")
    assert isinstance(with_none.last(5), Welcome)


def test_people_come_back_to_a_game_that_is_over_whatever_was_wrong_with_it(
    doctored: pytest.MonkeyPatch,
) -> None:
    """Nothing is left to stop: they look at it, and the next game has a referee of its own."""
    careless = RegistryHarness(referee=False)
    table, _ = careless.open(settings=Settings(), bots=("expert",), start=True)
    careless.join(table, 1, "ada")
    careless.wait(1_200)
    assert seen(careless, 1).phase.value == "over"
    careful = RegistryHarness(careless.database, careless.seconds + 60)
    careful.join(table, 2, "ada")
    assert isinstance(careful.last(2), Welcome)
    careful.order(table, 2, messages.Rematch(id="again"))
    careful.order(table, 2, messages.StartGame(id="start"))
    careful.wait(120)

    assert careful.last(2) == Closed("table_frozen", again=False)
    assert careful.counts["breaches"] == 1


def test_a_resumed_referee_has_seen_the_past() -> None:
    """One who had not would object to the first event that it sees."""
    home = RegistryHarness()
    table = solved(home, 1, "ada")
    again = RegistryHarness(home.database, home.seconds + 1)
    again.resume_all()
    again.join(table, 2, "ada")
    take(again, table, 2)

    assert any(isinstance(one, Accepted) and one.id == "take" for one in again.told[2])
    assert again.counts["breaches"] == again.counts["frozen"] == 0


def test_nothing_of_a_stopped_table_is_looked_up(doctored: pytest.MonkeyPatch) -> None:
    """What stands in memory only was never written: the look-up asks the log."""
    home = RegistryHarness()
    table = solved(home, 1, "ada")
    take(home, table, 1)
    assert any(
        isinstance(one, GemsTaken) for one in home.registry.tables[table].game_table.state.events
    )

    events = games_in(home.database.entries(table))[-1]
    assert events
    assert not any(isinstance(one, GemsTaken) for one in events)


def test_a_breach_is_counted_for_the_host(
    tmp_path: Path, doctored: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Over the wire: the player is told, and both the metrics and the health say so."""
    caplog.set_level(logging.INFO, "ubongo")

    async def go() -> None:
        async with (
            running(tmp_path, metrics_port=0, test_switch=True) as address,
            aiohttp.ClientSession() as http,
            a_table(address, 2, "classic", Settings(start_seat=0)) as tables,
        ):

            async def told(url: str) -> str:
                async with http.get(url) as answer:
                    return await answer.text()

            metrics = metrics_address(caplog)
            assert "ubongo_breaches_total 0.0\n" in await told(metrics)
            assert "ubongo_tables_frozen 0.0\n" in await told(metrics)
            async with asyncio.timeout(30):
                ends = await asyncio.gather(*map(play, tables), return_exceptions=True)

            for end in ends:
                assert isinstance(end, TableClosed)
                assert (end.code, end.again) == ("table_frozen", False)
            assert "ubongo_breaches_total 1.0\n" in await told(metrics)
            # What a host of several servers looks at: nothing has moved, and commits were timed.
            figures = await told(metrics)
            assert "ubongo_claims_total 1.0\n" in figures
            assert "ubongo_moved_total 0.0\n" in figures
            assert "ubongo_stale_total 0.0\n" in figures
            assert 'ubongo_append_seconds_bucket{le="+Inf"}' in figures
            assert "ubongo_beat_age_seconds" in figures
            assert "ubongo_tables_frozen 1.0\n" in await told(metrics)
            assert json.loads(await told(f"{address}/healthz"))["frozen"] == 1

    asyncio.run(go())


def test_the_referee_is_on_unless_the_host_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked(*words: str) -> object:
        return command.make_context("serve", [*words]).params["referee"]

    assert (asked(), asked("--no-referee")) == (True, False)
    monkeypatch.setenv("UBONGO_REFEREE", "0")
    assert (asked(), asked("--referee")) == (False, True)
    assert RegistryHarness().registry.context.referee
    assert not RegistryHarness(referee=False).registry.context.referee
