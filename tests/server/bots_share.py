#!/usr/bin/env python3
"""Tables full of slow bots do not delay the bots of another table: the tables take turns."""
import threading
import time

from players import Player, Server, check, finish, play

THINKING = 2  # tables of experts


def slow_table(server, stop):
    """Experts against each other, and a person who moves at once."""
    player = Player(server, 'Ada')
    player.ask('table', type='create', game='uno_flip', chairs=['open'] + ['bot:expert'] * 5, clock='none')
    player.send(type='start')
    player.wait('view')
    thread = threading.Thread(target=play, args=[[player]], kwargs={'until': lambda _: stop.is_set()})
    thread.start()
    return thread, player


def quick_table(server):
    """For each move of a person against an easy bot: how often the bot moved until it was the person's turn again,
    how often bots of all tables did meanwhile, and how long it took."""
    player, seen = Player(server, 'Ben'), []
    player.ask('table', type='create', game='flip7', chairs=['open', 'bot:easy'], clock='none')
    player.send(type='start')
    ask = player.wait('ask', timeout=60)
    while len(seen) < 4:
        before, count, since = server.metric('upcard_moves_bots_total'), len(player.all), time.time()
        player.send(type='move', request=ask['request'], move=next(m for m in ('stay', *ask['moves']) if m in ask['moves']))
        ask = player.wait('ask', timeout=60)
        own = sum(m['type'] == 'event' for m in player.all[count:]) - 1
        seen.append((own, server.metric('upcard_moves_bots_total') - before - own, round(time.time() - since, 2)))
    player.close()
    return seen


with Server(bot_threads=1) as server:
    stop = threading.Event()
    slow = [slow_table(server, stop) for _ in range(THINKING)]
    time.sleep(.5)
    seen = quick_table(server)
    check('bots wait for one move of each other table', all(others <= THINKING * (own + 1) for own, others, _ in seen), seen)
    check('and somebody has thought meanwhile', sum(others for _, others, _ in seen) > 0, seen)
    stop.set()
    for thread, player in slow:
        thread.join()
        player.close()
finish()
