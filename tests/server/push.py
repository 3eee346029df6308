#!/usr/bin/env python3
"""Push messages: subscriptions, when one is sent, and push services that do not behave."""
import os
import re
import ssl
import stat
import subprocess
import tempfile
import time

from push_service import Browser, Service, encode, verify
from players import Player, Server, check, finish, who_acts

CONTACT = 'mailto:operator@example.org'
DAY_S = 86400


class Game:
    """Ada is always at the table; Ben comes and goes."""

    def __init__(self, server, clock='day'):
        self.server = server
        self.ada, self.ben = Player(server, 'Ada'), Player(server, 'Ben')
        self.code = self.ada.ask('table', type='create', game='flip7', seats=2, clock=clock)['code']
        self.ben.ask('table', type='join', table=self.code)
        self.ada.send(type='start')
        self.ben.wait('view')
        self.ada.wait('view')

    def subscribe(self, *browsers):
        for browser in browsers:
            answer = self.ben.ask('push', type='push', **browser.keys())
            check('subscribed', answer == {'type': 'push', 'on': True}, answer)

    def cancel(self, *browsers):
        for browser in browsers:
            answer = self.ben.ask('push', type='push', on=False, endpoint=browser.endpoint)
            check('cancelled', answer == {'type': 'push', 'on': False}, answer)

    def actors(self, player):
        """The seats that are to act, once the player has got all that was sent before."""
        player.ask('mine', type='mine')
        return player.view['actors']

    def move_until(self, mover, other):
        """`mover` plays until it is the other's turn."""
        while self.actors(mover) != [other.seat]:
            _, ask = who_acts([mover])
            mover.ask('confirm', type='move', request=ask['request'], move=ask['moves'][-1])
            mover.wait('event')

    def bens_turn(self, away=True, hidden=False):
        """A turn of Ben begins, who is away, or at the table, or has hidden the page."""
        if self.actors(self.ben) == [self.ben.seat]:
            self.move_until(self.ben, self.ada)
        if hidden:
            self.ben.send(type='visible', on=False)
            self.ben.ask('mine', type='mine')
        elif away:
            self.ada.drain(.05)
            self.ben.close()
            while self.ada.table['chairs'][self.ben.seat]['connected']:
                self.ada.wait('table')
        self.move_until(self.ada, self.ben)

    def back(self):
        self.ben.again()
        self.ben.wait('view')


def wait_for(server, metric, value, seconds=60):
    end = time.monotonic() + seconds
    while server.metric('upcard_' + metric) != value and time.monotonic() < end:
        time.sleep(.02)
    check(f'{metric} is {value}', server.metric('upcard_' + metric) == value, server.metric('upcard_' + metric))


def none_is_sent_by_default():
    with Server() as server:
        ada = Player(server, 'Ada')
        check('no key', ada.you['push'] is None, ada.you)
        refused = ada.ask('push', type='push', **Browser('https://push.example.org/x').keys())
        check('no subscription', refused['error'] == 'no_push', refused)
        check('no file', not os.path.exists(f'{server.folder}/data/push.key'))


