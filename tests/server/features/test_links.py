"""Shared links over HTTP: what a messenger is told and shown, and what it is not."""

import asyncio
import re
from html import unescape
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest

import do
from tests.support.http_guest import playing
from tests.support.server_in_process import Asker, server, solves
from tools.browser.words import words as page_words
from ubongo.boards.board import Side, Symbol
from ubongo.boards.box import the_box
from ubongo.languages import LANGUAGES
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.links.lacquer import piece_art, round_outline
from ubongo.server.features.links.preview import HEIGHT, WIDTH
from ubongo.server.features.links.preview_svg import (
    HEAVY,
    balanced,
    can_write,
    lines_of,
    look_up_picture,
)
from ubongo.server.features.links.render import as_png
from ubongo.server.features.links.routes import puzzle_in, puzzle_of, subject_of
from ubongo.server.features.links.words import words_of

BOARD = "area=.x.x/.xxx/xxxx/xxxx&pieces=I4,S4,P5"
HTML = {"Accept": "text/html"}


async def tags(asker: Asker, path: str, language: str = "en") -> dict[str, str]:
    headers = {**HTML, "Accept-Language": language}
    async with asker._http.get(f"{asker.base}{path}", headers=headers) as answer:
        assert answer.status == 200, path
        assert "Accept-Language" in answer.headers["Vary"]
        page = await answer.text()
    found = re.findall(r'<meta (?:property|name)="([a-z:]+)" content="([^"]*)"', page)
    assert page.count('name="description"') == 1
    return {name: unescape(said) for name, said in found}


async def picture(asker: Asker, told: dict[str, str]) -> bytes:
    address = told["og:image"]
    assert address.startswith(asker.base)
    async with asker._http.get(address) as answer:
        assert (answer.status, answer.content_type) == (200, "image/png"), address
        assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert "max-age" in answer.headers["Cache-Control"]
        body = await answer.read()
    assert size_of(body) == (WIDTH, HEIGHT)
    # Messengers leave larger ones away.
    assert len(body) < 300_000
    return body


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def test_a_link_to_a_table_invites_in_the_hosts_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as friend:
            await ada.posts("/api/me", {"name": "Anna <b>&"})
            await ada.opens(edition="classic")
            await ada.joins()
            await ada.orders("sit", seat=0)
            link = f"/t/{ada.table}"
            told = await tags(friend, link)
            assert told["og:title"] == "Anna <b>& invites you to a game of Ubongo"
            assert told["og:description"] == "Classic · 3 seats are free"
            german = await tags(friend, link, "de-AT, en;q=0.5")
            assert german["og:title"] == "Anna <b>& lädt dich zu einer Partie Ubongo ein"
            assert german["og:description"] == "Klassisch · 3 Plätze sind frei"
            first = await picture(friend, told)
            assert first != await picture(friend, german)
            # The same again is not drawn again.
            assert first == await picture(friend, told)

    asyncio.run(go())


def test_of_a_locked_table_and_of_a_running_game_nothing_is_told(tmp_path: Path) -> None:
    """R-321: neither boards nor people of a table that one cannot join."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as stranger:
            await ada.posts("/api/me", {"name": "Annabella"})
            await ada.opens(edition="classic")
            await ada.joins()
            await ada.orders("sit", seat=0)
            await ada.orders("set_locked", locked=True)
            shut = await tags(stranger, f"/t/{ada.table}")
            nobody = await tags(stranger, "/t/nobodys-table")
            for told in (shut, nobody):
                assert told["og:title"] == "Ubongo: this table is not open now"
                assert "Annabella" not in "".join(told.values())
                assert "Classic" not in "".join(told.values())
            assert await picture(stranger, shut) == await picture(stranger, nobody)

    asyncio.run(go())


def test_a_link_to_a_finished_game_names_who_played_it(tmp_path: Path) -> None:
    """Whoever has the link may watch it; while it is played nobody is named."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as friend:
            await ada.posts("/api/me", {"name": "Anna <b>&"})
            await playing(ada, rounds=1)
            link = f"/replay/{ada.table}/1"
            without = "Round by round, board by board."
            assert (await tags(friend, link))["og:description"] == without
            await solves(ada)
            if ada.game["phase"] != "over":
                await ada.hears_of("seed_published")
            # Bots have other names for every reader.
            assert (await tags(friend, link))["og:description"] == f"Anna <b>&. {without}"
            odd = ("2", "0", "-1", "x", "\u0661", "9" * 30)
            for path in (*(f"{ada.table}/{number}" for number in odd), "nowhere/1", ""):
                assert (await tags(friend, f"/replay/{path}"))["og:description"] == without, path

    asyncio.run(go())


