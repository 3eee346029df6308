"""upcard.gymnasium: spaces, seeds and restarts as Gymnasium wants them. Skipped where Gymnasium is not installed."""
import importlib.util
import sys
import unittest

if not importlib.util.find_spec('gymnasium'):
    print('Gymnasium is not installed')
    sys.exit(77)

from typing import Any

import gymnasium
import numpy

import upcard
from upcard.gymnasium import VectorEnv


def run(envs: Any, seed: int, steps: int = 30) -> list[bytes]:
    """All that an environment shows while the lowest legal actions are played."""
    shown, info = envs.reset(seed=seed)
    seen = [shown.tobytes()]
    for _ in range(steps):
        shown, rewards, terminated, truncated, info = envs.step(info['action_mask'].argmax(axis=1))
        seen += [shown.tobytes(), rewards.tobytes(), terminated.tobytes(), truncated.tobytes(), info['action_mask'].tobytes()]
    return seen


class Vectors(unittest.TestCase):
    def test_spaces(self) -> None:
        choices: tuple[dict[str, Any], ...] = ({}, {'obs': 'u8', 'actions': 'moves', 'memory': True, 'player': 1})
        for id in upcard.games():
            for options in choices:
                envs: Any = VectorEnv(upcard.Game(id, 3), 5, **options)
                self.assertIs(envs.metadata['autoreset_mode'], gymnasium.vector.AutoresetMode.SAME_STEP)
                shown, info = envs.reset(seed=1)
                for _ in range(20):
                    self.assertTrue(envs.observation_space.contains(shown))
                    actions = info['action_mask'].argmax(axis=1)
                    self.assertTrue(envs.action_space.contains(actions))
                    shown, rewards, terminated, truncated, info = envs.step(actions)
                    self.assertEqual([(one.shape, one.dtype) for one in (rewards, terminated, truncated)],
                                     [((5,), numpy.float64), ((5,), bool), ((5,), bool)])
                    self.assertTrue(info['action_mask'].any(axis=1).all())
                envs.close()

    def test_seeds(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 3)
            one, other = VectorEnv(game, 4, others='normal'), VectorEnv(game, 4, others='normal', threads=2)
            first = run(one, 7)
            self.assertEqual(run(other, 7), first)
            self.assertEqual(run(one, 7), first)
            self.assertNotEqual(run(one, 8), first)

    def test_restarts(self) -> None:
        envs = VectorEnv(upcard.Game('hilo', 3), 6, others='easy')
        shown, info = envs.reset(seed=2)
        ended, won = 0, 0.0
        for _ in range(400):
            shown, rewards, terminated, truncated, info = envs.step(info['action_mask'].argmax(axis=1))
            self.assertFalse(truncated.any())
            self.assertFalse(rewards[~terminated].any())
            self.assertEqual('final_obs' in info, terminated.any())
            for k in numpy.flatnonzero(terminated):
                self.assertTrue(envs.single_observation_space.contains(info['final_obs'][k]))
                self.assertFalse(numpy.array_equal(info['final_obs'][k], shown[k]))
            ended, won = ended + int(terminated.sum()), won + float(rewards.sum())
        self.assertGreater(ended, 6)
        self.assertLessEqual(won, ended)

    def test_wrappers(self) -> None:
        envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(VectorEnv(upcard.Game('hi_lo_flip', 3), 6))
        shown, info = envs.reset(seed=2)
        ended = 0
        while ended < 5:
            shown, rewards, terminated, truncated, info = envs.step(info['action_mask'].argmax(axis=1))
            if terminated.any():
                self.assertTrue((info['episode']['l'][terminated] > 0).all())
                ended += int(terminated.sum())

    def test_refusals(self) -> None:
        envs = VectorEnv(upcard.Game('uno_flip', 3), 2)
        _, info = envs.reset(seed=1)
        with self.assertRaises(upcard.Refused) as caught:
            envs.step([info['action_mask'][0].argmax(), info['action_mask'][1].argmin()])
        self.assertEqual(caught.exception.environment, 1)
        self.assertRaises(ValueError, VectorEnv, upcard.Game('uno_flip', 3), 2, player=3)
        self.assertRaises(ValueError, VectorEnv, upcard.Game('uno_flip', 3), 2, others='nobody')


if __name__ == '__main__':
    unittest.main()
