/* Uno Flip: observations as numbers, and actions by faces. */
#include "upcard/tensor.h"

#include <string.h>

#include "core/tensor.h"
#include "games/uno_flip/uno_flip.h"

enum {
    PHASES = UC_UNO_FLIP_IN_SWAP + 1,
    MARKS = 6,
    FACE_COPIES = 4, /* at most, of a wild */
    ACTION_WILD = 4 * 13,
    ACTION_DRAW = ACTION_WILD + 2 * UC_UNO_FLIP_COLORS, /* and the moves that follow UC_UNO_FLIP_DRAW */
    ACTION_COLOR = ACTION_DRAW + UC_UNO_FLIP_COLOR - UC_UNO_FLIP_DRAW,
    ACTION_SWAP = ACTION_COLOR + UC_UNO_FLIP_COLORS,
};
_Static_assert(ACTION_SWAP + UC_UNO_FLIP_SEATS == UNO_ACTIONS, "every move has an action");

/* ---- parts of an observation: each returns where the next one begins ---- */

/* The number of a seat as an observer counts. */
static inline int relative(const uc_uno_flip *u, int viewer, int seat) {
    return seat - viewer + (seat < viewer ? u->head.seats : 0);
}

/* A card by one of its faces, if it is known. */
static inline uint8_t *write_face(int side, int card, uint8_t *out) {
    memset(out, 0, FACES);
    if (card < CARDS) out[face_number(side, card) % FACES] = 1;
    return out + FACES;
}

static uint8_t *write_held(const uc_uno_flip *u, int viewer, uint8_t *out) {
    for (int seat = 0; seat < u->head.seats; seat++) out[relative(u, viewer, seat)] = u->seat[seat].held;
    return out + u->head.seats;
}

static uint8_t *write_marks(const uc_uno_flip *u, int viewer, uint8_t *out) {
    const uint8_t marked[MARKS] = {u->turn, u->dealer, u->uno, u->challenge_by, u->challenge_of, u->drawing};
    memset(out, 0, MARKS * (size_t)u->head.seats);
    for (int mark = 0; mark < MARKS; mark++)
        if (marked[mark] < u->head.seats) out[MARKS * relative(u, viewer, marked[mark]) + mark] = 1;
    return out + MARKS * u->head.seats;
}

#if defined(__SSSE3__)
/* By side: the two copies of each face that is no wild. 127 is no card. */
static const uc_sixteen copies[2][4][2] = {
    {{{0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30},
      {1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31}},
     {{32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62},
      {33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63}},
     {{64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94},
      {65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87, 89, 91, 93, 95}},
     {{96, 98, 100, 102, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127},
      {97, 99, 101, 103, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127}}},
    {{{40, 8, 0, 19, 62, 80, 4, 24, 86, 30, 66, 10, 56, 28, 64, 76},
      {44, 108, 18, 50, 104, 96, 72, 58, 100, 32, 68, 26, 105, 101, 82, 106}},
     {{60, 9, 70, 14, 29, 59, 54, 16, 55, 46, 31, 1, 21, 43, 12, 38},
      {92, 42, 97, 20, 34, 67, 84, 93, 88, 48, 85, 57, 25, 74, 17, 102}},
     {{103, 45, 35, 2, 15, 78, 33, 13, 39, 49, 98, 52, 65, 61, 51, 11},
      {107, 83, 109, 6, 89, 79, 94, 73, 41, 90, 110, 95, 71, 111, 81, 75}},
     {{22, 3, 36, 7, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127},
      {69, 87, 91, 53, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127}}},
};

/* The cards of hands by face, sixteen faces at a time. It begins with the last ones, because ten zeros
 * behind them fall into the next hand; the observation goes on behind the last hand. */
static void count_faces(int side, const uc_set *hand, int count, uint8_t *out) {
    for (int part = 3; part >= 0; part--) {
        uc_sixteen first = copies[side][part][0], second = copies[side][part][1];
        for (int i = 0; i < count; i++) {
            uc_sixteen faces = -(set_has_each(hand[i], first) + set_has_each(hand[i], second));
            sixteen_store(faces, out + FACES * i + 16 * part);
        }
    }
    for (int i = 0; i < count; i++, out += FACES)
        for (int wild = UC_UNO_FLIP_WILD_CARD; wild <= UC_UNO_FLIP_WILD_DRAW; wild++)
            out[FACES - UC_UNO_FLIP_SYMBOLS + wild] =
                (uint8_t)set_count(set_and(hand[i], uc_uno_flip_symbols[side][wild]));
}
#else
/* The cards of hands by face. */
static void count_faces(int side, const uc_set *hand, int count, uint8_t *out) {
    memset(out, 0, (size_t)FACES * (size_t)count);
    for (int i = 0; i < count; i++, out += FACES)
        for (uc_set left = hand[i]; !set_empty(left);)
            out[face_number(side, set_take_lowest(&left)) - FACES * side]++;
}
#endif

