"""Real balancers in front of real nodes: the files of `deploy/nodes`, with the ports of a test."""

import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.patience import PATIENCE
from tools.tasks.system_packages import CADDY, HAPROXY, NGINX, Package

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "deploy" / "nodes"
# The ports of the nodes in these files.
NODES = (8642, 8643)
NGINX_FILE, HAPROXY_FILE, CADDY_FILE = "nginx.conf", "haproxy.cfg", "Caddyfile"
# Where each says on which port it listens, and what it says in a test.
LISTENING = {
    NGINX_FILE: ("listen 80;", "listen 127.0.0.1:{port};"),
    HAPROXY_FILE: ("bind :80", "bind 127.0.0.1:{port}"),
    CADDY_FILE: (":80 {", ":{port} {{\n\tbind 127.0.0.1"),
}

# What stands around the file of nginx: on a host, its own nginx.conf.
AROUND = """
daemon off;
pid nginx.pid;
error_log stderr error;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {file}
}}
"""


def written(name: str, folder: Path, port: int, nodes: Sequence[str]) -> Path:
    """A file of `deploy/nodes` with other ports; nginx may have more than two nodes."""
    text = (FILES / name).read_text("utf-8")
    first, second = (f"127.0.0.1:{node}" for node in NODES)
    assert text.count(first) == text.count(second) == 2
    assert len(nodes) == len(NODES) or name == NGINX_FILE
    if name == NGINX_FILE:
        lines = text.splitlines()
        text = "\n".join(
            line.replace(second, node)
            for line in lines
            for node in (nodes[1:] if second in line else (second,))
        )
    text = text.replace(first, nodes[0]).replace(second, nodes[1])
    before, after = LISTENING[name]
    assert text.count(before) == 1
    text = text.replace(before, after.format(port=port))
    if name == NGINX_FILE:
        text = AROUND.format(file=text)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def _await_listening(port: int, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise RuntimeError(f"{process.args!r} does not listen")


@contextmanager
def balancing(package: Package, folder: Path, port: int, nodes: Sequence[str]) -> Iterator[None]:
    """This balancer in front of these nodes (`127.0.0.1:8642`), until the end of the block."""
    folder.mkdir()
    program = package.program()
    assert program is not None
    if package is NGINX:
        path = written(NGINX_FILE, folder, port, nodes)
        command = [program, "-p", str(folder), "-c", str(path), "-e", "stderr"]
    elif package is HAPROXY:
        path = written(HAPROXY_FILE, folder, port, nodes)
        command = [program, "-db", "-f", str(path)]
    else:
        assert package is CADDY
        path = written(CADDY_FILE, folder, port, nodes)
        # It would listen for commands on a port of its own.
        path.write_text("{\n\tadmin off\n}\n" + path.read_text("utf-8"), encoding="utf-8")
        command = [program, "run", "--adapter", "caddyfile", "--config", str(path)]
    with standing(command, folder) as process:
        _await_listening(port, process)
        yield


@contextmanager
def standing(command: Sequence[str], folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A balancer or another web server in front, as this command starts it, and its log."""
    with (folder / "balancer.log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
