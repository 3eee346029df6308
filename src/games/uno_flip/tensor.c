/* Uno Flip: observations as numbers, and actions by faces. */
#include "upcard/tensor.h"

#include <string.h>

#include "core/lanes.h"
#include "core/tensor.h"
#include "games/uno_flip/uno_flip.h"

enum {
    PHASES = UC_UNO_FLIP_IN_SWAP + 1,
    MARKS = 6,
    ACTION_WILD = 4 * 13,
    ACTION_DRAW = ACTION_WILD + 2 * UC_UNO_FLIP_COLORS, /* and the moves that follow UC_UNO_FLIP_DRAW */
    ACTION_COLOR = ACTION_DRAW + UC_UNO_FLIP_COLOR - UC_UNO_FLIP_DRAW,
    ACTION_SWAP = ACTION_COLOR + UC_UNO_FLIP_COLORS,
};
_Static_assert(ACTION_SWAP + UC_UNO_FLIP_SEATS == UNO_ACTIONS, "every move has an action");

/* ---- parts of an observation: each returns where the next one begins ---- */

/* A card by one of its faces, if it is known. */
static inline uint8_t *write_face(int side, int card, uint8_t *out) {
    bool known = card < CARDS;
    memset(out, 0, FACES);
    out[face_number(side, known ? card : 0) - FACES * side] = known;
    return out + FACES;
}

static uint8_t *write_held(const uc_uno_flip *u, int viewer, uint8_t *out) {
    int seats = u->head.seats;
    for (int i = 0, seat = viewer; i < seats; i++, seat = tensor_next(seats, seat))
        out[i] = u->seat[seat].held;
    return out + seats;
}

static uint8_t *write_marks(const uc_uno_flip *u, int viewer, uint8_t *out) {
    const uint8_t marked[MARKS] = {u->turn, u->dealer, u->uno, u->challenge_by, u->challenge_of, u->drawing};
    int seats = u->head.seats;
    memset(out, 0,
           MARKS * UC_UNO_FLIP_SEATS); /* of the largest table, which is faster; the backs come there */
    for (int mark = 0; mark < MARKS; mark++)
        if (marked[mark] < seats) out[MARKS * tensor_seat(seats, viewer, marked[mark]) + mark] = 1;
    return out + MARKS * seats;
}

#if defined(__SSSE3__)
/* The hands of seats by face, as many faces at a time as the processor can. It begins with the last ones,
 * because ten zeros behind them fall into the next hand; the observation goes on behind the last hand. */
static void count_faces(const uc_uno_flip *u, int side, int from, int to, int viewer, uint8_t *out) {
    int seats = u->head.seats;
    for (int at = FACES_ROOM - LANES; at >= 0; at -= LANES) {
        lanes_cards copy[FACE_COPIES];
        for (int i = 0; i < FACE_COPIES; i++) copy[i] = lanes_find(uno_flip_copies[side][i] + at);
        for (int seat = from, place = tensor_seat(seats, viewer, from); seat < to;
             seat++, place = tensor_next(seats, place)) {
            uc_lanes cards = lanes_load(&u->seat[seat].hand),
                     faces = lanes_have(cards, copy[0]) + lanes_have(cards, copy[1]);
            if (at + LANES > ACTION_WILD) faces += lanes_have(cards, copy[2]) + lanes_have(cards, copy[3]);
            lanes_store(-faces, out + FACES * place + at);
        }
    }
}
#else
/* The hands of seats by face. */
static void count_faces(const uc_uno_flip *u, int side, int from, int to, int viewer, uint8_t *out) {
    for (int seat = from; seat < to; seat++) {
        uint8_t *row = out + FACES * tensor_seat(u->head.seats, viewer, seat);
        memset(row, 0, FACES);
        for (uc_set left = u->seat[seat].hand; !set_empty(left);)
            row[face_number(side, set_take_lowest(&left)) - FACES * side]++;
    }
}
#endif

/* A hand and its stand-ins have the same backs. The observer's own are what the others see of it. */
static uint8_t *write_backs(const uc_uno_flip *u, int viewer, uint8_t *out) {
    int seats = u->head.seats;
    if (u->opt_backs == UC_UNO_FLIP_BACKS_VISIBLE) {
        count_faces(u, !u->side, 0, seats, viewer, out);
    } else {
        memset(out, 0, FACES * (size_t)seats);
        count_faces(u, !u->side, viewer, viewer + 1, viewer, out);
    }
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
    for (int i = 0, other = seat; memory && i < u->head.seats;
         i++, other = tensor_next(u->head.seats, other)) {
        out = write_cards(uno_flip_may_hold(u, memory, other), out);
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
