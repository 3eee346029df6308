/* Uno Flip as a beginner plays it: the first card that matches, wilds only when nothing else does, naming
 * the color that the hand has most of. Says uno, and catches a seat that does not; never challenges, and
 * looks at no backs. */
#include "bots/uno_flip/players.h"

static int favorite_color(const uc_uno_flip *u, uc_set hand) {
    int best = 0;
    for (int color = 1; color < UC_UNO_FLIP_COLORS; color++)
        if (uno_flip_of_color(hand, u->side, color) > uno_flip_of_color(hand, u->side, best)) best = color;
    return best;
}

/* Whether a play is not of a wild, or of a wild that names this color. */
static bool is_sensible(uc_move move, int color) {
    int named = (move - UC_UNO_FLIP_PLAY) % 10 / 2;
    return named == 0 || named == 1 + color;
}

static bool names_color(uc_move move) {
    return (move - UC_UNO_FLIP_PLAY) % 10 >= 2;
}

/* The first play that is not a wild, or else the first wild, naming its favorite color; 0 if none is legal.
 * Prefers the same play with the word uno, which is the next in the list. */
static uc_move first_play(const uc_ask *ask, int color) {
    uc_move first = 0;
    for (int i = 0; i < ask->count; i++) {
        uc_move move = ask->legal[i];
        if (move < UC_UNO_FLIP_PLAY || !is_sensible(move, color)) continue;
        bool better = !first || names_color(first) > names_color(move) || move == first + 1;
        if (better) first = move;
    }
    return first;
}

uc_move easy_uno_flip(const uc_ask *ask) {
    const uc_uno_flip *u = &ask->view->state.uno_flip;
    int color = favorite_color(u, u->seat[u->head.viewer].hand);
    uc_move word = uno_flip_word(ask);
    if (word) return word;
    if (u->head.phase == UC_UNO_FLIP_IN_COLOR) return (uc_move)(UC_UNO_FLIP_COLOR + 4 * u->side + color);
    if (u->head.phase == UC_UNO_FLIP_IN_CHALLENGE) return UC_UNO_FLIP_ACCEPT;
    if (u->head.phase == UC_UNO_FLIP_IN_SWAP) return uno_flip_swap(ask);
    uc_move play = first_play(ask, color);
    return play ? play : ask->legal[0]; /* to draw, to pass or to keep */
}
