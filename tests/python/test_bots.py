"""upcard.Bot and the search: legal moves, from what a seat may know; the same for the same seed; what is refused."""
import threading
import unittest
from typing import Any

from support import decision, played, positions, some

import upcard

NAMES = ('random', 'easy', 'normal', 'hard:playouts=40', 'expert:playouts=40')


class Bots(unittest.TestCase):
    def test_they_choose_legal_actions(self) -> None:
        for id in upcard.games():
            for state in some(upcard.Game(id, 3), 9, limit=120):
                if state.is_chance_node() or state.is_terminal():
                    continue
                for name in NAMES:
                    before = state.to_bytes()
                    action = state.choose(upcard.Bot(name, 4))
                    self.assertIn(action, state.legal_actions())
                    self.assertEqual(state.to_bytes(), before)
                    self.assertEqual(state.clone().choose(upcard.Bot(name, 4)), action)

    def test_they_see_what_the_player_may_know(self) -> None:
        chance = upcard.Random(5)
        for id in upcard.games():
            for state in some(upcard.Game(id, 3), 17, 2, 120):
                if state.is_chance_node() or state.is_terminal():
                    continue
                player = state.current_player()
                other = state.resample_from_infostate(player, chance)
                for name in NAMES:
                    self.assertEqual(other.choose(upcard.Bot(name, 1), player), state.choose(upcard.Bot(name, 1), player))

    def test_strength(self) -> None:
        won, chance = 0.0, upcard.Random(3)
        bots = [upcard.Bot('normal', 1), upcard.Bot('random', 2)]
        for _ in range(20):
            state = upcard.Game('hilo', 2).new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.draw(chance)
                else:
                    state.apply_action(state.choose(bots[state.current_player()]))
            won += state.returns()[0]
        self.assertGreater(won, 14)

    def test_what_they_are(self) -> None:
        self.assertEqual(upcard.bots()[0], 'random')
        for name in upcard.bots():
            bot = upcard.Bot(name)
            self.assertEqual((bot.name, repr(bot)), (name, f'<upcard.Bot {name}>'))
            self.assertTrue(bot.help)
        for wrong in ('', 'nobody', 'exec:true', 'random:ms=1', 'hard:playouts=0', 'hard\0', 'x' * 1000):
            self.assertRaises(ValueError, upcard.Bot, wrong)
        kinds: tuple[Any, ...] = (None, 1, b'random')
        for kind in kinds:
            self.assertRaises(TypeError, upcard.Bot, kind)
        state = decision(upcard.Game('uno_flip', 3))
        one: Any = 'random'
        self.assertRaises(TypeError, state.choose, one)
        waits = (state.current_player() + 1) % 3
        self.assertRaisesRegex(ValueError, 'not to act', state.choose, upcard.Bot('random'), waits)
        self.assertRaises(ValueError, state.choose, upcard.Bot('random'), 3)
        self.assertRaises(ValueError, state.game.new_initial_state().choose, upcard.Bot('random'))

    def test_threads_of_python(self) -> None:
        bot, chosen = upcard.Bot('hard:playouts=200'), []

        def choose(state: upcard.State) -> None:
            chosen.append(state.choose(bot) in state.legal_actions())
        threads = [threading.Thread(target=choose, args=(decision(upcard.Game('uno_flip', 3), seed),)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(chosen, [True] * 4)


class Searches(unittest.TestCase):
    def test_choices(self) -> None:
        for id in upcard.games():
            state = next(state for state in positions(upcard.Game(id, 3)) if len(state.legal_actions()) > 1 and state.actors())
            choices = state.search(upcard.Random(2), playouts=300)
            self.assertEqual(choices, state.search(upcard.Random(2), playouts=300, threads=2))
            self.assertLessEqual({choice.action for choice in choices}, set(state.legal_actions()))
            for choice in choices:
                self.assertTrue(0 <= choice.value <= 1 and choice.error >= 0 and choice.playouts > 0)
            self.assertEqual(choices[0].behind, 0)

    def test_reasons(self) -> None:
        for id in upcard.games():
            for state in some(upcard.Game(id, 3), 20):
                if not state.actors():
                    continue
                for action in state.legal_actions():
                    reasons = state.reasons(action)
                    self.assertTrue(all(len(reason['numbers']) == 3 for reason in reasons))
                    self.assertEqual(state.reasons(state.action_to_string(action), state.current_player()), reasons)
                self.assertRaises(ValueError, state.reasons, 0)

    def test_win_chances(self) -> None:
        for id in upcard.games():
            state = played(upcard.Game(id, 3), limit=100)
            self.assertAlmostEqual(sum(state.win_chances()), 1)
            state = played(upcard.Game(id, 3), limit=100_000)
            self.assertEqual(state.win_chances(), state.returns())

    def test_refusals(self) -> None:
        state, chance = decision(upcard.Game('hilo', 3)), upcard.Random(1)
        for limit in ('playouts', 'tries', 'ms', 'threads'):
            for wrong in (-1, 10**30):
                self.assertRaises(ValueError, state.search, chance, **{limit: wrong})
            kinds: Any = {limit: '1'}
            self.assertRaises(TypeError, state.search, chance, **kinds)
        none: Any = None
        self.assertRaises(TypeError, state.search, none)
        self.assertRaises(ValueError, state.search, chance, 3)


if __name__ == '__main__':
    unittest.main()
