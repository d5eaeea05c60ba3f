"""The files for hosts: what can be checked of them without their systems."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import do
from ubongo.cli.exit_codes import BAD_INPUT, DISK_FULL, MISSING_PART
from ubongo.server.background import HAND_OVER_EVERY, LEAVE_WITHIN, PORTIONS
from ubongo.server.ports import STOP_WITHIN

DEPLOY = do.ROOT / "deploy"
UNIT, TEMPLATE = DEPLOY / "ubongo.service", DEPLOY / "nodes" / "ubongo@.service"
# Of 100; systemd calls up to 49 "OK".
MOST_EXPOSED = 20


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
@pytest.mark.parametrize("unit", [UNIT, TEMPLATE], ids=["one node", "several nodes"])
def test_the_unit_lets_the_server_do_little_else(unit: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}"]
    ran = subprocess.run([*command, str(unit)], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("path", "hopeless"),
    [(UNIT, [BAD_INPUT, MISSING_PART]), (TEMPLATE, [MISSING_PART])],
    ids=["one node", "several nodes"],
)
def test_the_unit_starts_again_unless_that_is_of_no_use(path: Path, hopeless: list[int]) -> None:
    """A wrong option stays wrong; a disk may have space the next time, a database may be up."""
    unit = path.read_text(encoding="utf-8")
    (codes,) = re.findall(r"^RestartPreventExitStatus=(.*)$", unit, re.MULTILINE)

    assert "Restart=always" in unit
    assert [int(code) for code in codes.split()] == hopeless
    assert str(DISK_FULL) not in codes


def test_nodes_try_again_seldom_enough_to_be_allowed_to() -> None:
    """A unit that was started five times within ten seconds is given up by systemd."""
    unit = TEMPLATE.read_text(encoding="utf-8")
    (pause,) = re.findall(r"^RestartSec=(.*)$", unit, re.MULTILINE)

    assert 5 * int(pause) > 10


def settings_of(unit: Path) -> set[str]:
    lines = unit.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def test_the_unit_of_several_nodes_is_that_of_one_but_for_what_it_must_be() -> None:
    """What is hardened there is hardened here; each node has a port and a folder of its own."""
    one, several = settings_of(UNIT), settings_of(TEMPLATE)

    assert {line.partition("=")[0] for line in one ^ several} == {
        "After", "Description", "Environment", "EnvironmentFile", "ExecStart",
        "RestartPreventExitStatus", "RestartSec", "StateDirectory", "TimeoutStopSec",
    }  # fmt: skip
    (start,) = [line for line in several if line.startswith("ExecStart=")]
    assert "--host 127.0.0.1 --port %i" in start
    (within,) = [line for line in several if line.startswith("TimeoutStopSec=")]
    assert int(within.partition("=")[2]) > PORTIONS * HAND_OVER_EVERY + LEAVE_WITHIN + STOP_WITHIN


BALANCER_FILES = {
    "nginx.conf": ("location /live/", "hash $uri consistent;"),
    "haproxy.cfg": ("path_beg /live/", "balance uri\n"),
    "Caddyfile": ("reverse_proxy /live/*", "lb_policy uri_hash"),
    "compose.yaml": ("reverse_proxy /live/*", "lb_policy uri_hash"),
}


@pytest.mark.parametrize("name", BALANCER_FILES)
def test_every_balancer_keeps_a_table_on_one_node(name: str) -> None:
    """The path of its WebSocket is hashed; whether that works is tried with the programs."""
    text = (DEPLOY / "nodes" / name).read_text(encoding="utf-8")
    for part in BALANCER_FILES[name]:
        assert text.count(part) == 1


def test_the_containers_are_two_nodes_on_one_database() -> None:
    yaml = pytest.importorskip("yaml")
    services = yaml.safe_load((DEPLOY / "nodes" / "compose.yaml").read_text("utf-8"))["services"]

    assert set(services) == {"node1", "node2", "database", "caddy"}
    assert services["node1"] == services["node2"]
    environment = services["node1"]["environment"]
    assert environment["UBONGO_STORE"] == "postgresql://ubongo@database/ubongo"
    assert "ports" not in services["node1"], "only the balancer reaches the nodes"
    assert services["node1"]["build"]["context"] == "../.."
