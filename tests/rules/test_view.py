"""Views never leak: games that differ only in hidden things look the same, to the last byte."""

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import settings as trying
from hypothesis import strategies as st

from tests.support.any_player import Dice, a_table, played, step, tables
from tests.support.game_harness import Playing, a_box, a_game
from ubongo.boards.board import SYMBOLS, Side
from ubongo.puzzles.solver import solve
from ubongo.rules import engine
from ubongo.rules.bot_view import BotView, bot_view
from ubongo.rules.commands import AskPause, ChooseField
from ubongo.rules.editions.classic import GemTable, GemView
from ubongo.rules.events import Deal, Player, RoundEnded
from ubongo.rules.game import Game, Phase
from ubongo.rules.records.canonical import canonical_data, compact
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.refusals import BadSetting, WrongPhase
from ubongo.rules.settings import Settings
from ubongo.rules.view import Views, open_views, view

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"hourglass": None},
    {"hourglass": 30_000},
    {"open_boards": True},
    {"sides": (Side.HARD,)},
    {"play_off_ties": True, "rounds": 1},
    {"rounds": 1},
)


def shown(game: Game, watcher: int | None) -> str:
    """Everything that a seat, or a spectator, is told."""
    return compact(canonical_data(view(game, watcher)))


@st.composite
def reachable(draw: st.DrawFn) -> Playing:
    """A game of any edition, somewhere on its way."""
    edition, seats = draw(st.sampled_from(list(tables())))
    options = draw(st.sampled_from(OPTIONS))
    if draw(st.booleans()) and seats > 1:
        options = {**options, "delays": tuple(20_000 * (seat % 2) for seat in range(seats))}
    seed = draw(st.integers(0, 999))
    try:
        table = a_table(edition, seats, seed, a_box(), **options)
    except BadSetting:
        table = a_table(edition, seats, seed, a_box())
    dice = Dice(seed)
    mischief = draw(st.booleans())
    for _ in range(draw(st.integers(0, 60))):
        if table.game.is_over and table.game.seed:
            break
        step(table, dice, mischief)
    return table


def other_deal(deal: Deal) -> Deal:
    """Another board, with another puzzle on it."""
    board = a_box().boards[(deal.board + 6) % 36]
    puzzles = [board.puzzle(deal.side, symbol) for symbol in SYMBOLS]
    puzzle = next(one for one in puzzles if one != deal.puzzle)
    return replace(deal, board=board.number, animal=board.animal, puzzle=puzzle)


def is_open(game: Game, seat: int, watcher: int | None) -> bool:
    """Whether this board may be seen while it is laid: R-021, R-265, R-414."""
    state = game.seats[seat]
    if state.opens_at is not None:
        return False
    if game.paused:
        return False
    if watcher is None:
        return state.rank > 0 and not game.settings.same_puzzle
    helped = seat in game.edition.helpable(game)
    return seat == watcher or game.settings.open_boards or helped


def twin(table: Playing, watcher: int | None) -> Game:
    """The same game, with everything else that this watcher must not know."""
    game = engine.replay(table.events)
    if game.phase in (Phase.ROUND, Phase.PLAY_OFF):
        for number, seat in enumerate(game.seats):
            if seat.deal is not None and not is_open(game, number, watcher):
                seat.deal = other_deal(seat.deal)
                if seat.cover is not None:
                    seat.cover = solve(seat.deal.puzzle)
                game.held[number] = (*game.held[number][:-1], seat.deal.board)
    # Nobody is told what is still on the stack.
    game.undealt = tuple(reversed(game.undealt))[1:]
    if isinstance(game.table, GemTable) and game.phase is Phase.SETUP:
        game.table.chosen = [
            field if field is None or seat == watcher else (field + 1) % 6
            for seat, field in enumerate(game.table.chosen)
        ]
    return game


