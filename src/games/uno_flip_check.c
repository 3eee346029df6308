/* Uno Flip: the invariants of a state. */
#include "games/uno_flip.h"

static bool is_seat(const uc_uno_flip *u, int seat) {
    return seat < u->head.seats;
}

static bool is_known_card(int card) {
    return card < CARDS && card != TWIN + 1;
}

/* Whether this phase is due, or is due when the top card is named and a catch is done. */
static bool is_due(const uc_uno_flip *u, int phase) {
    return u->head.phase == phase || (u->head.phase == UC_UNO_FLIP_IN_TOP && u->resume == phase);
}

/* Whether a round has its first discard. */
static bool is_open(const uc_uno_flip *u) {
    return u->head.phase >= UC_UNO_FLIP_IN_TOP && u->head.phase != UC_UNO_FLIP_IN_OVER;
}

/* UF-1.2: every card is there once; of the twins the second stands in no set without the first. */
static const char *check_cards(const uc_uno_flip *u) {
    uc_set all = u->draw;
    int count = set_count(u->draw), twins = 0;
    for (int seat = -1; seat < u->head.seats; seat++) {
        uc_set cards = seat < 0 ? u->draw : u->seat[seat].hand;
        if (set_has(&cards, TWIN + 1) && !set_has(&cards, TWIN))
            return "the second twin is without the first";
        twins += set_has(&cards, TWIN) + set_has(&cards, TWIN + 1);
        if (seat < 0) continue;
        all = set_or(all, cards);
        count += set_count(cards);
        if (u->seat[seat].held != set_count(cards)) return "a hand has another number of cards than it says";
    }
    for (int i = 0; i < CARDS; i++) {
        if (i >= u->discards && u->discard[i]) return "something lies above the discard pile";
        if (i >= u->discards) continue;
        if (!is_known_card(u->discard[i])) return "the discard pile has an unknown card";
        twins += u->discard[i] == TWIN;
        set_add(&all, u->discard[i]);
        count++;
    }
    int symbol = u->discards ? uc_uno_flip_faces[u->discard[u->discards - 1]][u->side].symbol : 0;
    if (u->symbol != symbol) return "the symbol is not that of the top of the discard pile";
    if (u->piled != set_count(u->draw)) return "the draw pile has another number of cards than it says";
    if (u->head.phase == UC_UNO_FLIP_IN_DEALER) return NULL;
    set_add(&all, TWIN + 1);
    if (twins != 2 || count != CARDS || !set_equal(all, set_first(CARDS))) return "cards are not conserved";
    return NULL;
}

/* The known top and bottom cards of the draw pile. */
static const char *check_pile(const uc_uno_flip *u) {
    bool top = u->top != NONE, bottom = u->bottom != NONE;
    uc_set pile = u->draw;
    if (top && (!is_known_card(u->top) || !set_has(&pile, u->top)))
        return "the top card is not in the draw pile";
    if (top) take_card(&pile, u->top);
    if (bottom && (!is_known_card(u->bottom) || !set_has(&pile, u->bottom)))
        return "the bottom card is not in the draw pile";
    if (bottom && u->piled == 1) return "the last card of the draw pile is its bottom";
    if ((top || bottom) && !is_open(u)) return "a card of the draw pile is known before the first discard";
    bool naming = u->head.phase == UC_UNO_FLIP_IN_TOP;
    if (naming && (top || !u->piled)) return "there is no top card to name";
    if (is_open(u) && !naming && u->piled && !top) return "a seat is to act and the top card is not known";
    return NULL;
}

