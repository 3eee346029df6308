#!/usr/bin/env python3
"""upcard join in lines: a person at a server, through pipes."""
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.environ['SOURCE_ROOT']
sys.path.insert(0, os.path.join(ROOT, 'tests/server'))
from players import UPCARD, Player, Server, check, finish, seeded, who_acts  # noqa: E402

folder = tempfile.TemporaryDirectory()


def environment(who):
    return {**os.environ, 'XDG_STATE_HOME': os.path.join(folder.name, who)}


class Visit:
    """A visit that types its input bit by bit and waits for its output."""

    def __init__(self, who, *arguments):
        self.process = subprocess.Popen([UPCARD, 'join', *arguments], env=environment(who), text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.lines, self.read = [], 0
        self.reader = threading.Thread(target=lambda: self.lines.extend(iter(self.process.stdout.readline, '')), daemon=True)
        self.reader.start()

    def type(self, line):
        try:
            self.process.stdin.write(line + '\n')
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has ended

    def until(self, text, seconds=120):
        """The output since the last look, up to the line with this text."""
        first, end = self.read, time.time() + seconds
        while time.time() < end:
            while self.read < len(self.lines):
                self.read += 1
                if text in self.lines[self.read - 1]:
                    return ''.join(self.lines[first:self.read])
            time.sleep(.01)
        check(f'"{text}" is told', False, ''.join(self.lines))
        return ''.join(self.lines[first:])

    def end(self, seconds=120):
        """Its status and whole output."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join(60)
        return self.process.returncode, ''.join(self.lines)


def script(who, lines, *arguments, seconds=300):
    """A whole visit with this input: status, output, errors."""
    result = subprocess.run([UPCARD, 'join', *arguments], env=environment(who), text=True, timeout=seconds,
                            input=''.join(f'{line}\n' for line in lines), capture_output=True)
    return result.returncode, result.stdout, result.stderr


def whole_games(server):
    """Against the server's bots, any choice, with words in between."""
    luck = random.Random(1)
    picks = [str(luck.randint(1, 10)) for _ in range(3000)]
    for game in subprocess.check_output([UPCARD, 'games', '--ids'], text=True).split():
        words = ['help', 'table', 'scores', 'rules', 'hint', 'undo', 'emote', 'emote wow', 'nonsense', '999'] + picks
        status, out, errors = script(f'ada-{game}', words, server.url, '--create', game, '--bots', 'easy', '--seats', '3',
                                     '--rules', 'target=40', '--name', 'Ada', '--clock', 'none',
                                     *(['--hints', 'off'] if game == 'hilo' else []))
        check(f'{game}: status', status == 0 and not errors, (status, errors))
        for text in ('At the table: You, ', 'Type the number of a choice', 'undo',
                     'Hints are off at this table.' if game == 'hilo' else ' % to win. ', 'The emotes are hello,',
                     'You: wow!', '"nonsense" is not a move', 'There is no choice 999', 'Scores at the end:',
                     'The game is over; its record: http://'):
            check(f'{game}: "{text}"', text in out, out[-3000:])
        code = re.search(r'/record/(\w+)', out)
        record = server.text(f'/record/{code.group(1)}') if code else (0, '')
        verified = subprocess.run([UPCARD, 'verify', '-'], input=record[1], capture_output=True, text=True)
        check(f'{game}: the record verifies', verified.returncode == 0, verified.stderr)


def waiting_room(server):
    """Two people and a spectator: seats, emotes, the start, the game, its end."""
    ada = Visit('ada', server.url, '--create', 'flip7', '--seats', '3', '--rules', 'target=10', '--name', 'Ada', '--clock', 'none')
    link = re.search(r'http://\S+/t/\w+', ada.until('A table of Flip 7')).group(0)
    ada.until('You are the host')
    ben = Visit('ben', link, '--name', 'Ben')
    ben.until('The host starts the game')
    ada.until('Ben sat down.')
    ada.type('seat 2 easy')
    out, end = '', time.time() + 60
    while 'bot: easy' not in out and time.time() < end:
        ada.type('seats')
        out = ada.until('seat 2: ')
    check('seats', 'seat 0: Ada, host (you)' in out and 'seat 1: Ben\n' in out and 'bot: easy' in out, out)
    ada.type('emote hello')
    ben.until('Ada: hello!')
    ada.type('report 0 cheating')
    out = ada.until('The reasons are')
    check('whom one can report', 'seat 1: Ben' in out and 'seat 0' not in out and 'seat 2' not in out, out)
    ada.type('report 1 emotes')
    ada.until('The operator of the server will look at it.')
    eve = Visit('eve', link, '--watch', '--name', 'Eve')
    eve.until('A table of Flip 7')
    ada.type('start')
    ada.until('At the table: You, Ben,')
    ben.until('At the table: ')
    eve.until('At the table: Ada, Ben,')
    for player in (ada, ben):
        for line in ['help', f'report {int(player is ada)} stalling'] + ['1', '2', '1'] * 60 + ['quit']:
            player.type(line)
    for name, visit in (('Ada', ada), ('Ben', ben), ('Eve', eve)):
        status, out = visit.end()
        check(f'{name} finds the report in the help', ('report SEAT REASON' in out) == (name != 'Eve'), out[-1500:])
        check(f'{name} is told the end', 'Scores at the end:' in out and status == 0, out[-1500:])
        check(f'{name} is "you" to who plays alone', (name == 'Eve') == ('You ' not in out), out[-1500:])
    reports = subprocess.check_output([UPCARD, 'admin', '--data', os.path.join(server.folder, 'data'), 'reports', '--json'],
                                      text=True)
    found = sorted((r['seat'], r['reason']) for r in map(json.loads, reports.splitlines()))
    check('the reports are there', found == [('0', 'stalling'), ('1', 'emotes'), ('1', 'stalling')], reports)


def seeds(server):
    """Host and guest send a seed for each game, and learn the cards when it is over."""
    ada = Visit('ada-seeds', server.url, '--create', 'flip7', '--seats', '2', '--rules', 'target=1', '--name', 'Ada', '--clock', 'none')
    link = re.search(r'http://\S+/t/\w+', ada.until('A table of Flip 7')).group(0)
    ben = Visit('ben-seeds', link, '--name', 'Ben')
    eve, code, given, end = Player(server, 'Eve'), link[-6:], [], time.time() + 240
    for games in (1, 2):
        eve.ask('table', type='join', table=code, watch=True)
        while eve.table['chairs'][1]['kind'] != 'person' and time.time() < end:
            eve.drain(.05)
        seeded(eve, [0, 1])
        ada.type('start')
        right = 'The cards match the committed secret and the players\' seeds, yours among them.'
        while min(''.join(visit.lines).count(right) for visit in (ada, ben)) < games and time.time() < end:
            for visit in (ada, ben):
                visit.type('2')
                visit.type('1')
            time.sleep(.2)
        check('they hear of the cards', time.time() < end, ada.lines[-20:] + ben.lines[-20:])
        given += server.seeds(code)
        if games == 1:
            for visit in (ada, ben):
                visit.type('rematch')
            while not eve.table['rematch'] and time.time() < end:
                eve.drain(.05)
            code = eve.table['rematch']
    check('a seed of each for each game', len(set(given)) == 4, given)
    for visit in (ada, ben):
        visit.type('quit')
        visit.end()
    eve.close()


def back_after_leaving(server):
    """At the end of input a bot takes the seat; the same person finds the seat again by the saved token."""
    status, out, _ = script('ada', ['quit'], server.url, '--create', 'flip7', '--bots', 'easy', '--clock', 'none',
                            '--rules', 'target=5000', '--name', 'Ada')
    check('left', status == 0 and 'Your turn.' in out, out)
    status, out, _ = script('ada', ['tables', 'XYZ', 'quit'], server.url)
    check('the lobby', 'There are no open tables.' in out and status == 0, out)
    path = os.path.join(folder.name, 'ada/upcard/tokens')
    check('mode of the tokens', os.stat(path).st_mode & 0o777 == 0o600, oct(os.stat(path).st_mode))
    with open(path) as file:
        lines = file.read().splitlines()
    check('one token of this server', len([line for line in lines if line.startswith(server.url + ' ')]) == 1, len(lines))


def own_tables(server):
    """The same person is offered an interrupted visit first; others are not offered it."""
    ada = Visit('ada', server.url, '--create', 'flip7', '--bots', 'easy', '--seats', '2', '--clock', 'none', '--name', 'Ada')
    ada.until('Your turn.')
    ada.process.kill()
    ada.process.wait()
    again = Visit('ada', server.url)
    out = again.until('Type the number of a table')
    check('own tables first', re.search(r'Your tables:\n  1  Flip 7: \w{6}  your seat is kept: it is your turn\n', out), out)
    again.type('1')
    again.until('Your turn.')
    again.type('quit')
    check('back and left', again.end()[0] == 0)
    status, out, _ = script('ada', ['quit'], server.url)
    check('left for good', status == 0 and 'Your tables:' not in out, out)


def tables_again(server):
    """The list of own tables is current when requested, and arrives once."""
    ada, ben = Player(server, 'Una'), Player(server, 'Ben')
    code = ada.ask('table', type='create', game='hilo', seats=2, clock='none', open=True, watch='everybody')['code']
    os.makedirs(os.path.join(folder.name, 'una/upcard'))
    with open(os.path.join(folder.name, 'una/upcard/tokens'), 'w') as file:
        file.write(f'{server.url} {ada.token}\n')
    os.chmod(file.name, 0o600)
    visit = Visit('una', server.url)
    out = visit.until('Type the number of a table')
    check('an own table is listed once', out.count(code) == 1 and 'your seat is kept: waiting' in out, out)
    ben.ask('table', type='join', table=code)
    ada.send(type='start')
    for turn in range(2):
        player, ask = who_acts([ada, ben])
        visit.until('The games are')
        visit.type('tables')
        out = visit.until('Type the number of a table')
        standing = 'it is your turn' if player is ada else 'others play'
        check(f'tables: {standing}', f'{code}  your seat is kept: {standing}' in out, out)
        while turn == 0 and who_acts([ada, ben])[0] is player:
            ask = who_acts([ada, ben])[1]
            player.send(type='move', request=ask['request'], move=ask['moves'][0])
            player.wait('confirm')
    visit.type('quit')
    check('and ends', visit.end()[0] == 0)
    for player in (ada, ben):
        player.close()


def server_killed(server):
    """After a lost connection the same question is asked again."""
    ada = Visit('ada', server.url, '--create', 'flip7', '--bots', 'easy', '--seats', '2', '--clock', 'none', '--rules', 'target=5000')
    ada.until('  1  ')
    server.kill()
    ada.until('The connection is lost; trying again')
    ada.type('1')
    server.start()
    ada.until('Connected again.')
    ada.type('rules 9.9')
    out = ada.until('There is no rule "9.9"')
    check('what was typed without a connection answers nothing', 'You hit' not in out, out)
    ada.type('1')
    ada.until('You ')
    ada.type('quit')
    status, out = ada.end()
    check('after a kill', status == 0, out)


def asked_to_end(server):
    """Ctrl-C and a shutdown act like quit, in the waiting room and in the game."""
    for who, number in (('interrupted', signal.SIGINT), ('terminated', signal.SIGTERM)):
        ada = Visit(who, server.url, '--create', 'flip7', '--seats', '2', '--clock', 'none')
        ada.until('You are the host')
        if number == signal.SIGTERM:
            ada.type('seat 1 easy')
            ada.type('start')
            ada.until('  1  ')
        ada.process.send_signal(number)
        ada.process.wait(60)
        check(f'{who}: status', ada.end()[0] == 0, ada.lines)


def forgotten(server):
    """A server that lost its data does not know the token: the person becomes a new guest."""
    path = os.path.join(folder.name, 'ada/upcard/tokens')
    with open(path) as file:
        text = file.read()
    with open(path, 'w') as file:
        file.write(re.sub(r' \d+\.', ' 999999.', text))
    status, out, errors = script('ada', ['quit'], server.url, '--name', 'Ada')
    check('somebody new', status == 0 and 'no longer knows you' in out, (status, out, errors))
    status, out, errors = script('ada', ['quit'], server.url)
    check('and known the next time', status == 0 and 'no longer knows you' not in out, (status, out, errors))


def closed(server):
    """A host who ends a table notifies the players; no line of text is wider than a terminal."""
    ada = Visit('ada', server.url, '--create', 'hilo', '--name', 'Ada', '--clock', 'none')
    code = re.search(r'/t/(\w+)', ada.until('A table of HILO')).group(1)
    ada.until('You are the host')
    subprocess.run([UPCARD, 'admin', '--data', os.path.join(server.folder, 'data'), 'end', code], check=True, capture_output=True)
    ada.until('operator of the server closed')
    status, out = ada.end()
    check('closed', status == 0, (status, out))
    _, lobby, _ = script('ada', ['help', 'quit'], server.url)
    long = [line for line in (out + lobby).splitlines() if len(line) > 80]
    check('lines of at most 80 columns', not long, long)


def tls():
    """An address with http:// where the server speaks https."""
    cert, key = (os.path.join(folder.name, name) for name in ('cert.pem', 'key.pem'))
    subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout',
                    key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'], check=True, capture_output=True)
    with Server(tls_cert=cert, tls_key=key) as server:
        got, out, errors = script('nobody', [], server.url.replace('https:', 'http:'), '--guest')
        check('http to https', got == 1 and 'is it https or http?' in errors, (got, out, errors))


def refusals(server):
    wrong = [([], 'which server?', 2),
             (['ftp://x'], 'is not the address', 2),
             ([server.url, '--seats', '3'], 'need --create', 2),
             ([server.url, '--watch'], '--watch needs a table', 2),
             ([server.url, '--create', 'chess'], 'unknown game', 2),
             ([server.url, '--create', 'flip7', '--quick', 'hilo'], 'use only one of', 2),
             ([server.url, '--create', 'flip7', '--absent', 'sleep'], '--absent is bot or out', 2),
             ([server.url, '--create', 'flip7', '--hints', 'sometimes'], '--hints is alone, on or off', 2),
             ([server.url, '--create', 'hilo', '--clock', 'sand', '--guest'], 'unknown clock', 1),
             ([server.url + '/t/ZZZZZZ', '--guest'], 'no table with this code', 1),
             ([server.url, '--name', 'Admin', '--guest'], 'the server refuses', 1),
             (['http://127.0.0.1:9'], 'cannot reach http://127.0.0.1:9: no server answers there; check the address and the port', 1),
             (['nowhere.invalid'], 'cannot reach http://nowhere.invalid: there is no host of this name, or no network; check', 1),
             ([server.url.replace('http:', 'https:'), '--guest'], 'no valid https', 1)]
    for words, text, status in wrong:
        got, out, errors = script('nobody', [], *words)
        check(f'{words}', got == status and text in errors and errors.count('\n') == 1, (got, out, errors))


with Server() as served:
    refusals(served)
    whole_games(served)
    waiting_room(served)
    seeds(served)
    back_after_leaving(served)
    own_tables(served)
    tables_again(served)
    server_killed(served)
    asked_to_end(served)
    forgotten(served)
    closed(served)
tls()
finish()
