#!/usr/bin/env python3
"""Measures of the operator: bans, mutes, names and settled reports, with a running server and without one."""
import json
import os
import re
import subprocess
import time

from players import UPCARD, Player, Server, check, finish


def admin(server, *words, data=None):
    place = ['--store', server.options['store']] if 'store' in server.options else []
    return subprocess.run([UPCARD, 'admin', '--data', data or os.path.join(server.folder, 'data'), *place, *words],
                          capture_output=True, text=True, timeout=120)


def done(server, *words):
    result = admin(server, *words)
    check(' '.join(words), result.returncode == 0, result)
    return result.stdout


def rows(server, *words):
    return [json.loads(line) for line in done(server, *words, '--json').splitlines()]


def sent_away(server, token=None, name=None):
    """The `bye` that a connection gets instead of `you`; None: it was let in."""
    client = server.client()
    try:
        client.send({'type': 'hello', 'protocol': 1, **({'token': token} if token else {'name': name})})
        while True:
            message = client.receive(20)
            if message['type'] in ('you', 'bye'):
                return message if message['type'] == 'bye' else None
    finally:
        client.close()


def bans(server):
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben')
    code = ada.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
    ben.ask('table', type='join', table=code)
    ada.send(type='start')
    ben.wait('view')
    player = str(ben.you['id'])
    said = done(server, 'ban', player, '--for', '7d', '--why', 'insults')
    check('the operator sees until when', re.fullmatch(rf'{player} is banned until 20\S+Z\.\n', said), said)
    told, bye = ben.wait('measure'), ben.wait('bye')
    check('the player is told what, until when and why',
          (told['measure'], told['on'], told['why']) == ('ban', True, 'insults') and told['until'], told)
    check('in a sentence', bye['reason'] == 'banned' and 'keeps you out until 20' in bye['message'] and
          bye['message'].endswith(': insults'), bye)
    end = time.time() + 30
    while not ada.table['chairs'][1]['away'] and time.time() < end:
        ada.drain(.1)
    check('a bot plays on', ada.table['chairs'][1]['away'], ada.table)
    check('the token leads nowhere', sent_away(server, ben.token))
    check('others are let in', not sent_away(server, name='Cem'))
    server.stop()
    server.start()
    check('the ban survives a restart', sent_away(server, ben.token))
    check('it is on the list', [(m['measure'], m['target'], m['why']) for m in rows(server, 'measures')] ==
          [('ban', player, 'insults')])
    done(server, 'lift', player)
    check('until it is lifted', not sent_away(server, ben.token) and not rows(server, 'measures'))


def networks(server):
    fay = Player(server, 'Fay')
    seen = next(row for row in rows(server, 'players') if row['name'] == 'Fay')
    check('who is connected', (seen['player'], seen['address'], seen['table']) == (fay.you['id'], '127.0.0.1', None), seen)
    said = done(server, 'ban', '127.0.0.0/8', '--for', '1h')
    check('those who are connected go', fay.wait('bye')['reason'] == 'banned')
    check('a network', said.startswith('127.0.0.0/8 is banned until 20'), said)
    check('nobody from there is let in', sent_away(server, name='Gus') and sent_away(server, fay.token))
    check('but anybody else would be', done(server, 'lift', '127.0.0.0/8') and not sent_away(server, fay.token))
    done(server, 'ban', '127.0.0.1')
    check('an address', sent_away(server, fay.token))
    done(server, 'lift', '127.0.0.1')
    for wrong in (['ban', '10.0.0.0/4'], ['ban', 'fe80::/3'], ['mute', '127.0.0.1'], ['ban', 'Fay'], ['ban', '1', '--for', '7'],
                  ['ban', '1', '--why', 'x' * 300], ['rename', '1', ' x'], ['rename', '1'], ['list', '--why', 'x']):
        refused = admin(server, *wrong)
        check(f'refused: {wrong}', refused.returncode == 2 and refused.stderr.count('\n') == 1, refused)


