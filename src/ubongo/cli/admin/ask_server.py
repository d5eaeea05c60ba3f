"""Asks a running server through the socket in its data folder, and reads its answer."""

import sys
from pathlib import Path
from typing import Any

import click

from ubongo.cli.serve import default_data_dir

# Seconds that the server has to answer.
ANSWER_WITHIN = 15.0


def ask(data_dir: Path | None, **request: object) -> dict[str, Any]:
    """The server's answer; one sentence if there is none, or if it is no."""
    import json
    import socket

    from ubongo.server.admin.unix_socket import FILE

    if sys.platform == "win32":
        raise click.ClickException("ubongo admin needs Unix sockets: it is not there for Windows")
    path = (data_dir or default_data_dir()) / FILE
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
            asking.settimeout(ANSWER_WITHIN)
            asking.connect(str(path))
            asking.sendall(json.dumps(request).encode() + b"\n")
            with asking.makefile("rb") as reading:
                answer = json.loads(reading.read() or b"{}")
    except (OSError, ValueError) as trouble:
        raise click.ClickException(
            f"no server answers at {path} ({trouble}); is it running, as this user, and is "
            "--data-dir its folder?"
        ) from trouble
    if not answer.pop("ok", False):
        raise click.ClickException(answer.get("sentence", "the server has not answered"))
    return dict(answer)
