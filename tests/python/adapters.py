#!/usr/bin/env python3
"""The tests of the adapters, with what they adapt to in a virtual environment. Skipped where no package can be had."""
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PLAIN = {key: value for key, value in os.environ.items() if key not in ('LD_PRELOAD', 'PYTHONMALLOC')}

with tempfile.TemporaryDirectory() as folder:
    python = f'{folder}/bin/python'
    for command in ([sys.executable, '-m', 'venv', folder], [python, '-m', 'pip', 'install', '-q', 'gymnasium', 'pettingzoo']):
        if subprocess.run(command, env=PLAIN).returncode:
            print('not possible here:', *command)
            sys.exit(77)
    failed = [name for name in ('test_gymnasium.py', 'test_pettingzoo.py') if subprocess.run([python, HERE / name]).returncode]
sys.exit(f'failed: {failed}' if failed else 0)
