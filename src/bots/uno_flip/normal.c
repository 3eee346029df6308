/* Uno Flip by what a play leaves: how well the rest of the hand can be played, and how well the next seat can
 * play, by the backs of its cards. Each back is on two cards (a wild one on three or four), so backs say much
 * about the colors of a hand, and everything after a flip.
 *
 * A few features describe the position after a move, and their weighted sum estimates its worth: points of
 * the round above the mean of the others. The weights are least squares: in some 200,000 positions of games
 * of this policy against itself, each move was made and the round played on once with the same stream of
 * chance; the features explain how the results differ from their mean. This was done twice, since new weights
 * lead to other games. Features that explained least were removed one by one while play did not get worse.
 * The effects of cards (draw, skip, reverse) need no features of their own: they decide which seat plays
 * next.
 */
#include "bots/uno_flip/players.h"

typedef uc_uno_flip uno;

enum {
    WILD = UC_UNO_FLIP_WILD,
    NO_COLOR = UC_UNO_FLIP_NO_COLOR,
    SEVEN = UC_UNO_FLIP_ONE + 6,
    DARK = UC_UNO_FLIP_DARK,
    STACKING = UC_UNO_FLIP_STACK_SAME | UC_UNO_FLIP_STACK_ANY,
};

enum {
    FIT,         /* cards of the rest that can be played on it */
    FIT_SHARE,   /* their share of the rest */
    LAST_FITS,   /* one card is left, and it can */
    BOTH_FIT,    /* two are left, and both can */
    SAME_COLOR,  /* cards of the active color */
    COLORS,      /* different colors in the rest */
    BACK_COLORS, /* the same of the other side */
    WILDS,       /* wilds in the rest */
    BACK_WILDS,  /* the same of the other side */
    POINTS,      /* points of the rest, by the fewest cards that another seat holds */
    AGAIN,       /* the same seat plays next */
    AGAIN_FITS,  /* and can */
    AGAIN_SHARE, /* the share of its cards that can be played */
    NEXT_SHARE,  /* another plays next: the share of its cards that can be played, by their backs */
    NEXT_FITS,   /* the chance that it has such a card, by the number of its cards */
    NEXT_OUT,    /* and the chance that this is its last one */
    DRAW_FIVE,   /* five cards for the next seat, by the number of its cards */
    DRAW_COLOR,  /* the dark wild that draws is spent */
    GUILTY,      /* it may be challenged rightly (UF-5.6) */
    KEEP,        /* the drawn card is kept */
    FEATURES,
};
UC_ASSERT_SIZE(FEATURES % 4 == 0, "they are summed four by four");

/* By the number of seats: two, three, four, more. A single weight means little, since the features overlap.
 */
static const float weights[4][FEATURES] = {
    {-3.09f,  19.93f, 24.33f, 3.45f,   1.47f,   -3.91f,  -0.63f, 9.05f,  6.80f,   -0.11f,
     -10.11f, 3.04f,  3.78f,  -13.05f, -22.95f, -46.33f, 10.66f, -6.25f, -10.59f, 0.21f},
    {-3.82f, 22.35f, 25.50f, 7.29f,  1.90f,   -3.55f,  -1.30f, 14.30f,  10.42f, -0.22f,
     -4.28f, -5.64f, 16.86f, -4.98f, -20.78f, -29.37f, 11.21f, -10.45f, -9.69f, -2.08f},
    {-4.64f,  23.71f, 25.72f, 8.13f,  2.35f,   -2.67f,  -0.98f, 16.41f, 12.04f,  -0.17f,
     -12.22f, 0.49f,  25.16f, -2.93f, -19.95f, -26.16f, 1.53f,  -8.00f, -11.75f, -5.56f},
    {-4.71f,  18.03f, 30.05f, 8.90f,  2.57f,   -3.62f,  -1.10f, 18.45f, 13.97f,  -0.17f,
     -13.25f, -2.59f, 45.33f, -2.77f, -12.23f, -25.12f, -0.71f, -9.28f, -10.08f, -8.68f}};

