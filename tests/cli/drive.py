#!/usr/bin/env python3
"""upcard drive takes back what it writes: the record of a long game, over 1 MiB, loads to the same position."""
import json
import os
import subprocess
import sys


def main():
    drive = subprocess.Popen([os.environ['UPCARD'], 'drive'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**request):
        drive.stdin.write(json.dumps(request) + '\n')
        drive.stdin.flush()
        return json.loads(drive.stdout.readline())

    assert ask(op='new', game='flip7', seats=36, rules={'target': 10000})['ok']
    end = ask(op='sample', seed='long', until='over')
    record = ask(op='record')['record']
    loaded = ask(op='load', record=record)
    print(f'a record of {len(json.dumps(record))} characters')
    drive.stdin.close()
    drive.wait()
    same = loaded.get('state') == end['state']
    if len(json.dumps(record)) <= 1 << 20 or not same:
        sys.exit(f'it should be longer than 1 MiB and load to the same state: {str(loaded)[:300]}')


if __name__ == '__main__':
    main()
