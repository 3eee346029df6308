#!/usr/bin/env python3
"""A real server holds the conversations of docs/protocol.md.

A block marked `network` continues with the server of the blocks before it:

    $ upcard serve …     a new server, with these options; its random bytes are the same in each run (scripted.c)
      ada > {...}          Ada's client sends exactly this; it connects before its first message
  ada < {...}          and gets this next; `…` stands for more keys or more items of a list, alone for any messages, and
                       at the end of a text for any rest of it; "left_ms" may be less, since time passes
    ada < closed 1001    the server has ended the connection, with this code
    ada drops            the connection drops
    GET /record/K3F9QX   the answer's status and then its text follow; `…` stands for any lines
      (they play until X)  each player who is asked makes the first play without uno, or else the first move, until somebody
                       gets a message that contains X; that message comes next
    (10 seconds pass)    nothing, but such a server has clocks that run 20 times as fast
    $ upcard admin …     the operator of the server runs it
    $ kill -TERM …       the signal is sent

Messages that are sent but not shown are errors too. The messages of one client are compared in their order; those of
different clients have no order. Each type of message is shown.

A block marked `server` holds messages that no client can provoke: the source of the server contains them. This test also
runs docs/examples/client.py.
"""
import itertools
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'cli')]
from documents import BLOCK, MORE, ROOT, read_answer, same
from players import Server, check, finish
from websocket import Client, Closed

PAGE = ROOT / 'docs/protocol.md'
SPOKEN = re.compile(r'(\w+) ([<>]) (.*)')
STEP = re.compile(r'\w+ [<>] |\w+ drops$|\(|\$ |GET ')
QUIET_S = .25  # enough for all messages that are on their way
LONG_S = 60  # for expected messages
FASTER = 20


class Scripted(Server):
    def __init__(self, words, speed):
        self.words, self.environment = words, [f'UPCARD_SPEED={speed}']
        super().__init__(bot_pace_ms=60000, drain_s=1, window_us=0)

    def command(self):
        return ['env', *self.environment, os.environ['SCRIPTED'], 'serve', *super().command()[2:], *self.words]


class Speaker:
    """A client, the messages that it has not read yet, and the question after them."""

    def __init__(self, server):
        self.wire, self.unread, self.asked = Client(server.socket_url), [], None

    def listen(self, seconds):
        """Reads one message more; False: none came."""
        try:
            message = json.loads(self.wire.receive_text(seconds))
            self.unread.append(message)
            if message['type'] in ('ask', 'event'):
                self.asked = message if message['type'] == 'ask' else None
        except TimeoutError:
            return False
        except Closed as closed:
            self.unread.append(f'closed {closed.code}')
        return True

    def next(self, seconds=LONG_S):
        if not self.unread and not self.listen(seconds):
            return None
        return self.unread[0] if isinstance(self.unread[0], str) else self.unread.pop(0)  # closed it stays

    def drop(self):
        self.wire.drop()


def as_shown(shown, real):
    """The message, with the parts that may differ replaced by the shown ones: the time that is left may be less, and a text
    may go on in any way where … is shown."""
    if not isinstance(real, dict):
        return real
    left, got = shown.get('left_ms'), real.get('left_ms')
    texts = {key: text for key, text in shown.items() if isinstance(text, str) and text.endswith(MORE)
             and isinstance(real.get(key), str) and real[key].startswith(text[:-1])}
    timely = isinstance(left, int) and isinstance(got, int) and left // 2 <= got <= left
    return {**real, **texts, **({'left_ms': left} if timely else {})}


def like(shown, real):
    if isinstance(real, str) or real is None:
        return shown == real
    shown = read_answer(shown)
    return same(shown, as_shown(shown, real))


def spell(message):
    return message if isinstance(message, str) else json.dumps(message, ensure_ascii=False, separators=(',', ':'))


