#!/usr/bin/env python3
"""A server that cannot write: its tables pause in a clear state, and continue by themselves when it can write again.

RLIMIT_FSIZE of the running process acts as a full disk: its files cannot grow.
"""
import resource
import sqlite3
import time

from kills import NO_LIMITS, load, report, wait_for_moves
from players import Player, Server, check, finish, play, settle, who_acts


def cannot_write(server, cannot=True):
    size = 0 if cannot else resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def move(player, ident):
    ask = next(m for m in reversed(player.all) if m['type'] == 'ask')
    return player.ask('confirm', type='move', request=ask['request'], move=ask['moves'][0], id=ident)


def sit(server):
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben')
    table = ada.ask('table', type='create', game='flip7', seats=2, clock='none', rules={'target': 60})
    ben.ask('table', type='join', table=table['code'])
    ada.send(type='start')
    for player in (ada, ben):
        player.wait('view')
    return by_turn(ada, ben)


def by_turn(one, other):
    """The seat to act first."""
    mover, _ = who_acts((one, other))
    return mover, other if mover is one else one


def wait_for_phase(player, phase, seconds=60):
    end = time.time() + seconds
    while player.table['phase'] != phase and time.time() < end:
        player.drain(.1)
    return player.table['phase'] == phase


def wait_for_failures(server, seconds=60):
    end = time.time() + seconds
    while not server.metric('upcard_store_failures_total') and time.time() < end:
        time.sleep(.05)
    return server.metric('upcard_store_failures_total') > 0


def one_table(server):
    mover, other = sit(server)
    confirm = move(mover, 'before')
    check('a move', confirm['type'] == 'confirm', confirm)
    mover, other = by_turn(mover, other)
    settle((mover, other))
    view, seq = dict(mover.view), mover.seq

    cannot_write(server)
    error = move(mover, 'while')
    check('a move that cannot be saved is refused by its id', error['type'] == 'error' and error['error'] == 'cannot_save' and
          error['id'] == 'while', error)
    for player in (mover, other):
        check('all see that the table has stopped', wait_for_phase(player, 'paused'), player.all[-3:])
    check('nothing has happened', mover.seq == seq and not any(m['type'] == 'event' for m in other.all if m.get('seq', 0) > seq))
    error = other.ask('table', type='rematch')
    check('while it has stopped, so says every command', error.get('error') == 'cannot_save', error)
    new = server.client()
    new.send({'type': 'hello', 'protocol': 1, 'name': 'Cy'})
    check('nor is a guest taken', new.receive()['error'] == 'cannot_save')
    check('the server lives', server.get('/healthz')[0] == 200)
    check('and says why nobody can play', server.text('/readyz') == (503, 'not ready: the server cannot save: its disk fails or is full\n'), server.text('/readyz'))

    server.wait_for_log('level=error event=not_ready why="the server cannot save: its disk fails or is full" trouble=".+"')
    check('and in a metric', server.metric('upcard_ready') == 0)
    cannot_write(server, False)
    new.send({'type': 'hello', 'protocol': 1, 'name': 'Cy'})
    check('now they are', new.receive()['type'] == 'you')
    check('and it says so', server.text('/readyz') == (200, 'ready\n'), server.text('/readyz'))
    server.wait_for_log(r'event=ready after_s=\d')
    check('and in the metric', server.metric('upcard_ready') == 1)
    new.close()
    for player in (mover, other):
        player.wait('view')
        check('the table is there again', wait_for_phase(player, 'playing') and player.seq == seq, player.all[-3:])
    check('in the same position', mover.view == view)
    check('nobody knows of the lost move', move(mover, 'while')['type'] == 'confirm')
    mover.drain()
    ends = play([mover, other])
    check('the game goes on to its end', all(ends), ends)
    for player in (mover, other):
        player.close()


