"""Somebody who plays solo without a network: a player whose board is of a pack on the device."""

import json
from typing import Any

from playwright.sync_api import expect

from tools.browser.player import Player

# The page is kept, and so are the packs of all levels and the tasks of the box.
READY = """() => {
  if (!navigator.serviceWorker.controller) return false;
  const packs = JSON.parse(localStorage.getItem('ubongo-packs') ?? 'null')?.packs ?? [];
  return packs.length >= 3 && localStorage.getItem('ubongo-box-tasks') !== null;
}"""


class Passenger(Player):
    """`sees` the board that lies there; then it can be laid like one at a table."""

    def gets_ready(self) -> None:
        """Stay on the page until this device needs no network any more."""
        self.page.wait_for_function(READY)

    def stored(self, key: str) -> Any:
        return json.loads(self.page.evaluate("key => localStorage.getItem(key)", key) or "null")

    def is_open(self) -> bool:
        return self.page.locator("svg[role=application]").count() > 0

    def sees(self) -> None:
        """Look at the board, and find out which one of the pack it is."""
        self.page.locator("[data-piece]").first.wait_for()
        run = self.stored("ubongo-offline-run")["run"]
        [pack] = [
            one
            for one in self.stored("ubongo-packs")["packs"]
            if (one["level"], one["number"]) == (run["level"], run["pack"])
        ]
        puzzle = pack["puzzles"][run["puzzle"]]
        board = {**puzzle, "board": f"{run['pack']} {run['puzzle']}"}
        self.game = {"seat": 0, "seats": [{"board": board}], "may": ["call_ubongo"]}

    def solves(self, number: int) -> None:
        """Lay the board of this number, and wait for the next one."""
        self.sees()
        self.lay_all()
        expect(self.page.get_by_role("heading", name=f"Board {number + 1}")).to_be_visible()