class Conversation:
    """Goes through the blocks of a page."""

    def __init__(self):
        self.server, self.speakers, self.killed = None, {}, False

    def speaker(self, name):
        if name not in self.speakers:
            self.speakers[name] = Speaker(self.server)
        return self.speakers[name]

    def begin(self, command, block):
        self.end()
        fast = re.search(r'^\(.*pass', block, re.MULTILINE)
        self.server = Scripted([word for word in shlex.split(command)[3:] if word != MORE], FASTER if fast else 1)

    def end(self):
        for speaker in self.speakers.values():
            speaker.drop()
        if self.killed:
            self.server.process.wait(60)
        if self.server:
            self.server.close()
        self.server, self.speakers, self.killed = None, {}, False

    # The meaning of the lines

    def hear(self, name, shown, rest):
        """Compares the next message, or after … the first one that matches."""
        speaker = self.speaker(name)
        if shown == MORE:
            ahead = [SPOKEN.fullmatch(line) for line in rest]
            own = [m.group(3) for m in ahead if m and m.group(1) == name and m.group(2) == '<'] + [MORE]
            heard_next = itertools.takewhile(lambda m: m and m.group(2) == '<', ahead)  # before anybody does anything
            soon = own[0] != MORE and any(m.group(1) == name for m in heard_next)
            self.skip(speaker, own[0], LONG_S if soon else QUIET_S)
            return
        real = speaker.next()
        check(f'{name} < {shown[:400]}', like(shown, real), spell(real))

    @staticmethod
    def skip(speaker, following, seconds):
        """All messages up to the one that is shown next; waits for it up to `seconds`."""
        while speaker.unread or speaker.listen(seconds):
            if isinstance(speaker.unread[0], str) or (following != MORE and like(following, speaker.unread[0])):
                return
            speaker.unread.pop(0)

    def play(self, text):
        """They play; messages with this text stay unread."""
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            for speaker in self.speakers.values():
                while speaker.unread or speaker.listen(.01):
                    if text in spell(speaker.unread[0]):
                        return
                    speaker.unread.pop(0)
                if speaker.asked:
                    self.answer(speaker, speaker.asked)
                    speaker.asked = None
        check(f'they play until {text}', False)

    def answer(self, speaker, ask):
        if ask['moves'] == ['uno']:  # said at once, it would come before the catch that the conversation waits for
            return
        plays = [move for move in ask['moves'] if move.startswith(('play', 'hit')) and not move.endswith(' uno')]
        speaker.wire.send({'type': 'move', 'request': ask['request'], 'move': [*plays, ask['moves'][0]][0]})

    def get(self, path, shown):
        status, text = self.server.text(path)
        real = f'{status}\n{text}'
        pattern = ''.join('(?:.*\n)*' if line == MORE else '.*'.join(map(re.escape, line.split(MORE))) + '\n'
                          for line in shown)
        check(f'GET {path}', re.fullmatch(pattern, real), real)

    def unread(self):
        for name, speaker in self.speakers.items():
            if speaker.unread or speaker.listen(QUIET_S):
                check(f'{name} is sent what is not shown', isinstance(speaker.unread[0], str), spell(speaker.unread[0]))

    def try_block(self, block):
        lines = block.splitlines()
        for at, line in enumerate(lines):
            spoken = SPOKEN.fullmatch(line)
            if spoken and spoken.group(2) == '>':
                self.speaker(spoken.group(1)).wire.send_text(spoken.group(3))
            elif spoken:
                self.hear(spoken.group(1), spoken.group(3), lines[at + 1:])
            elif line.startswith('$ upcard serve'):
                self.begin(line, block)
            elif line.startswith('$ upcard admin'):
                words = [os.environ['UPCARD'], 'admin', '--data', os.path.join(self.server.folder, 'data'), *shlex.split(line)[3:]]
                done = subprocess.run(words, capture_output=True, text=True)
                check(line, done.returncode == 0, done.stderr)
            elif line.startswith('$ kill'):
                self.server.send_signal(signal.SIGTERM)
                self.killed = True
            elif line.endswith(' drops'):
                self.speakers.pop(line.split()[0]).drop()
            elif line.startswith('(they play until '):
                self.play(line[len('(they play until '):-1])
            elif line.startswith('GET '):
                shown = list(itertools.takewhile(lambda one: not STEP.match(one), lines[at + 1:]))
                self.get(line[4:], shown[:-1] if shown and not shown[-1] else shown)
        self.unread()