def subscriptions_are_read_field_by_field(server, service):
    good = Browser('https://push.example.org/x').keys()
    point = Browser('').point
    bad = {
        'endpoint': ['', 'x', 'http://push.example.org/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/',
                     'https://10.1.2.3/', 'https://169.254.169.254/', 'https://user@push.example.org/', 'file:///etc/passwd',
                     'https://push.example.org:25/', 'https://push.example.org/\r\nHost: x', 'https://ä.example/',
                     'https://push.example.org/' + 'x' * 1000, f'{service.origin}0/x', 7, None, True, [], {}],
        'p256dh': ['', 'x', '!', encode(point[:-1]), encode(point + b'\0'), encode(b'\0' * 65), encode(b'\4' + b'\xff' * 64),
                   encode(b'\2' + point[1:33]), encode(point)[:-4] + '++++', encode(point)[:-1] + 'é', 'A' * 95, 'A' * 3000,
                   7, None, False, [], {}],
        'auth': ['', 'x', encode(b'x' * 15), encode(b'x' * 17), 'A' * 95, 'A' * 3000, 7, None, True, [], {}],
        'on': ['true', 1, [], {}],
    }
    player = Player(server, 'Eve')
    for key, values in bad.items():
        for value in values:
            refused = player.ask('push', type='push', **{**good, key: value})
            check(f'{key} {str(value)[:60]!r} is refused', refused.get('error') in ('bad_push', 'bad_message'), refused)
    for key in ('endpoint', 'p256dh', 'auth'):
        refused = player.ask('push', type='push', **{k: v for k, v in good.items() if k != key})
        check(f'without {key}', refused.get('error') in ('bad_push', 'bad_message'), refused)
    nameless = Player(server)
    refused = nameless.ask('push', type='push', **good)
    check('a guest without a name', refused['error'] == 'hello_first', refused)
    nameless.send(type='visible', on=False)
    check('who may hide', nameless.ask('mine', type='mine')['type'] == 'mine')
    check('nothing is stored', server.metric('upcard_push_subscriptions') == 0)
    for player in (player, nameless):
        player.close()


def a_guest_has_eight_subscriptions_and_thirty_changes_an_hour(server, service):
    eve = Player(server, 'Eve')
    for number in range(9):
        eve.ask('push', type='push', **service.browser(f'/ok/{number}').keys())
    wait_for(server, 'push_subscriptions', 8)
    for _ in range(21):
        check('again', eve.ask('push', type='push', **service.browser('/ok/8').keys())['type'] == 'push')
    refused = eve.ask('push', type='push', **service.browser('/ok/8').keys())
    check('too many', refused['error'] == 'too_many', refused)
    for number in range(1, 9):
        eve.ask('push', type='push', on=False, endpoint=f'{service.origin}/ok/{number}')
    wait_for(server, 'push_subscriptions', 0)
    eve.close()


def check_message(game, browser, request):
    text = browser.decrypt(request.body)
    check('the message', text == {'type': 'turn', 'table': game.code, 'game': 'flip7'}, text)
    claims, key = verify(request.headers['Authorization'])
    check('the key', key == game.ben.you['push'], key)
    check('the push service and the contact',
          claims['aud'] == browser.endpoint.split('/ok')[0] and claims['sub'] == CONTACT, claims)
    check('the end of the token', 0 < claims['exp'] - time.time() <= DAY_S, claims)
    check('the coding', request.headers['Content-Encoding'] == 'aes128gcm', request.headers)
    check('the time to live', DAY_S - 600 < int(request.headers['TTL']) <= DAY_S, request.headers)
    topic = request.headers['Topic']
    check('a topic that tells nothing', re.fullmatch(r'[A-Za-z0-9_-]{1,32}', topic) and game.code not in topic, topic)
    return topic


def one_message_a_turn_to_who_is_away(server, service):
    game, browser = Game(server), service.browser('/ok/ben')
    mode = stat.S_IMODE(os.stat(f'{server.folder}/data/push.key').st_mode)
    check('only the server may read the key', mode == 0o600, oct(mode))
    game.subscribe(browser)
    game.bens_turn(away=False)  # who sees the table gets none
    game.bens_turn()
    topic = check_message(game, browser, service.next())
    game.back()
    game.bens_turn(hidden=True)
    check('the next turn has the same topic', check_message(game, browser, service.next()) == topic)
    game.ben.send(type='visible')
    game.ben.ask('mine', type='mine')
    game.bens_turn(away=False)
    key = game.ben.you['push']
    server.kill()
    server.start()
    game.ada.again()
    game.ada.wait('view')
    game.back()
    check('the key stays', game.ben.you['push'] == key)
    check('the subscription stays', server.metric('upcard_push_subscriptions') == 1)
    game.bens_turn()
    check_message(game, browser, service.next())
    game.back()
    game.cancel(browser)
    game.bens_turn()
    wait_for(server, 'pushes_total', 1)  # since the restart
    check('nothing else came', service.got.empty())
    return game


