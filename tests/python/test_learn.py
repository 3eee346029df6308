"""The example that learns (docs/examples/learn.py) learns: after some seconds it wins clearly more than before."""
import contextlib
import importlib.util
import io
import os
import pathlib
import re
import runpy
import sys
import unittest

os.environ['OPENBLAS_NUM_THREADS'] = '1'  # more would only wait for each other here
if not importlib.util.find_spec('numpy'):
    print('NumPy is not installed')
    sys.exit(77)

EXAMPLE = pathlib.Path(os.environ['SOURCE_ROOT']) / 'docs/examples/learn.py'


class Learning(unittest.TestCase):
    def test_it_wins_more_than_before(self) -> None:
        main = runpy.run_path(str(EXAMPLE))['main']
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            main(['--batches', '4', '--points', '1', '--games', '1000', '--hidden', '16', '--seed', '2'])
        curve = [tuple(map(float, found)) for found in re.findall(r'([\d.]+)% \[([\d.]+)%, ([\d.]+)%\]', printed.getvalue())]
        self.assertEqual(len(curve), 2, printed.getvalue())
        (before, _, high), (after, low, _) = curve
        self.assertLess(before, after)
        self.assertLess(high, low, 'the intervals do not overlap')


if __name__ == '__main__':
    unittest.main()
