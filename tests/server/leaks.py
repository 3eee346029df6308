#!/usr/bin/env python3
"""Hidden information changes no byte of the messages to a client.

Pairs of games that one viewer cannot tell apart (alike.c) are played over real sockets, on a server whose random
bytes are the same in each run (scripted.c). All bytes that the viewer's connections receive are compared: as JSON and
raw, after a dropped connection, in the lobby, in answers to refused moves. The test also searches the bytes for secrets.
"""
import base64
import hashlib
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from players import Server, check, finish
from websocket import Client, frame, TEXT

ALIKE, SCRIPTED = os.environ['ALIKE'], os.environ['SCRIPTED']
UNSEEN = 'drawn', 'swapped', 'jumps'
KEY = base64.b64encode(b'always this one.').decode()
SPECTATOR = 'spectator'
NOT_SAID = '{"type":"emote","emote":"nothing"}'  # always rejected: earlier messages have arrived before the answer

# Why other seats can tell the games apart: hands that only one seat sees.
GAMES = {
    'uno_flip': ('uno_flip', 3, {'target': 60}),
    'uno_flip, backs hidden': ('uno_flip', 3, {'target': 60, 'backs': 'hidden'}),
    'uno_flip, no calls': ('uno_flip', 4, {'target': 60, 'uno': 'auto', 'wild_draw': 'free'}),
    'uno_flip, jump in': ('uno_flip', 4, {'target': 60, 'uno': 'auto', 'jump_in': 'on'}),
    'uno_flip, hands swapped': ('uno_flip', 3, {'target': 60, 'uno': 'auto', 'sevens': 'swap'}),
    'uno_flip, stacks': ('uno_flip', 3, {'target': 60, 'stacking': 'any'}),
    'uno_flip, partners': ('uno_flip', 4, {'target': 60, 'partners': 'on', 'sevens': 'swap', 'jump_in': 'on',
                                           'draw': 'until'}),
    'hi_lo_flip': ('hi_lo_flip', 3, {'target': 60}),
    'flip7': ('flip7', 3, {'target': 40}),
    'hilo': ('hilo', 2, {'target': 30}),
}


class Scripted(Server):
    """A server that draws the chance moves of a file. Its clock stands still, so that nothing depends on the speed of the
test, unless spectators get moves with a delay."""

    def __init__(self, moves, runs=False, leak=False):
        self.environment = [f'UPCARD_CHANCE={moves}', f'UPCARD_SPEED={int(runs)}', *['UPCARD_LEAK=1'] * leak]
        super().__init__(log='debug', gather_ms=0, messages_per_s=10000, guests_per_address=10000)

    def command(self):
        return ['env', *self.environment, SCRIPTED, 'serve', *super().command()[2:]]

    def journals(self):
        """All lines that it has kept."""
        with closing(sqlite3.connect(os.path.join(self.folder, 'data', self.database()))) as data:
            return [line for row in data.execute('SELECT lines FROM journal WHERE lines IS NOT NULL ORDER BY id')
                    for line in bytes(row[0]).decode().splitlines()]

    def database(self):
        return next(name for name in os.listdir(os.path.join(self.folder, 'data')) if re.search(r'\.(db|sqlite3?)$', name))


class Wire(Client):
    """A connection that keeps all bytes it has received, those of the handshake too."""

    def __init__(self, url):
        self.received = b''
        super().__init__(url, key=KEY)

    def _fill(self, deadline):
        had = len(self.buffer)
        super()._fill(deadline)
        self.received += self.buffer[had:]

    def wait(self, good, timeout=30):
        while True:
            message = self.receive(timeout)
            if good(message):
                return message

    def expect(self, kind, timeout=30):
        return self.wait(lambda message: message['type'] == kind, timeout)

    def settle(self):
        """Reads all that has been sent so far."""
        self.send_text(NOT_SAID)
        self.wait(lambda message: message['type'] == 'error' and message['error'] == 'bad_message')


class Person:
    """A guest and their connections, one after the other."""

    def __init__(self, server, name, token=None, **hello):
        self.server, self.token, self.wires, self.hello = server, token, [], hello
        self.connect(name)

    def connect(self, name=None):
        self.wire = Wire(self.server.socket_url)
        self.wires.append(self.wire)
        hello = {'type': 'hello', 'protocol': 1, **self.hello}
        if name:
            hello['name'] = name
        if self.token:
            hello['token'] = self.token
        self.wire.send(hello)
        self.token = self.wire.expect('you').get('token', self.token)

    def join(self, code, **keys):
        self.wire.send({'type': 'join', 'table': code, **keys})
        return self.wire.expect('table')

    def has(self, seq):
        """Waits until it knows that many moves."""
        self.wire.wait(lambda m: m['type'] in ('event', 'view') and m['seq'] >= seq)

    def received(self):
        return [wire.received for wire in self.wires]


def read_script(path):
    """[(who, move)] without chance's, and with each the number of moves made before the next decision."""
    script, seq = [], 0
    with open(path, encoding='utf-8') as file:
        for line in file:
            who, _, move = line.rstrip('\n').partition(' ')
            seq += who != 'try'
            if who == 'chance' and script:
                script[-1][2] = seq
            elif who != 'chance':
                script.append([who, move, seq])
    return script