def no_message_with_a_short_clock(server, service):
    game, browser = Game(server, clock='slow'), service.browser('/ok/short')
    game.subscribe(browser)
    game.bens_turn()
    game.back()
    game.cancel(browser)


def the_last_guest_of_a_browser_has_its_subscription(server, service, game):
    game.back()
    browser = service.browser('/ok/shared')
    game.subscribe(browser)
    eve = Player(server, 'Eve')
    check('another guest', eve.ask('push', type='push', **browser.keys())['type'] == 'push')
    game.cancel(browser)  # it is not Ben's any more
    wait_for(server, 'push_subscriptions', 1)
    game.bens_turn()
    check('Ben has none', service.got.empty())
    eve.ask('push', type='push', on=False, endpoint=browser.endpoint)
    wait_for(server, 'push_subscriptions', 0)
    eve.close()


def bad_push_services(server, service, game):
    sent, failed = server.metric('upcard_pushes_total'), server.metric('upcard_pushes_failed_total')
    game.back()
    paths = {'/gone': 1, '/busy': 4, '/twice': 3, '/redirect': 1, '/endless': 1, '/heads': 4, '/garbage': 4}
    slow, fine = service.browser('/slow'), service.browser('/ok/last')
    browsers = {path: service.browser(path) for path in paths}
    game.subscribe(slow)
    game.subscribe(*list(browsers.values())[:6])
    game.subscribe(fine)
    game.bens_turn()
    wait_for(server, 'pushes_total', sent + 2)  # /twice and /ok, while /slow still waits
    wait_for(server, 'pushes_failed_total', failed + 5)
    wait_for(server, 'push_subscriptions', 7)  # without the one that is gone
    service.release.set()
    wait_for(server, 'pushes_total', sent + 3)
    came = []
    while not service.got.empty():
        came.append(service.next().path)
    for path, count in list(paths.items())[:6]:
        check(f'{path} is tried {count} times', came.count(path) == count, came)
    check('no redirect is followed', '/ok/redirected' not in came, came)
    game.back()
    game.cancel(slow, *list(browsers.values()), fine)
    game.subscribe(browsers['/garbage'])
    game.bens_turn()
    wait_for(server, 'pushes_failed_total', failed + 6)
    game.back()
    game.cancel(browsers['/garbage'])


def certificates_are_checked(server_options):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days',
                        '1', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout',
                        f'{folder}/key', '-out', f'{folder}/cert'], check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(f'{folder}/cert', f'{folder}/key')
        service = Service(context)
        with Server(**server_options, push_allow=service.origin) as server:
            game = Game(server)
            game.subscribe(service.browser('/ok/unknown'))
            game.bens_turn()
            wait_for(server, 'pushes_failed_total', 1)
            check('no message for a stranger', service.got.empty())


def a_contact_is_an_address():
    run = subprocess.run([os.environ['UPCARD'], 'serve', '--push-contact', 'me@example.org'], capture_output=True, text=True)
    check('a contact', run.returncode == 2 and 'mailto:' in run.stderr, run)


def main():
    options = {'push_contact': CONTACT, 'push_retry_ms': 20}
    none_is_sent_by_default()
    a_contact_is_an_address()
    service = Service()
    with Server(**options, push_allow=f'https://push.lan {service.origin}') as server:
        subscriptions_are_read_field_by_field(server, service)
        a_guest_has_eight_subscriptions_and_thirty_changes_an_hour(server, service)
        game = one_message_a_turn_to_who_is_away(server, service)
        no_message_with_a_short_clock(server, service)
        the_last_guest_of_a_browser_has_its_subscription(server, service, game)
        bad_push_services(server, service, game)
    certificates_are_checked(options)
    finish()


main()
