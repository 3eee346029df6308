#!/usr/bin/env python3
"""The copy of the store that a server keeps: after the loss of its disk, a server with the copy plays on."""
import os
import shutil
import subprocess
import tempfile
import time

from kills import NO_LIMITS, load, wait_for_moves
from players import UPCARD, Player, Server, check, finish


def admin(data, *words):
    return subprocess.run([UPCARD, 'admin', '--data', data, *words], capture_output=True, text=True, timeout=120)


def wait_for_copy(server):
    """Until everything is copied."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        time.sleep(2.2)  # what is not copied shows after a second; a slow copy is followed by a long rest
        if server.metric('upcard_replicas_total') and not server.metric('upcard_replica_behind_s'):
            return
    check('the copy is up to date', False, server.log())


def the_disk_is_lost(space):
    copy = os.path.join(space, 'copy.db')
    with Server(replica=copy, replica_s=1, **NO_LIMITS) as server:
        data = os.path.join(server.folder, 'data')
        wait_for_copy(server)  # the first one, of an empty store
        swarm = load(server, tables=8, games=1, seconds=300, rules='target=40')
        wait_for_moves(server, 300)
        swarm.kill()
        swarm.communicate()
        ada = Player(server, 'Ada')
        code = ada.ask('table', type='create', game='flip7', seats=2, clock='none')['code']
        ada.ask('table', type='chair', seat=1, player='bot:easy')
        wait_for_copy(server)
        check('made while it was in use', server.metric('upcard_replicas_total') >= 2)
        before = {line for line in admin(data, 'export', '-').stdout.splitlines()}
        server.kill()
        shutil.rmtree(data)
        done = admin(data, 'restore', copy)
        check('the copy is put in place', done.returncode == 0, done.stderr)
        server.start()
        again = Player(server, token=ada.token)
        table = again.ask('table', type='join', table=code)
        check('the same table', [c['kind'] for c in table['chairs']] == ['person', 'bot'], table)
        check('all finished games', before <= {line for line in admin(data, 'export', '-').stdout.splitlines()})
        done = admin(data, 'check')
        check('no errors', done.returncode == 0, done)
        again.ask('table', type='chair', seat=1, player='bot:hard')
        check('the server ends well', server.stop() == 0)
        shutil.rmtree(data)
        check('its last copy', admin(data, 'restore', copy).returncode == 0)
        server.start()
        table = Player(server, token=ada.token).ask('table', type='join', table=code)
        check('has all', table['chairs'][1]['level'] == 'hard', table)


def a_copy_that_cannot_be_made(space):
    with Server(replica=os.path.join(space, 'missing/copy.db'), replica_s=1) as server:
        server.wait_for_log('event=replica_failed .*missing/copy.db')
        check('the server serves', server.text('/readyz')[0] == 200)
        check('and says it', server.metric('upcard_replicas_failed_total') > 0)


if __name__ == '__main__':
    with tempfile.TemporaryDirectory(prefix='upcard-test-') as folder:
        a_copy_that_cannot_be_made(folder)
        the_disk_is_lost(folder)
    finish()
