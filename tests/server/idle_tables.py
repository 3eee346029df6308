#!/usr/bin/env python3
"""Memory of tables that nobody is at: idle_tables.py [COUNT]. Needs gdb. Not among the tests; see docs/performance.md."""
import re
import subprocess
import sys
import time

from players import Player, Server


def in_use(server):
    """Bytes that the server has allocated, without those of SQLite, whose cache grows up to a fixed size."""
    told = len(server.lines)
    calls = ['call (void)malloc_stats()', 'call (long)sqlite3_memory_used()']
    words = ['gdb', '-batch', '-p', str(server.process.pid)] + [word for call in calls for word in ('-ex', call)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)
    last = 'max mmap bytes'
    server.wait_for_log('(?s)' + '.*'.join([last] * (1 + ''.join(server.lines[:told]).count(last))))
    arenas_and_total = re.findall(r'in use bytes *= *(\d+)', ''.join(server.lines[told:]))
    return int(arenas_and_total[-1]) - int(re.search(r'\$1 = (\d+)', done.stdout).group(1))


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
        before = in_use(server)
        create(count)
        time.sleep(3)
        return (in_use(server) - before) / count, server.metric('upcard_tables_loaded')


count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
for unload_s in (86400, 1):
    size, loaded = measure(count, unload_s)
    print(f'{count} games begun, {loaded:.0f} in the memory: {size:.0f} bytes a table')
