"""The referee finds each kind of breach that is planted, and none where there is none."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from time import thread_time
from typing import Any

import pytest

from tests.support.any_player import played, tables
from tests.support.game_harness import Playing, a_box, a_game, gems, solve_for
from tests.support.gem_boards import begun
from ubongo.boards.board import Animal, Side
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import PIECES
from ubongo.rules import engine
from ubongo.rules.commands import ChooseField, GiveUp, Leave, PutAside, TakeGems
from ubongo.rules.dealing import card
from ubongo.rules.editions.cooperative import Cooperative
from ubongo.rules.events import (
    BoardPutAside,
    BoardShown,
    Continued,
    Deal,
    Event,
    FieldChosen,
    GameEnded,
    GameStarted,
    GameVoided,
    GemDrawn,
    GemsLaid,
    GemsLeftOver,
    GemsTaken,
    GemWon,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    PauseAsked,
    Paused,
    PawnMoved,
    PawnsPlaced,
    Player,
    PlayOffConceded,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    SeedPublished,
    SharingAgreed,
    StacksDealt,
    TableWentOn,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.gems import AMBER, SAPPHIRE, Gem
from ubongo.rules.referee import Referee
from ubongo.rules.referee.ledger_2024 import AnimalLedger
from ubongo.rules.referee.ledgers import LEDGERS
from ubongo.rules.referee.watch import Breached
from ubongo.rules.versions import NEWEST_RULES


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
    assert after(begun, GameEnded(begun.game.now, (1, 1), "played", ((1,), (1,)))) == {"over"}


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
    """R-123 to R-125, R-132: the two nearest of one's own row, once, and only by a solver."""
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


def again(deal: Deal, event: RoundStarted | PlayOffStarted) -> Deal:
    """A board that was dealt before, with the face of this event."""
    return card(a_box(), deal.board, deal.side, event.symbol, NEWEST_RULES)


def test_boards() -> None:
    """R-104, R-110, R-136: every seat one board, none dealt twice, none from nowhere."""
    table = a_round(seats=2)
    first = table.happened(RoundStarted)[0]
    table.play_round(0, 1)
    table.begin()
    second = table.happened(RoundStarted)[1]
    old = (again(first.deals[0], second), second.deals[1])
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
    ended = GameEnded(table.game.now, (1,), "finished", ((0, -1, 0),))
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


def a_tie() -> Playing:
    """2024, two rounds: each was first once, and nobody else solved."""
    table = a_game("2024", 3, rounds=2)
    table.play_round(0, 1)
    table.play_round(1, 0)
    table.begin_play_off()
    return table


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


# Version 2 of the rules


def after_few_gems(table: Playing, *planted: Event) -> set[str]:
    """As `after`, on a gem board that nobody would have laid out."""
    referee, game = Referee(), engine.replay(table.events[:1])
    found: set[str] = set()
    for number, event in enumerate([*table.events, *planted]):
        if number:
            engine.apply(game, event)
        found |= {breach.code for breach in referee.check(event, game)}
    return found - {"rows", "gems"}


def test_a_solver_who_may_walk_is_waited_for() -> None:
    """R-135: as the referee reads it; by version 1 the round was over."""
    picture = """
        1 .
        2 A  V V
        3 B
        4 .
        5 .
        6 .  N G
    """
    for rules, codes in ((1, set()), (2, {"early"})):
        table = begun(picture, rules=rules)
        table.solve(0)
        table.tell(TakeGems(0))
        now = table.game.now
        call, ended = UbongoCalled(now, 1, 2, a_cover(table, 1)), RoundEnded(now, 1)

        assert after_few_gems(table, call, ended) == codes
        assert after_few_gems(table, call, PawnMoved(now, 1, 4), ended) == set()
        assert after_few_gems(table, call, TakePassed(now, 1), ended) == set()


