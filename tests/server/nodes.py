#!/usr/bin/env python3
"""Several servers on one PostgreSQL database (tests/support/with_postgres): tables have owners, guests are sent to them, and
other servers take over from one that dies, freezes or stops."""
import os
import shutil
import signal
import subprocess
import tempfile
import time

from balancer import Balancer
from kills import NO_LIMITS, load, report
from players import Player, Server, check, finish
from server import make_schema
from websocket import Client, Refused


class Cluster:
    """Servers a and b (and more), and a balancer."""

    def __init__(self, names='ab', **options):
        self.folder = tempfile.mkdtemp(prefix='upcard-test-')
        self.store = make_schema(self.folder)
        self.options = {'unload_s': 5, 'drain_s': 10, **NO_LIMITS, **options}
        self.servers = {}
        for name in names:
            self.add(name)
        self.balancer = Balancer(self.servers)
        self.url = self.balancer.url
        self.share()

    def add(self, name):
        folder = os.path.join(self.folder, name)
        os.makedirs(folder, exist_ok=True)
        self.servers[name] = Server(data=folder, store=self.store, node=name, **self.options)

    def sql(self, statement):
        return subprocess.run(['psql', '-X', '-q', '-A', '-t', '-c', statement, self.store], check=True, capture_output=True,
                              text=True).stdout.split()

    def owned(self):
        """Parts by name of their server."""
        rows = self.sql('SELECT name, count(*) FROM part JOIN node ON node.server = part.server GROUP BY name')
        return {name: int(count) for name, count in (row.split('|') for row in rows)}

    def share(self, seconds=30):
        """Until all have about the same number of parts."""
        end = time.time() + seconds
        while not (sum(self.owned().values()) == 64 and len(self.owned()) == len(self.servers) and
                   max(self.owned().values()) - min(self.owned().values()) <= 2):
            assert time.time() < end, self.owned()
            time.sleep(.1)

    def owner(self, code):
        digits = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
        number = 0
        for letter in code:
            number = 32 * number + digits.index(letter)
        return self.sql(f'SELECT name FROM part JOIN node ON node.server = part.server WHERE part.id = {number % 64}')[0]

    def metric(self, name):
        return sum(server.metric(name) for server in self.servers.values())

    def close(self):
        self.balancer.close()
        for server in self.servers.values():
            server.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Roamer(Player):
    """A guest of a cluster: it follows `elsewhere`."""

    def __init__(self, cluster, name=None, at='/ws', **more):
        self.at = at
        super().__init__(cluster, name, **more)

    def connect(self, name=None):
        self.client = Client(self.server.url.replace('http', 'ws', 1) + self.at)
        self.send({'type': 'hello', 'protocol': 1, **({'token': self.token} if self.token else {'name': name})})
        self.you = self.wait('you')
        self.token = self.you.get('token', self.token)

    def join(self, code, **keys):
        """Joins, elsewhere if need be; how often it was sent on."""
        for moves in range(5):
            answer = self.ask('table', 'elsewhere', type='join', table=code, **keys)
            if answer['type'] != 'elsewhere':
                return answer, moves
            self.at = answer['path']
            self.connect()
        raise AssertionError('sent on for ever')


def a_table_has_one_server(cluster):
    """Guests who come to another server are sent to the owner, once, whatever they want there."""
    ada = Roamer(cluster, 'Ada', '/n/a/ws')
    code = ada.ask('table', type='create', game='hilo', seats=3, open=True, watch='everybody')['code']
    check('a new table belongs to the server where it was made', cluster.owner(code) == 'a')
    for name, keys in (('Ben', {}), ('Eve', {'watch': True})):
        guest = Roamer(cluster, name, '/n/b/ws')
        answer, moves = guest.join(code, **keys)
        check(f'{name} is sent on once', answer['type'] == 'table' and moves == 1 and guest.at == '/n/a/ws', (answer, moves))
    check('both are there', ada.wait('table')['watchers'] <= 1)
    cy = Roamer(cluster, 'Cy', '/n/b/ws')
    deadline = time.time() + 10
    while code not in [t['code'] for t in cy.ask('lobby', type='lobby')['tables']] and time.time() < deadline:
        time.sleep(.2)
    check('the lobby shows the tables of all', time.time() < deadline)
    sent = cy.ask('table', 'elsewhere', type='quick', game='hilo')
    check('a quick match finds it', sent == {'type': 'elsewhere', 'path': '/n/a/ws'}, sent)
    cy.at = sent['path']
    cy.connect()
    found = cy.ask('table', type='quick', game='hilo')
    check('and sits down there', found['code'] == code and found['seat'] == 2, found)
    check('no such table', Roamer(cluster, 'Di', '/n/b/ws').join('ZZZZZZ')[0].get('error') == 'no_table')
    try:
        Client(cluster.servers['a'].socket_url.replace('/ws', '/n/b/ws'))
        check('a server answers only at its own path', False)
    except Refused as refused:
        check('which others have not', refused.status == 404, refused)


def mine(player):
    return {table['code']: table for table in player.ask('mine', type='mine')['tables']}


