/* Flip 7: observations as numbers, and actions. All cards are public. */
#include "upcard/tensor.h"

#include "games/flip7/flip7.h"

enum { COPIES_MAX = 24 /* of the commonest kind in two decks */ };

static const uc_flip7 *flip7_of(const uc_view *view) {
    return &view->state.flip7;
}

static void write_cards(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    const uc_flip7_seat *one = &flip7_of(view)->seat[seat];
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) out[kind] = one->cards >> kind & 1;
    for (int i = 0; i < UC_FLIP7_FREEZE - UC_FLIP7_PLUS2; i++) out[UC_FLIP7_PLUS2 + i] += one->twice >> i & 1;
    out[UC_FLIP7_SECOND] = (uint8_t)(out[UC_FLIP7_SECOND] + one->seconds);
}

static void write_status(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    out[flip7_of(view)->seat[seat].status] = 1;
}

static void write_points(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    int32_t points = uc_flip7_points(&flip7_of(view)->seat[seat]);
    out[0] = (uint8_t)(points < 255 ? points : 255);
}

static void write_deck(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++)
        out[kind] = (uint8_t)uc_flip7_copies(flip7_of(view), kind);
}

static void write_flips(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    const uc_flip7 *game = flip7_of(view);
    if (game->left && game->flipper == seat) out[0] = game->left;
    for (int i = 0; i < game->queued; i++) out[1] += game->queue[i].by == seat;
}

static void write_assigned(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    int card = flip7_of(view)->assign_card;
    if (card) out[card - UC_FLIP7_FREEZE] = 1;
}

static void write_deals(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    out[0] = flip7_of(view)->dealer == seat;
}

const uc_tensor_field flip7_tensor[] = {
    {"cards", "cards in front of the seat, by kind", UC_FLIP7_KINDS, COPIES_MAX, true, false, write_cards},
    {"status", "1 for: active, stayed, frozen, busted", UC_FLIP7_BUSTED + 1, 1, true, false, write_status},
    {"points", "points of the cards of this round, without those of a Flip 7; at most 255", 1, 255, true,
     false, write_points},
    {"flips", "cards still to come in the Flip Three of the seat; cards that it has set aside", 2,
     UC_FLIP7_QUEUE_MAX, true, false, write_flips},
    {"deals", "whether the seat is the dealer", 1, 1, true, false, write_deals},
    {"deck", "cards left in the deck, by kind", UC_FLIP7_KINDS, COPIES_MAX, false, false, write_deck},
    {"assigned", "1 for the card that is being assigned: Freeze, Flip Three, Second Chance", 3, 1, false,
     false, write_assigned},
    {0}};

/* Hit, stay, and the targets relative to the mover. */
int flip7_action(const uc_state *shown, int seat, uc_move move) {
    int seats = shown->head.seats;
    if (move < UC_FLIP7_TARGET) return move - UC_FLIP7_HIT;
    return UC_FLIP7_TARGET - UC_FLIP7_HIT + (move - UC_FLIP7_TARGET - seat + seats) % seats;
}
