"""GuestCookies: a signed cookie with an id and a name; no account, no address, no password."""

import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer

from ubongo.rules.refusals import Refused
from ubongo.server.tables.names import tidy

COOKIE = "ubongo_guest"
LASTS = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
_LONGEST_COOKIE = 512

_FIRST = ("Quick", "Merry", "Clever", "Sunny", "Brave", "Calm", "Lucky", "Nimble", "Witty", "Jolly")
_SECOND = (
    "Antelope", "Elephant", "Snake", "Mask", "Shield", "Gecko", "Zebra", "Heron", "Lion", "Rhino",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came; `name` is empty until they gave one."""

    id: str
    name: str = ""


class GuestCookies:
    """Makes and reads the cookies of one server."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="ubongo-guest-1")

    def new(self) -> Guest:
        return Guest(secrets.token_urlsafe(12))

    def cookie(self, guest: Guest) -> str:
        return self._signer.dumps([guest.id, guest.name])

    def read(self, cookie: str | None) -> Guest | None:
        """Who this is, or None for a cookie that we did not sign."""
        if not cookie or len(cookie) > _LONGEST_COOKIE:
            return None
        try:
            said = self._signer.loads(cookie)
        except (BadData, UnicodeError):
            return None
        if not (
            isinstance(said, list) and len(said) == 2 and all(isinstance(s, str) for s in said)
        ):
            return None
        if self._signer.dumps(said) != cookie:
            # The last letter of a signature carries bits that decoding drops: read only what
            # was written, so that there is one cookie for each guest and no look-alikes.
            return None
        try:
            return Guest(said[0], tidy(said[1]) if said[1] else "")
        except Refused:
            return Guest(said[0])


def suggested_name() -> str:
    """A friendly name for somebody who gave none."""
    return f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}"
