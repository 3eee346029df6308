#!/usr/bin/env python3
"""bench/server/capacity measures a server that really played and the bare loop, and tells the machine's state."""
import json
import os
import pathlib
import subprocess
import tempfile

from players import check

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / 'bench/server/capacity'

with tempfile.TemporaryDirectory() as folder:
    words = [PROGRAM, '--upcard', os.environ['UPCARD'], '--tables', '4', '--seconds', '1', '--rounds', '1', '--folder', folder, '--json']
    found = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    check('nothing is left in the folder', not os.listdir(folder))
run, = found['runs']
check('the server confirmed moves', run['moves'] > 0 and not any(run['wrong'].values()))
check('the loop made moves', run['bare_moves_per_s'] > 0)
check('the ratio is of the same run', abs(run['ratio'] * run['bare_moves_per_s'] - run['moves_per_s']) < 1)
check('the state of the machine is told', found['machine']['cores'] == os.cpu_count() and 0 < run['busy'] <= 1)
