/** @file
 * The moves of Uno Flip: the actors, the legal moves, the outcomes of chance, and the rule that forbids any
 * other move. Only play.c includes it, so that the compiler optimizes both together.
 */
#ifndef UC_GAMES_UNO_FLIP_MOVES_H
#define UC_GAMES_UNO_FLIP_MOVES_H

/* UF-4.2, UF-7.11: the seats that may act while a seat may be caught: it may say uno, and all others except
 * its partner may catch it. */
static inline uint64_t callers(const uc_uno_flip *u) {
    uint64_t all = (UINT64_C(1) << u->head.seats) - 1, uno = UINT64_C(1) << u->uno;
    return all & ~(uno_flip_side(u, u->uno) ^ uno);
}

/* UF-7.10: the seats that may play out of turn. A view shows only whether its viewer may: see jumping(). */
static uint64_t jumpers(const uc_uno_flip *u) {
    uint64_t seats = 0;
    for (int seat = 0; seat < u->head.seats; seat++) seats |= (uint64_t)may_jump_in(u, seat) << seat;
    return seats;
}

/* All actors, where another seat than the one that decides may act too. */
UC_COLD uint64_t several_actors(const uc_uno_flip *u) {
    uint64_t seats = UINT64_C(1) << decider(u);
    if (u->uno != NONE) seats |= callers(u);
    if (u->house & UC_UNO_FLIP_JUMP_IN) seats |= jumpers(u);
    return seats;
}

/* The seat that decides, and those that may call or jump in. */
static inline uint64_t actors(const uc_state *state) {
    const uc_uno_flip *u = &state->uno_flip;
    int phase = u->head.phase;
    if (phase <= IN_TOP) return UC_ACTORS_CHANCE;
    if (phase == IN_OVER) return 0;
    if (UC_UNLIKELY((u->uno ^ NONE) | (u->house & UC_UNO_FLIP_JUMP_IN))) return several_actors(u);
    return UINT64_C(1) << decider(u);
}

/* UF-1.2: two equal cards are one move. */
static inline uc_set distinct(uc_set cards) {
    return (uc_set){{cards.word[0], cards.word[1] & ~(UINT64_C(2) << (TWIN & 63))}};
}

/* UF-4.1: whether a play leaves one card, so that it exists with and without the word uno. */
static inline int leaves_one(const uc_uno_flip *u, int seat) {
    return u->seat[seat].held == 2 && u->opt_uno == UC_UNO_FLIP_UNO_DECLARE;
}

/* UF-4.1: lists each play that leaves one card, without and with ` uno`. */
static int list_last_plays(const uc_uno_flip *u, uc_set cards, uc_move *moves, int n) {
    while (!set_empty(cards)) {
        int card = set_take_lowest(&cards), wild = set_has(&uc_uno_flip_colors[u->side][WILD], card);
        for (int i = 2 * wild; i <= 8 * wild + 1; i++)
            moves[n++] = (uc_move)(UC_UNO_FLIP_PLAY + 10 * card + i);
    }
    return n;
}

/* UF-3.4: lists each play, and a wild with each color. The loop copies four moves for every card; the next
 * card overwrites three of them unless the card is a wild. That is cheaper than an unpredictable branch. */
static inline int list_plays(const uc_uno_flip *u, uc_set cards, uc_move *moves, int n) {
    const uc_move(*plays)[4] = uno_flip_plays[u->side];
    uint64_t low = cards.word[0], high = cards.word[1];
    while (low | high) {
        uint64_t is_high = (uint64_t)(low != 0) - 1, half = low | (high & is_high);
        int card = bits_lowest(half) + (int)(is_high & 64);
        memcpy(moves + n, plays[card], sizeof plays[card]);
        n += plays[card][1] ? 4 : 1;
        high &= high - (is_high & 1);
        low &= low - 1;
    }
    return n;
}

/* Lists the words that the deciding seat may choose, except `catch` and `uno`; the plays have higher numbers.
 */
