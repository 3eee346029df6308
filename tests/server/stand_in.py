#!/usr/bin/env python3
"""A bot's moves for a player who is away are told as a bot's: while they happen, to those who come back, in the record."""
import subprocess

from players import UPCARD, Player, Server, check, finish


def bots(player):
    return {m['seq']: m.get('bot_for') for m in player.all if m['type'] == 'event'}


def stay(player, ask):
    player.ask('confirm', type='move', request=ask['request'], move='stay' if 'stay' in ask['moves'] else ask['moves'][0])


def main():
    with Server() as server:
        ada, ben = Player(server, 'Ada', raw=True), Player(server, 'Ben', raw=True)
        table = ada.ask('table', type='create', game='flip7', seats=2, clock='none', rules={'target': 40})
        code = table['code']
        ben.ask('table', type='join', table=code)
        ada.send(type='start')
        ben.wait('view')
        ben.ask('left', type='leave')
        while not any(m['type'] == 'end' for m in ada.all):
            message = ada.receive()
            if message['type'] == 'ask':
                stay(ada, message)
        told = bots(ada)
        check('the others hear of the bot', set(told.values()) == {None, 1}, told)
        record = server.text(f'/record/{code}')[1]
        first = next(line for line in record.splitlines() if line.startswith('1 '))
        check('the record says so', '\nstand_ins 1:1' in record, record)
        ben.all.clear()
        ben.ask('table', type='join', table=code, watch=True, seq=0)
        ben.wait('end')
        again = bots(ben)
        check('who comes back hears the same', all(again[seq] == told[seq] for seq in again if seq in told), (again, told))
        check('from the first move on', min(again) == 1 and 1 in again.values(), again)
        shown = subprocess.run([UPCARD, 'replay', '-'], input=record, capture_output=True, text=True)
        check('the replay too', f'a bot for Ben: {first[2:]}' in shown.stdout and '  Ada: ' in shown.stdout and
              '  Ben: ' not in shown.stdout, shown.stdout[:2000] + shown.stderr)
        verified = subprocess.run([UPCARD, 'verify', '-'], input=record, capture_output=True, text=True)
        check('the record verifies', verified.returncode == 0, verified.stderr)
    finish()


main()
