#!/usr/bin/env python3
"""A server on PostgreSQL (tests/support/with_postgres): connections break under load, the database restarts, another
server takes over."""
import os
import re
import signal
import subprocess
import tempfile
import threading
import time

import database
from database import Relay, postgres, start, tool
from kills import NO_LIMITS, judge, load, wait_for_moves
from players import UPCARD, Player, Server, check, finish
from server import make_schema


def sql(server, statement):
    """Runs it in the server's schema; what it says."""
    return subprocess.run(['psql', '-X', '-q', '-A', '-t', '-c', statement, server.options['store']], check=True,
                          capture_output=True, text=True).stdout


def terminate(server):
    sql(server, "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name LIKE 'upcard%'")


def connections_break_under_load():
    """Every half second, all connections to the database end: games go on, and nothing confirmed is lost."""
    with Server(**NO_LIMITS) as server:
        swarm = load(server, tables=12, games=1, seconds=240, rules='target=50')
        over = threading.Event()

        def breaks():
            while not over.wait(.5):
                terminate(server)

        wait_for_moves(server, 100)
        breaker = threading.Thread(target=breaks)
        breaker.start()
        wait_for_moves(server, 1500)
        over.set()
        breaker.join()
        judge('broken connections', swarm, 250, 12, came_back=False)
        check('the server ends well', server.stop() == 0, server.log())


def a_second_server_is_refused():
    with Server() as first:
        try:
            Server(data=first.folder).close()
            check('a second server does not start', False)
        except RuntimeError as error:
            check('and tells why', 'the database is being used by another server' in str(error), error)
        data, store = os.path.join(first.folder, 'data'), first.options['store']
        for words, told in ((['--data', data, 'list'], f'the server of {data} keeps its data in PostgreSQL: add --store'),
                            (['--data', data + '-no', '--store', store, 'ban', '198.51.100.7'], 'with its folder: --data DIR')):
            asked = subprocess.run([UPCARD, 'admin', *words], capture_output=True, text=True)
            check('the operator is told what to do', asked.returncode == 1 and told in asked.stderr, asked)
        check('the first one still serves', first.text('/readyz')[0] == 200)
        player = Player(first, 'Ada')
        check('and saves', player.ask('table', type='create', game='hilo', seats=2)['type'] == 'table')


def a_frozen_server_is_replaced():
    """The old server wakes up after another one has taken over: it confirms nothing, and ends."""
    with Server() as old:
        ada = Player(old, 'Ada')
        table = ada.ask('table', type='create', game='hilo', seats=2, clock='none')
        old.send_signal(signal.SIGSTOP)
        terminate(old)
        with Server(data=old.folder) as new:
            eve = Player(new, token=ada.token)
            check('the same player sits at the same table',
                  eve.ask('table', type='join', table=table['code'])['type'] == 'table')
            check('and changes it', eve.ask('table', type='chair', seat=1, player='bot:easy')['type'] == 'table')
            old.send_signal(signal.SIGCONT)
            ada.send(type='leave')
            check('the old one confirms nothing', ada.wait('error', 'left', 'bye')['type'] != 'left', ada.all[-3:])
            status = old.process.wait(60)
            old.reader.join(60)
            check('and ends', status == 1 and 'another server has taken over the database' in old.log(), old.log())
            check('the new one plays on', new.text('/readyz')[0] == 200)
            again = Player(new, token=ada.token)
            check('with the same seats', [t['code'] for t in again.ask('mine', type='mine')['tables']] == [table['code']])
        old.process = None


def wait_until_writable(server):
    """Until somebody else can change the database."""
    while subprocess.run(['psql', '-X', '-q', '-c', 'CREATE TEMPORARY TABLE probe ()', server.options['store']],
                         capture_output=True).returncode:
        time.sleep(.05)


def nothing_is_saved_without_the_database():
    """A restart of the database: what was not saved is refused, and then all is well again."""
    with Server() as server:
        ada = Player(server, 'Ada')
        table = ada.ask('table', type='create', game='hilo', seats=2, clock='none')
        postmaster = int(os.environ['UPCARD_POSTGRES_PID'])
        os.kill(postmaster, signal.SIGSTOP)
        for frozen in children(postmaster):
            os.kill(frozen, signal.SIGKILL)  # the database recovers, as after a crash, once it goes on
        ada.send(type='chair', seat=1, player='bot:easy')
        server.wait_for_log('event=not_ready why="the server cannot save: its database fails" trouble=".+"')
        check('it is the database', server.text('/readyz') == (503, 'not ready: the server cannot save: its database fails\n'))
        os.kill(postmaster, signal.SIGCONT)
        deadline = time.time() + 60
        back = threading.Thread(target=wait_until_writable, args=[server])
        back.start()
        while ada.ask('table', type='chair', seat=1, player='bot:easy').get('phase') != 'waiting' and time.time() < deadline:
            if not back.is_alive():
                deadline = min(deadline, time.time() + 1)
            time.sleep(.1)
        check('a bot sits down within a second once the database is back', time.time() < deadline, server.log())
        server.wait_for_log(r'event=ready after_s=\d')
        check('and the store has it', table['code'] in [t['code'] for t in ada.ask('mine', type='mine')['tables']])


