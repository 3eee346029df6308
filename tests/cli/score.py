#!/usr/bin/env python3
"""upcard score: rounds are typed as a table says them, corrected, and on disk before they are confirmed."""
import json
import os
import pathlib
import pty
import random
import re
import signal
import subprocess
import tempfile
import termios

from checks import check, finish

UPCARD = os.environ['UPCARD']


def run(*arguments, typed=''):
    return subprocess.run([UPCARD, 'score', *arguments], input=typed, capture_output=True, encoding='utf-8', timeout=60,
                          env={**os.environ, 'XDG_STATE_HOME': str(folder)})


def score(game, names, *lines, status=0, more=()):
    """What a new pad prints for these lines, without its first line."""
    result = run(game, '--names', names, '--new', '--file', str(folder / 'new.pad'), *more, typed='\n'.join(lines) + '\n')
    check(f'{lines}: status {status}', result.returncode == status, result.stdout, result.stderr)
    return result.stdout.split('Type help for what can be entered.\n', 1)[-1].splitlines()


def usage():
    check('help', run('--help').stdout.startswith('usage: upcard score') and '\nexample:' in run('--help').stdout)
    for arguments, reason in ((), 'which game'), (('chess',), 'unknown game'), (('hilo',), 'a new pad needs --names'), \
            (('flip7', '--names', 'a,,b'), 'separated by commas'), (('hilo', '--names', 'a'), 'seats'), \
            (('flip7', '--names', 'a,7up'), 'begins with a digit'), (('flip7', '--names', 'a,b', '--rules', 'x=1'), 'x'), \
            (('flip7', '--fly'), 'unknown option'), (('flip7', 'hilo'), 'unexpected argument'):
        result = run(*arguments)
        check(f'{arguments}: {reason}', result.returncode == 2 and reason in result.stderr and
              result.stderr.count('\n') == 1, result.stderr)


def forms():
    wanted = ['Ann 25, Bob 0, Cem 42. Cem leads.']
    for line in '25 bust 42', '25 - [12 7 x2 +4]', 'round 25 | | 42', 'ann 25, cem 42', 'Cem: 12 7 x2 +4, ANN 25', \
            'insert 1 25 0 42', '  25   bust  42  ':
        got = score('flip7', 'Ann,Bob,Cem', *(['0 0 0', line, 'drop 2'] if line.startswith('insert') else [line]))
        check(f'"{line}"', wanted[0] in got, got)
    got = score('flip7', 'Ann,Frau Öz', 'frau Öz 1 2 3 4 5 6 7, ann bust; frau Öz', 'show')
    check('a Flip 7', got == ['Ann 0, Frau Öz 43. Frau Öz leads.', 'entry    Ann  Frau Öz', '    1      0       43',
                              '           0       43'], got)
    check('HILO doubles', score('hilo', 'a,b', 'a 4 5 1, b 2; a') == ['a 20, b 2. b leads.'])
    check('Hi Lo Flip adds the bonus', score('hi_lo_flip', 'a,b', 'a 10 7, b [12]; b') == ['a 11, b 11. a and b lead.'])
    for line in '12/1 3/0; b', 'a 12/1, b 3/0; b':
        check('Hi Lo Flip counts heaps', score('hi_lo_flip', 'a,b', line) == ['a 21, b 13. a leads.'])
    check('Uno Flip gives to the winner', score('uno_flip', 'a,b,c', 'b 9 wild, c draw1; a') == ['a 59, b 0, c 0. a leads.'])
    got = score('flip7', 'a,b', '* card 5', '* card 7', '1 stay', '0 stay')
    check('card by card', got == ['a 7, b 5. a leads.'], got)


def rules():
    got = score('flip7', 'Ann,Bob', '130 20', 'try rules target=120', 'rules target=120', '1 1', 'rules target=300', 'rules',
                'insert 1 rules tie=shared', 'undo', 'rules goal=1', status=1)
    check('rules change', got[:6] == [
        'Ann 130, Bob 20. Ann leads.', 'target=120 (before: 200), the game is over',
        'target=120 (before: 200), the game is over', 'Ann 130, Bob 20. Ann wins.',
        'not entered: the game is over', 'target=300 (before: 120), the game goes on'], got)
    check('rules are listed', got[6] == 'target=300 (the book: 200): points that end the game', got)
    check('rules are taken back', 'tie=shared (before: extra_round)' in got and 'taken back: rules tie=shared' in got and
          'tie=extra_round (before: shared)' in got, got)
    check('a rule that there is not', got[-1].startswith('not entered: rule goal is unknown in flip7'), got)


