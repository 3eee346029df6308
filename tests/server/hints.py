#!/usr/bin/env python3
"""Whether programs may offer hints at a table: chosen by its host, shown to all."""
from players import Player, Server, check, finish


def create(player, **keys):
    return player.ask('table', type='create', game='flip7', seats=3, clock='none', **keys)


def listed(player, code):
    tables = player.ask('lobby', type='lobby')['tables']
    player.send(type='lobby', on=False)
    return next(table['hints'] for table in tables if table['code'] == code)


def main():
    with Server() as server:
        ada, ben, eve = (Player(server, name) for name in ('Ada', 'Ben', 'Eve'))
        table = create(ada, open=True)
        check('others may still come', table['hints'] == 'off', table)
        check('in the lobby', listed(eve, table['code']) == 'alone')
        joined = ben.ask('table', type='join', table=table['code'])
        check('with others', joined['hints'] == 'off', joined)
        told = ada.wait('table')
        check('who is there is told', told['hints'] == 'off', told)
        code = create(ada, open=True, hints='on')['code']
        ben.ask('table', type='join', table=code)
        check('chosen for all', listed(eve, code) == 'on')
        watches = eve.ask('table', type='join', table=code, watch=True)
        check('spectators too', watches['hints'] == 'on', watches)
        alone = create(ada, chairs=['open', 'bot:easy', 'bot:easy'])
        check('alone with bots', alone['hints'] == 'on', alone)
        check('for nobody', create(ada, hints='off')['hints'] == 'off')
        for wrong in ('maybe', True, 1):
            refused = create(ada, hints=wrong)
            check(f'{wrong!r} is refused', refused['error'] == 'bad_message' and 'hints' in refused['message'], refused)
        server.kill()
        server.start()
        ben.connect()
        again = ben.ask('table', type='join', table=code)
        check('after a restart', again['hints'] == 'on', again)
    finish()


main()
