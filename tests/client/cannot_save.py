#!/usr/bin/env python3
"""upcard bot and upcard join at a server that cannot write for a while: they wait, and play on."""
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.environ['SOURCE_ROOT'], 'tests/server'))
from players import UPCARD, Player, Server, check, finish  # noqa: E402

state = tempfile.TemporaryDirectory()
os.environ['XDG_STATE_HOME'] = state.name
out = pathlib.Path(state.name, 'out')


def cannot_write(server, cannot=True):
    size = 0 if cannot else resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def phase(player, *phases, seconds=60):
    """Waits until the table is in one of these phases."""
    end = time.time() + seconds
    while player.table['phase'] not in phases and time.time() < end:
        player.drain(.05)
    return player.table['phase'] in phases


def bot(server, code):
    return subprocess.Popen([UPCARD, 'bot', '--server', server.url, '--table', code, '--level', 'easy', '--name', 'Robo'],
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def connected(player, count, seconds=60):
    end = time.time() + seconds
    while sum(chair['connected'] for chair in player.table.get('chairs', [])) != count and time.time() < end:
        player.drain(.05)
    return sum(chair['connected'] for chair in player.table['chairs']) == count


def told(out):
    """The messages about saving, in order."""
    return re.findall('server (cannot|can) save', out.read_text())


with Server() as server, open(out, 'w') as to:
    host = Player(server, 'Ada')
    code = host.ask('table', type='create', game='flip7', seats=3, clock='none', rules={'target': 1000})['code']
    first = bot(server, code)
    person = subprocess.Popen([UPCARD, 'join', server.url, '--table', code, '--name', 'Bob', '--plain'],
                              stdin=subprocess.PIPE, stdout=to, stderr=to, text=True)
    check('all are there', connected(host, 3), host.table)
    first.kill()
    first.communicate()
    check('the bot has gone', connected(host, 2), host.table)
    cannot_write(server)
    host.send(type='start')
    check('the table stops', phase(host, 'paused'), host.all[-3:])
    again = bot(server, code)
    host.drain(3)  # the server has tried again, and has failed again
    check('who comes then waits', again.poll() is None, again.poll())
    cannot_write(server, False)
    check('and goes on', phase(host, 'waiting'), host.all[-3:])
    check('the bot is in its seat', connected(host, 3), host.table)
    host.send(type='start')
    check('to its game', phase(host, 'playing'), host.all[-3:])
    host.drain(.5)
    check('the bot is still there', again.poll() is None, again.poll())
    check('so is the person', person.poll() is None, out.read_text())
    end = time.time() + 60
    while told(out)[-1:] != ['can'] and time.time() < end:
        time.sleep(.05)
    # it stops once more when the newcomer's seed meets a disk that is still full
    check('who was told each time, once', told(out) in (['cannot', 'can'], ['cannot', 'can'] * 2), out.read_text())
    for process in (again, person):
        process.kill()
        process.wait()
    again.stderr.close()
    host.close()
finish()
