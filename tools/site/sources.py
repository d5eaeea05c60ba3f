"""Lays the pages of the site out: `docs/` at its top, the README as its first page.

In the repository pages link to each other, and to files of it, by their paths; each link becomes
the path on the site. A file of source that a page links to becomes a page with its text, so that
nothing leads out of the site but addresses of other sites.
"""

import posixpath
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.site import reference
from tools.site.cells import FENCE, PROMPT, Session, without_directives

PAGES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
# Files beside the pages, and where they are on the site: its look, and the game's own icon.
BESIDE = {"docs-site/style.css": "style.css", "web/public/favicon.svg": "logo.svg"}
# Pages whose examples are drawn.
DRAWN = ("docs/library.md",)
COPIED = {".png", ".svg", ".ipynb"}
# A fence is never searched for links: in its text `](` is Python.
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
# A link whose words are the path of a page has its title as words on the site.
_LINK = re.compile(
    r"(?:\[(?P<named>(?!README)[\w./-]+\.md|docs/[\w/-]+)\])?"
    r"(?<=\])\((?![a-z]+:|#)(?P<path>[^)\s#]+)(?P<anchor>#[^)\s]*)?\)"
)
_TITLE = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


class Layout:
    """The pages of a checkout, laid out in a folder for the program that builds the site."""

    def __init__(self, root: Path, into: Path) -> None:
        self._root = root
        self._into = into
        self._waiting: list[str] = []
        self._done: set[str] = set()

    def lay_out(self) -> None:
        """Write all pages, and whatever they link to."""
        docs = sorted((self._root / "docs").rglob("*.md"))
        self._waiting += [*PAGES, *(path.relative_to(self._root).as_posix() for path in docs)]
        while self._waiting:
            path = self._waiting.pop()
            if path not in self._done:
                self._done.add(path)
                self._lay(path)
        for place, text in reference.pages():
            self._write(place, text)
        for path, place in BESIDE.items():
            shutil.copyfile(self._root / path, self._into / place)

    def _lay(self, path: str) -> None:
        source = self._root / path
        if not source.is_file():
            # The program that builds the site says on which page the link is.
            return
        place = place_of(path)
        if source.suffix in COPIED:
            (self._into / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, self._into / place)
            return
        text = source.read_text(encoding="utf-8")
        if source.suffix != ".md":
            fence = "`" * 4
            self._write(place, f"# {path}\n\n{fence}{source.suffix[1:]}\n{text}{fence}\n")
            return
        moved = self._with_links(path, text)
        self._write(place, self._with_drawings(place, moved) if path in DRAWN else moved)

    def _write(self, place: str, text: str) -> None:
        (self._into / place).parent.mkdir(parents=True, exist_ok=True)
        (self._into / place).write_text(text, encoding="utf-8")

    def _with_links(self, path: str, text: str) -> str:
        """The text of a page with its links as they are on the site."""
        here = place_of(path)

        def moved(link: re.Match[str]) -> str:
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), link["path"]))
            if (self._root / target).is_dir():
                target += "/README.md"
            self._waiting.append(target)
            there = posixpath.relpath(place_of(target), posixpath.dirname(here) or ".")
            words = f"[{self._title_of(target)}]" if link["named"] else ""
            return f"{words}({there}{link['anchor'] or ''})"

        return "".join(
            part if part.startswith("```") else _LINK.sub(moved, part) for part in _parts(text)
        )

    def _title_of(self, path: str) -> str:
        """What the page at this path calls itself; its path, if there is none."""
        source = self._root / path
        found = _TITLE.search(source.read_text(encoding="utf-8")) if source.is_file() else None
        return found["title"] if found else path

    def _with_drawings(self, place: str, text: str) -> str:
        """The text of a page with a drawing below each example that shows something drawn."""
        session = Session()
        number = 0

        def drawn(fence: re.Match[str]) -> str:
            nonlocal number
            if PROMPT not in fence["code"]:
                return fence[0]
            pictures = ""
            for cell in session.cells(fence["code"]):
                if cell.svg:
                    number += 1
                    name = f"pictures/{Path(place).stem}-{number}.svg"
                    self._write(name, cell.svg)
                    pictures += f"\n![`{cell.code.splitlines()[-1]}`, drawn]({name})\n"
            return fence[0] + pictures

        return without_directives(FENCE.sub(drawn, text))


def place_of(path: str) -> str:
    """Where a file of the repository is on the site.

    >>> place_of("docs/rules/README.md"), place_of("README.md"), place_of("deploy/Caddyfile")
    ('rules/index.md', 'index.md', 'deploy/Caddyfile.md')
    >>> place_of("docs/pictures/print/boards.png")
    'pictures/print/boards.png'
    """
    place = re.sub(r"(^|/)README\.md$", r"\1index.md", path.removeprefix("docs/"))
    return place if Path(place).suffix in {".md", *COPIED} else f"{place}.md"


def _parts(text: str) -> Iterator[str]:
    """Prose and fences, in turn."""
    at = 0
    for fence in _FENCED.finditer(text):
        yield text[at : fence.start()]
        yield fence[0]
        at = fence.end()
    yield text[at:]
