"""Arenas and simulations: the numbers of the program, whatever the threads; progress, Ctrl-C, and what is refused."""
import json
import os
import signal
import subprocess
import sys
import threading
import types
import unittest
import warnings
from collections.abc import Callable
from typing import Any
from unittest import mock

import upcard


RUNS: tuple[Callable[..., Any], ...] = (upcard.arena, upcard.simulate)


def program(*arguments: object) -> Any:
    env = {key: value for key, value in os.environ.items() if key != 'LD_PRELOAD'}
    done = subprocess.run([env['UPCARD'], *map(str, arguments), '--json'], stdout=subprocess.PIPE, env=env, check=True)
    return json.loads(done.stdout)


class Arenas(unittest.TestCase):
    def same(self, ours: upcard.Interval, theirs: dict[str, float]) -> None:
        for one, other in zip(ours, (theirs['mean'], theirs['low'], theirs['high'])):
            self.assertAlmostEqual(one, other, delta=1e-8 * max(1, abs(other)))

    def test_arena_is_that_of_the_program(self) -> None:
        bots = ['normal', 'easy', 'random']
        games: tuple[tuple[str, dict[str, Any]], ...] = (('flip7', {'target': 100}), ('hi_lo_flip', {}))
        for id, rules in games:
            found = upcard.arena(upcard.Game(id, 4, **rules), bots, 30, seed='a text', threads=2)
            theirs = program('arena', id, '--bots', ','.join(bots), '--seats', 4, '--games', 30, '--seed', 'a text',
                             *(('--rules', 'target=100') if rules else ()))
            self.assertEqual((found.games, found.stopped, found.anytime), (theirs['games'], False, False))
            for i, row in enumerate(theirs['bots']):
                for ours, key in ((found.rating, 'rating'), (found.win_rate, 'win_rate'), (found.points, 'points')):
                    self.same(ours[i], row[key])
            for pair in theirs['pairs']:
                self.same(found.leads[pair['first']][pair['second']], pair['win_rate'])

    def test_rows_are_the_games(self) -> None:
        found = upcard.arena(upcard.Game('hilo', 2), ['normal', 'random'], 20, rows=True)
        self.assertEqual((found.rows.shape, found.rows.format), ((found.games, 5), 'i'))
        won = sum(found.rows[k, 1] / found.rows[k, 0] for k in range(found.games)) / found.games
        self.assertAlmostEqual(won, found.win_rate[0].mean)
        self.assertIsNone(upcard.arena(upcard.Game('hilo', 2), ['normal', 'random'], 2).rows)

    def test_until(self) -> None:
        found = upcard.arena(upcard.Game('flip7', 2), ['random', 'normal'], until=99, seed=4)
        self.assertEqual((found.verdict, found.anytime), ('worse', True))
        self.assertLess(found.games, 10_000)
        self.assertLess(found.ahead.high, 0)

    def test_simulation_is_that_of_the_program(self) -> None:
        bots = ['normal', 'easy', 'normal']
        for id in upcard.games():
            found = upcard.simulate(upcard.Game(id, 3), bots, 25, seed=7, rotate=True, events=True, threads=2)
            theirs = program('simulate', id, '--seats', ','.join(bots), '--games', 25, '--seed', 7, '--rotate', '--events')
            self.assertEqual((found.games, found.unfinished), (25, theirs['unfinished']))
            for i, row in enumerate(theirs['players']):
                self.assertEqual((found.wins[i], found.shared[i]), (row['wins'], row['shared']))
                self.same(found.win_rate[i], row['win_rate'])
                self.same(found.win_share[i], row['win_share'])
                self.same(found.points[i], row['points'])
            self.same(found.rounds, theirs['rounds_per_game'])
            self.same(found.decisions_per_round, theirs['decisions_per_round'])
            self.assertEqual(found.lasted[:len(theirs['games_by_rounds'])], theirs['games_by_rounds'])
            counted = {row['key']: row for row in theirs['events']}
            self.assertEqual(set(found.tallies), set(counted))
            for key, row in counted.items():
                self.assertEqual(found.tallies[key].count, row['count'])
                self.same(found.tallies[key].per_round, row['per_round'])
                self.same(found.tallies[key].in_rounds, row['in_rounds'])

    def test_threads_make_no_difference(self) -> None:
        game = upcard.Game('uno_flip', 3, target=100)
        for run in RUNS:
            one: Any = run(game, ['easy', 'random', 'easy'], 30, threads=1)
            self.assertEqual(one, run(game, ['easy', 'random', 'easy'], 30, threads=3))

    def test_texts(self) -> None:
        self.assertIn('Flip 7, 2 seats, 10 games', str(upcard.simulate(upcard.Game('flip7', 2), ['easy', 'random'], 10)))
        self.assertRegex(str(upcard.arena(upcard.Game('flip7', 2), ['easy', 'random'], 10)), r'(?m)^easy .*\d')


