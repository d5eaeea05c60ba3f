"""Builds the site with Zensical, fit for a server that allows no script and no style in a page."""

import re
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

from tools.processes import Trouble, clean_environment
from tools.site.link_check import faults
from tools.site.sources import Layout

# The project whose wheel carries the site, and the folder in it.
DOCS = "docs-site"
PAGES = Path("ubongo_docs", "pages")
CONFIG = "zensical.toml"
THIRD_PARTY = "THIRD-PARTY.txt"
# Files that are of use only where a site has a host of its own.
AT_THE_TOP = ("404.html", "sitemap.xml", "sitemap.xml.gz")
# How the theme's script gives the search its styles: by a style in the page, which the server's
# policy forbids. A style sheet that is made by a script is allowed.
_STYLED = re.compile(
    r"(?P<root>\w+)\.appendChild\(\w+\(\"style\",\{\},(?P<css>\w+)\.toString\(\)\)\)"
)
_STYLED_BY_SHEET = (
    r"\g<root>.adoptedStyleSheets=[(s=>(s.replaceSync(\g<css>.toString()),s))(new CSSStyleSheet)]"
)
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_INLINE = re.compile(r"<script>(?P<code>.*?)</script>", re.DOTALL)


class SiteFault(Trouble):
    """The site cannot be built, or something in it leads nowhere."""


def build(root: Path, scratch: Path) -> Path:
    """Build the site of a checkout in an empty folder; the folder with its files."""
    Layout(root, scratch / "pages").lay_out()
    shutil.copyfile(root / DOCS / CONFIG, scratch / CONFIG)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", CONFIG]
    ran = subprocess.run(
        command,
        cwd=scratch,
        env=clean_environment() | {"PYTHONPATH": str(root)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    told = _COLOUR.sub("", ran.stdout + ran.stderr)
    if ran.returncode or "No issues found" not in told:
        raise SiteFault(f"The site cannot be built:\n{told.partition('Traceback')[0].strip()}")
    built = scratch / "built"
    for name in AT_THE_TOP:
        (built / name).unlink(missing_ok=True)
    for page in sorted(built.rglob("*.html")):
        move_scripts(page, built)
    style_by_sheet(built)
    licences = distribution("zensical").read_text("licenses/LICENSE.md")
    (built / THIRD_PARTY).write_text(
        f"The site's styles and scripts are those of Zensical.\n\n{licences}", encoding="utf-8"
    )
    found = faults(built)
    if found:
        raise SiteFault("\n".join(["Something in the site leads nowhere:", *found]))
    return built


def build_site(root: Path, into: Path) -> None:
    """Build the site and put it into a folder, in place of an older one."""
    with tempfile.TemporaryDirectory() as scratch:
        built = build(root, Path(scratch))
        if into.exists():
            shutil.rmtree(into)
        shutil.copytree(built, into)


def style_by_sheet(built: Path) -> None:
    """Let the theme's script make the styles of the search without a style in the page."""
    (bundle,) = built.glob("assets/javascripts/bundle.*.min.js")
    text, count = _STYLED.subn(_STYLED_BY_SHEET, bundle.read_text(encoding="utf-8"))
    if count != 1:
        raise SiteFault(f"Zensical styles its search in another way now: look at {bundle.name}.")
    bundle.write_text(text, encoding="utf-8")


def move_scripts(page: Path, built: Path) -> None:
    """Put the scripts that are written into a page into files, which the server's policy allows."""
    up = "../" * (len(page.relative_to(built).parts) - 1)

    def moved(script: re.Match[str]) -> str:
        code = script["code"].encode()
        name = f"assets/inline/{sha256(code).hexdigest()[:16]}.js"
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_bytes(code)
        return f'<script src="{up}{name}"></script>'

    text = page.read_text(encoding="utf-8")
    page.write_text(_INLINE.sub(moved, text), encoding="utf-8")
