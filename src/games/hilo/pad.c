/* HILO: its part of a score pad (upcard/pad.h). A pad tells cards apart by their values only. */
#include "games/hilo/hilo.h"

enum { HIGHEST = UC_HILO_CELLS * (UC_HILO_VALUES - 2) /* nine cards of 11 */ };

static void kind_text(uc_text *text, int kind) {
    uc_text_add_number(text, hilo_value(kind));
}

static int copies_of(const uc_state *state, int kind) {
    (void)state, (void)kind;
    return UC_HILO_COLORS;
}

static const char *count(const uc_state *state, const uint8_t *copies, bool ended, int32_t *ret_points) {
    int cards = 0, sum = 0;
    (void)state, (void)ended;
    for (int kind = 0; kind < UC_HILO_VALUES; kind++) {
        cards += copies[kind];
        sum += copies[kind] * hilo_value(kind);
    }
    if (cards > UC_HILO_CELLS) return UC_PAD_PROBLEM("nine-cards", "a layout has at most nine cards");
    if (cards % 3) return UC_PAD_PROBLEM("no-layout", "a layout has nine, six or three cards, or none");
    *ret_points = sum;
    return NULL;
}

static int32_t highest(const uc_state *state, bool ended) {
    return ended && state->hilo.rules.doubling != UC_HILO_OFF ? 2 * HIGHEST : HIGHEST;
}

static const char *fits(const uc_state *state, int32_t score, bool ended) {
    return score > highest(state, ended)
               ? UC_PAD_PROBLEM(
                     "above-nine",
                     "nine cards have at most 99 points; only the seat that ended the round can have more")
               : NULL;
}

/* HL-5.3: whether the seat that ended the round is charged double with this sum. */
static bool doubles(const uc_hilo *h, const int32_t *sums, int seat, int32_t sum) {
    if (sum < 0 || h->rules.doubling == UC_HILO_OFF) return false;
    for (int i = 0; i < h->head.seats; i++)
        if (i != seat && sums[i] < sum + (h->rules.doubling == UC_HILO_STRICT)) return true;
    return false;
}

static void settle(const uc_state *state, int32_t *points, uint64_t counted, int who) {
    if (who != UC_NOBODY && counted >> who & 1 && doubles(&state->hilo, points, who, points[who]))
        points[who] *= 2;
}

/* A score that is not doubled must be the sum, and one that is doubled twice the sum. */
static const char *agree(const uc_state *state, const int32_t *scores, int who) {
    const uc_hilo *h = &state->hilo;
    if (who == UC_NOBODY)
        return UC_PAD_PROBLEM("who",
                              "say after ; who ended the round (HL-5.1), or round! if nobody did (HL-5.5)");
    if (!doubles(h, scores, who, scores[who])) return NULL;
    if (scores[who] % 2 == 0 && doubles(h, scores, who, scores[who] / 2)) return NULL;
    return UC_PAD_PROBLEM(
        "doubled",
        "the seat that ended the round does not have the lowest sum, so its points are doubled (HL-5.3)");
}

static const char *starter(const uc_state *state) {
    return (void)state, "HL-2.4";
}

static void end_round(uc_state *state, const int32_t *scores, int who) {
    uc_hilo *h = &state->hilo;
    for (int seat = 0; seat < h->head.seats; seat++) {
        int32_t sum = scores[seat];
        if (seat == who && doubles(h, scores, seat, sum)) sum /= 2;
        h->seat[seat].last_sum = (int8_t)(sum > HIGHEST ? HIGHEST : sum);
    }
    h->ended_by = (uint8_t)who;
    hilo_score_round(h, scores, NULL);
}

/* HL-5.2: the sum of a layout without face-down cards. */
static void part(const uc_state *state, int seat, uc_text *text) {
    const uc_hilo_seat *of = &state->hilo.seat[seat];
    if (of->down) return;
    uc_text_add(text, "=");
    uc_text_add_number(text, hilo_sum(of));
}

static void rules_changed(uc_state *state) {
    uc_hilo *h = &state->hilo;
    if (h->head.phase != UC_HILO_OVER) h->head.round--; /* back to the end of the round before */
    hilo_after_round(h, NULL);
}

const uc_pad_game hilo_pad = {
    .who = "ended the round",
    .options = "target doubling rounds tie",
    .sums = true,
    .least = -UC_HILO_CELLS,
    .most = 2 * HIGHEST,
    .kinds = UC_HILO_VALUES,
    .kind = kind_text,
    .copies = copies_of,
    .count = count,
    .highest = highest,
    .fits = fits,
    .settle = settle,
    .agree = agree,
    .starter = starter,
    .end_round = end_round,
    .part = part,
    .rules_changed = rules_changed,
};