def mistakes(server):
    """A measure that can only be a slip is not taken."""
    for words in (['ban', '12'], ['mute', '12'], ['rename', '12', 'Ben']):
        refused = admin(server, *words)
        check(f'refused: {words}', refused.returncode == 1 and 'there is no player 12' in refused.stderr, refused)
    check('nothing is in force', done(server, 'measures') == 'No measures.\n')
    gus = Player(server, 'Gus')
    done(server, 'ban', '::1')
    check('a ban of IPv6 keeps nobody of IPv4 out', not sent_away(server, gus.token))
    check('a list with a head', done(server, 'measures').split() == 'what against until name or reason ban ::/64 for good'.split())
    done(server, 'lift', '::1')
    wrong = admin(server, 'ban', '0.0.0.0/0')
    check('what can be banned', wrong.returncode == 2 and 'at least 8 bits' in wrong.stderr, wrong)


def mutes(server):
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben')
    code = ada.ask('table', type='create', game='hilo', seats=2)['code']
    ben.ask('table', type='join', table=code)
    player = str(ben.you['id'])
    done(server, 'mute', player, '--why', 'too loud')
    told = ben.wait('measure')
    check('the player is told', (told['measure'], told['on'], told['until'], told['why']) == ('mute', True, None, 'too loud'), told)
    refused = ben.ask('emote', type='emote', emote='hello')
    check('its emotes are refused', refused['error'] == 'muted' and 'too loud' in refused['message'], refused)
    again = Player(server, token=ben.token)
    check('it is told at each connection', again.wait('measure')['measure'] == 'mute')
    done(server, 'lift', player)
    told = ben.wait('measure')
    check('and when it is over', (told['measure'], told['on']) == ('mute', False), told)
    ben.send(type='emote', emote='hello')
    check('then others get them', ada.wait('emote')['seat'] == 1)


def names(server):
    ada, ben = Player(server, 'Ada'), Player(server, 'Rude Name')
    code = ada.ask('table', type='create', game='hilo', seats=2)['code']
    ben.ask('table', type='join', table=code)
    player = str(ben.you['id'])
    refused = admin(server, 'rename', player, 'admin')
    check('a name as any other', refused.returncode == 1 and refused.stderr.count('\n') == 1, refused)
    done(server, 'rename', player, 'Ben 12', '--why', 'children play here')
    told = ben.wait('measure')
    check('the player is told', (told['measure'], told['name']) == ('name', 'Ben 12'), told)
    end = time.time() + 30
    while ada.table['chairs'][1]['name'] != 'Ben 12' and time.time() < end:
        ada.drain(.1)
    check('everybody at the table sees it', ada.table['chairs'][1]['name'] == 'Ben 12', ada.table)
    again = Player(server, 'Rude Name', token=ben.token)
    check('another name does not stay', again.you['name'] == 'Ben 12', again.you)
    done(server, 'lift', player)
    check('until the measure is lifted', Player(server, 'Benny', token=ben.token).you['name'] == 'Benny')


def wait_for_open(server, count):
    """Until the metric knows how many reports are open."""
    end = time.time() + 30
    while server.metric('upcard_reports_open') != count and time.time() < end:
        time.sleep(.1)
    check(f'{count} open', server.metric('upcard_reports_open') == count, server.metric('upcard_reports_open'))


def news(server):
    """Everybody gets the news, also without a name, at each connection, until the time is there or they are taken back."""
    ada, nameless = Player(server, 'Ada'), server.client()
    nameless.send({'type': 'hello', 'protocol': 1})
    nameless.receive(20)
    said = done(server, 'announce', 'A new version comes.', '--in', '10min')
    check('the operator sees until when', re.fullmatch(r'everybody reads this until 20\S+Z\.\n', said), said)
    told = ada.wait('measure')
    check('a player', (told['measure'], told['on'], told['why']) == ('news', True, 'A new version comes.') and told['until'], told)
    check('in a sentence', re.fullmatch(r'the operator of this server announces for 20\S+ \S+ UTC: A new version comes\.',
                                        told['message']), told)
    check('somebody without a name', nameless.receive(20)['why'] == told['why'])
    server.stop()
    server.start()
    ada = Player(server, token=ada.token)
    check('after a restart', ada.wait('measure')['why'] == told['why'])
    joined = subprocess.run([UPCARD, 'join', server.url, '--guest'], input='quit\n', capture_output=True, text=True, timeout=60)
    check('in the terminal', 'UTC: A new version comes.' in joined.stdout, joined)
    done(server, 'announce', 'It comes tomorrow.')
    check('others take their place', (ada.wait('measure')['why'], len(rows(server, 'measures'))) == ('It comes tomorrow.', 1))
    done(server, 'lift', 'everybody')
    told = ada.wait('measure')
    check('they are taken back', (told['measure'], told['on']) == ('news', False), told)
    again = Player(server, token=ada.token)
    again.ask('lobby', type='lobby')
    check('and then nobody gets them', not any(m['type'] == 'measure' for m in again.all), again.all)
    for wrong in (['announce'], ['announce', ''], ['announce', 'x', '--in', 'soon'], ['announce', 'x', '--for', '1h'], ['ban', 'everybody'],
                  ['announce', 'x' * 200], ['lift', '1', '--in', '1h']):
        check(f'refused: {wrong}', admin(server, *wrong).returncode == 2)