/* What house rules add, in the same points. Found by play against other weights (docs/strategy.md). */
static const float stack_drawn = -3;    /* each card of a stack that the seat draws itself */
static const float stack_back = -3;     /* each, if the other of two seats can answer it */
static const float swapped = 15;        /* the hand that a 7 brings */
static const float swapped_for = -2.5f; /* each of its cards */

/* A wild-draw is challenged below this chance of innocence. Found by games against other limits: 0.15 and 0.5
 * are as good within 1 %; no challenges and 0.7 lose 3 % of the games with two seats. */
static const float innocent_enough = 0.25f;

/* Larger hands count as this many cards: one of them almost surely fits. */
enum { HAND_MAX = 8 };

/* Steps to the seat that plays next, in the direction of play. */
enum { AFTER_NEXT = 2, NEXT = 1, SELF = 0, BEFORE = -1 };

/* The functions that are always inlined have callers for each move and, seldom, by house rules: compilers
 * would leave them out of the hot one. */

/* A number for each color that a wild may name, or, of any other move, the same number four times. */
typedef float four __attribute__((vector_size(16)));
typedef int32_t four_counts __attribute__((vector_size(16)));

/* The color of the four plays of a wild, which are described together. */
enum { EACH_COLOR = NO_COLOR + 1 };

/* How many cards of each color a hand has: a byte for each, its wilds in the fifth. */
typedef uint64_t color_counts;

/* What all moves of a decision have in common. */
typedef struct outlook {
    const uno *u;
    const float *weight;
    uc_set hand;
    int held, points;       /* of the hand */
    color_counts colors[2]; /* of the hand, by side */
    float per_fewest;
    bool has_unseen, has_hand[3]; /* whether the sets below are computed */
    uc_set unseen;                /* by this seat */
    uc_set may_hold[3];           /* what NEXT, AFTER_NEXT and BEFORE may hold, by (step & 3) - 1 */
} outlook;

/* What a move leads to. */
typedef struct outcome {
    uc_set rest;
    color_counts colors[2];
    int kept, points;
    int side, color, symbol; /* active then */
    int step;                /* to the seat that plays next */
} outcome;

static int count_of_color(color_counts counts, int color) {
    return (int)(counts >> 8 * color & 0xff);
}

static int count_colors(color_counts counts) {
    return __builtin_popcount(((uint32_t)counts + 0x7f7f7f7f) & 0x80808080); /* no byte is above 128 */
}

static inline color_counts count_each_color(uc_set cards, int side) {
    color_counts counts = 0;
    for (int color = 0; color <= WILD; color++)
        counts |= (uint64_t)uno_flip_of_color(cards, side, color) << 8 * color;
    return counts;
}

static color_counts one_of_color(int card, int side) {
    return UINT64_C(1) << 8 * uc_uno_flip_faces[card][side].color;
}

static four four_of(float number) {
    return (four){0} + number;
}

static four to_four(four_counts counts) {
    return __builtin_convertvector(counts, four);
}

static inline four_counts counts_of_four_colors(color_counts counts) {
    return (four_counts){(int)(counts & 0xff), (int)(counts >> 8 & 0xff), (int)(counts >> 16 & 0xff),
                         (int)(counts >> 24 & 0xff)};
}

static int seat_at(const uno *u, int step) {
    int seats = u->head.seats;
    return (u->head.viewer + step * u->direction + 2 * seats) % seats;
}

/* UF-3.1: what can be played; anything on a wild whose color the next seat names (UF-5.8). */
static uc_set fitting(int side, int color, int symbol) {
    if (color == NO_COLOR) return (uc_set){{~UINT64_C(0), ~UINT64_C(0)}};
    uc_set wilds = uc_uno_flip_colors[side][WILD];
    return set_or(set_or(wilds, uc_uno_flip_colors[side][color]), uc_uno_flip_symbols[side][symbol]);
}

/* How many of some cards can be played on a wild, by the color that it names. */
static inline four_counts count_on_wild(color_counts counts) {
    return counts_of_four_colors(counts) + count_of_color(counts, WILD);
}

/* How many of some cards can be played then. */
static inline four_counts count_fitting(uc_set cards, const outcome *then) {
    if (then->color == EACH_COLOR) return count_on_wild(count_each_color(cards, then->side));
    return (four_counts){0} + set_count(set_and(cards, fitting(then->side, then->color, then->symbol)));
}

