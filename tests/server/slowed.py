#!/usr/bin/env python3
"""Clients that exceed their message rate are slowed down, and their game continues to its end."""
import subprocess
import sys

sys.dont_write_bytecode = True
from players import UPCARD, Player, Server, check, finish


def start_bot(server, code):
    return subprocess.Popen([UPCARD, 'bot', '--server', server.url, '--table', code, '--level', 'easy'],
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


with Server(messages_per_s=2) as server:
    host = Player(server, 'Ada')
    code = host.ask('table', type='create', game='flip7', seats=3, clock='none', chairs=['open'] * 3,
                    rules={'target': 100})['code']
    bots = [start_bot(server, code) for _ in range(2)]
    while not all(chair['kind'] == 'person' and chair['connected'] for chair in host.table['chairs']):
        host.wait('table')
    host.send(type='start')
    while (message := host.wait('ask', 'end', 'error'))['type'] == 'ask':
        host.send(type='move', request=message['request'], move=message['moves'][0], id=str(message['seq']))
    check('the game comes to its end', message['type'] == 'end', message)
    check('they were slowed', server.metric('upcard_limited_total') > 0)
    for bot in bots:
        check('the bot has played to the end', bot.wait(60) == 0, bot.stderr.read())

finish()
