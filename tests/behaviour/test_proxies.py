"""A real server behind nginx and Caddy with the files of `deploy`, over HTTPS."""

import asyncio
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from tests.support.server_in_process import serving
from tests.support.system import need
from tools.fault_injection.balancers import AROUND, standing
from tools.patience import PATIENCE
from tools.tasks.system_packages import CADDY, NGINX, OPENSSL, Package
from ubongo.server.config import Config

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
# What the files name: the host, and where the server listens.
NAME, DOCUMENTED = "ubongo.example", "127.0.0.1:8642"
CERTIFICATE = "/etc/letsencrypt/live/ubongo.example/"


class Here(AbstractResolver):
    """Every name is this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        here = "127.0.0.1"
        return [ResolveResult(hostname=host, host=here, port=port, family=family, proto=0, flags=0)]

    async def close(self) -> None:
        pass


def signed_by_ourselves(folder: Path) -> Path:
    """A certificate of that host with its key; the certificate."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    named = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *named, *files], check=True, capture_output=True)
    return folder / "fullchain.pem"


def changed(text: str, before: str, after: str) -> str:
    assert text.count(before) == 1, before
    return text.replace(before, after)


@contextmanager
def proxy(package: Package, folder: Path, port: int, behind: int) -> Iterator[None]:
    """The proxy with our file, but for ports and certificate, until the end of the block."""
    program = package.program()
    assert program is not None
    name = "nginx.conf" if package is NGINX else "Caddyfile"
    text = changed((DEPLOY / name).read_text("utf-8"), DOCUMENTED, f"127.0.0.1:{behind}")
    path = folder / name
    if package is NGINX:
        text = changed(text, "listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
        text = AROUND.format(file=text.replace(CERTIFICATE, f"{folder}/"))
        command = [program, "-p", str(folder), "-c", str(path), "-e", "stderr"]
    else:
        files = f"{folder}/fullchain.pem {folder}/privkey.pem"
        ours = f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {files}"
        text = "{\n\tadmin off\n}\n" + changed(text, f"{NAME} {{", ours)
        command = [program, "run", "--adapter", "caddyfile", "--config", str(path)]
    path.write_text(text, encoding="utf-8")
    with standing(command, folder):
        yield


async def until_it_answers(http: aiohttp.ClientSession) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with http.get("/healthz") as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("package", [NGINX, CADDY], ids=lambda package: package.name)
def test_a_table_is_played_behind_the_proxy_of_our_file(package: Package, tmp_path: Path) -> None:
    """S-24, S-26, S-27: also with a port of its own, which nginx's `$host` leaves out."""
    need(package, OPENSSL)
    trusted = ssl.create_default_context(cafile=signed_by_ourselves(tmp_path))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"https://{NAME}:{port}"
    config = Config(tmp_path / "data", public_url=address, trusted_proxies=("127.0.0.1",))

    async def go() -> None:
        async with serving(config) as (behind, _):
            with proxy(package, tmp_path, port, behind):
                line = aiohttp.TCPConnector(resolver=Here(), ssl=trusted)
                async with aiohttp.ClientSession(address, connector=line) as http:
                    await until_it_answers(http)
                    await plays(http)

    async def plays(http: aiohttp.ClientSession) -> None:
        async with http.get("/api/me") as answer:
            assert answer.headers["Strict-Transport-Security"]
            assert answer.headers["Set-Cookie"].startswith("__Host-ubongo_guest=")
        wish = {"edition": "bare", "bots": ["child"], "start": True}
        page = {"Origin": address}
        async with http.post("/api/tables", json=wish, headers=page) as answer:
            assert answer.status == 201
            table = (await answer.json())["table"]
        open_line = {"Origin": address.replace("https", "http")}
        async with http.post("/api/tables", json=wish, headers=open_line) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, "foreign_origin")
        async with http.ws_connect(f"/live/{table}", headers=page) as socket:
            await socket.send_json({"type": "join", "table": table})
            assert (await socket.receive_json(timeout=PATIENCE))["type"] == "welcome"

    asyncio.run(go())
