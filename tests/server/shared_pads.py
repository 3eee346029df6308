#!/usr/bin/env python3
"""Shared pads: several write to one, it outlives kills, cut lines and repeats, and hostile clients break nothing."""
import json
import os
import resource
import subprocess
import threading
import time

from players import UPCARD, Server, check, finish
from websocket import Closed, Refused

HEAD = 'upcard-pad 1\ngame flip7\nseats 2\nrules target=1000\nnames "Ann" "Böb"\n\n'


class Phone:
    """A connection without a name that has a pad open, and all of its lines."""

    def __init__(self, server, code=None, head=HEAD, **keys):
        self.server, self.lines, self.ids = server, [], []
        self.client = server.client()
        self.client.send({'type': 'hello', 'protocol': 1})
        self.client.expect('you')
        self.client.send({'type': 'join', 'table': code, **keys} if code else {'type': 'share', 'head': head})
        self.pad = self.wait('pad')
        if self.pad['type'] == 'pad' and 'seq' not in keys:
            self.until(self.pad['seq'])

    def wait(self, *types):
        """The next message of these types or an error; lines before it are taken."""
        while True:
            message = self.client.receive(60)
            if message['type'] == 'lines':
                del self.lines[message['after']:]
                self.lines += message['lines'].splitlines()
                self.ids += message['ids']
                check('seq counts the lines', message['seq'] == len(self.lines), message)
            if message['type'] in types or message['type'] == 'error':
                return message

    def until(self, count):
        while len(self.lines) < count:
            self.wait('lines')
        return self.lines

    def send(self, lines, id, seq=None):
        self.client.send({'type': 'enter', 'lines': lines, 'id': id, 'seq': len(self.lines) if seq is None else seq})

    def enter(self, lines, id, seq=None):
        """The answer: the lines with this id, a confirmation, or an error."""
        self.send(lines, id, seq)
        while True:
            message = self.wait('lines', 'confirm')
            if message['type'] != 'lines' or id in message['ids']:
                return message

    def drop(self):
        self.client.drop()


def error(message):
    return message.get('error', message['type'])


def two_who_write(server):
    ann = Phone(server)
    code, look = ann.pad['code'], ann.pad['look']
    check('codes', len(code) == len(look) == 6 and code != look and
          ann.pad['head'].splitlines()[::4] == HEAD.splitlines()[::4], ann.pad)
    ben, eve = Phone(server, code), Phone(server, look)
    check('who looks on does not learn the code', ben.pad['code'] == code and eve.pad['code'] is None, eve.pad)
    phones = (ann, ben, eve)

    # Both write at once: both rounds are there, in the same order for all.
    ann.send('round 25 | bust\n', 'a1', 0)
    ben.send('round 30 | 12\n', 'b1', 0)
    orders = [list(phone.until(2)) for phone in phones]
    check('nothing is lost', sorted(orders[0]) == ['round 25 | bust', 'round 30 | 12'] and
          orders[0] == orders[1] == orders[2], orders)

    # A correction names the state that it was made for.
    check('made for an older one', error(ben.enter('fix 1 round 1 | 2\n', 'b2', 1)) == 'stale')
    check('so is a dealer', error(ben.enter('deal 0\n', 'b2', 1)) == 'stale')
    check('or for one that is not there', error(ben.enter('round 1 | 2\n', 'b2', 9)) == 'stale')
    check('now it is right', ben.enter('fix 1 round 1 | 2\n', 'b2')['seq'] == 3)
    ann.until(3), eve.until(3)

    # A repeat is entered once.
    again = ben.enter('fix 1 round 1 | 2\n', 'b2', 2)
    check('a repeat', again['type'] == 'confirm' and again['seq'] == 3 and again['id'] == 'b2', again)

    # Who looks on does not write, by the code or by choice.
    check('the second code', error(eve.enter('round 5 | 5\n', 'e1')) == 'not_allowed')
    fay = Phone(server, code, watch=True)
    check('by choice', fay.pad['code'] is None and error(fay.enter('undo\n', 'f1')) == 'not_allowed', fay.pad)

    # Who comes back gets what is missing, with the ids.
    ann.enter('name 0 Ada\nround 7 | 8\n', 'a2')
    ben.until(5)
    late = Phone(server, code, seq=4)
    missed = late.client.receive(60)
    check('only the rest', (missed['after'], missed['seq'], missed['lines'], missed['ids']) ==
          (4, 5, 'round 7 | 8\n', ['a2']), missed)
    late.client.send({'type': 'leave'})
    check('left', late.wait('left')['type'] == 'left')
    check('and writes no more', error(late.enter('undo\n', 'l1', 5)) == 'not_seated')
    check('who has lines that the server lost gets all', Phone(server, code, seq=99).until(5) == ann.lines)
    return code, look


