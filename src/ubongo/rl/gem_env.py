"""The play for gems as a PettingZoo environment: several agents, the rules' own engine.

Solving takes each agent as long as a bot of some strength, so that only the gems are to be
learned: the first field, and after each solve where to go and take. In one step every agent
acts; an agent that has nothing to decide waits. An episode is a game of the classic edition
(or of a plug-in with its gem board); the reward comes at its end and is 1 for the winner,
shared by those who share the victory.

    env = GemEnv(agents=1, bots=("fair",))
    observations, infos = env.reset(seed=7)
    while env.agents:
        actions = {agent: choose(seen["observation"], seen["action_mask"])
                   for agent, seen in observations.items()}
        observations, rewards, terminations, truncations, infos = env.step(actions)
"""

from collections.abc import Mapping, Sequence
from random import Random, SystemRandom
from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from ubongo.boards.box import the_box
from ubongo.boards.seeded_random import shuffled
from ubongo.match.bots import bot_named
from ubongo.match.bots.bot import Plan, StrengthBot
from ubongo.match.bots.strength import Strength
from ubongo.match.match import Match
from ubongo.match.plugins import check_loaded
from ubongo.match.seating import Sitting
from ubongo.misread import Misread
from ubongo.rl.gem_observation import (
    ACTIONS,
    MOST_SEATS,
    SIZE,
    allowed,
    command_of,
    is_allowed,
    observed,
    waiting,
)
from ubongo.rl.policy_bot import strength_named
from ubongo.rules.bot_view import BotView
from ubongo.rules.chance import SMALLEST_SEED, Chance
from ubongo.rules.commands import Command
from ubongo.rules.editions.classic import GemView
from ubongo.rules.editions.edition import TableView
from ubongo.rules.events import Event, RoundEnded, UbongoCalled
from ubongo.rules.game import SETUP
from ubongo.rules.settings import SECOND, Settings
from ubongo.rules.view import view

Observation = dict[str, Any]
AGENT = "player_{}"
# When agents choose their first field; ours do so after some seconds.
CHOOSING_AT = SECOND


class Solver:
    """The hands of an agent: solves and rolls like a bot, and leaves the gems to the agent."""

    name = "agent"

    def __init__(self, strength: Strength) -> None:
        self._bot = StrengthBot(strength)

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        plan = self._bot.plan(seen, dice)
        if plan is None or plan.command is None:
            return None
        return Plan(plan.seat, plan.at, plan.command)

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        return None


