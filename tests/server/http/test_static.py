"""The files of the page: what is there is served well, and nothing else is served."""

import asyncio
import errno
import gzip
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from tests.behaviour.test_defences import a_guest, opened, running, said
from ubongo.languages import LANGUAGES
from ubongo.protocol.http.guests import Me
from ubongo.protocol.messages import Welcome
from ubongo.server import lookalikes
from ubongo.server.features.links.words import words_of
from ubongo.server.http.friendly_names import friendly_names
from ubongo.server.http.static import StaticFiles

SECRET = "not for the world"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it, with a secret beside it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(
        "<!doctype html><html><head><title>built</title></head></html>" + " " * 2_000
    )
    (page / "assets" / "main-B7xQ2kLm.js").write_text("export {};")
    (page / "icon.svg").write_text("<svg/>")
    (page / "sw.js").write_text("// a worker")
    (page / "font.woff2").write_bytes(b"wOF2")
    (page / ".hidden").write_text(SECRET)
    (tmp_path / "secret.txt").write_text(SECRET)
    (page / "strange.xyz").write_text("?")
    return page


async def got(http: aiohttp.ClientSession, path: str, **more: Any) -> tuple[int, str, Any]:
    async with http.get(path, **more) as answer:
        return answer.status, await answer.text(), answer.headers


def test_files_have_their_type_and_their_time(tmp_path: Path, built: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path / "data", page_dir=built) as address,
            aiohttp.ClientSession(address) as http,
        ):
            for path, kind, caching in (
                ("/", "text/html; charset=utf-8", "no-cache"),
                ("/index.html", "text/html; charset=utf-8", "no-cache"),
                ("/t/q1w2e3r4t5z6", "text/html; charset=utf-8", "no-cache"),
                (
                    "/assets/main-B7xQ2kLm.js",
                    "text/javascript; charset=utf-8",
                    "public, max-age=31536000, immutable",
                ),
                ("/icon.svg", "image/svg+xml", "no-cache"),
                ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
                ("/font.woff2", "font/woff2", "no-cache"),
                ("/strange.xyz", "application/octet-stream", "no-cache"),
            ):
                status, _, headers = await got(http, path)
                found = (status, headers["Content-Type"], headers["Cache-Control"])
                assert found == (200, kind, caching), path

    asyncio.run(go())


def test_a_browser_gets_the_page_wherever_it_goes_and_a_program_hears_what_is_missing(
    tmp_path: Path, built: Path
) -> None:
    """The addresses of screens are the page's own affair."""
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

    async def go() -> None:
        async with (
            running(tmp_path / "data", page_dir=built) as address,
            aiohttp.ClientSession(address) as http,
        ):
            for path in ("/new", "/learn", "/daily/2026-11-15", "/replay/abc/2?at=7", "/a/b/c/d"):
                status, text, headers = await got(http, path, headers=browser)
                assert (status, "<title>built</title>" in text) == (200, True), path
                assert "Set-Cookie" not in headers
                assert (await got(http, path))[0] == 404
            for path in ("/api/nowhere", "/api/", "/assets/gone.js"):
                status, text, _ = await got(http, path, headers=browser)
                assert (status, '"http_404"' in text) == (404, True), path
            # Whoever has mistyped an address is told so by the page, which leads on.
            for path in ("/a.b/c", "/.hidden", "/index.php"):
                status, text, _ = await got(http, path, headers=browser)
                assert (status, "<title>built</title>" in text) == (404, True), path
            async with http.post("/learn", headers=browser) as answer:
                assert answer.status == 405

    asyncio.run(go())


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path, built: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path / "data", page_dir=built) as address,
            aiohttp.ClientSession(
                address, auto_decompress=False, headers={"Accept-Encoding": "identity"}
            ) as http,
        ):
            _, _, headers = await got(http, "/")
            etag = headers["ETag"]
            status, body, again = await got(http, "/", headers={"If-None-Match": etag})
            assert (status, body, again["ETag"]) == (304, "", etag)
            status, _, _ = await got(http, "/", headers={"If-None-Match": '"other"'})
            assert status == 200
            async with http.get("/", headers={"Accept-Encoding": "gzip"}) as answer:
                assert answer.headers["Content-Encoding"] == "gzip"
                assert b"built" in gzip.decompress(await answer.read())
            async with http.get("/", headers={"Accept-Encoding": "identity"}) as answer:
                assert b"built" in await answer.read()
            async with http.head("/") as answer:
                assert (answer.status, await answer.read()) == (200, b"")
            # A new build is seen without a restart.
            (built / "index.html").write_text("newer")
            while (await got(http, "/"))[1] != "newer":
                await asyncio.sleep(0.01)

    asyncio.run(go())


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..\\secret.txt",
        "/%5c..%5csecret.txt",
        "//secret.txt",
        "/.hidden",
        "/%00",
        "/assets/",
        "/assets",
        "/index.html/",
        "/index.html%00.js",
    ],
)
def test_no_path_leads_out(tmp_path: Path, built: Path, path: str) -> None:
    async def go() -> None:
        async with running(tmp_path / "data", page_dir=built) as address:
            # Written by hand: every client tidies such paths before it sends them.
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address[17:]))
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
            )
            answer = (await reader.read()).decode()
            writer.close()
            assert " 404 " in answer.partition("\r\n")[0] or " 400 " in answer.partition("\r\n")[0]
            assert SECRET not in answer

    asyncio.run(go())


def test_without_a_build_a_plain_page_says_how_to_connect(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path, page_dir=tmp_path / "nothing") as address,
            aiohttp.ClientSession(address) as http,
        ):
            status, body, _ = await got(http, "/t/any")
            assert status == 200
            assert "/api/me" in body
            assert (await got(http, "/plain.css"))[0] == 200
            # The strict policy allows no style and no script in the page itself.
            assert "<style" not in body
            assert "<script" not in body

    asyncio.run(go())


