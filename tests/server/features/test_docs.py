"""The documentation under /docs: served like the page, or said to be missing."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from tests.behaviour.test_defences import running
from ubongo.cli.serve import installed_docs
from ubongo.server.http.security import HEADERS
from ubongo.version import __version__

SECRET = "not for the world"
Trying = Callable[[aiohttp.ClientSession], Awaitable[None]]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").write_text("<title>start</title>")
    (site / "deep-learning.html").write_text("<title>learning</title>" + " " * 2_000)
    (site / "rules" / "index.html").write_text("<title>rules</title>")
    (site / "library.ipynb").write_text("{}")
    (site / ".hidden").write_text(SECRET)
    (tmp_path / "secret.html").write_text(SECRET)
    return site


def asked(tmp_path: Path, docs: Path | None, trying: Trying) -> None:
    async def go() -> None:
        async with (
            running(tmp_path / "data", docs_dir=docs) as address,
            aiohttp.ClientSession(address) as http,
        ):
            await trying(http)

    asyncio.run(go())


def test_pages_are_served_under_the_policy_of_the_game(tmp_path: Path, built: Path) -> None:
    async def trying(http: aiohttp.ClientSession) -> None:
        for path, told in (
            ("/docs", "start"),
            ("/docs/", "start"),
            ("/docs/index.html", "start"),
            ("/docs/rules/", "rules"),
            ("/docs/deep-learning.html", "learning"),
        ):
            async with http.get(path) as answer:
                assert answer.status == 200
                assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
                # A name that looks like a fingerprint is none: the page may change tomorrow.
                assert answer.headers["Cache-Control"] == "no-cache"
                assert {name: answer.headers[name] for name in HEADERS} == HEADERS
                assert f"<title>{told}</title>" in await answer.text()
        async with http.get("/docs/library.ipynb") as answer:
            assert answer.headers["Content-Type"] == "application/x-ipynb+json"

    asked(tmp_path, built, trying)


def test_the_address_without_a_slash_leads_to_the_folder(tmp_path: Path, built: Path) -> None:
    """The links of the first page would lead astray otherwise."""

    async def trying(http: aiohttp.ClientSession) -> None:
        async with http.get("/docs", allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (308, "/docs/")

    asked(tmp_path, built, trying)


@pytest.mark.parametrize(
    "path",
    [
        "/docs/nothing.html",
        "/docs/.hidden",
        "/docs/../secret.html",
        "/docs/%2e%2e/secret.html",
        "/docs/..%2fsecret.html",
        "/docs//etc/passwd",
        "/docs/rules",
        "/docs/\x00",
    ],
)
def test_nothing_else_is_served(tmp_path: Path, built: Path, path: str) -> None:
    async def trying(http: aiohttp.ClientSession) -> None:
        async with http.get(URL(path.replace("\x00", "%00"), encoded=True)) as answer:
            assert answer.status == 404
            assert SECRET not in await answer.text()
        async with http.post("/docs/") as answer:
            assert answer.status == 405

    asked(tmp_path, built, trying)


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/library.html"])
def test_a_server_without_it_says_how_to_get_it(tmp_path: Path, path: str) -> None:
    async def trying(http: aiohttp.ClientSession) -> None:
        async with http.get(path, headers={"Accept": "text/html"}) as answer:
            assert answer.status == 404
            assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
            assert await answer.text() == (
                "The documentation is not installed on this server.\n"
                "Whoever runs it can install its package beside ubongo: "
                f"ubongo_docs-{__version__}-py3-none-any.whl, of the same release.\n"
            )

    asked(tmp_path, None, trying)


def test_the_installed_documentation_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "ubongo_docs"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from pathlib import Path\nPAGES = Path(__file__).parent / 'pages'\n"
    )
    monkeypatch.delitem(sys.modules, "ubongo_docs", raising=False)
    monkeypatch.syspath_prepend(tmp_path)

    assert installed_docs() is None  # a checkout whose site was not built
    (package / "pages").mkdir()
    assert installed_docs() == package / "pages"


def test_no_documentation_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ubongo_docs", None)

    assert installed_docs() is None
