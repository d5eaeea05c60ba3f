"""Look it up: everything about a task, but never about one that is being played."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.support.http_guest import playing
from tests.support.nearby_puzzles import with_one_less, with_one_more
from tests.support.server_in_process import Asker, Json, server, solves
from ubongo.boards.board import Side, Symbol
from ubongo.boards.box import the_box
from ubongo.protocol.from_wire import cover_of
from ubongo.protocol.messages import Laid
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers
from ubongo.server.features.lookup import answers
from ubongo.server.features.spoilers import Spoilers
from ubongo.shapes import Shape

pytestmark = pytest.mark.usefixtures("hidden_today")

# One solution: P5 above, I4 in the middle, I2 below.
AREA = "##.../###../.####/..##."
PIECES = ["I2", "I4", "P5"]


def asked(folder: Path, *questions: tuple[str, Json]) -> list[tuple[int, Json]]:
    """The answers of a quiet server to these questions."""

    async def go() -> list[tuple[int, Json]]:
        async with server(folder) as port, Asker(port) as ada:
            return [await ada.posts(f"/api/lookup/{what}", body) for what, body in questions]

    return asyncio.run(go())


def covered(puzzle: Puzzle, laid: Json) -> bool:
    pieces = tuple(Laid(one["piece"], tuple((x, y) for x, y in one["cells"])) for one in laid)
    return is_cover(puzzle, cover_of(pieces))


def test_the_solution_of_any_task_can_be_looked_up(tmp_path: Path) -> None:
    """R-321: by the number of the board, its side and the face of the die."""
    puzzle = the_box().board(7).puzzle(Side.HARD, Symbol.SNAKE)
    board = {"number": 7, "side": "hard", "symbol": "snake"}
    [(status, found)] = asked(tmp_path, ("solutions", {"board": board, "most": 100}))

    assert status == 200
    assert found["area"] == puzzle.area.text()
    assert found["count"] == len(found["solutions"]) == count_covers(puzzle)
    assert all(covered(puzzle, one) for one in found["solutions"])
    assert not found["more"]


def test_a_painted_area_is_solved_wherever_it_was_painted(tmp_path: Path) -> None:
    painted = "......../.##...../.###..../..####../...##..."
    body = {"area": painted, "pieces": ["p5", "I2", "I4"]}
    [(status, found)] = asked(tmp_path, ("solutions", body))

    assert (status, found["area"], found["pieces"]) == (200, AREA, PIECES)
    assert (found["count"], found["stars"], found["tries"]) == (1, 2, 7.0)
    assert covered(Puzzle.parse(f"{AREA} + I2 I4 P5"), found["solutions"][0])


def test_solutions_come_a_page_at_a_time(tmp_path: Path) -> None:
    body = {"area": "###/###/###", "pieces": ["L4", "P5"]}
    whole, one, rest = asked(
        tmp_path,
        ("solutions", body),
        ("solutions", {**body, "most": 1}),
        ("solutions", {**body, "first": 1}),
    )

    assert whole[1]["count"] == len(whole[1]["solutions"]) > 1
    assert one[1]["more"]
    assert one[1]["solutions"] + rest[1]["solutions"] == whole[1]["solutions"]


def test_a_hint_is_the_next_piece_or_the_one_to_lift(tmp_path: Path) -> None:
    body = {"area": "###/###", "pieces": ["I2", "O4"]}
    standing = [{"piece": "I2", "cells": [[0, 0], [0, 1]]}]
    lying = [{"piece": "I2", "cells": [[0, 0], [1, 0]]}]
    square = {"piece": "O4", "cells": [[1, 0], [2, 0], [1, 1], [2, 1]]}
    first, next_, wrong, done = asked(
        tmp_path,
        ("hint", body),
        ("hint", {**body, "laid": standing}),
        ("hint", {**body, "laid": lying}),
        ("hint", {**body, "laid": [*standing, square]}),
    )

    assert first[1]["kind"] == "lay"
    assert next_[1] == {"kind": "lay", "lay": square, "lift": []}
    assert wrong[1] == {"kind": "lift", "lay": None, "lift": ["I2"]}
    assert done[1] == {"kind": "covered", "lay": None, "lift": []}


def test_which_sets_would_fit(tmp_path: Path) -> None:
    [(status, found)] = asked(tmp_path, ("sets", {"area": "###/###", "pieces": 2}))

    assert status == 200
    assert found["sets"] == [
        {"pieces": ["I2", "L4"], "count": 4},
        {"pieces": ["I2", "O4"], "count": 2},
    ]
    assert (found["cells"], found["count"], found["more"]) == (6, 2, False)


WRONG: list[tuple[str, Json, str, dict[str, Any]]] = [
    (
        "solutions",
        {"board": {"number": 37, "side": "easy", "symbol": "hand"}},
        "no_such_board",
        {"number": 37, "first": 1, "last": 36},
    ),
    (
        "solutions",
        {"board": {"number": -(10**18), "side": "easy", "symbol": "hand"}},
        "no_such_board",
        {"first": 1},
    ),
    ("solutions", {}, "no_puzzle", {}),
    ("solutions", {"area": "##"}, "no_puzzle", {}),
    ("solutions", {"area": "...", "pieces": ["I2"]}, "area_empty", {}),
    ("solutions", {"area": "##x", "pieces": ["I2"]}, "area_unreadable", {}),
    ("solutions", {"area": "#" * 5000, "pieces": ["I2"]}, "text_too_long", {"most": 200}),
    ("solutions", {"area": "#########", "pieces": ["I2"]}, "area_too_large", {"width": 9}),
    ("sets", {"area": "/".join(["######"] * 5), "pieces": 6}, "area_too_large", {"cells": 30}),
    ("solutions", {"area": "##.##", "pieces": ["I4"]}, "area_in_parts", {}),
    ("solutions", {"area": "##", "pieces": ["Q9"]}, "no_such_piece", {"piece": "'Q9'"}),
    ("solutions", {"area": "##", "pieces": ["<script>alert(1)"]}, "no_such_piece", {}),
    ("solutions", {"area": "####", "pieces": ["I2", "I2"]}, "piece_twice", {"piece": "I2"}),
    ("solutions", {"area": "##", "pieces": ["I2"] * 7}, "too_many_pieces", {"most": 6}),
    ("solutions", {"area": "###", "pieces": ["I2"]}, "sizes_differ", {"area": 3, "pieces": 2}),
    ("solutions", {"area": "####", "pieces": ["O4"]}, "no_cover", {"pieces": "O4"}),
    ("hint", {"area": "####", "pieces": ["O4"]}, "no_cover", {}),
    ("sets", {"area": "#", "pieces": 1}, "no_set_fits", {"pieces": 1, "cells": 1}),
    ("sets", {"area": "###", "pieces": 7}, "bad_body", {}),
    ("solutions", {"area": "##", "pieces": "I2"}, "bad_body", {}),
    ("solutions", {"area": "##", "pieces": ["I2"], "most": 101}, "bad_body", {}),
]


def test_whatever_is_wrong_has_a_code_and_its_numbers(tmp_path: Path) -> None:
    answers = asked(tmp_path, *((what, body) for what, body, _, _ in WRONG))

    for (what, body, code, numbers), (status, said) in zip(WRONG, answers, strict=True):
        assert (400 <= status < 500, said["code"]) == (True, code), (what, body, said)
        assert numbers.items() <= said["numbers"].items(), said


def test_a_live_board_cannot_be_looked_up_in_any_way_until_the_round_is_over(
    tmp_path: Path,
) -> None:
    """R-321: never for a board that is live at a table; open after the round."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as eve:
            await playing(ada)
            board = ada.game["seats"][0]["board"]
            symbol = ada.game["symbol"]
            named = {"number": board["board"], "side": board["side"], "symbol": symbol}
            turned = Shape.parse(board["area"]).turned().flipped().text()
            painted = {"area": f"..../..../{turned}", "pieces": board["pieces"][::-1]}
            round_ = f"/api/tables/{ada.table}/rounds/1/solutions"

            puzzle = Puzzle.parse(f"{board['area']} + {' '.join(board['pieces'])}")
            nearby = [
                {"area": one.area.text(), "pieces": [piece.id for piece in one.pieces]}
                for one in (with_one_more(puzzle), with_one_less(puzzle))
            ]

            for what in ("solutions", "hint"):
                for body in ({"board": named}, painted, *nearby):
                    status, said = await eve.posts(f"/api/lookup/{what}", body)
                    assert (status, said["code"]) == (409, "board_is_live")
            status, said = await eve.gets(round_)
            assert (status, said["code"]) == (404, "no_such_round")
            other = {**named, "symbol": "mask" if symbol != "mask" else "hand"}
            assert (await eve.posts("/api/lookup/solutions", {"board": other}))[0] == 200

            await solves(ada)
            for body in ({"board": named}, painted, *nearby):
                assert (await eve.posts("/api/lookup/solutions", body))[0] == 200
            status, found = await eve.gets(round_)
            assert (status, found["round"], found["symbol"]) == (200, 1, symbol)
            [seat] = found["seats"]
            assert (seat["board"], seat["live"]) == (board, False)
            assert seat["cover"] == seat["solution"]
            assert covered(puzzle, seat["solution"])
            assert seat["count"] == count_covers(puzzle)

    asyncio.run(go())


