"""Guests over HTTP: to be forgotten everywhere ends the cookie on the server, for good."""

import asyncio
from pathlib import Path

from tests.support.server_in_process import Asker, server
from ubongo.server.http.cookies import COOKIE
from ubongo.server.storage.retention import FORGET_AFTER
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.guest_database import GuestDatabase


def cookie_of(asker: Asker) -> str:
    [cookie] = [one.value for one in asker._http.cookie_jar if one.key == COOKIE]
    return cookie


async def is_believed(asker: Asker, cookie: str) -> bool:
    """Whether somebody with a copy of this cookie is known."""
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    async with asker._http.get(f"{asker.base}/api/me", headers=headers) as answer:
        return bool((await answer.json())["name"])


def test_who_is_forgotten_everywhere_is_nobody_with_any_copy_of_the_cookie(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as thief:
            assert (await ada.posts("/api/me", {"name": "Ada"}))[1]["name"] == "Ada"
            copy = cookie_of(ada)
            thief._http.cookie_jar.clear()
            assert await is_believed(thief, copy)
            await ada.asks("PUT", "/api/me/ratings", json={"opted_in": True})
            await ada.opens(edition="bare")
            await ada.joins()

            assert (await ada.asks("DELETE", "/api/me"))[0] == 204
            ended = await ada.hears(lambda message: message["type"] == "closed")
            assert (ended["code"], ended["again"]) == ("forgotten", False)
            assert not await is_believed(thief, copy)
            assert (await ada.gets("/api/me"))[1]["name"] == ""
            assert cookie_of(ada) != copy
            assert (await ada.gets("/api/me/ratings"))[1]["opted_in"] is False
            # Once more does no harm, and neither does a stranger.
            for asker in (ada, thief):
                assert (await asker.asks("DELETE", "/api/me"))[0] == 204
        async with server(tmp_path) as port, Asker(port) as thief:
            thief._http.cookie_jar.clear()
            assert not await is_believed(thief, copy)

    asyncio.run(go())


def test_the_forgotten_are_remembered_as_long_as_a_cookie_could_last(tmp_path: Path) -> None:
    Database(tmp_path).close()
    now = 1_000
    records = GuestDatabase(tmp_path / "ubongo.sqlite3", lambda: now)
    try:
        records.start_daily("ada", "2026-11-15", "easy", 1_000)
        records.end_guest("ada")
        now = 2_000
        records.end_guest("ada")
        assert records.everything("ada")["daily"] == []
        assert records.ended_guests() == {"ada"}
        now = 1_000 + FORGET_AFTER
        records.forget_old()
        assert records.ended_guests() == {"ada"}
        now = 1_001 + FORGET_AFTER
        records.forget_old()
        assert records.ended_guests() == frozenset()
    finally:
        records.close()
