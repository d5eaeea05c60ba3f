"""The files of the page: what is there is served well, and nothing else is served."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.test_defences import running

SECRET = "not for the world"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it, with a secret beside it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>built</title>" + " " * 2_000)
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
            assert (await got(http, "/"))[1] == "newer"

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
