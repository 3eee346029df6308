#!/usr/bin/env python3
"""upcard bot and upcard join at a server that cannot write for a while: they wait, and play on."""
import os
import pathlib
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


def phase(player, *phases, seconds=20):
    """Waits until the table is in one of these phases."""
    end = time.time() + seconds
    while player.table['phase'] not in phases and time.time() < end:
        player.drain(.05)
    return player.table['phase'] in phases


with Server() as server, open(out, 'w') as to:
    host = Player(server, 'Ada')
    code = host.ask('table', type='create', game='flip7', seats=3, clock='none', rules={'target': 1000})['code']
    bot = subprocess.Popen([UPCARD, 'bot', '--server', server.url, '--table', code, '--level', 'easy'],
                           stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    person = subprocess.Popen([UPCARD, 'join', server.url, '--table', code, '--name', 'Bob', '--plain'],
                              stdin=subprocess.PIPE, stdout=to, stderr=to, text=True)
    end = time.time() + 20
    while sum(chair['connected'] for chair in host.table['chairs']) < 3 and time.time() < end:
        host.drain(.05)
    cannot_write(server)
    host.send(type='start')
    check('the table stops', phase(host, 'frozen'), host.all[-3:])
    host.drain(.3)
    cannot_write(server, False)
    check('and goes on', phase(host, 'waiting'), host.all[-3:])
    host.send(type='start')
    check('to its game', phase(host, 'playing'), host.all[-3:])
    host.drain(.5)
    check('the bot is still there', bot.poll() is None, bot.poll())
    check('so is the person', person.poll() is None, out.read_text())
    check('who was told', 'has stopped this table' in out.read_text(), out.read_text())
    for process in (bot, person):
        process.kill()
        process.wait()
    bot.stderr.close()
    host.close()
finish()
