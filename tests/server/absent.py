#!/usr/bin/env python3
"""Absent players: a reminder; a bot plays until they return, or they are out; if all are away, the game waits.

By the shortest clock (blitz, 10 s), all at the same time; a reminder has the next one (absent_long.py).
"""
import threading
import time

from players import Player, Server, check, finish, who_acts

LONG = {'target': 1000}


def sit(server, people, bots=0, **options):
    """A table whose game has begun; returns its people, the one to act first."""
    host = Player(server, 'Ada')
    chairs = ['open'] * people + ['bot:easy'] * bots
    code = host.ask('table', type='create', game='flip7', chairs=chairs, rules=LONG, **options)['code']
    others = [Player(server, f'Guest {i}') for i in range(1, people)]
    for other in others:
        other.ask('table', type='join', table=code)
    host.send(type='start')
    for player in [host, *others]:
        player.wait('view')
        player.drain()
    return [host, *others]


def asked(player):
    last = next(m for m in reversed(player.all) if m['type'] in ('ask', 'event', 'view'))
    return last if last['type'] == 'ask' else None


def stay(player, ask):
    move = next(move for move in ('stay', *ask['moves']) if move in ask['moves'])
    return player.ask('confirm', type='move', request=ask['request'], move=move)


def wait_until(player, true, timeout=60):
    """Reads until something is true of the player."""
    end = time.time() + timeout
    while not true() and time.time() < end:
        player.drain(.1)
    return true()


def chair(player, seat):
    return player.table['chairs'][seat]


def a_bot_stands_in(server):
    players = sit(server, 2, clock='fast')
    away, _ = who_acts(players)
    there = players[1 - players.index(away)]
    seat, seq = away.seat, away.seq
    remind = away.wait('remind')
    check('a reminder at half of the time', 7000 < remind['left_ms'] <= 10000, remind)
    there.drain()
    check('for who is to act alone', not any(m['type'] == 'remind' for m in there.all))
    check('then a bot stands in', wait_until(there, lambda: chair(there, seat)['away']), there.table)
    check('and moves', wait_until(there, lambda: there.seq > seq), there.seq)
    _, server_now = who_acts([there])  # it is a move as any
    away.drain()
    away.send(type='back')
    check('who is back plays again', wait_until(away, lambda: not chair(away, seat)['away']), away.table)
    stay(there, server_now)
    check('and is asked', wait_until(away, lambda: asked(away)), away.all[-2:])
    check('with all the time', asked(away)['left_ms'] > 18000, asked(away))
    check('whose move counts', stay(away, asked(away))['type'] == 'confirm', away.all[-1])


def all_away(server):
    """One person and bots: without the person the game waits."""
    ada = sit(server, 1, bots=2, clock='blitz')[0]
    check('asked', wait_until(ada, lambda: asked(ada)))
    check('away', wait_until(ada, lambda: chair(ada, 0)['away']), ada.table)
    ada.drain()
    seq = ada.seq
    ada.drain(3)
    check('the game waits', ada.seq == seq, (seq, ada.seq))
    ada.ask('table', type='back')
    check('it goes on', wait_until(ada, lambda: asked(ada) and not chair(ada, 0)['away']), ada.all[-2:])
    check('where it was', asked(ada)['seq'] == seq, (asked(ada), seq))


def out(server):
    players = sit(server, 3, clock='blitz', absent='out')
    away, _ = who_acts(players)
    rest = [player for player in players if player is not away]
    seat = away.seat
    check('out', wait_until(away, lambda: chair(away, seat)['out']), away.table)
    who_acts(rest)  # a bot has played on
    error = away.ask('table', type='back')
    check('for good', error.get('error') == 'not_allowed', error)
    table = away.again()
    check('and may look on', table['type'] == 'table' and table['watching'], table)
    who_acts(rest)  # the others play


def deadlines_survive(server):
    """After a kill in the middle of a turn, the player has the rest of its time."""
    players = sit(server, 2, clock='blitz')
    away, _ = who_acts(players)
    there = players[1 - players.index(away)]
    time.sleep(4)
    there.send(type='emote', emote='hello')
    there.drain()
    server.kill()
    time.sleep(3)
    server.start()
    there.again()
    seat = away.seat
    away.again()
    ask = away.wait('ask')
    begun = time.time()
    check('the rest is left', 0 < ask['left_ms'] <= 10000, ask)
    check('and then a bot stands in', wait_until(there, lambda: chair(there, seat)['away']), there.table)
    took = time.time() - begun
    check('when it is over', -1.5 < took - ask['left_ms'] / 1000 < 8, (took, ask))


def run(*scenes):
    """All at the same time, each at a server of its own."""
    def one(scene):
        try:
            with Server() as server:
                scene(server)
        except BaseException as error:  # an exception that only ends a thread would not fail the test
            check(f'{scene.__name__} goes through', False, repr(error))

    threads = [threading.Thread(target=one, args=[scene]) for scene in scenes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    finish()


if __name__ == '__main__':
    run(all_away, out, deadlines_survive)
