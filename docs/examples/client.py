#!/usr/bin/env python3
"""A client of an Upcard server in Python, with nothing but the standard library.

    upcard serve
    docs/examples/client.py http://127.0.0.1:4040 SDQUX9 [NAME]

It takes a free chair at the table with this code and plays at random until the game is over (docs/protocol.md, "Over a
network"). Most of it is WebSocket: with a library for that, play() alone is left.
"""
import base64
import json
import os
import random
import socket
import sys
from urllib.parse import urlsplit


class Server:
    """A WebSocket, as far as it is needed here."""

    def __init__(self, url):
        parts = urlsplit(url)
        self.socket = socket.create_connection((parts.hostname, parts.port or 80))
        self.stream = self.socket.makefile('rb')
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(f'GET /ws HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                            f'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n'.encode())
        if b' 101 ' not in self.stream.readline():
            sys.exit('the server does not want a WebSocket')
        while self.stream.readline().strip():
            pass

    def send(self, kind, payload):
        """A frame; those of clients are masked."""
        size, mask = len(payload), os.urandom(4)
        length = bytes([0x80 | size]) if size < 126 else b'\xfe' + size.to_bytes(2, 'big')
        self.socket.sendall(bytes([0x80 | kind]) + length + mask +
                            bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def say(self, **message):
        self.send(1, json.dumps(message).encode())

    def messages(self):
        """All that come, until the connection ends."""
        while head := self.stream.read(2):
            size = head[1]
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), 'big')
            payload, kind = self.stream.read(size), head[0] & 15
            if kind == 1:
                yield json.loads(payload)
            elif kind == 9:  # a ping wants a pong
                self.send(10, payload)
            elif kind == 8:
                return


def play(server, name, code):
    server.say(type='hello', protocol=1, name=name)
    for message in server.messages():
        if message['type'] == 'you':
            server.say(type='join', table=code)
        elif message['type'] == 'ask':
            move = random.choice(message['moves'])
            server.say(type='move', request=message['request'], move=move)
        elif message['type'] == 'end':
            return message
        elif message['type'] == 'error' and message['request'] is None:
            sys.exit(message['message'])


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    try:
        end = play(Server(sys.argv[1]), sys.argv[3] if len(sys.argv) > 3 else 'Client', sys.argv[2])
    except OSError as error:
        sys.exit(f'no server at {sys.argv[1]}: {error}')
    print('the game is over:', end['totals'] if end else 'the server has gone')


if __name__ == '__main__':
    main()
