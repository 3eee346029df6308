"""upcard.Pad: the score pad of the program; what is refused changes nothing."""
import unittest
from typing import Any

import upcard


class Pads(unittest.TestCase):
    def test_rounds(self) -> None:
        pad = upcard.Pad(upcard.Game('flip7', 3), ['Ann', 'Bob', 'Cem'])
        for line in ('round 25 | bust | [12 7 x2 +4]', 'round 31 | 40 | 0', 'fix 1 round 25 | 18 | [12 7 x2 +4]'):
            pad.enter(line)
        shown = pad.to_dict()
        self.assertEqual((shown['totals'], shown['names']), ([56, 58, 42], ['Ann', 'Bob', 'Cem']))
        before = str(pad)
        for wrong in ('', 'round 1', 'round 1 | 2 | 999', 'drop 9', 'fly', 'x' * 5000, 'round 1\n2'):
            self.assertRaises(ValueError, pad.enter, wrong)
        self.assertEqual((str(pad), pad.to_dict()), (before, shown))
        again = upcard.read_pad(before)
        self.assertEqual((str(again), again.to_dict()), (before, shown))
        pad.enter('undo')
        self.assertEqual(pad.to_dict()['totals'], [56, 40, 42])

    def test_a_game_card_by_card_is_a_record(self) -> None:
        random = upcard.Random(2)
        for id in upcard.games():
            game = upcard.Game(id, 2)
            state, pad = game.new_initial_state(), upcard.Pad(game, ['a', 'b'])
            for _ in range(40):
                player, action = state.current_player(), state.sample(random)
                pad.enter(f'{"*" if player < 0 else player} {state.action_to_string(action)}')
                state.apply_action(action)
            self.assertEqual(upcard.from_record(pad.record()), state)
            self.assertEqual(upcard.Record(pad.record()).names, ['a', 'b'])

    def test_arguments(self) -> None:
        game = upcard.Game('flip7', 2)
        pad = upcard.Pad(game, ['a', 'b'])
        pad.enter('round 1 | 2')
        self.assertRaisesRegex(ValueError, 'every card', pad.record)
        names: tuple[tuple[Any, type[Exception]], ...] = ((['a'], ValueError), (['a', 1], TypeError), (7, TypeError), (['a', '\0'], ValueError))
        for wrong, error in names:
            self.assertRaises(error, upcard.Pad, game, wrong)
        for text in ('', 'upcard-pad 1\n', 'upcard-record 1\n'):
            self.assertRaises(ValueError, upcard.read_pad, text)
        self.assertRaises(TypeError, upcard.Pad, 'flip7', ['a', 'b'])
        self.assertRaises(TypeError, pad.enter, 1)


if __name__ == '__main__':
    unittest.main()
