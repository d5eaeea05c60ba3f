"""The lessons, as somebody learns them: with finger, mouse and keys, with mistakes and pauses."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.screen_checks import out_of_order, pictures
from tests.web.conftest import Comes
from tools.browser.chromium import Faults
from tools.browser.player import Cells, Player, ways
from tools.browser.words import words
from ubongo.misread import Misread
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import covers

pytestmark = pytest.mark.slow

# Between two boards there is none for a moment.
CELLS = """() => (document.querySelector('svg[role=application] [data-board]')?.dataset.board ?? '')
  .split('/').flatMap((row, y) => [...row].flatMap((one, x) => (one === '#' ? [[x, y]] : [])))"""


# Every line of the teacher, in order, and whether the die has shown a symbol: some stand there
# for two seconds only.
LINES = """
window.lines = [];
let said = null;
new MutationObserver(() => {
  const line = document.querySelector('[data-line]')?.dataset.line;
  if (line && line !== said) window.lines.push(said = line);
  window.rolled ||= document.querySelector('.lit') !== null;
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-line', 'class'] });
"""


class Learner:
    """Somebody at a lesson: knows what is asked from the page alone."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.page.add_init_script(LINES)

    def comes_to(self, address: str = "/learn") -> None:
        self.page.goto(address)
        self.page.locator("main.learn").wait_for()

    def is_at(self, step: str) -> None:
        self.page.locator(f".stage[data-step='{step}']").wait_for()

    def hears(self, line: str) -> None:
        """The teacher says it, or has said it since the last line that was heard."""
        self.player.until(lambda: line in self.page.evaluate("lines"), f"the line {line}")
        self.page.evaluate("(line) => lines.splice(0, lines.indexOf(line) + 1)", line)

    def next(self) -> None:
        self.press("[data-tool=next]")

    def press(self, selector: str) -> None:
        # Gems that have just come are held for a moment: a press too many takes none.
        free = self.page.locator(":not([aria-disabled=true])")
        button = self.page.locator(selector).and_(free).first
        if self.player.hold == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.player.hold == "touch":
            button.tap()
        else:
            button.click()

    def cover(self) -> dict[str, Cells]:
        """Where the pieces belong that do not lie yet."""
        self.page.locator(".stage.board[data-stage=doing] [data-piece]").first.wait_for()
        found: dict[str, Cells] | None = None

        def settled() -> bool:
            """Whether what lies there makes sense: not while one board makes room for the next."""
            nonlocal found
            found = self._cover()
            return found is not None

        self.player.until(settled, "a board that can be covered from what lies there")
        assert found is not None
        return found

    def _cover(self) -> dict[str, Cells] | None:
        cells = {(x, y) for x, y in self.page.evaluate(CELLS)}
        pieces = {one.id: one for one in self.player.seen_pieces()}
        if not cells or not pieces:
            return None
        width, height = (1 + max(at[axis] for at in cells) for axis in (0, 1))
        area = "/".join(
            "".join("#" if (x, y) in cells else "." for x in range(width)) for y in range(height)
        )
        try:
            puzzle = Puzzle.parse(f"{area} + {' '.join(pieces)}")
        except Misread:
            return None
        for cover in covers(puzzle):
            places = {
                one.piece.id: tuple((cell.x, cell.y) for cell in one.cells)
                for one in cover.placements
            }
            lying = {id_ for id_, piece in pieces.items() if piece.spot == "board"}
            if all(pieces[id_].lies_on(places[id_]) for id_ in lying):
                return {id_: places[id_] for id_ in places if id_ not in lying}
        return None

    def lays(self, but: int = 0) -> None:
        """Lay what is missing."""
        wanted = list(self.cover().items())
        for id_, cells in wanted[: len(wanted) - but]:
            if self.player.hold == "keys":
                self._types(id_, cells)
            else:
                self._drags(id_, cells)

    def _drags(self, id_: str, cells: Cells) -> None:
        """Drag it there, again if a busy machine made the drag a press."""
        board = self.page.evaluate(CELLS)

        def lies() -> bool:
            seen = [one for one in self.player.seen_pieces() if one.id == id_]
            # With its last piece a board makes room for the next one, or for what was won.
            return not seen or self.page.evaluate(CELLS) != board or seen[0].lies_on(cells)

        drag = partial(self.player.drag_to_pose, id_, cells)
        self.player.insist(drag, lies, f"{id_} to lie on {cells}")

    def _types(self, id_: str, cells: Cells) -> None:
        """Only keys: its number, F, R, arrows."""
        keys = self.page.keyboard
        order = self.page.evaluate(
            "[...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece)"
        )
        for number in range(1, len(order) + 1):
            keys.press(str(number))
            if self.page.locator(f"[data-piece={id_}][aria-pressed=true]").count():
                break
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        goal = tuple(sorted(((x - left, y - top) for x, y in cells), key=lambda at: at[::-1]))
        flips, turns = ways(self.player.piece(id_).shape, goal)
        for key in "f" * flips + "r" * turns:
            keys.press(key)
        if self.player.piece(id_).spot == "tray":
            keys.press("ArrowUp")
        self.player.until(lambda: self.player.spot(id_) != "tray", f"{id_} on the board")
        for _ in range(12):
            seen = [one for one in self.player.seen_pieces() if one.id == id_]
            if not seen or seen[0].lies_on(cells):
                return
            x, y = seen[0].at
            if x != left:
                keys.press("ArrowLeft" if x > left else "ArrowRight")
            elif y != top:
                keys.press("ArrowUp" if y > top else "ArrowDown")


Learns = Callable[..., Learner]


@pytest.fixture
def learns(comes: Comes) -> Learns:
    def come(*arguments: Any, **options: Any) -> Learner:
        return Learner(comes("Ada", *arguments, **options))

    return come


def test_the_classic_game_is_learned_with_a_finger(learns: Learns) -> None:
    """R-320: without reading, without another player, mistakes included."""
    ada = learns("phone", "touch")
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Learn to play").tap()

    ada.is_at("first")
    ada.player.turn("L4")
    ada.hears("learn-miss-away")
    ada.lays()
    ada.hears("learn-first-good")

    ada.is_at("turn")  # by itself
    ada.player.drag_to("T4", ((0, 0), (1, 0), (2, 0), (1, 1)))
    ada.hears("learn-miss-turn")
    ada.lays()
    ada.hears("learn-turn-good")
    ada.next()

    ada.is_at("flip")
    ada.player.turn("S4")
    ada.hears("learn-miss-flip")
    ada.lays()
    ada.hears("learn-flip-good")
    ada.player.until(
        lambda: json.loads(ada.page.evaluate("localStorage.ubongo"))["knowsHow"],
        "laying to be remembered",
    )
    ada.next()

    ada.is_at("cover")
    ada.lays(but=1)
    ada.hears("learn-more")
    ada.lays()
    ada.hears("learn-cover-good")
    ada.next()

    ada.is_at("sand")
    ada.press(".die")
    ada.player.until(lambda: ada.page.evaluate("window.rolled"), "the symbol")
    ada.page.locator("[data-seconds]").wait_for()
    ada.lays()
    ada.hears("learn-sand-good")
    ada.next()

    ada.is_at("take")
    box = ada.page.locator("[data-field='5']").bounding_box()
    assert box is not None
    ada.page.touchscreen.tap(box["x"] + 30, box["y"] + box["height"] / 2)
    ada.hears("learn-miss-far")
    ada.press("[data-field='3']")
    ada.hears("learn-take-good")
    ada.next()

    ada.is_at("count")
    ada.press("[data-answer='1']")
    ada.hears("learn-miss-heap")
    ada.press("[data-answer='0']")
    ada.hears("learn-count-good")
    ada.page.locator(".told").wait_for()
    ada.next()
    ada.is_at("tie")
    ada.press("[data-answer='0']")
    ada.hears("learn-tie-good")
    assert ada.page.locator("[data-learned]").count() == 8
    ada.next()

    ada.page.locator(".finish").wait_for()
    assert ada.page.url.endswith("/learn/classic")
    ada.press("[data-door=play]")
    ada.player.until(lambda: ada.player.game, "a table with bots")


def test_the_other_games_are_learned_with_the_mouse(learns: Learns) -> None:
    ada = learns("desktop", "mouse")
    ada.page.clock.install()
    ada.comes_to("/learn/2024")
    ada.is_at("sapphire")
    ada.lays()
    ada.hears("learn-sapphire-good")
    ada.page.locator("[data-arrived]").wait_for()
    ada.next()
    ada.is_at("amber")
    ada.page.clock.run_for(24_000)  # as long as the rival needs
    ada.page.locator("[data-rival=called]").wait_for()
    ada.hears("learn-beaten")
    ada.lays()
    ada.hears("learn-amber-good")
    ada.next()
    ada.is_at("points")
    ada.press("[data-answer='1']")
    ada.hears("learn-miss-points")
    ada.press("[data-answer='0']")
    ada.next()
    ada.is_at("play-off")
    ada.lays()
    ada.hears("learn-play-off-good")
    ada.next()
    ada.page.locator(".finish").wait_for()

    ada.press("[data-chapter=cooperative]")
    ada.is_at("together")
    ada.lays()
    ada.hears("learn-together-good")
    ada.next()
    ada.is_at("help")
    ada.press(".stuck")
    ada.lays()
    ada.hears("learn-help-good")
    ada.next()
    ada.is_at("set")
    ada.press("[data-answer='1']")
    ada.hears("learn-set-good")
    ada.next()
    ada.page.locator(".finish").wait_for()

    ada.press("[data-chapter=solo]")
    ada.is_at("run")
    ada.lays()
    ada.hears("learn-run-on")
    ada.lays()
    ada.hears("learn-run-good")
    ada.next()
    ada.is_at("aside")
    ada.press("[data-tool=aside]")
    ada.hears("learn-aside-done")
    ada.lays()
    ada.hears("learn-aside-good")
    ada.next()
    ada.is_at("clock")
    ada.lays()
    ada.hears("learn-clock-good")
    ada.page.locator(".reward .number").first.wait_for()
    ada.next()
    ada.page.locator(".finish").wait_for()
    expect(ada.page.locator(".finish .tick")).to_have_count(3)


def test_everything_can_be_learned_by_keys(learns: Learns) -> None:
    ada = learns("desktop", "keys")
    ada.comes_to("/learn/classic/1")
    ada.is_at("first")
    ada.page.keyboard.press("1")
    ada.page.locator("kbd").first.wait_for()
    for step, good in (("first", "first"), ("turn", "turn"), ("flip", "flip"), ("cover", "cover")):
        ada.is_at(step)
        ada.lays()
        ada.hears(f"learn-{good}-good")
        ada.next()
    ada.press(".die")
    ada.lays()
    ada.next()
    ada.is_at("take")
    ada.press("[data-field='0']")
    ada.hears("learn-take-fine")
    ada.next()
    ada.press("[data-answer='0']")
    ada.next()
    ada.press("[data-answer='0']")
    ada.hears("learn-tie-good")


def test_whoever_does_nothing_is_shown_how(learns: Learns) -> None:
    ada = learns("phone", "touch")
    ada.page.clock.install()
    for step, hint in (
        ("classic/1", "drag"),
        ("classic/2", "turn"),
        ("classic/3", "flip"),
        ("classic/6", "press"),
        ("cooperative/2", "press"),
    ):
        ada.comes_to(f"/learn/{step}")
        ada.page.clock.run_for(7000)
        ada.page.locator(f"[data-hint={hint}]").wait_for()


@pytest.mark.parametrize(("motion", "moving"), [("reduce", 0), ("no-preference", 1)])
def test_a_hint_moves_only_where_motion_is_welcome(
    learns: Learns, motion: str, moving: int
) -> None:
    ada = learns("phone", "touch", reduced_motion=motion)
    ada.page.clock.install()
    ada.comes_to("/learn/classic/1")
    ada.page.clock.run_for(7_000)
    ada.page.locator("[data-hint=drag]").wait_for()
    expect(ada.page.locator("[data-hint] .moving")).to_have_count(moving)
    expect(ada.page.locator("[data-hint] .way")).to_have_count(1 - moving)
    ada.lays()
    ada.hears("learn-first-good")


def test_a_lesson_can_be_left_and_resumed_skipped_and_gone_back_in(learns: Learns) -> None:
    ada = learns("phone", "touch")
    ada.comes_to()
    ada.is_at("first")
    ada.lays()
    ada.next()
    ada.is_at("turn")
    ada.next()  # skipped
    ada.is_at("flip")
    ada.page.reload()
    ada.is_at("flip")
    assert ada.page.locator("[data-learned]").count() == 1
    ada.press("[data-tool=back]")
    ada.is_at("turn")
    ada.page.goto("/settings")
    ada.comes_to("/learn")
    ada.is_at("turn")
    ada.press(".chapter")
    ada.press("dialog [data-chapter=solo]")
    ada.is_at("run")
    ada.comes_to("/learn/classic")
    ada.is_at("turn")
    ada.comes_to("/learn/chess/99")
    ada.is_at("turn")


@pytest.mark.parametrize(
    "broken",
    [
        'localStorage[\'ubongo-learn\'] = \'{"chapter":7,"steps":{"classic":"x"}\'',
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })",
    ],
)
def test_a_broken_store_is_no_reason_to_fail(learns: Learns, broken: str) -> None:
    ada = learns("phone", "touch")
    ada.page.add_init_script(broken)
    ada.comes_to()
    ada.is_at("first")
    ada.lays()
    ada.hears("learn-first-good")
    ada.next()
    ada.is_at("turn")


