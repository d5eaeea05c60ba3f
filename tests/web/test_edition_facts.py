"""The tests of the page read the facts of the editions from a file: it says what a server says."""

from tools.edition_fixtures import FILE, written


def test_the_facts_in_the_tests_of_the_page_are_those_of_the_server() -> None:
    assert FILE.read_bytes() == written(), "run: python -m tools.edition_fixtures"
