#!/usr/bin/env python3
"""Tables of a server, from the lobby to the record, by guests over real sockets."""
import json
import subprocess
import time

from players import UPCARD, Player, Server, check, finish, play, who_acts



def verify(text, *options):
    return subprocess.run([UPCARD, 'verify', '-', *options], input=text, capture_output=True, text=True)


def sit(server, game, seats, **more):
    """A table with a person in each seat."""
    host = Player(server, 'Ada')
    table = host.ask('table', type='create', game=game, seats=seats, clock='none', **more)
    others = [Player(server, f'Guest {i}') for i in range(1, seats)]
    for other in others:
        other.ask('table', type='join', table=table['code'])
        other.ask('table', type='join', table=table['code'], seed=f'seed-{other.you["id"]}')
    return [host, *others]


def seeds(server):
    """A seed is accepted only after its player has the commitment and before the start; in a rematch all send a new one."""
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben')
    table = ada.ask('table', type='create', game='flip7', seats=2, clock='none', rules={'target': 1}, open=True, seed='early')
    found = ben.ask('table', type='quick', game='flip7', seed='early')
    check('at the same table', found['code'] == table['code'], found)
    for game in ('first', 'rematch'):
        check(f'{game}: no seed without a commitment', [c['seeded'] for c in ben.table['chairs']] == [False] * 2, ben.table)
        code, commit = ben.table['code'], ben.table['commit']
        for player in (ada, ben):
            told = player.ask('table', type='join', table=code, seed=f'{game}-{player.you["name"]}')
            check(f'{game}: it is taken', told['chairs'][told['seat']]['seeded'] and told['commit'] == commit, told)
        ada.send(type='start')
        for player in (ada, ben):
            player.wait('view')
        late = ben.ask('table', type='join', table=code, seed='late')
        check(f'{game}: a late one changes nothing', late['type'] == 'table' and late['phase'] == 'playing', late)
        play([ada, ben])
        check(f'{game}: one of each', server.seeds(code) == [f'{game}-Ada', f'{game}-Ben'], server.text(f'/record/{code}'))
        record = server.text(f'/record/{code}')[1]
        own = verify(record, '--commit', commit, '--seed', f'{game}-Ben')
        check(f'{game}: the commitment and a seed are found', own.returncode == 0 and 'The commitment is yours' in own.stdout and
              'Your seed is among' in own.stdout, own)
        for options, why in ((['--commit', commit[:-1]], 'the record has another commitment'),
                             (['--seed', 'late'], 'this seed is not among the players')):
            other = verify(record, *options)
            check(f'{game}: others are missed', other.returncode == 1 and why in other.stderr, other)
        if game == 'first':
            again = ada.ask('table', type='rematch')['rematch']
            for player in (ada, ben):
                joined = player.ask('table', type='join', table=again, watch=True, seed='early')
                while joined['code'] != again:  # the old table tells of the rematch
                    joined = player.wait('table')
    for player in (ada, ben):
        player.close()


def a_game_of_each_kind(server):
    for game in subprocess.check_output([UPCARD, 'games', '--ids'], text=True).split():
        players = sit(server, game, 3, rules={'target': 40})
        code = players[0].table['code']
        check(f'{game}: no record before the end', server.text(f'/record/{code}')[0] == 409)
        players[0].send(type='start')
        for player in players:
            player.wait('view')
        ends = play(players)
        check(f'{game}: all see the same end', all(ends) and len({json.dumps(end) for end in ends}) == 1, ends)
        for player in players:
            player.drain()
            view = player.view
            check(f'{game}: the changes lead to the last view', view['over'] and view['totals'] == ends[0]['totals'], view)
            check(f'{game}: moves are confirmed',
                  sum(m['type'] == 'confirm' for m in player.all) == sum(m['type'] == 'ask' for m in player.all) or
                  game == 'uno_flip', [m for m in player.all if m['type'] in ('error', 'confirm', 'ask')][-6:])
        status, record = server.text(f'/record/{code}')
        check(f'{game}: a record', status == 200 and record.startswith('upcard-record 1\n'), record)
        result = verify(record)
        check(f'{game}: which verifies, with the players\' seeds', result.returncode == 0 and
              'draws, all match the seed' in result.stdout and f'seed-{players[1].you["id"]}' in record,
              result.stdout + result.stderr)
        check(f'{game}: whose commitment was told before', f'commit {players[1].table["commit"]}\n' in record)
        for player in players:
            player.close()


