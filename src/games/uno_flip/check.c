/* Uno Flip: the invariants of a state, and of a view as far as it shows the cards. */
#include "games/uno_flip/uno_flip.h"

enum {
    MOST_TURNS = 1 << 30,
};

static bool is_seat(const uc_uno_flip *u, int seat) {
    return seat < u->head.seats;
}

static bool is_known_card(int card) {
    return card < CARDS && card != TWIN + 1;
}

/* Whether this phase is now, or follows once the top card is named and a catch is done. */
static bool is_due(const uc_uno_flip *u, int phase) {
    return u->head.phase == phase || (u->head.phase == UC_UNO_FLIP_IN_TOP && u->resume == phase);
}

/* Whether the round has its first discard. */
static bool is_open(const uc_uno_flip *u) {
    return u->head.phase >= UC_UNO_FLIP_IN_TOP && u->head.phase != UC_UNO_FLIP_IN_OVER;
}

static bool is_view(const uc_uno_flip *u) {
    return u->head.viewer != UC_ALL;
}

/* Whether the hand of a seat is visible: in a state, and in its own view. */
static bool shows(const uc_uno_flip *u, int seat) {
    return !is_view(u) || u->head.viewer == seat;
}

/* ---- the discard pile ---- */

static const char *check_discards(const uc_uno_flip *u) {
    if (u->discards > CARDS) return "the discard pile is too high";
    for (int i = 0; i < CARDS; i++) {
        if (i >= u->discards && u->discard[i]) return "something lies above the discard pile";
        if (i < u->discards && !is_known_card(u->discard[i])) return "the discard pile has an unknown card";
    }
    if (is_open(u) != (u->discards > 0)) return "the discard pile does not fit the phase";
    if (u->first_flip &&
        (u->opt_first_flip != UC_UNO_FLIP_FIRST_MATCH || u->discards != 1 || u->side != DARK ||
         uc_uno_flip_faces[u->discard[0]][LIGHT].symbol != UC_UNO_FLIP_FLIP))
        return "an opening flip card waits for a play out of time";
    return u->symbol == uno_flip_symbol(u) ? NULL : "the symbol is not that of the top of the discard pile";
}

/* ---- hands and the draw pile ---- */

/* Whether a set that holds the second twin also holds the first. */
static bool is_settled(uc_set cards) {
    return !set_has(&cards, TWIN + 1) || set_has(&cards, TWIN);
}

/* UF-1.2: every card is in exactly one place. */
static const char *check_state_cards(const uc_uno_flip *u) {
    uc_set all = u->draw;
    int count = set_count(u->draw) + u->discards, twins = 0;
    for (int seat = -1; seat < u->head.seats; seat++) {
        uc_set cards = seat < 0 ? u->draw : u->seat[seat].hand;
        if (!is_settled(cards)) return "the second twin is without the first";
        twins += set_has(&cards, TWIN) + set_has(&cards, TWIN + 1);
        if (seat < 0) continue;
        all = set_or(all, cards);
        count += set_count(cards);
        if (u->seat[seat].held != set_count(cards)) return "a hand has another number of cards than it says";
    }
    for (int i = 0; i < u->discards; i++) {
        twins += u->discard[i] == TWIN;
        set_add(&all, u->discard[i]);
    }
    if (u->piled != set_count(u->draw)) return "the draw pile has another number of cards than it says";
    if (u->head.phase == UC_UNO_FLIP_IN_DEALER) return NULL;
    set_add(&all, TWIN + 1);
    if (twins != 2 || count != CARDS || !set_equal(all, set_first(CARDS))) return "cards are not conserved";
    return NULL;
}

/* UF-1.3: the hands of others are backs, shown by the first cards that have them, or empty. */
static const char *check_view_hands(const uc_uno_flip *u) {
    bool hidden = u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN;
    for (int seat = 0; seat < u->head.seats; seat++) {
        uc_set hand = u->seat[seat].hand;
        bool own = shows(u, seat);
        if (set_count(hand) != (own || !hidden ? u->seat[seat].held : 0))
            return "a hand has another number of cards than it says";
        if (!set_empty(set_minus(hand, set_first(CARDS)))) return "a hand has an unknown card";
        if (own ? !is_settled(hand) : !set_equal(hand, uno_flip_backs(!u->side, hand)))
            return "a hand is shown otherwise than it can be";
    }
    return set_empty(u->draw) ? NULL : "a view shows the draw pile";
}

/* For each back, the view shows at most as many as there are unseen cards with it, and all unseen cards are
 * in hands or in the draw pile. `ret_spare`: the cards that may lie in the pile below its top. */
