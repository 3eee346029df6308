"""Many games as a vector environment of Gymnasium, which must be installed: pip install .[gymnasium]

    envs = upcard.gymnasium.VectorEnv(upcard.Game('uno_flip', 4, uno='auto'), 64, others='easy')

One seat learns, in each of num_envs games; a bot plays the other seats within the same step. It is upcard.Batch with the
names of Gymnasium; for self-play, take that.
"""
import secrets
from typing import Any, Literal

import gymnasium
import gymnasium.vector
import numpy
from numpy.typing import NDArray

from upcard._core import Batch, Game

__all__ = ['VectorEnv']


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many games, in each of which one seat learns.

    player: the seat that learns. others: the bot of the other seats, such as 'random', 'easy' or 'normal'.
    actions: 'faces' or 'moves'; num_distinct_actions(actions) of them.
    obs: 'f32' (0 to 1) or 'u8'. copy: step returns new arrays, not those that the next step writes.
    options: further choices of upcard.Batch: threads, episode, reward, limit, memory.

    Observations are [num_envs, numbers] float32 or uint8, rewards [num_envs] float64 for the player, by default its share of
    the win with the last move of a game. Episodes that end start again in the same step (AutoresetMode.SAME_STEP): then
    info['final_obs'] has what the player saw at the end. info['action_mask'] is [num_envs, actions] bool, the legal actions;
    others raise upcard.Refused.
    """

    metadata = {'autoreset_mode': gymnasium.vector.AutoresetMode.SAME_STEP, 'render_modes': []}

    def __init__(self, game: Game, num_envs: int, *, player: int = 0, others: str = 'random',
                 actions: Literal['moves', 'faces'] = 'faces', obs: Literal['f32', 'u8'] = 'f32', copy: bool = True,
                 **options: Any) -> None:
        self.batch = Batch(game, num_envs, secrets.randbits(63), players=[player], others=others, actions=actions, obs=obs,
                           final=True, **options)
        self.num_envs, self.player, self.copy = num_envs, player, copy
        kind, high = (numpy.float32, 1) if obs == 'f32' else (numpy.uint8, 255)
        self.single_observation_space = gymnasium.spaces.Box(0, high, self.batch.obs.shape[1:], kind)
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.num_distinct_actions())
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def _shown(self, array: object) -> NDArray[Any]:
        return numpy.array(array, copy=True) if self.copy else numpy.asarray(array)

    def _info(self) -> dict[str, Any]:
        return {'action_mask': self._shown(self.batch.mask), '_action_mask': numpy.ones(self.num_envs, bool)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], dict[str, Any]]:
        """Starts new games in all environments: with a seed always the same ones."""
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._shown(self.batch.obs), self._info()

    def step(self, actions: Any) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(numpy.ascontiguousarray(actions, numpy.int64))
        info = self._info()
        terminated, truncated = numpy.array(self.batch.terminated), numpy.array(self.batch.truncated)
        ended = terminated | truncated
        if ended.any():
            seen, last = numpy.asarray(self.batch.final_obs), numpy.full(self.num_envs, None)
            for k in numpy.flatnonzero(ended):
                last[k] = seen[k].copy()
            info |= {'final_obs': last, '_final_obs': ended}
        rewards = numpy.asarray(self.batch.reward)[:, self.player].astype(numpy.float64)
        return self._shown(self.batch.obs), rewards, terminated, truncated, info
