"""The environment for puzzles: Gymnasium's own tests, the solo game's clock, honest masks."""

from random import Random

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from ubongo.boards.box import the_box
from ubongo.misread import Misread
from ubongo.puzzles.solver import count_covers
from ubongo.rl import PuzzleEnv
from ubongo.rl.puzzle_env import CELLS, FUMBLING, LAYING, LIFTING, POSES, PUTTING_ASIDE
from ubongo.rules.records.record import write_record
from ubongo.rules.records.verification import verify


@pytest.mark.parametrize(
    "options", [{}, {"side": "hard", "boards": "fresh", "minutes": 10}], ids=str
)
def test_gymnasiums_own_test_passes(options: dict[str, object]) -> None:
    check_env(gymnasium.make("ubongo/Puzzle-v0", **options).unwrapped)  # type: ignore[arg-type]


def a_run(**options: object) -> PuzzleEnv:
    env = PuzzleEnv(**options)  # type: ignore[arg-type]
    env.reset(seed=4)
    return env


def test_who_knows_the_solutions_solves_until_the_clock_has_run_down() -> None:
    """R-300: five minutes, and 4.5 s for three pieces: 66 boards."""
    env = PuzzleEnv()
    seen, info = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        for action in env.solution():
            assert seen["action_mask"][action]
            seen, reward, over, truncated, info = env.step(action)
            total += reward
            assert not truncated
            assert env.observation_space.contains(seen)
            if over:
                break

    assert total == info["solved"] == 66
    assert info["put_aside"] == 0
    assert env.match is not None
    assert verify(write_record(env.match.log), the_box()).notes == ()
    with pytest.raises(RuntimeError, match="the run is over"):
        env.step(0)


def test_every_action_takes_its_time_and_changes_what_it_says() -> None:
    env = a_run()
    first = env.solution()[0]
    seen, _, _, _, info = env.step(first)
    assert info["milliseconds"] == LAYING
    assert (seen["laid"] == 1).sum() == env._puzzle().pieces[0].size
    # The same piece again: it lies already.
    again, _, _, _, info = env.step(first)
    assert info["milliseconds"] == LAYING + FUMBLING
    assert numpy.array_equal(again["laid"], seen["laid"])
    lifted, _, _, _, info = env.step(env.lift(0))
    assert info["milliseconds"] == LAYING + FUMBLING + LIFTING
    assert not lifted["laid"].any()
    _, _, _, _, info = env.step(env.lift(0))
    assert info["milliseconds"] == LAYING + 2 * FUMBLING + LIFTING
    before = env._puzzle()
    _, reward, _, _, info = env.step(env.ASIDE)
    assert (reward, info["put_aside"]) == (0, 1)
    assert info["milliseconds"] == LAYING + 2 * FUMBLING + LIFTING + PUTTING_ASIDE
    assert env._puzzle() != before


def test_the_mask_allows_exactly_what_can_be_laid() -> None:
    """Compared with trying every action, on boards with some pieces laid."""
    dice = Random(1)
    for side in ("easy", "hard"):
        env = a_run(side=side)
        for _ in range(3):
            mask = env._mask()
            tried = [env._placement(action) is not None for action in range(env.LAYS)]
            assert mask[: env.LAYS].tolist() == [int(can) for can in tried]
            assert mask[env.LAYS : env.ASIDE].tolist() == [
                int(slot in env._laid) for slot in range(4)
            ]
            assert mask[env.ASIDE] == 1
            lays = numpy.flatnonzero(mask[: env.LAYS]).tolist()
            if not lays:
                break
            env.step(dice.choice(lays))


def test_laying_all_pieces_in_all_ways_finds_every_solution() -> None:
    """The actions reach every cover of a board, and no other."""
    env = a_run()
    puzzle = env._puzzle()

    def count(slot: int) -> int:
        if slot == len(puzzle.pieces):
            return 1
        found = 0
        for action in range(slot * POSES * CELLS, (slot + 1) * POSES * CELLS):
            placement = env._placement(action)
            if placement is not None:
                env._laid[slot] = placement
                found += count(slot + 1)
                del env._laid[slot]
        return found

    assert count(0) == count_covers(puzzle)


def test_the_same_seed_gives_the_same_boards() -> None:
    boards = [PuzzleEnv().reset(seed=seed)[0]["area"].tolist() for seed in (1, 1, 2)]

    assert boards[0] == boards[1] != boards[2]


def test_it_is_drawn_as_text_and_as_a_picture() -> None:
    text, picture = a_run(render_mode="ansi"), a_run(render_mode="svg")
    drawn = text.render()
    assert drawn is not None
    assert drawn.endswith("300 s left, 0 solved")
    text.step(text.solution()[0])
    assert str(text.render()).endswith("298 s left, 0 solved")
    assert str(picture.render()).startswith("<svg")
    assert a_run().render() is None


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"minutes": 7}, "7 cannot be chosen; take 5, 10 or 20"),
        ({"render_mode": "human"}, "there is no 'human'; take ansi or svg"),
    ],
)
def test_a_bad_run_is_refused(options: dict[str, object], why: str) -> None:
    with pytest.raises(Misread, match=why):
        PuzzleEnv(**options)  # type: ignore[arg-type]