/* A hand and its stand-ins have the same backs. The observer's own are what the others see of it. */
static uint8_t *write_backs(const uc_uno_flip *u, int viewer, uint8_t *out) {
    static const uc_set hidden = {{0, 0}};
    uc_set hand[UC_UNO_FLIP_SEATS];
    bool visible = u->opt_backs == UC_UNO_FLIP_BACKS_VISIBLE;
    int seats = u->head.seats;
    for (int i = 0, seat = viewer; i < seats; i++) {
        hand[i] = visible || !i ? u->seat[seat].hand : hidden;
        if (++seat == seats) seat = 0;
    }
    count_faces(!u->side, hand, seats, out);
    return out + FACES * seats;
}

static uint8_t *write_cards(uc_set cards, uint8_t *out) {
    set_spread(cards, CARDS, out);
    return out + CARDS;
}

/* The tops of the piles, and the card just drawn. */
static uint8_t *write_tops(const uc_uno_flip *u, int viewer, uint8_t *out) {
    bool hidden = u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN;
    out = write_face(u->side, u->discards ? u->discard[u->discards - 1] : NONE, out);
    out = write_face(!u->side, hidden ? NONE : u->top, out);
    return write_face(u->side, u->turn == viewer ? u->drew : NONE, out);
}

static uint8_t *write_rest(const uc_uno_flip *u, uint8_t *out) {
    const uint8_t colors[] = {u->color, u->asked, u->until};
    const uint8_t rest[] = {u->side, u->direction > 0, u->first_flip, u->piled, u->left, u->stacked};
    memset(out, 0, sizeof colors * UC_UNO_FLIP_COLORS);
    for (size_t i = 0; i < sizeof colors; i++, out += UC_UNO_FLIP_COLORS)
        if (colors[i] < UC_UNO_FLIP_COLORS) out[colors[i]] = 1;
    memcpy(out, rest, sizeof rest);
    return out + sizeof rest;
}

uint8_t *uno_flip_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out) {
    const uc_uno_flip *u = &shown->uno_flip;
    out = tensor_write_shared(&uc_game_uno_flip, PHASES, shown, seat, out);
    out = write_held(u, seat, out);
    out = write_marks(u, seat, out);
    out = write_backs(u, seat, out);
    out = write_cards(u->seat[seat].hand, out);
    out = write_cards(uno_flip_discarded(u), out);
    out = write_tops(u, seat, out);
    out = write_rest(u, out);
    for (int i = 0, other = seat; memory && i < u->head.seats; i++) {
        out = write_cards(uno_flip_may_hold(u, memory, other), out);
        if (++other == u->head.seats) other = 0;
    }
    return out;
}

/* ---- fields ---- */

const uc_tensor_field uno_flip_tensor[] = {
    {"held", "cards in the hand", 1, CARDS, true, false},
    {"marks",
     "whether the seat has the turn, is the dealer, may be caught, may challenge, may be challenged, draws",
     MARKS, 1, true, false},
    {"backs", "backs of the hand by face, for the observer those that others see; 0 if backs are hidden",
     FACES, FACE_COPIES, true, false},
    {"hand", "the observer's cards, as rows of the deck", CARDS, 1, false, false},
    {"discards", "cards of the discard pile, as rows of the deck", CARDS, 1, false, false},
    {"top", "1 for the active face of the top of the discard pile", FACES, 1, false, false},
    {"next", "1 for the back on the draw pile, if it is seen", FACES, 1, false, false},
    {"drew", "1 for the active face of the card that the observer has just drawn", FACES, 1, false, false},
    {"colors",
     "1 for the active color, for the one before a wild-draw card that may be challenged, for the one drawn "
     "for",
     3 * UC_UNO_FLIP_COLORS, 1, false, false},
    {"table", "1 for: the dark side, ascending seats, an opening flip card that only some cards match", 3, 1,
     false, false},
    {"counts",
     "cards in the draw pile; cards still to be drawn; cards of a stack, 64 more while it is searched", 3,
     255, false, false},
    {"may_hold", "cards that the seat may hold, by all that was observed, as rows of the deck", CARDS, 1,
     true, true},
    {0}};

/* Color and symbol of the active face; a wild by the color that is named; with or without the word uno. */
int uno_flip_action(const uc_state *shown, int seat, uc_move move) {
    const uc_uno_flip *u = &shown->uno_flip;
    int seats = u->head.seats, offset = move - UC_UNO_FLIP_PLAY;
    if (move >= UC_UNO_FLIP_SWAP) return ACTION_SWAP + (move - UC_UNO_FLIP_SWAP - seat + seats) % seats;
    if (move < UC_UNO_FLIP_COLOR) return move < UC_UNO_FLIP_DRAW ? -1 : ACTION_DRAW + move - UC_UNO_FLIP_DRAW;
    if (move < UC_UNO_FLIP_PLAY) return ACTION_COLOR + (move - UC_UNO_FLIP_COLOR) % UC_UNO_FLIP_COLORS;
    uc_uno_flip_face face = uc_uno_flip_faces[offset / 10][u->side];
    if (face.color < WILD) return 13 * face.color + face.symbol - UC_UNO_FLIP_ONE;
    int kind = face.symbol - UC_UNO_FLIP_WILD_CARD, color = (offset % 10 >> 1) - 1;
    return color < 0 ? -1 : ACTION_WILD + UC_UNO_FLIP_COLORS * kind + color;
}