/* ---- what others hold ---- */

/* All cards but those of the hand and of the discard pile, by the list of that pile. */
static uc_set unseen_by_list(const uno *u, uc_set hand) {
    uc_set seen = hand;
    for (int i = 0; i < u->discards; i++) {
        int card = u->discard[i];
        set_add(&seen, card + (card == UC_UNO_FLIP_TWIN && set_has(&seen, card)));
    }
    return set_minus(set_first(UC_UNO_FLIP_CARDS), seen);
}

/* The same of a state, where they are the draw pile and the others' hands, which is faster than the list.
 * Only the number of twins matters. */
static inline uc_set find_unseen(const uno *u, uc_set hand) {
    if (set_empty(u->draw)) return unseen_by_list(u, hand);
    const int at = UC_UNO_FLIP_TWIN - 64;
    uc_set unseen = u->draw;
    int twins = bits_count(unseen.word[1] >> at & 3) - bits_count(hand.word[1] >> at & 3);
    for (int seat = 0; seat < u->head.seats; seat++) {
        unseen = set_or(unseen, u->seat[seat].hand);
        twins += bits_count(u->seat[seat].hand.word[1] >> at & 3);
    }
    unseen = set_minus(unseen, hand);
    unseen.word[1] = (unseen.word[1] & ~(UINT64_C(3) << at)) | (uint64_t)(twins > 1 ? 3 : twins) << at;
    return unseen;
}

/* The unseen cards that have the backs of a hand. */
static inline uc_set cards_behind(const uno *u, uc_set backs, uc_set unseen) {
    const uc_set *same = uc_uno_flip_same[!u->side];
    uc_set may = {{0, 0}};
    if (u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN) return unseen;
    while (!set_empty(backs)) may = set_or(may, same[set_take_lowest(&backs)]);
    return set_and(may, unseen);
}

UC_INLINE uc_set cards_of(outlook *at, int step) {
    int place = (step & 3) - 1;
    if (!at->has_unseen) at->unseen = find_unseen(at->u, at->hand);
    at->has_unseen = true;
    if (!at->has_hand[place])
        at->may_hold[place] = cards_behind(at->u, at->u->seat[seat_at(at->u, step)].hand, at->unseen);
    at->has_hand[place] = true;
    return at->may_hold[place];
}

/* The share of the next seat's cards that it can play then. A flip turns its visible backs into faces. */
UC_INLINE four share_fitting(outlook *at, const outcome *then) {
    bool open = then->side != at->u->side && at->u->opt_backs == UC_UNO_FLIP_BACKS_VISIBLE;
    uc_set cards = open ? at->u->seat[seat_at(at->u, then->step)].hand : cards_of(at, then->step);
    int all = set_count(cards);
    return all ? to_four(count_fitting(cards, then)) / (float)all : four_of(1);
}

/* The chance that no card of a hand is one of which its cards have this share. */
static inline four chance_of_none(four share, int held) {
    four none = four_of(1);
    for (int i = 0; i < held && i < HAND_MAX; i++) none *= 1 - share;
    return none;
}

/* ---- what a move is worth ---- */

/* UF-7.7: whether the only card of a hand is a number. */
static bool is_number(int side, uc_set hand) {
    return uc_uno_flip_faces[set_lowest(hand)][side].symbol < UC_UNO_FLIP_DRAW_CARD;
}

UC_INLINE void describe_rest(const outlook *at, const outcome *then, four *feature) {
    int side = then->side, kept = then->kept;
    color_counts faces = then->colors[side], backs = then->colors[!side];
    bool each = then->color == EACH_COLOR;
    four_counts fit = each ? count_on_wild(faces) : count_fitting(then->rest, then);
    if (kept == 1 && at->u->house & UC_UNO_FLIP_LAST_NUMBER && !is_number(side, then->rest))
        fit = (four_counts){0};
    feature[FIT] = to_four(fit);
    feature[FIT_SHARE] = feature[FIT] / (float)kept;
    if (kept == 1) feature[LAST_FITS] = feature[FIT];
    if (kept == 2) feature[BOTH_FIT] = to_four(fit >> 1);
    feature[SAME_COLOR] = each                      ? to_four(counts_of_four_colors(faces))
                          : then->color == NO_COLOR ? four_of((float)kept)
                                                    : four_of((float)count_of_color(faces, then->color));
    feature[COLORS] = four_of((float)count_colors(faces));
    feature[BACK_COLORS] = four_of((float)count_colors(backs));
    feature[WILDS] = four_of((float)count_of_color(faces, WILD));
    feature[BACK_WILDS] = four_of((float)count_of_color(backs, WILD));
    feature[POINTS] = four_of((float)then->points * at->per_fewest);
}

