#!/usr/bin/env python3
"""A server's PostgreSQL database is brought back to a moment before a mistake, as docs/server.md describes: a base backup,
the archived write-ahead log, and a time."""
import os
import sys
import time

from database import postgres, sql, start, temporary_folder, tool

if not postgres.find('pg_basebackup'):
    sys.exit(postgres.SKIPPED)
ARCHIVING = ('archive_mode=on', 'archive_timeout=1')


def rehearse(folder, Player, Server, check):
    data, base, archive = (os.path.join(folder, name) for name in ('data', 'base', 'archive'))
    address = f'postgresql://postgres@/postgres?host={folder}'
    tool('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', cwd=folder)
    tool('mkdir', archive, cwd=folder)
    database = start(folder, data, *ARCHIVING, f'archive_command=test ! -f {archive}/%f && cp %p {archive}/%f')
    with Server(store=address) as server:
        ada = Player(server, 'Ada')
        code = ada.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
        tool('pg_basebackup', '-h', folder, '-U', 'postgres', '-D', base, cwd=folder)
        ada.ask('table', type='chair', seat=1, player='bot:hard')  # after the base backup
        moment = sql(folder, 'SELECT now()')
        time.sleep(1.5)
        ada.ask('left', type='leave')  # the mistake
        sql(folder, 'SELECT pg_switch_wal()')
        check('the server ends well', server.stop() == 0)
        postgres.stop(database)
        open(os.path.join(base, 'recovery.signal'), 'w').close()
        os.chown(os.path.join(base, 'recovery.signal'), os.stat(base).st_uid, os.stat(base).st_gid)
        database = start(folder, base, *ARCHIVING, f'restore_command=cp {archive}/%f %p', f'recovery_target_time={moment}',
                         'recovery_target_action=promote', f'archive_command=test ! -f {archive}/%f && cp %p {archive}/%f')
        deadline = time.monotonic() + 60
        while sql(folder, 'SELECT pg_is_in_recovery()') == 't' and time.monotonic() < deadline:
            time.sleep(.2)
        server.start()
        again = Player(server, token=ada.token)
        table = again.ask('table', type='join', table=code)
        check('all from before the moment is there, nothing after it',
              (table['phase'], [c['kind'] for c in table['chairs']], table['chairs'][1].get('level')) ==
              ('waiting', ['person', 'bot'], 'hard'), table)
        check('and it plays on', again.ask('table', type='chair', seat=1, player='bot:easy')['type'] == 'table')
        check('it ends well', server.stop() == 0, server.log())
    postgres.stop(database)


if __name__ == '__main__':
    os.environ.pop('UPCARD_STORE', None)
    from players import Player, Server, check, finish
    with temporary_folder() as place:
        rehearse(place, Player, Server, check)
    finish()
