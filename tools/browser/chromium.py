"""The system's Chromium, driven by Playwright: where it is, how it is started, whom it shows.

Nothing is downloaded here: `do.py test` installs Debian's package where it may.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tools.patience import PATIENCE
from tools.tasks.system_packages import CHROMIUM

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--mute-audio",
)

Device = Literal["phone", "desktop"]
SIZES: dict[Device, tuple[int, int]] = {"phone": (390, 844), "desktop": (1280, 800)}


def chromium() -> str | None:
    """The program, or None where there is none."""
    return CHROMIUM.program()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser without a window, for as long as the block lasts."""
    program = chromium()
    if program is None:
        raise FileNotFoundError(CHROMIUM.missed())
    expect.set_options(timeout=PATIENCE * 1_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def visiting(
    browser: Browser,
    base: str,
    device: Device = "desktop",
    size: tuple[int, int] | None = None,
    **options: object,
) -> BrowserContext:
    """Somebody's browser: a phone with fingers, or a desk with a mouse; cookies of its own."""
    width, height = size or SIZES[device]
    phone = device == "phone"
    given: dict[str, object] = {
        "base_url": base,
        "viewport": {"width": width, "height": height},
        "has_touch": phone,
        "is_mobile": phone,
        "locale": "en",
        # Falling sand costs a machine without a graphics card more than the game does.
        "reduced_motion": "reduce",
        **options,
    }
    context = browser.new_context(**given)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE * 1_000)
    return context


@dataclass
class Faults:
    """What a page should never do: complain, fail, break the policy, or ask another host."""

    base: str
    found: list[str] = field(default_factory=list)
    # While a line is cut on purpose the browser says so.
    forgives_network: bool = False

    def watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.found.append(f"page error: {error}"))
        page.on("request", lambda request: self._asked(request.url))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        text = message.text
        if "ERR_NETWORK_CHANGED" in text:
            return  # another test makes a network of its own on this machine
        # The last one is of a service worker that looks for a newer one of itself.
        signs = ("WebSocket", "ERR_", "Failed to load resource", "when fetching the script")
        is_network = any(sign in text for sign in signs)
        if not (self.forgives_network and is_network):
            self.found.append(f"console {message.type}: {text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:", self.base.replace("http", "ws", 1))):
            self.found.append(f"another host: {url}")
