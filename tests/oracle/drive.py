#!/usr/bin/env python3
"""The second implementation of the rules behind the protocol of `upcard drive` (docs/drive.md), as far as the cases of
conformance/ need it: games, new, apply, position and view. It has no words for what a move breaks: each refusal is
`illegal_move`.

usage: drive.py
"""
import importlib
import json
import sys

from compare import GAMES
from values import BadRules, BadSeats

MODULES = {name: importlib.import_module(name) for name in GAMES}


def position(game):
    return {'ok': True, 'chance': game.chance, 'actors': game.actors(), 'outcomes': game.outcomes(), 'events': [],
            'legal': {str(seat): game.legal(seat) for seat in game.actors()}, 'state': game.state()}


def allowed(game, mover):
    if mover == 'chance':
        return [move for move, _ in game.outcomes()] if game.chance else []
    return game.legal(mover) if mover in game.actors() else []


def answer(request, game):
    """The answer, and the game after it."""
    refused = {'ok': False, 'rule': None, 'message': 'not by these rules'}
    if request['op'] == 'games':
        rules = {name: MODULES[name].Game(MODULES[name].SEATS[0], {}).rules for name in GAMES}
        return {'ok': True, 'games': [{'id': name, 'rules': [{'key': key} for key in rules[name]]} for name in GAMES]}, game
    if request['op'] == 'new':
        try:
            game = MODULES[request['game']].Game(request['seats'], request['rules'])
        except (BadRules, BadSeats) as error:
            return refused | {'error': 'bad_seats' if isinstance(error, BadSeats) else 'bad_rules'}, game
    elif request['op'] == 'apply':
        if request['move'] not in allowed(game, request['seat']):
            return refused | {'error': 'illegal_move'}, game
        game.apply(request['seat'], request['move'])
    elif request['op'] == 'view':
        return {'ok': True, 'view': game.view(request['seat'])}, game
    return position(game), game


def main():
    game = None
    for line in sys.stdin:
        said, game = answer(json.loads(line), game)
        print(json.dumps(said), flush=True)


if __name__ == '__main__':
    main()
