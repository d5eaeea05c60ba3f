"""The engines beside Chromium: Firefox and WebKit play a round and show every screen."""

import asyncio
import io
import json
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import do
from tests.support.system import need
from tools.browser import firefox, webkit
from tools.browser.player import DRAWN, SCENE, STANDS, Cells, Piece, normalised, ways
from tools.browser.server import served
from tools.browser.tab import Tab
from tools.patience import PATIENCE
from tools.tasks.system_packages import FIREFOX, WEBKIT, XVFB, Package
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve

PICTURES = do.ROOT / "build" / "pictures"
ENGINES: dict[str, tuple[Any, tuple[Package, ...]]] = {
    "firefox": (firefox.browsing, (FIREFOX,)),
    "webkit": (webkit.browsing, (WEBKIT, XVFB)),
}

pytestmark = [pytest.mark.slow(40), pytest.mark.parametrize("engine", ENGINES)]

SCREENS = (
    *("", "new", "solo", "settings", "learn", "daily", "look-up?board=7&side=hard&symbol=snake"),
    *("companion", "replay", "statistics", "print", "rules/2024", "no/such/place"),
)
# What runs over the side of the page, in this engine's own measure of words.
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
# A game of one round against a bot that lets nobody wait: we roll, and there is no sand.
WISH = {
    "edition": "classic",
    "settings": {"hourglass": None, "rounds": 1, "start_seat": 0},
    "bots": ["expert"],
    "start": True,
}
# Falling sand costs a machine without a graphics card more than the game does.
QUIET = "localStorage.setItem('ubongo', JSON.stringify({ motion: 'less' }))"
# The page goes to a table that it has opened, and keeps what the server tells it there.
OPEN = """(async () => {
  const Socket = WebSocket;
  window.heard = [];
  window.complaints = [];
  addEventListener('error', (event) => complaints.push(event.message));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => heard.push(JSON.parse(event.data)));
    }
  };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(%s) });
  const { table } = await answer.json();
  history.pushState(null, '', `/t/${table}`);
  dispatchEvent(new PopStateEvent('popstate'));
  return table;
})()"""
TOLD = "heard.filter((one) => one.type === 'happened' || one.type === 'welcome')"
GAME = f"({TOLD}.at(-1)?.game ?? null)"
NOTICES = f"{TOLD}.flatMap((one) => one.notices ?? [])"
# The button that flips the piece that was touched last; the one before it turns it.
FLIP = ".tools .wide + .wide:enabled"
# Nothing moves any more but what moves all the time.
STILL = """document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity)"""
# Where headings are seen: none that is for readers only, and none that something lies over.
HEADINGS = """[...document.querySelectorAll('main h1, main h2')].map((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.width > 30 && box.bottom <= innerHeight && one.contains(top)
    ? [box.left, box.top, box.right, box.bottom] : null;
}).filter((one) => one)"""
# Between ink and what it is written on, of 255.
INK = 100
# The middle of the first of these that can be pressed.
MIDDLE = """(() => {
  const box = document.querySelector(%s)?.getBoundingClientRect();
  return box && box.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
})()"""


def visit(
    engine: str, folder: Path, go: Callable[[Tab, str], Awaitable[None]], pictures: Path
) -> None:
    """A server, a browser of this engine, and somebody who looks around."""
    browsing, packages = ENGINES[engine]
    need(*packages)
    profile = folder / "profile"
    profile.mkdir()
    pictures.mkdir(parents=True, exist_ok=True)

    async def come(address: str) -> None:
        async with browsing(profile) as tab:
            await go(tab, address)

    # In a thread of its own, for Chromium's event loop may be running in this one.
    with served(folder / "server") as address, ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, come(address)).result()


def field(number: int) -> str:
    """A row of the gem board, once it takes notice."""
    return f"[data-field='{number}']:enabled:not([aria-disabled])"


async def draw(tab: Tab, path: Path) -> None:
    """Keep a picture once it shows the headings, and two after each other are the same.

    An engine may lay a page out, answer every question about it, and paint nothing.
    Where a clock runs no two pictures are the same: there it is the last of a few.
    """
    await tab.until(STANDS)
    await tab.tells(f"({DRAWN})()")
    await tab.until(STILL)
    before, seen = b"", await tab.picture()
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not is_painted(seen, await tab.tells(HEADINGS)):
                await asyncio.sleep(0.3)
                seen = await tab.picture()
    path.write_bytes(seen)
    assert is_painted(seen, await tab.tells(HEADINGS)), f"{path} is not painted"
    for _ in range(4):
        if seen == before:
            break
        await asyncio.sleep(0.3)
        before, seen = seen, await tab.picture()
    path.write_bytes(seen)


def is_painted(picture: bytes, boxes: list[list[float]]) -> bool:
    """Whether there is dark on light, or light on dark, in each of these boxes."""
    grey = Image.open(io.BytesIO(picture)).convert("L")
    parts = [grey.crop((round(x), round(y), round(z), round(w))).tobytes() for x, y, z, w in boxes]
    return bool(parts) and all(max(part) - min(part) > INK for part in parts)


