"""A server process for browsers to visit: on a free port, with the test switch, on its own data."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def served(
    folder: Path,
    page: Path | None = None,
    port: int = 0,
    docs: Path | None = None,
    root: Path = ROOT,
) -> Iterator[str]:
    """The address of a running server; it is stopped at the end, and must stop cleanly.

    It shows the page that was built here, or the one in another folder, or the documentation in
    a folder beside the page. Its code is that of this checkout, or of another one.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(
            [
                *(
                    sys.executable,
                    "-m",
                    "tools.fault_injection.victim",
                    str(folder),
                    "127.0.0.1",
                    str(port),
                ),
                *(("page", str(page)) if page else ()),
                *(("docs", str(docs)) if docs else ()),
            ],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        assert process.stdout is not None
        listens = process.stdout.readline().strip()
        if not listens:
            raise RuntimeError((folder / "server.log").read_text("utf-8")[-2_000:])
        yield f"http://127.0.0.1:{listens}"
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            code = process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        assert process.stdout is not None
        process.stdout.close()
    if code != 0:
        said = (folder / "server.log").read_text("utf-8")[-2_000:]
        raise RuntimeError(f"the server ended with {code}: {said}")
