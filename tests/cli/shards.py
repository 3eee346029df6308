#!/usr/bin/env python3
"""Shards, merging, --resume and interrupts: the same bytes as one run, or a refusal with its reason."""
import json
import os
import pathlib
import pty
import re
import signal
import subprocess
import tempfile
import time
import unittest

UPCARD = os.environ['UPCARD']


def run(*words):
    done = subprocess.run([UPCARD, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=300)
    return done.returncode, done.stdout, done.stderr


def output(*words):
    status, out, error = run(*words)
    assert status == 0, error
    return out


GAMES = [game['id'] for game in json.loads(output('games', '--json'))]
FORMATS = [[], ['--json'], ['--csv']]


def commands(game):
    """Short runs of every command that writes shards."""
    arena = ['arena', game, '--bots', 'normal,easy,random', '--seats', '2']
    return [['simulate', game, '--seats', 'normal,random,easy', '--rotate', '--events', '--games', '40', '--seed', 'x'],
            [*arena, '--games', '60'], [*arena, '--games', '600', '--until', '99', '--pair', '0,2']]


def wait_for_handler(process, number):
    while process.poll() is None:
        status = pathlib.Path(f'/proc/{process.pid}/status').read_text(encoding='utf-8')
        if int(re.search(r'SigCgt:\s*(\w+)', status).group(1), 16) >> number - 1 & 1:
            return
        time.sleep(0.01)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def shards(self, command, count, *options):
        """Writes the shards: one to a file by --resume, the others through standard output."""
        paths = [self.folder / f'{number}-of-{count}' for number in range(1, count + 1)]
        for number, path in enumerate(paths, 1):
            part = [*command, '--shard', f'{number}/{count}', *options]
            if number == 2:
                self.assertEqual(output(*part, '--resume', path), '')
            else:
                path.write_text(output(*part), encoding='utf-8')
        return paths

    def interrupt(self, command, number, path, seconds=0.3):
        """Interrupts a run after `seconds`, or (None) once its file has a result; returns its status, output and errors."""
        words = [UPCARD, *command, *(['--resume', path] if path else [])]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            wait_for_handler(process, number)
            if seconds is None:
                while process.poll() is None and path.read_bytes().count(b'\n') < 2:
                    time.sleep(0.02)
            else:
                time.sleep(seconds)
            process.send_signal(number)
            out, error = process.communicate(timeout=100)
            return process.returncode, out, error


class Shards(Folder):
    def test_merged_are_the_bytes_of_one_run(self):
        for game in GAMES:
            for command in commands(game):
                one = [output(*command, *words, '--threads', threads) for words, threads in zip(FORMATS, '121')]
                for count in (3, 2):
                    paths = self.shards(command, count, '--threads', str(count - 1))
                    orders = (paths, paths[::-1], paths[1:] + paths[:1])
                    merged = [output('merge', *order, *words) for order, words in zip(orders, FORMATS)]
                    self.assertEqual(merged, one, command)
                    for path in paths:
                        path.unlink()

    def test_there_may_be_more_than_games(self):
        command = ['simulate', 'flip7', '--games', '3', '--rules', 'target=40']
        self.assertEqual(output('merge', *self.shards(command, 5)), output(*command))

    def test_a_chart_is_the_same(self):
        command = ['arena', 'flip7', '--bots', 'normal,random', '--games', '20', '--rules', 'target=40']
        paths, one, merged = self.shards(command, 3), self.folder / 'one.svg', self.folder / 'merged.svg'
        output(*command, '--svg', one)
        output('merge', *paths, '--svg', merged)
        self.assertEqual(one.read_bytes(), merged.read_bytes())

    def test_files_of_another_run_are_refused_by_name(self):
        command = ['simulate', 'flip7', '--games', '30', '--rules', 'target=40']
        a, b, c = self.shards(command, 3)
        other = self.folder / 'other'
        other.write_text(output(*command, '--shard', '2/3', '--seed', '2'), encoding='utf-8')
        torn, lost, wrong = (self.folder / name for name in ('torn', 'lost', 'wrong'))
        lines = b.read_text(encoding='utf-8').splitlines(keepends=True)
        torn.write_text(''.join(lines)[:-1], encoding='utf-8')
        lost.write_text(lines[0], encoding='utf-8')
        wrong.write_text(lines[0] + lines[1].replace('"rounds":[10', '"rounds":[11'), encoding='utf-8')
        for files, reason in (
                ([a, c], 'shard 2 of 3 is missing'), ([a, b], 'shard 3 of 3 is missing'), ([b, c], 'shard 1 of 3'),
                ([a, b, b, c], f'{b} and {b} are both shard 2 of 3'),
                ([a, other, c], f'{other} belongs to another run: "seed" is "2" there and "1" in {a}'),
                ([a, torn, c], f'{torn} is not finished: it has 0 of 10 games; run it again with --resume {torn}'),
                ([a, lost, c], f'{lost} is not finished'),
                ([a, wrong, c], f'{wrong}, line 2: its number of games is wrong'),
                ([a, self.folder / 'none', c], 'cannot read'), (['/dev/null'], 'is not a file written by upcard --shard'),
                ([UPCARD], 'is not a file written by upcard --shard')):
            status, out, error = run('merge', *files)
            self.assertEqual((status, out, error.count('\n')), (1, '', 1), files)
            self.assertIn(reason, error)

    def test_an_arena_knows_its_games(self):
        command = ['arena', 'flip7', '--bots', 'normal,random', '--games', '20', '--rules', 'target=40']
        path = self.folder / 'all'
        path.write_text(output(*command, '--shard', '1/1'), encoding='utf-8')
        lines = path.read_text(encoding='utf-8').splitlines(keepends=True)
        for bad, reason in (('"rows":[[2', 'belong to another arena'), ('"rows":[[1,7', 'belong to another arena'),
                            ('"rows":[[9', 'belong to another arena'), ('"rows":[["a"', 'not a whole number'),
                            ('"rows":[[[]', 'not a whole number'), ('"rows":[0,[1', 'the number of rows is not')):
            first = re.sub(r'"rows":\[\[1(,\d)?' if bad.endswith('7') else r'"rows":\[\[1', bad, lines[1])
            path.write_text(''.join([lines[0], first, *lines[2:]]), encoding='utf-8')
            status, out, error = run('merge', path)
            self.assertEqual((status, out), (1, ''), bad)
            self.assertIn(reason, error)

    def test_used_wrongly(self):
        for words, reason in ((['merge'], 'which files'), (['merge', 'a', '--json', '--csv'], 'cannot be used together'),
                              (['simulate', 'flip7', '--shard', '4/3'], '--shard is K/N'),
                              (['simulate', 'flip7', '--shard', '0/3'], '--shard is K/N'),
                              (['simulate', 'flip7', '--shard', '3'], '--shard is K/N'),
                              (['simulate', 'flip7', '--shard', '1/2', '--json'], 'give --json to upcard merge'),
                              (['arena', 'flip7', '--bots', 'easy,easy', '--shard', '1/2', '--svg', 'x'],
                               'give --svg to upcard merge'),
                              (['solve', 'flip7', '--goal', 'challenge', '--games', '9', '--resume', 'x'],
                               '--games needs more than --resume keeps')):
            status, out, error = run(*words)
            self.assertEqual((status, out, error.count('\n')), (2, '', 1), words)
            self.assertIn(reason, error)


class Resume(Folder):
    LONG = (['simulate', 'flip7', '--games', '40000', '--seats', 'normal,easy', '--events', '--json'],
            ['arena', 'flip7', '--bots', 'normal,easy,random', '--games', '30000', '--json'],
            ['arena', 'flip7', '--bots', 'normal,normal', '--games', '20000', '--until', '99', '--json'])

    def test_continues_to_the_same_bytes(self):
        for command in self.LONG:
            one, path = output(*command), self.folder / 'kept'
            for number in (signal.SIGINT, signal.SIGTERM):
                status, out, error = self.interrupt([*command, '--threads', '1'], number, path, 0.1)
                self.assertEqual(status, 128 + number, error)
                self.assertIn('the result is partial', error)
                part = json.loads(out)
                self.assertTrue(part['stopped'] and part['intervals'] == 'anytime' and part['games'] > 0)
            with path.open('a', encoding='utf-8') as file:
                file.write('{"games":[1,')  # as if the power had failed
            self.assertEqual(output(*command, '--resume', path), one)
            self.assertEqual(output(*command, '--resume', path, '--threads', '1'), one)  # all is there
            self.assertEqual(output('merge', path, '--json'), one)
            path.unlink()

    def continues(self, command, result=lambda text: text):
        """A run that resumes with half of its results gets the result of an uninterrupted one."""
        path, whole = self.folder / 'kept', result(output(*command))
        self.assertEqual(result(output(*command, '--resume', path)), whole)
        lines = path.read_text(encoding='utf-8').splitlines(keepends=True)
        path.write_text(''.join(lines[:len(lines) // 2]) + '{"', encoding='utf-8')
        for _ in range(2):  # the second finds everything in the file
            self.assertEqual(result(output(*command, '--resume', path)), whole)
            self.assertEqual(path.read_text(encoding='utf-8').splitlines(keepends=True), lines)
        status, _, error = run('merge', path)
        self.assertEqual((status, error), (1, f'upcard merge: {path} is a file of upcard {command[0]}, which plays no games\n'))
        return path

    def test_a_review_continues(self):
        record = self.folder / 'game.upcard'
        output('play', 'hi_lo_flip', '--seats', 'bot:normal,bot:easy', '--seed', '7', '--rules', 'target=30', '--plain', '--record', record)
        command = ['review', record, '--seat', '0', '--playouts', '200', '--json']
        path = self.continues(command)
        self.assertIn('"seat" is 0 there and 1 here', run('review', record, '--seat', '1', '--playouts', '200', '--resume', path)[2])
        kept = path.read_text(encoding='utf-8')
        for bad in ('"best":[', '"best":["a",'), ('"best":[', '"best":[65000,0,'), ('"played":[', '"played":[-'):
            path.write_text(kept.replace(*bad, 1), encoding='utf-8')
            self.assertIn('a decision is "best":[MOVE,CHANCE]', run(*command, '--resume', path)[2])

    def test_a_solver_continues(self):
        def result(text):
            return re.sub(r'"(seconds|megabytes|gap)":[^,]*', '', text)
        for words in (['--goal', 'race', '--deck', '79'], ['--goal', 'challenge', '--deck', '79', '--threads', '1']):
            path = self.continues(['solve', 'flip7', *words, '--json'], result)
            self.assertIn('belongs to another run: "deck" is "79" there', run('solve', 'flip7', *words[:2], '--deck', '85', '--resume', path)[2])
            kept = path.read_text(encoding='utf-8')
            for bad in (('[[', '[[70,'), ('[[', '[[-1'), ('"last"', '"list"'), ('"values"', '"value"')):
                path.write_text(kept.replace(*bad, 1), encoding='utf-8')
                self.assertRegex(run('solve', 'flip7', *words, '--resume', path)[2], 'line 2: (a value is|it has no "values")')
            path.unlink()
        command = ['solve', 'flip7', '--deck', '79', '--json', '--resume', self.folder / 'score']
        self.assertEqual(result(output(*command)), result(output(*command)))

    def test_other_files_are_left_alone(self):
        path = self.folder / 'kept'
        command = ['simulate', 'flip7', '--games', '10', '--rules', 'target=40', '--resume', path]
        output(*command)
        kept = path.read_bytes()
        for words, reason in ((['--seed', '2'], '"seed" is "1" there and "2" here'),
                              (['--shard', '1/2'], '"shards" is 1 there and 2 here')):
            status, _, error = run(*command, *words)
            self.assertEqual((status, path.read_bytes()), (1, kept))
            self.assertIn(reason, error)
        path.write_text('a letter to a friend\n', encoding='utf-8')
        self.assertEqual(run(*command)[0], 1)
        self.assertEqual(path.read_text(encoding='utf-8'), 'a letter to a friend\n')
        self.assertIn('cannot open', run(*command[:-1], self.folder / 'no' / 'file')[2])

    def test_one_run_at_a_time(self):
        path = self.folder / 'kept'
        command = [UPCARD, 'simulate', 'flip7', '--games', '100000000', '--resume', path]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as first:
            wait_for_handler(first, signal.SIGINT)
            self.assertIn('in use by another run', run(*command[1:])[2])
            first.send_signal(signal.SIGINT)


class Interrupts(Folder):
    def test_a_second_one_ends_at_once(self):
        words = [UPCARD, 'simulate', 'hilo', '--seats', 'expert:ms=60000,normal', '--games', '10']
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            wait_for_handler(process, signal.SIGINT)
            process.send_signal(signal.SIGINT)
            begin = time.time()
            while process.poll() is None and time.time() - begin < 60:
                try:
                    process.send_signal(signal.SIGINT)
                except ProcessLookupError:
                    pass
                time.sleep(0.05)
            self.assertIn(process.returncode, (-signal.SIGINT, 1))  # by the second signal, or it had no result
            process.communicate()

    def test_an_interrupted_simulation_prints_its_results(self):
        status, out, error = self.interrupt(['simulate', 'flip7', '--games', '100000000'], signal.SIGINT, None)
        self.assertEqual((status, error), (130, 'upcard simulate: interrupted: the result is partial\n'))
        self.assertIn('they hold however the run was stopped', out)
        self.assertRegex(out, r'stopped early, after \d+ games')

    def test_an_interrupted_review_prints_its_part(self):
        path, record = self.folder / 'kept', self.folder / 'game.upcard'
        output('play', 'hilo', '--seats', 'bot:normal,bot:easy', '--plain', '--record', record)
        for words in ([], ['--json']):
            command = ['review', record, '--seat', '0', '--ms', '400', *words]
            status, out, error = self.interrupt(command, signal.SIGTERM, path, None)
            self.assertGreater(len(path.read_text(encoding='utf-8').splitlines()), 1)
            path.unlink()
            self.assertEqual((status, error), (143, 'upcard review: interrupted: the result is partial\n'))
            if words:
                review = json.loads(out)
                self.assertTrue(review['stopped'] and review['curve'])
            else:
                self.assertRegex(out, r'Interrupted after move \d+ of \d+\.')

    def test_an_interrupted_solver_prints_its_values(self):
        path = self.folder / 'kept'
        for words in ([], ['--json']):
            command = ['solve', 'flip7', '--goal', 'race', '--deck', '88', *words]
            status, out, error = self.interrupt(command, signal.SIGINT, path, None)
            self.assertGreater(len(path.read_text(encoding='utf-8').splitlines()), 1)
            path.unlink()
            self.assertEqual((status, error), (130, 'upcard solve: interrupted: the result is partial\n'))
            if words:
                answer = json.loads(out)
                self.assertTrue(answer['stopped'] and answer['value'] is None)
            else:
                self.assertIn('interrupted before there was an answer', out)

    def test_a_score_can_be_interrupted(self):
        status, out, error = self.interrupt(['solve', 'flip7', '--json'], signal.SIGINT, None, 0.1)
        self.assertEqual((status, error), (130, 'upcard solve: interrupted: the result is partial\n'))
        self.assertIn('"value":null', out)

    def test_an_interrupted_bench_prints_the_measured_games(self):
        for words in ([], ['--json']):
            command = ['bench', '--ms', '5', '--runs', '1', *words]
            with subprocess.Popen([UPCARD, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
                told = b''
                while GAMES[0].encode() not in told:  # the first game is there
                    told += os.read(process.stdout.fileno(), 4096)
                process.send_signal(signal.SIGINT)
                rest, error = process.communicate(timeout=100)
                self.assertEqual((process.returncode, error), (130, b'upcard bench: interrupted: the result is partial\n'))
            out = (told + rest).decode()
            if words:
                bench = json.loads(out)
                self.assertTrue(bench['stopped'] and 0 < len(bench['results']) < len(GAMES))
            else:
                self.assertRegex(out, rf'(?s)game  +seats.*{GAMES[0]} .*search.*{GAMES[0]} ')
        self.assertEqual(self.interrupt(['bench', '--ms', '2000'], signal.SIGINT, None)[1:],
                         ('', 'upcard bench: stopped before the first game: there is no result\n'))

    def test_progress_is_one_line_on_a_terminal(self):
        for words, unit in ((['simulate', 'flip7', '--games', '100000000'], b'100000000 games'),
                            (['bench', '--game', 'flip7', '--ms', '20', '--runs', '100'], rb'\d+00 runs'),
                            (['solve', 'flip7'], b'57 tables')):
            with self.subTest(words[0]):
                self.progress([UPCARD, *words], unit)

    def progress(self, words, unit):
        terminal, side = pty.openpty()
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=side) as process:
            told = b''
            while b' left ' not in told:
                told += os.read(terminal, 4096)
            process.send_signal(signal.SIGINT)
            process.communicate()
            self.assertRegex(told, rb'\r\d+ of ' + unit + rb', \d[\d.]* a second, \d+:\d\d:\d\d left ')
            self.assertNotIn(b'\n', told)


if __name__ == '__main__':
    unittest.main()
