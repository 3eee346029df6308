/* Hi Lo Flip: observations as numbers, and actions. */
#include "upcard/tensor.h"

#include <string.h>

#include "core/lanes.h"
#include "core/tensor.h"
#include "games/hi_lo_flip/hi_lo_flip.h"

enum { PHASES = UC_HI_LO_FLIP_OVER + 1, SIDES = LO + 1 /* of the chip, and that it is not tossed */ };

/* ---- parts of an observation: each returns where the next one begins ---- */

/* The cards of each seat, and which seat has played; the observer's first. */
static uint8_t *write_seats(const uc_hi_lo_flip *game, int viewer, uint8_t *out) {
    int seats = game->head.seats;
    uint8_t *last = out + 2 * seats;
    for (int i = 0, seat = viewer; i < seats; i++, seat = tensor_next(seats, seat), out += 2, last += 3) {
        out[0] = game->seat[seat].held;
        out[1] = game->seat[seat].points;
        last[0] = game->turn == seat;
        last[1] = game->last_player == seat;
        last[2] = game->other_player == seat;
    }
    return last;
}

static uint8_t *write_cards(uc_set cards, uint8_t *out) {
    set_spread(cards, CARDS, out);
    return out + CARDS;
}

static uint8_t *write_piles(const uc_hi_lo_flip *game, uint8_t *out) {
    memset(out, 0, SIDES);
    out[game->chip] = 1;
    out += SIDES;
    out[0] = game->piled ? (uint8_t)(game->top + 1) : 0;
    out[1] = game->worth;
    out[2] = game->left;
    return out + 3;
}

static uint8_t *write_seen(const uc_hi_lo_flip *game, uint8_t *out) {
    for (int card = 0; card < CARDS; card++) out[card] = game->lies[card] >= PILED;
    for (int card = 0; card < CARDS; card++)
        out[CARDS + card] = (game->lies[card] >= TAKEN) & (game->lies[card] < PILED);
    return out + 2 * CARDS;
}

uint8_t *hi_lo_flip_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out) {
    const uc_hi_lo_flip *game = &shown->hi_lo_flip;
    out = tensor_write_shared(&uc_game_hi_lo_flip, PHASES, shown, seat, out);
    out = write_seats(game, seat, out);
    out = write_cards(game->seat[seat].hand, out);
    out = write_piles(game, out);
    out = write_seen(game, out);
    for (int i = 0, other = seat; memory && i < game->head.seats;
         i++, other = tensor_next(game->head.seats, other)) {
        out = write_cards(hi_lo_flip_may_hold(game, memory, seat, other), out);
    }
    return out;
}

/* ---- fields ---- */

const uc_tensor_field hi_lo_flip_tensor[] = {
    {"held", "cards in the hand; points of the cards taken in this round", 2, 255, true, false},
    {"last", "whether it is the seat's turn, it played the last card, it was the last other one to play", 3,
     1, true, false},
    {"hand", "the observer's cards", CARDS, 1, false, false},
    {"chip", "1 for: not tossed, HI, LO", SIDES, 1, false, false},
    {"pile", "number on the top of the discard pile or 0; points of that pile; cards in the draw pile", 3,
     255, false, false},
    {"seen", "cards in the discard pile; cards taken in this round", 2 * CARDS, 1, false, false},
    {"may_hold", "cards that the seat may hold, by all that was observed", CARDS, 1, true, true},
    {0}};

/* A card is its number; the chip is tossed by chance. */
int hi_lo_flip_action(const uc_state *shown, int seat, uc_move move) {
    (void)shown, (void)seat;
    return move - FIRST_PLAY;
}