static inline int list_words(const uc_uno_flip *u, bool none_playable, uc_move *moves) {
    int n = 0;
    switch (u->head.phase) {
    case IN_PLAY: /* UF-3.2, UF-3.5, UF-7.4 */
        if (u->house & UC_UNO_FLIP_MUST_PLAY && !none_playable) return 0;
        moves[0] = can_draw(u) ? UC_UNO_FLIP_DRAW : UC_UNO_FLIP_PASS;
        return moves[0] == UC_UNO_FLIP_DRAW || none_playable;
    case IN_DRAWN: /* UF-3.3 */ moves[n++] = UC_UNO_FLIP_KEEP; return n;
    case IN_STACK: /* UF-7.8 */ moves[n++] = UC_UNO_FLIP_DRAW; return n;
    case IN_CHALLENGE: /* UF-5.6 */
        moves[n++] = UC_UNO_FLIP_CHALLENGE;
        moves[n++] = UC_UNO_FLIP_ACCEPT;
        return n;
    default: return n;
    }
}

/* UF-7.9: with each other seat. */
static int list_swaps(const uc_uno_flip *u, uc_move *moves, int n) {
    for (int seat = 0; seat < u->head.seats; seat++)
        if (seat != u->turn) moves[n++] = (uc_move)(UC_UNO_FLIP_SWAP + seat);
    return n;
}

/* UF-3.2, UF-4.1, UF-4.2, UF-7.10: lists the moves of any seat in any phase. */
UC_COLD int list_moves(const uc_uno_flip *u, int seat, uc_move *moves) {
    int phase = u->head.phase, n = 0;
    if (phase <= IN_TOP || phase == IN_OVER || seat < 0 || seat >= u->head.seats) return 0;
    bool decides = seat == decider(u);
    uc_set cards = {{0, 0}};
    if (decides && phase == IN_PLAY) cards = distinct(playable(u, seat));
    if (decides && phase == IN_STACK) cards = distinct(answers(u, seat));
    if (decides && phase == IN_DRAWN) cards = set_and(playable(u, seat), set_of(u->drew));
    if (!decides && u->house & UC_UNO_FLIP_JUMP_IN && may_jump_in(u, seat))
        cards = distinct(jumping(u, seat));
    if (decides) n = list_words(u, set_empty(cards), moves);
    moves[n] = u->uno == seat ? UC_UNO_FLIP_SAY : UC_UNO_FLIP_CATCH;
    n += may_call(u, seat);
    if (decides && phase == IN_COLOR)
        for (int color = 0; color < 4; color++)
            moves[n++] = (uc_move)(UC_UNO_FLIP_COLOR + 4 * u->side + color);
    if (decides && phase == IN_SWAP) return list_swaps(u, moves, n);
    return leaves_one(u, seat) ? list_last_plays(u, cards, moves, n) : list_plays(u, cards, moves, n);
}

/* Handles the usual cases first: a turn with cards to draw or a card just drawn, nobody to catch, and no play
 * that leaves one card. */
static inline int legal(const uc_state *state, int seat, uc_move *moves) {
    const uc_uno_flip *u = &state->uno_flip;
    bool drawn = u->head.phase == IN_DRAWN, turn = drawn | ((u->head.phase == IN_PLAY) & (u->piled != 0));
    bool house = u->house & (UC_UNO_FLIP_MUST_PLAY | UC_UNO_FLIP_LAST_NUMBER);
    if (!turn || u->turn != seat || u->uno != NONE || house || leaves_one(u, seat))
        return list_moves(u, seat, moves);
    uc_set cards = distinct(playable_any(u, seat)), only = set_of(u->drew & 127);
    uint64_t all = drawn ? 0 : ~UINT64_C(0);
    moves[0] = drawn ? UC_UNO_FLIP_KEEP : UC_UNO_FLIP_DRAW;
    cards.word[0] &= only.word[0] | all;
    cards.word[1] &= only.word[1] | all;
    return list_plays(u, cards, moves, 1);
}

