"""The files for hosts: what can be checked of them without their systems."""

import re
import shutil
import subprocess

import pytest

import do
from ubongo.cli.exit_codes import BAD_INPUT, DISK_FULL, MISSING_PART

UNIT = do.ROOT / "deploy" / "ubongo.service"
# Of 100; systemd calls up to 49 "OK".
MOST_EXPOSED = 20


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_the_unit_lets_the_server_do_little_else() -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}"]
    ran = subprocess.run([*command, str(UNIT)], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_unit_starts_again_unless_that_is_of_no_use() -> None:
    """A wrong option stays wrong; there may be space on the disk the next time."""
    unit = UNIT.read_text(encoding="utf-8")
    (codes,) = re.findall(r"^RestartPreventExitStatus=(.*)$", unit, re.MULTILINE)

    assert "Restart=always" in unit
    assert codes.split() == [str(BAD_INPUT), str(MISSING_PART)]
    assert str(DISK_FULL) not in codes
