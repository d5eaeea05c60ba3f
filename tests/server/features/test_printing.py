"""Print and play from a server: every sheet, once made kept, and no live solution (R-321)."""

import asyncio
import io
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
from multidict import MultiDict

from tests.support.http_guest import playing
from tests.support.pdf_measure import pages_of
from tests.support.server_in_process import Asker, server, solves
from ubongo.boards.board import SYMBOLS, Side, Symbol
from ubongo.boards.box import the_box
from ubongo.printing import sheets, svg
from ubongo.printing.options import Column, Options, Paper, Style
from ubongo.puzzles.containment import gives_away
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import Refused
from ubongo.server.features.printing import routes
from ubongo.server.features.printing.jobs import PrintJob, boards_of, printed
from ubongo.server.features.printing.routes import BadChoice, BadSeed, NoSuchSheet, job_asked
from ubongo.server.features.spoilers import BoardIsLive

pytestmark = pytest.mark.usefixtures("hidden_today")


class Printer(Asker):
    async def __aenter__(self) -> "Printer":
        await super().__aenter__()
        return self

    async def prints(self, path: str) -> tuple[int, dict[str, str], bytes]:
        async with self._http.get(f"{self.base}/api/print/{path}") as answer:
            return answer.status, dict(answer.headers), await answer.read()


def test_every_sheet_is_made_as_the_command_makes_it(tmp_path: Path) -> None:
    dutch = Options(Paper.LETTER, Style.INK_SAVING, "nl", 2)
    wanted = {
        "pieces": sheets.pieces(dutch),
        "round-track": sheets.round_track(dutch),
        "gem-board": sheets.gem_board(dutch),
        "rules": sheets.rules(dutch),
        "boards": sheets.boards(the_box(), dutch),
    }

    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada:
            for sheet, pdf in wanted.items():
                path = f"{sheet}.pdf?paper=letter&style=ink-saving&language=nl&players=2"
                status, headers, body = await ada.prints(path)
                assert (status, headers["Content-Type"]) == (200, "application/pdf")
                name = f'attachment; filename="ubongo-{sheet}-letter-nl.pdf"'
                assert headers["Content-Disposition"] == name
                assert "default-src" in headers["Content-Security-Policy"]
                assert headers["X-Content-Type-Options"] == "nosniff"
                assert body == pdf

    asyncio.run(go())


