"""upcard.Game, State and Random: the same games as the program's, and what is refused."""
import array
import copy
import gc
import json
import pickle
import random
import threading
import unittest
from collections.abc import Callable
from typing import Any

from support import LIMIT, decision, drive, games, move, played, positions, some

import upcard


class SameGame(unittest.TestCase):
    def test_program_reaches_the_same_positions(self) -> None:
        states = [played(game, seed) for seed, game in enumerate(games())]
        answers = drive({'op': 'load', 'record': state.record()} for state in states)
        self.assertEqual(len(answers), len(states))
        for state, answer in zip(states, answers):
            with self.subTest(state=state, rules=state.game.rules):
                self.assertEqual(answer['state'], state.to_dict())
                self.assertEqual(answer['chance'], state.is_chance_node())
                self.assertEqual(answer['actors'], state.actors())
                self.assertEqual(answer['legal'], {
                    str(seat): [state.action_to_string(action) for action in state.legal_actions(seat)]
                    for seat in state.actors()})
                if state.is_chance_node():
                    self.assertEqual([tuple(pair) for pair in answer['outcomes']],
                                     [(state.action_to_string(action), weight) for action, weight in state.chance_weights()])

    def test_results_of_whole_games(self) -> None:
        for id in upcard.games():
            state = played(upcard.Game(id, 3), limit=100_000)
            self.assertTrue(state.is_terminal())
            self.assertEqual(state.current_player(), upcard.TERMINAL)
            self.assertEqual(state.phase, 'over')
            self.assertEqual((state.legal_actions(), state.actors()), ([], []))
            whole = state.to_dict()
            self.assertEqual((state.winners(), state.totals(), state.round),
                             (whole['winners'], whole['totals'], whole['round']))
            self.assertAlmostEqual(sum(state.returns()), 1)
            self.assertEqual([seat for seat, share in enumerate(state.returns()) if share], state.winners())
            self.assertTrue(state.record().splitlines()[-1].startswith('result '))

    def test_chance(self) -> None:
        for id in upcard.games():
            for state in positions(upcard.Game(id, 3)):
                if not state.is_chance_node():
                    continue
                self.assertEqual(state.current_player(), upcard.CHANCE)
                actions, chances = zip(*state.chance_outcomes())
                self.assertEqual(list(actions), state.legal_actions())
                self.assertAlmostEqual(sum(chances), 1)
                drawn = state.clone()
                self.assertIn(drawn.draw(upcard.Random(4)), actions)
                self.assertEqual(len(drawn.history()), len(state.history()) + 1)

    def test_texts_of_actions(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 2)
            for state in positions(game):
                for action in state.legal_actions():
                    self.assertEqual(game.string_to_action(game.action_to_string(action)), action)
            state = decision(game)
            action = state.legal_actions()[0]
            text = state.action_to_string(0, action)
            other = state.clone()
            state.apply_action(action)
            other.apply_action(text)
            self.assertEqual(state, other)

    def test_players_out_of_turn(self) -> None:
        game = upcard.Game('uno_flip', 3, uno='declare')
        state = next(state for state in positions(game, limit=100_000) if len(state.actors()) > 1)
        self.assertIn(state.current_player(), state.actors())
        for player in state.actors():
            for action in state.legal_actions(player):
                state.clone().apply_action(action, player)