@given(reachable())
@trying(max_examples=150)
def test_games_that_differ_in_hidden_things_look_the_same(table: Playing) -> None:
    """R-013, R-021, R-022, R-103, R-414: what is hidden is hidden, to the last byte."""
    for watcher in (*range(len(table.game.seats)), None):
        assert shown(table.game, watcher) == shown(twin(table, watcher), watcher)


@given(reachable())
@trying(max_examples=100)
def test_no_view_holds_the_puzzle_of_a_hidden_board(table: Playing) -> None:
    """R-021: while the round runs, others' boards and placements are not sent."""
    game = table.game
    if game.phase not in (Phase.ROUND, Phase.PLAY_OFF):
        return
    for watcher in (*range(len(game.seats)), None):
        told = shown(game, watcher)
        seen = [
            seat.deal.puzzle
            for number, seat in enumerate(game.seats)
            if seat.deal is not None and is_open(game, number, watcher)
        ]
        for number, seat in enumerate(game.seats):
            if seat.deal is None or is_open(game, number, watcher) or seat.deal.puzzle in seen:
                continue
            assert seat.deal.puzzle.text() not in told
            assert seat.cover is None or seat.cover.text() not in told


@given(reachable())
@trying(max_examples=100)
def test_what_is_public_and_what_is_ones_own_is_shown(table: Playing) -> None:
    """R-133: gems, rows, pawns and ranks; R-405: the seed only when all is over."""
    game = table.game
    laying = game.phase in (Phase.ROUND, Phase.PLAY_OFF)
    for watcher in (*range(len(game.seats)), None):
        seen = view(game, watcher)

        assert seen.seed == game.seed
        assert not game.seed or game.is_over
        assert table.chance.seed.hex() not in compact(canonical_data(replace(seen, seed="")))
        assert [seat.rank for seat in seen.seats] == [seat.rank for seat in game.seats]
        if isinstance(game.table, GemTable):
            assert isinstance(seen.table, GemView)
            assert seen.table.rows == tuple(game.table.rows)
            assert seen.table.gems == tuple(game.table.gems)
            assert seen.table.pawns == tuple(game.table.pawns)
        for number, seat in enumerate(game.seats):
            if not laying or is_open(game, number, watcher):
                assert seen.seats[number].deal == seat.deal
                assert seen.seats[number].cover == seat.cover


def test_boards_are_shown_to_all_when_the_round_is_over() -> None:
    """R-021, R-414: at the round's end all boards may be seen, by spectators too."""
    table = a_game("classic", 2)
    table.begin()
    table.solve(0)
    cover = table.game.seats[0].cover
    assert view(table.game, 1).seats[0].cover is None
    assert view(table.game, None).seats[1].deal is None

    table.wait_for(RoundEnded)
    for watcher in (0, 1, None):
        assert view(table.game, watcher).seats[0].cover == cover
        assert view(table.game, watcher).seats[1].deal == table.game.seats[1].deal


def test_a_delayed_board_is_hidden_from_its_own_player() -> None:
    """R-022: a board is seen when its player may begin, and not before."""
    table = a_game("bare", 2, delays=(0, 10_000))
    table.begin()
    waiting = view(table.game, 1).own
    assert (waiting.has_board, waiting.deal) == (False, None)
    assert view(table.game, 0).own.deal is not None

    table.wait(table.game.now + 10_000)
    assert view(table.game, 1).own.has_board
    assert view(table.game, 1).own.deal == table.game.seats[1].deal


def test_a_first_field_is_told_to_its_own_player_only() -> None:
    """R-103: all choose at once, hidden, and are revealed together."""
    table = a_game("classic", 3)
    table.tell(ChooseField(1, 4))
    own, other, spectator = (view(table.game, watcher).table for watcher in (1, 0, None))
    assert isinstance(own, GemView)
    assert isinstance(other, GemView)
    assert isinstance(spectator, GemView)

    assert (own.own_choice, other.own_choice, spectator.own_choice) == (4, None, None)
    assert own.chosen == other.chosen == spectator.chosen == (False, True, False)
    assert other.pawns == ()
    assert '"settings"' in shown(table.game, None)
    assert view(table.game, None).settings == replace(
        Settings(), sides=(Side.EASY,) * 3, delays=(0,) * 3, start_seat=0
    )