UC_INLINE void describe_next(outlook *at, const outcome *then, four *feature) {
    if (then->step == SELF) {
        feature[AGAIN] = four_of(1);
        feature[AGAIN_FITS] = to_four(-(feature[FIT] > 0));
        feature[AGAIN_SHARE] = feature[FIT_SHARE];
        return;
    }
    int held = at->u->seat[seat_at(at->u, then->step)].held;
    feature[NEXT_SHARE] = share_fitting(at, then);
    feature[NEXT_FITS] = (1 - chance_of_none(feature[NEXT_SHARE], held)) / (float)held;
    if (held == 1) feature[NEXT_OUT] = feature[NEXT_SHARE];
}

/* Steps to the seat that plays next, by the card played (UF-5.1 to UF-5.6). With two seats, the one after the
 * next is the player again.
 */
static int step_after(const uno *u, int symbol) {
    bool two = u->head.seats == 2;
    switch (symbol) {
    case UC_UNO_FLIP_DRAW_CARD:
    case UC_UNO_FLIP_WILD_DRAW: return two ? SELF : AFTER_NEXT;
    case UC_UNO_FLIP_SKIP: return two || u->side == DARK ? SELF : AFTER_NEXT;
    case UC_UNO_FLIP_REVERSE:
        if (two) return u->opt_two_player_reverse == UC_UNO_FLIP_REVERSE_SKIP ? SELF : NEXT;
        return BEFORE;
    default: return NEXT;
    }
}

UC_INLINE outcome play(const outlook *at, int card, int named) {
    const uno *u = at->u;
    uc_uno_flip_face face = uc_uno_flip_faces[card][u->side];
    outcome then = {.rest = at->hand,
                    .colors = {at->colors[0] - one_of_color(card, 0), at->colors[1] - one_of_color(card, 1)},
                    .kept = at->held - 1,
                    .points = at->points - uc_uno_flip_points[u->side][face.symbol],
                    .side = u->side,
                    .color = named ? named - 1 : face.color,
                    .symbol = face.symbol,
                    .step = step_after(u, face.symbol)};
    set_drop(&then.rest, card);
    if (face.symbol == UC_UNO_FLIP_FLIP) { /* UF-5.7: the oldest discard comes to the top */
        face = uc_uno_flip_faces[u->discard[0]][!u->side];
        then.side = !u->side;
        then.points = uc_uno_flip_points_of(then.rest, then.side);
        then.color = face.color == WILD ? NO_COLOR : face.color;
        then.symbol = face.symbol;
    }
    return then;
}

/* Nothing is played. */
static inline outcome stay(const outlook *at) {
    const uno *u = at->u;
    return (outcome){
        at->hand, {at->colors[0], at->colors[1]}, at->held, at->points, u->side, u->color, u->symbol, NEXT};
}

/* UF-5.6 */
static bool would_be_guilty(const outlook *at) {
    const uno *u = at->u;
    return u->opt_wild_draw == UC_UNO_FLIP_WILD_CHALLENGE &&
           !set_empty(set_and(at->hand, uc_uno_flip_colors[u->side][u->color]));
}

static inline void describe_play(const outlook *at, int card, four *feature) {
    const uno *u = at->u;
    int symbol = uc_uno_flip_faces[card][u->side].symbol;
    if (symbol == UC_UNO_FLIP_WILD_DRAW) {
        feature[DRAW_COLOR] = four_of(u->side == DARK);
        feature[GUILTY] = four_of(would_be_guilty(at));
    }
    if (symbol == UC_UNO_FLIP_DRAW_CARD && u->side == DARK)
        feature[DRAW_FIVE] = four_of(1 / (float)u->seat[seat_at(u, NEXT)].held);
}

