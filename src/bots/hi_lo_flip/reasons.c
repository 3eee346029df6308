/* What a play in Hi Lo Flip does, and how many cards can follow it. */
#include "bots/hi_lo_flip/players.h"
#include "bots/reason_list.h"

const uc_reason_text reason_texts_hi_lo_flip[] = {
    {"hi_lo_flip_last", "Your last card: you take {0} {0:point|points} and {1} more."},
    {"hi_lo_flip_follow", "{0} of {1} unseen cards can follow it; the pile is then worth {2}."},
    {"hi_lo_flip_skip", "The next seat draws and loses its turn."},
    {"hi_lo_flip_again", "You play once more."},
    {NULL, NULL},
};

static int cards_in(uc_set set) {
    return __builtin_popcountll(set.word[0]) + __builtin_popcountll(set.word[1]);
}

/** Cards that nobody has seen and that may follow `top`. */
static int followers(const uc_hi_lo_flip *g, int top) {
    int count = 0;
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++) {
        bool fits = g->chip == UC_HI_LO_FLIP_HI ? card > top : card < top;
        count += fits && (g->draw.word[card / 64] >> card % 64 & 1);
    }
    return count;
}

static void explain(reason_list *g, const uc_view *view, uc_move move) {
    const uc_hi_lo_flip *h = &view->state.hi_lo_flip;
    int card = move - UC_HI_LO_FLIP_PLAY, worth = h->worth + (card % 10 == 9 ? 10 : 1),
        ending = (card + 1) % 10;
    if (h->seat[h->head.viewer].held == 1) {
        add(g, "hi_lo_flip_last", worth, h->bonus);
        return;
    }
    add(g, "hi_lo_flip_follow", followers(h, card), cards_in(h->draw));
    g->list[g->count - 1].number[2] = worth;
    if (ending == 1) add(g, "hi_lo_flip_skip", 0, 0);
    if (ending == 2) add(g, "hi_lo_flip_again", 0, 0);
}

int reasons_hi_lo_flip(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]) {
    reason_list g = {reasons, 0};
    explain(&g, view, move);
    return g.count;
}
