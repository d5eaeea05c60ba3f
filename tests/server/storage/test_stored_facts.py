"""Single values by name: the one that came first stands."""

import asyncio
from contextlib import closing
from pathlib import Path

from ubongo.server.storage.sqlite.database import FILE, SECRET, Database
from ubongo.server.storage.sqlite.stored_facts import SqliteFacts


def test_a_secret_is_claimed_once_whoever_comes_first(tmp_path: Path) -> None:
    with closing(Database(tmp_path)) as database:

        async def go() -> None:
            one, other = SqliteFacts(tmp_path / FILE), SqliteFacts(tmp_path / FILE)
            assert await one.fact(SECRET) is None
            found = await asyncio.gather(
                *(facts.claim_fact(SECRET, value) for facts, value in ((one, "a"), (other, "b")))
            )
            assert len(set(found)) == 1
            assert database.fact(SECRET) == found[0] == await other.claim_fact(SECRET, "c")
            await one.keep_fact("x", "1")
            await other.keep_fact("x", "2")
            assert await one.fact("x") == "2"
            await one.close()
            await other.close()

        asyncio.run(go())