def test_next() -> None:
    """R-432: the table goes on when all have said next or the pause is over, and not twice."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    said = [NextSaid(now, seat) for seat in (0, 1)]
    went_on = TableWentOn(now)

    assert after(table, replace(went_on, at=now + 7_999)) == {"next"}
    assert after(table, replace(went_on, at=now + 8_000)) == set()
    assert after(table, replace(went_on, at=now + 8_001)) == {"next"}
    assert after(table, *said, went_on) == set()
    assert after(table, *said, replace(went_on, at=now + 1)) == {"next"}
    assert after(table, *said, went_on, went_on) == {"next"}
    assert after(table, said[0], went_on) == {"next"}
    assert after(table, said[0], SeatLost(now, 1), went_on) == set()
    assert after(table, said[0], SeatLeft(now, 1), went_on) == set()
    assert after(table, SeatLost(now, 0), SeatLost(now, 1), went_on) == {"next"}
    ready_before: list[Event] = [said[1], SeatLost(now, 0), SeatLost(now, 1), SeatBack(now + 9, 1)]
    assert after(table, *ready_before, replace(went_on, at=now + 9)) == set()
    table.begin()
    assert after(table, NextSaid(table.game.now, 0)) == {"next"}
    assert after(table, TableWentOn(table.game.now)) >= {"next"}


def test_only_between_rounds_a_table_goes_on() -> None:
    """R-432: not before the first round, not by version 1, not in a pause, not among bots."""
    new = a_game("bare", 2)
    assert after(new, TableWentOn(8_000)) == {"next"}
    old = a_game("bare", 2, rules=1)
    old.play_round(0)
    assert after(old, TableWentOn(old.game.now + 8_000)) == {"next"}
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    paused: list[Event] = [PauseAsked(now, 0), PauseAsked(now, 1), Paused(now)]
    assert after(table, *paused, TableWentOn(now + 8_000)) == {"next"}
    bots = a_game("bare", (Player("A", "child"), Player("B", "child")))
    bots.play_round(0)
    assert after(bots, TableWentOn(bots.game.now)) == {"next"}
    alone = a_round("solo", 1)
    assert after(alone, RoundEnded(0, 1), TableWentOn(8_000)) >= {"next"}
    tied = a_game("2024", 2, rounds=1)
    tied.play_round()
    tied.begin_play_off()
    assert after(tied, TableWentOn(tied.game.now)) >= {"next"}


def test_a_round_starts_when_the_table_has_gone_on() -> None:
    """R-408, R-432: not before, and not long after."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    went_on = TableWentOn(now + 8_000)
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)

    def starts(at: int) -> Event:
        return replace(started, at=at, deadline=at + 60_000)

    assert after(table, starts(now + 8_000)) == {"next"}
    assert after(table, went_on, starts(now + 8_000)) == set()
    assert after(table, went_on, starts(now + 30_000)) == set()
    assert after(table, went_on, starts(now + 30_001)) == {"late"}


def test_pauses() -> None:
    """R-416, R-433: with one person at any time, else between rounds and together."""
    several = a_round("bare", 2)
    assert after(several, Paused(several.game.now)) == {"paused"}
    asked = [PauseAsked(several.game.now, seat) for seat in (0, 1)]
    assert after(several, *asked, Paused(several.game.now)) == {"paused"}
    old = a_game("bare", (Player("A"), Player("B", "child")), rules=1)
    old.begin()
    assert after(old, Paused(old.game.now)) == {"paused"}
    table = a_game("bare", (Player("A"), Player("B", "child")))
    table.begin()
    now = table.game.now
    paused, call = Paused(now), UbongoCalled(now, 0, 1, a_cover(table, 0))

    assert after(table, paused, call) == {"paused"}
    assert after(table, paused, Continued(now + 9, 0), replace(call, at=now + 60_008)) == set()
    assert after(table, paused, Continued(now + 9, 0), replace(call, at=now + 60_009)) == {"late"}
    again = Paused(now + 9_999)
    assert after(table, paused, Continued(now, 0), again) == {"paused"}
    assert after(table, paused, Continued(now, 0), replace(again, at=now + 10_000)) == set()
    assert after(table, paused, paused) == {"paused"}
    assert after(table, paused, Paused(now + 10_000)) == {"paused"}
    assert after(table, Continued(now, 0)) >= {"paused"}


def test_giving_up() -> None:
    """R-418, R-434: taken back with sand only; when the people have given up, bots stop."""
    table = a_game("bare", (Player("A"), Player("B", "child")))
    table.begin()
    now = table.game.now
    up, back, ended = RoundGivenUp(now, 0), GiveUpTakenBack(now, 0), RoundEnded(now, 1)

    assert after(table, up, ended) == set()
    assert after(table, up, back, ended) == {"early"}
    assert after(table, back) == {"out"}
    assert after(table, up, up) == {"out"}
    assert after(table, up, UbongoCalled(now, 1, 1, a_cover(table, 1))) == {"early"}
    free = a_round("bare", 2, hourglass=None)
    assert after(free, RoundGivenUp(free.game.now, 0), GiveUpTakenBack(free.game.now, 0)) == {"out"}


