"""What notebooks draw: `_repr_svg_` of everything in the game is SVG, whole, and hides nothing."""

from xml.etree import ElementTree

import pytest

from tests.support.game_harness import a_game
from ubongo.boards.box import the_box
from ubongo.drawing.svg import escaped, ink_on
from ubongo.match.match import Match
from ubongo.match.seating import bots_named
from ubongo.match.simulate import random_sources
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import PIECES, Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.classic import gem_table
from ubongo.rules.events import Player
from ubongo.rules.game import Game
from ubongo.rules.settings import Settings
from ubongo.rules.view import view

SVG = "{http://www.w3.org/2000/svg}"
PUZZLE = Puzzle.parse("##.../###../.####/..##. + I2 I4 P5")


def drawn(thing: object) -> ElementTree.Element:
    """The picture of a thing, as XML."""
    picture = thing._repr_svg_()  # type: ignore[attr-defined]
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert float(root.attrib["width"]) > 0
    assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"
    assert not any("id" in element.attrib for element in root.iter())
    return root


def written(root: ElementTree.Element) -> list[str]:
    """All words in a picture."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def filled(root: ElementTree.Element) -> list[str]:
    return [element.attrib.get("fill", "") for element in root.iter(f"{SVG}path")]


def a_classic_game(until: int | None) -> Game:
    chance, dice = random_sources(1, 1, the_box())
    match = Match("classic", bots_named(["expert", "fair", "child"], dice), Settings(), chance)
    match.pass_time(until)
    return match.game


@pytest.mark.parametrize("one", PIECES, ids=repr)
def test_a_piece_has_its_colour_and_its_name(one: Piece) -> None:
    root = drawn(one)

    assert written(root) == [one.id]
    assert one.colour in filled(root)


def test_a_puzzle_shows_its_area_and_its_pieces() -> None:
    root = drawn(PUZZLE)

    assert written(root) == ["I2", "I4", "P5"]
    assert root.findtext(f"{SVG}title") == PUZZLE.text()
    (around,) = (
        path.attrib["d"]
        for path in drawn(PUZZLE.area).iter(f"{SVG}path")
        if path.attrib.get("stroke-width") == "2.5"
    )
    assert around.startswith("M0 0L48 0L48 24L72 24L72 48")


def test_a_cover_shows_each_piece_where_it_lies() -> None:
    cover = solve(PUZZLE)
    assert cover is not None
    root = drawn(cover)

    assert sorted(written(root)) == ["I2", "I4", "P5"]
    (bar,) = (p for p in root.iter(f"{SVG}path") if p.attrib["fill"] == PUZZLE.pieces[0].colour)
    assert bar.attrib["d"] == "M48 72L96 72L96 96L48 96Z"
    drawn(Cover(()))
    drawn(Cover.parse("I2 I2 / I2 **".replace("**", "O4")))


def test_a_board_shows_both_sides_and_all_lists() -> None:
    board = the_box().board(7)
    root = drawn(board)

    listed = [one.id for side in (board.easy, board.hard) for set_ in side.sets for one in set_]
    assert written(root) == ["Board 7, penguin", "easy", *listed[:18], "hard", *listed[18:]]
    assert written(drawn(board.hard)) == listed[18:]


def test_the_gem_board_shows_every_gem_that_lies_there() -> None:
    game = a_classic_game(260_000)
    table = gem_table(game)
    root = drawn(view(game, None).table)
    lying = [gem for row in table.rows for gem in row]
    counts = [str(count) for gems in table.gems for count in gems]

    assert written(root) == [*map(str, range(1, 7)), *counts]
    # Six more are the heading of each of three lines of counts.
    outlines = [p for p in root.iter(f"{SVG}path") if p.get("fill") == "none"]
    assert len(outlines) == len(lying) + 18


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_is_drawn_at_every_moment(name: str) -> None:
    chance, dice = random_sources(1, 1, the_box())
    seats = EDITIONS[name].most
    minutes = 5 if "minutes" in EDITIONS[name].offers else None
    match = Match(name, bots_named(["fair"] * seats, dice), Settings(minutes=minutes), chance)
    words: list[str] = []
    for at in (0, 20_000, 60_000, 100_000, None):
        match.pass_time(at)
        words = written(drawn(match.game))
        for seat in range(seats):
            drawn(view(match.game, seat))
        assert words[0] == f"Ubongo, {name} for {seats}"
        assert any(word.startswith(match.game.phase.value) for word in words)
    if EDITIONS[name].is_a_race:
        assert any(word.startswith("1st ") and match.game.edition.name for word in words)


def test_the_picture_of_a_view_shows_no_more_than_the_view() -> None:
    """R-021: what another seat has laid is not to be seen before the round is over."""
    table = a_game("classic", 2)
    table.begin()
    table.solve(0)
    game = table.game
    assert game.seats[0].cover is not None

    pieces = {laid.piece.id for laid in game.seats[0].cover.placements}
    assert pieces <= set(written(drawn(view(game, 0))))
    assert pieces.isdisjoint(written(drawn(view(game, 1))))


def test_names_from_outside_cannot_leave_their_place() -> None:
    hostile = "</text><script>alert(1)</script>&\"'\x00\x1b\ud800"
    game = a_classic_game(260_000)
    game.players = (Player(hostile), *game.players[1:])
    root = drawn(game)

    assert root.find(f".//{SVG}script") is None
    assert "</text><script>alert(1)</script>&\"'" in written(root)
    assert escaped("a\nb<") == "ab&lt;"


def test_names_are_readable_on_every_piece() -> None:
    assert {ink_on("#ffffff"), ink_on("#000000")} == {"#2b1d12", "#ffffff"}
    assert ink_on("#f0b40f") == "#2b1d12"
