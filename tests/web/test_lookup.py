"""Look it up: by the number of a board, painted by hand, and never what is live (R-321)."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Faults
from tools.browser.player import Player
from ubongo.boards.board import Side, Symbol
from ubongo.boards.box import the_box
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers

pytestmark = pytest.mark.slow

AREA = "##.../###../.####/..##."
PIECES = ("I2", "I4", "P5")
GLASS = {"hourglass": 3_600_000, "any_hourglass": True, "start_seat": 0}


def cells(area: str, left: int, top: int) -> list[str]:
    """The names of an area's cells on the grid, row by row."""
    return [
        f"{'abcdefgh'[left + x]}{top + y + 1}"
        for y, row in enumerate(area.split("/"))
        for x, sign in enumerate(row)
        if sign == "#"
    ]


def painted(page: Page) -> set[str]:
    found = page.locator("[role=gridcell][aria-selected=true]")
    return set(found.evaluate_all("(all) => all.map((one) => one.dataset.cell)"))


def middle(page: Page, cell: str) -> tuple[float, float]:
    box = page.locator(f"[data-cell={cell}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def laid(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-laid]").evaluate_all(
        "(all) => all.map((one) => one.dataset.laid)"
    )
    return sorted(found)


def paint(player: Player, area: str, left: int, top: int) -> None:
    """Each row with one stroke of the mouse or of a finger, over its gaps by a new one."""
    page = player.page
    for y, row in enumerate(area.split("/")):
        for stretch in runs(row):
            at = [middle(page, f"{'abcdefgh'[left + x]}{top + y + 1}") for x in stretch]
            if player.hold == "touch":
                player.touch("touchStart", at[0])
                player.touch("touchMove", at[-1])
                player.touch("touchEnd")
            else:
                page.mouse.move(*at[0])
                page.mouse.down()
                page.mouse.move(*at[-1])
                page.mouse.up()


def runs(row: str) -> list[tuple[int, int]]:
    """The first and last column of each stretch of painted cells."""
    found = []
    start = None
    for x, sign in enumerate(f"{row}."):
        if sign == "#" and start is None:
            start = x
        if sign != "#" and start is not None:
            found.append((start, x - 1))
            start = None
    return found


def test_a_board_by_its_number_with_hints_and_all_solutions(comes: Comes) -> None:
    """R-321: the side, symbol and number of a board; only a hint, or one solution after another."""
    ada = comes("Ada", "phone")
    page = ada.page
    page.goto("/")
    ada.press("Look up a solution")
    board = next(
        one for one in the_box().boards if count_covers(one.puzzle(Side.HARD, Symbol.SNAKE)) > 2
    )
    puzzle = board.puzzle(Side.HARD, Symbol.SNAKE)
    count = count_covers(puzzle)
    names = sorted(piece.id for piece in puzzle.pieces)
    page.get_by_text("Four pieces").tap()
    page.locator("label", has=page.get_by_role("radio", name="snake")).tap()
    page.get_by_role("textbox", name="Number of the board").fill(str(board.number))
    expect(page.locator("[data-count]")).to_have_attribute("data-count", str(count))
    expect(page).to_have_url(f"/look-up?board={board.number}&side=hard&symbol=snake")
    assert laid(page) == []

    ada.press("Just a hint")
    expect(page.locator("[data-laid]")).to_have_count(1)
    ada.press("Another hint")
    expect(page.locator("[data-laid]")).to_have_count(2)
    ada.press("Show a solution")
    expect(page.get_by_text(f"Solution 1 of {count}", exact=True).first).to_be_attached()
    assert laid(page) == names
    for number in range(2, count + 1):
        ada.press("Next solution")
        expect(page.get_by_text(f"Solution {number} of {count}").first).to_be_attached()
    expect(page.get_by_role("button", name="Next solution")).to_be_disabled()
    ada.press("Previous solution")
    ada.press("Just the board")
    expect(page.locator("[data-laid]")).to_have_count(0)

    ada.press("Next board")
    expect(page).to_have_url(f"/look-up?board={board.number % 36 + 1}&side=hard&symbol=snake")
    page.reload()
    expect(page.get_by_role("radio", name="snake")).to_be_checked()
    expect(page.locator("[data-count]")).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_an_area_painted_by_hand_is_solved_at_once(comes: Comes, device: str) -> None:
    ada = comes("Ada", device)
    page = ada.page
    page.goto("/look-up")
    ada.press("Any board")
    paint(ada, AREA, 1, 2)
    assert painted(page) == set(cells(AREA, 1, 2))
    # One cell wiped, and one stroke taken back.
    paint(ada, "#", 1, 2)
    assert painted(page) == set(cells(AREA, 1, 2)[1:])
    ada.press("Undo")
    assert painted(page) == set(cells(AREA, 1, 2))
    ada.press("Shift the area to the left")
    assert painted(page) == set(cells(AREA, 0, 2))
    expect(page.locator("[data-standing]")).to_have_attribute("data-standing", "no-pieces")
    for piece in PIECES:
        ada.press(f"{piece}:")
    expect(page.locator("[data-laid]")).to_have_count(3)
    assert laid(page) == sorted(PIECES)
    expect(page).to_have_url("/look-up?area=xx.../xxx../.xxxx/..xx.&pieces=I2,I4,P5")

    # Which sets would fit? One tap shows the solutions of another.
    ada.press("Three pieces")
    expect(page.locator("[data-sets]")).not_to_have_attribute("data-sets", "0")
    other = page.locator("[data-set][aria-pressed=false]").first
    name = (other.get_attribute("data-set") or "").replace(",", " ")
    other.click()
    page.wait_for_function(
        "(pieces) => location.search.endsWith(pieces)", arg=name.replace(" ", ",")
    )
    expect(page.locator(f"[data-laid={name.split()[0]}]")).to_have_count(1)
    puzzle = Puzzle.parse(f"{AREA} + {name}")
    expect(page.locator("[data-count]")).to_have_attribute("data-count", str(count_covers(puzzle)))

    # The link alone shows the same.
    link = page.url
    bob = comes("Bob", device)
    bob.page.goto(link)
    expect(bob.page.locator("[data-laid]")).to_have_count(3)
    assert laid(bob.page) == sorted(name.split())


