/* Hi Lo Flip: what counting the cards tells. */
#include "solve/counting.h"
#include "upcard/odds.h"

/* HF-3.2: the cards that may be played on the discard pile (uc_hi_lo_flip.open). */
static uc_set playable(int open) {
    uc_set cards = {{0, 0}};
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++) {
        bool fits =
            !open || (open <= UC_HI_LO_FLIP_CARDS ? card > open - 1 : card < open - 1 - UC_HI_LO_FLIP_CARDS);
        cards.word[card / 64] |= (uint64_t)fits << (card % 64);
    }
    return cards;
}

void uc_count_hi_lo_flip(const uc_hi_lo_flip *view, uc_set seen, uc_hi_lo_flip_count *ret_count) {
    uc_set open = playable(view->open);
    uc_hi_lo_flip_count count = {.unseen = counting_without(view->draw, seen)};
    count.cards = counting_size(count.unseen);
    count.playable = counting_size(counting_both(count.unseen, open));
    for (int seat = 0; seat < view->head.seats; seat++) {
        const uc_hi_lo_flip_seat *at = &view->seat[seat];
        count.can_play[seat] = seat == view->head.viewer
                                   ? counting_size(counting_both(at->hand, open)) > 0
                                   : 1 - counting_none(count.cards, count.playable, at->held);
    }
    *ret_count = count;
}
