"""The examples of the guide run, and the one in the package's own text."""
import contextlib
import doctest
import io
import os
import pathlib
import runpy
import unittest

import upcard

EXAMPLES = pathlib.Path(os.environ['SOURCE_ROOT']) / 'docs/examples'


class Documents(unittest.TestCase):
    def test_examples(self) -> None:
        names = [path for path in sorted(EXAMPLES.glob('*.py')) if 'import upcard' in path.read_text()]
        names.remove(EXAMPLES / 'learn.py')  # test_learn.py
        self.assertTrue(names)
        for path in names:
            with self.subTest(path.name), contextlib.redirect_stdout(io.StringIO()) as printed:
                runpy.run_path(str(path), run_name='__main__')
            self.assertTrue(printed.getvalue())

    def test_package(self) -> None:
        self.assertGreater(doctest.testmod(upcard).attempted, 0)
        self.assertEqual(doctest.testmod(upcard).failed, 0)

    def test_everything_is_described(self) -> None:
        for name in upcard.__all__:
            thing = getattr(upcard, name)
            if isinstance(thing, type):
                self.assertTrue(thing.__doc__, name)
                for method, value in vars(thing).items():
                    if not method.startswith('_') and callable(value):
                        self.assertTrue(value.__doc__, f'{name}.{method}')
            elif callable(thing):
                self.assertTrue(thing.__doc__, name)


if __name__ == '__main__':
    unittest.main()
