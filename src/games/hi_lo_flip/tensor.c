/* Hi Lo Flip: observations as numbers, and actions. */
#include "upcard/tensor.h"

#include "games/hi_lo_flip/hi_lo_flip.h"

static const uc_hi_lo_flip *game_of(const uc_view *view) {
    return &view->state.hi_lo_flip;
}

static void write_held(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    const uc_hi_lo_flip_seat *one = &game_of(view)->seat[seat];
    out[0] = one->held;
    out[1] = one->points;
}

static void write_last(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    out[0] = game_of(view)->turn == seat;
    out[1] = game_of(view)->last_player == seat;
    out[2] = game_of(view)->other_player == seat;
}

static void write_hand(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    set_mark(game_of(view)->seat[seat].hand, out);
}

static void write_chip(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    out[game_of(view)->chip] = 1;
}

static void write_pile(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_hi_lo_flip *game = game_of(view);
    out[0] = game->piled ? (uint8_t)(game->top + 1) : 0;
    out[1] = game->worth;
    out[2] = game->left;
}

static void write_seen(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    for (int card = 0; card < CARDS; card++) {
        int place = game_of(view)->lies[card];
        out[card] = place >= PILED;
        out[CARDS + card] = place >= TAKEN && place < PILED;
    }
}

static void write_may_hold(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    set_mark(hi_lo_flip_may_hold(view, memory, seat), out);
}

const uc_tensor_field hi_lo_flip_tensor[] = {
    {"held", "cards in the hand; points of the cards taken in this round", 2, 255, true, false, write_held},
    {"last", "whether it is the seat's turn, it played the last card, it was the last other one to play", 3,
     1, true, false, write_last},
    {"hand", "the observer's cards", CARDS, 1, false, false, write_hand},
    {"chip", "1 for: not tossed, HI, LO", UC_HI_LO_FLIP_LO + 1, 1, false, false, write_chip},
    {"pile", "number on the top of the discard pile or 0; points of that pile; cards in the draw pile", 3,
     255, false, false, write_pile},
    {"seen", "cards in the discard pile; cards taken in this round", 2 * CARDS, 1, false, false, write_seen},
    {"may_hold", "cards that the seat may hold, by all that was observed", CARDS, 1, true, true,
     write_may_hold},
    {0}};

/* A card is its number; the chip is tossed by chance. */
int hi_lo_flip_action(const uc_state *shown, int seat, uc_move move) {
    (void)shown, (void)seat;
    return move - FIRST_PLAY;
}