@pytest.mark.parametrize(("edition", "seats"), list(tables()))
def test_the_views_of_a_finished_game_are_open_and_else_a_spectators(
    edition: str, seats: int
) -> None:
    """R-414: after the game nothing is hidden any more, neither boards nor covers."""
    table = played(edition, seats, seed=4, mischief=True)
    game = engine.replay(table.events[:1])
    seen = list(open_views(table.events))
    for number, one in enumerate(seen):
        if number:
            engine.apply(game, table.events[number])
        assert [seat.deal for seat in one.seats] == [seat.deal for seat in game.seats]
        assert [seat.cover for seat in one.seats] == [seat.cover for seat in game.seats]
        hidden = view(game, None)
        closed = tuple(
            replace(seat, deal=other.deal, cover=other.cover)
            for seat, other in zip(one.seats, hidden.seats, strict=True)
        )
        assert replace(one, seats=closed) == hidden

    assert len(seen) == len(table.events)
    assert any(seat.cover for one in seen for seat in one.seats if one.phase is Phase.ROUND)


def test_a_game_that_is_not_over_has_no_open_views() -> None:
    """R-021, R-414: of a running game they would show everything."""
    table = a_game("classic", 2)
    table.begin()

    with pytest.raises(WrongPhase) as refusal:
        open_views(table.events)
    assert refusal.value.numbers == {"phase": "round"}


@given(reachable())
@trying(max_examples=60)
def test_looking_at_a_game_changes_nothing_in_it(table: Playing) -> None:
    game = table.game
    seats = [pickle.dumps(seat) for seat in game.seats]
    before = fingerprint(game)
    views = Views(game)
    seen = [views.of(watcher) for watcher in (None, *range(len(game.seats)))]

    assert fingerprint(game) == before
    assert [pickle.dumps(seat) for seat in game.seats] == seats
    # The views of one broadcast share their parts, and are no other for it.
    assert seen == [view(game, watcher) for watcher in (None, *range(len(game.seats)))]


def test_before_the_first_round_nobody_has_done_anything() -> None:
    """R-133: no rank, no board, nothing taken, and everybody is there."""
    seen = a_game("bare", 2).view(0)

    for seat in seen.seats:
        assert (seat.rank, seat.moved, seat.done, seat.gave_up) == (0, False, False, False)
        assert (seat.left, seat.online, seat.has_board) == (False, True, False)
        assert (seat.asks_pause, seat.said_next, seat.agrees_to_share) == (False, False, False)
    assert (seen.round, seen.second_chance, seen.paused, seen.tied) == (0, False, False, ())


def test_a_bot_plans_from_what_its_seat_sees() -> None:
    """R-415: it knows no puzzle before the seat sees its board, and none in a pause."""

    def planned_from(table: Playing) -> tuple[bool, bool, bool]:
        seen = BotView.of(table.view(1))
        assert bot_view(table.game, 1) == seen
        return seen.puzzle is not None, seen.without_end, seen.find_pieces

    table = a_game("bare", (Player("Amina"), Player("Robo", "child")), delays=(0, 8_000))
    assert planned_from(table) == (False, True, False)
    table.begin()
    assert planned_from(table) == (False, False, False)
    table.wait(table.game.now + 8_000)
    assert planned_from(table) == (True, False, False)
    table.tell(AskPause(0))
    assert planned_from(table) == (False, False, False)
    free = a_game("bare", 2, hourglass=None, find_pieces=True)
    free.begin()
    assert planned_from(free) == (True, True, True)


def test_by_the_first_rules_spectators_waited_for_the_end_of_the_round() -> None:
    """R-414: since version 2 they see a solved board at once."""
    for rules, is_seen in ((1, False), (2, True)):
        table = a_game("bare", 2, rules=rules)
        table.begin()
        table.solve(0)
        assert [seat.deal is not None for seat in table.view(None).seats] == [is_seen, False]
