"""Languages: what is missing or untranslated, the files of a new one, and the page in long words.

    python3 do.py languages              what each language lacks, and what still is English in it
    python3 do.py languages --new pl     makes the folder of a language, in English, to translate
    python3 do.py languages --long       serves the page with words 40 % longer, to see it overflow

`docs/adding-a-language.md` tells how a language is added.
"""

import json
import math
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.environment import Environment
from tools.processes import run
from tools.tasks.page_build import PageBuild
from ubongo.languages import FOLDER, LANGUAGES, LIST, SOURCE

ROOT = Path(__file__).resolve().parents[1]
# What is spelt alike in English, and what an editor would not have: see `proof_of`.
PROOF = "proof.json"
LONGER = 0.4
# Where the words of a page in long words are, and the page itself.
LONG_WORDS = ROOT / "build" / "long-words"
LONG_PAGE = ROOT / "build" / "long-page"
# A single word may be the same in two languages, two words beside each other hardly ever are.
_WORDS = re.compile(r"[^\W\d_]{2,}[ ,]+[^\W\d_]{2,}")
ALIKE = {"print-paper-letter", "word-oh-no"}


def files(language: str) -> dict[str, Path]:
    """Every file of a language, by its name: those that English has."""
    source = FOLDER / SOURCE
    found = (path.relative_to(source) for path in sorted(source.rglob("*")) if path.is_file())
    return {path.with_suffix("").as_posix(): FOLDER / language / path for path in found}


def proof_of(language: str) -> dict[str, list[str]]:
    """What the tests have to know to proofread a language, from `proof.json` of its folder.

    `alike` are sentences and words that are the same in English, `sheets_alike` the keys of those
    on the sheets; `english_too` are little words of English that the language has as well; `marks`
    and `retired` are patterns of what is never written: quotes of others, words given up.
    """
    found: dict[str, list[str]] = json.loads((FOLDER / language / PROOF).read_text("utf-8"))
    return found


def begun() -> list[str]:
    """The languages that have a folder: those that are offered, then those to come."""
    folders = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
    return [*LANGUAGES, *(one for one in folders if one not in LANGUAGES)]


def messages(path: Path) -> dict[str, str]:
    """The messages of a file by their ids; a rule has the number of its line."""
    text = path.read_text("utf-8")
    if path.name == PROOF:
        return {}
    if path.name == "rules.txt":
        return {f"line {number}": line for number, line in enumerate(text.splitlines(), 1) if line}
    if path.name == "guest_names.txt":
        return dict.fromkeys(["names"], text)
    found = re.findall(r"^([a-z][a-z0-9-]*) ?=((?:.*)(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    return {id_: said.strip() for id_, said in found}


def lacks(language: str) -> Iterator[str]:
    """What is missing, what is too much, and what still is English, file by file."""
    for name, source in files(SOURCE).items():
        path = files(language)[name]
        if not path.is_file():
            yield f"{name}: {path.relative_to(ROOT)} is missing"
            continue
        english, own = messages(source), messages(path)
        for id_, said in english.items():
            if id_ not in own:
                yield f"{name}: {id_} is missing"
            elif own[id_] == said and id_ not in ALIKE and is_english(id_, said):
                yield f"{name}: {id_} is English: {said.splitlines()[0][:60]}"
        for id_ in own.keys() - english.keys() - {"first-of-month"}:
            yield f"{name}: {id_} is not in English"


def is_english(id_: str, said: str) -> bool:
    """Whether it cannot be the same in another language: two words, or where English is spoken.

    >>> is_english("locale", "en-GB"), is_english("solo", "Solo"), is_english("next", "Next one")
    (True, False, True)
    """
    return id_ == "locale" or _WORDS.search(_text(said)) is not None


def _text(said: str) -> str:
    """The words of a message: without numbers of rules, parameters and plural forms."""
    return re.sub(r"{[^{}]*->|{[^{}]*}|\[\w+\]", "", said)


def make_new(language: str) -> None:
    """The folder of a new language, as a copy of the English one."""
    if not re.fullmatch("[a-z]{2,3}", language):
        raise SystemExit(f"{language!r} is not the tag of a language, such as 'pl'")
    for name, source in files(SOURCE).items():
        path = files(language)[name]
        if path.exists():
            print(f"{path.relative_to(ROOT)} is there already")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
        print(f"{path.relative_to(ROOT)}: translate it")
    if language not in LANGUAGES:
        print(
            f'To offer it, add its line to {LIST.relative_to(ROOT)}: "{language}": "its own name"'
        )


def longer(text: str) -> str:
    r"""A text of Fluent whose words are so much longer; everything else stays as it is.

    >>> print(longer("hello = Good { $time }, friends"))
    hello = Goodod { $time }, friendsnds
    >>> print(longer("left = { $count ->\n    [one] One gem\n   *[other] { $count } gems\n  }"))
    left = { $count ->
        [one] Onene gemem
       *[other] { $count } gemsms
      }
    """
    return "\n".join(_longer_line(line) for line in text.split("\n"))


# Everything but text: a comment, an id, the key of a variant, a placeable, a code for Intl.
_KEPT = re.compile(
    r"^#.*|^locale =.*|^[a-z0-9-]+ ?=|^\s*\*?\[[^\]]+\]|{[^{}]*}|{[^{}]*->|[^\W\d_]{2,}"
)


def _longer_line(line: str) -> str:
    def one(found: re.Match[str]) -> str:
        word = found[0]
        if not word.isalpha():
            return word
        return word + word[-math.ceil(len(word) * LONGER) :]

    return _KEPT.sub(one, line)


def make_long_words() -> None:
    """The English words of the page, longer."""
    shutil.rmtree(LONG_WORDS, ignore_errors=True)
    LONG_WORDS.mkdir(parents=True)
    for source in (FOLDER / SOURCE / "page").glob("*.ftl"):
        (LONG_WORDS / source.name).write_text(longer(source.read_text("utf-8")), "utf-8")


def build_long_page() -> Path:
    """The page with long words, in a folder of its own."""
    make_long_words()
    page = PageBuild(Environment(ROOT))
    page.make_ready()
    environment = {**os.environ, "PATH": page.path(), "UBONGO_WORDS": str(LONG_WORDS)}
    build = [page.npm() or "npm", "--prefix", str(ROOT / "web"), "run", "build", "--"]
    build += ["--outDir", str(LONG_PAGE), "--logLevel", "warn"]
    code = run(build, environment)
    if code:
        raise SystemExit(code)
    return LONG_PAGE


def main() -> int:
    match sys.argv[1:]:
        case []:
            told = [(one, list(lacks(one))) for one in begun() if one != SOURCE]
            for language, missing in told:
                offered = "" if language in LANGUAGES else ", and it is not offered yet"
                print(f"{language}: {len(missing) or 'nothing'} missing{offered}")
                print("".join(f"  {line}\n" for line in missing), end="")
            return 1 if any(missing for _, missing in told) else 0
        case ["--new", language]:
            make_new(language)
            return 0
        case ["--long"]:
            from tools.browser.server import served

            with served(ROOT / "build" / "long-data", build_long_page()) as address:
                print(f"The page in long words: {address} (Enter ends it)")
                input()
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main())