/* The cards that chance may name: those of the draw pile except a known bottom card. */
static inline uc_set nameable(const uc_uno_flip *u) {
    uc_set cards = load_set(&u->draw);
    if (UC_LIKELY(u->bottom == NONE)) return cards;
    int bottom = u->bottom + (u->bottom == TWIN && set_has(&cards, TWIN + 1));
    return set_minus(cards, set_of(bottom));
}

static inline uint32_t weight(const uc_state *state) {
    return (uint32_t)state->uno_flip.piled - (state->uno_flip.bottom != NONE);
}

/* UF-1.2: two equal cards are one move. */
static inline uc_move pick(const uc_state *state, uint32_t r) {
    return (uc_move)(UC_UNO_FLIP_CARD + card_named(set_nth(nameable(&state->uno_flip), r)));
}

static uc_move draw(const uc_state *state, uc_rng *rng) {
    return pick(state, uc_rng_below(rng, weight(state)));
}

static int outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    uc_set cards = nameable(&state->uno_flip);
    int n = 0;
    while (!set_empty(cards)) {
        int card = set_take_lowest(&cards);
        bool again = card == TWIN + 1;
        n -= again;
        moves[n] = (uc_move)(UC_UNO_FLIP_CARD + card_named(card));
        if (weights) weights[n] = 1u + again;
        n++;
    }
    return n;
}

/* UF-1.2: a card that is not in the draw pile; otherwise the rule of the phase. */
static inline uc_rule refuse_card(const uc_uno_flip *u, uc_move move) {
    static const uc_rule rules[] = {201, 202, 202, 102};
    if (move >= CARDS || move == TWIN + 1) return UC_NO_RULE;
    uc_set cards = nameable(u);
    return set_has(&cards, move) ? UC_LEGAL : rules[u->head.phase];
}

/* UF-3.1 to UF-3.4, UF-4.1, UF-5.6, and UF-7.10 out of turn: the rule that forbids a seat to play a card. */
static inline uc_rule refuse_play(const uc_uno_flip *u, int seat, int offset) {
    int card = offset / 10, named = offset % 10 >> 1, said = offset & 1;
    bool wild = uc_uno_flip_faces[card][u->side].color == WILD;
    if (card == TWIN + 1) return UC_NO_RULE;
    if (!set_has(&u->seat[seat].hand, card)) return 302;
    if (u->head.phase == IN_DRAWN && card != u->drew) return 303;
    if (seat != u->turn) {
        uc_set fit = jumping(u, seat);
        if (!set_has(&fit, card)) return 710;
    } else if (!is_playable(u, seat, card)) {
        return wild ? 506 : 301;
    }
    if (wild != (named != 0)) return 304;
    if (must_be_number(u, seat) && uc_uno_flip_faces[card][u->side].symbol >= SYMBOL_DRAW) return 707;
    if (said && !leaves_one(u, seat)) return 401;
    return UC_LEGAL;
}

/* UF-4.1: with `auto` nobody is caught and nobody says uno late. UF-4.2. UF-7.11: a partner does not catch.
 */
static uc_rule refuse_word_or_catch(const uc_uno_flip *u, int mover, uc_move move) {
    if (u->opt_uno == UC_UNO_FLIP_UNO_AUTO) return 401;
    if (u->uno == NONE || (u->uno == mover) != (move == UC_UNO_FLIP_SAY)) return 402;
    return may_call(u, mover) ? UC_LEGAL : 711;
}

/* UF-2.3, UF-3.4, UF-5.8: the color of a wild that nobody played. */
static uc_rule refuse_color(const uc_uno_flip *u, uc_move move) {
    int color = move - UC_UNO_FLIP_COLOR;
    if (color < 0 || color >= 8) return u->discards == 1 ? 203 : 508;
    return color >> 2 == u->side ? UC_LEGAL : 304;
}