class Faces(unittest.TestCase):
    def test_faces_are_legal_actions(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 3)
            size = game.num_distinct_actions('faces')
            for state in some(game, 5):
                if state.is_chance_node() or state.is_terminal():
                    self.assertEqual(state.legal_actions(actions='faces'), state.legal_actions())
                    continue
                player = state.current_player()
                actions = state.legal_actions()
                faces = [state.action_to_face(action) for action in actions]
                self.assertEqual(state.legal_actions(actions='faces'), sorted(set(faces)))
                mask = state.legal_actions_mask(player, actions='faces')
                self.assertEqual([face for face in range(size) if mask[face]], sorted(set(faces)))
                self.assertEqual(state.legal_actions_mask(player, out=bytearray(size), actions='faces'), mask)
                for face in set(faces):
                    action = state.face_to_action(face, player)
                    self.assertEqual((action in actions, state.action_to_face(action, player)), (True, face))
                    one, other = state.clone(), state.clone()
                    one.apply_action(face, actions='faces')
                    other.apply_action(action)
                    self.assertEqual((one, one.history()), (other, other.history()))

    def test_whole_games_by_faces(self) -> None:
        for id in upcard.games():
            state, chance = upcard.Game(id, 3).new_initial_state(), upcard.Random(4)
            for _ in range(LIMIT):
                if not state.is_terminal():
                    state.apply_action(chance.choice(state.legal_actions(actions='faces')), actions='faces')
            self.assertEqual(upcard.from_record(state.record()), state)

    def test_the_rule_is_that_of_the_card_in_the_hand(self) -> None:
        game = upcard.Game('uno_flip', 3)
        seen = 0
        for state in positions(game, limit=300):
            if state.phase != 'play' or state.is_chance_node():
                continue
            rules = []
            for face in range(game.num_distinct_actions('faces')):
                try:
                    state.clone().apply_action(face, actions='faces')
                except upcard.Refused as refused:
                    rules.append(refused.rule)
            view = state.view()
            held = {card.split('/')[view['side'] == 'dark'] for card in view['hands'][state.current_player()]}
            texts = {state.action_to_string(action).split()[1].split('/')[view['side'] == 'dark']
                     for action in state.legal_actions() if state.action_to_string(action).startswith('play')}
            unplayable = {face for face in held - texts if not face.startswith('wild')}
            self.assertEqual(rules.count('UF-3.1'), len(unplayable), state)
            seen += len(unplayable)
        self.assertGreater(seen, 20)

    def test_refusals(self) -> None:
        state = decision(upcard.Game('uno_flip', 3))
        size = state.game.num_distinct_actions('faces')
        for wrong in (-1, size, 10**30):
            self.assertRaisesRegex(ValueError, 'is not a face', state.face_to_action, wrong)
            self.assertRaisesRegex(ValueError, 'is not a face', state.apply_action, wrong, actions='faces')
        others: Any = 'cards'
        self.assertRaises(ValueError, state.legal_actions, 0, others)
        self.assertRaises(ValueError, state.game.num_distinct_actions, others)
        self.assertRaises(TypeError, state.legal_actions, 0, 7)
        other = (state.current_player() + 1) % 3
        with self.assertRaises(upcard.Refused) as caught:
            state.apply_action(0, other, actions='faces')
        self.assertEqual(caught.exception.error, 'not_your_turn')
        self.assertRaises(ValueError, state.action_to_face, 0)
        self.assertRaises(ValueError, state.game.new_initial_state().action_to_face, 0)


class Events(unittest.TestCase):
    def test_events_are_those_of_the_program(self) -> None:
        for id in upcard.games():
            state, chance = upcard.Game(id, 3).new_initial_state(), upcard.Random(2)
            for _ in range(60):
                events = state.play(state.sample(chance))
            answer, = drive([{'op': 'load', 'record': state.record()}])
            self.assertEqual(events, answer['events'])

    def test_viewers(self) -> None:
        state, chance = upcard.Game('uno_flip', 3).new_initial_state(), upcard.Random(2)
        hidden = 0
        for _ in range(200):
            action = state.sample(chance)
            seen = [state.clone().play(action, viewer=viewer) for viewer in (0, 1, 2, upcard.SPECTATOR)]
            events = state.play(action)
            for some in seen:
                self.assertEqual([event['type'] for event in some], [event['type'] for event in events])
                hidden += some != events
        self.assertGreater(hidden, 0)
        self.assertEqual(len(state.history()), 200)
        self.assertRaises(ValueError, state.play, state.sample(chance), None, viewer=3)
        self.assertEqual(len(state.history()), 200)

    def test_by_face(self) -> None:
        state = decision(upcard.Game('hi_lo_flip', 3))
        other = state.clone()
        face = state.legal_actions(actions='faces')[0]
        self.assertEqual(state.play(face, actions='faces'), other.play(other.face_to_action(face)))
        self.assertEqual(state, other)

    def test_samples(self) -> None:
        for id in upcard.games():
            state, chance = upcard.Game(id, 3).new_initial_state(), upcard.Random(7)
            while not state.is_terminal():
                action = state.sample(chance)
                self.assertIn(action, state.legal_actions())
                state.apply_action(action)
            self.assertRaises(ValueError, state.sample, chance)
            self.assertRaises(TypeError, state.sample, 1)