class GemEnv(ParallelEnv):  # type: ignore[misc]  # it has no types
    """Agents and bots at one table, who are dealt their seats anew in every episode."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ubongo_gems_v0",
        "render_modes": ["ansi", "svg"],
    }

    def __init__(
        self,
        agents: int = 2,
        bots: Sequence[str] = (),
        *,
        speed: str = "fair",
        edition: str = "classic",
        settings: Settings | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_loaded("edition", edition)
        if agents < 1 or not 2 <= agents + len(bots) <= MOST_SEATS:
            found = f"{agents} agents and {len(bots)} bots cannot play"
            raise Misread("environment", "", found, "seat 2 to 4, at least one of them an agent")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise Misread("render_mode", "", f"there is no {render_mode!r}", "take ansi or svg")
        for name in bots:
            check_loaded("bot", name)
            bot_named(name)
        self.possible_agents = [AGENT.format(number) for number in range(agents)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.match: Match | None = None
        self._bots = tuple(bots)
        self._strength = strength_named(speed)
        self._edition = edition
        self._settings = settings or Settings()
        self._dice = Random(SystemRandom().getrandbits(64))
        self._seats: dict[str, int] = {}
        # When each agent that has something to decide will do so; and the events looked at.
        self._thinking: dict[str, int] = {}
        self._looked = 0
        sees: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 1, (SIZE,), numpy.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
        }
        self._observation_spaces = {name: spaces.Dict(sees) for name in self.possible_agents}
        self._action_spaces = {name: spaces.Discrete(ACTIONS) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can be shown."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do; the mask says what of it is allowed now."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed gives the same games."""
        if seed is not None:
            self._dice = Random(seed)
        dice = self._dice
        self.agents = list(self.possible_agents)
        players = shuffled(dice, (*self.possible_agents, *self._bots))
        self._seats = {name: players.index(name) for name in self.possible_agents}
        sitting = [
            Sitting(
                name,
                Solver(self._strength) if name in self._seats else bot_named(name),
                Random(dice.getrandbits(64)),
            )
            for name in players
        ]
        chance = Chance(dice.randbytes(SMALLEST_SEED), the_box())
        self.match = Match(self._edition, sitting, self._settings, chance)
        if not isinstance(view(self.match.game, None).table, GemView):
            raise Misread("edition", "", f"{self._edition} has no gem board", "choose classic")
        self._looked = len(self.match.log)
        self._thinking = {}
        if self.match.game.phase is SETUP:
            self._thinking = dict.fromkeys(self.agents, CHOOSING_AT)
        self._go_on()
        return self._observations(), self._infos({})

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let every agent act that has something to decide; others wait whatever they say."""
        match = self._playing()
        illegal: dict[str, bool] = {}
        for agent, at in self._deciding().items():
            seat = self._seats[agent]
            table = self._table(seat)
            action = int(actions.get(agent, -1))
            illegal[agent] = not is_allowed(action, table)
            del self._thinking[agent]
            command = command_of(action, table, seat)
            if command is not None:
                match.give(command, at)
        self._go_on()
        over = match.is_over
        acting = self.agents
        rewards = self._rewards() if over else dict.fromkeys(acting, 0.0)
        ended = dict.fromkeys(acting, over)
        observations, infos = self._observations(), self._infos(illegal)
        if over:
            self.agents = []
        return observations, rewards, ended, dict.fromkeys(acting, False), infos

    def render(self) -> str | None:
        """The table as text or as SVG."""
        match = self._playing()
        if self.render_mode == "svg":
            return match.game._repr_svg_()
        if self.render_mode == "ansi":
            return _drawn(self._table(0), match)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _playing(self) -> Match:
        if self.match is None:
            raise RuntimeError("the environment must be reset before its first step")
        return self.match

    def _deciding(self) -> dict[str, int]:
        """The agents whose time has come: those with the earliest one."""
        first = min(self._thinking.values(), default=None)
        return {agent: at for agent, at in self._thinking.items() if at == first}

    def _go_on(self) -> None:
        """Let time pass until some agent has something to decide, or the game is over."""
        match = self._playing()
        while not match.is_over:
            self._look()
            decides = min(self._thinking.values(), default=None)
            moves = match.next_at()
            if decides is not None and (moves is None or decides < moves):
                return
            if moves is None:
                raise RuntimeError("nobody can go on")
            match.pass_time(moves)
        self._thinking.clear()

    def _look(self) -> None:
        """Notice who has solved, and that a round has ended."""
        match = self._playing()
        named = {seat: agent for agent, seat in self._seats.items()}
        happened: list[Event] = match.log[self._looked :]
        self._looked = len(match.log)
        for event in happened:
            if isinstance(event, RoundEnded):
                self._thinking.clear()
            elif isinstance(event, UbongoCalled) and event.seat in named:
                dice = match.sitting[event.seat].dice
                assert dice is not None
                self._thinking[named[event.seat]] = event.at + self._strength.thinking_time(dice)

    def _observations(self) -> dict[str, Observation]:
        deciding = self._deciding()
        found = {}
        for agent in self.agents:
            seat = self._seats[agent]
            table = self._table(seat)
            found[agent] = {
                "observation": observed(table, seat),
                "action_mask": allowed(table) if agent in deciding else waiting(),
            }
        return found

    def _infos(self, illegal: Mapping[str, bool]) -> dict[str, dict[str, Any]]:
        match = self._playing()
        game = match.game
        told = {}
        for agent in self.agents:
            seat = self._seats[agent]
            info: dict[str, Any] = {"seat": seat, "round": game.round}
            if illegal.get(agent):
                info["illegal"] = True
            if match.is_over:
                info["place"] = game.places[seat]
            told[agent] = info
        return told

    def _rewards(self) -> dict[str, float]:
        places = self._playing().game.places
        share = 1 / places.count(1)
        return {agent: share if places[self._seats[agent]] == 1 else 0.0 for agent in self.agents}

    def _table(self, seat: int) -> GemView:
        """The gem board as this seat sees it."""
        game = self._playing().game
        table = game.edition.show(game, seat)
        assert isinstance(table, GemView)
        return table


def _drawn(table: GemView, match: Match) -> str:
    """The gem board in letters: a row a field, the pawns before it, the nearest gem first."""
    game = match.game
    lines = [f"round {game.round} of {game.rounds}"]
    for field, row in enumerate(table.rows):
        pawns = "".join(str(seat) for seat, at in enumerate(table.pawns) if at == field)
        gems = " ".join(gem.value[:2] for gem in row)
        lines.append(f"{field + 1} {pawns:<4} {gems}".rstrip())
    for seat, (player, won) in enumerate(zip(game.players, table.gems, strict=True)):
        lines.append(f"{seat} {player.name}: {' '.join(map(str, won))}")
    return "\n".join(lines)
