#!/usr/bin/env python3
"""upcard admin: with a running server, and without one."""
import json
import os
import shutil
import stat
import subprocess
import tempfile
import time

from kills import NO_LIMITS, load, wait_for_moves
from players import UPCARD, Player, Server, check, finish, play

SPACE = tempfile.mkdtemp(prefix='upcard-test-')


def admin(folder, *words):
    return subprocess.run([UPCARD, 'admin', '--data', folder, *words], capture_output=True, text=True, timeout=300)


def rows(folder, *words):
    done = admin(folder, 'list', '--json', *words)
    check('a list', done.returncode == 0, done.stderr)
    return {row['code']: row for row in map(json.loads, done.stdout.splitlines())}


def copy(name):
    return os.path.join(SPACE, name)


def looking_on_and_ending(server):
    data = os.path.join(server.folder, 'data')
    check('nothing there', admin(data, 'list').stdout == 'No unfinished tables.\n')
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben C')
    code = ada.ask('table', type='create', game='hilo', seats=3, clock='none')['code']
    ben.ask('table', type='join', table=code)
    row = rows(data)[code]
    check('a table that waits', (row['game'], row['phase'], row['seats'], row['people'], row['moves']) ==
          ('hilo', 'waiting', 3, 2, 0) and row['idle_s'] < 60, row)
    check('for people', code in admin(data, 'list').stdout)
    ben.ask('reported', type='report', seat=0, reason='stalling')
    ben.ask('reported', type='report', seat=1, reason='name')
    told = [json.loads(line) for line in admin(data, 'reports', '--json').stdout.splitlines()]
    table = admin(data, 'reports').stdout.splitlines()
    check('a table with a head', table[0].split() == 'report date is by table seat player reason name'.split() and
          table[1].split()[2::2] == ['open', code, told[0]['player'], 'Ada'] and table[2].endswith(' name      Ben C'), table)
    check('with a date', told[1]['name'] == 'Ben C' and told[0]['date'][:2] == '20' and told[0]['reason'] == 'stalling', told)

    check('for the owner alone', stat.S_IMODE(os.stat(os.path.join(data, 'admin.sock')).st_mode) == 0o600)
    ended = admin(data, 'end', code.lower())
    check('a table is ended', ended.returncode == 0, ended.stderr)
    for player in (ada, ben):
        player.drain()
        check('those at it are told', (player.table['phase'], player.table['closed']) == ('closed', 'operator'), player.all)
    for wrong in (code, 'ZZZZZZ'):
        ended = admin(data, 'end', wrong)
        check('not twice, and none that is not there', ended.returncode == 1 and ended.stderr.count('\n') == 1, ended)
    over_itself = admin(data, 'backup', '--force', os.path.join(data, 'upcard.db'))
    check('no backup over the store', over_itself.returncode == 1 and 'is part of the store' in over_itself.stderr, over_itself)
    check('restoring beside a server', 'is being used' in admin(data, 'restore', copy('none')).stderr)
    for player in (ada, ben):
        player.close()
    return code


def everybody_has_left():
    with Server(unload_s=1) as server:
        data = os.path.join(server.folder, 'data')
        ada = Player(server, 'Ada')
        code = ada.ask('table', type='create', game='flip7', seats=3, clock='none')['code']
        ada.close()
        end = time.monotonic() + 60
        while server.metric('upcard_tables_loaded') and time.monotonic() < end:
            time.sleep(.05)
        check('the table has left the memory', server.metric('upcard_tables_loaded') == 0)
        ended = admin(data, 'end', code)
        check('a table that everybody has left is ended', ended.returncode == 0 and not rows(data), ended.stderr)


def alone(server, closed):
    data = os.path.join(server.folder, 'data')
    ada = Player(server, 'Ada')
    code = ada.ask('table', type='create', game='flip7', seats=2, clock='none', rules={'target': 30})['code']
    over = ada.ask('table', type='create', game='flip7', seats=1, clock='none', rules={'target': 30})['code']
    ada.send(type='start')
    ada.wait('view')
    check('a game is played', play([ada])[0])
    ada.close()
    server.stop()
    check('without a server', set(rows(data)) == {code} and set(rows(data, '--all')) == {code, over, closed})
    ended = admin(data, 'end', code)
    check('a table is ended without one', ended.returncode == 0 and not rows(data), ended.stderr)
    record = os.path.join(copy('records'), f'{over}.upcard')
    os.mkdir(copy('records'))
    os.symlink(os.path.join(data, 'upcard.db'), record)
    done = admin(data, 'export', copy('records'))
    check('the finished game is exported', done.returncode == 0 and os.listdir(copy('records')) == [over + '.upcard'], done)
    check('and verifies', subprocess.run([UPCARD, 'verify', record], capture_output=True).returncode == 0)
    with open(record) as text:
        check('the same to standard output', admin(data, 'export', '-').stdout == text.read())
    with open(record, 'a', encoding='utf-8') as text:
        text.write('mine')
    done = admin(data, 'export', copy('records'))
    check('a file with something else is left', done.returncode == 1 and f'{record} exists with other contents' in done.stderr, done)
    done = admin(data, 'export', '--force', copy('records'))
    check('unless it is forced', done.returncode == 0 and 'mine' not in open(record, encoding='utf-8').read(), done)
    done = admin(data, 'check')
    check('all is right', done.returncode == 0 and done.stdout.startswith('1 finished game, '), done)
    server.start()
    check('the server knows that they are over', server.text(f'/record/{over}')[0] == 200 and not rows(data))


