"""Records and reviews: what the program says of the same games; seeds and commitments; what is refused."""
import json
import os
import pathlib
import subprocess
import tempfile
import threading
import signal
import unittest
from typing import Any

from support import played, some

import upcard


def program(*arguments: object) -> str:
    env = {key: value for key, value in os.environ.items() if key != 'LD_PRELOAD'}
    return subprocess.run([env['UPCARD'], *map(str, arguments)], stdout=subprocess.PIPE, env=env, check=True,
                          encoding='utf-8', stdin=subprocess.DEVNULL).stdout


class Records(unittest.TestCase):
    folder: tempfile.TemporaryDirectory[str]
    path: pathlib.Path
    text: str

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = pathlib.Path(cls.folder.name) / 'game.upcard'
        program('play', 'flip7', '--seats', 'bot:normal,bot:random', '--plain', '--seed', 'a seed', '--record', cls.path)
        cls.text = cls.path.read_text()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.folder.cleanup()

    def test_seeds_and_commitments(self) -> None:
        record = upcard.Record(self.text)
        found = record.verify()
        self.assertIn(f'{found.moves} moves, all legal in Flip 7; {found.draws} draws, all match the seed',
                      program('verify', self.path))
        self.assertTrue(found.over and found.committed)
        self.assertEqual(record.names, ['bot:normal', 'bot:random'])
        self.assertEqual(record.verify(commit=record.header['commit']), found)
        for wrong in ({'commit': 'sha256:0'}, {'seed': 'nobody'}):
            self.assertRaisesRegex(ValueError, 'is not in the record', record.verify, **wrong)

    def test_a_changed_seed_is_found(self) -> None:
        record = upcard.Record(self.text)
        secret = record.header['seed'].split()[0]
        other = ('0' if secret[0] != '0' else '1') + secret[1:]
        changed = upcard.Record(self.text.replace(f'seed {secret}', f'seed {other}'))
        self.assertRaisesRegex(ValueError, 'does not match the commitment', changed.verify)
        without = '\n'.join(line for line in changed.text.splitlines() if not line.startswith('commit')) + '\n'
        self.assertRaisesRegex(ValueError, r'draw \d+ was ".*", but the seed gives', upcard.Record(without).verify)
        unseeded = '\n'.join(line for line in self.text.splitlines() if not line.startswith(('commit', 'seed'))) + '\n'
        self.assertEqual(upcard.Record(unseeded).verify()[1:3], (None, False))
        for word in ('x', secret[1:], 'ü'):
            self.assertRaises(ValueError, upcard.Record(without.replace(other, word)).verify)

    def test_links(self) -> None:
        for id in upcard.games():
            record = upcard.Record(played(upcard.Game(id, 3)).record())
            again = upcard.Record(record.link())
            self.assertEqual((again.text, again.state), (record.text, record.state))
        for wrong in ('upcard1.', 'upcard1.AAE', 'upcard1.' + 'A' * 1000, '', 'upcard-record 1\n', self.text + '0 fly\n'):
            self.assertRaises(ValueError, upcard.Record, wrong)

    def test_replay(self) -> None:
        record = upcard.Record(self.text)
        moves = list(record.replay())
        self.assertEqual(len(moves), len(record))
        for move, after in zip(moves, [one.state for one in moves[1:]] + [record.state]):
            self.assertEqual(move.state.current_player(), move.player)
            move.state.apply_action(move.text)
            self.assertEqual(move.state, after)