def test_an_area_painted_with_keys_alone(comes: Comes) -> None:
    ada = comes("Ada", "desktop", "keys")
    page = ada.page
    page.goto("/look-up")
    ada.press("Any board")
    keys = page.keyboard
    page.locator("[role=gridcell][tabindex='0']").focus()
    keys.press("Home")
    keys.press("PageUp")
    keys.press("Space")
    keys.press("Shift+ArrowRight")
    keys.press("ArrowDown")
    keys.press("Space")
    keys.press("Shift+ArrowRight")
    keys.press("Shift+ArrowLeft")
    expect(page.locator(":focus")).to_have_attribute("data-cell", "b2")
    assert painted(page) == {"a1", "b1", "b2", "c2"}
    keys.press("z")
    assert painted(page) == {"a1", "b1", "b2"}
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "c2, painted")
    assert page.locator("[role=gridcell][tabindex='0']").count() == 1
    ada.press("S4:")
    expect(page.locator("[data-laid=S4]")).to_have_count(1)


def test_what_cannot_be_found_is_said_and_nothing_is_lost(comes: Comes, faults: Faults) -> None:
    faults.forgives_network = True  # a refusal is an answer with a status of its own
    ada = comes("Ada")
    page = ada.page
    for query, sentence in (
        ("area=hello", "damaged"),
        ("board=7&side=inner", "damaged"),
        ("area=" + "x" * 20_000, "far too long"),
    ):
        page.goto(f"/look-up?{query}")
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        assert painted(page) == set()
    # The sentence goes when something is painted.
    paint(ada, "####", 0, 0)
    expect(page.get_by_role("alert")).to_have_count(0)
    ada.press("O4:")
    expect(page.get_by_role("alert")).to_contain_text("do not cover this area")
    assert painted(page) == {"a1", "b1", "c1", "d1"}
    ada.press("Four pieces")
    expect(page.locator("[data-sets]")).to_contain_text("No set of 4 pieces covers this area of 4")
    paint(ada, "#", 7, 7)
    expect(page.locator("[data-standing]")).to_have_attribute("data-standing", "in-parts")
    ada.press("Undo")

    ada.press("From our box")
    page.get_by_role("textbox").fill("99")
    expect(page.get_by_role("alert")).to_contain_text("no board 99 in the box: they run")
    # What was painted is still there.
    ada.press("Any board")
    assert painted(page) == {"a1", "b1", "c1", "d1"}

    page.context.set_offline(True)
    ada.press("I4:")
    ada.press("O4:")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    ada.press("Try again")
    expect(page.locator("[data-laid=I4]")).to_have_count(1)
    ada.press("Share this puzzle")
    expect(page.get_by_text("Link copied.").first).to_be_visible()


def test_a_task_that_is_live_is_kept_back(comes: Comes, faults: Faults) -> None:
    """R-321: neither by its number nor painted by hand, as long as the sand runs."""
    faults.forgives_network = True
    ada, eve = comes("Ada"), comes("Eve", "phone")
    ada.opens(edition="2024", settings=GLASS, bots=["child"], start=True)
    ada.rolls()
    board = ada.own["board"]
    symbol = ada.game["symbol"]
    live = "Somebody is playing this puzzle"
    eve.page.goto(f"/look-up?board={board['board']}&side={board['side']}&symbol={symbol}")
    expect(eve.page.get_by_role("alert")).to_contain_text(live)
    area = board["area"].replace("#", "x")
    eve.page.goto(f"/look-up?area={area}&pieces={','.join(board['pieces'])}")
    expect(eve.page.get_by_role("alert")).to_contain_text(live)
    assert len(painted(eve.page)) == board["area"].count("#")
    assert laid(eve.page) == []


@pytest.mark.parametrize(
    ("language", "device", "theme"),
    [
        ("de", "phone", "light"),
        ("fr", "desktop", "dark"),
        ("nl", "phone", "dark"),
        ("it", "desktop", "light"),
    ],
)
def test_the_look_up_is_in_order(comes: Comes, language: str, device: str, theme: str) -> None:
    ada = comes("Ada", device, locale=language, color_scheme=theme)
    folder = pictures(device, theme, language)
    page = ada.page
    page.goto("/look-up?board=7&side=hard&symbol=snake")
    page.locator("[data-count]").wait_for()
    page.locator(".ways .button").last.click()
    page.locator("[data-laid], .pages").first.wait_for()
    wrong = out_of_order(page, "look-up", folder)
    page.goto("/look-up?area=xx.../xxx../.xxxx/..xx.&pieces=I2,I4,P5")
    page.locator("[data-laid]").first.wait_for()
    page.locator(".counts .button").first.click()
    page.locator("[data-sets]").wait_for()
    wrong += out_of_order(page, "look-up-painted", folder)
    assert not wrong, "\n" + "\n".join(wrong)
