"""Whether a screen is in order: axe finds nothing, nothing runs over, no word is missing.

    wrong += out_of_order(player.page, "look-up", folder)

Every screen that people can see is looked at like this somewhere, in light and dark, on a phone
and on a desk, and over all in five languages.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import do
from tools.browser.words import ids

AXE = do.ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = do.ROOT / "build" / "pictures"
# Only what is wrong is told in full.
AXE_RUN = "axe.run({ resultTypes: ['violations'], preload: false })"
# Seconds until sizes have settled, even on a busy machine; what is still wrong then is wrong.
SETTLES = 15.0
SIZES = ((320, 640), (360, 740), (768, 1024), (844, 390), (1280, 800), (2560, 1440))

# Whether the page knows how large the window is now, and has been drawn so.
LAID_OUT = """([width, height]) => innerWidth === width && innerHeight === height &&
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""

# What runs over the sides, and what is too small for a finger.
GEOMETRY = """() => {
  const wrong = [];
  const root = document.documentElement;
  const wide = root.clientWidth;
  if (root.scrollWidth > wide + 1) wrong.push(`the page is ${root.scrollWidth} wide`);
  const told = (one) => `${one.tagName.toLowerCase()} ${one.className.baseVal ?? one.className} ` +
    `"${(one.ariaLabel || one.textContent || one.value || '').trim().slice(0, 30)}"`;
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('.hidden') && one.getClientRects().length > 0;
  const dialog = document.querySelector('dialog[open]');
  const scope = dialog ?? document;
  for (const one of scope.querySelectorAll('button, a, input, select, summary, h1, h2, p, li')) {
    if (!isShown(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.right > wide + 1) {
      wrong.push(`${told(one)} from ${box.left.toFixed()} to ${box.right.toFixed()}`);
    }
  }
  if (wide >= 360) {
    for (const one of scope.querySelectorAll('button, a, input, select, summary')) {
      if (!isShown(one)) continue;
      const target = one.closest('label') ?? one;
      const box = target.getBoundingClientRect();
      if (box.width < 43.5 || box.height < 43.5) {
        wrong.push(`${told(one)} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
      }
    }
    const svg = document.querySelector('svg[role=application]:not(.still)');
    if (svg && !dialog) {
      const cell = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      if (1.5 * cell < 44) wrong.push(`a cell is ${cell.toFixed(1)} pixels`);
    }
  }
  const svg = dialog ? null : document.querySelector('svg[role=application]:not(.still)');
  const outside = new Set();
  for (const one of svg ? svg.querySelectorAll('[data-board], [data-piece]') : []) {
    const box = one.getBoundingClientRect();
    if (box.left < -9 || box.right > wide + 9 || box.top < -9 || box.bottom > innerHeight + 9) {
      outside.add(`${one.dataset.piece ?? 'the area'} lies outside`);
    }
  }
  wrong.push(...outside);
  return wrong;
}"""

# Words of buttons that are cut in two, where nobody has said that they may be (by a soft hyphen).
# Names are as long as they are.
CUT = """() => {
  const wrong = [];
  if (document.documentElement.clientWidth < 360) return wrong;
  const range = document.createRange();
  for (const button of (document.querySelector('dialog[open]') ?? document)
      .querySelectorAll('button, a.button')) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (text.parentElement.closest('.hidden, [dir=auto], [aria-hidden=true]')) continue;
      for (const word of text.data.matchAll(/[^\\s\u00ad\u2010-]{2,}/g)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        // A hyphen that is drawn belongs to the part after it.
        const least = text.data[word.index - 1] === '\u00ad' ? 10 : 1;
        const parts = [...range.getClientRects()].filter((box) => box.width > least);
        const lines = new Set(parts.map((box) => Math.round(box.top)));
        if (lines.size > 1) wrong.push(`“${word[0]}” is cut in two`);
      }
    }
  }
  return wrong;
}"""

SAID = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) said.push(walk.currentNode.textContent.trim());
  for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
    said.push(one.ariaLabel, one.getAttribute('placeholder'), one.title);
  }
  return said.filter(Boolean);
}"""


def axe_finds(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(AXE_RUN)
    return [
        f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
    ]


def settled(page: Page, counts: Callable[[str], bool] = lambda one: True) -> list[str]:
    """What is out of place once sizes have settled, which takes a few frames."""
    end = time.monotonic() + SETTLES
    while wrong := [one for one in page.evaluate(GEOMETRY) if counts(one)]:
        if time.monotonic() > end:
            break
        page.wait_for_timeout(50)
    return wrong


def out_of_place(page: Page) -> list[str]:
    """At every size, upright and across, and with text twice as big."""
    wrong = []
    usual = page.viewport_size
    assert usual is not None
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # The page may still be laid out for the size before.
        page.wait_for_function(LAID_OUT, arg=[width, height])
        wrong += [f"{width}×{height}: {one}" for one in [*settled(page), *page.evaluate(CUT)]]
    page.set_viewport_size(usual)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wrong += [f"200 % text: {one}" for one in settled(page, lambda one: "a cell is" not in one)]
    page.evaluate("document.documentElement.style.fontSize = ''")
    settled(page)
    return wrong


def pictures(device: str, theme: str, language: str) -> Path:
    """Where pictures of a walk go; without axe there is no walk."""
    if not AXE.is_file():
        pytest.skip("axe-core is not there: the page was not built here")
    folder = PICTURES / f"{device}-{theme}-{language}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def out_of_order(page: Page, screen: str, folder: Path) -> list[str]:
    """What is wrong with this screen; a picture of it is kept."""
    page.screenshot(path=folder / f"{screen}.png")
    missing = {said for said in page.evaluate(SAID) if said in ids() and "-" in said}
    wrong = axe_finds(page) + out_of_place(page) + [f"no word for {said}" for said in missing]
    return [f"{screen}: {one}" for one in wrong]
