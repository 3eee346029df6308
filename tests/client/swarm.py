#!/usr/bin/env python3
"""upcard swarm: whole games while the server is killed again and again, without a lost move or an error; and its limits."""
import json
import os
import resource
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.environ['SOURCE_ROOT'], 'tests/server'))
from kills import wait_for_moves  # noqa: E402
from players import UPCARD, Server, check, finish  # noqa: E402


def swarm(server, *arguments):
    return subprocess.Popen([UPCARD, 'swarm', '--server', server.url, '--json', *arguments], text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def result(process, seconds=400):
    out, errors = process.communicate(timeout=seconds)
    return process.returncode, json.loads(out) if out else {}, errors


def plain(server):
    status, found, errors = result(swarm(server, '--tables', '4', '--seats', '3', '--rules', 'target=15', '--games', '2',
                                         '--idle', '20', '--seconds', '300'))
    check('all games of all tables', status == 0 and found['games'] == 8 and found['records'] == 8, (found, errors))
    check('every move is in a record', found['moves'] == found['moves_checked'] > 0, found)
    check('measured', found['confirm']['count'] > 0 and found['confirm']['p50_ms'] <= found['shown']['max_ms'], found)
    check('idle connections hold', found['idle_up'] == 20 and found['idle_lost'] == 0, found)
    check('nothing is wrong', not any(found['wrong'].values()), found['wrong'])


def wait_for_connections(server, count, seconds=60):
    end = time.time() + seconds
    while server.metric('upcard_connections') < count and time.time() < end:
        time.sleep(.05)


def killed(server):
    """SIGKILL under load, again and again: everybody comes back and every game ends."""
    process = swarm(server, '--tables', '12', '--seats', '3', '--game', 'flip7', '--rules', 'target=400', '--games', '1',
                    '--rate', '1200', '--seconds', '300', '--idle', '10')
    for _ in range(3):
        wait_for_connections(server, 12 * 3 + 10)
        wait_for_moves(server, server.metric('upcard_moves_total') + 200)
        server.kill()
        server.start()
    status, found, errors = result(process)
    check('all games ended', status == 0 and found['games'] == found['records'] == 12, (found, errors))
    check('clients came back', found['idle_lost'] == 30 and found['reconnects'] >= 90, found)
    check('moves were repeated, and kept their numbers', found['repeats'] > 0, found)
    check('nothing is lost, nothing twice', not any(found['wrong'].values()) and found['moves'] == found['moves_checked'],
          (found, errors))


def rate(server):
    status, found, errors = result(swarm(server, '--tables', '8', '--game', 'flip7', '--rate', '40', '--seconds', '2'))
    check('the rate is kept', status == 0 and 20 <= found['moves_per_s'] <= 45, (found, errors))
    check('games that are not over are checked too', found['fetched'] == 8 and found['games'] == found['records'] == 0
          and found['repeats'] > 0, found)


def wrong_use(server):
    few = subprocess.run([UPCARD, 'swarm', '--server', server.url, '--tables', '1000'], capture_output=True, text=True,
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)))
    check('too few files', few.returncode == 1 and 'open files are needed' in few.stderr, few.stderr)
    for words, text, status in [(['--server', 'http://127.0.0.1:9', '--seconds', '1'], 'no server answers', 1),
                                (['--server', server.url.replace('http:', 'https:'), '--seconds', '1'], 'no valid https', 1),
                                ([], 'which server?', 2),
                                (['--server', server.url, '--game', 'hilo', '--seats', '7'], 'is for 2 to 6 seats', 2),
                                (['--server', server.url, '--seats', '37'], '--seats is a whole number from 1 to 36', 2),
                                (['--server', server.url, '--tables', 'x'], '--tables is a whole number', 2),
                                (['--server', server.url, '--games', '0'], 'when should it stop?', 2)]:
        got = subprocess.run([UPCARD, 'swarm', *words], capture_output=True, text=True, timeout=120)
        check(f'{words}', got.returncode == status and text in got.stderr, (got.returncode, got.stderr))
    late = subprocess.run([UPCARD, 'swarm', '--server', server.url, '--tables', '2', '--game', 'flip7', '--rate', '2', '--games', '1',
                           '--seconds', '1'], capture_output=True, text=True, timeout=120)
    check('games that do not end are an error', late.returncode == 1 and 'did not end: playing' in late.stderr, late.stderr)


with Server() as served:
    wrong_use(served)
    plain(served)
    rate(served)
    killed(served)
finish()