def test_thirty_six_hints_tell_nobody_which_boards_are_being_played(tmp_path: Path) -> None:
    """S-07, R-321: at a small server they would be exactly the opponents'."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as eve:
            await playing(ada)
            side, symbol = ada.game["seats"][0]["board"]["side"], ada.game["symbol"]
            for asker in (ada, eve):
                said = [
                    await asker.posts(
                        "/api/lookup/hint",
                        {"board": {"number": number, "side": side, "symbol": symbol}},
                    )
                    for number in range(1, 37)
                ]
                assert all(one == said[0] for one in said)
                assert (said[0][0], said[0][1]["code"]) == (409, "board_is_live")

    asyncio.run(go())


def test_a_round_of_another_table_tells_no_cover_of_a_board_that_is_live(tmp_path: Path) -> None:
    """S-06, R-321: what others have laid before is a solution as good as any."""

    async def go() -> None:
        async with (
            server(tmp_path, test_switch=True) as port,
            Asker(port) as ada,
            Asker(port) as eve,
        ):
            await playing(ada, seed="00" * 16)
            board = ada.game["seats"][0]["board"]
            await solves(ada)
            finished = f"/api/tables/{ada.table}/rounds/1/solutions"
            [seat] = (await eve.gets(finished))[1]["seats"]
            assert seat["cover"] is not None
            await playing(eve, seed="00" * 16)
            assert eve.game["seats"][0]["board"] == board
            for asker in (ada, eve):
                [seat] = (await asker.gets(finished))[1]["seats"]
                assert (seat["cover"], seat["solution"], seat["live"]) == (None, None, True)

    asyncio.run(go())


def test_a_board_stays_live_when_the_server_is_started_again(tmp_path: Path) -> None:
    """R-321: the round goes on after a restart (R-411), and so does the secret."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await playing(ada)
            board = ada.game["seats"][0]["board"]
        asked = {"area": board["area"], "pieces": board["pieces"]}
        async with server(tmp_path) as port, Asker(port) as eve:
            status, said = await eve.posts("/api/lookup/solutions", asked)
            assert (status, said["code"]) == (409, "board_is_live")

    asyncio.run(go())