static const char *check_unseen(const uc_uno_flip *u, uc_set *ret_spare) {
    uc_set unseen = uno_flip_unseen(u), spare = unseen;
    bool hidden = u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN;
    uint8_t seen[CARDS] = {0};
    int own = 0, others = 0;
    for (int seat = 0; seat < u->head.seats; seat++) {
        *(shows(u, seat) ? &own : &others) += u->seat[seat].held;
        for (uc_set hand = u->seat[seat].hand; !shows(u, seat) && !set_empty(hand);)
            seen[uno_flip_stand_in(!u->side, set_take_lowest(&hand))]++;
    }
    if (set_count(unseen) != CARDS - u->discards - own) return "a card is there twice";
    if (set_count(unseen) != u->piled + others) return "cards are not conserved";
    if (u->top < CARDS && !hidden) seen[u->top]++;
    for (int card = 0; card < CARDS; card++) {
        if (!seen[card]) continue;
        uc_set same = set_and(unseen, same_face(!u->side, card));
        if (seen[card] > set_count(same)) return "a back is seen more often than it is there";
        if (seen[card] == set_count(same)) spare = set_minus(spare, same);
    }
    *ret_spare = spare;
    return NULL;
}

/* ---- single cards ---- */

/* Whether a card may be one of `cards`. `shown` is its stand-in on this side, or the card is hidden. */
static bool may_be_one(const uc_uno_flip *u, int side, int shown, uc_set cards) {
    if (u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN) return shown == UC_HIDDEN && !set_empty(cards);
    return is_known_card(shown) && uno_flip_stand_in(side, shown) == shown &&
           !set_empty(set_and(cards, same_face(side, shown)));
}

/* UF-1.3, UF-3.5: if the top or the bottom of the draw pile is shown, a card exists that can lie there. */
static const char *check_view_pile(const uc_uno_flip *u, uc_set spare) {
    if (u->top != NONE && !may_be_one(u, !u->side, u->top, uno_flip_unseen(u)))
        return "the top card is not in the draw pile";
    if (u->bottom != NONE && !may_be_one(u, u->side, u->bottom, spare))
        return "the bottom card is not in the draw pile";
    return NULL;
}

static const char *check_view_cards(const uc_uno_flip *u) {
    uc_set spare;
    const char *broken = check_view_hands(u);
    if (broken || u->head.phase == UC_UNO_FLIP_IN_DEALER) return broken;
    broken = check_unseen(u, &spare);
    return broken ? broken : check_view_pile(u, spare);
}

static const char *check_state_pile(const uc_uno_flip *u) {
    uc_set pile = u->draw;
    if (u->top != NONE && (!is_known_card(u->top) || !set_has(&pile, u->top)))
        return "the top card is not in the draw pile";
    if (u->top != NONE) take_card(&pile, u->top);
    if (u->bottom != NONE && (!is_known_card(u->bottom) || !set_has(&pile, u->bottom)))
        return "the bottom card is not in the draw pile";
    return NULL;
}

/* The top and the bottom of the draw pile are known exactly when they should be. */
static const char *check_pile(const uc_uno_flip *u) {
    bool top = u->top != NONE, bottom = u->bottom != NONE;
    if (bottom && u->piled < 2) return "the last card of the draw pile is its bottom";
    if (top && !u->piled) return "the top card is not in the draw pile"; /* in a view with hidden backs */
    if ((top || bottom) && !is_open(u)) return "a card of the draw pile is known before the first discard";
    bool naming = u->head.phase == UC_UNO_FLIP_IN_TOP;
    if (naming && (top || !u->piled)) return "there is no top card to name";
    if (is_open(u) && !naming && u->piled && !top) return "a seat is to act and the top card is not known";
    return NULL;
}

/* Whether a card of a seat is in its hand. */
static bool is_held(const uc_uno_flip *u, int seat, int card) {
    uc_set hand = u->seat[seat].hand;
    if (shows(u, seat)) return is_known_card(card) && set_has(&hand, card);
    bool seen = u->opt_backs == UC_UNO_FLIP_BACKS_VISIBLE;
    return u->seat[seat].held && may_be_one(u, !u->side, card, uno_flip_unseen(u)) &&
           (!seen || set_has(&hand, card));
}

