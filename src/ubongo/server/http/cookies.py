"""Signed cookies of guests, with an id and a name; there are no accounts or passwords."""

from aiohttp import web
from itsdangerous import BadData, URLSafeSerializer

from ubongo.rules.refusals import Refused
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.names import tidy

COOKIE = "ubongo_guest"
LASTS = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
_LONGEST_COOKIE = 512


class GuestCookies:
    """Signs and reads the guest cookies of one server."""

    def __init__(self, secret: str, is_https: bool = False) -> None:
        self._signer = URLSafeSerializer(secret, salt="ubongo-guest-1")
        self._is_https = is_https

    def guest_in(self, request: web.Request) -> Guest | None:
        """The guest of the request's cookie, or None without a valid one."""
        return self.read(request.cookies.get(COOKIE))

    def set_on(self, response: web.StreamResponse, guest: Guest) -> None:
        """Let the browser keep the guest's cookie."""
        response.set_cookie(
            COOKIE,
            self.cookie(guest),
            max_age=LASTS,
            httponly=True,
            samesite="Lax",
            secure=self._is_https,
        )

    def cookie(self, guest: Guest) -> str:
        return self._signer.dumps([guest.id, guest.name])

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, or None if this server did not sign it."""
        if not cookie or len(cookie) > _LONGEST_COOKIE:
            return None
        try:
            value = self._signer.loads(cookie)
        except (BadData, UnicodeError):
            return None
        if not (
            isinstance(value, list) and len(value) == 2 and all(isinstance(s, str) for s in value)
        ):
            return None
        if self._signer.dumps(value) != cookie:
            # The last letter of a signature carries bits that decoding drops. Only the exact text
            # is accepted, so that each guest has one valid cookie.
            return None
        try:
            return Guest(value[0], tidy(value[1]) if value[1] else "")
        except Refused:
            return Guest(value[0])
