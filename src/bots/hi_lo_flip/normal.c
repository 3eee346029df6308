/* Hi Lo Flip by counting the unseen cards: how likely each card leaves the next seat stuck, who takes the
 * pile then, what the card gives away otherwise, and what is left to play after it.
 *
 * A few numbers describe a card, and their weighted sum estimates its worth: points of the round above the
 * mean of the others. The weights are least squares: in a million positions of games of this policy against
 * itself each legal card was played and the round played on once; the descriptions explain how the results
 * differ from their mean. This was done three times, since new weights lead to other games. Numbers that
 * explained least were removed one by one while play did not get worse.
 */
#include "bots/hi_lo_flip/players.h"

typedef uc_hi_lo_flip hlf;

enum {
    OPEN,         /* the share of the unseen cards that could follow */
    OPEN_SQUARED, /* the same, squared: the middle is worse than the ends */
    NEXT_STUCK,   /* the chance that the next seat holds none of them */
    WON,          /* the chance that this wins the pile, times its points */
    GIVEN,        /* the chance that it does not, times the points of the card */
    AT_RISK,      /* points of the card, divided by the fewest cards that another seat holds */
    NEXT_OUT,    /* points that the next seat takes if it plays its last card, times the chance that it can */
    NEXT_NEARER, /* the same for the cards that it holds now, divided by their number */
    TENS_KEPT,   /* cards of ten points that stay in the hand */
    TENS_SHARE,  /* their share of the hand: the seat that plays its last card takes its points itself */
    PILE_OUT_OF_REACH, /* the share of the unseen cards beyond the best card kept, times the points of the
                          pile */
    SKIP,              /* the next seat loses its turn */
    AGAIN,             /* if the same seat plays again: the share of its hand that could follow */
    AGAIN_STUCK,       /* and the chance that nothing can and the pile is lost, times its points */
    FEATURES,
};

/* By the number of seats, from two to six. A single weight means little, since the numbers overlap. */
static const float weights[UC_HI_LO_FLIP_SEATS - 1][FEATURES] = {
    {9.06f, -11.15f, -2.20f, 0.62f, 0.43f, 0.25f, -1.00f, -0.18f, 4.75f, 3.34f, -0.48f, 0.00f, 2.83f, -0.49f},
    {7.67f, -9.99f, -2.50f, 0.78f, 0.45f, 0.13f, -0.25f, -0.39f, 4.06f, 4.77f, -0.19f, -0.18f, 2.32f, -0.34f},
    {6.64f, -8.78f, -2.45f, 0.83f, 0.52f, 0.18f, 0.01f, -0.50f, 4.58f, 4.67f, -0.10f, -0.43f, 2.25f, -0.20f},
    {6.12f, -8.13f, -2.31f, 0.79f, 0.53f, 0.21f, 0.15f, -0.60f, 4.45f, 4.50f, -0.10f, -0.55f, 1.99f, -0.22f},
    {5.22f, -7.35f, -2.42f, 0.76f, 0.58f, 0.21f, 0.24f, -0.61f, 4.77f, 4.26f, -0.09f, -0.60f, 2.04f, -0.20f}};

/* The cards of ten points. */
static const uc_set tens = {{UINT64_C(0x0802008020080200), UINT64_C(0x802008020)}};

/* Larger hands count as this many cards: the chance that none of them can follow hardly changes. */
enum { HAND_MAX = 12 };

/* What is the same for all cards of a decision. */
typedef struct outlook {
    const hlf *game;
    const float *weight;
    bool up;  /* whether higher cards follow */
    int kept; /* cards in the hand after the play */
    int unseen;
    float per_unseen, per_fewest;
    int held[2];   /* cards of the next seat, and of the one after it */
    float ways[2]; /* 1 / the number of ways to draw those out of the unseen cards, one by one */
} outlook;

static int count_bits(uc_set set) {
    return __builtin_popcountll(set.word[0]) + __builtin_popcountll(set.word[1]);
}

static int lowest(uc_set set) {
    return set.word[0] ? __builtin_ctzll(set.word[0]) : 64 + __builtin_ctzll(set.word[1]);
}

static int highest(uc_set set) {
    return set.word[1] ? 127 - __builtin_clzll(set.word[1]) : 63 - __builtin_clzll(set.word[0]);
}

static int points(int card) {
    return card % 10 == 9 ? 10 : 1;
}

/* How many cards of a set can be played on `card`. */
static int count_beyond(uc_set set, int card, bool up) {
    uint64_t below = (UINT64_C(1) << card % 64) - 1, above = ~below << 1, high = 0 - (uint64_t)(card / 64);
    uint64_t first = up ? above & ~high : below | high, second = up ? above | ~high : below & high;
    return __builtin_popcountll(set.word[0] & first) + __builtin_popcountll(set.word[1] & second);
}

/* Ways to draw this many cards, one by one, from `from`. */
static float ways_to_draw(int held, int from) {
    float ways = 1;
    for (int i = 0; i < held; i++) ways *= (float)(from > i ? from - i : 0);
    return ways;
}