def bots_fill_the_seats(server):
    with_bots = Player(server, 'Bo')
    table = with_bots.ask('table', type='create', game='flip7', seats=4, rules={'target': 30}, clock='none',
                          chairs=['bot:easy', 'open', 'open', 'bot:hard'])
    check('chairs', [chair['kind'] for chair in table['chairs']] == ['bot', 'person', 'open', 'bot'] and
          table['seat'] == 1 and table['host'] == 1, table)
    table = with_bots.ask('table', type='chair', seat=2, player='bot:expert')
    check('the host sets a seat', table['chairs'][2]['level'] == 'expert', table)
    table = with_bots.ask('table', type='chair', seat=2, player='open')
    with_bots.send(type='start', fill='easy')
    with_bots.wait('view')
    check('open seats are filled', with_bots.table['chairs'][2]['level'] == 'easy', with_bots.table)
    end = play([with_bots])[0]
    check('played to the end', end and end['over'], end)
    again = with_bots.ask('table', type='rematch')
    check('a rematch has a code', again.get('rematch'), again)
    table = with_bots.ask('table', type='join', table=again['rematch'])
    check('with the same chairs', [c['level'] for c in table['chairs']] == ['easy', None, 'easy', 'hard'] and
          table['seat'] == 1 and table['phase'] == 'waiting', table)


def the_lobby(server):
    host, guest = Player(server, 'Cy'), Player(server, 'Di')
    check('an empty lobby', guest.ask('lobby', type='lobby')['tables'] == [])
    table = host.ask('table', type='create', game='uno_flip', seats=3, open=True)
    while not (tables := guest.wait('lobby')['tables']):
        pass  # earlier messages
    check('an open table is listed', [(t['code'], t['free'], t['host']) for t in tables] == [(table['code'], 2, 'Cy')], tables)
    check('a quick match sits down there', guest.ask('table', type='quick', game='uno_flip')['code'] == table['code'])
    other = Player(server, 'Ed')
    found = other.ask('table', type='quick', game='hilo')
    check('or makes a table', found['code'] != table['code'] and found['host'] == found['seat'], found)
    for player in (host, guest, other):
        check('leaving', player.ask('left', type='leave')['type'] == 'left')
        player.close()


def permissions(server):
    host, guest, third = Player(server, 'Fay'), Player(server, 'Gus'), Player(server, 'Hal')
    table = host.ask('table', type='create', game='flip7', seats=2, watch='nobody')
    code = table['code'].lower()
    check('codes are read in any case', guest.ask('table', type='join', table=code[:3] + '-' + code[3:])['seat'] == 1)
    check('a full table', third.ask('table', type='join', table=code).get('error') == 'no_chair')
    check('nobody may watch', third.ask('table', type='join', table=code, watch=True).get('error') == 'not_allowed')
    check('only the host starts', guest.ask('table', type='start').get('error') == 'not_allowed')
    check('only the host removes', guest.ask('table', type='remove', seat=0).get('error') == 'not_allowed')
    host.ask('table', type='remove', seat=1)
    check('who is removed is told', guest.wait('error', 'left')['error'] == 'not_allowed')
    guest.wait('left')
    check('and cannot come back', guest.ask('table', type='join', table=code).get('error') == 'not_allowed')
    check('a code of none', third.ask('table', type='join', table='ZZZZZZ').get('error') == 'no_table')
    check('no code', third.ask('table', type='join', table='hello there').get('error') == 'no_table')
    check('at no table', third.ask('confirm', type='move', request=1, move='hit').get('error') == 'not_seated')
    for keys, error in (({'game': 'chess'}, 'unknown_game'), ({'game': 'flip7', 'seats': 99}, 'bad_seats'),
                        ({'game': 'flip7', 'rules': {'target': 'far'}}, 'bad_rules'),
                        ({'game': 'flip7', 'clock': 'sand'}, 'bad_options'),
                        ({'game': 'flip7', 'chairs': ['bot:easy', 'bot:easy']}, 'bad_options'),
                        ({'game': 'flip7', 'chairs': ['open', 'bot:genius']}, 'bad_options'),
                        ({'game': 'flip7', 'delay_s': 601}, 'bad_options')):
        check(keys, third.ask('table', type='create', **keys).get('error') == error, third.all[-1])


