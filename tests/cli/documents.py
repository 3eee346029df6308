#!/usr/bin/env python3
"""The program prints the examples in the documents.

In the pages of the root, docs/ and rules/ a fenced block is tested if its mark is

      json      a conversation with `upcard drive`, one for the whole page: a line `> {...}` is a request, and the lines
            after it are the answer; `…` stands for more keys, or for more items of a list
    console   `$ upcard ...` is run, in one folder for the whole page; what is printed follows; `…` stands for
              the rest of a line, alone for any lines; other commands are not run, and their output is not looked at
    record    a whole record: `upcard verify` must find nothing wrong, and it is kept as game.upcard for the commands
    c         lines of a program in docs/examples, which the tests compile; python the same
    talk      `$ upcard ...` is run with a program ./mybot that answers with the lines `> {...}`, one for each `ask`, and
              must read the lines `< {...}`

A link to another file must lead to an existing file.

Exit status: 0 all examples hold, 1 one of them does not.
"""
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(os.environ.get('SOURCE_ROOT') or pathlib.Path(__file__).resolve().parents[2])
UPCARD = os.environ['UPCARD']
BLOCK = re.compile(r'^```(\w+)\n(.*?)^```$', re.MULTILINE | re.DOTALL)
LINK = re.compile(r'\]\((?!https?:)([^)#]+)')
MORE = '…'

done = 0
wrong = 0


def report(where, ok, wanted='', got=''):
    global done, wrong
    done += 1
    if ok:
        return
    wrong += 1
    print(f'{where}\n  shown: {wanted[:2000]}\n  real:  {got[:2000]}')


def read_answer(text):
    """The JSON value of an answer in which … may stand outside of strings."""
    open_brackets, out = [], []
    for token in re.findall(r'"(?:\\.|[^"\\])*"|\s+|[^"]', text):
        if token in '{[':
            open_brackets.append(token)
        elif token in '}]':
            open_brackets.pop()
        elif token == MORE:
            token = f'"{MORE}":0' if open_brackets[-1] == '{' else f'"{MORE}"'
        out.append(token)
    return json.loads(''.join(out))


def same_items(shown, real):
    if not shown:
        return not real
    if shown[0] == MORE:
        return any(same_items(shown[1:], real[skip:]) for skip in range(len(real) + 1))
    return bool(real) and same(shown[0], real[0]) and same_items(shown[1:], real[1:])


def same(shown, real):
    if isinstance(shown, dict) and isinstance(real, dict):
        keys = shown.keys() - {MORE}
        complete = keys <= real.keys() if MORE in shown else keys == real.keys()
        return complete and all(same(shown[key], real[key]) for key in keys)
    if isinstance(shown, list) and isinstance(real, list):
        return same_items(shown, real)
    return shown == real and type(shown) is type(real)


def try_drive(page, text, program):
    for part in re.split(r'^> ', text, flags=re.MULTILINE)[1:]:
        request, _, shown = part.partition('\n')
        program.stdin.write(request + '\n')
        program.stdin.flush()
        real = json.loads(program.stdout.readline())
        try:
            ok = same(read_answer(shown), real)
        except (ValueError, IndexError) as error:
            shown, ok = f'{shown} (not readable: {error})', False
        report(f'{page}: {request}', ok, shown, json.dumps(real, ensure_ascii=False, separators=(',', ':')))


def try_commands(page, text, folder):
    for part in re.split(r'^\$ ', text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition('\n')
        if not re.match(r'(.*\| )?(build/)?upcard ', command):
            continue
        line = re.sub(r'(^|\| )(?:build/)?upcard ', lambda m: m.group(1) + shlex.quote(UPCARD) + ' ', command)
        run = subprocess.run(['bash', '-c', line], cwd=folder, stdin=subprocess.DEVNULL,
                             env={**os.environ, 'XDG_STATE_HOME': str(folder)}, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, encoding='utf-8', timeout=500)
        pattern = ''.join('(?:.*\n)*' if line == MORE else '.*'.join(map(re.escape, line.split(MORE))) + '\n'
                          for line in shown.splitlines())
        fine = run.returncode == 0 or MORE not in shown  # a failure is shown as a whole
        report(f'{page}: $ {command}', fine and re.fullmatch(pattern, run.stdout), shown, run.stdout)


def try_record(page, text, folder):
    (folder / 'game.upcard').write_text(text, encoding='utf-8')
    run = subprocess.run([UPCARD, 'verify', 'game.upcard'], cwd=folder, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, encoding='utf-8')
    report(f'{page}: a record', run.returncode == 0, text, run.stdout)


PLAYER = """#!/usr/bin/env python3
import sys
answers = iter({answers!r})
with open('heard', 'w', encoding='utf-8') as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
        if '"type":"ask"' in line:
            print(next(answers), flush=True)
"""


def try_talk(page, text, folder):
    command, *lines = text.splitlines()
    player = folder / 'mybot'
    player.write_text(PLAYER.format(answers=[line[2:] for line in lines if line[0] == '>']), encoding='utf-8')
    player.chmod(0o755)
    run = subprocess.run([UPCARD, *shlex.split(command)[2:]], cwd=folder, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, encoding='utf-8', timeout=500)
    report(f'{page}: {command}', run.returncode == 0, '', run.stdout)
    heard = (folder / 'heard').read_text(encoding='utf-8').splitlines()
    shown = [line[2:] for line in lines if line[0] == '<']
    report(f'{page}: messages of a talk', len(heard) == len(shown), str(len(shown)), str(len(heard)))
    for wanted, real in zip(shown, heard):
        report(f'{page}: {wanted}', same(read_answer(wanted), json.loads(real)), wanted, real)


def try_lines(page, kind, text):
    def squeezed(code):
        return ' '.join(code.split())
    ending = {'c': 'c', 'python': 'py'}[kind]
    examples = [squeezed(path.read_text()) for path in (ROOT / 'docs/examples').glob('*.' + ending)]
    report(f'{page}: lines of {kind}', any(squeezed(text) in code for code in examples), text,
           'no program in docs/examples has these lines')


def try_page(path):
    page = path.relative_to(ROOT)
    text = path.read_text(encoding='utf-8')
    blocks = BLOCK.findall(text)
    for link in LINK.findall(BLOCK.sub('', text)):
        report(f'{page}: a link', (path.parent / link).exists(), link, 'there is no such file')
    with tempfile.TemporaryDirectory() as name, subprocess.Popen(
            [UPCARD, 'drive'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding='utf-8') as program:
        folder = pathlib.Path(name)
        for kind, text in blocks:
            if kind == 'json':
                try_drive(page, text, program)
            elif kind == 'console':
                try_commands(page, text, folder)
            elif kind == 'record':
                try_record(page, text, folder)
            elif kind in ('c', 'python'):
                try_lines(page, kind, text)
            elif kind == 'talk':
                try_talk(page, text, folder)
        program.stdin.close()
        program.wait(timeout=300)


def main():
    for folder in ('', 'docs', 'rules'):
        for path in sorted((ROOT / folder).glob('*.md')):
            try_page(path)
    print(f'{done - wrong} passed, {wrong} failed')
    sys.exit(bool(wrong) or not done)


if __name__ == '__main__':
    main()