def deals_and_needs():
    got = score('uno_flip', 'Ann,Bob', '30 0; ann', 'deal bob', 'needs')
    check('what each seat needs', got == ['Ann 30, Bob 0. Ann leads.',
                                          'Ann: leads alone with up to 29 fewer than Bob in this round; ends the game with 470',
                                          'Bob: leads alone with 31 more than Ann in this round; ends the game with 500',
                                          'If the lead is shared at the end, the win is shared.'], got)
    got = score('flip7', 'Ann,Bob', '31 30', 'needs')
    check('one point ahead', got[1].startswith('Ann: leads alone with as many as Bob in this round'), got)
    got = score('hilo', 'Ann,Bob', '30 10; bob', 'needs', 'deal bob', status=1)
    check('the lowest wins', got[1].startswith('Ann: leads alone with 21 fewer than Bob') and
          got[2].startswith('Bob: leads alone with up to 19 more than Ann') and 'no seat is the dealer' in got[-1], got)


def ends():
    got = score('flip7', 'a,b', '50 50', '10 0', '1 2', status=1, more=('--rules', 'target=50'))
    check('a tie is played off, then the game is over', got[:2] == ['a 50, b 50. a and b share the lead: another round decides.', 'a 60, b 50. a wins.'] and
          'the game is over' in got[2], got)
    got = score('flip7', 'a,b', '50 50', more=('--rules', 'target=50,tie=shared'))
    check('or shared', got == ['a 50, b 50. a and b win.'], got)
    got = score('flip7', 'a', '50', more=('--rules', 'target=100,challenge=1'))
    check('or lost', got == ['a 50. The game is over, and nobody has won.'], got)


def corrections():
    got = score('flip7', 'a,b', '20 30', '40 50', 'try fix 1 bust 31', 'fix 1 bust 31', 'undo', 'name b Bea', 'drop 2')
    check('what changes is shown', got[2:] == ['a 60 -> 40, b 80 -> 81'] * 2 + ['a 40 -> 60, b 81 -> 80', 'no total changes',
                                               'a 60 -> 20, Bea 80 -> 30', 'a 20, Bea 30. Bea leads.'], got)
    got = score('flip7', 'a,b', '172 3', '!', 'fix 1 3 172', '!', '!', status=1)
    check('unlikely scores are asked for', got == [
        'not entered: a: no cards give that score without a Flip 7', '  ! enters it all the same', 'a 172, b 3. a leads.',
        'not entered: b: no cards give that score without a Flip 7', '  ! enters it all the same',
        'a 172 -> 3, b 3 -> 172', 'no refused round can be entered'], got)
    for line, reason in ('1 2 3', 'one part for each'), ('hello', '"hello" is no round and no command; help lists'), ('1 [5 5]', 'b: the same number twice busts'), \
            ('0 stay', 'a must wait: chance acts now'), ('fix 9 1 2', 'there is no entry 9'), ('undo', 'nothing to undo'), ('a 1, c 2', 'is no round'), ('a 1, a 2', 'is no round'):
        got = score('flip7', 'a,b', line, status=1)
        check(f'"{line}": {reason}', len(got) >= 1 and got[0].startswith('not entered: ') and reason in got[0], got)


