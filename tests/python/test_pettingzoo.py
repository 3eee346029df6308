"""upcard.pettingzoo: PettingZoo's own tests, whole games, and what is refused. Skipped where PettingZoo is not installed."""
import importlib.util
import sys
import unittest

if not importlib.util.find_spec('pettingzoo'):
    print('PettingZoo is not installed')
    sys.exit(77)

from typing import Any

import numpy
from pettingzoo.test import api_test, seed_test

import upcard
from upcard.pettingzoo import Env, env


def play(one: Any, choose: upcard.Random) -> dict[str, float]:
    """A game to its end, at random; the sum of each agent's rewards."""
    rewards = dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        seen, reward, terminated, truncated, _ = one.last()
        rewards[agent] += reward
        one.step(None if terminated or truncated else choose.choice(numpy.flatnonzero(seen['action_mask']).tolist()))
    return rewards


class Neighbors(unittest.TestCase):
    def test_api(self) -> None:
        for id in upcard.games():
            api_test(env(upcard.Game(id, 3)), num_cycles=100)
            api_test(env(upcard.Game(id, 2), actions='moves', memory=True, limit=40), num_cycles=100)

    def test_seeds(self) -> None:
        for id in upcard.games():
            seed_test(lambda: env(upcard.Game(id, 3)), num_cycles=60)


class Games(unittest.TestCase):
    def test_whole_games(self) -> None:
        for id in upcard.games():
            one = Env(upcard.Game(id, 3))
            for seed in range(3):
                one.reset(seed)
                rewards = play(one, upcard.Random(seed))
                self.assertTrue(one.position.is_terminal())
                self.assertEqual(list(rewards.values()), one.position.returns())
                self.assertEqual(one.agents, [])

    def test_observations(self) -> None:
        for id in upcard.games():
            for memory in (False, True):
                one = Env(upcard.Game(id, 3), memory=memory)
                one.reset(3)
                chance = upcard.Random(1)
                for _ in range(60):
                    if one.position.is_terminal():
                        break
                    actor = one.possible_agents.index(one.agent_selection)
                    for seat, agent in enumerate(one.possible_agents):
                        seen = one.observe(agent)
                        tensor = one.position.information_state_tensor if memory else one.position.observation_tensor
                        self.assertEqual(seen['observation'].tolist(), tensor(seat).tolist())
                        legal = one.position.legal_actions(seat, 'faces') if seat == actor else []
                        self.assertEqual(numpy.flatnonzero(seen['action_mask']).tolist(), legal)
                    one.step(chance.choice(one.position.legal_actions(actor, 'faces')))

    def test_limit(self) -> None:
        one = Env(upcard.Game('uno_flip', 4), limit=20)
        one.reset(1)
        self.assertEqual(set(play(one, upcard.Random(1)).values()), {0.0})
        self.assertFalse(one.position.is_terminal())

    def test_out_of_turn(self) -> None:
        one = Env(upcard.Game('uno_flip', 3, uno='declare'), limit=400)
        one.reset(5)
        play(one, upcard.Random(5))

    def test_refusals(self) -> None:
        one = Env(upcard.Game('uno_flip', 3), render_mode='ansi')
        one.reset(2)
        before, agent = one.position.clone(), one.agent_selection
        with self.assertRaises(upcard.Refused):
            one.step(int(numpy.argmin(one.observe(agent)['action_mask'])))
        self.assertEqual((one.position, one.agent_selection), (before, agent))
        self.assertEqual(one.render(), str(before))
        wrapped = env(upcard.Game('uno_flip', 3))
        wrapped.reset(2)
        wrapped.step(int(numpy.argmin(wrapped.last()[0]['action_mask'])))
        self.assertTrue(all(wrapped.terminations.values()))
        self.assertEqual(wrapped.rewards[agent], -1)


if __name__ == '__main__':
    unittest.main()
