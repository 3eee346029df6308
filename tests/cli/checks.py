"""What the tests of commands have in common: checks, and their end."""
import sys

failures = []
done = 0


def check(what, ok, *shown):
    global done
    done += 1
    if not ok:
        failures.append(what)
        print(f'FAILED: {what}', *shown, sep='\n  ')


def finish():
    print(f'{done - len(failures)} passed, {len(failures)} failed')
    sys.exit(bool(failures))
