"""A language is added as `docs/adding-a-language.md` says, in a copy of this checkout.

One folder, which a command makes, and one line: then server, page and paper offer it.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import do
from tools.browser.chromium import visiting
from tools.browser.server import served
from tools.environment import Environment
from tools.tasks.page_build import PageBuild
from ubongo.languages import LANGUAGES, NAMES

FOLDER = Path("src/ubongo/data/languages")
LIST = Path("src/ubongo/data/languages.json")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what the page, the server and the command are made of."""
    root = tmp_path / "ubongo"
    leave = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in ("src", "tools", "web"):
        shutil.copytree(do.ROOT / name, root / name, ignore=leave)
    shutil.rmtree(root / "src" / "ubongo" / "server" / "page", ignore_errors=True)
    (root / "web" / "node_modules").symlink_to(do.ROOT / "web" / "node_modules")
    return root


def runs(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command of `do.py languages` in that copy."""
    return subprocess.run(
        [sys.executable, "-m", "tools.languages", *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def changed_in(root: Path) -> set[str]:
    """The files that are not those of this checkout."""
    return {
        path.relative_to(root).as_posix()
        for folder in ("src/ubongo", "tools", "web/src")
        for path in (root / folder).rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and not (
            (ours := do.ROOT / path.relative_to(root)).is_file()
            and ours.read_bytes() == path.read_bytes()
        )
    }


@pytest.mark.slow(60)
def test_a_language_is_one_folder_and_one_line(
    copy: Path, tmp_path: Path, browser: Browser
) -> None:
    build = PageBuild(Environment(do.ROOT))
    npm = build.npm()
    if npm is None or not (do.ROOT / "web" / "node_modules").is_dir():
        pytest.skip("the page was not built here, so another cannot be built")

    made = runs(copy, "--new", "pl")
    assert made.returncode == 0, made.stderr
    assert 'add its line to src/ubongo/data/languages.json: "pl":' in made.stdout
    # It is begun, and told of, and nobody is offered it.
    told = runs(copy)
    assert told.returncode == 1
    assert "missing, and it is not offered yet\n" in told.stdout
    assert "  page/everywhere: motto is English: " in told.stdout

    (copy / LIST).write_text(json.dumps({**NAMES, "pl": "Polski"}, ensure_ascii=False), "utf-8")
    words = copy / FOLDER / "pl" / "page" / "everywhere.ftl"
    english = words.read_text("utf-8")
    assert "\nsettings = Settings\n" in english
    words.write_text(
        english.replace("\nsettings = Settings\n", "\nsettings = Ustawienia\n"), "utf-8"
    )
    # Where a language is spoken is no word, and told as soon as it is left English.
    assert "  links: locale is English: en_GB" in told.stdout
    links = copy / FOLDER / "pl" / "links.txt"
    links.write_text(links.read_text("utf-8").replace("en_GB", "pl_PL"), "utf-8")
    (copy / FOLDER / "pl" / "guest_names.txt").write_text("Wesoły Żubr\n", "utf-8")
    assert {name for name in changed_in(copy) if not name.startswith(f"{FOLDER}/pl/")} == {
        str(LIST)
    }
    assert "not offered" not in runs(copy).stdout

    built = subprocess.run(
        [npm, "run", "build"],
        cwd=copy / "web",
        env={**os.environ, "PATH": build.path()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    with served(tmp_path / "data", root=copy) as address:
        context = visiting(browser, address, locale="pl-PL")
        page = context.new_page()
        page.goto("/settings")
        expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        offered = page.locator("#language option")
        expect(offered).to_have_text([*NAMES.values(), "Polski"])
        assert len(LANGUAGES) + 1 == offered.count()
        # The server, too: names of guests, links and paper.
        assert page.evaluate("fetch('/api/me').then((told) => told.json())")["suggested"] == (
            "Wesoły Żubr"
        )
        assert page.locator('meta[property="og:locale"]').get_attribute("content") == "pl_PL"
        sheet = context.request.get("/api/print/rules.pdf?language=pl")
        assert sheet.ok
        assert sheet.headers["content-disposition"].endswith('rules-a4-pl.pdf"')
        context.close()
