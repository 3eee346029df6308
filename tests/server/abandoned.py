#!/usr/bin/env python3
"""Abandoned tables are closed after some days, on a clock that runs 200,000 times as fast."""
import os
import time

from players import Player, Server, check, finish

DAY_S = .432


class Hurried(Server):
    def command(self):
        return ['env', 'UPCARD_SPEED=200000', os.environ['SCRIPTED'], *super().command()[1:]]


def phase(player, code):
    return player.ask('table', type='join', table=code)['phase']


with Hurried(abandon_days=8, unstarted_min=3 * 1440, unload_s=86400) as server:
    host, other = Player(server, 'Ada'), Player(server, 'Bob')
    kept = host.ask('table', type='create', game='flip7', seats=2, clock='none')['code']
    left = other.ask('table', type='create', game='flip7', seats=2, clock='none')['code']
    playing = other.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
    other.send(type='start')
    other.wait('view')
    other.close()
    time.sleep(DAY_S)
    other.connect()
    check('not at once', phase(other, left) == 'waiting')
    other.close()
    time.sleep(5 * DAY_S)
    server.kill()
    server.start()
    host.connect()
    host.ask('table', type='join', table=kept)
    time.sleep(9 * DAY_S)
    other.connect()
    check('one that waits', phase(other, left) == 'closed')
    check('and one where a game was played', phase(other, playing) == 'closed')
    check('but none where somebody is', phase(host, kept) == 'waiting')
    host.close()
    other.close()
finish()
