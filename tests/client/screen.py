#!/usr/bin/env python3
"""upcard join on the full screen of a real terminal (tmux): lobby, waiting room, game, a killed server, the end, a rematch."""
import os
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.environ['SOURCE_ROOT'], 'tests/server'))
from players import UPCARD, Server, check, finish  # noqa: E402

folder = tempfile.TemporaryDirectory()


class Terminal:
    """A terminal with one visit in it."""

    def __init__(self, name, columns, rows, *words):
        self.name = name
        environment = f'XDG_STATE_HOME={folder.name}/{name} ASAN_OPTIONS=detect_leaks=1:log_path={folder.name}/asan'
        tmux('new-session', '-d', '-s', name, '-x', str(columns), '-y', str(rows),
             f'env -u NO_COLOR {environment} {UPCARD} join {" ".join(words)}; echo ended with $?; sleep 60')

    def screen(self):
        return tmux('capture-pane', '-p', '-t', self.name)

    def keys(self, *keys):
        tmux('send-keys', '-t', self.name, *keys)

    def until(self, *texts, seconds=60):
        """The screen, as soon as one of the texts is there."""
        end = time.time() + seconds
        while time.time() < end:
            shown = self.screen()
            if any(text in shown for text in texts):
                return shown
            time.sleep(.05)
        check(f'{self.name}: {texts} on the screen', False, self.screen())
        return self.screen()


def tmux(*words):
    return subprocess.run(['tmux', '-S', f'{folder.name}/socket', '-f', '/dev/null', *words], text=True,
                          capture_output=True, env={**os.environ, 'TMUX': ''}).stdout


def play(server):
    ada = Terminal('ada', 80, 24, server.url, '--name', 'Ada')
    ada.until('There are no open tables.')
    ada.keys('n')
    ada.until('A new table')
    ada.keys('4')
    ada.until('By which rules?')
    ada.keys('1')
    shown = ada.until('How many seats?')
    check('as many seats as the rules have', 'a number: 2 to 10 ' in shown, shown)
    ada.keys('3', 'Enter')
    ada.until('How much time')
    ada.keys('7')
    ada.until('Who may join?')
    ben = Terminal('ben', 120, 40, server.url, '--name', 'Ben')
    ben.until('There are no open tables.')
    ada.keys('1')
    shown = ada.until('waiting for players')
    check('the host', 'Ada' in shown and 'host (you)' in shown, shown)
    shown = ben.until("Ada's table")
    check('the open table is listed', '2 of 3 seats open' in shown, shown)
    ben.keys('Enter')
    ben.until('The host starts the game')
    ada.until('Ben sat down.')
    ada.keys('Down', 'Down', 'b')
    ada.until('bot: easy')
    ben.keys(':')
    ben.until('3 well played')
    ben.keys('3')
    ada.until('Ben: well played!')
    ben.keys('!')
    ben.until('Report:  1 Ada')
    ben.keys('1')
    ben.until('4 cheating')
    ben.keys('4')
    ben.until('The operator of the server will look at it.')
    ada.keys('s')
    ada.until('Your hand')
    ben.until('Your hand')
    server.kill()
    ada.until('reconnecting')
    server.start()
    ben.until('Connected again', 'is here again')
    ada.keys('?')
    shown = ada.until('The rules that apply now')
    check('the page of keys has it', '!: report' in shown, shown)
    ada.keys('Escape')
    ada.until('Your hand')
    ada.keys('q')
    ada.until('A bot plays for you until you come back')
    ada.keys('n')
    ada.until('Your hand')
    ada.keys('q', 'y')
    shown = ada.until('ended with 0')
    link = re.search(r'upcard join (http\S+)', shown)
    check('the way back is told', link, shown)
    tmux('kill-session', '-t', 'ada')
    ada = Terminal('ada', 80, 24, link.group(1) if link else server.url)
    ada.until('Your hand')
    ben.keys('q', 'y')
    ben.until('ended with 0')
    tmux('kill-session', '-t', 'ada')  # without its terminal the program ends silently


def to_the_end(server):
    """A short game against bots by Enter alone, its scores, and a rematch."""
    eve = Terminal('eve', 100, 30, server.url, '--create', 'hi_lo_flip', '--bots', 'easy', '--seats', '2', '--rules', 'target=10',
                   '--clock', 'none', '--name', 'Eve')
    eve.until('Your turn')
    end = time.time() + 120
    while 'the game is over' not in eve.screen() and time.time() < end:
        eve.keys('Enter')
        time.sleep(.03)
    eve.keys('Escape')
    shown = eve.until('r: rematch')
    check('the scores', '● winner' in shown and '/record/' in shown, shown)
    eve.keys('r')
    eve.until('waiting for players')
    eve.keys('s')
    eve.until('Your hand')
    eve.keys('q', 'y')
    eve.until('ended with 0')


with Server() as served:
    try:
        tmux('new-session', '-d', '-s', 'hold', 'sleep 600')
        play(served)
        to_the_end(served)
        time.sleep(.5)
        for name in os.listdir(folder.name):
            if name.startswith('asan'):
                with open(os.path.join(folder.name, name)) as log:
                    check('the sanitizer is quiet', False, log.read())
    finally:
        tmux('kill-server')
finish()
