"""The page's own checks are part of the tests: its units, its types and its style."""

import shutil
import subprocess
from pathlib import Path

import pytest

import do

WEB = do.ROOT / "web"


@pytest.mark.slow
@pytest.mark.parametrize("script", ["test", "check"])
def test_the_page_holds_its_own_checks(script: str) -> None:
    npm = shutil.which("npm") or shutil.which(
        "npm", path=str(do.Environment(do.ROOT).python.parent)
    )
    if npm is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the page was not built here, so there is nothing to check it with")
    run = subprocess.run(
        [npm, "run", "--silent", script], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_page_is_made_of_its_sources_and_not_of_what_npm_brings(tmp_path: Path) -> None:
    page = do.Page(do.Environment(tmp_path))
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("one")
    first = page.wanted()

    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "web" / "node_modules" / "more.js").write_text("more")
    assert page.wanted() == first

    (tmp_path / "web" / "src" / "main.ts").write_text("two")
    assert page.wanted() != first


def test_a_page_without_its_stamp_or_its_index_is_not_ready(tmp_path: Path) -> None:
    page = do.Page(do.Environment(tmp_path))
    page.built.mkdir(parents=True)
    page.stamp.write_text("made")
    assert not page.is_ready("made")

    (page.built / "index.html").write_text("")
    assert page.is_ready("made")
    assert not page.is_ready("made of something else")


def test_the_lock_of_the_page_names_no_host() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
