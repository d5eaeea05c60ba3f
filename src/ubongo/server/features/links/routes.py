"""Previews of shared links: the tags in the page's head, and the pictures that they name.

A link is told of by what it says itself and by what anybody who has it may know: a table that can
be joined by its host, edition and free seats; one that is locked or being played by nothing; a day
by its number, never by its boards; a game to watch by the people who played it; a puzzle by the
area and the pieces that are in the link, or by the board that it names.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from urllib.parse import parse_qs

from aiohttp import web

from ubongo.boards.board import Side, Symbol
from ubongo.boards.box import the_box
from ubongo.languages import LANGUAGES
from ubongo.misread import Misread
from ubongo.puzzles.puzzles import Puzzle, check_playable
from ubongo.rules.events import GameStarted, SeedPublished
from ubongo.rules.records.stored_names import NAMES
from ubongo.server.features.daily.calendar import NoSuchDate, day_asked, day_number, today
from ubongo.server.features.links import preview_svg
from ubongo.server.features.links.preview import Preview, head_of
from ubongo.server.features.links.render import as_png
from ubongo.server.features.links.words import LinkWords, words_of
from ubongo.server.http.identity import address_of, language_of
from ubongo.server.http.limits import AddressLimit
from ubongo.server.storage.check_value import DamagedLog
from ubongo.server.storage.interface import LogReader, PublicTables, StorageTrouble
from ubongo.server.storage.packed_log import unpacked
from ubongo.server.storage.summary import OpenTableRow
from ubongo.server.tables.log import event_in
from ubongo.server.worker_process import Worker

# The entries of a log that tell who has played which game to its end.
GAME_KINDS = (NAMES[GameStarted], NAMES[SeedPublished])
# A puzzle of the box has less than half of that.
LONGEST_QUERY = 200
# Some 100 kB each.
MOST_KEPT = 48
# How long others may keep a picture: the seats of a table change, nothing else does.
KEPT_FOR = {"table": 60}
KEPT_FOR_A_DAY = 86_400


class LinkRoutes:
    """The pictures at /preview, and the head of the page at any address."""

    def __init__(
        self,
        tables: PublicTables,
        logs: LogReader,
        worker: Worker,
        limit: AddressLimit,
        wall: Callable[[], int],
        origin: str,
    ) -> None:
        self._tables = tables
        self._logs = logs
        self._wall = wall
        self._worker = worker
        self._limit = limit
        # The address of the server, if it was told; else a request says how it came here.
        self._origin = origin
        self._drawn: OrderedDict[str, bytes] = OrderedDict()

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/preview/{language}/{kind}.png", self._get_picture)
        router.add_get("/preview/{language}/{kind}/{subject}.png", self._get_picture)

    async def head(self, request: web.Request) -> str:
        """The tags of this address, in the language of whoever asks."""
        words = words_of(language_of(request))
        preview = await self._preview(request.path, request.query_string, words)
        origin = self._origin or f"{request.scheme}://{request.host}"
        return head_of(preview, origin, request.path_qs[:LONGEST_QUERY], words)

    async def _preview(self, path: str, query: str, words: LinkWords) -> Preview:
        match path.strip("/").split("/"):
            case ["t", table_id]:
                return invitation(table_id, await self._joinable(table_id), words)
            case ["e", _, *_]:
                # Whoever has the link may come in; how many are there is not told.
                return Preview("start", words.say("event-title"), words.say("event-text"), "")
            case ["daily", *rest] if len(rest) < 2:
                return of_day(self._day("".join(rest)), words)
            case ["replay", table_id, number]:
                return of_game(await self._players(table_id, number), words)
            case ["replay", *_]:
                return of_game((), words)
            case ["look-up"]:
                return of_puzzle(puzzle_in(query), words)
        return Preview("start", words.say("motto"), words.say("description"), "")

    def _day(self, text: str) -> str:
        """The day that is asked for, or today where there is no puzzle for it."""
        try:
            return day_asked(text, self._wall())
        except NoSuchDate:
            return today(self._wall())

    async def _joinable(self, table_id: str) -> OpenTableRow | None:
        try:
            return await self._tables.joinable(table_id)
        except StorageTrouble:
            # The page itself is worth more than what is said of it.
            return None

    async def _players(self, table_id: str, number: str) -> tuple[str, ...]:
        """The people of a game that was played to its end; nobody where it cannot be told."""
        if not (number.isascii() and number.isdecimal() and len(number) <= 6):
            return ()
        try:
            games = people_in(await self._logs.read(table_id, GAME_KINDS))
        except (StorageTrouble, DamagedLog, Misread):
            return ()
        return games[int(number) - 1] if 1 <= int(number) <= len(games) else ()

    async def _get_picture(self, request: web.Request) -> web.Response:
        language, kind = request.match_info["language"], request.match_info["kind"]
        if language not in LANGUAGES:
            raise web.HTTPNotFound
        svg = await self._svg(kind, request.match_info.get("subject", ""), words_of(language))
        if svg not in self._drawn:
            self._limit.charge(request)
            self._drawn[svg] = await self._worker.ask_for(address_of(request), as_png, svg)
        self._drawn.move_to_end(svg)
        while len(self._drawn) > MOST_KEPT:
            self._drawn.popitem(last=False)
        caching = f"public, max-age={KEPT_FOR.get(kind, KEPT_FOR_A_DAY)}"
        return web.Response(
            body=self._drawn[svg],
            content_type="image/png",
            # Messengers show it on pages of their own.
            headers={"Cache-Control": caching, "Cross-Origin-Resource-Policy": "cross-origin"},
        )

    async def _svg(self, kind: str, subject: str, words: LinkWords) -> str:
        match kind, subject:
            case "start", "":
                return preview_svg.start_picture(words.say("motto"))
            case "replay", "":
                return preview_svg.replay_picture(
                    words.say("replay-title"), words.say("replay-text")
                )
            case "table", table_id:
                row = await self._joinable(table_id)
                told = invitation(table_id, row, words)
                if row is None:
                    return preview_svg.table_picture(told.title, told.text, ())
                title = told.title
                if not preview_svg.can_write(title):
                    title = words.say("invite-title-unnamed")
                seats = [seat < row.seats_taken for seat in range(row.seats)]
                return preview_svg.table_picture(title, told.text, seats)
            case "daily", day:
                told = of_day(self._day(day), words)
                return preview_svg.daily_picture(told.title, told.text)
            case "look-up", text:
                puzzle = puzzle_of(text)
                told = of_puzzle(puzzle, words)
                return preview_svg.look_up_picture(told.title, told.text, puzzle)
        raise web.HTTPNotFound


def invitation(table_id: str, row: OpenTableRow | None, words: LinkWords) -> Preview:
    """What a link to a table says; of one that nobody can join it says nothing."""
    if row is None:
        return Preview("table", words.say("shut-title"), words.say("shut-text"), table_id)
    named = "invite-title" if row.host else "invite-title-unnamed"
    seats = words.counted("seats", row.seats - row.seats_taken)
    text = words.say("invite-text", edition=words.edition(row.edition), seats=seats)
    return Preview("table", words.say(named, host=row.host), text, table_id)


def people_in(log: bytes) -> list[tuple[str, ...]]:
    """The people of each game that was played to its end; bots have a name for each reader."""
    found: list[tuple[str, ...]] = []
    people: tuple[str, ...] = ()
    for event in map(event_in, unpacked(log)):
        if isinstance(event, GameStarted):
            people = tuple(one.name for one in event.players if not one.bot)
        elif isinstance(event, SeedPublished):
            found.append(people)
    return found


def of_game(people: Sequence[str], words: LinkWords) -> Preview:
    """Whoever has the link may watch the game, and sees who played it."""
    text = words.say("replay-text")
    if people:
        text = words.say("replay-text-named", players=", ".join(people))
    return Preview("replay", words.say("replay-title"), text, "")


def of_day(day: str, words: LinkWords) -> Preview:
    """The number and the date; which boards there are is seen when their clock runs."""
    text = words.say("daily-text", date=words.dated(day))
    return Preview("daily", words.say("daily-title", number=day_number(day)), text, day)


def of_puzzle(puzzle: Puzzle | None, words: LinkWords) -> Preview:
    if puzzle is None:
        title, text = words.say("look-up-any-title"), words.say("look-up-any-text")
        return Preview("look-up", title, text, "")
    pieces = words.counted("pieces", len(puzzle.pieces))
    text = words.say("look-up-text", cells=puzzle.area.size, pieces=pieces)
    return Preview("look-up", words.say("look-up-title"), text, subject_of(puzzle))


def subject_of(puzzle: Puzzle) -> str:
    """The puzzle in an address, where a slash would begin another part of it."""
    area = puzzle.area.text().replace("#", "x").replace("/", "_")
    return f"{area}~{','.join(piece.id for piece in puzzle.pieces)}"


def puzzle_in(query: str) -> Puzzle | None:
    """The puzzle of a look-up link; None if there is none, or it cannot be read."""
    if len(query) > LONGEST_QUERY:
        return None
    try:
        fields = parse_qs(query, max_num_fields=8, errors="replace")
    except ValueError:
        return None
    asked = {name: said[0] for name, said in fields.items()}
    if "board" in asked:
        return _of_box(asked["board"], asked.get("side", ""), asked.get("symbol", ""))
    return _read(asked.get("area", ""), asked.get("pieces", ""))


def _of_box(number: str, side: str, symbol: str) -> Puzzle | None:
    """The puzzle of a board of the box, as the page writes it into an address."""
    box = the_box()
    if not (number.isascii() and number.isdecimal() and len(number) <= 2):
        return None
    if not 1 <= int(number) <= len(box.boards):
        return None
    try:
        return box.board(int(number)).puzzle(Side(side), Symbol(symbol))
    except ValueError:
        return None


def puzzle_of(subject: str) -> Puzzle | None:
    area, _, pieces = subject.partition("~")
    return _read(area.replace("_", "/"), pieces) if len(subject) <= LONGEST_QUERY else None


def _read(area: str, pieces: str) -> Puzzle | None:
    try:
        puzzle = Puzzle.parse(f"{area.replace('x', '#')} + {pieces.replace(',', ' ')}")
        check_playable(puzzle)
    except (Misread, ValueError):
        return None
    return puzzle