class Run:
    """One game over real sockets, move by move: nobody sends before everybody has received the previous move."""

    def __init__(self, moves, game, seats, rules, viewer, delay_s, leak=False, limit=None):
        self.script, self.seats, self.viewer, self.delay_s = read_script(moves)[:limit], seats, viewer, delay_s
        self.requests, self.count, self.seq = [0] * seats, 0, 0
        with Scripted(moves, 0 < delay_s < 10, leak) as self.server:
            self.sit(game, rules)
            self.play()
            self.end()
            self.server.stop()
            self.log, self.journal = self.server.log(), self.server.journals()
            with open(os.path.join(self.server.folder, 'data', self.server.database()), 'rb') as file:
                self.kept = file.read()

    def sit(self, game, rules):
        self.people = {seat: Person(self.server, f'Player {seat}') for seat in range(self.seats)}
        self.people[0].wire.send({'type': 'create', 'game': game, 'seats': self.seats, 'rules': rules, 'clock': 'none',
                                  'open': True, 'watch': 'everybody', 'delay_s': self.delay_s})
        self.code = self.people[0].wire.expect('table')['code']
        for seat in range(1, self.seats):
            self.people[seat].join(self.code)
        self.people[SPECTATOR] = Person(self.server, 'Watcher')
        self.people[SPECTATOR].join(self.code, watch=True)
        self.first = self.people[self.viewer]
        self.second = Person(self.server, None, self.first.token, raw=True)  # another device of the same guest
        self.table = self.second.join(self.code, watch=self.viewer == SPECTATOR)
        self.lobby = Person(self.server, 'Visitor')
        self.people[0].wire.send({'type': 'start'})

    def everybody(self):
        late = SPECTATOR if self.delay_s else None
        return [person for who, person in self.people.items() if who != late] + \
            ([] if self.viewer == late else [self.second])

    def play(self):
        for number, (who, move, seq) in enumerate(self.script):
            if who == 'try':
                self.send(self.viewer, move, f'try-{number}')
                self.first.wire.wait(lambda m: m.get('id') == f'try-{number}')
                continue
            self.send(int(who), move, f'move-{number}')
            self.requests[int(who)] += 1
            self.seq = seq
            for person in self.everybody():
                person.has(seq)
            if number % 20 == 17 and not 0 < self.delay_s < 10:
                self.drop(number)
            if number % 20 == 5:
                self.look_at_lobby()

    def send(self, seat, move, name):
        self.people[seat].wire.send({'type': 'move', 'request': self.requests[seat] + 1, 'move': move, 'id': name})

    def drop(self, number):
        """The viewer's line drops; it comes back by the moves that it has missed, or to the whole view."""
        self.first.wire.settle()
        self.second.wire.settle()
        self.first.wire.drop()
        self.second.wire.expect('table')
        self.first.connect()
        missed = ({}, {'seq': self.seq - 2}, {'seq': max(1, self.seq - 200)})[number % 3]
        self.first.join(self.code, watch=self.viewer == SPECTATOR, **missed)
        self.first.wire.settle()

    def look_at_lobby(self):
        on, off = ('{"type":"lobby","on":%s}' % on for on in ('true', 'false'))
        self.lobby.wire.send_raw(frame(TEXT, on.encode()) + frame(TEXT, off.encode()))
        self.lobby.wire.expect('lobby')

    def end(self):
        if self.viewer == SPECTATOR and 0 < self.delay_s < 10:
            for person in (self.first, self.second):
                person.has(self.seq)
        self.record = self.server.text('/record/' + self.code)
        for person in (*self.people.values(), self.second, self.lobby):
            person.wire.settle()
            person.wire.drop()

    def seen(self, who):
        """All bytes that a viewer received."""
        more = self.second.received() + self.lobby.received() if who == self.viewer else []
        return self.people[who].received() + more


def make_pair(folder, viewer, seed, start, game, seats, rules):
    """Two scripts, the viewers that can tell them apart (seats, SPECTATOR), and how often they differ in what others do
not see: in whether a card that another seat has drawn can be played, in hands that others swap, in who may jump in."""
    paths = [os.path.join(folder, f'{viewer}-{seed}-{start}-{which}') for which in 'ab']
    words = [f'{key}={value}' for key, value in rules.items()]
    out = subprocess.run([ALIKE, str(viewer), str(seed), str(start), game, str(seats), *words, *paths],
                         stdout=subprocess.PIPE, check=True, text=True).stdout.split()
    return paths, [who if who == SPECTATOR else int(who) for who in out[5:] if who != '-'], Counter(
        dict(zip(UNSEEN, map(int, out[2:5]))))


def play_both(paths, *run):
    with ThreadPoolExecutor(len(paths)) as threads:
        return list(threads.map(lambda path: Run(path, *run), paths))


