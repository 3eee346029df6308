/** @file
 * Shared by the tests of Flip 7. With three seats and dealer 0 the order is 1, 2, 0.
 */
#ifndef UC_TESTS_FLIP7_RIG_H
#define UC_TESTS_FLIP7_RIG_H

#include <stdio.h>
#include <string.h>

#include "rig.h"

static rig r;

/** Three seats of which 1, 2 and 0 have these cards, in the turn of seat 1. */
static inline void start3(const char *rules, const char *cards) {
    rig_start(&r, "flip7", 3, rules);
    rig_cards(&r, cards);
}

/** A hit that brings a card. */
static inline void hit(int seat, const char *card) {
    rig_play(&r, seat, "hit");
    rig_cards(&r, card);
}

/** The deck is only these cards from now on; the others lie in the discard pile. */
static inline void set_deck(const char *cards) {
    uc_flip7 *s = &r.state.flip7;
    memset(s->below, 0, sizeof s->below);
    s->size = 0;
    for (const char *at = cards; *at; at += strcspn(at, " "), at += strspn(at, " ")) {
        char move[UC_MOVE_TEXT_MAX];
        snprintf(move, sizeof move, "card %.*s", (int)strcspn(at, " "), at);
        int kind = uc_move_parse(uc_game_of(&r.state), move, strlen(move));
        assert_true(kind >= 0);
        for (int i = kind + 1; i < (int)sizeof s->below; i++) s->below[i]++;
        s->size++;
    }
    assert_null(uc_check(&r.state));
}

#endif
