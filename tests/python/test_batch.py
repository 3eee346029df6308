"""upcard.Batch: the same games as State by State, whatever the threads; its arrays; what is refused."""
import array
import threading
import unittest
from typing import Any

import upcard

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

ARRAYS = ('obs', 'mask', 'legal', 'legal_count', 'actor', 'reward', 'terminated', 'truncated')


def run(game: upcard.Game, steps: int = 40, n: int = 6, **options: Any) -> list[Any]:
    batch = upcard.Batch(game, n, 5, **options)
    seen = []
    for _ in range(steps):
        batch.step(batch.sample())
        seen.append([getattr(batch, name).tobytes() for name in ARRAYS if hasattr(batch, name)])
    return seen


class Batches(unittest.TestCase):
    def test_steps_are_those_of_states(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 3)
            batch = upcard.Batch(game, 4, 2)
            obs, mask = batch.obs, batch.mask
            for _ in range(60):
                for k in range(4):
                    state, actor, count = batch.state(k), batch.actor[k], batch.legal_count[k]
                    self.assertIn(actor, state.actors())
                    self.assertEqual([batch.legal[k, i] for i in range(count)], state.legal_actions(actor))
                    self.assertEqual(bytes(mask[k, i] for i in range(mask.shape[1])), state.legal_actions_mask(actor))
                    self.assertEqual([obs[k, i] for i in range(obs.shape[1])], state.observation_tensor(actor).tolist())
                before = [batch.state(k) for k in range(4)]
                actors = batch.actor.tolist()
                actions = batch.sample()
                batch.step(actions)
                for k, (state, actor) in enumerate(zip(before, actors)):
                    state.apply_action(actions[k], actor)
                    if state.actors() and not batch.terminated[k]:
                        self.assertEqual(state, batch.state(k))

    def test_threads_make_no_difference(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 3)
            choices: tuple[dict[str, Any], ...] = (
                {}, {'obs': 'u8', 'mask': 'bits', 'memory': True}, {'obs': None, 'mask': None, 'episode': 'round'},
                {'actions': 'faces', 'reward': 'points', 'limit': 7, 'final': True}, {'reward': 'chance'})
            for options in choices:
                self.assertEqual(run(game, **options), run(game, threads=3, **options))

    def test_bots_play_the_other_seats(self) -> None:
        for id in upcard.games():
            game = upcard.Game(id, 3)
            batch = upcard.Batch(game, 4, 1, players=[0, 2], others='normal')
            seen = set()
            for _ in range(60):
                batch.step(batch.sample())
                seen |= set(batch.actor.tolist())
            self.assertEqual(seen, {0, 2})
            self.assertEqual(run(game, players=(1,), others='hard:playouts=4', steps=4),
                             run(game, players=(1,), others='hard:playouts=4', steps=4, threads=2))
        players: tuple[Any, ...] = ([3], [-1], [])
        for wrong in players:
            self.assertRaises(ValueError, upcard.Batch, game, 2, players=wrong)
        kinds: tuple[Any, ...] = (['0'], 0, {0})
        for kind in kinds:
            self.assertRaises(TypeError, upcard.Batch, game, 2, players=kind)
        for others in ('nobody', 'exec:true', 'random:ms=1', ''):
            self.assertRaises(ValueError, upcard.Batch, game, 2, players=[0], others=others)

    def test_arrays(self) -> None:
        game = upcard.Game('uno_flip', 4)
        size, actions = game.observation_tensor_shape()[0], game.num_distinct_actions()
        batch = upcard.Batch(game, 3, obs='u8', mask='bits', final=True)
        shown = {name: (one.shape, one.format) for name, one in (
            ('obs', batch.obs), ('final', batch.final_obs), ('mask', batch.mask), ('legal', batch.legal), ('actor', batch.actor),
            ('reward', batch.reward), ('terminated', batch.terminated), ('sample', batch.sample()))}
        self.assertEqual(shown, {
            'obs': ((3, size), 'B'), 'final': ((3, size), 'B'), 'mask': ((3, (actions + 63) // 64), 'Q'), 'legal': ((3, 256), 'H'),
            'actor': ((3,), 'b'), 'reward': ((3, 4), 'f'), 'terminated': ((3,), '?'), 'sample': ((3,), 'q')})
        self.assertEqual((len(batch), batch.game, batch.num_distinct_actions()), (3, game, actions))
        self.assertLess(upcard.Batch(game, 1, actions='faces').num_distinct_actions(), 100)
        kept = batch.obs
        del batch
        self.assertEqual(len(kept.tobytes()), 3 * size)

    def test_reset(self) -> None:
        batch = upcard.Batch(upcard.Game('flip7', 3), 5, 9)
        first = batch.legal.tobytes(), batch.actor.tobytes()
        for _ in range(30):
            batch.step(batch.sample())
        batch.reset()
        self.assertEqual((batch.legal.tobytes(), batch.actor.tobytes()), first)
        batch.reset(10)
        self.assertEqual(batch.legal.tobytes(), upcard.Batch(upcard.Game('flip7', 3), 5, 10).legal.tobytes())

    def test_states_remember_what_they_show(self) -> None:
        for id in ('hi_lo_flip', 'uno_flip'):
            game = upcard.Game(id, 3)
            may_hold = next(field for field in game.observation_fields(memory=True) if field.key == 'may_hold')
            batch = upcard.Batch(game, 1, 3)
            for _ in range(25):
                batch.step(batch.sample())
            state = batch.state(0)
            remembered = state.information_state_tensor(0)
            for seat in range(1, 3):
                start = may_hold.offset + seat * may_hold.size
                hand = state.view(0)['hands'][seat]
                self.assertGreater(sum(1 for number in remembered[start:start + may_hold.size] if number),
                                   hand if isinstance(hand, int) else len(hand))
            self.assertEqual(state.resample_from_infostate(0, upcard.Random(1)).view(0), state.view(0))

    def test_rewards_of_games(self) -> None:
        batch = upcard.Batch(upcard.Game('hilo', 3), 8, obs=None, mask=None)
        ended = 0
        for _ in range(600):
            batch.step(batch.sample())
            for k in range(8):
                total: float = sum(batch.reward[k, seat] for seat in range(3))
                self.assertAlmostEqual(total, float(batch.terminated[k]), places=5)
                ended += batch.terminated[k]
        self.assertGreater(ended, 8)

    @unittest.skipIf(numpy is None, 'NumPy is not installed')
    def test_numpy(self) -> None:
        batch = upcard.Batch(upcard.Game('hi_lo_flip', 4), 16)
        obs, mask = numpy.asarray(batch.obs), numpy.asarray(batch.mask)
        self.assertEqual((obs.dtype, mask.dtype, mask.shape), (numpy.float32, bool, (16, batch.num_distinct_actions())))
        for _ in range(50):
            batch.step(numpy.argmax(mask, axis=1))
        self.assertEqual(obs.tobytes(), numpy.asarray(batch.obs).tobytes())

    def test_refusals(self) -> None:
        game = upcard.Game('uno_flip', 2)
        unknown: tuple[dict[str, Any], ...] = (
            {'n': 0}, {'n': -1}, {'n': 2**40}, {'threads': 0}, {'threads': 10**6}, {'obs': 'f64'}, {'mask': 'no'}, {'actions': ''},
            {'episode': 'day'}, {'reward': 'none'}, {'seed': -1}, {'seed': 2**64}, {'limit': -1}, {'first': 2**64})
        for wrong in unknown:
            self.assertRaises((ValueError, OverflowError), upcard.Batch, game, **{'n': 2, **wrong})
        for mistaken in (('flip7', 2), (game,), (game, 'x'), (game, 1.5), (game, 1, None), (game, 1, 0, 1)):
            self.assertRaises(TypeError, upcard.Batch, *mistaken)
        self.assertFalse(hasattr(upcard.Batch(game, 2, obs=None), 'obs'))
        batch = upcard.Batch(game, 2)
        for actions in ([0, 0], None, 1, array.array('i', [0, 0]), array.array('d', [0, 0]), bytes(16)):
            self.assertRaises(TypeError, batch.step, actions)
        for count in (0, 1, 3):
            self.assertRaises(ValueError, batch.step, array.array('q', [0] * count))
        self.assertRaises(ValueError, batch.step, memoryview(bytearray(17))[1:].cast('q'))
        self.assertRaises(ValueError, batch.reset, -1)
        for action in (-1, 2**62, -2**63, game.num_distinct_actions()):
            self.assertRaises(upcard.Refused, batch.step, array.array('q', [action, batch.legal[1, 0]]))
        illegal = next(a for a in range(game.num_distinct_actions()) if a not in batch.state(0).legal_actions(batch.actor[0]))
        before, other = batch.state(0), batch.state(1)
        with self.assertRaises(upcard.Refused) as caught:
            batch.step(array.array('q', [illegal, batch.legal[1, 0]]))
        self.assertRegex(str(caught.exception), '^environment 0: ')
        self.assertEqual(caught.exception.environment, 0)
        self.assertEqual(batch.state(0), before)
        self.assertNotEqual(batch.state(1), other)
        for environment in (-1, 2, 10**30):
            self.assertRaises(IndexError, batch.state, environment)
        self.assertRaises(ValueError, batch.state(0).record)

    def test_refused_faces_name_their_rule(self) -> None:
        batch = upcard.Batch(upcard.Game('uno_flip', 3), 3, obs=None, actions='faces')
        for _ in range(20):
            state, actor = batch.state(2), batch.actor[2]
            legal = state.legal_actions(actor, 'faces')
            self.assertEqual(legal, [batch.legal[2, i] for i in range(batch.legal_count[2])])
            for face in range(batch.num_distinct_actions()):
                if face in legal:
                    continue
                with self.assertRaises(upcard.Refused) as alone:
                    state.apply_action(face, actor, actions='faces')
                with self.assertRaises(upcard.Refused) as caught:
                    batch.step(array.array('q', [batch.legal[0, 0], batch.legal[1, 0], face]))
                self.assertEqual((caught.exception.environment, caught.exception.rule, caught.exception.error),
                                 (2, alone.exception.rule, alone.exception.error))
                self.assertEqual(str(caught.exception), f'environment 2: {alone.exception}')
            batch.step(batch.sample())

    def test_threads_of_python(self) -> None:
        batch = upcard.Batch(upcard.Game('uno_flip', 4), 200, threads=2)
        actions = array.array('q', batch.sample().tolist())
        problems = []

        def step() -> None:
            for _ in range(20):
                try:
                    batch.step(actions)
                except (RuntimeError, upcard.Refused):
                    pass  # the batch is in use, or the actions are old ones
                except BaseException as problem:
                    problems.append(problem)
        threads = [threading.Thread(target=step) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(problems, [])


if __name__ == '__main__':
    unittest.main()
