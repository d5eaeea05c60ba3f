"""`ubongo serve`: starts a server, for this machine, the local network, or the internet."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ubongo.cli.exit_codes import BAD_INPUT, DISK_FULL, is_disk_full, sentence_about
from ubongo.cli.output import print_message
from ubongo.cli.parts import ServerCommand, is_installed
from ubongo.version import __version__

if TYPE_CHECKING:
    import logging

    from ubongo.server.config import Config


def option(*names: str, **settings: Any) -> Callable[[Any], Any]:
    """An option that can also be given as UBONGO_… in the environment."""
    long = next(name for name in names if name.startswith("--"))
    variable = "UBONGO_" + long.split("/")[0].removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, show_envvar=True, **settings)


@click.command(
    cls=ServerCommand,
    short_help="Open the live table, to be played in a browser.",
    examples="""
    ubongo serve --open                          play on this machine
    ubongo serve --host 0.0.0.0                  and on the phones around it
    ubongo serve -p 0                            on any free port
    ubongo serve --store postgresql:///ubongo    one of several, on one database
    ubongo serve --public-url https://ubongo.example --trust-proxy 127.0.0.1
    """,
)
@option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on; 0.0.0.0 for all of them.",
)
@option(
    "--port", "-p", type=click.IntRange(0, 65535), default=8642, show_default=True,
    help="Port; 0 picks a free one.",
)  # fmt: skip
@option(
    "--data-dir", type=click.Path(path_type=Path),
    help="Where tables and games are kept; by default a folder of your own.",
)  # fmt: skip
@option(
    "--store", default="", metavar="URL",
    help="A PostgreSQL database that several servers share, instead of files.",
)  # fmt: skip
@option("--open/--no-open", "opens", default=False, help="Show the page in a browser.")
@option(
    "--public-url", default="", metavar="URL", help="How people reach this server behind a proxy."
)
@option("--allow-host", multiple=True, metavar="HOST", help="Another host name to answer to.")
@option("--trust-proxy", multiple=True, metavar="ADDRESS", help="Whose X-Forwarded-For counts.")
@option("--metrics-port", type=click.IntRange(0, 65535), help="Prometheus, on loopback only.")
@option("--log-json", is_flag=True, help="Log one JSON object a line.")
@option(
    "--keep-days", type=click.IntRange(1, 36_500), default=30, show_default=True,
    help="When untouched tables are cleared away.",
)  # fmt: skip
@option(
    "--connections-an-address", type=click.IntRange(1), default=200, show_default=True,
    help="Live connections from one address.",
)  # fmt: skip
@option(
    "--tables-an-hour", type=click.IntRange(1), default=60, show_default=True,
    help="Tables opened from one address.",
)  # fmt: skip
@option(
    "--referee/--no-referee", default=True, show_default=True,
    help="Whether a referee watches every table and stops one where a rule is broken.",
)  # fmt: skip
@option("--test-switch", is_flag=True, hidden=True, help="For tests: any hourglass is allowed.")
def serve(opens: bool, **given: Any) -> None:
    """Serve the live table until Ctrl-C.

    Everything is kept in the data folder, and a table that was played when the server
    stopped goes on when it is started again.
    """
    import logging

    from ubongo.match.plugins import load_plugins
    from ubongo.server.listening import CannotListen, bind
    from ubongo.server.storage.interface import StoreTrouble
    from ubongo.server.storage.sqlite.data_lock import InUse

    # First, so that in a log of JSON also what is wrong with the options is JSON.
    handler = set_up_logging(given["log_json"])
    log = logging.getLogger("ubongo")
    try:
        refuse_password(given["store"], "store")
        config = config_from(**given)
        for fault in load_plugins():
            log.warning("%s", fault)
        with bind(config.host, config.port) as listening:
            run(config, listening, lambda port: announce(config, port, opens))
    except (CannotListen, StoreTrouble, InUse, OSError, click.UsageError) as trouble:
        if given["log_json"]:
            log.error("%s", sentence_about(trouble) if isinstance(trouble, OSError) else trouble)
            raise click.exceptions.Exit(DISK_FULL if is_disk_full(trouble) else BAD_INPUT) from None
        if isinstance(trouble, (OSError, click.UsageError)):
            raise
        raise click.ClickException(str(trouble)) from trouble
    finally:
        logging.getLogger().removeHandler(handler)


def refuse_password(url: str, parameter: str) -> None:
    """Refuse a password that every user of this machine can read in the list of processes."""
    from urllib.parse import urlsplit

    source = click.get_current_context().get_parameter_source(parameter)
    if source is click.core.ParameterSource.COMMANDLINE:
        try:
            has_password = urlsplit(url).password is not None or "password=" in url
        except ValueError:
            return
        if has_password:
            raise click.BadParameter(
                "everybody on this machine can read a password on the command line: put it into "
                "~/.pgpass, or the URL into UBONGO_STORE"
            )


def config_from(
    data_dir: Path | None,
    allow_host: tuple[str, ...],
    trust_proxy: tuple[str, ...],
    public_url: str,
    host: str,
    port: int,
    store: str,
    test_switch: bool,
    **others: Any,
) -> "Config":
    import ipaddress

    from ubongo.server.config import Config
    from ubongo.server.http.security import authority_in, origin_in
    from ubongo.server.http.share_address import LOOPBACK

    public_url = public_url.rstrip("/")
    if public_url and not public_url.startswith(("http://", "https://")):
        raise click.BadParameter(f"{public_url} begins neither with https:// nor with http://")
    if "/" in public_url.partition("://")[2]:
        raise click.BadParameter(
            f"{public_url} has a path, and Ubongo cannot be served below one: give it a name of "
            "its own, such as https://ubongo.example"
        )
    if public_url and origin_in(public_url) is None:
        raise click.BadParameter(
            f"{public_url} is not just a name and perhaps a port, such as https://ubongo.example"
        )
    for name in allow_host:
        if authority_in(name) is None:
            raise click.BadParameter(f"{name} is not a name such as play.example")
    if test_switch and (public_url or host not in LOOPBACK):
        raise click.BadParameter(
            "the test switch lets any guest choose the seed of a table: it is for this machine "
            "alone, without --public-url and --host"
        )
    for peer in trust_proxy:
        try:
            ipaddress.ip_network(peer, strict=False)
        except ValueError:
            raise click.BadParameter(f"{peer} is not an address such as 127.0.0.1") from None
    return Config(
        data_dir=data_dir or default_data_dir(store, port),
        store=store,
        host=host,
        port=port,
        public_url=public_url,
        test_switch=test_switch,
        allowed_hosts=allow_host,
        trusted_proxies=trust_proxy,
        docs_dir=installed_docs(),
        **others,
    )


def installed_docs() -> Path | None:
    """The folder of the documentation, if the package with it is installed."""
    if not is_installed("docs"):
        return None
    from ubongo_docs import PAGES

    return PAGES if PAGES.is_dir() else None


def default_data_dir(store: str = "", port: int = 0) -> Path:
    """Where the data are; with a store there are none, and each server has a folder of its own."""
    from platformdirs import user_data_path

    folder = user_data_path("ubongo", appauthor=False)
    return folder / "nodes" / str(port) if store else folder


def set_up_logging(as_json: bool) -> "logging.Handler":
    """Log to standard error; the handler is the caller's to remove."""
    import logging

    from ubongo.server.log_lines import JsonLines, RepeatFilter

    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(RepeatFilter())
    formatter = JsonLines() if as_json else logging.Formatter("%(asctime)s %(message)s", "%H:%M:%S")
    handler.setFormatter(formatter)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    return handler


