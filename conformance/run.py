#!/usr/bin/env python3
"""Play the cases of this folder with a program, and print what differs (README.md has the format).

usage: run.py [--game ID] [--rule NUMBER] [--case NAME] [--without refusals,views,starts] [--first] PROGRAM [ARGUMENT...]

PROGRAM reads requests and writes answers as `upcard drive` does. A case of a game, an option or a value that the program
does not have is left out. --without leaves out why a move or a game is refused, what views show, or the games that must be
refused; --first stops after the first case that differs.

Exit status: 0 no case differs, 1 some do, 2 the program cannot be used.
"""
import argparse
import json
import pathlib
import select
import subprocess
import sys


class Unusable(Exception):
    pass


class Program:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request).encode() + b'\n')
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], 20)[0]:
            raise Unusable(f'no answer to {json.dumps(request)} in 20 seconds')
        line = self.process.stdout.readline()
        try:
            answer = json.loads(line)
            answer['ok']
        except (ValueError, KeyError, TypeError):
            raise Unusable(f'{json.dumps(request)} is answered by {line[:200]!r}') from None
        return answer


def text(value):
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def at(value, path):
    """The value at "table.0.numbers"; the text "no such key" where there is none."""
    for key in path.split('.'):
        try:
            value = value[int(key)] if isinstance(value, list) else value[key]
        except (KeyError, IndexError, ValueError, TypeError):
            return 'no such key'
    return value


def compare(expected, position, program, without):
    """(key, expected, got) of all that differs in a position."""
    for seat, moves in expected.get('legal', {}).items():
        yield f'legal.{seat}', moves, sorted(position['legal'].get(seat, []))
    if 'outcomes' in expected:
        yield 'outcomes', sorted(expected['outcomes']), sorted(position['outcomes'])
    yield 'actors', expected.get('actors', position['actors']), position['actors']
    for path, value in expected.get('is', {}).items():
        yield path, value, at(position['state'], path)
    for viewer, keys in ({} if 'views' in without else expected.get('views', {})).items():
        view = program.ask(op='view', seat=int(viewer) if viewer.isdigit() else viewer).get('view')
        for path, value in keys.items():
            yield f'view.{viewer}.{path}', value, at(view, path)


def refuse(step, case, program, without):
    """The same for a move, or a new game, that must be refused and change nothing."""
    starts = isinstance(step['refused'], dict)
    if starts and 'starts' in without:
        return
    before = program.ask(op='position')
    if starts:
        answer = program.ask(op='new', game=case['game'], seats=step['seats'], rules=step['refused'])
        name = f'new game, {step["seats"]} seats, {text(step["refused"])}'
    else:
        answer = program.ask(op='apply', seat=step['seat'], move=step['refused'])
        name = f'{step["seat"]} {step["refused"]}'
    yield f'{name}: ok', False, answer['ok']
    if 'refusals' not in without:
        yield f'{name}: error', step['error'], answer.get('error')
    if 'rule' in step and 'refusals' not in without:
        yield f'{name}: rule', step['rule'], answer.get('rule')
    yield f'{name}: state', before.get('state'), program.ask(op='position').get('state')


def play(case, program, without):
    """(number of the step, key, expected, got) of all that differs in a case."""
    position = program.ask(op='new', game=case['game'], seats=case['seats'], rules=case['options'])
    for number, step in enumerate(case['steps'], 1):
        if not position['ok']:
            yield number - 1, 'ok', True, position.get('message')
            return
        if isinstance(step, str):
            seat, move = step.split(' ', 1)
            position = program.ask(op='apply', seat='chance' if seat == '*' else int(seat), move=move)
            continue
        found = (refuse(step, case, program, without) if 'refused' in step else
                 compare(step, position, program, without))
        yield from ((number, *values) for values in found if text(values[1]) != text(values[2]))


def can_play(case, games):
    """Whether the program's answer to `games` has the game, each option and its value."""
    rows = {row['key']: row for row in games.get(case['game'], [])}
    return case['game'] in games and all(
        key in rows and (isinstance(value, int) or value in (rows[key].get('values') or [value]))
        for key, value in case['options'].items())


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split('usage: ')[1].split('\n')[0], add_help=True)
    for name in 'game', 'rule', 'case', 'without':
        parser.add_argument('--' + name, default='')
    parser.add_argument('--first', action='store_true')
    parser.add_argument('program', nargs=argparse.REMAINDER)
    wanted = parser.parse_args()
    files = sorted(pathlib.Path(__file__).resolve().parent.glob('*.json'))
    cases = [case for file in files for case in json.loads(file.read_text(encoding='utf-8'))
             if wanted.game in ('', case['game']) and wanted.case in ('', case['case'])
             and (not wanted.rule or wanted.rule in case['rules'])]
    if not wanted.program or not cases:
        parser.error('no program' if cases else 'no such case')
    played = failed = 0
    try:
        program = Program(wanted.program)
        games = {game['id']: game['rules'] for game in program.ask(op='games')['games']}
        for case in (case for case in cases if can_play(case, games)):
            played += 1
            found = list(play(case, program, wanted.without.split(',')))
            failed += bool(found)
            for step, key, expected, got in found:
                print(f'{" ".join(case["rules"]) or "no rule"}: {case["game"]} {case["case"]}, step {step}: {key}: '
                      f'expected {text(expected)}, got {text(got)}')
            if found and wanted.first:
                break
    except (Unusable, OSError, KeyError) as error:
        print(f'{wanted.program[0]} cannot be used: {error}', file=sys.stderr)
        return 2
    print(f'{len(cases)} cases, {played} played, {failed} differ')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
