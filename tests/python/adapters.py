#!/usr/bin/env python3
"""The tests of the adapters and of upcard.cluster, with what they need in a virtual environment. Skipped where no package can be had."""
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PLAIN = {key: value for key, value in os.environ.items() if key not in ('LD_PRELOAD', 'PYTHONMALLOC')}
# Of PufferLib only the Python files, and what they import: its install compiles against PyTorch.
PUFFER = ['numpy < 2', 'gym', 'gymnasium', 'psutil', 'setuptools < 81']
ADAPTED = {
    'gymnasium': ['gymnasium'], 'pettingzoo': ['pettingzoo'], 'openspiel': ['open_spiel', 'absl-py'], 'pufferlib': PUFFER,
    'cluster': ['ray'],
}
UNPACK = """
import sys, tarfile, urllib.request
url = 'https://files.pythonhosted.org/packages/7c/e1/5292f9b69c6263707b40ba04a87e6b9bcc177281d31092f77afd90c412f1/pufferlib-3.0.0.tar.gz'
with urllib.request.urlopen(url) as answer, tarfile.open(fileobj=answer, mode='r|gz') as archive:
    for member in archive:
        name = member.name.split('/', 1)[-1]
        if name.endswith('.py') and name.startswith('pufferlib/') and name.count('/') == 1 + ('environments/__init__' in name):
            member.name = name
            archive.extract(member, sys.argv[1])
"""


def install(python: str, folder: str, name: str) -> bool:
    commands = [[sys.executable, '-m', 'venv', folder], [python, '-m', 'pip', 'install', '-q', *ADAPTED[name]]]
    if name == 'pufferlib':
        commands.append([python, '-c', UNPACK, f'{folder}/unpacked'])
    for command in commands:
        if subprocess.run(command, env=PLAIN).returncode:
            print('not possible here:', *command)
            return False
    return True


def run(name: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        python = f'{folder}/bin/python'
        if not install(python, folder, name):
            return 77
        paths = os.pathsep.join([os.environ['PYTHONPATH'], f'{folder}/unpacked'])
        return subprocess.run([python, HERE / f'test_{name}.py'], env={**os.environ, 'PYTHONPATH': paths}, cwd=folder).returncode


wanted = sys.argv[1:] or list(ADAPTED)
status = {name: run(name) for name in wanted}
print(status)
sys.exit(77 if set(status.values()) == {77} else int(any(one not in (0, 77) for one in status.values())))
