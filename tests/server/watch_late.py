#!/usr/bin/env python3
"""Spectators: permission to watch, the delay of their view, and that a restart of the server shows them nothing early."""
import time

from players import Player, Server, check, finish, play, settle, who_acts

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
    """One move by the seat to act; its number, and a time before which it was not made."""
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
    """Moves that the watcher saw before they were LATE seconds old."""
    return [(seq, watcher.times[shown] - at) for seq, at in made for shown in getattr(watcher, 'times', {})
            if shown >= seq and watcher.times[shown] - at < LATE - .01]


def watch_until(watcher, seq, seconds=60):
    """Reads until that many moves were seen."""
    end = time.time() + seconds
    while watcher.seq < seq and time.time() < end:
        watcher.drain(.1)


def may_watch(server):
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

    # A spectator who comes late asks for earlier moves: each move that is due, and no other.
    made.append(step(players))
    ivy = Watcher(server, 'Ivy')
    ivy.ask('table', type='join', table=code, watch=True, seq=1)
    watch_until(ivy, made[-1][0])
    check('nor who comes in the middle', not too_early(ivy, made), too_early(ivy, made))
    check('who gets all from the start', [m['seq'] for m in ivy.all if m['type'] == 'event'] == list(range(2, ivy.seq + 1)) and
          not any(m['type'] == 'view' for m in ivy.all), [(m['type'], m.get('seq')) for m in ivy.all])
    # A spectator who asks for the game from its beginning gets the first view.
    watch_until(ivy, made[-1][0])  # nothing more is on its way
    zoe, whole = Player(server, 'Zoe'), Player(server, 'Yan')
    zoe.ask('table', type='join', table=code, watch=True, seq=0)
    whole.ask('table', type='join', table=code, watch=True)
    watch_until(zoe, ivy.seq)
    watch_until(whole, ivy.seq)
    told = [(m['type'], m['seq']) for m in zoe.all if m['type'] in ('view', 'event')]
    check('from the beginning', told == [('view', 0), *(('event', seq) for seq in range(1, ivy.seq + 1))], told)
    check('to the view of now', zoe.view == whole.view, (zoe.view, whole.view))
    bare = Player(server, 'Raw', raw=True)
    bare.ask('table', type='join', table=code, watch=True, seq=0)
    watch_until(bare, ivy.seq)
    told = [(m['type'], m['seq'], 'raw' in m) for m in bare.all if m['type'] in ('view', 'event')]
    check('with bytes, in which each is whole', told == [('event', seq, True) for seq in range(1, ivy.seq + 1)], told)
    for player in (*players, *others, eve, ivy, zoe, whole, bare):
        player.close()


def crowd(server):
    """Many spectators who ask for earlier moves get the view in the end, even if the game is far ahead of it."""
    players, code = sit(server, watch='everybody', delay_s=3)
    eve = Player(server, 'Eve')
    eve.ask('table', type='join', table=code, watch=True)
    many = [Player(server, f'W {i}') for i in range(160)]
    start(players)
    play(players, until=lambda player: max(p.seq for p in players) > 20)
    settle(players)
    watch_until(eve, 20)
    play(players, until=lambda player: max(p.seq for p in players) > 330)
    players[0].again(seq=max(p.seq for p in players) - 5)  # the journal is in the memory from now on
    for player in many:
        player.send(type='join', table=code, watch=True, seq=1)
    ways = [player.wait('view', 'event')['type'] for player in many]
    check('not all of them', 'view' in ways, (ways, eve.seq, players[0].seq))
    for player in (*players, eve, *many):
        player.client.sock.close()


with Server() as server:
    may_watch(server)
    late(server)
    crowd(server)
finish()