def hostile(server):
    phone = Phone(server)
    wrong = {'round 1 | 2': 'bad_message', '': 'bad_message', '\n': 'bad_message', ' round 1 | 2\n': 'bad_message',
             'round 1 | 2\n\n': 'bad_message', 'round 1 | 2 \n': 'bad_message', 'undo\n': 'illegal_move',
             'round 1\n': 'illegal_move', 'round 1 | 9999\n': 'illegal_move', 'fix 7 round 1 | 2\n': 'illegal_move',
             'game hilo\n': 'illegal_move', 'round 1 | 2\nround x | 2\n': 'illegal_move', 'name 0 a\tb\n': 'illegal_move',
             'name 0 \u202eb\n': 'illegal_move', 'round ' + '1' * 1100 + '\n': 'bad_message'}
    for number, (lines, code) in enumerate(wrong.items()):
        answer = phone.enter(lines, f'w{number}', 0)
        check(f'{lines[:30]!r} is refused', error(answer) == code and answer['id'] == f'w{number}', answer)
    for id in ('', 'a b', 'ä', '-' * 24, 'a\nb'):
        check(f'the id {id!r}', error(phone.enter('round 1 | 2\n', id, 0)) == 'bad_message')
    check('nothing was entered', Phone(server, phone.pad['code']).pad['seq'] == 0)
    for head in ('', 'upcard-pad 1\n', HEAD.replace('flip7', 'chess'), HEAD + 'round 1 | 2\n', 'x' * 4000):
        other = Phone.__new__(Phone)
        other.client, other.lines, other.ids = server.client(), [], []
        other.client.send({'type': 'hello', 'protocol': 1})
        other.client.send({'type': 'share', 'head': head})
        check(f'the head {head[:20]!r}', error(other.wait('pad')) == 'bad_options')
        other.client.close()
    # Lines as long as they may be, until the pad is full.
    line = 'round 0' + ' ' * 1010 + '| 0\n'
    for number in range(40):
        answer = phone.enter(3 * line, f'l{number}')
        if answer['type'] == 'error':
            break
    check('a pad has a largest size', error(answer) == 'too_many' and 10 < number < 40, (number, answer))
    check('and is read again', len(Phone(server, phone.pad['code']).lines) == 3 * number)


def killed(server):
    """Four write while the server is killed and lines are cut: what was told stays, once, and everybody has the same."""
    first = Phone(server)
    code, most = first.pad['code'], 12
    told, changed, begin = {}, threading.Condition(), threading.Barrier(5)

    def writer(name):
        phone, number = None, 0
        begin.wait()
        while number < most:
            id = f'{name}-{number}'
            try:
                if not phone:
                    phone = Phone(server, code)
                seen = id in phone.ids
                answer = {'seq': 0, 'type': 'lines'} if seen else phone.enter(f'round {number} | {name}\n', id)
                if answer['type'] == 'error':
                    raise OSError(answer['error'])
                with changed:
                    told[id] = phone.lines[:]
                    changed.notify()
                number += 1
                if number % 5 == name:
                    phone.drop()
                    phone = None
            except (OSError, Closed, Refused):
                phone = None

    writers = [threading.Thread(target=writer, args=(name,)) for name in range(4)]
    for thread in writers:
        thread.start()
    begin.wait()
    for count in (6, 20, 35):
        with changed:
            check('they write', changed.wait_for(lambda: len(told) >= count, 120), told)
        server.kill()
        server.start()
    for thread in writers:
        thread.join(300)
    lines = Phone(server, code).lines
    wanted = sorted(f'round {number} | {name}' for name in range(4) for number in range(most))
    check('each line is there once', sorted(lines) == wanted, lines)
    check('in the order that everybody was told', all(lines[:len(seen)] == seen for seen in told.values()))


