"""The documentation of Ubongo as a site: `PAGES` is the folder with its files."""

from pathlib import Path

PAGES = Path(__file__).parent / "pages"
