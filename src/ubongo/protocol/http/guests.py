"""Bodies about guests: who the cookie says this is, and how they want to be called."""

from msgspec import Struct

from ubongo.protocol.messages import Name


class Me(Struct, frozen=True):
    """GET /api/me: who the signed cookie says this is, and where a game is waiting."""

    name: str
    suggested: str
    tables: tuple[str, ...]
    # Where other machines find this server, such as http://192.168.0.7:8642; empty: not known.
    address: str = ""
    # The id of the page that the server shows now, as in `welcome`.
    build: str = ""
    # A word of the people who run the server; empty: none.
    word: str = ""
    # Whether the request had a cookie of ours: a browser that never sends one refuses them.
    known: bool = True
    # How many characters a name may have; those that join emoji do not count.
    longest_name: int = 20
    # The events that are not over in which the guest takes part, or which they host.
    events: tuple[str, ...] = ()


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me: what the guest wants to be called from now on."""

    name: Name


BODIES = (Me, Introduce)
