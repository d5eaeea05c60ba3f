"""The try on a bare Debian: what it asks for, what it runs there, and what it says of the page.

Making a Debian takes root, a network and minutes; the rest of it is tried here.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import do
from tools.bare_debian import VISIT, Debian, Newcomer, missing, options
from tools.free_port import free_port

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no Debian to be made here")

# It answers as the game does, and notes that it was told to stop.
GAME = """
import http.server, pathlib, signal, sys

class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"PAGE")

def stop(*_):
    pathlib.Path("stopped").touch()
    sys.exit()

signal.signal(signal.SIGTERM, stop)
print("the log says why", flush=True)
with http.server.HTTPServer(("127.0.0.1", int(sys.argv[-1])), Answer) as server:
    server.serve_forever()
"""


def visited(folder: Path, game: str) -> subprocess.CompletedProcess[str]:
    (folder / "do.py").write_text(game, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", VISIT, str(free_port()), "30"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_page_that_answers_is_told_and_the_game_is_stopped(tmp_path: Path) -> None:
    told = visited(tmp_path, GAME.replace("PAGE", "<html><script src=x>"))

    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("the page answers after ")
    assert (tmp_path / "stopped").exists()


@pytest.mark.parametrize("game", [GAME, "import sys; sys.exit('the log says why')"])
def test_without_a_page_the_log_is_shown(tmp_path: Path, game: str) -> None:
    told = visited(tmp_path, game)

    assert told.returncode == 1
    assert told.stderr.startswith("no page after ")
    assert "the log says why" in told.stderr


def test_what_follows_test_goes_to_the_tests() -> None:
    chosen, rest = options(["--suite", "trixie", "--user", "test", "--fast", "-k", "a b"])

    assert (chosen.suite, chosen.user, chosen.what) == ("trixie", True, "test")
    assert rest == ["--fast", "-k", "a b"]
    assert options([])[0].what == "all"


def test_words_reach_a_checkout_with_spaces_and_umlauts_unbroken() -> None:
    """The shell inside gets them in one piece, and the folder too."""
    somebody = Newcomer(Debian("sid", Path("/debians")), "new", "Meine Spiele/Übungsraum")
    command = somebody.command(["python3", "do.py", "test", "-k", "it's here"])
    inside = command[command.index("chroot") :]

    assert inside[1:3] == ["--userspec=new", "/debians/sid/copy"]
    assert inside[-1] == (
        "cd '/home/new/Meine Spiele/Übungsraum/ubongo' && "
        """exec python3 do.py test -k 'it'"'"'s here'"""
    )
    assert "HOME=/home/new" in inside
    assert "--net" not in command
    assert "--net" in somebody.command(["true"], is_offline=True)


def test_who_is_not_root_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    assert missing() == "Only root may do this: run it with sudo, on Linux."

    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert (
        missing() == "There is no debootstrap: on Debian 'apt-get install debootstrap' brings it."
    )


def test_it_runs_without_an_environment(tmp_path: Path) -> None:
    """It is run as root, so not with the Python in `.venv` and not from it."""
    program = do.ROOT / "tools" / "bare_debian.py"
    command = [sys.executable, "-I", "-S", str(program), "--help"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert told.returncode == 0, told.stderr
    assert "--suite" in told.stdout
