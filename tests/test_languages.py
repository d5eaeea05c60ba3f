"""The languages: one list for all parts, and words for everything that a server may say."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import do
from tools import languages
from tools.browser.words import ids
from tools.languages import lacks
from ubongo.languages import FOLDER, LANGUAGES, LIST, NAMES, SOURCE, chosen
from ubongo.server.http.friendly_names import friendly_names, suggested_name
from ubongo.server.tables.names import LONGEST, length, looks_like, tidy


def test_the_list_is_read_as_the_page_reads_it() -> None:
    assert json.loads(LIST.read_text("utf-8")) == NAMES


def test_every_language_of_the_list_has_its_folder() -> None:
    assert LANGUAGES[0] == SOURCE
    assert {one.name for one in FOLDER.iterdir()} == set(LANGUAGES)


def test_languages_are_named_in_one_place() -> None:
    """Whoever wrote the tags down once more would have to be found by whoever adds a language."""
    listed = re.compile(r"""['"]de['"]\W+['"]fr['"]|\bde:.*\n?.*\bfr:""")
    sources = [
        *(do.ROOT / "src").rglob("*.py"),
        *(do.ROOT / "tools").rglob("*.py"),
        *(path for end in ("ts", "svelte") for path in (do.ROOT / "web/src").rglob(f"*.{end}")),
        *(do.ROOT / "web").glob("*.ts"),
    ]
    assert len(sources) > 500
    assert [path for path in sources if listed.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_get_a_friendly_name_in_their_language(language: str) -> None:
    names = friendly_names(language)

    assert suggested_name(language) in names
    # Few people at a table may have drawn the same one.
    assert len(set(names)) == len(names) > 90
    for name in names:
        assert tidy(name) == name
        assert length(name) <= LONGEST
    first = names[0]
    assert not any(looks_like(first, other) for other in names[1:])


def test_no_other_language_has_english_names() -> None:
    english = set(friendly_names(SOURCE))

    for language in LANGUAGES[1:]:
        assert not english & set(friendly_names(language))


@given(st.text(max_size=300))
def test_any_header_chooses_one_of_our_languages(asked: str) -> None:
    assert chosen(asked) in LANGUAGES


def test_a_language_that_is_not_wanted_is_not_chosen() -> None:
    assert chosen("de;q=0, it;q=0.1") == "it"
    assert chosen("xx,de;q=nan,de;q=9,fr;q=0.3") == "fr"


def codes() -> set[str]:
    """Every code of a refusal in the package."""
    found: set[str] = set()
    for module in (do.ROOT / "src" / "ubongo").rglob("*.py"):
        text = module.read_text("utf-8")
        named = re.findall(r'^    code(?:: ClassVar\[str\])? = "([a-z_]+)"', text, re.MULTILINE)
        found |= set(named)
        found |= set(re.findall(r'code="([a-z_]+)"', text))
    return found


# Nobody at our page meets these.
FAULTS = {
    "refused": "the base class",
    "bot_failed": "a bot of another package, in a simulation",
    "foreign_origin": "another page that speaks for ours",
    "unknown_host": "a name that this server does not answer to",
    "too_many_connections": "before any page is loaded",
    "moved": "the page comes back by itself",
}


def test_every_refusal_that_people_can_meet_has_its_message() -> None:
    known = ids()
    wanted = codes() - FAULTS.keys()

    assert len(wanted) > 70
    assert {
        code
        for code in wanted
        if f"refused-{code.replace('_', '-')}" not in known
        and f"closed-{code.replace('_', '-')}" not in known
    } == set()


def test_nothing_is_missing_in_any_language_and_nothing_is_english() -> None:
    assert {one: list(lacks(one)) for one in LANGUAGES if one != SOURCE} == {
        one: [] for one in LANGUAGES if one != SOURCE
    }


def test_what_is_missing_or_english_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--new` makes the folder of a language; what is not translated in it is told."""
    texts = {
        "page/everywhere.ftl": "save = Save it now\nclose = Close\n",
        "rules.txt": "- Cover the area. {R-005}\n= example\n",
        "sheets.txt": "boards = Boards\n",
        "proof.json": "{}",
    }
    for name, text in texts.items():
        path = tmp_path / "languages" / SOURCE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.setattr(languages, "ROOT", tmp_path)
    monkeypatch.setattr(languages, "FOLDER", tmp_path / "languages")
    monkeypatch.setattr(languages, "LIST", tmp_path / "languages.json")

    languages.make_new("xx")
    assert sorted(lacks("xx")) == [
        "page/everywhere: save is English: Save it now",
        "rules: line 1 is English: - Cover the area. {R-005}",
    ]
    words = tmp_path / "languages" / "xx" / "page" / "everywhere.ftl"
    words.write_text("save = Zapisz teraz\nopen = Otwórz\n", "utf-8")
    (tmp_path / "languages" / "xx" / "rules.txt").unlink()
    assert sorted(lacks("xx")) == [
        "page/everywhere: close is missing",
        "page/everywhere: open is not in English",
        "rules: languages/xx/rules.txt is missing",
    ]
    # Another call makes only what is missing.
    languages.make_new("xx")
    assert "Zapisz" in words.read_text("utf-8")
    with pytest.raises(SystemExit):
        languages.make_new("../yy")