def killed_while_it_cannot_write(server):
    mover, other = sit(server)
    confirm = move(mover, 'before')
    asked, _ = by_turn(mover, other)
    settle((mover, other))
    seq, view = other.seq, dict(other.view)
    cannot_write(server)
    check('not saved', move(asked, 'while')['type'] == 'error')
    server.kill()
    server.start()
    for player in (mover, other):
        player.again(seq=player.seq)
        player.drain()
    check('what was confirmed is there, and nothing else', other.seq == seq and other.view == view, (other.seq, seq))
    check('the confirmed one is confirmed again',
          mover.ask('confirm', type='move', request=confirm['request'], move='hit', id='before') == confirm, mover.all[-1])
    for player in (mover, other):
        player.close()


def a_player_who_is_out(server):
    """A player who ran out of time for good and has come back watches, even after the table was reloaded."""
    ada = Player(server, 'Ada')
    code = ada.ask('table', type='create', game='uno_flip', seats=2, clock='blitz', absent='out', delay_s=600)['code']
    ben = Player(server, 'Ben')
    ben.ask('table', type='join', table=code)
    ada.send(type='start')
    for player in (ada, ben):
        player.wait('view')
    late, other = by_turn(ada, ben)
    back = Player(server, token=late.token)
    while not late.table['chairs'][late.seat]['out']:
        late.wait('table')
    back.ask('table', type='join', table=code)
    check('who comes back watches', back.table['watching'], back.table)
    cannot_write(server)
    other.send(type='mute', seat=late.seat)
    for player in (late, back):
        check('the table has stopped', wait_for_phase(player, 'paused'), player.all[-3:])
    cannot_write(server, False)
    while back.table['phase'] == 'paused':
        back.wait('table')
    check('and watches on, by the delay', back.table['watching'] and not any(m['type'] == 'view' for m in back.all),
          back.all)
    late.wait('view')
    check('who was there all the time looks on from their seat', late.table['seat'] == late.seat, late.table)
    for player in (ada, ben, back):
        player.close()


def archives(server):
    """How many journals are packed."""
    store = sqlite3.connect(f'file:{server.folder}/data/upcard.db?mode=ro', uri=True, timeout=60)
    count = store.execute('SELECT count(*) FROM archive').fetchone()[0]
    store.close()
    return count


def archived_later():
    """A finished game that could not be archived is archived as soon as possible."""
    with Server(unload_s=1) as server:
        ada = Player(server, 'Ada')
        code = ada.ask('table', type='create', game='flip7', seats=1, clock='none', rules={'target': 1})['code']
        ada.send(type='start')
        ada.wait('view')
        check('a game is played', all(play([ada])))
        cannot_write(server)
        ada.close()
        server.wait_for_log('event=store_failed.*table=' + code)
        check('it is not archived', archives(server) == 0)
        cannot_write(server, False)
        end = time.time() + 60
        while not archives(server) and time.time() < end:
            time.sleep(.05)
        check('it is archived by itself', archives(server) == 1)
        check('and can be read', server.text(f'/record/{code}')[0] == 200)


def under_load(tables):
    with Server(**NO_LIMITS) as server:
        swarm = load(server, tables=tables, games=1, seconds=300, rules='target=40')
        for round in range(2):
            wait_for_moves(server, 150 * (round + 1))
            cannot_write(server)
            check('tables were stopped', wait_for_failures(server))
            time.sleep(1)
            if round == 1:
                server.kill()
                server.start()
            cannot_write(server, False)
        seen, errors = report(swarm, 310)
        check('nothing confirmed is lost, and the games go on', swarm.returncode == 0 and
              seen['games'] == seen['records'] == tables, (swarm.returncode, seen, errors))
        check('moves were refused meanwhile', seen.get('errors', {}).get('cannot_save', 0) > 0, seen)
        check('it ends well', server.stop() == 0, server.log())


with Server() as server:
    one_table(server)
    killed_while_it_cannot_write(server)
    a_player_who_is_out(server)
under_load(8)
finish()
