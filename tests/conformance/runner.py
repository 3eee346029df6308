#!/usr/bin/env python3
"""conformance/run.py finds differences and reports unusable programs: each program here answers wrongly in one way."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

RUN = pathlib.Path(os.environ['SOURCE_ROOT'], 'conformance/run.py')
UPCARD = os.environ['UPCARD']

# Passes requests on, and changes the answers by the line of Python in its first argument.
BETWEEN = '''
import json, subprocess, sys
rules = subprocess.Popen([sys.argv[2], 'drive'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    asked = json.loads(line)
    rules.stdin.write(line)
    rules.stdin.flush()
    answer = json.loads(rules.stdout.readline())
    exec(sys.argv[1])
    print(json.dumps(answer), flush=True)
'''

# the change, the exit status, the output
SPOILED = [
    ('pass', 0, '0 differ'),
    ("answer.get('state', {}).pop('turn', None)", 1, 'got "no such key"'),
    ("answer['legal'] = {}", 1, 'legal.'),
    ("answer['actors'] = [0, 1]", 1, 'actors: expected'),
    ("if answer.get('outcomes'): answer['outcomes'][0][1] += 1", 1, 'outcomes: expected'),
    ("if not answer['ok']: answer['rule'] = None", 1, ': rule: expected'),
    ("if not answer['ok']: answer['error'] = 'no'", 1, ': error: expected'),
    ("if not answer['ok']: answer['ok'] = True", 1, ': ok: expected false, got true'),
    ("if asked['op'] == 'new': answer = {'ok': False, 'error': 'bad_rules', 'message': 'no'}", 1, 'step 0: ok'),
    ("if not answer['ok'] and asked['op'] == 'new': answer['ok'] = True", 1, 'new game, 0 seats, {}: ok: expected false'),
    ("if not answer['ok'] and asked['op'] == 'new': answer['error'] = 'no'", 1, 'seats, {}: error: expected "bad_seats"'),
    ("if asked['op'] == 'games': answer['games'].pop()", 0, ' played'),
    ("if asked['op'] == 'games': answer['games'] = []", 0, '0 played, 0 differ'),
    ("answer = 5", 2, 'cannot be used'),
    ("sys.exit()", 2, 'cannot be used'),
]


def main():
    wrong = 0
    with tempfile.NamedTemporaryFile('w', suffix='.py') as between:
        between.write(BETWEEN)
        between.flush()
        for line, status, text in SPOILED:
            arguments = [RUN, '--first'] if status == 1 else [RUN, '--rule', 'F7-3.2']
            done = subprocess.run([*arguments, sys.executable, between.name, line, UPCARD],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
            if done.returncode != status or text not in done.stdout:
                wrong += 1
                print(f'{line}: status {done.returncode}, not {status}; "{text}" is to be in\n{done.stdout}')
    for arguments in (['--rule', 'F7-99.1', UPCARD, 'drive'], [], ['/nowhere/upcard']):
        status = subprocess.run([RUN, *arguments], capture_output=True, timeout=60).returncode
        if status != 2:
            wrong += 1
            print(f'{arguments}: status {status}, not 2')
    print(f'{len(SPOILED) + 3} tried, {wrong} wrong')
    return bool(wrong)


if __name__ == '__main__':
    sys.exit(main())
