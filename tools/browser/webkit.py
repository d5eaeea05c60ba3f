"""The system's WebKit, driven by WebDriver over HTTP, on a screen that nobody sees.

WebKitGTK has no mode without a window, so its window is on a screen of Xvfb.
"""

import asyncio
import json
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from tools.browser.tab import SIZE, Tab
from tools.free_port import free_port
from tools.patience import PATIENCE
from tools.tasks.system_packages import WEBKIT, XVFB

# Where its caches and settings go: not where those of the person are who runs the tests.
OWN = ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")

# On that screen there is no graphics card: drawing as if there were one takes far longer, and
# frames that are handed over as if by one are black now and then, and stay so.
DRAWING = {
    "GDK_BACKEND": "x11",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
}

# The driver waits for the next frame, and there is none where nothing moves: a dot that hardly
# anybody could see changes for a few seconds.
FRAMES = """(() => {
  const dot = document.body.appendChild(document.createElement('i'));
  dot.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;opacity:0.01';
  let count = 0;
  const changing = setInterval(() => {
    dot.style.background = count++ % 2 ? '#fff' : '#000';
    if (count < 100) return;
    clearInterval(changing);
    dot.remove();
  }, 30);
})()"""


class WebKitTab(Tab):
    # Its driver never lets go of the right button: the page hears no `pointerup`, and of no button
    # after that.
    has_right_button = False

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self._http = http
        self._address = address

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        async with asyncio.timeout(PATIENCE):
            answer = await self._http.request(
                method, f"{self._address}{path}", json=body if method == "POST" else None
            )
            said = await answer.json(content_type=None)
        assert answer.status == 200, said
        return said["value"]

    async def begin(self) -> None:
        """Wait until the driver answers, and open a window whose page is as large as a desk."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(aiohttp.ClientConnectionError):
                    await self.ask("GET", "/status")
                    break
                await asyncio.sleep(0.05)
        begun = await self.ask("POST", "/session", capabilities={})
        self._address += f"/session/{begun['sessionId']}"
        window = await self.ask("POST", "/window/rect", **SIZE)
        page = await self.tells("[innerWidth, innerHeight]")
        await self.ask(
            "POST",
            "/window/rect",
            width=2 * SIZE["width"] - page[0],
            height=window["height"] + SIZE["height"] - page[1],
        )
        await self.until(f"innerWidth === {SIZE['width']} && innerHeight === {SIZE['height']}")

    async def end(self) -> None:
        await self.ask("DELETE", "")

    async def goes(self, url: str) -> None:
        await self.ask("POST", "/url", url=url)

    async def tells(self, expression: str) -> Any:
        script = f"""const on = arguments[arguments.length - 1];
          (async () => JSON.stringify(await ({expression})))()
            .then((told) => on([told ?? 'null']), (fault) => on([null, String(fault)]))"""
        told, *fault = await self.ask("POST", "/execute/async", script=script, args=[])
        assert not fault, fault
        return json.loads(told)

    async def picture(self) -> bytes:
        await self.tells(FRAMES)
        return b64decode(await self.ask("GET", "/screenshot"))

    async def perform(self, sources: list[dict[str, Any]]) -> None:
        await self.ask("POST", "/actions", actions=sources)


@asynccontextmanager
async def browsing(profile: Path) -> AsyncIterator[Tab]:
    """A WebKit whose window nobody sees, for as long as the block lasts."""
    profile.chmod(0o700)
    own = {**os.environ, **dict.fromkeys(OWN, str(profile))}
    async with running(XVFB.program(), "-displayfd", "1", "-screen", "0", "1400x1000x24",
                       "-nolisten", "tcp", env=own) as screen:  # fmt: skip
        assert screen.stdout is not None
        async with asyncio.timeout(PATIENCE):
            number = (await screen.stdout.readline()).decode().strip()
        assert number, "Xvfb has ended"
        port = free_port()
        own |= {"DISPLAY": f":{number}", **DRAWING}
        async with (
            running(WEBKIT.program(), f"--port={port}", env=own),
            aiohttp.ClientSession() as http,
        ):
            tab = WebKitTab(http, f"http://127.0.0.1:{port}")
            await tab.begin()
            yield tab
            await tab.end()


@asynccontextmanager
async def running(program: str | None, *words: str, env: dict[str, str]) -> AsyncIterator[Process]:
    """A program and all that it starts, ended with the block."""
    if program is None:
        raise FileNotFoundError("WebKitWebDriver or Xvfb")
    process = await asyncio.create_subprocess_exec(
        program, *words, env=env, stdout=PIPE, stderr=DEVNULL, start_new_session=True
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            await process.wait()
