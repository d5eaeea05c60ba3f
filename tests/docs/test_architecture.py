"""docs/architecture.md answers "where do I go for a change?", and every file it names exists."""

import re

import pytest

import do

PAGE = (do.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

# Questions that a stranger must find answered, by words of their row.
OF_THE_SERVER = (
    "incoming frames",
    "rate limits",
    "duplicate orders after a reconnect",
    "half-laid pieces",
    "spectator sees",
    "why a board cannot be looked up",
    "streaks",
    "garbage collection policy",
    "static files",
    "crash recovery",
    "who may do what in the lobby",
    "the commit to disk",
)
OF_THE_PAGE = (
    "dragging",
    "the socket",
    "sounds",
    "said to a screen reader",
    "the gem board",
    "translations",
    "the hourglass",
    "saved settings",
)

Rows = list[tuple[str, str]]


def rows_below(page: str, folder: str) -> Rows:
    """The rows of the table "you want to change … go to …" for this folder."""
    _, _, rest = page.partition(f"In `{folder}`:\n")
    table, _, _ = rest.strip().partition("\n\n")
    heading, _, *lines = [line.strip("|").split("|") for line in table.splitlines()]
    assert [cell.strip() for cell in heading] == ["you want to change", "go to"]
    return [(wanted.strip(), place.strip()) for wanted, place in lines]


def paths_in(place: str) -> list[str]:
    """The files and folders that a cell names; commands and links to pages are not among them."""
    named = re.findall(r"`([\w./-]+)`", place)
    return [name for name in named if name.endswith("/") or "." in name.rpartition("/")[2]]


def row_faults(rows: Rows, folder: str) -> list[str]:
    """Rows that name no place, or one that does not exist.

    A name without a folder, such as `api.ts`, stands for the file of that name in several folders.
    """
    top = do.ROOT / folder
    found = [f"'{wanted}' names no place" for wanted, place in rows if not paths_in(place)]
    for wanted, place in rows:
        for path in paths_in(place):
            bare = path.rstrip("/")
            known = (top / path).exists() or (do.ROOT / path).exists()
            if not known and ("/" in bare or not any(top.rglob(bare))):
                found.append(f"'{wanted}': there is no {path}")
    return found


@pytest.mark.parametrize("folder", ["src/ubongo/", "web/src/"])
def test_every_row_names_places_that_exist(folder: str) -> None:
    rows = rows_below(PAGE, folder)

    assert rows
    assert row_faults(rows, folder) == []


@pytest.mark.parametrize("question", OF_THE_SERVER)
def test_every_question_about_the_server_has_one_row(question: str) -> None:
    assert sum(question in wanted for wanted, _ in rows_below(PAGE, "src/ubongo/")) == 1


@pytest.mark.parametrize("question", OF_THE_PAGE)
def test_every_question_about_the_page_has_one_row(question: str) -> None:
    assert sum(question in wanted for wanted, _ in rows_below(PAGE, "web/src/")) == 1


def test_a_place_that_does_not_exist_is_found() -> None:
    rows = [
        ("cells", "`shapes.py`, then run `python -m tools.protocol_gen`"),
        ("old", "`server/unseen.py`; more in `shapes.py`"),
        ("nothing", "ask somebody"),
        ("bare", "`nowhere_at_all.py`"),
    ]

    assert row_faults(rows, "src/ubongo/") == [
        "'nothing' names no place",
        "'old': there is no server/unseen.py",
        "'bare': there is no nowhere_at_all.py",
    ]
