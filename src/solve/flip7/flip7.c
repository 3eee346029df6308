/* The values of a position: by tables if they are small enough, else by a search. */
#include "solve/flip7/rounds.h"
#include "solve/flip7/search.h"

enum {
    DEFAULT_LIMIT = 8000000,
    SEARCH_COST = 64, /* a position of the search takes as long as this many of a table */
    SCORING = (1 << UC_FLIP7_FREEZE) - 1,
};

void uc_flip7_rest_of(const uc_flip7 *state, int seat, uc_flip7_rest *ret_rest) {
    *ret_rest = (uc_flip7_rest){.cards = state->seat[seat].cards, .twice = state->seat[seat].twice};
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++)
        ret_rest->deck[kind] = (uint8_t)uc_flip7_copies(state, kind);
    uc_flip7_discard(state, ret_rest->discard);
}

/** False when tables do not fit. */
static bool by_tables(const uc_flip7_rest *rest, const double *utility, rounds_less less, uint64_t limit,
                      uc_flip7_values *ret_values) {
    uc_flip7_seat seat = {.cards = rest->cards & SCORING, .twice = rest->twice};
    rounds *r = rounds_open(rest, ORDER_PRINTED, less, limit);
    uc_flip7_values values = {.stay = utility[uc_flip7_points(&seat)], .less = (uint8_t)less};
    bool done = r && rounds_value(r, utility, NULL, &values.hit);
    if (done) {
        values.states = rounds_positions(r);
        *ret_values = values;
    }
    rounds_close(r);
    return done;
}

uc_error uc_solve_flip7(const uc_flip7_rest *rest, const double utility[UC_FLIP7_SCORES], uint64_t limit,
                        uc_flip7_values *ret_values) {
    double scores[UC_FLIP7_SCORES];
    for (int i = 0; i < UC_FLIP7_SCORES; i++) scores[i] = i;
    if (!utility) utility = scores;
    if (!limit) limit = DEFAULT_LIMIT;
    for (rounds_less less = ROUNDS_EXACT; less <= ROUNDS_ONE_SECOND; less++)
        if (by_tables(rest, utility, less, limit, ret_values)) return UC_OK;
    return search_rest(rest, utility, limit / SEARCH_COST + 1, ret_values);
}