# The build


def another_byte(page: Path) -> None:
    (page / "assets" / "main-B7xQ2kLm.js").write_text("export { };")


def another_name(page: Path) -> None:
    (page / "assets" / "main-B7xQ2kLm.js").rename(page / "assets" / "main-C8yR3lMn.js")


def one_more(page: Path) -> None:
    (page / "assets" / "late-D9zS4mNo.js").write_text("")


def one_less(page: Path) -> None:
    (page / "icon.svg").unlink()


def other_borders(page: Path) -> None:
    """The same bytes one after the other, cut elsewhere."""
    (page / "icon.svg").write_text("<svg/")
    (page / "font.woff2").write_bytes(b">wOF2")


@pytest.mark.parametrize("change", [another_byte, another_name, one_more, one_less, other_borders])
def test_another_page_has_another_build(
    tmp_path: Path, built: Path, change: Callable[[Path], None]
) -> None:
    before = StaticFiles(built).build
    assert re.fullmatch("[0-9a-f]{16}", before)
    other = tmp_path / "other"
    shutil.copytree(built, other)
    change(other)

    assert StaticFiles(other).build != before


def test_the_same_page_has_the_same_build_wherever_and_whenever_it_was_made(
    tmp_path: Path, built: Path
) -> None:
    other = tmp_path / "site-packages" / "ubongo" / "server" / "page"
    shutil.copytree(built, other)
    (other / ".hidden").write_text("what do.py notes")
    os.utime(other / "index.html", (1, 1))

    assert StaticFiles(other).build == StaticFiles(built).build


def test_a_page_that_is_just_being_built_is_looked_at_again(tmp_path: Path, built: Path) -> None:
    pages = StaticFiles(built)
    before = pages.build
    index = (built / "index.html").read_text()

    assert not pages.is_old()

    (built / "index.html").unlink()
    assert pages.is_old()
    pages.read_again()
    # Nobody is to leave a page that works for the one that says that there is none.
    assert pages.build == ""

    (built / "assets" / "main-B7xQ2kLm.js").rename(built / "assets" / "main-C8yR3lMn.js")
    (built / "index.html").write_text(index + "<!-- new -->")
    assert pages.is_old()
    pages.read_again()
    after = pages.build
    assert after not in ("", before)
    assert pages.file("assets/main-C8yR3lMn.js") is not None


def test_files_that_cannot_be_read_just_now_stay_as_they_were(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = StaticFiles(built)
    before = pages.build
    (built / "index.html").write_text("newer, and twice as long")

    def fails(path: Path) -> bytes:
        raise FileNotFoundError(path)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "read_bytes", fails)
        # A table must not break because somebody builds the page.
        pages.read_again()
        assert pages.build == before
        index = pages.file("")
        assert index is not None
        assert b"built" in index.body
    pages.read_again()
    assert pages.build != before


def test_no_request_touches_the_disk(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-03: with no file left to open there is a page all the same, and from the first one on."""
    for kept in (words_of, friendly_names, lookalikes._table, lookalikes._blocked):
        kept.cache_clear()

    def fails(*_: object, **__: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    async def go() -> None:
        async with (
            running(tmp_path / "data", page_dir=built) as address,
            aiohttp.ClientSession(address) as http,
        ):
            for name in ("read_bytes", "is_file", "stat", "open", "rglob"):
                monkeypatch.setattr(Path, name, fails)
            for language in LANGUAGES:
                reads = {"Accept-Language": language}
                for path in ("/", "/t/table", "/icon.svg", "/api/me"):
                    async with http.get(path, headers=reads) as answer:
                        assert answer.status == 200
            async with http.post("/api/me", json={"name": "Ada"}) as answer:
                assert answer.status == 200
            monkeypatch.undo()

    asyncio.run(go())


def test_the_page_and_the_server_tell_the_same_build(tmp_path: Path, built: Path) -> None:
    async def told(http: aiohttp.ClientSession, table: str) -> tuple[str, str, str]:
        async with http.get(f"/t/{table}") as answer:
            found = re.search(
                r'<head>\s*<meta name="ubongo-build" content="(.*?)" />', await answer.text()
            )
        async with http.get("/api/me") as answer:
            me = await answer.json()
        async with http.ws_connect("/live", max_msg_size=0) as socket:
            await socket.send_str(json.dumps({"type": "join", "table": table}))
            welcome = await said(socket)
        return found[1] if found else "", me["build"], welcome["build"]

    async def go() -> None:
        async with (
            running(tmp_path / "data", page_dir=built) as address,
            a_guest(address) as http,
        ):
            table = await opened(http, edition="bare")
            before = StaticFiles(built).build
            assert await told(http, table) == (before,) * 3
            # A new page is told without a restart.
            another_name(built)
            (built / "index.html").write_text("<!doctype html><head></head>")
            after = StaticFiles(built).build
            assert after != before
            while (await told(http, table))[0] != after:
                await asyncio.sleep(0.1)
            assert await told(http, table) == (after,) * 3

    asyncio.run(go())


def test_without_a_page_no_build_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path, page_dir=tmp_path / "nothing") as address,
            a_guest(address) as http,
        ):
            async with http.get("/api/me") as answer:
                assert (await answer.json())["build"] == ""
            assert "ubongo-build" not in (await got(http, "/"))[1]

    asyncio.run(go())


def test_what_a_server_without_builds_says_is_still_understood() -> None:
    me = msgspec.json.decode(b'{"name":"Ada","suggested":"Bo","tables":[]}', type=Me)
    assert me.build == ""
    assert Welcome.__struct_defaults__[-1] == ""
