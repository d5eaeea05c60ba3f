"""Somebody at the puzzle of the day: a player whose board came over plain HTTP, from no table."""

from typing import Any

from playwright.sync_api import APIRequestContext

from tools.browser.player import Player
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve

LEVELS = ("easy", "hard", "five_stars")


def asked(http: APIRequestContext, date: str = "") -> dict[str, Any]:
    """How the day stands, with the cookie of whoever asks."""
    return dict(http.get(f"/api/daily?date={date}").json())


def solves(http: APIRequestContext, level: str, date: str = "") -> None:
    """Start and solve one at once, without a page."""
    started = http.post("/api/daily/start", data={"level": level, "date": date}).json()
    puzzle = started["puzzles"][LEVELS.index(level)]
    found = solve(Puzzle.parse(f"{puzzle['area']} + {' '.join(puzzle['pieces'])}"))
    assert found is not None
    cover = [
        {"piece": one.piece.id, "cells": [[cell.x, cell.y] for cell in one.cells]}
        for one in found.placements
    ]
    wish = {"level": level, "date": started["date"], "cover": cover}
    answer = http.post("/api/daily/solve", data=wish)
    assert answer.ok, answer.text()


class Guest(Player):
    """`sees` a board that was started; then it can be laid like one at a table."""

    def is_open(self) -> bool:
        return self.page.locator("svg[role=application]").count() > 0

    def sees(self, level: str, date: str = "") -> None:
        self.page.locator("[data-piece]").first.wait_for()
        puzzle = asked(self.page.context.request, date)["puzzles"][LEVELS.index(level)]
        board = {**puzzle, "board": level}
        self.game = {"seat": 0, "seats": [{"board": board}], "may": ["call_ubongo"]}
