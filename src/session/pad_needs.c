/* Who leads a score pad, and what each seat needs in the round that is played. The game itself tells it:
 * rounds are ended on copies of its state. */
#include "upcard/pad.h"

enum { GAP = 2 /* above a score that no cards give, the next one that some give is at most this far */ };

/* Whether the game is over after a round with these scores. */
static bool ends_with(uc_state *ret_after, const uc_state *state, const int32_t *scores, int seat) {
    const uc_pad_game *game = uc_game_of(state)->pad;
    *ret_after = *state;
    game->end_round(ret_after, scores, game->who_is_needed ? seat : UC_NOBODY);
    return uc_over(ret_after);
}

/* The same if one seat alone has points. */
static bool ends_alone(const uc_state *state, int seat, int32_t points) {
    uc_state after;
    int32_t scores[UC_SEATS_MAX] = {0};
    scores[seat] = points;
    return ends_with(&after, state, scores, seat);
}

static int32_t end_of(const uc_state *state, int seat) {
    const uc_pad_game *game = uc_game_of(state)->pad;
    int32_t least = 0, most = game->most;
    if (!ends_alone(state, seat, most)) return -1;
    while (least < most) {
        int32_t middle = least + (most - least) / 2;
        if (ends_alone(state, seat, middle))
            most = middle;
        else
            least = middle + 1;
    }
    for (most += GAP; least <= most; least++)
        if (!game->fits(state, least, false) || !game->fits(state, least, true)) return least;
    return -1;
}

/* The seats whose totals grow with a seat's score: itself and its partners. */
static uint64_t side_of(const uc_state *state, int seat) {
    uc_state after;
    int32_t scores[UC_SEATS_MAX] = {0};
    uint64_t side = 0;
    scores[seat] = 1;
    ends_with(&after, state, scores, seat);
    for (int other = 0; other < state->head.seats; other++)
        if (uc_total(&after, other) > uc_total(state, other)) side |= UINT64_C(1) << other;
    return side;
}

uc_pad_needs uc_pad_needs_of(const uc_pad *pad, int seat) {
    const uc_state *state = uc_pad_state(pad);
    uc_pad_needs needs = {.end = end_of(state, seat)};
    uint64_t side = side_of(state, seat);
    int32_t sign = uc_lowest_wins(state) ? -1 : 1;
    for (int other = 0; other < state->head.seats; other++) {
        int32_t lead = sign * (uc_total(state, other) - uc_total(state, seat)) + 1;
        if (side >> other & 1 || (needs.rivals && lead < needs.lead)) continue;
        if (lead > needs.lead) needs.rivals = 0;
        needs.rivals |= UINT64_C(1) << other;
        needs.lead = lead;
    }
    return needs;
}

bool uc_pad_shares(const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    uc_state after;
    int32_t scores[UC_SEATS_MAX] = {0}, best = uc_target(state);
    for (int seat = 0; seat < state->head.seats; seat++)
        if (uc_total(state, seat) > best) best = uc_total(state, seat);
    for (int seat = 0; seat < state->head.seats; seat++) scores[seat] = best - uc_total(state, seat);
    return ends_with(&after, state, scores, 0);
}

uint64_t uc_pad_leaders(const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    int sign = uc_lowest_wins(state) ? -1 : 1;
    uint64_t seats = 0;
    int64_t best = INT64_MIN;
    for (int seat = 0; seat < state->head.seats; seat++) {
        int64_t total = (int64_t)sign * uc_total(state, seat);
        if (total > best) seats = 0;
        if (total >= best) seats |= UINT64_C(1) << seat;
        best = total > best ? total : best;
    }
    return seats;
}

/* Whether the game is over if its rules share a lead. */
static bool ends_if_shared(const uc_state *state) {
    char buffer[256];
    uc_text ignored;
    uc_state shared = *state;
    uc_text_start(&ignored, buffer, sizeof buffer);
    const uc_pad_game *game = uc_game_of(state)->pad;
    if (!game->rules_changed || uc_rules_change(&shared, &(uc_setting){"tie", "shared"}, 1, &ignored))
        return false;
    game->rules_changed(&shared);
    return uc_over(&shared);
}

bool uc_pad_played_off(const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    uint64_t leaders = uc_pad_leaders(pad), side = uc_side(state, __builtin_ctzll(leaders));
    return (leaders & ~side) && uc_pad_round_count(pad) && !uc_over(state) && ends_if_shared(state);
}