def run(config: "Config", listening: Any, ready: Callable[[int], None]) -> None:
    import asyncio
    import logging

    from ubongo.server.main import serve as serving
    from ubongo.server.main import tune_process

    tuned = tune_process()

    def announced(port: int) -> None:
        ready(port)
        # Afterwards: who cannot serve says why, and nothing else.
        log = logging.getLogger("ubongo")
        if not config.store:
            log.info("tables and games are kept in %s", config.data_dir)
        log.info("%s", tuned)

    try:
        import uvloop
    except ImportError:
        asyncio.run(serving(config, listening, announced))
    else:
        uvloop.run(serving(config, listening, announced))


# --- Messages to the host ----------------------------------------------------------------------


def announce(config: "Config", port: int, opens: bool) -> None:
    """Print the address to standard output and everything else to standard error.

    In a log of JSON there is no line that is not: programs that read it read both.
    """
    import logging

    from ubongo.server.http.share_address import LOOPBACK, shared_address, shown_host

    address = config.public_url or f"http://{shown_host(config.host)}:{port}"
    if config.log_json:
        logging.getLogger("ubongo").info("Ubongo %s is running on %s", __version__, address)
    else:
        print_message(f"Ubongo {__version__} is running; press Ctrl-C to stop it.")
        print(address, flush=True)
    if config.host not in LOOPBACK and not config.public_url and not config.log_json:
        shared = shared_address(config, port)
        if shared:
            show_code(shared)
        else:
            print_message("This machine is not on a network, so phones cannot join.")
    if opens and has_display():
        import threading
        import webbrowser

        # Some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def show_code(address: str) -> None:
    """Print the address for phones in the same network, as text and as a QR code."""
    import segno

    print_message(f"For phones in the same network: {address}")
    if sys.stderr.isatty():
        segno.make(address, micro=False).terminal(out=sys.stderr, compact=True)


def has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
