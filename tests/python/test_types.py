"""The stubs: they have what the compiled module has, and the tests, which use all of it, have no error of types."""
import ast
import importlib.util
import inspect
import os
import pathlib
import subprocess
import sys
import tempfile
import types
import unittest

import upcard._core

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = pathlib.Path(os.environ['PYTHONPATH']) / 'upcard'
CONFIG = pathlib.Path(os.environ['SOURCE_ROOT']) / 'pyproject.toml'


def public(names: object) -> set[str]:
    return {name for name in vars(names) if not name.startswith('_')}


def stub_of(body: list[ast.stmt]) -> dict[str, ast.stmt]:
    """What a stub defines, by name; of overloads the last."""
    found: dict[str, ast.stmt] = {}
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
    return {name: node for name, node in found.items() if not name.startswith('_')}


class Types(unittest.TestCase):
    @unittest.skipIf(importlib.util.find_spec('mypy') is None, 'mypy is not installed')
    def test_strict(self) -> None:
        env = {key: value for key, value in os.environ.items() if key not in ('LD_PRELOAD', 'PYTHONMALLOC')}
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([sys.executable, '-m', 'mypy', '--strict', '--config-file', str(CONFIG), str(PACKAGE),
                                   *map(str, sorted(HERE.glob('*.py')))],
                                  cwd=folder, encoding='utf-8', stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  env={**env, 'MYPY_CACHE_DIR': folder})
        self.assertEqual(done.returncode, 0, done.stdout)

    def compare(self, stub: list[ast.stmt], real: object) -> None:
        found = stub_of(stub)
        self.assertEqual(set(found), public(real))
        for name, node in found.items():
            thing = getattr(real, name)
            if isinstance(node, ast.ClassDef):
                self.compare(node.body, thing)
            elif isinstance(node, ast.FunctionDef) and not isinstance(thing, types.GetSetDescriptorType):
                arguments = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
                if name != 'action_to_string':  # its first argument is the one that may be left out
                    self.assertEqual(list(inspect.signature(thing).parameters), arguments, name)

    def test_stubs_are_the_module(self) -> None:
        self.compare(ast.parse((PACKAGE / '_core.pyi').read_text()).body, upcard._core)


if __name__ == '__main__':
    unittest.main()
