"""One tab of a browser that is driven by its engine's own protocol: what every engine can do."""

import asyncio
from abc import ABC, abstractmethod
from typing import Any

from tools.patience import PATIENCE

# A desk: what a page may fill.
SIZE = {"width": 1280, "height": 800}


class Tab(ABC):
    """Go somewhere, run a script, move the mouse, look."""

    has_right_button = True

    @abstractmethod
    async def goes(self, url: str) -> None: ...

    @abstractmethod
    async def tells(self, expression: str) -> Any:
        """What an expression gives; it goes through JSON on the way."""

    @abstractmethod
    async def picture(self) -> bytes:
        """What is seen, as PNG."""

    @abstractmethod
    async def perform(self, sources: list[dict[str, Any]]) -> None:
        """Actions of pointers and keys, as WebDriver writes them."""

    async def until(self, expression: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.tells(expression):
                await asyncio.sleep(0.02)

    async def mouse(self, *steps: tuple[float, float] | str) -> None:
        """Points to move to, and `down` and `up`, or `right down` and `right up`."""
        actions: list[dict[str, Any]] = []
        for step in steps:
            if isinstance(step, str):
                kind = "pointerDown" if step.endswith("down") else "pointerUp"
                actions.append({"type": kind, "button": 2 if step.startswith("right") else 0})
            else:
                x, y = round(step[0]), round(step[1])
                actions.append({"type": "pointerMove", "x": x, "y": y, "duration": 0})
        source = {"type": "pointer", "id": "mouse", "actions": actions}
        await self.perform([source | {"parameters": {"pointerType": "mouse"}}])
