"""Writes `web/tests/editions.json`: the facts of the editions, for the tests of the page.

    python -m tools.edition_fixtures

A test compares the file with what the server answers.
"""

from pathlib import Path

import msgspec

from ubongo.server.features.editions.facts import editions

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "editions.json"


def written() -> bytes:
    """The answer of `GET /api/editions`, on several lines."""
    return msgspec.json.format(msgspec.json.encode(editions()), indent=2) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(written())
