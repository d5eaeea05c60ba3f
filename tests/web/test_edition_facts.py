"""The tests of the page read what a server says from files: they are what it says today."""

from tools import announcement_fixtures
from tools.edition_fixtures import FILE, written


def test_the_facts_in_the_tests_of_the_page_are_those_of_the_server() -> None:
    assert FILE.read_bytes() == written(), "run: python -m tools.edition_fixtures"


def test_the_games_in_the_tests_of_the_page_are_those_that_a_table_tells() -> None:
    told = announcement_fixtures.FILE.read_text(encoding="utf-8")
    assert told == announcement_fixtures.written(), "run: python -m tools.announcement_fixtures"
