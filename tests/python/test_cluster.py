"""upcard.cluster on a local Ray cluster of two nodes: the results of one machine to the last byte, also when workers and a
node are killed in the middle. Skipped where Ray is not installed."""
import importlib.util
import sys
import unittest

if not importlib.util.find_spec('ray'):
    print('Ray is not installed')
    sys.exit(77)

import os
import pathlib
import signal
import subprocess
import tempfile
import threading
import time
from typing import Any

os.environ.setdefault('RAY_raylet_start_wait_time_s', '200')  # on a busy machine

import ray
from ray.cluster_utils import Cluster

from upcard import cluster

PARTS = 7
SIMULATION = ['simulate', 'flip7', '--seats', 'normal,easy,random', '--rotate', '--events']
ARENA = ['arena', 'hi_lo_flip', '--bots', 'normal,easy', '--seats', '3']


def alone(*arguments: str) -> str:
    return subprocess.run([cluster.program(), *arguments], stdout=subprocess.PIPE, encoding='utf-8', check=True).stdout


def parents_of(word: str) -> list[int]:
    """The parents of the programs that have this argument: workers of this test."""
    found = []
    for folder in pathlib.Path('/proc').glob('[0-9]*'):
        try:
            if word in (folder / 'cmdline').read_text().split('\0') and '--shard' in (folder / 'cmdline').read_text():
                found.append(int((folder / 'stat').read_text().rpartition(')')[2].split()[1]))
        except (OSError, UnicodeDecodeError):
            pass  # it has ended
    return [pid for pid in found if pid > 1]


class Clusters(unittest.TestCase):
    nodes: Any
    second: Any

    @classmethod
    def setUpClass(cls) -> None:
        cls.nodes = Cluster(initialize_head=True, head_node_args={'num_cpus': 1})
        cls.second = cls.nodes.add_node(num_cpus=1)
        ray.init(address=cls.nodes.address, log_to_driver=False, logging_level='error')

    @classmethod
    def tearDownClass(cls) -> None:
        ray.shutdown()
        cls.nodes.shutdown()

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.kept = pathlib.Path(folder.name)

    def test_equal_to_one_machine(self) -> None:
        for command in ([*SIMULATION, '--games', '3000'], [*ARENA, '--games', '600', '--until', '95']):
            cost = cluster.run([command], self.kept, PARTS)
            self.assertEqual((cost.games, cost.played), (cost.games, cost.games))
            self.assertGreater(cost.cpu_s, 0)
            for output in ((), ('--json',), ('--csv',)):
                self.assertEqual(cluster.merge(command, self.kept, PARTS, output), alone(*command, *output))

    def test_resumed(self) -> None:
        command = [*SIMULATION, '--games', '500']
        cluster.run([command], self.kept, PARTS)
        before = sorted(self.kept.iterdir())
        self.assertEqual(len(before), PARTS)
        before[2].unlink()
        cost = cluster.run([command], self.kept, PARTS)
        self.assertTrue(500 // PARTS <= cost.played <= 500 // PARTS + 1)
        self.assertEqual(cost.games, 500)
        self.assertEqual(cluster.merge(command, self.kept, PARTS), alone(*command, '--json'))

    def test_more_parts_than_games(self) -> None:
        command = [*SIMULATION, '--games', '3']
        cluster.run([command], self.kept, PARTS)
        self.assertEqual(cluster.merge(command, self.kept, PARTS), alone(*command, '--json'))

    def test_refused(self) -> None:
        with self.assertRaisesRegex(RuntimeError, 'unknown game'):
            cluster.run([['simulate', 'chess']], self.kept, PARTS)

    def test_figures(self) -> None:
        """The page and the charts of tools/figures."""
        own, other = self.kept / 'own', self.kept / 'other'
        folder = pathlib.Path(cluster.__file__).parent / 'figures'
        own.mkdir()
        (own / 'games.md').write_bytes((folder / 'games.md').read_bytes())
        subprocess.run([sys.executable, folder / 'figures', '--size', 'tiny', '--spec', folder / 'figures.json', '--docs', own,
                        cluster.program()], check=True)
        cluster.figures(self.kept / 'kept', other, 'tiny', 2)
        files = sorted(path.relative_to(own) for path in own.rglob('*') if path.is_file())
        self.assertGreater(len(files), 10)
        for file in files:
            self.assertEqual((own / file).read_bytes(), (other / file).read_bytes(), file)

    def test_z_deaths(self) -> None:
        """Workers are killed while they play, and then a node."""
        seed = f'deaths {os.getpid()}'
        command = [*ARENA, '--games', '1800', '--seed', seed, '--bots', 'hard:playouts=30,normal']
        killed: list[int] = []
        over = threading.Event()

        def kill() -> None:
            while len(killed) < 3 and not over.wait(0.3):
                for pid in parents_of(seed)[:1]:
                    os.kill(pid, signal.SIGKILL)
                    killed.append(pid)
            if not over.wait(0.5):
                self.nodes.remove_node(self.second, allow_graceful=False)
                killed.append(0)

        killer = threading.Thread(target=kill)
        killer.start()
        try:
            cost = cluster.run([command], self.kept, PARTS)
        finally:
            over.set()
            killer.join()
        self.assertEqual(len(killed), 4)
        self.assertEqual(cost.played, cost.games)
        self.assertEqual(cluster.merge(command, self.kept, PARTS), alone(*command, '--json'))
        deadline = time.monotonic() + 10
        while parents_of(seed) and time.monotonic() < deadline:
            time.sleep(0.1)
        self.assertEqual(parents_of(seed), [], 'a program plays on after its worker')


if __name__ == '__main__':
    unittest.main()
