"""Reads a built site: every link leads somewhere, and nothing is loaded from another host.

It shares no code with what has built the site.
"""

import posixpath
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Attributes by which a browser loads something by itself.
LOADED = {
    ("script", "src"),
    ("img", "src"),
    ("img", "srcset"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
    ("video", "src"),
    ("audio", "src"),
    ("object", "data"),
    ("embed", "src"),
}
# Links that describe the page and load nothing.
DESCRIBING = {"canonical", "prev", "next", "alternate"}
_URL_IN_STYLE = re.compile(r"url\(\s*[\"']?(?!data:|#)([^\"')]+)|@import\s+[\"']([^\"']+)")


@dataclass
class Page(HTMLParser):
    """What one page of HTML links to, what it loads, and which anchors it has."""

    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    inline: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        for name, value in given.items():
            if (tag, name) in LOADED and given.get("rel") not in DESCRIBING:
                self.loads.append(value)
            elif name == "href":
                self.links.append(value)
            elif name == "style" or name.startswith("on"):
                self.inline.append(f"{name} of <{tag}>")
        is_data = given.get("type", "").endswith("json")
        if tag == "style" or (tag == "script" and "src" not in given and not is_data):
            self.inline.append(f"<{tag}>")


def faults(built: Path) -> list[str]:
    """Everything that leads nowhere, comes from another host, or the server's policy forbids."""
    pages = {}
    for path in sorted(built.rglob("*.html")):
        pages[path.relative_to(built).as_posix()] = page = Page()
        page.feed(path.read_text(encoding="utf-8"))
    files = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    found = []
    for name, page in pages.items():
        found += [f"{name}: {one} is not in a file of its own" for one in page.inline]
        for link in page.loads:
            if urlsplit(link).scheme != "data":
                found += _faults_of(name, link, pages, files, loads=True)
        for link in page.links:
            found += _faults_of(name, link, pages, files, loads=False)
    for path in sorted(built.rglob("*.css")):
        name = path.relative_to(built).as_posix()
        for found_url in _URL_IN_STYLE.finditer(path.read_text(encoding="utf-8")):
            link = found_url[1] or found_url[2]
            found += _faults_of(name, link, pages, files, loads=True)
    return found


def _faults_of(
    name: str, link: str, pages: dict[str, Page], files: set[str], *, loads: bool
) -> list[str]:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return [f"{name}: {link} is loaded from another host"] if loads else []
    if parts.path.startswith("/"):
        return [f"{name}: {link} holds at the top of a host only"]
    target = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path)))
    if not parts.path:
        target = name
    if target in (".", "") or f"{target}/index.html" in files:
        target = posixpath.normpath(f"{target}/index.html")
    if target not in files:
        return [f"{name}: {link} leads nowhere"]
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return [f"{name}: {link} names a place that is not on that page"]
    return []
