#!/usr/bin/env python3
"""A program with a wrong rule fails a case of that rule: so conformance/ covers the rules as its rules.md claims.

usage: wrong_rules.py                        test: each wrong rule of WRONG, in the program $WRONG_RULES
       wrong_rules.py --write ROOT FOLDER    writes the sources of that program into FOLDER: copies of the games' sources in
                                             which each text of WRONG depends on the environment variable WRONG_RULE

The program is built only for this test.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

# Each text occurs once in its file; `wrong` is true if the environment selects this row. A space matches any white space.
WRONG = [  # rule, file, text, what it becomes
    ('F7-2.1', 'flip7/play.c', 'wrap(s->dealer + 1,', 'wrap(s->dealer + !wrong,'),
    ('F7-3.4', 'flip7/play.c', '== FLIP_SEVEN', '== (wrong ? 6 : FLIP_SEVEN)'),
    ('F7-4.5', 'flip7/play.c', 'if (at->cards & SECOND)', 'if (at->cards & SECOND && !wrong)'),
    ('F7-4.7', 'flip7/play.c', 's->queued && s->active', 's->queued && s->active && !wrong'),
    ('F7-5.1', 'flip7/play.c', 'seat->cards & NUMBERS)', 'seat->cards & (wrong ? SCORING : NUMBERS))'),
    ('F7-5.2', 'flip7/play.c', 'if (s->reshuffle != RESHUFFLE_NEVER)', 'if ((s->reshuffle != RESHUFFLE_NEVER) != wrong)'),
    ('HL-2.3', 'hilo/play.c', '!= UC_HILO_CELLS - 2', '!= UC_HILO_CELLS - (wrong ? 1 : 2)'),
    ('HL-2.4', 'hilo/play.c', 'if (sum > best)', 'if (wrong ? sum >= best : sum > best)'),
    ('HL-3.4', 'hilo/play.c', 'h->split = 1;', 'h->split = !wrong;'),
    ('HL-4.2', 'hilo/play.c', 'if (at_turn(h)->lines)', 'if (at_turn(h)->lines && !wrong)'),
    ('HL-4.4', 'hilo/play.c', 'pile[2] = low < c ? low : c;', 'pile[2] = wrong ? c : low < c ? low : c;'),
    ('HL-5.1', 'hilo/play.c', 'next_seat(h, h->turn) == h->ended_by', 'next_seat(h, h->turn) == h->ended_by || wrong'),
    ('HL-4.3', 'hilo/play.c', 'h->reveal_cell < h->rules.lines_per_turn &&',
     '(wrong || h->reveal_cell < h->rules.lines_per_turn) &&'),
    ('HL-5.3', 'hilo/play.c', ': uc_hilo_last_score(h, i); /*',
     ': wrong ? h->seat[i].last_sum : uc_hilo_last_score(h, i); /*'),
    ('HL-5.4', 'hilo/play.c', 'h->head.round >= h->rounds', 'h->head.round >= (uint32_t)h->rounds + wrong'),
    ('HL-5.4', 'hilo/play.c', '!h->rules.tie ||', '!h->rules.tie || wrong ||'),
    ('HF-2.3', 'hi_lo_flip/play.c', 'ages[side == HI ?', 'ages[(side == HI) != wrong ?'),
    ('HF-2.4', 'hi_lo_flip/play.c', 'later = game->chip == HI ?', 'later = (game->chip == HI) != wrong ?'),
    ('HF-3.6', 'hi_lo_flip/play.c', 'if (game->last_player != game->turn)', 'if (game->last_player != game->turn || wrong)'),
    ('HF-3.7', 'hi_lo_flip/play.c', 'if (game->piled < 2)', 'if (game->piled < 2 || wrong)'),
    ('HF-4.1', 'hi_lo_flip/play.c', 'endings[card] == ONE', 'endings[card] == ONE && !wrong'),
    ('HF-4.2', 'hi_lo_flip/play.c', 'endings[card] == TWO', 'endings[card] == TWO && !wrong'),
    ('UF-2.3', 'uno_flip/play.c', 'u->direction = -1;', 'u->direction = wrong ? 1 : -1;'),
    ('UF-3.5', 'uno_flip/play.c', 'u->piled = (uint8_t)(u->discards - 1);', 'u->piled = (uint8_t)(u->discards - !wrong);'),
    ('UF-4.2', 'uno_flip/play.c', 'UC_UNO_FLIP_CAUGHT, u->penalty,', 'UC_UNO_FLIP_CAUGHT, wrong ? 1 : u->penalty,'),
    ('UF-5.2', 'uno_flip/play.c', 'if (u->side == LIGHT)', 'if (u->side == LIGHT || wrong)'),
    ('UF-5.3', 'uno_flip/play.c', 'u->head.seats == 2 && u->opt_two', '!wrong && u->head.seats == 2 && u->opt_two'),
    ('UF-5.7', 'uno_flip/play.c', 'turn_over(u->discard, u->discards);', 'if (!wrong) turn_over(u->discard, u->discards);'),
    ('UF-5.8', 'uno_flip/play.c', 'u->symbol = face.symbol; u->color = (uint8_t)(face.color == WILD ? NO_COLOR : face.color); if',
     'u->symbol = face.symbol; u->color = (uint8_t)(face.color == WILD ? (wrong ? 0 : NO_COLOR) : face.color); if'),
    ('UF-7.6', 'uno_flip/play.c', 'if (!can_draw(u) || is_playable(u, seat, card))',
     'if (!can_draw(u) || is_playable(u, seat, card) || wrong)'),
    ('UF-7.7', 'uno_flip/traits.c', 'int symbol = UC_UNO_FLIP_DRAW_CARD;', 'int symbol = wrong ? UC_UNO_FLIP_SYMBOLS : UC_UNO_FLIP_DRAW_CARD;'),
    ('UF-7.8', 'uno_flip/play.c', 'u->side == DARK ? 5 : 1)', 'u->side == DARK ? 5 : wrong ? 2 : 1)'),
    ('UF-6.2', 'uno_flip/rounds.c', '.hand, u->side)', '.hand, wrong ? LIGHT : u->side)'),
    ('UF-7.9', 'uno_flip/play.c', 'if (own->held != 1) u->uno = NONE;', 'if (own->held != 1 && !wrong) u->uno = NONE;'),
    ('UF-7.9', 'uno_flip/play.c', 'if (symbol == SEVEN && u->house & UC_UNO_FLIP_SWAPS)',
     'if (symbol == (wrong ? SEVEN - 1 : SEVEN) && u->house & UC_UNO_FLIP_SWAPS)'),
    ('UF-7.10', 'uno_flip/play.c', 'u->turn = (uint8_t)seat; if (events)', 'u->turn = wrong ? u->turn : (uint8_t)seat; if (events)'),
    ('UF-7.11', 'uno_flip/rounds.c', 'all - own', 'all - (wrong ? points[winner] : own)'),
]
HEAD = '''#include <stdlib.h>
static inline int wrong_rule(void) {
    static int asked = -1;
    const char *text = getenv("WRONG_RULE");
    if (asked < 0) asked = text ? atoi(text) : 0;
    return asked;
}
'''


def occurrences(source, text):
    return list(re.finditer(r'\s+'.join(map(re.escape, text.split())), source))


def spoil(root, file):
    """The source with all wrong rules of this file whose texts occur in it."""
    source = pathlib.Path(root, 'src/games', file).read_text()
    for number, (_, where, text, wrong) in enumerate(WRONG, 1):
        found = occurrences(source, text) if where == file else []
        if len(found) == 1:
            wrong = re.sub(r'\bwrong\b', f'(wrong_rule() == {number})', wrong)
            source = source[:found[0].start()] + wrong + source[found[0].end():]
    return HEAD + source


def write(root, folder):
    for file in sorted({file for _, file, _, _ in WRONG}):
        pathlib.Path(folder, file.replace('/', '_')).write_text(spoil(root, file))


def play(number, *arguments):
    env = os.environ | {'WRONG_RULE': str(number)}
    return subprocess.run([pathlib.Path(os.environ['SOURCE_ROOT'], 'conformance/run.py'), *arguments,
                           os.environ['WRONG_RULES'], 'drive'],
                          env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)


def try_out(number):
    """The problem with this wrong rule; None if a case of the rule fails, as it should."""
    rule, file, text, _ = WRONG[number - 1]
    source = pathlib.Path(os.environ['SOURCE_ROOT'], 'src/games', file).read_text()
    count = len(occurrences(source, text))
    if count != 1:
        return f'{rule}: "{text}" is {count} times in src/games/{file}: write what stands there now into {__file__}'
    done = play(number, '--first', '--rule', rule)
    differs = done.returncode == 1 and done.stdout.endswith(' 1 differ\n')
    return None if differs else f'{rule}: "{text}" is wrong, and no case of the rule differs: {done.stdout}'


def main():
    if sys.argv[1:2] == ['--write']:
        return write(*sys.argv[2:])
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        problems = list(filter(None, pool.map(try_out, range(1, len(WRONG) + 1))))
    right = play(0)
    if right.returncode:
        problems.append(f'without a wrong rule: {right.stdout}')
    print('\n'.join(problems))
    print(f'{len(WRONG)} wrong rules, {len(problems)} problems')
    return bool(problems)


if __name__ == '__main__':
    sys.exit(main())
