"""Writes the page's types and the protocol's documentation from `ubongo.protocol`.

    python tools/protocol_gen/__main__.py            write both files
    python tools/protocol_gen/__main__.py --check    fail if one of them is stale

Do not edit web/src/api/protocol.ts and docs/protocol.md by hand; a test checks that they are
fresh.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from tools.protocol_gen.markdown import markdown
from tools.protocol_gen.typescript import typescript

ROOT = Path(__file__).resolve().parents[2]
FILES: dict[Path, Callable[[], str]] = {
    ROOT / "web" / "src" / "api" / "protocol.ts": typescript,
    ROOT / "docs" / "protocol.md": markdown,
}


def stale() -> list[Path]:
    """The files that are not as they would be written now."""
    return [
        path
        for path, made in FILES.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != made()
    ]


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        found = stale()
        for path in found:
            print(f"{path.relative_to(ROOT)} is stale; run python -m tools.protocol_gen")
        return 1 if found else 0
    for path, made in FILES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made(), encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
