/** @file
 * Random play of Flip 7: the same as uc_playout_by with play.c, but fast. Only play.c includes it, at its
 * end, so that the compiler optimizes both together.
 *
 * While the only events are cards that are new to their seats, a local copy (streak) holds the deck, the seat
 * at turn and the stream of chance; everything else is left to the functions of play.c.
 */
#ifndef UC_GAMES_FLIP7_PLAYOUT_H
#define UC_GAMES_FLIP7_PLAYOUT_H

/** The deck while random play draws from it. */
#if defined(__AVX2__)
typedef uint8_t sums __attribute__((vector_size(32)));
#else
typedef struct sums {
    uint64_t word[4];
} sums;
#endif

/** The result of deck_draw at NO_PLACE: no card, and the deck stays as it is. */
enum { NO_PLACE = 255, NO_KIND = 31 };

/** The kind of the card at a place of the deck. The card leaves the deck: the sums above the place decrease
 * by one. */
UC_INLINE int deck_draw(sums *below, uint32_t r) {
#if defined(__AVX2__)
    typedef char mask __attribute__((vector_size(32)));
    mask most = (mask)(*below <= (sums){0} + (uint8_t)r);
    *below = (*below - 1) - (sums)most;
    return __builtin_popcount((uint32_t)__builtin_ia32_pmovmskb256(most)) - 1;
#else
    const uint64_t high = UINT64_C(0x8080808080808080), place = r * UINT64_C(0x0101010101010101);
    int kind = -1;
    for (int i = 0; i < 4; i++) {
        uint64_t at = below->word[i], difference = (place | high) - (at & ~high);
        uint64_t most = ((~at & place) | (~(at ^ place) & difference)) & high;
        kind += bits_count(most);
        below->word[i] = at - ((most ^ high) >> 7);
    }
    return kind;
#endif
}

/** Random play's local copy of everything that changes with each card and turn. */
typedef struct streak {
    uc_rng rng;
    sums below;
    uint64_t active;
    uint32_t size;
    int turn;
} streak;

UC_INLINE void begin_streak(streak *run, const uc_flip7 *s, const uc_rng *rng) {
    run->rng = *rng;
    memcpy(&run->below, s->below, sizeof run->below);
    run->active = s->active;
    run->size = s->size;
    run->turn = s->turn;
}

UC_INLINE void end_streak(const streak *run, uc_flip7 *s, uc_rng *rng) {
    *rng = run->rng;
    memcpy(s->below, &run->below, sizeof run->below);
    s->active = run->active;
    s->size = (uint8_t)run->size;
    s->turn = (uint8_t)run->turn;
}

/** As draw_place, from the upper half of x. */
UC_INLINE uint32_t streak_place(streak *run, uint64_t x) {
    uint64_t product = (x >> 32) * run->size;
    if (UC_UNLIKELY((uint32_t)product < run->size)) {
        uc_rng rng = run->rng;
        uint32_t place = draw_again(&rng, run->size, product);
        run->rng = rng;
        return place;
    }
    return (uint32_t)(product >> 32);
}

/** Whether a card is more than one that stays with a seat that has these. */
UC_INLINE bool odd_card(uint32_t cards, int kind) {
    return (cards >> kind & 1) || bits_count((cards | 1u << kind) & NUMBERS) == FLIP_SEVEN;
}

/** Active seats that wait for their card of the deal. */
UC_INLINE int waiting(const uc_flip7 *s) {
    int first = first_seat(s);
    uint64_t from = ~UINT64_C(0) << s->turn, before = (UINT64_C(1) << first) - 1;
    uint64_t around = 0 - (uint64_t)(s->turn >= first);
    return bits_count(s->active & ((from & before) | ((from | before) & around)));
}

/** The rest of the deal, while the cards are new to their seats and some are left. */
static bool play_deal(uc_flip7 *s, uc_rng *rng) {
    int left = waiting(s);
    if (s->size < left || s->first_deal != DEAL_ANY) return false;
    streak run;
    begin_streak(&run, s, rng);
    for (; left; left--) {
        uc_flip7_seat *at = &s->seat[run.turn];
        int kind = deck_draw(&run.below, streak_place(&run, uc_rng_next(&run.rng)));
        uint32_t cards = at->cards;
        run.size--;
        if (assigned(kind) || (UC_UNLIKELY(cards) && odd_card(cards, kind))) {
            end_streak(&run, s, rng);
            use_card(s, kind, NULL);
            return true;
        }
        at->cards = cards | 1u << kind;
        run.turn = next_of(run.active, run.turn);
    }
    end_streak(&run, s, rng);
    s->dealing = 0;
    ask(s, UC_FLIP7_CHOOSE, run.turn);
    return true;
}