def moves(server):
    players = sit(server, 'flip7', 2)
    players[0].send(type='start')
    for player in players:
        player.wait('view')
    mover, ask = who_acts(players)
    other = players[1 - players.index(mover)]
    check('not your turn', other.ask('confirm', type='move', request=1, move='hit').get('error') == 'not_your_turn')
    check('an unknown move', mover.ask('confirm', type='move', request=1, move='fold').get('error') == 'unknown_move')
    check('a request to come', mover.ask('confirm', type='move', request=9, move='hit').get('error') == 'stale')
    if 'hit' not in ask['moves']:
        return
    refused = mover.ask('confirm', type='move', request=ask['request'], move='target 1', id='x')
    check('an illegal move names its rule and its id', refused['error'] == 'illegal_move' and refused['rule'] and
          refused['id'] == 'x', refused)
    confirm = mover.ask('confirm', type='move', request=ask['request'], move='hit', id='once')
    check('a move is confirmed', confirm['type'] == 'confirm' and confirm['id'] == 'once', confirm)
    mover.drain()
    seq = mover.seq
    again = mover.ask('confirm', type='move', request=ask['request'], move='hit', id='once')
    check('a repeat is confirmed', again == confirm, (again, confirm))
    mover.drain()
    check('and not played', mover.seq == seq)
    check('a late one is stale', mover.ask('confirm', type='move', request=ask['request'], move='stay', id='other')
          .get('error') == 'stale', mover.all[-1])


def three_emotes(ada, tablet):
    """Sends three emotes of one player from two devices; returns the errors. Both devices receive the accepted emotes."""
    for player in (ada, ada, tablet):
        player.send(type='emote', emote='hello')
    heard, errors, end = 0, [], time.time() + 60
    while heard + len(errors) < 3 and time.time() < end:
        heard += sum(m['type'] == 'emote' for m in ada.drain(.05))
        errors = [m['error'] for player in (ada, tablet) for m in player.all if m['type'] == 'error']
        tablet.drain(.05)
    ada.all.clear(), tablet.all.clear()
    return errors


def emotes(server):
    ada, ben = sit(server, 'hilo', 2)
    tablet = Player(server, token=ada.token)
    tablet.ask('table', type='join', table=ada.table['code'])
    errors = three_emotes(ada, tablet)
    for _ in range(20):  # until the server was fast enough to read all three within a second
        if len(errors) == 2:
            break
        time.sleep(1.1)
        errors = three_emotes(ada, tablet)
    check('an emote reaches all', ben.wait('emote') == {'type': 'emote', 'seat': 0, 'emote': 'hello'})
    check('one a second, on all devices together', errors == ['too_many'] * 2, errors)
    tablet.close()
    ben.drain(), ada.drain()
    ben.all.clear(), ada.all.clear()
    ben.send(type='mute', seat=0)
    ben.send(type='mute', seat=0)
    ben.drain(), ada.drain()
    check('nobody is told of that', ben.all == [] and ada.all == [], (ben.all, ada.all))
    check('there is no such seat', ben.ask('table', type='mute', seat=2).get('error') == 'no_chair')
    ben.send(type='emote', emote='thanks')
    check('those of others are heard', ben.wait('emote')['seat'] == 1)
    check('no other words', ada.ask('table', type='emote', emote='you fool').get('error') == 'bad_message')
    check('a report is kept', ben.ask('reported', type='report', seat=0, reason='name')['type'] == 'reported')


