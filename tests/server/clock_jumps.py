#!/usr/bin/env python3
"""The system clock jumps by days and years, while the server runs and between its runs: players notice nothing."""
import os
import re
import subprocess
import tempfile
import time

from kills import NO_LIMITS, load, report, wait_for_moves
from players import UPCARD, Player, check, finish, play, who_acts
from players import Server as Unshifted

LIBRARY = os.path.join(os.environ['BUILD_ROOT'], 'tests/server/libshift-clock.so')
DAY = 24 * 3600


class Server(Unshifted):
    """A server whose system clock is off by a given time."""

    def __init__(self, **options):
        self.file = tempfile.NamedTemporaryFile(mode='w')
        super().__init__(**options)

    def command(self):
        return ['env', f'LD_PRELOAD={LIBRARY}', f'SHIFT_FILE={self.file.name}',
                'ASAN_OPTIONS=' + os.environ.get('ASAN_OPTIONS', '') + ':verify_asan_link_order=0', *super().command()]

    def jump(self, days):
        self.file.seek(0)
        self.file.truncate()
        self.file.write(str(days * DAY))
        self.file.flush()

    def years(self):
        """The years in its log."""
        return {int(year) for year in re.findall(r'^ts=(\d+)-', self.log(), re.MULTILINE)}


def continues(what, players, longest=60000, least=50000):
    mover, ask = who_acts(players)
    move = next(move for move in ('stay', *ask['moves']) if move in ask['moves'])
    answer = mover.ask('confirm', type='move', request=ask['request'], move=move, id=f'{what} {ask["seq"]}'.replace(' ', '-'))
    check(f'{what}: a move counts', answer['type'] == 'confirm', answer)
    _, ask = who_acts(players)
    check(f'{what}: and the next has all the time', least < ask['left_ms'] <= longest, ask)
    check(f'{what}: nobody is away', not any(chair['away'] for chair in players[0].table['chairs']), players[0].table)


def while_it_runs(server, players):
    for days in (3, -9000):
        mover, ask = who_acts(players)
        server.jump(days)
        time.sleep(.3)
        mover.again()
        left = mover.wait('ask')['left_ms']
        check(f'{days} days while it runs: the time that is left is the same', ask['left_ms'] - 5000 < left <= ask['left_ms'],
              (left, ask['left_ms']))
        continues(f'{days} days', players)


def between_runs(server, players):
    for days, end in ((-400, server.stop), (30000, server.kill), (-30, server.kill)):
        _, ask = who_acts(players)
        end()
        server.jump(days)
        server.start()
        for player in players:
            table = player.again()
            check(f'{days} days between: the token is known, and the table', table['type'] == 'table', table)
        _, again = who_acts(players)
        check(f'{days} days between: the time stood still', abs(ask['left_ms'] - again['left_ms']) < 6000,
              (again, ask))
        continues(f'{days} days between', players)


def far_away(server):
    """A date that cannot be written into a record."""
    server.jump(8000 * 365)
    ada = Player(server, 'Ada')
    code = ada.ask('table', type='create', game='flip7', seats=1, rules={'target': 30})['code']
    ada.send(type='start')
    ada.wait('view')
    check('the game is played', play([ada])[0], ada.all[-3:])
    record = server.text(f'/record/{code}')[1]
    done = subprocess.run([UPCARD, 'verify', '-'], input=record, capture_output=True, text=True)
    check('its record verifies', done.returncode == 0, done.stderr)
    ada.close()


def under_load(server):
    swarm = load(server, tables=8, games=1, seconds=300, rules='target=40')
    begun = server.metric('upcard_moves_total')
    for i, days in enumerate((100, -100, 0)):
        wait_for_moves(server, begun + 100 * (i + 1))
        server.jump(days)
    seen, errors = report(swarm, 310)
    check('games go on', swarm.returncode == 0 and seen['games'] == seen['records'] == 8, (swarm.returncode, seen, errors))


with Server(**NO_LIMITS) as server:
    players = [Player(server, name) for name in ('Ada', 'Ben')]
    code = players[0].ask('table', type='create', game='flip7', seats=2, rules={'target': 1000}, clock='normal')['code']
    players[1].ask('table', type='join', table=code)
    players[0].send(type='start')
    while_it_runs(server, players)
    between_runs(server, players)
    far_away(server)
    under_load(server)
    check('it ends well', server.stop() == 0, server.log())
    check('the calendar has really jumped', min(server.years()) < 2026 - 20 or max(server.years()) > 2026 + 70, server.years())
finish()
