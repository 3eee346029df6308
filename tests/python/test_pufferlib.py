"""upcard.pufferlib: its environments in PufferLib's vectorization, serial and in processes. Skipped where PufferLib is not
installed."""
import importlib.util
import sys
import unittest

if not importlib.util.find_spec('pufferlib'):
    print('PufferLib is not installed')
    sys.exit(77)

from typing import Any

import numpy
import pufferlib.vector

import upcard
from upcard.pufferlib import Env, make

N = 6  # games of an environment


def first_legal(shown: Any, actions: int) -> Any:
    return shown[:, -actions:].argmax(axis=1)


def run(envs: Any, actions: int, steps: int = 40) -> list[bytes]:
    """All that is shown while the lowest legal actions are played."""
    shown, _ = envs.reset(seed=5)
    seen = [shown.tobytes()]
    for _ in range(steps):
        shown, rewards, terminals, truncations, _ = envs.step(first_legal(shown, actions))
        seen += [shown.tobytes(), rewards.tobytes(), terminals.tobytes(), truncations.tobytes()]
    return seen


class Vectorization(unittest.TestCase):
    def test_serial_and_processes(self) -> None:
        for id in upcard.games():
            creator = make(upcard.Game(id, 3), N, others='easy')
            actions = creator().single_action_space.n
            shown = []
            for backend in (pufferlib.vector.Serial, pufferlib.vector.Multiprocessing):
                envs = pufferlib.vector.make(creator, num_envs=2, num_workers=2, backend=backend)
                shown.append(run(envs, actions))
                envs.close()
            self.assertEqual(*shown)

    def test_random_actions(self) -> None:
        """PufferLib draws actions from all: any number is played as a legal one."""
        for id in upcard.games():
            envs = pufferlib.vector.make(make(upcard.Game(id, 3), N), backend=pufferlib.vector.Serial, num_envs=2)
            envs.reset(seed=1)
            for _ in range(50):
                shown, rewards, *_ = envs.step(envs.action_space.sample())
                self.assertEqual((shown.shape, rewards.shape), ((2 * N, envs.single_observation_space.shape[0]), (2 * N,)))
            envs.close()


class Environments(unittest.TestCase):
    def test_given_buffers(self) -> None:
        game = upcard.Game('uno_flip', 4, uno='auto')
        one = Env(game, N)
        width = one.single_observation_space.shape[0]
        buffers: dict[str, Any] = {'observations': numpy.zeros((N, width), numpy.uint8), 'rewards': numpy.zeros(N, numpy.float32),
                   'terminals': numpy.zeros(N, bool), 'truncations': numpy.zeros(N, bool), 'masks': numpy.ones(N, bool),
                   'actions': numpy.zeros(N, numpy.int32)}
        env = Env(game, N, buf=buffers)
        env.reset(3)
        self.assertIs(env.observations, buffers['observations'])
        legal = buffers['observations'][:, -env.single_action_space.n:].astype(bool)
        numpy.testing.assert_array_equal(legal, numpy.asarray(env.batch.mask))
        numpy.testing.assert_array_equal(buffers['observations'][:, :-env.single_action_space.n], numpy.asarray(env.batch.obs))

    def test_next_legal(self) -> None:
        env = Env(upcard.Game('hi_lo_flip', 3), N)
        env.reset(3)
        count = env.single_action_space.n
        for action in range(count):
            made = env._made_legal([action] * N)
            for k in range(N):
                legal = numpy.flatnonzero(numpy.asarray(env.batch.mask)[k])
                self.assertEqual(made[k], next((one for one in legal if one >= action), legal[0]))

    def test_ends(self) -> None:
        env = Env(upcard.Game('flip7', 3, preset='quick'), N, others='easy')
        shown, _ = env.reset(1)
        games, won = 0, 0.0
        for _ in range(600):
            shown, rewards, ended, _, infos = env.step(first_legal(shown, env.single_action_space.n))
            games += ended.sum()
            won += rewards.sum()
            self.assertEqual(sum(info['games'] for info in infos), ended.sum())
        self.assertGreater(games, N)
        self.assertLessEqual(won, games)


if __name__ == '__main__':
    unittest.main()
