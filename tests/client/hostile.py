#!/usr/bin/env python3
"""A hostile server: its messages cannot control the terminal or corrupt memory, and no client sends more bytes than its
message has. Real clients (upcard join --plain, upcard bot) over loopback."""
import base64
import hashlib
import json
import os
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import types

ROOT = os.environ['SOURCE_ROOT']
sys.path.insert(0, os.path.join(ROOT, 'tests/server'))
from players import UPCARD, Player, Server, check, finish  # noqa: E402
from websocket import GUID, frame  # noqa: E402

folder = tempfile.TemporaryDirectory()
os.environ['XDG_STATE_HOME'] = folder.name
EVIL = 'A\x1b[2J\x9b31mB\u202eC\u2028\r\n\x07D'
CLEAN = 'A\ufffd[2J\ufffd31mB\ufffdC\ufffd\ufffd\ufffd\ufffdD'


class Line:
    """One connection of a client, seen from the server."""

    def __init__(self, sock):
        self.sock, self.buffer, self.said, self.broken = sock, b'', [], []
        sock.settimeout(30)
        while b'\r\n\r\n' not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b'\r\n\r\n', 1)
        self.path = head.split(b' ')[1].decode('latin-1')
        keys = dict(line.split(b': ', 1) for line in head.split(b'\r\n')[1:])
        key = {name.lower(): value for name, value in keys.items()}.get(b'sec-websocket-key')
        if not key:
            sock.sendall(b'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
            raise ConnectionError
        accept = base64.b64encode(hashlib.sha1(key + GUID.encode()).digest())
        sock.sendall(b'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                     b'Sec-WebSocket-Accept: ' + accept + b'\r\n\r\n')

    def fill(self):
        more = self.sock.recv(65536)
        if not more:
            raise ConnectionError
        self.buffer += more

    def need(self, count):
        while len(self.buffer) < count:
            self.fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def receive(self):
        """The next message of the client; it must be JSON and hold nothing else."""
        while True:
            first, second = self.need(2)
            size = second & 0x7f
            if size > 125:
                size = struct.unpack('>H' if size == 126 else '>Q', self.need(2 if size == 126 else 8))[0]
            key = self.need(4)
            payload = bytes(b ^ key[i % 4] for i, b in enumerate(self.need(size)))
            if first & 15 == 8:
                raise ConnectionError
            if first & 15 != 1:
                continue
            try:
                self.said.append(json.loads(payload))
            except ValueError:
                self.broken.append(payload)
            return payload

    def send(self, *messages):
        for message in messages:
            text = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.sock.sendall(frame(1, text, mask=False))

    def wait_for(self, kind):
        while not any(isinstance(m, dict) and m.get('type') == kind for m in self.said):
            self.receive()


class Hostile:
    """Listens; `script` is called with each connection and its number."""

    def __init__(self, script):
        self.listener = socket.create_server(('127.0.0.1', 0))
        self.url = f'http://127.0.0.1:{self.listener.getsockname()[1]}'
        self.script, self.lines = script, []
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            try:
                sock, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(sock,), daemon=True).start()

    def serve(self, sock):
        try:
            line = Line(sock)
            self.lines.append(line)
            line.wait_for('hello')
            self.script(line, len(self.lines))
            while True:
                line.receive()
        except (ConnectionError, OSError):
            pass
        finally:
            sock.close()

    def close(self):
        self.listener.close()


def you(**more):
    return {'type': 'you', 'protocol': 1, 'id': 7, 'name': 'Ada', 'layout': LAYOUT, 'version': '1', 'clocks': [], 'levels': [], **more}


def at_table(**more):
    return {'type': 'table', 'code': 'K7QM3F', 'game': 'flip7', 'seats': 2, 'phase': 'playing', 'seat': 0, 'host': 0, 'clock': 'none',
            'chairs': [{'kind': 'person', 'name': 'Ada', 'connected': True}, {'kind': 'person', 'name': 'Ben', 'connected': True}], **more}


def run(program, server, typed='', seconds=60, table='K7QM3F'):
    """Status and output of a client at this server; the client ends by itself or at the end of its input."""
    if program == 'join':
        command = [UPCARD, 'join', server.url, '--plain', '--guest', '--table', table]
    else:
        command = [UPCARD, 'bot', '--server', server.url, '--table', table, '--level', 'random']
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        out = process.communicate(typed.encode(), seconds)[0]
    except subprocess.TimeoutExpired:
        process.kill()
        return 'late', process.communicate()[0].decode('utf-8', 'replace')
    return process.returncode, out.decode('utf-8', 'replace')


def alive(what, status, out):
    check(f'{what}: the client ends by itself, by no signal', status in (0, 1), (status, out[-2000:]))
    check(f'{what}: no sanitizer has anything to say', 'Sanitizer' not in out and 'runtime error' not in out, out[-3000:])


def clean(what, out):
    raw = [c for c in out if c != '\n' and (ord(c) < 32 or 127 <= ord(c) < 160 or 0x2028 <= ord(c) <= 0x202e)]
    check(f'{what}: nothing raw reaches the terminal', not raw, repr(out[-2000:]))


def whole(what, server):
    broken = [text for line in server.lines for text in line.broken]
    check(f'{what}: only whole messages are sent', not broken, broken)


def end_of(line):
    """Sends the last message and closes the connection."""
    line.send(at_table(phase='frozen'))


# ---- texts that would be sent back ----

def codes_and_tokens(program):
    """A code of control characters, quotes, or too many characters; the same as a token."""
    for text in ('\x01' * 63, '"' * 63, 'K' * 63, 'K' * 64, 'K' * 100000, '\ufffd' * 63, ''):
        def script(line, number):
            line.send(you(token=text))
            line.wait_for('join')
            line.send(at_table(code=text, phase='waiting', commit=text), at_table(code=text, phase='waiting', rematch=text))
            line.send({'type': 'error', 'error': 'busy', 'message': text, 'id': text})
            if number == 1:
                line.sock.shutdown(socket.SHUT_RDWR)
                return
            time.sleep(.2)
            end_of(line)
            time.sleep(.2)
            line.send({'type': 'bye', 'reason': 'removed'})
        server = Hostile(script)
        status, out = run(program, server)
        alive(f'{program}: code {text[:8]!r} x {len(text)}', status, out)
        whole(f'{program}: code {text[:8]!r} x {len(text)}', server)
        clean(f'{program}: code {text[:8]!r}', out)
        server.close()


# ---- texts that are shown ----

def shown_texts(program):
    chairs = [{'kind': 'person', 'name': 'Ada'}, {'kind': 'bot', 'name': EVIL, 'level': EVIL}, {'kind': EVIL, 'name': EVIL, 'level': EVIL}]

    def script(line, _number):
        line.send(you(name=EVIL, version=EVIL))
        line.wait_for('join')
        line.send(at_table(phase='waiting', chairs=chairs, host=1, game=EVIL, clock=EVIL),
                  at_table(phase='waiting', chairs=chairs[1:] + [{'kind': 'person', 'name': EVIL}], host=2),
                  at_table(phase='waiting', chairs=chairs, host=2),
                  {'type': 'emote', 'seat': 1, 'emote': EVIL}, {'type': 'bye', 'reason': EVIL, 'message': EVIL},
                  {'type': 'error', 'error': 'strange', 'message': EVIL},
                  at_table(phase='playing'),
                  {'type': 'end', 'seq': 5, 'over': True, 'totals': {EVIL: EVIL}, 'winners': EVIL},
                  {'type': 'error', 'error': EVIL})
        time.sleep(.5)
        line.send(at_table(phase='closed', closed=EVIL))
    server = Hostile(script)
    status, out = run(program, server)
    alive(f'{program}: texts', status, out)
    clean(f'{program}: texts', out)
    if program == 'join':
        check('join: what can be shown of a text is', CLEAN in out, out)
    server.close()


def shown_lobby():
    """The lobby, and lines that a person types there."""
    listed = {'code': EVIL, 'game': EVIL, 'host': EVIL, 'clock': EVIL, 'phase': EVIL, 'seats': 1 << 62, 'free': -1, 'your_turn': False}

    def script(line, _number):
        line.send(you())
        line.send({'type': 'error', 'error': 'none', 'message': EVIL})
        while True:
            wanted = json.loads(line.receive())['type']
            if wanted == 'lobby':
                line.send({'type': 'lobby', 'tables': [listed, {}, 7, None, {**listed, 'code': 7}, EVIL]})
            elif wanted == 'mine':
                line.send({'type': 'mine', 'tables': [{**listed, 'phase': 'playing'}, {'phase': 'waiting'}, 3, EVIL]})
            else:
                line.send({'type': 'error', 'error': EVIL, 'message': EVIL}, at_table(code=EVIL), {'type': 'left'})
    server = Hostile(script)
    command = [UPCARD, 'join', server.url, '--plain', '--guest']
    process = subprocess.run(command, input='1\n2\n3\n4\n5\n6\ntables\nnew flip7\nquit\n'.encode(), stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, timeout=60)
    out = process.stdout.decode('utf-8', 'replace')
    alive('lobby', process.returncode, out)
    clean('lobby', out)
    whole('lobby', server)
    server.close()


# ---- messages with missing keys ----

def missing_keys(program):
    """Every message without keys, with keys of other types, twice, and in an impossible order."""
    kinds = ['you', 'lobby', 'mine', 'table', 'welcome', 'view', 'event', 'ask', 'confirm', 'remind', 'emote', 'end', 'left', 'reported',
             'bye', 'error', 'nothing']
    wrong = [None, True, -1, 1 << 62, 1.5, '', [], {}, [None], {'code': None}]
    keys = ['code', 'phase', 'seat', 'host', 'chairs', 'seq', 'raw', 'raw_events', 'request', 'left_ms', 'id', 'error', 'message', 'reason',
            'rematch', 'closed', 'tables', 'token', 'commit', 'totals', 'over']

    def script(line, number):
        line.send(you())
        line.wait_for('join')
        line.send({'type': 'table'}, {'type': 'table'}, at_table(), {'type': 'table'}, at_table(chairs=None), at_table())
        for kind in kinds:
            if number == 1 and kind in ('bye', 'error', 'left', 'end'):
                continue
            line.send({'type': kind}, {'type': kind})
            for value in wrong:
                line.send({'type': kind, **{key: value for key in keys}})
            line.send(b'{"type":"' + kind.encode() + b'","seq":9,', b'{"type":"' + kind.encode() + b'"')
        if number == 1:
            line.sock.shutdown(socket.SHUT_RDWR)
            return
        line.send(b'', b'[]', b'null', b'\xff\xfe', b'[' * 100000, b'{"a":' * 3000)
        end_of(line)
        time.sleep(.2)
        line.send({'type': 'bye', 'reason': 'removed'})
    server = Hostile(script)
    status, out = run(program, server, seconds=90)
    alive(f'{program}: missing keys', status, out)
    clean(f'{program}: missing keys', out)
    whole(f'{program}: missing keys', server)
    server.close()


def table_without_code():
    """Two `table` messages without a code must not crash the client."""
    def script(line, _number):
        line.send(you())
        line.wait_for('join')
        line.send({'type': 'table', 'phase': 'waiting'}, {'type': 'table', 'phase': 'waiting'}, at_table(phase='closed', closed='operator'))
    server = Hostile(script)
    status, out = run('join', server)
    alive('no code', status, out)
    check('no code: the closed table is told', 'operator of the server closed' in out, out)
    server.close()


# ---- views ----

def real_views():
    """Raw views of two seats of a fresh game of each kind, as a good server sends them."""
    views = {}
    with Server() as good:
        for game in subprocess.check_output([UPCARD, 'games', '--ids'], text=True).split():
            ada = Player(good, 'Ada', raw=True)
            ada.ask('table', type='create', game=game, seats=2, clock='none', chairs=['open', 'bot:random'])
            ada.send(type='start')
            message = ada.wait('view')
            views[game] = base64.b64decode(message['raw'])
            views['layout'] = ada.you['layout']
            ada.close()
    return views


def play_view(program, bytes_, typed=''):
    def script(line, _number):
        line.send(you())
        line.wait_for('join')
        line.send(at_table(), {'type': 'welcome'}, {'type': 'view', 'seq': 0, 'raw': base64.b64encode(bytes_).decode()},
                  {'type': 'ask', 'seq': 0, 'request': 1})
        time.sleep(.3)
        end_of(line)
    server = Hostile(script)
    result = run(program, server, typed)
    server.close()
    return result


def overflowing_view(program):
    """Flip Threes that are counted modulo 256: 255 + 1 becomes 0."""
    bytes_ = bytearray(VIEWS['flip7'])
    base = len(bytes_) - 2 * 16
    status, out = play_view(program, bytes_, 'table\nscores\n')
    alive(f'{program}: a good view', status, out)
    check(f'{program}: a good view is shown', program == 'bot' or 'At the table' in out, out)
    for a, b in ((255, 1), (200, 56), (128, 128)):
        for seat, count in enumerate((a, b)):
            bytes_[base + 16 * seat + 6] |= 0x10  # the seat has one
            bytes_[base + 16 * seat + 9] = count
        status, out = play_view(program, bytes_, 'table\nscores\n')
        alive(f'{program}: {a} + {b} Flip Threes', status, out)
        check(f'{program}: {a} + {b} Flip Threes are refused', 'invalid view' in out, out)


def silent_servers():
    """Servers that accept and send nothing, never answer hello, or never answer a request."""
    listener = socket.create_server(('127.0.0.1', 0))
    no_word = types.SimpleNamespace(url=f'http://127.0.0.1:{listener.getsockname()[1]}')
    no_greeting = Hostile(lambda line, number: None)
    no_answer = Hostile(lambda line, number: line.send(you()))
    results = {}
    threads = [threading.Thread(target=lambda *of: results.update({of[0]: run('join', of[1], seconds=60)}), args=of)
               for of in (('no word', no_word), ('no greeting', no_greeting), ('no answer', no_answer))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for what, (status, out) in results.items():
        words = 'cannot reach ' if what == 'no word' else 'does not answer: is it an Upcard server?'
        check(f'{what}: join ends and says so', status == 1 and words in out, (status, out))
    for server in (listener, no_greeting, no_answer):
        server.close()


# ---- not hostile: a server that could not save for a moment ----

def paused_for_a_moment():
    """A move that could not be saved is repeated when the table continues, not a second later."""
    took = []

    def script(line, number):
        line.send(you(token='7.x'))
        line.wait_for('create')
        seat = {'kind': 'person', 'name': 'Ada', 'connected': True, 'seeded': True}
        line.send(at_table(seats=1, phase='waiting', chairs=[seat]))
        line.wait_for('start')
        line.send(at_table(seats=1, chairs=[seat]), {'type': 'welcome', 'seat': 0, 'left_ms': None},
                  {'type': 'view', 'seq': 0, 'view': {}}, {'type': 'ask', 'request': 1, 'seq': 0, 'moves': ['hit']})
        line.wait_for('move')
        move = line.said[-1]
        line.send({'type': 'error', 'request': 1, 'id': move['id'], 'error': 'cannot_save', 'rule': None, 'message': 'no'},
                  {'type': 'table', 'code': 'K7QM3F', 'phase': 'paused', 'seat': 0, 'watching': False})
        time.sleep(.1)
        line.send(at_table(seats=1, chairs=[seat]))
        begun = time.monotonic()
        while line.said[-1] is move or line.said[-1]['type'] != 'move':
            line.receive()
        took.append((line.said[-1]['id'] == move['id'], time.monotonic() - begun))

    server = Hostile(script)
    swarm = subprocess.Popen([UPCARD, 'swarm', '--server', server.url, '--tables', '1', '--seats', '1', '--seconds', '60'],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.time() + 30
    while not took and time.time() < end:
        time.sleep(.05)
    swarm.kill()
    swarm.wait()
    check('a move is repeated as soon as its table continues', took and took[0][0] and took[0][1] < .7, took)
    server.close()


def sent_to_nowhere():
    """A server that sends its guests to one that nobody reaches is not asked again without a pause, and the guests are there as
    soon as that one is."""
    asked, opened, back = [], threading.Event(), threading.Event()

    def script(line, _number):
        if line.path == '/ws':
            asked.append(time.time())
        elif not opened.is_set():
            raise ConnectionError
        line.send(you())
        line.wait_for('join')
        if line.path == '/ws':
            line.send({'type': 'elsewhere', 'path': '/n/b/ws'})
        else:
            back.set()
            line.send(at_table())

    server = Hostile(script)
    bot = subprocess.Popen([UPCARD, 'bot', '--server', server.url, '--table', 'K7QM3F', '--level', 'random'],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(5)
    check('who is sent to nowhere pauses', 5 < len(asked) < 25, len(asked))
    opened.set()
    check('and arrives at last', back.wait(5))
    bot.kill()
    bot.wait()
    server.close()


def shown_before_it_sits_down():
    """What a player is shown between `join` and its answer is about the table before: the load test must not take it for this one."""
    seats = [{'kind': 'person', 'name': name, 'connected': True, 'seeded': True} for name in ('P0', 'P1')]
    begun = threading.Event()

    def script(line, number):
        line.send(you(token=f'{number}.x', id=number))
        if number == 1:
            line.wait_for('create')
            line.send(at_table(phase='waiting', chairs=seats))
            line.wait_for('start')
            begun.set()
        else:
            line.wait_for('join')
            line.send({'type': 'view', 'seq': 5, 'view': {}}, at_table(phase='waiting', chairs=seats, seat=1))
            begun.wait(20)
        line.send(at_table(chairs=seats, seat=number - 1), {'type': 'welcome', 'seat': number - 1, 'left_ms': None})
        while True:
            line.send({'type': 'view', 'seq': 0, 'view': {}})
            line.receive()
            if line.said[-1]['type'] == 'join':
                line.send(at_table(chairs=seats, seat=number - 1))

    server = Hostile(script)
    done = subprocess.run([UPCARD, 'swarm', '--server', server.url, '--tables', '1', '--seats', '2', '--seconds', '3', '--json'],
                          capture_output=True, text=True, timeout=60)
    found = json.loads(done.stdout)
    check('it took part', found['fetched'] == 1, found)
    check('and the view of the table before counts for none', found['wrong']['seq_went_back'] == 0, (found, done.stderr))
    server.close()


VIEWS = real_views()
LAYOUT = VIEWS['layout']
silence = threading.Thread(target=silent_servers)
silence.start()
table_without_code()
shown_lobby()
paused_for_a_moment()
sent_to_nowhere()
shown_before_it_sits_down()
for PROGRAM in ('join', 'bot'):
    codes_and_tokens(PROGRAM)
    shown_texts(PROGRAM)
    missing_keys(PROGRAM)
    overflowing_view(PROGRAM)
silence.join()
finish()