def backup_under_load():
    with Server(**NO_LIMITS) as server:
        data = os.path.join(server.folder, 'data')
        swarm = load(server, tables=12, games=1, seconds=300, rules='target=40')
        wait_for_moves(server, 300)
        ada = Player(server, 'Ada')
        code = ada.ask('table', type='create', game='flip7', seats=1, clock='none', rules={'target': 30})['code']
        done = admin(data, 'backup', copy('all.db'))
        check('a backup under load', done.returncode == 0, done.stderr)
        size = os.path.getsize(copy('all.db'))
        over = admin(data, 'backup', copy('all.db'))
        check('a backup replaces no file without --force', over.returncode == 1 and os.path.getsize(copy('all.db')) == size and
              f"backup {copy('all.db')}: the file exists already; --force replaces it" in over.stderr, over)
        check('with it it does', admin(data, 'backup', '--force', copy('all.db')).returncode == 0)
        swarm.kill()
        swarm.communicate()
    fresh = Server(data=copy('fresh'), start=False, **NO_LIMITS)
    os.mkdir(copy('fresh'))
    data = os.path.join(copy('fresh'), 'data')
    if os.getuid() == 0:  # as the administrator, for a server with a user of its own
        os.mkdir(data, 0o700)
        os.chown(data, 65534, 65534)
    done = admin(data, 'restore', copy('all.db'))
    check('restored', done.returncode == 0, done.stderr)
    for name in ('upcard.db', 'lock'):
        check('for the user of the folder', os.stat(os.path.join(data, name)).st_uid == os.stat(data).st_uid, name)
    tables = rows(data, '--all')
    check('all tables are there', len(tables) == 13 and tables[code]['phase'] == 'waiting', tables)
    check('games among them', any(table['phase'] == 'playing' for table in tables.values()), tables)
    with fresh.start():
        again = Player(fresh, token=ada.token)
        table = again.ask('table', type='join', table=code)
        check('the same player in the same seat', again.you['id'] == ada.you['id'] and table['seat'] == 0, table)
        again.send(type='start')
        again.wait('view')
        check('the game is played', play([again])[0])
        for other, table in tables.items():
            ended = admin(data, 'end', other) if table['phase'] == 'playing' else None
            check('every table goes on', not ended or ended.returncode == 0, ended)
        check('none is frozen', fresh.metric('upcard_tables_frozen') == 0)
    done = admin(data, 'restore', copy('all.db'))
    kept = [name for name in os.listdir(data) if '.before-' in name]
    check('the old store is kept beside', done.returncode == 0 and len(kept) >= 1 and len(rows(data, '--all')) == 13, (done, kept))
    done = admin(data, 'restore', __file__)
    check('what is no store is no copy', done.returncode == 1 and len(rows(data, '--all')) == 13, done)


def unreadable():
    """A copy that the operator may not read."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        program = shutil.copy(UPCARD, folder)  # the other user may not reach this one's folders
        file = os.path.join(folder, 'copy.db')
        with open(file, 'w') as made:
            os.chmod(made.fileno(), 0)
        user = {'user': 65534, 'group': 65534} if os.getuid() == 0 else {}
        done = subprocess.run([program, 'admin', '--data', os.path.join(folder, 'data'), 'restore', file], capture_output=True,
                              text=True, **user)
        check('is named with the reason', done.returncode == 1 and f'cannot read {file}: Permission denied' in done.stderr, done)
        lock = os.path.join(folder, 'data', 'lock')
        if os.getuid() == 0:
            os.chown(lock, 0, 0)
        os.chmod(lock, 0)
        done = subprocess.run([program, 'admin', '--data', os.path.join(folder, 'data'), 'restore', file], capture_output=True,
                              text=True, **user)
        check('a folder of another user', 'cannot lock ' + lock + ': Permission denied; run this as the user of' in done.stderr, done)


def errors():
    for words in ([], ['dance'], ['end'], ['end', 'nonsense!'], ['list', 'all'], ['backup'], ['export'], ['--nothing'],
                  ['end', 'ZZZZZZ', 'more'], ['backup', 'x', '--json'], ['check', '--force'], ['measures', '--all'], ['--data']):
        done = subprocess.run([UPCARD, 'admin', *words], capture_output=True, text=True, timeout=120)
        check(words, (done.returncode, done.stdout, done.stderr.count('\n')) == (2, '', 1), done)
    nowhere = copy('nowhere')
    for words in (['list'], ['end', 'ZZZZZZ'], ['reports'], ['check'], ['backup', copy('b')], ['export', '-']):
        done = admin(nowhere, *words)
        check(words, done.returncode == 1 and done.stderr.count('\n') == 1 and f'in {nowhere} ' in done.stderr, done)
    check('nothing was made', not os.path.exists(nowhere))
    check('help', '--data DIR' in admin(nowhere, '--help').stdout)


with Server() as server:
    alone(server, looking_on_and_ending(server))
everybody_has_left()
backup_under_load()
unreadable()
errors()
shutil.rmtree(SPACE)
finish()
