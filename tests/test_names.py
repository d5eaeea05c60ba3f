"""Names in the package and its documentation: unique classes, small folders, no retired words.

Each rule is a function from sources to complaints, so that it can be tried on a bad example, too.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

import pytest

import do

PACKAGE = do.ROOT / "src" / "ubongo"
DOCS = do.ROOT / "docs"

MOST_MODULES = 20

# A command of the rules and the order that asks for it over the wire are the same thing.
COMMANDS = "rules/commands.py"
ORDERS = "protocol/messages.py"

# Module names that did not say what the module holds, with the names that do.
RETIRED_MODULES = {
    "anything": "match/random_games",
    "asking": "rules/decisions",
    "bodies": "protocol/http",
    "checker": "puzzles/cover_check",
    "choose": "boards/box_search",
    "corners": "server/features",
    "cover_sheet": "printing/title_page",
    "dealt": "server/tables/summary",
    "desk": "server/main",
    "entries": "server/storage/entry",
    "found": "server/features/lookup/answers",
    "furniture": "printing/page_layout",
    "gamebook": "server/storage/sqlite/game_records",
    "garbage": "server/runtime/gc_schedule",
    "gathering": "server/tables/presence",
    "gemplay": "match/bots/gem_strategies",
    "glance": "rules/bot_view",
    "guestbook": "server/storage/sqlite/guest_records",
    "happening": "rules/transitions",
    "house": "server/runtime/registry",
    "ink": "terminal",
    "judge": "puzzles/cover_check",
    "keeping": "cli/backup",
    "kept": "server/runtime/live_table",
    "later": "server/runtime/idle_queue",
    "laying": "printing/draw_piece",
    "learning": "puzzles/time_model",
    "letters": "printing/fonts",
    "line": "server/websocket/sender",
    "live": "server/websocket/endpoint",
    "making": "cli/boards",
    "masks": "puzzles/bitmasks",
    "may": "rules/allowed_commands",
    "orders": "protocol/from_wire",
    "own_bodies": "protocol/http/statistics",
    "pages": "server/http/static",
    "paths": "printing/svg_path",
    "pen": "printing/canvas",
    "pictures": "cli/play/board_text",
    "printed": "server/features/printing/jobs",
    "prints": "server/features/printing/routes",
    "proof": "rules/records/verification",
    "putting": "cli/print_output",
    "questions": "server/features/lookup/requests",
    "reading": "protocol/decode",
    "replaying": "server/features/replays/frames",
    "replies": "server/http/responses",
    "room": "server/tables/table",
    "rooms": "server/runtime/live_table",
    "runner": "server/runtime/timers",
    "seen": "protocol/to_wire",
    "serving": "server/main",
    "solving": "cli/solve",
    "standing": "rules/records/results",
    "store": "server/storage/sqlite/database",
    "tallies": "cli/simulate_report",
    "talk": "server/websocket/receiver",
    "tasks": "server/features/daily/puzzles or match/bots/solved_puzzles",
    "tell": "rules/records/narration",
    "telling": "server/tables/lobby_view",
    "trouble": "client/errors",
    "turn": "server/tables/effects",
    "unseen": "server/tables/draft_inbox",
    "upgrade": "server/websocket/handshake",
    "visitor": "server/http/request_handler",
    "waking": "rules/schedule",
    "wish": "boards/box_targets",
    "worker": "server/worker_process",
    "world": "server/tables/table_context",
    # These words are right in another folder.
    "boards/chance": "boards/seeded_random",
    "boards/fresh": "boards/fresh_boards",
    "boards/statistics": "boards/box_report",
    "cli/solo": "cli/play/play_session",
    "cli/words": "cli/options or cli/output",
    "match/seats": "match/seating",
    "printing/words": "printing/translations",
    "puzzles/sets": "puzzles/piece_sets",
    "server/answers": "server/tables/answered_orders",
    "server/bots": "match",
    "server/finished": "server/features/statistics/finished_game",
    "server/guests": "server/http/cookies",
    "server/table": "server/tables/state",
}

# Words that stood for several things, with the words that stand for one.
RETIRED_WORDS = {
    "room": "table, feature or layer",
    "house": "registry",
    "road": "layers",
    "guestbook": "guest records",
    "desk": "services",
}
# A word at the beginning of a name in capitals (`Room`, `GameRoom`), or between anything that is
# not a letter; so neither `desktop` nor `lighthouse` is meant.
_WORD = re.compile(
    "|".join(
        rf"(?<![A-Za-z]){word}s?(?![a-z])|(?<![A-Z]){word.capitalize()}s?(?![a-z])"
        for word in RETIRED_WORDS
    )
)
# Phrases in which such a word means what it means everywhere.
MEANT = ("room to spare", "room for", "is room", "no room", "the room around", "on a desk")
SERVER = "server/"
EXCEPTIONS = frozenset({"BaseException", "Exception", "Refused"})

# On a printed sheet, room is space.
SHEETS = "printing/"

# Texts of the game itself, and files that are built.
NOT_READ = ("data/", "server/page/")


def class_faults(sources: Mapping[str, str]) -> list[str]:
    """Class names that are used twice, in modules that are given by their path in the package."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path, source in sources.items():
        for node in ast.walk(ast.parse(source, path)):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path)
    return [
        f"class {name} is in {', '.join(sorted(found))}"
        for name, found in sorted(places.items())
        if len(found) > 1 and sorted(found) != [ORDERS, COMMANDS]
    ]


