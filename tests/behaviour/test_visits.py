"""Guests without cookies: the key of a visit says who they are, over HTTP and over WebSocket."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp

from tests.support.server_in_process import server
from tools.patience import PATIENCE

KEY = "the-key-of-one-visit-000001"
Json = Any


async def told(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = await socket.receive()
            assert frame.type is aiohttp.WSMsgType.TEXT, frame
            message = json.loads(frame.data)
            if message["type"] == kind:
                return message


def test_a_tab_without_cookies_plays_at_its_own_table(tmp_path: Path) -> None:
    """It opens a table, joins as the same guest, comes back as the same guest, and sits there."""

    async def go() -> None:
        async with (
            server(tmp_path) as port,
            aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http,
        ):
            base = f"http://127.0.0.1:{port}"
            headers = {"Ubongo-Visit": KEY}
            for _ in range(2):
                async with http.get(f"{base}/api/me", headers=headers) as answer:
                    assert (await answer.json())["known"] is False
            wish = {"edition": "bare", "name": "Ada"}
            async with http.post(f"{base}/api/tables", json=wish, headers=headers) as answer:
                table = (await answer.json())["table"]
            async with http.get(f"{base}/api/me", headers=headers) as answer:
                assert (await answer.json())["tables"] == [table]
            for _ in range(2):
                async with http.ws_connect(f"{base}/live") as socket:
                    await socket.send_json({"type": "join", "table": table, "visit": KEY})
                    welcome = await told(socket, "welcome")
                    assert [place and place["you"] for place in welcome["lobby"]["places"]] == [
                        True, None, None, None,
                    ]  # fmt: skip

    asyncio.run(go())


def test_nobody_is_let_in_without_saying_who_they_are(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            server(tmp_path) as port,
            aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http,
        ):
            live = f"http://127.0.0.1:{port}/live"
            for more in ({}, {"visit": None}):
                async with http.ws_connect(live) as socket:
                    await socket.send_json({"type": "join", "table": "t", **more})
                    closed = await told(socket, "closed")
                    assert closed == {"type": "closed", "code": "no_guest", "again": False}
            for key in ("short", "x" * 65, 7, ["x" * 22]):
                async with http.ws_connect(live) as socket:
                    await socket.send_json({"type": "join", "table": "t", "visit": key})
                    assert (await told(socket, "closed"))["code"] == "bad_message"

    asyncio.run(go())


def test_a_cookie_counts_more_than_what_the_join_says(tmp_path: Path) -> None:
    """Nobody can be put on another's seat by a key that a page has left behind."""

    async def go() -> None:
        async with server(tmp_path) as port:
            base = f"http://127.0.0.1:{port}"
            async with (
                aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as without,
                aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http,
            ):
                headers = {"Ubongo-Visit": KEY}
                async with without.post(f"{base}/api/tables", json={}, headers=headers) as answer:
                    table = (await answer.json())["table"]
                async with http.get(f"{base}/api/me") as answer:
                    assert (await answer.json())["known"] is False
                async with http.get(f"{base}/api/me", headers=headers) as answer:
                    assert (await answer.json())["known"] is True
                async with http.ws_connect(f"{base}/live") as socket:
                    await socket.send_json({"type": "join", "table": table, "visit": KEY})
                    welcome = await told(socket, "welcome")
                    assert welcome["lobby"]["places"][0]["you"] is False

    asyncio.run(go())
