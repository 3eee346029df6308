#!/usr/bin/env python3
"""Several servers on one PostgreSQL database (tests/support/with_postgres): tables have owners, guests are sent to them, and
other servers take over from one that dies, freezes or stops."""
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

from balancer import Balancer
from database import Relay
from kills import NO_LIMITS, load, report
from moderation import admin, done
from players import Player, Server, check, finish, play, who_acts
from push_service import Service
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
        """A server with the push key of the others."""
        folder = os.path.join(self.folder, name)
        os.makedirs(folder + '/data', exist_ok=True)
        for other in self.servers.values():
            if os.path.exists(key := other.folder + '/data/push.key'):
                shutil.copy(key, folder + '/data')
        self.servers[name] = Server(data=folder, store=self.store, node=name, **self.options)

    def sql(self, statement):
        return subprocess.run(['psql', '-X', '-q', '-A', '-t', '-c', statement, self.store], check=True, capture_output=True,
                              text=True).stdout.split()

    def owned(self):
        """Parts by name of their server."""
        rows = self.sql('SELECT name, count(*) FROM part JOIN node ON node.server = part.server GROUP BY name')
        return {name: int(count) for name, count in (row.split('|') for row in rows)}

    def share(self, seconds=30):
        """Until all have about the same number of parts, and serve them."""
        end = time.time() + seconds
        while not (sum(self.owned().values()) == 64 and len(self.owned()) == len(self.servers) and
                   max(self.owned().values()) - min(self.owned().values()) <= 2 and
                   all(server.get('/readyz')[0] == 200 for server in self.servers.values())):
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


def patience():
    """On a busy machine everything may take up to twice as long."""
    return min(2, max(1, os.getloadavg()[0] / os.cpu_count()))


def taken_over(cluster, by, since, what):
    """The other server owns everything within six seconds."""
    allowed = 6 * patience()
    while cluster.owned() != {by: 64} and time.time() < since + allowed:
        time.sleep(.05)
    print(f'{what}: taken over after {time.time() - since:.2f} s of {allowed:.1f}', flush=True)
    check(f'{what}: taken over in time', cluster.owned() == {by: 64}, cluster.servers[by].log())


def plays_on(cluster, name, since, what):
    gone = cluster.servers.pop(name)
    taken_over(cluster, next(iter(cluster.servers)), since, what)
    return gone


def start_two(cluster, game, **options):
    """A game of two at server a: they, and its code."""
    two = [Roamer(cluster, name, '/n/a/ws') for name in ('Ada', 'Ben')]
    code = two[0].ask('table', type='create', game=game, seats=2, **options)['code']
    two[1].join(code)
    two[0].drain()
    two[0].send(type='start')
    for player in two:
        player.wait('view')
    return two, code


def one_is_killed(cluster):
    """Its games go on elsewhere, no clock runs meanwhile, and those who have finished a game play the next one."""
    swarm = swarm_of(cluster, 12)
    wait_for_moves(cluster, 200)
    over, code = start_two(cluster, 'flip7', rules={'target': 30}, clock='none')
    check('a game is over', all(play(over)))
    slow, day = start_two(cluster, 'hilo', clock='day')
    left = mine(slow[0])[day]['left_ms']
    cluster.servers['a'].kill()
    killed = time.time()
    gone = plays_on(cluster, 'a', killed, 'killed')
    away_ms = 1000 * (time.time() - killed)
    for player in over + slow:
        player.at = '/ws'
        player.connect()
    lost = left - mine(slow[0])[day]['left_ms']
    check('a turn loses no time by it', away_ms < 3000 or lost < away_ms - 1500, (lost, away_ms))
    check('the game is there', [player.join(code)[0]['phase'] for player in over] == ['over', 'over'])
    next_one = over[0].ask('table', type='rematch')
    while not next_one.get('rematch') and next_one['code'] == code:
        next_one = over[0].wait('table')
    next_code = next_one['rematch'] or next_one['code']
    check('and the next one', [player.join(next_code)[0]['phase'] for player in over] == ['waiting', 'waiting'], next_one)
    wait_for_moves(cluster, 300)
    judge('one is killed', swarm, 12)
    gone.close()
    cluster.add('a')
    cluster.share()
    check('it comes back, and gets parts', cluster.owned()['a'] == 32, cluster.owned())
    log = cluster.servers['a'].log()
    check('once it listens', log.index('event=listening') < log.index('event=parts'), log)


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
    lost = re.search(r'level=error event=lost node=a silent_ms=(\d+) taken_by=b\n', frozen.log())
    check('how long it was silent, and who has its tables', lost and int(lost[1]) > 3000, frozen.log())
    check('the other one knows it, too', re.search(r'level=error event=node_gone node=a silent_ms=\d{4} parts=32\n',
                                                   cluster.servers['b'].log()), cluster.servers['b'].log())
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