static const char *check_drawing(const uc_uno_flip *u) {
    bool draws = u->drawing != NONE;
    if (u->head.phase < UC_UNO_FLIP_IN_FIRST)
        return is_seat(u, u->drawing) && u->left == 1 && u->until == NO_COLOR ? NULL
                                                                              : "nobody is given a card";
    if (draws && (u->head.phase != UC_UNO_FLIP_IN_TOP || !is_seat(u, u->drawing)))
        return "a seat draws out of time";
    if (draws != (u->why != UC_UNO_FLIP_NO_DRAW))
        return "a seat draws without reason, or the other way round";
    if (draws != (u->left || u->until != NO_COLOR)) return "a seat draws nothing, or nobody draws something";
    if (u->resume && u->head.phase != UC_UNO_FLIP_IN_TOP) return "something follows no named top card";
    return NULL;
}

/* The parts of a turn: color, naming, the card drawn, a challenge, uno. */
static const char *check_turn(const uc_uno_flip *u) {
    bool names = is_due(u, UC_UNO_FLIP_IN_COLOR), decides = is_due(u, UC_UNO_FLIP_IN_DRAWN);
    bool asks = is_due(u, UC_UNO_FLIP_IN_CHALLENGE), opening = u->why == UC_UNO_FLIP_OPENING;
    if ((is_open(u) && !opening) != (u->turn != NONE)) return "it is nobody's turn, or somebody's too early";
    if (u->turn != NONE && !is_seat(u, u->turn)) return "no such seat has the turn";
    if (is_open(u) ? names != (u->color == NO_COLOR) : u->color != NO_COLOR) return "the color is wrong";
    if (u->color != NO_COLOR && u->color >= UC_UNO_FLIP_COLORS) return "there is no such color";
    if (names != (u->naming != UC_UNO_FLIP_NO_NAMING)) return "a color is named out of time";
    if (decides != (u->drew != NONE)) return "a drawn card is decided about out of time";
    if (decides) {
        uc_set may = playable(u, u->turn);
        if (!is_known_card(u->drew) || !set_has(&may, u->drew))
            return "the card drawn is not in hand and playable";
    }
    if (asks != (u->challenge_by != NONE) || asks != (u->challenge_of != NONE) ||
        asks != (u->asked != NO_COLOR))
        return "a challenge is asked about out of time";
    if (asks && (!is_seat(u, u->challenge_by) || u->challenge_of != u->turn))
        return "the wrong seats are in a challenge";
    if (u->judged != NONE && (!asks || !set_has(&u->seat[u->turn].hand, u->judged)))
        return "the card judged in a challenge is not in hand";
    if (u->uno != NONE && (!is_seat(u, u->uno) || u->seat[u->uno].held != 1))
        return "a seat without one card may be caught";
    return NULL;
}

static const char *check_score(const uc_uno_flip *u) {
    bool over = u->head.phase == UC_UNO_FLIP_IN_OVER, reached = false;
    for (int seat = 0; seat < u->head.seats; seat++) {
        reached |= u->seat[seat].total >= u->target;
        if (u->seat[seat].last_score < 0 || u->seat[seat].last_score > u->seat[seat].total)
            return "a score is wrong";
        for (int i = 0; i < 6; i++)
            if (u->seat[seat].spare[i]) return "unused bytes are not zero";
    }
    if (reached != over) return "the game goes on at the target, or ended before";
    for (int i = 0; i < (int)sizeof u->spare; i++)
        if (u->spare[i]) return "unused bytes are not zero";
    if (u->max_turns && u->turns >= u->max_turns) return "the round has too many turns";
    if (u->passes >= u->head.seats) return "all have passed";
    return NULL;
}

const char *uno_flip_check(const uc_state *state) {
    const uc_uno_flip *u = &state->uno_flip;
    if (u->head.phase > UC_UNO_FLIP_IN_OVER || u->side > DARK || (u->direction != 1 && u->direction != -1))
        return "the phase, side or direction does not exist";
    if (u->dealer == NONE ? u->head.phase != UC_UNO_FLIP_IN_DEALER : !is_seat(u, u->dealer))
        return "the dealer is wrong";
    const char *broken = check_cards(u);
    if (!broken) broken = check_pile(u);
    if (!broken) broken = check_drawing(u);
    if (!broken) broken = check_turn(u);
    if (!broken) broken = check_score(u);
    return broken;
}