class Reviews(unittest.TestCase):
    def test_it_is_that_of_the_program(self) -> None:
        for id, seats in (('flip7', 2), ('hi_lo_flip', 3), ('uno_flip', 2)):
            state = played(upcard.Game(id, seats), 3, 60)
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / 'game.upcard'
                path.write_text(state.record())
                theirs = json.loads(program('review', path, '--seat', 1, '--playouts', 40, '--json'))
            found = upcard.review(state, 1, playouts=40)
            self.assertEqual((found.moves, found.stopped), (len(state.history()), False))
            self.assertEqual([(one.move, one.round, round(one.chance, 6), round(one.error, 6)) for one in found.curve],
                             [(row['move'], row['round'], row['chance'], row['error']) for row in theirs['curve']])
            text = state.action_to_string
            self.assertEqual([(one.move, text(one.played.action), text(one.best.action), round(one.cost, 6), round(one.error, 6))
                              for one in found.decisions],
                             [(row['move'], row['played'], row['best'], row['cost'], row['error']) for row in theirs['decisions']])
            self.assertTrue(all(one.clear for one in found.worst()))
            self.assertIn('decisions with a choice', str(found))

    def test_interrupt_gives_what_is_there(self) -> None:
        state = played(upcard.Game('hilo', 2), 1, 60)
        timer = threading.Timer(0.4, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        self.addCleanup(timer.join)
        with self.assertWarnsRegex(RuntimeWarning, 'partial'):
            found = upcard.review(state, ms=100_000)
        self.assertTrue(found.stopped and found.moves < len(state.history()))

    def test_progress(self) -> None:
        seen: list[tuple[int, int]] = []
        state = played(upcard.Game('flip7', 2), 1, 12)
        upcard.review(upcard.Record(state.record()).link(), playouts=2, progress=lambda done, all: seen.append((done, all)))
        self.assertEqual(seen, [(number, 12) for number in range(1, 13)])

    def test_arguments(self) -> None:
        state = played(upcard.Game('flip7', 2), 1, 12)
        players: tuple[Any, ...] = (2, -1)
        for player in players:
            self.assertRaises(ValueError, upcard.review, state, player)
        self.assertRaises(ValueError, upcard.review, state, playouts=-1)
        self.assertRaises(ValueError, upcard.review, 'no record')


class Odds(unittest.TestCase):
    def test_next_card_of_flip7(self) -> None:
        checked = 0
        for state in some(upcard.Game('flip7', 3), 5, 2):
            if state.is_terminal() or state.phase != 'choose':
                continue
            odds, player = state.odds(), state.current_player()
            after, bust, all = state.clone(), 0, 0
            after.apply_action('hit')
            for action, weight in after.chance_weights():
                drawn = after.clone()
                events = drawn.play(action)
                bust += weight * any(event['type'] == 'busted' and event['seat'] == player for event in events)
                all += weight
            self.assertEqual((odds['bust'], odds['cards']), (bust, all))
            self.assertTrue(0 <= odds['flip7'] <= 1 and (odds['alone'] or odds['hit_method'] == 'exact'))
            checked += 1
        self.assertGreater(checked, 10)

    def test_the_same_as_the_program(self) -> None:
        theirs = json.loads(program('odds', 'flip7', '--table', '3 9 | 12 5', '--playouts', 1, '--json'))
        state = upcard.Game('flip7', 2, dealer=1).new_initial_state()
        for move in ('card 3', 'card 12', 'hit', 'card 9', 'hit', 'card 5'):
            state.apply_action(move)
        odds = state.odds(0)
        self.assertEqual((odds['bust'], odds['cards']), (theirs['bust']['cards'], theirs['bust']['of']))
        self.assertAlmostEqual(odds['hit'], theirs['points']['hit'], 6)
        self.assertAlmostEqual(odds['flip7'], theirs['flip7'], 6)
        self.assertAlmostEqual(odds['flip_three']['bust'], theirs['flip_three'][0]['bust'], 6)

    def test_all_games(self) -> None:
        for id in upcard.games():
            for state in some(upcard.Game(id, 3), 7):
                for player in range(3):
                    odds = state.odds(player)
                    if id == 'hilo' and state.actors() == [player]:
                        self.assertEqual(list(odds['sums']), state.legal_actions(player) if odds['sums'] else [])
                    for chance in odds.get('can_play', []):
                        self.assertTrue(0 <= chance <= 1)
                    if 'unseen' in odds:
                        self.assertEqual(len(odds['unseen']), odds['cards'])

    def test_odds_are_those_of_the_view(self) -> None:
        chance = upcard.Random(8)
        for id in ('hi_lo_flip', 'uno_flip', 'hilo'):
            for state in some(upcard.Game(id, 3), 11):
                for player in range(3):
                    other = state.resample_from_infostate(player, chance)
                    self.assertEqual(other.odds(player), state.odds(player))

    def test_solve(self) -> None:
        state = upcard.Game('flip7', 1).new_initial_state()
        state.apply_action('card 12')
        found = state.solve()
        self.assertEqual(found['stay'], 12)
        self.assertGreater(found['hit'], 12)
        self.assertEqual(found['hit'], state.odds()['hit'])
        self.assertEqual(state.solve(utility=[1.0] * 202)['hit'], 1)
        risky = state.solve(utility=[score >= 20 for score in range(202)])
        self.assertTrue(0 < risky['hit'] < 1 and risky['stay'] == 0)
        lengths: tuple[Any, ...] = ([], [1.0] * 201, 'x')
        for utility in lengths:
            self.assertRaises(ValueError, state.solve, utility=utility)
        kinds: tuple[Any, ...] = (7, [None] * 202)
        for utility in kinds:
            self.assertRaises(TypeError, state.solve, utility=utility)
        self.assertRaises(ValueError, state.solve, limit=1)
        self.assertRaises(ValueError, upcard.Game('hilo', 2).new_initial_state().solve, 0)
        self.assertRaises(ValueError, upcard.Game('flip7', 2, nested='at_once').new_initial_state().solve, 0)


class Rules(unittest.TestCase):
    def test_rules(self) -> None:
        self.assertIn(upcard.rule_text('F7-4.3'), program('rules', 'flip7', 'F7-4.3'))
        for id in upcard.games():
            self.assertEqual(upcard.rulebook(id) + '\n', program('rules', id))
        for wrong in ('', 'F7', 'F7-', 'F7-99.99', 'F7-3.1x', 'XX-3.1', 'F7-3.1\0'):
            self.assertRaises(ValueError, upcard.rule_text, wrong)
        self.assertRaises(ValueError, upcard.rulebook, 'chess')


if __name__ == '__main__':
    unittest.main()
