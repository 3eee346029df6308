#!/usr/bin/env python3
"""Spectators: who may watch, what they see late, and that a restart of the server shows them nothing early."""
import time

from players import Player, Server, check, finish, who_acts

LATE = 2


def sit(server, **options):
    players = [Player(server, name) for name in ('Ada', 'Ben')]
    code = players[0].ask('table', type='create', game='uno_flip', seats=2, clock='none', **options)['code']
    players[1].ask('table', type='join', table=code)
    return players, code


def start(players):
    players[0].send(type='start')
    for player in players:
        player.wait('view')


def step(players):
    """One move by who is to act; its number, and a time before which it was not made."""
    player, ask = who_acts(players)
    before = time.time()
    player.send(type='move', request=ask['request'], move=ask['moves'][-1])
    return player.wait('confirm')['seq'], before


class Watcher(Player):
    """Notes when each message came."""

    def note(self, message):
        if message['type'] in ('view', 'event'):
            self.times = {**getattr(self, 'times', {}), message['seq']: time.time()}
        return super().note(message)


def too_early(watcher, made):
    """Moves that were seen before they were LATE seconds old."""
    return [(seq, watcher.times[shown] - at) for seq, at in made for shown in getattr(watcher, 'times', {})
            if shown >= seq and watcher.times[shown] - at < LATE - .01]


def watch_until(watcher, seq, seconds=60):
    """Reads until so many moves were seen."""
    end = time.time() + seconds
    while watcher.seq < seq and time.time() < end:
        watcher.drain(.1)


def who_may(server):
    for watch, may, listed in (('nobody', False, False), ('invited', True, False), ('everybody', True, True)):
        players, code = sit(server, watch=watch)
        start(players)
        eve = Player(server, 'Eve')
        told = eve.ask('table', type='join', table=code, watch=True)
        check(f'{watch}: may watch', (told['type'] == 'table' and told['watching']) == may, told)
        tables = eve.ask('lobby', type='lobby')['tables']
        check(f'{watch}: in the lobby', any(t['code'] == code for t in tables) == listed, tables)
        if may:
            eve.ask('table', type='join', table=code, watch=True)
            eve.drain()
            check('nobody is asked', not any(m['type'] == 'ask' for m in eve.all))
            check('of the hands only the backs are seen', eve.seat is None and '/' in str(eve.view['discard']) and
                  '/' not in str(eve.view['hands']), eve.view)
            check('nor can they move', eve.ask('confirm', type='move', request=1, move='draw').get('error') == 'not_seated')
            check('watchers are counted', eve.table['watchers'] == 1, eve.table)
        for player in (*players, eve):
            player.close()


def late(server):
    players, code = sit(server, watch='everybody', delay_s=LATE)
    eve = Watcher(server, 'Eve')
    table = eve.ask('table', type='join', table=code, watch=True)
    check('the delay is told', table['delay_s'] == LATE, table)
    start(players)
    made = [step(players) for _ in range(5)]
    watch_until(eve, made[-1][0])
    check('what they see is late', not too_early(eve, made), too_early(eve, made))
    check('but they see it', eve.seq >= made[-1][0], (eve.seq, made))

    # Killed within the delay, and started again: with another table that was written to later.
    others, _ = sit(server)
    start(others)
    made.append(step(players))
    for _ in range(3):
        step(others)
    seen = eve.seq
    server.kill()
    server.start()
    for player in players:
        player.again()
    eve.client.sock.close()
    eve.connect()
    eve.send(type='join', table=code, watch=True)
    made += [step(players) for _ in range(2)]
    watch_until(eve, made[-1][0])
    check('after a restart as well', not too_early(eve, made[5:]), (seen, too_early(eve, made[5:])))
    check('and it goes on', eve.seq >= made[-1][0], (eve.seq, made))
    check('one view, then events', sum(m['type'] == 'view' for m in eve.all) <= 3, [m['type'] for m in eve.all])

    # Who comes in the middle asks for what was before: each move that is due, and none that is not.
    made.append(step(players))
    ivy = Watcher(server, 'Ivy')
    ivy.ask('table', type='join', table=code, watch=True, seq=1)
    watch_until(ivy, made[-1][0])
    check('nor who comes in the middle', not too_early(ivy, made), too_early(ivy, made))
    check('who gets all from the start', [m['seq'] for m in ivy.all if m['type'] == 'event'] == list(range(2, ivy.seq + 1)) and
          not any(m['type'] == 'view' for m in ivy.all), [(m['type'], m.get('seq')) for m in ivy.all])
    for player in (*players, *others, eve, ivy):
        player.close()


with Server() as server:
    who_may(server)
    late(server)
finish()
