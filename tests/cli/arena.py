#!/usr/bin/env python3
"""upcard arena as a user types it: results, files, errors, and its end by a signal."""
import csv
import io
import json
import os
import pty
import re
import signal
import subprocess
import tempfile
import time
import xml.dom.minidom


from checks import check, finish

UPCARD = os.environ['UPCARD']


def arena(*words):
    return subprocess.run([UPCARD, 'arena', *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)


def refused(pattern, *words):
    run = arena(*words)
    lines = run.stderr.splitlines()
    check(words, run.returncode == 2 and not run.stdout and len(lines) == 1 and re.search(pattern, lines[0]), run.stderr)


def catches(process, number):
    """Whether it has a handler for the signal."""
    with open(f'/proc/{process.pid}/status') as status:
        return int(re.search(r'SigCgt:\s*(\w+)', status.read()).group(1), 16) >> number - 1 & 1


SHORT = ['flip7', '--rules', 'target=40']

run = arena(*SHORT, '--bots', 'normal,random,easy', '--games', '50')
check('the best comes first, the games are rounded up', run.returncode == 0 and
      re.search(r'Flip 7, 3 seats, 54 games in every seat order', run.stdout) and
      run.stdout.index('normal') < run.stdout.index('random'), run.stdout + run.stderr)

run = arena(*SHORT, '--bots', 'normal,random,easy', '--games', '600', '--json', '--threads', '3')
result = json.loads(run.stdout)
check('JSON', result['games'] == 600 and result['seats'] == 3 and not result['stopped'] and len(result['bots']) == 3 and
      len(result['pairs']) == 3 and 'race' not in result, run.stdout)
check('shares of wins', abs(sum(bot['win_rate']['mean'] for bot in result['bots']) - 1) < 1e-6, run.stdout)
check('normal is rated above random', result['pairs'][0]['rating']['low'] > 0, run.stdout)
one = arena(*SHORT, '--bots', 'normal,random,easy', '--games', '600', '--json', '--threads', '1')
check('threads change nothing', one.stdout == run.stdout)
other = arena(*SHORT, '--bots', 'normal,random,easy', '--games', '600', '--json', '--seed', 'x')
check('the seed changes something', other.stdout != run.stdout)

rows = list(csv.DictReader(io.StringIO(arena(*SHORT, '--bots', 'normal,random', '--seats', '4', '--csv').stdout)))
check('CSV', [row['what'] for row in rows] == 3 * ['rating', 'win_rate', 'points'] and
      all(float(row['low']) <= float(row['mean']) <= float(row['high']) for row in rows) and
      rows[6]['against_name'] == 'random', rows)

run = arena(*SHORT, '--bots', 'random,normal', '--seats', '3', '--until', '99', '--json')
race = json.loads(run.stdout)['race']
check('a race', race['verdict'] == 'worse' and race['sure'] == 0.99 and race['win_rate']['high'] < 0, run.stdout)
fixed = json.loads(arena(*SHORT, '--bots', 'random,normal', '--seats', '3', '--games', str(json.loads(run.stdout)['games']),
                        '--json').stdout)
until = json.loads(run.stdout)
check('intervals of a run that was stopped are wider', (until['intervals'], fixed['intervals']) == ('anytime', 'fixed') and
      all(wide[key]['mean'] == narrow[key]['mean'] and (wide[key]['low'] is None or wide[key]['low'] < narrow[key]['low'])
          for wide, narrow in zip(until['bots'], fixed['bots']) for key in ('rating', 'win_rate', 'points')), (until, fixed))
run = arena(*SHORT, '--bots', 'random,easy,normal', '--until', '99.9', '--pair', '2,0')
check('a race of others', 'normal (bot 2) is better than random (bot 0), 99.9 % sure' in run.stdout, run.stdout)
run = arena(*SHORT, '--bots', 'normal,normal', '--until', '99', '--games', '200')
check('equal bots', 'not told apart' in run.stdout and '0 [-0, 0]' not in run.stdout, run.stdout)

refused('no bots', *SHORT)
refused('at least two', *SHORT, '--bots', 'normal')
refused('no bot "ace"', *SHORT, '--bots', 'normal,ace')
refused('1 to 16', *SHORT, '--bots', ','.join(17 * ['normal']))
refused('which game', '--bots', 'normal,random')
refused('--until is a percentage', *SHORT, '--bots', 'normal,random', '--until', '100')
refused('--until is a percentage', *SHORT, '--bots', 'normal,random', '--until', '99x')
refused('--pair is two numbers', *SHORT, '--bots', 'normal,random', '--pair', '0,2')
refused('--pair is two numbers', *SHORT, '--bots', 'normal,random', '--pair', '1,1')
refused('--pair is two numbers', *SHORT, '--bots', 'normal,random', '--pair', '1')
refused('cannot be used together', *SHORT, '--bots', 'normal,random', '--json', '--csv')
refused('is for 2 to 6 seats', 'hilo', '--bots', 'normal,random', '--seats', '7')
refused('seats is a whole number', *SHORT, '--bots', 'normal,random', '--seats', '0')
refused('unexpected argument', *SHORT, 'more', '--bots', 'normal,random')
refused('rule goal is unknown', 'hilo', '--bots', 'normal,random', '--rules', 'goal=3')

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, 'chart.svg')
    run = arena(*SHORT, '--bots', 'normal,random', '--svg', path)
    picture = xml.dom.minidom.parse(path)
    check('a chart', run.returncode == 0 and 'Ratings in Flip 7' in picture.toxml() and 'random' in picture.toxml())
    run = arena(*SHORT, '--bots', 'normal,random', '--svg', os.path.join(folder, 'no', 'chart.svg'))
    check('no chart', run.returncode == 1 and 'cannot write' in run.stderr and not run.stdout, run.stderr)

# On a terminal there is progress; a signal ends the arena, which prints the results so far.
terminal, side = pty.openpty()
process = subprocess.Popen([UPCARD, 'arena', 'hilo', '--bots', 'normal,easy', '--games', '100000000', '--json'],
                           stdout=subprocess.PIPE, stderr=side, text=True)
progress = b''
while b' left ' not in progress:
    progress += os.read(terminal, 4096)
process.send_signal(signal.SIGINT)
begin = time.time()
result = json.loads(process.communicate(timeout=300)[0])
check('an end by a signal', process.returncode == 130 and result['stopped'] and result['intervals'] == 'anytime' and 2 <= result['games'] < 100000000 and
      result['games'] == 2 * result['blocks'] and time.time() - begin < 200, result)
check('progress', re.search(rb'\d+ of 100000000 games, \d[\d.]* a second, \d+:\d\d:\d\d left', progress), progress)

process = subprocess.Popen([UPCARD, 'arena', 'hilo', '--bots', 'expert:ms=60000,normal'], stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, text=True)
while process.poll() is None and not catches(process, signal.SIGTERM):
    time.sleep(0.02)
process.send_signal(signal.SIGTERM)
told = process.communicate(timeout=300)
check('an end before there is a result', process.returncode == 1 and told[0] == '' and
      'stopped before the first 2 games were finished' in told[1], told)

finish()
