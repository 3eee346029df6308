#!/usr/bin/env python3
"""Many pairs of games that one viewer cannot tell apart: see leaks.py."""
import sys
import tempfile

from leaks import GAMES, SPECTATOR, check, compare, finish

SEEDS = range(1, int(sys.argv[1]) + 1 if len(sys.argv) > 1 else 4)

differ, drawn = {}, {}
for seed in SEEDS:
    for name, (_, seats, _) in GAMES.items():
        for viewer in (*range(seats), SPECTATOR):
            for start in (0, 15, 60):
                with tempfile.TemporaryDirectory() as folder:
                    one, cards = compare(folder, name, viewer, seed, start)
                    differ[name], drawn[name] = differ.get(name, 0) + one, drawn.get(name, 0) + cards
print(differ, drawn, flush=True)
check('something is hidden where anything can be',
      all((count > 0) == (name not in ('flip7', 'hilo')) for name, count in differ.items()), differ)
check('a drawn card can be played in one game only (UF-3.3)',
      all((count > 0) == name.startswith('uno_flip') for name, count in drawn.items()), drawn)
finish()
