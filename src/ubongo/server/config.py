"""The configuration of a server: each value is an option of `ubongo serve` or `UBONGO_…`."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration of one server."""

    data_dir: Path
    # The URL of a PostgreSQL database that several servers share; empty: SQLite in `data_dir`.
    store: str = ""
    host: str = "127.0.0.1"
    port: int = 8642
    metrics_port: int | None = None
    # The public address behind a proxy, such as https://ubongo.example.
    public_url: str = ""
    # More host names whose pages may connect.
    allowed_hosts: tuple[str, ...] = ()
    # Addresses of proxies whose X-Forwarded-For is trusted.
    trusted_proxies: tuple[str, ...] = ()
    log_json: bool = False
    # Limits for one address; a school class behind one router must fit in.
    connections_an_address: int = 200
    tables_an_hour: int = 60
    requests_a_minute: int = 600
    # Files of the page and all other addresses: a first visit fetches some 150 of them, most for a
    # time without a network.
    pages_a_minute: int = 12_000
    keep_days: int = 30
    # Whether a referee checks every event of every table before it is written or sent.
    referee: bool = True
    # For tests only, off in production: hourglasses of any length, fixed seeds, and puzzles of the
    # day that are solved in no time.
    test_switch: bool = False
    page_dir: Path = field(default=Path(__file__).parent / "page")
    # The documentation that is served under /docs; None if it is not installed.
    docs_dir: Path | None = None

    @property
    def is_https(self) -> bool:
        """Whether people reach the server over HTTPS."""
        return self.public_url.startswith("https://")