def test_no_server_is_needed_once_the_page_is_there(learns: Learns, faults: Faults) -> None:
    ada = learns("phone", "touch")
    ada.comes_to("/learn/classic/8")
    ada.is_at("tie")
    faults.forgives_network = True
    context: BrowserContext = ada.page.context
    context.set_offline(True)
    ada.press("[data-answer='0']")
    ada.next()
    ada.press("[data-chapter=cooperative]")
    ada.is_at("together")
    ada.lays()
    ada.page.locator("[data-arrived]").wait_for()
    ada.next()
    ada.press(".stuck")
    ada.lays()
    ada.hears("learn-help-good")
    ada.press(".chapter")
    ada.press("dialog [data-chapter='2024']")
    ada.is_at("sapphire")
    # Only a door that leads to a server says that there is none.
    for _ in range(4):
        ada.next()
    ada.press("[data-door=play]")
    ada.page.get_by_text(words("en")["refused-offline"]).first.wait_for()
    context.set_offline(False)


def test_sand_that_runs_out_is_turned_again(learns: Learns) -> None:
    ada = learns("desktop", "mouse")
    ada.page.clock.install()
    ada.comes_to("/learn/classic/5")
    ada.press(".die")
    ada.page.clock.run_for(2000)
    ada.page.locator("[data-seconds]").wait_for()
    ada.page.clock.run_for(91_000)
    ada.hears("learn-second-chance")
    ada.comes_to("/learn/solo/3")
    ada.page.clock.run_for(31_000)
    ada.hears("learn-clock-over")