def test_idle_rounds() -> None:
    """R-419, R-420: without an hourglass, after three minutes, or a minute without a line."""
    table = a_round("bare", 2, hourglass=None)
    now = table.game.now
    first = UbongoCalled(now, 0, 1, a_cover(table, 0))
    second = UbongoCalled(now, 1, 2, a_cover(table, 1))

    assert after(table, first, replace(second, at=now + 179_999)) == set()
    assert after(table, first, replace(second, at=now + 180_000)) == {"late"}
    assert after(table, SeatLost(now, 1), first, replace(second, at=now + 60_000)) == {"late"}
    assert after(table, first, RoundGivenUp(now, 0)) == {"out"}


def test_a_guided_game() -> None:
    """R-435: no hourglass in its first round, and no bot that calls before the person."""
    table = a_game("bare", (Player("A"), Player("B", "child")), guided=True)
    table.begin()
    now = table.game.now
    call = UbongoCalled(now, 1, 1, a_cover(table, 1))

    assert instead(table, RoundStarted, deadline=now + 60_000) >= {"deadline"}
    assert after(table, call) == {"early"}
    assert after(table, NextSaid(now, 0), call) == set()
    assert after(table, RoundGivenUp(now, 0), call) == set()
    assert after(table, SeatLeft(now, 0), call) == set()


def test_start_delays() -> None:
    """R-423: nobody solves a board that is not shown yet, in the play-off neither."""
    table = a_round("2024", 2, delays=(0, 8_000), rounds=1)
    now = table.game.now
    call = UbongoCalled(now + 8_000, 1, 1, a_cover(table, 1))
    won = GemWon(now + 8_000, 1, SAPPHIRE)
    assert after(table, call, won) == {"early"}
    assert after(table, BoardShown(now + 8_000, 1), call, won) == set()
    assert after(table, BoardShown(now + 7_999, 1)) == {"early"}
    table.end_round()
    table.begin_play_off()
    assert after(table, UbongoCalled(table.game.now, 1, 1, a_cover(table, 1))) == {"early"}


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


def test_the_most_of_the_cooperative_game() -> None:
    """R-424: 8 a round, and 5 more if there are as many rounds as animals."""
    for rounds, most in ((1, 8), (2, 21), (9, 77)):
        table = a_game("cooperative", 2, rounds=rounds)
        ledger = watched(table.events)[0].ledger
        assert isinstance(ledger, AnimalLedger)
        assert ledger.most() == most
        assert getattr(table.view(0).table, "most", None) == most


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


def test_a_loan_that_its_player_has_held() -> None:
    """R-227: with four players the stack is empty, and who has held a board does not get it."""
    table = a_game("2024", 4)
    for _ in range(9):
        table.play_round()
    table.begin_play_off()
    started = table.happened(PlayOffStarted)[0]
    first = table.happened(RoundStarted)[0]
    mine, other = (again(first.deals[seat], started) for seat in (0, 1))
    rest = tuple(again(first.deals[seat], started) for seat in (0, 3, 2))

    assert instead(table, PlayOffStarted, deals=(other, *rest)) == set()
    assert instead(table, PlayOffStarted, deals=(mine, other, *rest[1:])) == {"loans"}


def test_who_leaves_a_pause_leaves_it_to_the_others() -> None:
    """R-416: no round starts in it; R-410: only when nobody remains, it is over."""
    table = a_game("bare", 3)
    table.play_round(0)
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)
    now = table.game.now
    paused: list[Event] = [PauseAsked(now, seat) for seat in (0, 1, 2)]
    paused += [Paused(now), SeatLeft(now, 2)]

    assert after(table, *paused, started) == {"paused", "next"}
    # The pause of eight seconds begins anew.
    for at, codes in ((now + 8_008, {"next"}), (now + 8_009, set())):
        assert after(table, *paused, Continued(now + 9, 0), TableWentOn(at)) == codes


def test_sixty_pauses() -> None:
    """R-433: in a game, and no more."""
    table = a_game("bare", (Player("A"), Player("B", "child")), hourglass=None)
    table.begin()
    now = table.game.now
    pauses: list[Event] = []
    for number in range(61):
        at = now + 10_000 * number
        pauses += [Paused(at), Continued(at, 0)]

    assert after(table, *pauses[:-2]) == set()
    assert after(table, *pauses) == {"paused"}


