/** @file
 * Random play of Uno Flip: the usual decisions without lists of moves, all others as uc_playout_by makes
 * them. Only play.c includes it, at its end, so that the compiler optimizes both together.
 */
#ifndef UC_GAMES_UNO_FLIP_PLAYOUT_H
#define UC_GAMES_UNO_FLIP_PLAYOUT_H

/* Makes a random legal move of the seat at turn, each equally likely, without listing the moves. */
static inline void random_play(uc_uno_flip *u, uc_set cards, bool drawn, uc_rng *rng) {
    uc_set wild = set_and(cards, uc_uno_flip_colors[u->side][WILD]);
    uint32_t count = (uint32_t)set_count(cards), plays = count + 3 * (uint32_t)set_count(wild);
    int twice = leaves_one(u, u->turn);
    uint32_t r = uc_rng_below(rng, 1 + (plays << twice));
    if (r == 0) {
        if (drawn)
            keep(u, NULL);
        else
            draw_card(u, NULL);
        return;
    }
    int card, named, said = (int)--r & twice;
    r >>= twice;
    if (r < count) { /* each card, wilds with their first color; then the wilds with their other three */
        card = set_nth(cards, r);
        named = uc_uno_flip_faces[card][u->side].color == WILD;
    } else {
        card = set_nth(wild, (r - count) / 3);
        named = 2 + (int)((r - count) % 3);
    }
    play(u, u->turn, card, named, said, NULL);
}

/* Makes a random move of a random actor from a list. Returns false if the game is over. */
UC_COLD bool random_other(uc_state *state, uc_rng *rng) {
    uc_move moves[UC_MOVES_MAX];
    uint64_t may = actors(state);
    if (!may) return false;
    int seat = uc_rng_bit(rng, may), count = legal(state, seat, moves);
    step(state, seat, moves[uc_rng_below(rng, (uint32_t)count)], NULL);
    return true;
}

static uint64_t playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    uc_uno_flip *u = &state->uno_flip;
    uint64_t decisions = 0;
    while (decisions < limit) {
        int phase = u->head.phase;
        if (phase <= IN_TOP) {
            chance_step(u, pick(state, uc_rng_below(rng, weight(state))), NULL);
            continue;
        }
        bool drawn = phase == IN_DRAWN, plays = phase == IN_PLAY && can_draw(u);
        if (u->uno == NONE && !(u->house & (UC_UNO_FLIP_MUST_PLAY | UC_UNO_FLIP_JUMP_IN)) &&
            (plays || drawn)) {
            uc_set cards = distinct(playable(u, u->turn));
            if (drawn) cards = set_and(cards, set_of(u->drew));
            random_play(u, cards, drawn, rng);
        } else if (!random_other(state, rng)) {
            break;
        }
        decisions++;
    }
    return decisions;
}

#endif