def test_a_seed_has_its_own_boards_and_their_solutions(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada:
            _, headers, body = await ada.prints("solutions.pdf?seed=7")
            assert 'filename="ubongo-solutions-seed-7-a4-en.pdf"' in headers["Content-Disposition"]
            assert headers["Cache-Control"] == "no-store"
            assert "Ubongo-Left-Out" not in headers
            assert body == sheets.solutions(boards_of(7), Options())

    asyncio.run(go())


def test_boards_and_pieces_for_laser_cutters(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada:
            _, headers, body = await ada.prints("board-07-hard.svg")
            assert headers["Content-Type"] == "image/svg+xml"
            assert body.decode() == svg.board_side(the_box().board(7), Side.HARD)
            _, _, fresh = await ada.prints("board-7-hard.svg?seed=7")
            assert fresh.decode() == svg.board_side(boards_of(7).board(7), Side.HARD)
            _, headers, body = await ada.prints("svg.zip")
            assert headers["Content-Type"] == "application/zip"
            with zipfile.ZipFile(io.BytesIO(body)) as archive:
                names = archive.namelist()
                assert len(names) == 73
                for name in names:
                    ElementTree.fromstring(archive.read(name))

    asyncio.run(go())


def columns_of(*hidden: Puzzle) -> set[Column]:
    """Where a hidden puzzle stands, or one of which it is a part: an easy one of a hard one."""
    return {
        (side, symbol)
        for _, side, symbol, puzzle in the_box().puzzles()
        if any(gives_away(puzzle, one) for one in hidden)
    }


def without(*columns: Column) -> bytes:
    return sheets.solutions(the_box(), Options(), left_out=frozenset(columns))


def test_a_live_board_is_left_out_of_the_solutions_until_the_round_is_over(tmp_path: Path) -> None:
    """S-07, R-321: the solutions of the whole box must not tell what somebody is looking for."""
    whole = sheets.solutions(the_box(), Options())

    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada, Printer(port) as eve:
            await playing(ada, rounds=1)
            side, symbol = ada.game["seats"][0]["board"]["side"], ada.game["symbol"]
            same = [board.puzzle(Side(side), Symbol(symbol)) for board in the_box().boards]
            status, headers, body = await eve.prints("solutions.pdf")
            # It says that something is missing, and not what.
            assert (status, headers["Ubongo-Left-Out"]) == (200, "some")
            assert body != whole
            # In a thread: who answers no ping for seven seconds is cut off.
            assert body == await asyncio.to_thread(without, *columns_of(*same))
            await solves(ada)
            _, headers, body = await eve.prints("solutions.pdf")
            assert "Ubongo-Left-Out" not in headers
            assert body == whole

    asyncio.run(go())


def test_a_puzzle_of_the_day_is_left_out_too(tmp_path: Path, hidden_today: list[Puzzle]) -> None:
    hidden_today.append(the_box().board(12).puzzle(Side.HARD, SYMBOLS[5]))

    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as eve:
            _, headers, _ = await eve.prints("solutions.pdf")
            assert headers["Ubongo-Left-Out"] == "some"

    asyncio.run(go())


def test_a_task_is_live_however_it_lies_and_without_any_other_it_is_refused() -> None:
    puzzle = the_box().board(3).puzzle(Side.EASY, SYMBOLS[0])
    turned = Puzzle(puzzle.area.turned().flipped(), puzzle.pieces)
    every = frozenset(
        the_box().board(3).puzzle(side, symbol) for side in Side for symbol in SYMBOLS
    )

    file = printed(PrintJob("solutions"), frozenset({turned}))
    assert file.is_partial
    columns = columns_of(puzzle)
    assert (Side.EASY, SYMBOLS[0]) in columns
    assert len(columns) <= 2
    assert file.body == without(*columns)
    with pytest.raises(BoardIsLive):
        printed(PrintJob("solutions"), every)


def test_what_is_left_out_is_left_out_on_every_board() -> None:
    """R-321: the same number of boards, and on no page as many pieces as on the whole sheets."""
    whole = pages_of(sheets.solutions(the_box(), Options()))
    partial = pages_of(without((Side.EASY, SYMBOLS[0])))
    numbers = [str(board.number) for board in the_box().boards]

    for all_, some in zip(whole, partial, strict=True):
        shown = [text.words for text in some.texts if text.words in numbers]
        assert shown == [text.words for text in all_.texts if text.words in numbers]
        # A board has lost three pieces, and a piece is one path at least.
        assert len(some.paths) <= len(all_.paths) - 3 * len(set(shown))


def test_what_was_made_is_kept_and_what_is_being_made_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[PrintJob] = []

    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada:
            both = await asyncio.gather(ada.prints("rules.pdf"), ada.prints("rules.pdf?players=2"))
            again = await ada.prints("rules.pdf?seed=9")
            assert both[0][2] == both[1][2] == again[2]
            assert len(asked) == 1

    keep = routes.PrintingRoutes._print

    async def counted(
        self: routes.PrintingRoutes, address: str, order: PrintJob, *live: object
    ) -> object:
        asked.append(order)
        return await keep(self, address, order)

    monkeypatch.setattr(routes.PrintingRoutes, "_print", counted)
    asyncio.run(go())


def test_the_shelf_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "LARGEST_CACHE", 4_000)

    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada:
            first = await ada.prints("board-01-easy.svg")
            for number in range(2, 10):
                await ada.prints(f"board-{number}-easy.svg")
            assert await ada.prints("board-01-easy.svg") is not first

    asyncio.run(go())


def test_one_address_gets_only_so_many_new_files_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two a minute: one more is allowed only after half a minute, however busy the machine is.
    monkeypatch.setattr(routes, "PRINTS_A_MINUTE", 2)

    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada:
            answers = [await ada.prints(f"board-{n}-easy.svg") for n in range(1, 5)]
            statuses = [status for status, _, _ in answers]
            assert statuses == [200, 200, 429, 429]
            assert b"too_much_asked" in answers[-1][2]
            # What is kept costs nothing.
            assert (await ada.prints("board-1-easy.svg"))[0] == 200

    asyncio.run(go())


@pytest.mark.parametrize(
    ("file", "query", "refusal"),
    [
        ("boards", {}, NoSuchSheet),
        ("boards.PDF", {}, NoSuchSheet),
        ("nonsense.pdf", {}, NoSuchSheet),
        ("..%2f..%2fetc%2fpasswd.pdf", {}, NoSuchSheet),
        (".pdf", {}, NoSuchSheet),
        ("board-0-easy.svg", {}, NoSuchSheet),
        ("board-37-easy.svg", {}, NoSuchSheet),
        ("board-\u0667-easy.svg", {}, NoSuchSheet),
        ("board-7-middle.svg", {}, NoSuchSheet),
        ("board-7-easy.svg\n", {}, NoSuchSheet),
        ("boards.pdf", {"paper": "a3"}, BadChoice),
        ("boards.pdf", {"style": "COLOUR"}, BadChoice),
        ("boards.pdf", {"language": "xx"}, BadChoice),
        ("boards.pdf", {"language": ""}, BadChoice),
        ("pieces.pdf", {"players": "0"}, BadChoice),
        ("pieces.pdf", {"players": "5"}, BadChoice),
        ("pieces.pdf", {"players": "\uff19"}, BadChoice),
        ("pieces.pdf", {"players": "1" * 5000}, BadChoice),
        ("boards.pdf", {"seed": "-1"}, BadSeed),
        ("boards.pdf", {"seed": "1e9"}, BadSeed),
        ("boards.pdf", {"seed": "²"}, BadSeed),
        ("boards.pdf", {"seed": "9" * 13}, BadSeed),
        ("boards.pdf", {"seed": " 7"}, BadSeed),
        ("svg.zip", {"seed": "seven"}, BadSeed),
    ],
)
def test_what_cannot_be_printed_is_refused(
    file: str, query: dict[str, str], refusal: type[Refused]
) -> None:
    with pytest.raises(refusal) as refused:
        job_asked(file, MultiDict(query))

    assert len(str(refused.value)) < 200


def test_what_makes_no_difference_makes_no_other_file() -> None:
    usual, _, _ = job_asked("rules.pdf", MultiDict())

    assert job_asked("rules.pdf", MultiDict(players="1", seed="5", other="x"))[0] == usual
    assert job_asked("boards.pdf", MultiDict(players="1"))[0] == PrintJob("boards")
    assert job_asked("boards.pdf", MultiDict(seed="007"))[0] == PrintJob("boards", seed=7)
    assert job_asked("all.pdf", MultiDict(players="1"))[0] != job_asked("all.pdf", MultiDict())[0]


def test_refusals_are_codes_over_the_wire(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Printer(port) as ada:
            assert (await ada.gets("/api/print/nothing.pdf"))[0] == 404
            status, said = await ada.gets("/api/print/boards.pdf?seed=x")
            assert (status, said["code"], said["numbers"]) == (400, "bad_seed", {"most": 12})
            status, said = await ada.gets("/api/print/boards.pdf?paper=<script>")
            assert (status, said["code"]) == (400, "bad_choice")
            assert "script" not in str(said)
            assert (await ada.posts("/api/print/boards.pdf", {}))[0] == 405

    asyncio.run(go())
