#!/usr/bin/env python3
"""Many pairs of games that one viewer cannot tell apart: see leaks.py."""
import sys
import tempfile
from collections import Counter

from leaks import GAMES, SPECTATOR, check, compare, finish

SEEDS = range(1, int(sys.argv[1]) + 1 if len(sys.argv) > 1 else 4)

differ, unseen = Counter(), {name: Counter() for name in GAMES}
for seed in SEEDS:
    for name, (_, seats, _) in GAMES.items():
        for viewer in (*range(seats), SPECTATOR):
            for start in (0, 15, 60):
                with tempfile.TemporaryDirectory() as folder:
                    one, counts = compare(folder, name, viewer, seed, start)
                differ[name] += one
                unseen[name] += counts
print(differ, unseen, flush=True)
check('something is hidden where anything can be',
      all((differ[name] > 0) == (name not in ('flip7', 'hilo')) for name in GAMES), differ)
for what, names in {
        'drawn': {name for name, (game, _, rules) in GAMES.items() if game == 'uno_flip' and 'draw' not in rules},
        'swapped': {name for name, (*_, rules) in GAMES.items() if 'sevens' in rules},
        'jumps': {name for name, (*_, rules) in GAMES.items() if 'jump_in' in rules}}.items():
    check(f'what others do not see differs: {what}', {name for name in GAMES if unseen[name][what]} == names, unseen)
finish()
