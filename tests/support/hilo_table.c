#include "hilo_table.h"

#include <stdio.h>
#include <string.h>

void hilo_play(rig *r, int seat, const char *verb, const char *noun) {
    char move[UC_MOVE_TEXT_MAX];
    snprintf(move, sizeof move, "%s%s", verb, noun);
    rig_play(r, seat, move);
}

/* Word number n of a list of words. */
const char *hilo_word(const char *words, int n) {
    static char buffer[32];
    while (n-- > 0) words = strchr(words, ' ') + 1;
    snprintf(buffer, sizeof buffer, "%.*s", (int)strcspn(words, " "), words);
    return buffer;
}

const char *hilo_place(int cell) {
    static const char *const places[] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
    return places[cell];
}

/* Starts; the first discard; then each seat uncovers a1 and b1: `cards` are two for each seat. */
void hilo_start(rig *r, int seats, const char *rules, const char *first, const char *cards) {
    rig_start(r, "hilo", seats, rules);
    rig_cards(r, first);
    for (int i = 0; i < 2 * seats; i++) {
        rig_play(r, i / 2, i % 2 ? "turn b1" : "turn a1");
        rig_cards(r, hilo_word(cards, i));
    }
}

/* Chance names the last card of its list: no test has other plans for these. */
void hilo_reveal_any(rig *r) {
    uc_move moves[UC_MOVES_MAX];
    int count = uc_outcomes(&r->state, moves, NULL);
    char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, uc_games[UC_GAME_HILO], moves[count - 1]);
    rig_chance(r, buffer);
}

/* The other seats swap their a1 with the discard pile, until it is seat 0's turn. */
void hilo_others(rig *r) {
    while (r->state.hilo.turn && r->state.head.phase == UC_HILO_CHOOSE)
        rig_play(r, r->state.hilo.turn, "take a1");
}

/* Seat 0 draws a card and trades it. */
void hilo_put(rig *r, const char *cell, const char *card) {
    hilo_others(r);
    rig_play(r, 0, "draw");
    rig_cards(r, card);
    hilo_play(r, 0, "trade ", cell);
    if (r->state.head.phase == UC_HILO_REVEAL) hilo_reveal_any(r);
}

/* Seat 0 lays nine cards in reading order, all but those that are "?". */
void hilo_build(rig *r, const char *cards) {
    for (int i = 0; i < 9; i++)
        if (*hilo_word(cards, i) != '?') hilo_put(r, hilo_place(i), hilo_word(cards, i));
}

/* Seat 0 begins with two low cards in a1 and b1 of no interest. */
void hilo_begin(rig *r, const char *rules) {
    hilo_start(r, 2, rules, "pink:0", "blue:6 purple:5 pink:1 purple:1");
}

/* ---- whole rounds of planned layouts ---- */

static bool hilo_planned(const char *const *plan, int seats, const char *card) {
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < 9; i++)
            if (!strcmp(hilo_word(plan[seat], i), card)) return true;
    return false;
}

/* Chance names a card that is in no plan. */
void hilo_reveal_unplanned(rig *r, const char *const *plan) {
    uc_move moves[UC_MOVES_MAX];
    int count = uc_outcomes(&r->state, moves, NULL);
    for (int i = 0; i < count; i++) {
        char buffer[UC_MOVE_TEXT_MAX];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_move_text(&text, uc_games[UC_GAME_HILO], moves[i]);
        if (hilo_planned(plan, r->state.head.seats, buffer + 5)) continue;
        rig_chance(r, buffer);
        return;
    }
    fail_msg("every card is planned");
}

void hilo_reveal_planned(rig *r, const char *const *plan) {
    rig_cards(r, hilo_word(plan[r->state.hilo.reveal_seat], r->state.hilo.reveal_cell));
}

/* The seat at turn draws, discards and turns over its next card. */
void hilo_flip_next(rig *r, const char *const *plan) {
    int seat = r->state.hilo.turn, cell = 0;
    rig_play(r, seat, "draw");
    hilo_reveal_unplanned(r, plan);
    rig_play(r, seat, "discard");
    while (r->state.hilo.seat[seat].cell[cell] != UC_HILO_DOWN) cell++;
    hilo_play(r, seat, "turn ", hilo_place(cell));
    hilo_reveal_planned(r, plan);
    if (r->state.head.phase == UC_HILO_HILO) rig_play(r, seat, "keep");
}

/* A round in which every seat turns over its cards in reading order and keeps its lines. `plan` has nine
 * cards a seat. */
void hilo_play_round(rig *r, const char *const *plan) {
    uint32_t round = r->state.head.round;
    hilo_reveal_unplanned(r, plan);
    while (r->state.head.round == round && r->state.head.phase != UC_HILO_OVER &&
           r->state.head.phase != UC_HILO_HILO) {
        if (r->state.head.phase == UC_HILO_UNCOVER) {
            int seat = r->state.hilo.turn;
            hilo_play(r, seat, "turn ", r->state.hilo.seat[seat].cell[0] == UC_HILO_DOWN ? "a1" : "b1");
            hilo_reveal_planned(r, plan);
        } else if (r->state.head.phase == UC_HILO_REVEAL) {
            hilo_reveal_planned(r, plan);
        } else {
            hilo_flip_next(r, plan);
        }
    }
}

/* Six seats trade their a1 for drawn cards until the draw pile is empty. */
void hilo_empty_draw_pile(rig *r) {
    hilo_start(r, 6, "", "pink:0",
               "red:11 red:10 red:9 red:8 red:7 red:6 red:5 red:4 red:3 red:2 red:1 red:0");
    while (r->state.hilo.discards < 104 - 54) {
        int seat = r->state.hilo.turn;
        rig_play(r, seat, "draw");
        hilo_reveal_any(r);
        rig_play(r, seat, "trade a1");
    }
}