def muted(server):
    """A muted player stays muted after the table was unloaded, and after a restart."""
    ada, ben = sit(server, 'hilo', 2)
    code = ada.table['code']
    ben.send(type='mute', seat=0)
    for again in ('unloaded', 'killed'):
        ada.close(), ben.close()
        deadline = time.time() + 60
        while server.metric('upcard_tables_loaded') and time.time() < deadline:
            time.sleep(.1)
        if again == 'killed':
            server.kill()
            server.start()
        for player in (ada, ben):
            player.connect()
            player.ask('table', type='join', table=code)
        ada.send(type='emote', emote='wow')
        check(f'{again}: the sender hears it', ada.wait('emote')['seat'] == 0)
        ben.drain()
        check(f'{again}: who has muted does not', not any(m['type'] == 'emote' for m in ben.all), ben.all)
    ben.send(type='mute', seat=0, on=False)
    time.sleep(1)
    ada.send(type='emote', emote='wow')
    check('heard again', ben.wait('emote')['seat'] == 0)


def nobody_holds_bots_up(server):
    ada = Player(server, 'Ada')
    ada.ask('table', type='create', game='hilo', seats=2, clock='none', chairs=['open', 'bot:easy'], rules={'target': 1000})
    ada.send(type='start')
    ada.wait('view')
    end = time.time() + 60
    message = ada.wait('ask')
    while ada.view['actors'] != [1] and time.time() < end:  # to the bot's turn
        if message['type'] == 'ask':
            ada.send(type='move', request=message['request'], move=message['moves'][0])
        message = ada.receive()
    seq, end = ada.seq, time.time() + 60
    while ada.seq == seq and time.time() < end:
        ada.send(type='back')
        ada.send(type='mute', seat=1, on=int(time.time() * 10) % 2 == 0)
        ada.drain(.1)
    check('it moves while others talk', ada.seq > seq, ada.all[-3:])
    ada.drain()
    ada.ask('left', type='leave')
    ada.close()
    end = time.time() + 60
    while server.metric('upcard_tables') and time.time() < end:
        time.sleep(.1)
    check('and keeps no table in the memory', server.metric('upcard_tables') == 0)


def limits(server):
    chatty = Player(server, 'Joe')
    for _ in range(4 * 3 + 4):
        chatty.send(type='lobby', on=False)
    chatty.send(type='back')
    check('a player may send so many messages a second', chatty.wait('slowed', 'error')['type'] == 'slowed', chatty.all)
    check('and more are heard later', chatty.wait('error')['error'] == 'not_seated', chatty.all)


def memory(server):
    """Tables without visitors are unloaded, even when their people have moved to another table."""
    player = Player(server, 'Kim')
    first = player.ask('table', type='create', game='flip7', seats=1, clock='none', rules={'target': 10})
    player.send(type='start')
    play([player])
    second = player.ask('table', type='create', game='flip7', seats=1, clock='none')
    third = player.ask('table', type='create', game='flip7', seats=1, clock='none')
    deadline = time.time() + 60
    while time.time() < deadline and (server.metric('upcard_tables_loaded'), server.metric('upcard_tables')) != (1, 2):
        time.sleep(.1)
    check('one is there, one only in the directory, and the finished one in the archive',
          (server.metric('upcard_tables_loaded'), server.metric('upcard_tables')) == (1, 2))
    check('they come back', player.ask('table', type='join', table=second['code'])['phase'] == 'waiting')
    check('and the finished one too', player.ask('table', type='join', table=first['code'])['phase'] == 'over')
    check('it still has its record', server.text(f'/record/{first["code"]}')[0] == 200)
    check(third['code'], player.ask('table', type='join', table=third['code'])['seat'] == 0)


def reported_watchers(host, count, begin, seconds=60):
    """The numbers of watchers in the host's messages, up to `count`, and the time taken."""
    while not (host.all and host.all[-1].get('watchers') == count) and time.time() < begin + seconds:
        host.drain(.02)
    return [m['watchers'] for m in host.all if m['type'] == 'table'], time.time() - begin


