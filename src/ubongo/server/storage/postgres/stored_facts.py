"""Single values by name in PostgreSQL: the cookie secret, the version that wrote here."""

from ubongo.server.storage.postgres.connection import Queries


class PostgresFacts:
    """Values by name, the same for all nodes; see `interface.StoredFacts`."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries

    async def fact(self, name: str) -> str | None:
        row = await self._queries.row("SELECT value FROM facts WHERE name = $1", name)
        return None if row is None else str(row[0])

    async def keep_fact(self, name: str, value: str) -> None:
        await self._queries.execute(
            "INSERT INTO facts (name, value) VALUES ($1, $2)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name, value,
        )  # fmt: skip

    async def claim_fact(self, name: str, value: str) -> str:
        await self._queries.execute(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value
        )
        return await self.fact(name) or value
