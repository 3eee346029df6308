"""A server and players at its tables, for tests: real processes, real sockets."""
import os
import random
import sys
import threading
import time

import server

UPCARD = os.environ['UPCARD']
failed = 0


def check(what, ok, seen=''):
    global failed
    if not ok:
        failed += 1
        print(f'FAILED: {what}\n{seen}', flush=True)


def finish():
    sys.exit(1 if failed else 0)


class Server(server.Server):
    """A server with wide limits and fast bots."""

    def __init__(self, **options):
        super().__init__(**{'bot_pace_ms': 0, 'messages_per_s': 1000, 'guests_per_address': 1000, **options})

    def seeds(self, code):
        """The players' seeds in the record of a game."""
        lines = self.text(f'/record/{code}')[1].splitlines()
        return next((line.split()[2:] for line in lines if line.startswith('seed ')), None)


class Player:
    """A guest with one connection at a time, who stores all messages."""

    def __init__(self, server, name=None, token=None, **more):
        self.server, self.token, self.more = server, token, more
        self.all = []
        self.view = self.seat = self.table = self.request = None
        self.seq = 0
        self.connect(name)

    def connect(self, name=None):
        self.client = self.server.client()
        hello = {'type': 'hello', 'protocol': 1, **self.more}
        if name:
            hello['name'] = name
        if self.token:
            hello['token'] = self.token
        self.send(hello)
        self.you = self.wait('you')
        self.token = self.you.get('token', self.token)

    def send(self, message=None, **keys):
        self.client.send(message or keys)

    def note(self, message):
        """A client's memory."""
        self.all.append(message)
        kind = message['type']
        if kind == 'table':
            self.table = message
        elif kind == 'welcome':
            self.seat = message['seat']
        elif kind == 'view':
            self.view, self.seq = message['view'], message['seq']
        elif kind == 'event':
            if self.view is not None:
                self.view.update(message['changed'])
            self.seq = message['seq']
        return message

    def receive(self, timeout=60):
        return self.note(self.client.receive(timeout))

    def wait(self, *types, timeout=60):
        """The next message of one of these types; those before it are noted."""
        end = time.time() + timeout
        while True:
            message = self.receive(max(.01, end - time.time()))
            if message['type'] in types:
                return message

    def ask(self, *types, **keys):
        """Sends, and waits for one of these types or an error; stores earlier messages."""
        self.drain(.05)
        self.send(**keys)
        return self.wait(*types, 'error')

    def drain(self, seconds=.2):
        """All that comes within a short time."""
        got = []
        try:
            while True:
                got.append(self.receive(seconds))
        except TimeoutError:
            return got

    def close(self):
        self.client.close()

    def again(self, **keys):
        """A new connection of the same guest, back at the table."""
        self.client.sock.close()
        self.connect()
        self.send(type='join', table=self.table['code'], **keys)
        return self.wait('table', 'error')


def seeded(player, seats, seconds=60):
    """Waits until the players there have sent their seeds."""
    end = time.time() + seconds
    while not all(player.table['chairs'][seat]['seeded'] for seat in seats) and time.time() < end:
        player.drain(.05)
    check(f'{seats} have given seeds', all(player.table['chairs'][seat]['seeded'] for seat in seats), player.table)


def answered(player, ask):
    return any(m['type'] == 'confirm' and m['request'] == ask['request'] for m in player.all)


def who_acts(players, seconds=60):
    """Waits until one of them is to act: that player, and the ask."""
    end = time.time() + seconds
    while time.time() < end:
        for player in players:
            player.drain(.05)
            last = next((m for m in reversed(player.all) if m['type'] in ('ask', 'event', 'view', 'end')), None)
            if last and last['type'] == 'ask' and not answered(player, last):
                return player, last
    raise AssertionError('nobody is asked')


def settle(players, seconds=60):
    """Reads until all know the same moves, and no more of them come."""
    end = time.time() + seconds
    while any([player.drain(.3) for player in players]) or len({player.seq for player in players}) > 1:
        assert time.time() < end, [player.seq for player in players]


def play(players, until=lambda player: False, seconds=300):
    """Players who move at random, each in a thread of its own, until the game is over; their `end` messages."""
    ends = {}

    def run(player):
        luck, deadline = random.Random(player.seat), time.time() + seconds
        message = player.all[-1]
        while time.time() < deadline and not until(player):
            if message['type'] == 'ask':
                player.send(type='move', request=message['request'], move=luck.choice(message['moves']),
                            id=f'{player.seat}-{message["request"]}')
            elif message['type'] == 'end':
                ends[player.seat] = message
                return
            try:
                message = player.receive(1)
            except TimeoutError:
                message = {'type': 'nothing'}

    threads = [threading.Thread(target=run, args=[player]) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [ends.get(player.seat) for player in players]
