#!/usr/bin/env python3
"""SIGTERM under load: accepted commands are finished, everybody is notified, nothing is lost."""
import os
import signal

from kills import NO_LIMITS, judge, load, wait_for_moves
from players import Player, Server, check, finish


def stopped_under_load(tables, stops, first, moves, timeout, **options):
    with Server(**NO_LIMITS) as server:
        swarm = load(server, tables=tables, games=1, seconds=timeout, **options)
        for count in [first] + [moves] * (stops - 1):
            wait_for_moves(server, count)
            ada = Player(server, 'Ada')
            server.send_signal(signal.SIGTERM)
            messages, code = ada.client.until_closed()
            check('who is there is told', messages[-1].get('reason') == 'shutdown' and code == 1001, (messages, code))
            ada.client.drop()
            check('it ends well', server.process.wait(60) == 0, server.log())
            check('in order', 'event=stopped clients_left=0' in server.log()[-200:] or
                  server.wait_for_log('event=stopped clients_left=0'), server.log())
            server.start()
        judge(f'{stops} stops', swarm, timeout + 10, tables)


def while_a_bot_thinks():
    with Server(bot_threads=2) as server:
        ada = Player(server, 'Ada')
        ada.ask('table', type='create', game='uno_flip', chairs=['open'] + ['bot:expert'] * 5, clock='none')
        ada.send(type='start')
        ada.wait('view')
        for _ in range(3):  # whose turn it is, is drawn
            ada.drain(.1)
            asks = [m for m in ada.all if m['type'] == 'ask' and m['seq'] >= ada.seq]
            if not asks:
                break
            ada.send(type='move', request=asks[-1]['request'], move=asks[-1]['moves'][0])
        server.send_signal(signal.SIGTERM)
        check('while a bot thinks', server.process.wait(60) == 0, server.log())


class SlowAtTheEnd(Server):
    def command(self):
        return ['env', 'UPCARD_SLOW_END=1100', os.environ['SCRIPTED'], *super().command()[1:]]


def nothing_asks_for_a_net_that_is_gone():  # not even once a second
    with SlowAtTheEnd() as server:
        ada = Player(server, 'Ada')
        server.send_signal(signal.SIGTERM)
        ada.client.until_closed()
        ada.client.drop()
        status = server.process.wait(60)
        check('no timer uses the net after its end', status == 0, (status, server.log()))


if __name__ == '__main__':
    nothing_asks_for_a_net_that_is_gone()
    while_a_bot_thinks()
    stopped_under_load(tables=10, stops=2, first=400, moves=200, timeout=300, rules='target=50')
    finish()