def test_the_third_may_walk_and_the_fourth_may_not() -> None:
    """R-117, R-118, R-135: whether a round may end while one of them has only passed by."""
    picture = """
        1 ABCD
        2 .
        3 .
        4 .
        5 .
        6 .  N G N G
    """
    table = begun(picture)
    now = table.game.now
    calls = [UbongoCalled(now, seat, seat + 1, a_cover(table, seat)) for seat in range(4)]
    passed = [TakePassed(now, seat) for seat in range(4)]
    ended = RoundEnded(now, 1)

    assert after_few_gems(table, *calls, *passed[:2], ended) == {"early"}
    assert after_few_gems(table, *calls, *passed[:3], ended) == set()


def test_a_guided_game_has_one_person() -> None:
    """R-435: and at least one bot."""
    table = a_game("bare", (Player("A"), Player("B", "child")), guided=True)
    started = table.events[0]
    assert isinstance(started, GameStarted)

    def objected(*players: Player) -> set[str]:
        event = replace(started, players=players)
        game = engine.replay([event])
        return {breach.code for breach in Referee().check(event, game)}

    assert objected(*started.players) == set()
    assert objected(Player("A"), Player("B")) == {"guided"}
    assert objected(Player("A", "child"), Player("B", "child")) == {"guided"}
    assert objected(Player("A")) == {"guided"}


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


def test_by_the_first_rules_idle_people_and_deserted_rounds_were_waited_for() -> None:
    """R-410, R-420: the referee objects to nothing that version 1 allowed, and knows its rules."""
    free = a_round("bare", 2, hourglass=None, rules=1)
    now = free.game.now
    first = UbongoCalled(now, 0, 1, a_cover(free, 0))
    second = UbongoCalled(now + 180_000, 1, 2, a_cover(free, 1))
    assert after(free, first, second) == set()
    assert after(free, first, RoundGivenUp(now, 0)) == set()

    for rules, codes in ((1, {"early"}), (2, set())):
        table = a_game("bare", (Player("A"), Player("B", "child")), rules=rules)
        table.begin()
        now = table.game.now
        assert after(table, SeatLeft(now, 0), RoundEnded(now, 1)) == codes


def test_a_board_put_aside_is_not_taken_up_again() -> None:
    """R-301, R-434: in solo against the clock nothing was given up that could be taken back."""
    table = a_round("solo", 1, minutes=5)
    now = table.game.now

    assert after(table, BoardPutAside(now, 0), GiveUpTakenBack(now, 0)) == {"out"}


def test_who_has_left_says_nothing_and_leaves_only_once() -> None:
    """R-410, R-432; version 1 of the rules knew no next."""
    table = a_game("bare", 3)
    table.play_round(0)
    now = table.game.now
    assert after(table, SeatLeft(now, 2), NextSaid(now, 2)) == {"next"}
    assert after(table, SeatLeft(now, 2), SeatLeft(now, 2)) == {"left"}
    old = a_game("bare", 2, rules=1)
    old.play_round(0)
    assert after(old, NextSaid(old.game.now, 0)) == {"next"}


def test_a_tie_is_played_off_and_not_just_ended() -> None:
    """R-226: two have the same points, and both are there."""
    table = a_tie()
    started = table.happened(PlayOffStarted)[0]
    before = Playing(table.chance, tuple(table.events[: table.events.index(started)]))
    ended = before.game.edition.ended(before.game, (1, 1, 3), started.at, "played")

    assert after(before, ended) == {"play_off"}


def test_no_second_chance_for_those_who_have_left() -> None:
    """R-410: the last person has left, and the bot has not solved."""
    table = a_game("bare", (Player("A"), Player("B", "child")))
    table.begin()
    end = table.game.deadline
    assert end is not None
    turned = HourglassTurned(end, end + 60_000)

    assert after(table, turned) == set()
    assert after(table, SeatLeft(end, 0), turned) == {"second_chance"}


def test_who_was_given_up_for_takes_nothing_more() -> None:
    """R-419: also a solver who had not taken yet."""
    table = a_round("classic", 2, hourglass=None)
    now = table.game.now
    solved = UbongoCalled(now, 0, 1, a_cover(table, 0))
    given_up = RoundGivenUp(now + 180_000, 0)

    assert after(table, solved, given_up) == set()
    assert after(table, solved, given_up, TakePassed(now + 180_000, 0)) == {"late", "out"}


