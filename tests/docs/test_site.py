"""The documentation as a site: every page is in it, and every link in it leads somewhere."""

import inspect
import re
import shutil
import tomllib
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import do
import ubongo
from tools.site import reference
from tools.site.build import SiteFault, build
from tools.site.docstrings import fenced
from tools.site.link_check import faults
from tools.site.sources import BESIDE, Layout, place_of

CONFIG = do.ROOT / "docs-site" / "zensical.toml"
ASKED_FOR = (
    *("playing", "hosting", "print-and-play", "library", "protocol", "rules/index"),
    *("adding-an-edition", "adding-a-bot", "benchmarks", "architecture", "reference/boards"),
)


def pages_in(nav: list[Any]) -> Iterator[str]:
    for entry in nav:
        if isinstance(entry, str):
            yield entry
        elif isinstance(entry, dict):
            for inner in entry.values():
                yield from pages_in([inner] if isinstance(inner, str) else inner)


# --- What is in it -----------------------------------------------------------------------------


def test_the_menu_has_every_page_once() -> None:
    docs = (path.relative_to(do.ROOT).as_posix() for path in (do.ROOT / "docs").rglob("*.md"))
    ours = {place_of(path) for path in docs}
    ours |= {"index.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"}
    ours |= {place for place, _ in reference.pages()}
    listed = list(pages_in(tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]["nav"]))

    assert sorted(listed) == sorted(ours)


def test_the_reference_has_every_name_of_the_library_once() -> None:
    named = [name for names in reference.FRONT.values() for name in names]

    assert sorted([*named, "__version__"]) == sorted(ubongo.__all__)


def undocumented(package: str, names: Iterable[str]) -> Iterator[str]:
    """Functions, methods and properties that the reference would leave out."""
    for name in names:
        thing = getattr(import_module(package), name)
        if inspect.isfunction(thing) and not thing.__doc__:
            yield name
        if inspect.isclass(thing):
            for part, held in vars(thing).items():
                asked = getattr(held, "fget", None) or getattr(held, "__func__", held)
                if inspect.isfunction(asked) and not part.startswith("_") and not asked.__doc__:
                    yield f"{name}.{part}"


def test_nothing_is_missing_in_the_reference_for_want_of_a_docstring() -> None:
    """What has none is not shown there."""
    listed = [("ubongo", names) for names in reference.FRONT.values()]
    listed += reference.PACKAGES.values()

    assert [one for package, names in listed for one in undocumented(package, names)] == []


def test_examples_in_docstrings_become_code() -> None:
    docstring = "Adds.\n\n>>> 1 + 1\n2\n>>> 2 + 2\n4\n\nThat is all.\n\n>>> 0\n0"

    assert fenced(docstring) == (
        "Adds.\n\n```pycon\n>>> 1 + 1\n2\n>>> 2 + 2\n4\n```\n\nThat is all.\n\n"
        "```pycon\n>>> 0\n0\n```"
    )
    assert fenced("Nothing to try; `>>> ` is a prompt.") == "Nothing to try; `>>> ` is a prompt."


# --- How it is laid out ------------------------------------------------------------------------


def a_checkout(root: Path, page: str) -> None:
    """A checkout with hardly any pages, one of them with this text."""
    (root / "docs" / "rules").mkdir(parents=True)
    for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"):
        (root / name).write_text(f"# {name}\n")
    (root / "docs" / "rules" / "README.md").write_text("# Rules\n\n[top](../../README.md)\n")
    (root / "docs" / "page.md").write_text(page)
    (root / "bot.py").write_text('print("![](x)")\n')
    for beside in BESIDE:
        (root / beside).parent.mkdir(parents=True, exist_ok=True)
        (root / beside).write_text("beside")


def test_links_lead_to_the_same_things_as_in_the_repository(tmp_path: Path) -> None:
    a_checkout(
        tmp_path / "here",
        "# A\n\n[a](../README.md#install) [b](rules/README.md) [c](../bot.py) [d](#e) "
        "[f](https://f.example/g.md)\n\n```python\nx[0](../README.md)\n```\n",
    )
    Layout(tmp_path / "here", tmp_path / "there").lay_out()

    assert (tmp_path / "there" / "page.md").read_text() == (
        "# A\n\n[a](index.md#install) [b](rules/index.md) [c](bot.py.md) [d](#e) "
        "[f](https://f.example/g.md)\n\n```python\nx[0](../README.md)\n```\n"
    )
    assert "[top](../index.md)" in (tmp_path / "there" / "rules" / "index.md").read_text()
    assert '````py\nprint("![](x)")\n````\n' in (tmp_path / "there" / "bot.py.md").read_text()


