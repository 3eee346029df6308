/* Hi Lo Flip: its part of a score pad (upcard/pad.h). A kind is a card. */
#include "games/hi_lo_flip/hi_lo_flip.h"

/* HF-5.2: 90 cards of 1 point, 10 of 10 */
enum { TENS = 10, OTHERS = CARDS - TENS, ALL_POINTS = OTHERS + TENS * 10 };

static void kind_text(uc_text *text, int kind) {
    uc_text_add_number(text, kind + 1);
}

static int copies_of(const uc_state *state, int kind) {
    (void)state, (void)kind;
    return 1;
}

static int32_t bonus(const uc_state *state) {
    return state->hi_lo_flip.bonus;
}

static const char *count(const uc_state *state, const uint8_t *copies, bool out, int32_t *ret_points) {
    *ret_points = out ? state->hi_lo_flip.bonus : 0; /* HF-5.1, HF-5.2 */
    for (int kind = 0; kind < CARDS; kind++) *ret_points += copies[kind] * hi_lo_flip_points(kind);
    return NULL;
}

static const char *heap(const uc_state *state, int cards, int tens, bool out, int32_t *ret_points) {
    if (tens > cards) return UC_PAD_PROBLEM("heap-tens", "more cards end in 0 than there are");
    if (tens > TENS || cards - tens > OTHERS)
        return UC_PAD_PROBLEM("heap", "there are 100 cards, and ten of them end in 0");
    *ret_points = cards - tens + tens * 10 + (out ? state->hi_lo_flip.bonus : 0);
    return NULL;
}

static int32_t highest(const uc_state *state, bool out) {
    return ALL_POINTS + (out ? state->hi_lo_flip.bonus : 0);
}

static const char *fits(const uc_state *state, int32_t score, bool out) {
    int bonus = out ? state->hi_lo_flip.bonus : 0;
    if (score < bonus)
        return bonus ? UC_PAD_PROBLEM("no-bonus", "the bonus for going out is missing")
                     : UC_PAD_PROBLEM("negative", "scores are not negative");
    return score > highest(state, out) ? UC_PAD_PROBLEM("above-all", "all cards together have 190 points")
                                       : NULL;
}

static const char *agree(const uc_state *state, const int32_t *scores, int who) {
    int32_t all = -state->hi_lo_flip.bonus;
    (void)who;
    for (int seat = 0; seat < state->head.seats; seat++) all += scores[seat];
    return all > ALL_POINTS ? UC_PAD_PROBLEM("above-all", "all cards together have 190 points") : NULL;
}

/* HF-2.3, HF-2.4: of the seats that may, the oldest or the youngest; which of the two, the chip says, whose
 * side a pad does not know. In the order of the seats the ages are those of a game that nobody has told them:
 * any of the seats can be the oldest. */
static uint64_t begins(const uc_state *state) {
    const uc_hi_lo_flip *game = &state->hi_lo_flip;
    int32_t least = INT32_MAX;
    uint64_t may = 0, oldest = 0, youngest = 0;
    bool told = false;
    for (int i = 0; i < game->head.seats; i++)
        if (game->seat[i].total < least) least = game->seat[i].total;
    for (int i = 0; i < game->head.seats; i++) {
        if (game->turn != UC_NOBODY && game->seat[game->ages[i]].total != least) continue;
        youngest = UINT64_C(1) << game->ages[i];
        oldest = oldest ? oldest : youngest;
        may |= youngest;
    }
    for (int i = 0; i < game->head.seats; i++) told |= game->ages[i] != i;
    return told ? oldest | youngest : may;
}

static const char *starter(const uc_state *state) {
    return uc_over(state) || state->hi_lo_flip.turn == UC_NOBODY ? "HF-2.3" : "HF-2.4";
}

static void end_round(uc_state *state, const int32_t *scores, int who) {
    uc_hi_lo_flip *game = &state->hi_lo_flip;
    if (!game->chip) game->chip = HI; /* nobody has entered how it fell */
    hi_lo_flip_end_round(game, who, scores, NULL);
}

static void rules_changed(uc_state *state) {
    hi_lo_flip_rules_changed(&state->hi_lo_flip);
}

static const char *see(uc_state *state, int card, const char *word, size_t length, uc_set *seen) {
    (void)state, (void)word, (void)length;
    if (card < 0 || card >= CARDS) return UC_PAD_PROBLEM("no-card", "there is no card ");
    if (set_has(seen, card)) return UC_PAD_PROBLEM("out", "no more of these cards are in the deck: ");
    set_add(seen, card);
    return NULL;
}

const uc_pad_game hi_lo_flip_pad = {
    .who = "went out",
    .options = "target bonus rounds tie ages",
    .who_is_needed = true,
    .most = UINT8_MAX,
    .kinds = CARDS,
    .kind = kind_text,
    .copies = copies_of,
    .count = count,
    .heap = heap,
    .highest = highest,
    .fits = fits,
    .agree = agree,
    .bonus = bonus,
    .begins = begins,
    .starter = starter,
    .end_round = end_round,
    .rules_changed = rules_changed,
    .see = see,
};