def test_a_list_that_cannot_cover_its_area() -> None:
    """R-003, R-006: another number of pieces, or of cells."""
    table = a_round(seats=2)
    first = table.happened(RoundStarted)[0]
    deal = first.deals[0]
    cells = deal.puzzle.area.size
    other = next(place for place, one in enumerate(deal.lists) if one != deal.puzzle.pieces)
    four = next(
        four for four in combinations(PIECES, 4) if sum(piece.size for piece in four) == cells
    )
    for pieces in (deal.lists[other][:2], PIECES[-3:], four):
        lists = (*deal.lists[:other], pieces, *deal.lists[other + 1 :])
        deals = (replace(deal, lists=lists), first.deals[1])
        assert instead(table, RoundStarted, deals=deals) == {"lists"}
    assert sum(piece.size for piece in PIECES[-3:]) != cells


def test_the_referee_of_a_live_table_says_what_is_wrong_in_one_sentence() -> None:
    """R-401: the event, its number, and the objections."""
    table = a_round()
    referee, game = watched(table.events)
    call = UbongoCalled(game.now, 0, 2, a_cover(table, 0))
    engine.apply(game, call)
    with pytest.raises(Breached) as found:
        referee.insist(call, game)

    assert str(found.value) == f"event {game.number}, UbongoCalled: seat 0 is called number 2"
    assert (found.value.number, found.value.kind) == (len(table.events) + 1, "UbongoCalled")


def test_what_was_objected_to_once_is_not_said_again() -> None:
    """R-401: every breach is told with its own event."""
    table = a_round()
    referee, game = watched(table.events)
    for event, codes in (
        (UbongoCalled(game.now, 0, 2, a_cover(table, 0)), ["rank"]),
        (SeatLost(game.now, 1), []),
    ):
        engine.apply(game, event)
        assert [breach.code for breach in referee.check(event, game)] == codes


def test_the_second_round_of_a_guided_game_has_sand() -> None:
    """R-435: from round 2 on the usual rules."""
    table = a_game("bare", (Player("A"), Player("B", "child")), guided=True)
    table.play_round(0, 1)
    table.begin()

    assert instead(table, RoundStarted, 1) == set()
    assert instead(table, RoundStarted, 1, deadline=None) == {"deadline"}
    assert after(table, UbongoCalled(table.game.now, 1, 1, a_cover(table, 1))) == set()


def test_a_solo_run_without_a_clock_waits_for_its_player() -> None:
    """R-419: only where somebody waits for somebody a lost line gives up."""
    table = a_round("solo", 1)
    now = table.game.now
    call = UbongoCalled(now + 60_000, 0, 1, a_cover(table, 0))

    assert after(table, SeatLost(now, 0), call) == set()