def inheritance_faults(sources: Mapping[str, str]) -> list[str]:
    """Classes of the server with a base class in the server.

    One object must not be spread over files; only protocols and exceptions are inherited from.
    """
    bases: dict[str, list[str]] = {}
    places: dict[str, str] = {}
    for path, source in sources.items():
        if path.startswith(SERVER):
            for node in ast.walk(ast.parse(source, path)):
                if isinstance(node, ast.ClassDef):
                    bases[node.name] = [_base_name(base) for base in node.bases]
                    places[node.name] = path

    def descends_from(name: str, roots: frozenset[str]) -> bool:
        return name in roots or any(descends_from(base, roots) for base in bases.get(name, ()))

    return [
        f"{places[name]}: {name} inherits from {base}, in {places[base]}"
        for name in sorted(bases)
        for base in bases[name]
        if base in bases and "Protocol" not in bases[base] and not descends_from(base, EXCEPTIONS)
    ]


def _base_name(base: ast.expr) -> str:
    """The name of a base class, without its module and its parameters."""
    while isinstance(base, ast.Subscript):
        base = base.value
    return base.attr if isinstance(base, ast.Attribute) else ast.unparse(base)


def folder_faults(paths: Iterable[str]) -> list[str]:
    """Folders with too many modules to find one."""
    modules: defaultdict[str, list[str]] = defaultdict(list)
    for path in map(PurePosixPath, paths):
        if path.stem != "__init__":
            modules[str(path.parent)].append(path.stem)
    return [
        f"{folder} has {len(found)} modules"
        for folder, found in sorted(modules.items())
        if len(found) > MOST_MODULES
    ]


def module_faults(paths: Iterable[str]) -> list[str]:
    """Modules and packages with a retired name."""
    found = set()
    for path in paths:
        *folders, stem = PurePosixPath(path).with_suffix("").parts
        for folder, name in zip(["", *folders], [*folders, stem], strict=True):
            for retired in (name, f"{folder}/{name}"):
                if retired in RETIRED_MODULES:
                    found.add(f"{path}: '{retired}' is {RETIRED_MODULES[retired]}")
    return sorted(found)


