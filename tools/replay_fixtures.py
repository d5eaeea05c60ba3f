"""Make the replays that the page's own tests watch, from the playthroughs in tests/.

    python -m tools.replay_fixtures [FILE]

They are what a server answers to the records, and web/tests/films.json is where they belong.
"""

import sys
from pathlib import Path

from ubongo.boards.box import the_box
from ubongo.protocol.messages import encode
from ubongo.server.features.replays.frames import opened

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "web" / "tests" / "films.json"
# A game of gems and pawns, boards that follow each other at once, and a play-off.
CHOSEN = ("classic-2", "solo-1", "2024-2")


def films() -> str:
    """One line for each, by the name of its playthrough."""
    box = the_box()
    lines = []
    for name in CHOSEN:
        record = (ROOT / "tests" / "playthroughs" / f"{name}.record").read_bytes()
        replay = encode(opened(record, box))
        lines.append(f'"{name}": {replay.decode()}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    file.write_text(films(), encoding="utf-8")
    print(f"wrote {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
