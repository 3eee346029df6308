/** @file
 * Uno Flip tables for rule tests: hands of any size, and draw piles of a few cards.
 */
#ifndef UC_TESTS_UNO_FLIP_RIG_H
#define UC_TESTS_UNO_FLIP_RIG_H

#include <stdio.h>
#include <string.h>

#include "rig.h"

static rig r;

static inline void put(uc_set *set, int card) {
    card += card == UC_UNO_FLIP_TWIN && (set->word[card / 64] >> card % 64 & 1);
    set->word[card / 64] |= UINT64_C(1) << card % 64;
}

static inline void take(uc_set *set, int card) {
    card += card == UC_UNO_FLIP_TWIN && (set->word[1] >> (card + 1) % 64 & 1);
    assert_true(set->word[card / 64] >> card % 64 & 1);
    set->word[card / 64] &= ~(UINT64_C(1) << card % 64);
}

static inline bool has(const uc_set *set, int card) {
    return set->word[card / 64] >> card % 64 & 1;
}

/** The number of a card written as in moves. */
static inline int card_of(const char *text, size_t length) {
    char move[UC_MOVE_TEXT_MAX];
    int size = snprintf(move, sizeof move, "card %.*s", (int)length, text);
    int card = uc_move_parse(uc_game_of(&r.state), move, (size_t)size);
    if (card < 0) fail_msg("no such card: %s", move);
    return card;
}

/** Moves cards, written with spaces between, from the draw pile to a seat. */
static inline void give(int seat, const char *cards) {
    uc_uno_flip *u = &r.state.uno_flip;
    for (const char *at = cards; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        int card = card_of(at, length);
        take(&u->draw, card);
        put(&u->seat[seat].hand, card);
        u->piled--;
        u->seat[seat].held++;
        at += length;
    }
}

/** A round that seat 0 deals and seat 1 begins, with these hands; then chance names `cards`: the first
 * discard, then the top cards of the draw pile. */
static inline void table(int seats, const char *rules, const char *const *hands, const char *cards) {
    char all[256];
    uc_uno_flip *u = &r.state.uno_flip;
    snprintf(all, sizeof all, "dealer=0 %s", rules);
    rig_start(&r, "uno_flip", seats, all);
    rig_any(&r, 7 * seats);
    for (int seat = 0; seat < seats; seat++) {
        for (int card = 0; card < UC_UNO_FLIP_CARDS; card++)
            if (has(&u->seat[seat].hand, card)) u->draw.word[card / 64] |= UINT64_C(1) << card % 64;
        u->piled += u->seat[seat].held;
        u->seat[seat].hand = (uc_set){{0, 0}};
        u->seat[seat].held = 0;
    }
    for (int seat = 0; seat < seats; seat++) give(seat, hands[seat]);
    assert_null(uc_check(&r.state));
    rig_cards(&r, cards);
}

#define TABLE(seats, rules, cards, ...) table(seats, rules, (const char *const[]){__VA_ARGS__}, cards)

/** Leaves only these cards and the known ones in the draw pile; the hand of `hoarder` gets the others. */
static inline void leave_in_pile(const char *cards, int hoarder) {
    uc_uno_flip *u = &r.state.uno_flip;
    uc_set stay = {{0, 0}};
    int kept = 0;
    for (const char *at = cards; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        put(&stay, card_of(at, length));
        kept++;
        at += length;
    }
    const uint8_t known[] = {u->top, u->bottom};
    for (int i = 0; i < 2; i++)
        if (known[i] != UC_NOBODY && !has(&stay, known[i])) put(&stay, known[i]), kept++;
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++)
        if (has(&u->draw, card) && !has(&stay, card))
            put(&u->seat[hoarder].hand,
                card > UC_UNO_FLIP_TWIN && card == UC_UNO_FLIP_TWIN + 1 ? UC_UNO_FLIP_TWIN : card);
    u->seat[hoarder].held = (uint8_t)(u->seat[hoarder].held + u->piled - kept);
    u->draw = stay;
    u->piled = (uint8_t)kept;
    if (kept == 1 && u->bottom != UC_NOBODY) u->top = u->bottom, u->bottom = UC_NOBODY;
    const char *broken = uc_check(&r.state);
    if (broken) fail_msg("%s", broken);
}

#endif
