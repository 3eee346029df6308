#!/usr/bin/env python3
"""A client that requests bytes gets each move by itself; others get a move together with the chance after it."""
import base64

from players import Player, Server, check, finish, play, settle


def events(player):
    return [m for m in player.all if m['type'] == 'event']


def timeless(message):
    return {key: value for key, value in message.items() if key != 'left_ms'}


with Server() as server:
    ada, ben, eve = Player(server, 'Ada', raw=True), Player(server, 'Ben'), Player(server, 'Eve', raw=True)
    code = ada.ask('table', type='create', game='uno_flip', seats=2, clock='slow', rules={'target': 1000})['code']
    ben.ask('table', type='join', table=code)
    eve.ask('table', type='join', table=code, watch=True)
    beside = Player(server, token=ada.token)
    beside.ask('table', type='join', table=code)
    ada.send(type='start')
    players = [ada, ben]
    for player in players:
        player.wait('view')
    play(players, until=lambda player: max(p.seq for p in players) > 80)
    settle((*players, eve, beside))

    steps, together = events(ada), events(beside)
    check('each move has its number', [m['seq'] for m in steps] == list(range(1, ada.seq + 1)), [m['seq'] for m in steps])
    check('who watches gets each as well', [m['seq'] for m in events(eve)] == list(range(1, ada.seq + 1)))
    check('others get fewer messages', len(together) < len(steps) and together[-1]['seq'] == ada.seq, len(together))
    check('about the same events', [e for m in steps for e in m['events']] == [e for m in together for e in m['events']])
    check('and the same view', ada.view == beside.view and beside.view == {**beside.view, **together[-1]['changed']})
    check('bytes for each', all(len(base64.b64decode(m['raw_events'])) == 32 * len(m['events']) and
                                len(base64.b64decode(m['raw'])) == len(base64.b64decode(steps[0]['raw'])) for m in steps))
    check('only the last of a change has a time', {m['seq'] for m in steps if m['left_ms'] is not None} ==
          {m['seq'] for m in together if m['left_ms'] is not None})

    ada.all.clear()
    ada.again(seq=1)
    ada.drain()
    missed = events(ada)
    check('who comes back gets them as they were', list(map(timeless, missed)) == list(map(timeless, steps[1:])),
          [(a, b) for a, b in zip(missed, steps[1:]) if timeless(a) != timeless(b)][:1])
finish()
