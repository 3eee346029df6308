/** @file
 * Random play of Hi Lo Flip: the same random numbers and the same game as through the interface, but a hand
 * is dealt in one loop, and a card is picked from the set of playable ones without listing them. Only play.c
 * includes it, at its end, so that the compiler optimizes both together.
 */
#ifndef UC_GAMES_HI_LO_FLIP_PLAYOUT_H
#define UC_GAMES_HI_LO_FLIP_PLAYOUT_H

/* HF-2.1. Picks from both words of the draw pile and keeps the one that applies, so neither waits for the
 * choice. */
static inline void deal_rest(hlf *game, uc_rng *rng) {
    uint64_t low = game->draw.word[0], high = game->draw.word[1], lows = (uint64_t)bits_count(low);
    for (int i = game->drawing; i < game->head.seats; i++) {
        uc_hi_lo_flip_seat *seat = &game->seat[i];
        uint64_t was_low = low, was_high = high;
        for (; seat->held < game->hand; seat->held++) {
            uint64_t n = uc_rng_below(rng, game->left--), is_low = 0 - ((n - lows) >> 63);
            low ^= hi_lo_flip_nth_bit(low, n & 63) & is_low;
            high ^= hi_lo_flip_nth_bit(high, (n - lows) & 63) & ~is_low;
            lows += is_low;
        }
        seat->hand.word[0] |= low ^ was_low;
        seat->hand.word[1] |= high ^ was_high;
    }
    game->draw = (uc_set){{low, high}};
    end_deal(game);
}

static inline int random_card(uc_set cards, uc_rng *rng) {
    return nth_card(cards, uc_rng_below(rng, (uint32_t)set_count(cards)));
}

/* A number below n from 32 random bits, as in uc_rng_below. */
static inline uint32_t below(uint32_t bits, uint32_t n, uc_rng *rng) {
    uint64_t product = (uint64_t)bits * n;
    if (UC_UNLIKELY((uint32_t)product < n))
        for (uint32_t floor = (0u - n) % n; (uint32_t)product < floor;)
            product = (uc_rng_next(rng) >> 32) * n;
    return (uint32_t)(product >> 32);
}

/* Plays at most `limit` cards, from a turn or a reset, until a card must be drawn or the round is over.
 * Everything that decides the next card is in local variables. One random number is for a toss (its lowest
 * bit: the same side) and a card (its upper half). HF-3.2, HF-3.3, HF-4.2. */
static inline uint64_t run_turns(hlf *game, uc_rng *rng, uint64_t limit) {
    int turn = game->turn, chip = game->chip;
    uc_set open = hi_lo_flip_opens[game->open];
    for (uint64_t made = 0;;) {
        uc_hi_lo_flip_seat *seat = &game->seat[turn];
        uc_set cards = set_and(seat->hand, open);
        uint64_t random = uc_rng_next(rng), stuck = 0 - (uint64_t)set_empty(cards);
        if (made == limit) {
            game->turn = (uint8_t)turn;
            ask(game);
            return made;
        }
        if (stuck & random & 1) { /* HF-3.4 */
            game->turn = (uint8_t)turn;
            if (!begin_draw(game, turn, NULL)) begin_reset(game, NULL);
            return made;
        }
        chip ^= (int)stuck & (HI ^ LO);
        game->chip = (uint8_t)chip;
        cards.word[0] |= seat->hand.word[0] & stuck;
        cards.word[1] |= seat->hand.word[1] & stuck;
        int card = nth_card(cards, below((uint32_t)(random >> 32), (uint32_t)set_count(cards), rng));
        set_drop(&seat->hand, card);
        seat->held--;
        lay_card(game, turn, card);
        made++;
        int ending = endings[card];
        if (seat->held == 0 || ending == ONE || (ending == TWO && game->after_two)) {
            game->turn = (uint8_t)turn;
            take_effect(game, card, NULL);
            return made;
        }
        turn = ending == TWO ? turn : hi_lo_flip_next(game, turn);
        open = hi_lo_flip_opens[hi_lo_flip_open_on(chip, card)];
    }
}

static uint64_t playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    hlf *game = &state->hi_lo_flip;
    uc_rng stream = *rng;
    uint64_t decisions = 0;
    while (decisions < limit && game->head.phase != UC_HI_LO_FLIP_OVER) {
        switch (game->head.phase) {
        case UC_HI_LO_FLIP_DEAL: deal_rest(game, &stream); break;
        case UC_HI_LO_FLIP_CHIP: toss(game, HI + (int)uc_rng_below(&stream, 2), NULL); break;
        case UC_HI_LO_FLIP_DRAW: draw_card(game, random_card(game->draw, &stream), NULL); break;
        default: decisions += run_turns(game, &stream, limit - decisions);
        }
    }
    *rng = stream;
    return decisions;
}

#endif
