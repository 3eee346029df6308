/* Hi Lo Flip, hand-written. A pile goes to the seat that played last before somebody is stuck, so the bot
 * weighs how likely each card leaves the next seat stuck, what the pile is worth then, what the card gives
 * away otherwise, and how likely it will be stuck itself when its turn comes again.
 */
#include "bots/policies.h"

typedef uc_hi_lo_flip hlf;

/* In points; found by play against other choices of them. */
static const double shed_worth = 4;   /* of one card less in the hand */
static const double stuck_worth = 12; /* lost by being stuck, when there is but one seat between */
static const double give_share = 1;   /* of a card's points, when another seat may get them */

static int count_bits(uc_set set) {
    return __builtin_popcountll(set.word[0]) + __builtin_popcountll(set.word[1]);
}

static int points(int card) {
    return card % 10 == 9 ? 10 : 1;
}

/* Those of the cards that can be played on `top`. */
static uc_set fitting(uc_set set, bool up, int top) {
    uint64_t bit = UINT64_C(1) << top % 64, below = bit - 1, above = ~below ^ bit;
    if (top < 64)
        return up ? (uc_set){{set.word[0] & above, set.word[1]}} : (uc_set){{set.word[0] & below, 0}};
    return up ? (uc_set){{0, set.word[1] & above}} : (uc_set){{set.word[0], set.word[1] & below}};
}

static int playable(uc_set set, bool up, int top) {
    return count_bits(fitting(set, up, top));
}

static bool chip_up(const hlf *game) {
    return game->chip == UC_HI_LO_FLIP_HI;
}

/* The chance that `held` cards out of the unseen ones hold none that can be played on `top`, and that the
 * toss and the draw do not help: then the pile is taken. */
static double reset_chance(const hlf *game, int held, int top) {
    int unseen = count_bits(game->draw), bad = unseen - playable(game->draw, chip_up(game), top);
    double chance = unseen ? 0.5 * bad / unseen : 0.5;
    for (int i = 0; i < held && i < unseen; i++) chance *= bad > i ? (double)(bad - i) / (unseen - i) : 0;
    return chance;
}

/* The chance that this seat, which goes on itself after `top`, is stuck with the rest of its hand. */
static double own_reset_chance(const hlf *game, uc_set rest, int top) {
    if (playable(rest, chip_up(game), top)) return 0;
    return game->after_two && top % 10 == 1 ? 1 : reset_chance(game, 0, top);
}

/* The chance that nothing of `rest` fits when one more card, any that nobody has seen, was played on `top`:
 * mostly further the way of the chip, and the other way with chance `turned`. */
static double later_stuck_chance(const hlf *game, uc_set rest, int top, double turned) {
    int further[2] = {0, 0}, stuck[2] = {0, 0};
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++) {
        if (!(game->draw.word[card / 64] >> card % 64 & 1)) continue;
        bool same = (card > top) == chip_up(game);
        further[same]++;
        stuck[same] += playable(rest, same == chip_up(game), card) == 0;
    }
    double chance = further[1] ? (1 - turned) * stuck[1] / further[1] : 0;
    return further[0] ? chance + turned * stuck[0] / further[0] : chance;
}

static double value(const hlf *game, int card) {
    int seats = game->head.seats, me = game->turn, next = (me + 1) % seats, ending = (card + 1) % 10;
    double worth = game->worth + points(card), shed = shed_worth;
    uc_set rest = game->seat[me].hand;
    rest.word[card / 64] &= ~(UINT64_C(1) << card % 64);
    if (game->seat[me].held == 1) return worth;       /* HF-5.1 */
    if (ending == 2 || (ending == 1 && seats == 2)) { /* HF-4.2, HF-4.1: it goes on itself */
        double stuck = own_reset_chance(game, rest, card);
        return (1 - stuck) * 2 * shed - stuck * worth;
    }
    if (ending == 1) { /* HF-4.1: it also gives the next seat a card more */
        next = (next + 1) % seats;
        shed += shed_worth / 2;
    }
    double taken = reset_chance(game, game->seat[next].held, card), drawn = reset_chance(game, 0, card);
    double turned = drawn > 0 ? taken / drawn / 2 : 0;
    double risk = later_stuck_chance(game, rest, card, turned) * stuck_worth / (seats - 1);
    return shed + taken * worth - (1 - taken) * give_share * points(card) - risk;
}

uc_move normal_hi_lo_flip(const uc_ask *ask) {
    const uc_view *view = ask->view;
    const uc_move *legal = ask->legal;
    int count = ask->count;
    const hlf *game = &view->shown.hi_lo_flip;
    uc_move best = legal[0];
    double most = -1e9;
    for (int i = 0; i < count; i++) {
        double worth = value(game, legal[i] - UC_HI_LO_FLIP_PLAY);
        if (worth > most) {
            most = worth;
            best = legal[i];
        }
    }
    return best;
}
