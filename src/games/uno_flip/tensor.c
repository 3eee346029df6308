/* Uno Flip: observations as numbers, and actions by faces. */
#include "upcard/tensor.h"

#include "games/uno_flip/uno_flip.h"

enum {
    FACE_COPIES = 4, /* at most, of a wild */
    ACTION_WILD = 4 * 13,
    ACTION_DRAW = ACTION_WILD + 2 * UC_UNO_FLIP_COLORS, /* and the moves that follow UC_UNO_FLIP_DRAW */
    ACTION_COLOR = ACTION_DRAW + UC_UNO_FLIP_COLOR - UC_UNO_FLIP_DRAW,
    ACTION_SWAP = ACTION_COLOR + UC_UNO_FLIP_COLORS,
};
_Static_assert(ACTION_SWAP + UC_UNO_FLIP_SEATS == UNO_ACTIONS, "every move has an action");

static const uc_uno_flip *uno_of(const uc_view *view) {
    return &view->state.uno_flip;
}

/* A card by one of its faces, if it is known. */
static void write_face(int side, int card, uint8_t *out) {
    if (card < CARDS) out[face_number(side, card) % FACES] = 1;
}

static void write_seat(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    out[0] = uno_of(view)->seat[seat].held;
}

static void write_marks(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    const uc_uno_flip *u = uno_of(view);
    const uint8_t marked[] = {u->turn, u->dealer, u->uno, u->challenge_by, u->challenge_of, u->drawing};
    for (size_t i = 0; i < sizeof marked; i++) out[i] = marked[i] == seat;
}

/* The observer's own backs are what the others see of it. */
static void write_backs(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    const uc_uno_flip *u = uno_of(view);
    if (u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN && seat != u->head.viewer) return;
    int back = !u->side;
    for (int high = 0; high < 2; high++)
        for (uint64_t left = u->seat[seat].hand.word[high]; left; left &= left - 1)
            out[face_number(back, 64 * high + bits_lowest(left)) - FACES * back]++;
}

static void write_hand(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    set_mark(uno_of(view)->seat[seat].hand, out);
}

static void write_discards(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_uno_flip *u = uno_of(view);
    for (int i = 0; i < u->discards; i++) {
        int card = u->discard[i];
        out[card + (card == TWIN && out[TWIN])] = 1;
    }
}

static void write_top(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_uno_flip *u = uno_of(view);
    if (u->discards) write_face(u->side, u->discard[u->discards - 1], out);
}

static void write_next(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    write_face(!uno_of(view)->side, uno_of(view)->top, out);
}

static void write_drew(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_uno_flip *u = uno_of(view);
    if (u->turn == u->head.viewer) write_face(u->side, u->drew, out);
}

static void write_colors(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_uno_flip *u = uno_of(view);
    const uint8_t colors[] = {u->color, u->asked, u->until};
    for (int i = 0; i < 3; i++)
        if (colors[i] < UC_UNO_FLIP_COLORS) out[UC_UNO_FLIP_COLORS * i + colors[i]] = 1;
}

static void write_table(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_uno_flip *u = uno_of(view);
    out[0] = u->side;
    out[1] = u->direction > 0;
    out[2] = u->first_flip;
}

static void write_counts(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_uno_flip *u = uno_of(view);
    out[0] = u->piled;
    out[1] = u->left;
    out[2] = u->stacked;
}

static void write_may_hold(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    set_mark(uno_flip_may_hold(view, memory, seat), out);
}

const uc_tensor_field uno_flip_tensor[] = {
    {"held", "cards in the hand", 1, CARDS, true, false, write_seat},
    {"marks",
     "whether the seat has the turn, is the dealer, may be caught, may challenge, may be challenged, draws",
     6, 1, true, false, write_marks},
    {"backs", "backs of the hand by face, for the observer those that others see; 0 if backs are hidden",
     FACES, FACE_COPIES, true, false, write_backs},
    {"hand", "the observer's cards, as rows of the deck", CARDS, 1, false, false, write_hand},
    {"discards", "cards of the discard pile, as rows of the deck", CARDS, 1, false, false, write_discards},
    {"top", "1 for the active face of the top of the discard pile", FACES, 1, false, false, write_top},
    {"next", "1 for the back on the draw pile, if it is seen", FACES, 1, false, false, write_next},
    {"drew", "1 for the active face of the card that the observer has just drawn", FACES, 1, false, false,
     write_drew},
    {"colors",
     "1 for the active color, for the one before a wild-draw card that may be challenged, for the one drawn "
     "for",
     3 * UC_UNO_FLIP_COLORS, 1, false, false, write_colors},
    {"table", "1 for: the dark side, ascending seats, an opening flip card that only some cards match", 3, 1,
     false, false, write_table},
    {"counts",
     "cards in the draw pile; cards still to be drawn; cards of a stack, 64 more while it is searched", 3,
     255, false, false, write_counts},
    {"may_hold", "cards that the seat may hold, by all that was observed, as rows of the deck", CARDS, 1,
     true, true, write_may_hold},
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
