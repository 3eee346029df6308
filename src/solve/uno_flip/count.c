/* Uno Flip: what counting the cards and the backs tells. */
#include "solve/counting.h"
#include "upcard/odds.h"

/* UF-3.1: the cards that may be played on the discard pile: of its color, of its symbol, and the wilds. */
static uc_set playable(const uc_uno_flip *view) {
    int side = view->side;
    uc_set cards = uc_uno_flip_colors[side][UC_UNO_FLIP_WILD];
    if (view->color < UC_UNO_FLIP_COLORS)
        cards = counting_either(cards, uc_uno_flip_colors[side][view->color]);
    if (view->symbol) cards = counting_either(cards, uc_uno_flip_symbols[side][view->symbol]);
    return cards;
}

static void drop(uc_set *cards, int card) {
    if (card == UC_UNO_FLIP_TWIN && cards->word[1] >> (UC_UNO_FLIP_TWIN + 1 - 64) & 1)
        card++; /* the last twin is 78 */
    cards->word[card / 64] &= ~(UINT64_C(1) << (card % 64));
}

static void drop_all(uc_set *cards, uc_set others) {
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = others.word[word]; rest; rest &= rest - 1) {
            int card = 64 * word + __builtin_ctzll(rest);
            drop(cards, card == UC_UNO_FLIP_TWIN + 1 ? UC_UNO_FLIP_TWIN : card);
        }
}

static uc_set unseen_of(const uc_uno_flip *view, uc_set seen) {
    uc_set cards = {{UINT64_MAX, (UINT64_C(1) << (UC_UNO_FLIP_CARDS - 64)) - 1}};
    for (int i = 0; i < view->discards; i++) drop(&cards, view->discard[i]);
    if (view->head.viewer < view->head.seats) drop_all(&cards, view->seat[view->head.viewer].hand);
    drop_all(&cards, seen);
    return cards;
}

/* The chance that no card of a hidden hand is playable: cards with the same back are equally likely, and each
 * back is drawn from its own. */
static double none_of(const uc_uno_flip *view, uc_set hand, uc_set unseen, uc_set open) {
    const uc_set *backs = uc_uno_flip_same[!view->side];
    double none = 1;
    for (uc_set left = hand; left.word[0] | left.word[1];) {
        int back = left.word[0] ? __builtin_ctzll(left.word[0]) : 64 + __builtin_ctzll(left.word[1]);
        uc_set may = counting_both(unseen, backs[back]);
        none *= counting_none(counting_size(may), counting_size(counting_both(may, open)),
                              counting_size(counting_both(hand, backs[back])));
        left = counting_without(left, backs[back]);
    }
    return none;
}

void uc_count_uno_flip(const uc_uno_flip *view, uc_set seen, uc_uno_flip_count *ret_count) {
    uc_uno_flip_count count = {.unseen = unseen_of(view, seen)};
    uc_set open = playable(view);
    bool hidden = view->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN;
    count.cards = counting_size(count.unseen);
    count.playable = counting_size(counting_both(count.unseen, open));
    for (int seat = 0; seat < view->head.seats; seat++) {
        const uc_uno_flip_seat *at = &view->seat[seat];
        bool own = seat == view->head.viewer;
        if (own)
            count.can_play[seat] = counting_size(counting_both(at->hand, open)) > 0;
        else if (hidden)
            count.can_play[seat] = 1 - counting_none(count.cards, count.playable, at->held);
        else
            count.can_play[seat] = 1 - none_of(view, at->hand, count.unseen, open);
    }
    count.top = -1;
    if (view->top < UC_UNO_FLIP_CARDS) {
        uc_set may = counting_both(count.unseen, uc_uno_flip_same[!view->side][view->top]);
        int all = counting_size(may);
        if (all) count.top = (double)counting_size(counting_both(may, open)) / all;
    }
    *ret_count = count;
}
