#!/usr/bin/env python3
"""Random calls of everything in the compiled module, bad arguments too, made by Hypothesis: nothing crashes, and what is raised
is a ValueError, TypeError or the like. Meant for the AddressSanitizer build. CALLS_SECONDS is its time, by default 60."""
import array
import importlib.util
import os
import sys
import time
import warnings
from typing import Any

import upcard
from upcard import _core

if importlib.util.find_spec('hypothesis') is None:
    print('Hypothesis is not installed')
    sys.exit(77)
import hypothesis
from hypothesis import strategies as st

COUNTED = {'runs': 0, 'answered': 0, 'refused': 0}
SECONDS = float(os.environ.get('CALLS_SECONDS', '60'))
EXPECTED = (ValueError, TypeError, OverflowError, IndexError, KeyError, AttributeError, BufferError)
TEXTS = st.sampled_from(['flip7', 'hilo', 'hi_lo_flip', 'uno_flip', 'normal', 'easy', 'random', 'hard:playouts=3', 'faces', 'moves',
                         'u8', 'f32', 'bytes', 'bits', 'game', 'round', 'points', 'chance', 'hit', 'card 5', 'draw', 'target 1', 'F7-3.2',
                         'upcard1.AAE', 'exec:true', '', 'x' * 400, '\0', '\udc80', 'é']) | st.text(max_size=30)
NUMBERS = st.integers(-3, 300) | st.sampled_from([-2**63, 2**31, 2**32, 2**63, 2**64 - 1, 2**64, 10**30])
PLAIN = (st.none() | st.booleans() | NUMBERS | TEXTS | st.floats() | st.binary(max_size=9)
         | st.lists(NUMBERS | TEXTS, max_size=4) | st.tuples(NUMBERS, NUMBERS)
         | st.builds(lambda code, size: array.array(code, bytes(8 * size)), st.sampled_from('bBfdqHQ'), st.integers(0, 300))
         | st.builds(bytearray, st.integers(0, 2000)))
# Calls that may take long or much memory are asked for little.
LITTLE = {'n': st.integers(-1, 9), 'threads': st.integers(-1, 3), 'games': st.integers(-1, 12), 'playouts': st.integers(-1, 8),
          'tries': st.integers(-1, 2), 'ms': st.sampled_from([-1, 0, 1]), 'limit': st.integers(-1, 2000)}
SEATS = st.integers(0, 4)
RULES = st.dictionaries(st.sampled_from(['target', 'preset', 'tie', 'uno', 'hand', 'backs', 'decks']), PLAIN, max_size=1)


def objects() -> list[Any]:
    """Some of each class, in the middle of games."""
    made: list[Any] = [upcard.Random(5), upcard.Bot('normal', 3), upcard.Bot('hard:playouts=3')]
    for id in upcard.games():
        game, random = upcard.Game(id, 3), upcard.Random(2)
        state = game.new_initial_state()
        made += [game, state.clone()]
        for _ in range(25):
            state.apply_action(state.sample(random))
        made += [state, state.resample_from_infostate(1, random), upcard.Batch(game, 3, obs='u8', final=True)]
    return made


def arguments(draw: Any, name: str, pool: list[Any]) -> Any:
    """An argument: most often one that fits its name, else anything."""
    if name in LITTLE:
        return draw(LITTLE[name])
    kind = draw(st.integers(0, 9))
    if kind == 0 or name not in FITTING:
        return draw(PLAIN | st.sampled_from(pool))
    return draw(FITTING[name](pool))


def of(kind: type) -> Any:
    return lambda pool: st.sampled_from([one for one in pool if isinstance(one, kind)])


FITTING: dict[str, Any] = {
    'random': of(upcard.Random), 'bot': of(upcard.Bot), 'game': of(upcard.Game), 'player': lambda pool: SEATS,
    'id': lambda pool: st.sampled_from(upcard.games()), 'seats': lambda pool: st.integers(1, 7),
    'action': lambda pool: st.integers(0, 1300) | TEXTS, 'face': lambda pool: st.integers(0, 100),
    'actions': lambda pool: st.sampled_from(['moves', 'faces']), 'obs': lambda pool: st.sampled_from(['u8', 'f32', None]),
    'mask': lambda pool: st.sampled_from(['bytes', 'bits', None]), 'name': lambda pool: st.sampled_from(['normal', 'hard:playouts=2']),
    'environment': lambda pool: st.integers(0, 3), 'viewer': lambda pool: SEATS | st.just(63),
    'utility': lambda pool: st.none() | st.lists(st.floats(), min_size=202, max_size=202),
    'others': lambda pool: st.sampled_from(['easy', 'random']), 'episode': lambda pool: st.sampled_from(['game', 'round']),
    'reward': lambda pool: st.sampled_from(['win', 'points', 'chance']), 'players': lambda pool: st.lists(SEATS, max_size=3)}
