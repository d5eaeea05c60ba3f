"""The route of the editions' facts; they are the same for everybody until the next release."""

from aiohttp import web

from ubongo.server.features.editions.facts import editions
from ubongo.server.http.responses import json_response


class EditionRoutes:
    """Answers what each edition is and offers."""

    def __init__(self) -> None:
        self._editions = editions()

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/editions", self._get_editions)

    async def _get_editions(self, request: web.Request) -> web.Response:
        return json_response(self._editions)
