#!/usr/bin/env python3
"""Guests with several requests at once, with two connections, or who leave during a request."""
import time

from players import Player, Server, check, finish


def one_table_at_a_time(server):
    """A new table keeps no guest who has left, and no table is made twice."""
    for _ in range(10):
        guest = Player(server, 'Ada')
        for _ in range(3):
            guest.send(type='create', game='flip7', seats=2)
        guest.send(type='quick', game='hilo')
        guest.client.drop()
    guest = Player(server, 'Ada')
    guest.send(type='create', game='flip7', seats=2)
    guest.send(type='create', game='flip7', seats=2)
    answers = {guest.wait('table', 'error')['type'] for _ in range(2)}
    check('the second is refused while the first is being made', answers == {'table', 'error'}, answers)
    guest.close()


def a_seat_given_back_on_one_device(server):
    """Nobody else sees the next player's cards."""
    host, old, new = (Player(server, name) for name in ('Ada', 'Bob', 'Cleo'))
    table = host.ask('table', type='create', game='hilo', seats=2, clock='none')
    old.ask('table', type='join', table=table['code'])
    other = Player(server, token=old.token)
    other.ask('table', type='join', table=table['code'])
    check('leaving', old.ask('left', type='leave')['type'] == 'left')
    check('leaves on the other device too', other.wait('left')['type'] == 'left')
    new.ask('table', type='join', table=table['code'])
    host.send(type='start')
    new.wait('view')
    seen = {message['type'] for message in other.drain()}
    check('and shows nothing of the seat', not seen & {'welcome', 'view', 'event', 'ask'}, seen)
    for player in (host, old, other, new):
        player.close()


def codes_are_not_to_be_guessed(server):
    host = Player(server, 'Ada')
    code = host.ask('table', type='create', game='flip7', seats=2)['code']
    before = server.metric('upcard_tables')
    host.send(type='create', game='flip7', seats=2)
    host.send(type='join', table='222222')
    host.drain()
    check('a code that is none leaves nothing behind', server.metric('upcard_tables') <= before + 1)
    statuses = [server.text(f'/record/{digit}22222')[0] for digit in '23456789' * 5]
    check('records of no game are not found', set(statuses) == {404, 429} and statuses[0] == 404, statuses)
    check('and who has guessed too often learns no code', server.text(f'/record/{code}')[0] == 429)
    host.close()


def quick_to_where_one_may_sit(server):
    host, sent_away = Player(server, 'Ada'), Player(server, 'Bob')
    code = host.ask('table', type='create', game='hilo', seats=3, open=True)['code']
    seat = sent_away.ask('table', type='quick', game='hilo')['seat']
    host.ask('table', type='remove', seat=seat)
    sent_away.wait('left')
    found = sent_away.ask('table', type='quick', game='hilo')
    check('who was sent away finds another table', found['type'] == 'table' and found['code'] != code, found)
    for player in (host, sent_away):
        player.close()


def what_costs_much_is_limited(server):
    host = Player(server, 'Ada')
    code = host.ask('table', type='create', game='flip7', seats=2)['code']
    statuses = [server.text(f'/record/{code}')[0] for _ in range(100)]
    check('records', statuses[:8] == [409] * 8 and 429 in statuses, statuses)
    answers = []
    for _ in range(25):
        host.send(type='report', seat=1, reason='name')
        answers.append(host.wait('reported', 'error')['type'])
    check('reports', answers == ['reported'] * 20 + ['error'] * 5, answers)
    host.close()


with Server() as one:
    one_table_at_a_time(one)
    a_seat_given_back_on_one_device(one)
    quick_to_where_one_may_sit(one)
with Server(records_per_address=2) as one:
    what_costs_much_is_limited(one)
with Server(misses_per_address=20) as one:
    codes_are_not_to_be_guessed(one)
finish()
