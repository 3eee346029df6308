/* Flip 7 as a beginner plays it: hits up to a fixed number of points, however many cards of its numbers are
 * still in the deck. Freeze and Flip Three go to the leader, a spare Second Chance to the last. */
#include "bots/flip7/players.h"

/** A beginner stays with this many points; players who count go on to 25 and more if the deck is favorable.
 */
enum { ENOUGH = 18 };

/** The total of a seat if the round ended now. */
static int standing(const uc_flip7_seat *seat) {
    return seat->total + uc_flip7_points(seat);
}

static uc_move hit_or_stay(const uc_flip7 *s) {
    const uc_flip7_seat *mine = &s->seat[s->head.viewer];
    bool safe = mine->cards >> UC_FLIP7_SECOND & 1; /* F7-4.5 */
    if (safe && endless_flip7(s)) return UC_FLIP7_STAY;
    return safe || uc_flip7_points(mine) < ENOUGH ? UC_FLIP7_HIT : UC_FLIP7_STAY;
}

/** The preference for choosing this seat; a seat chooses itself only if nobody else can be chosen (F7-4.3).
 */
static int preference(const uc_flip7 *s, int seat) {
    bool keep = s->assign_card == UC_FLIP7_SECOND && s->second_chance; /* F7-4.12 */
    if (seat == s->head.viewer) return keep ? INT32_MAX : INT32_MIN;
    int points = standing(&s->seat[seat]);
    return s->assign_card == UC_FLIP7_SECOND ? -points : points;
}

static uc_move choose_target(const uc_flip7 *s, const uc_move *legal, int count) {
    uc_move best = legal[0];
    for (int i = 1; i < count; i++)
        if (preference(s, legal[i] - UC_FLIP7_TARGET) > preference(s, best - UC_FLIP7_TARGET))
            best = legal[i];
    return best;
}

uc_move easy_flip7(const uc_ask *ask) {
    const uc_flip7 *s = &ask->view->state.flip7;
    if (ask->count == 1) return ask->legal[0];
    if (s->head.phase == UC_FLIP7_CHOOSE) return hit_or_stay(s);
    return choose_target(s, ask->legal, ask->count);
}
