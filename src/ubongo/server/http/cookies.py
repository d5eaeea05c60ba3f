"""Signed cookies of guests, with an id, a name and a date; there are no accounts or passwords.

A cookie ends after 400 days, on the server's side too, and is renewed when it is half as old; one
of a guest who wanted to be forgotten is not believed at all. Over HTTPS its name begins with
`__Host-`: then no other site under the same domain, and nobody on an open line, can plant one.
Cookies of older releases have no date and another name; they are read and replaced.

Where a browser keeps no cookie, or has not got one yet, the key of a visit takes its place: random
text that the page makes up and sends with each request. The guest follows from it, so that two
tabs of a first visit are one guest, and a tab without cookies can play.
"""

import hmac
import re
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from dataclasses import dataclass
from hashlib import sha256

from aiohttp import web
from itsdangerous import BadData, URLSafeSerializer

from ubongo.rules.refusals import Refused
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.names import tidy

COOKIE = "ubongo_guest"
HOST_COOKIE = "__Host-ubongo_guest"
VISIT = "Ubongo-Visit"
_VISIT_KEY = re.compile(r"[A-Za-z0-9_-]{22,64}", re.ASCII)
LASTS = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
RENEWED_AFTER = LASTS // 2
# A name of twenty emoji, each joined to the next, fits in.
_LONGEST_COOKIE = 704


@dataclass(frozen=True, slots=True)
class CookieRead:
    """The guest of a cookie that is ours, and whether it should be replaced by a newer one."""

    guest: Guest
    is_due: bool


class GuestCookies:
    """Signs and reads the guest cookies of one server; `ended` are guests to be forgotten."""

    def __init__(
        self,
        secret: str,
        is_https: bool = False,
        ended: Collection[str] = (),
        now: Callable[[], float] = time.time,
    ) -> None:
        self._signer = URLSafeSerializer(secret, salt="ubongo-guest-1")
        self._visit_secret = f"ubongo-visit-1 {secret}".encode()
        self._is_https = is_https
        self._ended = ended
        self._now = now

    @property
    def name(self) -> str:
        return HOST_COOKIE if self._is_https else COOKIE

    def read_from(self, request: web.Request) -> CookieRead | None:
        """The request's cookie, or None without a valid one."""
        found = self.read(request.cookies.get(self.name))
        if found is not None or not self._is_https:
            return found
        # Of a release before, or of the time before there was HTTPS.
        older = self.read(request.cookies.get(COOKIE))
        return None if older is None else CookieRead(older.guest, is_due=True)

    def guest_of_visit(self, key: str | None) -> Guest | None:
        """The guest who follows from the key of a visit, always the same.

        None if it is no key, or one of a guest who wanted to be forgotten.
        """
        if not key or not _VISIT_KEY.fullmatch(key):
            return None
        drawn = hmac.new(self._visit_secret, key.encode("ascii"), sha256).digest()
        guest = Guest(urlsafe_b64encode(drawn[:12]).decode())
        return None if guest.id in self._ended else guest

    def set_on(self, response: web.StreamResponse, guest: Guest) -> None:
        """Let the browser keep the guest's cookie, instead of an older one."""
        response.set_cookie(
            self.name,
            self.cookie(guest),
            max_age=LASTS,
            httponly=True,
            samesite="Lax",
            secure=self._is_https,
        )
        if self._is_https:
            response.del_cookie(COOKIE)

    def take_from(self, response: web.StreamResponse) -> None:
        """Let the browser forget the guest's cookie."""
        for name in {COOKIE, self.name}:
            # A cookie of this kind can only be replaced, also by nothing, over HTTPS.
            response.del_cookie(name, secure=self._is_https, httponly=True, samesite="Lax")

    def cookie(self, guest: Guest) -> str:
        return self._signer.dumps([guest.id, guest.name, int(self._now())])

    def read(self, cookie: str | None) -> CookieRead | None:
        """A cookie that this server has signed and still believes, or None."""
        if not cookie or len(cookie) > _LONGEST_COOKIE:
            return None
        try:
            value = self._signer.loads(cookie)
        except (BadData, UnicodeError):
            return None
        if not isinstance(value, list) or len(value) not in (2, 3):
            return None
        id_, name, *dated = value
        if not isinstance(id_, str) or not isinstance(name, str) or id_ in self._ended:
            return None
        if self._signer.dumps(value) != cookie:
            # The last letter of a signature carries bits that decoding drops. Only the exact text
            # is accepted, so that each guest has one valid cookie.
            return None
        if dated and type(dated[0]) is not int:
            return None
        age = self._now() - dated[0] if dated else RENEWED_AFTER
        if age > LASTS:
            return None
        try:
            guest = Guest(id_, tidy(name) if name else "")
        except Refused:
            guest = Guest(id_)
        # From the future: the clock was wrong when it was made.
        return CookieRead(guest, is_due=not 0 <= age < RENEWED_AFTER)
