"""Access checks and security headers: allowed hosts and origins, trusted proxies.

SameSite cookies alone would admit a page on another port of the same machine, so the origin's
host and port must be those of the request.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

from aiohttp import web

from ubongo.server.config import Config

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


class AccessPolicy:
    """Decides which hosts and origins are allowed, and the address of a request."""

    def __init__(self, config: Config) -> None:
        self._public = urlsplit(config.public_url).netloc.lower() if config.public_url else ""
        self._allowed = {host.lower() for host in config.allowed_hosts}
        self._trusted = [
            ipaddress.ip_network(peer, strict=False) for peer in config.trusted_proxies
        ]
        self._is_open = config.host not in ("127.0.0.1", "localhost", "::1")
        if self._is_open:
            # In a home network the server is also reached by the name of its machine.
            own = socket.gethostname().lower()
            self._allowed |= {own, f"{own}.local"}

    def allows_host(self, host: str) -> bool:
        """Whether a Host header names this server; this stops DNS rebinding."""
        if not host:
            return False
        name = _name_of(host)
        if host.lower() == self._public or name in self._allowed or host.lower() in self._allowed:
            return True
        if name == "localhost":
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        # In a home network browsers use the IP address, which cannot be rebound.
        return self._is_open or address.is_loopback

    def allows_origin(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin may open a WebSocket or send changes."""
        if not origin:
            return False
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        netloc = parts.netloc.lower()
        return netloc == host.lower() or netloc == self._public or netloc in self._allowed

    def address(self, request: web.BaseRequest) -> str:
        """The address that a request comes from; only trusted proxies may forward one.

        Of IPv6 only the network counts, because one client can use all its addresses.
        """
        seen = peer = _address_in(request.remote or "")
        # A proxy may add a second header beside a forged one.
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
        for hop in reversed(forwarded.split(",") if self._trusted else ()):
            if seen is None or not any(seen in network for network in self._trusted):
                break
            seen = _address_in(hop)
        found = seen or peer
        if found is None:
            return ""
        if found.version == 6:
            return str(ipaddress.ip_network((found, 64), strict=False))
        return str(found)


def _address_in(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text.strip())
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _name_of(host: str) -> str:
    """The name without its port, `[::1]:80` included."""
    host = host.lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
