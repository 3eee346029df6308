/* Uno Flip: its part of a score pad (upcard/pad.h). What hands hold at the end of a round counts by the side
 * that is up (UF-6.2). A kind is a symbol; those that both sides have are one kind, with the same points and
 * as many copies. */
#include "games/uno_flip/uno_flip.h"

/* The symbols that differ by side; their kinds on the dark side come after all others. */
static const uint8_t differing[] = {UC_UNO_FLIP_DRAW_CARD, UC_UNO_FLIP_SKIP, UC_UNO_FLIP_WILD_DRAW};

enum { KINDS = UC_UNO_FLIP_SYMBOLS + (int)sizeof differing, SCORE_MAX = 100000 };

static int side_of(int kind) {
    return kind < UC_UNO_FLIP_SYMBOLS ? LIGHT : DARK;
}

static int symbol_of(int kind) {
    return kind < UC_UNO_FLIP_SYMBOLS ? kind : differing[kind - UC_UNO_FLIP_SYMBOLS];
}

static bool differs(int symbol) {
    return memchr(differing, symbol, sizeof differing);
}

static void kind_text(uc_text *text, int kind) {
    uc_text_add(text, uno_flip_symbols[side_of(kind)][symbol_of(kind)]);
}

static int copies_of(const uc_state *state, int kind) {
    (void)state;
    return set_count(uc_uno_flip_symbols[side_of(kind)][symbol_of(kind)]);
}

static const char *count(const uc_state *state, const uint8_t *copies, bool won, int32_t *ret_points) {
    bool sides[2] = {false}, cards = false;
    (void)state;
    *ret_points = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (!copies[kind]) continue;
        cards = true;
        if (differs(symbol_of(kind))) sides[side_of(kind)] = true;
        *ret_points += copies[kind] * uc_uno_flip_points[side_of(kind)][symbol_of(kind)];
    }
    if (sides[LIGHT] && sides[DARK]) return UC_PAD_PROBLEM("sides", "all cards show the same side");
    return won && cards ? UC_PAD_PROBLEM("out-holds", "the seat that went out holds no card") : NULL;
}

/* The points of all cards of one side. */
static int32_t worth(int side) {
    int32_t all = 0;
    for (int symbol = 0; symbol < UC_UNO_FLIP_SYMBOLS; symbol++)
        all += set_count(uc_uno_flip_symbols[side][symbol]) * uc_uno_flip_points[side][symbol];
    return all;
}

static int32_t highest(const uc_state *state, bool won) {
    (void)state, (void)won;
    return worth(LIGHT) > worth(DARK) ? worth(LIGHT) : worth(DARK);
}

static const char *fits(const uc_state *state, int32_t score, bool won) {
    return score > highest(state, won) ? UC_PAD_PROBLEM("above-all", "all cards together have fewer points")
                                       : NULL;
}

/* Whether the points that are not counted are scores. If the winner's side has none, they are what the others
 * hold. */
static bool are_scores(const uc_uno_flip *u, const int32_t *points, uint64_t counted, int who) {
    if (who == NONE || u->opt_scoring == UC_UNO_FLIP_SCORE_LOWEST) return true;
    for (uint64_t side = uno_flip_side(u, who) & ~counted; side; side &= side - 1)
        if (points[__builtin_ctzll(side)]) return true;
    return false;
}

/* UF-6.2, UF-6.3: the winner's side scores what the others hold, or each side its own; UF-7.11: partners have
 * the same score. A blocked round has no scores (UF-3.6). */
static void settle(const uc_state *state, int32_t *points, uint64_t counted, int who) {
    const uc_uno_flip *u = &state->uno_flip;
    int32_t held[UC_UNO_FLIP_SEATS] = {0}, all = 0;
    uint64_t given = 0;
    bool scores = are_scores(u, points, counted, who);
    for (int seat = 0; seat < u->head.seats; seat++) {
        if (counted >> seat & 1 || !scores)
            all += held[seat] = points[seat], points[seat] = 0;
        else if (points[seat]) /* one of two partners is enough */
            given |= uno_flip_side(u, seat);
    }
    for (int seat = 0; seat < u->head.seats; seat++) {
        int partner = partner_of(u, seat);
        int32_t own = held[seat] + (partner == seat ? 0 : held[partner]);
        if (given >> seat & 1 || who == NONE) continue;
        if (u->opt_scoring == UC_UNO_FLIP_SCORE_LOWEST)
            points[seat] = own;
        else if (who == seat || who == partner)
            points[seat] = all - own;
    }
}

