#!/usr/bin/env python3
"""The server is killed again and again under load, and restarted at once: no confirmed move is lost.

The clients of `upcard swarm` check it: each confirmed move is in the record once and in its place, a repeated move keeps
its number, all clients come back and play to the end, and all records verify.
"""
import json
import subprocess
import time

from players import UPCARD, Server, check, finish

NO_LIMITS = {'messages_per_s': 10000, 'messages_per_address': 1000000, 'messages_per_player': 10000,
             'guests_per_address': 1000000, 'connections_per_address': 1000000, 'connections': 1000000}


def load(server, **options):
    """Clients that play; their report is the JSON on standard output."""
    words = [UPCARD, 'swarm', '--server', server.url, '--json', '--pause', '200']
    for key, value in options.items():
        words += [f'--{key}', str(value)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def report(swarm, timeout):
    """Waits for the end of the clients: their measurements and messages."""
    try:
        told, errors = swarm.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        swarm.kill()
        told, errors = swarm.communicate()
    try:
        return json.loads(told), errors
    except ValueError:
        return {'games': 0, 'wrong': {}, 'reconnects': 0, 'records': 0, 'moves': 0}, told + errors


def wait_for_moves(server, count, timeout=300):
    """Until the server has played that many moves since its start."""
    end = time.time() + timeout
    while server.metric('upcard_moves_total') < count and time.time() < end:
        time.sleep(.05)


def judge(what, swarm, timeout, tables, came_back=True):
    seen, errors = report(swarm, timeout)
    check(f'{what}: nothing is wrong', swarm.returncode == 0 and not any(seen['wrong'].values()),
          (swarm.returncode, seen, errors))
    check(f'{what}: every game comes to its end, with a record', seen['games'] == seen['records'] == tables, seen)
    check(f'{what}: and the clients came back', bool(seen['reconnects']) == came_back, seen)
    return seen


def killed_under_load(tables, kills, first, moves, timeout, **options):
    with Server(**NO_LIMITS) as server:
        swarm = load(server, tables=tables, games=1, seconds=timeout, **options)
        for count in [first] + [moves] * (kills - 1):
            wait_for_moves(server, count)
            server.kill()
            server.start()
        seen = judge(f'{kills} kills', swarm, timeout + 10, tables)
        check('the server ends well', server.stop() == 0, server.log())
    return seen


if __name__ == '__main__':
    killed_under_load(tables=12, kills=3, first=400, moves=200, timeout=300, rules='target=50')
    finish()
