#!/usr/bin/env python3
"""Players who come back: after a dropped connection, from another device, after the server was killed."""
import os
import shutil
import tempfile
import time

from players import Player, Server, check, finish, play, settle

with Server() as server:
    ada = Player(server, 'Ada')
    table = ada.ask('table', type='create', game='uno_flip', seats=3, clock='none', rules={'target': 60})
    ben, cy = Player(server, 'Ben'), Player(server, 'Cy')
    for player in (ben, cy):
        player.ask('table', type='join', table=table['code'])
    ada.send(type='start')
    players = [ada, ben, cy]
    for player in players:
        player.wait('view')

    # The connection drops, the others continue to play, and the missed events arrive.
    play(players, until=lambda player: max(p.seq for p in players) > 35)  # no hand can be empty so early
    settle(players)
    view, seq, count = dict(ada.view), ada.seq, len(ada.all)
    check('all know the same moves', len({player.seq for player in players}) == 1, [p.seq for p in players])
    ada.again(seq=seq - 5)
    missed = [m for m in ada.drain() if m['type'] in ('event', 'view', 'ask')]
    events = [m for m in missed if m['type'] == 'event']
    check('the missed events come', events and [m['seq'] for m in events][-1] == seq and
          len(events) <= 5 and not any(m['type'] == 'view' for m in missed), missed)
    check('their changes lead to the same view', ada.view == view)
    told = [e for m in ada.all[:count] if m['type'] == 'event' for e in m['events']]
    again = [e for m in events for e in m['events']]
    check('and they are the same as before', told[-len(again):] == again, (again, told[-len(again):]))
    ada.again()
    whole = [m for m in ada.drain() if m['type'] == 'view']
    check('without a seq the whole view comes', len(whole) == 1 and whole[0]['view'] == view, whole)

    # A guest that comes back again and again, to make the server replay the game, gets the view instead.
    many = [Player(server, token=ada.token) for _ in range(160)]
    for player in many:
        player.send(type='join', table=table['code'], seq=1)
    ways = [player.wait('view', 'event')['type'] for player in many]
    check('many who come back', ways[:70] == 70 * ['event'] and 'view' in ways, ways)
    for player in many:
        player.client.sock.close()
    time.sleep(.5)
    ada.again(seq=1)
    check('and later again', ada.wait('view', 'event')['type'] == 'event')
    for player in players:
        player.drain(.3)

    # Another device with the same token.
    tablet = Player(server, token=ada.token)
    tablet.ask('table', type='join', table=table['code'])
    tablet.drain()
    check('another device has the seat and the view', tablet.seat == ada.seat and tablet.view == view)

    # The server is killed, and restarted.
    server.kill()
    data, copies = os.path.join(server.folder, 'data'), tempfile.TemporaryDirectory(prefix='upcard-test-')
    copy = os.path.join(copies.name, 'copy')
    shutil.copytree(data, copy, ignore=shutil.ignore_patterns('*.sock'))
    server.start()
    for player in players:
        check(f'{player.you["name"]} is back', player.again(seq=player.seq)['type'] == 'table')
        player.drain()
    check('in the same position', ada.view == view and ada.seq == seq, (ada.seq, seq))
    check('and nothing is said of older moves', not any('restored' in m for m in ada.all))

    # The data are replaced by an older copy.
    play(players, until=lambda player: max(p.seq for p in players) > seq + 5)
    settle(players)
    server.kill()
    shutil.rmtree(data)
    shutil.move(copy, data)
    copies.cleanup()
    server.start()
    for player in players:
        player.again(seq=player.seq)
        check(f'{player.you["name"]} is told that the server has older moves', player.wait('welcome').get('restored') is True)
        player.drain()
    check('and gets them', ada.view == view and ada.seq == seq, (ada.seq, seq))
    eve = Player(server, 'Eve')
    eve.ask('table', type='join', table=table['code'], watch=True, seq=1)
    check('a spectator has missed moves', 'restored' not in eve.wait('welcome'))
    eve.close()
    ends = play(players)
    check('and the game goes on to its end', all(ends), ends)
    check('the record is there', server.text(f'/record/{table["code"]}')[0] == 200)

    # No player loses time while the server is down.
    ada.ask('table', type='create', game='flip7', seats=1, clock='normal')
    ada.send(type='start')
    left = ada.wait('ask')['left_ms']
    check('the clock runs', 55000 < left <= 60000, left)
    server.kill()
    time.sleep(6)
    server.start()
    ada.again()
    again = ada.wait('ask')['left_ms']
    check('it stood still meanwhile', again > left - 5500, (again, left))
    # The clock may have gone back by the time not yet written: everybody gets the time left now, spectators too.
    eve = Player(server, 'Eve')
    eve.ask('table', type='join', table=ada.table['code'], watch=True)
    ada.again(seq=ada.seq)
    for player in (eve, ada):
        told = player.wait('welcome')['left_ms']
        check(f'{player.you["name"]} sees the clock', 0 < told <= again, (told, again))
finish()
