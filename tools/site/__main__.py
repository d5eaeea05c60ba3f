"""`python3 do.py site`: builds the site, or with --notebooks the notebooks."""

import argparse
import sys
from pathlib import Path

from tools.environment import Environment
from tools.processes import exit_after, say
from tools.site.build import DOCS, PAGES, build_site
from tools.site.notebook import write_notebooks

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="do.py site", description="Build the documentation.")
    parser.add_argument(
        "--notebooks", action="store_true", help="write the notebooks in examples/ instead"
    )
    if parser.parse_args(arguments).notebooks:
        for path in write_notebooks():
            say(f"Written: {path.relative_to(ROOT)}")
        return 0
    pages = ROOT / DOCS / PAGES
    build_site(ROOT, pages)
    # So the server of this checkout shows it.
    here = ("--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT / DOCS))
    Environment(ROOT).install(*here)
    say(f"Built: {pages / 'index.html'}; 'python3 do.py' shows it under /docs")
    return 0


if __name__ == "__main__":
    exit_after(lambda: main(sys.argv[1:]))
