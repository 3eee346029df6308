/* Flip 7: its part of a score pad (upcard/pad.h). */
#include "games/flip7/flip7.h"

enum {
    SEVEN = 7,
    BONUS = 15,        /* F7-5.1 */
    NUMBERS_SUM = 128, /* above the sum of any seven numbers, 63 */
    SIX_HIGHEST = 12 + 11 + 10 + 9 + 8 + 7,
    SEVEN_HIGHEST = SIX_HIGHEST + 6,
    MODIFIERS = 2 + 4 + 6 + 8 + 10, /* of one deck */
};

static void kind_text(uc_text *text, int kind) {
    flip7_noun(text, UC_NOUN_CARD, kind);
}

static int copies_of(const uc_state *state, int kind) {
    return flip7_deck[kind] * state->flip7.decks;
}

static const char *count(const uc_state *state, const uint8_t *copies, bool seven, int32_t *ret_points) {
    uc_flip7_seat seat = {0};
    int numbers = 0;
    (void)state;
    for (int kind = 0; kind <= UC_FLIP7_X2; kind++) {
        if (!copies[kind]) continue;
        seat.cards |= UINT32_C(1) << kind;
        if (kind >= UC_FLIP7_NUMBERS)
            seat.twice |= (uint8_t)((copies[kind] > 1) << (kind - UC_FLIP7_PLUS2));
        else if (copies[kind] > 1)
            return UC_PAD_PROBLEM("twice", "the same number twice busts");
        else
            numbers++;
    }
    if (numbers > SEVEN) return UC_PAD_PROBLEM("eight", "a round ends with seven different numbers");
    if (numbers == SEVEN && !seven)
        return UC_PAD_PROBLEM("seven-unsaid", "seven different numbers are a Flip 7: say who had it");
    if (numbers < SEVEN && seven) return UC_PAD_PROBLEM("not-seven", "a Flip 7 has seven different numbers");
    *ret_points = uc_flip7_points(&seat) + (seven ? BONUS : 0);
    return NULL;
}

static int32_t highest(const uc_state *state, bool seven) {
    return 2 * (seven ? SEVEN_HIGHEST : SIX_HIGHEST) + MODIFIERS * state->flip7.decks + (seven ? BONUS : 0);
}

/* F7-5.1: whether some cards give this score: sums of different numbers by their count, doubled or not, and
 * an even sum of modifiers. */
static const char *fits(const uc_state *state, int32_t score, bool seven) {
    bool sums[SEVEN + 1][NUMBERS_SUM] = {{true}};
    int32_t modifiers = MODIFIERS * state->flip7.decks;
    for (int number = 0; number < UC_FLIP7_NUMBERS; number++)
        for (int held = SEVEN; held-- > 0;)
            for (int sum = 0; sum + number < NUMBERS_SUM; sum++)
                sums[held + 1][sum + number] |= sums[held][sum];
    for (int held = seven ? SEVEN : 0; held <= (seven ? SEVEN : SEVEN - 1); held++)
        for (int sum = 0; sum < NUMBERS_SUM; sum++)
            for (int times = 1; sums[held][sum] && times <= 2; times++) {
                int32_t rest = score - times * sum - (seven ? BONUS : 0);
                if (rest >= 0 && rest <= modifiers && rest % 2 == 0) return NULL;
            }
    return seven ? UC_PAD_PROBLEM("no-seven-score", "no Flip 7 gives that score")
                 : UC_PAD_PROBLEM("no-score", "no cards give that score without a Flip 7");
}

/* F7-4.2, F7-5.1 */
static void part(const uc_state *state, int seat, uc_text *text) {
    const uc_flip7_seat *of = &state->flip7.seat[seat];
    if (of->status == UC_FLIP7_BUSTED)
        uc_text_add(text, "bust");
    else
        uc_text_add_number(text, uc_flip7_points(of));
}

static int32_t bonus(const uc_state *state) {
    (void)state;
    return BONUS;
}

static int dealer(const uc_state *state) {
    return state->flip7.dealer;
}

static void end_round(uc_state *state, const int32_t *scores, int seven) {
    flip7_end_round(&state->flip7, seven, scores, NULL);
}

static void rules_changed(uc_state *state) {
    flip7_rules_changed(&state->flip7);
}

static void deal(uc_state *state, int seat) {
    flip7_deal(&state->flip7, seat);
}

static const char *see(uc_state *state, int card, const char *word, size_t length, uc_set *seen) {
    uc_flip7 *s = &state->flip7;
    (void)word, (void)length, (void)seen;
    if (card < 0) return UC_PAD_PROBLEM("no-card", "there is no card ");
    if (!uc_flip7_copies(s, card)) return UC_PAD_PROBLEM("out", "no more of these cards are in the deck: ");
    if (s->size == 1) return UC_PAD_PROBLEM("out", "no card would be left in the deck without ");
    for (int i = card + 1; i < (int)sizeof s->below; i++) s->below[i]--;
    s->size--;
    return NULL;
}

const uc_pad_game flip7_pad = {
    .who = "had a Flip 7",
    .options = "target tie rounds challenge",
    .nothing = "bust",
    .most = INT16_MAX,
    .usual = 99, /* more needs the x2 card, or cards of several decks */
    .kinds = UC_FLIP7_X2 + 1,
    .kind = kind_text,
    .copies = copies_of,
    .count = count,
    .highest = highest,
    .fits = fits,
    .bonus = bonus,
    .dealer = dealer,
    .end_round = end_round,
    .part = part,
    .rules_changed = rules_changed,
    .see = see,
    .sees_always = true,
    .deal = deal,
};
