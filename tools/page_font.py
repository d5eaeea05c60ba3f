"""The font of the page: Figtree, cut down to the letters that the words need.

    .venv/bin/python -m tools.page_font           # after a change of the words: makes it anew
    .venv/bin/python -m tools.page_font --check   # says what is missing, and makes nothing

npm brings the whole font in two files, one for western and one for other European languages
(`@fontsource-variable/figtree`). Of each, this keeps the weights and the characters in use, and
writes `web/src/styles/fonts/` with a style sheet that says which file has which characters; a
browser fetches a file only if one of them is shown. The sheet also has the stand-in that is shown
until the font is there: Arial, stretched so that a line of our words is as long in both.

The pictures of shared links are drawn by the server, which has no browser: for them it writes the
two weights that they use as plain files, into `src/ubongo/data/fonts/`.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from reportlab.pdfbase import pdfmetrics

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "web" / "node_modules" / "@fontsource-variable" / "figtree"
FOLDER = ROOT / "web" / "src" / "styles" / "fonts"
SHEET = FOLDER / "figtree.css"
# The weights in the pictures of shared links, by the name that their letters have there.
PICTURES = ROOT / "src" / "ubongo" / "data" / "fonts"
PICTURE_WEIGHTS = {"Figtree": 800, "Figtree Text": 600}
PARTS = ("latin", "latin-ext")

# What styles/tokens.css uses: text of 500, headings of 800, and what lies between.
LIGHTEST, BOLDEST = 400, 800
# Kerning, figures of one width, and accents that are put together.
FEATURES = ("kern", "tnum", "ccmp", "mark")
# What people type as their names and what components write, whatever our words need: ASCII, the
# letters of Latin-1, and the quotes, dashes and characters of our languages.
TYPED = "".join(map(chr, [*range(0x20, 0x7F), 0xA0, *range(0xBF, 0x100)])) + (
    "¡ª«°·º»ŒœŸ\u2018\u2019\u201a\u201c\u201d\u201e\u2013\u2014…•\u2039\u203a€\u2212"
)
# Drawn by the system's own fonts: pictures and arrows, which Figtree does not have.
OTHERS = frozenset("Σ←↑→↓★✓⬜🔥🟨🟩")
# Signs that the font lacks and that look like others in it: French puts the one before ! and ?.
SAME_AS = {"\u202f": "\u00a0", "\u2011": "-"}

# The stand-in: reportlab knows how wide the letters of Helvetica are, and Arial's are the same.
# The weights that it stands in for, and the one that it is compared in.
STAND_INS = (
    ((400, 600), 500, "Helvetica", ("Arial", "Liberation Sans", "Roboto")),
    ((700, 800), 800, "Helvetica-Bold", ("Arial Bold", "Liberation Sans Bold", "Roboto Bold")),
)


def texts(root: Path = ROOT) -> Iterable[Path]:
    """All words that the page shows, in every language."""
    words = root / "src" / "ubongo" / "data" / "languages"
    yield from sorted(words.glob("*/page/*.ftl"))
    yield from sorted(words.glob("*/rules.txt"))


def characters(paths: Iterable[Path]) -> Counter[str]:
    """How often each character is used; line ends and tabs are no characters."""
    found: Counter[str] = Counter()
    for path in paths:
        found.update(
            character for character in path.read_text(encoding="utf-8") if character.isprintable()
        )
    return found


def source(part: str) -> TTFont:
    return TTFont(SOURCES / "files" / f"figtree-{part}-wght-normal.woff2")


def with_twins(font: TTFont) -> TTFont:
    """The font with the characters of `SAME_AS`, as further names of glyphs that it has."""
    for table in font["cmap"].tables:
        for character, twin in SAME_AS.items():
            if table.isUnicode() and ord(twin) in table.cmap:
                table.cmap.setdefault(ord(character), table.cmap[ord(twin)])
    return font


def cut(font: TTFont, wanted: Iterable[str]) -> bytes:
    """The font with these characters only, packed for the web."""
    instancer.instantiateVariableFont(font, {"wght": (LIGHTEST, BOLDEST)}, inplace=True)
    options = subset.Options()
    options.layout_features = list(FEATURES)
    options.hinting = False
    options.desubroutinize = True
    options.flavor = "woff2"
    # The same font from the same words, whenever it is made.
    options.recalc_timestamp = False
    font.recalcTimestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(character) for character in wanted])
    cutter.subset(font)
    packed = BytesIO()
    subset.save_font(font, packed, options)
    return packed.getvalue()


def has(font: TTFont) -> set[str]:
    return {chr(code) for code in font.getBestCmap()}


def ranges(wanted: Iterable[str]) -> str:
    """The characters as a style sheet names them.

    >>> ranges("abcx")
    'U+61-63, U+78'
    """
    runs: list[list[int]] = []
    for code in sorted(map(ord, wanted)):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def stretch(font: TTFont, weight: int, stand_in: str, used: Counter[str]) -> float:
    """How much wider a line of our words is in this font than in its stand-in."""
    at = instancer.instantiateVariableFont(font, {"wght": weight})
    names, metrics = at.getBestCmap(), at["hmtx"].metrics
    ours = theirs = 0.0
    for character, count in used.items():
        if ord(character) in names and character.isascii():
            ours += count * metrics[names[ord(character)]][0] / at["head"].unitsPerEm
            theirs += count * pdfmetrics.stringWidth(character, stand_in, 1)
    return ours / theirs


def stand_ins(used: Counter[str]) -> str:
    faces = []
    for (lightest, boldest), weight, like, names in STAND_INS:
        font = source("latin")
        wide = stretch(font, weight, like, used)
        head = font["hhea"]
        up, down = (abs(part) / font["head"].unitsPerEm for part in (head.ascent, head.descent))
        local = ", ".join(f'local("{name}")' for name in names)
        faces.append(
            "@font-face {\n"
            '  font-family: "Figtree stand-in";\n'
            f"  src: {local};\n"
            f"  font-weight: {lightest} {boldest};\n"
            f"  size-adjust: {wide:.1%};\n"
            f"  ascent-override: {up / wide:.1%};\n"
            f"  descent-override: {down / wide:.1%};\n"
            "  line-gap-override: 0%;\n"
            "}\n"
        )
    return "\n".join(faces)


def face(part: str, wanted: Iterable[str]) -> str:
    return (
        "@font-face {\n"
        "  font-family: Figtree;\n"
        f'  src: url("./figtree-{part}.woff2") format("woff2");\n'
        f"  font-weight: {LIGHTEST} {BOLDEST};\n"
        "  font-display: swap;\n"
        f"  unicode-range: {ranges(wanted)};\n"
        "}\n"
    )


def missing(used: Iterable[str], shipped: Iterable[str]) -> set[str]:
    """Signs of our words that no shipped file has, and that are not left to other fonts."""
    return set(used) - set(shipped) - OTHERS


def shipped(folder: Path = FOLDER) -> set[str]:
    """The characters of the files that the page has now."""
    return set().union(*(has(TTFont(path)) for path in folder.glob("*.woff2")))


def make() -> int:
    used = characters(texts())
    wanted = set(used) | set(TYPED) | set(SAME_AS)
    faces = []
    done: set[str] = set()
    for part in PARTS:
        font = with_twins(source(part))
        # A character that both files have is taken from the first.
        part_signs = (wanted & has(font)) - done
        path = FOLDER / f"figtree-{part}.woff2"
        # What is in both files alone, such as the space, is worth no file.
        if not {character for character in part_signs if character in used or part == PARTS[0]}:
            path.unlink(missing_ok=True)
            continue
        done |= part_signs
        path.write_bytes(cut(font, part_signs))
        faces.append(face(part, part_signs))
        print(
            f"{path.relative_to(ROOT)}: {len(part_signs)} characters, {path.stat().st_size:,} bytes"
        )
    make_for_pictures(wanted)
    head = "/* Made by tools/page_font.py from the words of the page; do not edit. */\n\n"
    SHEET.write_text(head + "\n".join([*faces, stand_ins(used)]), encoding="utf-8")
    return tell(missing(used, done))


def make_for_pictures(wanted: Iterable[str]) -> None:
    """Each weight as a file with a name of its own: nothing there can choose weights."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, weight in PICTURE_WEIGHTS.items():
        font = instancer.instantiateVariableFont(with_twins(source("latin")), {"wght": weight})
        options = subset.Options()
        options.layout_features = ["kern", "tnum"]
        options.hinting = False
        options.recalc_timestamp = False
        font.recalcTimestamp = False
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[ord(one) for one in wanted if one in has(font)])
        cutter.subset(font)
        for record in font["name"].names:
            if record.nameID in (1, 4, 16):
                record.string = name
        font["OS/2"].usWeightClass = 400
        font.flavor = None
        path = PICTURES / f"{name.lower().replace(' ', '-')}.ttf"
        font.save(path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


def tell(lacking: set[str]) -> int:
    for character in sorted(lacking):
        print(
            f"The font lacks {character!r} (U+{ord(character):04X}), and OTHERS does not name it."
        )
    return 1 if lacking else 0


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        return tell(missing(characters(texts()), shipped()))
    FOLDER.mkdir(parents=True, exist_ok=True)
    return make()


if __name__ == "__main__":
    sys.exit(main())