def reports(server):
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben C')
    code = ada.ask('table', type='create', game='flip7', seats=2, clock='none', rules={'target': 30})['code']
    ben.ask('table', type='join', table=code)
    ada.send(type='start')
    ada.wait('view')
    ben.wait('view')
    ada.ask('reported', type='report', seat=1, reason='stalling')
    ben.ask('reported', type='report', seat=0, reason='name')
    server.wait_for_log(f'event=report by={ada.you["id"]} table={code} player={ben.you["id"]} reason=stalling')
    first, second = [row for row in rows(server, 'reports') if row['table'] == code]
    check('a queue', (first['player'], first['reason'], second['name']) == (str(ben.you['id']), 'stalling', 'Ada'), first)
    shown = done(server, 'report', first['id'])
    check('with the record at hand', first['id'] in shown and 'upcard-record 1\ngame flip7\n' in shown and
          '\nnames "Ada" "Ben C"\n' in shown and '\n* card' in shown, shown)
    check('whose secret stays one while they play', '\nseed ' not in shown and '\ncommit ' in shown, shown)
    wait_for_open(server, 2)
    done(server, 'settle', first['id'], '--why', 'talked to them')
    check('once', done(server, 'settle', first['id']) == first['id'] + ' was settled before.\n')
    wait_for_open(server, 1)
    for _ in range(2):  # the second run finds it in the journal of the first
        server.stop()
        server.start()
        wait_for_open(server, 1)
    check('a settled one is off the list', first['id'] not in [r['id'] for r in rows(server, 'reports')])
    check('but is kept', [r['settled'] for r in rows(server, 'reports', '--all') if r['id'] == first['id']] == [True])
    check('an unknown one', admin(server, 'report', '1-1').returncode == 1)
    server.stop()
    check('without a server', [r['id'] for r in rows(server, 'reports') if r['table'] == code] == [second['id']])
    done(server, 'settle', second['id'])
    check('it is settled too', code not in [r['table'] for r in rows(server, 'reports')])
    done(server, 'mute', str(ben.you['id']))
    check('measures are taken', [m['measure'] for m in rows(server, 'measures')] == ['mute'])
    check('all is right', 'no errors' in done(server, 'check'))
    server.start()
    wait_for_open(server, 0)
    check('and hold at the next start', Player(server, token=ben.token).wait('measure')['measure'] == 'mute')
    server.wait_for_log(r'event=guest_came player=\d+ address=127.0.0.1 is=known')


def measures_without_tables(server):
    """A ban for a player whose tables are out of memory: a bot plays there, too."""
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben')
    code = ada.ask('table', type='create', game='flip7', seats=2, clock='week')['code']
    ben.ask('table', type='join', table=code)
    ada.send(type='start')
    ada.wait('view')
    ada.close()
    ben.close()
    end = time.time() + 60
    while server.metric('upcard_tables_loaded') and time.time() < end:
        time.sleep(.05)
    server.stop()
    done(server, 'ban', str(ben.you['id']))
    server.start()
    again = Player(server, token=ada.token)
    again.ask('table', type='join', table=code)
    end = time.time() + 30
    while not again.table['chairs'][1]['away'] and time.time() < end:
        again.drain(.1)
    check('a bot plays for the banned player', again.table['chairs'][1]['away'], again.table)


if __name__ == '__main__':
    for test in (bans, networks, mistakes, mutes, names, news, reports):
        with Server() as server:
            test(server)
    with Server(unload_s=1) as server:
        measures_without_tables(server)
    finish()