class Objects(unittest.TestCase):
    def test_copies(self) -> None:
        for game in games():
            state = played(game, limit=150)
            for same in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)),
                         upcard.from_record(state.record())):
                self.assertEqual(same, state)
                self.assertEqual(same.game, game)
                self.assertEqual(hash(same.game), hash(game))
                self.assertEqual(same.full_history(), state.full_history())
                self.assertEqual(same.information_state_tensor(0), state.information_state_tensor(0))
            self.assertEqual(pickle.loads(pickle.dumps(game)), game)

    def test_clones_share_no_moves(self) -> None:
        root = decision(upcard.Game('uno_flip', 4))
        before = root.full_history()
        branches = [root.clone() for _ in range(4)]
        for _ in range(200):
            for seed, state in enumerate(branches):
                move(state, upcard.Random(seed, len(state.history())))
                if not len(state.history()) % 7:
                    branches[seed] = state.clone()
        self.assertEqual(root.full_history(), before)
        for state in branches:
            again = state.game.new_initial_state()
            for player, action in state.full_history():
                again.apply_action(action, None if player == upcard.CHANCE else player)
            self.assertEqual(again, state)
            self.assertEqual(state.full_history()[:len(before)], before)

    def test_equality(self) -> None:
        flip7 = upcard.Game('flip7', 2)
        self.assertNotEqual(flip7, upcard.Game('flip7', 3))
        self.assertNotEqual(flip7, upcard.Game('flip7', 2, target=100))
        self.assertEqual(flip7, upcard.Game(seats=2, id='flip7', target='200'))
        self.assertNotEqual(flip7, 'flip7')
        state = flip7.new_initial_state()
        self.assertEqual(state, flip7.new_initial_state())
        self.assertNotEqual(state, upcard.Game('hilo', 2).new_initial_state())
        self.assertNotEqual(state, None)
        self.assertEqual(len({state.to_bytes(), flip7.new_initial_state().to_bytes()}), 1)
        with self.assertRaises(TypeError):
            hash(state)
        with self.assertRaises(TypeError):
            state < state  # type: ignore[operator]

    def test_texts(self) -> None:
        state = decision(upcard.Game('flip7', 3))
        self.assertRegex(str(state), r'^Flip 7, round 1, totals 0 0 0: seat \d acts$')
        self.assertEqual(repr(state), f'<upcard.State {state}>')
        self.assertEqual(repr(state.game), '<upcard.Game flip7, 3 seats>')
        self.assertEqual(json.loads(state.json()), state.to_dict())
        self.assertIn('over', str(played(upcard.Game('flip7', 2), limit=100_000)))

    def test_games(self) -> None:
        game = upcard.Game('flip7', 2, preset='quick', target=40)
        self.assertEqual((game.id, game.name, game.seats, game.num_players()), ('flip7', 'Flip 7', 2, 2))
        self.assertEqual((game.rules['target'], game.rules['tie']), (40, 'shared'))
        self.assertEqual(upcard.describe('flip7')['seats'], [1, 36])
        ages = upcard.Game('hi_lo_flip', 3).rules
        for key, value in ages.items():
            self.assertEqual(upcard.Game('hi_lo_flip', 3, **{key: value}).rules[key], value)

    def test_random(self) -> None:
        self.assertEqual([upcard.Random(5, 2).below(1000) for _ in range(2)], [upcard.Random('5', 2).below(1000)] * 2)
        self.assertNotEqual(upcard.Random(5).below(2**32 - 1), upcard.Random(5, 1).below(2**32 - 1))
        chance = upcard.Random(2**64 - 1)
        self.assertTrue(all(0 <= chance.random() < 1 for _ in range(100)))
        self.assertEqual({chance.below(3) for _ in range(100)}, {0, 1, 2})
        self.assertIn(chance.choice('abc'), 'abc')

    def test_threads_with_a_state_each(self) -> None:
        results: dict[int, bytes] = {}

        def play(number: int) -> None:
            results[number] = played(upcard.Game('hilo', 4), number % 2).to_bytes()
        threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual((results[0], results[1]), (results[2], results[3]))

    def test_nothing_is_kept(self) -> None:
        import sys
        game = upcard.Game('uno_flip', 4)
        before = sys.getrefcount(game)
        states = [played(game, seed, 60) for seed in range(5)]
        states += [state.clone() for state in states]
        for state in states:
            state.information_state_tensor(0)
            pickle.dumps(state)
            with self.assertRaises(upcard.Refused):
                state.apply_action(0, 0)
                state.apply_action(0, 0)
                state.apply_action(0, 0)
        del states, state
        gc.collect()
        self.assertEqual(sys.getrefcount(game), before)


