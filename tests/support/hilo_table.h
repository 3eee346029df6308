/** @file
 * Ways to bring a table of HILO into the position that a test wants, by moves alone. Seat 0 plays what the
 * test is about; the other seats only swap an open card.
 */
#ifndef UC_TESTS_HILO_TABLE_H
#define UC_TESTS_HILO_TABLE_H

#include "rig.h"

void hilo_play(rig *r, int seat, const char *verb, const char *noun);
/** Word number n of a list of words. */
const char *hilo_word(const char *words, int n);
const char *hilo_place(int cell);
/** Starts; the first discard; then each seat uncovers a1 and b1: `cards` are two for each seat. */
void hilo_start(rig *r, int seats, const char *rules, const char *first, const char *cards);
/** Chance names the last card of its list: no test has other plans for these. */
void hilo_reveal_any(rig *r);
/** The other seats swap their a1 with the discard pile, until it is seat 0's turn. */
void hilo_others(rig *r);
/** Seat 0 draws a card and trades it. */
void hilo_put(rig *r, const char *cell, const char *card);
/** Seat 0 lays nine cards in reading order, all but those that are "?". */
void hilo_build(rig *r, const char *cards);
/** Seat 0 begins with two low cards in a1 and b1 of no interest. */
void hilo_begin(rig *r, const char *rules);
/** Chance names a card that is in no plan. */
void hilo_reveal_unplanned(rig *r, const char *const *plan);
void hilo_reveal_planned(rig *r, const char *const *plan);
/** The seat at turn draws, discards and turns over its next card. */
void hilo_flip_next(rig *r, const char *const *plan);
/** A round in which every seat turns over its cards in reading order and keeps its lines. `plan` has nine
 * cards a seat. It stops where seats choose lines at the end (HL-5.2). */
void hilo_play_round(rig *r, const char *const *plan);
/** Six seats trade their a1 for drawn cards until the draw pile is empty. */
void hilo_empty_draw_pile(rig *r);

/** The check finds a copy of a good state whose game `bad` is changed so. */
#define HILO_BROKEN(good, ...)                                                                               \
    do {                                                                                                     \
        uc_state broken = good;                                                                              \
        uc_hilo *bad = &broken.hilo;                                                                         \
        assert_null(uc_check(&broken));                                                                      \
        __VA_ARGS__;                                                                                         \
        assert_non_null(uc_check(&broken));                                                                  \
    } while (0)

#endif
