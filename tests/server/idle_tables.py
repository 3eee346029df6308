#!/usr/bin/env python3
"""Memory of tables that nobody is at: idle_tables.py [COUNT]. Not among the tests; see docs/performance.md."""
import sys
import time

from players import Player, Server


def measure(count, unload_s):
    """Bytes a table: loaded, or only in the directory."""
    with Server(unload_s=unload_s, tables_per_player=100000, messages_per_player=10000, messages_per_s=10000) as server:
        player = Player(server, 'Ada')

        def create(number):
            for _ in range(number):
                player.send(type='create', game='flip7', seats=4, clock='day', chairs=['open', 'bot:normal'] * 2)
                player.wait('table')
                player.send(type='start')
                player.wait('ask')

        create(200)  # the first ones need extra memory
        time.sleep(3)
        before = server.resident_kb()
        create(count)
        time.sleep(3)
        return (server.resident_kb() - before) * 1024 / count, server.metric('upcard_tables_loaded')


count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
for unload_s in (86400, 1):
    size, loaded = measure(count, unload_s)
    print(f'{count} games begun, {loaded:.0f} in the memory: {size:.0f} bytes a table')