class Refusals(unittest.TestCase):
    def test_rule(self) -> None:
        state = upcard.Game('flip7', 2).new_initial_state()
        for card in ('card 12', 'card freeze', 'target 1'):
            state.apply_action(card)
        before, moves = state.to_bytes(), state.history()
        with self.assertRaises(upcard.Refused) as caught:
            state.apply_action('stay')
        self.assertEqual(str(caught.exception), 'F7-3.2: a seat without cards cannot stay')
        self.assertEqual((caught.exception.rule, caught.exception.error), ('F7-3.2', 'illegal_move'))
        self.assertTrue(caught.exception.rule_text)
        self.assertIsInstance(caught.exception, ValueError)
        self.assertEqual((state.to_bytes(), state.history()), (before, moves))
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(again), again.rule), (str(caught.exception), 'F7-3.2'))
        with self.assertRaises(upcard.Refused) as caught:
            state.apply_action('hit', 1)
        self.assertEqual((caught.exception.rule, caught.exception.error), (None, 'not_your_turn'))

    def test_exactly_the_legal_actions_are_taken(self) -> None:
        for id in upcard.games():
            for state in some(upcard.Game(id, 3), 13, limit=40):
                legal = state.legal_actions()
                for action in range(state.game.num_distinct_actions()):
                    after = state.clone()
                    if action in legal:
                        after.apply_action(action)
                        self.assertEqual(after.history(), state.history() + [action])
                    else:
                        self.assertRaises(upcard.Refused, after.apply_action, action)
                        self.assertEqual(after, state)

    def test_over(self) -> None:
        state = played(upcard.Game('hilo', 2), limit=100_000)
        for action in range(state.game.num_distinct_actions()):
            with self.assertRaises(upcard.Refused) as caught:
                state.apply_action(action)
            self.assertEqual(caught.exception.error, 'game_over')
        self.assertRaisesRegex(ValueError, 'over', state.chance_outcomes)
        self.assertRaisesRegex(ValueError, 'over', state.draw, upcard.Random(1))
        self.assertRaisesRegex(ValueError, 'over', state.view)
        self.assertEqual(state.view(0)['over'], True)

    def test_games_that_there_are_not(self) -> None:
        for wrong in (-1, 0, 37, 10**30, -10**30):
            self.assertRaisesRegex(ValueError, '1 to 36', upcard.Game, 'flip7', wrong)
        wrong_settings: tuple[tuple[str, dict[str, Any]], ...] = (('chess', {}), ('', {}), ('flip7\0', {}), ('flip7', {'target': 'x'}), ('flip7', {'target': 10**30}),
                             ('flip7', {'no': 1}), ('flip7', {'target': '1\0'}), ('flip7', {'target': 'x' * 10_000}),
                             ('flip7', {'target': list(range(1000))}), ('flip7', {'preset': 'no'}), ('flip7', {'tie\0': 'shared'}),
                             ('flip7', {f'option{number}': number for number in range(1000)}), ('\udcff', {}))
        for id, settings in wrong_settings:
            with self.subTest(id=id, settings=settings):
                self.assertRaises(ValueError, upcard.Game, id, 2, **settings)
        mistaken: tuple[tuple[tuple[Any, ...], dict[str, Any]], ...] = ((('flip7',), {}), ((), {}), ((1, 2), {}), (('flip7', '2'), {}), (('flip7', 2.0), {}),
                               (('flip7', None), {}), (('flip7', 2, 3), {}), (('flip7', 2), {'seats': 2}),
                               (('flip7', 2), {'target': None}), (('flip7', 2), {'target': True}),
                               (('flip7', 2), {'target': 1.5}), (('flip7', 2), {'target': ['1']}), ((b'flip7', 2), {}))
        for args, settings in mistaken:
            with self.subTest(args=args, settings=settings):
                self.assertRaises(TypeError, upcard.Game, *args, **settings)
        self.assertRaises(TypeError, upcard.State)
        self.assertRaises(ValueError, upcard.describe, 'chess')
        self.assertRaises(TypeError, upcard.describe, 7)

    def test_a_dict_of_rules_that_changes_while_it_is_read(self) -> None:
        class Number:
            def __index__(self) -> int:
                rules.clear()
                rules.update({f'{number}': number for number in range(1000)})
                return 100
        make = upcard.Game('flip7', 2).__reduce__()[0]
        assert callable(make)
        rules: dict[str, Any] = {'target': Number(), 'tie': 'shared'}
        self.assertEqual(make('flip7', 2, rules), upcard.Game('flip7', 2, target=100, tie='shared'))

    def test_arguments(self) -> None:
        state = decision(upcard.Game('uno_flip', 3))
        floats, numbers = array.array('f', bytes(4 * 10)), bytearray(10)
        chance = upcard.Random(1)
        one_seat: tuple[Callable[..., object], ...] = (state.legal_actions, state.legal_actions_mask, state.observation_tensor,
            state.information_state_tensor, state.view, state.view_json)
        for method in one_seat:
            for wrong in (-1, 3, 62, 255, 10**30, -10**30):
                self.assertRaises(ValueError, method, wrong)
            for kind in ('0', 1.0, [], object()):
                self.assertRaises(TypeError, method, kind)
            self.assertRaises(TypeError, method, 0, None, None, None)
            self.assertRaises(TypeError, method, 0, player=0)
            self.assertRaises(TypeError, method, seat=0)
        for wrong_action in (-1, 10**30, state.game.num_distinct_actions(), 'play', '', 'draw\0'):
            self.assertRaises(ValueError, state.apply_action, wrong_action)
        for kind in (None, 1.5, b'draw', []):
            self.assertRaises(TypeError, state.apply_action, kind)
        self.assertRaises(TypeError, state.apply_action)
        self.assertRaises(ValueError, state.chance_outcomes)
        self.assertRaises(ValueError, state.chance_weights)
        self.assertRaises(ValueError, state.draw, chance)
        self.assertRaises(TypeError, state.draw, random.Random(1))
        self.assertRaises(TypeError, state.resample_from_infostate, 0, lambda: 0.5)
        self.assertRaises(ValueError, state.resample_from_infostate, 3, chance)
        self.assertRaises(TypeError, state.resample_from_infostate, 0)
        for out in (floats, numbers):
            self.assertRaises(ValueError, state.observation_tensor, 0, out)
            self.assertRaises((TypeError, ValueError), state.legal_actions_mask, 0, out)
        for unfit in (bytes(state.game.observation_tensor_shape()[0]), 'text', 7, [0.0] * 10,
                      array.array('d', bytes(8 * state.game.observation_tensor_shape()[0])),
                      memoryview(bytearray(2 * state.game.observation_tensor_shape()[0]))[::2]):
            self.assertRaises((TypeError, ValueError, BufferError), state.observation_tensor, 0, unfit)

    def test_random(self) -> None:
        for wrong in (-1, 2**64, 10**30):
            self.assertRaises(ValueError, upcard.Random, wrong)
            self.assertRaises(ValueError, upcard.Random, 1, wrong)
        for kind in (None, 1.5, b''):
            self.assertRaises(TypeError, upcard.Random, kind)
        self.assertRaises(TypeError, upcard.Random)
        chance = upcard.Random(1)
        for wrong in (0, -1, 2**32, 10**30):
            self.assertRaises(ValueError, chance.below, wrong)
        self.assertRaises(TypeError, chance.below, 1.5)
        self.assertRaises(IndexError, chance.choice, [])
        self.assertRaises(TypeError, chance.choice, {1, 2})
        self.assertRaises(TypeError, chance.random, 1)

    def test_records(self) -> None:
        record = played(upcard.Game('flip7', 2), limit=30).record()
        for wrong in ('', 'upcard-record 1\n', record.replace('flip7', 'chess'), record + '0 fly\n', record + '\0'):
            self.assertRaises(ValueError, upcard.from_record, wrong)
        self.assertRaises(TypeError, upcard.from_record, record.encode())
        game = upcard.Game('flip7', 2)
        restore = game.new_initial_state().__reduce__()[0]
        assert callable(restore)
        self.assertRaises(upcard.Refused, restore, game, b'\xff\xff\xff')
        self.assertRaises(TypeError, restore, 1, b'')


if __name__ == '__main__':
    unittest.main()
