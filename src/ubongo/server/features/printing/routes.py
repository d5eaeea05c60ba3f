"""Print and play over plain HTTP: every sheet of `ubongo print`, and boards for laser cutters.

    GET /api/print/boards.pdf?paper=letter&style=ink-saving&language=nl&seed=7
    GET /api/print/board-07-easy.svg

A file takes the print worker's process some seconds, and the latest files are cached. A file
that is requested again while it is being printed is printed once.

Refused
  NoSuchSheet   there is no file of this name
  BadChoice     paper, style, language or number of players do not exist
  BadSeed       the seed is not a number, or too long
"""

import asyncio
import re
from collections import OrderedDict
from enum import Enum
from typing import TypeVar

from aiohttp import web
from multidict import MultiMapping

from ubongo.boards.board import Side
from ubongo.languages import LANGUAGES, SOURCE
from ubongo.printing.options import MOST_PLAYERS, Options, Paper, Style
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import Refused
from ubongo.server.features.printing.jobs import BOARDS, PrintedFile, PrintJob, printed
from ubongo.server.features.spoilers import Spoilers
from ubongo.server.http.identity import address_of, known_guest
from ubongo.server.http.limits import AddressLimit
from ubongo.server.worker_process import Worker

SHEETS = ("boards", "pieces", "gem-board", "round-track", "rules", "solutions", "all")
LONGEST_SEED = 12
PRINTS_A_MINUTE = 12
# Seconds of work for one address: a dozen sheets.
PRINTING_A_MINUTE = 30.0
PRINT_WITHIN = 60.0  # seconds: the slowest sheet takes four on a quiet machine
# Jobs that may wait at once, and the bytes of all cached files.
MOST_WAITING = 8
LARGEST_CACHE = 16 * 2**20

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

    def __init__(self, choice: str, allowed: str, most: int = 0) -> None:
        sentence = f"{choice} is one of: {allowed}"
        super().__init__(sentence, choice=choice, allowed=allowed, most=most)


class BadSeed(Refused):
    code = "bad_seed"
    status = 400

    def __init__(self) -> None:
        super().__init__(f"a seed is a number of up to {LONGEST_SEED} digits", most=LONGEST_SEED)


class PrintingRoutes:
    """The route of print and play, with a cache of files."""

    def __init__(self, spoilers: Spoilers, worker: Worker, limit: AddressLimit) -> None:
        self._spoilers = spoilers
        self._worker = worker
        self._limit = limit
        self._cache: OrderedDict[PrintJob, PrintedFile] = OrderedDict()
        self._cached_bytes = 0
        self._running: dict[PrintJob, asyncio.Task[PrintedFile]] = {}

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/print/{file}", self._get_file)

    async def _get_file(self, request: web.Request) -> web.Response:
        job, name, kind = job_asked(request.match_info["file"], request.query)
        if job.kind == "solutions":
            found = await self._solutions_file(request, job)
        else:
            found = await self._cached_file(request, job)
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            # Which solutions may be printed changes from round to round.
            "Cache-Control": "no-store" if job.kind == "solutions" else "private, max-age=3600",
        }
        if found.is_partial:
            # Not which: that would tell what is being played.
            headers[LEFT_OUT] = "some"
        return web.Response(body=found.body, content_type=kind, headers=headers)

    async def _solutions_file(self, request: web.Request, job: PrintJob) -> PrintedFile:
        hidden = await self._spoilers.hidden_from(known_guest(request))
        self._limit.charge(request)
        return await self._print(address_of(request), job, hidden)

    async def _cached_file(self, request: web.Request, job: PrintJob) -> PrintedFile:
        cached = self._cache.get(job)
        if cached is not None:
            self._cache.move_to_end(job)
            return cached
        running = self._running.get(job)
        if running is None:
            self._limit.charge(request)
            running = asyncio.create_task(self._print(address_of(request), job))
            self._running[job] = running
            running.add_done_callback(lambda task: self._cache_file(job, task))
        # Shielded: a request that is cancelled must not cancel the job for the others.
        return await asyncio.shield(running)

    async def _print(
        self, address: str, job: PrintJob, hidden: frozenset[Puzzle] = frozenset()
    ) -> PrintedFile:
        return await self._worker.ask_for(address, printed, job, hidden)

    def _cache_file(self, job: PrintJob, task: asyncio.Task[PrintedFile]) -> None:
        """Put the file of a finished job into the cache, and drop the longest unused ones."""
        del self._running[job]
        # Reading the exception here stops asyncio from logging it when nobody awaits the job.
        if task.cancelled() or task.exception() is not None:
            return
        self._cache[job] = task.result()
        self._cached_bytes += len(task.result().body)
        while self._cached_bytes > LARGEST_CACHE:
            _, oldest = self._cache.popitem(last=False)
            self._cached_bytes -= len(oldest.body)


def job_asked(file: str, query: MultiMapping[str]) -> tuple[PrintJob, str, str]:
    """The job that a request names, the name of its file, and the content type."""
    seed = _seed(query.get("seed", ""))
    of = "" if seed is None else f"-seed-{seed}"
    if file == "pieces.svg":
        return PrintJob("pieces-svg"), "ubongo-pieces.svg", SVG
    if file == "svg.zip":
        return PrintJob("svg", seed=seed), f"ubongo-svg{of}.zip", ZIP
    board = re.fullmatch(r"board-(\d{1,2})-(easy|hard)\.svg", file, re.ASCII)
    if board is not None and 1 <= int(board[1]) <= BOARDS:
        number, side = int(board[1]), Side(board[2])
        job = PrintJob("board-svg", Options(sides=(side,)), seed, number)
        return job, f"ubongo{of}-board-{number:02}-{side.value}.svg", SVG
    sheet = file.removesuffix(".pdf")
    if sheet == file or sheet not in SHEETS:
        raise NoSuchSheet
    options = Options(
        _choice(Paper, "paper", query, Paper.A4),
        _choice(Style, "style", query, Style.COLOUR),
        _language(query),
        _players(query),
    )
    # Options that make no difference to a sheet are dropped, so that the cache finds its file.
    if sheet not in ("pieces", "round-track", "all"):
        options = Options(options.paper, options.style, options.language)
    if sheet not in ("boards", "solutions", "all"):
        seed, of = None, ""
    name = f"ubongo-{sheet}{of}-{options.paper.value}-{options.language}.pdf"
    return PrintJob(sheet, options, seed), name, PDF


def _choice(kind: type[Choice], name: str, query: MultiMapping[str], usual: Choice) -> Choice:
    text = query.get(name)
    if text is None:
        return usual
    try:
        return kind(text)
    except ValueError:
        raise BadChoice(name, ", ".join(str(one.value) for one in kind)) from None


def _language(query: MultiMapping[str]) -> str:
    tag = query.get("language", SOURCE)
    if tag not in LANGUAGES:
        raise BadChoice("language", ", ".join(LANGUAGES))
    return tag


def _players(query: MultiMapping[str]) -> int:
    text = query.get("players", str(MOST_PLAYERS))
    if text not in [str(number) for number in range(1, MOST_PLAYERS + 1)]:
        raise BadChoice("players", f"1 to {MOST_PLAYERS}", MOST_PLAYERS)
    return int(text)


def _seed(text: str) -> int | None:
    """The seed in a query; without one, or with an empty one, the box is meant."""
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_SEED):
        raise BadSeed
    return int(text)