@pytest.mark.parametrize(
    ("language", "device", "theme", "steps", "last"),
    [
        ("en", "phone", "light", ("classic/1", "classic/5"), "classic/6"),
        ("de", "desktop", "dark", ("classic/4",), "2024/1"),
        ("fr", "phone", "dark", ("cooperative/2",), "solo/2"),
        ("it", "desktop", "light", ("cooperative/3",), "classic/8"),
        ("nl", "phone", "light", ("2024/2",), "2024/3"),
    ],
)
def test_every_kind_of_step_is_in_order(
    learns: Learns, language: str, device: str, theme: str, steps: tuple[str, ...], last: str
) -> None:
    hold = "touch" if device == "phone" else "mouse"
    ada = learns(device, hold, locale=language, color_scheme=theme)
    folder = pictures(device, theme, language)
    wrong = []
    for step in (*steps, last):
        ada.comes_to(f"/learn/{step}")
        ada.page.locator(".stage").wait_for()
        wrong += out_of_order(ada.page, f"learn-{step.replace('/', '-')}", folder)
    # The last one is done, and what it led to is looked at too.
    match ada.page.locator(".stage").get_attribute("data-step"):
        case "points" | "tie":
            ada.press("[data-answer='0']")
        case "take":
            ada.press("[data-field='3']")
        case "aside":
            ada.press("[data-tool=aside]")
            ada.lays()
        case _:
            ada.lays()
            ada.page.locator("[data-arrived]").wait_for()
    ada.page.locator(".stage[data-stage=done]").wait_for()
    wrong += out_of_order(ada.page, f"learn-{last.replace('/', '-')}-done", folder)
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(("language", "device"), [("de", "phone"), ("fr", "desktop")])
def test_the_end_of_a_chapter_is_in_order(learns: Learns, language: str, device: str) -> None:
    ada = learns(device, "touch" if device == "phone" else "mouse", locale=language)
    ada.comes_to("/learn/cooperative")
    for step in ("together", "help", "set"):
        ada.is_at(step)
        ada.next()
    ada.page.locator(".finish").wait_for()
    wrong = out_of_order(ada.page, "learn-finish", pictures(device, "light", language))
    assert not wrong, "\n" + "\n".join(wrong)
