"""The system's Firefox, driven by WebDriver BiDi over one socket, with nothing in between."""

import asyncio
import itertools
import json
import os
import re
import signal
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from tools.browser.tab import SIZE, Tab
from tools.patience import PATIENCE
from tools.tasks.system_packages import FIREFOX


class FirefoxTab(Tab):
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._ids = itertools.count(1)
        self._context = ""

    async def ask(self, method: str, **params: Any) -> Any:
        id_ = next(self._ids)
        await self._socket.send_str(json.dumps({"id": id_, "method": method, "params": params}))
        async with asyncio.timeout(PATIENCE):
            while True:
                said = json.loads((await self._socket.receive()).data)
                if said.get("id") == id_:
                    assert said["type"] == "success", said
                    return said["result"]

    async def begin(self) -> None:
        await self.ask("session.new", capabilities={})
        tree = await self.ask("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]
        await self.ask("browsingContext.setViewport", context=self._context, viewport=SIZE)

    async def goes(self, url: str) -> None:
        await self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def tells(self, expression: str) -> Any:
        told = await self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    async def picture(self) -> bytes:
        taken = await self.ask("browsingContext.captureScreenshot", context=self._context)
        return b64decode(taken["data"])

    async def perform(self, sources: list[dict[str, Any]]) -> None:
        await self.ask("input.performActions", context=self._context, actions=sources)


@asynccontextmanager
async def browsing(profile: Path) -> AsyncIterator[Tab]:
    """A Firefox without a window, for as long as the block lasts."""
    program = FIREFOX.program()
    if program is None:
        raise FileNotFoundError(FIREFOX.missed())
    process = await asyncio.create_subprocess_exec(
        program, "--headless", "--no-remote", "--remote-debugging-port", "0",
        "--profile", str(profile), "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    assert process.stderr is not None
    # Firefox waits when nobody reads what it complains about.
    reading: asyncio.Task[bytes] | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                line = (await process.stderr.readline()).decode(errors="replace")
                found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
                if found:
                    break
                assert line, "Firefox has ended"
        reading = asyncio.create_task(process.stderr.read())
        async with (
            aiohttp.ClientSession() as http,
            http.ws_connect(f"{found[1]}/session", max_msg_size=0) as socket,
        ):
            tab = FirefoxTab(socket)
            await tab.begin()
            yield tab
    finally:
        # Its helpers hold the other end of the pipe: to wait for Firefox alone may take forever.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            await process.wait()
            if reading is not None:
                await reading
