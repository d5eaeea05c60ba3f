"""R-428: fresh boards at a table: drawn by seed, told in full, checked by referee and record."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from tests.support.any_player import played
from tests.support.game_harness import Playing, a_box, a_game
from tests.support.referee_harness import instead
from ubongo.boards.board import SYMBOLS, Animal, Side
from ubongo.boards.fresh_boards import Level, fresh_boards, fresh_sides
from ubongo.puzzles.catalogue import catalogue_fingerprint, number_of
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.chance import Chance
from ubongo.rules.editions import EDITIONS
from ubongo.rules.engine import replay
from ubongo.rules.events import (
    Deal,
    Event,
    GameEnded,
    GameStarted,
    PlayOffStarted,
    RoundStarted,
)
from ubongo.rules.records.record import Broken, read_record, write_record
from ubongo.rules.records.verification import verify
from ubongo.rules.referee import Referee
from ubongo.rules.refusals import BadSetting
from ubongo.rules.settings import Boards, Settings
from ubongo.shapes import Shape

FRESH = Boards.FRESH


def deals(table: Playing) -> list[Deal]:
    """All boards that were dealt, in the order of their numbers."""
    found = [deal for event in table.happened(RoundStarted) for deal in event.deals]
    return sorted(found, key=lambda deal: deal.board)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_played_with_fresh_boards_to_its_end(edition: str) -> None:
    """R-405, R-428: whatever was drawn is drawn again, and the referee has nothing to say."""
    minutes = 5 if edition == "solo" else None
    table = played(edition, EDITIONS[edition].least, seed=5, minutes=minutes, boards=FRESH)
    found = verify(write_record(table.events), a_box())

    assert found.notes == ()
    assert found.events == tuple(table.events)
    started = table.events[0]
    assert isinstance(started, GameStarted)
    assert (started.boards, started.box) == ((), catalogue_fingerprint())
    numbers = [deal.board for deal in deals(table)]
    assert len(set(numbers)) == len(numbers)


def test_the_boards_are_those_that_anybody_can_print_for_an_agreed_number() -> None:
    """The n-th board that is dealt is board n of `ubongo print boards --seed 7`."""
    table = a_game("classic", 3, boards=FRESH, agreed=7, sides=(Side.EASY, Side.HARD, Side.EASY))
    table.play_round(0)
    table.begin()
    printed = list(fresh_boards(7, 6))

    assert [deal.board for deal in deals(table)] == [1, 2, 3, 4, 5, 6]
    for event in table.happened(RoundStarted):
        for seat, deal in enumerate(event.deals):
            side = printed[deal.board - 1].side(table.game.settings.sides[seat])
            assert deal.puzzle == side.puzzle(event.symbol)
            assert deal.lists == side.sets
            assert deal.animal is printed[deal.board - 1].animal
    # the round's start player takes the first board.
    first, second = table.happened(RoundStarted)
    assert first.deals[first.roller].board == 1
    assert second.deals[second.roller].board == 4


def test_without_an_agreed_number_the_seed_draws_them() -> None:
    """R-405: another seed, other boards; the same one, the same for ever."""
    games = [a_game("bare", 2, seed=seed, boards=FRESH) for seed in (1, 1, 2)]
    for table in games:
        table.begin()
    one, same, other = (tuple(deals(table)) for table in games)

    assert one == same
    assert {deal.puzzle.area for deal in one}.isdisjoint(deal.puzzle.area for deal in other)


def test_a_seed_gives_the_boards_that_it_has_always_given() -> None:
    """If this fails, the records of games with fresh boards no longer verify."""
    chance = Chance(bytes(range(16)), a_box())
    side = chance.fresh(Settings(boards=FRESH)).side(2, Side.HARD)

    assert side.text() == (
        "..#.../..#.#./###.##/######/..#### shield I4 O4 Y5 P5 hand S4 O4 Y5 L5 "
        "antelope I4 O4 L5 P5 snake L3 Y5 L5 P5 elephant L4 S4 Y5 L5 mask L4 I4 L5 P5"
    )


@pytest.mark.parametrize(
    ("side", "count"), [(Side.EASY, 1), (Side.EASY, 3), (Side.HARD, 2), (Side.HARD, 5)]
)
def test_stars_are_drawn_as_boards_new_draws_them(side: Side, count: int) -> None:
    table = a_game("2024", 4, boards=FRESH, agreed=99, stars=count, sides=(side,))
    table.begin()
    wanted = list(fresh_sides(99, Level(side, count), 4))
    found = deals(table)

    assert [deal.lists for deal in found] == [one.sets for one in wanted]
    assert [deal.puzzle.area for deal in found] == [one.area for one in wanted]
    measured = [stars(difficulty(deal.puzzle)) for deal in found]
    assert all(abs(one - count) <= 1 for one in measured)


def test_the_same_puzzle_is_one_fresh_board_a_round() -> None:
    """R-421, R-424: with fresh boards there are up to 36 rounds for any number of seats."""
    table = a_game("classic", 3, boards=FRESH, same_puzzle=True, rounds=36)
    table.play_round(0)
    table.begin()

    assert [deal.board for deal in deals(table)] == [1, 1, 1, 2, 2, 2]
    assert a_game("classic", 4, boards=FRESH, rounds=36).game.rounds == 36


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_together_every_animal_has_as_many_boards_as_the_others(seats: int) -> None:
    """R-261, R-428: one in every round, passed to the left with its stack."""
    table = played("cooperative", seats, seed=3, boards=FRESH)
    animals = Counter(deal.animal for deal in deals(table))

    assert len(animals) == seats
    assert len(set(animals.values())) == 1
    places = tuple(Animal)
    assert all(places[(deal.board - 1) % 4] is deal.animal for deal in deals(table))


def test_a_play_off_has_the_next_boards_of_the_stack() -> None:
    """R-227: boards that nobody has seen."""
    table = a_game("2024", 3, rounds=2, boards=FRESH)
    table.play_round(0, 1)
    table.play_round(1, 0)
    [event] = table.happened(PlayOffStarted) or [table.wait_for(PlayOffStarted)]
    place = SYMBOLS.index(event.symbol)

    assert event.seats == (0, 1)
    assert [deal.board for deal in event.deals] == [7, 8]
    assert all(deal.lists[place] == deal.puzzle.pieces for deal in event.deals)
    table.solve(1)
    assert verify(write_record(table.events), a_box()).notes == ()


def test_a_solo_run_has_a_new_area_for_every_task() -> None:
    """R-302, R-304: no task comes twice."""
    table = played("solo", 1, seed=8, minutes=20, boards=FRESH)
    areas = [number_of(deal.puzzle.area) for deal in deals(table)]

    assert len(areas) > 5
    assert len(set(areas)) == len(areas)


@pytest.mark.parametrize(
    ("options", "setting"),
    [
        ({"stars": 3}, "stars"),
        ({"agreed": 7}, "agreed"),
        ({"boards": FRESH, "stars": 4}, "stars"),
        ({"boards": FRESH, "stars": 0}, "stars"),
        ({"boards": FRESH, "stars": 1, "sides": (Side.EASY, Side.HARD)}, "stars"),
        ({"boards": FRESH, "agreed": -1}, "agreed"),
        ({"boards": FRESH, "agreed": 10**12}, "agreed"),
        ({"boards": FRESH, "fair_deal": True}, "fair_deal"),
        ({"boards": FRESH, "rounds": 37}, "rounds"),
    ],
)
def test_what_there_is_not_cannot_be_agreed_on(options: dict[str, object], setting: str) -> None:
    with pytest.raises(BadSetting, match=f"{setting} cannot be"):
        a_game("classic", 2, **options)  # type: ignore[arg-type]


def test_the_track_still_ends_a_game_of_the_2024_edition() -> None:
    """R-424: nine sapphires last nine rounds, however many boards there are."""
    with pytest.raises(BadSetting, match="rounds cannot be 10; it may be 1 to 9"):
        a_game("2024", 2, boards=FRESH, rounds=10)


def test_a_changed_board_is_found() -> None:
    """R-405: a fresh board of another seed is as good as any, and not what was drawn."""
    table = played("bare", 2, seed=5, rounds=2, boards=FRESH)
    other = played("bare", 2, seed=6, rounds=2, boards=FRESH)
    place, event = next(
        (n, one) for n, one in enumerate(table.events) if isinstance(one, RoundStarted)
    )
    [strange, *_] = other.happened(RoundStarted)
    one = strange.deals[0]
    pieces = one.lists[SYMBOLS.index(event.symbol)]
    deal = replace(one, board=event.deals[0].board, puzzle=replace(one.puzzle, pieces=pieces))
    events = list(table.events)
    events[place] = replace(event, deals=(deal, *event.deals[1:]))

    with pytest.raises(Broken, match="'deals' of RoundStarted") as broken:
        verify(write_record([*events[: place + 1], *events[-2:]]), a_box())
    assert broken.value.line == place + 2


def test_boards_of_another_catalogue_are_named() -> None:
    events = list(played("bare", 2, seed=5, rounds=1, boards=FRESH).events)
    events[0] = replace(events[0], box="ab" * 32)  # type: ignore[arg-type]
    [note] = verify(write_record(events), a_box()).notes

    assert note.startswith("what was dealt, by the catalogue abababababab, is not of the present")


def test_the_record_has_all_six_lists_of_every_board() -> None:
    """R-428: so that a record can be read without the catalogue."""
    events = read_record(write_record(played("bare", 2, seed=5, rounds=1, boards=FRESH).events))
    [event] = [one for one in events if isinstance(one, RoundStarted)]

    assert [len(deal.lists) for deal in event.deals] == [6, 6]


def at_first(started: Event, **changes: object) -> set[str]:
    """The codes of what is objected to when a game begins with this changed."""
    event = replace(started, **changes)  # type: ignore[arg-type]
    return {breach.code for breach in Referee().check(event, replay([event]))}


def test_the_referee_objects_to_a_board_that_is_not_one() -> None:
    table = a_game("bare", 2, boards=FRESH)
    table.play_round(0, 1)
    table.begin()
    first, second = table.happened(RoundStarted)
    mine, yours = second.deals
    lists = mine.lists
    place = SYMBOLS.index(second.symbol)
    other = lists[(place + 1) % 6]

    def with_mine(**changes: object) -> set[str]:
        changed = replace(mine, **changes)  # type: ignore[arg-type]
        return instead(table, RoundStarted, 1, deals=(changed, yours))

    assert with_mine() == set()
    assert with_mine(lists=lists[:5]) == {"lists"}
    assert with_mine(lists=(*lists[:5], lists[0])) >= {"lists"}
    assert with_mine(puzzle=replace(mine.puzzle, pieces=other)) == {"lists"}
    assert with_mine(board=first.deals[0].board) == {"board_twice"}
    box = a_game("bare", 2)
    box.begin()
    assert with_mine(puzzle=box.happened(RoundStarted)[0].deals[0].puzzle) >= {"lists"}
    started = table.events[0]
    assert at_first(started, boards=(1, 2, 3)) == {"boards"}
    assert at_first(started, box="") == {"box"}


def test_the_referee_objects_to_an_area_that_is_not_in_the_catalogue() -> None:
    """A strip of cells that no six sets of three pieces cover is no area of a board."""
    table = a_game("bare", 2, boards=FRESH)
    table.begin()
    event = table.happened(RoundStarted)[0]
    strip = Shape.parse("########/####....")
    sets = tuple(sets_of(strip, 3))[:6]
    wide = replace(
        event.deals[0],
        puzzle=Puzzle.of(strip, sets[SYMBOLS.index(event.symbol)]),
        lists=sets,
    )

    assert instead(table, RoundStarted, 0, deals=(wide, event.deals[1])) == {"fresh"}


def test_the_referee_counts_the_animals() -> None:
    table = a_game("cooperative", 2, boards=FRESH)
    table.begin()
    event = table.happened(RoundStarted)[0]
    twice = (event.deals[0], replace(event.deals[1], animal=event.deals[0].animal))

    assert instead(table, RoundStarted, 0, deals=twice) == {"animals"}


def test_the_result_stands_in_the_last_event() -> None:
    """Points, gems by colour or tasks: without knowing the rules a reader sees who has what."""
    assert played("2024", 2, seed=3).happened(GameEnded)[0].scores != ()
    together = played("cooperative", 3, seed=3)
    [ended] = together.happened(GameEnded)
    assert ended.scores == ((together.game.edition.scores(together.game)[0],),) * 3
    classic = played("classic", 2, seed=3)
    [ended] = classic.happened(GameEnded)
    assert [len(score) for score in ended.scores] == [6, 6]


def test_the_referee_objects_to_a_board_that_comes_again_in_the_play_off() -> None:
    """R-227, R-428: the boards of a play-off are fresh, too."""
    table = a_game("2024", 2, rounds=1, boards=Boards.FRESH)
    table.play_round()
    table.begin_play_off()
    first, started = table.happened(RoundStarted)[0], table.happened(PlayOffStarted)[0]
    old = replace(started.deals[0], board=first.deals[1].board)

    assert instead(table, PlayOffStarted, deals=(old, started.deals[1])) == {"loans"}


def test_the_referee_objects_to_a_list_that_covers_nothing() -> None:
    """R-428: as many cells as the area has, and yet no way to lay them."""
    table = a_game("bare", 2, boards=FRESH)
    table.begin()
    event = table.happened(RoundStarted)[0]
    mine = event.deals[0]
    area = mine.puzzle.area
    place = SYMBOLS.index(event.symbol)
    pieces = next(
        three
        for three in combinations(PIECES, 3)
        if sum(piece.size for piece in three) == area.size and solve(Puzzle.of(area, three)) is None
    )
    puzzle = Puzzle.of(area, pieces)
    lists = (*mine.lists[:place], puzzle.pieces, *mine.lists[place + 1 :])
    changed = replace(mine, puzzle=puzzle, lists=lists)

    assert instead(table, RoundStarted, 0, deals=(changed, event.deals[1])) == {"fresh"}


def test_a_refusal_of_stars_tells_which_there_are() -> None:
    """R-428: the easy side has no boards of four stars, the hard side none of one."""
    for side, count, allowed in ((Side.EASY, 4, "1 to 3"), (Side.HARD, 1, "2 to 5")):
        with pytest.raises(BadSetting, match=f"none, or {allowed} on the {side.value} side"):
            a_game("bare", 2, boards=FRESH, stars=count, sides=(side,))


def test_what_was_drawn_is_no_part_of_chance() -> None:
    """R-405: it is a value of seed and box, before and after a draw, and keeps its secret."""
    drawn, fresh = (Chance(bytes(16), a_box()) for _ in range(2))
    drawn.fresh(Settings(boards=Boards.FRESH)).side(1, Side.EASY)

    assert drawn == fresh
    assert "stack" not in repr(drawn).lower()
    with pytest.raises(TypeError):
        Chance(bytes(16), a_box(), {})  # type: ignore[call-arg]
