#!/usr/bin/env python3
"""Memory of the server for idle WebSocket connections: usage: idle.py [COUNT] [limit in bytes each].

The server and this script need COUNT open files each (ulimit -n)."""
import os
import resource
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import Server

count = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
most = int(sys.argv[2]) if len(sys.argv) > 2 else 6144
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
if hard < count + 200:
    count = hard - 200
    print(f"only {count} connections: the system allows {hard} open files")

with Server(connections=count + 100, connections_per_address=count + 100, guests_per_address=1000000, hello_s=600,
            idle_s=60) as server:
    warm = [server.guest("Warm")[0] for _ in range(20)]
    time.sleep(0.5)
    before = server.resident_kb()
    start = time.monotonic()
    clients = []
    for i in range(count):
        client = server.client()
        client.send({"type": "hello", "protocol": 1, "name": f"Guest {i}"})
        clients.append(client)
    for client in clients:
        assert client.receive(30)["type"] == "you"
    took = time.monotonic() - start
    time.sleep(2)
    each = (server.resident_kb() - before) * 1024 / count
    print(f"{count} connections that have said hello, in {took:.1f} s: {each:.0f} bytes each "
          f"({before} kB before, {server.resident_kb()} kB now)")
    assert server.metric("upcard_connections") == count + len(warm)
    for client in clients + warm:
        client.drop()
    deadline = time.monotonic() + 20
    while server.metric("upcard_connections") and time.monotonic() < deadline:
        time.sleep(0.2)
    assert server.metric("upcard_connections") == 0
    assert server.stop() == 0
    sys.exit(each > most)
