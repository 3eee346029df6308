"""Four flip-card games, exactly by their rules: Flip 7, HILO, Hi Lo Flip and Uno Flip.

    >>> import upcard
    >>> game = upcard.Game('flip7', 4, target=100)
    >>> state, random = game.new_initial_state(), upcard.Random(7)
    >>> while not state.is_terminal():
    ...     if state.is_chance_node():
    ...         _ = state.draw(random)
    ...     else:
    ...         state.apply_action(random.choice(state.legal_actions()))
    >>> sum(state.returns())
    1.0

Game, State and their methods have the names of OpenSpiel. Arrays are anything with the buffer protocol, such as those of
NumPy, which is not needed otherwise. docs/python.md is the guide.
"""
from upcard import _variant

__path__[:] = _variant.folders(__path__)

from upcard._core import (CHANCE, SPECTATOR, TERMINAL, Batch, Bot, Game, Pad, Random, State, __version__, bots, describe,
                          from_record, games, read_pad, rule_text, rulebook)
from upcard._draw import Picture, board, cards
from upcard._records import Move, Record, Verified
from upcard._review import Decision, Moment, Review, review
from upcard._runs import Arena, Interval, Simulation, Tally, arena, simulate
from upcard._types import Choice, Field, Refused

__all__ = ['CHANCE', 'SPECTATOR', 'TERMINAL', 'Arena', 'Batch', 'Bot', 'Choice', 'Decision', 'Field', 'Game',
           'Interval', 'Moment', 'Move', 'Pad', 'Picture', 'Random', 'Record', 'Refused', 'Review', 'Simulation', 'State',
           'Tally', 'Verified', '__version__', 'arena', 'board', 'bots', 'cards', 'describe', 'from_record', 'games',
           'read_pad', 'review', 'rule_text', 'rulebook', 'simulate']