def test_a_link_that_is_called_by_a_path_is_called_by_the_title_of_its_page(tmp_path: Path) -> None:
    a_checkout(
        tmp_path / "here",
        "# A\n\n[docs/rules/README.md](rules/README.md#x) [page.md](page.md) "
        "[README](../README.md) [docs/rules](rules) [bot.py](../bot.py)\n",
    )
    Layout(tmp_path / "here", tmp_path / "there").lay_out()

    assert (tmp_path / "there" / "page.md").read_text() == (
        "# A\n\n[Rules](rules/index.md#x) [A](page.md) [README](index.md) [Rules](rules/index.md) "
        "[bot.py](bot.py.md)\n"
    )
    assert (tmp_path / "there" / "logo.svg").read_text() == "beside"


# --- What is built -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site; building fails on any warning and on any link that leads nowhere."""
    return build(do.ROOT, tmp_path_factory.mktemp("site"))


@pytest.mark.slow(10)
def test_the_whole_site_is_built_without_a_warning(built: Path) -> None:
    start = (built / "index.html").read_text(encoding="utf-8")

    for page in ASKED_FOR:
        assert (built / f"{page}.html").is_file(), page
    assert 'href="playing.html"' in start
    assert (built / "search.json").stat().st_size > 100_000
    guide = (built / "library.html").read_text(encoding="utf-8")
    drawn = re.findall(r'src="(pictures/library-\d\.svg)"', guide)
    assert len(drawn) >= 4
    assert all((built / one).read_text().startswith("<svg") for one in drawn)
    assert "doctest:" not in guide
    solver = (built / "reference" / "pieces-and-puzzles.html").read_text(encoding="utf-8")
    assert 'id="ubongo.solve"' in solver
    assert faults(built) == []
    broken = start.replace('href="playing.html"', 'href="nowhere.html"')
    (built / "planted.html").write_text(broken, encoding="utf-8")
    assert set(faults(built)) == {"planted.html: nowhere.html leads nowhere"}
    (built / "planted.html").unlink()


@pytest.mark.slow(10)
def test_a_broken_link_in_a_page_fails_the_build(tmp_path: Path) -> None:
    here = tmp_path / "here"
    for name in ("docs", "docs-site", "examples", "deploy"):
        shutil.copytree(do.ROOT / name, here / name, ignore=shutil.ignore_patterns("built"))
    for path in (*do.ROOT.glob("*.md"), do.ROOT / "LICENSE"):
        shutil.copyfile(path, here / path.name)
    shutil.copytree(do.ROOT / "tools" / "site", here / "tools" / "site")
    shutil.copytree(do.ROOT / "web" / "public", here / "web" / "public")
    with (here / "docs" / "data.md").open("a", encoding="utf-8") as page:
        page.write("\n[a](nowhere.md) and [b](hosting.md#no-such-chapter)\n")
    (tmp_path / "scratch").mkdir()
    with pytest.raises(SiteFault) as caught:
        build(here, tmp_path / "scratch")

    assert "data.md" in str(caught.value)
    assert "nowhere.md" in str(caught.value)
    assert "2 issues found" in str(caught.value)


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ('<a href="b.html">', []),
        ('<a href="b.html#here">', []),
        ('<a href="folder/">', []),
        ('<a href="#mine"><p id="mine">', []),
        ('<a href="https://other.example/">', []),
        ('<img src="data:image/png;base64,AA==">', []),
        ('<script type="application/json">{}</script>', []),
        ('<a href="c.html">', ["c.html leads nowhere"]),
        ('<a href="../b.html">', ["../b.html leads nowhere"]),
        ('<a href="b.html#there">', ["b.html#there names a place that is not on that page"]),
        ('<img src="c.png">', ["c.png leads nowhere"]),
        ('<a href="/b.html">', ["/b.html holds at the top of a host only"]),
        (
            '<script src="https://other.example/a.js"></script>',
            ["https://other.example/a.js is loaded from another host"],
        ),
        (
            '<link rel="stylesheet" href="//other.example/a.css">',
            ["//other.example/a.css is loaded from another host"],
        ),
        ("<script>1</script>", ["<script> is not in a file of its own"]),
        ("<style></style>", ["<style> is not in a file of its own"]),
        ('<p style="color: red">', ["style of <p> is not in a file of its own"]),
        ('<p onclick="x()">', ["onclick of <p> is not in a file of its own"]),
    ],
)
def test_every_kind_of_fault_is_found(tmp_path: Path, page: str, fault: list[str]) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "index.html").write_text("")
    (tmp_path / "b.html").write_text('<p id="here">')
    (tmp_path / "a.html").write_text(page)

    assert faults(tmp_path) == [f"a.html: {one}" for one in fault]


@pytest.mark.parametrize(
    ("style", "count"),
    [
        ("a { background: url(b.svg) }", 0),
        ("a { background: url('data:image/svg+xml;x') }", 0),
        ("a { background: url('c.svg') }", 1),
        ("@font-face { src: url(https://fonts.example/a.woff2) }", 1),
        ("@import 'https://fonts.example/a.css'", 1),
    ],
)
def test_styles_load_nothing_from_elsewhere(tmp_path: Path, style: str, count: int) -> None:
    (tmp_path / "b.svg").write_text("<svg/>")
    (tmp_path / "a.css").write_text(style)

    assert len(faults(tmp_path)) == count
