"""Games for the tests of the Python package."""
import json
import os
import subprocess
from collections.abc import Iterable, Iterator
from typing import Any

import upcard

LIMIT = 400  # moves of a game that is not played to its end


def games() -> Iterator[upcard.Game]:
    """Every game with few, some and all seats, each preset, and each word of an option."""
    for id in upcard.games():
        described = upcard.describe(id)
        low, high = described['seats']
        for seats in sorted({low, min(high, 4), high}):
            yield upcard.Game(id, seats)
        for preset in described['presets']:
            yield upcard.Game(id, min(high, 4), preset=preset['name'])
        for option in described['rules']:
            for value in option.get('values', []):
                try:
                    yield upcard.Game(id, min(high, 4), **{option['key']: value})
                except ValueError:
                    pass  # this option needs another one, or another number of seats


def move(state: upcard.State, random: upcard.Random) -> None:
    """Makes one random move."""
    if state.is_chance_node():
        state.draw(random)
    else:
        player = random.choice(state.actors())
        state.apply_action(random.choice(state.legal_actions(player)), player)


def positions(game: upcard.Game, seed: int = 1, limit: int = LIMIT) -> Iterator[upcard.State]:
    """One game at random: the same object at each of its positions."""
    state, random = game.new_initial_state(), upcard.Random(seed)
    for _ in range(limit):
        yield state
        if state.is_terminal():
            return
        move(state, random)


def some(game: upcard.Game, every: int, seed: int = 1, limit: int = LIMIT) -> Iterator[upcard.State]:
    """Copies of every so many positions of one game at random."""
    for number, state in enumerate(positions(game, seed, limit)):
        if number % every == 0:
            yield state.clone()


def played(game: upcard.Game, seed: int = 1, limit: int = LIMIT) -> upcard.State:
    *_, last = positions(game, seed, limit)
    return last


def decision(game: upcard.Game, seed: int = 1) -> upcard.State:
    """A game at its first decision."""
    return next(state for state in positions(game, seed) if state.actors())


def drive(requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers of `upcard drive`. The sanitizer that this process needs is linked with the program already."""
    env = {key: value for key, value in os.environ.items() if key != 'LD_PRELOAD'}
    lines = ''.join(json.dumps(request) + '\n' for request in requests)
    done = subprocess.run([env['UPCARD'], 'drive'], input=lines, stdout=subprocess.PIPE, encoding='utf-8', env=env,
                          check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]
