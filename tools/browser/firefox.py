"""The system's Firefox, driven by WebDriver BiDi over one socket, with nothing in between."""

import asyncio
import itertools
import json
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from tools.patience import PATIENCE
from tools.tasks.system_packages import FIREFOX


class Tab:
    """One tab: go somewhere, run a script, move the mouse, press keys."""

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
        size = {"width": 1280, "height": 800}
        await self.ask("browsingContext.setViewport", context=self._context, viewport=size)

    async def goes(self, url: str) -> None:
        await self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def tells(self, expression: str) -> Any:
        """What an expression gives; it goes through JSON on the way."""
        told = await self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    async def until(self, expression: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.tells(expression):
                await asyncio.sleep(0.02)

    async def mouse(self, *steps: tuple[float, float] | str) -> None:
        """Points to move to, and `down` and `up`."""
        actions: list[dict[str, Any]] = []
        button = 0
        for step in steps:
            if isinstance(step, str):
                button = 2 if step.startswith("right") else 0
                kind = "pointerDown" if step.endswith("down") else "pointerUp"
                actions.append({"type": kind, "button": button})
            else:
                x, y = round(step[0]), round(step[1])
                actions.append({"type": "pointerMove", "x": x, "y": y})
        source = {"type": "pointer", "id": "mouse", "actions": actions}
        await self.ask("input.performActions", context=self._context, actions=[source])


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
            tab = Tab(socket)
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
