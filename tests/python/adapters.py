#!/usr/bin/env python3
"""The tests of the adapters and of upcard.cluster, with what they need in a virtual environment. Skipped where no package can
be installed."""
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PLAIN = {key: value for key, value in os.environ.items() if key not in ('LD_PRELOAD', 'PYTHONMALLOC')}
ADAPTED = {
    'gymnasium': ['gymnasium'], 'pettingzoo': ['pettingzoo'], 'openspiel': ['open_spiel', 'absl-py'],
    'pufferlib': ['pufferlib >= 3', 'numpy'],  # compiles against PyTorch
    'cluster': ['ray'],
}


def install(python: str, folder: str, name: str) -> bool:
    commands = [[sys.executable, '-m', 'venv', folder], [python, '-m', 'pip', 'install', '-q', *ADAPTED[name]]]
    for command in commands:
        if subprocess.run(command, env=PLAIN).returncode:
            print('not possible here:', *command)
            return False
    return True


def without_preload(folder: str) -> str:
    """The program, without the sanitizer's library: it has its own."""
    wrapper = pathlib.Path(folder, 'upcard')
    wrapper.write_text(f'#!/bin/sh\nunset LD_PRELOAD\nexec {shlex.quote(os.environ["UPCARD"])} "$@"\n')
    wrapper.chmod(0o755)
    return str(wrapper)


def run(name: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        python = f'{folder}/bin/python'
        if not install(python, folder, name):
            return 77
        env = {**os.environ, 'UPCARD': without_preload(folder)}
        return subprocess.run([python, HERE / f'test_{name}.py'], cwd=folder, env=env).returncode


wanted = sys.argv[1:] or list(ADAPTED)
status = {name: run(name) for name in wanted}
print(status)
sys.exit(77 if set(status.values()) == {77} else int(any(one not in (0, 77) for one in status.values())))