def files():
    pad = folder / 'upcard' / 'score-flip7.pad'
    run('flip7', '--names', 'a,b', typed='20 30\n')
    check('the default file', pad.read_text(encoding='utf-8').endswith('\n\nround 20 | 30\n'))
    result = run('flip7', typed='1 2\n')
    check('it is continued', 'a 21, b 32. b leads.' in result.stdout, result.stdout, result.stderr)
    result = run('flip7', '--names', 'a,b')
    check('and not replaced by accident', result.returncode == 2 and 'has a game already' in result.stderr, result.stderr)
    run('flip7', '--names', 'c,d', '--new')
    check('nor lost by --new', pad.with_name('score-flip7.pad.1').read_text(encoding='utf-8').endswith('round 1 | 2\n'))
    with pad.open('a', encoding='utf-8') as file:
        file.write('round 3 | 4\nround 5')
    result = run('flip7', typed='1 1\n')
    check('half a line is cut off', 'c 4, d 5.' in result.stdout and pad.read_text(encoding='utf-8').endswith('4\nround 1 | 1\n'),
          result.stdout, result.stderr)
    for text, reason in ('x\n', 'the first line must be'), ('upcard-pad 1\ngame hilo\nseats 2\n\n', 'is a pad of hilo'):
        pad.write_text(text, encoding='utf-8')
        result = run('flip7', typed='1 1\n')
        check(f'another file is left alone: {reason}', result.returncode == 1 and reason in result.stderr and
              pad.read_text(encoding='utf-8') == text, result.stderr)
    result = run('flip7', '--names', 'a,b', '--file', str(folder / 'none' / 'x.pad'))
    check('a folder that is missing', result.returncode == 1 and 'No such file' in result.stderr, result.stderr)


def cards():
    """A game followed card by card: short forms, corrections, and what happens in words."""
    deal = ('cards', '5', '9', '3')
    got = score('flip7', 'you,ann,bob', *deal, 'ann stay', 'bob 7', '12', 'freeze bob', '12', 'scores')
    check('a round is told and scored', got[:3] == ['  ann was dealt 5.', '  bob was dealt 9.', '  you were dealt 3.'] and
          got[-1] == 'you 0, ann 5, bob 16. bob leads.', got)
    got = score('flip7', 'you,ann,bob', *deal, 'stay', '7', '12', 'fix ann stay 4', 'fix 1 11', 'log', 'table')
    check('corrections', got[-14:-8] == ['entry 4: 1 hit, * card 4', 'no total changes', 'entry 1: * card 11',
          'no total changes', '    1  * card 11', '    2  * card 9'] and '    6  0 hit, * card 12' in got, got)
    check('the table', got[-3].split()[:4] == ['you', '3', '12', '15'] and got[-2].split()[:3] == ['ann', '4', '11'], got)
    got = score('flip7', 'you,ann', 'cards', '5', '9', 'stay', 'stay', 'points', 'fix you 9 4', 'fix 1 7')
    check('moves are corrected while rounds are typed', 'you 9 -> 4' in got and 'ann 5 -> 7' in got, got)
    got = score('flip7', 'you,ann,bob', *deal, '6', 'fix ann 6 11', 'undo 2', 'undo 9')
    check('lines are taken back', got.count('no total changes') == 6 and got[-2:] == ['taken back: * card 5', 'no total changes'], got)
    got = score('flip7', 'you,ann,bob', *deal, 'stay', 'bob 4', 'fix ann stay 4', 'fix bob 9 5', 'drop 1', status=1)
    check('what no longer fits', any('this is entry' in line for line in got), got)
    for lines, reason in ((['bob 5'], 'it is the turn of ann, not of bob: first type what ann did'), (['13'], 'there is no 13'), \
            (['blah'], '"blah" is no card'), ([*deal[1:], 'freeze zed'], 'there is no seat "zed"; ann gives the card to one of you, ann, bob'), \
            ([*deal[1:], 'foo'], '"foo" is not possible for ann now'), (['0', '9', '3', '1', '0'], 'F7-1.1: no 0 is left'), \
            ([*deal[1:], 'stay', '7', '12', 'freeze ann'], 'F7-4.1: ann is not active'), (['fix ann 5 6'], 'no entry of ann has "5"'), \
            (['seen 0', 'seen 0'], 'no more of these cards are in the deck: 0'), (['seen 13'], 'there is no 13')):
        got = score('flip7', 'you,ann,bob', 'cards', *lines, status=1)
        check(f'{lines}: {reason}', got[-1].startswith('not entered: ') and reason in got[-1], got)
    lines = ['y3', 'a1 r5', 'b1 r6', 'a1 b2', 'b b1 b3', 'take c1 g9', 'draw pi4 x a1', 'draw pi4 x c1 pi5', 'undo', 'draw o11 c3 o3', 'd y9 a1', 'table']
    small, large = (score('hilo', 'a,b', 'cards', *some, status=1) for some in (lines, [line.upper() for line in lines]))
    check('HILO', 'HL-3.3: a1 is face up already' in '\n'.join(small) and '  b traded orange:3 at c3 for orange:11.' in small, small)
    check('capitals do not matter', [line.lower() for line in large] == [line.lower() for line in small], large)
    got = score('hi_lo_flip', 'a,b', 'cards', 'rule 3.1', 'rule 99', status=1)
    check('only two games have short forms', 'only the moves of records' in got[0] and 'any card may be played' in got[1] and
          got[2].startswith('there is no rule "99"'), got)
    got = score('flip7', 'a,b', '20 30', 'cards', '5', '7', '0 stay', '1 stay', 'points', '1 2')
    check('cards and points', got[0] == 'a 20, b 30. b leads.' and got[-1] == 'a 26, b 39. b leads.', got)
    got = score('flip7', 'a,b', 'cards', '5', '7', '7', 'points', 'points - 30', 'undo', 'points hello', 'points a 12, b 5', status=1)
    check('a round begun card by card is ended by points', got[3:6] == [
        'So far: 7 | 12. points and a round end it, as in points 25 bust 40', 'b 0 -> 30', 'a 0, b 30. b leads.'] and
        'hello" is no round' in '\n'.join(got) and got[-1] == 'a 12, b 5. a leads.', got)


