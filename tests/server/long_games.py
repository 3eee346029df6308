#!/usr/bin/env python3
"""Long games: a replay for one client does not run in the thread that serves all clients."""
import os
import select
import subprocess

from players import UPCARD, Player, Server, check, finish
from websocket import connect

MOVES, TIMES = 8000, 40
TICK_S = 1 / os.sysconf('SC_CLK_TCK')


def seconds(server, *thread):
    """Processor time of the server, or of its main thread."""
    with open('/'.join(['/proc', str(server.process.pid), *thread, 'stat'])) as stat:
        user, system = stat.read().rpartition(')')[2].split()[11:13]
    return (int(user) + int(system)) * TICK_S


def cost(server, what):
    """Processor time of doing it TIMES times: in the thread that serves, and in all others."""
    def now():
        return seconds(server, 'task', str(server.process.pid)), seconds(server)
    before = now()
    for _ in range(TIMES):
        what()
    serving, all_threads = (after - first for after, first in zip(now(), before))
    return serving, all_threads - serving


def long_game(server):
    """A game in which it is Ada's turn. She never takes a risk, and bots make most of the moves."""
    ada = Player(server, 'Ada')
    code = ada.ask('table', type='create', game='flip7', seats=36, clock='none', rules={'target': 10000},
                   chairs=['open'] + ['bot:random'] * 35)['code']
    ada.send(type='start')
    while ada.seq < MOVES:
        ask = ada.wait('ask')
        ada.all.clear()
        if ada.seq < MOVES:
            ada.send(type='move', request=ask['request'], move=next(m for m in ('stay', ask['moves'][0]) if m in ask['moves']))
    return ada, code


def ask_for(server, code, address):
    """Sends a request, and does not wait for the answer."""
    sock = connect(server.url)
    sock.sendall(f'HEAD /record/{code} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\r\n'.encode())
    return sock


with Server(proxy='127.0.0.1') as server:
    ada, code = long_game(server)

    def come_back():
        eve.send(type='join', table=code, watch=True, seq=ada.seq - 3)
        check('who comes back is told what they missed', eve.wait('event', 'view')['type'] == 'event')
        eve.ask('left', type='leave')

    def head(expected):
        status = server.get(f'/record/{code}', method='HEAD')[0]
        check(f'the record: {expected}', status == expected, status)

    eve = Player(server)
    coming_back = sum(cost(server, come_back))
    not_over = sum(cost(server, lambda: head(409)))
    subprocess.run([UPCARD, 'admin', '--data', os.path.join(server.folder, 'data'), 'end', code], check=True,
                   stdout=subprocess.DEVNULL, timeout=60)
    serving, reading = cost(server, lambda: head(200))
    seen = (coming_back, not_over, serving, reading)
    check('records are read elsewhere', serving < reading / 2, seen)
    check('a game in the memory that is not over is not read', not_over < reading / 2, seen)
    check('who comes back has only the end played again', coming_back < reading / 2, seen)

    # A client with one request does not wait for one with many.
    many = [ask_for(server, code, '192.0.2.1') for _ in range(TIMES)]
    one = ask_for(server, code, '192.0.2.2')
    select.select([one], [], [], 60)
    before = len(select.select(many, [], [], 0)[0])
    check('the first record of an address comes before the many of another', before < TIMES * 3 / 4, before)
    for sock in (*many, one):
        check('and all are told', sock.recv(100).startswith(b'HTTP/1.1 200'))
        sock.close()
finish()