/* The rules that say when each word of a move is offered. */
static uc_rule refuse_word(uc_move move) {
    switch (move) {
    case UC_UNO_FLIP_KEEP: return 303;
    case UC_UNO_FLIP_CHALLENGE:
    case UC_UNO_FLIP_ACCEPT: return 506;
    default: return move < CARDS ? UC_NO_RULE : 304;
    }
}

/* UF-3.2, UF-3.5: a draw needs cards; a pass needs that there is no card to draw and none to play. */
static inline uc_rule refuse_in_play(const uc_uno_flip *u, uc_move move) {
    if (move >= UC_UNO_FLIP_PLAY) return refuse_play(u, u->turn, move - UC_UNO_FLIP_PLAY);
    if (move == UC_UNO_FLIP_DRAW && u->house & UC_UNO_FLIP_MUST_PLAY && !set_empty(playable(u, u->turn)))
        return 704;
    if (move == UC_UNO_FLIP_DRAW) return can_draw(u) ? UC_LEGAL : 305;
    if (move == UC_UNO_FLIP_PASS) return can_draw(u) || !set_empty(playable(u, u->turn)) ? 305 : UC_LEGAL;
    return refuse_word(move);
}

/* UF-7.8: a seat answers a stack with a draw card, or draws it. */
static uc_rule refuse_answer(const uc_uno_flip *u, uc_move move) {
    if (move == UC_UNO_FLIP_DRAW) return UC_LEGAL;
    if (move < UC_UNO_FLIP_PLAY) return 708;
    uc_rule rule = refuse_play(u, u->turn, move - UC_UNO_FLIP_PLAY);
    uc_set cards = answers(u, u->turn);
    return rule ? rule : set_has(&cards, (move - UC_UNO_FLIP_PLAY) / 10) ? UC_LEGAL : 708;
}

/* UF-7.9: with another seat of the game. */
static uc_rule refuse_swap(const uc_uno_flip *u, int mover, uc_move move) {
    int with = move - UC_UNO_FLIP_SWAP;
    bool may = u->head.phase == IN_SWAP && mover == u->turn && with != mover;
    return may && with >= 0 && with < u->head.seats ? UC_LEGAL : 709;
}

UC_INLINE uc_rule refuse(const uc_state *state, int mover, uc_move move) {
    const uc_uno_flip *u = &state->uno_flip;
    if (mover == UC_CHANCE) return refuse_card(u, move);
    if (move == UC_UNO_FLIP_CATCH || move == UC_UNO_FLIP_SAY) return refuse_word_or_catch(u, mover, move);
    if (UC_UNLIKELY(move >= UC_UNO_FLIP_SWAP)) return refuse_swap(u, mover, move);
    bool decides = mover == decider(u);
    switch (u->head.phase) {
    case IN_PLAY:
        if (decides) return refuse_in_play(u, move);
        if (move < UC_UNO_FLIP_PLAY || !(u->house & UC_UNO_FLIP_JUMP_IN)) return 302;
        return refuse_play(u, mover, move - UC_UNO_FLIP_PLAY);
    case IN_DRAWN: /* UF-3.3 */
        if (decides && move == UC_UNO_FLIP_KEEP) return UC_LEGAL;
        if (decides && move >= UC_UNO_FLIP_PLAY) return refuse_play(u, mover, move - UC_UNO_FLIP_PLAY);
        return 303;
    case IN_CHALLENGE: /* UF-5.6 */
        return decides && (move == UC_UNO_FLIP_CHALLENGE || move == UC_UNO_FLIP_ACCEPT) ? UC_LEGAL : 506;
    case IN_STACK: return decides ? refuse_answer(u, move) : 302;
    case IN_SWAP: return refuse_swap(u, mover, move);
    /* unreached: a seat that may be caught before the first card is played */
    default: return decides ? refuse_color(u, move) : u->discards == 1 ? 203 : 508;
    }
}

#endif
