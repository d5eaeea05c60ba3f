"""Who may talk to us: hosts, origins, peers, and the headers every answer carries.

SameSite cookies alone let a page on another port of the same machine in, so the
socket compares the origin's host with the one that was asked for.
"""

import ipaddress
from urllib.parse import urlsplit

from aiohttp import web

from ubongo.server.config import Config

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


class Doors:
    """Which names we answer to, and whose word about addresses we believe."""

    def __init__(self, config: Config) -> None:
        self._public = urlsplit(config.public_url).netloc.lower() if config.public_url else ""
        self._allowed = {host.lower() for host in config.allowed_hosts}
        self._trusted = [
            ipaddress.ip_network(peer, strict=False) for peer in config.trusted_proxies
        ]
        self._is_open = config.host not in ("127.0.0.1", "localhost", "::1")

    def knows_host(self, host: str) -> bool:
        """Whether this Host header is one of ours: rebinding another name to us gets nothing."""
        name = _name_of(host)
        if host.lower() == self._public or name in self._allowed or host.lower() in self._allowed:
            return True
        if name == "localhost":
            return True
        try:
            # On a LAN we are asked for by address; an address cannot be rebound.
            return self._is_open or ipaddress.ip_address(name).is_loopback
        except ValueError:
            return False

    def knows_origin(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin may open a socket or change something."""
        if not origin:
            return False
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        netloc = parts.netloc.lower()
        return netloc == host.lower() or netloc == self._public or netloc in self._allowed

    def address(self, request: web.BaseRequest) -> str:
        """Where a request really comes from: a proxy is believed only if it is ours."""
        peer = request.remote or ""
        if not self._trusted:
            return peer
        hops = [hop.strip() for hop in request.headers.get("X-Forwarded-For", "").split(",")]
        seen = peer
        for hop in reversed([hop for hop in hops if hop]):
            if not self._is_trusted(seen):
                break
            seen = hop
        return seen if _is_address(seen) else peer

    def _is_trusted(self, address: str) -> bool:
        if not _is_address(address):
            return False
        return any(ipaddress.ip_address(address) in network for network in self._trusted)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _name_of(host: str) -> str:
    """The name without its port, `[::1]:80` included."""
    host = host.lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
