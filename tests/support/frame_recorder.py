"""Watches a page frame by frame while a game is played: what moves that was not moved, and what
lies over a board that is being laid.

    watching = FrameRecorder(player.page)   # before the page is opened
    ...                                     # play
    watching.found()                        # what was wrong, and how many frames were looked at

It sees what a player sees: a thing without pointer events lies over a board, too, and a shift is
one whether somebody has just touched the page or not.
"""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

RECORD = """
globalThis.frames = { seen: 0, boards: {}, over: [], shifts: [], most: 0 };
const named = (one) => `${one.nodeName}.${one.className?.baseVal ?? one.className ?? ''}`;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    frames.most += entry.value;
    const sources = (entry.sources ?? []).map((one) => {
      const name = one.node ? named(one.node) : 'gone';
      const box = (at) => [at.x, at.y, at.width, at.height].map(Math.round).join(' ');
      return `${name} from ${box(one.previousRect)} to ${box(one.currentRect)}`;
    });
    frames.shifts.push({ value: entry.value, title: document.title, sources });
  }
}).observe({ type: 'layout-shift', buffered: true });

const everything = new CSSStyleSheet();
everything.replaceSync('* { pointer-events: auto !important }');

const paints = (one) => {
  if (one.ownerSVGElement || one instanceof SVGSVGElement) return true;
  const style = getComputedStyle(one);
  if (style.visibility === 'hidden' || +style.opacity === 0) return false;
  if (style.backgroundImage !== 'none') return true;
  if (!/^rgba\\(.*, 0\\)$|^transparent$/.test(style.backgroundColor)) return true;
  return [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
};

const look = () => {
  requestAnimationFrame(look);
  const svg = document.querySelector('svg[role=application]');
  const board = svg?.querySelector('[data-board] .area');
  if (!board || document.querySelector('dialog[open]')) return;
  const space = svg.parentElement;
  // The card slides up while it is dealt, and only then.
  const deals = (one) => one.id === 'deal' && one.playState !== 'finished';
  if (space.getAnimations().some(deals)) return;
  frames.seen += 1;
  const box = board.getBoundingClientRect();
  const where = [box.x, box.y, box.width, box.height].map((at) => at.toFixed(1)).join(' ');
  const area = svg.querySelector('[data-board]').dataset.board;
  const name = `${document.querySelector('h1').textContent} ${area} ${innerWidth}`;
  frames.boards[name] ??= [];
  if (frames.boards[name].at(-1) !== where) frames.boards[name].push(where);
  if (svg.classList.contains('still')) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];
  for (const [across, down] of [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]]) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementsFromPoint(x, y).find(paints);
    const isBoard = svg.contains(top) || space === top || top?.classList.contains('card-ground');
    if (top && !isBoard) frames.over.push(`${named(top)} ${top.textContent.trim().slice(0, 40)}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== everything);
};
requestAnimationFrame(look);
"""


@dataclass(frozen=True)
class Found:
    """What was seen over all frames."""

    frames: int
    boards: int
    # Boards whose area had more than one place, with the places.
    moved: dict[str, list[str]]
    over: list[str]
    shifted: float
    shifts: list[str]


class FrameRecorder:
    """Records every frame of a page from its next load on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(RECORD)

    def found(self) -> Found:
        seen: dict[str, Any] = self._page.evaluate("frames")
        return Found(
            frames=seen["seen"],
            boards=len(seen["boards"]),
            moved={name: places for name, places in seen["boards"].items() if len(places) > 1},
            over=sorted(set(seen["over"])),
            shifted=seen["most"],
            shifts=[
                f"{one['value']:.4f} in {one['title']}: {'; '.join(one['sources'])}"
                for one in seen["shifts"]
            ],
        )
