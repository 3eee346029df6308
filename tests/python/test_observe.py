"""What seats see from Python: tensors of a state and of its view, memories, resampled states, arrays of NumPy."""
import array
import pickle
import unittest

from support import decision, games, move, played, positions, some

import upcard

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]


class Observations(unittest.TestCase):
    def test_what_a_seat_sees_depends_on_what_it_may_know(self) -> None:
        """A state drawn from what a seat knows is the same for that seat: tensors, views and legal actions."""
        chance = upcard.Random(3)
        for seed, game in enumerate(games()):
            for number, state in enumerate(positions(game, seed, 120)):
                if number % 17:
                    continue
                player = chance.below(game.seats)
                drawn = state.resample_from_infostate(player, chance)
                with self.subTest(state=state, rules=game.rules, player=player):
                    self.assertEqual(drawn.view(player), state.view(player))
                    self.assertEqual(drawn.legal_actions(player), state.legal_actions(player))
                    self.assertEqual(drawn.observation_tensor(player), state.observation_tensor(player))
                    self.assertEqual(drawn.information_state_tensor(player), state.information_state_tensor(player))

    def test_views_hide(self) -> None:
        state = decision(upcard.Game('hi_lo_flip', 3))
        self.assertNotEqual(state.view(0), state.view(1))
        self.assertNotEqual(state.view(0), state.to_dict())
        self.assertEqual(state.view(), state.view(state.current_player()))
        self.assertEqual(state.view(upcard.SPECTATOR)['game'], 'hi_lo_flip')

    def test_memory_does_not_depend_on_when_it_is_asked_for(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 3)
            often = game.new_initial_state()
            chance = upcard.Random(8)
            for _ in range(120):
                if often.is_terminal():
                    break
                move(often, chance)
                asked = [often.information_state_tensor(seat) for seat in range(3)]
            once = pickle.loads(pickle.dumps(often))
            self.assertEqual([once.information_state_tensor(seat) for seat in range(3)], asked)
            self.assertEqual([often.clone().information_state_tensor(seat) for seat in range(3)], asked)

    def test_resampled_states_play_on(self) -> None:
        chance = upcard.Random(1)
        for id in upcard.games():
            state = played(upcard.Game(id, 3), limit=60)
            drawn = state.resample_from_infostate(0, chance)
            self.assertEqual(drawn.history(), [])
            again = drawn.clone().resample_from_infostate(1, chance)
            for _ in range(100):
                if again.is_terminal():
                    break
                move(again, chance)
                again.information_state_tensor(2)
            for refused in (again.record, lambda: pickle.dumps(again)):
                self.assertRaisesRegex(ValueError, 'resampled', refused)

    def test_fields(self) -> None:
        for id in upcard.games():
            for seats in (2, 4):
                game = upcard.Game(id, seats)
                for memory, shape in ((False, game.observation_tensor_shape()), (True, game.information_state_tensor_shape())):
                    fields = game.observation_fields(memory=memory)
                    place = 0
                    for field in fields:
                        self.assertEqual(field.offset, place)
                        self.assertIn(field.parts, (1, seats))
                        self.assertTrue(field.key and field.help and field.max)
                        place += field.parts * field.size
                    self.assertEqual([place], shape)
                    self.assertTrue(memory or not any(field.remembered for field in fields))

    def test_bytes_and_floats_are_the_same_numbers(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 3)
            for state in some(game, 9, limit=100):
                size = game.observation_tensor_shape()[0]
                numbers, floats = bytearray(b'\xaa' * size), array.array('f', bytes(4 * size))
                self.assertIs(state.observation_tensor(1, out=numbers), numbers)
                self.assertIs(state.observation_tensor(1, out=floats), floats)
                self.assertEqual(floats, state.observation_tensor(1))
                for field in game.observation_fields():
                    for place in range(field.offset, field.offset + field.parts * field.size):
                        self.assertLessEqual(numbers[place], field.max)
                        self.assertAlmostEqual(numbers[place] / field.max, floats[place], places=6)

    def test_mask(self) -> None:
        for id in upcard.games():
            for state in positions(upcard.Game(id, 3), limit=60):
                for player in state.actors():
                    mask = state.legal_actions_mask(player)
                    self.assertEqual([action for action, legal in enumerate(mask) if legal], state.legal_actions(player))
                    out = bytearray(b'\xaa' * len(mask))
                    self.assertIs(state.legal_actions_mask(player, out=out), out)
                    self.assertEqual(out, mask)


@unittest.skipIf(numpy is None, 'NumPy is not installed')
class Arrays(unittest.TestCase):
    def test_numpy(self) -> None:
        state = decision(upcard.Game('uno_flip', 4))
        size, actions = state.game.observation_tensor_shape()[0], state.game.num_distinct_actions()
        seen = numpy.asarray(state.observation_tensor(2))
        self.assertEqual((seen.dtype, seen.shape), (numpy.float32, (size,)))
        table = numpy.zeros((4, size), numpy.float32)
        for seat in range(4):
            state.observation_tensor(seat, out=table[seat])
        numpy.testing.assert_array_equal(table[2], seen)
        state.observation_tensor(2, out=table.reshape(4, size)[0:1])
        numpy.testing.assert_array_equal(table[0], seen)
        mask = state.legal_actions_mask(out=numpy.zeros(actions, bool))
        self.assertEqual(list(numpy.flatnonzero(mask)), state.legal_actions())
        state.apply_action(numpy.flatnonzero(mask)[0])
        state.clone().legal_actions(numpy.int8(1))
        for unfit in (numpy.zeros(size, numpy.float64), numpy.zeros(size + 1, numpy.float32), numpy.zeros((size, 2), numpy.float32)[:, 0],
                      numpy.zeros(size, '>f4'), numpy.zeros(size, 'S1')):
            self.assertRaises((TypeError, ValueError, BufferError), state.observation_tensor, 0, unfit)


if __name__ == '__main__':
    unittest.main()
