"""A game as an environment of PettingZoo (AEC), which must be installed: pip install .[pettingzoo]

    env = upcard.pettingzoo.env(upcard.Game('hi_lo_flip', 3))

Agents are player_0, player_1 and so on, the seats. An observation is a dict:

    observation  [observation_tensor_shape()] float32, 0 to 1: what the agent sees, or with memory=True also remembers
    action_mask  [num_distinct_actions(actions)] int8: 1 for each legal action; all 0 where another agent is to act

Rewards come with the last move of a game: each agent's share of the win, 0 to 1. Chance moves happen by themselves. Where
several agents may act, each is equally likely to be the quickest.
"""
import secrets
from typing import Any, Literal

import gymnasium.spaces
import numpy
import pettingzoo
import pettingzoo.utils

from upcard._core import Game, Random, State

__all__ = ['Env', 'env']


class Env(pettingzoo.AECEnv):
    """The environment itself. An action that the rules do not allow raises upcard.Refused and changes nothing.

    game: what is played.
    actions: 'faces', or 'moves' for all actions of the library.
    memory: observations are information states.
    limit: decisions after which a game is truncated; 0: never.
    position: the upcard.State.
    """

    position: State

    def __init__(self, game: Game, *, actions: Literal['moves', 'faces'] = 'faces', memory: bool = False, limit: int = 0,
                 render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {'name': f'upcard_{game.id}', 'render_modes': ['ansi'], 'is_parallelizable': False}
        self.game, self.limit, self.render_mode = game, limit, render_mode
        self.possible_agents = [f'player_{seat}' for seat in range(game.seats)]
        self.agents: list[str] = []
        self._actions: Literal['moves', 'faces'] = actions
        self._memory = memory
        self._size, = game.information_state_tensor_shape() if memory else game.observation_tensor_shape()
        self._count = game.num_distinct_actions(actions)
        self._random: Random | None = None
        self._observation_spaces = {agent: gymnasium.spaces.Dict({
            'observation': gymnasium.spaces.Box(0, 1, (self._size,), numpy.float32),
            'action_mask': gymnasium.spaces.Box(0, 1, (self._count,), numpy.int8)}) for agent in self.possible_agents}
        self._action_spaces = {agent: gymnasium.spaces.Discrete(self._count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> 'gymnasium.spaces.Space[Any]':
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> 'gymnasium.spaces.Space[Any]':
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game: with the stream of a seed, or else with what follows in the last one."""
        if seed is not None or self._random is None:
            self._random = Random(secrets.randbits(64) if seed is None else seed)
        self.position = self.game.new_initial_state()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self._go_on(self._random)

    def _go_on(self, random: Random) -> None:
        """Makes the moves of chance, and selects who acts."""
        while self.position.is_chance_node():
            self.position.draw(random)
        if not self.position.is_terminal():
            self.agent_selection = self.possible_agents[random.choice(self.position.actors())]
        elif self.agents:
            self.rewards = dict(zip(self.agents, self.position.returns()))
            self.terminations = dict.fromkeys(self.agents, True)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._random
        self.position.apply_action(action, self.possible_agents.index(agent), actions=self._actions)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on(self._random)
        if self._decisions == self.limit and not self.position.is_terminal():
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        numbers, mask = numpy.zeros(self._size, numpy.float32), numpy.zeros(self._count, numpy.int8)
        if self._memory:
            self.position.information_state_tensor(seat, out=numbers)
        else:
            self.position.observation_tensor(seat, out=numbers)
        if agent == self.agent_selection:
            self.position.legal_actions_mask(seat, out=mask, actions=self._actions)
        return {'observation': numbers, 'action_mask': mask}

    def render(self) -> str | None:
        return str(self.position) if self.render_mode == 'ansi' else None


def env(game: Game, **options: Any) -> Any:
    """Env with PettingZoo's usual wrappers: an illegal action ends the game, with -1 for its agent."""
    wrappers = pettingzoo.utils.wrappers
    legal = wrappers.TerminateIllegalWrapper(Env(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