/* Describes the naming of a color, a keep, the draw of a stack, or a play of any card but
 * the last; with `each`, the play of a wild with each color. All features are 0 before. */
UC_INLINE outcome describe(outlook *at, uc_move move, bool each, four feature[FEATURES]) {
    const uno *u = at->u;
    int offset = move - UC_UNO_FLIP_PLAY;
    outcome then = stay(at);
    if (offset >= 0) {
        then = play(at, offset / 10, offset % 10 / 2);
        describe_play(at, offset / 10, feature);
    } else if (move >= UC_UNO_FLIP_COLOR) {
        then.color = (move - UC_UNO_FLIP_COLOR) % 4;
        if (u->naming == UC_UNO_FLIP_NAMES_TURN) then.step = SELF;
    } else {
        feature[KEEP] = four_of(move == UC_UNO_FLIP_KEEP);
    }
    if (each) then.color = EACH_COLOR;
    describe_rest(at, &then, feature);
    describe_next(at, &then, feature);
    return then;
}

static outlook look(const uno *u) {
    const uc_uno_flip_seat *own = &u->seat[u->head.viewer];
    int seats = u->head.seats, fewest = UC_UNO_FLIP_CARDS;
    for (int seat = 0; seat < seats; seat++) {
        int held = u->seat[seat].held + UC_UNO_FLIP_CARDS * (seat == u->head.viewer);
        fewest = held < fewest ? held : fewest;
    }
    outlook at = {.u = u,
                  .weight = weights[seats < 5 ? seats - 2 : 3],
                  .hand = own->hand,
                  .held = own->held,
                  .points = uc_uno_flip_points_of(own->hand, u->side),
                  .per_fewest = 1 / (float)fewest};
    for (int side = 0; side < 2; side++) at.colors[side] = count_each_color(own->hand, side);
    return at;
}

/* Four sums side by side, since each addition waits for the one before. */
static inline four sum_up(const outlook *at, const four feature[FEATURES]) {
    four sum[4] = {0};
    for (int i = 0; i < FEATURES; i += 4)
        for (int lane = 0; lane < 4; lane++) sum[lane] += at->weight[i + lane] * feature[i + lane];
    return sum[0] + sum[1] + sum[2] + sum[3];
}

/* ---- house rules ---- */

enum { SEARCHED = 4 /* cards that are drawn on average until a color comes */ };

static int cards_in_stack(int stacked) {
    return stacked % UC_UNO_FLIP_STACK_SEARCH + (stacked >= UC_UNO_FLIP_STACK_SEARCH ? SEARCHED : 0);
}

/* UF-7.8: a draw card for the other of two seats, which may come back by its answer. */
static float value_of_stack(outlook *at, const outcome *then) {
    const uno *u = at->u;
    const uc_set *symbols = uc_uno_flip_symbols[u->side];
    bool wild = then->symbol == UC_UNO_FLIP_WILD_DRAW;
    if (u->head.seats > 2 || (!wild && then->symbol != UC_UNO_FLIP_DRAW_CARD)) return 0;
    uc_set answers = symbols[then->symbol], cards = cards_of(at, NEXT);
    if (u->house & UC_UNO_FLIP_STACK_ANY)
        answers = set_or(symbols[UC_UNO_FLIP_DRAW_CARD], symbols[UC_UNO_FLIP_WILD_DRAW]);
    answers = set_and(answers, fitting(then->side, then->color, then->symbol));
    int all = set_count(cards), held = u->seat[seat_at(u, NEXT)].held;
    int stack = cards_in_stack(u->stacked) + (u->side != DARK ? 1 + wild : wild ? SEARCHED : 5);
    float share = all ? (float)set_count(set_and(cards, answers)) / (float)all : 0;
    float none = chance_of_none(four_of(share), held)[0];
    return stack_back * (1 - none) * (float)stack;
}

