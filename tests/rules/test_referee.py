"""The referee finds each kind of breach that is planted, and none where there is none."""

from collections.abc import Callable
from dataclasses import replace
from time import thread_time
from typing import Any

import pytest

from tests.support.any_player import played, tables
from tests.support.game_harness import Playing, a_game, gems, solve_for
from ubongo.boards.board import Animal, Side
from ubongo.puzzles.covers import Cover
from ubongo.rules import engine
from ubongo.rules.commands import ChooseField, Leave, PutAside, TakeGems
from ubongo.rules.editions.cooperative import Cooperative
from ubongo.rules.events import (
    BoardPutAside,
    Event,
    FieldChosen,
    GameEnded,
    GemDrawn,
    GemsLaid,
    GemsLeftOver,
    GemsTaken,
    GemWon,
    HourglassTurned,
    PawnMoved,
    PawnsPlaced,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatLeft,
    SeatLost,
    SeedPublished,
    StacksDealt,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.gems import AMBER, SAPPHIRE, Gem
from ubongo.rules.referee import Referee
from ubongo.rules.referee.referee import LEDGERS


def watched(events: list[Event]) -> tuple[Referee, Game]:
    """A referee who has seen all this and had nothing to object to."""
    referee = Referee()
    game = engine.replay(events[:1])
    for number, event in enumerate(events):
        if number:
            engine.apply(game, event)
        assert referee.check(event, game) == (), event
    return referee, game


def after(table: Playing, *planted: Event) -> set[str]:
    """The codes of what is objected to when these events come next, and the game takes them."""
    referee, game = watched(table.events)
    found: set[str] = set()
    for event in planted:
        try:
            engine.apply(game, event)
        except (AssertionError, LookupError, ValueError):
            game.now, game.number = event.at, game.number + 1
        found |= {breach.code for breach in referee.check(event, game)}
    return found


def instead(table: Playing, kind: type[Event], nth: int = 0, **fields: object) -> set[str]:
    """The codes when an event of this kind was another one."""
    places = [place for place, event in enumerate(table.events) if isinstance(event, kind)]
    place = places[nth]
    before = Playing(table.chance, tuple(table.events[:place]))
    return after(before, replace(table.events[place], **fields))  # type: ignore[arg-type]


def meddled(table: Playing, meddle: Callable[[Any], object], harmless: Event) -> set[str]:
    """The codes when somebody changes the game without an event."""
    referee, game = watched(table.events)
    meddle(game)
    engine.apply(game, harmless)
    return {breach.code for breach in referee.check(harmless, game)}


def a_round(edition: str = "bare", seats: int = 2, **settings: object) -> Playing:
    table = a_game(edition, seats, **settings)  # type: ignore[arg-type]
    table.begin()
    return table


def a_cover(table: Playing, seat: int) -> Cover:
    return solve_for(table.game, seat).cover


def lost(table: Playing, seat: int = 0) -> Event:
    """An event that changes nothing on the table."""
    return SeatLost(table.game.now, seat)


@pytest.mark.parametrize("mischief", [False, True])
@pytest.mark.parametrize(("edition", "seats"), list(tables()))
def test_there_is_nothing_to_object_to_in_any_game(
    edition: str, seats: int, mischief: bool
) -> None:
    for seed in range(6):
        watched(played(edition, seats, seed=seed, mischief=mischief).events)


def test_options_bring_nothing_to_object_to() -> None:
    options: tuple[dict[str, object], ...] = (
        {"hourglass": None},
        {"same_puzzle": True},
        {"fair_deal": True},
        {"delays": (0, 9_000)},
        {"sides": (Side.EASY, Side.HARD), "grace": 250},
        {"rounds": 3, "hourglass": 30_000},
    )
    for option in options:
        for seed in range(4):
            table = played("classic", 2, seed=seed, mischief=bool(seed % 2), **option)  # type: ignore[arg-type]
            watched(table.events)


def test_the_referee_is_cheap_enough_to_stay() -> None:
    """Some microseconds of the processor an event; the bound is wide because machines differ."""
    events = played("classic", 4, seed=1).events
    best = 1.0
    for _ in range(5):
        referee, game = Referee(), engine.replay(events[:1])
        spent = 0.0
        for number, event in enumerate(events):
            if number:
                engine.apply(game, event)
            begun = thread_time()
            referee.check(event, game)
            spent += thread_time() - begun
        best = min(best, spent / len(events))

    assert best < 100e-6


# Solving


def test_solving() -> None:
    """R-114: rank k is the k-th accepted solve; R-016: and every solve is checked."""
    table = a_round(seats=3)
    now = table.game.now
    cover = a_cover(table, 0)
    call = UbongoCalled(now, 0, 1, cover)
    half = Cover(cover.placements[:-1])
    doubled = Cover(
        (*cover.placements[:-1], replace(cover.placements[-1], cells=cover.placements[0].cells))
    )

    assert after(table, call) == set()
    assert after(table, call, call) == {"solved_twice", "rank"}
    assert after(table, replace(call, rank=2)) == {"rank"}
    assert after(table, replace(call, cover=half)) == {"cover"}
    assert after(table, replace(call, cover=doubled)) == {"cover"}
    assert after(table, call, UbongoCalled(now, 1, 2, Cover(()))) == {"cover"}
    assert after(table, RoundGivenUp(now, 0), call) == {"out"}
    assert after(table, SeatLeft(now, 0), call) == {"left"}


def test_time() -> None:
    """R-130, R-134, R-402: nothing at or after the deadline; R-017: the log has one order."""
    table = a_round(seats=2)
    deadline = table.game.deadline
    assert deadline is not None
    call = UbongoCalled(deadline, 0, 1, a_cover(table, 0))

    assert after(table, replace(call, at=deadline - 1)) == set()
    assert after(table, call) == {"late"}
    assert "time" in after(table, lost(table), replace(call, at=table.game.now - 1))
    assert meddled(table, lambda game: setattr(game, "deadline", deadline + 1), lost(table)) == {
        "deadline"
    }
    assert meddled(table, lambda game: setattr(game, "number", 99), lost(table)) == {"number"}
    assert meddled(table, lambda game: game.solvers.append(1), lost(table)) == {"ranks"}


def test_nothing_happens_before_a_round_or_after_the_game() -> None:
    table = a_game("bare", 2, rounds=1)
    begun = a_round(rounds=1)
    call = UbongoCalled(0, 0, 1, a_cover(begun, 0))
    assert after(table, call) >= {"order"}

    begun.play_round(0, 1)
    assert begun.game.is_over
    assert after(begun, lost(begun)) == {"over"}
    assert after(begun, GameEnded(begun.game.now, (1, 1), "played")) == {"over"}


# The hourglass


def test_the_second_chance() -> None:
    """R-138, R-140: if nobody solved the sand is turned again, and once only."""
    table = a_round()
    now, end = table.game.now, table.game.deadline
    assert end is not None
    again = HourglassTurned(end, end + 60_000)
    call = UbongoCalled(now, 0, 1, a_cover(table, 0))
    ended = RoundEnded(end, 1)

    assert after(table, again) == set()
    assert after(table, ended) == {"second_chance"}
    assert after(table, call, ended) == set()
    assert after(table, call, again) == {"second_chance"}
    assert after(table, replace(again, at=end - 1)) == {"second_chance"}
    assert after(table, replace(again, deadline=end + 61_000)) == {"deadline"}
    third = HourglassTurned(end + 60_000, end + 120_000)
    assert after(table, again, third) == {"third_hourglass"}
    assert after(table, again, RoundEnded(end + 60_000, 1)) == set()


def test_the_second_chance_of_the_cooperative_game() -> None:
    """R-264: in co-op the sand is turned again as long as somebody has not solved."""
    table = a_round("cooperative", 2)
    end = table.game.deadline
    assert end is not None
    table.solve(0)
    left_over = GemsLeftOver(end, (AMBER,))

    assert after(table, HourglassTurned(end, end + 60_000)) == set()
    assert after(table, left_over, RoundEnded(end, 1)) == {"second_chance"}
    literal = a_round("cooperative", 2, second_chance_if_none_solved=True)
    literal.solve(0)
    assert after(literal, HourglassTurned(end, end + 60_000)) == {"second_chance"}
    assert after(literal, left_over, RoundEnded(end, 1)) == set()


def test_the_end_of_a_round() -> None:
    """R-134, R-135: with the sand, or when nothing can happen any more, and not otherwise."""
    table = a_round()
    now, end = table.game.now, table.game.deadline
    assert end is not None
    table.solve(0)

    assert after(table, RoundEnded(now, 1)) == {"early"}
    assert after(table, RoundEnded(end + 1, 1)) == {"late"}
    assert after(table, RoundEnded(end, 2)) == {"order"}
    classic = a_round("classic", 2)
    classic.solve(0)
    classic.solve(1)
    assert after(classic, RoundEnded(classic.game.now, 1)) == {"early"}


# Pawns and gems


def a_solved_round() -> Playing:
    """Classic: seat 0 was first and seat 1 second; their pawns stand on fields 0 and 3."""
    table = a_game("classic", 3)
    for seat, field in enumerate((0, 3, 3)):
        table.tell(ChooseField(seat, field))
    table.begin()
    table.solve(0)
    table.solve(1)
    return table


def taken(table: Playing, seat: int, field: int, count: int = 2) -> GemsTaken:
    rows = table.game.table.rows  # type: ignore[attr-defined]
    return GemsTaken(table.game.now, seat, field, rows[field][:count])


def test_moves() -> None:
    """R-115 to R-118, R-120 to R-122: how far, on the strip, once, and before taking."""
    table = a_solved_round()
    now = table.game.now

    assert after(table, PawnMoved(now, 0, 3)) == set()
    assert after(table, PawnMoved(now, 0, 4)) == {"too_far"}
    assert after(table, PawnMoved(now, 1, 0)) == {"too_far"}
    assert after(table, PawnMoved(now, 0, -1)) == {"off_strip"}
    assert after(table, PawnMoved(now, 1, 6)) >= {"off_strip"}
    assert after(table, PawnMoved(now, 2, 3)) == {"not_solved"}
    assert after(table, PawnMoved(now, 0, 1), PawnMoved(now, 0, 2)) == {"moved_twice"}
    assert after(table, taken(table, 0, 0), PawnMoved(now, 0, 1)) == {"after_take"}
    assert after(table, TakePassed(now, 0), PawnMoved(now, 0, 1)) == {"after_take"}


def test_takes() -> None:
    """R-123 to R-125, R-132: the two nearest of the own row, once, and only by a solver."""
    table = a_solved_round()
    now = table.game.now
    row = table.game.table.rows[0]  # type: ignore[attr-defined]
    other = next(gem for gem in Gem if gem is not row[0])

    assert after(table, taken(table, 0, 0)) == set()
    assert after(table, taken(table, 0, 0, 1)) == {"gain"}
    assert after(table, taken(table, 0, 0, 3)) == {"gain"}
    assert after(table, GemsTaken(now, 0, 0, (other, row[1]))) == {"row"}
    assert after(table, taken(table, 0, 1)) == {"wrong_row"}
    assert after(table, taken(table, 2, 3)) == {"not_solved"}
    assert after(table, TakePassed(now, 2)) == {"not_solved"}
    once = taken(table, 0, 0)
    assert after(table, once, replace(once, gems=row[2:4])) == {"after_take"}
    assert after(table, SeatLeft(now, 0), once) == {"left"}
    end = table.game.deadline
    assert end is not None
    assert after(table, replace(once, at=end)) == {"late"}


def test_gems_rows_and_pawns_change_by_events_only() -> None:
    """R-101: 72 gems, 12 of each colour; R-133: for all to see."""
    table = a_solved_round()
    table.tell(TakeGems(0))

    def more_gems(game: Any) -> None:
        game.table.gems[1] = (1, 0, 0, 0, 0, 0)

    def longer_row(game: Any) -> None:
        game.table.rows[0] = game.table.filling[0]

    def other_field(game: Any) -> None:
        game.table.pawns[2] = 5

    assert meddled(table, more_gems, lost(table)) == {"gems"}
    assert meddled(table, longer_row, lost(table)) == {"row"}
    assert meddled(table, other_field, lost(table)) == {"pawn"}


def test_the_set_up_of_the_classic_game() -> None:
    """R-101, R-102: twelve of each colour in six rows; R-103: pawns stand where they were put."""
    table = a_game("classic", 2)
    rows = table.happened(GemsLaid)[0].rows
    one = gems("R")[0] if rows[0][0] is not Gem.RED else Gem.BLUE

    assert instead(table, GemsLaid, rows=((one, *rows[0][1:]), *rows[1:])) == {"gems"}
    assert instead(table, GemsLaid, rows=(*rows[:5], ())) == {"rows", "gems"}
    table.tell(ChooseField(0, 4))
    now = table.game.now
    assert after(table, FieldChosen(now, 0, 2)) == {"chosen_twice"}
    assert after(table, PawnsPlaced(now, (3, 0))) == {"pawn"}
    assert after(table, PawnsPlaced(now, (4, 6))) == {"off_strip"}


# Boards


def test_boards() -> None:
    """R-104, R-110, R-136: every seat one board, none dealt twice, none from nowhere."""
    table = a_round(seats=2)
    first = table.happened(RoundStarted)[0]
    table.play_round(0, 1)
    table.begin()
    second = table.happened(RoundStarted)[1]
    old = (first.deals[0], second.deals[1])
    hard = tuple(replace(deal, side=Side.HARD) for deal in second.deals)

    assert instead(table, RoundStarted, 1, deals=old) == {"board_twice"}
    assert instead(table, RoundStarted, 1, deals=second.deals[:1]) == {"boards"}
    assert instead(table, RoundStarted, 1, deals=second.deals[:1] * 2) == {"board_twice"}
    assert instead(table, RoundStarted, 1, deals=hard) == {"side"}
    assert instead(table, RoundStarted, 1, roller=0) == {"roller"}
    assert instead(table, RoundStarted, 1, round=3) == {"round", "ranks"}
    assert after(table, replace(second, round=3)) >= {"order"}
    before = Playing(table.chance, tuple(table.events[: table.events.index(second)]))
    stolen = before.game.undealt[0]
    assert stolen not in {deal.board for deal in second.deals}
    assert meddled(before, lambda game: setattr(game, "undealt", game.undealt[1:]), second) == {
        "boards"
    }


def test_the_same_puzzle_for_all() -> None:
    table = a_round(seats=2, same_puzzle=True)
    first = table.happened(RoundStarted)[0]
    other = replace(first.deals[0], board=first.deals[0].board % 36 + 1)

    assert instead(table, RoundStarted, 0, deals=(first.deals[0], other)) == {"boards"}


# The 2024 editions and their kin


def test_the_round_track() -> None:
    """R-209, R-212 to R-214: who gets which gem, and what is left over."""
    table = a_round("2024", 3)
    now = table.game.now
    call = UbongoCalled(now, 0, 1, a_cover(table, 0))
    won = GemWon(now, 0, SAPPHIRE)

    assert after(table, call, won) == set()
    assert after(table, call, replace(won, gem=AMBER)) == {"gain"}
    assert after(table, call, won, won) == {"gain"}
    assert after(table, won) == {"not_solved", "gain"}
    assert after(table, call, won, replace(won, seat=1)) == {"not_solved", "gain"}
    table.solve(0)
    end = table.game.deadline
    assert end is not None
    ended = RoundEnded(end, 1)
    assert after(table, GemsLeftOver(end, (AMBER,)), ended) == set()
    assert after(table, ended) == {"track"}
    assert after(table, GemsLeftOver(end, (SAPPHIRE, AMBER)), ended) == {"track"}
    assert meddled(table, lambda game: setattr(game.table, "ambers", 8), lost(table)) == {"track"}


def test_scoring_boards_change_by_events_only() -> None:
    """R-218: three for a sapphire, one for an amber, one for a board."""
    table = a_round("2024", 2)

    def more(game: Any) -> None:
        game.table.scoring[0] = replace(game.table.scoring[0], boards=(7,))

    assert meddled(table, more, lost(table)) == {"score"}


def test_the_score_of_the_cooperative_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-271: counted again, in another way."""
    table = a_game("cooperative", 2, rounds=1)
    table.play_round(0, 1)
    watched(table.events)
    monkeypatch.setattr(Cooperative, "scores", lambda self, game: (78, 78))

    referee = Referee()
    game = engine.replay(table.events[:1])
    found: set[str] = set()
    for number, event in enumerate(table.events):
        if number:
            engine.apply(game, event)
        found |= {breach.code for breach in referee.check(event, game)}
    assert found == {"score"}
    one = (Animal.JURI, Animal.JURI)
    assert instead(a_game("cooperative", 2), StacksDealt, animals=one) == {"animals"}


def test_the_solo_game() -> None:
    """R-301, R-303, R-304: tasks are counted, and no task comes twice."""
    table = a_round("solo", 1, minutes=5)
    first = table.happened(RoundStarted)[0]
    table.tell(PutAside(0))
    second = table.happened(RoundStarted)[1]
    assert second.round == 2

    assert instead(table, RoundStarted, 1, deals=first.deals, symbol=first.symbol) == {
        "board_twice"
    }
    assert after(table, BoardPutAside(table.game.now, 0)) == set()
    assert after(table, RoundEnded(table.game.now, 2), lost(table)) == {"early"}
    ended = GameEnded(table.game.now, (1,), "finished")
    assert after(table, RoundEnded(table.game.now, 2), ended) == set()

    def counted(game: Any) -> None:
        game.table.run = replace(game.table.run, solved=5)

    assert meddled(table, counted, lost(table)) == {"score"}


def test_the_bag_of_the_2015_edition() -> None:
    """58 gems: 9 blue and 9 brown on the track, 40 in the bag; a draw for every solver."""
    table = a_round("2015", 2)
    now = table.game.now
    call = UbongoCalled(now, 0, 1, a_cover(table, 0))
    won, drawn = GemWon(now, 0, Gem.BLUE), GemDrawn(now, 0, Gem.RED)

    assert after(table, call, won, drawn) == set()
    assert after(table, call, replace(won, gem=Gem.BROWN)) == {"gain"}
    assert after(table, call, won, drawn, drawn) == {"gain"}
    assert after(table, drawn) == {"gain"}
    assert after(table, call, won, replace(drawn, gem=Gem.YELLOW)) >= {"gems"}

    def more(game: Any) -> None:
        game.table.bag[Gem.RED] = 11

    assert meddled(table, more, lost(table)) == {"gems"}
    end = table.game.deadline
    assert end is not None
    table.solve(0)
    assert after(table, RoundEnded(end, 1)) == {"track"}
    assert after(table, GemsLeftOver(end, (Gem.BLUE,)), RoundEnded(end, 1)) == {"track"}


# The end


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
    ended = GameEnded(table.game.now, (1, 1), "played")

    assert after(table, ended) == {"rounds"}
    table.begin()
    assert after(table, replace(ended, at=table.game.now)) == {"rounds", "order"}


def test_a_lone_player_wins() -> None:
    """R-410: only whoever remains alone may end the game, and wins it."""
    table = a_game("bare", 3)
    table.play_round(0)
    for seat in (0, 2):
        table.tell(Leave(seat))
    now = table.game.now

    assert after(table, GameEnded(now, (2, 1, 3), "alone")) == set()
    assert after(table, GameEnded(now, (1, 2, 2), "alone")) == {"winner"}


def a_tie() -> Playing:
    """2024, two rounds: each was first once, and nobody else solved."""
    table = a_game("2024", 3, rounds=2)
    table.play_round(0, 1)
    table.play_round(1, 0)
    return table


def test_the_play_off() -> None:
    """R-226 to R-229: for those tied for the first place, with boards they have not held."""
    table = a_tie()
    started = table.happened(PlayOffStarted)[0]
    assert started.seats == (0, 1)
    held = table.happened(RoundStarted)[0].deals[0]

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
    planted = PlayOffStarted(before.game.now, (0, 1), symbol, deals, before.game.now + 600_000)

    assert after(before, planted) >= {"play_off"}


def test_the_seed() -> None:
    """R-405: told at the end, and the one that was sealed."""
    table = a_game("bare", 2, rounds=1)
    seed = table.chance.seed.hex()
    assert after(table, SeedPublished(0, seed)) == {"seed"}

    table.play_round(0, 1)
    assert instead(table, SeedPublished, seed="00" * 16) == {"seed"}


def test_the_first_event_is_the_start() -> None:
    table = a_round()
    breaches = Referee().check(table.events[1], table.game)

    assert [breach.code for breach in breaches] == ["start"]


def test_an_edition_without_a_ledger_is_watched_as_far_as_all_are_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A new edition is one file and one line; what only it can know is not objected to."""
    monkeypatch.delitem(LEDGERS, "2015")
    for seed in range(4):
        watched(played("2015", 3, seed=seed, mischief=True).events)
    table = a_round("2015", 2)
    call = UbongoCalled(table.game.now, 0, 1, a_cover(table, 0))

    assert after(table, replace(call, rank=2)) == {"rank"}
    assert after(table, call, call) == {"solved_twice", "rank"}