def odds():
    def pad(game, *lines, **more):
        return score(game, 'you,ann' if game != 'uno_flip' else 'a,b', *lines, more=('--playouts', '8'), **more)
    got = pad('flip7', '120 90', 'seen 12x2 0', 'odds 3 9 +4 | 12 5 second')
    check('a typed table', got[1:3] == ['Odds for you:', 'Flip 7, two seats; 85 cards in the deck, 3 in the discard pile.'] and
          got[3].endswith('total 120') and 'next card    10 of 85 bust you' in '\n'.join(got), got)
    check('what is assumed', got[-1].startswith('  assumed      the cards of entry 1 are still in the deck'), got)
    got = pad('flip7', 'cards', '5', '9', 'odds', 'odds you', 'odds on', '3', 'odds off', '12')
    check('of the game', got[2] == 'Odds for ann:' and got.count('Odds for you:') == 2 and got[-1] == '  you hit and got 12.', got)
    check('the state is known', not any('assumed' in line for line in got) and '  next card    4 of 92 bust you: 4.3 %' in got, got)
    got = pad('hilo', 'odds r5 ? ? / r7 ? ? / ? ? ? | ? ? ? / ? ? ? / ? ? ?; top r3; turn you')
    check('HILO', any(line.startswith('    take a3') for line in got), got)
    for game, lines, reason in (('flip7', ['odds'], 'no card of this round is entered'), ('flip7', ['cards', '5', 'odds 3 | 4'], 'type odds'), \
            ('flip7', ['odds 3 | 3 | 3'], 'there are three seats in it, not two'), ('flip7', ['odds 3 | 4; top 5'], '"top" is not known here'), \
            ('flip7', ['odds 13 | 4'], 'no 13'), ('hi_lo_flip', ['odds zed'], 'there is no seat "zed"')):
        got = pad(game, *lines, status=1)
        check(f'{lines}: {reason}', got[-1].startswith('no odds: ') and reason in got[-1], got)
    got = score('flip7', 'a,b', '100 1', 'odds 3 | 4', more=('--playouts', '8', '--rules', 'rounds=5'))
    check('the pad knows the round', any('to win' in line for line in got), got)
    got = pad('hi_lo_flip', 'seen 1 2 3 50', 'odds', '10 20; ann', 'odds')
    check('Hi Lo Flip counts', got == ['  not out      96 cards: 4-49 51-100', 'you 10, ann 20. ann leads.', '  not out      100 cards: 1-100'], got)
    got = pad('uno_flip', 'seen red:7 pink:1 wild', 'odds')
    check('Uno Flip counts', got[0].split() == ['not', 'out', '109', 'cards'] and 'red 25, yellow 25, green 26, blue 26, wilds 7;' in got[1] and 'purple 25' in got[2], got)
    refused = ['no odds: this table wants no odds']
    got = score('flip7', 'a,b', 'odds 3 | 4', 'odds on', 'cards', '5', '6', status=1, more=('--no-odds',))
    check('a table wants none', got == refused * 2 + ['  b was dealt 5.', '  a was dealt 6.'], got)
    result = run('flip7', '--file', str(folder / 'new.pad'), typed='odds\n')
    check('and its pad knows', refused[0] in result.stdout and result.returncode == 1, result.stdout)


