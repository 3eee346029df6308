"""upcard.openspiel: OpenSpiel's own tests, whole games, and resampling. Skipped where OpenSpiel is not installed."""
import importlib.util
import sys
import unittest

if not importlib.util.find_spec('pyspiel'):
    print('OpenSpiel is not installed')
    sys.exit(77)

import collections
import random
from typing import Any

import numpy
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

import upcard
import upcard.openspiel


def load(id: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f'upcard_{id}', parameters)


def play(state: Any, seed: int, limit: int = 300) -> Any:
    chance = random.Random(seed)
    for _ in range(limit):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


class Neighbors(unittest.TestCase):
    def test_random_sim(self) -> None:
        for id in upcard.games():
            pyspiel.random_sim_test(load(id, limit=150), 1, True, False)
            pyspiel.random_sim_test(load(id, players=3, actions='moves', limit=60), 1, True, False)
        pyspiel.random_sim_test(load('uno_flip', players=3, rules='jump_in:on', limit=150), 1, True, False)

    def test_learning_environment(self) -> None:
        """The loop of OpenSpiel's learners."""
        for id in upcard.games():
            environment = rl_environment.Environment(load(id, limit=400))
            step = environment.reset()
            for _ in range(100):
                if step.last():
                    break
                player = step.observations['current_player']
                step = environment.step([step.observations['legal_actions'][player][0]])

    def test_observations(self) -> None:
        for id in upcard.games():
            game = load(id)
            for recall in (False, True):
                shown = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
                state = play(game.new_initial_state(), 3, 40)
                for player in range(game.num_players()):
                    shown.set_from(state, player)
                    tensor = state.position.information_state_tensor if recall else state.position.observation_tensor
                    self.assertEqual(shown.tensor.tolist(), tensor(player).tolist())
                    plain = state.information_state_tensor if recall else state.observation_tensor
                    self.assertEqual(plain(player), shown.tensor.tolist())
                    self.assertTrue(shown.string_from(state, player))


class Games(unittest.TestCase):
    def test_whole_games(self) -> None:
        for id in upcard.games():
            state = play(load(id, rules='preset:quick' if id == 'flip7' else '').new_initial_state(), 1, 10**6)
            self.assertEqual(state.returns(), state.position.returns())
            self.assertEqual(state.position.winners() != [], sum(state.returns()) > 0)

    def test_clone_and_history(self) -> None:
        for id in upcard.games():
            game = load(id)
            state = play(game.new_initial_state(), 2, 60)
            again = game.new_initial_state()
            for action in state.history():
                again.apply_action(action)
            self.assertEqual(again.position, state.position)
            self.assertEqual(str(game.deserialize_state(state.serialize())), str(state))
            before = str(state)
            play(state.clone(), 5, 20)
            self.assertEqual(str(state), before)

    def test_limit_is_shared(self) -> None:
        state = play(load('uno_flip', players=4, limit=30).new_initial_state(), 1)
        self.assertEqual((state.is_terminal(), state.returns()), (True, [0.25] * 4))

    def test_rules(self) -> None:
        game = load('uno_flip', players=4, rules='target:200;uno:auto')
        self.assertEqual((game.game.rules['target'], game.game.rules['uno']), (200, 'auto'))
        with self.assertRaises(ValueError):
            load('flip7', rules='target:-1')

    def test_actions_have_texts(self) -> None:
        for id in upcard.games():
            state = play(load(id).new_initial_state(), 4, 31)
            while not state.is_terminal() and state.move_number() < 60:
                texts = [state.action_to_string(action) for action in state.legal_actions()]
                self.assertEqual(len(set(texts)), len(texts))
                play(state, 4, 1)

    def test_the_quickest(self) -> None:
        """Where several may act, chance chooses among them alone."""
        state, seen = load('uno_flip', players=3, rules='jump_in:on').new_initial_state(), collections.Counter[bool]()
        for number in range(3000):
            several = len(state.position.actors()) > 1
            seen[several] += 1
            if several and state.is_chance_node():
                actors = state.position.actors()
                self.assertEqual([chance for _, chance in state.chance_outcomes()], [1 / len(actors)] * len(actors))
                state.apply_action(state.chance_outcomes()[-1][0])
                self.assertEqual(state.current_player(), actors[-1])
            play(state, number, 1)
        self.assertTrue(seen[True])

    def test_resampling(self) -> None:
        for id in upcard.games():
            state = play(load(id, players=3).new_initial_state(), 6, 80)
            if state.is_terminal():
                continue
            sampler = numpy.random.RandomState(1).uniform
            for player in range(3):
                other = state.resample_from_infostate(player, sampler)
                self.assertEqual(other.information_state_string(player), state.information_state_string(player))
                self.assertEqual(other.current_player(), state.current_player())
                play(other, 1, 30)


if __name__ == '__main__':
    unittest.main()