static const char *agree(const uc_state *state, const int32_t *scores, int who) {
    const uc_uno_flip *u = &state->uno_flip;
    bool lowest = u->opt_scoring == UC_UNO_FLIP_SCORE_LOWEST;
    for (int seat = 0; seat < u->head.seats; seat++) {
        bool wins = who != NONE && uno_flip_side(u, who) >> seat & 1;
        if (scores[seat] && who == NONE)
            return UC_PAD_PROBLEM(
                "who", "say after ; who went out; a round that nobody wins has no scores (UF-3.6)");
        int32_t other = scores[partner_of(u, seat)];
        if (scores[seat] && other && scores[seat] != other)
            return UC_PAD_PROBLEM("partners", "partners have the same score (UF-7.11)");
        if (!lowest && scores[seat] && !wins)
            return UC_PAD_PROBLEM("winner-scores", "only the seat that went out scores (UF-6.2)");
    }
    if (lowest && who != NONE && partner_of(u, who) == who && scores[who])
        return UC_PAD_PROBLEM("out-holds", "the seat that went out holds no card");
    return NULL;
}

/* UF-6.2: hands count by the side that is up, which is one for all; UF-3.6: a blocked round is rare. */
static const char *doubt(const uint8_t *copies, int who) {
    bool sides[2] = {false};
    if (who == UC_NOBODY) return UC_PAD_PROBLEM("nobody", "nobody went out");
    for (int kind = 0; kind < KINDS; kind++)
        if (copies[kind] && differs(symbol_of(kind))) sides[side_of(kind)] = true;
    return sides[LIGHT] && sides[DARK] ? UC_PAD_PROBLEM("mixed", "some cards are light and others dark")
                                       : NULL;
}

static int dealer(const uc_state *state) {
    return state->uno_flip.dealer;
}

static const char *starter(const uc_state *state) {
    return (void)state, "UF-2.1";
}

static void end_round(uc_state *state, const int32_t *scores, int who) {
    uc_uno_flip *u = &state->uno_flip;
    bool unknown = u->dealer == NONE;
    if (unknown) u->dealer = 0;
    for (int seat = 0; seat < u->head.seats; seat++) {
        int32_t other = scores[partner_of(u, seat)], score = scores[seat] > other ? scores[seat] : other;
        u->seat[seat].last_score = score;
        u->seat[seat].total += score;
    }
    uno_flip_end_round(u, who, NULL);
    if (unknown && u->head.phase != UC_UNO_FLIP_IN_OVER) uno_flip_await_dealer(u);
}

/* Who dealt the last round of a game that is over, only the table knows, unless the rules name the first
 * dealer. */
static void rules_changed(uc_state *state) {
    uc_uno_flip *u = &state->uno_flip;
    bool over = u->head.phase == UC_UNO_FLIP_IN_OVER;
    bool unknown = over ? u->opt_dealer == UC_UNO_FLIP_DRAW_FOR_DEALER : u->dealer == NONE;
    if (unknown) u->dealer = 0;
    if (!over) { /* back to the end of the round before */
        u->head.round--;
        u->dealer = (uint8_t)((u->dealer + u->head.seats - 1) % u->head.seats);
    }
    uno_flip_after_round(u, NULL);
    if (unknown && u->head.phase != UC_UNO_FLIP_IN_OVER) uno_flip_await_dealer(u);
}

static void deal(uc_state *state, int seat) {
    state->uno_flip.dealer = (uint8_t)seat;
    uno_flip_start_round(&state->uno_flip, NULL);
}

static bool has_face(int card, int side, const char *word, size_t length) {
    char buffer[UC_NAME_MAX];
    uc_text face;
    uc_text_start(&face, buffer, sizeof buffer);
    uno_flip_noun(&face, UNO_NOUN_FACE, face_number(side, card));
    return face.length == length && !memcmp(buffer, word, length);
}

/* The cards that a word can mean: a whole card, or those with a face. A wild without its other side is a
 * light one. */
static uc_set meant(int card, const char *word, size_t length) {
    uc_set cards = {{0, 0}};
    if (card >= 0) cards = card == TWIN ? uc_uno_flip_same[LIGHT][TWIN] : set_of(card);
    if (card == TWIN) cards = set_and(cards, uc_uno_flip_same[DARK][TWIN]);
    for (int side = LIGHT; side <= DARK && set_empty(cards); side++)
        for (int one = 0; one < CARDS; one++)
            if (has_face(one, side, word, length)) set_add(&cards, one);
    return cards;
}

/* A face stands for the first card with it that is not out yet. */
static const char *see(uc_state *state, int card, const char *word, size_t length, uc_set *seen) {
    uc_set cards = meant(card, word, length);
    (void)state;
    if (set_empty(cards)) return UC_PAD_PROBLEM("no-card", "there is no card ");
    cards = set_minus(cards, *seen);
    if (set_empty(cards)) return UC_PAD_PROBLEM("out", "no more of these cards are in the deck: ");
    set_add(seen, set_lowest(cards));
    return NULL;
}

const uc_pad_game uno_flip_pad = {
    .who = "went out",
    .options = "target scoring rounds tie partners",
    .most = SCORE_MAX,
    .kinds = KINDS,
    .kind = kind_text,
    .copies = copies_of,
    .count = count,
    .highest = highest,
    .fits = fits,
    .settle = settle,
    .agree = agree,
    .doubt = doubt,
    .dealer = dealer,
    .starter = starter,
    .end_round = end_round,
    .rules_changed = rules_changed,
    .see = see,
    .deal = deal,
};