def played(game, seats, rules):
    """A random game: its moves as pairs, and its last state."""
    typed = json.dumps({'op': 'new', 'game': game, 'seats': seats, 'rules': rules}) + '\n' + \
        json.dumps({'op': 'sample', 'seed': 'pad', 'until': 'over'}) + '\n'
    result = subprocess.run([UPCARD, 'drive'], input=typed, capture_output=True, encoding='utf-8', timeout=60)
    answer = json.loads(result.stdout.splitlines()[1])
    return answer['moves'], answer['state']


def counted_hands():
    """What the backs of hidden hands say, in a game that is entered with all its cards."""
    for game, words in (('uno_flip', ('can play with', '; backs ', 'on top the back', 'playable')), ('hi_lo_flip', ('can play', 'playable'))):
        moves = [f'{"*" if mover == "chance" else mover} {move}' for mover, move in played(game, 2, {})[0][:40]]
        got = '\n'.join(score(game, 'a,b', *moves, 'odds', 'odds a'))
        check(f'{game} is counted', all(word in got for word in words), got)


def whole_games():
    """A game of the engine that is typed in short has the same result; nonsense breaks nothing."""
    for game, rules in ('flip7', {'target': 60}), ('hilo', {'target': 40, 'max_turns': 30}):
        moves, state = played(game, 3, rules)
        lines = [move.removeprefix('card ') for _, move in moves]
        given = ','.join(f'{key}={value}' for key, value in rules.items())
        got = score(game, 'a,b,you', 'cards', *lines, 'scores', more=('--rules', given))
        totals = [int(total) for total in re.findall(r' (-?\d+)[,.]', got[-1])]
        check(f'{game} is followed to its end', totals == state['totals'], got[-5:], state['totals'])
    words = ('5 12 x2 +4 freeze flip3 second hit stay a b you c fix undo insert drop log seen table round 3x2 take draw a1 b2 r5 pu-1 x '
             'keep row 1 | / ? * : - , 99 ; top odds show try cards points').split()
    chance = random.Random(7)
    for game in 'flip7', 'hilo', 'uno_flip':
        lines = [' '.join(chance.choices(words, k=chance.randint(1, 5))) for _ in range(150)]
        score(game, 'a,b,you', *lines, status=1, more=('--playouts', '4'))


def records():
    path = folder / 'evening.upcard'
    got = score('flip7', 'a,b', '* card 5', '* card 7', '1 stay', '0 stay', f'record {path}', more=('--rules', 'target=5'))
    verified = subprocess.run([UPCARD, 'verify', str(path)], capture_output=True, encoding='utf-8', timeout=60)
    check('a game entered card by card is a record', got[-1] == f'written: {path}' and verified.returncode == 0 and
          verified.stdout.startswith('4 moves, all legal in Flip 7') and 'the result is correct' in verified.stdout,
          got, verified.stdout, verified.stderr)
    got = score('flip7', 'a,b', '* card 5', f'record {path}', status=1)
    check('it replaces nothing', got[-1] == f'not written to {path}: File exists', got)
    got = score('flip7', 'a,b', '1 2', 'record x', status=1)
    check('points are no record', "entry 1 has a round's points only" in got[-1], got)