def a_crowd(server):
    """The others get joins and leaves together; a newcomer gets the table at once."""
    host = Player(server, 'Lea')
    code = host.ask('table', type='create', game='flip7', seats=2)['code']
    crowd = [Player(server, f'W {i}') for i in range(25)]
    host.drain(.2)
    host.all.clear()
    begin = time.time()
    for player in crowd:
        player.send(type='join', table=code, watch=True)
    for player in crowd:
        check('an answer', player.wait('table')['watching'])
    told, took = reported_watchers(host, 25, begin)
    check('they are told together', told[-1] == 25 and len(told) <= 3 + took / .1, (told, took))
    host.drain(.4)
    host.all.clear()
    begin = time.time()
    for player in crowd:
        player.client.sock.close()
    told, took = reported_watchers(host, 0, begin)
    check('and so when they go', told[-1] == 0 and len(told) <= 3 + took / .1 and len(told) < 20, (told, took))
    host.close()


def nameless(server):
    """A guest without a name sees only public information, changes nothing, and is not stored."""
    time.sleep(1.1)  # the metric is updated each second: all earlier guests are in it
    kept = server.metric('upcard_guests_new_total')
    ada = Player(server, 'Ada')
    code = ada.ask('table', type='create', game='flip7', seats=2, open=True)['code']
    with server.client() as eve:
        def ask(kind, **message):
            eve.send({'type': kind, **message})
            return eve.receive()
        you = ask('hello', protocol=1)
        check('nobody', you['type'] == 'you' and you['id'] is None and you['name'] is None and 'token' not in you, you)
        check('the lobby', code in [table['code'] for table in ask('lobby')['tables']])
        eve.send({'type': 'lobby', 'on': False})
        check('no tables of their own', ask('mine') == {'type': 'mine', 'tables': []})
        table = ask('join', table=code, watch=True)
        check('who sits there', table['watching'] and table['seat'] is None and table['chairs'][0]['name'] == 'Ada', table)
        for kind, message in (('join', {'table': code}), ('join', {'table': code, 'seat': 1}), ('create', {'game': 'hilo'}),
                              ('quick', {'game': 'flip7'}), ('start', {}), ('chair', {'seat': 1, 'player': 'bot:easy'}),
                              ('remove', {'seat': 0}), ('move', {'request': 1, 'move': 'hit'}), ('back', {}),
                              ('emote', {'emote': 'wow'}), ('mute', {'seat': 0}), ('rematch', {}),
                              ('report', {'seat': 0, 'reason': 'name'})):
            answer = ask(kind, **message)
            check(f'{kind} takes a name', answer.get('error') == 'hello_first', answer)
        check('hello once', ask('hello', protocol=1, name='Eve').get('error') == 'bad_message')
        ada.send(type='start')
        seen = [eve.receive() for _ in range(4)]
        check('they watch', [m['type'] for m in seen] == ['table', 'welcome', 'view', 'event'] and seen[1]['seat'] is None, seen)
        eve.send({'type': 'leave'})
        eve.expect('left')
    time.sleep(1.1)
    check('nobody but Ada was kept', server.metric('upcard_guests_new_total') - kept <= 1, (kept, server.metric('upcard_guests_new_total')))
    ada.close()


def names(server):
    for name in ('   ', 'x' * 21, 'a\u202eb', 'F u c k', 'sh1t'):
        with server.client() as client:
            client.send({'type': 'hello', 'protocol': 1, 'name': name})
            check(repr(name), client.receive().get('error') == 'bad_name')
    check('a name in another script', Player(server, 'Łucja 久美子').you['name'] == 'Łucja 久美子')


with Server() as server:
    for area in (a_game_of_each_kind, seeds, bots_fill_the_seats, the_lobby, permissions, moves, emotes, nameless, names, a_crowd):
        area(server)
    check('it ends well', server.stop() == 0, server.log())
with Server(messages_per_player=3) as server:
    limits(server)
with Server(bot_pace_ms=700, unload_s=1) as server:
    nobody_holds_bots_up(server)
with Server(unload_s=1) as server:
    muted(server)
with Server(unload_s=1) as server:
    memory(server)
finish()
