"""The environment for gems: PettingZoo's own tests, the rules' own game, nothing hidden."""

from random import Random

import numpy
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    parallel_api_test,
    parallel_seed_test,
)

import ubongo
from ubongo.boards.box import the_box
from ubongo.misread import Misread
from ubongo.rl import GemEnv, PolicyBot
from ubongo.rl.gem_observation import (
    ACTIONS,
    PASS,
    WAIT,
    Floats,
    Mask,
    allowed,
    command_of,
    observed,
    unpacked,
    waiting,
)
from ubongo.rules.commands import ChooseField, MovePawn, Pass, TakeGems
from ubongo.rules.editions.classic import FIELDS, GemView
from ubongo.rules.events import Event, GemsTaken
from ubongo.rules.game import Phase
from ubongo.rules.gems import GEMS
from ubongo.rules.records.record import write_record
from ubongo.rules.records.verification import verify
from ubongo.rules.view import view

TABLES = [
    {"agents": 2},
    {"agents": 1, "bots": ("fair",)},
    {"agents": 4},
    {"agents": 2, "bots": ("child", "expert")},
]


def played(env: GemEnv, seed: int, dice: Random | None = None) -> dict[str, float]:
    """A whole game of random allowed actions; the rewards of its end."""
    chance = dice or Random(seed)
    seen, _ = env.reset(seed=seed)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {
            agent: chance.choice(numpy.flatnonzero(one["action_mask"]).tolist())
            for agent, one in seen.items()
        }
        seen, rewards, _, _, _ = env.step(actions)
    return rewards


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pettingzoos_own_tests_pass(
    table: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(GemEnv(**table), num_cycles=200)  # type: ignore[arg-type]
    parallel_seed_test(lambda: GemEnv(**table))  # type: ignore[arg-type]

    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_episode_is_a_game_by_the_rules(table: dict[str, object]) -> None:
    """Its record verifies like any other."""
    env = GemEnv(**table)  # type: ignore[arg-type]
    rewards = played(env, seed=3)
    assert env.match is not None
    game = env.match.game

    assert game.phase is Phase.OVER
    assert env.match.refused == []
    assert verify(write_record(env.match.log), the_box()).notes == ()
    seats = {player.name: seat for seat, player in enumerate(game.players)}
    for agent, reward in rewards.items():
        winners = game.places.count(1)
        assert reward == (1 / winners if game.places[seats[agent]] == 1 else 0)


def log_of(env: GemEnv) -> list[Event]:
    assert env.match is not None
    return env.match.log


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    env, again = GemEnv(agents=2), GemEnv(agents=2)
    for seed in (1, 2):
        played(env, seed)
        played(again, seed)
        assert log_of(env) == log_of(again)
    first = log_of(env)
    played(env, 1)
    assert log_of(env) != first
    # Without a seed the next game follows, and is another one.
    env.reset(seed=5)
    one = log_of(env)[:2]
    env.reset()
    assert log_of(env)[:2] != one


def test_seats_are_dealt_anew() -> None:
    env = GemEnv(agents=1, bots=("fair", "child"))
    seats = {env.reset(seed=seed)[1]["player_0"]["seat"] for seed in range(20)}

    assert seats == {0, 1, 2}


def test_an_observation_tells_what_the_view_tells() -> None:
    """R-133: gems, rows and pawns are open to all; one's own come first."""
    env = GemEnv(agents=3)
    seen, infos = env.reset(seed=1)
    dice = Random(1)
    for _ in range(12):
        assert env.match is not None
        for agent, one in seen.items():
            seat = infos[agent]["seat"]
            table = view(env.match.game, seat).table
            assert isinstance(table, GemView)
            parts = unpacked(one["observation"])
            for field, row in enumerate(table.rows):
                told = [GEMS[int(place.argmax())] for place in parts.front[field] if place.any()]
                assert told == list(row[:4])
                assert (12 * parts.lying[field]).round().tolist() == [row.count(g) for g in GEMS]
            assert (12 * parts.gems[0]).round().tolist() == list(table.gems[seat])
            assert (12 * parts.gems[1]).round().tolist() == list(table.gems[(seat + 1) % 3])
            assert not parts.gems[3].any()
            if table.pawns:
                assert int(parts.pawns[2].argmax()) == table.pawns[(seat + 2) % 3]
        actions = {
            agent: dice.choice(numpy.flatnonzero(one["action_mask"]).tolist())
            for agent, one in seen.items()
        }
        seen, _, _, _, infos = env.step(actions)


def test_masks_allow_exactly_what_the_rules_would_not_refuse() -> None:
    """R-115 to R-118, R-123: fields in reach with gems, or to take nothing; else to wait."""
    env = GemEnv(agents=2, bots=("expert",))
    decided = 0
    for seed in range(6):
        seen, infos = env.reset(seed=seed)
        dice = Random(seed)
        while env.agents:
            assert env.match is not None
            for agent, one in seen.items():
                table = view(env.match.game, infos[agent]["seat"]).table
                assert isinstance(table, GemView)
                mask = one["action_mask"]
                if mask[WAIT]:
                    assert mask.sum() == 1
                elif env.match.game.phase is Phase.SETUP:
                    assert mask[:FIELDS].all()
                else:
                    decided += 1
                    filled = [f for f in table.reachable if table.rows[f]]
                    assert set(numpy.flatnonzero(mask).tolist()) == {
                        *(filled or table.reachable),
                        PASS,
                    }
            seen, _, _, _, infos = env.step(
                {
                    agent: dice.choice(numpy.flatnonzero(one["action_mask"]).tolist())
                    for agent, one in seen.items()
                }
            )
        assert env.match is not None
        assert env.match.refused == []
    assert decided > 60


@pytest.mark.parametrize("action", [-5, 99, WAIT])
def test_what_is_not_allowed_takes_nothing_and_is_told(action: int) -> None:
    env = GemEnv(agents=1, bots=("child",))
    env.reset(seed=1)
    told = []
    while env.agents:
        _, _, _, _, infos = env.step({"player_0": action})
        told += [info["illegal"] for info in infos.values() if "illegal" in info]

    assert env.match is not None
    assert told
    assert all(told)
    seat = env.match.game.players.index(next(p for p in env.match.game.players if p.bot == "agent"))
    taken = [one for one in env.match.log if isinstance(one, GemsTaken) and one.seat == seat]
    assert taken == []
    assert env.match.refused == []


def test_actions_become_the_commands_of_the_rules() -> None:
    env = GemEnv(agents=2)
    env.reset(seed=1)
    assert env.match is not None
    table = view(env.match.game, 0).table
    assert isinstance(table, GemView)
    rows = (table.rows[0], (), *table.rows[2:])
    here = GemView(rows, (0, 3), table.gems, (True, True), None, (0, 1, 2))
    far = GemView(((), (), (), *rows[3:]), (0, 3), table.gems, (True, True), None, (0, 1, 2))

    idle = GemView(rows, (0, 3), table.gems, (True, True), None, ())
    chosen = GemView(table.rows, (), table.gems, (True, False), 4, ())

    assert command_of(4, table, 0) == ChooseField(0, 4)
    assert command_of(PASS, table, 0) is None, "a first field must be chosen"
    assert command_of(2, here, 0) == TakeGems(0, 2)
    assert command_of(1, here, 0) == Pass(0), "an empty row"
    assert command_of(5, here, 0) == Pass(0), "out of reach"
    assert command_of(2, far, 0) == MovePawn(0, 2), "R-135: towards a row with gems"
    assert command_of(0, far, 0) == Pass(0)
    for done in (idle, chosen):
        assert command_of(3, done, 0) is None
        assert allowed(done).tolist() == waiting().tolist() == [0] * (ACTIONS - 1) + [1]


def test_it_is_drawn_as_text_and_as_a_picture() -> None:
    text, picture = (GemEnv(agents=2, render_mode=mode) for mode in ("ansi", "svg"))
    for env in (text, picture):
        env.reset(seed=1)
    drawn = text.render()

    assert drawn is not None
    assert drawn.startswith("round 0 of 9\n1 ")
    assert "player_1: 0 0 0 0 0 0" in drawn
    assert str(picture.render()).startswith("<svg")
    silent = GemEnv()
    silent.reset()
    assert silent.render() is None


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ({"agents": 0, "bots": ("fair", "fair")}, "0 agents and 2 bots cannot play; seat 2 to 4"),
        ({"agents": 1}, "1 agents and 0 bots cannot play"),
        ({"agents": 5}, "5 agents and 0 bots cannot play"),
        ({"agents": 1, "bots": ("tiger",)}, "there is no bot 'tiger'"),
        ({"speed": "light"}, "there is no strength 'light'"),
        ({"render_mode": "human"}, "there is no 'human'; take ansi or svg"),
    ],
)
def test_a_bad_table_is_refused(table: dict[str, object], why: str) -> None:
    with pytest.raises(Misread, match=why):
        GemEnv(**table)  # type: ignore[arg-type]