/* What the seat that got the rest of the hand can do with it, if it plays next. */
static void describe_given(const outcome *then, uc_set fits, four *feature) {
    bool fit = !set_empty(set_and(then->rest, fits));
    feature[NEXT_SHARE] = four_of((float)set_count(set_and(then->rest, fits)) / (float)then->kept);
    feature[NEXT_FITS] = four_of(fit ? 1 / (float)then->kept : 0);
    feature[NEXT_OUT] = four_of(then->kept == 1 && fit);
}

/* UF-7.9: the rest of the hand for that of seat `with`, of which the backs are known. UF-7.11: with the
 * partner nothing is won or lost. */
static float value_of_swap(outlook *at, const outcome *then, int with) {
    const uno *u = at->u;
    uc_set fits = fitting(then->side, then->color, then->symbol);
    four feature[FEATURES] = {0};
    float kept = u->seat[with].held;
    if (u->winning & UC_UNO_FLIP_PARTNERS && with == (u->head.viewer ^ 2)) {
        describe_rest(at, then, feature);
        describe_next(at, then, feature);
        return sum_up(at, feature)[0];
    }
    uc_set cards = cards_behind(u, u->seat[with].hand, find_unseen(u, at->hand));
    int all = set_count(cards);
    float share = all ? (float)set_count(set_and(cards, fits)) / (float)all : 0;
    feature[FIT] = feature[SAME_COLOR] = four_of(share * kept);
    feature[FIT_SHARE] = four_of(share);
    feature[LAST_FITS] = four_of(kept == 1 ? share : 0);
    feature[BOTH_FIT] = four_of(kept == 2 ? share * share : 0);
    feature[POINTS] = four_of((float)then->points * kept / (float)then->kept * at->per_fewest);
    if (seat_at(u, NEXT) == with)
        describe_given(then, fits, feature);
    else
        describe_next(at, then, feature);
    return sum_up(at, feature)[0] + swapped + swapped_for * kept;
}

/* UF-7.9: with whom to swap after a seven. */
static float value_of_seven(outlook *at, const outcome *then, uc_move *ret_swap) {
    float most = -1e9f;
    for (int with = 0; with < at->u->head.seats; with++) {
        float worth = with == at->u->head.viewer ? most : value_of_swap(at, then, with);
        if (worth <= most) continue;
        most = worth;
        *ret_swap = (uc_move)(UC_UNO_FLIP_SWAP + with);
    }
    return most;
}

__attribute__((noinline)) static float value_by_house(outlook *at, uc_move move) {
    const uno *u = at->u;
    four feature[FEATURES] = {0};
    outcome then = describe(at, move, false, feature);
    uc_move swap;
    if (move == UC_UNO_FLIP_DRAW)
        return sum_up(at, feature)[0] + stack_drawn * (float)cards_in_stack(u->stacked);
    if (move < UC_UNO_FLIP_PLAY) return sum_up(at, feature)[0];
    if (u->house & UC_UNO_FLIP_SWAPS && then.symbol == SEVEN && then.side == u->side)
        return value_of_seven(at, &then, &swap);
    return sum_up(at, feature)[0] + (u->house & STACKING ? value_of_stack(at, &then) : 0);
}

/* ---- the choice ---- */

/* What a move is worth, or, with `each`, the play of a wild by the color that it names. */
UC_INLINE four value(outlook *at, uc_move move, bool each) {
    four feature[FEATURES] = {0};
    describe(at, move, each, feature);
    return sum_up(at, feature);
}

/* Whether a move is worth considering. The bot always says uno (UF-4.1) and draws only if it cannot play:
 * drawing on purpose made games longer and won fewer of them.
 * Of two seats, one may draw a stack rather than answer it (UF-7.8); with more seats that is no better.
 */
static bool is_sensible(const uno *u, uc_move move) {
    bool stack = u->head.phase == UC_UNO_FLIP_IN_STACK && u->head.seats == 2;
    if (move < UC_UNO_FLIP_PLAY) return move >= UC_UNO_FLIP_COLOR || move == UC_UNO_FLIP_KEEP || stack;
    bool has_word = u->seat[u->head.viewer].held == 2 && u->opt_uno == UC_UNO_FLIP_UNO_DECLARE;
    return !has_word || (move - UC_UNO_FLIP_PLAY) % 2;
}