def test_when_a_round_of_an_unknown_edition_ends_is_its_own_affair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R-135: only a ledger knows who is still waited for."""
    assert after(a_round("2015", 2), RoundEnded(5_000, 1)) == {"early", "track"}
    monkeypatch.delitem(LEDGERS, "2015")
    assert after(a_round("2015", 2), RoundEnded(5_000, 1)) == set()


def test_who_leaves_need_not_say_next() -> None:
    """R-432: the others have, so the table goes on."""
    table = a_game("bare", 3)
    table.play_round(0)
    now = table.game.now
    said = [NextSaid(now, seat) for seat in (0, 1)]

    assert after(table, *said, TableWentOn(now)) == {"next"}
    assert after(table, *said, SeatLeft(now, 2), TableWentOn(now)) == set()


def test_the_play_off_with_the_same_puzzle_for_all() -> None:
    """R-227, R-421: one board for all who are in it."""
    table = a_game("2024", 2, rounds=1, same_puzzle=True)
    table.play_round()
    table.begin_play_off()
    one = table.happened(PlayOffStarted)[0].deals[0]
    other = replace(one, board=table.game.undealt[0])
    assert other.board != one.board

    assert instead(table, PlayOffStarted) == set()
    assert instead(table, PlayOffStarted, deals=(one, other)) == {"loans"}


@pytest.mark.parametrize("edition", ["2024", "2015"])
def test_a_third_wins_no_gem(edition: str) -> None:
    """R-209, R-242: there is one for the first and one for the second."""
    table = a_round(edition, 3)
    table.solve(0)
    table.solve(1)
    now = table.game.now
    call = UbongoCalled(now, 2, 3, a_cover(table, 2))
    assert after(table, call) == set()
    for gem in (SAPPHIRE, AMBER):
        assert after(table, call, GemWon(now, 2, gem)) == {"gain"}


@pytest.mark.parametrize("part", ["sapphires", "ambers", "boards"])
def test_no_part_of_a_scoring_board_changes_by_itself(part: str) -> None:
    """R-212: gems and boards are won by events."""
    table = a_round("2024", 3)
    table.solve(0)

    def meddle(game: Any) -> None:
        board = game.table.scoring[1]
        more = (*board.boards, 1) if part == "boards" else getattr(board, part) + 1
        game.table.scoring[1] = replace(board, **{part: more})

    assert meddled(table, meddle, lost(table, 2)) == {"score"}


def test_a_pause_by_hand_ends_after_five_minutes() -> None:
    """R-408, R-432: not before, unless all have said next; and the roll follows in 5 s."""
    table = a_game("bare", 2, pause=None)
    table.play_round(0)
    now = table.game.now
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)
    went_on = TableWentOn(now + 300_000)
    assert after(table, replace(went_on, at=now + 299_999)) == {"next"}
    for waited, codes in ((300_000, set()), (305_000, set()), (305_001, {"late"})):
        at = now + waited
        assert after(table, went_on, replace(started, at=at, deadline=at + 60_000)) == codes


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


def test_a_pawn_of_somebody_who_has_not_solved() -> None:
    """R-115 to R-118: it goes nowhere, so it does not go too far."""
    table = begun(
        """
        1 AB V R
        2 .
        3 .
        4 .
        5 .
        6 .  N G
        """
    )
    moved = PawnMoved(table.game.now, 0, 5)

    assert after_few_gems(table, moved) == {"not_solved"}


def test_every_seat_has_one_pawn() -> None:
    """R-103: as many fields as seats."""
    table = a_game("classic", 2)
    for seat in (0, 1):
        table.tell(ChooseField(seat, seat))

    assert instead(table, PawnsPlaced) == set()
    assert instead(table, PawnsPlaced, fields=(0, 1, 2)) == {"off_strip"}


def test_what_nobody_won_in_the_2015_edition() -> None:
    """R-246: nobody has solved, so all that lies there is left over."""
    table = a_game("2015", 2)
    table.play_round()

    assert instead(table, GemsLeftOver) == set()
    assert instead(table, GemsLeftOver, gems=()) >= {"track"}


def test_by_the_first_rules_who_reached_a_gem_was_waited_for() -> None:
    """R-135: the first may go three fields, and there lie gems; the second only two."""
    picture = """
        1 AB
        2 .
        3 .
        4 .  N G
        5 .
        6 .
    """
    table = begun(picture, rules=1)
    now = table.game.now
    calls = [UbongoCalled(now, seat, seat + 1, a_cover(table, seat)) for seat in (0, 1)]
    ended = RoundEnded(now, 1)

    assert after_few_gems(table, *calls, ended) == {"early"}
    assert after_few_gems(table, *calls, TakePassed(now, 0), ended) == set()


def test_nobody_plays_off_alone() -> None:
    """R-226, R-410: of two who are tied one has left."""
    table = a_game("2024", 2, rounds=1)
    table.play_round()
    at = table.game.now + 5_000
    played_off = Playing(table.chance, tuple(table.events)).wait_for(PlayOffStarted)
    alone = replace(played_off, seats=(0,), deals=played_off.deals[:1])

    assert after(table, played_off) == set()
    assert after(table, SeatLeft(at, 1), alone) == {"play_off"}


def test_when_all_are_away_nobody_is_ready() -> None:
    """R-409, R-432: whoever comes back has the whole pause."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    away: list[Event] = [SeatLost(now, 0), SeatLost(now, 1), SeatBack(now + 60_000, 0)]
    for waited, codes in ((7_999, {"next"}), (8_000, set())):
        assert after(table, *away, TableWentOn(now + 60_000 + waited)) == codes


def test_no_play_off_starts_in_a_pause() -> None:
    """R-227, R-433: one person has paused while it was announced."""
    table = a_game("2024", (Player("A"), Player("B", "child")), rounds=1)
    table.play_round()
    now = table.game.now
    started = Playing(table.chance, tuple(table.events)).wait_for(PlayOffStarted)

    assert after(table, Paused(now), started) == {"play_off"}