class Progress(unittest.TestCase):
    def test_it_is_called_to_the_end(self) -> None:
        seen: list[tuple[int, int]] = []
        upcard.simulate(upcard.Game('flip7', 2), ['easy'] * 2, 50, progress=lambda done, all: seen.append((done, all)))
        self.assertEqual(seen[-1], (50, 50))
        self.assertEqual(seen, sorted(seen))

    def test_its_exceptions_end_the_work(self) -> None:
        def fail(done: int, all: int) -> None:
            raise ZeroDivisionError
        for run in RUNS:
            self.assertRaises(ZeroDivisionError, run, upcard.Game('uno_flip', 2), ['hard'] * 2, 10**6, progress=fail)

    def test_tqdm_where_it_is_installed(self) -> None:
        bar = mock.Mock(n=0)
        auto = types.SimpleNamespace(tqdm=lambda unit: bar)
        with mock.patch.dict(sys.modules, {'tqdm': types.SimpleNamespace(auto=auto), 'tqdm.auto': auto}):
            upcard.simulate(upcard.Game('flip7', 2), ['easy'] * 2, 20, progress=True)
        self.assertEqual(bar.total, 20)
        bar.close.assert_called_once_with()
        with mock.patch.dict(sys.modules, {'tqdm': None, 'tqdm.auto': None}):
            self.assertEqual(upcard.simulate(upcard.Game('flip7', 2), ['easy'] * 2, 20, progress=True).games, 20)

    def interrupt(self, seconds: float) -> None:
        timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        self.addCleanup(timer.join)

    def test_interrupt_gives_what_is_there(self) -> None:
        for run in RUNS:
            self.interrupt(0.5)
            with self.assertWarnsRegex(RuntimeWarning, 'partial'):
                found: Any = run(upcard.Game('flip7', 2), ['easy', 'random'], 2 * 10**9)
            self.assertTrue(found.stopped and found.anytime)
            self.assertTrue(0 < found.games < 10**9)

    def test_interrupt_with_nothing_raises(self) -> None:
        for run in RUNS:
            self.interrupt(0.3)
            self.assertRaises(KeyboardInterrupt, run, upcard.Game('uno_flip', 4), ['expert:playouts=100000'] * 4, 2)

    def test_interrupt_of_a_search_raises(self) -> None:
        state = upcard.Game('hilo', 2).new_initial_state()
        chance = upcard.Random(1)
        while not state.actors():
            state.draw(chance)
        before = upcard.Random(1).random()
        searcher = upcard.Random(1)
        self.interrupt(0.3)
        self.assertRaises(KeyboardInterrupt, state.search, searcher, ms=3_600_000)
        self.assertEqual(searcher.random(), before)


class Refusals(unittest.TestCase):
    def test_arguments(self) -> None:
        game = upcard.Game('flip7', 2)
        values: tuple[tuple[Any, dict[str, Any]], ...] = (
            (['easy'], {}), (['easy'] * 99, {}), (['nobody', 'easy'], {}), (['exec:true', 'easy'], {}), (['easy', 'easy:ms=1'], {}),
            (['easy'] * 2, {'games': 0}), (['easy'] * 2, {'games': 2**63}), (['easy'] * 2, {'threads': 257}),
            (['easy'] * 2, {'threads': -1}), (['easy'] * 2, {'seed': -1}))
        kinds: tuple[tuple[Any, dict[str, Any]], ...] = (
            ('easy', {}), (None, {}), (['easy', None], {}), ([b'easy', b'easy'], {}), (['easy'] * 2, {'games': 1.5}),
            (['easy'] * 2, {'seed': None}), (['easy'] * 2, {'threads': 1.5}))
        for run in RUNS:
            for bots, more in values:
                with self.subTest(run=run, bots=bots, more=more), self.assertRaises(ValueError):
                    run(game, bots, **{'games': 2, **more})
            for bots, more in kinds:
                with self.subTest(run=run, bots=bots, more=more), self.assertRaises(TypeError):
                    run(game, bots, **{'games': 2, **more})
            self.assertRaises(TypeError, run, 'flip7', ['easy'] * 2)
        pairs: tuple[Any, ...] = ((0, 0), (0, 2), (-1, 0))
        for pair in pairs:
            self.assertRaises(ValueError, upcard.arena, game, ['easy'] * 2, pair=pair)
        for until in (49, 100, float('nan')):
            self.assertRaises(ValueError, upcard.arena, game, ['easy'] * 2, until=until)


if __name__ == '__main__':
    warnings.simplefilter('always')
    unittest.main()