def one_is_out_of_reach(cluster):
    """A server that its balancer does not reach gives its tables to one that it reaches, and takes some back later."""
    ada = Roamer(cluster, 'Ada', '/n/a/ws')
    code = ada.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
    ada.at = '/ws'
    cluster.balancer.cut('a')
    since = time.time()
    taken_over(cluster, 'b', since, 'out of reach')
    ada.connect()
    check('the same seat elsewhere', ada.join(code)[0]['seat'] == 0)
    check('it has seen that', 'event=unreached' in cluster.servers['a'].log())
    cluster.balancer.heal('a')
    cluster.share()
    cluster.balancer.cut('a')
    cluster.balancer.cut('b')
    cluster.servers['a'].wait_for_log('event=unreached(?s:.*)event=unreached')
    cluster.servers['b'].wait_for_log('event=unreached')
    check('with nobody in reach, both keep what they have', sum(cluster.owned().values()) == 64 and len(cluster.owned()) == 2,
          cluster.owned())


def one_is_cut_off_from_the_database(cluster):
    """Players who come to it meanwhile are sent away at once, as those were who had been there."""
    folder = os.path.join(cluster.folder, 'relayed')
    os.mkdir(folder)
    relay = Relay(folder, re.search('host=([^&]+)', cluster.store)[1])
    check('it ends well', cluster.servers['a'].stop() == 0)
    cluster.servers['a'].options['store'] = re.sub('host=[^&]+', f'host={folder}', cluster.store)
    cluster.servers['a'].start()
    cluster.share()
    ada = Roamer(cluster, 'Ada', '/n/a/ws')
    code = ada.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
    relay.speaks.clear()
    taken_over(cluster, 'b', time.time(), 'cut off')
    check('who was there is sent away', ada.wait('bye', timeout=10)['reason'] == 'shutdown')
    late = Client(cluster.servers['a'].socket_url)
    late.send({'type': 'hello', 'protocol': 1, 'token': ada.token})
    check('and who comes', late.receive(5).get('reason') == 'shutdown')
    check('it is not ready', cluster.servers['a'].get('/readyz')[0] == 503)
    ada.at = '/ws'
    ada.connect()
    check('the same seat elsewhere', ada.join(code)[0]['seat'] == 0)
    relay.speaks.set()
    gone = cluster.servers.pop('a')
    check('and it ends', gone.process.wait(30) == 1)
    gone.process = None
    relay.close()


def the_operator_is_heard_everywhere(cluster):
    a, b = (cluster.servers[name] for name in 'ab')
    ada, ben = Roamer(cluster, 'Ada', '/n/b/ws'), Roamer(cluster, 'Rude Name', '/n/b/ws')
    code = ada.ask('table', type='create', game='hilo', seats=2)['code']
    ben.join(code)
    done(a, 'rename', str(ben.you['id']), 'Ben 12')
    end = time.time() + 30
    while ada.table['chairs'][1]['name'] != 'Ben 12' and time.time() < end:
        ada.drain(.1)
    check('a name that is given at another server', ada.table['chairs'][1]['name'] == 'Ben 12', ada.table)
    done(a, 'mute', str(ben.you['id']))
    check('a mute', ben.wait('measure', timeout=30)['measure'] in ('name', 'mute'))
    done(a, 'ban', str(ben.you['id']))
    check('a ban', ben.wait('bye', timeout=30)['reason'] == 'banned')
    refused = admin(a, 'end', code)
    check('whose table it is', refused.returncode == 1 and '"b" has it' in refused.stderr and f'admin end {code}' in refused.stderr,
          refused)
    check('who can end it', re.fullmatch(f'{code} is closed.\n', done(b, 'end', code)))
    log = b.log()
    check('the log has its beginning and its end', f'event=table_made table={code} game=hilo seats=2 players={ada.you["id"]}' in log
          and re.search(f'event=game_over table={code} game=hilo players={ada.you["id"]}\S* moves=0 seconds=0 why=operator', log), log)


def move_until(player, actors):
    while player.ask('mine', type='mine') and player.view['actors'] != actors:
        _, ask = who_acts([player])
        player.ask('confirm', type='move', request=ask['request'], move=ask['moves'][-1])


def pushes_go_to_browsers_of_all_servers(cluster, service):
    """Ben subscribes at b, and his turn begins at a."""
    (ada, ben), code = start_two(cluster, 'flip7', clock='day')
    browser, there = service.browser('/ok/ben'), Roamer(cluster, token=ben.token, at='/n/b/ws')
    check('subscribed', there.ask('push', type='push', **browser.keys()).get('on') is True)
    there.close()
    move_until(ben, [0])
    ben.close()
    while ada.table['chairs'][1]['connected']:
        ada.wait('table')
    move_until(ada, [1])
    check('a message for a subscription of another server', service.next(60).path == '/ok/ben')
    ben.connect()
    gone = ben.ask('push', type='push', on=False, endpoint=browser.endpoint)
    check('which is cancelled here', gone == {'type': 'push', 'on': False}, gone)
    check('and gone', cluster.sql('SELECT count(*) FROM push') == ['0'])


if __name__ == '__main__':
    for trial in (a_table_has_one_server, a_pad_has_one_server, own_tables_are_listed_everywhere, one_is_killed, one_is_frozen,
                  one_is_cut_off_from_the_database, one_stops):
        with Cluster() as both:
            trial(both)
    with Cluster(proxy='127.0.0.1', checked_s=2) as both:
        one_is_out_of_reach(both)
    push_service = Service()
    with Cluster(push_contact='mailto:operator@example.org', push_allow=push_service.origin) as both:
        the_operator_is_heard_everywhere(both)
        pushes_go_to_browsers_of_all_servers(both, push_service)
    finish()
