#!/usr/bin/env python3
"""The list of a player's own tables, and the limit on tables per player: both survive a restart."""
import time

from players import Player, Server, check, finish, play

MOST = 4


def mine(player):
    """Table by code."""
    answer = player.ask('mine', type='mine')
    return {table['code']: table for table in answer['tables']}


def timeless(tables):
    return {code: {**table, 'left_ms': table['left_ms'] is not None} for code, table in tables.items()}


def create(player, **keys):
    return player.ask('table', type='create', **{'game': 'hilo', 'seats': 2, 'clock': 'day', **keys})


def same_after(what, server, players, lists):
    for player, known in zip(players, lists):
        now = timeless(mine(player))
        check(f'{what}: the same tables', now == known, (now, known))
    refused = create(players[0])
    check(f'{what}: as many as one may make', refused.get('error') == 'too_many', refused)


def all_asleep(server):
    end = time.time() + 60
    while server.metric('upcard_tables_loaded') and time.time() < end:
        time.sleep(.1)
    check('all tables have left the memory', server.metric('upcard_tables_loaded') == 0)


def lists(server):
    ada, ben = Player(server, 'Ada'), Player(server, 'Ben')
    check('none at first', mine(ada) == {})
    codes = []
    for _ in range(MOST):
        codes.append(create(ada)['code'])
        ben.ask('table', type='join', table=codes[-1])
        ada.send(type='start')
        ada.wait('view')
    check('one more is refused', create(ada).get('error') == 'too_many')
    tables = [mine(player) for player in (ada, ben)]
    check('both have all four', all(sorted(one) == sorted(codes) for one in tables), tables)
    for code in codes:
        check('the same chairs', [tables[i][code]['seat'] for i in (0, 1)] == [0, 1] and
              tables[0][code]['names'] == ['Ada', 'Ben'] and tables[0][code]['host'] == 0, tables)
        turns = [tables[i][code]['your_turn'] for i in (0, 1)]
        check('one of them is to act', sorted(turns) == [False, True], turns)
        check('within a day', 86300000 < tables[1][code]['left_ms'] <= 86400000, tables[1][code])
    known = [timeless(one) for one in tables]
    for player in (ada, ben):
        player.close()
    all_asleep(server)
    ada.connect(), ben.connect()
    same_after('asleep', server, (ada, ben), known)
    server.kill()
    server.start()
    ada.connect(), ben.connect()
    same_after('killed', server, (ada, ben), known)
    ada.close(), ben.close()
    all_asleep(server)
    ada.connect(), ben.connect()
    same_after('killed and asleep', server, (ada, ben), known)

    # A player who leaves or is removed loses the table, and after a game its host may make another table.
    ben.ask('table', type='join', table=codes[0])
    ben.ask('left', type='leave')
    check('left', codes[0] not in mine(ben) and codes[0] in mine(ada))
    ben.ask('table', type='join', table=codes[0])
    check('and back', codes[0] in mine(ben))
    ada.ask('table', type='join', table=codes[1])
    ada.ask('table', type='remove', seat=1)
    check('sent away', codes[1] not in mine(ben) and codes[1] in mine(ada))
    ada.ask('left', type='leave')
    check('closed when nobody is left: one more may be made', create(ada).get('type') == 'table')
    for player in (ada, ben):
        player.close()


def over(server):
    cy, di = Player(server, 'Cy'), Player(server, 'Di')
    code = create(cy, game='flip7', rules={'target': 10})['code']
    di.ask('table', type='join', table=code)
    cy.send(type='start')
    for player in (cy, di):
        player.wait('view')
    play([cy, di])
    ended = mine(cy)[code]
    check('one that has just ended', ended['phase'] == 'over' and not ended['your_turn'] and not ended['rematch'], ended)
    again = cy.ask('table', type='rematch')['rematch']
    check('its rematch', mine(di)[again]['phase'] == 'waiting' and mine(di)[code]['rematch'] == again, mine(di))
    for player in (cy, di):
        player.close()
    all_asleep(server)
    di.connect()
    check('later only the rematch', list(mine(di)) == [again], mine(di))
    di.close()


def bots_too(server):
    """A player whose time ran out is away; a spectator has no table."""
    ed, fay = Player(server, 'Ed'), Player(server, 'Fay')
    code = create(ed, game='flip7', seats=4, chairs=['bot:easy', 'open', 'open', 'open'], clock='none')['code']
    fay.ask('table', type='join', table=code, watch=True)
    check('who watches has no chair', mine(fay) == {})
    table = mine(ed)[code]
    check('an open seat has no name', table['names'] == [table['names'][0], 'Ed', None, None] and table['seat'] == 1 and
          table['names'][0] and table['left_ms'] is None and table['phase'] == 'waiting', table)


with Server(tables_per_player=MOST, unload_s=1) as served:
    for area in (lists, over, bots_too):
        area(served)
finish()