/* UF-2.1: the seats that draw for dealer this time draw in order. */
static const char *check_dealer(const uc_uno_flip *u) {
    bool draws = u->head.phase == UC_UNO_FLIP_IN_DEALER;
    for (int seat = 0; seat < u->head.seats; seat++) {
        int card = u->seat[seat].dealer_card;
        if (card != NONE && !(draws && is_known_card(card))) return "a card was drawn for dealer out of time";
        if (card == NONE && u->tied >> seat & 1 && seat < u->drawing)
            return "a seat has not drawn for dealer";
    }
    if (!draws) return u->tied ? "seats draw for dealer out of time" : NULL;
    if (u->tied >> u->head.seats || u->drawing >= u->head.seats || !(u->tied >> u->drawing & 1))
        return "no such seat draws for dealer";
    int cards = bits_count(u->tied & ~((1u << u->drawing) - 1));
    return u->piled < cards || u->piled > set_count(uno_flip_dealer_pile(u)) ? "cards are not conserved"
                                                                             : NULL;
}

/* UF-2.2, UF-7.2: the seats before `drawing` have all their cards, it has fewer, the others none. Before the
 * deal nobody has any. */
static const char *check_deal(const uc_uno_flip *u) {
    int phase = u->head.phase;
    if (!is_open(u) && (u->side != LIGHT || u->direction != 1 || u->turns || u->passes || u->uno != NONE))
        return "a round begins otherwise";
    if (phase == UC_UNO_FLIP_IN_FIRST) return u->piled > PUT_BACK ? NULL : "no card can begin the round";
    for (int seat = 0; seat < u->head.seats && !is_open(u); seat++) {
        int held = u->seat[seat].held;
        bool deals = phase == UC_UNO_FLIP_IN_DEAL;
        if (deals && seat == u->drawing ? held >= u->dealt
                                        : held != (deals && seat < u->drawing ? u->dealt : 0))
            return "the deal is uneven";
    }
    return NULL;
}

/* In IN_TOP either a seat draws or another phase follows. Both hold while a caught seat draws. */
static const char *check_drawing(const uc_uno_flip *u) {
    bool draws = u->drawing != NONE;
    if (u->head.phase < UC_UNO_FLIP_IN_FIRST)
        return is_seat(u, u->drawing) && u->left == 1 && u->until == NO_COLOR && !u->why && !u->resume
                   ? NULL
                   : "nobody is given a card";
    if (draws && (u->head.phase != UC_UNO_FLIP_IN_TOP || !is_seat(u, u->drawing)))
        return "a seat draws out of time";
    if (draws != (u->why != UC_UNO_FLIP_NO_DRAW))
        return "a seat draws without reason, or the other way round";
    if (draws != (u->left || u->until != NO_COLOR)) return "a seat draws nothing, or nobody draws something";
    if (u->until != NO_COLOR && u->until >= UC_UNO_FLIP_COLORS) return "a color is sought that there is not";
    if (u->why > UC_UNO_FLIP_OPENING) return "a seat draws for no such reason";
    if (u->resume && u->head.phase != UC_UNO_FLIP_IN_TOP) return "something follows no named top card";
    bool waits = u->head.phase == UC_UNO_FLIP_IN_TOP && (!draws || u->why == UC_UNO_FLIP_CAUGHT);
    if (waits != (u->resume != 0)) return "nothing follows the top card that is named, or two things";
    if (u->resume && (u->resume < UC_UNO_FLIP_IN_COLOR || u->resume == UC_UNO_FLIP_IN_OVER ||
                      u->resume > UC_UNO_FLIP_IN_SWAP))
        return "no such phase follows";
    return NULL;
}

/* The parts of a turn: the color, naming it, the drawn card, a challenge, uno. */
static const char *check_turn(const uc_uno_flip *u) {
    bool names = is_due(u, UC_UNO_FLIP_IN_COLOR), decides = is_due(u, UC_UNO_FLIP_IN_DRAWN);
    bool asks = is_due(u, UC_UNO_FLIP_IN_CHALLENGE), opening = u->why == UC_UNO_FLIP_OPENING;
    if ((is_open(u) && !opening) != (u->turn != NONE)) return "it is nobody's turn, or somebody's too early";
    if (u->turn != NONE && !is_seat(u, u->turn)) return "no such seat has the turn";
    if (is_open(u) ? names != (u->color == NO_COLOR) : u->color != NO_COLOR) return "the color is wrong";
    if (u->color != NO_COLOR && u->color >= UC_UNO_FLIP_COLORS) return "there is no such color";
    if (names != (u->naming != UC_UNO_FLIP_NO_NAMING)) return "a color is named out of time";
    if (u->naming > UC_UNO_FLIP_NAMES_FLIP) return "nobody such names the color";
    if (decides != (u->drew != NONE)) return "a drawn card is decided about out of time";
    if (decides && !is_held(u, u->turn, u->drew)) return "the card drawn is not in hand";
    if (asks != (u->challenge_by != NONE) || asks != (u->challenge_of != NONE) ||
        asks != (u->asked != NO_COLOR))
        return "a challenge is asked about out of time";
    if (asks && u->asked >= UC_UNO_FLIP_COLORS) return "a challenge is about no color";
    if (asks && (!is_seat(u, u->challenge_by) || u->challenge_of != u->turn))
        return "the wrong seats are in a challenge";
    if (u->judged != NONE && (!asks || !is_held(u, u->turn, u->judged)))
        return "the card judged in a challenge is not in hand";
    if (u->uno != NONE && (!is_seat(u, u->uno) || u->seat[u->uno].held != 1))
        return "a seat without one card may be caught";
    return NULL;
}

