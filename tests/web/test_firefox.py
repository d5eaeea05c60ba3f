"""Firefox too: a board is covered with the mouse, and nothing is complained about."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.support.system import need
from tools.browser.firefox import Tab, browsing
from tools.browser.player import SCENE, Cells, Piece, flipped, normalised, turned, ways
from tools.browser.server import served
from tools.patience import PATIENCE
from tools.tasks.system_packages import FIREFOX
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.shapes import Shape

pytestmark = pytest.mark.slow

CELLS = """[...document.querySelectorAll('svg[role=application] .cell')].map(
  (one) => [Math.floor(+one.getAttribute('x')), Math.floor(+one.getAttribute('y'))])"""
OPEN = """fetch('/api/tables', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ edition: 'solo', settings: { hourglass: null }, start: true }),
}).then((answer) => answer.json())"""


async def seen(tab: Tab) -> dict[str, Any]:
    found: dict[str, Any] = await tab.tells(f"({SCENE})(document.body)")
    return found


async def lay(tab: Tab, id_: str, cells: Cells) -> None:
    """Flip with the right button, turn with the left one, and drag."""

    async def look() -> tuple[Piece, float, tuple[float, float]]:
        scene = await seen(tab)
        board = (scene["left"], scene["top"])
        one = next(one for one in scene["pieces"] if one["id"] == id_)
        return Piece(one, scene["cell"], board), scene["cell"], board

    piece, cell, board = await look()
    flips, turns = (
        (0, 0) if piece.shape == normalised(cells) else ways(piece.shape, normalised(cells))
    )
    for number in range(flips + turns):
        button = "right " if number < flips else ""
        await tab.mouse(piece.middles()[0], f"{button}down", f"{button}up")
        goal = (flipped if number < flips else turned)(piece.shape)
        async with asyncio.timeout(PATIENCE):
            while (await look())[0].shape != goal:
                await asyncio.sleep(0.02)
        piece, cell, board = await look()
    x, y = piece.middles()[0]
    left = board[0] + min(x for x, _ in cells) * cell - piece.left
    top = board[1] + min(y for _, y in cells) * cell - piece.top
    await tab.mouse((x, y), "down", (x + left / 2, y + top / 2), (x + left, y + top), "up")


def test_a_board_is_covered_in_firefox(tmp_path: Path) -> None:
    need(FIREFOX)
    profile = tmp_path / "profile"
    profile.mkdir()

    async def go(address: str) -> None:
        async with browsing(profile) as tab:
            await tab.goes(address)
            await tab.until("document.querySelector('main h1') !== null")
            opened = await tab.tells(OPEN)
            await tab.goes(f"{address}/t/{opened['table']}")
            await tab.until("document.querySelectorAll('[data-piece]').length > 0")
            area = Shape.of([tuple(cell) for cell in await tab.tells(CELLS)])
            names = [one["id"] for one in (await seen(tab))["pieces"]]
            cover = solve(Puzzle.parse(f"{area.text()} + {' '.join(names)}"))
            assert cover is not None
            title = await tab.tells("document.querySelector('h1').textContent")
            for one in cover.placements:
                await lay(tab, one.piece.id, tuple((cell.x, cell.y) for cell in one.cells))
            # The next board comes when this one is covered.
            await tab.until(f"document.querySelector('h1').textContent !== {title!r}")

    # In a thread of its own, for Chromium's event loop may be running in this one.
    with served(tmp_path / "server") as address, ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, go(address)).result()
