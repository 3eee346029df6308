/* Flip 7 with only one active seat: the rest of the round is computed, not sampled (solve.h). The value of a
 * score is the chance to win the game with it.
 */
#include "bots/flip7/players.h"
#include "upcard/chances.h"
#include "upcard/solve.h"

enum { POSITIONS_PER_MS = 100000 /* the solver visits this many positions in less than a millisecond */ };

/** The limit of positions for uc_solve_flip7 that keeps the solver within the bot's time. */
static uint64_t limit_of(const uc_budget *budget) {
    const uint32_t enough_ms = 80; /* the solver's own limit */
    return budget->ms && budget->ms < enough_ms ? (uint64_t)budget->ms * POSITIONS_PER_MS : 0;
}

/** The chance of the seat to win with this total after the round; all other totals stay as they are. */
static double worth(uc_state *after, int seat, int32_t total) {
    uc_flip7 *f = &after->flip7;
    double chance[UC_SEATS_MAX];
    int32_t most = 0;
    int leaders = 0;
    f->seat[seat].total = total;
    for (int i = 0; i < f->head.seats; i++) {
        if (f->seat[i].total > most) most = f->seat[i].total, leaders = 0;
        leaders += f->seat[i].total == most;
    }
    uint32_t limit = f->challenge | f->rounds; /* one of them is 0 */
    bool last = limit && f->head.round > limit, reached = most >= f->target || (f->rounds && last);
    if (last && !reached) return 0;                          /* F7-5.5 */
    if (reached && (leaders == 1 || f->tie || f->challenge)) /* F7-5.4 */
        return total == most ? 1.0 / leaders : 0;
    uc_win_chances(after, chance);
    return chance[seat];
}

/** House rules that the solver does not support: F7-4.11, F7-4.12. */
static bool unknown_rules(const uc_flip7 *f) {
    return f->nested || f->second_chance;
}

bool lone_flip7(const uc_ask *ask, uc_move *ret_move) {
    const uc_flip7 *f = &ask->view->state.flip7;
    int me = f->head.viewer;
    double utility[UC_FLIP7_SCORES];
    uc_flip7_values values;
    uc_flip7_rest rest;
    uc_state after;
    if (f->head.phase != UC_FLIP7_CHOOSE || f->active != UINT64_C(1) << me || ask->count < 2 ||
        unknown_rules(f))
        return false;
    uc_copy(&after, &ask->view->state);
    after.head.round++;
    int32_t total = f->seat[me].total;
    for (int i = 0; i < f->head.seats; i++)
        if (i != me) after.flip7.seat[i].total += uc_flip7_points(&f->seat[i]);
    for (int points = 0; points < UC_FLIP7_SCORES; points++)
        utility[points] = worth(&after, me, total + points);
    uc_flip7_rest_of(f, me, &rest);
    if (uc_solve_flip7(&rest, utility, limit_of(&ask->budget), &values)) return false;
    *ret_move = values.hit > values.stay ? UC_FLIP7_HIT : UC_FLIP7_STAY;
    return true;
}