/** The 0 of a seat that may not stay, hidden from the optimizer: a branch need not wait for the seat's cards.
 */
UC_INLINE uint32_t force_hit(void) {
    uint32_t stays = 0;
    __asm__("" : "+r"(stays));
    return stays;
}

/** Makes up to `limit` decisions to hit or stay, while only numbers and modifiers are drawn. A choice and the
 * card of a hit are made together and without a branch: half of the branches would be mispredicted. */
static uint64_t play_turns(uc_flip7 *s, uc_rng *rng, uint64_t limit) {
    uint64_t left = limit;
    streak run;
    begin_streak(&run, s, rng);
    while (left && run.size) {
        uc_flip7_seat *at = &s->seat[run.turn];
        uint32_t cards = at->cards;
        uint64_t x = uc_rng_next(&run.rng);
        uint32_t stays = x & 1;
        if (UC_UNLIKELY(!cards)) stays = force_hit(); /* F7-3.2 */
        uint32_t place = streak_place(&run, x) | (0 - stays);
        int kind = deck_draw(&run.below, place & NO_PLACE);
        uint32_t again = cards >> kind & 1, after = (cards | 1u << kind) & ALL_KINDS;
        uint32_t odd = again & ((kind >= UC_FLIP7_PLUS2) | cards >> UC_FLIP7_SECOND);
        bool special = assigned(kind) || bits_count(after & NUMBERS) == FLIP_SEVEN || odd;
        run.size -= 1 - stays;
        left--;
        if (UC_UNLIKELY(special)) {
            end_streak(&run, s, rng);
            s->head.phase = UC_FLIP7_DRAW;
            use_card(s, kind, NULL);
            return limit - left;
        }
        at->cards = after;
        at->status = (uint8_t)(stays * UC_FLIP7_STAYED + again * UC_FLIP7_BUSTED);
        at->bust = (uint8_t)(again * (uint32_t)kind);
        /* The seat that follows does not depend on whether this seat leaves, except for the last one. */
        int turn = run.turn;
        run.turn = next_of(run.active, turn);
        run.active &= ~((uint64_t)(stays | again) << turn);
        if (!run.active) {
            end_streak(&run, s, rng);
            flip7_end_round(s, UC_NOBODY, NULL, NULL);
            return limit - left;
        }
    }
    end_streak(&run, s, rng);
    s->actor = s->turn;
    return limit - left;
}

/** The cards of a Flip Three, while they are new to its seat. */
UC_COLD void play_flips(uc_flip7 *s, uc_rng *rng) {
    uc_flip7_seat *at = &s->seat[s->flipper];
    streak run;
    begin_streak(&run, s, rng);
    for (; s->left && run.size; s->left--) {
        int kind = deck_draw(&run.below, streak_place(&run, uc_rng_next(&run.rng)));
        run.size--;
        if (assigned(kind) || odd_card(at->cards, kind)) {
            end_streak(&run, s, rng);
            flip_card(s, kind, NULL);
            return;
        }
        at->cards |= 1u << kind;
    }
    end_streak(&run, s, rng);
    go_on(s, NULL);
}

/** F7-4.1 to F7-4.4: a random target. */
UC_COLD void play_target(uc_flip7 *s, uc_rng *rng) {
    uint64_t seats = targets(s);
    uint32_t place = uc_rng_below(rng, (uint32_t)bits_count(seats));
    assign(s, bits_nth(seats, place), NULL);
}

/** A choice while the deck is empty: a hit needs the discard pile (F7-5.3). */
UC_COLD void play_choice(uc_flip7 *s, uc_rng *rng) {
    if (s->seat[s->turn].cards && uc_rng_below(rng, 2))
        stay(s, NULL);
    else
        hit(s, NULL);
}

/** A random card, if nothing else is to be done. */
UC_COLD void play_card(uc_flip7 *s, uc_rng *rng) {
    take_card(s, deck_find(s, draw_place(s, rng)), NULL);
}

static uint64_t playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    uc_flip7 *s = &state->flip7;
    uint64_t left = limit;
    while (left) {
        switch (s->head.phase) {
        case UC_FLIP7_CHOOSE:
            if (s->size) {
                left -= play_turns(s, rng, left);
            } else {
                play_choice(s, rng);
                left--;
            }
            break;
        case UC_FLIP7_ASSIGN:
            play_target(s, rng);
            left--;
            break;
        case UC_FLIP7_OVER: return limit - left;
        case UC_FLIP7_FLIP: play_flips(s, rng); break;
        case UC_FLIP7_DEAL:
            if (!play_deal(s, rng)) play_card(s, rng);
            break;
        default: play_card(s, rng);
        }
    }
    return limit;
}

#endif
