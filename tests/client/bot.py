#!/usr/bin/env python3
"""upcard bot: levels and programs in seats of a real server, through kills of the server, to the end of each game."""
import json
import os
import re
import subprocess
import sys
import tempfile
import time

ROOT = os.environ['SOURCE_ROOT']
sys.path.insert(0, os.path.join(ROOT, 'tests/server'))
from players import UPCARD, Player, Server, check, finish, seeded  # noqa: E402

state = tempfile.TemporaryDirectory()
os.environ['XDG_STATE_HOME'] = state.name


def bot(server, code, *arguments):
    return subprocess.Popen([UPCARD, 'bot', '--server', server.url, '--table', code, *arguments], text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def ended(process, seconds=300):
    """Exit status, output and errors."""
    try:
        out, errors = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        out, errors = process.communicate()
        return 'late', out, errors
    return process.returncode, out, errors


def seated(host, count, seconds=60):
    """Waits until people have taken that many seats."""
    end = time.time() + seconds
    while sum(chair['kind'] == 'person' for chair in host.table['chairs']) < count and time.time() < end:
        host.drain(.05)


def play_on(host, server=None, kill_after=None, seconds=300):
    """The host's own moves, always the first one; the server is killed once and comes back. Its `end`."""
    moves, end, message = 0, time.time() + seconds, host.all[-1]
    while time.time() < end:
        if message['type'] == 'end':
            return message
        if message['type'] == 'ask':
            if moves == kill_after:
                server.kill()
                server.start()
                host.again(seq=host.seq)
                kill_after = None
                message = host.wait('ask', 'end')
                continue
            moves += 1
            host.send(type='move', request=message['request'], move=message['moves'][0], id=f'h{moves}')
        try:
            message = host.receive(1)
        except TimeoutError:
            message = {'type': 'nothing'}
    return None


def a_game(server, game, first, second, kill_after=None, target=40):
    host = Player(server, 'Ada')
    table = host.ask('table', type='create', game=game, seats=3, clock='none', rules={'target': target})
    bots = [bot(server, table['code'], *first), bot(server, table['code'], *second)]
    seated(host, 3)
    host.send(type='start')
    host.wait('view')
    end = play_on(host, server, kill_after)
    check(f'{game}: it ended', end and end['over'], host.all[-3:])
    for process in bots:
        status, out, errors = ended(process)
        check(f'{game}: a bot ends with the game', status == 0, (status, out, errors))
        check(f'{game}: and was told its result', end and
              f'totals {json.dumps(end["totals"], separators=(",", ":"))}' in out, (out, end))
        check(f'{game}: a bot loses no turn', 'were played' not in errors and 'was played' not in errors, errors)
        lost = errors.count('trying again')
        check(f'{game}: a lost connection is told once', lost == (kill_after is not None), errors)
    status, record = server.text(f'/record/{table["code"]}')
    verified = subprocess.run([UPCARD, 'verify', '-'], input=record, capture_output=True, text=True)
    check(f'{game}: the record verifies', status == 200 and verified.returncode == 0, verified.stderr)
    host.close()


def games(server):
    program = os.path.join(ROOT, 'docs/examples/bot.py')
    a_game(server, 'flip7', ['--level', 'easy'], ['--exec', f'python3 {program}'])
    a_game(server, 'hilo', ['--level', 'normal', '--name', 'Robo'], ['--level', 'random'], kill_after=3)
    a_game(server, 'hi_lo_flip', ['--level', 'hard:playouts=64', '--seat', '2'], ['--exec', f'python3 {program}'], kill_after=4,
           target=100)
    a_game(server, 'uno_flip', ['--level', 'hard:playouts=64'], ['--exec', f'python3 {program}'], kill_after=2)


def no_program(server):
    """The bot fails if its program never made a move, even though the game is over."""
    host = Player(server, 'Ada')
    code = host.ask('table', type='create', game='flip7', seats=2, clock='none', rules={'target': 20})['code']
    process = bot(server, code, '--exec', '/nosuch')
    seated(host, 2)
    host.send(type='start')
    host.wait('view')
    check('no program: it ended', play_on(host), host.all[-3:])
    status, out, errors = ended(process)
    check('no program: told once', status == 1 and errors.count('upcard bot: ') == 1 and
          'exec:/nosuch never made a move: it could not be started' in errors, (status, out, errors))
    host.close()


def over_to_the_rematch(host):
    """Joins the table of the rematch, and waits for the other player."""
    host.send(type='rematch')
    while not host.table['rematch']:
        host.receive()
    host.send(type='join', table=host.table['rematch'])
    host.wait('table')
    connected(host, [0, 1], True)


def connected(host, seats, wanted, seconds=60):
    """Waits until all of these seats are connected, or none."""
    end = time.time() + seconds
    while time.time() < end and any(host.table['chairs'][seat]['connected'] != wanted for seat in seats):
        host.drain(.05)


def rematch(server):
    """--stay plays the next game at the same table; after a signal, the seat plays on without it."""
    host = Player(server, 'Ada')
    table = host.ask('table', type='create', game='flip7', seats=2, clock='none', rules={'target': 20})
    process = bot(server, table['code'], '--stay', '--level', 'easy')
    seated(host, 2)
    given = []
    for game in ('first game', 'rematch'):
        seeded(host, [1])
        host.send(type='start')
        check(f'stay: {game}', play_on(host), host.all[-3:])
        given += server.seeds(host.table['code'])
        if game == 'first game':
            over_to_the_rematch(host)
    check('stay: a seed of its own for each', len(set(given)) == 2, given)
    over_to_the_rematch(host)  # once it is there, it has already sent the end of the game
    process.terminate()
    status, out, errors = ended(process)
    check('stay: both games', out.count('The game is over') == 2, (status, out, errors))
    host.close()


def same_player(server):
    """A bot with a name returns to its seat when it is restarted; only its owner can read its token."""
    host = Player(server, 'Ada')
    table = host.ask('table', type='create', game='flip7', seats=3, clock='none')
    first = bot(server, table['code'], '--name', 'Robo', '--level', 'easy')
    seated(host, 2)
    first.kill()
    ended(first)
    connected(host, [1], False)
    second = bot(server, table['code'], '--name', 'Robo', '--level', 'easy')
    connected(host, [1], True)
    chairs = host.table['chairs']
    check('the same seat again', chairs[1]['name'] == 'Robo' and chairs[1]['connected'] and
          chairs[2]['kind'] == 'open', chairs)
    path = os.path.join(state.name, 'upcard/tokens')
    check('mode of the tokens', os.stat(path).st_mode & 0o777 == 0o600, oct(os.stat(path).st_mode))
    with open(path) as file:
        line = [line for line in file if line.startswith(server.url)][0]
    check('a line of tokens', re.fullmatch(r'http://\S+ \d+\.[\w-]+ Robo\n', line), line)
    with open(f'/proc/{second.pid}/cmdline') as file:
        check('no token on a command line', line.split()[1] not in file.read())
    check('no token in the log', line.split()[1].split('.')[1] not in server.log(), server.log())
    second.terminate()
    ended(second)
    host.close()


def late(server):
    """A finished game has no seat for a bot."""
    host = Player(server, 'Ada')
    code = host.ask('table', type='create', game='flip7', seats=1, clock='none', rules={'target': 10})['code']
    host.send(type='start')
    host.wait('view')
    check('late: the game is over', play_on(host), host.all[-3:])
    status, out, errors = ended(bot(server, code))
    check('late: it could not play', status == 1 and 'the game is over' in errors, (status, out, errors))
    host.close()


def refusals(server):
    wrong = [(['bot'], 'which server?', 2),
             (['bot', '--server', server.url], 'which table?', 2),
             (['bot', '--server', 'x y', '--table', 'A'], 'is not the address', 2),
             (['bot', '--server', server.url, '--table', 'ZZZZZZ'], 'no table with this code', 1),
             (['bot', '--server', server.url, '--table', 'ZZZZZZ', '--level', 'god'], 'there is no bot', 2),
             (['bot', '--server', server.url, '--table', 'A', '--level', 'easy', '--exec', 'x'], 'not both', 2),
             (['bot', '--server', 'http://127.0.0.1:9', '--table', 'ZZZZZZ'], 'cannot reach http://127.0.0.1:9', 1),
             (['bot', '--server', 'nowhere.invalid', '--table', 'ZZZZZZ'], 'there is no host of this name', 1)]
    for words, text, status in wrong:
        result = subprocess.run([UPCARD, *words], capture_output=True, text=True, timeout=120)
        check(f'{words}', result.returncode == status and text in result.stderr and
              result.stderr.count('\n') == 1, (result.returncode, result.stderr))


with Server() as served:
    refusals(served)
    games(served)
    no_program(served)
    rematch(served)
    same_player(served)
    late(served)
finish()