def first_difference(a, b):
    for one, other in zip(a, b):
        if one != other:
            at = next((i for i, (x, y) in enumerate(zip(one, other)) if x != y), min(len(one), len(other)))
            return f'{one[max(0, at - 200):at + 100]}\n{other[max(0, at - 200):at + 100]}'
    return f'{len(a)} and {len(b)} connections'


def keeps_secrets(what, run):
    """No part of the journal, the secret or a token appears where it does not belong."""
    secret = next(re.search(r'\b[0-9a-f]{64}\b', line).group() for line in run.journal if ' table ' in line)
    raw = bytes.fromhex(secret)
    check(f'{what}: the secret is that of the commitment',
          run.table['commit'] == 'sha256:' + hashlib.sha256(raw).hexdigest(), (run.table['commit'], secret))
    spelled = [secret.encode(), raw, base64.b64encode(raw).rstrip(b'='), base64.urlsafe_b64encode(raw).rstrip(b'=')]
    people = [*run.people.values(), run.second, run.lobby]
    for person in people:
        wire = b'\n'.join(person.received())
        check(f'{what}: the secret stays secret', not any(word in wire for word in spelled))
        check(f'{what}: no line of a journal', not any(line.encode() in wire for line in run.journal))
        for other in people:
            if other.token != person.token:
                check(f'{what}: tokens stay with their owners', other.token.split('.')[1].encode() not in wire)
    for person in people:
        token = person.token.split('.')[1]
        check(f'{what}: no token in the log', token not in run.log)
        check(f'{what}: no token is kept', token.encode() not in run.kept and
              base64.urlsafe_b64decode(token + '=') not in run.kept)
    check(f'{what}: no secret in the log', secret not in run.log)
    if run.record[0] == 409:
        check(f'{what}: no secret before the end', secret not in run.record[1] and 'chance' not in run.record[1])


def compare(folder, name, viewer, seed, start=0, delay_s=0):
    """Plays a pair of games; whether anybody can tell them apart, and make_pair's counts."""
    game, seats, rules = GAMES[name]
    what = f'{name}, seed {seed} from {start}, viewer {viewer}, delay {delay_s}'
    paths, knowers, unseen = make_pair(folder, viewer, seed, start, game, seats, rules)
    a, b = play_both(paths, game, seats, rules, viewer, delay_s)
    check(f'{what}: not the same bytes', a.seen(viewer) == b.seen(viewer), first_difference(a.seen(viewer), b.seen(viewer)))
    check(f'{what}: the game was played', a.script and a.seq == a.script[-1][2],
          (len(a.script), a.seq))
    for who in (*range(seats), SPECTATOR):
        if who != viewer and not (who == SPECTATOR and delay_s):
            check(f'{what}: {who} sees a difference where there is one',
                  (a.seen(who) != b.seen(who)) == (who in knowers))
    keeps_secrets(what, a)
    return bool(knowers), unseen


def a_leak_is_found(folder):
    """The test fails with a server that shows everything to everybody."""
    game, seats, rules = GAMES['uno_flip']
    for viewer in (0, SPECTATOR):
        paths, *_ = make_pair(folder, viewer, 1, 0, game, seats, rules)
        a, b = play_both(paths, game, seats, rules, viewer, 0, True, 60)
        check(f'a leak to {viewer} is found', a.seen(viewer) != b.seen(viewer))


def a_delay_is_kept(folder):
    """Two unrelated games look the same to a spectator with a delay of ten minutes."""
    game, seats, rules = GAMES['hi_lo_flip']
    paths = [make_pair(folder, SPECTATOR, seed, 50, game, seats, rules)[0][0] for seed in (1, 2)]
    a, b = play_both(paths, game, seats, rules, SPECTATOR, 600, False, 20)
    check('the games differ', a.seen(0) != b.seen(0))
    check('nobody sees before the delay', a.seen(SPECTATOR) == b.seen(SPECTATOR),
          first_difference(a.seen(SPECTATOR), b.seen(SPECTATOR)))


def main():
    with tempfile.TemporaryDirectory() as folder:
        differ, unseen = zip(*[compare(folder, *one) for one in (
            ('uno_flip', 0, 1), ('uno_flip', SPECTATOR, 2, 30), ('uno_flip, backs hidden', 1, 4, 10),
            ('uno_flip, hands swapped', SPECTATOR, 1), ('uno_flip, jump in', 0, 1),
            ('hi_lo_flip', 2, 2), ('hi_lo_flip', SPECTATOR, 5, 10, 1), ('flip7', 0, 6), ('hilo', 1, 7))])
        check('something is hidden where anything can be', list(differ) == 7 * [True] + 2 * [False], differ)
        check('a drawn card can be played in one game only (UF-3.3)', all(one['drawn'] for one in unseen[:4]), unseen)
        check('hands that are swapped are not the same (UF-7.9)', unseen[3]['swapped'] > 0, unseen)
        check('a seat may jump in in one game only (UF-7.10)', unseen[4]['jumps'] > 0, unseen)
        a_leak_is_found(folder)
        a_delay_is_kept(folder)
    finish()


if __name__ == '__main__':
    main()