def own_tables_are_listed_everywhere(cluster):
    """Both servers list the same tables, in the same words, for each of two players."""
    ada, ben = Roamer(cluster, 'Ada', '/n/a/ws'), Roamer(cluster, 'Ben', '/n/b/ws')
    codes = []
    for player in (ada, ben):
        code = player.ask('table', type='create', game='hilo', seats=2, clock='day')['code']
        other = Roamer(cluster, token=(ben if player is ada else ada).token)
        check('the other joins', other.join(code)[0]['seat'] == 1)
        player.drain(.2)
        check('and it starts', player.ask('welcome', type='start')['type'] == 'welcome', player.all[-3:])
        codes.append(code)
        other.close()
    for player in (ada, ben):
        lists = []
        for name in 'ab':
            player.close()
            player.at = f'/n/{name}/ws'
            player.connect()
            lists.append({code: {**table, 'left_ms': table['left_ms'] is not None} for code, table in mine(player).items()})
        check('the same at both', lists[0] == lists[1] and sorted(lists[0]) == sorted(codes), lists)
        left = [table['left_ms'] for table in mine(player).values()]
        check('with a day for the turn', all(86200000 < ms <= 86400000 for ms in left), left)
    gone = next(iter(set('ab') - {cluster.owner(codes[0])}))
    check('it ends well', cluster.servers[gone].stop() == 0)


def a_pad_has_one_server(cluster):
    ada = Roamer(cluster, 'Ada', '/n/a/ws')
    pad = ada.ask('pad', type='share', head='upcard-pad 1\ngame hilo\nseats 2\n')
    for code in (pad['code'], pad['look']):
        ben = Roamer(cluster, 'Ben', '/n/b/ws')
        check('a pad is elsewhere too', ben.ask('pad', 'elsewhere', type='join', table=code)['type'] == 'elsewhere')
        ben.at = '/n/a/ws'
        ben.connect()
        check('and there it is', ben.ask('pad', type='join', table=code)['look'] == pad['look'])


def swarm_of(cluster, tables, **options):
    return load(cluster, tables=tables, games=1, seconds=120, game='flip7', rules='target=200', **options)


def wait_for_moves(cluster, count, seconds=60):
    end = time.time() + seconds
    while cluster.metric('upcard_moves_total') < count:
        assert time.time() < end, 'no moves'
        time.sleep(.05)


def judge(what, swarm, tables):
    seen, errors = report(swarm, 200)
    check(f'{what}: nothing is wrong', swarm.returncode == 0 and not any(seen['wrong'].values()), (seen, errors))
    check(f'{what}: every game comes to its end, with a record', seen['games'] == seen['records'] == tables, (seen, errors))


def plays_on(cluster, name, since, what):
    """The other server plays within six seconds the tables of one that is gone."""
    gone = cluster.servers.pop(name)
    other = next(iter(cluster.servers.values()))
    while cluster.owned() != {next(iter(cluster.servers)): 64}:
        check(f'{what}: taken over in time', time.time() < since + 8, other.log())
        if time.time() > since + 8:
            break
        time.sleep(.05)
    print(f'{what}: taken over after {time.time() - since:.2f} s', flush=True)
    return gone


def one_is_killed(cluster):
    swarm = swarm_of(cluster, 12)
    wait_for_moves(cluster, 200)
    cluster.servers['a'].kill()
    gone = plays_on(cluster, 'a', time.time(), 'killed')
    wait_for_moves(cluster, 300)
    judge('one is killed', swarm, 12)
    gone.close()
    cluster.add('a')
    cluster.share()
    check('it comes back, and gets parts', cluster.owned()['a'] == 32, cluster.owned())


def one_is_frozen(cluster):
    """It wakes up after the other has taken over: it confirms nothing more, and ends."""
    ada = Roamer(cluster, 'Ada', '/n/a/ws')
    code = ada.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
    frozen = cluster.servers['a']
    frozen.send_signal(signal.SIGSTOP)
    ada.send(type='chair', seat=1, player='bot:easy')
    plays_on(cluster, 'a', time.time(), 'frozen')
    eve = Roamer(cluster, token=ada.token)
    check('the same seat elsewhere', eve.join(code)[0]['seat'] == 0)
    check('which changes', eve.ask('table', type='chair', seat=1, player='bot:hard')['type'] == 'table')
    frozen.send_signal(signal.SIGCONT)
    told = ada.wait('table', 'error', 'bye')
    check('the frozen one confirms nothing', told['type'] != 'table' or told['phase'] == 'paused', told)
    check('and ends', frozen.process.wait(30) == 1)
    frozen.reader.join(10)
    check('for this reason', 'another server has taken over' in frozen.log(), frozen.log())
    frozen.process = None
    cluster.add('a')
    cluster.share()


def one_stops(cluster):
    """A deploy under load: one after the other stops and starts again, and nobody notices more than a new connection."""
    swarm = swarm_of(cluster, 12)
    wait_for_moves(cluster, 100)
    for name in sorted(cluster.servers):
        server = cluster.servers[name]
        begun = time.time()
        check('it ends well', server.stop() == 0, server.log())
        print(f'{name} stopped in {time.time() - begun:.2f} s', flush=True)
        check('without clients', 'clients_left=0' in server.log(), server.log())
        server.start()
        cluster.share()
    judge('a deploy', swarm, 12)


if __name__ == '__main__':
    for trial in (a_table_has_one_server, a_pad_has_one_server, own_tables_are_listed_everywhere, one_is_killed, one_is_frozen, one_stops):
        with Cluster() as both:
            trial(both)
    finish()