def try_sentences(page):
    """Messages that no client can provoke are in the server's source; and all errors have a row in the table."""
    source = ''.join(path.read_text() for path in sorted((ROOT / 'src/server').glob('*.c')))
    words = (ROOT / 'src/room/room_words.c').read_text() + (ROOT / 'src/room/room_queries.c').read_text()
    for line in ''.join(text for kind, text in BLOCK.findall(page) if kind == 'server').splitlines():
        message = json.loads(line)
        for key in ('error', 'reason', 'message'):
            check(f'the server says {message.get(key)}', key not in message or f'"{message[key]}"' in source)
    codes = set(re.findall(r'(?:guest_error|announce_error|fail|refuse_all)\([^";]*"([a-z_]+)"', source))
    codes |= set(re.findall(r'\[ROOM_[A-Z_]+\] = "([a-z_]+)"', words))
    check('errors are found', len(codes) > 15, codes)
    for code in codes - {'fine', 'repeat'}:
        check(f'the table of errors has {code}', re.search(rf'^\|[^|]*`{code}`', page, re.MULTILINE))


def try_example():
    """The client of the page plays a game against bots to its end."""
    with Server() as server:
        host = Client(server.socket_url)
        host.send({'type': 'hello', 'protocol': 1, 'name': 'Ada'})
        host.expect('you')
        host.send({'type': 'create', 'game': 'flip7', 'rules': {'target': 30}, 'chairs': ['open', 'open', 'bot:easy']})
        code = host.expect('table')['code']
        program = subprocess.Popen([sys.executable, ROOT / 'docs/examples/client.py', server.url, code],
                                   stdout=subprocess.PIPE, text=True)
        while host.expect('table')['chairs'][1]['kind'] != 'person':
            pass
        host.send({'type': 'start'})
        while (message := host.receive())['type'] != 'end':
            if message['type'] == 'ask':
                host.send({'type': 'move', 'request': message['request'], 'move': message['moves'][0]})
        out = program.communicate(timeout=120)[0]
        check('the example plays to the end', program.returncode == 0 and 'game is over' in out, out)
        host.close()
    gone = subprocess.run([sys.executable, ROOT / 'docs/examples/client.py', server.url, code], capture_output=True, text=True)
    check('without a server it says so', gone.returncode == 1 and gone.stderr.startswith('no server at '), gone.stderr)


def try_types(page, blocks, others):
    """Each message that the page explains is shown in a conversation, or among those that no client can provoke."""
    rows = [row for part in ('clients', 'the server')
            for row in re.findall(r'^\| (`.*?) \|', page.split(f'### All messages of {part}')[1].split('###')[0], re.MULTILINE)]
    types = set(re.findall(r'`([a-z]+)`', ' '.join(rows)))
    shown = set(re.findall(r'^\w+ [<>] {"type":"([a-z]+)"', '\n'.join(blocks), re.MULTILINE))
    shown |= set(re.findall(r'^{"type":"([a-z]+)"', '\n'.join(others), re.MULTILINE))
    check('all types are shown, and all that are shown are explained', types == shown and len(types) > 25, types ^ shown)


def main():
    page = PAGE.read_text(encoding='utf-8')
    blocks = [text for kind, text in BLOCK.findall(page) if kind == 'network']
    conversation = Conversation()
    try:
        for block in blocks:
            conversation.try_block(block)
    finally:
        conversation.end()
    try_types(page, blocks, [text for kind, text in BLOCK.findall(page) if kind == 'server'])
    try_sentences(page)
    try_example()
    finish()


if __name__ == '__main__':
    main()
