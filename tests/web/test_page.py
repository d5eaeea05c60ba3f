"""The page's own checks are part of the tests: its units, its types and its style."""

import re
from pathlib import Path

import pytest

import do
from tools.environment import Environment
from tools.page_icons import PUBLIC, icons
from tools.tasks.page_build import PageBuild
from ubongo.languages import LANGUAGES

WEB = do.ROOT / "web"


@pytest.mark.slow(20)
@pytest.mark.parametrize("script", ["test", "check"])
def test_the_page_holds_its_own_checks(script: str) -> None:
    page = PageBuild(Environment(do.ROOT))
    npm = page.npm()
    if npm is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the page was not built here, so there is nothing to check it with")
    ran = page.run_npm(npm, "run", "--silent", script)
    assert ran.returncode == 0, ran.stdout.decode(errors="replace")


def test_a_page_is_made_of_its_sources_and_not_of_what_npm_brings(tmp_path: Path) -> None:
    page = PageBuild(Environment(tmp_path))
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("one")
    first = page.wanted()

    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "web" / "node_modules" / "more.js").write_text("more")
    assert page.wanted() == first

    (tmp_path / "web" / "src" / "main.ts").write_text("two")
    second = page.wanted()
    assert second != first

    # The words are outside of `web/`, for paper and links too.
    data = tmp_path / "src" / "ubongo" / "data"
    (data / "languages" / "en").mkdir(parents=True)
    (data / "languages" / "en" / "rules.txt").write_text("rules")
    seen = [second, page.wanted()]
    # So are the list of languages and the drawings.
    for name in ("languages.json", "art.json"):
        (data / name).write_text("{}")
        seen.append(page.wanted())
    assert len(set(seen)) == 4


def test_a_page_without_its_stamp_or_its_index_is_not_ready(tmp_path: Path) -> None:
    page = PageBuild(Environment(tmp_path))
    page.built.mkdir(parents=True)
    page.stamp.write_text("made")
    assert not page.is_ready("made")

    (page.built / "index.html").write_text("")
    assert page.is_ready("made")
    assert not page.is_ready("made of something else")


def test_the_lock_of_the_page_names_no_host() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text


def test_the_first_load_is_small() -> None:
    """PAGE: at most 80 KB, as it goes over the wire: the page, what it names, and one language."""
    page = PageBuild(Environment(do.ROOT))
    if not (page.built / "index.html").is_file():
        pytest.skip("the page is not built here")
    languages = {path.name.partition("-")[0] for path in page.built.glob("assets/*.js")}
    assert set(LANGUAGES) <= languages
    assert page.first_load() <= 80_000


def test_the_page_has_no_inline_script_or_style_and_asks_no_other_host() -> None:
    """The policy would block them: script-src 'self', style-src 'self'."""
    page = PageBuild(Environment(do.ROOT)).built
    if not (page / "index.html").is_file():
        pytest.skip("the page is not built here")
    index = (page / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", index)
    for source in (*page.glob("assets/*.css"), page / "index.html"):
        assert "//" not in re.sub(r"/\*.*?\*/", "", source.read_text(encoding="utf-8"))


def test_the_icons_of_home_screens_are_those_of_the_drawing() -> None:
    for name, body in icons().items():
        assert (PUBLIC / name).read_bytes() == body, f"{name}: python -m tools.page_icons"