/* UF-7.11 */
static const char *check_partners(const uc_uno_flip *u) {
    for (int seat = 0; u->winning & UC_UNO_FLIP_PARTNERS && seat < 2; seat++)
        if (u->head.seats != 4 || u->seat[seat].total != u->seat[partner_of(u, seat)].total ||
            u->seat[seat].last_score != u->seat[partner_of(u, seat)].last_score)
            return "partners have different points";
    return NULL;
}

/* UF-7.8: a stack waits for an answer, or for a challenge to its last card. */
static const char *check_stack(const uc_uno_flip *u) {
    bool waits = is_due(u, UC_UNO_FLIP_IN_STACK);
    waits |= u->house & STACKING && is_due(u, UC_UNO_FLIP_IN_CHALLENGE);
    if ((u->house & STACKING) == STACKING) return "there is no such stacking";
    if (waits != (u->stacked != 0) || (u->stacked && !(u->house & STACKING)))
        return "a stack waits out of time";
    if (!u->stacked) return NULL;
    if (u->symbol != UC_UNO_FLIP_DRAW_CARD && u->symbol != UC_UNO_FLIP_WILD_DRAW)
        return "a stack waits below another card";
    return u->stacked < UC_UNO_FLIP_STACK_SEARCH || u->side == DARK ? NULL
                                                                    : "a color is sought on the light side";
}

/* UF-7.9: a seat that has played a 7, and has cards left, swaps hands. */
static const char *check_swap(const uc_uno_flip *u) {
    if (!is_due(u, UC_UNO_FLIP_IN_SWAP)) return NULL;
    bool seven = u->house & UC_UNO_FLIP_SWAPS && u->symbol == SEVEN;
    return seven && u->seat[u->turn].held ? NULL : "hands are swapped out of time";
}

static const char *check_score(const uc_uno_flip *u) {
    bool over = u->head.phase == UC_UNO_FLIP_IN_OVER;
    for (int seat = 0; seat < u->head.seats; seat++) {
        if (u->seat[seat].last_score < 0 || u->seat[seat].last_score > u->seat[seat].total)
            return "a score is wrong";
        for (int i = 0; i < 6; i++)
            if (u->seat[seat].spare[i]) return "unused bytes are not zero";
    }
    if (uno_flip_ends(u, u->head.round - !over) != over)
        return "the game continues at the target, or ended early";
    if (u->has_last > 1 || u->last_side > DARK || (u->last_winner != NONE && !is_seat(u, u->last_winner)))
        return "the last round is broken";
    if (u->turns < 0 || u->turns > MOST_TURNS) return "the round has too many turns";
    if (u->max_turns && u->turns >= u->max_turns) return "the round has too many turns";
    if (u->passes >= u->head.seats) return "all have passed";
    return NULL;
}

const char *uno_flip_check(const uc_state *state) {
    const uc_uno_flip *u = &state->uno_flip;
    if (u->head.phase > UC_UNO_FLIP_IN_SWAP || u->side > DARK || (u->direction != 1 && u->direction != -1))
        return "the phase, side or direction does not exist";
    if (u->dealer == NONE ? u->head.phase != UC_UNO_FLIP_IN_DEALER : !is_seat(u, u->dealer))
        return "the dealer is wrong";
    const char *broken = check_discards(u);
    if (!broken) broken = is_view(u) ? check_view_cards(u) : check_state_cards(u);
    if (!broken && !is_view(u)) broken = check_state_pile(u);
    if (!broken) broken = check_pile(u);
    if (!broken) broken = check_drawing(u);
    if (!broken) broken = check_dealer(u);
    if (!broken) broken = check_deal(u);
    if (!broken) broken = check_turn(u);
    if (!broken) broken = check_stack(u);
    if (!broken) broken = check_swap(u);
    if (!broken) broken = check_partners(u);
    if (!broken) broken = check_score(u);
    return broken;
}
