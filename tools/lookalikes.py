"""Makes `src/ubongo/data/lookalikes.txt` from Unicode's list of characters that look alike.

    python -m tools.lookalikes confusables.txt

The list belongs to Unicode Technical Standard 39; the file is `confusables.txt` of
https://www.unicode.org/Public/security/. Only what can be in a name is kept: single characters
that neither decomposition nor their category take out before they are looked up.
"""

import re
import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "ubongo" / "data" / "lookalikes.txt"
HEAD = """\
# Characters that look like others, from confusables.txt of Unicode {version} (UTS 39).
# Copyright © 1991-2020 Unicode, Inc. Distributed under the Terms of Use in
# https://www.unicode.org/copyright.html; see LICENSE for the notice.
# Each line: a character, and those that it looks like, as hexadecimal numbers.
"""


def bare(text: str) -> str:
    """The text without accents and other forms of its characters."""
    whole = unicodedata.normalize("NFKD", text)
    return "".join(character for character in whole if not unicodedata.combining(character))


def lookalikes(lines: list[str]) -> dict[str, str]:
    found = {}
    for line in lines:
        fields = line.partition("#")[0].split(";")
        if len(fields) != 3:
            continue
        source, target = (
            "".join(chr(int(number, 16)) for number in field.split()) for field in fields[:2]
        )
        if len(source) != 1 or unicodedata.category(source)[0] in "CMZ" or bare(source) != source:
            continue
        if (shown := bare(target)) not in ("", source):
            found[source] = shown
    return found


def main() -> None:
    lines = Path(sys.argv[1]).read_text("utf-8-sig").splitlines()
    version = next(
        found[1] for line in lines if (found := re.fullmatch(r"# Version: (\S+)", line.strip()))
    )
    body = "".join(
        f"{ord(source):04X} {' '.join(f'{ord(one):04X}' for one in target)}\n"
        for source, target in sorted(lookalikes(lines).items())
    )
    TARGET.write_text(HEAD.format(version=version) + body, encoding="utf-8")
    print(f"wrote {TARGET.name}: {body.count(chr(10))} characters of Unicode {version}")


if __name__ == "__main__":
    main()
