/* Flip 7: when the game ends, and who wins. */
#include "games/flip7/flip7.h"

enum { TIE_EXTRA_ROUND = 0 }; /* an index of the words of the option */

/** The seats with the most points. */
static uint64_t leaders(const uc_flip7 *s) {
    uint64_t seats = 0;
    int32_t best = -1;
    for (int i = 0; i < s->head.seats; i++) {
        if (s->seat[i].total > best) seats = 0;
        if (s->seat[i].total >= best) seats |= UINT64_C(1) << i;
        best = s->seat[i].total > best ? s->seat[i].total : best;
    }
    return seats;
}

/* F7-5.4, F7-5.6: not while the lead is shared; F7-5.5: a challenge has no extra round. */
bool flip7_decided(const uc_flip7 *s, int32_t best) {
    uint32_t limit = s->challenge | s->rounds; /* one of them is 0 */
    bool last = best >= s->target || (limit && s->head.round >= limit);
    uint64_t first = leaders(s);
    return last && ((first & (first - 1)) == 0 || s->tie != TIE_EXTRA_ROUND || s->challenge);
}

/* F7-5.4, F7-5.5 */
uint64_t flip7_winners(const uc_flip7 *s) {
    uint64_t first = leaders(s);
    return s->challenge && s->seat[bits_lowest(first)].total < s->target ? 0 : first;
}