/* Lists the sensible moves, or the first move if there is none. Returns their number. */
static int list_sensible(const uc_ask *ask, uc_move *moves) {
    int count = 0;
    for (int i = 0; i < ask->count; i++) {
        moves[count] = ask->legal[i];
        count += is_sensible(&ask->view->state.uno_flip, ask->legal[i]);
    }
    if (!count) moves[count++] = ask->legal[0];
    return count;
}

/* Whether moves, which are listed in ascending order, begin with the four plays of one wild. */
static bool names_each_color(const uc_move *moves, int count) {
    bool names = moves[0] >= UC_UNO_FLIP_PLAY && (moves[0] - UC_UNO_FLIP_PLAY) % 10 / 2 == 1;
    return names && count >= 4 && moves[3] == moves[0] + 6;
}

static uc_move best_of(outlook *at, const uc_move *moves, int count) {
    uc_move best = moves[0];
    float most = -1e9f;
    bool house = at->u->house & (STACKING | UC_UNO_FLIP_SWAPS);
    for (int i = 0, some; i < count; i += some) {
        bool each = !house && names_each_color(moves + i, count - i);
        four worth = house  ? four_of(value_by_house(at, moves[i]))
                     : each ? value(at, moves[i], true)
                            : value(at, moves[i], false);
        some = each ? 4 : 1;
        for (int j = 0; j < some; j++) {
            best = worth[j] > most ? moves[i + j] : best;
            most = worth[j] > most ? worth[j] : most;
        }
    }
    return best;
}

/* UF-7.9: the seven is played already. */
__attribute__((noinline)) static uc_move best_swap(outlook *at) {
    outcome then = stay(at);
    uc_move swap = 0;
    value_of_seven(at, &then, &swap);
    return swap;
}

/* ---- challenges ---- */

/* The backs of a hand as a view has them: for each face the first cards that have it. */
static uc_set stand_ins(int side, uc_set hand) {
    uc_set shown = {{0, 0}};
    while (!set_empty(hand)) {
        uc_set same = uc_uno_flip_same[side][set_take_lowest(&hand)];
        set_add(&shown, set_lowest(set_minus(same, shown)));
    }
    return shown;
}

/* The chance that a hand, by its backs, has no card of the color that was active. */
static float chance_innocent(const uno *u) {
    const uc_uno_flip_seat *player = &u->seat[u->challenge_of];
    bool visible = u->opt_backs == UC_UNO_FLIP_BACKS_VISIBLE;
    uc_set colored = uc_uno_flip_colors[u->side][u->asked], none = {{0, 0}};
    uc_set backs = visible ? stand_ins(!u->side, player->hand) : none;
    uc_set unseen = find_unseen(u, u->seat[u->head.viewer].hand);
    float chance = 1;
    for (int i = 0; i < player->held; i++) {
        uc_set may = unseen;
        if (!set_empty(backs)) may = set_and(unseen, uc_uno_flip_same[!u->side][set_take_lowest(&backs)]);
        int all = set_count(may);
        if (all) chance *= 1 - (float)set_count(set_and(may, colored)) / (float)all;
    }
    return chance;
}

static uc_move answer_wild_draw(const uno *u) {
    return chance_innocent(u) < innocent_enough ? UC_UNO_FLIP_CHALLENGE : UC_UNO_FLIP_ACCEPT;
}

uc_move normal_uno_flip(const uc_ask *ask) {
    const uno *u = &ask->view->state.uno_flip;
    uc_move moves[UC_MOVES_MAX], last = ask->legal[ask->count - 1];
    if (ask->count == 1) return ask->legal[0];
    uc_move word = uno_flip_word(ask);
    if (word) return word;
    if (u->head.phase == UC_UNO_FLIP_IN_CHALLENGE) return answer_wild_draw(u);
    if (u->head.phase != UC_UNO_FLIP_IN_SWAP) {
        if (u->seat[u->head.viewer].held == 1 && last >= UC_UNO_FLIP_PLAY) return last;
        int count = list_sensible(ask, moves);
        if (count == 1) return moves[0];
        outlook at = look(u);
        return best_of(&at, moves, count);
    }
    outlook at = look(u);
    return best_swap(&at);
}
