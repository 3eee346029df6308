#!/usr/bin/env python3
"""Checks the sentences of presets, in the terminal and on the page: each says every option that its preset sets. In English the
words of the option must be there, in every language its number."""

import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAYS = {
    'after_two': r'after a two', 'bonus': r'for the last card', 'doubling': r'doubl', 'draw': r'until a card fits',
    'final_choice': r'choice', 'final_lines': r'\ball\b.*end of a round|\ball at the end', 'first_deal': r'no action cards in the deal',
    'hand': r'cards each|hands of', 'jump_in': r'jumps? in', 'lines_per_turn': r'lines|three in a turn',
    'must_play': r'can play must|play if you can', 'nested': r'at once within a Flip Three', 'restart': r'takes the pile',
    'rounds': r'rounds', 'second_chance': r'second Second Chance', 'sevens': r'a 7 swaps hands', 'stacking': r'stacked',
    'target': r'points', 'targets': r'others?|another', 'tie': r'alone|share',
}
NUMBERS = {
    3: r'three|drei|tres?|drie|trois', 5: r'five|fünf|cinco|cinque|vijf|cinq', 10: r'ten|zehn|diez|dieci|tien|dix',
}
failures = 0


def check(where, sentence, option, pattern):
    global failures
    if not re.search(pattern, sentence, re.IGNORECASE):
        failures += 1
        print(f'{where}: says nothing of {option}: {sentence}')


def page_texts(game):
    """Sentences by language and preset."""
    texts = {}
    for path in sorted((ROOT / 'web/src/games' / game).glob('options.*.ftl')):
        found = re.findall(rf'^preset-{game}-(\w+) = (.*)$', path.read_text(encoding='utf-8'), re.MULTILINE)
        texts[path.name.split('.')[1]] = dict(found)
    return texts


def try_preset(game, preset, texts):
    for option, value in preset['rules'].items():
        sentences = [('terminal', 'en', preset['help'])] + [('page', language, texts[language].get(preset['name'], '')) for language in texts]
        for place, language, sentence in sentences:
            where = f'{game} {preset["name"]}, {place}, {language}'
            if language == 'en':
                check(where, sentence, option, SAYS[option])
            if isinstance(value, int):
                check(where, sentence, f'{option}={value}', rf'\b({value}{"|" + NUMBERS[value] if value in NUMBERS else ""})\b')


def main():
    games = json.loads(subprocess.run([os.environ['UPCARD'], 'games', '--json'], check=True, capture_output=True).stdout)
    tried = 0
    for game in games:
        texts = page_texts(game['id'])
        if {'en', 'de'} - set(texts):
            sys.exit(f'{game["id"]}: the page has no texts of its options')
        for preset in game['presets']:
            try_preset(game['id'], preset, texts)
            tried += len(preset['rules'])
    print(f'{tried} options of presets, {failures} missing from a sentence')
    sys.exit(bool(failures) or tried < 20)


if __name__ == '__main__':
    main()
