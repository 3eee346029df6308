/* Flip 7: observations as numbers, and actions. All cards are public. */
#include "upcard/tensor.h"

#include <string.h>

#include "core/lanes.h"
#include "core/tensor.h"
#include "games/flip7/flip7.h"

enum {
    PHASES = UC_FLIP7_OVER + 1,
    COPIES_MAX = 24 /* of the commonest kind in two decks */,
    STATUSES = UC_FLIP7_BUSTED + 1,
    ASSIGNED = UC_FLIP7_SECOND - UC_FLIP7_FREEZE + 1
};

/* ---- parts of an observation: each returns where the next one begins ---- */

static inline void write_cards(const uc_flip7_seat *one, uint8_t *out) {
    set_spread((uc_set){{one->cards, 0}}, UC_FLIP7_KINDS, out);
    for (unsigned left = one->twice; left; left &= left - 1) out[UC_FLIP7_PLUS2 + bits_lowest(left)]++;
    out[UC_FLIP7_SECOND] = (uint8_t)(out[UC_FLIP7_SECOND] + one->seconds);
}

/* By seat, the observer first. */
static uint8_t *write_seats(const uc_flip7 *game, int viewer, uint8_t *out) {
    int seats = game->head.seats;
    uint8_t *cards = out, *status = cards + UC_FLIP7_KINDS * seats, *points = status + STATUSES * seats;
    for (int i = 0, seat = viewer; i < seats; i++, seat = tensor_next(seats, seat)) {
        const uc_flip7_seat *one = &game->seat[seat];
        int32_t worth = uc_flip7_points(one);
        write_cards(one, cards + UC_FLIP7_KINDS * i);
        for (int of = 0; of < STATUSES; of++) status[STATUSES * i + of] = one->status == of;
        points[i] = (uint8_t)(worth < 255 ? worth : 255);
    }
    return points + seats;
}

/* The Flip Three cards of each seat, and the dealer. */
static uint8_t *write_flips(const uc_flip7 *game, int viewer, uint8_t *out) {
    memset(out, 0, 3 * (size_t)game->head.seats);
    if (game->left) out[2 * tensor_seat(game->head.seats, viewer, game->flipper)] = game->left;
    for (int i = 0; i < game->queued; i++)
        out[2 * tensor_seat(game->head.seats, viewer, game->queue[i].by) + 1]++;
    out += 2 * game->head.seats;
    out[tensor_seat(game->head.seats, viewer, game->dealer)] = 1;
    return out + game->head.seats;
}

uint8_t *flip7_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out) {
    const uc_flip7 *game = &shown->flip7;
    (void)memory;
    out = tensor_write_shared(&uc_game_flip7, PHASES, shown, seat, out);
    out = write_seats(game, seat, out);
    out = write_flips(game, seat, out);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) out[kind] = (uint8_t)uc_flip7_copies(game, kind);
    out += UC_FLIP7_KINDS;
    memset(out, 0, ASSIGNED);
    if (game->assign_card >= UC_FLIP7_FREEZE) out[game->assign_card - UC_FLIP7_FREEZE] = 1;
    return out + ASSIGNED;
}

/* ---- fields ---- */

const uc_tensor_field flip7_tensor[] = {
    {"cards", "cards in front of the seat, by kind", UC_FLIP7_KINDS, COPIES_MAX, true, false},
    {"status", "1 for: active, stayed, frozen, busted", STATUSES, 1, true, false},
    {"points", "points of the cards of this round, without those of a Flip 7; at most 255", 1, 255, true,
     false},
    {"flips", "cards still to come in the Flip Three of the seat; cards that it has set aside", 2,
     UC_FLIP7_QUEUE_MAX, true, false},
    {"deals", "whether the seat is the dealer", 1, 1, true, false},
    {"deck", "cards left in the deck, by kind", UC_FLIP7_KINDS, COPIES_MAX, false, false},
    {"assigned", "1 for the card that is being assigned: Freeze, Flip Three, Second Chance", ASSIGNED, 1,
     false, false},
    {0}};

/* Hit, stay, and the targets relative to the mover. */
int flip7_action(const uc_state *shown, int seat, uc_move move) {
    int seats = shown->head.seats;
    if (move < UC_FLIP7_TARGET) return move - UC_FLIP7_HIT;
    return UC_FLIP7_TARGET - UC_FLIP7_HIT + (move - UC_FLIP7_TARGET - seat + seats) % seats;
}
