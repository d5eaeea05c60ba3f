"""A finished game watched again: from the table, from a link, and from a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Faults
from tools.browser.tour import short_game
from ubongo.version import __version__

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[1] / "playthroughs"

DROP = """async ([text, name]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: 'text/plain' }));
  const main = document.querySelector('main');
  for (const kind of ['dragover', 'drop']) {
    const how = { dataTransfer: carried, bubbles: true, cancelable: true };
    main.dispatchEvent(new DragEvent(kind, how));
  }
}"""


def scene(page: Page) -> int:
    return int(page.locator("[data-scene]").get_attribute("data-scene") or -1)


def time_of(page: Page) -> float:
    return float(page.get_by_role("slider").input_value())


def opens(page: Page, record: str) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORDS / f"{record}.record")
    page.locator("[data-scene]").wait_for()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_game_is_watched_again_from_its_end(comes: Comes, device: str, tmp_path: Path) -> None:
    ada = comes("Ada", device)
    page = ada.page
    table, _ = short_game(ada, "classic")
    ada.press("Watch again")
    page.locator("[data-scene='0']").wait_for()
    expect(page).to_have_url(f"/replay/{table}/1")

    # Round by round and step by step; the address is of the moment.
    ada.press("Next round")
    expect(page.get_by_role("heading", name="Round 1 of 1")).to_be_visible()
    expect(page.locator("[data-told]")).to_contain_text("Round 1. The die shows")
    assert page.locator("[data-seat]").count() == 2
    expect(page.locator("[data-left]")).to_be_visible()
    before = scene(page)
    ada.press("One step forward")
    assert scene(page) == before + 1
    ada.press("One step back")
    assert scene(page) == before
    # The address has whole seconds, and a quick start may have taken none.
    while time_of(page) < 2_000:
        ada.press("One step forward")
    page.wait_for_url(f"**/replay/{table}/1?at=*")
    at = time_of(page)
    page.reload()
    page.locator("[data-scene]").wait_for()
    assert abs(time_of(page) - at) <= 1_100

    # The record can be taken home, opened again, and shows the same.
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.txt"
    taken.value.save_as(file)
    assert file.read_text("utf-8").startswith(f"ubongo record 2 by ubongo {__version__} ")
    scenes = page.locator("[data-scene]").get_attribute("data-scenes")
    page.goto("/replay")
    page.get_by_role("button", name="Classic").first.wait_for()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-scene]")).to_have_attribute("data-scenes", scenes or "")
    expect(page).to_have_url("/replay")

    # Own games are listed, and one tap away.
    page.reload()
    ada.press("Classic")
    expect(page).to_have_url(f"/replay/{table}/1")
    page.locator("[data-scene]").wait_for()


def test_a_film_plays_scrubs_and_obeys_keys(comes: Comes) -> None:
    ada = comes("Ada")
    page = ada.page
    opens(page, "2024-2")
    keys = page.keyboard
    page.evaluate("document.activeElement.blur()")
    keys.press("3")
    expect(page.get_by_role("button", name="Speed: ×16")).to_be_visible()
    keys.press("Space")
    ada.until(lambda: time_of(page) > 4_000, "the film to play")
    keys.press("Space")
    expect(page.locator("[data-scene]")).to_have_attribute("data-playing", "false")

    keys.press("Home")
    assert (scene(page), time_of(page)) == (0, 0)
    keys.press("Shift+ArrowRight")
    keys.press("Shift+ArrowRight")
    expect(page.get_by_role("heading", name="Round 2 of 9")).to_be_visible()
    before = scene(page)
    keys.press("ArrowRight")
    assert scene(page) == before + 1
    # The first call of the round: a cover appears, and who was how quick.
    while page.locator("[data-solved]").count() == 0:
        keys.press("ArrowRight")
    expect(page.locator("[data-told]")).to_contain_text("calls “Ubongo!” and is first")
    expect(page.locator("[data-solved]")).to_contain_text("seconds")

    # With the mouse on the line, from one end to the other.
    box = page.get_by_role("slider").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 14, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=6)
    between = scene(page)
    page.mouse.move(box["x"] + box["width"] - 12, middle, steps=6)
    page.mouse.up()
    assert 0 < between < scene(page)
    expect(page.get_by_role("heading", name="Play-off")).to_be_visible()
    expect(page.get_by_role("region", name="How it ended")).to_contain_text("wins!")
    # At its end it begins anew, as slowly as it was played.
    keys.press("1")
    keys.press("End")
    page.get_by_role("button", name="Play", exact=True).click()
    ada.until(lambda: time_of(page) < 60_000, "the film to begin anew")


def test_broken_and_foreign_files_are_told_and_the_film_stays(
    comes: Comes, faults: Faults, tmp_path: Path
) -> None:
    faults.forgives_network = True  # a refusal is an answer with a status of its own
    ada = comes("Ada", "phone")
    page = ada.page
    record = (RECORDS / "classic-2.record").read_text("utf-8")
    page.goto("/replay")
    choose = page.locator("input[type=file]").first
    choose.wait_for()
    lines = record.splitlines(keepends=True)
    for text, sentence in (
        ("%PDF-1.7\n", "not the record of an Ubongo game (line 1)"),
        ("".join(lines[:9]), "cut short: line 9"),
        ("x" * 600_000, "too long"),
    ):
        page.evaluate(DROP, [text, "game.txt"])
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        expect(choose).to_be_attached()
    page.evaluate(DROP, [record, "game.txt"])
    page.locator("[data-scene]").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
    ada.press("Next round")
    before = scene(page)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    page.get_by_text("Watch another game").tap()
    page.locator("input[type=file]").set_input_files(tmp_path / "picture.png")
    expect(page.get_by_role("alert")).to_contain_text("not the record")
    assert scene(page) == before

    for path, sentence in (
        ("/replay/nowhere/1", "no such table"),
        ("/replay/nowhere/one", "No such game"),
    ):
        page.goto(path)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        expect(page.locator("input[type=file]")).to_be_attached()


@pytest.mark.parametrize(
    ("language", "device", "theme", "record"),
    [
        ("en", "desktop", "light", "classic-4"),
        ("de", "phone", "dark", "cooperative-3"),
        ("fr", "phone", "light", "2015-4"),
        ("it", "desktop", "dark", "solo-1"),
        ("nl", "desktop", "light", "2024-4"),
    ],
)
def test_the_replay_is_in_order(
    comes: Comes, language: str, device: str, theme: str, record: str
) -> None:
    ada = comes("Ada", device, locale=language, color_scheme=theme)
    folder = pictures(device, theme, language)
    page = ada.page
    opens(page, record)
    page.keyboard.press("PageDown")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    wrong = out_of_order(page, f"replay-{record}", folder)
    page.keyboard.press("End")
    page.locator("[data-standing]").wait_for()
    wrong += out_of_order(page, f"replay-{record}-end", folder)
    assert not wrong, "\n" + "\n".join(wrong)