def a_standby_is_promoted(folder):
    """The primary falls silent, without a closed connection: the other host of the address counts once it takes writes."""
    old = re.search('host=([^&]+)', os.environ['UPCARD_STORE'])[1]
    relayed, new = (os.path.join(folder, name) for name in ('relayed', 'new'))
    tool('mkdir', relayed, new, cwd=folder)
    relay = Relay(relayed, old)
    tool('pg_basebackup', '-h', old, '-U', 'postgres', '-D', f'{new}/data', '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync',
         cwd=folder)
    standby = start(new, f'{new}/data', 'fsync=off')
    with Server(start=False, standby='any') as server:
        server.options['store'] = server.options['store'].replace(f'host={old}', f'host={relayed},{new}')
        server.start()
        ada = Player(server, 'Ada')
        code = ada.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
        place = database.sql(old, 'SELECT pg_current_wal_lsn()')
        while database.sql(new, f"SELECT pg_last_wal_replay_lsn() >= '{place}'") != 't':
            time.sleep(.05)
        relay.speaks.clear()
        ada.send(type='chair', seat=1, player='bot:easy')
        time.sleep(1)
        database.sql(new, 'SELECT pg_promote()')
        promoted = time.time()
        while ada.ask('table', type='chair', seat=1, player='bot:easy').get('phase') != 'waiting':
            time.sleep(.05)
        took = time.time() - promoted
        print(f'promoted: saved after {took:.2f} s', flush=True)
        check('it saves again soon after the promotion', took < 4, server.log())
        check('in the new one',
              database.sql(new, "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'upcard%'") > '0')
        check('what it had', code in [t['code'] for t in ada.ask('mine', type='mine')['tables']])
        check('it ends well', server.stop() == 0, server.log())
    relay.close()
    postgres.stop(standby)


def children(pid):
    """The connections of a database server."""
    found = subprocess.run(['ps', '-o', 'pid=,args=', '--ppid', str(pid)], capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in found.splitlines() if '[local]' in line and 'psql' not in line]


def migrate(source, target):
    done = subprocess.run([UPCARD, 'admin', *source, 'migrate', target], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def tables_move_between_databases():
    """From a folder to PostgreSQL and into another folder: the same guest finds the same table."""
    with Server(store='') as first, tempfile.TemporaryDirectory(prefix='upcard-test-') as folder:
        data, other = os.path.join(first.folder, 'data'), os.path.join(folder, 'data')
        address = make_schema(first.folder)
        ada = Player(first, 'Ada')
        ada.ask('table', type='create', game='hilo', seats=2, clock='none')
        chairs = ada.ask('table', type='chair', seat=1, player='bot:easy')['chairs']
        check('a folder in use is not copied', migrate(['--data', data], address)[0] == 1)
        check('the first server ends well', first.stop() == 0)
        status, copied = migrate(['--data', data], address)
        check('the folder is copied', status == 0)
        read = subprocess.run([UPCARD, 'admin', '--data', data, 'check'], capture_output=True, text=True).stdout
        check('and check counts as many journals', re.search(r'Copied: (\d+) ', copied)[1] == re.search(r'in all (\d+) ', read)[1],
              (copied, read))
        for source, target, options in ((data, address, {'data': first.folder}), (address, other, {'data': folder, 'store': ''})):
            if source == address:
                check('the database is copied', migrate(['--store', source], target)[0] == 0)
            with Server(**options) as server:
                eve = Player(server, token=ada.token)
                found = eve.ask('table', type='join', table=ada.table['code'])
                check(f'the table is in {target}', [c['name'] for c in found['chairs']] == [c['name'] for c in chairs], found)
                check('the server there ends well', server.stop() == 0)
        check('nothing is copied over it', f'{other}: the new store is not empty' in migrate(['--store', address], other)[1])


if __name__ == '__main__':
    tables_move_between_databases()
    a_second_server_is_refused()
    a_frozen_server_is_replaced()
    nothing_is_saved_without_the_database()
    with database.temporary_folder() as place:
        a_standby_is_promoted(place)
    connections_break_under_load()
    finish()
