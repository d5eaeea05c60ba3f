"""The pages that tell the rules: every number has one home, and nothing points nowhere.

The numbers are written out here, so that a rule which is lost from a page is missed.
Whether a page tells its rule well is for readers to say; whether it tells it at all is checked.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
RULES = DOCS / "rules"

# First and last number of each unbroken run of rules, by the page that is their home.
RUNS_BY_PAGE: dict[str, tuple[tuple[int, int], ...]] = {
    "puzzle.md": ((1, 22),),
    "classic.md": ((100, 106), (110, 140), (150, 157)),
    "edition-2024.md": ((200, 220), (226, 231)),
    "2015.md": ((240, 249),),
    "cooperative.md": ((260, 273),),
    "solo.md": ((300, 305),),
    "app.md": ((320, 322),),
    "digital-table.md": ((400, 437),),
}

# Where the books differ, misprint or are silent, wholly or in a detail.
RULED: tuple[int, ...] = (
    *(3, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22),
    *(101, 103, 104, 106, 111, 112, 115, 117, 120, 122, 125, 126, 127, 129),
    *(130, 131, 132, 135, 138, 139, 140, 151, 154, 155, 156, 157),
    *(202, 204, 205, 206, 208, 209, 210, 213, 218, 227, 228, 229, 230, 231),
    *(260, 261, 263, 264, 266, 267, 268, 271, 272, 273),
    *(301, 302, 303, 304, 305, 321),
    *(406, 407, 408, 409, 410, 411, 412),
)

HOME = re.compile(r"\*\*(R-\d{3})\*\*")
MENTION = re.compile(r"\bR-\d{3}\b")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z][a-z+.-]*:", re.IGNORECASE)

PAGES = [*sorted(DOCS.glob("*.md")), *sorted(RULES.glob("*.md"))]
LINKING = [*PAGES, DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]


def name_of(page: Path) -> str:
    return page.relative_to(DOCS.parent).as_posix()


def numbers(page: str) -> list[str]:
    runs = RUNS_BY_PAGE[page]
    return [f"R-{number:03}" for first, last in runs for number in range(first, last + 1)]


def prose_of(page: Path) -> str:
    """Give what a page says outside its drawings."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def pictures_of(page: Path) -> list[str]:
    return PICTURE.findall(page.read_text(encoding="utf-8"))


def anchors_of(page: Path) -> set[str]:
    """Give the places in a page that a link can name, as GitHub names them."""
    seen: Counter[str] = Counter()
    anchors: set[str] = set()
    for heading in HEADING.findall(prose_of(page)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        anchors.add(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return anchors


@pytest.mark.parametrize("page", RUNS_BY_PAGE)
def test_every_rule_is_told_on_its_page(page: str) -> None:
    """Each number of a page's runs stands there in bold, once, and no other number does."""
    told = HOME.findall((RULES / page).read_text(encoding="utf-8"))

    assert sorted(told) == numbers(page)


def test_no_rule_has_two_homes() -> None:
    """A number in bold is a rule's home; everywhere else it is printed plainly."""
    homes = Counter(
        number
        for page in RULES.glob("*.md")
        for number in HOME.findall(page.read_text(encoding="utf-8"))
    )

    assert homes == Counter(number for page in RUNS_BY_PAGE for number in numbers(page))
    assert set(homes.values()) == {1}


def test_every_doubtful_rule_has_a_ruling() -> None:
    """Where the books differ, misprint or are silent, rulings.md says what we chose."""
    ruled = set(MENTION.findall((DOCS / "rulings.md").read_text(encoding="utf-8")))

    assert {f"R-{number:03}" for number in RULED} - ruled == set()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_only_rules_that_exist_are_named(page: Path) -> None:
    """A number that is mentioned anywhere in the docs has a home."""
    named = set(MENTION.findall(page.read_text(encoding="utf-8")))

    assert named - {number for home in RUNS_BY_PAGE for number in numbers(home)} == set()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_page_begins_with_its_title(page: Path) -> None:
    """The first thing a reader sees is what the page is about."""
    text = COMMENT.sub("", page.read_text(encoding="utf-8")).strip()

    assert re.match(r"# \S", text)


@pytest.mark.parametrize("page", LINKING, ids=name_of)
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    """The file that a link names is there, and so is the heading in it."""
    nowhere = []
    for target in LINK.findall(CODE.sub("", prose_of(page))):
        if ELSEWHERE.match(target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists() or (
            anchor and file.suffix == ".md" and anchor not in anchors_of(file)
        ):
            nowhere.append(target)

    assert nowhere == []


def test_every_picture_is_shown_by_some_page() -> None:
    """What nobody sees is not kept: a picture of every screen is most of a checkout."""
    shown = {
        (page.parent / target).resolve()
        for page in LINKING
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not ELSEWHERE.match(target)
    }
    kept = {path for path in (DOCS / "pictures").rglob("*.*") if path.is_file()}

    assert kept - shown == set()


@pytest.mark.parametrize("page", RUNS_BY_PAGE)
def test_the_index_leads_to_every_page(page: str) -> None:
    """Whoever opens docs/rules finds the way to each of its pages."""
    assert f"]({page})" in (RULES / "README.md").read_text(encoding="utf-8")


def test_drawn_covers_use_each_piece_once_and_whole() -> None:
    """Every piece in a drawn cover has as many squares as its name says."""
    covers = [
        Counter(re.findall(r"\b[ILTSOYPZ][2-5]\b", picture))
        for picture in pictures_of(RULES / "puzzle.md")
        if re.search(r"^(?:[#.]+ +)?(?:(?:[ILTSOYPZ][2-5]|\.\.) ?)+$", picture, re.MULTILINE)
    ]

    assert len(covers) == 4
    for cover in covers:
        assert {piece: int(piece[1]) for piece in cover} == cover


def test_the_drawn_gem_board_is_a_full_one_and_then_six_gems_are_gone() -> None:
    """Twelve of each colour lie there, and the told round takes three pairs from the front."""
    boards = [
        [line.split()[3:] for line in picture.splitlines()[1:]]
        for picture in pictures_of(RULES / "classic.md")
        if picture.startswith("field   pawns")
    ]
    full, after = boards

    assert Counter(gem for row in full for gem in row) == dict.fromkeys("GRBVNY", 12)
    assert [len(row) for row in full] == [12] * 6
    assert [row.count(".") for row in after] == [0, 0, 2, 0, 4, 0]
    for before, now in zip(full, after, strict=True):
        gone = now.count(".")
        assert now == ["."] * gone + before[gone:]
