#!/usr/bin/env python3
"""A player for Upcard in Python, with nothing but the standard library.

    upcard simulate flip7 --seats "exec:docs/examples/bot.py,normal" --games 200
    upcard play uno_flip --seats "you,exec:docs/examples/bot.py"

It speaks the table protocol (docs/protocol.md): one JSON object a line on standard input and output. It plays all four
games: the messages say which moves are legal, so it needs no rules, only preferences.
"""
import json
import random
import sys


def flip7(view, seat, moves):
    """Hit while the next card is expected to bring more than a bust would cost."""
    mine = view['table'][seat]
    held = set(mine['numbers'])
    deck = {card: count for card, count in view['deck'].items() if card.isdigit()}
    cards = sum(view['deck'].values())
    if 'stay' not in moves or not cards or mine['second_chance']:
        return 'hit'
    bust = sum(count for card, count in deck.items() if int(card) in held) / cards
    gain = sum(int(card) * count for card, count in deck.items() if int(card) not in held) / cards
    return 'hit' if gain > bust * sum(held) else 'stay'


def choose(view, seat, moves):
    if 'hit' in moves:
        return flip7(view, seat, moves)
    # Say uno, catch who forgot it, lay a card rather than draw one, remove a line: else whatever comes.
    for preferred in (lambda move: move.endswith(' uno'),
                      lambda move: move.startswith(('catch', 'play', 'remove'))):
        best = [move for move in moves if preferred(move)]
        if best:
            return random.choice(best)
    return random.choice(moves)


def main():
    seat = view = None
    for line in sys.stdin:
        message = json.loads(line)
        if message['type'] == 'welcome':  # a new game begins
            seat = message['seat']
        elif message['type'] == 'view':  # all that this seat may know; the newest comes before each question
            view = message['view']
        elif message['type'] == 'ask':
            move = choose(view, seat, message['moves'])
            print(json.dumps({'type': 'move', 'request': message['request'], 'move': move}), flush=True)
        elif message['type'] == 'error':
            print('bot.py:', message['message'], file=sys.stderr)
        # event and end tell what happened; this player does not look at them


if __name__ == '__main__':
    main()