def stored(server, code, look):
    lines = Phone(server, code).lines
    server.kill()
    server.start()
    check('after a kill all is there', Phone(server, code).lines == Phone(server, look).lines == lines)
    done = subprocess.run([UPCARD, 'admin', '--data', os.path.join(server.folder, 'data'), 'check'],
                          capture_output=True, text=True)
    check('and checked', done.returncode == 0 and 'no errors' in done.stdout, done)


def full_disk(server):
    """What cannot be written is not told, and nothing of it is there afterwards."""
    ann = Phone(server)
    code = ann.pad['code']
    ben = Phone(server, code)
    ann.enter('round 1 | 2\n', 'a1')
    ben.until(1)
    for size in (0, resource.RLIM_INFINITY):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        answer = ann.enter('round 3 | 4\n', 'a2', 1)
        if size == 0:
            check('not entered', error(answer) == 'cannot_save' and ann.lines == ['round 1 | 2'], answer)
            failed = ben.wait('error')
            check('everybody is told', failed['error'] == 'cannot_save' and ben.lines == ['round 1 | 2'], failed)
            other = Phone(server)
            check('nor is a pad made', error(other.pad) == 'cannot_save', other.pad)
    while error(answer) in ('cannot_save', 'busy'):  # until the pad is read again
        answer = ann.enter('round 3 | 4\n', 'a2', 1)
    check('sent again it is entered, once', Phone(server, code).lines == ben.until(2) == ['round 1 | 2', 'round 3 | 4'], answer)


def admin(server, *words):
    return subprocess.run([UPCARD, 'admin', '--data', os.path.join(server.folder, 'data'), *words],
                          capture_output=True, text=True)


def rows(server, *words):
    return {row['code']: row for row in map(json.loads, admin(server, 'list', '--json', *words).stdout.splitlines())}


def taken_away(server):
    """The operator lists pads and takes them away, while the server runs and while it does not."""
    ann, other = Phone(server), Phone(server)
    code = ann.pad['code']
    ann.enter('round 1 | 2\n', 'a1')
    row = rows(server)[code]
    check('a pad is listed', (row['game'], row['phase'], row['seats'], row['moves']) == ('flip7', 'pad', 2, 1), row)
    check('for people', code in admin(server, 'list').stdout)
    done = admin(server, 'end', ann.pad['look'])
    check('ended by either code', done.returncode == 0, done)
    gone = ann.wait('error')
    check('who has it open is told', gone['error'] == 'no_table', gone)
    check('nobody opens it again', Phone(server, code).pad['type'] == 'error')
    check('it is kept in the archive', code not in rows(server) and rows(server, '--all')[code]['phase'] == 'pad over')
    check('not twice', admin(server, 'end', code).returncode == 1)
    server.kill()
    done = admin(server, 'end', other.pad['code'])
    check('without a server', done.returncode == 0 and other.pad['code'] not in rows(server), done)
    check('not twice either', admin(server, 'end', other.pad['code']).returncode == 1)
    server.start()
    check('also later', all(Phone(server, one).pad['type'] == 'error' for one in (code, other.pad['code'])))
    check('every journal reads', admin(server, 'check').returncode == 0)


class Hurried(Server):
    """Its clock runs 200,000 times as fast."""

    def command(self):
        return ['env', 'UPCARD_SPEED=200000', os.environ['SCRIPTED'], *super().command()[1:]]


def archived():
    """A pad to which nobody writes is archived, unless somebody has it open."""
    with Hurried(abandon_days=8, misses_per_address=1000) as server:
        kept, left = Phone(server), Phone(server)
        for phone in (kept, left):
            phone.enter('round 1 | 2\n', 'a1')
        left.drop()
        code = left.pad['code']
        end = time.monotonic() + 120
        while time.monotonic() < end:
            other = Phone(server, code)
            if error(other.pad) == 'hello_first':
                break
            other.drop()
            time.sleep(4)  # nine days and more
        check('it is gone', time.monotonic() < end)
        check('the other is not', kept.enter('round 3 | 4\n', 'a2')['seq'] == 2)
        server.kill()
        server.start()
        check('also later', Phone(server, code).pad['type'] == 'error' and
              Phone(server, kept.pad['code']).lines == ['round 1 | 2', 'round 3 | 4'])


with Server(misses_per_address=1000) as served:
    codes = two_who_write(served)
    hostile(served)
    full_disk(served)
    killed(served)
    stored(served, *codes)
    taken_away(served)
archived()
finish()
