"""Whether a big screen can be read from three metres, at 720, 1080 and 2160 lines."""

import time

from playwright.sync_api import Page

from tests.support.screen_checks import LAID_OUT, SETTLES

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
# From three metres the smallest text is a 45th of the height of the screen.
SMALLEST = 1 / 45

# What is on a screen: what runs out of it, and text that is too small to be read from a sofa.
READABLE = """(smallest) => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) {
    wrong.push(`it is ${root.scrollWidth} by ${root.scrollHeight}`);
  }
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const one = walk.currentNode.parentElement;
    if (!text || one.closest('.hidden, svg')) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      wrong.push(`"${text}" runs out`);
    }
    const size = parseFloat(getComputedStyle(one).fontSize) / innerHeight;
    if (size < smallest * 0.99) wrong.push(`"${text}" is ${(1 / size).toFixed(1)}th of it`);
  }
  return wrong;
}"""


def out_of_sight(page: Page) -> list[str]:
    """What cannot be read at 720, 1080 and 2160 lines, once sizes have settled."""
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(LAID_OUT, arg=[width, height])
        end = time.monotonic() + SETTLES
        while (found := page.evaluate(READABLE, SMALLEST)) and time.monotonic() < end:
            page.wait_for_timeout(50)
        wrong += [f"{width}×{height}: {one}" for one in found]
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(LAID_OUT, arg=[1280, 720])
    return wrong