def test_an_edition_without_gems_is_refused() -> None:
    with pytest.raises(Misread, match="2024 has no gem board; choose classic"):
        GemEnv(edition="2024").reset()
    with pytest.raises(RuntimeError, match="must be reset"):
        GemEnv().step({})


def test_a_policy_plays_as_a_bot_as_it_does_in_the_environment() -> None:
    """Greedy by its own hand wins as often as the bot that is greedy: about half of the games."""

    def greedy(observation: Floats, mask: Mask) -> int:
        fields = numpy.flatnonzero(mask[:FIELDS])
        if not len(fields):
            return WAIT if mask[WAIT] else PASS
        parts = unpacked(observation)
        own, pairs = 12 * parts.gems[0], parts.front[:, :2].sum(1)
        worth = ((own + pairs) ** 2 - own**2).sum(1)
        return int(fields[worth[fields].argmax()])

    ubongo.add_bot(PolicyBot("hand", greedy))
    games = ubongo.simulate("hand fair", games=300, check=True)
    tally = games.tally()

    assert tally.breaches == 0
    assert 0.35 < tally.win_shares_by_bot()["hand"] < 0.65
    assert ubongo.simulate("hand fair", edition="2024", games=5, check=True).tally().breaches == 0


def test_observed_is_within_its_space() -> None:
    env = GemEnv(agents=2)
    for seed in range(5):
        seen, infos = env.reset(seed=seed)
        while env.agents:
            for agent, one in seen.items():
                assert env.observation_space(agent).contains(one)
                assert env.match is not None
                table = view(env.match.game, infos[agent]["seat"]).table
                assert isinstance(table, GemView)
                assert numpy.array_equal(one["observation"], observed(table, infos[agent]["seat"]))
            actions = {a: int(one["action_mask"].argmax()) for a, one in seen.items()}
            seen, _, _, _, infos = env.step(actions)