def word_faults(text: str, path: str) -> list[str]:
    """Lines with a word that has been retired."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        rest = line
        for meant in MEANT:
            rest = re.sub(meant, "", rest, flags=re.IGNORECASE)
        for word in _WORD.findall(rest):
            if path.startswith(SHEETS) and word.lower() == "room":
                continue
            better = RETIRED_WORDS[word.lower().removesuffix("s")]
            found.append(f"{path}:{number}: '{word}' is retired, say {better}: {line.strip()}")
    return found


_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")
# The folders from which a page may count.
BEGINNINGS = (
    *("", "src/ubongo", "src/ubongo/rules", "src/ubongo/server", "src/ubongo/server/features"),
    *("web", "web/src"),
)
# Folders that are made by a build.
BUILT = ("build/", "src/ubongo/server/page/")


def path_faults(text: str, path: str, root: Path) -> list[str]:
    """Files of the repository that a page names in backquotes and that do not exist."""
    return [
        f"{path}: there is no {name}"
        for name in dict.fromkeys(_CODE.findall(text))
        if _PATH.fullmatch(name)
        if name.endswith((".py", ".ts", ".svelte", ".sql", ".md", "/"))
        if "/" in name.rstrip("/") and not name.startswith(BUILT)
        if not any((root / beginning / name).exists() for beginning in BEGINNINGS)
    ]


# --- The package and the documentation ---------------------------------------------------------


def modules() -> dict[str, str]:
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def pages() -> Iterator[Path]:
    yield from sorted(DOCS.glob("*.md"))
    yield from (do.ROOT / "README.md", do.ROOT / "CONTRIBUTING.md")


def prose() -> dict[str, str]:
    """Everything in which a word may be retired: the pages, and all texts in the package."""
    texts = {path.relative_to(do.ROOT).as_posix(): path for path in pages()}
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix in (".py", ".sql", ".html", ".css") and not name.startswith(NOT_READ):
            texts[name] = path
    return {name: path.read_text(encoding="utf-8") for name, path in texts.items()}


def test_there_is_something_to_look_at() -> None:
    assert {"shapes.py", COMMANDS, ORDERS} <= modules().keys()
    assert {"docs/architecture.md", "README.md", "shapes.py"} <= prose().keys()


def test_no_class_name_is_used_twice() -> None:
    assert class_faults(modules()) == []


def test_no_class_of_the_server_inherits_from_another() -> None:
    assert inheritance_faults(modules()) == []


def test_no_folder_has_too_many_modules() -> None:
    assert folder_faults(modules()) == []


def test_no_retired_module_name_comes_back() -> None:
    assert module_faults(modules()) == []


def test_no_retired_word_comes_back() -> None:
    assert [fault for path, text in prose().items() for fault in word_faults(text, path)] == []


def test_pages_name_only_files_that_exist() -> None:
    faults = [
        fault
        for page in pages()
        for fault in path_faults(page.read_text(encoding="utf-8"), page.name, do.ROOT)
    ]

    assert faults == []


# --- Each rule can fail ------------------------------------------------------------------------


def test_a_class_name_that_is_used_twice_is_found() -> None:
    one, other = "class Table: ...", "def late():\n    class Table: ..."

    assert class_faults({"rules/game.py": one, "server/tables/table.py": other}) == [
        "class Table is in rules/game.py, server/tables/table.py"
    ]
    assert class_faults({COMMANDS: "class Roll: ...", ORDERS: "class Roll: ..."}) == []
    assert class_faults({"rules/game.py": "class Roll: ...", ORDERS: "class Roll: ..."}) != []
    assert class_faults({ORDERS: "class Roll: ...\nclass Roll: ..."}) != []


def test_an_object_that_is_spread_by_inheritance_is_found() -> None:
    state = "class TableState: ..."
    for spread in (
        "class Table(TableState): ...",
        "class Table(state.TableState): ...",
        "def late():\n    class Table(Generic[T], TableState[int]): ...",
    ):
        sources = {"server/tables/state.py": state, "server/tables/table.py": spread}
        assert inheritance_faults(sources) == [
            "server/tables/table.py: Table inherits from TableState, in server/tables/state.py"
        ]


@pytest.mark.parametrize(
    "source",
    [
        "class Outbox(Protocol): ...\nclass Connections(Outbox): ...",
        "class Trouble(Exception): ...\nclass DiskTrouble(Trouble): ...",
        "class Late(Refused): ...\nclass TooLate(Late): ...",
        "class FrameQueue(WebSocketDataQueue): ...",
    ],
)
def test_protocols_exceptions_and_libraries_may_be_inherited_from(source: str) -> None:
    assert inheritance_faults({"server/some.py": source}) == []
    assert inheritance_faults({"rules/some.py": "class A: ...\nclass B(A): ..."}) == []


def test_a_folder_with_too_many_modules_is_found() -> None:
    names = [f"server/module_{number}.py" for number in range(MOST_MODULES)]

    assert folder_faults([*names, "server/__init__.py", "server/http/static.py"]) == []
    assert folder_faults([*names, "server/one_more.py"]) == ["server has 21 modules"]


@pytest.mark.parametrize(
    "path",
    [
        "server/unseen.py",
        "server/tables/room.py",
        "server/store/database.py",
        "server/house/__init__.py",
        "ink.py",
        "boards/chance.py",
        "server/table.py",
        "cli/words.py",
    ],
)
def test_a_retired_module_name_is_found(path: str) -> None:
    assert len(module_faults([path])) == 1


@pytest.mark.parametrize(
    "path", ["rules/chance.py", "server/tables/table.py", "protocol/http/guests.py", "shapes.py"]
)
def test_a_module_name_that_is_right_elsewhere_is_free(path: str) -> None:
    assert module_faults([path]) == []


@pytest.mark.parametrize(
    "line",
    [
        "A room in memory.",
        "Rooms of a server",
        "class Room:",
        "class GameRoom:",
        "self.rooms = {}",
        "def room_of(table: str) -> None:",
        "_rooms = 3",
        "the house: all tables",
        "Imports go along the road.",
        "one page to find your room by",
        "self._desk.aside()",
        "Guestbook.keep",
        "in the guestbook",
    ],
)
def test_a_retired_word_is_found(line: str) -> None:
    assert len(word_faults(f"\n{line}\n", "page.md")) == 1


@pytest.mark.parametrize(
    "line",
    ["the desktop", "Lighthouse", "a broad except", "There is room to spare.", "mushrooms"],
)
def test_a_word_that_only_looks_retired_is_free(line: str) -> None:
    assert word_faults(line, "page.md") == []


def test_a_file_that_does_not_exist_is_found(tmp_path: Path) -> None:
    (tmp_path / "src" / "ubongo" / "rules").mkdir(parents=True)
    (tmp_path / "src" / "ubongo" / "rules" / "view.py").touch()
    page = "`rules/view.py` is there, `rules/glance.py` and `rules/room/` are not; `a/b`, `c/`."

    assert path_faults(page, "page.md", tmp_path) == [
        "page.md: there is no rules/glance.py",
        "page.md: there is no rules/room/",
    ]