NAMES = {'Game': ('id', 'seats'), 'Random': ('seed', 'stream'), 'Bot': ('name', 'seed', 'stream'),
         'Batch': ('game', 'n', 'seed', 'threads', 'obs', 'mask', 'actions', 'episode', 'reward', 'limit', 'memory', 'final', 'first',
                   'players', 'others')}
WORDS = {'search': ('random', 'player', 'playouts', 'tries', 'ms', 'threads'), 'evaluate': ('random', 'player', 'playouts'),
         'choose': ('bot', 'player'), 'play': ('action', 'player', 'actions', 'viewer'), 'apply_action': ('action', 'player', 'actions'),
         'legal_actions': ('player', 'actions'), 'legal_actions_mask': ('player', 'out', 'actions'), 'odds': ('player',),
         'solve': ('player', 'utility', 'limit'), 'reasons': ('action', 'player'), 'reasons_text': ('action', 'player'),
         'action_to_face': ('action', 'player'), 'face_to_action': ('face', 'player'), 'observation_tensor': ('player', 'out'),
         'information_state_tensor': ('player', 'out'), 'view': ('player',), 'view_json': ('player',),
         'resample_from_infostate': ('player', 'random'), 'num_distinct_actions': ('actions',), 'observation_fields': ('memory',)}
ONE = {'draw': 'random', 'sample': 'random', 'state': 'environment', 'step': 'array', 'reset': 'seed', 'describe': 'id',
       'rulebook': 'id', 'from_record': 'record', 'rule_text': 'rule', 'below': 'number', 'choice': 'items',
       'action_to_string': 'action', 'string_to_action': 'action', '_names_of': 'record', '_link_of': 'record', '_record_of': 'record'}


def call(draw: Any, pool: list[Any]) -> None:
    """One call, whose result joins the pool if it is of our classes."""
    target = draw(st.sampled_from(pool) | st.just(_core))
    names = [name for name in dir(target) if not name.startswith('__') and name not in ('_arena', '_simulate', '_make_game', '_restore')
             ] if target is _core else [name for name in dir(target) if not name.startswith('__') or name == '__reduce__']
    name = draw(st.sampled_from(names))
    try:
        method = getattr(target, name)
        if not callable(method):
            return
        words = NAMES.get(name) or WORDS.get(name)
        if words:
            required = {'Game': 2, 'Random': 1, 'Bot': 1, 'Batch': 2}.get(name, draw(st.integers(0, 2)))
            given = {word: arguments(draw, word, pool) for i, word in enumerate(words) if i < required or draw(st.booleans())}
            if name == 'Batch':
                given['n'] = draw(LITTLE['n'])
            result = method(**given, **(draw(RULES) if name == 'Game' else {}))
        elif name in ONE and not (isinstance(target, upcard.Batch) and name == 'sample'):
            result = method(arguments(draw, ONE[name], pool))
        else:
            result = method(*draw(st.lists(PLAIN, max_size=1)) if draw(st.integers(0, 9)) == 0 else ())
    except EXPECTED:
        COUNTED['refused'] += 1
        return
    COUNTED['answered'] += 1
    for one in result if isinstance(result, (list, tuple)) else [result]:
        if isinstance(one, (upcard.Game, upcard.State, upcard.Batch, upcard.Random, upcard.Bot)) and len(pool) < 60:
            pool.append(one)


def run(draw: Any) -> None:
    kind = draw(st.integers(0, 19))
    if kind == 0:
        try:
            bots = draw(st.lists(st.sampled_from(['easy', 'random', 'no', 'normal']), max_size=4))
            runner = draw(st.sampled_from([upcard.arena, upcard.simulate]))
            game = upcard.Game('flip7', draw(st.integers(1, 4)), target=20)
            runner(game, bots, draw(LITTLE['games']), threads=draw(LITTLE['threads']), seed=draw(NUMBERS | TEXTS))
        except EXPECTED:
            pass
    pool = objects()
    for _ in range(draw(st.integers(1, 40))):
        call(draw, pool)


@hypothesis.settings(max_examples=50, deadline=None, database=None, suppress_health_check=list(hypothesis.HealthCheck))
@hypothesis.given(st.data())
def many(data: Any) -> None:
    COUNTED['runs'] += 1
    run(data.draw)


def main() -> int:
    warnings.simplefilter('ignore')
    end, seed = time.monotonic() + SECONDS, int(os.environ.get('CALLS_SEED', '1'))
    while time.monotonic() < end:
        hypothesis.seed(seed)(many)()
        seed += 1
    print(f'nothing crashed, with seeds up to {seed - 1}:', COUNTED)
    return 0


if __name__ == '__main__':
    sys.exit(main())
