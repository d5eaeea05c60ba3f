"""Access checks and security headers: allowed hosts and origins, trusted proxies.

SameSite cookies alone would admit a page on another port of the same machine, so scheme, host
and port of the origin must be those of the request. Whatever is not exactly a host or an origin
is none.
"""

import asyncio
import ipaddress
import logging
import re
import socket
from typing import NamedTuple

from aiohttp import web

from ubongo.server.config import Config

log = logging.getLogger("ubongo")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Server": "ubongo",
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


HSTS = "max-age=31536000"
# Who watches the server asks here, and needs no proxy.
HEALTH = "/healthz"
DEFAULT_PORTS = {"http": 80, "https": 443}
_AUTHORITY = re.compile(
    r"(?P<name>[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?",
    re.ASCII,
)
_ORIGIN = re.compile(r"(?P<scheme>https?)://(?P<authority>[^/?#@]+)", re.ASCII)


class Authority(NamedTuple):
    """A host and its port, as they stand in a `Host` header; None: no port is named."""

    name: str
    port: int | None

    @property
    def is_address(self) -> bool:
        return _address_in(self.name) is not None


def authority_in(text: str) -> Authority | None:
    """The host and port that a text names exactly, or None.

    >>> authority_in("Ubongo.Example:443"), authority_in("[::1]")
    (Authority(name='ubongo.example', port=443), Authority(name='::1', port=None))
    >>> authority_in("[::1"), authority_in("127.0.0.1:x"), authority_in("a@b")
    (None, None, None)
    """
    found = _AUTHORITY.fullmatch(text.lower())
    if found is None:
        return None
    name, port = found["name"], found["port"]
    if name.startswith("["):
        name = name[1:-1]
        if not Authority(name, None).is_address:
            return None
    if port is not None and not 0 < int(port) < 65536:
        return None
    return Authority(name, None if port is None else int(port))


class Origin(NamedTuple):
    """A scheme, a host and a port: what a page belongs to."""

    scheme: str
    name: str
    port: int


def origin_in(text: str) -> Origin | None:
    """The origin that a text names exactly, with the port that its scheme implies.

    >>> origin_in("https://ubongo.example"), origin_in("http://ubongo.example/")
    (Origin(scheme='https', name='ubongo.example', port=443), None)
    """
    found = _ORIGIN.fullmatch(text.lower())
    host = authority_in(found["authority"]) if found is not None else None
    if found is None or host is None:
        return None
    return Origin(found["scheme"], host.name, host.port or DEFAULT_PORTS[found["scheme"]])


def security_headers(config: Config) -> dict[str, str]:
    """The headers of every answer; behind HTTPS browsers are told to stay there."""
    return {**HEADERS, "Strict-Transport-Security": HSTS} if config.is_https else dict(HEADERS)


class AccessPolicy:
    """Decides which hosts and origins are allowed, and the address of a request."""

    def __init__(self, config: Config) -> None:
        self._public = origin_in(config.public_url)
        # Names of the server with any port, or with the one that was given.
        named = [one for one in map(authority_in, config.allowed_hosts) if one is not None]
        self._allowed = {*named}
        self._trusted = [
            ipaddress.ip_network(peer, strict=False) for peer in config.trusted_proxies
        ]
        self._is_open = config.host not in ("127.0.0.1", "localhost", "::1")
        if self._is_open:
            # In a home network the server is also reached by the name of its machine.
            own = socket.gethostname().lower()
            self._allowed |= {Authority(own, None), Authority(f"{own}.local", None)}

    def allows_host(self, host: str) -> bool:
        """Whether a Host header names this server; this stops DNS rebinding."""
        named = authority_in(host)
        if named is None:
            return False
        public = self._public
        # A proxy may leave the port of the public address out, or add the usual one.
        if public is not None and named.name == public.name and named.port in (None, public.port):
            return True
        if named in self._allowed or Authority(named.name, None) in self._allowed:
            return True
        if named.name == "localhost":
            return True
        address = _address_in(named.name)
        # In a home network browsers use the IP address, which cannot be rebound.
        return address is not None and (self._is_open or address.is_loopback)

    def allows_target(self, target: str, host: str) -> bool:
        """Whether what a request asks for is on the host that it names."""
        if target.startswith("/"):
            return True
        scheme, _, rest = target.partition("://")
        authority = re.split(r"[/?#]", rest, maxsplit=1)[0]
        return scheme.lower() in DEFAULT_PORTS and authority.lower() == host.lower()

    def allows_origin(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin may open a WebSocket or send changes."""
        page = origin_in(origin or "")
        if page is None:
            return False
        if page == self._public:
            return True
        usual = page.port == DEFAULT_PORTS[page.scheme]
        if Authority(page.name, page.port) in self._allowed:
            return True
        if usual and Authority(page.name, None) in self._allowed:
            return True
        # We speak HTTP ourselves: a page of ours over HTTPS is one of the names above.
        asked = authority_in(host)
        return (
            asked is not None
            and page == Origin("http", asked.name, asked.port or DEFAULT_PORTS["http"])
            and (self._public is None or page.name != self._public.name)
        )

    def is_trusted(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self._trusted)

    def address(self, request: web.BaseRequest) -> str:
        """The address that a request comes from; only trusted proxies may forward one.

        Of IPv6 only the network counts, because one client can use all its addresses.
        """
        seen = peer = _address_in(request.remote or "")
        if self._trusted and self.is_trusted(peer):
            # A proxy may add a second header beside a forged one.
            forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
            for hop in reversed(forwarded.split(",")):
                if seen is None or not self.is_trusted(seen):
                    break
                seen = _address_in(hop)
            if seen is None and request.path != HEALTH:
                log.warning(
                    "the proxy %s says nothing usable in X-Forwarded-For: all its visitors share "
                    "the limits of one address",
                    peer,
                )
        return _network(seen or peer)

    def peer_address(self, transport: asyncio.BaseTransport) -> str:
        """The address of a connection before its first request; empty for a trusted proxy's."""
        name = transport.get_extra_info("peername")
        peer = _address_in(str(name[0])) if isinstance(name, tuple) and name else None
        return "" if self.is_trusted(peer) else _network(peer)


def _network(address: Address | None) -> str:
    if address is None:
        return ""
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def _address_in(text: str) -> Address | None:
    """The address in a text, without the port that some proxies add."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