def killed():
    """What was confirmed is in the file, also after a SIGKILL; and two programs do not share a pad."""
    pad = folder / 'killed.pad'
    program = subprocess.Popen([UPCARD, 'score', 'flip7', '--names', 'a,b', '--file', str(pad)], encoding='utf-8',
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for i in range(1, 4):
        program.stdin.write('1 2\n')
        program.stdin.flush()
        while f'a {i}, b {2 * i}.' not in program.stdout.readline():
            pass
    result = run('flip7', '--file', str(pad))
    check('two at once', result.returncode == 1 and 'another program has it open' in result.stderr, result.stderr)
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdin.close()
    program.stdout.close()
    check('nothing is lost', 'a 3, b 6. b leads.' in run('flip7', '--file', str(pad)).stdout)


def talk(pad, game, names, *dialog, columns=80):
    """A dialog at a terminal: texts that are waited for, and what is then typed."""
    child, screen = pty.fork()
    if not child:
        termios.tcsetwinsize(0, (24, columns))
        os.execve(UPCARD, [UPCARD, 'score', game, *(['--names', names] if names else []), '--file', str(pad)],
                  {**os.environ, 'TERM': 'xterm', 'EDITRC': '/dev/null'})
    shown = b''
    for text, typed in dialog:
        while text not in shown:
            shown += os.read(screen, 4096)
        shown = shown.split(text, 1)[1]
        os.write(screen, typed)
    check(f'{pad.name} ends', os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0)
    os.close(screen)


def terminal():
    """At a terminal an empty line asks for each seat, and the prompt names who deals, begins or is at turn."""
    pad = folder / 'terminal.pad'
    talk(pad, 'flip7', 'Ann,Bob', (b'Ann deals> ', b'\n'), (b'Ann: ', b'99999\n'), (b'points are a number', b''), (b'Ann: ', b'5\n'), (b'Bob: ', b'undo\n'),
         (b'Ann deals> ', b'\n'), (b'Ann: ', b'20 5; Ann\n'), (b'only what Ann has', b''), (b'Ann: ', b'20\n'), (b'Bob: ', b'b\n'), (b'there is no card b', b''), (b'Bob: ', b'12 7 x2\n'),
         (b'had a Flip 7? ', b'Eve\n'), (b'there is no seat Eve', b''), (b'had a Flip 7? ', b'\n'), (b'Bob 38', b''), (b'Bob deals> ', b'1 2\n'), (b'Bob 40', b''), (b'Ann deals> ', b'quit\n'))
    check('the rounds are kept', pad.read_text(encoding='utf-8').endswith('\n\nround 20 | [12 7 x2]\nround 1 | 2\n'))
    talk(folder / 'begins.pad', 'hi_lo_flip', 'Ann,Bob,Cem', (b', the oldest or youngest begins> ', b'5 20 5; Bob\n'), (b'2, the oldest or youngest of Ann, Cem begins> ', b'undo\n'), (b'begins> ', b'5 20 8; Bob\n'), (b'2, Ann begins> ', b'quit\n'))
    talk(folder / 'narrow.pad', 'flip7', 'Ann,Bob', (b'deals> ', b'help\n'), (b'replaces entry 3; insert 3\r\n' + 22 * b' ' + b'... puts one before it', b''),
         (b'deals> ', b'1 2 3\n'), (b'for each of the\r\n  2 seats, with | between them\r\n', b''), (b'deals> ', b'quit\n'), columns=50)
    talk(folder / 'asked.pad', 'flip7', None, (b'Who plays', b'Ann, Bob\n'), (b'how many points', b'40\n'), (b'Ann deals> ', b'41 3\n'), (b'Ann wins', b''), (b'> ', b'quit\n'))
    talk(folder / 'turns.pad', 'flip7', 'Ann,Bob', (b'deals> ', b'cards\n'), (b'deals, cards> ', b'5 7\n'),
         (b'Bob> ', b'hit\n'), (b'Bob, card> ', b'quit\n'))


with tempfile.TemporaryDirectory() as temporary:
    folder = pathlib.Path(temporary)
    for part in usage, forms, rules, deals_and_needs, ends, corrections, cards, odds, counted_hands, whole_games, files, records, killed, terminal:
        part()
finish()
