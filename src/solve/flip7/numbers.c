/* Number cards alone: numbers.h. */
#include "solve/flip7/numbers.h"

#include <string.h>

enum { KINDS = 13, FLIP_SEVEN = 7, SEVEN_BONUS = 15, DECK = 79 };

/** F7-1.1 */
static int copies(int number) {
    return number ? number : 1;
}

static void add_set(numbers *n, uint32_t set) {
    int cards = DECK - __builtin_popcount(set), bust = 0;
    for (uint32_t rest = set; rest; rest &= rest - 1) bust += copies(__builtin_ctz(rest)) - 1;
    n->set[n->count] = (uint16_t)set;
    n->cards[n->count] = (uint16_t)cards;
    n->bust[n->count++] = (uint16_t)bust;
}

void numbers_start(numbers *ret_numbers) {
    memset(ret_numbers, 0, sizeof *ret_numbers);
    for (int size = FLIP_SEVEN; size >= 0; size--)
        for (uint32_t set = 0; set < NUMBERS_NEXT; set++) {
            if (__builtin_popcount(set) != size) continue;
            int points = size == FLIP_SEVEN ? SEVEN_BONUS : 0;
            for (uint32_t rest = set; rest; rest &= rest - 1) points += __builtin_ctz(rest);
            ret_numbers->points[set] = (uint8_t)points;
            if (size < FLIP_SEVEN) add_set(ret_numbers, set);
        }
}

/** The distribution of scores if the sets with a bit in `hits` are hit: each set passes its probability on.
 */
static void follow(const numbers *n, const uint8_t *hits, numbers_play *ret_play) {
    double reach[NUMBERS_NEXT] = {1};
    numbers_play play = {{0}};
    for (int i = n->count - 1; i >= 0; i--) {
        uint32_t set = n->set[i];
        if (reach[set] == 0) continue;
        if (!hits[i]) {
            play.chance[n->points[set]] += reach[set];
            continue;
        }
        double each = reach[set] / n->cards[i];
        play.chance[0] += each * n->bust[i];
        for (uint32_t rest = NUMBERS_NEXT - 1 - set; rest; rest &= rest - 1) {
            uint32_t more = set | (rest & (0 - rest));
            double chance = each * copies(__builtin_ctz(rest));
            if (__builtin_popcount(more) == FLIP_SEVEN)
                play.chance[n->points[more]] += chance;
            else
                reach[more] += chance;
        }
    }
    *ret_play = play;
}

double numbers_best(const numbers *n, const double worth[NUMBERS_SCORES], numbers_play *ret_play) {
    double value[NUMBERS_NEXT], hit = 0;
    uint8_t hits[NUMBERS_SETS];
    for (int i = 0; i < n->count; i++) {
        uint32_t set = n->set[i];
        double stay = worth[n->points[set]], sum = n->bust[i] * worth[0];
        bool seventh = __builtin_popcount(set) == FLIP_SEVEN - 1;
        for (uint32_t rest = NUMBERS_NEXT - 1 - set; rest; rest &= rest - 1) {
            uint32_t more = set | (rest & (0 - rest));
            sum += copies(__builtin_ctz(rest)) * (seventh ? worth[n->points[more]] : value[more]);
        }
        hit = sum / n->cards[i];
        hits[i] = hit > stay || !set;
        value[set] = hits[i] ? hit : stay;
    }
    if (ret_play) follow(n, hits, ret_play);
    return hit;
}
