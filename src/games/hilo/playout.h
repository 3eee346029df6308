/** @file
 * Random play of HILO: the same as uc_playout_by with play.c, with the same random numbers, but whole turns
 * at once, without lists of moves and without a stop at each card to reveal. Only play.c includes it, at its
 * end, so that the compiler optimizes both together.
 */
#ifndef UC_GAMES_HILO_PLAYOUT_H
#define UC_GAMES_HILO_PLAYOUT_H

/* Each of these functions makes at most AT_ONCE decisions and returns their number. */
enum { AT_ONCE = 2 * UC_HILO_SEATS };

UC_INLINE int random_card(uc_set cards, uc_rng *rng) {
    return set_nth(cards, uc_rng_below(rng, (uint32_t)set_count(cards)));
}

/* A random card among those that may lie face down. */
UC_INLINE int random_down(uc_hilo *h, uc_rng *rng) {
    int card = random_card(h->split ? h->down : h->unseen, rng);
    set_drop(&h->unseen, card);
    set_drop(&h->down, card);
    return card;
}

/* HL-2.2, HL-2.3: from the first discard to the first turn. Two cards cannot make a line. */
UC_INLINE uint64_t deal_at_random(uc_hilo *h, uc_rng *rng) {
    int seats = h->head.seats;
    h->discard[0] = (uint8_t)random_down(h, rng);
    h->discards = 1;
    for (int i = 0; i < seats; i++) {
        int first = (int)uc_rng_below(rng, UC_HILO_CELLS), card = random_down(h, rng);
        int second = (int)uc_rng_below(rng, UC_HILO_CELLS - 1);
        second += second >= first;
        h->seat[i].cell[first] = (uint8_t)card;
        h->seat[i].cell[second] = (uint8_t)random_down(h, rng);
        h->seat[i].down = (uint16_t)(0777 & ~(1 << first | 1 << second));
    }
    h->turn = (uint8_t)find_starter(h);
    h->head.phase = UC_HILO_CHOOSE;
    return 2 * (uint64_t)seats;
}

/* The card that leaves a traded cell; a face-down one is chosen at random. */
UC_INLINE int random_out(uc_hilo *h, int cell, uc_rng *rng) {
    int old = at_turn(h)->cell[cell];
    return old == UC_HILO_DOWN ? random_down(h, rng) : old;
}

/* Chooses a cell. `full`: the layout is 3 x 3. Returns UC_HILO_CELLS for the move that follows those of the
 * cells. */
UC_INLINE int random_cell(const uc_hilo_seat *seat, bool full, uc_rng *rng) {
    if (full) return (int)uc_rng_below(rng, UC_HILO_CELLS + 1);
    const shape *cells = shape_of(seat);
    uint32_t choice = uc_rng_below(rng, cells->count + 1U);
    return choice == cells->count ? UC_HILO_CELLS : bits_nth(cells->cells, choice);
}

/* HL-3.3: the seat draws a card and uses it. */
UC_INLINE uint64_t draw_at_random(uc_hilo *h, bool full, uc_rng *rng) {
    uc_hilo_seat *seat = at_turn(h);
    want_draw(h, NULL);
    int card = random_card(set_minus(h->unseen, h->down), rng), out = card;
    set_drop(&h->unseen, card);
    uint64_t decisions = 2;
    int cell = random_cell(seat, full, rng);
    if (cell < UC_HILO_CELLS) {
        out = random_out(h, cell, rng);
    } else {
        cell = bits_nth(seat->down, uc_rng_below(rng, (uint32_t)bits_count(seat->down)));
        card = random_down(h, rng);
        decisions = 3;
    }
    h->discard[h->discards++] = (uint8_t)out;
    lay(seat, cell, card);
    finish_action(h, NULL);
    return decisions;
}

/* HL-3.1 */
UC_INLINE uint64_t turn_at_random(uc_hilo *h, bool full, uc_rng *rng) {
    uc_hilo_seat *seat = at_turn(h);
    int cell = random_cell(seat, full, rng);
    if (cell == UC_HILO_CELLS) return draw_at_random(h, full, rng);
    int card = h->discard[h->discards - 1];
    h->discard[h->discards - 1] = (uint8_t)random_out(h, cell, rng);
    lay(seat, cell, card);
    finish_action(h, NULL);
    return 1;
}

UC_INLINE uint64_t remove_at_random(uc_hilo *h, uc_rng *rng) {
    offer may = offered(h);
    uint32_t choice = uc_rng_below(rng, (uint32_t)bits_count(may.moves));
    remove_or_keep(h, (uc_move)(may.first + bits_nth(may.moves, choice)), NULL);
    return 1;
}

/* HL-5.2 */
UC_INLINE uint64_t finish_at_random(uc_hilo *h, uc_rng *rng) {
    int seat = final_seat(h, h->turn);
    h->reveal_seat = UC_NOBODY;
    h->reveal_cell = h->reveal_why = 0;
    for (int i = 0; i < h->head.seats; i++) {
        seat = next_seat(h, seat);
        uc_hilo_seat *s = &h->seat[seat];
        for (unsigned down = s->down; down; down &= down - 1) lay(s, bits_lowest(down), random_down(h, rng));
    }
    finish_round(h, NULL);
    return 0;
}

static uint64_t playout_slowly(uc_state *state, uc_rng *rng, uint64_t limit) {
    return uc_playout_by(state, rng, limit, actors, legal, step, weight, pick);
}

static uint64_t playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    uc_hilo *h = &state->hilo;
    uc_rng stream = *rng;
    uint64_t decisions = 0;
    while (limit - decisions > AT_ONCE && h->head.phase != UC_HILO_OVER) {
        if (h->head.phase == UC_HILO_CHOOSE) {
            decisions +=
                is_full(at_turn(h)) ? turn_at_random(h, true, &stream) : turn_at_random(h, false, &stream);
        } else if (h->head.phase == UC_HILO_HILO) {
            decisions += remove_at_random(h, &stream);
        } else if (h->head.phase == UC_HILO_FIRST) {
            decisions += deal_at_random(h, &stream);
        } else if (h->head.phase == UC_HILO_REVEAL && h->reveal_why == UC_HILO_WHY_FINAL) {
            decisions += finish_at_random(h, &stream);
        } else {
            *rng = stream;
            decisions += playout_slowly(state, rng, 1);
            stream = *rng;
        }
    }
    *rng = stream;
    return decisions + playout_slowly(state, rng, limit - decisions);
}

#endif