def test_messengers_may_read_a_shared_table_and_searches_do_not_find_it(tmp_path: Path) -> None:
    rules = RobotFileParser()
    rules.parse((do.ROOT / "web" / "public" / "robots.txt").read_text("utf-8").splitlines())
    for path in ("/", "/t/abc?code=ABCDEF", "/replay/abc/1", "/preview/en/table/abc.png"):
        assert rules.can_fetch("Twitterbot", path), path
    assert not rules.can_fetch("Twitterbot", "/api/tables")

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as asker:
            for path in ("/t/abc", "/replay/abc/1"):
                assert (await tags(asker, path))["robots"] == "noindex", path
            for path in ("/", "/daily", "/look-up", "/rules"):
                assert "robots" not in await tags(asker, path), path

    asyncio.run(go())


def test_what_is_told_of_a_picture_is_two_sentences_and_in_a_place(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as asker:
            told = await tags(asker, "/look-up?area=xx&pieces=I2", "de")
            said = "Eine Ubongo-Aufgabe: 2\u00a0Kästchen, ein\u00a0Legeteil."
            assert told["og:description"] == said
            assert told["og:image:alt"] == f"Kannst du diese Legetafel bedecken? {said}"
            assert told["og:locale"] == "de_DE"

    asyncio.run(go())


def test_every_kind_of_link_has_words_and_a_picture_in_every_language(tmp_path: Path) -> None:
    paths = ("/", "/daily", "/replay/abc/1", f"/look-up?{BOARD}", "/look-up", "/companion")

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as asker:
            for path in paths:
                told = [await tags(asker, path, language) for language in LANGUAGES]
                assert len({one["og:description"] for one in told}) == len(LANGUAGES)
                for one in told:
                    assert one["og:title"]
                    assert one["description"] == one["og:description"]
                await picture(asker, told[0])

    asyncio.run(go())


def test_no_address_of_a_picture_does_harm(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as asker:
            wrong = ("xx/start", "en/nothing", "en/start/more", "en/replay/x", "en/../start")
            for path in wrong:
                assert (await asker.gets(f"/preview/{path}.png"))[0] == 404, path
            odd = ("daily/0000-00-00", "daily/2999-01-01", "look-up/~", "look-up/x~X9", "table/%00")
            for path in (*odd, f"look-up/{'x' * 500}~I2"):
                async with asker._http.get(f"{asker.base}/preview/en/{path}.png") as answer:
                    assert answer.status == 200, path

    asyncio.run(go())


def test_unknown_addresses_are_answered_with_the_page(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as asker:
            for path, status in (("/no/such/place", 200), ("/wp-login.php", 404)):
                async with asker._http.get(f"{asker.base}{path}", headers=HTML) as answer:
                    assert (answer.status, answer.content_type) == (status, "text/html")
            # A program that asks for a file is told that there is none.
            assert (await asker.gets("/wp-login.php"))[0] == 404
            assert (await asker.gets("/api/nothing"))[0] == 404

    asyncio.run(go())


def test_a_puzzle_in_a_link_is_read_and_written_as_it_is() -> None:
    puzzle = puzzle_in(BOARD)
    assert puzzle is not None
    assert puzzle_of(subject_of(puzzle)) == puzzle
    for query in (
        "",
        "area=x",
        "area=&pieces=",
        "area=xx&pieces=Q9",
        "area=" + "x" * 900,
        "%ff=%fe",
    ):
        assert puzzle_in(query) is None, query


def test_a_link_to_a_board_of_the_box_is_its_puzzle() -> None:
    puzzle = the_box().board(7).puzzle(Side.HARD, Symbol("snake"))

    assert puzzle_in("board=7&side=hard&symbol=snake") == puzzle
    for query in (
        *("board=0&side=hard&symbol=snake", "board=37&side=hard&symbol=snake", "board=7"),
        *("board=7&side=x&symbol=snake", "board=\u0667&side=hard&symbol=snake"),
        "a=1&" * 9 + "board=7&side=hard&symbol=snake",
    ):
        assert puzzle_in(query) is None, query


def test_titles_have_no_last_line_of_one_word() -> None:
    title = words_of("de").say("invite-title", host="Anna")

    assert lines_of(title, 60, HEAVY)[-1] == "ein"
    assert [len(line.split()) for line in balanced(title, 60, HEAVY)] == [3, 3, 2]
    # What is cut is cut as before, and one line stays one.
    assert balanced("Ubongo", 60, HEAVY) == ["Ubongo"]
    long = "board " * 40
    assert balanced(long, 60, HEAVY) == lines_of(long, 60, HEAVY)


def test_lacquer_has_the_round_corners_of_the_page() -> None:
    """The same outline as `roundOutline` of the page: one that points inwards is less round."""
    assert round_outline([(0, 0)], 0.25) == (
        "M0 0.25Q0 0 0.25 0L0.75 0Q1 0 1 0.25L1 0.75Q1 1 0.75 1L0.25 1Q0 1 0 0.75Z"
    )
    # The inner corner of an L is at 1 1.
    assert "L1.12 1Q1 1 1 1.12L" in round_outline([(0, 0), (0, 1), (1, 0)], 0.2)
    # Pieces that differ only in their marks stay apart.
    assert piece_art("I3", [(0, 0)]).count("matrix") == 0
    assert piece_art("L3", [(0, 0)]).count("matrix") == 2


def test_the_pieces_of_a_puzzle_are_drawn_in_one_measure() -> None:
    svg = look_up_picture("Title", "Text", puzzle_in("board=7&side=hard&symbol=snake"))

    _name, board, *pieces = re.findall(r"scale\(([0-9.]+)", svg)
    assert len(pieces) == 4
    assert len(set(pieces)) == 1
    assert float(pieces[0]) <= float(board)


def test_a_picture_shows_the_puzzle_and_not_its_solution() -> None:
    """R-321: another way to lay the same pieces is the same picture."""
    puzzle = Puzzle.parse(".#.#/.###/####/#### + I4 S4 P5")
    svg = look_up_picture("Title", "Text", puzzle)

    # Each piece lies alone below the board, in its own pose and not in the solution's.
    assert svg.count("translate(") >= 4
    assert size_of(as_png(svg)) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_links_are_whole_and_those_of_the_page(language: str) -> None:
    words, english = words_of(language), words_of("en")
    extra = {"first-of-month"}

    assert set(words.known) - extra == set(english.known) - extra
    page = page_words(language)
    for key, said in words.known.items():
        if key.startswith("edition-") or key == "motto":
            assert said == page[key], key
        holes = set(re.findall(r"{\w+}", said))
        assert holes == set(re.findall(r"{\w+}", english.known.get(key, said))), key
        assert can_write(said.replace("\u202f", "\u00a0")), key
    assert len(words.known["months"].split()) == 12
    assert words.dated("2026-02-28").endswith("2026")


def test_long_names_are_cut_and_strange_ones_left_out() -> None:
    assert lines_of("W" * 80, 60, "Figtree")[0].endswith("…")
    assert len(lines_of("many little words " * 20, 60, "Figtree")) == 4
    assert not can_write("こんにちは")
    assert can_write("Zoë Åsa Ñandú")
