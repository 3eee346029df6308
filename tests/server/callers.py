#!/usr/bin/env python3
"""The socket of upcard admin, with more callers than it serves at once."""
import os
import socket
import subprocess

from players import UPCARD, Player, Server, check, finish

MANY = 12


def end_a_table(server, what):
    ada = Player(server, 'Ada')
    code = ada.ask('table', type='create', game='hilo', seats=2, clock='none')['code']
    ada.close()
    done = subprocess.run([UPCARD, 'admin', '--data', os.path.join(server.folder, 'data'), 'end', code],
                          capture_output=True, text=True, timeout=300)
    check(what, done.returncode == 0, done.stderr)


def calls(server):
    callers = [socket.socket(socket.AF_UNIX) for _ in range(MANY)]
    for caller in callers:
        caller.connect(os.path.join(server.folder, 'data', 'admin.sock'))
        caller.settimeout(300)
    return callers


def hang_up(callers):
    for caller in callers:
        caller.close()


with Server() as server:
    hang_up(calls(server))
    end_a_table(server, 'many have come and gone')

    callers = calls(server)
    for caller in callers:
        caller.sendall(b'dance\n')
    answers = {caller.recv(1000) for caller in callers}
    check('all are answered, each in their turn', answers == {b'error unknown command\n'}, answers)
    hang_up(callers)

    callers = calls(server)
    end_a_table(server, 'those who say nothing do not keep others waiting')
    told = callers[0].recv(1000)
    check('and are told why they had to go', told.startswith(b'error no command came'), told)
    server.stop()  # beside others, who wait
    hang_up(callers)
finish()