static bool nobody_else_played(const hlf *game) {
    return game->last_player == UC_NOBODY ||
           (game->last_player == game->turn && game->other_player == UC_NOBODY);
}

/* For a seat that plays again at once (HF-4.2, with two seats HF-4.1): it is stuck when none of its other
 * cards can follow, and neither the toss nor the draw helps. */
static void describe_again(const outlook *at, uc_set rest, int card, float *feature) {
    int follow = count_beyond(rest, card, at->up);
    const hlf *game = at->game;
    bool resets = game->after_two; /* HF-4.2: then no chip is tossed */
    float stuck = follow ? 0 : resets ? 1 : (1 - feature[OPEN]) / 2;
    if (game->restart == 1 && nobody_else_played(game)) stuck = 0; /* HF-3.6: the pile is its own then */
    feature[AGAIN] = (float)follow / (float)at->kept;
    feature[AGAIN_STUCK] = stuck * (float)(game->worth + points(card));
}

/* For another seat that plays next; with `skip`, the seat after it (HF-4.1). */
static void describe_passing(const outlook *at, bool skip, int beyond, int card, float *feature) {
    int held = at->held[skip], worth = at->game->worth + points(card);
    float stuck = ways_to_draw(held, at->unseen - beyond) * at->ways[skip];
    float won = stuck * (1 - feature[OPEN]) / 2, gone = (1 - stuck) * (float)worth;
    feature[SKIP] = skip;
    feature[NEXT_STUCK] = stuck;
    feature[WON] = won * (float)worth;
    feature[GIVEN] = (1 - won) * (float)points(card);
    feature[NEXT_OUT] = held == 1 ? gone : 0;
    feature[NEXT_NEARER] = gone / (float)held;
}

/* Describes the play of a card that is not the last one. */
static void describe(const outlook *at, int card, float feature[FEATURES]) {
    const hlf *game = at->game;
    uc_set rest = game->seat[game->turn].hand;
    rest.word[card / 64] &= ~(UINT64_C(1) << card % 64);
    int ending = (card + 1) % 10, beyond = count_beyond(game->draw, card, at->up);
    int best = at->up ? highest(rest) : lowest(rest), worth = game->worth + points(card);
    int kept_tens = count_bits((uc_set){{rest.word[0] & tens.word[0], rest.word[1] & tens.word[1]}});
    float out_of_reach = (float)count_beyond(game->draw, best, at->up) * at->per_unseen;
    for (int i = 0; i < FEATURES; i++) feature[i] = 0;
    feature[OPEN] = (float)beyond * at->per_unseen;
    feature[OPEN_SQUARED] = feature[OPEN] * feature[OPEN];
    feature[TENS_KEPT] = (float)kept_tens;
    feature[TENS_SHARE] = (float)kept_tens / (float)at->kept;
    feature[AT_RISK] = (float)worth * at->per_fewest;
    feature[PILE_OUT_OF_REACH] = out_of_reach * (float)worth;
    if (ending == 2 || (ending == 1 && game->head.seats == 2))
        describe_again(at, rest, card, feature);
    else
        describe_passing(at, ending == 1, beyond, card, feature);
}

static int fewest_held(const hlf *game) {
    int fewest = UC_HI_LO_FLIP_CARDS;
    for (int seat = 0; seat < game->head.seats; seat++)
        if (seat != game->turn && game->seat[seat].held < fewest) fewest = game->seat[seat].held;
    return fewest;
}

static outlook look(const hlf *game) {
    int seats = game->head.seats, unseen = count_bits(game->draw);
    outlook at = {.game = game,
                  .weight = weights[seats - 2],
                  .up = game->chip == UC_HI_LO_FLIP_HI,
                  .kept = game->seat[game->turn].held - 1,
                  .unseen = unseen,
                  .per_unseen = 1 / (float)unseen,
                  .per_fewest = 1 / (float)fewest_held(game)};
    for (int i = 0; i < 2; i++) {
        int held = game->seat[(game->turn + 1 + i) % seats].held;
        at.held[i] = held < HAND_MAX ? held : HAND_MAX;
        at.ways[i] = 1 / ways_to_draw(at.held[i], unseen);
    }
    return at;
}

static float value(const outlook *at, int card) {
    float feature[FEATURES], sum = 0;
    describe(at, card, feature);
    for (int i = 0; i < FEATURES; i++) sum += at->weight[i] * feature[i];
    return sum;
}

uc_move normal_hi_lo_flip(const uc_ask *ask) {
    if (ask->count == 1) return ask->legal[0];
    outlook at = look(&ask->view->state.hi_lo_flip);
    uc_move best = ask->legal[0];
    float most = value(&at, best - UC_HI_LO_FLIP_PLAY);
    for (int i = 1; i < ask->count; i++) {
        float worth = value(&at, ask->legal[i] - UC_HI_LO_FLIP_PLAY);
        if (worth <= most) continue;
        most = worth;
        best = ask->legal[i];
    }
    return best;
}