def test_rounds_of_a_table_that_was_put_away_can_still_be_looked_at(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await playing(ada, rounds=1)
            await solves(ada)
            if ada.game["phase"] != "over":
                await ada.hears_of("seed_published")
            address = f"/api/tables/{ada.table}/rounds/1/solutions"
            before = await ada.gets(address)
            assert before[0] == 200
        async with server(tmp_path) as port, Asker(port) as eve:
            assert await eve.gets(address) == before

    asyncio.run(go())


@pytest.mark.parametrize("round_", ["2", "x", "-1", "99999999999999999999", "٣"])
def test_only_rounds_that_were_played_have_solutions(tmp_path: Path, round_: str) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await playing(ada)
            await solves(ada)
            status, said = await ada.gets(f"/api/tables/{ada.table}/rounds/{round_}/solutions")
            assert (status, said["code"]) == (404, "no_such_round")
            status, said = await ada.gets("/api/tables/none/rounds/1/solutions")
            assert (status, said["code"]) == (404, "no_such_table")

    asyncio.run(go())


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            body = {"area": "##", "pieces": ["I2"]}
            codes = [
                said.get("code")
                for _, said in [await ada.posts("/api/lookup/solutions", body) for _ in range(130)]
            ]
            assert codes[0] is None
            assert codes[-1] == "too_much_asked"

    asyncio.run(go())


def test_the_solutions_after_a_round_are_not_computed_in_the_servers_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A solver on the loop would hold up every table."""

    def fails(*_: object) -> None:
        raise AssertionError("the server's process solves a puzzle")

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await playing(ada)
            await solves(ada)
            for name in ("solve", "count_covers", "covers"):
                monkeypatch.setattr(f"ubongo.puzzles.solver.{name}", fails)
                monkeypatch.setattr(f"{answers.__name__}.{name}", fails)
            status, found = await ada.gets(f"/api/tables/{ada.table}/rounds/1/solutions")
            assert status == 200, found
            assert found["seats"][0]["solution"] is not None
            assert found["seats"][0]["count"] >= 1

    asyncio.run(go())


def test_after_a_round_a_puzzle_that_is_hidden_has_no_solution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-321: live at another table, or a puzzle of the day that the guest has not solved."""

    async def hides(self: Spoilers, puzzle: Puzzle, guest: object) -> bool:
        return False

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await playing(ada)
            await solves(ada)
            monkeypatch.setattr(Spoilers, "may_show_again", hides)
            _, found = await ada.gets(f"/api/tables/{ada.table}/rounds/1/solutions")
            [seat] = found["seats"]
            # What was laid is a solution, too.
            assert (seat["cover"], seat["solution"], seat["live"]) == (None, None, True)
            assert seat["count"] >= 1

    asyncio.run(go())
