"""Print and play over plain HTTP: every sheet of `ubongo print`, and boards for laser cutters.

    GET /api/print/boards.pdf?paper=letter&style=ink-saving&language=nl&seed=7
    GET /api/print/board-07-easy.svg

Files are made by a process of its own, seconds each, and the last ones are kept. Asked for
once more while it is being made, a file is not made twice.

Refused
  NoSuchSheet   there is no file of this name
  BadChoice     paper, style, language or players that do not exist
  BadSeed       no number, or one that is too long
"""

import asyncio
import re
from collections import OrderedDict
from enum import Enum
from typing import TypeVar

from aiohttp import web
from multidict import MultiMapping

from ubongo.boards.board import Side
from ubongo.printing.options import MOST_PLAYERS, Language, Options, Paper, Style
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import Refused
from ubongo.server.features.printing.jobs import BOARDS, Made, Order, made
from ubongo.server.features.spoilers import Spoilers
from ubongo.server.http.refusals import TooMuchAsked
from ubongo.server.http.services import MINUTE, Services
from ubongo.server.rate_limit import Buckets

SHEETS = ("boards", "pieces", "gem-board", "round-track", "rules", "solutions", "all")
LONGEST_SEED = 12
PRINTS_A_MINUTE = 12
# Files that may be waited for at once, and the bytes of those that are kept.
MOST_WAITING = 8
MOST_KEPT = 16 * 2**20

PDF, SVG, ZIP = "application/pdf", "image/svg+xml", "application/zip"
LEFT_OUT = "Ubongo-Left-Out"

Choice = TypeVar("Choice", bound=Enum)


class NoSuchSheet(Refused):
    code = "no_such_sheet"
    status = 404

    def __init__(self) -> None:
        super().__init__(f"there are {', '.join(SHEETS)} as .pdf, and boards as .svg")


class BadChoice(Refused):
    code = "bad_choice"
    status = 400

    def __init__(self, choice: str, allowed: str) -> None:
        super().__init__(f"{choice} is one of: {allowed}", choice=choice, allowed=allowed)


class BadSeed(Refused):
    code = "bad_seed"
    status = 400

    def __init__(self) -> None:
        super().__init__(f"a seed is a number of up to {LONGEST_SEED} digits", most=LONGEST_SEED)


class Prints:
    """The routes of print and play."""

    def __init__(self, services: Services, spoilers: Spoilers) -> None:
        self._services = services
        self._spoilers = spoilers
        self._kept: OrderedDict[Order, Made] = OrderedDict()
        self._bytes = 0
        self._making: dict[Order, asyncio.Task[Made]] = {}
        self._waiting = 0
        self._printing = Buckets(PRINTS_A_MINUTE, MINUTE)

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/print/{file}", self._file)

    async def _file(self, request: web.Request) -> web.Response:
        order, name, kind = ordered(request.match_info["file"], request.query)
        if order.kind == "solutions":
            found = await self._solutions(request, order)
        else:
            found = await self._found(request, order)
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            # What may be printed of solutions changes from round to round.
            "Cache-Control": "no-store" if order.kind == "solutions" else "private, max-age=3600",
        }
        if found.left_out:
            headers[LEFT_OUT] = ",".join(map(str, found.left_out))
        return web.Response(body=found.body, content_type=kind, headers=headers)

    async def _solutions(self, request: web.Request, order: Order) -> Made:
        hidden = await self._spoilers.hidden_from(self._services.known_guest(request))
        self._charge(request)
        return await self._made(order, hidden)

    async def _found(self, request: web.Request, order: Order) -> Made:
        kept = self._kept.get(order)
        if kept is not None:
            self._kept.move_to_end(order)
            return kept
        making = self._making.get(order)
        if making is None:
            self._charge(request)
            making = asyncio.create_task(self._made(order))
            self._making[order] = making
            making.add_done_callback(lambda task: self._keep(order, task))
        # Whoever goes away leaves the others waiting for the same file in peace.
        return await asyncio.shield(making)

    def _charge(self, request: web.Request) -> None:
        if not self._printing.allows(self._services.access.address(request), self._services.now()):
            raise TooMuchAsked(wait=10)

    async def _made(self, order: Order, hidden: tuple[Puzzle, ...] = ()) -> Made:
        if self._waiting >= MOST_WAITING:
            raise TooMuchAsked(wait=10)
        self._waiting += 1
        try:
            return await self._services.print_worker.ask(made, order, hidden)
        finally:
            self._waiting -= 1

    def _keep(self, order: Order, task: asyncio.Task[Made]) -> None:
        """Onto the shelf, the longest unused off it."""
        del self._making[order]
        # Asked for its fault here, so that one nobody waits for any more is not complained about.
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[order] = task.result()
        self._bytes += len(task.result().body)
        while self._bytes > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest.body)


def ordered(file: str, query: MultiMapping[str]) -> tuple[Order, str, str]:
    """What is asked for, the name it is saved under, and what kind of file that is."""
    seed = _seed(query.get("seed", ""))
    of = "" if seed is None else f"-seed-{seed}"
    if file == "pieces.svg":
        return Order("pieces-svg"), "ubongo-pieces.svg", SVG
    if file == "svg.zip":
        return Order("svg", seed=seed), f"ubongo-svg{of}.zip", ZIP
    board = re.fullmatch(r"board-(\d{1,2})-(easy|hard)\.svg", file, re.ASCII)
    if board is not None and 1 <= int(board[1]) <= BOARDS:
        number, side = int(board[1]), Side(board[2])
        order = Order("board-svg", Options(sides=(side,)), seed, number)
        return order, f"ubongo{of}-board-{number:02}-{side.value}.svg", SVG
    sheet = file.removesuffix(".pdf")
    if sheet == file or sheet not in SHEETS:
        raise NoSuchSheet
    options = Options(
        _choice(Paper, "paper", query, Paper.A4),
        _choice(Style, "style", query, Style.COLOUR),
        _choice(Language, "language", query, Language.ENGLISH),
        _players(query),
    )
    # What makes no difference to a sheet makes no other file.
    if sheet not in ("pieces", "round-track", "all"):
        options = Options(options.paper, options.style, options.language)
    if sheet not in ("boards", "solutions", "all"):
        seed, of = None, ""
    name = f"ubongo-{sheet}{of}-{options.paper.value}-{options.language.value}.pdf"
    return Order(sheet, options, seed), name, PDF


def _choice(kind: type[Choice], name: str, query: MultiMapping[str], usual: Choice) -> Choice:
    said = query.get(name)
    if said is None:
        return usual
    try:
        return kind(said)
    except ValueError:
        raise BadChoice(name, ", ".join(str(one.value) for one in kind)) from None


def _players(query: MultiMapping[str]) -> int:
    said = query.get("players", str(MOST_PLAYERS))
    if said not in [str(number) for number in range(1, MOST_PLAYERS + 1)]:
        raise BadChoice("players", f"1 to {MOST_PLAYERS}")
    return int(said)


def _seed(said: str) -> int | None:
    """No seed is the box; a page may leave the field empty."""
    if not said:
        return None
    if not (said.isascii() and said.isdecimal() and len(said) <= LONGEST_SEED):
        raise BadSeed
    return int(said)
