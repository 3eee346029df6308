"""Many games as an environment of PufferLib, which must be installed (its install needs PyTorch).

    make = upcard.pufferlib.make(upcard.Game('uno_flip', 4, uno='auto'), 64, others='easy')
    envs = pufferlib.vector.make(make, num_envs=2, backend=pufferlib.vector.Multiprocessing)

It is upcard.Batch with the names of PufferLib: one seat learns in each of the games, a bot plays the other seats within the
same step, and a game that ends starts again in the same step. All is written into the buffers that PufferLib hands out.
"""
import functools
from collections.abc import Callable
from typing import Any, Literal

import gymnasium.spaces
import numpy
from pufferlib import PufferEnv

from upcard._core import Batch, Game

__all__ = ['Env', 'make']


class Env(PufferEnv):
    """games: how many; each is an agent. player: the seat that learns. others: the bot of the other seats.

    actions: 'faces' or 'moves'. options: further choices of upcard.Batch: threads, episode, reward, limit, memory.
    batch: the upcard.Batch.

    Observations are [games, numbers + actions] uint8: what the player sees, 0 to 255, and then 1 for each legal action, since
    PufferLib's own masks tell which agents are there, and all are. A policy masks its choice with these; an action that is not
    legal counts as the next legal number, after the last one the first. Rewards are [games] float32, by default the share
    of the win with the last move of a game. Where games ended, one info has their number and the mean reward.
    """

    def __init__(self, game: Game, games: int, *, player: int = 0, others: str = 'random',
                 actions: Literal['moves', 'faces'] = 'faces', buf: dict[str, Any] | None = None, seed: int = 0,
                 **options: Any) -> None:
        self.batch = Batch(game, games, seed, players=[player], others=others, actions=actions, obs='u8', **options)
        self.player, self.num_agents = player, games
        self._seen, self._legal = numpy.asarray(self.batch.obs), numpy.asarray(self.batch.mask)
        self._width = self._seen.shape[1]
        self.single_observation_space = gymnasium.spaces.Box(0, 255, (self._width + self._legal.shape[1],), numpy.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(self._legal.shape[1])
        super().__init__(buf)

    def _show(self) -> None:
        self.observations[:, :self._width] = self._seen
        self.observations[:, self._width:] = self._legal

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, float]]]:
        """Starts new games: without a seed with what follows in the last ones."""
        if seed is None:
            self.batch.reset()
        else:
            self.batch.reset(seed)
        self._show()
        return self.observations, []

    def _made_legal(self, actions: Any) -> Any:
        made = numpy.array(actions, numpy.int64).reshape(self.num_agents)
        for k in numpy.flatnonzero(~self._legal[numpy.arange(self.num_agents), made]):
            legal = numpy.flatnonzero(self._legal[k])
            made[k] = legal[numpy.searchsorted(legal, made[k]) % len(legal)]
        return made

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        self.actions[:] = actions
        self.batch.step(self._made_legal(actions))
        self._show()
        self.rewards[:] = numpy.asarray(self.batch.reward)[:, self.player]
        self.terminals[:] = self.batch.terminated
        self.truncations[:] = self.batch.truncated
        ended = self.terminals | self.truncations
        infos = [{'games': int(ended.sum()), 'reward': float(self.rewards[ended].mean())}] if ended.any() else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        pass


def make(game: Game, games: int, **options: Any) -> Callable[..., Env]:
    """What pufferlib.vector.make takes: a function that makes an Env."""
    return functools.partial(Env, game, games, **options)
