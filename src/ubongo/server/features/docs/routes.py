"""The routes of the documentation; its files are read when somebody first asks for one.

The site has no scripts and styles in its pages and loads nothing from other hosts, so it is
served under the same policy as the game.
"""

import asyncio
from pathlib import Path

from aiohttp import web

from ubongo.server.http.responses import error_response
from ubongo.server.http.static import INDEX, File, file_response, files_in
from ubongo.version import __version__

MISSING = (
    "The documentation is not installed on this server.\n"
    "Whoever runs it can install its package beside ubongo: "
    f"ubongo_docs-{__version__}-py3-none-any.whl, of the same release.\n"
)


class DocsRoutes:
    """Answers requests for the documentation, or says that there is none."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._files: dict[str, File] | None = None
        self._reading = asyncio.Lock()

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/docs", self._go_to_index)
        router.add_get("/docs/{path:.*}", self._get_file)

    async def _go_to_index(self, request: web.Request) -> web.Response:
        """The links of the index lead on from a folder, and so from an address that ends in `/`."""
        if self._folder is None:
            return _missing()
        return web.Response(status=308, headers={"Location": "/docs/"})

    async def _get_file(self, request: web.Request) -> web.Response:
        if self._folder is None:
            return _missing()
        path = request.match_info["path"]
        if path == "" or path.endswith("/"):
            path += INDEX
        file = (await self._read(self._folder)).get(path)
        if file is None:
            return error_response(404, "http_404", "there is nothing at this address")
        return file_response(request, file)

    async def _read(self, folder: Path) -> dict[str, File]:
        async with self._reading:
            if self._files is None:
                self._files = await asyncio.to_thread(files_in, folder)
        return self._files


def _missing() -> web.Response:
    return web.Response(status=404, text=MISSING)
