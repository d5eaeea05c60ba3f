"""How a server is run: every value can be given on the command line or as `UBONGO_…`."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Config:
    data_dir: Path
    host: str = "127.0.0.1"
    port: int = 8642
    metrics_port: int | None = None
    # How people reach us behind a proxy, such as https://ubongo.example.
    public_url: str = ""
    # Further hosts whose pages may connect.
    allowed_hosts: tuple[str, ...] = ()
    # Peers whose X-Forwarded-For is believed.
    trusted_proxies: tuple[str, ...] = ()
    log_json: bool = False
    # What one address may do: a class behind one router must fit in.
    connections_an_address: int = 200
    tables_an_hour: int = 60
    requests_a_minute: int = 600
    keep_days: int = 30
    # Whether a referee looks at every event of every table before it is written or told.
    referee: bool = True
    # Tests only: hourglasses of any length and fixed seeds. Off in production.
    test_switch: bool = False
    page_dir: Path = field(default=Path(__file__).parent / "page")
