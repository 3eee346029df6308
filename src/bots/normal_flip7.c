/* Flip 7 by counting: what the next card would bring on average against what a bust would cost. */
#include "bots/policies.h"

/** The cards among which the next one is: the deck, or the discard pile when that is about to become the
 * deck. */
typedef struct outlook {
    uint8_t copies[UC_FLIP7_KINDS];
    int size;
} outlook;

static outlook look_ahead(const uc_flip7 *s) {
    outlook ahead = {.size = s->below[UC_FLIP7_KINDS]};
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) ahead.copies[kind] = (uint8_t)uc_flip7_copies(s, kind);
    if (ahead.size) return ahead;
    uc_flip7_discard(s, ahead.copies);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) ahead.size += ahead.copies[kind];
    return ahead;
}

static bool has(const uc_flip7_seat *seat, int kind) {
    return seat->cards >> kind & 1;
}

/** Copies among the next cards that would bust the seat; a Second Chance stands in for one of them. */
static int busting(const outlook *ahead, const uc_flip7_seat *seat) {
    int copies = 0;
    for (int number = 0; number < UC_FLIP7_NUMBERS; number++)
        if (has(seat, number)) copies += ahead->copies[number];
    return has(seat, UC_FLIP7_SECOND) ? 0 : copies;
}

/** Points that the next card would add, times the size of the deck. */
static int promising(const outlook *ahead, const uc_flip7_seat *seat) {
    const int bonus = 15, factor = has(seat, UC_FLIP7_X2) ? 2 : 1;
    int gain = 0, numbers = 0, sum = 0;
    for (int number = 0; number < UC_FLIP7_NUMBERS; number++) {
        if (has(seat, number))
            numbers++, sum += number;
        else
            gain += ahead->copies[number] * number * factor;
    }
    for (int number = 0; numbers == 6 && number < UC_FLIP7_NUMBERS; number++)
        if (!has(seat, number)) gain += ahead->copies[number] * bonus;
    for (int kind = UC_FLIP7_PLUS2; kind < UC_FLIP7_X2; kind++)
        gain += ahead->copies[kind] * 2 * (kind - UC_FLIP7_PLUS2 + 1);
    return factor == 1 ? gain + ahead->copies[UC_FLIP7_X2] * sum : gain;
}

/** What a seat would have if the round ended now. */
static int standing(const uc_flip7 *s, int seat) {
    return s->seat[seat].total + uc_flip7_points(&s->seat[seat]);
}

/** Staying would leave the game to a seat that has banked enough already. */
static bool must_risk(const uc_flip7 *s, int me) {
    for (int seat = 0; seat < s->head.seats; seat++) {
        bool banked = seat != me && s->seat[seat].status != UC_FLIP7_ACTIVE;
        if (banked && standing(s, seat) >= s->target && standing(s, seat) >= standing(s, me)) return true;
    }
    return false;
}

static uc_move hit_or_stay(const uc_flip7 *s, int me) {
    outlook ahead = look_ahead(s);
    const uc_flip7_seat *mine = &s->seat[me];
    int risk = busting(&ahead, mine) * uc_flip7_points(mine);
    if (!ahead.size) return UC_FLIP7_STAY;
    return must_risk(s, me) || promising(&ahead, mine) > risk ? UC_FLIP7_HIT : UC_FLIP7_STAY;
}

/** Points that three more cards would cost a seat (negative: would bring it), in thousandths. */
static int harm_of_three(const outlook *ahead, const uc_flip7_seat *seat) {
    if (!ahead->size) return 0;
    int safe = 1000, size = ahead->size, fine = size - busting(ahead, seat);
    for (int card = 0; card < 3; card++) safe = safe * fine / size;
    int gain = 3 * promising(ahead, seat) / size;
    return (1000 - safe) * uc_flip7_points(seat) - safe * gain;
}

/** How much it serves `me` that this seat gets the card. */
static int worth(const uc_flip7 *s, const outlook *ahead, int card, int seat, int me) {
    if (card == UC_FLIP7_SECOND) return -standing(s, seat);
    if (card == UC_FLIP7_FREEZE) return seat == me ? -1 : standing(s, seat);
    int harm = harm_of_three(ahead, &s->seat[seat]);
    return seat == me ? -harm : harm;
}

static uc_move best_target(const uc_flip7 *s, int me, const uc_move *legal, int count) {
    outlook ahead = look_ahead(s);
    uc_move best = legal[0];
    int most = 0;
    for (int i = 0; i < count; i++) {
        int value = worth(s, &ahead, s->assign_card, legal[i] - UC_FLIP7_TARGET, me);
        if (i && value <= most) continue;
        best = legal[i];
        most = value;
    }
    return best;
}

uc_move normal_flip7(const uc_ask *ask) {
    const uc_view *view = ask->view;
    const uc_move *legal = ask->legal;
    int count = ask->count;
    const uc_flip7 *s = &view->shown.flip7;
    if (count == 1) return legal[0];
    if (s->head.phase == UC_FLIP7_CHOOSE) return hit_or_stay(s, s->head.viewer);
    return best_target(s, s->head.viewer, legal, count);
}
