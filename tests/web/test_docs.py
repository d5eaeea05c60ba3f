"""The documentation in a browser: under the server's policy, and searched without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import do
from tests.web.conftest import Comes
from tools.browser.server import served
from tools.site.build import build

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address(data_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the documentation, as it is built now."""
    with served(data_folder, docs=build(do.ROOT, tmp_path_factory.mktemp("site"))) as base:
        yield base


def test_a_page_is_found_by_the_search_and_nothing_is_complained_about(comes: Comes) -> None:
    """Whatever breaks the policy, or comes from another host, is a fault of the test."""
    page = comes("Ada").page
    page.goto("/docs")
    page.wait_for_url("**/docs/")
    page.get_by_role("link", name="Library", exact=True).first.click()
    page.wait_for_url("**/docs/library.html")
    board = page.locator("img[alt='board, drawn']")
    board.scroll_into_view_if_needed()
    page.wait_for_function("(one) => one.naturalWidth > 100", arg=board.element_handle())
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Search")).to_be_focused()
    page.keyboard.type("hourglass")
    found = page.get_by_role("option").filter(has_text="How long the hourglass runs (R-112)")
    expect(found).to_be_visible()
    # The styles of the search are there: without them it fills the page.
    box = page.get_by_role("combobox", name="Search").bounding_box()
    assert box is not None
    assert box["x"] > 100
    found.click()
    page.wait_for_url("**/docs/rulings.html*")
