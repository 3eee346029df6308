/* Flip 7: the ranges of a view's numbers. */
#include "core/layout.h"
#include "games/flip7/flip7.h"

enum { DECKS = 2, CARDS_MAX = 94 * DECKS, FLIP3_MAX = 3 * DECKS, MODIFIERS = 6, POINTS_MAX = INT16_MAX };

#define ASIDE(member, kind_, high)                                                                           \
    {                                                                                                        \
        .at = offsetof(uc_flip7, queue) + offsetof(uc_flip7_aside, member), .size = 1,                       \
        .count = UC_FLIP7_QUEUE_MAX, .stride = sizeof(uc_flip7_aside), .kind = (kind_), .max = (high)        \
    }

const uc_layout flip7_layout[] = {
    {.at = offsetof(uc_flip7, below), .size = 1, .count = UC_FLIP7_KINDS + 1, .max = CARDS_MAX},
    ASIDE(by, UC_LAYOUT_SEAT, 0),
    ASIDE(card, UC_LAYOUT_NUMBER, UC_FLIP7_SECOND),
    ASIDE(depth, UC_LAYOUT_NUMBER, UC_FLIP7_QUEUE_MAX),
    LAYOUT_NUMBER(uc_flip7, queued, 0, UC_FLIP7_QUEUE_MAX),
    LAYOUT_SEAT(uc_flip7, dealer, 0),
    LAYOUT_SEAT(uc_flip7, turn, 0),
    LAYOUT_NUMBER(uc_flip7, dealing, 0, 1),
    LAYOUT_SEAT(uc_flip7, flipper, 0),
    LAYOUT_NUMBER(uc_flip7, left, 0, 3),
    LAYOUT_NUMBER(uc_flip7, depth, 0, UC_FLIP7_QUEUE_MAX),
    LAYOUT_SEAT(uc_flip7, assign_by, 0),
    LAYOUT_NUMBER(uc_flip7, assign_card, 0, UC_FLIP7_SECOND),
    LAYOUT_SEAT(uc_flip7, last_flip7, UC_NOBODY),
    LAYOUT_NUMBER(uc_flip7, has_last, 0, 1),
    {.size = 0},
};

const uc_layout flip7_layout_seat[] = {
    LAYOUT_NUMBER(uc_flip7_seat, total, 0, LAYOUT_POINTS),
    LAYOUT_BITS(uc_flip7_seat, cards, UC_FLIP7_KINDS),
    LAYOUT_BITS(uc_flip7_seat, twice, MODIFIERS),
    LAYOUT_NUMBER(uc_flip7_seat, flip3s, 0, FLIP3_MAX),
    LAYOUT_NUMBER(uc_flip7_seat, seconds, 0, FLIP3_MAX),
    LAYOUT_NUMBER(uc_flip7_seat, status, UC_FLIP7_ACTIVE, UC_FLIP7_BUSTED),
    LAYOUT_NUMBER(uc_flip7_seat, bust, 0, UC_FLIP7_NUMBERS - 1),
    LAYOUT_NUMBER(uc_flip7_seat, last_score, 0, POINTS_MAX),
    {.size = 0},
};

/** Computes the active seats, the rest of the deck's sums, and the seat that is to move. */
void flip7_derive(uc_state *shown) {
    uc_flip7 *s = &shown->flip7;
    s->active = 0;
    for (int i = 0; i < s->head.seats; i++)
        s->active |= (uint64_t)(s->seat[i].status == UC_FLIP7_ACTIVE) << i;
    s->size = s->below[UC_FLIP7_KINDS];
    for (int i = UC_FLIP7_KINDS; i < (int)sizeof s->below; i++) s->below[i] = s->size;
    s->actor = s->head.phase == UC_FLIP7_OVER     ? 0
               : s->head.phase == UC_FLIP7_CHOOSE ? s->turn
               : s->head.phase == UC_FLIP7_ASSIGN ? s->assign_by
                                                  : UC_CHANCE;
}