async def press(tab: Tab, selector: str) -> None:
    """Press the middle of what is there, once it is."""
    middle = MIDDLE % json.dumps(selector)
    await tab.until(f"{middle} !== null")
    await tab.mouse(tuple(await tab.tells(middle)), "down", "up")


async def at_rest(tab: Tab) -> dict[str, Any] | None:
    """The scene when nothing in it moves: at first pieces come out of the list of the card."""
    before: object = ()
    scene: dict[str, Any] | None = await tab.tells(f"({SCENE})(document.body)")
    while scene != before:
        await asyncio.sleep(0.15)
        before, scene = scene, await tab.tells(f"({SCENE})(document.body)")
    return scene


async def lay(tab: Tab, id_: str, cells: Cells) -> None:
    """Flip, turn with a click, and drag, all with the mouse; again if nobody took notice."""
    is_chosen = False
    async with asyncio.timeout(PATIENCE):
        # With its last piece the board is covered, and gone.
        while scene := await at_rest(tab):
            board, cell = (scene["left"], scene["top"]), scene["cell"]
            one = next(one for one in scene["pieces"] if one["id"] == id_)
            piece = Piece(one, cell, board)
            x, y = piece.middles()[0]
            if piece.shape != normalised(cells):
                flips, _ = ways(piece.shape, normalised(cells))
                if flips and tab.has_right_button:
                    await tab.mouse((x, y), "right down", "right up")
                elif flips and is_chosen:
                    await press(tab, FLIP)
                else:
                    await tab.mouse((x, y), "down", "up")
                    is_chosen = True
            elif piece.spot == "board":
                return
            else:
                left = board[0] + min(x for x, _ in cells) * cell - piece.left
                top = board[1] + min(y for _, y in cells) * cell - piece.top
                half, goal = (x + left / 2, y + top / 2), (x + left, y + top)
                await tab.mouse((x, y), "down", half, goal, "up")


def test_a_round_is_played_and_gems_are_taken(engine: str, tmp_path: Path) -> None:
    """R-106 to R-123 with the mouse: a field, the die, every piece, a pair of gems; the end."""
    pictures = PICTURES / engine

    async def go(tab: Tab, address: str) -> None:
        async def picture(name: str) -> None:
            await draw(tab, pictures / f"{name}.png")

        await tab.goes(address)
        await tab.tells(QUIET)
        await tab.goes(address)
        await tab.until("document.querySelector('main h1') !== null")
        await tab.tells(OPEN % json.dumps(WISH))
        await tab.until(f"{GAME}?.may.includes('choose_field')")
        await picture("choose-a-field")
        await press(tab, field(2))
        await tab.until(f"{GAME}?.may.includes('roll') || {GAME}?.phase === 'round'")
        # The die rolls by itself when nobody does for long.
        if await tab.tells(f"{GAME}.phase !== 'round'"):
            await press(tab, ".roll .button.deed")
        await tab.until("document.querySelectorAll('[data-piece]').length > 0")
        await tab.until(STILL)
        board = await tab.tells(f"{GAME}.seats[{GAME}.seat].board")
        cover = solve(Puzzle.parse(f"{board['area']} + {' '.join(board['pieces'])}"))
        assert cover is not None
        for number, one in enumerate(cover.placements):
            if number == 1:
                await picture("round")
            await lay(tab, one.piece.id, tuple((cell.x, cell.y) for cell in one.cells))
        await tab.until(f"{GAME}.may.includes('take_gems')")
        reachable, rows = await tab.tells(f"[{GAME}.table.reachable, {GAME}.table.rows]")
        row = next(one for one in reachable if len(rows[one]) >= 2)
        # The tap that has laid the last piece may be followed by another: rows that have just
        # come do not take notice yet.
        await tab.until(f"document.querySelector({json.dumps(field(row))}) !== null")
        await picture("gems")
        taken = f"{NOTICES}.filter((one) => one.what === 'gems_taken' && one.seat === {GAME}.seat)"
        async with asyncio.timeout(PATIENCE):
            while not await tab.tells(f"{taken}.length"):
                await press(tab, field(row))
                await asyncio.sleep(0.2)
        await tab.until(f"{GAME}.phase === 'over'")
        await tab.until("document.querySelector('main .podium') !== null")
        await tab.until(STILL)
        await picture("end")
        assert len((await tab.tells(taken))[0]["gems"]) == 2
        assert await tab.tells("heard.filter((one) => one.type === 'refused')") == []
        assert await tab.tells("complaints") == []

    visit(engine, tmp_path, go, pictures)


def test_every_screen_stands(engine: str, tmp_path: Path) -> None:
    """Each has its heading and keeps to the width of a desk; a picture of it is kept."""
    pictures = PICTURES / engine

    async def go(tab: Tab, address: str) -> None:
        for screen in SCREENS:
            await tab.goes(f"{address}/{screen}")
            await tab.until("document.querySelector('main h1') !== null")
            await tab.until("document.fonts.status === 'loaded'")
            assert not await tab.tells(TOO_WIDE), screen
            name = re.sub(r"\W+", "-", screen) or "start"
            await draw(tab, pictures / f"{name}.png")

    visit(engine, tmp_path, go, pictures)
    assert len(list(pictures.glob("*.png"))) >= len(SCREENS)
