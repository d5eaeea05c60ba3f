"""Build what is released: wheels and sdist in dist/, their SHA-256, and what has changed.

    python3 do.py build               wheels and sdist, with SHA256SUMS and CHANGES.md
    python3 do.py build --tag v0.4.0  the same, if that is the tag of this version

The second wheel is the documentation. All files are the same to the bit on every machine, so
anybody can compare the sums.
"""

import argparse
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools.environment import Environment
from tools.processes import clean_environment, say
from tools.release_notes import notes_of
from tools.site.build import DOCS, PAGES, build_site
from tools.tasks.page_build import PageBuild
from ubongo.version import __version__

ROOT = Path(__file__).resolve().parents[1]
SUMS = "SHA256SUMS"
NOTES = "CHANGES.md"


def build(root: Path, into: Path) -> list[Path]:
    """Make wheels and sdist in a folder, in place of older ones."""
    into.mkdir(exist_ok=True)
    for old in _made(into):
        old.unlink()
    build_site(root, root / DOCS / PAGES)
    hatchling = [sys.executable, "-m", "hatchling", "build", "-d", str(into)]
    for project, targets in ((root, ()), (root / DOCS, ("-t", "wheel"))):
        command = [*hatchling, *targets]
        env = clean_environment()
        subprocess.run(command, cwd=project, env=env, check=True, capture_output=True)
    return _made(into)


def _made(folder: Path) -> list[Path]:
    patterns = ("ubongo-*.whl", "ubongo_docs-*.whl", "ubongo-*.tar.gz")
    return sorted(path for pattern in patterns for path in folder.glob(pattern))


def sums(files: list[Path]) -> str:
    """The sums as `sha256sum --check` reads them."""
    return "".join(f"{sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="do.py build", description="Build wheels and sdist.")
    parser.add_argument("--tag", default=f"v{__version__}", help="the tag of the release")
    tag = parser.parse_args(arguments).tag
    if tag != f"v{__version__}":
        say(f"The tag is {tag}, but this is version {__version__}: its tag is v{__version__}.")
        return 1
    page = PageBuild(Environment(root))
    page.make_ready()
    if not page.is_ready(page.wanted()):
        return 1  # it has said why
    into = root / "dist"
    told = sums(build(root, into))
    (into / SUMS).write_text(told, encoding="utf-8")
    changes = (root / "CHANGELOG.md").read_text("utf-8")
    (into / NOTES).write_text(notes_of(changes, __version__), encoding="utf-8")
    print(told, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
